//! The Crown Regent, who makes an attacker pick another target.

use tabletop::{Scribe, Seat, Seats};

use crate::ask::Ask;
use crate::constant::watch;
use crate::event::Event;
use crate::item::{Item, Thing};
use crate::state::{Form, Thrones};
use crate::title::Title;

impl Thrones {
    /// The Crown Regent may make the attacker pick another target (`title.crown_regent.redirect`).
    pub(crate) fn crown_regent(&mut self) {
        let Some(seat) = self.holder(Title::CrownRegent) else { return };
        if !self.challenge.on || self.player(seat).title_used {
            return;
        }
        self.offer(Thing::Yes);
        self.offer(Thing::Pass);
        self.ask(seat, Ask::Redirect, Form::One);
    }

    pub(crate) fn regent_chose(&mut self, seat: Seat, item: Item, scribe: &mut impl Scribe<Event>) {
        if item.thing() != Thing::Yes {
            return;
        }
        self.player_mut(seat).title_used = true;
        let targets = self.new_targets();
        if targets.is_empty() {
            scribe.note(|| Event::RedirectionSpent { by: seat });
            return;
        }
        for target in targets.iter() {
            self.offer(Thing::Seat(target));
        }
        self.ask(self.challenge.attacker, Ask::NewTarget, Form::One);
    }

    /// The other players the attacker could lawfully challenge (`title.crown_regent.target`).
    fn new_targets(&self) -> Seats {
        let challenge = &self.challenge;
        let mut targets = Seats::NONE;
        for seat in self.everyone().iter() {
            if seat != challenge.target && self.is_lawful_target(seat) {
                targets.insert(seat);
            }
        }
        targets
    }

    /// Whether the attacker of the running challenge could lawfully challenge a player with it.
    pub(crate) fn is_lawful_target(&self, seat: Seat) -> bool {
        let attacker = self.challenge.attacker;
        seat != attacker
            && !self.supports(attacker, seat)
            && !self.is_barred(attacker, self.challenge.kind, seat)
    }

    pub(crate) fn new_target_chosen(&mut self, item: Item, scribe: &mut impl Scribe<Event>) {
        let Thing::Seat(target) = item.thing() else { unreachable!("a player is the new target") };
        self.challenge.target = target;
        self.challenge.defender = target;
        self.changed(watch::CHALLENGE);
        let by = self.holder(Title::CrownRegent).expect("the Regent redirected");
        scribe.note(|| Event::ChallengeRedirected { by, target });
    }
}

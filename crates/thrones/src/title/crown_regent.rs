//! The Crown Regent, who makes an attacker pick another target.

use tabletop::{Scribe, Seat, Seats};

use crate::ask::Ask;
use crate::constant::watch;
use crate::event::Event;
use crate::flow::Step;
use crate::item::{Item, Thing};
use crate::phase::challenges::ChallengeStep;
use crate::state::Thrones;
use crate::title::Title;

impl Thrones {
    /// The Crown Regent may make the attacker pick another target (`title.crown_regent.redirect`).
    pub(crate) fn ask_crown_regent(&mut self) {
        let Some(seat) = self.holder(Title::CrownRegent) else { return };
        if !self.player(seat).title_used {
            let asking = Step::Challenge(ChallengeStep::CrownRegent);
            self.ask_yes_or_pass(asking, seat, Ask::Redirect);
        }
    }

    /// The Crown Regent redirects the challenge or not.
    pub(crate) fn redirect(&mut self, seat: Seat, item: Item, scribe: &mut impl Scribe<Event>) {
        if item.thing() != Thing::Yes {
            return;
        }
        self.player_mut(seat).title_used = true;
        if self.new_targets().is_empty() {
            scribe.note(|| Event::RedirectionSpent { by: seat });
            return;
        }
        self.then(Step::Challenge(ChallengeStep::NewTarget));
    }

    /// The attacker picks his new target.
    pub(crate) fn ask_new_target(&mut self) {
        let asking = Step::Challenge(ChallengeStep::NewTarget);
        self.ask(asking, self.challenge.attacker, Ask::NewTarget);
        for target in self.new_targets().iter() {
            self.offer(Thing::Seat(target));
        }
    }

    /// The other players the attacker could lawfully challenge (`title.crown_regent.target`).
    fn new_targets(&mut self) -> Seats {
        let mut targets = Seats::NONE;
        for seat in self.everyone().iter() {
            if seat != self.challenge.target && self.is_lawful_target(seat) {
                targets.insert(seat);
            }
        }
        targets
    }

    /// Whether the attacker of the running challenge could lawfully challenge a player with it.
    pub(crate) fn is_lawful_target(&mut self, seat: Seat) -> bool {
        let attacker = self.challenge.attacker;
        seat != attacker
            && !self.supports(attacker, seat)
            && !self.is_barred(attacker, self.challenge.kind, seat)
    }

    pub(crate) fn take_new_target(&mut self, item: Item, scribe: &mut impl Scribe<Event>) {
        let Thing::Seat(target) = item.thing() else { unreachable!("a player is the new target") };
        self.challenge.redirected_from = Some(self.challenge.target);
        self.challenge.target = target;
        self.challenge.defender = target;
        self.changed(watch::CHALLENGE);
        let by = self.holder(Title::CrownRegent).expect("the Regent redirected");
        scribe.note(|| Event::ChallengeRedirected { by, target });
    }
}

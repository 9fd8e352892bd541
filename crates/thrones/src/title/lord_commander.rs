//! The Lord Commander of the Kingsguard, who takes over an undefended military challenge.

use tabletop::{Scribe, Seat};

use crate::ask::Ask;
use crate::event::Event;
use crate::flow::Step;
use crate::item::{Item, Thing};
use crate::phase::challenges::ChallengeStep;
use crate::state::Thrones;
use crate::title::Title;
use crate::vocabulary::Icon;

impl Thrones {
    /// The Lord Commander may take over an undefended military challenge between others
    /// (`title.lord_commander.redirect`, `title.lord_commander.legal`).
    pub(crate) fn ask_lord_commander(&mut self) {
        let Some(seat) = self.holder(Title::LordCommander) else { return };
        let challenge = &self.challenge;
        let open = challenge.kind == Icon::Military
            && !challenge.defended
            && challenge.attacker != seat
            && challenge.target != seat;
        if !open || self.player(seat).title_used || !self.is_lawful_target(seat) {
            return;
        }
        let asking = Step::Challenge(ChallengeStep::LordCommander);
        self.ask_yes_or_pass(asking, seat, Ask::TakeOver);
    }

    /// The Lord Commander takes the challenge over or not.
    pub(crate) fn take_over(&mut self, seat: Seat, item: Item, scribe: &mut impl Scribe<Event>) {
        if item.thing() == Thing::Yes {
            self.player_mut(seat).title_used = true;
            scribe.note(|| Event::TakenOver { seat });
            self.restart_against(seat);
        }
    }
}

//! Losses in words: who loses Troops, where, and to what.

use tabletop::{Prompt, Seat};

use super::title::counted;
use crate::ask::Ask;
use crate::event::Names;
use crate::flow::Step;
use crate::id::VillageId;
use crate::item::Item;
use crate::phase::disasters::DisasterStep;
use crate::phase::plague::PlagueStep;
use crate::phase::uprising::UprisingStep;
use crate::state::Fief;

impl Fief {
    pub(super) fn title_of_losses(&self, prompt: &Prompt<'_, Item, Ask>) -> String {
        let names = Names(self);
        let who = names.who(prompt.seat);
        let what = match prompt.shape.items().first() {
            Some(Item::Noble(_)) => "Nobles",
            _ => "Troops",
        };
        let at = self.loss_village(prompt.seat).map(|at| names.at(at)).unwrap_or_default();
        match self.asking() {
            Some(Step::Uprising(UprisingStep::Losses(_))) => {
                let hits = counted(self.rising.hits, "hit");
                format!("{who} takes {hits} of {}: which {what} are lost?", self.uprising_told())
            }
            Some(Step::Disaster(_)) => {
                format!("The Plague takes half of {who}'s {what} in {at}: which?")
            }
            _ => {
                let side = usize::from(self.fighting.leader(0) != prompt.seat);
                let hits = counted(self.fighting.hits[1 - side], "hit");
                format!("{who} takes {hits} in {at}: which {what} are lost?")
            }
        }
    }

    /// "A Knight in Riverrun", or whose it is if it is a helper's; "Lead a Knight along" on the way.
    pub(super) fn label_unit(
        &self,
        prompt: &Prompt<'_, Item, Ask>,
        seat: Seat,
        troop: &str,
    ) -> String {
        if let Ask::MoveGroup(_) = prompt.ask {
            return format!("Lead {} along", super::label::a(troop));
        }
        let whose = match seat == prompt.seat {
            true => super::label::a(troop),
            false => format!("{}'s {troop}", Names(self).who(seat)),
        };
        match self.loss_village(prompt.seat) {
            Some(at) => format!("{whose} in {}", Names(self).at(at)),
            None => whose,
        }
    }

    /// Where the Troops stand of which some are lost.
    fn loss_village(&self, seat: Seat) -> Option<VillageId> {
        match self.asking()? {
            Step::Uprising(_) => Some(self.rising.village),
            Step::Battle(_) => Some(self.fighting.village),
            Step::Disaster(DisasterStep::Plague(PlagueStep::Troops(region, _, from))) => {
                self.next_plagued_army(seat, region, from)
            }
            Step::Disaster(DisasterStep::Plague(PlagueStep::EnterTroops(_, at))) => Some(at),
            _ => None,
        }
    }
}

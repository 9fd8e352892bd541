//! What happens to Nobles and their Titles: placing, accepting, overflow, death, inheritance.

use serde::{Deserialize, Serialize};
use tabletop::{Scribe, Seat};

use crate::ask::Ask;
use crate::event::{ControlCause, Event};
use crate::flow::{Given, Question, Step};
use crate::id::{VillageId, Villages};
use crate::item::Item;
use crate::noble::NobleId;
use crate::state::Fief;

/// A change of Nobles and Titles half-way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SuccessionStep {
    /// A new or freed Noble is placed by his Player.
    Place(NobleId),
}

impl Fief {
    /// Where a new or freed Noble of the Player may be placed.
    pub(crate) fn places_for_noble(&self, seat: Seat) -> Villages {
        let realm = self.board.realm();
        let fortified = |village: &VillageId| {
            self.controller(*village) == Some(seat) && self.is_fortified(*village)
        };
        let with_noble = |village: &VillageId| self.free_nobles_at(seat, *village).next().is_some();
        let gather = |fits: &dyn Fn(&VillageId) -> bool| {
            let mut villages = Villages::NONE;
            realm.all.iter().filter(|village| fits(village)).for_each(|v| villages.insert(v));
            villages
        };
        let best = gather(&fortified);
        if !best.is_empty() {
            return best;
        }
        let second = gather(&with_noble);
        if second.is_empty() { realm.all } else { second }
    }

    pub(crate) fn enter_succession(
        &mut self,
        step: SuccessionStep,
        _scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            SuccessionStep::Place(noble) => {
                let seat = self.owner(noble);
                self.put(Step::Succession(step), seat, Ask::PlaceNoble(noble));
                for village in self.places_for_noble(seat).iter() {
                    self.offer(Item::Village(village));
                }
            }
        }
    }

    pub(crate) fn answer_succession(
        &mut self,
        step: SuccessionStep,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match (step, given.item()) {
            (SuccessionStep::Place(noble), Item::Village(village)) => {
                self.place_noble(noble, village, scribe);
                self.occupy(question.seat, village, scribe);
            }
            (step, item) => unreachable!("{step:?} does not offer {item:?}"),
        }
    }

    /// A Player's unit stops in a Village: one nobody Controls, or an empty one of a governed Fief,
    /// is Controlled by him from now on.
    pub(crate) fn occupy(
        &mut self,
        seat: Seat,
        village: VillageId,
        scribe: &mut impl Scribe<Event>,
    ) {
        if self.villages[village.index()].controller.is_none() {
            self.gain_control(seat, village, ControlCause::Occupied, scribe);
        }
    }
}

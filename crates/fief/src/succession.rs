//! What happens to Nobles and their Titles: placing, accepting, overflow, death, inheritance.
//!
//! Other chapters call [`Fief::kill`], [`Fief::offer_title`], [`Fief::outlaw`],
//! [`Fief::take_the_black`] and [`Fief::end_marriage`]. Those that may have to ask push their
//! steps: whatever the caller pushed before is entered after them, so a caller pushes its own next
//! step first and then looks at what came of it.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Scribe, Seat, Seats};

use crate::ask::Ask;
use crate::event::{ControlCause, DeathCause, Event, FreedCause, War};
use crate::flow::{Given, Question, Step};
use crate::id::{FIEFS, FiefId, VillageId, Villages};
use crate::item::Item;
use crate::noble::{NobleId, Place};
use crate::state::Fief;
use crate::stock::IN_PLAY_MAX;
use crate::title::Title;

mod death;
mod status;
pub(crate) mod title;

/// A change of Nobles and Titles half-way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SuccessionStep {
    /// A new or freed Noble is placed by his Player.
    Place(NobleId),
    /// Baratheon may save the dying Noble at this place of the list.
    Death(u8),
    /// Those who were not saved die together.
    Bury,
    /// The Player of a Noble who is gone names who inherits the Fief.
    Inherit(Seat, FiefId),
    /// The Noble is offered the Title.
    Accept(NobleId, Title),
    /// The Noble disposes of earlier Titles until there is room for the new one.
    MakeRoom(NobleId, Title),
    /// The Noble's earlier Title goes to another Noble or to the board.
    Transfer(NobleId, Title),
    /// The second Noble is offered the first one's Title.
    AcceptTransfer(NobleId, NobleId, Title),
    /// The Noble receives the Title, for which there is room.
    Gain(NobleId, Title),
    /// Taxes whose Noble or Title is gone are removed.
    Settled,
}

/// Deaths and transfers in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Settling {
    /// Who dies together, and of what.
    pub(crate) dying: Row<(NobleId, DeathCause), IN_PLAY_MAX>,
    /// The Players who refused the Title that is being passed on.
    pub(crate) refused_by: Seats,
    /// Who held each Fief Title that is being inherited.
    pub(crate) left_by: [NobleId; FIEFS],
}

impl Fief {
    /// Where a new or freed Noble of the Player may be placed.
    pub(crate) fn places_for_noble(&self, seat: Seat) -> Villages {
        let realm = self.board.realm();
        let fortified = |village: &VillageId| {
            self.controller(*village) == Some(seat) && self.is_fortified(*village)
        };
        let with_noble = |village: &VillageId| {
            self.free_nobles_at(seat, *village).any(|noble| !self.is_dying(noble))
        };
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
        scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            SuccessionStep::Place(noble) => {
                let seat = self.owner(noble);
                self.put(Step::Succession(step), seat, Ask::PlaceNoble(noble));
                for village in self.places_for_noble(seat).iter() {
                    self.offer(Item::Village(village));
                }
            }
            SuccessionStep::Death(place) => self.ask_baratheon(place),
            SuccessionStep::Bury => self.bury(scribe),
            SuccessionStep::Inherit(seat, fief) => self.ask_fief_heir(seat, fief, scribe),
            SuccessionStep::Accept(noble, title) => {
                let seat = self.owner(noble);
                self.put_yes_no(Step::Succession(step), seat, Ask::AcceptTitle(noble, title));
            }
            SuccessionStep::MakeRoom(noble, title) => self.make_room(noble, title),
            SuccessionStep::Transfer(noble, title) => self.ask_transfer(noble, title, scribe),
            SuccessionStep::AcceptTransfer(_, to, title) => {
                let (seat, ask) = (self.owner(to), Ask::AcceptTransferredTitle(to, title));
                self.put_yes_no(Step::Succession(step), seat, ask);
            }
            SuccessionStep::Gain(noble, title) => self.receive_title(noble, title, scribe),
            SuccessionStep::Settled => self.review_taxes(scribe),
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
            (SuccessionStep::Death(place), answer) => {
                self.answer_baratheon(question.seat, place, answer, scribe);
            }
            (SuccessionStep::Inherit(seat, fief), answer) => {
                self.answer_fief_heir(seat, fief, answer, scribe);
            }
            (SuccessionStep::Accept(noble, title), answer) => {
                self.answer_offer_of_title(noble, title, answer, scribe);
            }
            (SuccessionStep::MakeRoom(noble, title), Item::Title(old)) => {
                self.then(Step::Succession(SuccessionStep::MakeRoom(noble, title)));
                self.pass_on(noble, old);
            }
            (SuccessionStep::Transfer(noble, title), answer) => {
                self.answer_transfer(noble, title, answer, scribe);
            }
            (SuccessionStep::AcceptTransfer(from, to, title), answer) => {
                if answer == Item::Yes {
                    self.transfer_title(from, to, title, scribe);
                } else {
                    self.settling.refused_by.insert(question.seat);
                    self.then(Step::Succession(SuccessionStep::Transfer(from, title)));
                }
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

    /// A Captive is free and is placed by his Player.
    pub(crate) fn free_captive(
        &mut self,
        noble: NobleId,
        cause: FreedCause,
        scribe: &mut impl Scribe<Event>,
    ) {
        let record = &mut self.nobles[noble.index()];
        record.captor = None;
        record.road = None;
        record.place = Place::Arriving;
        scribe.note(|| War::CaptiveFreed { noble, cause }.into());
        self.then(Step::Succession(SuccessionStep::Place(noble)));
    }
}

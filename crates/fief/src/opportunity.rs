//! What is declared in an effect window: Opportunity cards, House abilities, Title privileges.

use serde::{Deserialize, Serialize};
use tabletop::{Scribe, Seat};

use crate::event::Event;
use crate::flow::{Given, Question};
use crate::item::Item;
use crate::state::Fief;

/// A declared effect half-way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum OpportunityStep {
    /// The effect is over.
    Resolved,
}

impl Fief {
    /// Whether everybody can see that the Player might declare something without a card.
    pub(crate) fn has_open_ability(&self, _seat: Seat) -> bool {
        false
    }

    /// Offers everything the Player can declare now.
    pub(crate) fn offer_opportunities(&mut self, _seat: Seat) {}

    /// Begins a declared effect.
    pub(crate) fn declare(&mut self, seat: Seat, effect: Item, _scribe: &mut impl Scribe<Event>) {
        unreachable!("{effect:?} is not offered to {seat:?}")
    }

    pub(crate) fn enter_opportunity(
        &mut self,
        step: OpportunityStep,
        _scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            OpportunityStep::Resolved => {}
        }
    }

    pub(crate) fn answer_opportunity(
        &mut self,
        step: OpportunityStep,
        _question: &Question,
        _given: Given<'_>,
        _scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            OpportunityStep::Resolved => unreachable!("a resolved effect asks nothing"),
        }
    }
}

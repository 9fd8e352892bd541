//! The Small Council bid and the Wall bid.

use serde::{Deserialize, Serialize};
use tabletop::Scribe;

use super::purchase::PurchaseStep;
use crate::event::Event;
use crate::flow::{Given, Question, Step};
use crate::state::Fief;

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum BidStep {
    /// It begins.
    Begin,
}

impl Fief {
    pub(crate) fn enter_bid(&mut self, step: BidStep, _scribe: &mut impl Scribe<Event>) {
        match step {
            BidStep::Begin => {
                self.then(Step::Purchase(PurchaseStep::Begin));
            }
        }
    }

    pub(crate) fn answer_bid(
        &mut self,
        step: BidStep,
        _question: &Question,
        _given: Given<'_>,
        _scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            BidStep::Begin => unreachable!("it asks nothing"),
        }
    }
}

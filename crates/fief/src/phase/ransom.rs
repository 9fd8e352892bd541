//! Ransoms, at the beginning of the Purchase Phase.

use serde::{Deserialize, Serialize};
use tabletop::Scribe;

use super::bids::BidStep;
use crate::event::Event;
use crate::flow::{Given, Question, Step};
use crate::state::Fief;

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum RansomStep {
    /// It begins.
    Begin,
}

impl Fief {
    pub(crate) fn enter_ransom(&mut self, step: RansomStep, _scribe: &mut impl Scribe<Event>) {
        match step {
            RansomStep::Begin => {
                self.then(Step::Bid(BidStep::Begin));
            }
        }
    }

    pub(crate) fn answer_ransom(
        &mut self,
        step: RansomStep,
        _question: &Question,
        _given: Given<'_>,
        _scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            RansomStep::Begin => unreachable!("it asks nothing"),
        }
    }
}

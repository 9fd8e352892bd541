//! Purchases: Troops, buildings, Fief Titles.

use serde::{Deserialize, Serialize};
use tabletop::Scribe;

use crate::event::Event;
use crate::flow::{Given, Question};
use crate::state::Fief;

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PurchaseStep {
    /// It begins.
    Begin,
}

impl Fief {
    pub(crate) fn enter_purchase(&mut self, step: PurchaseStep, _scribe: &mut impl Scribe<Event>) {
        match step {
            PurchaseStep::Begin => {}
        }
    }

    pub(crate) fn answer_purchase(
        &mut self,
        step: PurchaseStep,
        _question: &Question,
        _given: Given<'_>,
        _scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            PurchaseStep::Begin => unreachable!("it asks nothing"),
        }
    }
}

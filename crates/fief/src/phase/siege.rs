//! Sieges and pillage, after all Battles.

use serde::{Deserialize, Serialize};
use tabletop::Scribe;

use crate::event::Event;
use crate::flow::{Given, Question};
use crate::state::Fief;

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SiegeStep {
    /// It begins.
    Begin,
}

impl Fief {
    pub(crate) fn enter_siege(&mut self, step: SiegeStep, _scribe: &mut impl Scribe<Event>) {
        match step {
            SiegeStep::Begin => {}
        }
    }

    pub(crate) fn answer_siege(
        &mut self,
        step: SiegeStep,
        _question: &Question,
        _given: Given<'_>,
        _scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            SiegeStep::Begin => unreachable!("it asks nothing"),
        }
    }
}

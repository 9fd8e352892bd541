//! Elections: candidates, FOR and DECOY markers, ties, results.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Scribe};

use crate::event::Event;
use crate::flow::{Given, Question};
use crate::noble::NobleId;
use crate::state::Fief;

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ElectionStep {
    /// It begins.
    Begin,
}

/// An election in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Polling {
    /// Who stands, in the order of naming.
    pub(crate) candidates: Row<NobleId, 6>,
}

impl Fief {
    pub(crate) fn enter_election(&mut self, step: ElectionStep, _scribe: &mut impl Scribe<Event>) {
        match step {
            ElectionStep::Begin => {}
        }
    }

    pub(crate) fn answer_election(
        &mut self,
        step: ElectionStep,
        _question: &Question,
        _given: Given<'_>,
        _scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            ElectionStep::Begin => unreachable!("it asks nothing"),
        }
    }
}

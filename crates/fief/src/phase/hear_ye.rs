//! Phase 1, Hear Ye: Gods cursed rolls, marriages, False Idols, pardons, the Hand's declaration,
//! concessions, oaths.

use serde::{Deserialize, Serialize};
use tabletop::Scribe;

use super::elections::ElectionStep;
use crate::event::Event;
use crate::flow::{Given, Question, Step};
use crate::state::Fief;

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum HearYeStep {
    /// It begins.
    Begin,
}

impl Fief {
    pub(crate) fn enter_hear_ye(&mut self, step: HearYeStep, _scribe: &mut impl Scribe<Event>) {
        match step {
            HearYeStep::Begin => {
                self.then(Step::Election(ElectionStep::Begin));
            }
        }
    }

    pub(crate) fn answer_hear_ye(
        &mut self,
        step: HearYeStep,
        _question: &Question,
        _given: Given<'_>,
        _scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            HearYeStep::Begin => unreachable!("it asks nothing"),
        }
    }
}

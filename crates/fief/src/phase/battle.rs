//! Phase 6, Battles: declaring, joining, rounds, losses, captives, truce.

use serde::{Deserialize, Serialize};
use tabletop::Scribe;

use super::siege::SiegeStep;
use crate::event::Event;
use crate::flow::{Given, Question, Step};
use crate::state::Fief;

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum BattleStep {
    /// It begins.
    Begin,
}

/// A Battle or Raid in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Fighting {
    /// The round of the Battle.
    pub(crate) round: u8,
}

impl Fief {
    pub(crate) fn enter_battle(&mut self, step: BattleStep, _scribe: &mut impl Scribe<Event>) {
        match step {
            BattleStep::Begin => {
                self.then(Step::Siege(SiegeStep::Begin));
            }
        }
    }

    pub(crate) fn answer_battle(
        &mut self,
        step: BattleStep,
        _question: &Question,
        _given: Given<'_>,
        _scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            BattleStep::Begin => unreachable!("it asks nothing"),
        }
    }
}

//! Phase 5, Movement: steps, permission, voyages, Raids.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Scribe};

use crate::event::Event;
use crate::flow::{Given, Question};
use crate::id::{RoadId, VillageId};
use crate::noble::NobleId;
use crate::state::Fief;
use crate::stock::Troops;

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum MovementStep {
    /// It begins.
    Begin,
}

/// Troops of one Player that moved together this Phase, or that the Plague has passed by.
///
/// They are counted in the Army of the Village too; Troops in no cohort have not moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Cohort {
    /// Whose they are.
    pub(crate) seat: u8,
    /// Where they are.
    pub(crate) village: VillageId,
    /// The road they wait on.
    pub(crate) road: Option<RoadId>,
    /// How many of each kind.
    pub(crate) troops: Troops,
    /// Steps taken.
    pub(crate) steps: u8,
    /// The Noble with whom they made their whole movement.
    pub(crate) with: Option<NobleId>,
    /// Whether the Plague has struck them this round.
    pub(crate) plagued: bool,
}

/// Movement in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Moving {
    /// The order of movement, as altered by Martell.
    pub(crate) order: Row<u8, 6>,
    /// Troops that moved.
    pub(crate) cohorts: Row<Cohort, 40>,
    /// The Noble with a ship.
    pub(crate) ship: Option<NobleId>,
}

impl Fief {
    pub(crate) fn enter_movement(&mut self, step: MovementStep, _scribe: &mut impl Scribe<Event>) {
        match step {
            MovementStep::Begin => {}
        }
    }

    pub(crate) fn answer_movement(
        &mut self,
        step: MovementStep,
        _question: &Question,
        _given: Given<'_>,
        _scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            MovementStep::Begin => unreachable!("it asks nothing"),
        }
    }
}

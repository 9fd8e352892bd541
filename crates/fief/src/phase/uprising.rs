//! Uprisings: targets, boosting, calming, dice, victims.

use serde::{Deserialize, Serialize};
use tabletop::Scribe;

use crate::event::Event;
use crate::flow::{Given, Question};
use crate::state::Fief;

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum UprisingStep {
    /// It begins.
    Begin,
}

/// An Uprising in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Rising {
    /// Uprising cards in the stack.
    pub(crate) cards: u8,
}

impl Fief {
    pub(crate) fn enter_uprising(&mut self, step: UprisingStep, _scribe: &mut impl Scribe<Event>) {
        match step {
            UprisingStep::Begin => {}
        }
    }

    pub(crate) fn answer_uprising(
        &mut self,
        step: UprisingStep,
        _question: &Question,
        _given: Given<'_>,
        _scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            UprisingStep::Begin => unreachable!("it asks nothing"),
        }
    }
}

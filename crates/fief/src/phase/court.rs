//! Cards that bring Nobles, taxes and Bounty into play.

use serde::{Deserialize, Serialize};
use tabletop::{Scribe, Seat};

use crate::deck::Card;
use crate::event::Event;
use crate::flow::{Given, Question};
use crate::state::Fief;

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum CourtStep {
    /// It begins.
    Begin,
}

impl Fief {
    /// Offers the ordinary cards the Player can play now.
    pub(crate) fn offer_ordinary_cards(&mut self, _seat: Seat) {}

    /// Plays an ordinary card.
    pub(crate) fn play_ordinary_card(
        &mut self,
        seat: Seat,
        card: Card,
        _scribe: &mut impl Scribe<Event>,
    ) {
        unreachable!("{card} is not offered to {seat:?}")
    }

    pub(crate) fn enter_court(&mut self, step: CourtStep, _scribe: &mut impl Scribe<Event>) {
        match step {
            CourtStep::Begin => {}
        }
    }

    pub(crate) fn answer_court(
        &mut self,
        step: CourtStep,
        _question: &Question,
        _given: Given<'_>,
        _scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            CourtStep::Begin => unreachable!("it asks nothing"),
        }
    }
}

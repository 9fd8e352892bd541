//! The lines a journal is made of, the header apart.

use serde::{Deserialize, Serialize};

use super::Decision;
use crate::{Outcome, Player, Seat};

/// A line of a journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Line<I> {
    /// Somebody decided.
    Decision(Decision<I>),
    /// A digest of the game, every now and then.
    Digest(Mark),
    /// Somebody took decisions back.
    TakenBack(TakenBack),
    /// Somebody else plays a seat from here on.
    Seated(Seated),
    /// The game is over, or was left.
    End(End),
}

/// The state of the game after so many decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Mark {
    pub(super) after: usize,
    pub(super) game: String,
}

/// Only the first so many decisions still stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TakenBack {
    pub(super) seat: Seat,
    pub(super) decisions: usize,
}

/// Who plays the seat from here on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Seated {
    pub(super) seat: Seat,
    pub(super) player: Player,
}

/// How many decisions stand, what the game is after them, and how it ended, if it did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct End {
    pub(super) decisions: usize,
    pub(super) game: String,
    pub(super) outcome: Option<Outcome>,
}

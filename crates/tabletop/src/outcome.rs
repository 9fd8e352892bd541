//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// One seat won.
    Win(Seat),
    /// These seats won together: a team, an alliance.
    Shared(Vec<Seat>),
    /// Nobody won.
    Draw,
    /// Places from first to last; seats in one group share a place.
    Ranking(Vec<Vec<Seat>>),
}

impl Outcome {
    /// The seats that won; nobody in a draw.
    #[must_use]
    pub fn winners(&self) -> Vec<Seat> {
        match self {
            Outcome::Win(seat) => vec![*seat],
            Outcome::Shared(seats) => seats.clone(),
            Outcome::Draw => Vec::new(),
            Outcome::Ranking(places) => places.first().cloned().unwrap_or_default(),
        }
    }
}

//! Bots that know A Song of Ice and Fief.

mod candidates;
mod habit;
mod odds;
mod steward;
mod worth;

use ::fief::Fief;
use tabletop::Seat;

use crate::{Contest, Kind, Random};

pub use steward::Steward;

impl Contest for Fief {
    const BOTS: &'static [Kind<Fief>] = &[
        Kind { name: "steward", level: 1, version: 1, new: |seed| Box::new(Steward::new(seed)) },
        Kind { name: "random", level: 1, version: 1, new: |seed| Box::new(Random::new(seed)) },
    ];

    fn round(&self) -> u32 {
        u32::from(self.round)
    }

    fn first_player(&self) -> Seat {
        self.first
    }
}

//! Bots that know A Game of Thrones: The Card Game.

mod candidates;
mod deals;
mod steward;
mod worth;

use ::thrones::Thrones;
use tabletop::Seat;

use crate::{Contest, Kind, Random};

pub use steward::Steward;

impl Contest for Thrones {
    const BOTS: &'static [Kind<Thrones>] = &[
        Kind { name: "steward", level: 1, version: 1, new: |seed| Box::new(Steward::new(seed)) },
        Kind { name: "random", level: 1, version: 1, new: |seed| Box::new(Random::new(seed)) },
    ];

    fn round(&self) -> u32 {
        u32::from(Thrones::round(self))
    }

    fn first_player(&self) -> Seat {
        Thrones::first_player(self)
    }
}

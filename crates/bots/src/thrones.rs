//! Bots that know A Game of Thrones: The Card Game.

mod candidates;
mod steward;
mod worth;

use ::thrones::Thrones;
use tabletop::Seat;

use crate::{Bot, Contest, Random};

pub use steward::Steward;

impl Contest for Thrones {
    const BOTS: &'static [&'static str] = &["steward", "random"];

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Thrones>>> {
        match name {
            "steward" => Some(Box::new(Steward::new(seed))),
            "random" => Some(Box::new(Random::new(seed))),
            _ => None,
        }
    }

    fn round(&self) -> u32 {
        u32::from(Thrones::round(self))
    }

    fn first_player(&self) -> Seat {
        Thrones::first_player(self)
    }
}

//! Bots that know A Song of Ice and Fief.

mod candidates;
mod habit;
mod odds;
mod steward;
mod worth;

use ::fief::Fief;
use tabletop::Seat;

use crate::{Bot, Contest, Random};

pub use steward::Steward;

impl Contest for Fief {
    const BOTS: &'static [&'static str] = &["steward", "random"];

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Fief>>> {
        match name {
            "steward" => Some(Box::new(Steward::new(seed))),
            "random" => Some(Box::new(Random::new(seed))),
            _ => None,
        }
    }

    fn round(&self) -> u32 {
        u32::from(self.round)
    }

    fn first_player(&self) -> Seat {
        self.first
    }
}

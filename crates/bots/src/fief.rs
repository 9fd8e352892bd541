//! Bots that know A Song of Ice and Fief.

use ::fief::{Ask, Fief, Item};
use tabletop::{Answer, Prompt, Seat};

use crate::{Bot, Contest, Random};

/// Plays by rules of thumb.
#[derive(Clone, Debug)]
pub struct Steward {
    chance: Random,
}

impl Steward {
    /// A steward with its own source of chance.
    #[must_use]
    pub fn new(seed: u64) -> Steward {
        Steward { chance: Random::new(seed) }
    }
}

impl Bot<Fief> for Steward {
    fn choose(&mut self, game: &Fief, prompt: &Prompt<'_, Item, Ask>) -> Answer<Item> {
        self.chance.choose(game, prompt)
    }
}

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

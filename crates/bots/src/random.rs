//! The bot that answers anything possible.

use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use tabletop::{Answer, Game, Prompt};

use crate::{Bot, Known};

/// Answers anything possible, at every game.
#[derive(Clone, Debug)]
pub struct Random {
    rng: SmallRng,
}

impl Random {
    /// A bot with its own source of chance.
    #[must_use]
    pub fn new(seed: u64) -> Random {
        Random { rng: SmallRng::seed_from_u64(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(
        &mut self,
        _known: &Known<G>,
        prompt: &Prompt<'_, G::Item, G::Ask>,
    ) -> Answer<G::Item> {
        prompt.shape.sample(&mut self.rng)
    }
}

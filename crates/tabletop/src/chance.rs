//! One seeded stream of chance inside the game state.

use rand::seq::SliceRandom as _;
use rand::{Rng, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use crate::Seed;

/// All chance of a game: a seed and how far it was used. Forty bytes of plain data; the generator is made when it is
/// needed, which is rarely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    seed: Seed,
    drawn: u64,
}

impl Chance {
    /// A stream at its beginning.
    #[must_use]
    pub fn new(seed: Seed) -> Chance {
        Chance { seed, drawn: 0 }
    }

    /// How much of the stream was used.
    #[must_use]
    pub fn used(&self) -> u64 {
        self.drawn
    }

    /// Uses the stream: whatever `use_it` draws is not drawn again.
    pub fn with<R>(&mut self, use_it: impl FnOnce(&mut ChaCha8Rng) -> R) -> R {
        let mut rng = ChaCha8Rng::from_seed(self.seed.0);
        rng.set_word_pos(u128::from(self.drawn));
        let result = use_it(&mut rng);
        self.drawn = u64::try_from(rng.get_word_pos()).expect("no game draws 2^64 words");
        result
    }

    /// A number from 0 to one less than `count`, each as likely.
    pub fn below(&mut self, count: usize) -> usize {
        if count < 2 { 0 } else { self.with(|rng| rng.random_range(0..count)) }
    }

    /// Brings things into a random order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        if things.len() > 1 {
            self.with(|rng| things.shuffle(rng));
        }
    }
}

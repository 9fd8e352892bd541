//! What a person laughs at, counted: each kind of blunder, how often it was made and how often it could have been.

use serde::Serialize;
use tabletop::{Answer, Seat};

use crate::Contest;

/// A game in which blunders are known.
pub trait Laughable: Contest {
    /// Somebody who watches one game.
    fn watcher() -> Box<dyn Watcher<Self>>;
}

/// Somebody who counts the blunders of a game.
pub trait Watcher<G: Contest> {
    /// Sees a decision before it is carried out.
    fn see(&mut self, game: &G, seat: Seat, answer: &Answer<G::Item>);

    /// What was counted, always in the same order.
    fn counts(&self) -> Vec<Count>;
}

/// How often a blunder was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Count {
    /// Which.
    pub what: &'static str,
    /// How often.
    pub made: u64,
    /// How often it could have been.
    pub of: u64,
}

impl Count {
    /// Nothing counted yet.
    #[must_use]
    pub const fn new(what: &'static str) -> Count {
        Count { what, made: 0, of: 0 }
    }

    /// One occasion, taken or not.
    pub fn note(&mut self, made: bool) {
        self.of += 1;
        self.made += u64::from(made);
    }

    /// The counts of several games together.
    #[must_use]
    pub fn summed(games: &[Vec<Count>]) -> Vec<Count> {
        let mut sum: Vec<Count> = Vec::new();
        for counts in games {
            if sum.is_empty() {
                sum = counts.iter().map(|count| Count::new(count.what)).collect();
            }
            for (sum, count) in sum.iter_mut().zip(counts) {
                sum.made += count.made;
                sum.of += count.of;
            }
        }
        sum
    }
}

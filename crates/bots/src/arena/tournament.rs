//! Many games with swapped seats. How many threads play them makes no difference to the result.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};

use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use tabletop::Seed;

use super::{ArenaError, Keep, Limit, Match, Played};
use crate::Contest;
use crate::tally::Tally;
use crate::work::{Fixture, Task};

/// Who takes part: what it plays, and which bot plays it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it plays: a deck, a House.
    pub plays: String,
    /// The bot's name.
    pub bot: String,
}

impl Entry {
    /// What stands in the result.
    #[must_use]
    pub fn label(&self) -> String {
        format!("{}:{}", self.plays, self.bot)
    }
}

/// Many games between entries, which change seats from game to game.
///
/// Every table is played in every rotation of its seats with the same chance, and all tables meet the same chance: what
/// differs between two results is who played, not what was dealt.
pub struct Tournament<'t, G: Contest> {
    /// Who takes part.
    pub entries: &'t [Entry],
    /// The entries, by number, that sit together clockwise; all tables have as many seats.
    pub tables: &'t [Vec<usize>],
    /// The setup when these entries, by number, sit clockwise.
    pub setup: &'t (dyn Fn(&[usize]) -> G::Setup + Sync),
    /// How many games.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: u64,
    /// How many threads play.
    pub jobs: usize,
    /// When a game is broken off.
    pub limit: Limit,
    /// What is kept of each game.
    pub keep: Keep,
    /// Set while it plays, no further game is begun.
    pub stop: &'t AtomicBool,
}

impl<G: Contest> Tournament<'_, G> {
    /// Plays all games and counts those that were played. `after_each` is told the number of each game that is over, and how it went, in
    /// whatever order they end.
    ///
    /// # Errors
    /// The first game, by number, that could not be played or kept.
    pub fn play(
        &self,
        after_each: &(dyn Fn(u64, &Played) -> std::io::Result<()> + Sync),
    ) -> Result<Tally, ArenaError> {
        let jobs = self.jobs.max(1);
        let pool = ThreadPoolBuilder::new().num_threads(jobs).build();
        let pool = pool.map_err(|error| ArenaError::NoThreads { jobs, what: error.to_string() })?;
        let one = |number| {
            if self.stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let mut played = self.play_one(number)?;
            after_each(number, &played)
                .map_err(|error| ArenaError::NotKept { number, what: error.to_string() })?;
            played.journal = None;
            Ok(Some((self.order(number), played)))
        };
        let games: Vec<Result<Option<_>, ArenaError>> =
            pool.install(|| (0..self.games).into_par_iter().map(one).collect());
        let games: Vec<_> =
            games.into_iter().filter_map(Result::transpose).collect::<Result<_, _>>()?;
        Ok(Tally::of(self.entries, &games))
    }

    /// One game as a task for whoever plays it.
    #[must_use]
    pub fn task(&self, number: u64) -> Task {
        let (order, seed) = (self.order(number), self.seed_of(number));
        let setup = serde_json::to_value((self.setup)(&order)).expect("a setup is plain data");
        let bots = order.iter().map(|entry| self.entries[*entry].bot.clone()).collect();
        let (game, limit, keep) = (G::NAME.to_owned(), self.limit, self.keep);
        Task::Match(Fixture { game, number, setup, seed, bots, limit, keep })
    }

    /// Counts the games that others have played, in the order of their numbers.
    #[must_use]
    pub fn count(&self, played: Vec<Played>) -> Tally {
        let games = (0..).zip(played).map(|(number, played)| (self.order(number), played));
        Tally::of(self.entries, &games.collect::<Vec<_>>())
    }

    /// The seed of one game: the same for all rotations of all tables.
    #[must_use]
    pub fn seed_of(&self, number: u64) -> Seed {
        let round = number / (self.tables.len() * self.seats()).max(1) as u64;
        Seed::from_number(self.seed).mixed(&[round.to_string()])
    }

    fn seats(&self) -> usize {
        self.tables.first().map_or(0, Vec::len)
    }

    /// Who sits where in a game.
    #[must_use]
    pub fn seated(&self, number: u64) -> Vec<&Entry> {
        self.order(number).into_iter().map(|entry| &self.entries[entry]).collect()
    }

    /// Which entry sits where in a game.
    fn order(&self, number: u64) -> Vec<usize> {
        let seats = self.seats();
        let shift = (number % seats as u64) as usize;
        let table = &self.tables[(number / seats as u64) as usize % self.tables.len()];
        (0..seats).map(|seat| table[(seat + shift) % seats]).collect()
    }

    fn play_one(&self, number: u64) -> Result<Played, ArenaError> {
        let order = self.order(number);
        let bots: Vec<&str> = order.iter().map(|entry| &*self.entries[*entry].bot).collect();
        let setup = (self.setup)(&order);
        let seed = self.seed_of(number);
        let game =
            Match::<G> { setup: &setup, seed, bots: &bots, limit: self.limit, keep: self.keep };
        caught(number, seed, || game.play())
    }
}

/// Plays a game; one that breaks down is an error like others.
pub(crate) fn caught<T>(
    number: u64,
    seed: Seed,
    play: impl FnOnce() -> Result<T, ArenaError>,
) -> Result<T, ArenaError> {
    catch_unwind(AssertUnwindSafe(play)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let what = text.or_else(|| panic.downcast_ref::<&str>().copied());
        let what = what.unwrap_or("without a word").to_owned();
        Err(ArenaError::Panicked { number, seed, what })
    })
}

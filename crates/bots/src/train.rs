//! Learning what a table is worth from games that bots play.

use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use tabletop::Seed;

use crate::arena::{ArenaError, Keep, Limit, Match};
use crate::value::{Lesson, Valued, Weights, fit, position};
use crate::work::{Fixture, Task};

/// Games to learn from.
pub struct School<'s, G: Valued> {
    /// The setup of a game by its number, and how many sit at it.
    pub setup: &'s (dyn Fn(u64) -> (G::Setup, usize) + Sync),
    /// The bots that play, seat after seat, beginning anew with the first where there are more seats.
    pub bots: &'s [String],
    /// How many games.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: u64,
    /// How many threads play; it makes no difference to what is learned.
    pub jobs: usize,
    /// When a game is broken off, and teaches nothing.
    pub limit: Limit,
}

impl<G: Valued> School<'_, G> {
    /// Plays the games and finds the weights. `after_each` is called after every game.
    ///
    /// # Errors
    /// The first game, by number, that could not be played.
    pub fn learn(
        &self,
        made_by: &str,
        after_each: &(dyn Fn() + Sync),
    ) -> Result<Weights, ArenaError> {
        let one = |number| {
            let lesson = self.lesson(number);
            after_each();
            lesson
        };
        let jobs = self.jobs.max(1);
        let pool = ThreadPoolBuilder::new().num_threads(jobs).build();
        let pool = pool.map_err(|error| ArenaError::NoThreads { jobs, what: error.to_string() })?;
        let lessons: Vec<Result<Lesson, ArenaError>> =
            pool.install(|| (0..self.games).into_par_iter().map(one).collect());
        let lessons: Vec<Lesson> = lessons.into_iter().collect::<Result<_, _>>()?;
        Ok(fit::<G>(&lessons, made_by))
    }

    /// One game as a task for whoever plays it.
    #[must_use]
    pub fn task(&self, number: u64) -> Task {
        let (setup, seats) = (self.setup)(number);
        let setup = serde_json::to_value(setup).expect("a setup is plain data");
        let bots = self.bots.iter().cloned().cycle().take(seats).collect();
        let (game, seed, limit, keep) =
            (G::NAME.to_owned(), self.seed_of(number), self.limit, Keep::Result);
        Task::Lesson(Fixture { game, number, setup, seed, bots, limit, keep })
    }

    fn seed_of(&self, number: u64) -> Seed {
        Seed::from_number(self.seed).mixed(&["school".to_owned(), number.to_string()])
    }

    fn lesson(&self, number: u64) -> Result<Lesson, ArenaError> {
        let (setup, seats) = (self.setup)(number);
        let bots: Vec<&str> = self.bots.iter().map(String::as_str).cycle().take(seats).collect();
        let (seed, limit, keep) = (self.seed_of(number), self.limit, Keep::Result);
        lesson(&Match::<G> { setup: &setup, seed, bots: &bots, limit, keep })
    }
}

/// Plays one game and keeps the position at the beginning of each round, when nothing is half-done. In the middle of a
/// round who is ahead has gold left and standing characters because he is ahead; learned from that, a bot would keep its
/// gold. What lives only within a round keeps its worth from before the lessons.
pub(crate) fn lesson<G: Valued>(game: &Match<'_, G>) -> Result<Lesson, ArenaError> {
    let mut lesson = Lesson::default();
    let mut round = 1;
    let played = game.play_watched(&mut |game: &G, _, _| {
        if game.round() > round {
            round = game.round();
            lesson.positions.push(position(game));
        }
    })?;
    lesson.end(played.outcome.as_ref());
    Ok(lesson)
}

//! Parts of large jobs as plain data: what one machine hands to another, and what comes back. Whoever does a task does
//! it alike.

use fief::Fief;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Game as _, Journal, Seed, Shelf, TableError};
use thrones::Thrones;

use crate::arena::{ArenaError, Keep, Limit, Match, Played, caught};
use crate::review::{Review, review};
use crate::train::lesson;
use crate::value::{Lesson, Valued};

/// The part of a job that one machine does at a time.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// A game between bots.
    Match(Fixture),
    /// A game between bots to learn from.
    Lesson(Fixture),
    /// The journal of a game to be looked at again.
    Review(String),
}

/// A game between bots, ready to be played anywhere.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Fixture {
    /// What is played.
    pub game: String,
    /// Its number in the job.
    pub number: u64,
    /// What the game is begun with.
    pub setup: Value,
    /// Where all its chance comes from.
    pub seed: Seed,
    /// The name of the bot in each seat.
    pub bots: Vec<String>,
    /// When it is broken off.
    pub limit: Limit,
    /// What is kept of it.
    pub keep: Keep,
}

/// What came of a task.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Done {
    /// How the game went.
    Played(Played),
    /// What can be learned from the game.
    Lesson(Lesson),
    /// The game looked at again.
    Review(Review),
    /// Why it could not be done.
    Failed(String),
}

/// Why a task could not be done.
#[derive(Debug, thiserror::Error)]
enum Failed {
    #[error("nobody here knows a game called {0:?}")]
    NoSuchGame(String),
    #[error("the setup cannot be read: {0}")]
    Setup(#[from] serde_json::Error),
    #[error(transparent)]
    Arena(#[from] ArenaError),
    #[error(transparent)]
    Journal(#[from] TableError),
}

impl Task {
    /// Does it.
    #[must_use]
    pub fn work(&self) -> Done {
        let done = match self {
            Task::Match(fixture) => fixture.play().map(Done::Played),
            Task::Lesson(fixture) => fixture.learn().map(Done::Lesson),
            Task::Review(journal) => look_again(journal).map(Done::Review),
        };
        done.unwrap_or_else(|failed| Done::Failed(failed.to_string()))
    }
}

impl Fixture {
    fn play(&self) -> Result<Played, Failed> {
        match self.game.as_str() {
            Thrones::NAME => self.with::<Thrones, _>(|game| game.play()),
            Fief::NAME => self.with::<Fief, _>(|game| game.play()),
            other => Err(Failed::NoSuchGame(other.to_owned())),
        }
    }

    fn learn(&self) -> Result<Lesson, Failed> {
        match self.game.as_str() {
            Thrones::NAME => self.with::<Thrones, _>(lesson),
            Fief::NAME => self.with::<Fief, _>(lesson),
            other => Err(Failed::NoSuchGame(other.to_owned())),
        }
    }

    fn with<G: Valued, T>(
        &self,
        play: impl FnOnce(&Match<'_, G>) -> Result<T, ArenaError>,
    ) -> Result<T, Failed> {
        let setup = G::Setup::deserialize(&self.setup)?;
        let bots: Vec<&str> = self.bots.iter().map(String::as_str).collect();
        let Fixture { number, seed, limit, keep, .. } = *self;
        let game = Match { setup: &setup, seed, bots: &bots, limit, keep };
        Ok(caught(number, seed, || play(&game))?)
    }
}

fn look_again(journal: &str) -> Result<Review, Failed> {
    let shelf = Shelf::new().with::<Thrones>().with::<Fief>();
    let name = shelf.open(journal)?.name();
    let looked = match name {
        Thrones::NAME => review(&Journal::<Thrones>::read_open(journal).map_err(TableError::from)?),
        Fief::NAME => review(&Journal::<Fief>::read_open(journal).map_err(TableError::from)?),
        other => return Err(Failed::NoSuchGame(other.to_owned())),
    };
    Ok(looked.map_err(TableError::from)?)
}

//! The shelf the games stand on.

use serde_json::Value;

use super::{Table, TableError, from_json};
use crate::journal::name_in;
use crate::{Game, Journal, JournalError, Play, Player, Rule, Seed};

type Opened = Result<Box<dyn Table>, TableError>;

/// All games there are, by name.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    games: Vec<Boxed>,
}

/// A game in its box: what can be done with it before anybody plays.
#[derive(Clone, Copy, Debug)]
pub struct Boxed {
    /// The game's name.
    pub name: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Its catalogue of rules.
    pub catalogue: &'static [Rule],
    begin: fn(&Value, Seed, Vec<Player>) -> Opened,
    begin_promised: fn(&Value, Seed, Vec<String>, Vec<Player>) -> Opened,
    open: fn(&str) -> Opened,
    verify: fn(&str) -> Opened,
}

impl Boxed {
    /// Puts a game into its box.
    #[must_use]
    pub fn new<G: Game>() -> Boxed {
        Boxed {
            name: G::NAME,
            rules: G::RULES,
            catalogue: G::catalogue(),
            begin: |setup, seed, players| {
                let journal = Journal::<G>::new(from_json::<G, _>(setup)?, seed);
                play(journal.with_players(players))
            },
            begin_promised: |setup, secret, additions, players| {
                let setup = from_json::<G, _>(setup)?;
                let journal = Journal::<G>::promised(setup, secret, additions);
                play(journal.with_players(players))
            },
            open: |text| play(Journal::<G>::read_open(text)?),
            verify: |text| {
                let journal = Journal::<G>::read(text)?;
                journal.verify()?;
                play(journal)
            },
        }
    }

    /// Begins a game with these players, seat by seat; none if it is not known who plays.
    ///
    /// # Errors
    /// JSON that is no setup of this game, the game's refusal, or more or fewer players than seats.
    pub fn begin(
        &self,
        setup: &Value,
        seed: Seed,
        players: Vec<Player>,
    ) -> Result<Box<dyn Table>, TableError> {
        (self.begin)(setup, seed, players)
    }

    /// Begins a game whose seed comes from a promised secret and what the seats added to it.
    ///
    /// # Errors
    /// As [`Boxed::begin`].
    pub fn begin_promised(
        &self,
        setup: &Value,
        secret: Seed,
        additions: Vec<String>,
        players: Vec<Player>,
    ) -> Result<Box<dyn Table>, TableError> {
        (self.begin_promised)(setup, secret, additions, players)
    }
}

impl Shelf {
    /// An empty shelf.
    #[must_use]
    pub fn new() -> Shelf {
        Shelf::default()
    }

    /// Puts a game on the shelf.
    #[must_use]
    pub fn with<G: Game>(mut self) -> Shelf {
        self.games.push(Boxed::new::<G>());
        self
    }

    /// The games, in the order they were put there.
    #[must_use]
    pub fn games(&self) -> &[Boxed] {
        &self.games
    }

    /// The game of that name.
    ///
    /// # Errors
    /// When there is none; the error lists those there are.
    pub fn find(&self, name: &str) -> Result<&Boxed, TableError> {
        let known = || self.games.iter().map(|game| game.name).collect::<Vec<_>>().join(", ");
        let missing = || TableError::NoSuchGame { name: name.to_owned(), known: known() };
        self.games.iter().find(|game| game.name == name).ok_or_else(missing)
    }

    /// Takes up a game from its journal, finished or not, of whichever game it is.
    ///
    /// # Errors
    /// What is wrong with the journal, and at which line.
    pub fn open(&self, journal: &str) -> Result<Box<dyn Table>, TableError> {
        (self.find(&name_in(journal)?)?.open)(journal)
    }

    /// Proves a journal: promise, answers, digests, outcome. Gives the game at its end.
    ///
    /// # Errors
    /// What does not hold, and at which line.
    pub fn verify(&self, journal: &str) -> Result<Box<dyn Table>, TableError> {
        (self.find(&name_in(journal)?)?.verify)(journal)
    }
}

fn play<G: Game>(journal: Journal<G>) -> Result<Box<dyn Table>, TableError> {
    match Play::new(journal) {
        Ok(play) => Ok(Box::new(play)),
        Err(JournalError::Setup(refusal)) => Err(TableError::Refused(refusal)),
        Err(error) => Err(TableError::Journal(error)),
    }
}

//! What every game must pass. Each game's tests call these; each check has a broken toy that it catches.
//!
//! A [`Trial`] plays random games and looks at every one of them, decision by decision:
//!
//! ```text
//! Trial::<Game, _>::new(|number| setup_for(number)).games(100).decisions(20_000).random_play().unwrap();
//! ```
//!
//! In many long games not everything can be looked at everywhere. That a game is the same when it is played again or
//! hurried is looked at after every decision, and so is whatever a watcher demands; the looks that cost more are taken
//! at every decision too, or at one in so many ([`Trial::look`]).

mod look;
mod secrecy;
mod walk;
mod words;
mod wrong;

pub use words::label_fault;

use std::num::NonZeroU32;

use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};

use crate::{Game, Journal, Play, Seed, Waits};

/// A game played at random with its journal, up to so many decisions: what golden journals are made of.
///
/// # Panics
/// When the setup is refused, or something that was offered.
pub fn random_game<G: Game>(setup: G::Setup, seed: Seed, decisions: usize) -> Play<G> {
    let mut rng = SmallRng::from_seed(seed.0);
    let mut play = Play::<G>::new(Journal::new(setup, seed)).expect("the setup is sound");
    play.hurry();
    for _ in 0..decisions {
        let waits = |prompt: &crate::Prompt<'_, G::Item, G::Ask>| prompt.waits == Waits::ForAnswer;
        let asked: Vec<_> = play.game().prompts().filter(waits).collect();
        if asked.is_empty() {
            break;
        }
        let prompt = &asked[rng.random_range(0..asked.len())];
        let (seat, answer) = (prompt.seat, prompt.shape.sample(&mut rng));
        drop(asked);
        play.decide(seat, answer).expect("what is offered is accepted");
    }
    play
}

/// The checks, one for each promise a game makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// Same setup, seed and answers give the same game, in whatever order a set is named; and so does a game that is
    /// hurried.
    Determinism,
    /// A game stored and loaded is the same game.
    RoundTrip,
    /// A refused answer leaves the game untouched.
    RefusedUntouched,
    /// What a prompt offers is accepted.
    OfferedAccepted,
    /// What no prompt offers is refused.
    OthersRefused,
    /// What a seat cannot see changes neither its view and what it is sent of it, nor a word it is asked, nor a line
    /// it is told, nor how many.
    NonInterference,
    /// A prompt that is openly forced is forced by what everybody sees.
    Openly,
    /// A line told when it happens reads the same at the end of the game.
    Told,
    /// Every question says who decides, and every choice says what it does.
    Worded,
    /// Whatever a seat sees on the table can be picked, or there is a reason why not.
    Reasoned,
    /// Games end; until they do somebody is asked, afterwards nobody is.
    GamesEnd,
    /// Whatever somebody who watches the game demands of it.
    Watched,
}

impl Check {
    /// All of them.
    pub const ALL: [Check; 12] = [
        Check::Determinism,
        Check::RoundTrip,
        Check::RefusedUntouched,
        Check::OfferedAccepted,
        Check::OthersRefused,
        Check::NonInterference,
        Check::Openly,
        Check::Told,
        Check::Worded,
        Check::Reasoned,
        Check::GamesEnd,
        Check::Watched,
    ];
}

/// What a watcher says of a game after a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All is well.
    GoOn,
    /// All is well and enough was seen: the game is broken off.
    BreakOff,
    /// Something is wrong.
    Wrong(String),
}

/// A promise that was broken, and where.
#[derive(Clone, Debug, thiserror::Error)]
#[error("game {game}, after {decisions} decisions: {what} ({check:?})")]
pub struct Fault {
    /// The check that found it.
    pub check: Check,
    /// The number of the game, from which its setup and seed are made.
    pub game: u64,
    /// How many decisions had been made.
    pub decisions: usize,
    /// What is wrong.
    pub what: String,
}

/// How a game that kept its promises came to its last decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It ended as its rules say.
    Outcome,
    /// Its watcher broke it off.
    BrokenOff,
    /// It took as many decisions as it may.
    TooLong,
}

/// What was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many games.
    pub games: u64,
    /// How many decisions in all.
    pub decisions: usize,
    /// At how many decisions the costly looks were taken.
    pub looks: usize,
    /// How many games came to an end.
    pub ended: u64,
    /// How many games their watcher broke off.
    pub broken_off: u64,
    /// How many decisions the longest game took.
    pub longest: usize,
}

impl Report {
    /// Adds what was played elsewhere.
    pub fn add(&mut self, other: &Report) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.looks += other.looks;
        self.ended += other.ended;
        self.broken_off += other.broken_off;
        self.longest = self.longest.max(other.longest);
    }
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Report { games, decisions, ended, longest, .. } = self;
        write!(f, "{games} games, {ended} ended, {decisions} decisions, longest {longest}")
    }
}

/// Random games to look at: how they are set up, how many, how long, how closely.
pub struct Trial<G: Game, S: Fn(u64) -> G::Setup> {
    setup: S,
    first: u64,
    games: u64,
    decisions: usize,
    look: NonZeroU32,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Game, S: Fn(u64) -> G::Setup> Trial<G, S> {
    /// Random games set up so; game number `n` has seed number `n`.
    pub fn new(setup: S) -> Self {
        let look = NonZeroU32::MIN;
        let game = std::marker::PhantomData;
        Trial { setup, first: 0, games: 20, decisions: 10_000, look, game }
    }

    /// Begins with another game than number 0, to look at one that went wrong.
    #[must_use]
    pub fn from(self, first: u64) -> Self {
        Trial { first, ..self }
    }

    /// How many games are played.
    #[must_use]
    pub fn games(self, games: u64) -> Self {
        Trial { games, ..self }
    }

    /// How many decisions a game may take. A longer game is broken off, and a fault if games must end.
    #[must_use]
    pub fn decisions(self, decisions: usize) -> Self {
        Trial { decisions, ..self }
    }

    /// Takes the costly looks (storing and loading, right and wrong answers, dealing anew) at one decision in so many,
    /// drawn at random, and at the end of a game.
    #[must_use]
    pub fn look(self, one_in: NonZeroU32) -> Self {
        Trial { look: one_in, ..self }
    }

    /// Plays with all checks.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn random_play(&self) -> Result<Report, Fault> {
        self.check_all(&Check::ALL)
    }

    /// Plays with one check.
    ///
    /// # Errors
    /// The first time its promise is broken.
    pub fn check(&self, check: Check) -> Result<Report, Fault> {
        self.check_all(&[check])
    }

    /// Plays with some of the checks.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn check_all(&self, checks: &[Check]) -> Result<Report, Fault> {
        self.watched(checks, |_, _| Verdict::GoOn)
    }

    /// Plays with some of the checks while somebody watches: he is shown each game when it begins, and after every
    /// decision with what happened in it.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn watched(
        &self,
        checks: &[Check],
        mut watch: impl FnMut(&G, &[G::Event]) -> Verdict,
    ) -> Result<Report, Fault> {
        let mut report = Report::default();
        for number in self.first..self.first + self.games {
            report.add(&self.one(number, checks, &mut watch)?);
        }
        Ok(report)
    }

    /// Plays the game of one number while somebody watches.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn one(
        &self,
        number: u64,
        checks: &[Check],
        watch: &mut impl FnMut(&G, &[G::Event]) -> Verdict,
    ) -> Result<Report, Fault> {
        let course = walk::Course { checks, at_most: self.decisions, look: self.look };
        walk::walk(&(self.setup)(number), number, course, watch)
    }
}

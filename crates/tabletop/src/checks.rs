//! What every game must pass. Each game's tests call these; each check has a broken toy that it catches.
//!
//! A [`Trial`] plays random games and looks at every one of them, decision by decision:
//!
//! ```text
//! Trial::<Game, _>::new(|number| setup_for(number)).games(100).decisions(20_000).random_play().unwrap();
//! ```

mod look;
mod secrecy;
mod walk;
mod wrong;

use crate::Game;

/// The checks, one for each promise a game makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// Same setup, seed and answers give the same game, and so does a game that is hurried.
    Determinism,
    /// A game stored and loaded is the same game.
    RoundTrip,
    /// A refused answer leaves the game untouched.
    RefusedUntouched,
    /// What a prompt offers is accepted.
    OfferedAccepted,
    /// What no prompt offers is refused.
    OthersRefused,
    /// What a seat cannot see changes neither its view, nor its prompts, nor the events it is told.
    NonInterference,
    /// Games end; until they do somebody is asked, afterwards nobody is.
    GamesEnd,
}

impl Check {
    /// All of them.
    pub const ALL: [Check; 7] = [
        Check::Determinism,
        Check::RoundTrip,
        Check::RefusedUntouched,
        Check::OfferedAccepted,
        Check::OthersRefused,
        Check::NonInterference,
        Check::GamesEnd,
    ];
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

/// What was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many games.
    pub games: u64,
    /// How many decisions in all.
    pub decisions: usize,
    /// How many games came to an end.
    pub ended: u64,
    /// How many decisions the longest game took.
    pub longest: usize,
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Report { games, decisions, ended, longest } = self;
        write!(f, "{games} games, {ended} ended, {decisions} decisions, longest {longest}")
    }
}

/// Random games to look at: how they are set up, how many, how long.
pub struct Trial<G: Game, S: Fn(u64) -> G::Setup> {
    setup: S,
    first: u64,
    games: u64,
    decisions: usize,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Game, S: Fn(u64) -> G::Setup> Trial<G, S> {
    /// Random games set up so; game number `n` has seed number `n`.
    pub fn new(setup: S) -> Self {
        Trial { setup, first: 0, games: 20, decisions: 10_000, game: std::marker::PhantomData }
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
        let mut report = Report::default();
        for number in self.first..self.first + self.games {
            let setup = (self.setup)(number);
            let walked = walk::walk::<G>(&setup, number, self.decisions, checks)?;
            report.games += 1;
            report.decisions += walked.decisions;
            report.ended += u64::from(walked.ended);
            report.longest = report.longest.max(walked.decisions);
        }
        Ok(report)
    }
}

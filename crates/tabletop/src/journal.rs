//! The journal of a game: what it began with and what was decided. It is the truth; everything else can be made from it.
//!
//! As text a journal is JSON Lines: a header, one line for each decision, a digest of the game after every
//! [`DIGEST_EVERY`] decisions, and a closing line. Forced answers do not stand in it: whoever replays it gives them.

mod error;
mod play;
mod text;

use serde::{Deserialize, Serialize};

use crate::{
    Answer, Commitment, Game, Outcome, Refusal, Scribe, Seat, Seed, Silent, Waits, digest,
};

pub use error::JournalError;
pub use play::Play;
pub(crate) use text::name_in;

/// The version of the text format.
pub const FORMAT: u32 = 1;

/// After how many decisions a digest of the game is written down.
pub const DIGEST_EVERY: usize = 32;

/// What a game began with, and every decision since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal<G: Game> {
    /// What the game was begun with.
    pub setup: G::Setup,
    /// Where all its chance comes from.
    pub seed: Seed,
    /// The proof that nobody chose the seed, if one was promised.
    pub promise: Option<Promise>,
    decisions: Vec<Decision<G::Item>>,
    digests: Vec<String>,
    end: Option<End>,
}

/// The proof that nobody chose a game's seed to suit himself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// What was published before the game.
    pub commitment: Commitment,
    /// What each seat added after that.
    pub additions: Vec<String>,
    /// The secret that was promised; with the additions it makes the seed.
    pub secret: Seed,
}

/// A decision as it stands in a journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision<I> {
    /// Who decided.
    pub seat: Seat,
    /// What was answered.
    pub answer: Answer<I>,
    /// Whether it was made before the forced prompts then open were answered. Only a prompt that waits for nobody is
    /// taken so: a gift of gold while another player has yet to pass.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub before_forced: bool,
}

/// The closing line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    decisions: usize,
    game: String,
    outcome: Option<Outcome>,
}

impl<G: Game> Journal<G> {
    /// The journal of a game that is about to begin.
    pub fn new(setup: G::Setup, seed: Seed) -> Journal<G> {
        Journal {
            setup,
            seed,
            promise: None,
            decisions: Vec::new(),
            digests: Vec::new(),
            end: None,
        }
    }

    /// The journal of a game whose seed comes from a promised secret and what the seats added to it.
    pub fn promised(setup: G::Setup, secret: Seed, additions: Vec<String>) -> Journal<G> {
        let seed = secret.mixed(&additions);
        let promise = Promise { commitment: secret.commit(), additions, secret };
        Journal { promise: Some(promise), ..Journal::new(setup, seed) }
    }

    /// The decisions so far.
    pub fn decisions(&self) -> &[Decision<G::Item>] {
        &self.decisions
    }

    /// Whether it was closed with the end of the game.
    fn is_over(&self) -> bool {
        self.end.as_ref().is_some_and(|end| end.outcome.is_some())
    }

    /// Writes down a decision that was taken and led to `game`.
    pub fn note(&mut self, decision: Decision<G::Item>, game: &G) {
        self.end = None;
        self.decisions.push(decision);
        if self.decisions.len().is_multiple_of(DIGEST_EVERY) {
            self.digests.push(digest(game));
        }
    }

    /// Forgets all but the first `count` decisions.
    pub fn truncate(&mut self, count: usize) {
        self.end = None;
        self.decisions.truncate(count);
        self.digests.truncate(self.decisions.len() / DIGEST_EVERY);
    }

    /// Plays the whole journal.
    ///
    /// # Errors
    /// The line at which the game refused, or turned out to be another than the one written down.
    pub fn replay(&self) -> Result<G, JournalError> {
        self.replay_until(self.decisions.len(), &mut Silent)
    }

    /// Plays the first `count` decisions and tells the scribe what happens. The forced prompts that are open after
    /// the last of them stay open, so that play can go on from here; only a game that is over is played to its end.
    ///
    /// # Errors
    /// As [`Journal::replay`].
    pub fn replay_until(
        &self,
        count: usize,
        scribe: &mut impl Scribe<G::Event>,
    ) -> Result<G, JournalError> {
        self.replay_with(count, scribe, |_| {})
    }

    /// Plays the first `count` decisions and says so before each.
    fn replay_with<S: Scribe<G::Event>>(
        &self,
        count: usize,
        scribe: &mut S,
        mut before_each: impl FnMut(&S),
    ) -> Result<G, JournalError> {
        let mut game = G::begin(&self.setup, self.seed).map_err(JournalError::Setup)?;
        for (place, decision) in self.decisions.iter().take(count).enumerate() {
            let refused = |refusal| JournalError::Refused { line: line_of(place), refusal };
            if !decision.before_forced {
                settle(&mut game, scribe).map_err(refused)?;
            }
            before_each(scribe);
            game.decide(decision.seat, &decision.answer, scribe).map_err(refused)?;
            if (place + 1).is_multiple_of(DIGEST_EVERY) {
                let written = &self.digests[place / DIGEST_EVERY];
                let since = line_of(place + 1 - DIGEST_EVERY);
                same_game(line_of(place) + 1, since, written, digest(&game))?;
            }
        }
        if count >= self.decisions.len() && self.is_over() {
            let line = line_of(self.decisions.len());
            let refused = |refusal| JournalError::Refused { line, refusal };
            settle(&mut game, scribe).map_err(refused)?;
        }
        Ok(game)
    }

    /// Plays the whole journal and proves it: the promise holds for the seed, every answer is taken, every digest and
    /// the outcome are those written down.
    ///
    /// # Errors
    /// What does not hold, and at which line.
    pub fn verify(&self) -> Result<G, JournalError> {
        if let Some(promise) = &self.promise {
            if !promise.commitment.holds_for(&promise.secret) {
                return Err(JournalError::BrokenPromise);
            }
            if promise.secret.mixed(&promise.additions) != self.seed {
                return Err(JournalError::OtherSeed);
            }
        }
        let game = self.replay()?;
        let line = line_of(self.decisions.len());
        let Some(end) = &self.end else { return Err(JournalError::Truncated { line: line - 1 }) };
        let since = line_of(self.decisions.len() / DIGEST_EVERY * DIGEST_EVERY);
        same_game(line, since, &end.game, digest(&game))?;
        if end.outcome != settled(&game).outcome() {
            return Err(JournalError::OtherOutcome { line });
        }
        Ok(game)
    }
}

/// Answers every forced prompt, by hand as a player would, until none is open.
///
/// # Errors
/// The refusal of a game that does not take the only answer it offers.
pub fn settle<G: Game>(game: &mut G, scribe: &mut impl Scribe<G::Event>) -> Result<(), Refusal> {
    while let Some((seat, answer)) = forced(game) {
        game.decide(seat, &answer, scribe)?;
    }
    Ok(())
}

/// A forced prompt that is open now, and its answer.
pub(crate) fn forced<G: Game>(game: &G) -> Option<(Seat, Answer<G::Item>)> {
    game.prompts()
        .filter(|prompt| prompt.waits == Waits::ForAnswer)
        .find_map(|prompt| Some((prompt.seat, prompt.shape.only_answer()?)))
}

/// The game with no forced prompt open.
fn settled<G: Game>(game: &G) -> G {
    let mut settled = game.clone();
    settled.hurry(&mut Silent);
    settled
}

fn same_game(line: usize, since: usize, written: &str, found: String) -> Result<(), JournalError> {
    if written == found {
        return Ok(());
    }
    Err(JournalError::Altered { line, since, written: written.to_owned(), found })
}

/// The line a decision stands on, counted from 1: after the header, the decisions before it and their digests.
const fn line_of(place: usize) -> usize {
    2 + place + place / DIGEST_EVERY
}

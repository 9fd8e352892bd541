//! The journal of a game: what it began with, who plays, and what was decided. It is the truth; everything else can be
//! made from it.
//!
//! As text a journal is JSON Lines: a header, one line for each decision in the order taken, a digest of the game after
//! every [`DIGEST_EVERY`] decisions, and a closing line. Forced answers do not stand in it: whoever replays it gives
//! them. It only ever grows: what is taken back stays on its line, and a further line says that it does not stand.

mod error;
mod line;
mod play;
mod text;

use serde::{Deserialize, Serialize};

use crate::{Answer, Commitment, Game, Player, Refusal, Scribe, Seat, Seed, Silent, Waits, digest};

pub use error::JournalError;
use line::{End, Line, Mark, Seated, TakenBack};
pub use play::{Followed, Play, Stands};
pub(crate) use text::name_in;
pub use text::whole_lines;

/// The version of the text format.
pub const FORMAT: u32 = 2;

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
    /// Who sat down, seat by seat; nobody if it is not known.
    seated: Vec<Player>,
    /// Everything below the header.
    lines: Vec<Line<G::Item>>,
    /// Where among the lines the decisions are that stand.
    standing: Vec<usize>,
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

impl<G: Game> Journal<G> {
    /// The journal of a game that is about to begin.
    pub fn new(setup: G::Setup, seed: Seed) -> Journal<G> {
        let (seated, lines, standing) = (Vec::new(), Vec::new(), Vec::new());
        Journal { setup, seed, promise: None, seated, lines, standing }
    }

    /// The journal of a game whose seed comes from a promised secret and what the seats added to it.
    pub fn promised(setup: G::Setup, secret: Seed, additions: Vec<String>) -> Journal<G> {
        let seed = secret.mixed(&additions);
        let promise = Promise { commitment: secret.commit(), additions, secret };
        Journal { promise: Some(promise), ..Journal::new(setup, seed) }
    }

    /// The same journal with these players, seat by seat.
    #[must_use]
    pub fn with_players(mut self, players: Vec<Player>) -> Journal<G> {
        self.seated = players;
        self
    }

    /// Who plays now, seat by seat; nobody if it is not known.
    pub fn players(&self) -> Vec<Player> {
        let mut players = self.seated.clone();
        for line in &self.lines {
            if let Line::Seated(Seated { seat, player }) = line {
                players[seat.index()] = player.clone();
            }
        }
        players
    }

    /// The decisions that stand.
    pub fn decisions(
        &self,
    ) -> impl ExactSizeIterator<Item = &Decision<G::Item>> + DoubleEndedIterator {
        self.standing.iter().map(|place| {
            let Line::Decision(decision) = &self.lines[*place] else {
                unreachable!("only decisions stand")
            };
            decision
        })
    }

    /// Who played each decision that stands; nobody if it is not known.
    pub fn deciders(&self) -> Vec<Option<Player>> {
        let (mut players, mut standing) = (self.seated.clone(), self.standing.iter().peekable());
        let mut deciders = Vec::with_capacity(self.standing.len());
        for (place, line) in self.lines.iter().enumerate() {
            match line {
                Line::Seated(Seated { seat, player }) => players[seat.index()] = player.clone(),
                Line::Decision(decision) if standing.next_if_eq(&&place).is_some() => {
                    deciders.push(players.get(decision.seat.index()).cloned());
                }
                Line::Decision(_) | Line::Digest(_) | Line::TakenBack(_) | Line::End(_) => {}
            }
        }
        deciders
    }

    /// How often a seat has decided and anybody has taken something back. It never becomes less, so that nothing that is
    /// asked again looks like what was asked before.
    pub fn asked_before(&self, seat: Seat) -> usize {
        let counts = |line: &&Line<G::Item>| match line {
            Line::Decision(decision) => decision.seat == seat,
            Line::TakenBack(_) => true,
            Line::Digest(_) | Line::Seated(_) | Line::End(_) => false,
        };
        self.lines.iter().filter(counts).count()
    }

    /// How many lines it has as text, the header among them.
    pub fn line_count(&self) -> usize {
        self.lines.len() + 1
    }

    /// Its closing line, if that is the last there is.
    fn end(&self) -> Option<&End> {
        let Some(Line::End(end)) = self.lines.last() else { return None };
        Some(end)
    }

    /// Whether it was closed with the end of the game.
    fn is_over(&self) -> bool {
        self.end().is_some_and(|end| end.outcome.is_some())
    }

    /// Whether a digest belongs on the next line.
    fn digest_due(&self) -> bool {
        let decided = matches!(self.lines.last(), Some(Line::Decision(_)));
        decided && self.standing.len().is_multiple_of(DIGEST_EVERY)
    }

    /// Writes down a decision that was taken and led to `game`.
    pub fn note(&mut self, decision: Decision<G::Item>, game: &G) {
        self.standing.push(self.lines.len());
        self.lines.push(Line::Decision(decision));
        self.note_digest(game);
    }

    /// Writes the digest down if it is its turn: after a decision, or after a tear in which it was lost.
    fn note_digest(&mut self, game: &G) {
        if self.digest_due() {
            let after = self.standing.len();
            self.lines.push(Line::Digest(Mark { after, game: digest(game) }));
        }
    }

    /// Writes down that the seat has taken back everything after the first `count` decisions.
    fn take_back(&mut self, seat: Seat, count: usize) {
        self.lines.push(Line::TakenBack(TakenBack { seat, decisions: count }));
        self.standing.truncate(count);
    }

    /// Writes down who plays a seat from now on.
    fn seat(&mut self, seat: Seat, player: Player) {
        self.lines.push(Line::Seated(Seated { seat, player }));
    }

    /// Writes the closing line: the game as it stands. A game that is not over may go on after it.
    fn close(&mut self, game: &G) {
        if self.end().is_none() {
            let (decisions, outcome) = (self.standing.len(), settled(game).outcome());
            self.lines.push(Line::End(End { decisions, game: digest(game), outcome }));
        }
    }

    /// Forgets every line after the first `count` decisions, as if it had never been written.
    pub fn truncate(&mut self, count: usize) {
        let Some(first) = self.standing.get(count) else { return };
        self.lines.truncate(*first);
        self.standing.truncate(count);
    }

    /// Plays the whole journal.
    ///
    /// # Errors
    /// The line at which the game refused, or turned out to be another than the one written down.
    pub fn replay(&self) -> Result<G, JournalError> {
        self.replay_until(self.standing.len(), &mut Silent)
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
        let (found, seats) = (self.seated.len(), game.seats());
        if found != 0 && found != usize::from(seats) {
            return Err(JournalError::OtherPlayers { found, seats });
        }
        let mut proved = 2;
        for (place, decision) in self.standing.iter().zip(self.decisions()).take(count) {
            let refused = |refusal| JournalError::Refused { line: number_of(*place), refusal };
            if !decision.before_forced {
                settle(&mut game, scribe).map_err(refused)?;
            }
            before_each(scribe);
            game.decide(decision.seat, &decision.answer, scribe).map_err(refused)?;
            for (line, digest_there) in self.digests_at(*place) {
                same_game(line, proved, digest_there, digest(&game))?;
                proved = line + 1;
            }
        }
        if count >= self.standing.len() && self.is_over() {
            let line = self.line_count();
            let refused = |refusal| JournalError::Refused { line, refusal };
            settle(&mut game, scribe).map_err(refused)?;
        }
        Ok(game)
    }

    /// The digests written down right after the decision at this place, with the numbers of their lines.
    fn digests_at(&self, place: usize) -> impl Iterator<Item = (usize, &str)> {
        let after = self.lines.iter().enumerate().skip(place + 1);
        after.map_while(|(place, line)| match line {
            Line::Digest(Mark { game, .. }) | Line::End(End { game, .. }) => {
                Some((number_of(place), game.as_str()))
            }
            Line::Decision(_) | Line::TakenBack(_) | Line::Seated(_) => None,
        })
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
        let line = self.line_count();
        let Some(end) = self.end() else { return Err(JournalError::Truncated { line }) };
        same_game(line, 2, &end.game, digest(&game))?;
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

/// The number of the line at this place below the header, counted from 1.
const fn number_of(place: usize) -> usize {
    place + 2
}

//! Where bots play each other: one game, or many with swapped seats.

mod tournament;

use std::borrow::Cow;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use tabletop::{
    Answer, Decision, Game, Journal, Outcome, Player, Refusal, Seat, Seed, Silent, Waits,
};

use crate::{Contest, Kind, UnknownBot};

pub(crate) use tournament::caught;
pub use tournament::{Entry, Tournament};

/// One game between bots.
pub struct Match<'m, G: Contest> {
    /// What the game is begun with.
    pub setup: &'m G::Setup,
    /// Where all its chance comes from.
    pub seed: Seed,
    /// The name of the bot in each seat.
    pub bots: &'m [&'m str],
    /// When it is broken off.
    pub limit: Limit,
    /// What is kept of it.
    pub keep: Keep,
}

/// Who is shown the game, and what a seat has decided in it.
pub type Watcher<'w, G> = dyn FnMut(&G, Seat, &Answer<<G as Game>::Item>) + 'w;

/// When a game is broken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limit {
    /// After the last round that may be played.
    pub rounds: u32,
    /// After so many decisions.
    pub decisions: u32,
}

/// What is kept of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Keep {
    /// Only the result is wanted.
    Result,
    /// How it came about is wanted too.
    Story,
    /// The journal is written, and how it came about.
    Journal,
}

/// How a game between bots went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// How it ended; nothing if it was broken off.
    pub outcome: Option<Outcome>,
    /// The first player of the first round.
    pub first_player: Seat,
    /// The last round played.
    pub rounds: u32,
    /// How many decisions were made that had two or more possible answers.
    pub decisions: u32,
    /// The journal, if it was kept.
    pub journal: Option<String>,
    /// How it came about, if that was kept.
    pub story: Option<Story>,
}

/// How a game came about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Story {
    /// The points of every seat at the beginning of each round, and at the end.
    pub points: Vec<Vec<u32>>,
    /// The cards each seat had in hand, each once.
    pub drawn: Vec<BTreeSet<Cow<'static, str>>>,
    /// The cards each seat used, each once.
    pub used: Vec<BTreeSet<Cow<'static, str>>>,
}

/// Why a game between bots could not be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArenaError {
    /// There is no such bot.
    #[error(transparent)]
    UnknownBot(#[from] UnknownBot),
    /// The game cannot begin so.
    #[error("the game cannot begin: {0}")]
    Setup(#[source] Refusal),
    /// There are more or fewer bots than seats.
    #[error("{bots} bots for {seats} seats")]
    OtherCount {
        /// The bots.
        bots: usize,
        /// The seats.
        seats: u8,
    },
    /// A bot answered what it was not offered.
    #[error("the {bot} in seat {} was refused after {decisions} decisions: {refusal}", .seat.0)]
    Refused {
        /// The bot's name.
        bot: String,
        /// Its seat.
        seat: Seat,
        /// How many decisions had been made.
        decisions: u32,
        /// Why not.
        refusal: Refusal,
    },
    /// The game goes on and asks nobody.
    #[error("after {decisions} decisions nobody is asked and the game is not over")]
    Stuck {
        /// How many decisions had been made.
        decisions: u32,
    },
    /// The game broke down.
    #[error("game {number} (seed {seed}) broke down: {what}")]
    Panicked {
        /// The number of the game.
        number: u64,
        /// Its seed.
        seed: Seed,
        /// What it said.
        what: String,
    },
    /// What was to be done with a game could not be done.
    #[error("game {number}: {what}")]
    NotKept {
        /// The number of the game.
        number: u64,
        /// Why not.
        what: String,
    },
    /// The threads could not be started.
    #[error("{jobs} jobs cannot be started: {what}")]
    NoThreads {
        /// How many were asked for.
        jobs: usize,
        /// Why not.
        what: String,
    },
}

impl Default for Limit {
    fn default() -> Self {
        Limit { rounds: 400, decisions: 50_000 }
    }
}

impl<G: Contest> Match<'_, G> {
    /// Plays the game. Each bot sees only copies dealt anew for its seat.
    ///
    /// # Errors
    /// A setup or a bot that is not right, or a game that is not.
    pub fn play(&self) -> Result<Played, ArenaError> {
        self.play_watched(&mut |_, _, _| {})
    }

    /// Plays the game while somebody watches, who is shown every decision before it is carried out.
    ///
    /// # Errors
    /// As [`Match::play`].
    pub fn play_watched(&self, watch: &mut Watcher<'_, G>) -> Result<Played, ArenaError> {
        let bots = self.bots.iter().map(|words| G::bot_named(words));
        let bots = bots.collect::<Result<Vec<&Kind<G>>, _>>()?;
        let mut game = G::begin(self.setup, self.seed).map_err(ArenaError::Setup)?;
        if usize::from(game.seats()) != bots.len() {
            return Err(ArenaError::OtherCount { bots: bots.len(), seats: game.seats() });
        }
        game.hurry(&mut Silent);
        let players = bots.iter().map(|kind| Player::Bot(kind.id())).collect();
        let mut journal = Journal::<G>::new(self.setup.clone(), self.seed).with_players(players);
        let mut first_player = None;
        let mut decisions = 0;
        let mut story = (self.keep != Keep::Result).then(|| Story::new(&game));
        while game.outcome().is_none() && self.goes_on(&game, decisions) {
            if first_player.is_none() && game.round() > 0 {
                first_player = Some(game.first_player());
            }
            let asked = game.prompts().find(|prompt| prompt.waits == Waits::ForAnswer);
            let seat = asked.ok_or(ArenaError::Stuck { decisions })?.seat;
            let bot = bots[seat.index()];
            let answer = bot.answer(&game, seat, self.seed, decisions as usize, None);
            let answer = answer.ok_or(ArenaError::Stuck { decisions })?;
            watch(&game, seat, &answer);
            if let Some(story) = &mut story {
                story.note(&game, seat, &answer);
            }
            game.decide(seat, &answer, &mut Silent).map_err(|refusal| {
                let bot = self.bots[seat.index()].to_owned();
                ArenaError::Refused { bot, seat, decisions, refusal }
            })?;
            if self.keep == Keep::Journal {
                journal.note(Decision { seat, answer, before_forced: false }, &game);
            }
            decisions += 1;
        }
        if let Some(story) = &mut story {
            story.end(&game);
        }
        Ok(Played {
            outcome: game.outcome(),
            first_player: first_player.unwrap_or_else(|| game.first_player()),
            rounds: game.round(),
            decisions,
            journal: (self.keep == Keep::Journal).then(|| journal.write(&game)),
            story,
        })
    }

    fn goes_on(&self, game: &G, decisions: u32) -> bool {
        decisions < self.limit.decisions && game.round() <= self.limit.rounds
    }
}

impl Story {
    fn new<G: Contest>(game: &G) -> Story {
        let nothing = vec![BTreeSet::new(); usize::from(game.seats())];
        Story { points: Vec::new(), drawn: nothing.clone(), used: nothing }
    }

    fn note<G: Contest>(&mut self, game: &G, seat: Seat, answer: &Answer<G::Item>) {
        while self.points.len() < game.round() as usize {
            self.points.push(points(game));
        }
        self.used[seat.index()].extend(game.card_used(seat, answer).map(Cow::Borrowed));
    }

    fn end<G: Contest>(&mut self, game: &G) {
        self.points.push(points(game));
        for (seat, drawn) in self.drawn.iter_mut().enumerate() {
            drawn.extend(game.cards_drawn(Seat(seat as u8)).into_iter().map(Cow::Borrowed));
        }
    }
}

fn points<G: Contest>(game: &G) -> Vec<u32> {
    (0..game.seats()).map(|seat| game.points(Seat(seat))).collect()
}

//! What a bot is, and what a game must tell so that bots can be measured at it.

use std::ops::Deref;
use std::time::Instant;

use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use tabletop::{Answer, BotName, Game, Prompt, Seat, Seed, Waits};

/// The table as one seat may know it: a copy in which everything the seat cannot see was dealt anew.
///
/// There is no other way to have one, so whoever is handed it was not shown the true game.
pub struct Known<G>(G);

impl<G: Game> Known<G> {
    /// What the seat may know of the game.
    #[must_use]
    pub fn to(seat: Seat, game: &G, rng: &mut SmallRng) -> Known<G> {
        Known(game.redealt_for(seat, rng))
    }
}

impl<G> Deref for Known<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.0
    }
}

/// A player that is not a person.
pub trait Bot<G: Game>: Send {
    /// Answers a prompt that the bot's seat is asked.
    ///
    /// To think about several deals, a bot deals the copy anew itself ([`Game::redealt_for`]); the copies are as good as
    /// those of the true game.
    fn choose(&mut self, known: &Known<G>, prompt: &Prompt<'_, G::Item, G::Ask>)
    -> Answer<G::Item>;

    /// What the bot does of what its seat may do beside the questions; most let it be.
    fn seize(
        &mut self,
        _known: &Known<G>,
        _prompt: &Prompt<'_, G::Item, G::Ask>,
    ) -> Option<Answer<G::Item>> {
        None
    }
}

/// A kind of bot that knows a game.
pub struct Kind<G: Game> {
    /// What it is called.
    pub name: &'static str,
    /// What people read.
    pub title: &'static str,
    /// How hard it tries.
    pub level: u8,
    /// Raised whenever it would decide otherwise than before.
    pub version: u32,
    /// How strong it is beside the others, as `rookery arena` has measured it: 400 points more win ten times as often,
    /// and `steward-1` has 1000.
    pub rating: u16,
    /// A bot of this kind for one question.
    pub new: fn(Terms) -> Box<dyn Bot<G>>,
}

/// On what terms a bot thinks about one question.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// Its own source of chance.
    pub seed: u64,
    /// When it must have answered. What a bot does must not depend on the clock where games are compared, so there
    /// is no such moment in the arena.
    pub until: Option<Instant>,
}

/// A game at which bots can be measured.
pub trait Contest: Game {
    /// The bots that know the game, the best first.
    const BOTS: &'static [Kind<Self>];

    /// Whether its bots ever do something unasked.
    const SEIZES: bool = false;

    /// The round that is played; 0 before the first.
    fn round(&self) -> u32;

    /// The first player.
    fn first_player(&self) -> Seat;

    /// How near the seat is to victory, in what the game counts: power, Victory Points.
    fn points(&self, seat: Seat) -> u32;

    /// The card of his hand that a player uses with this answer, by name.
    fn card_used(&self, seat: Seat, answer: &Answer<Self::Item>) -> Option<&'static str>;

    /// The cards of his deck that a player has had in hand, by name, where the game can tell.
    fn cards_drawn(&self, seat: Seat) -> Vec<&'static str>;

    /// The bot of that name, at its highest level or at the one named, as in `steward:1`.
    ///
    /// # Errors
    /// When no bot of that name knows the game.
    fn bot_named(words: &str) -> Result<&'static Kind<Self>, UnknownBot> {
        let found = Self::BOTS.iter().find(|kind| kind.is_called(words));
        found.ok_or_else(|| {
            let several = |kind: &Kind<Self>| {
                Self::BOTS.iter().filter(|other| other.name == kind.name).count() > 1
            };
            let called = |kind: &Kind<Self>| match several(kind) {
                true => format!("{}:{}", kind.name, kind.level),
                false => kind.name.to_owned(),
            };
            let known: Vec<String> = Self::BOTS.iter().map(called).collect();
            UnknownBot { game: Self::NAME, name: words.to_owned(), known: known.join(", ") }
        })
    }
}

impl<G: Game> Kind<G> {
    /// Its name, level and version, as journals have them.
    #[must_use]
    pub fn id(&self) -> BotName {
        BotName { name: self.name.to_owned(), level: self.level, version: self.version }
    }

    fn is_called(&self, words: &str) -> bool {
        match words.split_once(':') {
            Some((name, level)) => name == self.name && level.parse() == Ok(self.level),
            None => words == self.name,
        }
    }

    /// What the bot does after so many decisions: of what its seat may do beside the questions, or what it answers to
    /// what its seat is asked; nothing if there is neither.
    ///
    /// A bot remembers nothing from one question to the next, and its chance comes from the game's seed, its seat and
    /// the place. So it answers the same when a game is taken up again, however often.
    pub fn answer(
        &self,
        game: &G,
        seat: Seat,
        seed: Seed,
        decisions: usize,
        until: Option<Instant>,
    ) -> Option<Answer<G::Item>> {
        let [deal, seed] = chance_at(seed, seat, decisions);
        let known = Known::to(seat, game, &mut SmallRng::seed_from_u64(deal));
        let mut bot = (self.new)(Terms { seed, until });
        let (asked, beside): (Vec<_>, Vec<_>) = known
            .prompts()
            .filter(|prompt| prompt.seat == seat)
            .partition(|prompt| prompt.waits == Waits::ForAnswer);
        let seized = beside.iter().find_map(|prompt| bot.seize(&known, prompt));
        seized.or_else(|| asked.first().map(|prompt| bot.choose(&known, prompt)))
    }
}

/// The chance of one question: for the deal, and for the bot's own thoughts.
pub(crate) fn chance_at(seed: Seed, seat: Seat, decisions: usize) -> [u64; 2] {
    let mixed = seed.mixed(&["bot".to_owned(), seat.0.to_string(), decisions.to_string()]).0;
    let number = |from: usize| u64::from_le_bytes(std::array::from_fn(|place| mixed[from + place]));
    [number(0), number(8)]
}

/// No bot of that name knows the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no bot called {name:?} knows {game}: there are {known}")]
pub struct UnknownBot {
    /// The game.
    pub game: &'static str,
    /// The name asked for.
    pub name: String,
    /// The names there are.
    pub known: String,
}

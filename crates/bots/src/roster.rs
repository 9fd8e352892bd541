//! The bots there are, by name, for whoever seats them without knowing their game.

use std::time::{Duration, Instant};

use serde_json::Value;
use tabletop::{BotName, Play, Seat, Table};

use crate::advice::{Advice, advise};
use crate::mind::Skilled;
use crate::rating::{Past, strength_of};
use crate::review::{Review, review};
use crate::{Kind, UnknownBot};

/// How long a bot may think at a table.
const THOUGHT_MAX: Duration = Duration::from_millis(900);

/// Somebody's strength is judged by so many games: people learn.
const GAMES_COUNTED: usize = 30;

/// The bots that know the games on a shelf.
#[derive(Clone, Default)]
pub struct Roster {
    games: Vec<Listed>,
}

/// The bots of one game.
#[derive(Clone)]
struct Listed {
    game: &'static str,
    opponents: Vec<Opponent>,
    find: fn(&str) -> Result<Opponent, UnknownBot>,
    hint: fn(&dyn Table, Seat) -> Option<Advice>,
    review: fn(&dyn Table) -> Option<Review>,
}

/// A bot that answers at a [`Table`], of which it is shown only what its seat may know.
#[derive(Clone, Copy)]
pub struct Opponent {
    kind: &'static dyn Asked,
}

/// A bot that knows one game, as somebody who knows none asks it.
trait Asked: Send + Sync {
    fn id(&self) -> BotName;
    fn title(&self) -> &'static str;
    fn seizes(&self) -> bool;
    fn rating(&self) -> f64;
    fn answer(&self, table: &dyn Table, seat: Seat) -> Option<Value>;
}

impl Roster {
    /// An empty roster.
    #[must_use]
    pub fn new() -> Roster {
        Roster::default()
    }

    /// Lists the bots of a game.
    #[must_use]
    pub fn with<G: Skilled>(mut self) -> Roster {
        let opponents = G::BOTS.iter().map(|kind| Opponent { kind }).collect();
        let find = |words: &str| G::bot_named(words).map(|kind| Opponent { kind });
        self.games.push(Listed {
            game: G::NAME,
            opponents,
            find,
            hint: hint::<G>,
            review: reviewed::<G>,
        });
        self
    }

    /// The bots that know the game, the best first.
    #[must_use]
    pub fn of(&self, game: &str) -> &[Opponent] {
        self.games.iter().find(|listed| listed.game == game).map_or(&[], |one| &one.opponents)
    }

    /// The bot of that name for a game, at its highest level or at the one named, as in `steward:1`.
    ///
    /// # Errors
    /// When no bot of that name knows the game.
    pub fn find(&self, game: &'static str, words: &str) -> Result<Opponent, UnknownBot> {
        let nobody =
            || UnknownBot { game, name: words.to_owned(), known: "none that know it".to_owned() };
        let listed = self.games.iter().find(|listed| listed.game == game).ok_or_else(nobody)?;
        (listed.find)(words)
    }

    /// The bot that is about as strong as somebody who has played these games, the last first: who sat against him in
    /// each, and whether he won. Bots that are not known any more are left out.
    #[must_use]
    pub fn as_strong_as(&self, game: &str, games: &[(Vec<BotName>, bool)]) -> Option<Opponent> {
        let all = self.of(game);
        let rating = |bot: &BotName| {
            let same = |one: &&Opponent| one.id().name == bot.name && one.id().level == bot.level;
            all.iter().find(same).map(|one| one.rating())
        };
        let past = |(bots, won): &(Vec<BotName>, bool)| {
            let against: Vec<f64> = bots.iter().filter_map(rating).collect();
            (!against.is_empty()).then_some(Past { against, won: *won })
        };
        let past: Vec<Past> = games.iter().filter_map(past).take(GAMES_COUNTED).collect();
        let strength = strength_of(&past);
        let distance = |one: &&Opponent| (one.rating() - strength).abs();
        all.iter().min_by(|a, b| distance(a).total_cmp(&distance(b))).copied()
    }

    /// What the maester would answer for the seat, and why. It is shown only what the seat may know; nothing if the seat
    /// is not asked, or no bot knows the game. Takes up to three seconds.
    #[must_use]
    pub fn hint(&self, table: &dyn Table, seat: Seat) -> Option<Advice> {
        self.games.iter().find_map(|listed| (listed.hint)(table, seat))
    }

    /// The game looked at again: the chances after every decision, and where they turned; nothing if no bot knows the
    /// game. It is for games that are over: it judges every seat. Takes some seconds.
    #[must_use]
    pub fn review(&self, table: &dyn Table) -> Option<Review> {
        self.games.iter().find_map(|listed| (listed.review)(table))
    }
}

/// A game of this kind looked at again.
fn reviewed<G: Skilled>(table: &dyn Table) -> Option<Review> {
    let play = table.as_any().downcast_ref::<Play<G>>()?;
    review(play.journal()).ok()
}

/// What the maester would do at a table of this game.
fn hint<G: Skilled>(table: &dyn Table, seat: Seat) -> Option<Advice> {
    let play = table.as_any().downcast_ref::<Play<G>>()?;
    let journal = play.journal();
    advise(play.game(), seat, journal.seed, journal.decisions().len())
}

impl Opponent {
    /// Its name, level and version.
    #[must_use]
    pub fn id(&self) -> BotName {
        self.kind.id()
    }

    /// What people read.
    #[must_use]
    pub fn title(&self) -> &'static str {
        self.kind.title()
    }

    /// Whether it ever does something unasked.
    #[must_use]
    pub fn seizes(&self) -> bool {
        self.kind.seizes()
    }

    /// How strong it is beside the other bots of its game.
    #[must_use]
    pub fn rating(&self) -> f64 {
        self.kind.rating()
    }

    /// What the bot does of what its seat may do beside the questions, or what it answers to what the seat is asked;
    /// nothing if there is neither, or the table plays another game. At the same place of the same game it is always the
    /// same, if it was given the time it wanted; whoever seats bots lets each of them speak before anybody is waited
    /// for.
    #[must_use]
    pub fn answer(&self, table: &dyn Table, seat: Seat) -> Option<Value> {
        self.kind.answer(table, seat)
    }
}

impl<G: Skilled> Asked for Kind<G> {
    fn id(&self) -> BotName {
        Kind::id(self)
    }

    fn title(&self) -> &'static str {
        self.title
    }

    fn seizes(&self) -> bool {
        G::SEIZES
    }

    fn rating(&self) -> f64 {
        f64::from(self.rating)
    }

    fn answer(&self, table: &dyn Table, seat: Seat) -> Option<Value> {
        let play = table.as_any().downcast_ref::<Play<G>>()?;
        let journal = play.journal();
        let until = Some(Instant::now() + THOUGHT_MAX);
        let answer =
            Kind::answer(self, play.game(), seat, journal.seed, journal.decisions().len(), until)?;
        Some(serde_json::to_value(answer).expect("an answer is plain data"))
    }
}

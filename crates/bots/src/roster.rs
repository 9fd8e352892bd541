//! The bots there are, by name, for whoever seats them without knowing their game.

use serde_json::Value;
use tabletop::{BotName, Play, Seat, Table};

use crate::{Contest, Kind, UnknownBot};

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
}

/// A bot that answers at a [`Table`], of which it is shown only what its seat may know.
#[derive(Clone, Copy)]
pub struct Opponent {
    kind: &'static dyn Asked,
}

/// A bot that knows one game, as somebody who knows none asks it.
trait Asked: Send + Sync {
    fn id(&self) -> BotName;
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
    pub fn with<G: Contest>(mut self) -> Roster {
        let opponents = G::BOTS.iter().map(|kind| Opponent { kind }).collect();
        let find = |words: &str| G::bot_named(words).map(|kind| Opponent { kind });
        self.games.push(Listed { game: G::NAME, opponents, find });
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
}

impl Opponent {
    /// Its name, level and version.
    #[must_use]
    pub fn id(&self) -> BotName {
        self.kind.id()
    }

    /// What the bot does of what its seat may do beside the questions, or what it answers to what the seat is asked;
    /// nothing if there is neither, or the table plays another game. At the same place of the same game it is always the
    /// same, so whoever seats bots lets each of them speak before anybody is waited for.
    #[must_use]
    pub fn answer(&self, table: &dyn Table, seat: Seat) -> Option<Value> {
        self.kind.answer(table, seat)
    }
}

impl<G: Contest> Asked for Kind<G> {
    fn id(&self) -> BotName {
        Kind::id(self)
    }

    fn answer(&self, table: &dyn Table, seat: Seat) -> Option<Value> {
        let play = table.as_any().downcast_ref::<Play<G>>()?;
        let journal = play.journal();
        let answer =
            Kind::answer(self, play.game(), seat, journal.seed, journal.decisions().len())?;
        Some(serde_json::to_value(answer).expect("an answer is plain data"))
    }
}

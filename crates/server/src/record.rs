//! What is kept of a table besides its game: who sits where, what was agreed, and what is shown of it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{BotName, Commitment, Outcome, Seat, Seed};

/// What is kept of a table besides its game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Record {
    /// What the table is called.
    pub name: String,
    /// What is played.
    pub game: String,
    /// Who opened it.
    pub owner: String,
    /// What the game begins with.
    pub setup: Value,
    /// Who sits where.
    pub seats: Vec<Chair>,
    /// What was agreed.
    pub options: Options,
    /// How far it is.
    pub state: State,
    /// Whether a rule has broken down here.
    pub marked: bool,
    /// The word that lets somebody in.
    pub invite: String,
    /// The secret the seed is made of; nobody's to see before the end.
    pub secret: Seed,
    /// When it was opened.
    pub created: i64,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// A seat, and who sits there.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// Who sits there.
    pub who: Who,
    /// Whether whoever sits there is ready.
    pub ready: bool,
    /// What was added to the chance of the game from there.
    pub chance: Option<String>,
}

/// Who sits somewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Anybody may sit down.
    Open,
    /// Whoever has the invitation may sit down.
    Invited,
    /// A person.
    Person {
        /// Who.
        id: String,
        /// The name at this table; two people may share a browser.
        name: String,
    },
    /// A bot.
    Bot(BotName),
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// Seats are being taken.
    Gathering,
    /// The game is played.
    Playing,
    /// The game is over.
    Over,
    /// The game cannot go on; its journal is kept.
    Marked,
}

/// What a table agreed on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who may watch.
    pub spectators: Spectators,
    /// Whether decisions may be taken back.
    pub take_backs: TakeBacks,
    /// Whether everybody finds it.
    pub listed: bool,
}

/// Who may watch.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spectators {
    /// Nobody.
    No,
    /// Everybody.
    #[default]
    Yes,
}

/// Whether decisions may be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TakeBacks {
    /// Never.
    Off,
    /// When all who are concerned agree.
    #[default]
    Consent,
}

/// A table as one person is shown it.
#[derive(Clone, Debug, Serialize)]
pub struct Info {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What is played.
    pub game: String,
    /// How far it is.
    pub state: State,
    /// Whether a rule has broken down here.
    pub marked: bool,
    /// Who sits where.
    pub seats: Vec<Place>,
    /// The seats of whoever asks.
    pub mine: Vec<Seat>,
    /// Whether play waits for whoever asks.
    pub your_move: bool,
    /// Whom play waits for.
    pub waiting: Vec<Seat>,
    /// When it was opened.
    pub created: i64,
    /// How many decisions stand.
    pub decisions: usize,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The word that lets somebody in, for those who sit here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// What was agreed.
    pub options: Options,
    /// What was promised of the secret.
    pub promise: Commitment,
}

/// A seat as it is shown.
#[derive(Clone, Debug, Serialize)]
pub struct Place {
    /// Which.
    pub seat: Seat,
    /// What whoever sits there is called.
    pub name: String,
    /// Who sits there.
    pub who: Shown,
    /// Whether whoever sits there is ready.
    pub ready: bool,
    /// Whether it is the seat of whoever asks.
    pub mine: bool,
}

/// Who sits somewhere, as it is shown.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// Anybody may sit down.
    Open,
    /// Whoever has the invitation may sit down.
    Invited,
    /// A person.
    Person {
        /// Who.
        id: String,
        /// What the person is called.
        name: String,
        /// Whether the person looks at the table now.
        here: bool,
    },
    /// A bot.
    Bot(BotName),
}

impl Record {
    /// The seats of a person.
    pub fn seats_of(&self, person: &str) -> Vec<Seat> {
        let own = |chair: &Chair| matches!(&chair.who, Who::Person { id, .. } if id == person);
        let seats = self.seats.iter().enumerate().filter(|(_, chair)| own(chair));
        seats.map(|(place, _)| Seat(place as u8)).collect()
    }

    /// Whether the person sits in this seat.
    pub fn is_of(&self, seat: Seat, person: &str) -> bool {
        self.seats_of(person).contains(&seat)
    }

    /// Everybody who has a seat, each once.
    pub fn people(&self) -> Vec<&str> {
        let mut people = Vec::new();
        for chair in &self.seats {
            if let Who::Person { id, .. } = &chair.who
                && !people.contains(&id.as_str())
            {
                people.push(id);
            }
        }
        people
    }
}

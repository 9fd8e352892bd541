//! What is kept of a table besides its game: who sits where, what was agreed, and what is shown of it.

use serde::{Deserialize, Serialize};
use tabletop::{BotName, Commitment, Json, Outcome, Promise, Seat, Seed};

use crate::clock::{Clock, Running};
use crate::ids;

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
    pub setup: Json,
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
    /// Why it ended before the game was over.
    #[serde(default)]
    pub ended: Option<Ended>,
    /// What was promised, once it may be seen.
    #[serde(default)]
    pub revealed: Option<Promise>,
    /// The table that plays it again.
    #[serde(default)]
    pub rematch: Option<String>,
    /// Who wishes to end the game in a draw.
    #[serde(default)]
    pub draw: Vec<Seat>,
    /// Who wishes to end the game.
    #[serde(default)]
    pub end: Vec<Seat>,
    /// Somebody asks to take a decision back.
    #[serde(default)]
    pub asking: Option<Asking>,
}

/// Somebody asks to take a decision back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asking {
    /// Which seat.
    pub by: Seat,
    /// Which seats agree.
    pub agree: Vec<Seat>,
    /// How many decisions stood when it was asked.
    pub at: usize,
}

/// What refusals a seat has met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    /// How many.
    pub times: u32,
    /// Until when it may not ask again, in milliseconds since 1970.
    pub until: i64,
}

/// Why a table ended before its game was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// Somebody gave up.
    Resigned,
    /// A draw was agreed.
    Drawn,
    /// Everybody wished to end it.
    Voted,
    /// Everybody left before it began.
    Left,
}

/// A seat, and who sits there.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// Who sits there.
    pub who: Who,
    /// Whether whoever sits there is ready.
    pub ready: bool,
    /// Whether the seat is for whoever has the invitation, when nobody sits there.
    #[serde(default)]
    pub invited: bool,
    /// What was added to the chance of the game from there.
    pub chance: Option<String>,
    /// The bot that plays while whoever sits there is away.
    #[serde(default)]
    pub stand_in: Option<BotName>,
    /// The phases in which whoever sits there is asked every time, by their names.
    #[serde(default)]
    pub stops: Vec<String>,
    /// What it met when it asked to take something back.
    #[serde(default)]
    pub refused: Refused,
}

impl Chair {
    /// A seat somebody has just taken.
    pub fn new(who: Who) -> Chair {
        let ready = matches!(who, Who::Person { .. } | Who::Bot(_));
        let invited = who == Who::Invited;
        let (stops, refused) = (Vec::new(), Refused::default());
        Chair { who, ready, invited, chance: None, stand_in: None, stops, refused }
    }

    /// Somebody sits down here.
    pub fn take(&mut self, who: Who) {
        let invited = self.invited || self.who == Who::Invited;
        *self = Chair { invited, ..Chair::new(who) };
    }

    /// Whoever sat here is gone: the seat is for whom it was before.
    pub fn free(&mut self) {
        *self = Chair::new(if self.invited { Who::Invited } else { Who::Open });
    }

    /// The bot that plays here now.
    pub fn bot(&self) -> Option<&BotName> {
        match &self.who {
            Who::Bot(bot) => Some(bot),
            Who::Open | Who::Invited | Who::Person { .. } => self.stand_in.as_ref(),
        }
    }
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
#[serde(default)]
pub struct Options {
    /// How long one may think.
    pub clock: Clock,
    /// Who may watch.
    pub spectators: Spectators,
    /// Whether decisions may be taken back.
    pub take_backs: TakeBacks,
    /// Whether everybody finds it.
    pub listed: bool,
    /// What happens when somebody's time is over.
    pub absent: Absent,
}

/// Who may watch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Spectators {
    /// Nobody.
    No,
    /// Everybody.
    #[default]
    Yes,
    /// Everybody, so many seconds later.
    DelaySeconds(u16),
}

/// What happens when somebody's time is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Absent {
    /// Everybody waits.
    Wait,
    /// The answer is given that does the least harm.
    #[default]
    SafeAnswer,
    /// A bot plays until whoever sits there is back.
    Bot,
}

/// Whether decisions may be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TakeBacks {
    /// Never.
    Off,
    /// When all who are concerned agree.
    #[default]
    Consent,
}

/// Where a game is, as far as lists show it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Summary {
    /// Whom play waits for.
    pub waiting: Vec<Seat>,
    /// How many decisions stand.
    pub decisions: usize,
    /// The last chapter of the log that everybody sees.
    pub round: Option<String>,
    /// The clock.
    pub running: Option<Running>,
    /// When something last happened.
    pub touched: i64,
    /// How many watch who do not sit here.
    #[serde(skip)]
    pub watching: usize,
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
    /// Who opened it.
    pub owner: String,
    /// Who sits where.
    pub seats: Vec<Place>,
    /// The seats of whoever asks.
    pub mine: Vec<Seat>,
    /// Whether play waits for whoever asks.
    pub your_move: bool,
    /// Whom play waits for.
    pub waiting: Vec<Seat>,
    /// How long one may think.
    pub clock: Clock,
    /// How long each seat may still think, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_ms: Option<Vec<i64>>,
    /// When the time of whoever asks is over, in milliseconds since 1970, if play waits for him.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due: Option<i64>,
    /// How many watch who do not sit here.
    pub watching: usize,
    /// When it was opened.
    pub created: i64,
    /// When something last happened.
    pub touched: i64,
    /// How many decisions stand, once it is over: before, it would tell of those made in secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decisions: Option<usize>,
    /// Where the game is, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round_text: Option<String>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Why it ended before the game was over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
    /// Who wishes to end the game in a draw.
    pub draw: Vec<Seat>,
    /// Who wishes to end the game.
    pub end: Vec<Seat>,
    /// The word that lets somebody in, for those who sit here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// What was agreed.
    pub options: Options,
    /// What was promised of the secret.
    pub promise: Commitment,
    /// The secret and what each seat added to it, after the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revealed: Option<Promise>,
    /// The table that plays it again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

impl Info {
    /// A table as a person is shown it.
    pub fn of(
        id: &str,
        record: &Record,
        summary: &Summary,
        person: Option<&str>,
        here: &[&str],
    ) -> Info {
        let mine = person.map(|person| record.seats_of(person)).unwrap_or_default();
        let seats = record.seats.iter().enumerate().map(|(place, chair)| {
            let seat = Seat(place as u8);
            Place::of(seat, chair, mine.contains(&seat), here)
        });
        let waiting = summary.waiting.clone();
        let insider = !mine.is_empty() || person == Some(&record.owner);
        let left = summary.running.as_ref();
        let asked: Vec<Seat> = waiting.iter().copied().filter(|seat| mine.contains(seat)).collect();
        let due = left.and_then(|left| left.over(&record.options.clock, &asked));
        Info {
            id: id.to_owned(),
            name: record.name.clone(),
            game: record.game.clone(),
            state: record.state,
            marked: record.marked,
            owner: record.owner.clone(),
            seats: seats.collect(),
            your_move: !asked.is_empty(),
            due: due.map(|(at, _)| at),
            watching: summary.watching,
            clock: record.options.clock.clone(),
            left_ms: left.map(|left| left.at(&record.options.clock, &waiting, ids::now())),
            mine,
            waiting,
            created: record.created,
            // To the minute: a secret decision is not to be seen in it.
            touched: summary.touched.max(record.created) / 60_000 * 60_000,
            decisions: (record.state == State::Over).then_some(summary.decisions),
            round_text: summary.round.clone(),
            outcome: record.outcome.clone(),
            ended: record.ended,
            draw: record.draw.clone(),
            end: record.end.clone(),
            invite: insider.then(|| record.invite.clone()),
            options: record.options.clone(),
            promise: record.secret.commit(),
            revealed: record.revealed.clone(),
            rematch: record.rematch.clone(),
        }
    }
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
    /// The bot that plays while whoever sits there is away.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<BotName>,
}

impl Place {
    fn of(seat: Seat, chair: &Chair, mine: bool, here: &[&str]) -> Place {
        let (name, who) = match &chair.who {
            Who::Open => ("open".to_owned(), Shown::Open),
            Who::Invited => ("invited".to_owned(), Shown::Invited),
            Who::Person { id, name } => {
                let here = here.contains(&id.as_str());
                (name.clone(), Shown::Person { id: id.clone(), name: name.clone(), here })
            }
            Who::Bot(bot) => (bot.to_string(), Shown::Bot(bot.clone())),
        };
        Place { seat, name, who, ready: chair.ready, mine, stand_in: chair.stand_in.clone() }
    }
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

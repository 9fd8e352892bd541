//! How a table is opened, filled and begun.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;
use tabletop::{Player, Seed, Table};

use super::Room;
use super::seats::bounded;
use crate::app::App;
use crate::clock::Clock;
use crate::error::Error;
use crate::ids;
use crate::people::{self, Person};
use crate::record::{Absent, Chair, Options, Record, Spectators, State, TakeBacks, Who};

/// The longest name of a table.
const TITLE_MAX: usize = 80;

/// A table somebody wishes to open.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// What is played.
    pub game: String,
    /// What is asked of the game; what is not said is as usual.
    #[serde(default)]
    pub setup: Value,
    /// Who sits where.
    pub seats: Vec<SeatWish>,
    /// What the table is called.
    #[serde(default)]
    pub name: Option<String>,
    /// How long one may think.
    #[serde(default)]
    pub clock: Clock,
    /// Who may watch.
    #[serde(default)]
    pub spectators: Spectators,
    /// Whether decisions may be taken back.
    #[serde(default)]
    pub take_backs: TakeBacks,
    /// Whether everybody finds it.
    #[serde(default)]
    pub listed: bool,
    /// What happens when somebody's time is over.
    #[serde(default)]
    pub absent: Absent,
    /// What whoever opens it adds to its chance.
    #[serde(default)]
    pub chance: Option<String>,
    /// A prepared deal, by its number: where nobody but bots plays against whoever opens it.
    #[serde(default)]
    pub deal: Option<u64>,
}

/// Who is to sit somewhere.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatWish {
    /// Whoever opens the table.
    Me,
    /// Anybody.
    Open,
    /// Whoever has the invitation.
    Invited,
    /// A bot, by name and level.
    Bot(String),
    /// Somebody else at the same browser.
    HotSeat(String),
}

impl NewTable {
    /// A table with somebody and bots.
    pub fn quick(game: &str, seats: u8) -> NewTable {
        let bots = std::iter::repeat_n(SeatWish::Bot("steward".to_owned()), usize::from(seats) - 1);
        NewTable {
            game: game.to_owned(),
            setup: Value::Null,
            seats: std::iter::once(SeatWish::Me).chain(bots).collect(),
            name: None,
            clock: Clock::None,
            spectators: Spectators::default(),
            take_backs: TakeBacks::default(),
            listed: false,
            absent: Absent::Wait,
            chance: None,
            deal: None,
        }
    }

    /// The secret of the table: one that nobody can guess, unless a deal is wished for that cheats nobody.
    fn secret(&self) -> Result<Seed, Error> {
        let Some(deal) = self.deal else { return Ok(Seed(ids::secret())) };
        let alone = self.seats.iter().all(|seat| matches!(seat, SeatWish::Me | SeatWish::Bot(_)));
        if !alone {
            let why = "a deal can be chosen only where bots have the other seats";
            return Err(Error::Unreadable(why.to_owned()));
        }
        Ok(Seed::from_number(deal))
    }
}

impl App {
    /// Opens a table; its name in addresses.
    ///
    /// # Errors
    /// A game, bot or setup that does not exist, or the store failed.
    pub async fn open_table(&self, person: &Person, wish: NewTable) -> Result<String, Error> {
        let boxed = *self.games.find(&wish.game)?;
        let seats = u8::try_from(wish.seats.len()).unwrap_or(u8::MAX);
        let setup = self.games.setup(boxed.name, &wish.setup, seats)?;
        // A setup the game refuses is refused now, not when everybody has sat down.
        let trial = boxed.begin(&setup, Seed::from_number(0), Vec::new())?;
        if trial.seats() != seats {
            let needed = trial.seats();
            return Err(Error::Unreadable(format!(
                "{seats} seats are named for a game of {needed}"
            )));
        }
        let secret = wish.secret()?;
        bounded(wish.chance.as_deref())?;
        wish.clock.bounded()?;
        let name = wish.name.filter(|name| people::is_shown(name, TITLE_MAX));
        let NewTable {
            clock, spectators, take_backs, listed, absent, chance, seats: chairs, ..
        } = wish;
        let options = Options { clock, spectators, take_backs, listed, absent };
        let chair = |wish: &SeatWish| {
            let sits = |name: &str| Who::Person { id: person.id.clone(), name: name.to_owned() };
            let who = match wish {
                SeatWish::Me => sits(&person.name),
                SeatWish::HotSeat(name) => sits(&people::name_of(Some(name.clone()))?),
                SeatWish::Open => Who::Open,
                SeatWish::Invited => Who::Invited,
                SeatWish::Bot(words) => {
                    let bot = self.games.roster.find(boxed.name, words);
                    let bot = bot.map_err(|error| Error::Unreadable(error.to_string()))?;
                    Who::Bot(bot.id())
                }
            };
            let mut chair = Chair::new(who);
            if matches!(wish, SeatWish::Me) {
                chair.chance.clone_from(&chance);
            }
            Ok(chair)
        };
        let record = Record {
            name: name.unwrap_or_else(|| format!("{}'s table", person.name)),
            game: boxed.name.to_owned(),
            owner: person.id.clone(),
            setup: setup.into(),
            seats: chairs.iter().map(chair).collect::<Result<_, Error>>()?,
            options,
            state: State::Gathering,
            marked: false,
            invite: ids::fresh(16),
            secret: self.config.secret.unwrap_or(secret),
            created: ids::now(),
            outcome: None,
            ended: None,
            revealed: None,
            rematch: None,
            draw: Vec::new(),
            end: Vec::new(),
            asking: None,
        };
        let id = ids::fresh(8);
        self.store.open_table(&id, &record).await?;
        Ok(id)
    }
}

impl Room {
    /// Begins the game once everybody is ready.
    ///
    /// # Errors
    /// Somebody is missing or not ready, or the game refuses.
    pub async fn start(&mut self, person: &str) -> Result<(), Error> {
        self.gathers()?;
        if person != self.record.owner {
            return Err(Error::NotYours("whoever opened the table starts the game"));
        }
        if !self.record.seats.iter().all(|chair| chair.ready) {
            return Err(Error::NotNow("not everybody is ready".to_owned()));
        }
        let table = self.first_table()?;
        // Whoever writes this is the one who begins; should it die now, whoever drives the table goes on from here.
        self.record.state = State::Playing;
        self.keep().await?;
        self.begin_game(table).await
    }

    /// The game as it begins: what was agreed and the secret leave nothing open.
    pub(super) fn first_table(&self) -> Result<Arc<dyn Table>, Error> {
        let players = self.record.seats.iter().map(|chair| match &chair.who {
            Who::Bot(bot) => Player::Bot(bot.clone()),
            Who::Person { name, .. } => Player::Person { name: name.clone() },
            Who::Open | Who::Invited => unreachable!("an empty seat is not ready"),
        });
        let additions = self.record.seats.iter().map(|chair| chair.chance.clone());
        let additions = additions.map(Option::unwrap_or_default).collect();
        let boxed = *self.app.games.find(&self.record.game)?;
        let setup = serde_json::from_str(self.record.setup.text()).expect("it was JSON");
        let secret = self.record.secret;
        Ok(Arc::from(boxed.begin_promised(&setup, secret, additions, players.collect())?))
    }

    /// Writes the first line of the game and goes on from there.
    pub(super) async fn begin_game(&mut self, table: Arc<dyn Table>) -> Result<(), Error> {
        self.running = self.record.options.clock.begin(self.record.seats.len(), ids::now());
        self.scenery = self.app.scenery.keep(&self.record.setup, &*table);
        (self.table, self.stored) = (Some(table), 0);
        if let Err(error) = self.keep_decisions(|_| {}).await {
            self.table = None;
            self.reload().await?;
            if !matches!(error, Error::Overtaken) {
                return Err(error);
            }
        }
        self.begin_frames_anew().await;
        self.go_on().await
    }
}

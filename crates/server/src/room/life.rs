//! How a table is opened, filled and begun.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;
use tabletop::{Player, Seat, Seed};

use super::Room;
use crate::app::App;
use crate::error::Error;
use crate::ids;
use crate::people::Person;
use crate::record::{Chair, Options, Record, State, Who};

/// A table somebody wishes to open.
#[derive(Debug, Deserialize)]
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
    /// Whether everybody finds it.
    #[serde(default)]
    pub listed: bool,
}

/// Who is to sit somewhere.
#[derive(Clone, Debug, Deserialize)]
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
            listed: false,
        }
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
        let chair = |wish: &SeatWish| {
            let sits = |name: &str| Who::Person { id: person.id.clone(), name: name.to_owned() };
            let who = match wish {
                SeatWish::Me => sits(&person.name),
                SeatWish::HotSeat(name) => sits(name),
                SeatWish::Open => Who::Open,
                SeatWish::Invited => Who::Invited,
                SeatWish::Bot(words) => {
                    let bot = self.games.roster.find(boxed.name, words);
                    let bot = bot.map_err(|error| Error::Unreadable(error.to_string()))?;
                    Who::Bot(bot.id())
                }
            };
            let ready = matches!(who, Who::Person { .. } | Who::Bot(_));
            Ok(Chair { who, ready, chance: None })
        };
        let record = Record {
            name: wish.name.unwrap_or_else(|| format!("{}'s table", person.name)),
            game: boxed.name.to_owned(),
            owner: person.id.clone(),
            setup,
            seats: wish.seats.iter().map(chair).collect::<Result<_, Error>>()?,
            options: Options { listed: wish.listed, ..Options::default() },
            state: State::Gathering,
            marked: false,
            invite: ids::fresh(16),
            secret: Seed(ids::secret()),
            created: ids::now(),
            outcome: None,
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
        if self.record.state != State::Gathering {
            return Err(Error::NotNow("the game has begun already".to_owned()));
        }
        if person != self.record.owner {
            return Err(Error::NotYours("whoever opened the table starts the game"));
        }
        if !self.record.seats.iter().all(|chair| chair.ready) {
            return Err(Error::NotNow("not everybody is ready".to_owned()));
        }
        let players = self.record.seats.iter().map(|chair| match &chair.who {
            Who::Bot(bot) => Player::Bot(bot.clone()),
            Who::Person { name, .. } => Player::Person { name: name.clone() },
            Who::Open | Who::Invited => unreachable!("an empty seat is not ready"),
        });
        let additions = self.record.seats.iter().map(|chair| chair.chance.clone());
        let additions = additions.map(Option::unwrap_or_default).collect();
        let boxed = *self.app.games.find(&self.record.game)?;
        let (setup, secret) = (&self.record.setup, self.record.secret);
        let table = boxed.begin_promised(setup, secret, additions, players.collect())?;
        self.app.store.append(&self.id, 0, &table.journal_from(0)).await?;
        self.stored = table.journal_lines();
        self.scenery = self.app.scenery.keep(table.scenery());
        self.table = Some(Arc::from(table));
        self.record.state = State::Playing;
        self.keep().await?;
        self.begin_frames_anew();
        self.go_on().await
    }

    /// Sits down in a seat that is free.
    ///
    /// # Errors
    /// No seat is free for this person.
    pub async fn join(
        &mut self,
        person: &Person,
        seat: Option<Seat>,
        invite: Option<&str>,
    ) -> Result<(), Error> {
        if self.record.state != State::Gathering {
            return Err(Error::NotNow("the game has begun already".to_owned()));
        }
        if !self.record.seats_of(&person.id).is_empty() {
            return Ok(());
        }
        let invited = invite == Some(self.record.invite.as_str());
        let free = |chair: &Chair| match chair.who {
            Who::Open => true,
            Who::Invited => invited,
            Who::Person { .. } | Who::Bot(_) => false,
        };
        let mut chairs = self.record.seats.iter_mut().enumerate();
        let found = chairs
            .find(|(place, chair)| seat.is_none_or(|seat| seat.index() == *place) && free(chair));
        let Some((_, chair)) = found else {
            return Err(Error::NotNow("no seat is free for you".to_owned()));
        };
        chair.who = Who::Person { id: person.id.clone(), name: person.name.clone() };
        chair.ready = true;
        self.keep().await
    }
}

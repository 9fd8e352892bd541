//! The room of one table: one task, the only one that writes there.

mod bots;
mod life;
mod play;
mod watch;

use std::sync::Arc;
use std::time::Duration;

use tabletop::{Seat, Seats, Table};
use tokio::sync::mpsc;
use tokio::time::Instant;

pub use self::life::NewTable;
use self::watch::Watched;
pub use self::watch::{Known, Outbox};
use crate::app::App;
use crate::error::Error;
use crate::hall::Deed;
use crate::ids;
use crate::record::{Info, Place, Record, Shown, State, Who};

/// The room of one table.
pub struct Room {
    app: App,
    id: String,
    /// The name of this life of the room: frames are numbered within it.
    life: String,
    record: Record,
    version: i64,
    /// The game, once it has begun. Bots that think hold it too.
    table: Option<Arc<dyn Table>>,
    /// How many lines of the journal are in the store.
    stored: usize,
    scenery: String,
    viewers: Vec<Watched>,
    /// Those who look at a table that has not begun.
    early: Vec<Outbox>,
    /// The seats whose bots think.
    thinking: Seats,
    /// Seats that take their time over the only answer there is.
    pauses: Vec<Pause>,
    door: mpsc::WeakSender<Deed>,
}

/// A seat takes its time over the only answer there is.
struct Pause {
    seat: Seat,
    stamp: String,
    until: Instant,
}

impl Room {
    /// The room of a table, from the store.
    ///
    /// # Errors
    /// There is no such table, or the store failed.
    pub async fn load(app: &App, id: &str) -> Result<Room, Error> {
        let kept = app.store.table(id).await?;
        let mut room = Room {
            app: app.clone(),
            id: id.to_owned(),
            life: ids::fresh(8),
            record: kept.record,
            version: kept.version,
            table: None,
            stored: 0,
            scenery: String::new(),
            viewers: Vec::new(),
            early: Vec::new(),
            thinking: Seats::NONE,
            pauses: Vec::new(),
            door: mpsc::channel(1).0.downgrade(),
        };
        room.open_journal(&kept.journal).await;
        Ok(room)
    }

    /// The name of the table.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Serves whoever comes, until nobody has come for a while.
    pub async fn serve(mut self, door: mpsc::WeakSender<Deed>, mut inbox: mpsc::Receiver<Deed>) {
        self.door = door;
        if let Err(error) = self.go_on().await {
            tracing::warn!(table = %self.id, %error, "a room does not go on");
        }
        loop {
            let wake = self.pauses.iter().map(|pause| pause.until).min();
            let idle = Instant::now() + self.app.config.idle;
            tokio::select! {
                deed = inbox.recv() => match deed {
                    Some(deed) => deed(&mut self).await,
                    None => return,
                },
                () = tokio::time::sleep_until(wake.unwrap_or(idle)) => {
                    if wake.is_some() {
                        if let Err(error) = self.end_pauses().await {
                            tracing::warn!(table = %self.id, %error, "a pause does not end");
                            self.pauses.clear();
                        }
                    } else if self.is_idle() && self.app.hall.close(&self.id, &mut inbox) {
                        return;
                    }
                }
            }
        }
    }

    /// Whether nobody looks and nobody thinks.
    fn is_idle(&mut self) -> bool {
        self.forget_gone(Duration::ZERO);
        self.viewers.is_empty() && self.early.is_empty() && self.thinking.is_empty()
    }

    /// The table as a person is shown it.
    pub fn info(&self, person: Option<&str>) -> Info {
        let mine = person.map(|person| self.record.seats_of(person)).unwrap_or_default();
        let table = self.table.as_deref();
        let waiting: Vec<Seat> = table.map_or(Vec::new(), |table| table.asked().iter().collect());
        let here: Vec<&str> = self.people_here();
        let seats = self.record.seats.iter().enumerate().map(|(place, chair)| {
            let seat = Seat(place as u8);
            let (name, who) = match &chair.who {
                Who::Open => ("open".to_owned(), Shown::Open),
                Who::Invited => ("invited".to_owned(), Shown::Invited),
                Who::Person { id, name } => {
                    let here = here.contains(&id.as_str());
                    (name.clone(), Shown::Person { id: id.clone(), name: name.clone(), here })
                }
                Who::Bot(bot) => (bot.to_string(), Shown::Bot(bot.clone())),
            };
            Place { seat, name, who, ready: chair.ready, mine: mine.contains(&seat) }
        });
        let insider = !mine.is_empty() || person == Some(&self.record.owner);
        Info {
            id: self.id.clone(),
            name: self.record.name.clone(),
            game: self.record.game.clone(),
            state: self.record.state,
            marked: self.record.marked,
            seats: seats.collect(),
            your_move: waiting.iter().any(|seat| mine.contains(seat)),
            mine,
            waiting,
            created: self.record.created,
            decisions: table.map_or(0, Table::decisions),
            outcome: self.record.outcome.clone(),
            invite: insider.then(|| self.record.invite.clone()),
            options: self.record.options.clone(),
            promise: self.record.secret.commit(),
        }
    }

    /// Keeps what has changed about the table and tells everybody who looks at it.
    async fn keep(&mut self) -> Result<(), Error> {
        self.app.store.keep_record(&self.id, self.version, &self.record).await?;
        self.version += 1;
        self.tell_info();
        Ok(())
    }

    /// The game that is played.
    fn played(&self) -> Result<&dyn Table, Error> {
        self.table.as_deref().ok_or_else(|| Error::NotNow("the game has not begun".to_owned()))
    }

    /// The game, to be changed. A bot that thinks at this moment keeps the game it was shown.
    fn changed(table: &mut Arc<dyn Table>) -> &mut dyn Table {
        if Arc::get_mut(table).is_none() {
            *table = Arc::from(table.copy());
        }
        Arc::get_mut(table).expect("nobody else holds it now")
    }

    /// Whether the game goes on.
    fn is_playing(&self) -> bool {
        self.record.state == State::Playing && self.table.is_some()
    }
}

//! The room of one table: one task, the only one that writes there.

mod absent;
mod bots;
mod delayed;
mod ending;
mod follow;
mod life;
mod passing;
mod play;
mod seats;
mod story;
mod take_back;
mod talk;
mod watch;

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use tabletop::{Eyes, Seat, Seats, Table};
use tokio::sync::mpsc;
use tokio::time::Instant;

use self::delayed::Delayed;
pub use self::life::{NewTable, SeatWish};
pub use self::passing::{Passing, Until};
pub use self::story::{Since, Story};
pub use self::talk::{Channel, Said};
use self::watch::Watched;
pub use self::watch::{Known, Outbox};
use crate::app::App;
use crate::bus::{Hearing, News};
use crate::clock::{Clock, Running};
use crate::error::Error;
use crate::hall::Deed;
use crate::ids;
use crate::record::{Chair, Info, Record, State, Summary, Who};
use crate::store::Store;

/// The room of one table.
pub struct Room {
    app: App,
    id: String,
    /// The name of this life of the room: frames are numbered within it.
    life: String,
    record: Record,
    version: i64,
    /// The number of the lease under which this node drives the table, if it does.
    lease: Option<i64>,
    /// What other nodes tell of this table.
    hearing: Hearing,
    /// Who looks at the table through other nodes, and when that was last told.
    elsewhere: BTreeMap<String, (Vec<String>, Instant)>,
    /// Whether other nodes believe that somebody looks at the table through this one.
    told_here: bool,
    /// What is in memory is not what is in the store, and the store cannot be read.
    adrift: bool,
    /// The game, once it has begun. Bots that think hold it too.
    table: Option<Arc<dyn Table>>,
    /// How many lines of the journal are in the store.
    stored: usize,
    scenery: Arc<str>,
    viewers: Vec<Watched>,
    /// Whether what is new is written down for all of them and not told yet.
    written: bool,
    /// Those who look at a table that has not begun.
    early: Vec<Outbox>,
    /// The seats whose bots think.
    thinking: Seats,
    /// How long they look at the table before.
    pace: Duration,
    /// Seats that take their time over the only answer there is.
    pauses: Vec<Pause>,
    /// What each seat passes by itself.
    passing: Vec<Passing>,
    /// The game as those see it who see it later.
    delayed: Delayed,
    /// The clock.
    running: Option<Running>,
    /// Since when nobody has come and nobody looks.
    quiet: Instant,
    /// When something last happened.
    touched: i64,
    /// How much was said here.
    said: i64,
    /// Who said something lately, and when.
    spoken: Vec<(String, Instant)>,
    /// The seats play waits for whose people are away and known to be told of it.
    noticed: Seats,
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
        // Nothing is missed between what is read and what is heard.
        let hearing = app.bus.hear(id).await;
        let kept = app.store.table(id).await?;
        let seats = kept.record.seats.len();
        let mut room = Room {
            app: app.clone(),
            id: id.to_owned(),
            life: ids::fresh(8),
            record: kept.record,
            version: kept.version,
            lease: None,
            hearing,
            elsewhere: BTreeMap::new(),
            told_here: false,
            adrift: false,
            table: None,
            stored: 0,
            scenery: Arc::from(""),
            viewers: Vec::new(),
            written: false,
            early: Vec::new(),
            thinking: Seats::NONE,
            pace: Duration::ZERO,
            pauses: Vec::new(),
            passing: vec![Passing::default(); seats],
            delayed: Delayed::default(),
            running: kept.running,
            quiet: Instant::now(),
            touched: kept.touched,
            said: kept.said,
            spoken: Vec::new(),
            noticed: Seats::NONE,
            door: mpsc::channel(1).0.downgrade(),
        };
        let state = room.record.state;
        room.open_journal(&kept.journal);
        if room.record.state != state {
            room.keep().await?;
        }
        if let Some(table) = &room.table {
            room.delayed.note(&room.record.options, &**table);
        }
        Ok(room)
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Store {
        &self.app.store
    }

    /// The people a slow game begins to wait for who are not here.
    pub fn newly_waited_for(&mut self) -> Vec<String> {
        let slow = self.is_playing() && !matches!(self.record.options.clock, Clock::Live { .. });
        let asked = self.table.as_deref().filter(|_| slow).map_or(Seats::NONE, Table::asked);
        let here = self.people_here();
        let away = |seat: &Seat| match &self.record.seats[seat.index()] {
            Chair { who: Who::Person { id, .. }, stand_in: None, .. } => {
                !here.contains(&id.as_str())
            }
            Chair { .. } => false,
        };
        let mut waited = Seats::NONE;
        asked.iter().filter(away).for_each(|seat| waited.insert(seat));
        let new: Vec<Seat> = waited.iter().filter(|seat| !self.noticed.has(*seat)).collect();
        self.noticed = waited;
        let person = |seat: &Seat| match &self.record.seats[seat.index()].who {
            Who::Person { id, .. } => Some(id.clone()),
            Who::Open | Who::Invited | Who::Bot(_) => None,
        };
        new.iter().filter_map(person).collect()
    }

    /// The name of the table.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Serves whoever comes, until nobody has come for a while.
    pub async fn serve(
        mut self: Box<Room>,
        door: mpsc::WeakSender<Deed>,
        mut inbox: mpsc::Receiver<Deed>,
    ) {
        self.door = door;
        // What a deed needs is held while it is done, not as long as the room.
        if let Err(error) = Box::pin(self.begin()).await {
            tracing::warn!(table = %self.id, %error, "a room does not go on");
        }
        loop {
            if self.adrift {
                return self.abandon(&mut inbox);
            }
            let wake = self.wake();
            let idle = self.quiet_since() + self.app.config.idle;
            tokio::select! {
                deed = inbox.recv() => match deed {
                    Some(deed) => {
                        let done = AssertUnwindSafe(deed(&mut self)).catch_unwind().await;
                        if done.is_err() && let Err(error) = Box::pin(self.mark()).await {
                            tracing::error!(table = %self.id, %error, "a room cannot be taken up again");
                            return;
                        }
                    }
                    None => return,
                },
                news = self.hearing.next() => Box::pin(self.hear(news)).await,
                () = tokio::time::sleep_until(wake.unwrap_or(idle).min(idle)) => {
                    let ticked = AssertUnwindSafe(Box::pin(self.tick())).catch_unwind().await;
                    let ticked = match ticked {
                        Ok(ticked) => ticked,
                        Err(_) => Box::pin(self.mark()).await,
                    };
                    if let Err(error) = ticked {
                        tracing::warn!(table = %self.id, %error, "a room does not go on");
                        self.pauses.clear();
                    }
                    if wake.is_none_or(|wake| wake >= idle) && self.is_idle() && Box::pin(self.rest(&mut inbox)).await {
                        return;
                    }
                }
            }
        }
    }

    /// Somebody comes.
    pub fn come_in(&mut self) {
        self.quiet = Instant::now();
    }

    /// Since when nobody has come, nobody looks and nobody thinks.
    fn quiet_since(&mut self) -> Instant {
        let looks = self.outboxes().any(|outbox| !outbox.queue.is_closed());
        if looks || !self.thinking.is_empty() {
            self.quiet = Instant::now();
        }
        self.quiet
    }

    /// When something happens here by itself.
    fn wake(&self) -> Option<Instant> {
        let pauses = self.pauses.iter().map(|pause| pause.until);
        let clock = self.time_over().filter(|_| self.drives()).map(|(at, _)| {
            let left = (at - ids::now()).max(0) as u64;
            Instant::now() + Duration::from_millis(left)
        });
        pauses.chain(clock).chain(self.next_delayed()).min()
    }

    /// Does what happens by itself at this moment.
    async fn tick(&mut self) -> Result<(), Error> {
        self.end_pauses().await?;
        self.publish_delayed();
        if let Some((at, seat)) = self.time_over()
            && self.drives()
            && at <= ids::now()
        {
            self.end_time(seat).await?;
        }
        Ok(())
    }

    /// Closes the room, unless somebody stands at its door.
    async fn rest(&mut self, inbox: &mut mpsc::Receiver<Deed>) -> bool {
        if let Some(lease) = self.lease.take() {
            let wake = self.time_over().map_or(0, |(at, _)| at);
            if let Err(error) = self.app.store.rest(&self.id, lease, &self.summary(), wake).await {
                tracing::warn!(table = %self.id, %error, "a room cannot rest");
            }
            self.tell_nodes(&News::Free).await;
        }
        let closed = self.app.hall.close(&self.id, inbox);
        if !closed && let Err(error) = self.begin().await {
            tracing::warn!(table = %self.id, %error, "a room does not go on");
        }
        closed
    }

    /// Closes a room that does not know any more what is in the store. Who looks is cut off and comes back by himself,
    /// to a room that is made anew as soon as the store can be read.
    fn abandon(&mut self, inbox: &mut mpsc::Receiver<Deed>) {
        tracing::warn!(table = %self.id, "a room is given up until the store can be read");
        self.app.hall.give_up(&self.id, inbox);
        for outbox in self.outboxes() {
            outbox.queue.cut_off();
        }
    }

    /// Whether nobody looks and nobody thinks.
    fn is_idle(&mut self) -> bool {
        self.forget_gone(Duration::ZERO);
        self.viewers.is_empty() && self.early.is_empty() && self.thinking.is_empty()
    }

    /// The table as a person is shown it.
    pub fn info(&self, person: Option<&str>) -> Info {
        let seated = person.is_some_and(|person| !self.record.seats_of(person).is_empty());
        // Who sees the game later sees later too where it is.
        let later = self.shown_to(Eyes::Spectator).filter(|_| !seated);
        let summary = self.summary_of(later.as_deref().or(self.table.as_deref()));
        Info::of(&self.id, &self.record, &summary, person, &self.people_here())
    }

    /// Where the game is, as far as lists show it.
    fn summary(&self) -> Summary {
        self.summary_of(self.table.as_deref())
    }

    fn summary_of(&self, table: Option<&dyn Table>) -> Summary {
        let asked = table.filter(|_| self.is_playing()).map_or(Seats::NONE, Table::asked);
        Summary {
            waiting: asked.iter().collect(),
            decisions: table.map_or(0, Table::decisions),
            round: table.and_then(|table| table.chapter()).map(|words| words.to_string()),
            running: self.running.clone(),
            touched: self.touched.max(self.record.created),
            watching: self.outboxes_of(Eyes::Spectator).count(),
        }
    }

    /// Keeps what has changed about the table and tells everybody who looks at it.
    async fn keep(&mut self) -> Result<(), Error> {
        let kept = self.app.store.keep_record(&self.id, self.version, &self.record).await;
        if let Err(error) = kept {
            // What is not kept has not happened.
            self.adrift = Box::pin(self.renew_record()).await.is_err();
            return Err(error);
        }
        self.version += 1;
        self.tell_nodes(&News::Changed { version: self.version }).await;
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

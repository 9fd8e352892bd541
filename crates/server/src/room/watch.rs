//! Who looks at a table, and what is sent to whom.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use tabletop::{Eyes, Table, Viewer};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::Room;
use crate::error::Error;
use crate::protocol::Frame;
use crate::queue::Queue;
use crate::record::{Spectators, State};
use crate::spent::spent;

/// How many bytes of frames are kept for those who lose their connection; who has missed more gets the whole table.
const KEPT: usize = 2 * 1024;
/// How long eyes that nobody looks through are kept open.
const LINGER: Duration = Duration::from_secs(30);

/// A pair of eyes, and those who look through it.
pub struct Watched {
    viewer: Viewer,
    /// The last frames.
    kept: VecDeque<Utf8Bytes>,
    /// Frames that may not be told yet.
    untold: Vec<Utf8Bytes>,
    outboxes: Vec<Outbox>,
    /// When somebody last looked through it.
    seen: Instant,
}

/// Where frames for one socket go.
#[derive(Clone)]
pub struct Outbox {
    /// Which socket.
    pub socket: u64,
    /// Who sits behind it.
    pub person: Option<String>,
    /// Its queue.
    pub queue: Queue,
}

/// What somebody had seen before a connection was lost.
#[derive(Clone)]
pub struct Known {
    /// The life of the room.
    pub life: String,
    /// The last frame.
    pub got: u32,
}

impl Outbox {
    pub(super) fn send(&self, text: Utf8Bytes) {
        self.queue.send(text);
    }
}

impl Room {
    /// Begins to watch through these eyes, or through those the person has; whoever knows how far it was gets what is
    /// new since then.
    ///
    /// # Errors
    /// The eyes are not the person's to look through.
    pub async fn watch(
        &mut self,
        outbox: Outbox,
        eyes: Option<Eyes>,
        known: Option<Known>,
    ) -> Result<(), Error> {
        let person = outbox.person.clone();
        let eyes = self.allowed(person.as_deref(), eyes)?;
        let mut looked = None;
        if let Some(person) = &person {
            self.come_back(person).await?;
            self.app.shunned_by(person).await?;
            if !self.people_here().contains(&person.as_str()) {
                looked = self.looked(person).await?;
                self.forget_news(person).await?;
            }
        }
        let Some(table) = self.shown_to(eyes) else {
            let info = self.info(person.as_deref());
            outbox.send(Frame::Info { table: &self.id, info: &info }.text());
            self.early.retain(|other| other.socket != outbox.socket);
            self.early.push(outbox);
            return Ok(());
        };
        self.forget_gone(LINGER);
        let place = self.viewers.iter().position(|watched| watched.viewer.eyes() == eyes);
        let place = place.unwrap_or_else(|| {
            let (viewer, kept, untold) = (Viewer::new(eyes), VecDeque::new(), Vec::new());
            let (outboxes, seen) = (Vec::new(), Instant::now());
            self.viewers.push(Watched { viewer, kept, untold, outboxes, seen });
            self.viewers.len() - 1
        });
        let since = known.filter(|known| known.life == self.life).map(|known| known.got);
        let missed = since.and_then(|got| self.viewers[place].since(got));
        match missed {
            Some(missed) => missed.into_iter().for_each(|frame| outbox.send(frame)),
            None => {
                let frame = self.viewers[place].viewer.whole(&*table, &self.scenery);
                let table = self.id.as_str();
                let (info, chat) =
                    (self.info(person.as_deref()), self.heard(person.as_deref()).await?);
                let (life, frame) = (self.life.as_str(), &frame);
                let since = self.since(looked, eyes);
                let whole = Frame::Table { table, eyes, life, frame, info: &info, chat, since };
                outbox.send(whole.text());
                self.tell_passing(eyes, &outbox);
            }
        }
        let watched = &mut self.viewers[place];
        watched.outboxes.retain(|other| other.socket != outbox.socket);
        watched.outboxes.push(outbox);
        self.tell_info();
        self.tell_here().await;
        Ok(())
    }

    /// The socket looks no more, through these eyes or through any.
    ///
    /// # Errors
    /// The store failed.
    pub async fn unwatch(&mut self, socket: u64, eyes: Option<Eyes>) -> Result<(), Error> {
        let here = self.outboxes().find(|outbox| outbox.socket == socket);
        let person = here.and_then(|outbox| outbox.person.clone());
        for watched in &mut self.viewers {
            if eyes.is_none_or(|eyes| eyes == watched.viewer.eyes()) {
                watched.outboxes.retain(|outbox| outbox.socket != socket);
                watched.seen = Instant::now();
            }
        }
        self.early.retain(|outbox| outbox.socket != socket);
        self.tell_info();
        if let Some(person) = person.filter(|person| !self.people_here().contains(&person.as_str()))
        {
            self.looks_away(&person).await?;
        }
        Ok(())
    }

    /// Writes down what is new for everybody who looks. It is told once what was decided is in the store; if that fails
    /// all frames begin anew.
    pub(super) fn write_frames(&mut self) {
        let Some(table) = &self.table else { return };
        let (clock, begun) = (self.clock_now(), std::time::Instant::now());
        for watched in &mut self.viewers {
            if !self.delayed.is_for(watched.viewer.eyes()) {
                watched.write(&self.id, &**table, clock.as_deref());
            }
        }
        spent("write", begun);
        self.written = true;
    }

    /// Tells everybody what is new. What was decided is in the store by now.
    pub(super) fn publish(&mut self) {
        let Some(table) = &self.table else { return };
        self.delayed.note(&self.record.options, &**table);
        if !self.written {
            self.write_frames();
        }
        self.written = false;
        for watched in &mut self.viewers {
            watched.tell();
        }
        self.tell_passings();
    }

    /// Tells those who see the game later what they may see by now.
    pub(super) fn publish_delayed(&mut self) {
        let Some(table) = &self.table else { return };
        let Some(shown) = self.delayed.step(&**table) else { return };
        for watched in &mut self.viewers {
            if watched.viewer.eyes() == Eyes::Spectator {
                watched.write(&self.id, &*shown, None);
                watched.tell();
            }
        }
    }

    /// When those who see the game later see more of it.
    pub(super) fn next_delayed(&self) -> Option<Instant> {
        self.delayed.next()
    }

    /// The game as these eyes see it now.
    pub(super) fn shown_to(&self, eyes: Eyes) -> Option<Arc<dyn Table>> {
        let table = self.table.clone()?;
        if self.delayed.is_for(eyes) { self.delayed.shown() } else { Some(table) }
    }

    /// Those who look through these eyes.
    pub(super) fn outboxes_of(&self, eyes: Eyes) -> impl Iterator<Item = &Outbox> {
        let watched = self.viewers.iter().filter(move |watched| watched.viewer.eyes() == eyes);
        watched.flat_map(|watched| &watched.outboxes)
    }

    /// Everybody who looks.
    pub(super) fn outboxes(&self) -> impl Iterator<Item = &Outbox> {
        self.viewers.iter().flat_map(|watched| &watched.outboxes).chain(&self.early)
    }

    /// Everybody who looks gets the whole table: the game is another than the one they know.
    pub(super) async fn begin_frames_anew(&mut self) {
        (self.life, self.written) = (crate::ids::fresh(8), false);
        let early = std::mem::take(&mut self.early);
        let mut looking: Vec<(Option<Eyes>, Outbox)> =
            early.into_iter().map(|outbox| (None, outbox)).collect();
        for watched in std::mem::take(&mut self.viewers) {
            let eyes = watched.viewer.eyes();
            looking.extend(watched.outboxes.into_iter().map(|outbox| (Some(eyes), outbox)));
        }
        for (eyes, outbox) in looking {
            if let Err(error) = Box::pin(self.watch(outbox, eyes, None)).await {
                tracing::debug!(table = %self.id, %error, "somebody looks no more");
            }
        }
    }

    /// Tells everybody what has changed about the table.
    pub(super) fn tell_info(&self) {
        for outbox in self.outboxes() {
            let info = self.info(outbox.person.as_deref());
            outbox.send(Frame::Info { table: &self.id, info: &info }.text());
        }
    }

    /// The people who look at the table now, through whichever node.
    pub(super) fn people_here(&self) -> Vec<&str> {
        let elsewhere = self.elsewhere.values().flat_map(|(people, _)| people);
        self.people_behind_sockets().chain(elsewhere.map(String::as_str)).collect()
    }

    /// The people who look at the table through this node.
    pub(super) fn people_behind_sockets(&self) -> impl Iterator<Item = &str> {
        let sockets = self.outboxes().filter(|outbox| !outbox.queue.is_closed());
        sockets.filter_map(|outbox| outbox.person.as_deref())
    }

    /// Forgets sockets that are gone, and eyes nobody has looked through for so long.
    pub(super) fn forget_gone(&mut self, linger: Duration) {
        self.early.retain(|outbox| !outbox.queue.is_closed());
        for watched in &mut self.viewers {
            watched.outboxes.retain(|outbox| !outbox.queue.is_closed());
            if !watched.outboxes.is_empty() {
                watched.seen = Instant::now();
            }
        }
        self.viewers
            .retain(|watched| !watched.outboxes.is_empty() || watched.seen.elapsed() < linger);
    }

    /// The eyes the person may look through: its own seats', a spectator's, and after the end anybody's.
    pub(super) fn allowed(&self, person: Option<&str>, eyes: Option<Eyes>) -> Result<Eyes, Error> {
        let mine = person.map(|person| self.record.seats_of(person)).unwrap_or_default();
        let eyes = eyes.or(mine.first().map(|seat| Eyes::Seat(*seat))).unwrap_or(Eyes::Spectator);
        let over = self.record.state == State::Over;
        let may = match eyes {
            Eyes::Seat(seat) if seat.index() >= self.record.seats.len() => false,
            Eyes::Seat(seat) => over || mine.contains(&seat),
            Eyes::Spectator => {
                self.record.options.spectators != Spectators::No || over || !mine.is_empty()
            }
            Eyes::Everything => over,
        };
        if may { Ok(eyes) } else { Err(Error::NotYours("these are not your eyes to look through")) }
    }
}

impl Watched {
    /// Writes down what is new to these eyes.
    fn write(&mut self, id: &str, table: &dyn Table, clock: Option<&[i64]>) {
        if let Some(frame) = self.viewer.update(table) {
            let eyes = self.viewer.eyes();
            self.untold.push(Frame::Update { table: id, eyes, frame: &frame, clock }.text());
        }
    }

    /// Sends what was written down.
    fn tell(&mut self) {
        for text in std::mem::take(&mut self.untold) {
            for outbox in &self.outboxes {
                outbox.send(text.clone());
            }
            self.kept.push_back(text);
        }
        while self.kept.iter().map(|text| text.len()).sum::<usize>() > KEPT {
            self.kept.pop_front();
        }
    }

    /// The frames after this one, if all of them are still here.
    fn since(&self, got: u32) -> Option<Vec<Utf8Bytes>> {
        let missed = self.viewer.frames().checked_sub(got)? as usize;
        if missed > self.kept.len() || got == 0 {
            return None;
        }
        let unseen = self.kept.iter().skip(self.kept.len() - missed);
        Some(unseen.cloned().collect())
    }
}

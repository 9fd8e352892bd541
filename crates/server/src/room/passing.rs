//! What a seat passes by itself: until its turn, until something concerns it, until the phase is over.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Eyes, Seat, Table};

use super::{Outbox, Room};
use crate::bus::News;
use crate::error::Error;
use crate::protocol::Frame;

/// The most stops of a seat, and the most letters in the name of one.
const STOPS_MAX: usize = 40;

/// Until when a seat passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// Until it is its turn.
    MyTurn,
    /// Until it is asked for more than an action.
    Something,
    /// Until the next phase or round begins.
    EndOfPhase,
}

/// What a seat passes by itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passing {
    until: Option<Until>,
    /// How many chapters the log had when the seat began to pass.
    chapters: usize,
    /// The stretch of another's turn in which it has passed: it passes the rest of it too.
    asleep: Option<String>,
    /// The moment, by the number of events, at which a bot saw nothing it would do unasked.
    pub let_pass: Option<usize>,
    /// What its player was last told of it.
    told: (Option<Until>, bool),
}

impl Passing {
    /// The stamp and the answer with which the seat passes what it is asked now, if it does. It depends on what the
    /// seat wished for and on what everybody sees, never on what the seat could do: haste tells nothing.
    pub fn answer(
        &mut self,
        table: &dyn Table,
        seat: Seat,
        stops: &[String],
    ) -> Option<(String, Value)> {
        if self.until.is_none() && self.asleep.is_none() {
            return None;
        }
        let calm = table.calm_answer(seat)?;
        if calm.stretch.as_ref().is_some_and(|stretch| stops_in(stretch, stops)) {
            return None;
        }
        let until = match self.until {
            Some(Until::MyTurn) => table.turn() != Some(seat),
            Some(Until::Something) => calm.stretch.is_some(),
            Some(Until::EndOfPhase) => table.chapter_count() == self.chapters,
            None => false,
        };
        let asleep = self.asleep.is_some() && self.asleep == calm.stretch;
        if until || asleep {
            return Some((calm.stamp, calm.answer));
        }
        (self.until, self.asleep) = (None, None);
        None
    }

    /// The seat is about to answer. Who passes in another's turn passes the rest of that stretch, unless it wished to
    /// be asked every time in that phase. Whether that is new.
    pub fn hear(
        &mut self,
        table: &dyn Table,
        seat: Seat,
        stops: &[String],
        answer: &Value,
    ) -> bool {
        let Some(calm) = table.calm_answer(seat) else { return false };
        let Some(stretch) = calm.stretch.filter(|_| calm.answer == *answer) else { return false };
        let sleeps = table.turn() != Some(seat) && !stops_in(&stretch, stops);
        let asleep = sleeps.then_some(stretch);
        let new = self.asleep != asleep;
        self.asleep = asleep;
        new
    }

    /// What its player is told of it.
    fn now(&self) -> (Option<Until>, bool) {
        (self.until, self.asleep.is_some())
    }
}

/// Whether the seat wished to be asked every time in this stretch of the game.
fn stops_in(stretch: &str, stops: &[String]) -> bool {
    stretch.split(' ').any(|word| stops.iter().any(|stop| stop == word))
}

impl Room {
    /// The seat passes until then, or is awake again.
    ///
    /// # Errors
    /// It is not the person's seat.
    pub async fn pass_until(
        &mut self,
        person: &str,
        seat: Seat,
        until: Option<Until>,
    ) -> Result<(), Error> {
        self.sits(person, seat)?;
        let chapters = self.played()?.chapter_count();
        let passing = &mut self.passing[seat.index()];
        (passing.until, passing.chapters, passing.asleep) = (until, chapters, None);
        self.share_passing(seat).await;
        if until.is_some() {
            self.count_time(None);
            self.go_on().await?;
        }
        self.tell_passings();
        Ok(())
    }

    /// The seat is asked every time in these phases.
    ///
    /// # Errors
    /// It is not the person's seat, or too much is wished for.
    pub async fn stop_in(
        &mut self,
        person: &str,
        seat: Seat,
        stops: Vec<String>,
    ) -> Result<(), Error> {
        self.sits(person, seat)?;
        if stops.len() > STOPS_MAX || stops.iter().any(|stop| stop.len() > STOPS_MAX) {
            return Err(Error::Unreadable("these are too many stops".to_owned()));
        }
        self.record.seats[seat.index()].stops = stops;
        self.keep().await?;
        for outbox in self.outboxes_of(Eyes::Seat(seat)) {
            self.tell_passing(Eyes::Seat(seat), outbox);
        }
        Ok(())
    }

    /// Tells the other nodes what a seat passes by itself: whoever drives the table passes for it.
    pub(super) async fn share_passing(&self, seat: Seat) {
        let passing = self.passing[seat.index()].clone();
        self.tell_nodes(&News::Passing { seat, passing }).await;
    }

    /// Another node tells what a seat passes by itself.
    pub(super) async fn hear_passing(&mut self, seat: Seat, passing: Passing) -> Result<(), Error> {
        let Some(known) = self.passing.get_mut(seat.index()) else { return Ok(()) };
        *known = Passing { let_pass: known.let_pass, told: known.told, ..passing };
        self.tell_passings();
        if self.drives() {
            self.count_time(None);
            self.go_on().await?;
        }
        Ok(())
    }

    /// Tells every seat whose passing has changed.
    pub(super) fn tell_passings(&mut self) {
        for seat in (0..self.passing.len()).map(|place| Seat(place as u8)) {
            let now = self.passing[seat.index()].now();
            if std::mem::replace(&mut self.passing[seat.index()].told, now) != now {
                for outbox in self.outboxes_of(Eyes::Seat(seat)) {
                    self.tell_passing(Eyes::Seat(seat), outbox);
                }
            }
        }
    }

    /// Tells somebody what the seat behind these eyes passes by itself.
    pub(super) fn tell_passing(&self, eyes: Eyes, outbox: &Outbox) {
        let Eyes::Seat(seat) = eyes else { return };
        let (until, asleep) = self.passing[seat.index()].now();
        let (table, stops) = (self.id.as_str(), &self.record.seats[seat.index()].stops[..]);
        outbox.send(Frame::Passing { table, seat, until, asleep, stops }.text());
    }
}

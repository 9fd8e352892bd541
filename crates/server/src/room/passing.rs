//! What a seat passes by itself: until its turn, until something concerns it, until the phase is over.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Seat, Table};

use super::Room;
use crate::error::Error;

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
#[derive(Clone, Debug, Default)]
pub struct Passing {
    until: Option<Until>,
    /// How many chapters the log had when the seat began to pass.
    chapters: usize,
    /// The stretch of another's turn in which it has passed: it passes the rest of it too.
    asleep: Option<String>,
    /// The phases in which it is asked every time, by their names.
    stops: Vec<String>,
}

impl Passing {
    /// The stamp and the answer with which the seat passes what it is asked now, if it does. It depends on what the
    /// seat wished for and on what everybody sees, never on what the seat could do: haste tells nothing.
    pub fn answer(&mut self, table: &dyn Table, seat: Seat) -> Option<(String, Value)> {
        if self.until.is_none() && self.asleep.is_none() {
            return None;
        }
        let calm = table.calm_answer(seat)?;
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
    /// be asked every time in that phase.
    pub fn hear(&mut self, table: &dyn Table, seat: Seat, answer: &Value) {
        let Some(calm) = table.calm_answer(seat) else { return };
        let Some(stretch) = calm.stretch.filter(|_| calm.answer == *answer) else { return };
        let stops = stretch.split(' ').any(|word| self.stops.iter().any(|stop| stop == word));
        self.asleep = (table.turn() != Some(seat) && !stops).then_some(stretch);
    }
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
        if until.is_some() {
            self.count_time(None);
            self.go_on().await?;
        }
        Ok(())
    }

    /// The seat is asked every time in these phases.
    ///
    /// # Errors
    /// It is not the person's seat, or too much is wished for.
    pub fn stop_in(&mut self, person: &str, seat: Seat, stops: Vec<String>) -> Result<(), Error> {
        self.sits(person, seat)?;
        if stops.len() > STOPS_MAX || stops.iter().any(|stop| stop.len() > STOPS_MAX) {
            return Err(Error::Unreadable("these are too many stops".to_owned()));
        }
        self.passing[seat.index()].stops = stops;
        Ok(())
    }
}

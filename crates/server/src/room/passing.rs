//! What a seat passes by itself: until its turn, until something concerns it, until the phase is over.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Seat, Table};

use super::Room;
use crate::error::Error;

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
}

impl Passing {
    /// The stamp and the answer with which the seat passes what it is asked now, if it does. It depends on what the
    /// seat wished for and on what everybody sees, never on what the seat could do: haste tells nothing.
    pub fn answer(&mut self, table: &dyn Table, seat: Seat) -> Option<(String, Value)> {
        let until = self.until?;
        let calm = table.calm_answer(seat)?;
        let goes_on = match until {
            Until::MyTurn => table.turn() != Some(seat),
            Until::Something => calm.stretch.is_some(),
            Until::EndOfPhase => table.chapter_count() == self.chapters,
        };
        if goes_on {
            return Some((calm.stamp, calm.answer));
        }
        self.until = None;
        None
    }
}

impl Room {
    /// The seat passes until then, or passes no more.
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
        self.passing[seat.index()] = Passing { until, chapters };
        if until.is_some() {
            self.count_time(None);
            self.go_on().await?;
        }
        Ok(())
    }
}

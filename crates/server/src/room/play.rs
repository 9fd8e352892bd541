//! How decisions are taken: tried, kept, and only then told.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use serde_json::Value;
use tabletop::{Reason, Seat, Table};
use tokio::time::Instant;

use super::{Pause, Room};
use crate::error::Error;
use crate::record::State;

impl Room {
    /// Takes the game from its journal. One that does not play its own journal is kept to be read.
    pub(super) async fn open_journal(&mut self, journal: &str) {
        if journal.is_empty() {
            return;
        }
        let shelf = &self.app.games.shelf;
        match catch_unwind(AssertUnwindSafe(|| shelf.open(journal))) {
            Ok(Ok(table)) => {
                self.stored = journal.lines().count();
                self.scenery = self.app.scenery.keep(table.scenery());
                self.table = Some(Arc::from(table));
            }
            failed => {
                let error = failed.map_or_else(
                    |_| "it breaks down".to_owned(),
                    |other| other.map_or_else(|error| error.to_string(), |_| String::new()),
                );
                tracing::error!(table = %self.id, error, "a journal is not played");
                self.record.state = State::Marked;
            }
        }
    }

    /// An answer of a person to the prompt with this stamp.
    ///
    /// # Errors
    /// It is not the person's seat, or the game refuses.
    pub async fn answer(
        &mut self,
        person: &str,
        seat: Seat,
        stamp: &str,
        answer: &Value,
    ) -> Result<(), Error> {
        self.sits(person, seat)?;
        self.decide(|table| Ok(table.answer(seat, stamp, answer)?)).await
    }

    /// Why a person's seat cannot use this thing now.
    ///
    /// # Errors
    /// It is not the person's seat, or nothing the game knows.
    pub fn why_not(&self, person: &str, seat: Seat, item: &Value) -> Result<Vec<Reason>, Error> {
        self.sits(person, seat)?;
        let table = self.played()?;
        let asked = catch_unwind(AssertUnwindSafe(|| table.why_not(seat, item)));
        Ok(asked.map_err(|_| Error::Broken)??)
    }

    pub(super) fn sits(&self, person: &str, seat: Seat) -> Result<(), Error> {
        if self.record.is_of(seat, person) {
            return Ok(());
        }
        Err(Error::NotYours("you do not sit there"))
    }

    /// Tries something on the game and goes on from there. A rule that breaks down ends this decision only: the table
    /// is taken from the store again, and marked.
    pub(super) async fn decide(
        &mut self,
        deed: impl FnOnce(&mut dyn Table) -> Result<(), Error>,
    ) -> Result<(), Error> {
        if !self.is_playing() {
            return Err(Error::NotNow("the game is not being played".to_owned()));
        }
        let table = self.table.as_mut().expect("it is played");
        let tried = catch_unwind(AssertUnwindSafe(|| deed(Room::changed(table))));
        match tried {
            Ok(done) => done?,
            Err(_) => {
                self.mark().await?;
                return Err(Error::Broken);
            }
        }
        self.go_on().await
    }

    /// Gives the answers everybody can see are the only ones, keeps what was decided, tells it, and lets bots think.
    pub(super) async fn go_on(&mut self) -> Result<(), Error> {
        if !self.is_playing() {
            return Ok(());
        }
        let settled = catch_unwind(AssertUnwindSafe(|| self.settle()));
        if settled.is_err() {
            self.mark().await?;
            return Err(Error::Broken);
        }
        self.wake_bots();
        if let Err(error) = self.keep_decisions().await {
            // What is not kept has not happened.
            self.reload().await?;
            return Err(error);
        }
        self.publish();
        if self.record.state == State::Playing && self.played()?.outcome().is_some() {
            self.finish().await?;
        }
        Ok(())
    }

    /// Answers every prompt that public facts leave one answer to, and lets the others take their time. Where one
    /// person plays against bots nobody is there to learn anything from haste.
    fn settle(&mut self) {
        let alone = self.record.people().len() < 2;
        let pause = self.app.config.pause;
        let table = self.table.as_mut().expect("it is played");
        self.pauses.retain(|pause| {
            table.forced_answer(pause.seat).is_some_and(|forced| forced.stamp == pause.stamp)
        });
        loop {
            let mut at_once = None;
            for seat in table.asked().iter() {
                let Some(forced) = table.forced_answer(seat) else { continue };
                let is_bot =
                    matches!(self.record.seats[seat.index()].who, crate::record::Who::Bot(_));
                if forced.openly || alone || is_bot {
                    at_once = Some((seat, forced));
                    break;
                }
                if !self.pauses.iter().any(|known| known.seat == seat) {
                    let until = Instant::now() + pause;
                    self.pauses.push(Pause { seat, stamp: forced.stamp, until });
                }
            }
            let Some((seat, forced)) = at_once else { return };
            let answered = Room::changed(table).answer(seat, &forced.stamp, &forced.answer);
            answered.expect("the only answer is taken");
            self.pauses.retain(|pause| pause.seat != seat);
        }
    }

    /// Gives the only answers that were paused over long enough.
    pub(super) async fn end_pauses(&mut self) -> Result<(), Error> {
        let now = Instant::now();
        let due: Vec<Pause> = self.pauses.extract_if(.., |pause| pause.until <= now).collect();
        for Pause { seat, stamp, .. } in due {
            let Some(forced) = self.played()?.forced_answer(seat) else { continue };
            if forced.stamp == stamp {
                self.decide(|table| Ok(table.answer(seat, &stamp, &forced.answer)?)).await?;
            }
        }
        Ok(())
    }

    /// Puts the new lines of the journal into the store.
    async fn keep_decisions(&mut self) -> Result<(), Error> {
        let table = self.played()?;
        let (text, lines) = (table.journal_from(self.stored), table.journal_lines());
        if !text.is_empty() {
            self.app.store.append(&self.id, self.stored, &text).await?;
            self.stored = lines;
        }
        Ok(())
    }

    /// Writes the closing line and says how it ended.
    async fn finish(&mut self) -> Result<(), Error> {
        let table = Room::changed(self.table.as_mut().expect("it is played"));
        table.close();
        self.record.outcome = table.outcome();
        self.record.state = State::Over;
        self.keep_decisions().await?;
        self.pauses.clear();
        self.keep().await
    }

    /// Takes the table from the store again, as it was before the last decision, and marks it.
    async fn mark(&mut self) -> Result<(), Error> {
        tracing::error!(table = %self.id, "a rule broke down");
        metrics::counter!("rookery_broken_rules").increment(1);
        self.reload().await?;
        self.record.marked = true;
        self.keep().await
    }

    /// Takes the table from the store again.
    async fn reload(&mut self) -> Result<(), Error> {
        let kept = self.app.store.table(&self.id).await?;
        (self.record, self.version) = (kept.record, kept.version);
        self.pauses.clear();
        self.open_journal(&kept.journal).await;
        self.begin_frames_anew();
        Ok(())
    }
}

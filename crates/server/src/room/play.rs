//! How decisions are taken: tried, kept, and only then told.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use serde_json::Value;
use tabletop::{Reason, Seat, Table, TableError};
use tokio::time::Instant;

use super::{Pause, Room};
use crate::bus::News;
use crate::error::Error;
use crate::ids;
use crate::record::State;
use crate::spent::spent;

impl Room {
    /// Takes the game from its journal. One that does not play its own journal is kept to be read.
    pub(super) fn open_journal(&mut self, journal: &str) {
        if journal.is_empty() {
            return;
        }
        let shelf = &self.app.games.shelf;
        match catch_unwind(AssertUnwindSafe(|| shelf.open(journal))) {
            Ok(Ok(table)) => {
                self.stored = journal.lines().count();
                self.scenery = self.app.scenery.keep(&self.record.setup, &*table);
                let table = match self.app.config.redealt {
                    Some((seat, seed)) => table.redealt_for(seat, seed),
                    None => table,
                };
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
        if self.record.state == State::Over {
            // What was asked last was answered by somebody else, or needs no answer any more.
            return Err(TableError::Late { seat }.into());
        }
        self.come_back(person).await?;
        if let Some(table) = &self.table {
            let stops = &self.record.seats[seat.index()].stops;
            if self.passing[seat.index()].hear(&**table, seat, stops, answer) {
                self.share_passing(seat).await;
            }
        }
        self.decide(Some(seat), |table| Ok(table.answer(seat, stamp, answer)?)).await
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

    /// Tries something on the game, in which a seat may have answered, and goes on from there. A rule that breaks down ends this decision only: the table
    /// is taken from the store again, and marked.
    pub(super) async fn decide(
        &mut self,
        by: Option<Seat>,
        deed: impl FnOnce(&mut dyn Table) -> Result<(), Error>,
    ) -> Result<(), Error> {
        self.plays()?;
        self.count_time(None);
        let table = self.table.as_mut().expect("it is played");
        let begun = std::time::Instant::now();
        let tried = catch_unwind(AssertUnwindSafe(|| deed(Room::changed(table))));
        spent("decide", begun);
        match tried {
            Ok(done) => done?,
            Err(_) => {
                self.mark().await?;
                return Err(Error::Broken);
            }
        }
        self.count_time(by);
        self.go_on().await
    }

    /// Gives the answers everybody can see are the only ones, keeps what was decided, tells it, and lets bots think.
    pub(super) async fn go_on(&mut self) -> Result<(), Error> {
        if !self.is_playing() {
            self.publish();
            return Ok(());
        }
        let begun = std::time::Instant::now();
        let settled = catch_unwind(AssertUnwindSafe(|| self.settle()));
        spent("settle", begun);
        if settled.is_err() {
            self.mark().await?;
            return Err(Error::Broken);
        }
        self.wake_bots();
        let stored = self.stored;
        if let Err(error) = self.keep_decisions(Room::write_frames).await {
            // What is not kept has not happened.
            self.reload().await?;
            if matches!(error, Error::Overtaken) {
                Box::pin(self.go_on()).await.ok();
            }
            return Err(error);
        }
        self.publish();
        if self.drives() {
            self.note_news().await?;
        }
        // Whoever wrote the last decision writes the closing line too; where the last was forced, nobody wrote it, and
        // whoever drives does.
        let last = self.stored > stored || self.drives();
        if last && self.played()?.outcome().is_some() {
            self.finish_unless_done().await?;
        }
        Ok(())
    }

    /// Answers every prompt that public facts leave one answer to, and, where this node drives the table, what seats
    /// pass by themselves; who has one answer because of hidden facts takes his time. Where one person plays against
    /// bots nobody is there to learn anything from haste.
    fn settle(&mut self) {
        let (alone, drives) = (self.record.people().len() < 2, self.drives());
        let until = Instant::now() + self.app.config.pause;
        let table = self.table.as_mut().expect("it is played");
        let mut pauses = Vec::new();
        'again: loop {
            for seat in table.asked().iter() {
                let chair = &self.record.seats[seat.index()];
                let is_bot = chair.bot().is_some();
                let passes = self.passing[seat.index()].answer(&**table, seat, &chair.stops);
                let passes = passes.filter(|_| drives);
                let forced = table.forced_answer(seat);
                let at_once = match forced {
                    Some(forced) if forced.openly || alone || is_bot || passes.is_some() => {
                        Some((forced.stamp, forced.answer))
                    }
                    Some(forced) => {
                        pauses.push(Pause { seat, stamp: forced.stamp, until });
                        None
                    }
                    None => passes,
                };
                let Some((stamp, answer)) = at_once else { continue };
                let taken = Room::changed(table).answer(seat, &stamp, &answer);
                taken.expect("what is offered is taken");
                pauses.clear();
                continue 'again;
            }
            break;
        }
        // Who has begun to take his time does not begin again because somebody else did something.
        for pause in &mut pauses {
            let known =
                self.pauses.iter().find(|one| (one.seat, &one.stamp) == (pause.seat, &pause.stamp));
            pause.until = known.map_or(pause.until, |known| known.until);
        }
        self.pauses = pauses;
    }

    /// Gives the only answers that were paused over long enough.
    pub(super) async fn end_pauses(&mut self) -> Result<(), Error> {
        let now = Instant::now();
        let due: Vec<Pause> = self.pauses.extract_if(.., |pause| pause.until <= now).collect();
        for Pause { seat, stamp, .. } in due {
            let Some(forced) = self.played()?.forced_answer(seat) else { continue };
            if forced.stamp == stamp {
                let answer =
                    |table: &mut dyn Table| Ok(table.answer(seat, &stamp, &forced.answer)?);
                self.decide(Some(seat), answer).await?;
            }
        }
        Ok(())
    }

    /// Puts the new lines of the journal into the store, and does something meanwhile.
    pub(super) async fn keep_decisions(
        &mut self,
        meanwhile: impl FnOnce(&mut Room),
    ) -> Result<(), Error> {
        let table = self.played()?;
        let (text, lines) = (table.journal_from(self.stored), table.journal_lines());
        if !text.is_empty() {
            let (place, running) = (self.stored, self.running.as_ref());
            let begun = std::time::Instant::now();
            let store = self.app.store.clone();
            let on_its_way = store.begin_append(&self.id, place, &text, running, self.lease);
            let on_its_way = on_its_way.await?;
            meanwhile(self);
            on_its_way.kept().await?;
            spent("append", begun);
            (self.stored, self.touched) = (lines, ids::now());
            let (at, running) = (self.touched, self.running.clone());
            self.tell_nodes(&News::Decided { place, lines: text, at, running }).await;
        }
        Ok(())
    }

    /// Writes the closing line and says how it ended.
    pub(super) async fn finish(&mut self) -> Result<(), Error> {
        let table = Room::changed(self.table.as_mut().expect("it is played"));
        table.close();
        self.record.outcome = table.outcome().or(self.record.outcome.take());
        self.record.revealed = table.promise().cloned();
        self.record.state = State::Over;
        self.pauses.clear();
        if let Err(error) = self.keep_decisions(|_| {}).await {
            self.reload().await?;
            return Err(error);
        }
        self.keep().await
    }

    /// Writes the closing line of a game that is over, unless another node was faster.
    pub(super) async fn finish_unless_done(&mut self) -> Result<(), Error> {
        match self.finish().await {
            Err(Error::Overtaken) => Ok(()),
            done => done,
        }
    }

    /// Takes the table from the store again, as it was before the last decision, and marks it.
    pub(super) async fn mark(&mut self) -> Result<(), Error> {
        tracing::error!(table = %self.id, "a rule broke down");
        metrics::counter!("rookery_broken_rules").increment(1);
        self.reload().await?;
        self.record.marked = true;
        self.keep().await
    }

    /// Takes the table from the store again.
    pub(super) async fn reload(&mut self) -> Result<(), Error> {
        self.adrift = true;
        if self.lease.is_some() {
            self.take_lease().await?;
        }
        let kept = self.app.store.table(&self.id).await?;
        self.adrift = false;
        (self.record, self.version) = (kept.record, kept.version);
        self.running = kept.running;
        self.pauses.clear();
        self.open_journal(&kept.journal);
        self.begin_frames_anew().await;
        Ok(())
    }
}

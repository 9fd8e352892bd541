//! How the bots of a table are asked: beside the sockets, a few at a time.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use serde_json::Value;
use tabletop::{BotName, Seat, Seats, Table, TableError};

use super::Room;
use crate::app::App;
use crate::error::Error;
use crate::hall::Deed;
use crate::spent::spent;

/// What a bot thinks about: the game as it stands, and the seat it plays.
pub struct Thought {
    table: Arc<dyn Table>,
    bot: BotName,
    seat: Seat,
}

impl Thought {
    /// What the bot answers, found beside the sockets, a few at a time. A bot that breaks down does the least.
    pub async fn think(self, app: &App) -> Option<Value> {
        let Thought { table, bot: BotName { name, level, .. }, seat } = self;
        let (games, brought) = (Arc::clone(&app.games), std::time::Instant::now());
        let thought = app.thinkers.think(move || {
            spent("thinker", brought);
            let begun = std::time::Instant::now();
            let bot = games.roster.find(table.name(), &format!("{name}:{level}"));
            let think = || bot.ok().and_then(|bot| bot.answer(&*table, seat));
            let answer = catch_unwind(AssertUnwindSafe(think)).ok().flatten();
            spent("think", begun);
            answer.or_else(|| table.safe_answer(seat))
        });
        thought.await.flatten()
    }
}

impl Room {
    /// Lets the bots of this table take their time, so that somebody can follow.
    pub fn pace_bots(&mut self, pace: Duration) {
        self.pace = pace;
    }

    /// The game a bot thinks about in the place of a person.
    ///
    /// # Errors
    /// It is not the person's seat, or others play here too.
    pub fn hint_for(&self, person: &str, seat: Seat) -> Result<Arc<dyn Table>, Error> {
        self.sits(person, seat)?;
        if self.record.people().len() > 1 {
            return Err(Error::NotNow("hints are given where one plays against bots".to_owned()));
        }
        self.table.clone().ok_or(Error::Missing("game"))
    }

    /// What this bot would think about in the place of a person.
    ///
    /// # Errors
    /// As [`Room::hint_for`], or there is no such bot.
    pub fn thought_for(&self, person: &str, seat: Seat, bot: &str) -> Result<Thought, Error> {
        let table = self.hint_for(person, seat)?;
        let game = self.app.games.find(&self.record.game)?.name;
        let bot = self.app.games.roster.find(game, bot);
        let bot = bot.map_err(|error| Error::Unreadable(error.to_string()))?.id();
        Ok(Thought { table, bot, seat })
    }

    /// Lets every bot think that is asked or may do something unasked, unless it does already or has let this moment
    /// pass.
    pub(super) fn wake_bots(&mut self) {
        let Some(table) = self.table.as_ref().filter(|_| self.drives()) else { return };
        let bots = self.app.games.roster.of(table.name());
        let seizes = bots.iter().any(bots::Opponent::seizes);
        let beside = if seizes { table.beside() } else { Seats::NONE };
        let (asked, now) = (table.asked(), table.events());
        for seat in (0..table.seats()).map(Seat) {
            let Some(bot) = self.record.seats[seat.index()].bot() else { continue };
            let acts = beside.has(seat) && self.passing[seat.index()].let_pass != Some(now);
            if self.thinking.has(seat) || !(asked.has(seat) || acts) {
                continue;
            }
            let stamp = table.stamp(seat);
            self.thinking.insert(seat);
            let (app, door, pace) = (self.app.clone(), self.door.clone(), self.pace);
            let thought = Thought { table: Arc::clone(table), bot: bot.clone(), seat };
            tokio::spawn(async move {
                tokio::time::sleep(pace).await;
                let answer = thought.think(&app).await;
                if let Some(door) = door.upgrade() {
                    let thought: Deed =
                        Box::new(move |room| room.thought(seat, stamp, now, answer).boxed());
                    door.send(thought).await.ok();
                }
            });
        }
    }

    /// A bot that answers what is refused would think the same again: it does the least instead.
    async fn do_the_least(&mut self, seat: Seat) {
        tracing::warn!(table = %self.id, seat = seat.0, "a bot answers what is not taken");
        let least = |table: &mut dyn Table| match table.safe_answer(seat) {
            Some(answer) => Ok(table.decide(seat, &answer)?),
            None => Ok(()),
        };
        if let Err(error) = self.decide(Some(seat), least).await {
            tracing::warn!(table = %self.id, %error, "a bot does nothing");
        }
    }

    /// A bot has thought, at a moment after so many events. What it thought of may have passed; then it thinks again.
    async fn thought(
        &mut self,
        seat: Seat,
        stamp: Option<String>,
        moment: usize,
        answer: Option<Value>,
    ) {
        self.thinking.remove(seat);
        if !self.drives() || self.record.seats[seat.index()].bot().is_none() {
            return;
        }
        let Some(answer) = answer else {
            self.passing[seat.index()].let_pass = Some(moment);
            return self.wake_bots();
        };
        let taken = self.decide(Some(seat), |table| {
            let unasked = table.events() == moment;
            match stamp.map(|stamp| table.answer(seat, &stamp, &answer)) {
                Some(Ok(())) => Ok(()),
                // It is no answer to the question, so it is something the bot does beside it.
                None | Some(Err(TableError::Refused(_))) if unasked => {
                    Ok(table.decide(seat, &answer)?)
                }
                None => Err(TableError::Late { seat }.into()),
                Some(Err(error)) => Err(error.into()),
            }
        });
        if let Err(error) = taken.await {
            tracing::debug!(table = %self.id, %error, "what a bot thought of is not taken");
            if self.played().is_ok_and(|table| table.events() == moment) {
                self.do_the_least(seat).await;
            }
            self.wake_bots();
        }
    }
}

//! How the bots of a table are asked: beside the sockets, a few at a time.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use serde_json::Value;
use tabletop::{BotName, Seat, Table};

use super::Room;
use crate::app::App;
use crate::error::Error;
use crate::hall::Deed;

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
        let thinker = app.thinkers.clone().acquire_owned().await;
        let games = Arc::clone(&app.games);
        let thought = tokio::task::spawn_blocking(move || {
            let bot = games.roster.find(table.name(), &format!("{name}:{level}"));
            let think = || bot.ok().and_then(|bot| bot.answer(&*table, seat));
            let answer = catch_unwind(AssertUnwindSafe(think)).ok().flatten();
            answer.or_else(|| table.safe_answer(seat))
        });
        let answer = thought.await.ok().flatten();
        drop(thinker);
        answer
    }
}

impl Room {
    /// Lets the bots of this table take their time, so that somebody can follow.
    pub fn pace_bots(&mut self, pace: Duration) {
        self.pace = pace;
    }

    /// What the best bot would think about in the place of a person.
    ///
    /// # Errors
    /// It is not the person's seat, or others play here too.
    pub fn hint_for(&self, person: &str, seat: Seat) -> Result<Thought, Error> {
        self.sits(person, seat)?;
        if self.record.people().len() > 1 {
            return Err(Error::NotNow("hints are given where one plays against bots".to_owned()));
        }
        let table = self.table.clone().ok_or(Error::Missing("game"))?;
        Ok(Thought { table, bot: self.best_bot()?, seat })
    }

    /// Lets every bot that is asked think, unless it does already.
    pub(super) fn wake_bots(&mut self) {
        let Some(table) = &self.table else { return };
        for seat in table.asked().iter() {
            let Some(bot) = self.record.seats[seat.index()].bot() else { continue };
            if self.thinking.has(seat) {
                continue;
            }
            let Some(stamp) = table.stamp(seat) else { continue };
            self.thinking.insert(seat);
            let (app, door, pace) = (self.app.clone(), self.door.clone(), self.pace);
            let thought = Thought { table: Arc::clone(table), bot: bot.clone(), seat };
            tokio::spawn(async move {
                tokio::time::sleep(pace).await;
                let answer = thought.think(&app).await;
                if let Some(door) = door.upgrade() {
                    let thought: Deed =
                        Box::new(move |room| room.thought(seat, stamp, answer).boxed());
                    door.send(thought).await.ok();
                }
            });
        }
    }

    /// A bot has thought. What it thought of may have passed; then it thinks again.
    async fn thought(&mut self, seat: Seat, stamp: String, answer: Option<Value>) {
        self.thinking.remove(seat);
        if self.record.seats[seat.index()].bot().is_none() {
            return;
        }
        let taken = match &answer {
            Some(answer) => {
                self.decide(Some(seat), |table| Ok(table.answer(seat, &stamp, answer)?)).await
            }
            None => Ok(()),
        };
        if let Err(error) = taken {
            tracing::debug!(table = %self.id, %error, "what a bot thought of has passed");
            self.wake_bots();
        }
    }
}

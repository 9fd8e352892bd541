//! How the bots of a table are asked: beside the sockets, a few at a time.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use futures_util::FutureExt as _;
use serde_json::Value;
use tabletop::{BotName, Seat};

use super::Room;
use crate::hall::Deed;
use crate::record::Who;

impl Room {
    /// Lets every bot that is asked think, unless it does already.
    pub(super) fn wake_bots(&mut self) {
        let Some(table) = &self.table else { return };
        for seat in table.asked().iter() {
            let Who::Bot(bot) = &self.record.seats[seat.index()].who else { continue };
            if self.thinking.has(seat) {
                continue;
            }
            let Some(stamp) = table.stamp(seat) else { continue };
            self.thinking.insert(seat);
            let (table, bot, app) = (Arc::clone(table), bot.clone(), self.app.clone());
            let door = self.door.clone();
            tokio::spawn(async move {
                let thinker = app.thinkers.clone().acquire_owned().await;
                let games = Arc::clone(&app.games);
                let thought = tokio::task::spawn_blocking(move || {
                    let BotName { name, level, .. } = bot;
                    let bot = games.roster.find(table.name(), &format!("{name}:{level}"));
                    let think = || bot.ok().and_then(|bot| bot.answer(&*table, seat));
                    let answer = catch_unwind(AssertUnwindSafe(think)).ok().flatten();
                    // A bot that breaks down does the least.
                    answer.or_else(|| table.safe_answer(seat))
                });
                let answer = thought.await.ok().flatten();
                drop(thinker);
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
        let bot = self.record.seats.get(seat.index()).map(|chair| &chair.who);
        if !matches!(bot, Some(Who::Bot(_))) {
            return;
        }
        let taken = match &answer {
            Some(answer) => self.decide(|table| Ok(table.answer(seat, &stamp, answer)?)).await,
            None => Ok(()),
        };
        if let Err(error) = taken {
            tracing::debug!(table = %self.id, %error, "what a bot thought of has passed");
            self.wake_bots();
        }
    }
}

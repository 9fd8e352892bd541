//! Clocks, and what happens when somebody's time is over.

use tabletop::{BotName, Player, Seat};

use super::Room;
use crate::error::Error;
use crate::ids;
use crate::record::{Absent, Who};

impl Room {
    /// The people play waits for: bots have no clock.
    fn thinking_people(&self) -> Vec<Seat> {
        let Some(table) = &self.table else { return Vec::new() };
        let asked = table.asked().iter();
        asked.filter(|seat| self.record.seats[seat.index()].bot().is_none()).collect()
    }

    /// How long each seat may still think, in milliseconds.
    pub(super) fn clock_now(&self) -> Option<Vec<i64>> {
        let running = self.running.as_ref()?;
        Some(running.at(&self.record.options.clock, &self.thinking_people(), ids::now()))
    }

    /// When somebody's time is over, in milliseconds since 1970, and whose.
    pub(super) fn time_over(&self) -> Option<(i64, Seat)> {
        if !self.is_playing() || self.record.options.absent == Absent::Wait {
            return None;
        }
        let running = self.running.as_ref()?;
        running.over(&self.record.options.clock, &self.thinking_people())
    }

    /// Counts the time of those who have thought until now, of whom one has answered.
    pub(super) fn count_time(&mut self, answered: Option<Seat>) {
        let (people, clock) = (self.thinking_people(), self.record.options.clock.clone());
        let Some(running) = &mut self.running else { return };
        running.count(&clock, &people, ids::now());
        if let Some(seat) = answered {
            running.answered(&clock, seat);
        }
    }

    /// Somebody's time is over: the table does what it agreed on.
    pub(super) async fn end_time(&mut self, seat: Seat) -> Result<(), Error> {
        match self.record.options.absent {
            Absent::Wait => Ok(()),
            Absent::SafeAnswer => {
                self.decide(Some(seat), |table| {
                    let answer = table.safe_answer(seat).ok_or(Error::Missing("question"))?;
                    Ok(table.decide(seat, &answer)?)
                })
                .await
            }
            Absent::Bot => {
                let bot = self.best_bot()?;
                self.record.seats[seat.index()].stand_in = Some(bot.clone());
                self.seated(seat, Player::Bot(bot)).await
            }
        }
    }

    /// Whoever a bot stands in for is back.
    pub(super) async fn come_back(&mut self, person: &str) -> Result<(), Error> {
        for seat in self.record.seats_of(person) {
            let chair = &mut self.record.seats[seat.index()];
            let Who::Person { name, .. } = &chair.who else { continue };
            if chair.stand_in.is_some() && self.record.state == crate::record::State::Playing {
                let player = Player::Person { name: name.clone() };
                chair.stand_in = None;
                self.seated(seat, player).await?;
            }
        }
        Ok(())
    }

    /// Writes down who plays a seat from now on, and keeps it. Whoever was faster is known before it is kept.
    pub(super) async fn seated(&mut self, seat: Seat, player: Player) -> Result<(), Error> {
        self.decide(Some(seat), |table| {
            table.seat(seat, player);
            Ok(())
        })
        .await?;
        self.keep().await
    }

    /// The bot that plays best.
    pub(super) fn best_bot(&self) -> Result<BotName, Error> {
        let bots = self.app.games.roster.of(&self.record.game);
        bots.first().map(bots::Opponent::id).ok_or(Error::Missing("bot"))
    }
}

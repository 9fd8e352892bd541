//! Taking a decision back, when all people at the table agree.

use tabletop::Seat;

use super::Room;
use crate::error::Error;
use crate::ids;
use crate::protocol::Frame;
use crate::record::{Asking, TakeBacks};

/// How long one waits after the first refusal before one may ask again, in milliseconds; each refusal doubles it.
const WAIT: i64 = 15_000;

impl Room {
    /// Asks to take the seat's last decision back, agrees to it, or refuses it.
    ///
    /// # Errors
    /// The table plays without, the decision showed something hidden, or one must wait after a refusal.
    pub async fn take_back(&mut self, person: &str, seat: Seat, agree: bool) -> Result<(), Error> {
        self.sits(person, seat)?;
        self.plays()?;
        if self.record.options.take_backs == TakeBacks::Off {
            return Err(Error::NotNow("nothing is taken back at this table".to_owned()));
        }
        let stands = self.played()?.decisions();
        let asking = self.record.asking.take().filter(|asking| asking.at == stands);
        let mut asking = match asking {
            Some(asking) if !agree => {
                self.refuse(asking.by);
                self.keep().await?;
                self.tell_asking();
                return Ok(());
            }
            Some(asking) => asking,
            None if !agree => return Ok(()),
            None => self.ask(seat, stands)?,
        };
        if !asking.agree.contains(&seat) {
            asking.agree.push(seat);
        }
        let people = self.record.people();
        let all = people.iter().flat_map(|person| self.record.seats_of(person));
        if !all.into_iter().all(|seat| asking.agree.contains(&seat)) {
            self.record.asking = Some(asking);
            self.keep().await?;
            self.tell_asking();
            return Ok(());
        }
        // Nobody asks any more, whoever reads the record next.
        self.keep().await?;
        let by = asking.by;
        self.decide(None, |table| Ok(table.take_back_agreed(by)?)).await?;
        self.begin_frames_anew().await;
        Ok(())
    }

    fn ask(&self, seat: Seat, at: usize) -> Result<Asking, Error> {
        if self.record.seats[seat.index()].refused.until > ids::now() {
            return Err(Error::NotNow(
                "you were refused just now; wait before you ask again".to_owned(),
            ));
        }
        self.played()?.may_take_back_agreed(seat)?;
        Ok(Asking { by: seat, agree: vec![seat], at })
    }

    fn refuse(&mut self, by: Seat) {
        let refused = &mut self.record.seats[by.index()].refused;
        refused.until = ids::now() + WAIT * 2_i64.saturating_pow(refused.times.min(8));
        refused.times += 1;
    }

    /// Tells everybody at the table who asks to take back, or that nobody does any more.
    pub(super) fn tell_asking(&self) {
        let stands = self.table.as_ref().map_or(0, |table| table.decisions());
        let asking = self.record.asking.as_ref().filter(|asking| asking.at == stands);
        let by = asking.map(|asking| asking.by);
        let agree = asking.map(|asking| asking.agree.clone()).unwrap_or_default();
        let frame = Frame::TakeBack { table: &self.id, by, agree }.text();
        for outbox in self.outboxes() {
            outbox.send(frame.clone());
        }
    }
}

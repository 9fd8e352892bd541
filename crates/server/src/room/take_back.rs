//! Taking a decision back, when all people at the table agree.

use std::time::Duration;

use tabletop::{Seat, Seats};
use tokio::time::Instant;

use super::Room;
use crate::error::Error;
use crate::protocol::Frame;
use crate::record::TakeBacks;

/// How long one waits after the first refusal before one may ask again; each refusal doubles it.
const WAIT: Duration = Duration::from_secs(15);

/// Somebody asks to take a decision back.
pub struct Asking {
    /// Which seat.
    pub by: Seat,
    /// Which seats agree.
    pub agree: Seats,
    /// How many decisions stood when it was asked.
    at: usize,
}

/// What refusals a seat has met.
#[derive(Clone, Copy, Default)]
pub struct Refused {
    times: u32,
    until: Option<Instant>,
}

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
        let asking = self.asking.take().filter(|asking| asking.at == stands);
        let mut asking = match asking {
            Some(asking) if !agree => {
                self.refuse(asking.by);
                self.tell_asking(None);
                return Ok(());
            }
            Some(asking) => asking,
            None if !agree => return Ok(()),
            None => self.ask(seat, stands)?,
        };
        asking.agree.insert(seat);
        let people = self.record.people();
        let all = people.iter().flat_map(|person| self.record.seats_of(person));
        if !all.into_iter().all(|seat| asking.agree.has(seat)) {
            self.tell_asking(Some(&asking));
            self.asking = Some(asking);
            return Ok(());
        }
        let by = asking.by;
        self.decide(None, |table| Ok(table.take_back_agreed(by)?)).await?;
        self.begin_frames_anew().await;
        Ok(())
    }

    fn ask(&self, seat: Seat, at: usize) -> Result<Asking, Error> {
        let refused = self.refused[seat.index()];
        if refused.until.is_some_and(|until| until > Instant::now()) {
            return Err(Error::NotNow(
                "you were refused just now; wait before you ask again".to_owned(),
            ));
        }
        self.played()?.may_take_back_agreed(seat)?;
        Ok(Asking { by: seat, agree: Seats::only(seat), at })
    }

    fn refuse(&mut self, by: Seat) {
        let refused = &mut self.refused[by.index()];
        refused.until = Some(Instant::now() + WAIT * 2_u32.saturating_pow(refused.times.min(8)));
        refused.times += 1;
    }

    /// Tells everybody at the table who asks to take back, or that nobody does any more.
    fn tell_asking(&self, asking: Option<&Asking>) {
        let by = asking.map(|asking| asking.by);
        let agree = asking.map(|asking| asking.agree.iter().collect()).unwrap_or_default();
        let frame = Frame::TakeBack { table: &self.id, by, agree }.text();
        for outbox in self.outboxes() {
            outbox.send(frame.clone());
        }
    }
}

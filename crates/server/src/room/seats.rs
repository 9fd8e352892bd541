//! How the seats of a table are filled before the game begins.

use tabletop::{Seat, Seed};

use super::Room;
use crate::error::Error;
use crate::ids;
use crate::people::{self, Person};
use crate::record::{Chair, Ended, State, Who};
use crate::shunned::How;

/// The longest piece of chance somebody may add.
const CHANCE_MAX: usize = 128;

impl Room {
    /// Sits down in a seat that is free.
    ///
    /// # Errors
    /// No seat is free for this person.
    pub async fn join(
        &mut self,
        person: &Person,
        seat: Option<Seat>,
        invite: Option<&str>,
    ) -> Result<(), Error> {
        self.gathers()?;
        if !self.record.seats_of(&person.id).is_empty() {
            return Ok(());
        }
        for other in self.record.people() {
            if self.app.shunned_by(other).await?.get(&person.id) == Some(&How::Block) {
                return Err(Error::NotNow("no seat is free for you".to_owned()));
            }
        }
        let invited = invite.is_some_and(|word| same(word, &self.record.invite));
        let chair = self.free_chair(seat, invited)?;
        chair.take(Who::Person { id: person.id.clone(), name: person.name.clone() });
        chair.ready = false;
        self.keep().await
    }

    /// Seats somebody else who shares the browser.
    ///
    /// # Errors
    /// The seat is not free, or the person does not sit here.
    pub async fn hot_seat(&mut self, person: &str, seat: Seat, name: String) -> Result<(), Error> {
        self.gathers()?;
        if self.record.seats_of(person).is_empty() && self.record.owner != person {
            return Err(Error::NotYours("only who sits here brings somebody along"));
        }
        let name = people::name_of(Some(name))?;
        let chair = self.free_chair(Some(seat), true)?;
        chair.take(Who::Person { id: person.to_owned(), name });
        self.keep().await
    }

    /// Gets up before the game begins. A table everybody has left is closed.
    ///
    /// # Errors
    /// The game has begun.
    pub async fn leave(&mut self, person: &str) -> Result<(), Error> {
        self.gathers()?;
        for seat in self.record.seats_of(person) {
            self.record.seats[seat.index()].free();
        }
        if self.record.owner == person {
            match self.record.people().first() {
                Some(next) => self.record.owner = (*next).to_owned(),
                None => (self.record.state, self.record.ended) = (State::Over, Some(Ended::Left)),
            }
        }
        self.keep().await
    }

    /// Sends somebody away from a seat before the game begins. The invitation that led there is good for nothing any
    /// more, and a deal that was chosen against bots is not dealt to whoever comes instead.
    ///
    /// # Errors
    /// The game has begun, or it is not the person's table.
    pub async fn kick(&mut self, person: &str, seat: Seat) -> Result<(), Error> {
        self.gathers()?;
        if self.record.owner != person {
            return Err(Error::NotYours("whoever opened the table decides who sits there"));
        }
        let chair = self.record.seats.get_mut(seat.index()).ok_or(Error::Missing("seat"))?;
        let bot = chair.bot().is_some();
        chair.free();
        self.record.invite = ids::fresh(16);
        if bot {
            self.record.secret = self.app.config.secret.unwrap_or(Seed(ids::secret()));
        }
        self.keep().await
    }

    /// Says that the person is ready, and what is added to the chance of the game.
    ///
    /// # Errors
    /// The game has begun, or the person does not sit here.
    pub async fn ready(
        &mut self,
        person: &str,
        ready: bool,
        chance: Option<String>,
    ) -> Result<(), Error> {
        self.gathers()?;
        bounded(chance.as_deref())?;
        let seats = self.record.seats_of(person);
        if seats.is_empty() {
            return Err(Error::NotYours("you do not sit here"));
        }
        for seat in seats {
            let chair = &mut self.record.seats[seat.index()];
            chair.ready = ready;
            chair.chance = chance.clone().or(chair.chance.take());
        }
        self.keep().await
    }

    fn free_chair(&mut self, seat: Option<Seat>, invited: bool) -> Result<&mut Chair, Error> {
        let free = |chair: &Chair| match chair.who {
            Who::Open => true,
            Who::Invited => invited,
            Who::Person { .. } | Who::Bot(_) => false,
        };
        let mut chairs = self.record.seats.iter_mut().enumerate();
        let found = chairs
            .find(|(place, chair)| seat.is_none_or(|seat| seat.index() == *place) && free(chair));
        found
            .map(|(_, chair)| chair)
            .ok_or_else(|| Error::NotNow("no seat is free for you".to_owned()))
    }

    pub(super) fn gathers(&self) -> Result<(), Error> {
        if self.record.state == State::Gathering {
            return Ok(());
        }
        Err(Error::NotNow("the game has begun already".to_owned()))
    }
}

/// Whether somebody may add this to the chance of a game.
pub(super) fn bounded(chance: Option<&str>) -> Result<(), Error> {
    if chance.is_some_and(|chance| chance.len() > CHANCE_MAX) {
        return Err(Error::Unreadable(format!("chance has at most {CHANCE_MAX} letters")));
    }
    Ok(())
}

/// Whether two secrets are the same; how long it takes tells nothing about where they differ.
fn same(one: &str, other: &str) -> bool {
    blake3::hash(one.as_bytes()) == blake3::hash(other.as_bytes())
}

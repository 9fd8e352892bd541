//! How a table ends before its game does, and how it is played again.

use serde_json::Value;
use tabletop::{Outcome, Player, Seat};

use super::Room;
use crate::error::Error;
use crate::ids;
use crate::record::{Chair, Ended, Record, State, Who};

impl Room {
    /// A seat gives up. Of two the other wins; of more a bot plays on in its place.
    ///
    /// # Errors
    /// It is not the person's seat, or nothing is played.
    pub async fn resign(&mut self, person: &str, seat: Option<Seat>) -> Result<(), Error> {
        let own = self.record.seats_of(person).first().copied();
        let seat = seat.or(own).ok_or(Error::NotYours("you do not sit here"))?;
        self.sits(person, seat)?;
        self.plays()?;
        if let [one, other] = [0, 1].map(Seat)
            && self.record.seats.len() == 2
        {
            let winner = if seat == one { other } else { one };
            return self.end_with(Ended::Resigned, Some(Outcome::Win(winner))).await;
        }
        let bot = self.best_bot()?;
        self.record.seats[seat.index()] = Chair::new(Who::Bot(bot.clone()));
        if self.record.people().is_empty() {
            return self.end_with(Ended::Resigned, None).await;
        }
        self.seated(seat, Player::Bot(bot)).await
    }

    /// Wishes for a draw, or does not any more; when everybody does the game ends so. Bots do not mind.
    ///
    /// # Errors
    /// The person does not sit here, or nothing is played.
    pub async fn draw(&mut self, person: &str, agree: bool) -> Result<(), Error> {
        self.record.draw = self.voted(person, agree, &self.record.draw)?;
        if self.all_wish(&self.record.draw) {
            return self.end_with(Ended::Drawn, Some(Outcome::Draw)).await;
        }
        self.keep().await
    }

    /// Wishes to end the game without a result, or does not any more.
    ///
    /// # Errors
    /// As [`Room::draw`].
    pub async fn end(&mut self, person: &str, agree: bool) -> Result<(), Error> {
        self.record.end = self.voted(person, agree, &self.record.end)?;
        if self.all_wish(&self.record.end) {
            return self.end_with(Ended::Voted, None).await;
        }
        self.keep().await
    }

    /// The votes with those of the person.
    fn voted(&self, person: &str, agree: bool, votes: &[Seat]) -> Result<Vec<Seat>, Error> {
        self.plays()?;
        let seats = self.record.seats_of(person);
        if seats.is_empty() {
            return Err(Error::NotYours("you do not sit here"));
        }
        let mut votes: Vec<Seat> =
            votes.iter().copied().filter(|seat| !seats.contains(seat)).collect();
        if agree {
            votes.extend(seats);
        }
        votes.sort_unstable();
        Ok(votes)
    }

    /// Whether the seats of all people are among these.
    fn all_wish(&self, votes: &[Seat]) -> bool {
        let people = self.record.people();
        let mut seats = people.iter().flat_map(|person| self.record.seats_of(person));
        seats.all(|seat| votes.contains(&seat))
    }

    async fn end_with(&mut self, why: Ended, outcome: Option<Outcome>) -> Result<(), Error> {
        (self.record.ended, self.record.outcome) = (Some(why), outcome);
        self.finish().await
    }

    /// The table that plays this again, everybody one seat further on; it is opened by who asks first.
    ///
    /// # Errors
    /// The game goes on, or the person does not sit here.
    pub async fn rematch(&mut self, person: &str) -> Result<String, Error> {
        if self.record.state != State::Over {
            return Err(Error::NotNow("the game goes on".to_owned()));
        }
        if self.record.seats_of(person).is_empty() {
            return Err(Error::NotYours("you do not sit here"));
        }
        if let Some(table) = &self.record.rematch {
            return Ok(table.clone());
        }
        let mut again = Record {
            owner: person.to_owned(),
            state: State::Gathering,
            marked: false,
            invite: ids::fresh(16),
            secret: tabletop::Seed(ids::secret()),
            created: ids::now(),
            outcome: None,
            ended: None,
            revealed: None,
            rematch: None,
            draw: Vec::new(),
            end: Vec::new(),
            asking: None,
            ..self.record.clone()
        };
        again.seats.rotate_left(1);
        let mut setup: Value = serde_json::from_str(again.setup.text()).expect("it was JSON");
        for field in ["decks", "houses"] {
            if let Some(Value::Array(list)) = setup.get_mut(field)
                && list.len() == again.seats.len()
            {
                list.rotate_left(1);
            }
        }
        again.setup = setup.into();
        for chair in &mut again.seats {
            let mine = matches!(&chair.who, Who::Person { id, .. } if id == person);
            *chair = Chair::new(chair.who.clone());
            chair.ready = mine || matches!(chair.who, Who::Bot(_));
        }
        let id = ids::fresh(8);
        self.app.store.open_table(&id, &again).await?;
        self.record.rematch = Some(id.clone());
        self.keep().await?;
        Ok(id)
    }

    pub(super) fn plays(&self) -> Result<(), Error> {
        if self.is_playing() {
            return Ok(());
        }
        Err(Error::NotNow("the game is not being played".to_owned()))
    }
}

//! What is said at a table. Words are no part of the game.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use sqlx::Row as _;
use tabletop::{Seat, Whispers};
use tokio::time::Instant;

use super::Room;
use crate::bus::News;
use crate::error::Error;
use crate::ids;
use crate::people::Person;
use crate::protocol::Frame;
use crate::store::overtaken;

/// The longest thing one may say.
const TEXT_MAX: usize = 600;
/// How much one person may say at a table in how long, through however many sockets.
const WORDS: usize = 8;
const WORDS_IN: Duration = Duration::from_secs(10);
/// How much of what was said is told to somebody who comes.
const LATELY: i64 = 200;

/// Who hears what is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// Everybody.
    Table,
    /// Those who watch; players hear it when the game is over.
    Spectators,
    /// These seats.
    Private(Vec<Seat>),
}

/// Something that was said.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Said {
    /// Its number at this table.
    pub n: i64,
    /// Who said it.
    pub who: String,
    /// What the person is called.
    pub name: String,
    /// Who hears it.
    pub room: Channel,
    /// What was said.
    pub text: String,
    /// When.
    pub at: i64,
}

impl Room {
    /// Says something.
    ///
    /// # Errors
    /// It is too long, or not the person's place to say it.
    pub async fn say(&mut self, person: &Person, room: Channel, text: &str) -> Result<(), Error> {
        let text = text.trim();
        if text.is_empty() || text.chars().count() > TEXT_MAX {
            return Err(Error::Unreadable(format!("one says 1 to {TEXT_MAX} letters at a time")));
        }
        if matches!(room, Channel::Private(_)) && self.table.is_none() {
            // Who sits there when the game begins may be somebody else.
            return Err(Error::NotNow("one talks in private once the game has begun".to_owned()));
        }
        let mine = self.record.seats_of(&person.id);
        let may = match &room {
            Channel::Table => !mine.is_empty(),
            Channel::Spectators => mine.is_empty() && self.sees(&person.id),
            Channel::Private(seats) => {
                let real = seats.iter().all(|seat| seat.index() < self.record.seats.len());
                real && seats.iter().any(|seat| mine.contains(seat)) && seats.len() > 1
            }
        };
        if let (Channel::Private(seats), true, Some(table)) = (&room, may, &self.table)
            && let Whispers::Only(members) = table.whispers()
            && self.is_playing()
            && !seats.iter().all(|seat| members.has(*seat))
        {
            let why =
                "one talks in private while a marker for it is spent, and with whom it was spent";
            return Err(Error::NotNow(why.to_owned()));
        }
        if !may {
            return Err(Error::NotYours("that is not yours to say there"));
        }
        self.spoken.retain(|(_, said)| said.elapsed() < WORDS_IN);
        if self.spoken.iter().filter(|(who, _)| *who == person.id).count() >= WORDS {
            return Err(Error::TooMuch);
        }
        self.spoken.push((person.id.clone(), Instant::now()));
        let n = self.said + 1;
        let (who, name, at) = (person.id.clone(), person.name.clone(), ids::now());
        let said = Said { n, who, name, room, text: text.to_owned(), at };
        let kept = sqlx::query(
            "INSERT INTO said (table_id, n, person, name, room, text, at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&self.id)
        .bind(n)
        .bind(&said.who)
        .bind(&said.name)
        .bind(serde_json::to_string(&said.room).expect("a channel is plain data"))
        .bind(&said.text)
        .bind(at)
        .execute(self.app.store.writes())
        .await
        .map_err(overtaken);
        if matches!(kept, Err(Error::Overtaken)) {
            self.hear_missed().await?;
        }
        kept?;
        self.pass_on(&said);
        self.tell_nodes(&News::Said(said)).await;
        Ok(())
    }

    /// Something was said through another node.
    pub(super) async fn hear_said(&mut self, said: Said) -> Result<(), Error> {
        if said.n == self.said + 1 {
            self.pass_on(&said);
        } else if said.n > self.said {
            self.hear_missed().await?;
        }
        Ok(())
    }

    /// What was said and not heard here.
    pub(super) async fn hear_missed(&mut self) -> Result<(), Error> {
        for said in self.lately().await? {
            if said.n > self.said {
                self.pass_on(&said);
            }
        }
        Ok(())
    }

    /// Everybody it is for hears it.
    fn pass_on(&mut self, said: &Said) {
        self.said = said.n;
        for outbox in self.outboxes() {
            if self.hears(outbox.person.as_deref(), said) {
                outbox.send(Frame::Said { table: &self.id, said }.text());
            }
        }
    }

    /// What was said lately, as far as the person heard it.
    ///
    /// # Errors
    /// The store failed.
    pub async fn heard(&self, person: Option<&str>) -> Result<Vec<Said>, Error> {
        if self.said == 0 {
            return Ok(Vec::new());
        }
        let mut heard = self.lately().await?;
        heard.retain(|said| self.hears(person, said));
        Ok(heard)
    }

    /// What was said lately.
    async fn lately(&self) -> Result<Vec<Said>, Error> {
        let rows = sqlx::query(
            "SELECT n, person, name, room, text, at FROM said WHERE table_id = $1 \
             ORDER BY n DESC LIMIT $2",
        )
        .bind(&self.id)
        .bind(LATELY)
        .fetch_all(self.app.store.pool())
        .await?;
        let said = |row: &sqlx::any::AnyRow| -> Result<Said, Error> {
            let room: String = row.try_get("room")?;
            Ok(Said {
                n: row.try_get("n")?,
                who: row.try_get("person")?,
                name: row.try_get("name")?,
                room: serde_json::from_str(&room).unwrap_or(Channel::Private(Vec::new())),
                text: row.try_get("text")?,
                at: row.try_get("at")?,
            })
        };
        rows.iter().rev().map(said).collect()
    }

    fn hears(&self, person: Option<&str>, said: &Said) -> bool {
        if person.is_some_and(|person| self.app.shunned.deaf(person, &said.who)) {
            return false;
        }
        let mine = person.map(|person| self.record.seats_of(person)).unwrap_or_default();
        match &said.room {
            Channel::Table => true,
            Channel::Spectators => mine.is_empty() || !self.is_playing(),
            Channel::Private(seats) => seats.iter().any(|seat| mine.contains(seat)),
        }
    }

    fn sees(&self, person: &str) -> bool {
        self.outboxes().any(|outbox| outbox.person.as_deref() == Some(person))
    }
}

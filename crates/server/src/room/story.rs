//! What happened since somebody last looked.

use serde::Serialize;
use sqlx::Row as _;
use tabletop::{Bookmark, Eyes, Line, Seat, Sentence};

use super::Room;
use crate::error::Error;
use crate::ids;

/// The most lines of a story: who was away for longer reads the log.
const LINES_MAX: usize = 400;

/// How far somebody had seen the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Looked {
    events: usize,
    at: i64,
}

/// How much is new to somebody who comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Since {
    /// When the person last looked.
    pub at: i64,
    /// How many of the last lines of the log are new.
    pub lines: usize,
}

/// What happened since somebody last looked, as a story.
#[derive(Debug, Serialize)]
pub struct Story {
    /// When the person last looked; never, if it is null.
    since: Option<i64>,
    /// Through whose eyes it is told.
    eyes: Eyes,
    /// What happened, chapter by chapter, without the details.
    chapters: Vec<Chapter>,
    /// Whom play waits for now.
    waiting: Vec<Seat>,
    /// What the person's seats are asked, in words.
    asked: Vec<Sentence>,
}

/// A chapter of a story.
#[derive(Debug, Default, Serialize)]
struct Chapter {
    /// What begins with it; nothing if it had begun before.
    title: Option<Sentence>,
    lines: Vec<Line>,
}

impl Room {
    /// How far the person had seen the game.
    ///
    /// # Errors
    /// The store failed.
    pub(super) async fn looked(&self, person: &str) -> Result<Option<Looked>, Error> {
        let row = sqlx::query("SELECT events, at FROM looked WHERE person = $1 AND table_id = $2")
            .bind(person)
            .bind(&self.id)
            .fetch_optional(self.app.store.pool())
            .await?;
        let looked = |row: sqlx::any::AnyRow| {
            let events: i64 = row.try_get("events")?;
            Ok(Looked { events: events.max(0) as usize, at: row.try_get("at")? })
        };
        row.map(looked).transpose()
    }

    /// How much is new to these eyes since then.
    pub(super) fn since(&self, looked: Option<Looked>, eyes: Eyes) -> Option<Since> {
        let (looked, table) = (looked?, self.shown_to(eyes)?);
        let lines = table.log(eyes, &mut Bookmark::behind(looked.events)).len();
        (lines > 0).then_some(Since { at: looked.at, lines })
    }

    /// The person looks no more: what happens from now on is new.
    ///
    /// # Errors
    /// The store failed.
    pub(super) async fn looks_away(&self, person: &str) -> Result<(), Error> {
        let eyes = self.allowed(Some(person), None).unwrap_or(Eyes::Spectator);
        let Some(table) = self.shown_to(eyes) else { return Ok(()) };
        sqlx::query(
            "INSERT INTO looked (person, table_id, events, at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (person, table_id) DO UPDATE SET events = excluded.events, at = excluded.at",
        )
        .bind(person)
        .bind(&self.id)
        .bind(table.events() as i64)
        .bind(ids::now())
        .execute(self.app.store.writes())
        .await?;
        Ok(())
    }

    /// What happened since the person last looked.
    ///
    /// # Errors
    /// The game has not begun, or is not the person's to see.
    pub async fn story(&self, person: &str) -> Result<Story, Error> {
        let eyes = self.allowed(Some(person), None)?;
        let looked = self.looked(person).await?;
        let Some(table) = self.shown_to(eyes) else {
            return Err(Error::NotNow("the game has not begun".to_owned()));
        };
        let mut bookmark = Bookmark::behind(looked.unwrap_or_default().events);
        let mut lines = table.log(eyes, &mut bookmark);
        lines.drain(..lines.len().saturating_sub(LINES_MAX));
        let mut chapters = vec![Chapter::default()];
        for line in lines.into_iter().filter(|line| !line.detail) {
            if line.heading.is_some() {
                let title = Some(line.spans.clone());
                chapters.push(Chapter { title, lines: Vec::new() });
            } else if let Some(chapter) = chapters.last_mut() {
                chapter.lines.push(line);
            }
        }
        chapters.retain(|chapter| !chapter.lines.is_empty());
        let asked =
            self.record.seats_of(person).into_iter().flat_map(|seat| table.prompts_of(seat));
        let asked = asked.filter(|offer| offer.waits).map(|offer| offer.title).collect();
        let waiting = table.asked().iter().collect();
        Ok(Story { since: looked.map(|looked| looked.at), eyes, chapters, waiting, asked })
    }
}

//! Notices to those who are away and whose move it is: gathered into one digest, by webhook and by mail, never at night.

mod send;

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sqlx::Row as _;

use crate::app::App;
use crate::body::Body;
use crate::error::Error;
use crate::ids;
use crate::people::{self, Person};
use crate::record::Info;
use crate::room::Room;
use crate::tables;

pub use send::Post;

/// The least and the usual time between two digests to the same person.
const EVERY_MIN: u32 = 5;
const EVERY: u32 = 30;
/// How often digests are looked for.
const SWEEP_MAX: Duration = Duration::from_secs(30);
/// The longest address.
const ADDRESS_MAX: usize = 300;

/// How somebody wishes to be told.
#[derive(Clone, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Wish {
    /// Where a message is posted, as Discord takes it.
    pub webhook: Option<String>,
    /// Where mail is sent to, once the address is confirmed.
    pub mail: Option<String>,
    /// The hours in which nothing is sent.
    pub quiet: Option<Quiet>,
    /// The minutes between two digests.
    pub every_minutes: Option<u32>,
}

/// Hours in which nothing is sent.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// The first hour.
    pub from: u8,
    /// The hour in which it is over.
    pub to: u8,
    /// How many minutes the person's clock is ahead of Greenwich.
    #[serde(default)]
    pub offset_minutes: i16,
}

impl Quiet {
    /// Whether nothing is sent at this moment, in milliseconds since 1970.
    fn is_now(self, now: i64) -> bool {
        let minutes = now / 60_000 + i64::from(self.offset_minutes);
        let hour = (minutes.div_euclid(60)).rem_euclid(24) as u8;
        if self.from <= self.to {
            (self.from..self.to).contains(&hour)
        } else {
            hour >= self.from || hour < self.to
        }
    }
}

/// The code that proves an address.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Code {
    code: String,
}

/// How I am told.
pub async fn mine(State(app): State<App>, person: Person) -> Result<Json<Value>, Error> {
    let (wish, confirmed) = app.wish_of(&person.id).await?;
    let (mail, hosts) = (app.post.mails(), &app.config.webhook_hosts);
    Ok(Json(json!({
        "wish": wish, "mail_confirmed": confirmed, "mail_possible": mail, "webhook_hosts": hosts,
    })))
}

/// Changes how I am told. A new address is sent a code first.
pub async fn change(
    State(app): State<App>,
    person: Person,
    Body(wish): Body<Wish>,
) -> Result<Json<Value>, Error> {
    if let Some(webhook) = &wish.webhook {
        app.post.admits(webhook)?;
    }
    if wish.every_minutes.is_some_and(|every| every < EVERY_MIN) {
        return Err(Error::Unreadable(format!("the least is {EVERY_MIN} minutes")));
    }
    if wish.quiet.is_some_and(|quiet| quiet.from > 23 || quiet.to > 24) {
        return Err(Error::Unreadable("a day has 24 hours".to_owned()));
    }
    let (before, confirmed) = app.wish_of(&person.id).await?;
    let known = before.mail == wish.mail && (confirmed || wish.mail.is_none());
    let mut code = None;
    if let Some(mail) = wish.mail.as_ref().filter(|_| !known) {
        if mail.len() > ADDRESS_MAX {
            return Err(Error::Unreadable("that is no address".to_owned()));
        }
        let fresh = ids::fresh(8);
        let text = format!(
            "Somebody called {} wishes to be told here when it is his move.\nIf that is you, the code is {fresh}",
            person.name
        );
        app.post.mail(mail, "Your address", &text).await?;
        code = Some(people::hash(&fresh));
    }
    sqlx::query(
        "INSERT INTO notices (person, wish, code, sent) VALUES ($1, $2, $3, 0) \
         ON CONFLICT (person) DO UPDATE SET wish = excluded.wish, code = excluded.code",
    )
    .bind(&person.id)
    .bind(serde_json::to_string(&wish).expect("a wish is plain data"))
    .bind(code)
    .execute(app.store.writes())
    .await?;
    mine(State(app), person).await
}

/// Proves that an address is mine.
pub async fn confirm(
    State(app): State<App>,
    person: Person,
    Body(code): Body<Code>,
) -> Result<Json<Value>, Error> {
    let confirmed = sqlx::query("UPDATE notices SET code = NULL WHERE person = $1 AND code = $2")
        .bind(&person.id)
        .bind(people::hash(code.code.trim()))
        .execute(app.store.writes())
        .await?;
    if confirmed.rows_affected() == 0 {
        return Err(Error::NotYours("that is not the code that was sent"));
    }
    mine(State(app), person).await
}

impl App {
    /// How the person wishes to be told, and whether the address is confirmed.
    pub async fn wish_of(&self, person: &str) -> Result<(Wish, bool), Error> {
        let row = sqlx::query("SELECT wish, code FROM notices WHERE person = $1")
            .bind(person)
            .fetch_optional(self.store.pool())
            .await?;
        let Some(row) = row else { return Ok((Wish::default(), false)) };
        let wish: Wish =
            serde_json::from_str(&row.try_get::<String, _>("wish")?).unwrap_or_default();
        let proved = row.try_get::<Option<String>, _>("code")?.is_none();
        Ok((wish.clone(), proved && wish.mail.is_some()))
    }

    /// Where a table is found.
    pub fn link(&self, table: &str) -> String {
        match self.config.hosts.first() {
            Some(host) if self.config.behind_proxy => format!("https://{host}/t/{table}"),
            Some(host) => format!("http://{host}:{}/t/{table}", self.config.port),
            None => format!("/t/{table}"),
        }
    }
}

impl Room {
    /// Remembers whom play waits for who is not here, to be told of it later; each once. A live game is no slow game:
    /// who left it knows.
    ///
    /// # Errors
    /// The store failed.
    pub async fn note_news(&mut self) -> Result<(), Error> {
        for person in self.newly_waited_for() {
            sqlx::query(
                "INSERT INTO news (person, table_id, at) SELECT person, $1, $2 FROM notices \
                 WHERE person = $3 ON CONFLICT (person, table_id) DO NOTHING",
            )
            .bind(self.id())
            .bind(ids::now())
            .bind(person)
            .execute(self.store().writes())
            .await?;
        }
        Ok(())
    }

    /// The person has come: nothing about this table is news any more.
    ///
    /// # Errors
    /// The store failed.
    pub async fn forget_news(&self, person: &str) -> Result<(), Error> {
        // Nearly always there is none, and a reader waits for nobody who writes.
        let found = sqlx::query("SELECT 1 FROM news WHERE person = $1 AND table_id = $2")
            .bind(person)
            .bind(self.id())
            .fetch_optional(self.store().pool())
            .await?;
        if found.is_some() {
            sqlx::query("DELETE FROM news WHERE person = $1 AND table_id = $2")
                .bind(person)
                .bind(self.id())
                .execute(self.store().writes())
                .await?;
        }
        Ok(())
    }
}

/// Sends digests until the server closes.
pub async fn run(app: App) {
    let sweep = (app.config.gather / 4).min(SWEEP_MAX).max(Duration::from_millis(50));
    while !*app.closing.borrow() {
        tokio::time::sleep(sweep).await;
        if let Err(error) = tell(&app).await {
            tracing::warn!(%error, "nobody is told that it is his move");
        }
    }
}

/// Tells everybody who is to be told now.
async fn tell(app: &App) -> Result<(), Error> {
    let now = ids::now();
    let rows = sqlx::query(
        "SELECT notices.person AS person, wish, sent FROM notices \
         JOIN news ON news.person = notices.person \
         GROUP BY notices.person, wish, sent HAVING MIN(news.at) <= $1 LIMIT 200",
    )
    .bind(now - app.config.gather.as_millis() as i64)
    .fetch_all(app.store.pool())
    .await?;
    for row in rows {
        let (person, sent): (String, i64) = (row.try_get("person")?, row.try_get("sent")?);
        let (wish, confirmed) = app.wish_of(&person).await?;
        let every = i64::from(wish.every_minutes.unwrap_or(EVERY)) * 60_000;
        if now < sent + every || wish.quiet.is_some_and(|quiet| quiet.is_now(now)) {
            continue;
        }
        let claimed = sqlx::query("UPDATE notices SET sent = $1 WHERE person = $2 AND sent = $3")
            .bind(now)
            .bind(&person)
            .bind(sent)
            .execute(app.store.writes())
            .await?;
        if claimed.rows_affected() == 0 {
            // Another node tells him.
            continue;
        }
        let games = tables::of(app, &person).await?;
        let text = digest(app, &games);
        let told = match &text {
            Some(text) => app.post.tell(&wish, confirmed, text).await,
            None => Ok(()),
        };
        if let Err(error) = told {
            // It stays news, and is tried again with the next digest.
            metrics::counter!("rookery_unsent_notices").increment(1);
            tracing::warn!(%error, "a digest is not sent");
            continue;
        }
        sqlx::query("DELETE FROM news WHERE person = $1 AND at <= $2")
            .bind(&person)
            .bind(now)
            .execute(app.store.writes())
            .await?;
    }
    Ok(())
}

/// One message for all games that wait for somebody; nothing if none does any more.
fn digest(app: &App, games: &[Info]) -> Option<String> {
    let mut lines: Vec<String> = games
        .iter()
        .filter(|game| game.your_move)
        .map(|game| {
            let round = game.round_text.as_ref().map(|round| format!(", {round}"));
            let left = game.due.map(|due| format!(", {} left", in_words(due - ids::now())));
            let (round, left) = (round.unwrap_or_default(), left.unwrap_or_default());
            format!("- {} ({}{round}{left}): {}", game.name, game.game, app.link(&game.id))
        })
        .collect();
    let head = match lines.len() {
        0 => return None,
        1 => "It is your move:".to_owned(),
        many => format!("It is your move at {many} tables:"),
    };
    lines.truncate(20);
    lines.insert(0, head);
    Some(lines.join("\n"))
}

/// About how long that is, in words.
fn in_words(milliseconds: i64) -> String {
    let minutes = milliseconds.max(0) / 60_000;
    let hours = (minutes + 30) / 60;
    match hours {
        48.. => format!("{} days", (hours + 12) / 24),
        2..48 => format!("{hours} hours"),
        _ => format!("{minutes} minutes"),
    }
}

#[cfg(test)]
mod tests {
    use super::Quiet;

    #[test]
    fn nights_go_over_midnight() {
        let hour = 60 * 60 * 1000;
        let night = Quiet { from: 22, to: 7, offset_minutes: 60 };
        let quiet: Vec<i64> = (0..24).filter(|now| night.is_now(now * hour)).collect();
        assert_eq!(quiet, [0, 1, 2, 3, 4, 5, 21, 22, 23]);
        let noon = Quiet { from: 12, to: 14, offset_minutes: 0 };
        assert_eq!((0..24).filter(|now| noon.is_now(now * hour)).count(), 2);
    }
}

//! Who somebody is: guests, and the cookie a browser shows.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::header::{AUTHORIZATION, COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::Row as _;
use sqlx::any::AnyRow;
use tokio::sync::broadcast;

use crate::app::App;
use crate::body::Body;
use crate::bus::NodeNews;
use crate::error::Error;
use crate::ids;

/// What the cookie is called.
const COOKIE_NAME: &str = "rookery";
/// The kind of a session that shows a calendar and does nothing else.
pub const CALENDAR: &str = "calendar";
/// The longest name.
const NAME_MAX: usize = 32;

/// Somebody.
#[derive(Clone, Debug, Serialize)]
pub struct Person {
    /// Who.
    pub id: String,
    /// What the person is called.
    pub name: String,
    /// Whether the name is not kept.
    pub guest: bool,
    /// Whether it is a program.
    pub bot: bool,
    /// What the page remembers for the person.
    pub settings: Value,
}

/// What a guest says.
#[derive(Deserialize, utoipa::ToSchema)]
pub struct Guest {
    name: Option<String>,
}

impl FromRequestParts<App> for Person {
    type Rejection = Error;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Person, Error> {
        let hash = shown_hash(&parts.headers).ok_or(Error::Stranger)?;
        let row = sqlx::query(
            "SELECT people.id, people.name, password, bot, settings FROM sessions \
             JOIN people ON people.id = person WHERE hash = $1 AND kind <> $2",
        )
        .bind(hash)
        .bind(CALENDAR)
        .fetch_optional(app.store.pool())
        .await?;
        Person::read(&row.ok_or(Error::Stranger)?)
    }
}

/// Somebody, or nobody.
pub struct Maybe(pub Option<Person>);

impl FromRequestParts<App> for Maybe {
    type Rejection = Error;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Maybe, Error> {
        match Person::from_request_parts(parts, app).await {
            Ok(person) => Ok(Maybe(Some(person))),
            Err(Error::Stranger) => Ok(Maybe(None)),
            Err(error) => Err(error),
        }
    }
}

/// Who am I?
pub async fn me(Maybe(person): Maybe) -> Json<Option<Person>> {
    Json(person)
}

/// Makes a guest and gives the browser a cookie. Whoever has one stays who it is.
pub async fn guest(
    State(app): State<App>,
    Maybe(known): Maybe,
    Body(guest): Body<Guest>,
) -> Result<Response, Error> {
    if let Some(person) = known {
        return Ok(Json(person).into_response());
    }
    let name = name_of(guest.name)?;
    app.is_free(&name, "").await?;
    let person = Person {
        id: ids::fresh(12),
        name,
        guest: true,
        bot: false,
        settings: Value::Object(serde_json::Map::new()),
    };
    let pool = app.store.writes();
    sqlx::query(
        "INSERT INTO people (id, name, bot, settings, created) VALUES ($1, $2, 0, '{}', $3)",
    )
    .bind(&person.id)
    .bind(&person.name)
    .bind(ids::now())
    .execute(pool)
    .await?;
    with_cookie(&app, person).await
}

/// A person with a new cookie for the browser.
pub async fn with_cookie(app: &App, person: Person) -> Result<Response, Error> {
    let token = new_session(app, &person.id, "browser", "").await?;
    let year = 365 * 24 * 60 * 60;
    let secure = if app.config.behind_proxy { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE_NAME}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={year}{secure}");
    let mut response = Json(person).into_response();
    let value = HeaderValue::from_str(&cookie).expect("a token is plain letters");
    response.headers_mut().insert(SET_COOKIE, value);
    Ok(response)
}

/// The browser forgets its cookie.
pub fn without_cookie(mut response: Response) -> Response {
    let cookie = "rookery=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0";
    response.headers_mut().insert(SET_COOKIE, HeaderValue::from_static(cookie));
    response
}

/// What a connection that stays open showed when it was opened.
pub struct Session {
    app: App,
    person: String,
    hash: String,
    signed_out: broadcast::Receiver<Arc<str>>,
}

impl Session {
    /// The session of a person who has shown this.
    pub fn new(app: &App, person: &Person, hash: String) -> Session {
        let (app, person) = (app.clone(), person.id.clone());
        let signed_out = app.signed_out.subscribe();
        Session { app, person, hash, signed_out }
    }

    /// Comes back when the session may be over: the person has signed out somewhere.
    pub async fn doubted(&mut self) {
        loop {
            match self.signed_out.recv().await {
                Ok(person) if *person != *self.person => {}
                Ok(_)
                | Err(
                    broadcast::error::RecvError::Lagged(_) | broadcast::error::RecvError::Closed,
                ) => return,
            }
        }
    }

    /// Whether it is over.
    pub async fn is_gone(&self) -> bool {
        let row = sqlx::query("SELECT person FROM sessions WHERE hash = $1")
            .bind(&self.hash)
            .fetch_optional(self.app.store.pool())
            .await;
        row.is_ok_and(|row| row.is_none())
    }
}

/// Makes something by which a person is known from now on.
pub async fn new_session(app: &App, person: &str, kind: &str, name: &str) -> Result<String, Error> {
    let token = ids::fresh(40);
    sqlx::query(
        "INSERT INTO sessions (hash, person, kind, name, created) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(hash(&token))
    .bind(person)
    .bind(kind)
    .bind(name)
    .bind(ids::now())
    .execute(app.store.writes())
    .await?;
    Ok(token)
}

impl App {
    /// A session of the person is over: connections that were opened with it are closed, at every node.
    pub async fn sign_out(&self, person: &str) {
        self.signed_out.send(person.into()).ok();
        self.bus.tell_nodes(&NodeNews::SignedOut { person: person.to_owned() }).await;
    }

    /// Whether somebody of this id may be called so: a name that somebody keeps is nobody else's.
    ///
    /// # Errors
    /// It is kept, or the store failed.
    pub async fn is_free(&self, name: &str, person: &str) -> Result<(), Error> {
        let row = sqlx::query("SELECT id FROM people WHERE kept = $1 AND id <> $2")
            .bind(name.to_lowercase())
            .bind(person)
            .fetch_optional(self.store.pool())
            .await?;
        let kept = || Error::NotNow("somebody else keeps this name".to_owned());
        if row.is_some() { Err(kept()) } else { Ok(()) }
    }

    /// The person of that id.
    pub async fn person(&self, id: &str) -> Result<Option<Person>, Error> {
        let row = sqlx::query("SELECT id, name, password, bot, settings FROM people WHERE id = $1")
            .bind(id)
            .fetch_optional(self.store.pool())
            .await?;
        row.as_ref().map(Person::read).transpose()
    }
}

impl Person {
    fn read(row: &AnyRow) -> Result<Person, Error> {
        let settings: String = row.try_get("settings")?;
        Ok(Person {
            id: row.try_get("id")?,
            name: row.try_get("name")?,
            guest: row.try_get::<Option<String>, _>("password")?.is_none(),
            bot: row.try_get::<i64, _>("bot")? != 0,
            settings: serde_json::from_str(&settings).unwrap_or_default(),
        })
    }
}

/// The hash of the cookie or token that was shown.
pub fn shown_hash(headers: &HeaderMap) -> Option<String> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = bearer.and_then(|value| value.strip_prefix("Bearer ")).map(str::to_owned);
    token.or_else(|| cookie(headers)).map(|token| hash(&token))
}

/// What is kept of a token: who reads the database cannot show it.
pub fn hash(token: &str) -> String {
    blake3::hash(token.as_bytes()).to_hex().to_string()
}

fn cookie(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
    let found = pairs.find_map(|pair| pair.trim().strip_prefix(COOKIE_NAME)?.strip_prefix('='));
    found.map(str::to_owned)
}

/// The name given, or one made up.
pub fn name_of(given: Option<String>) -> Result<String, Error> {
    let name = given.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
    let Some(name) = name else { return Ok(format!("Guest {}", ids::fresh(4))) };
    if !is_shown(&name, NAME_MAX) {
        return Err(Error::Unreadable(format!(
            "a name has 1 to {NAME_MAX} letters, all of which can be seen"
        )));
    }
    Ok(name)
}

/// Whether a name has at most so many letters and is read as it is written: nobody looks like somebody else because of
/// letters that take no room or turn the others round.
pub fn is_shown(name: &str, most: usize) -> bool {
    let unseen = |letter: char| {
        letter.is_control()
            || matches!(
                letter,
                '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
                    | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                    | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
                    | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
            )
    };
    !name.trim().is_empty() && name.chars().count() <= most && !name.chars().any(unseen)
}

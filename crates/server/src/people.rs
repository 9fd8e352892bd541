//! Who somebody is: guests, and the cookie a browser shows.

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::Row as _;

use crate::app::App;
use crate::error::Error;
use crate::ids;

/// What the cookie is called.
const COOKIE_NAME: &str = "rookery";
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
#[derive(Deserialize)]
pub struct Guest {
    name: Option<String>,
}

impl FromRequestParts<App> for Person {
    type Rejection = Error;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Person, Error> {
        let cookie = cookie(&parts.headers).ok_or(Error::Stranger)?;
        app.people_by_token(&cookie).await?.ok_or(Error::Stranger)
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
    Json(guest): Json<Guest>,
) -> Result<Response, Error> {
    if let Some(person) = known {
        return Ok(Json(person).into_response());
    }
    let name = name_of(guest.name)?;
    let person = Person {
        id: ids::fresh(12),
        name,
        guest: true,
        bot: false,
        settings: Value::Object(serde_json::Map::new()),
    };
    let pool = app.store.pool();
    sqlx::query(
        "INSERT INTO people (id, name, bot, settings, created) VALUES ($1, $2, 0, '{}', $3)",
    )
    .bind(&person.id)
    .bind(&person.name)
    .bind(ids::now())
    .execute(pool)
    .await?;
    let token = ids::fresh(40);
    sqlx::query(
        "INSERT INTO sessions (hash, person, kind, name, created) VALUES ($1, $2, 'browser', '', $3)",
    )
    .bind(hash(&token))
    .bind(&person.id)
    .bind(ids::now())
    .execute(pool)
    .await?;
    let year = 365 * 24 * 60 * 60;
    let cookie = format!("{COOKIE_NAME}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={year}");
    let mut response = Json(person).into_response();
    let value = HeaderValue::from_str(&cookie).expect("a token is plain letters");
    response.headers_mut().insert(SET_COOKIE, value);
    Ok(response)
}

impl App {
    /// Whose cookie this is.
    pub async fn people_by_token(&self, token: &str) -> Result<Option<Person>, Error> {
        let row = sqlx::query(
            "SELECT people.id, people.name, password, bot, settings FROM sessions \
             JOIN people ON people.id = person WHERE hash = $1",
        )
        .bind(hash(token))
        .fetch_optional(self.store.pool())
        .await?;
        row.map(|row| {
            let settings: String = row.try_get("settings")?;
            Ok(Person {
                id: row.try_get("id")?,
                name: row.try_get("name")?,
                guest: row.try_get::<Option<String>, _>("password")?.is_none(),
                bot: row.try_get::<i64, _>("bot")? != 0,
                settings: serde_json::from_str(&settings).unwrap_or_default(),
            })
        })
        .transpose()
    }
}

/// What is kept of a token: who reads the database cannot show it.
fn hash(token: &str) -> String {
    blake3::hash(token.as_bytes()).to_hex().to_string()
}

fn cookie(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
    let found = pairs.find_map(|pair| pair.trim().strip_prefix(COOKIE_NAME)?.strip_prefix('='));
    found.map(str::to_owned)
}

/// The name given, or one made up.
fn name_of(given: Option<String>) -> Result<String, Error> {
    let name = given.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
    let Some(name) = name else { return Ok(format!("Guest {}", ids::fresh(4))) };
    if name.chars().count() > NAME_MAX || name.chars().any(char::is_control) {
        return Err(Error::Unreadable(format!("a name has 1 to {NAME_MAX} letters")));
    }
    Ok(name)
}

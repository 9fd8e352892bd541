//! How a guest keeps the name, comes back, and goes for good; and the tokens of programs.

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sqlx::Row as _;

use crate::app::App;
use crate::body::Body;
use crate::error::Error;
use crate::ids;
use crate::people::{self, Person};

/// The shortest password.
const PASSWORD_MIN: usize = 8;
/// The longest: hashing is work.
const PASSWORD_MAX: usize = 200;
/// The longest settings.
const SETTINGS_MAX: usize = 16 * 1024;

/// A name and a password.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Keeping {
    #[serde(default)]
    name: Option<String>,
    password: String,
}

/// What is changed about a person.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Change {
    name: Option<String>,
    settings: Option<Value>,
}

/// How one signs out.
#[derive(Default, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SignOut {
    everywhere: bool,
}

/// A password that proves who somebody is.
#[derive(Default, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Proof {
    password: Option<String>,
}

/// What a token is called.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TokenName {
    name: String,
}

/// A token, without what proves it.
#[derive(Serialize)]
pub struct Token {
    id: String,
    name: String,
    created: i64,
}

/// A guest keeps the name with a password.
pub async fn keep(
    State(app): State<App>,
    person: Person,
    Body(keeping): Body<Keeping>,
) -> Result<Json<Person>, Error> {
    if !person.guest {
        return Err(Error::NotNow("your name is kept already".to_owned()));
    }
    let name = people::name_of(keeping.name.or(Some(person.name.clone())))?;
    let password = hashed(&app, keeping.password).await?;
    let kept = sqlx::query("UPDATE people SET name = $1, kept = $2, password = $3 WHERE id = $4")
        .bind(&name)
        .bind(name.to_lowercase())
        .bind(password)
        .bind(&person.id)
        .execute(app.store.writes())
        .await;
    kept.map_err(name_taken)?;
    Ok(Json(Person { name, guest: false, ..person }))
}

/// Somebody who kept the name comes back.
pub async fn sign_in(
    State(app): State<App>,
    Body(keeping): Body<Keeping>,
) -> Result<Response, Error> {
    let name = keeping.name.unwrap_or_default().trim().to_lowercase();
    let row = sqlx::query("SELECT id, password FROM people WHERE kept = $1")
        .bind(name)
        .fetch_optional(app.store.pool())
        .await?;
    let (id, hash) = match row {
        Some(row) => (Some(row.try_get::<String, _>("id")?), row.try_get("password")?),
        None => (None, None),
    };
    // Whether a name is known must not show in how long the answer takes.
    let right = fits(&app, keeping.password, hash).await;
    let Some(id) = id.filter(|_| right) else {
        return Err(Error::NotYours("name and password do not fit"));
    };
    let person = app.person(&id).await?.ok_or(Error::Missing("person"))?;
    people::with_cookie(&app, person).await
}

/// Signs this browser out, or all of them.
pub async fn sign_out(
    State(app): State<App>,
    person: Person,
    headers: HeaderMap,
    Body(body): Body<SignOut>,
) -> Result<Response, Error> {
    let everywhere = body.everywhere;
    let query = if everywhere {
        sqlx::query("DELETE FROM sessions WHERE person = $1").bind(&person.id)
    } else {
        let hash = people::shown_hash(&headers).unwrap_or_default();
        sqlx::query("DELETE FROM sessions WHERE person = $1 AND hash = $2")
            .bind(&person.id)
            .bind(hash)
    };
    query.execute(app.store.writes()).await?;
    app.sign_out(&person.id).await;
    Ok(people::without_cookie(Json(json!({})).into_response()))
}

/// Changes the name or the settings.
pub async fn change(
    State(app): State<App>,
    person: Person,
    Body(change): Body<Change>,
) -> Result<Json<Person>, Error> {
    let name = match change.name {
        Some(name) => people::name_of(Some(name))?,
        None => person.name.clone(),
    };
    app.is_free(&name, &person.id).await?;
    let settings = change.settings.unwrap_or_else(|| person.settings.clone());
    let text = settings.to_string();
    if !settings.is_object() || text.len() > SETTINGS_MAX {
        return Err(Error::Unreadable(format!(
            "settings are an object of at most {SETTINGS_MAX} letters"
        )));
    }
    // Whether the name is kept may have changed since the person was read.
    let changed = sqlx::query(
        "UPDATE people SET name = $1, settings = $2, \
         kept = CASE WHEN password IS NULL THEN NULL ELSE CAST($3 AS TEXT) END WHERE id = $4",
    )
    .bind(&name)
    .bind(text)
    .bind(name.to_lowercase())
    .bind(&person.id)
    .execute(app.store.writes())
    .await;
    changed.map_err(name_taken)?;
    Ok(Json(Person { name, settings, ..person }))
}

/// Deletes the person. What was decided at tables stays, under the name it was decided by.
pub async fn delete(
    State(app): State<App>,
    person: Person,
    Body(body): Body<Proof>,
) -> Result<Response, Error> {
    if !person.guest {
        let row = sqlx::query("SELECT password FROM people WHERE id = $1")
            .bind(&person.id)
            .fetch_one(app.store.pool())
            .await?;
        let password = body.password.unwrap_or_default();
        if !fits(&app, password, row.try_get("password")?).await {
            return Err(Error::NotYours("that is not your password"));
        }
    }
    let mut transaction = app.store.writes().begin().await?;
    for statement in [
        "DELETE FROM sessions WHERE person = $1",
        "DELETE FROM decks WHERE person = $1",
        "DELETE FROM sitting WHERE person = $1",
        "DELETE FROM said WHERE person = $1",
        "DELETE FROM looked WHERE person = $1",
        "DELETE FROM shunned WHERE person = $1",
        "DELETE FROM notices WHERE person = $1",
        "DELETE FROM news WHERE person = $1",
        "DELETE FROM people WHERE id = $1",
    ] {
        sqlx::query(statement).bind(&person.id).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    app.sign_out(&person.id).await;
    Ok(people::without_cookie(Json(json!({})).into_response()))
}

/// Everything that is kept of a person.
pub async fn everything(State(app): State<App>, person: Person) -> Result<Json<Value>, Error> {
    let mut said = Vec::new();
    let rows = sqlx::query("SELECT table_id, text, at FROM said WHERE person = $1 ORDER BY at")
        .bind(&person.id)
        .fetch_all(app.store.pool())
        .await?;
    for row in rows {
        let (table, text): (String, String) = (row.try_get("table_id")?, row.try_get("text")?);
        said.push(json!({ "table": table, "text": text, "at": row.try_get::<i64, _>("at")? }));
    }
    let mut tables = Vec::new();
    for row in app.store.tables_of(&person.id).await? {
        let over = row.record.state == crate::record::State::Over;
        let journal = if over { Some(app.store.table(&row.id).await?.journal) } else { None };
        tables.push(json!({ "id": row.id, "name": row.record.name, "journal": journal }));
    }
    let decks = crate::decks::of(&app, &person.id).await?;
    let tokens = app.tokens_of(&person.id).await?;
    let notices = app.wish_of(&person.id).await?.0;
    let shunned = app.shunned_by(&person.id).await?;
    Ok(Json(json!({
        "me": person, "said": said, "tables": tables, "decks": decks, "tokens": tokens,
        "notices": notices, "shunned": *shunned,
    })))
}

/// The tokens of a person's programs.
pub async fn tokens(State(app): State<App>, person: Person) -> Result<Json<Vec<Token>>, Error> {
    app.tokens_of(&person.id).await.map(Json)
}

/// Makes a token for a program. It is shown once.
pub async fn new_token(
    State(app): State<App>,
    person: Person,
    Body(name): Body<TokenName>,
) -> Result<Json<Value>, Error> {
    let name = people::name_of(Some(name.name))?;
    let token = people::new_session(&app, &person.id, "token", &name).await?;
    Ok(Json(json!({ "token": token, "name": name })))
}

/// A token is good for nothing any more.
pub async fn end_token(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<Value>, Error> {
    let ended = sqlx::query(
        "DELETE FROM sessions WHERE person = $1 AND kind = 'token' AND substr(hash, 1, 12) = $2",
    )
    .bind(&person.id)
    .bind(id)
    .execute(app.store.writes())
    .await?;
    if ended.rows_affected() == 0 {
        return Err(Error::Missing("token"));
    }
    app.sign_out(&person.id).await;
    Ok(Json(json!({})))
}

impl App {
    async fn tokens_of(&self, person: &str) -> Result<Vec<Token>, Error> {
        let rows = sqlx::query(
            "SELECT hash, name, created FROM sessions WHERE person = $1 AND kind = 'token' \
             ORDER BY created",
        )
        .bind(person)
        .fetch_all(self.store.pool())
        .await?;
        let token = |row: &sqlx::any::AnyRow| {
            let hash: String = row.try_get("hash")?;
            let id = hash.chars().take(12).collect();
            Ok(Token { id, name: row.try_get("name")?, created: row.try_get("created")? })
        };
        rows.iter().map(token).collect()
    }
}

async fn hashed(app: &App, password: String) -> Result<String, Error> {
    if !(PASSWORD_MIN..=PASSWORD_MAX).contains(&password.chars().count()) {
        return Err(Error::Unreadable(format!(
            "a password has {PASSWORD_MIN} to {PASSWORD_MAX} letters"
        )));
    }
    let salt = SaltString::encode_b64(&ids::secret()[..16]).expect("sixteen bytes are a salt");
    let hash = app.thinkers.think(move || {
        Argon2::default().hash_password(password.as_bytes(), &salt).map(|hash| hash.to_string())
    });
    let hash = hash.await.ok_or(Error::Broken)?;
    hash.map_err(|_| Error::Unreadable("that cannot be a password".to_owned()))
}

/// Whether a password fits its hash; without a hash the same work is done for nothing.
async fn fits(app: &App, password: String, hash: Option<String>) -> bool {
    /// The hash of a password nobody has.
    const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZWJvZHllbHNlcw$\
        6TEkVmwFtLr2lRCUBHjHyqPtm8j6TMmMyKeUPmX1yRk";
    if password.chars().count() > PASSWORD_MAX {
        return false;
    }
    let known = hash.is_some();
    let checked = app.thinkers.think(move || {
        let hash = hash.unwrap_or_else(|| NOBODY.to_owned());
        let parsed = PasswordHash::new(&hash);
        parsed
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    });
    let fits = checked.await.unwrap_or(false);
    known && fits
}

fn name_taken(error: sqlx::Error) -> Error {
    match error.as_database_error() {
        Some(database) if database.is_unique_violation() => {
            Error::NotNow("somebody else keeps this name".to_owned())
        }
        _ => error.into(),
    }
}

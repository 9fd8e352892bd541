//! Decks of the card game: kept, checked, read from what people paste.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};
use sqlx::Row as _;
use thrones::card::Set;
use thrones::deck::{self, Deck, Profile, READY_MADE};
use thrones::ruleset::Edition;

use crate::app::App;
use crate::body::Body;
use crate::error::Error;
use crate::ids;
use crate::people::{Maybe, Person};

/// A deck somebody wishes to keep.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Written {
    /// The deck as text or JSON.
    deck: Value,
}

/// A deck to be looked at.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    pub(crate) deck: Value,
    #[serde(default = "lcg")]
    #[schema(value_type = String)]
    edition: Edition,
    #[serde(default)]
    #[schema(value_type = Object)]
    profile: Profile,
}

impl Asked {
    /// Whose rules it is for.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.edition
    }
}

/// What somebody pasted.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Pasted {
    text: String,
}

const fn lcg() -> Edition {
    Edition::Lcg
}

/// The cards of the card game that may be in a deck; examples of the rules are none.
pub async fn cards(State(app): State<App>) -> Result<Json<Value>, Error> {
    let scenery = app.games.sample("thrones")?.scenery();
    let mut whole: Value = serde_json::from_str(scenery.json.text()).expect("a scenery is JSON");
    let cards = whole["cards"].as_array_mut().expect("a scenery has cards");
    cards.retain(|card| card["set"] != Set::Examples.title());
    Ok(Json(whole["cards"].take()))
}

/// The ready-made decks, and those of the person.
pub async fn list(State(app): State<App>, Maybe(person): Maybe) -> Result<Json<Vec<Value>>, Error> {
    let ready = READY_MADE.iter().map(|one| {
        let deck = one.deck();
        json!({ "id": one.name, "name": deck.name, "ready_made": true, "edition": one.edition, "deck": deck })
    });
    let mut decks: Vec<Value> = ready.collect();
    if let Some(person) = person {
        decks.extend(of(&app, &person.id).await?);
    }
    Ok(Json(decks))
}

/// The decks of a person.
pub async fn of(app: &App, person: &str) -> Result<Vec<Value>, Error> {
    let rows =
        sqlx::query("SELECT id, name, deck FROM decks WHERE person = $1 ORDER BY touched DESC")
            .bind(person)
            .fetch_all(app.store.pool())
            .await?;
    rows.iter().map(told).collect()
}

/// A deck.
pub async fn one(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<Value>, Error> {
    let row = sqlx::query("SELECT id, name, deck FROM decks WHERE id = $1 AND person = $2")
        .bind(id)
        .bind(person.id)
        .fetch_optional(app.store.pool())
        .await?;
    told(&row.ok_or(Error::Missing("deck"))?).map(Json)
}

/// Keeps a new deck.
pub async fn keep(
    State(app): State<App>,
    person: Person,
    Body(written): Body<Written>,
) -> Result<Json<Value>, Error> {
    let deck = readable(&written.deck)?;
    let id = ids::fresh(10);
    sqlx::query("INSERT INTO decks (id, person, name, deck, touched) VALUES ($1, $2, $3, $4, $5)")
        .bind(&id)
        .bind(person.id)
        .bind(&deck.name)
        .bind(to_text(&deck))
        .bind(ids::now())
        .execute(app.store.writes())
        .await?;
    Ok(Json(json!({ "id": id, "name": deck.name, "deck": deck })))
}

/// Keeps a deck as it is now.
pub async fn change(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Body(written): Body<Written>,
) -> Result<Json<Value>, Error> {
    let deck = readable(&written.deck)?;
    let changed = sqlx::query(
        "UPDATE decks SET name = $1, deck = $2, touched = $3 WHERE id = $4 AND person = $5",
    )
    .bind(&deck.name)
    .bind(to_text(&deck))
    .bind(ids::now())
    .bind(&id)
    .bind(person.id)
    .execute(app.store.writes())
    .await?;
    if changed.rows_affected() == 0 {
        return Err(Error::Missing("deck"));
    }
    Ok(Json(json!({ "id": id, "name": deck.name, "deck": deck })))
}

/// Forgets a deck.
pub async fn forget(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<Value>, Error> {
    let gone = sqlx::query("DELETE FROM decks WHERE id = $1 AND person = $2")
        .bind(id)
        .bind(person.id)
        .execute(app.store.writes())
        .await?;
    if gone.rows_affected() == 0 { Err(Error::Missing("deck")) } else { Ok(Json(json!({}))) }
}

/// What stands in the way of playing a deck.
pub async fn check(Body(asked): Body<Asked>) -> Result<Json<Value>, Error> {
    let deck = readable(&asked.deck)?;
    let problems = deck.check(asked.profile, asked.edition);
    let problems: Vec<Value> = problems
        .iter()
        .map(|reason| json!({ "rule": reason.rule, "message": reason.text }))
        .collect();
    let (cards, plots) = (deck.house_deck_size(), deck.plot_deck_size());
    Ok(Json(
        json!({ "ok": problems.is_empty(), "problems": problems, "cards": cards, "plots": plots }),
    ))
}

/// A deck from what somebody pasted: text, JSON, OCTGN, or a list from elsewhere.
pub async fn read(Body(pasted): Body<Pasted>) -> Result<Json<Deck>, Error> {
    readable(&Value::String(pasted.text)).map(Json)
}

/// The deck somebody wrote: as JSON, in the format of OCTGN, or as a list.
pub fn readable(written: &Value) -> Result<Deck, Error> {
    let wrong = |words: &dyn std::fmt::Display| Error::Unreadable(words.to_string());
    let Value::String(text) = written else {
        return Deck::deserialize(written).map_err(|error| wrong(&error));
    };
    match text.trim_start().chars().next() {
        Some('{') => serde_json::from_str(text)
            .map_err(|error| wrong(&format_args!("this JSON is no deck: {error}"))),
        Some('<') => {
            let list = deck::octgn_to_text(text).map_err(|error| wrong(&error))?;
            deck::read(&list).map_err(|error| wrong(&error))
        }
        _ => deck::read(text).map_err(|error| wrong(&error)),
    }
}

fn told(row: &sqlx::any::AnyRow) -> Result<Value, Error> {
    let (id, name): (String, String) = (row.try_get("id")?, row.try_get("name")?);
    let deck: String = row.try_get("deck")?;
    let deck: Value = serde_json::from_str(&deck).unwrap_or_default();
    Ok(json!({ "id": id, "name": name, "deck": deck }))
}

fn to_text(deck: &Deck) -> String {
    serde_json::to_string(deck).expect("a deck is plain data")
}

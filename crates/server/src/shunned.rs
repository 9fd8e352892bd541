//! Whom somebody does not wish to hear, or to meet at all; and what is reported to whoever runs the server.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sqlx::Row as _;

use crate::app::App;
use crate::body::Body;
use crate::bus::NodeNews;
use crate::error::Error;
use crate::ids;
use crate::people::Person;
use crate::store::Store;

/// The most people somebody shuns.
const MOST: usize = 500;
/// The longest report.
const WHY_MAX: usize = 1000;

/// How somebody is shunned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// What he says is not heard.
    Mute,
    /// He is not heard, and does not sit down where the other sits.
    Block,
}

/// How somebody is to be shunned.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    how: How,
}

/// What is reported.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// Whom it is about.
    about: String,
    /// The number of what was said, if it is about words.
    #[serde(default)]
    said: Option<i64>,
    /// What is wrong.
    why: String,
}

/// A report, for whoever runs the server.
pub struct Reported {
    /// Who reports.
    pub by: String,
    /// Whom it is about.
    pub about: String,
    /// At which table.
    pub table: String,
    /// What was said there, if it is about words.
    pub said: String,
    /// What is wrong.
    pub why: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

type Shunned = Arc<HashMap<String, How>>;

/// Whom everybody shuns who looks at a table, as it was last read.
#[derive(Default)]
pub struct Known(Mutex<HashMap<String, Shunned>>);

impl Known {
    /// Whether what the other says is not for this person. Who looks at a table is known here.
    pub fn deaf(&self, person: &str, other: &str) -> bool {
        let known = self.0.lock().expect("nobody breaks down in here");
        known.get(person).is_some_and(|shunned| shunned.contains_key(other))
    }

    fn forget(&self, person: &str) {
        self.0.lock().expect("nobody breaks down in here").remove(person);
    }
}

impl App {
    /// Whom the person shuns.
    ///
    /// # Errors
    /// The store failed.
    pub async fn shunned_by(&self, person: &str) -> Result<Shunned, Error> {
        let known = self.shunned.0.lock().expect("nobody breaks down in here").get(person).cloned();
        if let Some(shunned) = known {
            return Ok(shunned);
        }
        let rows = sqlx::query("SELECT other, how FROM shunned WHERE person = $1")
            .bind(person)
            .fetch_all(self.store.pool())
            .await?;
        let mut shunned = HashMap::new();
        for row in rows {
            let how: String = row.try_get("how")?;
            let how = if how == "block" { How::Block } else { How::Mute };
            shunned.insert(row.try_get("other")?, how);
        }
        let shunned = Arc::new(shunned);
        let mut known = self.shunned.0.lock().expect("nobody breaks down in here");
        known.insert(person.to_owned(), Arc::clone(&shunned));
        Ok(shunned)
    }

    /// Learns anew whom the person shuns.
    ///
    /// # Errors
    /// The store failed.
    pub async fn learn_shunned(&self, person: &str) -> Result<(), Error> {
        self.shunned.forget(person);
        self.shunned_by(person).await.map(|_| ())
    }
}

/// Whom I shun.
pub async fn list(State(app): State<App>, person: Person) -> Result<Json<Value>, Error> {
    let shunned = app.shunned_by(&person.id).await?;
    let mut listed = Vec::new();
    for (other, how) in shunned.iter() {
        let name = app.person(other).await?.map(|other| other.name);
        listed.push(json!({ "id": other, "name": name, "how": how }));
    }
    Ok(Json(Value::Array(listed)))
}

/// Shuns somebody.
pub async fn shun(
    State(app): State<App>,
    person: Person,
    Path(other): Path<String>,
    Body(wish): Body<Wish>,
) -> Result<Json<Value>, Error> {
    if other == person.id || app.person(&other).await?.is_none() {
        return Err(Error::Missing("such person"));
    }
    if app.shunned_by(&person.id).await?.len() >= MOST {
        return Err(Error::NotNow(format!("one shuns at most {MOST} people")));
    }
    let how = match wish.how {
        How::Mute => "mute",
        How::Block => "block",
    };
    sqlx::query(
        "INSERT INTO shunned (person, other, how) VALUES ($1, $2, $3) \
         ON CONFLICT (person, other) DO UPDATE SET how = excluded.how",
    )
    .bind(&person.id)
    .bind(&other)
    .bind(how)
    .execute(app.store.writes())
    .await?;
    app.learn_shunned(&person.id).await?;
    app.bus.tell_nodes(&NodeNews::Shuns { person: person.id.clone() }).await;
    list(State(app), person).await
}

/// Shuns somebody no more.
pub async fn forgive(
    State(app): State<App>,
    person: Person,
    Path(other): Path<String>,
) -> Result<Json<Value>, Error> {
    sqlx::query("DELETE FROM shunned WHERE person = $1 AND other = $2")
        .bind(&person.id)
        .bind(&other)
        .execute(app.store.writes())
        .await?;
    app.learn_shunned(&person.id).await?;
    app.bus.tell_nodes(&NodeNews::Shuns { person: person.id.clone() }).await;
    list(State(app), person).await
}

/// Reports somebody to whoever runs the server.
pub async fn report(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Body(report): Body<Report>,
) -> Result<Json<Value>, Error> {
    let why = report.why.trim();
    if why.is_empty() || why.chars().count() > WHY_MAX {
        return Err(Error::Unreadable(format!("a report has 1 to {WHY_MAX} letters")));
    }
    app.store.record(&id).await?;
    if app.person(&report.about).await?.is_none() {
        return Err(Error::Missing("such person"));
    }
    let row = sqlx::query("SELECT text FROM said WHERE table_id = $1 AND n = $2 AND person = $3")
        .bind(&id)
        .bind(report.said.unwrap_or(0))
        .bind(&report.about)
        .fetch_optional(app.store.pool())
        .await?;
    let said: String = row.map(|row| row.try_get("text")).transpose()?.unwrap_or_default();
    sqlx::query(
        "INSERT INTO reports (id, person, about, table_id, said, why, at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(ids::fresh(12))
    .bind(&person.id)
    .bind(&report.about)
    .bind(&id)
    .bind(said)
    .bind(why)
    .bind(ids::now())
    .execute(app.store.writes())
    .await?;
    metrics::counter!("rookery_reports").increment(1);
    tracing::warn!(table = id, "somebody is reported: `rookery reports` tells");
    Ok(Json(json!({})))
}

/// Everything that was reported, the latest first.
///
/// # Errors
/// The store fails.
pub async fn reports(database: &str) -> Result<Vec<Reported>, Error> {
    let store = Store::open(database).await?;
    let rows = sqlx::query(
        "SELECT person, about, table_id, said, why, at FROM reports ORDER BY at DESC LIMIT 500",
    )
    .fetch_all(store.pool())
    .await?;
    let reported = |row: &sqlx::any::AnyRow| {
        Ok(Reported {
            by: row.try_get("person")?,
            about: row.try_get("about")?,
            table: row.try_get("table_id")?,
            said: row.try_get("said")?,
            why: row.try_get("why")?,
            at: row.try_get("at")?,
        })
    };
    rows.iter().map(reported).collect()
}

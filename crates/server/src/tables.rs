//! What can be asked about games and tables over HTTP.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt as _;
use serde::Deserialize;
use tabletop::Seat;

use crate::app::App;
use crate::error::Error;
use crate::games::{Games, Listed};
use crate::people::{Maybe, Person};
use crate::record::{Info, State as Far};
use crate::room::NewTable;

/// Which tables are listed.
#[derive(Deserialize)]
pub struct Which {
    mine: Option<String>,
    watch: Option<String>,
    finished: Option<String>,
}

/// What is played with one click.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quick {
    game: String,
}

/// Who sits down where.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Join {
    seat: Option<Seat>,
    invite: Option<String>,
}

/// The games there are.
pub async fn games(State(app): State<App>) -> Result<Json<Vec<Listed>>, Error> {
    let listed = app.games.listed()?.into_iter().map(|(listed, _)| listed);
    Ok(Json(listed.collect()))
}

/// What never changes in a game.
pub async fn scenery(State(app): State<App>, Path(hash): Path<String>) -> Result<Response, Error> {
    let scenery = app.scenery.find(&hash).ok_or(Error::Missing("scenery"))?;
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, scenery.text().to_owned()).into_response())
}

/// The rules of a game.
pub async fn rules(State(app): State<App>, Path(game): Path<String>) -> Result<Response, Error> {
    Ok(Json(app.games.find(&game)?.catalogue).into_response())
}

/// A game against bots with one click.
pub async fn quick(
    State(app): State<App>,
    person: Person,
    Json(quick): Json<Quick>,
) -> Result<Json<Info>, Error> {
    let game = app.games.find(&quick.game)?.name;
    let wish = NewTable::quick(game, Games::quick(game));
    let id = app.open_table(&person, wish).await?;
    started(&app, &id, &person).await
}

/// Opens a table.
pub async fn open(
    State(app): State<App>,
    person: Person,
    Json(wish): Json<NewTable>,
) -> Result<Json<Info>, Error> {
    let id = app.open_table(&person, wish).await?;
    shown(&app, &id, Some(person.id)).await.map(Json)
}

/// Tables that are mine, to be watched, over, or open to join.
pub async fn list(
    State(app): State<App>,
    Maybe(person): Maybe,
    Query(which): Query<Which>,
) -> Result<Json<Vec<Info>>, Error> {
    let person = person.map(|person| person.id);
    let mine = which.mine.is_some();
    let ids = match &person {
        Some(person) if mine => app.store.tables_of(person).await?,
        None if mine => return Err(Error::Stranger),
        _ if which.watch.is_some() => app.store.tables_that_are(Far::Playing).await?,
        _ if which.finished.is_some() => app.store.tables_that_are(Far::Over).await?,
        _ => app.store.tables_that_are(Far::Gathering).await?,
    };
    let mut tables = Vec::new();
    for id in ids {
        let info = shown(&app, &id, person.clone()).await?;
        if mine || info.options.listed {
            tables.push(info);
        }
    }
    Ok(Json(tables))
}

/// A table.
pub async fn info(
    State(app): State<App>,
    Maybe(person): Maybe,
    Path(id): Path<String>,
) -> Result<Json<Info>, Error> {
    shown(&app, &id, person.map(|person| person.id)).await.map(Json)
}

/// Sits down.
pub async fn join(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Json(join): Json<Join>,
) -> Result<Json<Info>, Error> {
    app.at(&id, move |room| {
        async move {
            room.join(&person, join.seat, join.invite.as_deref()).await?;
            Ok(Json(room.info(Some(&person.id))))
        }
        .boxed()
    })
    .await
}

/// Begins the game.
pub async fn start(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<Info>, Error> {
    started(&app, &id, &person).await
}

/// What the server has counted.
pub async fn metrics(State(app): State<App>) -> String {
    metrics::gauge!("rookery_rooms").set(app.hall.rooms() as f64);
    app.metrics.render()
}

/// There is nothing at this address.
pub async fn nothing() -> Error {
    Error::Missing("such address")
}

async fn started(app: &App, id: &str, person: &Person) -> Result<Json<Info>, Error> {
    let person = person.id.clone();
    app.at(id, |room| {
        async move {
            room.start(&person).await?;
            Ok(Json(room.info(Some(&person))))
        }
        .boxed()
    })
    .await
}

async fn shown(app: &App, id: &str, person: Option<String>) -> Result<Info, Error> {
    app.look(id, move |room| Ok(room.info(person.as_deref()))).await
}

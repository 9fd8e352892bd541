//! What can be asked about games and tables over HTTP.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt as _;
use serde::Deserialize;
use serde_json::Value;
use tabletop::Seat;

use crate::app::App;
use crate::body::Body;
use crate::error::Error;
use crate::games::{Games, Listed};
use crate::people::{Maybe, Person};
use crate::record::{Info, State as Far};
use crate::room::{NewTable, Story};
use crate::store::Row;

/// Which tables are listed.
#[derive(Deserialize)]
pub struct Which {
    mine: Option<String>,
    watch: Option<String>,
    finished: Option<String>,
}

/// What is played with one click.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Quick {
    game: String,
    #[serde(default)]
    chance: Option<String>,
}

/// What is said with a deed at a table; each deed takes what it needs.
#[derive(Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Said {
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    invite: Option<String>,
    ready: Option<bool>,
    chance: Option<String>,
    agree: Option<bool>,
    name: Option<String>,
    prompt: Option<String>,
    answer: Option<Value>,
}

impl Said {
    fn seat(&self) -> Result<Seat, Error> {
        self.seat.ok_or_else(|| Error::Unreadable("say which seat".to_owned()))
    }
}

/// The games there are.
pub async fn games(State(app): State<App>) -> Result<Json<Vec<Listed>>, Error> {
    let listed = app.games.listed()?.into_iter().map(|(listed, _)| listed);
    Ok(Json(listed.collect()))
}

/// At which table something is wanted.
#[derive(Deserialize)]
pub struct AtTable {
    table: Option<String>,
}

/// What never changes in a game. A node that has not seen the game yet is told at which table it is played.
pub async fn scenery(
    State(app): State<App>,
    Path(hash): Path<String>,
    Query(at): Query<AtTable>,
) -> Result<Response, Error> {
    if let (None, Some(table)) = (app.scenery.find(&hash), at.table) {
        app.look(&table, |_| Ok(())).await?;
    }
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
    Body(quick): Body<Quick>,
) -> Result<Json<Info>, Error> {
    let game = app.games.find(&quick.game)?.name;
    let wish = NewTable { chance: quick.chance, ..NewTable::quick(game, Games::quick(game)) };
    let id = app.open_table(&person, wish).await?;
    started(&app, &id, &person).await
}

/// Opens a table.
pub async fn open(
    State(app): State<App>,
    person: Person,
    Body(wish): Body<NewTable>,
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
    if which.mine.is_some() {
        return of(&app, &person.ok_or(Error::Stranger)?).await.map(Json);
    }
    let far = match which {
        Which { watch: Some(_), .. } => Far::Playing,
        Which { finished: Some(_), .. } => Far::Over,
        Which { .. } => Far::Gathering,
    };
    let rows = app.store.tables_that_are(far).await?;
    let listed = rows.into_iter().filter(|row| row.record.options.listed);
    all(&app, listed, person.as_deref()).await.map(Json)
}

/// The tables of a person: those that wait for him first, and of these where the least time is left.
///
/// # Errors
/// The store failed.
pub async fn of(app: &App, person: &str) -> Result<Vec<Info>, Error> {
    let rows = app.store.tables_of(person).await?;
    let mut tables = all(app, rows.into_iter(), Some(person)).await?;
    tables.sort_by_key(|info| {
        let far = info.state != Far::Playing && info.state != Far::Gathering;
        (far, !info.your_move, info.due.unwrap_or(i64::MAX), -info.touched)
    });
    Ok(tables)
}

/// Tables as somebody is shown them: one that has a room is asked, the others are as they were left.
async fn all(
    app: &App,
    rows: impl Iterator<Item = Row>,
    person: Option<&str>,
) -> Result<Vec<Info>, Error> {
    let mut tables = Vec::new();
    for row in rows {
        // A table that is driven, here or elsewhere, is asked; the others are as they were left.
        tables.push(if row.driven || app.hall.door(&row.id).is_some() {
            shown(app, &row.id, person.map(str::to_owned)).await?
        } else {
            Info::of(&row.id, &row.record, &row.summary, person, &[])
        });
    }
    Ok(tables)
}

/// What happened at a table since I last looked.
pub async fn story(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<Story>, Error> {
    app.at(&id, move |room| async move { room.story(&person.id).await.map(Json) }.boxed()).await
}

/// A table.
pub async fn info(
    State(app): State<App>,
    Maybe(person): Maybe,
    Path(id): Path<String>,
) -> Result<Json<Info>, Error> {
    shown(&app, &id, person.map(|person| person.id)).await.map(Json)
}

/// Does something at a table and shows it then.
pub async fn deed(
    State(app): State<App>,
    person: Person,
    Path((id, deed)): Path<(String, String)>,
    Body(said): Body<Said>,
) -> Result<Json<Info>, Error> {
    app.at(&id, move |room| {
        async move {
            let (who, agree) = (person.id.as_str(), said.agree.unwrap_or(true));
            match deed.as_str() {
                "join" => room.join(&person, said.seat, said.invite.as_deref()).await?,
                "leave" => room.leave(who).await?,
                "kick" => room.kick(who, said.seat()?).await?,
                "ready" => room.ready(who, said.ready.unwrap_or(true), said.chance).await?,
                "start" => room.start(who).await?,
                "resign" => room.resign(who, said.seat).await?,
                "draw" => room.draw(who, agree).await?,
                "end" => room.end(who, agree).await?,
                "take_back" => room.take_back(who, said.seat()?, agree).await?,
                "hot_seat" => {
                    let name = said.name.clone().unwrap_or_else(|| "Guest".to_owned());
                    room.hot_seat(who, said.seat()?, name).await?;
                }
                "answer" => {
                    let (Some(prompt), Some(answer)) = (&said.prompt, &said.answer) else {
                        return Err(Error::Unreadable("say which prompt and what".to_owned()));
                    };
                    room.answer(who, said.seat()?, prompt, answer).await?;
                }
                _ => return Err(Error::Missing("such deed")),
            }
            Ok(Json(room.info(Some(who))))
        }
        .boxed()
    })
    .await
}

/// The table that plays it again.
pub async fn rematch(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<Info>, Error> {
    let who = person.id.clone();
    let again = app.at(&id, |room| async move { room.rematch(&who).await }.boxed()).await?;
    shown(&app, &again, Some(person.id)).await.map(Json)
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

//! Games that are over, to be looked at again from any moment and gone on with from there.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::{BotName, Decided, Eyes, Player, Seat, Table, Viewer};

use crate::app::App;
use crate::body::Body;
use crate::error::Error;
use crate::ids;
use crate::people::Person;
use crate::record::{Chair, Info, Record, State as Far, Who};
use crate::store::Kept;

/// Which moment, through whose eyes.
#[derive(Deserialize)]
pub struct Moment {
    eyes: Option<String>,
    at: Option<usize>,
}

/// From where somebody goes on, and in which seat.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GoOn {
    decision: usize,
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    eyes: Option<Seat>,
}

/// The journal of a game that is over, or cannot go on.
pub async fn journal(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Error> {
    let kept = app.store.table(&id).await?;
    if !matches!(kept.record.state, Far::Over | Far::Marked) || kept.journal.is_empty() {
        return Err(not_over());
    }
    let name = format!("attachment; filename=\"{id}.jsonl\"");
    let headers = [(CONTENT_TYPE, "application/jsonl".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, kept.journal).into_response())
}

/// What is seen at a moment of a game that is over, and where its chapters begin.
pub async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
) -> Result<Response, Error> {
    let kept = finished(&app, &id).await?;
    let eyes = match moment.eyes.as_deref() {
        None | Some("everything") => Eyes::Everything,
        Some("spectator") => Eyes::Spectator,
        Some(seat) => {
            let seat = seat.trim_start_matches('s').parse();
            let seat = seat.map_err(|_| Error::Unreadable("these are nobody's eyes".to_owned()))?;
            if usize::from(seat) >= kept.record.seats.len() {
                return Err(Error::Missing("seat"));
            }
            Eyes::Seat(Seat(seat))
        }
    };
    let shown = app.beside(move |app| {
        let mut table = app.games.shelf.open(&kept.journal)?;
        let (moments, chapters) = (table.decisions(), table.chapters(eyes));
        let at = moment.at.unwrap_or(moments).min(moments);
        if at < moments {
            table.rewind(at)?;
        }
        let scenery = app.scenery.keep(&kept.record.setup, &*table);
        let frame = Viewer::new(eyes).whole(&*table, &scenery);
        let headings: Vec<_> =
            chapters.iter().map(|(at, text)| json!({ "at": at, "text": text })).collect();
        Ok(json!({
            "table": id, "eyes": eyes, "at": at, "moments": moments, "headings": headings,
            "frame": frame,
        }))
    });
    Ok(Json(shown.await?).into_response())
}

/// Opens a table that goes on from a moment, with the person in one seat and bots in the others.
pub async fn go_on(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Body(from): Body<GoOn>,
) -> Result<Json<Info>, Error> {
    let kept = finished(&app, &id).await?;
    let mine = from.eyes.or(kept.record.seats_of(&person.id).first().copied()).unwrap_or_default();
    if mine.index() >= kept.record.seats.len() {
        return Err(Error::Missing("seat"));
    }
    let record = kept.record.clone();
    let bot = app.games.roster.of(&record.game).first().map(bots::Opponent::id);
    let bot = bot.ok_or(Error::Missing("bot"))?;
    let (name, stand_in) = (person.name.clone(), bot.clone());
    let table: Arc<dyn Table> = app
        .beside(move |app| {
            let mut table = app.games.shelf.open(&kept.journal)?;
            table.rewind(from.decision.min(table.decisions()))?;
            for seat in (0..table.seats()).map(Seat) {
                let player = if seat == mine {
                    Player::Person { name: name.clone() }
                } else {
                    Player::Bot(stand_in.clone())
                };
                table.seat(seat, player);
            }
            Ok(Arc::from(table))
        })
        .await?;
    if table.outcome().is_some() {
        return Err(Error::NotNow("the game is over there".to_owned()));
    }
    let chair = |seat: usize| {
        if seat == mine.index() {
            return Chair::new(Who::Person { id: person.id.clone(), name: person.name.clone() });
        }
        Chair::new(Who::Bot(bot.clone()))
    };
    let again = Record {
        name: format!("{} (gone on with)", record.name),
        owner: person.id.clone(),
        seats: (0..record.seats.len()).map(chair).collect(),
        state: Far::Playing,
        marked: false,
        invite: ids::fresh(16),
        created: ids::now(),
        outcome: None,
        ended: None,
        revealed: None,
        rematch: None,
        draw: Vec::new(),
        end: Vec::new(),
        asking: None,
        options: crate::record::Options::default(),
        ..record
    };
    let new = ids::fresh(8);
    app.store.append(&new, 0, &table.journal_from(0), None, None).await?;
    app.store.open_table(&new, &again).await?;
    app.look(&new, move |room| Ok(Json(room.info(Some(&person.id))))).await
}

/// The game looked at again by a bot: how likely each seat won after every decision, and where that turned.
pub async fn review(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<bots::review::Review>, Error> {
    let kept = finished(&app, &id).await?;
    let review = app.beside_long(move |app| {
        let table = app.games.shelf.open(&kept.journal)?;
        app.games.roster.review(&*table).ok_or(Error::Missing("bot that knows the game"))
    });
    review.await.map(Json)
}

/// What one decision of a bot rested on.
#[derive(serde::Serialize)]
pub struct Given {
    /// How many decisions stood before it.
    decision: usize,
    seat: Seat,
    bot: BotName,
    /// What the bot was asked, in words; nothing if it acted unasked.
    asked: Option<String>,
    /// How much its seat sees, and the hash of that: whoever replays the journal finds the same.
    bytes: usize,
    seen: String,
    /// What it answered.
    answer: Value,
}

/// What the bots of a finished game were given: what their seats saw, and nothing else.
pub async fn bots(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<Vec<Given>>, Error> {
    let kept = finished(&app, &id).await?;
    app.beside_long(move |app| given(app, &kept.journal)).await.map(Json)
}

fn given(app: &App, journal: &str) -> Result<Vec<Given>, Error> {
    let mut table = app.games.shelf.open(journal)?;
    let (decided, mut given) = (table.decided(), Vec::new());
    for (decision, Decided { seat, player, answer }) in decided.into_iter().enumerate().rev() {
        let Some(Player::Bot(bot)) = player else { continue };
        table.rewind(decision)?;
        let seen = table.sections(Eyes::Seat(seat));
        let asked = table.prompts_of(seat).first().map(|offer| offer.title.to_string());
        let (bytes, seen) = (seen.size(), seen.digest());
        given.push(Given { decision, seat, bot, asked, bytes, seen, answer });
    }
    given.reverse();
    Ok(given)
}

async fn finished(app: &App, id: &str) -> Result<Kept, Error> {
    let kept = app.store.table(id).await?;
    if kept.record.state == Far::Over && !kept.journal.is_empty() {
        return Ok(kept);
    }
    Err(not_over())
}

fn not_over() -> Error {
    Error::NotNow("the game is not over; its journal is nobody's to see".to_owned())
}

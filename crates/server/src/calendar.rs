//! The games of a person as a calendar that other programs subscribe to: whose move it is, and until when.

use std::fmt::Write as _;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use sqlx::Row as _;

use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::people::{self, Person};
use crate::record::{Info, State as Far};
use crate::tables;

/// A new address for the person's calendar; the one before it is good for nothing any more.
pub async fn address(State(app): State<App>, person: Person) -> Result<Json<Value>, Error> {
    sqlx::query("DELETE FROM sessions WHERE person = $1 AND kind = 'calendar'")
        .bind(&person.id)
        .execute(app.store.writes())
        .await?;
    let token = people::new_session(&app, &person.id, people::CALENDAR, "").await?;
    Ok(Json(json!({ "address": format!("/api/calendar/{token}.ics") })))
}

/// The calendar behind an address. Whoever has the address may read it, and do nothing else with it.
pub async fn calendar(
    State(app): State<App>,
    Path(token): Path<String>,
) -> Result<Response, Error> {
    let token = token.strip_suffix(".ics").unwrap_or(&token);
    let row = sqlx::query("SELECT person FROM sessions WHERE hash = $1 AND kind = 'calendar'")
        .bind(people::hash(token))
        .fetch_optional(app.store.pool())
        .await?;
    let person: String = row.ok_or(Error::Missing("calendar"))?.try_get("person")?;
    let games = tables::of(&app, &person).await?;
    let headers =
        [(CONTENT_TYPE, "text/calendar; charset=utf-8"), (CACHE_CONTROL, "private, no-cache")];
    Ok((headers, written(&app, &games)).into_response())
}

/// The calendar as RFC 5545 has it.
fn written(app: &App, games: &[Info]) -> String {
    let mut text =
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Rookery//EN\r\nX-WR-CALNAME:Rookery\r\n"
            .to_owned();
    let due = games.iter().filter(|game| game.state == Far::Playing && game.your_move);
    for (game, due) in due.filter_map(|game| Some((game, game.due?))) {
        let summary = escaped(&format!("Your move: {}", game.name));
        let about = escaped(&format!(
            "{}\n{}",
            game.round_text.as_deref().unwrap_or(&game.game),
            app.link(&game.id)
        ));
        let (stamp, end) = (clock::moment(game.touched), clock::moment(due));
        _ = write!(
            text,
            "BEGIN:VEVENT\r\nUID:{}@rookery\r\nDTSTAMP:{stamp}\r\nDTSTART:{end}\r\nSUMMARY:{summary}\r\n\
             DESCRIPTION:{about}\r\nEND:VEVENT\r\n",
            game.id
        );
    }
    text + "END:VCALENDAR\r\n"
}

fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '\n' => escaped.push_str("\\n"),
            '\\' | ';' | ',' => escaped.extend(['\\', letter]),
            letter if letter.is_control() => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}

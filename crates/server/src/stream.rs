//! A table as a plain stream of lines, for programs: every frame the socket would send, one a line.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::{FutureExt as _, stream};
use serde::Deserialize;
use tabletop::{Eyes, Seat};
use tokio::sync::mpsc;

use crate::app::App;
use crate::error::Error;
use crate::people::Maybe;
use crate::room::Outbox;
use crate::socket;

/// Through whose eyes.
#[derive(Deserialize)]
pub struct Through {
    seat: Option<u8>,
}

/// Every frame of a table, one a line, until either side closes it.
pub async fn stream(
    State(app): State<App>,
    Maybe(person): Maybe,
    Path(id): Path<String>,
    Query(through): Query<Through>,
) -> Result<Response, Error> {
    let slow = Arc::new(AtomicBool::new(false));
    let (queue, frames) = mpsc::channel(socket::QUEUE);
    let person = person.map(|person| person.id);
    let outbox = Outbox { socket: socket::fresh_number(), person, queue, slow: Arc::clone(&slow) };
    let eyes = through.seat.map(|seat| Eyes::Seat(Seat(seat)));
    app.at(&id, move |room| room.watch(outbox, eyes, None).boxed()).await?;
    let closing = app.closing.clone();
    let lines =
        stream::unfold((frames, closing, slow), |(mut frames, mut closing, slow)| async move {
            let frame = tokio::select! {
                frame = frames.recv() => frame?,
                () = socket::closed(&mut closing) => return None,
            };
            if slow.load(Ordering::Relaxed) {
                return None;
            }
            let mut line = frame.as_str().to_owned();
            line.push('\n');
            Some((Ok::<Bytes, std::convert::Infallible>(line.into()), (frames, closing, slow)))
        });
    let headers = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
    Ok((headers, Body::from_stream(lines)).into_response())
}

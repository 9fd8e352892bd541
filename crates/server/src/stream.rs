//! A table as a plain stream of lines, for programs: every frame the socket would send, one a line.

use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::{FutureExt as _, stream};
use serde::Deserialize;
use tabletop::{Eyes, Seat};

use crate::app::App;
use crate::error::Error;
use crate::people::{Maybe, Session, shown_hash};
use crate::queue::queue;
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
    headers: HeaderMap,
) -> Result<Response, Error> {
    let (queue, unsent) = queue();
    let shown = person.as_ref().zip(shown_hash(&headers));
    let session = shown.map(|(person, hash)| Session::new(&app, person, hash));
    let person = person.map(|person| person.id);
    let outbox = Outbox { socket: socket::fresh_number(), person, queue };
    let eyes = through.seat.map(|seat| Eyes::Seat(Seat(seat)));
    app.at(&id, move |room| room.watch(outbox, eyes, None).boxed()).await?;
    let open = (unsent, app.closing.clone(), session);
    let lines = stream::unfold(open, |(unsent, mut closing, mut session)| async move {
        let frame = loop {
            tokio::select! {
            frame = unsent.next() => break frame?,
            () = socket::closed(&mut closing) => return None,
            () = socket::doubted(&mut session) => {
                if socket::gone(session.as_ref()).await {
                    return None;
                }
            }
            }
        };
        let mut line = frame.as_str().to_owned();
        line.push('\n');
        Some((Ok::<Bytes, std::convert::Infallible>(line.into()), (unsent, closing, session)))
    });
    let headers = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
    Ok((headers, Body::from_stream(lines)).into_response())
}

//! A few games of bots for visitors to watch.

use std::time::Duration;

use futures_util::FutureExt as _;
use serde_json::Value;

use crate::app::App;
use crate::error::Error;
use crate::people::Person;
use crate::record::State;
use crate::room::{NewTable, SeatWish};

/// How long a bot looks at the table before it decides, so that somebody can follow.
const PACE: u32 = 1500;
/// How often it is looked whether a game is over and another is due.
const LOOK: Duration = Duration::from_secs(10);

/// Keeps a game of each kind going.
pub async fn play(app: App) {
    let mut tables: Vec<(&str, u8, Option<String>)> =
        vec![("thrones", 2, None), ("thrones", 4, None), ("fief", 4, None)];
    while !*app.closing.borrow() {
        for (game, seats, table) in &mut tables {
            if let Some(id) = table
                && app.look(id, |room| Ok(room.info(None).state)).await.ok() == Some(State::Playing)
            {
                continue;
            }
            match open(&app, game, *seats).await {
                Ok(id) => *table = Some(id),
                Err(error) => tracing::warn!(%error, "a game to watch does not begin"),
            }
        }
        tokio::time::sleep(LOOK).await;
    }
}

async fn open(app: &App, game: &str, seats: u8) -> Result<String, Error> {
    let host = Person {
        id: "demo".to_owned(),
        name: "Rookery".to_owned(),
        guest: true,
        bot: true,
        settings: Value::Null,
    };
    let bots = vec![SeatWish::Bot("steward".to_owned()); usize::from(seats)];
    let name = Some("Bots at play".to_owned());
    let wish = NewTable { seats: bots, name, listed: true, ..NewTable::quick(game, seats) };
    let id = app.open_table(&host, wish).await?;
    app.at(&id, |room| {
        async move {
            room.pace_bots(Duration::from_millis(PACE.into()));
            room.start("demo").await
        }
        .boxed()
    })
    .await?;
    Ok(id)
}

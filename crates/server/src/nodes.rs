//! This node among others: that it is alive, which tables nobody drives, and what was missed while the bus was lost.

use std::time::{Duration, Instant};

use crate::app::App;
use crate::bus::{Hearing, NodeNews};
use crate::error::Error;
use crate::guard::Counts;
use crate::ids;

/// What a node without others is called: whoever comes after it is the same.
const ALONE: &str = "alone";

/// How often it is looked whether something is to be done.
const LOOK: Duration = Duration::from_millis(500);
/// How often a node says that it is alive, and how long it is believed, in milliseconds.
const BEAT: Duration = Duration::from_secs(2);
const BELIEVED: i64 = 7000;
/// How many tables of a node that died are taken at a time, so that others take some too.
const TOGETHER: i64 = 200;
/// How often tables are looked for that nobody drives.
const SWEEP: Duration = Duration::from_secs(5);

/// What this node is called.
pub fn name(has_others: bool) -> String {
    if has_others { ids::fresh(8) } else { ALONE.to_owned() }
}

/// Keeps this node among the others until it closes.
pub async fn live(app: App) {
    let mut hearing = app.bus.hear_nodes().await;
    if app.bus.has_others() {
        tokio::spawn(beat(app.clone()));
    }
    if let Err(error) = begin(&app).await {
        tracing::warn!(%error, "tables that want to be driven are not found");
    }
    let mut round = Round { sweep: Instant::now(), compare: Instant::now() };
    while !*app.closing.borrow() {
        if hearing.is_deaf() {
            hearing = app.bus.hear_nodes().await;
        }
        let sweep_now = waited(&app, &mut hearing).await;
        if let Err(error) = round.go(&app, sweep_now).await {
            tracing::warn!(%error, "a node does not find what it has missed");
        }
    }
}

/// Takes the tables that had a room when this server, or another, died.
async fn begin(app: &App) -> Result<(), Error> {
    let most = if app.bus.has_others() { TOGETHER } else { i64::MAX };
    for table in app.store.orphans(ids::now(), most).await? {
        adopt(app, &table).await;
    }
    Ok(())
}

/// Says again and again that this node is alive, whatever else it does.
async fn beat(app: App) {
    while !*app.closing.borrow() {
        if let Err(error) = app.store.beat(&app.node, ids::now() + BELIEVED).await {
            tracing::warn!(%error, "others do not hear that this node is alive");
        }
        tokio::time::sleep(BEAT).await;
    }
}

/// Says that this node drives nothing any more.
pub async fn leave(app: &App) {
    if app.bus.has_others() {
        if let Err(error) = app.store.leave(&app.node, ids::now()).await {
            tracing::warn!(%error, "others wait until this node is not believed any more");
        }
        app.bus.tell_nodes(&NodeNews::Gone).await;
    }
}

/// Waits for a while, or until a node says that it is gone.
async fn waited(app: &App, hearing: &mut Hearing) -> bool {
    let until = tokio::time::Instant::now() + LOOK;
    loop {
        tokio::select! {
            () = tokio::time::sleep_until(until) => return false,
            news = hearing.next() => match news {
                NodeNews::Gone => return true,
                NodeNews::SignedOut { person } => {
                    app.signed_out.send(person.into()).ok();
                }
                NodeNews::Crowd { node, counts } => app.crowd.hear(node, counts),
                NodeNews::Shuns { person } => {
                    if let Err(error) = app.learn_shunned(&person).await {
                        tracing::warn!(%error, "whom somebody shuns is not known");
                    }
                }
            },
        }
    }
}

/// When things were last done.
struct Round {
    sweep: Instant,
    compare: Instant,
}

impl Round {
    async fn go(&mut self, app: &App, sweep_now: bool) -> Result<(), Error> {
        if app.bus.has_others() {
            let counts = app.crowd.tell();
            if counts != Counts::default() {
                app.bus.tell_nodes(&NodeNews::Crowd { node: app.node.clone(), counts }).await;
            }
            // While the bus is lost every look is a look into the store.
            if !app.bus.is_up() || self.compare.elapsed() >= SWEEP {
                self.compare = Instant::now();
                compare(app).await?;
            }
        }
        if sweep_now || self.sweep.elapsed() >= SWEEP {
            self.sweep = Instant::now();
            app.metrics.run_upkeep();
            let mut free = app.store.due(ids::now()).await?;
            if app.bus.has_others() {
                free.extend(app.store.orphans(ids::now(), TOGETHER).await?);
            }
            for table in free {
                adopt(app, &table).await;
            }
        }
        Ok(())
    }
}

/// Drives a table, unless another node was faster.
async fn adopt(app: &App, table: &str) {
    let taken = if app.hall.door(table).is_none() && app.bus.has_others() {
        app.store.take_lease(table, &app.node, ids::now()).await
    } else {
        Ok(Some(0))
    };
    let driven = match taken {
        Ok(None) => return,
        Ok(Some(_)) => app.at(table, |room| Box::pin(async move { room.take_over().await })).await,
        Err(error) => Err(error),
    };
    if let Err(error) = driven {
        tracing::warn!(table, %error, "a table is not driven");
    }
}

/// Compares every room with the store.
async fn compare(app: &App) -> Result<(), Error> {
    for head in app.store.heads(&app.hall.tables(), ids::now()).await? {
        let Some(door) = app.hall.door(&head.id) else { continue };
        // A room that is busy hears of it in the next round.
        let looked = door.try_send(Box::new(move |room| {
            Box::pin(async move {
                if let Err(error) = room.compare(&head).await {
                    tracing::debug!(table = head.id, %error, "a room has not caught up");
                }
            })
        }));
        if looked.is_err() {
            tracing::debug!("a room is busy");
        }
    }
    Ok(())
}

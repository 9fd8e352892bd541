//! The one task that appends to the log of decisions.

use std::fmt::Write as _;

use sqlx::AnyPool;
use tokio::sync::{mpsc, oneshot};

use crate::error::Error;

/// The most appends in one transaction.
const TOGETHER: usize = 512;
/// The most lines in one statement.
const LINES: usize = 2000;

/// Lines to be appended to the journal of a table.
pub struct Append {
    /// Which table.
    pub table: String,
    /// The place of the first line.
    pub place: usize,
    /// The lines.
    pub lines: Vec<String>,
    /// Where to say how it went.
    pub done: oneshot::Sender<Result<(), Error>>,
}

/// Appends whatever comes in, as much as has come in at a time, until nobody can bring anything any more.
pub async fn write(pool: AnyPool, mut appends: mpsc::Receiver<Append>) {
    let mut batch = Vec::with_capacity(TOGETHER);
    while appends.recv_many(&mut batch, TOGETHER).await > 0 {
        metrics::histogram!("rookery_commit_appends").record(batch.len() as f64);
        if insert(&pool, &batch).await.is_ok() {
            for append in batch.drain(..) {
                append.done.send(Ok(())).ok();
            }
            continue;
        }
        // One of them may have come second at its place: each for itself, so that only that one is refused.
        for append in batch.drain(..) {
            let kept = insert(&pool, std::slice::from_ref(&append)).await;
            append.done.send(kept.map_err(overtaken)).ok();
        }
    }
}

async fn insert(pool: &AnyPool, batch: &[Append]) -> Result<(), sqlx::Error> {
    let rows: Vec<(&str, usize, &str)> = batch
        .iter()
        .flat_map(|append| {
            let placed = append.lines.iter().enumerate();
            placed.map(|(nth, line)| (append.table.as_str(), append.place + nth, line.as_str()))
        })
        .collect();
    let mut transaction = pool.begin().await?;
    for chunk in rows.chunks(LINES) {
        let mut sql = "INSERT INTO log (table_id, place, line) VALUES".to_owned();
        for nth in 0..chunk.len() {
            let comma = if nth == 0 { "" } else { "," };
            let (table, place, line) = (3 * nth + 1, 3 * nth + 2, 3 * nth + 3);
            write!(sql, "{comma} (${table}, ${place}, ${line})").expect("a string takes it");
        }
        let mut query = sqlx::query(&sql);
        for (table, place, line) in chunk {
            query = query.bind(*table).bind(*place as i64).bind(*line);
        }
        query.execute(&mut *transaction).await?;
    }
    transaction.commit().await
}

fn overtaken(error: sqlx::Error) -> Error {
    match error.as_database_error() {
        Some(database) if database.is_unique_violation() => Error::Overtaken,
        _ => Error::Store(error),
    }
}

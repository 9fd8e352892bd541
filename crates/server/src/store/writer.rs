//! The one task that appends to the log of decisions.

use std::fmt::Write as _;

use sqlx::AnyPool;
use tokio::sync::{mpsc, oneshot};

use crate::error::Error;

/// The most appends in one transaction.
pub const TOGETHER: usize = 512;
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
    /// When they were decided.
    pub at: i64,
    /// The clocks after the last of them.
    pub clocks: Option<String>,
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

/// Writes all of it in one transaction.
pub async fn insert(pool: &AnyPool, batch: &[Append]) -> Result<(), sqlx::Error> {
    let rows: Vec<(&Append, usize)> = batch
        .iter()
        .flat_map(|append| (0..append.lines.len()).map(move |nth| (append, nth)))
        .collect();
    let mut transaction = pool.begin().await?;
    for chunk in rows.chunks(LINES) {
        let mut sql = "INSERT INTO log (table_id, place, line, at, clocks) VALUES".to_owned();
        for nth in 0..chunk.len() {
            let comma = if nth == 0 { "" } else { "," };
            let [table, place, line, at, clocks] = [1, 2, 3, 4, 5].map(|field| 5 * nth + field);
            write!(sql, "{comma} (${table}, ${place}, ${line}, ${at}, ${clocks})")
                .expect("a string takes it");
        }
        let mut query = sqlx::query(&sql);
        for (append, nth) in chunk {
            let Append { table, place, lines, at, clocks, .. } = append;
            let last = nth + 1 == lines.len();
            query =
                query.bind(table.as_str()).bind((place + nth) as i64).bind(lines[*nth].as_str());
            query = query.bind(*at).bind(clocks.as_deref().filter(|_| last));
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

//! The one task that appends to the log of decisions.

use std::fmt::Write as _;

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyPool, Connection as _, Executor as _};
use tokio::sync::{mpsc, oneshot};

use crate::error::Error;

/// The most appends in one transaction.
pub const TOGETHER: usize = 512;
/// The most lines in one statement.
const LINES: usize = 2000;
/// Statements for at most so many lines are kept ready: few come in at a time.
const READY: usize = 16;

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
    let mut writer = Writer::new(pool);
    while appends.recv_many(&mut batch, TOGETHER).await > 0 {
        metrics::histogram!("rookery_commit_appends").record(batch.len() as f64);
        if writer.insert(&batch).await.is_ok() {
            for append in batch.drain(..) {
                append.done.send(Ok(())).ok();
            }
            continue;
        }
        // One of them may have come second at its place: each for itself, so that only that one is refused.
        for append in batch.drain(..) {
            let kept = writer.insert(std::slice::from_ref(&append)).await;
            append.done.send(kept.map_err(overtaken)).ok();
        }
    }
}

/// A connection that only appends; it is made anew when it fails.
pub struct Writer {
    pool: AnyPool,
    connection: Option<PoolConnection<Any>>,
}

impl Writer {
    /// One that has no connection yet.
    pub fn new(pool: AnyPool) -> Writer {
        Writer { pool, connection: None }
    }

    /// Writes all of it, or nothing.
    ///
    /// # Errors
    /// The database fails, or one of the places is taken.
    pub async fn insert(&mut self, batch: &[Append]) -> Result<(), sqlx::Error> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.pool.acquire().await?,
        };
        let rows: Vec<(&Append, usize)> = batch
            .iter()
            .flat_map(|append| (0..append.lines.len()).map(move |nth| (append, nth)))
            .collect();
        if rows.len() <= LINES {
            // One statement is a transaction of its own, and costs one way to the database instead of three.
            insert(&mut connection, &rows).await?;
        } else {
            let mut transaction = connection.begin().await?;
            for chunk in rows.chunks(LINES) {
                insert(&mut transaction, chunk).await?;
            }
            transaction.commit().await?;
        }
        self.connection = Some(connection);
        Ok(())
    }
}

async fn insert(
    connection: &mut sqlx::AnyConnection,
    rows: &[(&Append, usize)],
) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    let mut sql = "INSERT INTO log (table_id, place, line, at, clocks) VALUES".to_owned();
    for nth in 0..rows.len() {
        let comma = if nth == 0 { "" } else { "," };
        let [table, place, line, at, clocks] = [1, 2, 3, 4, 5].map(|field| 5 * nth + field);
        write!(sql, "{comma} (${table}, ${place}, ${line}, ${at}, ${clocks})")
            .expect("a string takes it");
    }
    let mut query = sqlx::query(&sql).persistent(rows.len() <= READY);
    for (append, nth) in rows {
        let Append { table, place, lines, at, clocks, .. } = append;
        let last = nth + 1 == lines.len();
        query = query.bind(table.as_str()).bind((place + nth) as i64).bind(lines[*nth].as_str());
        query = query.bind(*at).bind(clocks.as_deref().filter(|_| last));
    }
    connection.execute(query).await?;
    Ok(())
}

fn overtaken(error: sqlx::Error) -> Error {
    match error.as_database_error() {
        Some(database) if database.is_unique_violation() => Error::Overtaken,
        _ => Error::Store(error),
    }
}

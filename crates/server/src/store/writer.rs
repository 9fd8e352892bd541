//! The one task that appends to the log of decisions.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyPool, Connection as _, Executor as _};
use tokio::sync::{mpsc, oneshot};

use crate::error::Error;
use crate::spent::spent;

/// The most appends in one transaction.
pub const TOGETHER: usize = 512;
/// The most lines in one statement.
const LINES: usize = 2000;
/// Statements for at most so many lines are kept ready: few come in at a time.
const READY: usize = 16;

/// How often what SQLite has appended is brought into its file.
const TIDY: Duration = Duration::from_millis(500);

/// Who appends without driving the table.
const NO_LEASE: i64 = -1;

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
    /// The number of the lease under which they are appended, by whoever drives the table.
    pub lease: Option<i64>,
    /// Where to say how it went.
    pub done: oneshot::Sender<Result<(), Error>>,
}

/// Appends whatever comes in, as much as has come in at a time, until nobody can bring anything any more. What SQLite has
/// appended is brought into its file over another connection.
pub async fn write(pool: AnyPool, beside: Option<AnyPool>, mut appends: mpsc::Receiver<Append>) {
    let mut batch = Vec::with_capacity(TOGETHER);
    let mut writer = Writer::new(pool);
    let mut tidier = beside.map(Tidier::new);
    while appends.recv_many(&mut batch, TOGETHER).await > 0 {
        metrics::histogram!("rookery_commit_appends").record(batch.len() as f64);
        let begun = Instant::now();
        let written = writer.insert(&batch).await;
        spent("commit", begun);
        if let Some(tidier) = &mut tidier {
            tidier.tidy();
        }
        if written.is_ok() {
            for append in batch.drain(..) {
                append.done.send(Ok(())).ok();
            }
            continue;
        }
        // One of them may have come second at its place or with its lease: each for itself, so that only that one is refused.
        for append in batch.drain(..) {
            let kept = writer.insert(std::slice::from_ref(&append)).await;
            append.done.send(kept.map_err(overtaken)).ok();
        }
    }
}

/// The same on a thread of its own: everybody waits for what it does, and it waits for nobody who serves a socket.
pub fn write_apart(pool: AnyPool, beside: AnyPool, appends: mpsc::Receiver<Append>) {
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.expect("a thread can wait");
        runtime.block_on(write(pool, Some(beside), appends));
    });
}

/// Brings what SQLite has appended into its file, now and then and never twice at once, so that whoever appends need not
/// stop for it.
pub struct Tidier {
    pool: AnyPool,
    last: Instant,
    busy: Arc<AtomicBool>,
}

impl Tidier {
    /// One that uses connections of this pool.
    pub fn new(pool: AnyPool) -> Tidier {
        Tidier { pool, last: Instant::now(), busy: Arc::default() }
    }

    /// Begins to, if it is time.
    pub fn tidy(&mut self) {
        if self.last.elapsed() < TIDY || self.busy.swap(true, Ordering::Relaxed) {
            return;
        }
        self.last = Instant::now();
        let (pool, busy) = (self.pool.clone(), Arc::clone(&self.busy));
        tokio::spawn(async move {
            let begun = Instant::now();
            let tidied = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await;
            if let Err(error) = tidied {
                tracing::debug!(%error, "what was appended stays where it is for now");
            }
            spent("tidy", begun);
            busy.store(false, Ordering::Relaxed);
        });
    }
}

/// A connection that only appends. Where there are several it is kept until it fails.
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
    /// The database fails, or one of the places or leases is taken.
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
        if self.pool.options().get_max_connections() > 1 {
            self.connection = Some(connection);
        }
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
    let mut sql = "WITH new (table_id, place, line, at, clocks, lease) AS (VALUES".to_owned();
    for nth in 0..rows.len() {
        let comma = if nth == 0 { "" } else { "," };
        let [table, place, line, at, clocks, lease] =
            [1, 2, 3, 4, 5, 6].map(|field| 6 * nth + field);
        write!(
            sql,
            "{comma} (${table}, ${place}, ${line}, ${at}, CAST(${clocks} AS TEXT), ${lease})"
        )
        .expect("a string takes it");
    }
    // A lease that somebody else has taken lets nothing through.
    sql += ") INSERT INTO log (table_id, place, line, at, clocks) \
            SELECT table_id, place, line, at, clocks FROM new WHERE NOT EXISTS (\
            SELECT 1 FROM new AS shown LEFT JOIN tables ON tables.id = shown.table_id \
            WHERE shown.lease >= 0 AND (tables.lease IS NULL OR tables.lease <> shown.lease))";
    let mut query = sqlx::query(&sql).persistent(rows.len() <= READY);
    for (append, nth) in rows {
        let Append { table, place, lines, at, clocks, lease, .. } = append;
        let last = nth + 1 == lines.len();
        query = query.bind(table.as_str()).bind((place + nth) as i64).bind(lines[*nth].as_str());
        query = query.bind(*at).bind(clocks.as_deref().filter(|_| last));
        query = query.bind(lease.unwrap_or(NO_LEASE));
    }
    let written = connection.execute(query).await?.rows_affected();
    if written == 0 { Err(sqlx::Error::RowNotFound) } else { Ok(()) }
}

/// Whether somebody else was faster, or the store failed.
pub fn overtaken(error: sqlx::Error) -> Error {
    let taken = error.as_database_error().is_some_and(|database| database.is_unique_violation());
    let lapsed = matches!(error, sqlx::Error::RowNotFound);
    if taken || lapsed { Error::Overtaken } else { error.into() }
}

//! Where everything is kept: one log of what was decided at all tables, and a few rows about tables and people.
//!
//! The same statements serve SQLite and PostgreSQL. Decisions of all tables go through one writer: whatever has come
//! in while the last transaction was written goes into the next, so that one wait for the disk serves many tables.

mod lease;
mod rates;
mod schema;
mod writer;

pub use lease::Head;
pub use rates::{Appends, RawLog, append_races, append_rates};
pub use schema::STEPS;

use std::sync::{Arc, Once};
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyPool, Row as _};
use tokio::sync::{mpsc, oneshot};

use crate::clock::Running;
use crate::error::Error;
use crate::ids;
use crate::record::{Record, State, Summary};
use writer::Append;
pub use writer::overtaken;

/// How many appends wait for the writer before those who bring them wait too.
const WAITING: usize = 4096;

/// How many connections to PostgreSQL there are, and how many that read SQLite: one writes there, since the file takes one
/// writer at a time and whoever waits for a connection waits in the order of coming.
const POSTGRES: u32 = 16;
const READERS: u32 = 4;
/// How many pages SQLite appends before the one that writes stops to bring them into the file; usually that is done
/// beside it (`writer.rs`).
const PAGES: u32 = 2000;
/// How many kilobytes of the file the one that writes keeps in memory, and each that reads.
const CACHE: u32 = 512;
const CACHE_READING: u32 = 128;

/// Where everything is kept.
#[derive(Clone)]
pub struct Store {
    pool: AnyPool,
    writes: AnyPool,
    postgres: bool,
    writer: mpsc::Sender<Append>,
}

/// A table as it was found.
pub struct Kept {
    /// What is kept besides the game.
    pub record: Record,
    /// How often that was written.
    pub version: i64,
    /// The journal, empty before the start.
    pub journal: String,
    /// The clocks after its last line.
    pub running: Option<Running>,
    /// When its last line was written.
    pub touched: i64,
    /// How much was said there.
    pub said: i64,
}

/// Lines of a journal as they were kept.
#[derive(Default)]
pub struct Lines {
    /// The lines.
    pub text: String,
    /// The clocks after the last of them.
    pub running: Option<Running>,
    /// When the last of them was written.
    pub touched: i64,
}

/// A table as lists need it.
pub struct Row {
    /// Its name.
    pub id: String,
    /// What is kept besides the game.
    pub record: Record,
    /// Where its game was when it was last driven.
    pub summary: Summary,
    /// Whether somebody drives it.
    pub driven: bool,
}

/// Lines on their way to the disk.
pub struct OnItsWay(oneshot::Receiver<Result<(), Error>>);

impl OnItsWay {
    /// Comes back when they are there.
    ///
    /// # Errors
    /// As [`Store::append`].
    pub async fn kept(self) -> Result<(), Error> {
        self.0.await.map_err(|_| Error::Closing)?
    }
}

impl Store {
    /// Opens a file for SQLite, or a PostgreSQL database.
    ///
    /// # Errors
    /// A database that cannot be opened, or was written by a later Rookery.
    pub async fn open(database: &str) -> Result<Store, Error> {
        static DRIVERS: Once = Once::new();
        DRIVERS.call_once(sqlx::any::install_default_drivers);
        let postgres = database.starts_with("postgres:") || database.starts_with("postgresql:");
        let address =
            if postgres { database.to_owned() } else { format!("sqlite://{database}?mode=rwc") };
        let (pool, writes) = if postgres {
            let pool = connected(&address, POSTGRES, Vec::new()).await?;
            (pool.clone(), pool)
        } else {
            let writes = connected(&address, 1, sqlite(CACHE)).await?;
            (connected(&address, READERS, sqlite(CACHE_READING)).await?, writes)
        };
        schema::migrate(&writes, STEPS).await?;
        let (writer, appends) = mpsc::channel(WAITING);
        if postgres {
            tokio::spawn(writer::write(writes.clone(), None, appends));
        } else {
            writer::write_apart(writes.clone(), pool.clone(), appends);
        }
        Ok(Store { pool, writes, postgres, writer })
    }

    /// The database, to be read.
    pub fn pool(&self) -> &AnyPool {
        &self.pool
    }

    /// The database, to be written. Nobody holds one of these connections and waits for another.
    pub fn writes(&self) -> &AnyPool {
        &self.writes
    }

    /// Whether it is a PostgreSQL database.
    pub fn is_postgres(&self) -> bool {
        self.postgres
    }

    /// The names of all tables.
    ///
    /// # Errors
    /// The store failed.
    pub async fn all_tables(&self) -> Result<Vec<String>, Error> {
        let rows = sqlx::query("SELECT id FROM tables ORDER BY id").fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// Appends lines to the journal of a table, the first of them at this place, and comes back when they are on the
    /// disk. Whoever drives the table shows the number of its lease.
    ///
    /// # Errors
    /// Somebody else wrote there or has taken the lease, or the store failed: then nothing was written.
    pub async fn append(
        &self,
        table: &str,
        place: usize,
        text: &str,
        running: Option<&Running>,
        lease: Option<i64>,
    ) -> Result<(), Error> {
        self.begin_append(table, place, text, running, lease).await?.kept().await
    }

    /// The same, and comes back at once: what is appended is on its way.
    ///
    /// # Errors
    /// The store is closed.
    pub async fn begin_append(
        &self,
        table: &str,
        place: usize,
        text: &str,
        running: Option<&Running>,
        lease: Option<i64>,
    ) -> Result<OnItsWay, Error> {
        let (done, kept) = oneshot::channel();
        let lines = text.lines().map(str::to_owned).collect();
        let (table, at, clocks) = (table.to_owned(), ids::now(), running.map(to_text));
        let append = Append { table, place, lines, at, clocks, lease, done };
        self.writer.send(append).await.map_err(|_| Error::Closing)?;
        Ok(OnItsWay(kept))
    }

    /// Keeps a new table.
    ///
    /// # Errors
    /// The store failed.
    pub async fn open_table(&self, id: &str, record: &Record) -> Result<(), Error> {
        let mut transaction = self.writes.begin().await?;
        sqlx::query(
            "INSERT INTO tables (id, version, state, record, touched) VALUES ($1, 0, $2, $3, $4)",
        )
        .bind(id)
        .bind(state_word(record.state))
        .bind(to_text(record))
        .bind(record.created)
        .execute(&mut *transaction)
        .await?;
        for person in record.people() {
            sit(&mut transaction, id, person).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Keeps what has changed about a table, if it was last written in this version.
    ///
    /// # Errors
    /// Somebody else wrote it, or the store failed.
    pub async fn keep_record(&self, id: &str, version: i64, record: &Record) -> Result<(), Error> {
        let mut transaction = self.writes.begin().await?;
        let written = sqlx::query(
            "UPDATE tables SET version = version + 1, state = $1, record = $2, touched = $3 \
             WHERE id = $4 AND version = $5",
        )
        .bind(state_word(record.state))
        .bind(to_text(record))
        .bind(ids::now())
        .bind(id)
        .bind(version)
        .execute(&mut *transaction)
        .await?;
        if written.rows_affected() != 1 {
            return Err(Error::Overtaken);
        }
        sqlx::query("DELETE FROM sitting WHERE table_id = $1")
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        for person in record.people() {
            sit(&mut transaction, id, person).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// A table as it was kept.
    ///
    /// # Errors
    /// There is none of that name, or the store failed.
    pub async fn table(&self, id: &str) -> Result<Kept, Error> {
        let row = sqlx::query(
            "SELECT version, record, \
             (SELECT COALESCE(MAX(n), 0) FROM said WHERE table_id = id) AS said \
             FROM tables WHERE id = $1",
        )
        .bind(id)
        .fetch_optional(&self.pool)
        .await?
        .ok_or(Error::Missing("table"))?;
        let record: String = row.try_get("record")?;
        let (version, said) = (row.try_get("version")?, row.try_get("said")?);
        let Lines { text: journal, running, touched } = self.lines(id, 0).await?;
        Ok(Kept { record: from_text(&record), version, journal, running, touched, said })
    }

    /// The lines of a table's journal from this place on.
    ///
    /// # Errors
    /// The store failed.
    pub async fn lines(&self, id: &str, from: usize) -> Result<Lines, Error> {
        let rows = sqlx::query(
            "SELECT line, at, clocks FROM log WHERE table_id = $1 AND place >= $2 ORDER BY place",
        )
        .bind(id)
        .bind(from as i64)
        .fetch_all(&self.pool)
        .await?;
        let mut lines = Lines::default();
        for row in rows {
            lines.text += &row.try_get::<String, _>("line")?;
            lines.text.push('\n');
            lines.touched = row.try_get("at")?;
            let clocks: Option<String> = row.try_get("clocks")?;
            lines.running = clocks.map(|clocks| from_text(&clocks)).or(lines.running);
        }
        Ok(lines)
    }

    /// What is kept of a table besides its game, and how often that was written.
    ///
    /// # Errors
    /// There is none of that name, or the store failed.
    pub async fn record(&self, id: &str) -> Result<(Record, i64), Error> {
        let row = sqlx::query("SELECT version, record FROM tables WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?
            .ok_or(Error::Missing("table"))?;
        let record: String = row.try_get("record")?;
        Ok((from_text(&record), row.try_get("version")?))
    }

    /// The tables in which the person sits, last touched first.
    ///
    /// # Errors
    /// The store failed.
    pub async fn tables_of(&self, person: &str) -> Result<Vec<Row>, Error> {
        let rows = sqlx::query(
            "SELECT id, record, summary, holder FROM tables JOIN sitting ON table_id = id \
             WHERE person = $1 ORDER BY touched DESC LIMIT 200",
        )
        .bind(person)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(listed).collect()
    }

    /// The tables that are this far, last touched first.
    ///
    /// # Errors
    /// The store failed.
    pub async fn tables_that_are(&self, state: State) -> Result<Vec<Row>, Error> {
        let rows = sqlx::query(
            "SELECT id, record, summary, holder FROM tables WHERE state = $1 ORDER BY touched DESC LIMIT 200",
        )
        .bind(state_word(state))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(listed).collect()
    }
}

/// So many connections, each of which begins with these statements.
async fn connected(
    address: &str,
    most: u32,
    statements: Vec<String>,
) -> Result<AnyPool, sqlx::Error> {
    let statements: Arc<[String]> = statements.into();
    // A connection over the network may have been lost; one to a file has not.
    let lost = address.starts_with("postgres");
    AnyPoolOptions::new()
        .max_connections(most)
        .test_before_acquire(lost)
        .acquire_timeout(Duration::from_secs(10))
        .after_connect(move |connection, _| {
            let statements = Arc::clone(&statements);
            Box::pin(async move {
                for statement in &*statements {
                    sqlx::query(statement).execute(&mut *connection).await?;
                }
                Ok(())
            })
        })
        .connect(address)
        .await
}

/// How a connection to SQLite begins. A commit is on the disk before it is acknowledged.
fn sqlite(kilobytes: u32) -> Vec<String> {
    let (pages, cache) =
        (format!("wal_autocheckpoint = {PAGES}"), format!("cache_size = -{kilobytes}"));
    let pragmas =
        ["journal_mode = wal", "synchronous = full", "busy_timeout = 10000", &pages, &cache];
    pragmas.iter().map(|pragma| format!("PRAGMA {pragma}")).collect()
}

fn listed(row: &sqlx::any::AnyRow) -> Result<Row, Error> {
    let (record, summary): (String, String) = (row.try_get("record")?, row.try_get("summary")?);
    let driven = !row.try_get::<String, _>("holder")?.is_empty();
    let (record, summary) = (from_text(&record), from_text(&summary));
    Ok(Row { id: row.try_get("id")?, record, summary, driven })
}

async fn sit(
    transaction: &mut sqlx::Transaction<'_, sqlx::Any>,
    table: &str,
    person: &str,
) -> Result<(), Error> {
    sqlx::query("INSERT INTO sitting (person, table_id) VALUES ($1, $2)")
        .bind(person)
        .bind(table)
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

const fn state_word(state: State) -> &'static str {
    match state {
        State::Gathering => "gathering",
        State::Playing => "playing",
        State::Over => "over",
        State::Marked => "marked",
    }
}

fn to_text(thing: &impl Serialize) -> String {
    serde_json::to_string(thing).expect("what we keep is plain data")
}

fn from_text<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).expect("what we wrote we can read")
}

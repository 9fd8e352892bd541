//! Where everything is kept: one log of what was decided at all tables, and a few rows about tables and people.
//!
//! The same statements serve SQLite and PostgreSQL. Decisions of all tables go through one writer: whatever has come
//! in while the last transaction was written goes into the next, so that one wait for the disk serves many tables.

mod rates;
mod schema;
mod writer;

pub use rates::{Appends, append_rates};
pub use schema::STEPS;

use std::sync::Once;
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

/// How many appends wait for the writer before those who bring them wait too.
const WAITING: usize = 4096;

/// Where everything is kept.
#[derive(Clone)]
pub struct Store {
    pool: AnyPool,
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
    /// Whether it is said to have a room.
    pub awake: bool,
    /// How much was said there.
    pub said: i64,
}

/// A table as lists need it.
pub struct Row {
    /// Its name.
    pub id: String,
    /// What is kept besides the game.
    pub record: Record,
    /// Where its game was when its room was closed.
    pub summary: Summary,
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
        let pool = AnyPoolOptions::new()
            .max_connections(if postgres { 16 } else { 4 })
            .acquire_timeout(Duration::from_secs(10))
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if !postgres {
                        // A commit is on the disk before it is acknowledged.
                        for pragma in
                            ["journal_mode = wal", "synchronous = full", "busy_timeout = 10000"]
                        {
                            sqlx::query(&format!("PRAGMA {pragma}"))
                                .execute(&mut *connection)
                                .await?;
                        }
                    }
                    Ok(())
                })
            })
            .connect(&address)
            .await?;
        schema::migrate(&pool, STEPS).await?;
        let (writer, appends) = mpsc::channel(WAITING);
        tokio::spawn(writer::write(pool.clone(), appends));
        Ok(Store { pool, postgres, writer })
    }

    /// The database, for people and their things.
    pub fn pool(&self) -> &AnyPool {
        &self.pool
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
    /// disk.
    ///
    /// # Errors
    /// Somebody else wrote there, or the store failed: then nothing was written.
    pub async fn append(
        &self,
        table: &str,
        place: usize,
        text: &str,
        running: Option<&Running>,
    ) -> Result<(), Error> {
        let (done, kept) = oneshot::channel();
        let lines = text.lines().map(str::to_owned).collect();
        let (table, at, clocks) = (table.to_owned(), ids::now(), running.map(to_text));
        let append = Append { table, place, lines, at, clocks, done };
        self.writer.send(append).await.map_err(|_| Error::Closing)?;
        kept.await.map_err(|_| Error::Closing)?
    }

    /// Keeps a new table.
    ///
    /// # Errors
    /// The store failed.
    pub async fn open_table(&self, id: &str, record: &Record) -> Result<(), Error> {
        let mut transaction = self.pool.begin().await?;
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
        let mut transaction = self.pool.begin().await?;
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
            "SELECT version, record, awake, \
             (SELECT COALESCE(MAX(n), 0) FROM said WHERE table_id = id) AS said \
             FROM tables WHERE id = $1",
        )
        .bind(id)
        .fetch_optional(&self.pool)
        .await?
        .ok_or(Error::Missing("table"))?;
        let record: String = row.try_get("record")?;
        let version = row.try_get("version")?;
        let lines =
            sqlx::query("SELECT line, at, clocks FROM log WHERE table_id = $1 ORDER BY place")
                .bind(id)
                .fetch_all(&self.pool)
                .await?;
        let (mut journal, mut running, mut touched) = (String::new(), None, 0);
        for line in lines {
            journal += &line.try_get::<String, _>("line")?;
            journal.push('\n');
            touched = line.try_get("at")?;
            let clocks: Option<String> = line.try_get("clocks")?;
            running = clocks.map(|clocks| from_text(&clocks)).or(running);
        }
        let (awake, said) = (row.try_get::<i64, _>("awake")? != 0, row.try_get("said")?);
        Ok(Kept { record: from_text(&record), version, journal, running, touched, awake, said })
    }

    /// Says that a table has a room now.
    ///
    /// # Errors
    /// The store failed.
    pub async fn wake(&self, id: &str) -> Result<(), Error> {
        sqlx::query("UPDATE tables SET awake = 1 WHERE id = $1")
            .bind(id)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Says that a table has no room any more, where its game is, and when it wants a room again; 0 if it does not.
    ///
    /// # Errors
    /// The store failed.
    pub async fn rest(&self, id: &str, summary: &Summary, wake: i64) -> Result<(), Error> {
        sqlx::query(
            "UPDATE tables SET awake = 0, wake = $1, summary = $2, touched = $3 WHERE id = $4",
        )
        .bind(wake)
        .bind(to_text(summary))
        .bind(summary.touched)
        .bind(id)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The tables that had a room when the server died.
    ///
    /// # Errors
    /// The store failed.
    pub async fn awake(&self) -> Result<Vec<String>, Error> {
        let rows =
            sqlx::query("SELECT id FROM tables WHERE awake <> 0").fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// The tables that want a room by now.
    ///
    /// # Errors
    /// The store failed.
    pub async fn due(&self, now: i64) -> Result<Vec<String>, Error> {
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE wake > 0 AND wake <= $1 AND awake = 0 LIMIT 100",
        )
        .bind(now)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// The tables in which the person sits, last touched first.
    ///
    /// # Errors
    /// The store failed.
    pub async fn tables_of(&self, person: &str) -> Result<Vec<Row>, Error> {
        let rows = sqlx::query(
            "SELECT id, record, summary FROM tables JOIN sitting ON table_id = id \
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
            "SELECT id, record, summary FROM tables WHERE state = $1 ORDER BY touched DESC LIMIT 200",
        )
        .bind(state_word(state))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(listed).collect()
    }
}

fn listed(row: &sqlx::any::AnyRow) -> Result<Row, Error> {
    let (record, summary): (String, String) = (row.try_get("record")?, row.try_get("summary")?);
    Ok(Row { id: row.try_get("id")?, record: from_text(&record), summary: from_text(&summary) })
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

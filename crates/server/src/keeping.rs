//! Everything a server keeps, written to a file and read back; and the journals, readable by anyone.
//!
//! A backup is JSON Lines, one row a line, the same for every database: a backup of a SQLite file can be restored into
//! PostgreSQL and the other way round.

use std::io::{BufRead, Write};

use serde_json::{Map, Value, json};
use sqlx::{Any, Row as _, Transaction};

use crate::error::Error;
use crate::record::State;
use crate::store::{STEPS, Store};

/// The version of the format.
const FORMAT: i64 = 1;

enum Column {
    Text(&'static str),
    Number(&'static str),
}

use Column::{Number, Text};

/// Everything that is kept. Each table in the order in which it is read back.
const KEPT: &[(&str, &[Column])] = &[
    (
        "people",
        &[
            Text("id"),
            Text("name"),
            Text("kept"),
            Text("password"),
            Number("bot"),
            Text("settings"),
            Number("created"),
        ],
    ),
    ("sessions", &[Text("hash"), Text("person"), Text("kind"), Text("name"), Number("created")]),
    (
        "tables",
        &[
            Text("id"),
            Number("version"),
            Text("state"),
            Text("record"),
            Number("touched"),
            Number("wake"),
            Text("summary"),
            Text("holder"),
            Number("lease"),
        ],
    ),
    ("sitting", &[Text("person"), Text("table_id")]),
    ("log", &[Text("table_id"), Number("place"), Text("line"), Number("at"), Text("clocks")]),
    (
        "said",
        &[
            Text("table_id"),
            Number("n"),
            Text("person"),
            Text("name"),
            Text("room"),
            Text("text"),
            Number("at"),
        ],
    ),
    ("looked", &[Text("person"), Text("table_id"), Number("events"), Number("at")]),
    ("shunned", &[Text("person"), Text("other"), Text("how")]),
    (
        "reports",
        &[
            Text("id"),
            Text("person"),
            Text("about"),
            Text("table_id"),
            Text("said"),
            Text("why"),
            Number("at"),
        ],
    ),
    ("notices", &[Text("person"), Text("wish"), Text("code"), Number("sent")]),
    ("news", &[Text("person"), Text("table_id"), Number("at")]),
    ("decks", &[Text("id"), Text("person"), Text("name"), Text("deck"), Number("touched")]),
];

/// A journal that was kept.
pub struct Exported {
    /// The name of its table.
    pub id: String,
    /// What the table is called.
    pub name: String,
    /// Whether its game is over.
    pub over: bool,
    /// The journal.
    pub journal: String,
}

/// Writes everything to a file, as it stood at one moment; the number of rows. A server may go on meanwhile.
///
/// # Errors
/// The store or the file fails.
pub async fn backup(database: &str, out: &mut impl Write) -> Result<u64, Error> {
    let store = Store::open(database).await?;
    let mut transaction = store.pool().begin().await?;
    if store.is_postgres() {
        sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            .execute(&mut *transaction)
            .await?;
    }
    let header = json!({ "rookery_backup": FORMAT, "shape": STEPS.len() });
    writeln!(out, "{header}").map_err(disk)?;
    let mut count = 0;
    for (table, columns) in KEPT {
        let sql = format!("SELECT {} FROM {table}", names(columns).join(", "));
        for row in sqlx::query(&sql).fetch_all(&mut *transaction).await? {
            let mut fields = Map::new();
            for column in *columns {
                let (name, value) = match column {
                    Text(name) => (name, json!(row.try_get::<Option<String>, _>(*name)?)),
                    Number(name) => (name, json!(row.try_get::<i64, _>(*name)?)),
                };
                fields.insert((*name).to_owned(), value);
            }
            writeln!(out, "{}", json!({ *table: fields })).map_err(disk)?;
            count += 1;
        }
    }
    out.flush().map_err(disk)?;
    Ok(count)
}

/// Reads a backup into an empty database; the number of rows.
///
/// # Errors
/// The database is not empty, the file is no backup, or either fails.
pub async fn restore(database: &str, from: impl BufRead) -> Result<u64, Error> {
    let store = Store::open(database).await?;
    let mut transaction = store.writes().begin().await?;
    for (table, _) in KEPT {
        let row = sqlx::query(&format!("SELECT COUNT(*) AS rows FROM {table}"))
            .fetch_one(&mut *transaction)
            .await?;
        if row.try_get::<i64, _>("rows")? != 0 {
            return Err(Error::NotNow("the database is not empty; name a new one".to_owned()));
        }
    }
    let mut lines = from.lines();
    let header = lines.next().transpose().map_err(disk)?.unwrap_or_default();
    let header: Value = serde_json::from_str(&header).unwrap_or_default();
    if header["rookery_backup"] != FORMAT || header["shape"] != STEPS.len() {
        return Err(Error::Unreadable("this is no backup of this version of Rookery".to_owned()));
    }
    let mut count = 0;
    for line in lines {
        let line = line.map_err(disk)?;
        let row: Map<String, Value> = serde_json::from_str(&line)
            .map_err(|error| Error::Unreadable(format!("row {}: {error}", count + 1)))?;
        insert(&mut transaction, &row).await?;
        count += 1;
    }
    transaction.commit().await?;
    Ok(count)
}

/// Every journal there is.
///
/// # Errors
/// The store fails.
pub async fn export(database: &str) -> Result<Vec<Exported>, Error> {
    let store = Store::open(database).await?;
    let mut exported = Vec::new();
    for id in store.all_tables().await? {
        let kept = store.table(&id).await?;
        let over = kept.record.state == State::Over;
        exported.push(Exported { id, name: kept.record.name, over, journal: kept.journal });
    }
    Ok(exported)
}

async fn insert(
    transaction: &mut Transaction<'_, Any>,
    row: &Map<String, Value>,
) -> Result<(), Error> {
    let unknown = || Error::Unreadable("there is a row in it nobody knows".to_owned());
    let (table, fields) = row.iter().next().ok_or_else(unknown)?;
    let (table, columns) = KEPT.iter().find(|(name, _)| name == table).ok_or_else(unknown)?;
    let places: Vec<String> = (1..=columns.len()).map(|place| format!("${place}")).collect();
    let (names, places) = (names(columns).join(", "), places.join(", "));
    let sql = format!("INSERT INTO {table} ({names}) VALUES ({places})");
    let mut query = sqlx::query(&sql);
    for column in *columns {
        query = match column {
            Text(name) => query.bind(fields[*name].as_str()),
            Number(name) => query.bind(fields[*name].as_i64()),
        };
    }
    query.execute(&mut **transaction).await?;
    Ok(())
}

fn names(columns: &[Column]) -> Vec<&'static str> {
    columns.iter().map(|(Text(name) | Number(name))| *name).collect()
}

fn disk(error: std::io::Error) -> Error {
    Error::NotNow(error.to_string())
}

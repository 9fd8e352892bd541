//! The tables of the database, and how an older database becomes a newer one. Only forward.

use sqlx::{AnyPool, Row as _};

use crate::error::Error;

/// Each step from one shape of the database to the next. A step that was released is never changed.
pub const STEPS: &[&[&str]] = &[
    &[
        "CREATE TABLE people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, kept TEXT UNIQUE, password TEXT,
        bot BIGINT NOT NULL, settings TEXT NOT NULL, created BIGINT NOT NULL)",
        "CREATE TABLE sessions (
        hash TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
        created BIGINT NOT NULL)",
        "CREATE INDEX sessions_of ON sessions (person)",
        "CREATE TABLE tables (
        id TEXT PRIMARY KEY, version BIGINT NOT NULL, state TEXT NOT NULL, record TEXT NOT NULL,
        touched BIGINT NOT NULL)",
        "CREATE INDEX tables_by_state ON tables (state, touched)",
        "CREATE TABLE sitting (
        person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))",
        "CREATE INDEX sitting_at ON sitting (table_id)",
        "CREATE TABLE log (
        table_id TEXT NOT NULL, place BIGINT NOT NULL, line TEXT NOT NULL,
        PRIMARY KEY (table_id, place))",
    ],
    &[
        // When each line was written, and the clocks after it.
        "ALTER TABLE log ADD COLUMN at BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE log ADD COLUMN clocks TEXT",
        // Whether the table had a room, when it wants one again, and where its game is, as far as lists show it.
        "ALTER TABLE tables ADD COLUMN awake BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN wake BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN summary TEXT NOT NULL DEFAULT '{}'",
        "CREATE INDEX tables_by_wake ON tables (wake)",
        "CREATE TABLE said (
        table_id TEXT NOT NULL, n BIGINT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
        room TEXT NOT NULL, text TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (table_id, n))",
        "CREATE TABLE decks (
        id TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, deck TEXT NOT NULL,
        touched BIGINT NOT NULL)",
        "CREATE INDEX decks_of ON decks (person)",
    ],
];

/// Brings the database to the newest shape.
///
/// # Errors
/// A database of a later Rookery, or one that fails.
pub async fn migrate(pool: &AnyPool) -> Result<(), Error> {
    sqlx::query("CREATE TABLE IF NOT EXISTS shape (step BIGINT PRIMARY KEY)").execute(pool).await?;
    let mut transaction = pool.begin().await?;
    let row =
        sqlx::query("SELECT COUNT(*) AS steps FROM shape").fetch_one(&mut *transaction).await?;
    let done: i64 = row.try_get("steps")?;
    if done as usize > STEPS.len() {
        return Err(Error::NotNow("the database was written by a later Rookery".to_owned()));
    }
    for (step, statements) in STEPS.iter().enumerate().skip(done as usize) {
        for statement in *statements {
            sqlx::query(statement).execute(&mut *transaction).await?;
        }
        sqlx::query("INSERT INTO shape (step) VALUES ($1)")
            .bind(step as i64)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(())
}

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
    &[
        // How far somebody has seen a game.
        "CREATE TABLE looked (
        person TEXT NOT NULL, table_id TEXT NOT NULL, events BIGINT NOT NULL, at BIGINT NOT NULL,
        PRIMARY KEY (person, table_id))",
        "CREATE TABLE shunned (
        person TEXT NOT NULL, other TEXT NOT NULL, how TEXT NOT NULL,
        PRIMARY KEY (person, other))",
        "CREATE TABLE reports (
        id TEXT PRIMARY KEY, person TEXT NOT NULL, about TEXT NOT NULL, table_id TEXT NOT NULL,
        said TEXT NOT NULL, why TEXT NOT NULL, at BIGINT NOT NULL)",
        // How somebody is told that it is his move, and at which tables it is.
        "CREATE TABLE notices (
        person TEXT PRIMARY KEY, wish TEXT NOT NULL, code TEXT, sent BIGINT NOT NULL)",
        "CREATE TABLE news (
        person TEXT NOT NULL, table_id TEXT NOT NULL, at BIGINT NOT NULL,
        PRIMARY KEY (person, table_id))",
    ],
    &[
        // Which nodes are alive, who drives a table, and how often that was taken over.
        "CREATE TABLE nodes (id TEXT PRIMARY KEY, until BIGINT NOT NULL)",
        "ALTER TABLE tables ADD COLUMN holder TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN lease BIGINT NOT NULL DEFAULT 0",
        "CREATE INDEX tables_by_holder ON tables (holder)",
        "UPDATE tables SET holder = 'gone' WHERE awake <> 0",
    ],
];

/// Brings the database to the shape after these steps.
///
/// # Errors
/// A database of a later Rookery, or one that fails.
pub async fn migrate(pool: &AnyPool, steps: &[&[&str]]) -> Result<(), Error> {
    sqlx::query("CREATE TABLE IF NOT EXISTS shape (step BIGINT PRIMARY KEY)").execute(pool).await?;
    let mut transaction = pool.begin().await?;
    let row =
        sqlx::query("SELECT COUNT(*) AS steps FROM shape").fetch_one(&mut *transaction).await?;
    let done: i64 = row.try_get("steps")?;
    if done as usize > steps.len() {
        return Err(Error::NotNow("the database was written by a later Rookery".to_owned()));
    }
    for (step, statements) in steps.iter().enumerate().skip(done as usize) {
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

#[cfg(test)]
mod tests {
    use std::sync::Once;

    use sqlx::any::AnyPoolOptions;
    use sqlx::{AnyPool, Row as _};

    use super::{STEPS, migrate};

    async fn empty() -> AnyPool {
        static DRIVERS: Once = Once::new();
        DRIVERS.call_once(sqlx::any::install_default_drivers);
        // One connection: each would have a database of its own.
        let pool = AnyPoolOptions::new().max_connections(1).connect("sqlite::memory:").await;
        pool.expect("there is memory")
    }

    #[tokio::test]
    async fn a_database_of_any_earlier_shape_becomes_the_newest() {
        for first in 1..=STEPS.len() {
            let pool = empty().await;
            migrate(&pool, &STEPS[..first]).await.expect("an earlier shape");
            sqlx::query("INSERT INTO log (table_id, place, line) VALUES ('a', 0, 'x')")
                .execute(&pool)
                .await
                .expect("the log was there from the first");
            migrate(&pool, STEPS).await.expect("the newest");
            migrate(&pool, STEPS).await.expect("nothing is left to do");
            let row = sqlx::query("SELECT line, at FROM log").fetch_one(&pool).await;
            let row = row.expect("what was kept is there");
            assert_eq!(row.try_get::<String, _>("line").expect("a line"), "x");
        }
    }

    #[tokio::test]
    async fn a_database_of_a_later_rookery_is_left_alone() {
        let pool = empty().await;
        migrate(&pool, STEPS).await.expect("the newest");
        let refused = migrate(&pool, &STEPS[..1]).await.expect_err("it is of a later one");
        assert!(refused.to_string().contains("later"), "{refused}");
    }

    #[tokio::test]
    async fn a_place_of_the_log_is_taken_once() {
        let pool = empty().await;
        migrate(&pool, STEPS).await.expect("the newest");
        let take = || sqlx::query("INSERT INTO log (table_id, place, line) VALUES ('a', 7, 'x')");
        take().execute(&pool).await.expect("it is free");
        assert!(take().execute(&pool).await.is_err());
    }
}

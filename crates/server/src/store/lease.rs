//! Who drives a table: its clocks, its bots, its notices. A lease has a number that rises whenever somebody takes it;
//! what the holder appends carries the number, and the log takes nothing with an older one.

use sqlx::Row as _;

use super::Store;
use crate::error::Error;
use crate::record::Summary;

/// Nodes that are alive at the moment bound next.
const ALIVE: &str = "SELECT nodes.id FROM nodes WHERE nodes.until >";

/// How far a table is, for those who may have missed something.
#[derive(Clone, Debug)]
pub struct Head {
    /// Which table.
    pub id: String,
    /// How often what is kept besides the game was written.
    pub version: i64,
    /// How many lines its journal has.
    pub lines: usize,
    /// How much was said there.
    pub said: i64,
    /// Whether nobody drives it.
    pub free: bool,
}

impl Store {
    /// Says that a node is alive until then.
    ///
    /// # Errors
    /// The store failed.
    pub async fn beat(&self, node: &str, until: i64) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO nodes (id, until) VALUES ($1, $2) \
             ON CONFLICT (id) DO UPDATE SET until = excluded.until",
        )
        .bind(node)
        .bind(until)
        .execute(&self.writes)
        .await?;
        Ok(())
    }

    /// Says that a node is gone: others may drive its tables. Those that are long gone are forgotten.
    ///
    /// # Errors
    /// The store failed.
    pub async fn leave(&self, node: &str, now: i64) -> Result<(), Error> {
        sqlx::query("DELETE FROM nodes WHERE id = $1 OR until < $2")
            .bind(node)
            .bind(now - 60_000)
            .execute(&self.writes)
            .await?;
        Ok(())
    }

    /// Takes the lease of a table for a node, unless another that is alive has it; its number.
    ///
    /// # Errors
    /// The store failed.
    pub async fn take_lease(&self, id: &str, node: &str, now: i64) -> Result<Option<i64>, Error> {
        let row = sqlx::query(&format!(
            "UPDATE tables SET holder = $1, lease = lease + 1 \
             WHERE id = $2 AND (holder = '' OR holder = $3 OR holder NOT IN ({ALIVE} $4)) \
             RETURNING lease"
        ))
        .bind(node)
        .bind(id)
        .bind(node)
        .bind(now)
        .fetch_optional(&self.writes)
        .await?;
        Ok(row.map(|row| row.try_get("lease")).transpose()?)
    }

    /// Gives a lease back, and says where the game is and when the table wants to be driven again; 0 if it does not.
    ///
    /// # Errors
    /// The store failed.
    pub async fn rest(
        &self,
        id: &str,
        lease: i64,
        summary: &Summary,
        wake: i64,
    ) -> Result<(), Error> {
        sqlx::query(
            "UPDATE tables SET holder = '', wake = $1, summary = $2, touched = $3 \
             WHERE id = $4 AND lease = $5",
        )
        .bind(wake)
        .bind(super::to_text(summary))
        .bind(summary.touched)
        .bind(id)
        .bind(lease)
        .execute(&self.writes)
        .await?;
        Ok(())
    }

    /// So many tables whose holder is gone: its rooms were open when it died.
    ///
    /// # Errors
    /// The store failed.
    pub async fn orphans(&self, now: i64, most: i64) -> Result<Vec<String>, Error> {
        let rows = sqlx::query(&format!(
            "SELECT id FROM tables WHERE holder <> '' AND holder NOT IN ({ALIVE} $1) LIMIT $2"
        ))
        .bind(now)
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// The tables that want to be driven by now and are not.
    ///
    /// # Errors
    /// The store failed.
    pub async fn due(&self, now: i64) -> Result<Vec<String>, Error> {
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE wake > 0 AND wake <= $1 AND holder = '' LIMIT 100",
        )
        .bind(now)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// How far these tables are.
    ///
    /// # Errors
    /// The store failed.
    pub async fn heads(&self, tables: &[String], now: i64) -> Result<Vec<Head>, Error> {
        let mut heads = Vec::with_capacity(tables.len());
        for some in tables.chunks(500) {
            let places: Vec<String> =
                (2..some.len() + 2).map(|place| format!("${place}")).collect();
            let sql = format!(
                "SELECT id, version, \
                 (SELECT COALESCE(MAX(place) + 1, 0) FROM log WHERE log.table_id = tables.id) AS lines, \
                 (SELECT COALESCE(MAX(n), 0) FROM said WHERE said.table_id = tables.id) AS said, \
                 CAST(CASE WHEN holder = '' OR holder NOT IN ({ALIVE} $1) THEN 1 ELSE 0 END AS BIGINT) AS free \
                 FROM tables WHERE id IN ({})",
                places.join(", ")
            );
            let query = some.iter().fold(sqlx::query(&sql).bind(now), |query, id| query.bind(id));
            for row in query.fetch_all(&self.pool).await? {
                heads.push(Head {
                    id: row.try_get("id")?,
                    version: row.try_get("version")?,
                    lines: row.try_get::<i64, _>("lines")? as usize,
                    said: row.try_get("said")?,
                    free: row.try_get::<i64, _>("free")? != 0,
                });
            }
        }
        Ok(heads)
    }
}

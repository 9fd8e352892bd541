//! How fast the log takes appends: through the one writer, and raw.

use std::time::{Duration, Instant};

use tokio::sync::{Mutex, oneshot};
use tokio::task::JoinSet;

use super::Store;
use super::writer::{Append, TOGETHER, Tidier, Writer};
use crate::error::Error;
use crate::ids;

/// About as long as a line of a journal usually is.
const LINE: usize = 90;

/// How many appends a second a store takes.
pub struct Appends {
    /// As many as fit into each transaction, one transaction after the other.
    pub raw: f64,
    /// From many tables at once, each waiting for its own, through the one writer.
    pub grouped: f64,
}

/// The log without the one writer: every line is a commit of its own, one after the other.
pub struct RawLog {
    table: String,
    raw: Mutex<Raw>,
}

struct Raw {
    writer: Writer,
    tidier: Option<Tidier>,
    place: usize,
}

impl RawLog {
    /// The log of a database of its own.
    ///
    /// # Errors
    /// The database fails.
    pub async fn open(database: &str) -> Result<RawLog, Error> {
        let store = Store::open(database).await?;
        let tidier = (!store.is_postgres()).then(|| Tidier::new(store.pool().clone()));
        let writer = Writer::new(store.writes().clone());
        Ok(RawLog { table: ids::fresh(8), raw: Mutex::new(Raw { writer, tidier, place: 0 }) })
    }

    /// Appends a line as long as those of journals usually are, and comes back when it is on the disk.
    ///
    /// # Errors
    /// The database fails.
    pub async fn append(&self) -> Result<(), Error> {
        let mut raw = self.raw.lock().await;
        let append = one_line(&self.table, raw.place);
        raw.place += 1;
        raw.writer.insert(std::slice::from_ref(&append)).await?;
        if let Some(tidier) = &mut raw.tidier {
            tidier.tidy();
        }
        Ok(())
    }
}

/// A line to be appended at this place.
fn one_line(table: &str, place: usize) -> Append {
    let (lines, done) = (vec!["x".repeat(LINE)], oneshot::channel().0);
    Append {
        table: table.to_owned(),
        place,
        lines,
        at: ids::now(),
        clocks: None,
        lease: None,
        done,
    }
}

/// Lets two writers, each with a store of its own, try so often to write at the same place; how often exactly one of
/// them did.
///
/// # Errors
/// The database fails.
pub async fn append_races(database: &str, tries: usize) -> Result<usize, Error> {
    let writers = [Store::open(database).await?, Store::open(database).await?];
    let tables: Vec<String> = (0..tries.min(TOGETHER)).map(|_| ids::fresh(8)).collect();
    let (mut won, mut tried) = (0, 0);
    for place in 0.. {
        let mut races = JoinSet::new();
        for table in tables.iter().take(tries - tried) {
            let (writers, table) = (writers.clone(), table.clone());
            races.spawn(async move {
                let [one, other] = ["one", "other"];
                let (first, second) = tokio::join!(
                    writers[0].append(&table, place, one, None, None),
                    writers[1].append(&table, place, other, None, None)
                );
                let kept = writers[0].lines(&table, place).await?.text;
                let only = |line: &str| kept.trim_end() == line;
                Ok(match (first, second) {
                    (Ok(()), Err(Error::Overtaken)) => only(one),
                    (Err(Error::Overtaken), Ok(())) => only(other),
                    (Ok(()), Ok(())) | (Err(Error::Overtaken), Err(Error::Overtaken)) => false,
                    (Err(error), _) | (_, Err(error)) => return Err(error),
                })
            });
            tried += 1;
        }
        while let Some(race) = races.join_next().await {
            won += usize::from(race.map_err(|_| Error::Broken)??);
        }
        if tried == tries {
            break;
        }
    }
    Ok(won)
}

/// Measures how many appends a second a database takes, each way for so long.
///
/// # Errors
/// The database fails.
pub async fn append_rates(database: &str, time: Duration) -> Result<Appends, Error> {
    let store = Store::open(database).await?;
    let line = "x".repeat(LINE);
    let mut writer = Writer::new(store.writes().clone());
    let (begun, mut place) = (Instant::now(), 0);
    let table = ids::fresh(8);
    while begun.elapsed() < time {
        let batch: Vec<Append> =
            (place..place + TOGETHER).map(|place| one_line(&table, place)).collect();
        writer.insert(&batch).await?;
        place += TOGETHER;
    }
    let raw = place as f64 / begun.elapsed().as_secs_f64();
    let (begun, mut tables) = (Instant::now(), JoinSet::new());
    for _ in 0..2 * TOGETHER {
        let (store, line, table) = (store.clone(), line.clone(), ids::fresh(8));
        tables.spawn(async move {
            let mut place = 0;
            while begun.elapsed() < time {
                store.append(&table, place, &line, None, None).await?;
                place += 1;
            }
            Ok::<usize, Error>(place)
        });
    }
    let mut count = 0;
    while let Some(appended) = tables.join_next().await {
        count += appended.map_err(|_| Error::Broken)??;
    }
    let grouped = count as f64 / begun.elapsed().as_secs_f64();
    Ok(Appends { raw, grouped })
}

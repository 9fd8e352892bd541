//! A server that is killed again and again in the middle of busy tables.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};
use serde_json::Value;
use server::Exported;

use super::child::Child;
use super::client::{Crowd, Plan};
use crate::shelf;

/// How long everybody may take to come back.
const PATIENCE: Duration = Duration::from_secs(5);

/// Kills the server so often; every decision it has acknowledged must be there, and every table must go on.
pub async fn run(tables: usize, kills: u32, database: &str) -> Result<()> {
    let mut server = Child::serve(database, None, None)?;
    let (address, think) = (server.address, Duration::from_millis(2));
    let plan = Plan { tables, sockets: 2 * tables, think, kept: true, bots: false };
    let crowd = Arc::new(Crowd::sit_down(vec![address], plan).await?);
    let mut everybody = crowd.take_seats();
    let mut rng = SmallRng::seed_from_u64(u64::from(kills));
    for _ in 0..kills {
        busy(&crowd, tables as u64 / 2).await;
        tokio::time::sleep(Duration::from_millis(rng.random_range(0..400))).await;
        server.kill()?;
        server = Child::serve(database, Some(address.port()), None)?;
    }
    busy(&crowd, tables as u64 / 2).await;
    let played = crowd.end(&mut everybody).await;
    server.kill()?;
    let exported = server::export(database).await?;
    let mut kept = 0;
    for (table, taken) in &played.taken {
        let found = exported.iter().find(|one| one.id == *table);
        kept += proved(found.with_context(|| format!("table {table} is not there"))?, taken)?;
    }
    ensure!(played.refused == 0, "{} offered answers were refused", played.refused);
    ensure!(kept > 0, "nothing was decided");
    super::print(&format!(
        "{kills} kills, {tables} tables: {kept} acknowledged decisions, all of them there; every table goes on\n"
    ))
}

/// Waits until so many more decisions were acknowledged: everybody has come back and plays.
async fn busy(crowd: &Crowd, more: u64) {
    let enough = crowd.acknowledged.load(Ordering::Relaxed) + more;
    let begun = Instant::now();
    while crowd.acknowledged.load(Ordering::Relaxed) < enough && begun.elapsed() < PATIENCE {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Proves that a journal plays and holds the answers that were taken, each seat's in their order.
fn proved(exported: &Exported, taken: &[(u64, Value)]) -> Result<usize> {
    let id = &exported.id;
    shelf::all().open(&exported.journal).with_context(|| format!("table {id} is broken"))?;
    let lines = exported.journal.lines().filter_map(|line| {
        let line: Value = serde_json::from_str(line).ok()?;
        let decision = line.get("decision")?;
        Some((decision["seat"].as_u64()?, decision["answer"].clone()))
    });
    let written: Vec<(u64, Value)> = lines.collect();
    for seat in 0..2 {
        let mut own = written.iter().filter(|(by, _)| *by == seat);
        for (_, answer) in taken.iter().filter(|(by, _)| *by == seat) {
            ensure!(
                own.any(|(_, written)| written == answer),
                "table {id}: seat {seat} was told that {answer} is taken, and it is not there"
            );
        }
    }
    Ok(taken.len())
}

//! What was measured, in words.

use std::fmt;
use std::time::Duration;

use server::Appends;

use super::client::Played;

/// How long things took.
#[derive(Default)]
pub struct Latencies(Vec<Duration>);

impl Latencies {
    /// One more.
    pub fn push(&mut self, time: Duration) {
        self.0.push(time);
    }

    /// All of those too.
    pub fn extend(&mut self, others: Latencies) {
        self.0.extend(others.0);
    }

    /// The time within which so many of a hundred were done, in milliseconds.
    fn within(&self, percent: usize) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let place = (sorted.len() * percent / 100).min(sorted.len().saturating_sub(1));
        sorted.get(place).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    }
}

/// How much memory the server held, in bytes.
#[derive(Default)]
pub struct Memory {
    /// Before anybody came.
    pub before: u64,
    /// After play, with all sockets.
    pub played: u64,
    /// With idle sockets besides.
    pub idle: u64,
}

/// Everything that was measured.
pub struct Figures {
    pub tables: usize,
    pub sockets: usize,
    pub seconds: u64,
    /// How long a frame was in the mean; what is said in the raw broadcast is as long.
    pub length: usize,
    pub idle: usize,
    pub played: Played,
    pub raw: Latencies,
    pub memory: Memory,
    pub appends: Appends,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { tables, sockets, seconds, length, idle, played, raw, memory, appends } = self;
        let a_second = played.decisions as f64 / *seconds as f64;
        let kilobytes = |bytes: u64, count: usize| bytes as f64 / 1024.0 / count as f64;
        let (p50, p99) = (played.latencies.within(50), played.latencies.within(99));
        let (raw50, raw99) = (raw.within(50), raw.within(99));
        writeln!(f, "{tables} tables, {sockets} sockets, {seconds} s")?;
        writeln!(f, "decisions               {} ({a_second:.0} a second)", played.decisions)?;
        writeln!(f, "frames                  {length} bytes in the mean, {} lost", played.lost)?;
        writeln!(f, "offered and refused     {}", played.refused)?;
        writeln!(f, "decision to last viewer p50 {p50:.1} ms, p99 {p99:.1} ms")?;
        writeln!(f, "raw broadcast           p50 {raw50:.1} ms, p99 {raw99:.1} ms")?;
        writeln!(f, "p99 against raw         {:.2} times", p99 / raw99)?;
        let table = kilobytes(memory.played.saturating_sub(memory.before), *tables);
        let socket = kilobytes(memory.idle.saturating_sub(memory.played), *idle);
        writeln!(f, "memory a live table     {table:.1} KiB with its sockets")?;
        writeln!(f, "memory an idle socket   {socket:.1} KiB")?;
        let Appends { raw, grouped } = appends;
        let share = grouped / raw;
        writeln!(f, "appends a second        {grouped:.0} grouped, {raw:.0} raw ({share:.2})")
    }
}

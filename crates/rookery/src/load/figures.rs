//! What was measured, in words.

use std::collections::BTreeMap;
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

/// How long a part of the way took, in milliseconds.
#[derive(Debug, PartialEq)]
pub struct Spent {
    /// Which part.
    on: String,
    /// The time within which half of them, and ninety-nine of a hundred, were done.
    within: [f64; 2],
}

impl Spent {
    /// What a server says of it among everything it has counted: how many took at most so long, step by step.
    pub fn read(metrics: &str) -> Vec<Spent> {
        let mut parts: BTreeMap<&str, Vec<(f64, f64)>> = BTreeMap::new();
        for line in metrics.lines() {
            let steps = line.strip_prefix("rookery_spent_seconds_bucket{on=\"");
            let Some((on, rest)) = steps.and_then(|rest| rest.split_once("\",le=\"")) else {
                continue;
            };
            let Some((seconds, count)) = rest.split_once("\"} ") else { continue };
            if let (Ok(seconds), Ok(count)) = (seconds.parse(), count.trim().parse()) {
                parts.entry(on).or_default().push((seconds, count));
            }
        }
        let spent = |(on, steps): (&str, Vec<(f64, f64)>)| {
            let all = steps.last().map_or(0.0, |(_, count)| *count);
            let within = |share: f64| {
                let step = steps.iter().find(|(_, count)| *count >= share * all);
                1000.0 * step.map_or(0.0, |(seconds, _)| *seconds)
            };
            Spent { on: on.to_owned(), within: [within(0.5), within(0.99)] }
        };
        parts.into_iter().map(spent).collect()
    }
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
    /// The raw broadcast of what is appended alone first.
    pub raw_kept: Latencies,
    pub memory: Memory,
    pub appends: Appends,
    pub spent: Vec<Spent>,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { tables, sockets, seconds, length, idle, .. } = self;
        let Figures { played, raw, raw_kept, memory, appends, spent, .. } = self;
        let a_second = played.decisions as f64 / *seconds as f64;
        let kilobytes = |bytes: u64, count: usize| bytes as f64 / 1024.0 / count as f64;
        let (p50, p99) = (played.latencies.within(50), played.latencies.within(99));
        let (raw50, raw99) = (raw.within(50), raw.within(99));
        let (kept50, kept99) = (raw_kept.within(50), raw_kept.within(99));
        writeln!(f, "{tables} tables, {sockets} sockets, {seconds} s")?;
        writeln!(f, "decisions               {} ({a_second:.0} a second)", played.decisions)?;
        writeln!(f, "frames                  {length} bytes in the mean, {} lost", played.lost)?;
        writeln!(f, "offered and refused     {}", played.refused)?;
        writeln!(f, "decision to last viewer p50 {p50:.1} ms, p99 {p99:.1} ms")?;
        writeln!(f, "raw broadcast           p50 {raw50:.1} ms, p99 {raw99:.1} ms")?;
        writeln!(f, "raw append + broadcast  p50 {kept50:.1} ms, p99 {kept99:.1} ms")?;
        writeln!(
            f,
            "p99 against raw         {:.2} times a broadcast that keeps nothing",
            p99 / raw99
        )?;
        writeln!(
            f,
            "p99 against raw, kept   {:.2} times an append alone and a broadcast",
            p99 / kept99
        )?;
        let table = kilobytes(memory.played.saturating_sub(memory.before), *tables);
        let socket = kilobytes(memory.idle.saturating_sub(memory.played), *idle);
        writeln!(f, "memory a live table     {table:.1} KiB with its sockets")?;
        writeln!(f, "memory an idle socket   {socket:.1} KiB")?;
        let Appends { raw, grouped } = appends;
        let share = grouped / raw;
        writeln!(f, "appends a second        {grouped:.0} grouped, {raw:.0} raw ({share:.2})")?;
        for Spent { on, within: [p50, p99] } in spent {
            writeln!(f, "spent on {on:<14} p50 within {p50} ms, p99 within {p99} ms")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Spent;

    #[test]
    fn what_a_server_counts_is_read() {
        let told = "rookery_spent_seconds_bucket{on=\"append\",le=\"0.002\"} 60\n\
                    rookery_spent_seconds_bucket{on=\"append\",le=\"0.01\"} 99\n\
                    rookery_spent_seconds_bucket{on=\"append\",le=\"+Inf\"} 100\nother 3\n";
        let spent = Spent { on: "append".to_owned(), within: [2.0, 10.0] };
        assert_eq!(Spent::read(told), [spent]);
    }
}

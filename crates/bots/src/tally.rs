//! What came out of many games: who won how often, and how sure that is.

use serde::Serialize;
use tabletop::{Outcome, Seat};

use crate::arena::{Entry, Played};

/// The result of many games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tally {
    /// How many games were played.
    pub games: u64,
    /// How many came to an end.
    pub ended: u64,
    /// How many ended without a winner.
    pub draws: u64,
    /// How many were broken off.
    pub broken_off: u64,
    /// Each entry's wins, in the order they were named.
    pub seats: Vec<Record>,
    /// The wins of whoever was first player in the first round.
    pub first_player: Record,
    /// The wins of each place at the table, whoever sat there.
    pub places: Vec<Record>,
    /// How many rounds the games took.
    pub rounds: Spread,
    /// How many decisions with two or more answers they took.
    pub decisions: Spread,
}

/// How often somebody won. A game won together counts for each of the winners.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Record {
    /// Who.
    pub name: String,
    /// In how many games.
    pub games: u64,
    /// How many of them were won.
    pub wins: u64,
    /// The share of games won.
    pub win_rate: f64,
    /// Where the true share lies in 95 of 100 such measurements (Wilson).
    pub interval: [f64; 2],
}

/// How numbers are spread.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Spread {
    /// The smallest.
    pub min: u32,
    /// The one in the middle.
    pub median: u32,
    /// The average.
    pub mean: f64,
    /// The largest.
    pub max: u32,
}

impl Tally {
    /// Counts games: which entry sat in each seat, and how it went.
    #[must_use]
    pub fn of(entries: &[Entry], games: &[(Vec<usize>, Played)]) -> Tally {
        let mut tally = Tally {
            games: 0,
            ended: 0,
            draws: 0,
            broken_off: 0,
            seats: entries.iter().map(|entry| Record::new(entry.label.clone())).collect(),
            first_player: Record::new("first player".to_owned()),
            places: (1..=entries.len()).map(|seat| Record::new(format!("seat {seat}"))).collect(),
            rounds: Spread::of(games.iter().map(|(_, played)| played.rounds).collect()),
            decisions: Spread::of(games.iter().map(|(_, played)| played.decisions).collect()),
        };
        for (order, played) in games {
            tally.count(order, played);
        }
        tally
    }

    fn count(&mut self, order: &[usize], played: &Played) {
        let winners = played.outcome.as_ref().map(Outcome::winners).unwrap_or_default();
        self.games += 1;
        self.ended += u64::from(played.outcome.is_some());
        self.broken_off += u64::from(played.outcome.is_none());
        self.draws += u64::from(played.outcome.is_some() && winners.is_empty());
        for seat in (0..order.len() as u8).map(Seat) {
            let won = winners.contains(&seat);
            self.seats[order[seat.index()]].count(won);
            self.places[seat.index()].count(won);
        }
        self.first_player.count(winners.contains(&played.first_player));
    }
}

impl Record {
    fn new(name: String) -> Record {
        Record { name, games: 0, wins: 0, win_rate: 0.0, interval: [0.0, 1.0] }
    }

    fn count(&mut self, won: bool) {
        self.games += 1;
        self.wins += u64::from(won);
        self.win_rate = self.wins as f64 / self.games as f64;
        self.interval = wilson(self.wins, self.games);
    }
}

impl Spread {
    fn of(mut numbers: Vec<u32>) -> Spread {
        numbers.sort_unstable();
        let (Some(min), Some(max)) = (numbers.first(), numbers.last()) else {
            return Spread::default();
        };
        let sum: u64 = numbers.iter().map(|one| u64::from(*one)).sum();
        let mean = sum as f64 / numbers.len() as f64;
        Spread { min: *min, median: numbers[numbers.len() / 2], mean, max: *max }
    }
}

/// The interval in which the true share lies with 95 % confidence, after Wilson: never below 0 or above 1, and honest
/// also when there was no loss.
#[must_use]
pub fn wilson(wins: u64, games: u64) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    const Z: f64 = 1.959_963_984_540_054;
    let (count, share) = (games as f64, wins as f64 / games as f64);
    let weight = 1.0 + Z * Z / count;
    let middle = (share + Z * Z / (2.0 * count)) / weight;
    let reach = Z / weight * (share * (1.0 - share) / count + Z * Z / (4.0 * count * count)).sqrt();
    [(middle - reach).max(0.0), (middle + reach).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::{Spread, wilson};

    #[test]
    fn the_interval_is_wilsons() {
        let [low, high] = wilson(90, 100);
        assert!((low - 0.8256).abs() < 1e-3 && (high - 0.9448).abs() < 1e-3, "{low} {high}");
        let [low, high] = wilson(0, 10);
        assert!(low.abs() < 1e-12 && (high - 0.2775).abs() < 1e-3, "{low} {high}");
        assert_eq!(wilson(0, 0), [0.0, 1.0]);
    }

    #[test]
    fn numbers_are_spread() {
        let spread = Spread::of(vec![5, 1, 9]);
        assert_eq!((spread.min, spread.median, spread.max), (1, 5, 9));
        assert!((spread.mean - 5.0).abs() < 1e-9);
    }
}

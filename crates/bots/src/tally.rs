//! What came out of many games: who won how often, and how sure that is.

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{Outcome, Seat};

use crate::arena::{Entry, Played, Story};
use crate::rating::{self, Rating, rate};

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
    /// How strong the bots are beside each other, if there are several.
    pub bots: Vec<Rating>,
    /// How strong what they play is, if several are the same bot's.
    pub plays: Vec<Rating>,
    /// Who beats whom, where there are more than two entries or tables of two.
    pub matchups: Vec<Matchup>,
    /// The points of each entry round by round, if stories were kept.
    pub progress: Vec<Progress>,
    /// What single cards had to do with it, if stories were kept.
    pub cards: Vec<CardRecord>,
}

/// How one entry fares against another.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Matchup {
    /// Who.
    pub name: String,
    /// Against whom.
    pub against: String,
    /// The games at one table that one of the two won.
    pub games: u64,
    /// How many of them the first won.
    pub wins: u64,
    /// The share.
    pub win_rate: f64,
    /// Where the true share lies in 95 of 100 such measurements (Wilson).
    pub interval: [f64; 2],
}

/// How an entry's points grow on average; a game that is over keeps its last points.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Progress {
    /// Who.
    pub name: String,
    /// The points at the beginning of each round.
    pub points: Vec<f64>,
}

/// How often those who drew or used a card won.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardRecord {
    /// What was played that holds the card.
    pub plays: String,
    /// Games in which the card was drawn, and won.
    pub drawn: Record,
    /// Games in which the card was used, and won.
    pub used: Record,
    /// Games in which it was neither.
    pub unseen: Record,
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
        let seats = games.first().map_or(0, |(order, _)| order.len());
        let mut tally = Tally {
            games: 0,
            ended: 0,
            draws: 0,
            broken_off: 0,
            seats: entries.iter().map(|entry| Record::new(entry.label())).collect(),
            first_player: Record::new("first player".to_owned()),
            places: (1..=seats).map(|seat| Record::new(format!("seat {seat}"))).collect(),
            rounds: Spread::of(games.iter().map(|(_, played)| played.rounds).collect()),
            decisions: Spread::of(games.iter().map(|(_, played)| played.decisions).collect()),
            bots: ratings(entries, games, &|entry| &entry.bot),
            plays: ratings(entries, games, &|entry| &entry.plays),
            matchups: matchups(entries, games),
            progress: progress(entries, games),
            cards: cards(entries, games),
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

/// The entries that won a game.
fn winners(order: &[usize], played: &Played) -> Vec<usize> {
    let won = played.outcome.as_ref().map(Outcome::winners).unwrap_or_default();
    won.iter().map(|seat| order[seat.index()]).collect()
}

/// The ratings of the entries by a name of theirs; nothing where all have the same.
fn ratings(
    entries: &[Entry],
    games: &[(Vec<usize>, Played)],
    name: &dyn Fn(&Entry) -> &String,
) -> Vec<Rating> {
    let mut names: Vec<String> = Vec::new();
    for entry in entries {
        if !names.contains(name(entry)) {
            names.push(name(entry).clone());
        }
    }
    if names.len() < 2 {
        return Vec::new();
    }
    let place = |entry: &usize| {
        names.iter().position(|known| known == name(&entries[*entry])).unwrap_or_default()
    };
    let result = |(order, played): &(Vec<usize>, Played)| rating::Result {
        sat: order.iter().map(place).collect(),
        won: winners(order, played).iter().map(place).collect(),
    };
    let results: Vec<rating::Result> = games.iter().map(result).collect();
    let mut ratings = rate(&names, &results);
    ratings.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    ratings
}

/// Every two entries that met.
fn matchups(entries: &[Entry], games: &[(Vec<usize>, Played)]) -> Vec<Matchup> {
    let mut met: BTreeMap<(usize, usize), (u64, u64)> = BTreeMap::new();
    for (order, played) in games {
        let won = winners(order, played);
        for one in order {
            for other in order.iter().filter(|other| *other != one) {
                if won.contains(one) != won.contains(other) {
                    let (games, wins) = met.entry((*one, *other)).or_default();
                    *games += 1;
                    *wins += u64::from(won.contains(one));
                }
            }
        }
    }
    let matchup = |((one, other), (games, wins)): ((usize, usize), (u64, u64))| Matchup {
        name: entries[one].label(),
        against: entries[other].label(),
        games,
        wins,
        win_rate: wins as f64 / games.max(1) as f64,
        interval: wilson(wins, games),
    };
    met.into_iter().map(matchup).collect()
}

/// The stories that were kept, with who sat where.
fn stories(games: &[(Vec<usize>, Played)]) -> impl Iterator<Item = (&Vec<usize>, &Played, &Story)> {
    games.iter().filter_map(|(order, played)| Some((order, played, played.story.as_ref()?)))
}

/// The points of every entry, round by round.
fn progress(entries: &[Entry], games: &[(Vec<usize>, Played)]) -> Vec<Progress> {
    let rounds = stories(games).map(|(_, _, story)| story.points.len()).max().unwrap_or(0).min(20);
    let mut sums = vec![(vec![0.0; rounds], 0.0); entries.len()];
    for (order, _, story) in stories(games) {
        for (seat, entry) in order.iter().enumerate() {
            let (points, games) = &mut sums[*entry];
            *games += 1.0;
            for (round, sum) in points.iter_mut().enumerate() {
                let at = story.points.get(round).or(story.points.last());
                *sum += at.map_or(0.0, |points| f64::from(points[seat]));
            }
        }
    }
    let one = |(entry, (points, games)): (&Entry, (Vec<f64>, f64))| Progress {
        name: entry.label(),
        points: points.into_iter().map(|sum| sum / games.max(1.0)).collect(),
    };
    if rounds == 0 { Vec::new() } else { entries.iter().zip(sums).map(one).collect() }
}

/// What every card had to do with winning, the most telling first.
fn cards(entries: &[Entry], games: &[(Vec<usize>, Played)]) -> Vec<CardRecord> {
    let mut records: BTreeMap<(&str, &str), CardRecord> = BTreeMap::new();
    let new = |plays: &str, card: &str| CardRecord {
        plays: plays.to_owned(),
        drawn: Record::new(card.to_owned()),
        used: Record::new(card.to_owned()),
        unseen: Record::new(card.to_owned()),
    };
    for (order, _, story) in stories(games) {
        for (seat, entry) in order.iter().enumerate() {
            let plays = entries[*entry].plays.as_str();
            for card in story.drawn[seat].union(&story.used[seat]) {
                records.entry((plays, card)).or_insert_with(|| new(plays, card));
            }
        }
    }
    for (order, played, story) in stories(games) {
        let won = winners(order, played);
        for (seat, entry) in order.iter().enumerate() {
            let plays = entries[*entry].plays.as_str();
            for ((_, card), record) in
                records.range_mut((plays, "")..).take_while(|((of, _), _)| *of == plays)
            {
                let used = story.used[seat].contains(*card);
                let drawn = story.drawn[seat].contains(*card);
                let won = won.contains(entry);
                if used {
                    record.used.count(won);
                }
                if drawn {
                    record.drawn.count(won);
                }
                if !used && !drawn {
                    record.unseen.count(won);
                }
            }
        }
    }
    let mut records: Vec<CardRecord> = records.into_values().collect();
    records.sort_by(|a, b| b.used.interval[0].total_cmp(&a.used.interval[0]));
    records
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

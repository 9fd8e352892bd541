//! `rookery trial GAME`: random games at every kind of table, each through every check of the
//! tabletop and audited after every decision, and a report of what never happened in them.

mod coverage;
mod fief;
mod show;
mod thrones;

use std::collections::BTreeMap;
use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Result, bail};
use clap::Args;
use indicatif::ProgressBar;
use serde::Serialize;
use tabletop::Game;
use tabletop::checks::{Check, Trial, Verdict};

use self::coverage::Coverage;
use crate::interrupt;
use crate::pool::Pool;
use crate::simulate::GAMES_MAX;

/// What is tried.
#[derive(Args)]
pub struct Arguments {
    /// The game
    #[arg(value_parser = ["thrones", "fief"])]
    game: String,
    /// How many games at each table
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=GAMES_MAX))]
    games: u64,
    /// The number of the first game at each table
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(..GAMES_MAX))]
    from: u64,
    /// Only at the table of this name, or at tables whose name has these words
    #[arg(long, default_value = "")]
    only: String,
    /// Break a game off after this round
    #[arg(long, default_value_t = 40)]
    rounds: u32,
    /// Store and load the game, try right and wrong answers and deal anew at one decision in so many
    #[arg(long, default_value_t = NonZeroU32::MIN.saturating_add(31))]
    look: NonZeroU32,
    /// Which decks are played in thrones
    #[arg(long, value_enum, default_value_t)]
    pool: Pool,
    /// Where all chance comes from; the same seed gives the same report
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(..GAMES_MAX))]
    seed: u64,
    /// How many threads play; it makes no difference to the report
    #[arg(long)]
    jobs: Option<NonZeroUsize>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// A game whose tables, rounds and happenings a trial knows.
trait Tried: Game {
    /// What is kept of one game in order to audit and count it.
    type Book;

    /// Every kind of table: its name, what can happen at it, and the setup of its game of that number.
    fn tables(pool: Pool) -> Result<Vec<Table<Self>>>;
    /// Opens the book of a game that has just begun.
    fn book(&self) -> Self::Book;
    /// Writes into the book what happened in a decision, and counts it. Says whatever was lost or made out of nothing.
    fn audited(
        &self,
        book: &mut Self::Book,
        events: &[Self::Event],
        coverage: &mut Coverage,
    ) -> Vec<String>;
    /// Whether a round begins with the event.
    fn begins_round(event: &Self::Event) -> bool;
}

/// How the game of a number is set up.
type SetUp<G> = Box<dyn Fn(u64) -> <G as Game>::Setup + Send + Sync>;

/// A kind of table.
struct Table<G: Game> {
    name: String,
    /// Everything that can happen, counted nowhere yet.
    coverage: Coverage,
    setup: SetUp<G>,
}

/// What came of the games at one kind of table.
#[derive(Clone, Debug, Default, Serialize)]
struct Played {
    table: String,
    games: u64,
    /// Games that ended as the rules say.
    ended: u64,
    /// Games broken off after the last round that may be played.
    broken_off: u64,
    decisions: u64,
    /// Decisions at which the costly looks were taken.
    looks: u64,
    rounds: u64,
    /// The rounds of the longest game.
    rounds_most: u32,
}

/// Everything a trial found.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    rules: u32,
    seed: u64,
    rounds_max: u32,
    look: u32,
    games: u64,
    ended: u64,
    broken_off: u64,
    decisions: u64,
    looks: u64,
    faults: Vec<Fault>,
    never: BTreeMap<&'static str, Vec<String>>,
    tables: Vec<Played>,
    coverage: Coverage,
}

/// A game that went wrong.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
struct Fault {
    #[serde(skip)]
    place: usize,
    game: u64,
    table: String,
    what: String,
    /// The command that shows it again.
    again: String,
}

/// A round that takes longer does not end.
const DECISIONS_A_ROUND: u64 = 20_000;

/// Plays and reports.
pub fn run(arguments: &Arguments) -> Result<()> {
    let faults = match arguments.game.as_str() {
        "thrones" => trial::<::thrones::Thrones>(arguments)?,
        "fief" => trial::<::fief::Fief>(arguments)?,
        other => bail!("there is no game called {other:?}"),
    };
    match faults {
        0 => Ok(()),
        1 => bail!("one game went wrong"),
        count => bail!("{count} games went wrong"),
    }
}

/// Plays, shows the report and says how many games went wrong.
fn trial<G: Tried>(arguments: &Arguments) -> Result<usize> {
    let tables: Vec<(usize, Table<G>)> = chosen(G::tables(arguments.pool)?, &arguments.only);
    if tables.is_empty() {
        bail!("there is no table called {:?}", arguments.only);
    }
    let jobs = arguments.jobs.or_else(|| std::thread::available_parallelism().ok());
    let games = arguments.games * tables.len() as u64;
    let bar = crate::simulate::progress(games);
    let stop = interrupt::watched();
    let (next, found) = (AtomicU64::new(0), Mutex::new(Found::at(&tables)));
    std::thread::scope(|scope| {
        for _ in 0..jobs.map_or(1, NonZeroUsize::get) {
            scope.spawn(|| {
                let mut own = Found::at(&tables);
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games || stop.load(Ordering::Relaxed) {
                        break;
                    }
                    own.play(arguments, &tables, game);
                    bar.inc(1);
                }
                found.lock().expect("nobody panics while adding").add(own, &bar);
            });
        }
    });
    bar.finish_and_clear();
    let found = found.into_inner().expect("all games have been played");
    let report = found.report::<G>(arguments);
    show::show(&report, arguments.json)?;
    Ok(report.faults.len())
}

/// The tables that are wanted, with their places among all: the one of that name, or those whose name has these words.
fn chosen<G: Game>(tables: Vec<Table<G>>, only: &str) -> Vec<(usize, Table<G>)> {
    let exact = tables.iter().any(|table| table.name == only);
    let wanted =
        |table: &Table<G>| if exact { table.name == only } else { table.name.contains(only) };
    tables.into_iter().enumerate().filter(|(_, table)| wanted(table)).collect()
}

/// What one thread has found; what several found is added up, in whatever order.
struct Found {
    tables: Vec<Played>,
    coverage: Coverage,
    faults: Vec<Fault>,
}

impl Found {
    /// Nothing yet, at these tables.
    fn at<G: Game>(tables: &[(usize, Table<G>)]) -> Found {
        let mut found = Found {
            tables: Vec::with_capacity(tables.len()),
            coverage: Coverage::default(),
            faults: Vec::new(),
        };
        for (_, table) in tables {
            found.coverage.add(&table.coverage);
            found.tables.push(Played { table: table.name.clone(), ..Played::default() });
        }
        found
    }

    /// Plays the next game: each table's first, then each table's second.
    fn play<G: Tried>(&mut self, arguments: &Arguments, tables: &[(usize, Table<G>)], game: u64) {
        let among = (game % tables.len() as u64) as usize;
        let (place, table) = &tables[among];
        let game = arguments.from + game / tables.len() as u64;
        let number = arguments.seed * 1_000_000_000 + *place as u64 * 1_000_000 + game;
        let trial = Trial::<G, _>::new(&*table.setup).look(arguments.look).decisions(usize::MAX);
        let mut book: Option<G::Book> = None;
        let (mut rounds, mut since) = (0, 0);
        let coverage = &mut self.coverage;
        let mut watch = |game: &G, events: &[G::Event]| {
            let book = book.get_or_insert_with(|| game.book());
            since += 1;
            for _ in events.iter().filter(|event| G::begins_round(event)) {
                (rounds, since) = (rounds + 1, 0);
            }
            let wrong = game.audited(book, events, coverage);
            if !wrong.is_empty() {
                Verdict::Wrong(format!("round {rounds}: {}", wrong.join("; ")))
            } else if since > DECISIONS_A_ROUND {
                Verdict::Wrong(format!("round {rounds} does not end"))
            } else if rounds > arguments.rounds {
                Verdict::BreakOff
            } else {
                Verdict::GoOn
            }
        };
        let played = trial.one(number, &Check::ALL, &mut watch);
        let sum = &mut self.tables[among];
        sum.games += 1;
        match played {
            Ok(report) => {
                sum.ended += report.ended;
                sum.broken_off += report.broken_off;
                sum.decisions += report.decisions as u64;
                sum.looks += report.looks as u64;
                let rounds = rounds.min(arguments.rounds);
                sum.rounds += u64::from(rounds);
                sum.rounds_most = sum.rounds_most.max(rounds);
            }
            Err(fault) => {
                let what = format!("{fault}");
                let again = again::<G>(arguments, &table.name, game);
                let table = table.name.clone();
                self.faults.push(Fault { place: *place, game, table, what, again });
            }
        }
    }

    /// Adds what another thread has found, and shows faults above the bar.
    fn add(&mut self, other: Found, bar: &ProgressBar) {
        for (sum, played) in self.tables.iter_mut().zip(other.tables) {
            sum.games += played.games;
            sum.ended += played.ended;
            sum.broken_off += played.broken_off;
            sum.decisions += played.decisions;
            sum.looks += played.looks;
            sum.rounds += played.rounds;
            sum.rounds_most = sum.rounds_most.max(played.rounds_most);
        }
        self.coverage.add(&other.coverage);
        for fault in &other.faults {
            bar.println(format!("{}: {}", fault.table, fault.what));
        }
        self.faults.extend(other.faults);
    }

    fn report<G: Tried>(mut self, arguments: &Arguments) -> Report {
        self.faults.sort();
        let tables = self.tables;
        let sum = |of: fn(&Played) -> u64| tables.iter().map(of).sum();
        Report {
            game: G::NAME,
            rules: G::RULES,
            seed: arguments.seed,
            rounds_max: arguments.rounds,
            look: arguments.look.get(),
            games: sum(|table| table.games),
            ended: sum(|table| table.ended),
            broken_off: sum(|table| table.broken_off),
            decisions: sum(|table| table.decisions),
            looks: sum(|table| table.looks),
            faults: self.faults,
            never: self.coverage.never(),
            tables,
            coverage: self.coverage,
        }
    }
}

/// The command that plays one game again.
fn again<G: Game>(arguments: &Arguments, table: &str, game: u64) -> String {
    let Arguments { rounds, look, seed, pool, .. } = arguments;
    let pool = match pool {
        Pool::ReadyMade => "",
        Pool::All => " --pool all",
    };
    format!(
        "rookery trial {}{pool} --only \"{table}\" --from {game} --games 1 --rounds {rounds} --look {look} \
         --seed {seed}",
        G::NAME
    )
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use thrones::Thrones;

    use super::{Arguments, Found, Pool, Report, Tried, chosen};

    fn arguments(only: &str, games: u64) -> Arguments {
        Arguments {
            game: String::new(),
            games,
            from: 0,
            only: only.to_owned(),
            rounds: 3,
            look: NonZeroU32::MIN.saturating_add(63),
            pool: Pool::ReadyMade,
            seed: 1,
            jobs: None,
            json: false,
        }
    }

    fn played<G: Tried>(pool: Pool, only: &str, order: impl Iterator<Item = u64>) -> Report {
        let tables = chosen(G::tables(pool).expect("the tables stand"), only);
        let (arguments, mut found) = (arguments(only, 1), Found::at(&tables));
        for game in order {
            let mut own = Found::at(&tables);
            own.play(&arguments, &tables, game);
            found.add(own, &indicatif::ProgressBar::hidden());
        }
        found.report::<G>(&arguments)
    }

    fn knows_what_can_happen<G: Tried>(pool: Pool) {
        let tables = chosen(G::tables(pool).expect("the tables stand"), "");
        let known = Found::at(&tables).coverage;
        let report = played::<G>(pool, "", 0..tables.len() as u64);
        assert_eq!(report.faults, []);
        let happened = report.coverage.groups().collect::<Vec<_>>();
        assert_eq!(known.groups().collect::<Vec<_>>(), happened, "something unlisted happened");
    }

    #[test]
    fn a_trial_knows_what_can_happen_in_fief() {
        knows_what_can_happen::<fief::Fief>(Pool::ReadyMade);
    }

    #[test]
    fn a_trial_knows_what_can_happen_in_thrones() {
        knows_what_can_happen::<Thrones>(Pool::ReadyMade);
    }

    #[test]
    fn a_trial_knows_what_can_happen_with_all_cards() {
        knows_what_can_happen::<Thrones>(Pool::All);
    }

    #[test]
    fn a_trial_reports_the_same_in_whatever_order_games_are_played() {
        let forwards = played::<Thrones>(Pool::ReadyMade, "2 players", 0..6);
        let backwards = played::<Thrones>(Pool::ReadyMade, "2 players", (0..6).rev());
        let json = |report: &Report| serde_json::to_string(report).expect("a report is plain data");
        assert_eq!(json(&forwards), json(&backwards));
    }

    #[test]
    fn a_table_is_named_whole_or_by_some_words() {
        let names = |only: &str| {
            let tables = chosen(Thrones::tables(Pool::ReadyMade).expect("they stand"), only);
            tables.into_iter().map(|(_, table)| table.name).collect::<Vec<_>>()
        };
        assert_eq!(names("3 players"), ["3 players"]);
        assert_eq!(names("Littlefinger").len(), 2);
    }
}

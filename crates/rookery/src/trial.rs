//! `rookery trial GAME`: random games at every kind of table, looked at after every decision, and a
//! report of what never happened in them.

mod coverage;
mod fief;
mod thrones;

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Result, bail};
use clap::Args;
use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};
use serde::Serialize;
use tabletop::checks::{Check, Trial};
use tabletop::{Game, Seed, Waits};

use self::coverage::Coverage;
use crate::page::Page;

/// What is tried.
#[derive(Args)]
pub struct Arguments {
    /// The game
    #[arg(value_parser = ["thrones", "fief"])]
    game: String,
    /// How many games at each table
    #[arg(long, default_value_t = 20)]
    games: u64,
    /// Only at tables whose name has these words
    #[arg(long, default_value = "")]
    only: String,
    /// Break a game off after this round
    #[arg(long, default_value_t = 40)]
    rounds: u32,
    /// How many games at each table go through every check of the tabletop besides
    #[arg(long, default_value_t = 1)]
    checked: u64,
    /// How many decisions of a checked game are looked at
    #[arg(long, default_value_t = 200)]
    depth: usize,
    /// Where all chance comes from; the same seed gives the same report
    #[arg(long, default_value_t = 1)]
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
    /// Every kind of table: its name, and the setup of its game of that number.
    fn tables() -> Result<Vec<Table<Self>>>;
    /// Everything that can happen, counted nowhere yet.
    fn coverage() -> Coverage;
    /// Counts what happened.
    fn count(&self, event: &Self::Event, coverage: &mut Coverage);
    /// Whether a round begins with the event.
    fn begins_round(event: &Self::Event) -> bool;
    /// Whatever was lost or made out of nothing.
    fn audited(&self) -> Vec<String>;
}

/// How the game of a number is set up.
type SetUp<G> = Box<dyn Fn(u64) -> <G as Game>::Setup + Send + Sync>;

/// A kind of table.
struct Table<G: Game> {
    name: String,
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
    rounds: u64,
    /// Games that went through every check of the tabletop besides.
    checked: u64,
}

/// Everything a trial found.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    rules: u32,
    seed: u64,
    rounds_max: u32,
    games: u64,
    ended: u64,
    broken_off: u64,
    decisions: u64,
    faults: Vec<String>,
    never: BTreeMap<&'static str, Vec<String>>,
    tables: Vec<Played>,
    coverage: Coverage,
}

/// A round that takes longer does not end.
const DECISIONS_A_ROUND: u64 = 20_000;
/// How often something is done that nobody waits for: once in so many decisions.
const BESIDE_IN: u32 = 16;

/// Plays and reports.
pub fn run(arguments: &Arguments) -> Result<()> {
    match arguments.game.as_str() {
        "thrones" => trial::<::thrones::Thrones>(arguments),
        "fief" => trial::<::fief::Fief>(arguments),
        other => bail!("there is no game called {other:?}"),
    }
}

fn trial<G: Tried>(arguments: &Arguments) -> Result<()> {
    let tables = G::tables()?;
    let jobs = arguments.jobs.or_else(|| std::thread::available_parallelism().ok());
    let next = AtomicUsize::new(0);
    let found = Mutex::new((BTreeMap::new(), G::coverage(), BTreeMap::new()));
    std::thread::scope(|scope| {
        for _ in 0..jobs.map_or(1, NonZeroUsize::get) {
            scope.spawn(|| {
                loop {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some(table) = tables.get(place) else { return };
                    if !table.name.contains(&arguments.only) {
                        continue;
                    }
                    let mut at = AtTable::new(arguments, place, table);
                    at.play();
                    let mut found = found.lock().expect("no table panics outside its games");
                    found.0.insert(place, at.played);
                    found.1.add(&at.coverage);
                    found.2.insert(place, at.faults);
                }
            });
        }
    });
    let (played, coverage, faults) = found.into_inner().expect("every table has been played");
    let tables: Vec<Played> = played.into_values().collect();
    let sum = |of: fn(&Played) -> u64| tables.iter().map(of).sum();
    let report = Report {
        game: G::NAME,
        rules: G::RULES,
        seed: arguments.seed,
        rounds_max: arguments.rounds,
        games: sum(|table| table.games),
        ended: sum(|table| table.ended),
        broken_off: sum(|table| table.broken_off),
        decisions: sum(|table| table.decisions),
        faults: faults.into_values().flatten().collect(),
        never: coverage.never(),
        tables,
        coverage,
    };
    show(&report, arguments.json)?;
    match report.faults.len() {
        0 => Ok(()),
        count => bail!("{count} games went wrong"),
    }
}

/// The games at one table.
struct AtTable<'t, G: Tried> {
    arguments: &'t Arguments,
    /// The number of the table's first game.
    first: u64,
    table: &'t Table<G>,
    played: Played,
    coverage: Coverage,
    faults: Vec<String>,
}

impl<'t, G: Tried> AtTable<'t, G> {
    fn new(arguments: &'t Arguments, place: usize, table: &'t Table<G>) -> AtTable<'t, G> {
        let first = arguments.seed * 1_000_000_000 + place as u64 * 1_000_000;
        let played = Played { table: table.name.clone(), ..Played::default() };
        let (coverage, faults) = (G::coverage(), Vec::new());
        AtTable { arguments, first, table, played, coverage, faults }
    }

    fn play(&mut self) {
        for number in self.first..self.first + self.arguments.games {
            self.played.games += 1;
            let game = catch_unwind(AssertUnwindSafe(|| self.one(number)));
            let fault = match game {
                Ok(Ok(())) => continue,
                Ok(Err(fault)) => fault,
                Err(_) => "the game panicked".to_owned(),
            };
            self.faults.push(format!("{}, game {number}: {fault}", self.table.name));
        }
        let checks: Vec<Check> =
            Check::ALL.into_iter().filter(|check| *check != Check::GamesEnd).collect();
        let trial = Trial::<G, _>::new(&*self.table.setup).from(self.first);
        let trial = trial.games(self.arguments.checked).decisions(self.arguments.depth);
        match trial.check_all(&checks) {
            Ok(report) => self.played.checked += report.games,
            Err(fault) => self.faults.push(format!("{}, checked: {fault}", self.table.name)),
        }
    }

    /// One random game, audited after every decision.
    fn one(&mut self, number: u64) -> Result<(), String> {
        let seed = Seed::from_number(number);
        let game = G::begin(&(self.table.setup)(number), seed);
        let mut game = game.map_err(|refusal| refusal.to_string())?;
        let mut events = Vec::new();
        game.hurry(&mut events);
        let mut rng = SmallRng::seed_from_u64(number);
        let (mut rounds, mut since) = (0, 0);
        loop {
            for event in events.drain(..) {
                game.count(&event, &mut self.coverage);
                if G::begins_round(&event) {
                    (rounds, since) = (rounds + 1, 0);
                }
            }
            if game.outcome().is_some() || rounds > self.arguments.rounds {
                let ended = game.outcome().is_some();
                self.played.ended += u64::from(ended);
                self.played.broken_off += u64::from(!ended);
                self.played.rounds += u64::from(rounds.min(self.arguments.rounds));
                return Ok(());
            }
            let beside = rng.random_range(0..BESIDE_IN) == 0;
            let open = |waits: Waits| game.prompts().filter(move |prompt| prompt.waits == waits);
            let beside = beside && open(Waits::ForNobody).next().is_some();
            let waits = if beside { Waits::ForNobody } else { Waits::ForAnswer };
            let count = open(waits).count();
            let place = if count > 1 { rng.random_range(0..count) } else { 0 };
            let prompt = open(waits).nth(place).ok_or("nobody is asked and nobody has won")?;
            let (seat, answer) = (prompt.seat, prompt.shape.sample(&mut rng));
            game.decide(seat, &answer, &mut events).map_err(|refusal| refusal.to_string())?;
            (self.played.decisions, since) = (self.played.decisions + 1, since + 1);
            let faults = game.audited();
            if !faults.is_empty() {
                return Err(format!("round {rounds}, {since} decisions in: {}", faults.join("; ")));
            }
            if since > DECISIONS_A_ROUND {
                return Err(format!("round {rounds} does not end"));
            }
        }
    }
}

fn show(report: &Report, json: bool) -> Result<()> {
    let mut page = Page::new();
    if json {
        page.line(&serde_json::to_string_pretty(report)?);
        return page.show();
    }
    let Report { game, games, ended, broken_off, decisions, rounds_max, .. } = report;
    page.line(&format!(
        "{game}: {games} random games, {decisions} decisions; {ended} ended, {broken_off} broken off \
         after round {rounds_max}"
    ));
    page.line("");
    page.line("  games  ended  rounds  decisions  checked  table");
    for table in &report.tables {
        let Played { table, games, ended, decisions, rounds, checked, .. } = table;
        let each = |all: &u64| *all as f64 / (*games).max(1) as f64;
        let (rounds, decisions) = (each(rounds), each(decisions));
        page.line(&format!(
            "  {games:>5}  {ended:>5}  {rounds:>6.1}  {decisions:>9.0}  {checked:>7}  {table}"
        ));
    }
    page.line("");
    for (group, all) in report.coverage.groups() {
        let never = &report.never[group];
        page.line(&format!("{group}: {} of {all}", all - never.len()));
        if !never.is_empty() {
            page.prose("  never: ", 4, &never.join(", "));
        }
    }
    page.line("");
    page.line(&format!("{} faults", report.faults.len()));
    for fault in &report.faults {
        page.prose("  ", 4, fault);
    }
    page.show()
}

/// A game that is hurried from its beginning, for the tests of what can happen.
#[cfg(test)]
fn events_of<G: Tried>(decisions: usize) -> Coverage {
    let mut coverage = G::coverage();
    for table in G::tables().expect("the tables stand") {
        let mut game =
            G::begin(&(table.setup)(1), Seed::from_number(1)).expect("the setup is right");
        let (mut events, mut rng) = (Vec::new(), SmallRng::seed_from_u64(1));
        game.hurry(&mut tabletop::Silent);
        for _ in 0..decisions {
            let Some(prompt) = game.prompts().find(|prompt| prompt.waits == Waits::ForAnswer)
            else {
                break;
            };
            let (seat, answer) = (prompt.seat, prompt.shape.sample(&mut rng));
            game.decide(seat, &answer, &mut events).expect("what is offered is accepted");
            events.drain(..).for_each(|event| game.count(&event, &mut coverage));
        }
    }
    coverage
}

#[cfg(test)]
mod tests {
    use super::{Tried, events_of};

    fn knows_what_can_happen<G: Tried>() {
        let (before, after) = (G::coverage(), events_of::<G>(300));
        let known = before.groups().collect::<Vec<_>>();
        assert_eq!(known, after.groups().collect::<Vec<_>>(), "something unlisted happened");
    }

    #[test]
    fn a_trial_knows_what_can_happen_in_fief() {
        knows_what_can_happen::<fief::Fief>();
    }

    #[test]
    fn a_trial_knows_what_can_happen_in_thrones() {
        knows_what_can_happen::<thrones::Thrones>();
    }
}

//! `rookery simulate GAME`: many games between bots, and what came out of them.

pub mod fief;
mod matrix;
pub mod report;
pub mod table;
pub mod thrones;

use std::fmt::Write as _;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use bots::Contest;
use bots::arena::{Entry, Keep, Limit, Played, Tournament};
use bots::tally::Tally;
use bots::work::{Done, Task};
use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::json;
use tabletop::Outcome;

use crate::interrupt;
use crate::page::Page;
use crate::work::hand_out;

/// The most games that are played at once; more would not fit into memory.
pub const GAMES_MAX: u64 = 1_000_000;

/// Which game the bots play.
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    game: Which,
}

#[derive(Subcommand)]
enum Which {
    /// A Game of Thrones: The Card Game: `--seats stark:steward,lannister:random`
    Thrones(Simulation<thrones::Rules>),
    /// A Song of Ice and Fief: `--seats stark:steward,lannister:random,tully:random`
    Fief(Simulation<fief::Rules>),
}

/// Who sits at the table, and how the game is set up.
#[derive(Args)]
struct Simulation<R: Args> {
    /// Who takes part: what is played and who plays it, as in stark:steward,lannister:maester:2
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<String>,
    #[command(flatten)]
    common: Common,
    #[command(flatten)]
    rules: R,
}

/// What every game is asked alike.
#[derive(Args)]
pub struct Common {
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=GAMES_MAX))]
    pub games: u64,
    /// Where all chance comes from; the same seed gives the same result
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads play; it makes no difference to the result
    #[arg(long)]
    jobs: Option<NonZeroUsize>,
    /// Hand the games out to those who `rookery work` at this bus; it makes no difference to the result
    #[arg(long, conflicts_with = "jobs")]
    bus: Option<String>,
    /// Break a game off after this round
    #[arg(long, default_value_t = Limit::default().rounds)]
    rounds: u32,
    /// The result as JSON
    #[arg(long)]
    json: bool,
    /// Every game as a line of this CSV file
    #[arg(long)]
    csv: Option<PathBuf>,
    /// The result as a page to look at, in this HTML file
    #[arg(long)]
    report: Option<PathBuf>,
    /// Who beats whom as a table in this Markdown page, between its lines `<!-- who beats whom -->` and `<!-- end -->`
    #[arg(long)]
    matrix: Option<PathBuf>,
    /// Write every game down in this folder
    #[arg(long)]
    save: Option<PathBuf>,
}

/// Plays the games and shows the result.
pub fn run(arguments: &Arguments) -> Result<()> {
    match &arguments.game {
        Which::Thrones(Simulation { seats, common, rules }) => {
            let entries = entries(seats)?;
            let table = (0..entries.len()).collect();
            thrones::play(rules, common, &entries, &[table])
        }
        Which::Fief(Simulation { seats, common, rules }) => {
            let entries = entries(seats)?;
            let table = (0..entries.len()).collect();
            fief::play(rules, common, &entries, &[table])
        }
    }
}

/// The seats as named: what is played, and by whom; a bot that is not named is a steward.
pub fn entries(seats: &[String]) -> Result<Vec<Entry>> {
    let entry = |seat: &String| {
        let (plays, bot) = seat.split_once(':').unwrap_or((seat, "steward"));
        let (plays, bot) = (plays.trim(), bot.trim());
        if plays.is_empty() || bot.is_empty() {
            bail!("{seat:?} is no seat: name what is played and who plays it, as in stark:random");
        }
        Ok(Entry { plays: plays.to_owned(), bot: bot.to_owned() })
    };
    seats.iter().map(entry).collect()
}

impl Common {
    /// Plays the games at these tables and shows what came out.
    pub fn play<G: Contest>(
        &self,
        entries: &[Entry],
        tables: &[Vec<usize>],
        setup: &(dyn Fn(&[usize]) -> G::Setup + Sync),
    ) -> Result<()> {
        let begun = Instant::now();
        let tally = self.tally::<G>(entries, tables, setup, self.keep(Keep::Result))?;
        self.show::<G>(&tally, begun.elapsed())
    }

    /// Plays the games at these tables.
    pub fn tally<G: Contest>(
        &self,
        entries: &[Entry],
        tables: &[Vec<usize>],
        setup: &(dyn Fn(&[usize]) -> G::Setup + Sync),
        keep: Keep,
    ) -> Result<Tally> {
        for entry in entries {
            G::bot_named(&entry.bot)?;
        }
        if let Some(folder) = &self.save {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("{} cannot be made", folder.display()))?;
        }
        let jobs = self.jobs.or_else(|| std::thread::available_parallelism().ok());
        let games = Tournament::<G> {
            entries,
            tables,
            setup,
            games: self.games,
            seed: self.seed,
            jobs: jobs.map_or(1, NonZeroUsize::get),
            limit: Limit { rounds: self.rounds, ..Limit::default() },
            keep,
            stop: interrupt::watched(),
        };
        let bar = progress(self.games);
        let lines = Mutex::new(Vec::new());
        let after_each = |number: u64, played: &Played| {
            bar.inc(1);
            if self.csv.is_some() {
                let line = csv_line(number, &games.seated(number), played);
                lines.lock().expect("nobody panics while writing a line").push((number, line));
            }
            let (Some(folder), Some(journal)) = (&self.save, &played.journal) else {
                return Ok(());
            };
            std::fs::write(folder.join(format!("game-{number:05}.journal")), journal)
        };
        let tally = match &self.bus {
            Some(bus) => handed_out(bus, &games, &after_each),
            None => games.play(&after_each).map_err(Into::into),
        };
        bar.finish_and_clear();
        let tally = tally?;
        if tally.games < self.games {
            eprintln!("rookery: stopped after {} of {} games", tally.games, self.games);
        }
        if let Some(file) = &self.csv {
            let mut lines = lines.into_inner().expect("nobody panics while writing a line");
            lines.sort_unstable();
            let mut text = "game,seats,winners,first_player,rounds,decisions\n".to_owned();
            text.extend(lines.into_iter().map(|(_, line)| line));
            write(file, &text)?;
        }
        Ok(tally)
    }

    /// Whether the result is wanted as JSON.
    pub fn wants_json(&self) -> bool {
        self.json
    }

    /// Where a page to look at is wanted.
    pub fn report_file(&self) -> Option<&Path> {
        self.report.as_deref()
    }

    /// What must be kept of the games for what is asked; at least so much.
    pub fn keep(&self, least: Keep) -> Keep {
        if self.save.is_some() {
            Keep::Journal
        } else if self.report.is_some() || self.json {
            Keep::Story
        } else {
            least
        }
    }

    fn show<G: Contest>(&self, tally: &Tally, took: Duration) -> Result<()> {
        let mut page = Page::new();
        if self.json {
            let mut json = json!(tally);
            json["game"] = json!(G::NAME);
            json["seed"] = json!(self.seed);
            page.line(&serde_json::to_string_pretty(&json)?);
        } else {
            table::draw(&mut page, tally, G::NAME, self.seed);
            let each = took.as_secs_f64() * 1000.0 / tally.games.max(1) as f64;
            eprintln!("{:.1} s, {each:.1} ms a game", took.as_secs_f64());
        }
        if let Some(file) = &self.report {
            write(file, &report::page(tally, G::TITLE, self.seed, ""))?;
        }
        if let Some(file) = &self.matrix {
            matrix::put(file, tally, G::NAME, self.seed)?;
        }
        let places = [
            ("games stand", &self.save),
            ("page stands", &self.report),
            ("lines stand", &self.csv),
            ("matrix stands", &self.matrix),
        ];
        for (what, place) in places.into_iter().filter(|_| !self.json) {
            if let Some(place) = place {
                page.line(&format!("The {what} in {}.", place.display()));
            }
        }
        page.show()
    }
}

/// Has the games played by whoever works at the bus.
fn handed_out<G: Contest>(
    bus: &str,
    games: &Tournament<'_, G>,
    after_each: &dyn Fn(u64, &Played) -> std::io::Result<()>,
) -> Result<Tally> {
    let tasks: Vec<Task> = (0..games.games).map(|number| games.task(number)).collect();
    let done = hand_out(bus, &tasks, &mut |number, done| match done {
        Done::Played(played) => Ok(after_each(number, played)?),
        Done::Lesson(_) | Done::Review(_) | Done::Failed(_) => {
            bail!("game {number} was not played")
        }
    })?;
    let played = done.into_iter().filter_map(|done| match done {
        Done::Played(played) => Some(Played { journal: None, ..played }),
        Done::Lesson(_) | Done::Review(_) | Done::Failed(_) => None,
    });
    Ok(games.count(played.collect()))
}

/// Writes a file, or says which cannot be written.
pub fn write(file: &Path, text: &str) -> Result<()> {
    std::fs::write(file, text).with_context(|| format!("{} cannot be written", file.display()))
}

/// One game as a line of CSV.
fn csv_line(number: u64, seated: &[&Entry], played: &Played) -> String {
    let names: Vec<String> = seated.iter().map(|entry| entry.label()).collect();
    let winners = played.outcome.as_ref().map(Outcome::winners).unwrap_or_default();
    let winners: Vec<&str> = winners.iter().map(|seat| names[seat.index()].as_str()).collect();
    let mut line = String::new();
    writeln!(
        line,
        "{number},{},{},{},{},{}",
        names.join(" "),
        winners.join(" "),
        names[played.first_player.index()],
        played.rounds,
        played.decisions
    )
    .expect("a text can be written to");
    line
}

/// A bar on the error output, so that the result can be piped on; none where nobody looks.
pub fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr_with_hz(5));
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} to go");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

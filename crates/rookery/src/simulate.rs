//! `rookery simulate GAME`: many games between bots, and what came out of them.

mod fief;
mod thrones;

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use bots::Contest;
use bots::arena::{Entry, Keep, Limit, Played, Tournament};
use bots::tally::{Record, Spread, Tally};
use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::json;

use crate::interrupt;
use crate::page::Page;

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
    Thrones(thrones::Arguments),
    /// A Song of Ice and Fief: `--seats stark:steward,lannister:random,tully:random`
    Fief(fief::Arguments),
}

/// What every game is asked alike.
#[derive(Args)]
pub struct Common {
    /// Who takes part: what is played and who plays it, as in stark:steward,lannister:random
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=GAMES_MAX))]
    games: u64,
    /// Where all chance comes from; the same seed gives the same result
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play; it makes no difference to the result
    #[arg(long)]
    jobs: Option<NonZeroUsize>,
    /// Break a game off after this round
    #[arg(long, default_value_t = Limit::default().rounds)]
    rounds: u32,
    /// The result as JSON
    #[arg(long)]
    json: bool,
    /// Write every game down in this folder
    #[arg(long)]
    save: Option<PathBuf>,
}

/// Plays the games and shows the result.
pub fn run(arguments: &Arguments) -> Result<()> {
    match &arguments.game {
        Which::Thrones(arguments) => thrones::run(arguments),
        Which::Fief(arguments) => fief::run(arguments),
    }
}

impl Common {
    /// The seats as named: what is played, and by whom; a bot that is not named is a steward.
    fn entries(&self) -> Result<Vec<(String, Entry)>> {
        let entry = |seat: &String| {
            let (what, bot) = seat.split_once(':').unwrap_or((seat, "steward"));
            if what.trim().is_empty() || bot.trim().is_empty() {
                bail!(
                    "{seat:?} is no seat: name what is played and who plays it, as in stark:random"
                );
            }
            let label = format!("{}:{}", what.trim(), bot.trim());
            Ok((what.trim().to_owned(), Entry { label, bot: bot.trim().to_owned() }))
        };
        self.seats.iter().map(entry).collect()
    }

    /// Plays the games between the entries.
    fn play<G: Contest>(
        &self,
        entries: &[Entry],
        setup: &(dyn Fn(&[usize]) -> G::Setup + Sync),
    ) -> Result<()> {
        for entry in entries {
            G::bot_named(&entry.bot)?;
        }
        if let Some(folder) = &self.save {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("{} cannot be made", folder.display()))?;
        }
        let jobs = self.jobs.or_else(|| std::thread::available_parallelism().ok());
        let keep = if self.save.is_some() { Keep::Journal } else { Keep::Result };
        let limit = Limit { rounds: self.rounds, ..Limit::default() };
        let games = Tournament::<G> {
            entries,
            setup,
            games: self.games,
            seed: self.seed,
            jobs: jobs.map_or(1, NonZeroUsize::get),
            limit,
            keep,
            stop: interrupt::watched(),
        };
        let bar = progress(self.games);
        let after_each = |number: u64, played: &Played| {
            bar.inc(1);
            let (Some(folder), Some(journal)) = (&self.save, &played.journal) else {
                return Ok(());
            };
            std::fs::write(folder.join(format!("game-{number:05}.journal")), journal)
        };
        let begun = Instant::now();
        let tally = games.play(&after_each);
        bar.finish_and_clear();
        let tally = tally?;
        if tally.games < self.games {
            eprintln!("rookery: stopped after {} of {} games", tally.games, self.games);
        }
        self.show::<G>(&tally, begun.elapsed())
    }

    fn show<G: Contest>(&self, tally: &Tally, took: Duration) -> Result<()> {
        let mut page = Page::new();
        if self.json {
            let mut json = json!(tally);
            json["game"] = json!(G::NAME);
            json["seed"] = json!(self.seed);
            page.line(&serde_json::to_string_pretty(&json)?);
        } else {
            lines(&mut page, tally, G::NAME, self.seed);
            let each = took.as_secs_f64() * 1000.0 / tally.games.max(1) as f64;
            eprintln!("{:.1} s, {each:.1} ms a game", took.as_secs_f64());
        }
        if let Some(folder) = self.save.as_ref().filter(|_| !self.json) {
            page.line(&format!("The games stand in {}.", folder.display()));
        }
        page.show()
    }
}

/// A bar on the error output, so that the result can be piped on; none where nobody looks.
pub fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr_with_hz(5));
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} to go");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn lines(page: &mut Page, tally: &Tally, game: &str, seed: u64) {
    page.line(&format!("{game}: {} games, seed {seed}", tally.games));
    let widest = tally.seats.iter().map(|record| record.name.chars().count()).max().unwrap_or(0);
    for record in &tally.seats {
        page.line(&format!("  {}", line(record, widest)));
    }
    page.line("");
    page.line(&format!("  {}", line(&tally.first_player, widest)));
    for record in &tally.places {
        page.line(&format!("  {}", line(record, widest)));
    }
    page.line("");
    page.line(&spread("rounds", &tally.rounds));
    page.line(&spread("decisions", &tally.decisions));
    if tally.draws > 0 {
        page.line(&format!("  {} games without a winner", tally.draws));
    }
    if tally.broken_off > 0 {
        page.line(&format!("  {} games broken off unfinished", tally.broken_off));
    }
}

fn line(record: &Record, widest: usize) -> String {
    let Record { name, games, wins, win_rate, interval: [low, high] } = record;
    let percent = |share: f64| share * 100.0;
    format!(
        "{name:widest$}  {wins:>5} of {games:<5} {:>5.1} %  [{:.1} to {:.1}]",
        percent(*win_rate),
        percent(*low),
        percent(*high)
    )
}

fn spread(name: &str, spread: &Spread) -> String {
    let Spread { min, median, mean, max } = spread;
    format!("  {name:<10} {mean:.1} on average, {median} in the middle, {min} to {max}")
}

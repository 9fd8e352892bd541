//! `rookery train GAME`: bots play themselves, and what a table is worth is learned from it.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};
use bots::arena::Limit;
use bots::train::School;
use bots::value::{Valued, Weights, fit};
use bots::work::{Done, Task};
use clap::{Args, ValueEnum};
use fief::{Fief, House};
use thrones::Thrones;
use thrones::deck::{Deck, Profile, READY_MADE, ready_made};
use thrones::ruleset::Edition;
use thrones::setup::{Setup, SetupDeck, Variant};

use crate::page::Page;
use crate::simulate::progress;
use crate::work::hand_out;

/// What is learned, and from how many games.
#[derive(Args)]
pub struct Arguments {
    /// The game
    game: Which,
    /// How many games the bots play
    #[arg(long, default_value_t = 4000, value_parser = clap::value_parser!(u64).range(8..1_000_000))]
    games: u64,
    /// Where all chance comes from; the same seed gives the same weights
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays: one bot, or several that take turns at the seats
    #[arg(long, value_delimiter = ',', default_value = "steward")]
    bots: Vec<String>,
    /// How many threads play; it makes no difference to the weights
    #[arg(long)]
    jobs: Option<NonZeroUsize>,
    /// Hand the games out to those who `rookery work` at this bus; it makes no difference to the weights
    #[arg(long, conflicts_with = "jobs")]
    bus: Option<String>,
    /// Write the weights to this file instead of showing them
    #[arg(long)]
    out: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Which {
    Thrones,
    Fief,
}

/// Plays, learns, and shows or writes the weights.
pub fn run(arguments: &Arguments) -> Result<()> {
    let weights = match arguments.game {
        Which::Thrones => {
            let decks = thrones_decks();
            learn::<Thrones>(arguments, &|number| thrones_setup(&decks, number))?
        }
        Which::Fief => learn::<Fief>(arguments, &fief_setup)?,
    };
    let text = serde_json::to_string_pretty(&weights)? + "\n";
    match &arguments.out {
        Some(file) => std::fs::write(file, text)
            .with_context(|| format!("{} cannot be written", file.display())),
        None => {
            let mut page = Page::new();
            page.line(text.trim_end());
            page.show()
        }
    }
}

fn learn<G: Valued>(
    arguments: &Arguments,
    setup: &(dyn Fn(u64) -> (G::Setup, usize) + Sync),
) -> Result<Weights> {
    let Arguments { games, seed, bots, jobs, bus, .. } = arguments;
    for bot in bots {
        G::bot_named(bot)?;
    }
    let jobs = jobs.or_else(|| std::thread::available_parallelism().ok());
    let jobs = jobs.map_or(1, NonZeroUsize::get);
    let limit = Limit { rounds: 40, ..Limit::default() };
    let school = School::<G> { setup, bots, games: *games, seed: *seed, jobs, limit };
    let (name, bots) = (G::NAME, bots.join(","));
    let made_by = format!("rookery train {name} --games {games} --seed {seed} --bots {bots}");
    let bar = progress(*games);
    let weights = match bus {
        Some(bus) => {
            let tasks: Vec<Task> = (0..*games).map(|number| school.task(number)).collect();
            let done = hand_out(bus, &tasks, &mut |number, done| match done {
                Done::Lesson(_) => {
                    bar.inc(1);
                    Ok(())
                }
                Done::Played(_) | Done::Review(_) | Done::Failed(_) => {
                    bail!("game {number} taught nothing")
                }
            })?;
            let lessons = done.into_iter().filter_map(|done| match done {
                Done::Lesson(lesson) => Some(lesson),
                Done::Played(_) | Done::Review(_) | Done::Failed(_) => None,
            });
            fit::<G>(&lessons.collect::<Vec<_>>(), &made_by)
        }
        None => school.learn(&made_by, &|| bar.inc(1))?,
    };
    bar.finish_and_clear();
    Ok(weights)
}

/// The ready-made decks of the LCG, of all Houses there are.
pub fn thrones_decks() -> Vec<SetupDeck> {
    let decks = READY_MADE.iter().filter_map(|deck| ready_made(deck.name));
    let fits = |deck: &Deck| deck.check(Profile::Casual, Edition::Lcg).is_empty();
    decks.filter(fits).map(|deck| SetupDeck::from(&deck)).collect()
}

/// The table of a game: half of them seat two, the others three and four; every pair and order of decks comes up.
pub fn thrones_setup(decks: &[SetupDeck], number: u64) -> (Setup, usize) {
    let players = [2, 3, 2, 4][(number % 4) as usize];
    let turn = (number / 4) as usize;
    let (first, skip) = (turn % decks.len(), 1 + turn / decks.len() % (decks.len() - 1));
    let place = |seat: usize| match players {
        2 => (first + seat * skip) % decks.len(),
        _ => (first + seat) % decks.len(),
    };
    let decks = (0..players).map(|seat| decks[place(seat)].clone()).collect();
    let edition = Edition::Lcg;
    (Setup { edition, variant: Variant::Standard, profile: Profile::Casual, decks }, players)
}

/// The table of a game: every other one seats four, the rest three, five and six; every House comes up.
pub fn fief_setup(number: u64) -> (fief::Setup, usize) {
    let players = [4, 3, 4, 5, 4, 6][(number % 6) as usize];
    let (turn, step) = ((number / 6) as usize, [1, 2, 4][(number / 54 % 3) as usize]);
    let house = |seat: usize| House::ALL[(turn + seat * step) % House::ALL.len()];
    let houses: Vec<House> = (0..players).map(house).collect();
    (fief::Setup::with_houses(&houses), players)
}

//! `rookery bench GAME`: how fast a game's rules are, measured with random play, or how long a bot thinks; `rookery bench
//! wire`: how much is sent.

mod answers;
mod measure;
mod wire;

use std::ops::RangeInclusive;

use anyhow::{Result, bail};
use bots::Contest;
use clap::Args;
use serde::Serialize;
use thrones::deck::Profile;
use thrones::ruleset::Edition;
use thrones::setup::{Setup, SetupDeck, Variant};

use self::measure::{Measured, measure};
use crate::page::Page;
use crate::pool::{Pool, drawn};

/// At how many tables drawn decks are measured.
const DRAWN: u64 = 60;

/// What is measured.
#[derive(Args)]
pub struct Arguments {
    /// The game; or `wire`, for what is sent in both
    #[arg(value_parser = ["thrones", "fief", "wire"])]
    game: String,
    /// Only with so many seats
    #[arg(long)]
    seats: Option<u8>,
    /// How long this bot thinks among stewards, as in maester:2
    #[arg(long)]
    bot: Option<String>,
    /// How many seconds each number of seats is played
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// Which decks are played in thrones: those of the Core Set, or drawn from all cards
    #[arg(long, value_enum, default_value_t)]
    pool: Pool,
    /// Where all chance comes from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// The figures of a game.
#[derive(Serialize)]
struct Report<'r> {
    game: &'static str,
    rules: u32,
    /// The figures of the fewest seats, which are the first of the tables too.
    #[serde(flatten)]
    fewest: &'r Measured,
    tables: &'r [Measured],
}

/// Measures and shows.
pub fn run(arguments: &Arguments) -> Result<()> {
    if !(0.01..=3600.0).contains(&arguments.seconds) {
        bail!("{} seconds cannot be measured", arguments.seconds);
    }
    match arguments.game.as_str() {
        "thrones" => {
            bench::<thrones::Thrones>(arguments, 2..=4, |seats| tables(arguments.pool, seats))
        }
        "fief" => {
            bench::<fief::Fief>(arguments, 3..=6, |seats| Ok(vec![fief::Setup::for_players(seats)]))
        }
        "wire" => wire::run(arguments.seed, arguments.json),
        other => bail!("there is no game called {other:?}"),
    }
}

/// The tables that are measured: one with the decks of the Core Set, or many with drawn ones.
fn tables(pool: Pool, seats: u8) -> Result<Vec<Setup>> {
    match pool {
        Pool::ReadyMade => Ok(vec![core_decks(seats)?]),
        Pool::All => Ok((0..DRAWN).map(|game| table(drawn(game, seats.into()))).collect()),
    }
}

/// The decks of the Core Set, as many as there are seats.
fn core_decks(seats: u8) -> Result<Setup> {
    let names = ["stark", "lannister", "baratheon", "targaryen"];
    let decks = names.iter().take(usize::from(seats));
    let decks = decks.map(|name| Ok(SetupDeck::from(&crate::deck::load(name)?)));
    Ok(table(decks.collect::<Result<_>>()?))
}

/// A table of the Living Card Game with these decks.
fn table(decks: Vec<SetupDeck>) -> Setup {
    Setup { edition: Edition::Lcg, variant: Variant::Standard, profile: Profile::Casual, decks }
}

fn bench<G: Contest>(
    arguments: &Arguments,
    all: RangeInclusive<u8>,
    setups: impl Fn(u8) -> Result<Vec<G::Setup>>,
) -> Result<()> {
    if let Some(seats) = arguments.seats.filter(|seats| !all.contains(seats)) {
        bail!("{} has {} to {} seats, not {seats}", G::NAME, all.start(), all.end());
    }
    if let Some(bot) = &arguments.bot {
        let seats = arguments.seats.unwrap_or(if *all.start() == 2 { 2 } else { 4 });
        let Arguments { seed, seconds, json, .. } = arguments;
        let answers = answers::measure::<G>(&setups(seats)?, bot, *seed, *seconds)?;
        return answers::show(&answers, *json);
    }
    let mut tables = Vec::new();
    for seats in all.filter(|seats| arguments.seats.is_none_or(|wanted| wanted == *seats)) {
        let Arguments { seed, seconds, .. } = arguments;
        tables.push(measure::<G>(&setups(seats)?, seats, *seed, *seconds)?);
    }
    let mut page = Page::new();
    if arguments.json {
        let (fewest, tables) = (&tables[0], &tables[..]);
        let report = Report { game: G::NAME, rules: G::RULES, fewest, tables };
        page.line(&serde_json::to_string_pretty(&report)?);
    } else {
        lines(&mut page, G::NAME, &tables);
    }
    page.show()
}

fn lines(page: &mut Page, game: &str, tables: &[Measured]) {
    page.line(&format!("{game}, random play, silent scribe, one core"));
    for table in tables {
        page.line(&format!("  {} seats", table.seats));
        let figure = |page: &mut Page, name: &str, figure: String| {
            page.line(&format!("    {name:<30} {figure:>12}"));
        };
        figure(page, "decisions a second", format!("{:.0}", table.decisions_per_second));
        figure(page, "games a second", format!("{:.1}", table.games_per_second));
        figure(page, "decisions a game", format!("{:.1}", table.decisions_per_game));
        figure(page, "a clone, ns", format!("{:.0}", table.clone_ns));
        figure(page, "a copy of its bytes, ns", format!("{:.0}", table.memcpy_ns));
        figure(page, "bytes of the state", table.state_bytes.to_string());
        figure(page, "a re-deal, ns", format!("{:.0}", table.redeal_ns));
        let allocations = table.allocations_per_decision;
        figure(page, "allocations a decision", format!("{allocations:.4}"));
        for (at, cost) in [(50, table.decision_50_ns), (500, table.decision_500_ns)] {
            let cost = cost.map_or("-".to_owned(), |cost| format!("{cost:.0}"));
            figure(page, &format!("decision {at}, ns"), cost);
        }
    }
}

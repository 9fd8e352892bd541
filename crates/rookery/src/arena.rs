//! `rookery arena GAME`: every bot of a pool against every other, with every deck or House of a pool.

use anyhow::{Result, bail};
use bots::arena::Entry;
use clap::{Args, Subcommand};

use crate::simulate::{Common, fief, thrones};

/// Which game the bots play.
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    game: Which,
}

#[derive(Subcommand)]
enum Which {
    /// A Game of Thrones: The Card Game: `--bots maester:2,steward --decks stark,lannister`
    Thrones {
        /// The decks, ready-made or files, divided by commas
        #[arg(long, value_delimiter = ',', default_value = "stark,lannister,baratheon,targaryen")]
        decks: Vec<String>,
        /// How many players sit at a table
        #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
        players: u8,
        #[command(flatten)]
        pool: Pool,
        #[command(flatten)]
        common: Common,
        #[command(flatten)]
        rules: thrones::Rules,
    },
    /// A Song of Ice and Fief: `--bots maester:2,steward --players 4`
    Fief {
        /// The Houses, divided by commas
        #[arg(
            long,
            value_delimiter = ',',
            default_value = "stark,lannister,tully,baratheon,greyjoy,tyrell,arryn,martell"
        )]
        houses: Vec<String>,
        /// How many players sit at a table
        #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(3..=6))]
        players: u8,
        #[command(flatten)]
        pool: Pool,
        #[command(flatten)]
        common: Common,
        #[command(flatten)]
        rules: fief::Rules,
    },
}

/// The bots that meet.
#[derive(Args)]
struct Pool {
    /// The bots, divided by commas, as in maester:2,steward,steward-1; one bot alone tries what is played
    #[arg(long, value_delimiter = ',', default_value = "steward")]
    bots: Vec<String>,
    /// The first bot sits alone among each of the others, and never the other way round
    #[arg(long)]
    alone: bool,
}

/// Plays the games and shows the result.
pub fn run(arguments: &Arguments) -> Result<()> {
    match &arguments.game {
        Which::Thrones { decks, players, pool, common, rules } => {
            let (entries, tables) = pool.tables(decks, usize::from(*players))?;
            thrones::play(rules, common, &entries, &tables)
        }
        Which::Fief { houses, players, pool, common, rules } => {
            let (entries, tables) = pool.tables(houses, usize::from(*players))?;
            fief::play(rules, common, &entries, &tables)
        }
    }
}

impl Pool {
    /// Everybody who takes part, and who sits together.
    fn tables(&self, plays: &[String], seats: usize) -> Result<(Vec<Entry>, Vec<Vec<usize>>)> {
        if plays.len() < seats {
            bail!("{} to choose from for {seats} seats: name more", plays.len());
        }
        let mut entries = Vec::new();
        for bot in &self.bots {
            for what in plays {
                entries.push(Entry { plays: what.clone(), bot: bot.clone() });
            }
        }
        let count = plays.len();
        let mut tables = Vec::new();
        for one in 0..self.bots.len() {
            for other in 0..self.bots.len() {
                let same = one == other && self.bots.len() > 1;
                let twice = seats == 2 && other < one;
                if !(same || twice || (self.alone && one > 0)) {
                    tables.extend(between(one * count, other * count, count, seats));
                }
            }
        }
        Ok((entries, tables))
    }
}

/// The tables at which one of the entries from `one` on sits among those from `other` on.
fn between(one: usize, other: usize, count: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut tables = Vec::new();
    for first in 0..count {
        if seats > 2 {
            let others = (1..seats).map(|step| other + (first + step) % count);
            tables.push(std::iter::once(one + first).chain(others).collect());
            continue;
        }
        for second in 0..count {
            // The same deck twice says nothing about decks; one bot meets itself once with each pair.
            if first != second && (one != other || first < second) {
                tables.push(vec![one + first, other + second]);
            }
        }
    }
    tables
}

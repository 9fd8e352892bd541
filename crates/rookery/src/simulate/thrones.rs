//! Many games of A Game of Thrones: The Card Game.

use anyhow::{Result, bail};
use tabletop::{Game as _, Seed};
use thrones::Thrones;

use super::Common;
use crate::play::thrones::Rules;

/// What is asked of this game besides.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    common: Common,
    #[command(flatten)]
    rules: Rules,
}

/// Plays the games.
pub fn run(arguments: &Arguments) -> Result<()> {
    let (names, entries): (Vec<_>, Vec<_>) = arguments.common.entries()?.into_iter().unzip();
    let decks = arguments.rules.decks(names.iter())?;
    let setup = |order: &[usize]| {
        arguments.rules.setup(order.iter().map(|entry| decks[*entry].clone()).collect())
    };
    let order: Vec<usize> = (0..decks.len()).collect();
    if let Err(refusal) = Thrones::begin(&setup(&order), Seed::from_number(0)) {
        bail!("{refusal}");
    }
    arguments.common.play::<Thrones>(&entries, &setup)
}

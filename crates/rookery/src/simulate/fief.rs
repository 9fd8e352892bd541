//! Many games of A Song of Ice and Fief.

use anyhow::{Result, bail};
use fief::{Fief, House, Setup};

use super::Common;
use crate::play::fief::{Rules, house_named};

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
    let houses = names.iter().map(|name| house_named(name)).collect::<Result<Vec<House>>>()?;
    let rules = arguments.rules.apply(Setup::default())?;
    let setup = |order: &[usize]| {
        let houses: Vec<House> = order.iter().map(|entry| houses[*entry]).collect();
        Setup { players: houses.len() as u8, houses, ..rules.clone() }
    };
    let order: Vec<usize> = (0..houses.len()).collect();
    if let Err(refusal) = setup(&order).board() {
        bail!("{refusal}");
    }
    arguments.common.play::<Fief>(&entries, &setup)
}

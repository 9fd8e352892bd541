//! Many games of A Song of Ice and Fief.

use anyhow::{Result, bail};
use bots::arena::Entry;
use fief::{Fief, House, Setup};

use super::Common;
pub use crate::play::fief::Rules;
use crate::play::fief::house_named;

/// Plays the games at these tables and shows what came out.
pub fn play(
    rules: &Rules,
    common: &Common,
    entries: &[Entry],
    tables: &[Vec<usize>],
) -> Result<()> {
    let houses = entries.iter().map(|entry| house_named(&entry.plays));
    let houses = houses.collect::<Result<Vec<House>>>()?;
    let rules = rules.apply(Setup::default())?;
    let setup = |order: &[usize]| {
        let houses: Vec<House> = order.iter().map(|entry| houses[*entry]).collect();
        Setup { players: houses.len() as u8, houses, ..rules.clone() }
    };
    for table in tables.iter().take(1) {
        if let Err(refusal) = setup(table).board() {
            bail!("{refusal}");
        }
    }
    common.play::<Fief>(entries, tables, &setup)
}

//! Many games of A Game of Thrones: The Card Game.

use anyhow::{Result, bail};
use bots::arena::Entry;
use tabletop::{Game as _, Seed};
use thrones::Thrones;

use super::Common;
pub use crate::play::thrones::Rules;

/// Plays the games at these tables and shows what came out.
pub fn play(
    rules: &Rules,
    common: &Common,
    entries: &[Entry],
    tables: &[Vec<usize>],
) -> Result<()> {
    let decks = rules.decks(entries.iter().map(|entry| &entry.plays))?;
    let setup =
        |order: &[usize]| rules.setup(order.iter().map(|entry| decks[*entry].clone()).collect());
    for table in tables.iter().take(1) {
        if let Err(refusal) = Thrones::begin(&setup(table), Seed::from_number(0)) {
            bail!("{refusal}");
        }
    }
    common.play::<Thrones>(entries, tables, &setup)
}

//! Which decks of the card game are tried and measured.

use clap::ValueEnum;
use thrones::setup::SetupDeck;

/// Where decks come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Pool {
    /// They come with the game
    #[default]
    ReadyMade,
    /// They are drawn from all cards of the Living Card Game
    All,
}

/// The decks drawn for a game of that number.
pub fn drawn(game: u64, seats: u64) -> Vec<SetupDeck> {
    let deck = |seat| SetupDeck::from(&thrones::deck::drawn(game * 4 + seat));
    (0..seats).map(deck).collect()
}

//! What the terminal must know of a game to show it.

use anyhow::Result;
use serde_json::Value;
use tabletop::{Choice, Offer, Seat, Table};

use crate::card::ink::Ink;

/// What stands behind a choice.
pub enum Hint {
    /// A few facts, which may change.
    Facts(String),
    /// A rules text, which need not be told again and again.
    Text(String),
}

/// The card a question comes from.
pub struct Subject {
    /// Its title.
    pub name: String,
    /// Its rules text.
    pub text: String,
}

/// The face a game shows in the terminal: one implementation for each game.
pub trait Face {
    /// What the box calls the game.
    fn title(&self) -> &'static str;

    /// The whole table as the seat sees it.
    fn draw(&self, table: &dyn Table, me: Seat, ink: Ink) -> Vec<String>;

    /// Where the game is. When it changes, the table is drawn anew.
    fn chapter(&self, table: &dyn Table, me: Seat) -> String;

    /// A line or two beside every question: what one looks at most.
    fn status(&self, table: &dyn Table, me: Seat, ink: Ink) -> Vec<String>;

    /// Everything known of the thing of that name.
    ///
    /// # Errors
    /// When nothing is called so.
    fn show(&self, table: &dyn Table, me: Seat, name: &str, ink: Ink) -> Result<Vec<String>>;

    /// The things of that name an answer could pick, with their labels.
    fn things(&self, table: &dyn Table, me: Seat, name: &str) -> Vec<(String, Value)>;

    /// What a question is about besides its words: the card that asks.
    fn subject(&self, table: &dyn Table, me: Seat, ask: &Value) -> Option<Subject>;

    /// What stands behind a choice so that one need not look it up: cost, STR, icons.
    fn hint(&self, table: &dyn Table, me: Seat, choice: &Choice) -> Option<Hint>;

    /// The stretch of the game that may be slept through by `skip`, if the question is one of many
    /// chances to act.
    fn stretch(&self, table: &dyn Table, me: Seat, offer: &Offer) -> Option<String>;

    /// What somebody in this seat is called.
    fn name_of(&self, table: &dyn Table, seat: Seat) -> String;
}

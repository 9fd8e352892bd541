//! What a game is, fact by fact under lasting names: what digests are made of.
//!
//! A game writes down what everybody could agree on who looked at the whole table: where every piece is and what is on
//! it, whose turn it is, how much chance was used. What is asked and how the game ended is added for it. How a game
//! keeps all that, and what it remembers only to find things quickly, makes no difference.

use std::fmt::{Display, Write as _};

use serde::Serialize;

use crate::{Game, Shape, Silent, Waits};

/// The facts of a game, a line each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fingerprint {
    facts: String,
}

impl Fingerprint {
    /// Writes down a fact: its name, and its value as journals write it.
    ///
    /// # Panics
    /// When the value is none that can be written.
    pub fn fact(&mut self, name: impl Display, value: &impl Serialize) {
        let value = serde_json::to_string(value).expect("a fact is plain data");
        writeln!(self.facts, "{name} {value}").expect("a string takes any text");
    }

    /// The facts as text, to see in which two games differ.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.facts
    }

    /// The facts of a game, with what is asked and how it ended. Forced prompts that are still open make no difference.
    #[must_use]
    pub fn of<G: Game>(game: &G) -> Fingerprint {
        let mut settled = game.clone();
        settled.hurry(&mut Silent);
        let mut facts = Fingerprint::default();
        settled.fingerprint(&mut facts);
        for prompt in settled.prompts() {
            let seat = prompt.seat.0;
            facts.fact(format_args!("seat {seat} is asked"), &prompt.rule);
            if prompt.waits == Waits::ForNobody {
                facts.fact(format_args!("seat {seat} need not answer"), &true);
            }
            match &prompt.shape {
                Shape::One(of) => facts.fact("one of", of),
                Shape::Some { of, count, worth } => {
                    facts.fact("some of", of);
                    facts.fact("as many as", &(count.start(), count.end()));
                    if let Some(worth) = worth {
                        facts.fact("worth", &worth.each);
                        facts.fact("in all", &(worth.total.start(), worth.total.end()));
                    }
                }
                Shape::Order(of) => facts.fact("an order of", of),
                Shape::Amount(range) => facts.fact("a number", &(range.start(), range.end())),
            }
        }
        facts.fact("outcome", &settled.outcome());
        facts
    }
}

/// A hash of the facts of a game. Two games with one digest are the same to everybody at the table.
#[must_use]
pub fn digest<G: Game>(game: &G) -> String {
    blake3::hash(Fingerprint::of(game).text().as_bytes()).to_hex()[..16].to_owned()
}

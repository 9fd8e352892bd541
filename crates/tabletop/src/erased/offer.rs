//! Prompts as JSON, with the words a player reads.

use serde::Serialize;
use serde_json::Value;

use super::to_json;
use crate::{Game, Prompt, RuleId, Seat, Shape, Waits, Worth};

/// A prompt as JSON.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Offer {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked, as data.
    pub ask: Value,
    /// What is asked, in words.
    pub text: String,
    /// The rule the question comes from.
    pub rule: RuleId,
    /// Whether play waits for the answer.
    pub waits: bool,
    /// Whether there is only one answer.
    pub forced: bool,
    /// What can be answered.
    pub shape: OfferShape,
}

/// The four shapes as JSON.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferShape {
    /// One of these.
    One {
        /// The things.
        of: Vec<Choice>,
    },
    /// Some of these.
    Some {
        /// The things.
        of: Vec<Choice>,
        /// The fewest and the most.
        count: [usize; 2],
        /// The least and the most their worths may add up to.
        total: Option<[u32; 2]>,
    },
    /// All of these, in an order.
    Order {
        /// The things.
        of: Vec<Choice>,
    },
    /// A number from the first to the second.
    Amount {
        /// The least and the most.
        range: [u32; 2],
    },
}

/// A thing that can be picked.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// The thing, as an answer names it.
    pub item: Value,
    /// The thing in the game's words.
    pub label: String,
    /// What it counts for, where things are added up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<u8>,
}

impl Offer {
    /// The prompt as JSON.
    pub fn new<G: Game>(game: &G, prompt: &Prompt<'_, G::Item, G::Ask>) -> Offer {
        Offer {
            seat: prompt.seat,
            ask: to_json(&prompt.ask),
            text: prompt.ask.to_string(),
            rule: prompt.rule,
            waits: prompt.waits == Waits::ForAnswer,
            forced: prompt.is_forced(),
            shape: OfferShape::new(game, &prompt.shape),
        }
    }

    /// Whether play waits for this seat to answer this prompt.
    pub(super) fn waits_for<I, A>(prompt: &Prompt<'_, I, A>, seat: Seat) -> bool {
        prompt.seat == seat && prompt.waits == Waits::ForAnswer
    }
}

impl OfferShape {
    fn new<G: Game>(game: &G, shape: &Shape<'_, G::Item>) -> OfferShape {
        match shape {
            Shape::One(of) => OfferShape::One { of: choices(game, of, None) },
            Shape::Some { of, count, worth } => OfferShape::Some {
                of: choices(game, of, worth.as_ref()),
                count: [*count.start(), (*count.end()).min(of.len())],
                total: worth.as_ref().map(|worth| [*worth.total.start(), *worth.total.end()]),
            },
            Shape::Order(of) => OfferShape::Order { of: choices(game, of, None) },
            Shape::Amount(range) => OfferShape::Amount { range: [*range.start(), *range.end()] },
        }
    }
}

fn choices<G: Game>(game: &G, of: &[G::Item], worth: Option<&Worth<'_>>) -> Vec<Choice> {
    let choice = |(place, item): (usize, &G::Item)| Choice {
        item: to_json(item),
        label: game.label(item),
        worth: worth.map(|worth| worth.each[place]),
    };
    of.iter().enumerate().map(choice).collect()
}

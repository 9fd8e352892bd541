//! What a player answers.

use serde::{Deserialize, Serialize};

/// An answer, in the shape of the prompt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Answer<I> {
    /// One thing.
    One(I),
    /// Some things; their order means nothing.
    Some(Vec<I>),
    /// All things, in this order.
    Order(Vec<I>),
    /// A number.
    Amount(u32),
}

impl<I> Answer<I> {
    /// The things the answer names.
    #[must_use]
    pub fn items(&self) -> &[I] {
        match self {
            Answer::One(item) => std::slice::from_ref(item),
            Answer::Some(items) | Answer::Order(items) => items,
            Answer::Amount(_) => &[],
        }
    }
}

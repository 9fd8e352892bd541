//! Why something is not allowed.

use serde::Serialize;

use crate::{RuleId, Seat};

/// A rule that stands in the way, and the sentence that says how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Reason {
    /// The rule of the catalogue.
    pub rule: RuleId,
    /// Who, what, why not, and what would make it possible.
    pub text: String,
}

impl Reason {
    /// A reason in words.
    pub fn new(rule: RuleId, text: impl Into<String>) -> Reason {
        Reason { rule, text: text.into() }
    }
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.text, self.rule)
    }
}

/// An answer or a setup that a game does not take. The game is as it was before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The seat has no prompt open.
    #[error("seat {} is not asked anything now", .seat.0)]
    NotAsked {
        /// Who answered.
        seat: Seat,
    },
    /// The seat is asked, and this is none of the answers.
    #[error("{}", not_offered(.reasons))]
    NotOffered {
        /// Who answered.
        seat: Seat,
        /// Why not, as far as the rules tell.
        reasons: Vec<Reason>,
    },
    /// The game cannot begin so.
    #[error("{}", not_offered(.reasons))]
    Setup {
        /// Everything that is wrong with the setup.
        reasons: Vec<Reason>,
    },
}

impl Refusal {
    /// A setup refused for one reason.
    pub fn setup(rule: RuleId, text: impl Into<String>) -> Refusal {
        Refusal::Setup { reasons: vec![Reason::new(rule, text)] }
    }

    /// The reasons it gives.
    #[must_use]
    pub fn reasons(&self) -> &[Reason] {
        match self {
            Refusal::NotAsked { .. } => &[],
            Refusal::NotOffered { reasons, .. } | Refusal::Setup { reasons } => reasons,
        }
    }
}

fn not_offered(reasons: &[Reason]) -> String {
    if reasons.is_empty() {
        return "that answer is not offered".to_owned();
    }
    reasons.iter().map(Reason::to_string).collect::<Vec<_>>().join("; ")
}

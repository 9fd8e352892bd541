//! The Core Set: the neutral cards.

use crate::card::Printed;

/// The cards, by number.
pub static CARDS: &[Printed] = &[];

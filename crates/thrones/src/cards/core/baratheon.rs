//! The Core Set: House Baratheon.

use crate::card::Printed;

/// The cards, by number.
pub static CARDS: &[Printed] = &[];

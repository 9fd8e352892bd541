//! The Core Set: House Lannister.

use crate::card::Printed;

/// The cards, by number.
pub static CARDS: &[Printed] = &[];

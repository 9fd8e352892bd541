//! The Core Set: House Stark.

use crate::card::Printed;

/// The cards, by number.
pub static CARDS: &[Printed] = &[];

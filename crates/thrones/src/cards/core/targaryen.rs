//! The Core Set: House Targaryen.

use crate::card::Printed;

/// The cards, by number.
pub static CARDS: &[Printed] = &[];

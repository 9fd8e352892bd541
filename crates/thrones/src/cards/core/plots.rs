//! The Core Set: the plots.

use crate::card::Printed;

/// The cards, by number.
pub static CARDS: &[Printed] = &[];

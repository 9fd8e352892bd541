//! Made-up cards that show a rule no Core card shows.

use crate::card::Printed;

/// The cards.
pub static CARDS: &[Printed] = &[];

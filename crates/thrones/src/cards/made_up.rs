//! A made-up set that stands before the Core Set when the library tests itself: old games must not notice
//! (`golden_journals_do_not_notice_a_set_before_the_core_set`).

use crate::card::{Printed, Set, character, event, plot};
use crate::vocabulary::words::*;

/// The cards, by number.
pub static CARDS: &[Printed] = &[A_FORGOTTEN_SEASON, EDDARD_STARK, A_FORGOTTEN_WORD];

const A_FORGOTTEN_SEASON: Printed = plot("1", "A Forgotten Season", 3, 9, 1).set(Set::MadeUp);

/// It shares its title with a card of the Core Set.
const EDDARD_STARK: Printed =
    character("2", "Eddard Stark", &[House::Stark]).set(Set::MadeUp).cost(9).strength(9);

/// It waits for what nothing else waits for.
const A_FORGOTTEN_WORD: Printed = event("3", "A Forgotten Word")
    .set(Set::MadeUp)
    .abilities(&[interrupt(&[deed(V::Trigger).to(EVENTS)], &[], &[E::Cancel]).from(Z::Hand).ok()]);

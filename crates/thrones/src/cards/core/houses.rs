//! The Core Set: the six House cards.

use crate::card::{Printed, house_card};
use crate::vocabulary::House;

/// The cards, in the order of the Houses.
pub static CARDS: &[Printed] = &[
    house_card("H1", "House Stark", House::Stark),
    house_card("H2", "House Lannister", House::Lannister),
    house_card("H3", "House Baratheon", House::Baratheon),
    house_card("H4", "House Targaryen", House::Targaryen),
    house_card("H5", "House Greyjoy", House::Greyjoy),
    house_card("H6", "House Martell", House::Martell),
];

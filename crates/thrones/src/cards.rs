//! Every card of the game, numbered.

pub mod core;
pub mod examples;
pub mod kost;
pub mod kots;
pub mod lotr;
pub mod low;
#[cfg(test)]
mod made_up;
#[cfg(feature = "mutation")]
pub mod mutation;
pub mod pots;
pub mod qod;
pub mod winter;
pub mod words;

use crate::card::{Code, Printed, Set};

/// How many cards there are.
pub const COUNT: usize = count(FILES);

/// Every card, as it stands in the source.
pub static CARDS: [&Printed; COUNT] = number();

const FILES: &[&[Printed]] = &[
    #[cfg(test)]
    made_up::CARDS,
    core::houses::CARDS,
    core::stark::CARDS,
    core::lannister::CARDS,
    core::baratheon::CARDS,
    core::targaryen::CARDS,
    core::neutral::CARDS,
    core::plots::CARDS,
    winter::CARDS,
    examples::CARDS,
    words::CARDS,
    kots::characters::CARDS,
    kots::others::CARDS,
    kots::plots::CARDS,
    lotr::characters::CARDS,
    lotr::others::CARDS,
    lotr::plots::CARDS,
    qod::characters::CARDS,
    qod::others::CARDS,
    qod::plots::CARDS,
    kost::characters::CARDS,
    kost::others::CARDS,
    kost::plots::CARDS,
    low::characters::CARDS,
    low::others::CARDS,
    low::plots::CARDS,
    pots::characters::CARDS,
    pots::others::CARDS,
    pots::plots::CARDS,
];

/// The cards as they are played: all of them as printed, but for the one a mutation check has changed.
#[cfg(not(feature = "mutation"))]
pub(crate) fn played() -> &'static [&'static Printed; COUNT] {
    &CARDS
}

#[cfg(feature = "mutation")]
pub(crate) use mutation::played;

/// The card with this title; of several versions, that of the oldest set here.
#[must_use]
pub fn find(name: &str) -> Option<Code> {
    first(|card| card.name == name)
}

/// The card of a set with this title.
#[must_use]
pub fn find_in(set: Set, name: &str) -> Option<Code> {
    first(|card| card.set == set && card.name == name)
}

fn first(wanted: impl Fn(&Printed) -> bool) -> Option<Code> {
    Code::all().filter(|code| wanted(code.printed())).min_by_key(|code| code.printed().set)
}

const fn count(files: &[&[Printed]]) -> usize {
    let mut count = 0;
    let mut file = 0;
    while file < files.len() {
        count += files[file].len();
        file += 1;
    }
    count
}

const fn number() -> [&'static Printed; COUNT] {
    let mut cards = [&core::houses::CARDS[0]; COUNT];
    let mut number = 0;
    let mut file = 0;
    while file < FILES.len() {
        let mut index = 0;
        while index < FILES[file].len() {
            cards[number] = &FILES[file][index];
            number += 1;
            index += 1;
        }
        file += 1;
    }
    cards
}

//! Decks: what people write down, how it is read, and whether it may be played.

use tabletop::Reason;

use crate::card::Code;
use crate::ruleset::Edition;
use crate::title::Title;
use crate::vocabulary::House;

mod check;
mod drawn;
mod octgn;
mod reading;
mod spelling;
mod written;

pub use check::{Guidelines, HOUSE_DECK_MAX, PLOT_DECK_SIZE, Profile};
pub use drawn::drawn;
pub use octgn::{NotOctgn, to_text as octgn_to_text};
pub use reading::{Fault, LENGTH_MAX, LineFault, Unreadable, read};
pub use spelling::{Unknown, find, label};

/// A House, perhaps an agenda, a House deck and a plot deck.
///
/// Nothing is promised about it: a deck that breaks every rule is still a deck, and [`Deck::check`]
/// says which.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deck {
    /// What its maker calls it.
    pub name: String,
    /// The House on the House card.
    pub house: House,
    /// The agenda beside the House card.
    pub agenda: Option<Code>,
    /// The House deck: each card and how many of it.
    pub cards: Vec<(Code, u8)>,
    /// The plot deck: each plot and how many of it.
    pub plots: Vec<(Code, u8)>,
    /// The title cards that were left in the list. They are set aside and are no part of the deck.
    pub titles: Vec<Title>,
}

impl Deck {
    /// Everything that stands in the way of playing this deck, or nothing.
    #[must_use]
    pub fn check(&self, profile: Profile, edition: Edition) -> Vec<Reason> {
        let mut reasons = check::made_up(self);
        reasons.extend(self.construction(profile, edition));
        reasons
    }

    /// What the rules of deck construction have against it: all that is asked of a setup, in which tests may put
    /// made-up cards.
    pub(crate) fn construction(&self, profile: Profile, edition: Edition) -> Vec<Reason> {
        check::reasons(self, profile, edition)
    }

    /// How many cards the House deck has.
    #[must_use]
    pub fn house_deck_size(&self) -> usize {
        size(&self.cards)
    }

    /// How many plots the plot deck has.
    #[must_use]
    pub fn plot_deck_size(&self) -> usize {
        size(&self.plots)
    }

    /// The cards of the House deck one by one, copies and all.
    pub fn each_card(&self) -> impl Iterator<Item = Code> + '_ {
        one_by_one(&self.cards)
    }

    /// The plots one by one, copies and all.
    pub fn each_plot(&self) -> impl Iterator<Item = Code> + '_ {
        one_by_one(&self.plots)
    }

    /// The deck as [`read`] reads it, sorted by card type.
    #[must_use]
    pub fn text(&self) -> String {
        written::text(self)
    }
}

fn size(cards: &[(Code, u8)]) -> usize {
    cards.iter().map(|(_, copies)| usize::from(*copies)).sum()
}

fn one_by_one(cards: &[(Code, u8)]) -> impl Iterator<Item = Code> + '_ {
    cards.iter().flat_map(|&(card, copies)| std::iter::repeat_n(card, usize::from(copies)))
}

/// The names of the ready-made decks, with the text of each.
pub const READY_MADE: &[(&str, &str)] = &[
    ("stark", include_str!("../decks/stark.txt")),
    ("lannister", include_str!("../decks/lannister.txt")),
    ("baratheon", include_str!("../decks/baratheon.txt")),
    ("targaryen", include_str!("../decks/targaryen.txt")),
    ("winter-stark", include_str!("../decks/winter-stark.txt")),
    ("winter-baratheon", include_str!("../decks/winter-baratheon.txt")),
];

/// The deck of that name that comes with the game.
#[must_use]
pub fn ready_made(name: &str) -> Option<Deck> {
    let (_, text) = READY_MADE.iter().find(|(known, _)| known.eq_ignore_ascii_case(name))?;
    Some(read(text).expect("every ready-made deck is readable"))
}

/// The House whose name this is, with or without the word House.
#[must_use]
pub fn house_named(name: &str) -> Option<House> {
    let name = name.trim();
    let bare = match name.get(..6) {
        Some(word) if word.eq_ignore_ascii_case("house ") => name[6..].trim(),
        _ => name,
    };
    House::ALL.iter().copied().find(|house| house.title().eq_ignore_ascii_case(bare))
}

//! Decks: what people write down, how it is read, and whether it may be played.

use tabletop::Reason;

use crate::card::Code;
use crate::ruleset::Edition;
use crate::title::Title;
use crate::vocabulary::House;

mod check;
mod drawn;
mod lists;
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

/// A deck that comes with the game.
pub struct ReadyMade {
    /// What it is called where a deck is named.
    pub name: &'static str,
    /// Whose rules it is made for.
    pub edition: Edition,
    text: &'static str,
}

impl ReadyMade {
    /// The deck.
    #[must_use]
    pub fn deck(&self) -> Deck {
        read(self.text).expect("every ready-made deck is readable")
    }
}

/// The ready-made decks (`docs/decks.md`): those of the Core Set, for each House one of sixty cards and a starter, and
/// one of each House for the Winter Edition.
pub const READY_MADE: &[ReadyMade] = &[
    lcg("stark", include_str!("../decks/stark.txt")),
    lcg("lannister", include_str!("../decks/lannister.txt")),
    lcg("baratheon", include_str!("../decks/baratheon.txt")),
    lcg("targaryen", include_str!("../decks/targaryen.txt")),
    lcg("stark-siege", include_str!("../decks/stark-siege.txt")),
    lcg("stark-wolves", include_str!("../decks/stark-wolves.txt")),
    lcg("lannister-whispers", include_str!("../decks/lannister-whispers.txt")),
    lcg("lannister-clans", include_str!("../decks/lannister-clans.txt")),
    lcg("baratheon-crowns", include_str!("../decks/baratheon-crowns.txt")),
    lcg("baratheon-knights", include_str!("../decks/baratheon-knights.txt")),
    lcg("targaryen-dragons", include_str!("../decks/targaryen-dragons.txt")),
    lcg("targaryen-khalasar", include_str!("../decks/targaryen-khalasar.txt")),
    lcg("greyjoy-tide", include_str!("../decks/greyjoy-tide.txt")),
    lcg("greyjoy-drowned", include_str!("../decks/greyjoy-drowned.txt")),
    lcg("martell-patience", include_str!("../decks/martell-patience.txt")),
    lcg("martell-starfall", include_str!("../decks/martell-starfall.txt")),
    winter("winter-stark", include_str!("../decks/winter-stark.txt")),
    winter("winter-lannister", include_str!("../decks/winter-lannister.txt")),
    winter("winter-baratheon", include_str!("../decks/winter-baratheon.txt")),
    winter("winter-targaryen", include_str!("../decks/winter-targaryen.txt")),
    winter("winter-greyjoy", include_str!("../decks/winter-greyjoy.txt")),
    winter("winter-martell", include_str!("../decks/winter-martell.txt")),
];

const fn lcg(name: &'static str, text: &'static str) -> ReadyMade {
    ReadyMade { name, edition: Edition::Lcg, text }
}

const fn winter(name: &'static str, text: &'static str) -> ReadyMade {
    ReadyMade { name, edition: Edition::Winter, text }
}

/// The deck of that name that comes with the game.
#[must_use]
pub fn ready_made(name: &str) -> Option<Deck> {
    let found = READY_MADE.iter().find(|deck| deck.name.eq_ignore_ascii_case(name))?;
    Some(found.deck())
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

//! The tables at which the questions are heard: every ruleset, module, variant and number of players.

use fief::{Modules, Variants};
use thrones::deck::{self, Profile};
use thrones::ruleset::Edition;
use thrones::setup::{Setup, SetupDeck, Variant};

/// How many games of thrones are played at least.
pub const THRONES: u64 = 24;
/// How many games of fief are played at least.
pub const FIEF: u64 = 16;

/// Every third game has ready-made decks; the others are drawn from the whole pool, so that each card has its chance.
pub fn thrones(number: u64) -> Setup {
    let kinds = [
        (Edition::Lcg, Variant::Standard),
        (Edition::Winter, Variant::Standard),
        (Edition::Lcg, Variant::Littlefinger),
        (Edition::Lcg, Variant::TwoOnTwo),
    ];
    let (edition, variant) = match number % 3 {
        0 => kinds[(number / 3 % 4) as usize],
        _ => (Edition::Lcg, Variant::Standard),
    };
    let seats = if variant == Variant::TwoOnTwo { 4 } else { 2 + number / 2 % 3 };
    let seats = if variant == Variant::Littlefinger { seats.max(3) } else { seats };
    let names: &[&str] = match edition {
        Edition::Lcg => &["stark", "lannister", "baratheon", "targaryen"],
        Edition::Winter => &["winter-stark", "winter-baratheon"],
    };
    let deck = |seat: u64| match number % 3 {
        0 => {
            let name = names[((number / 3 + seat) % names.len() as u64) as usize];
            SetupDeck::from(&deck::ready_made(name).expect("the deck is ready made"))
        }
        _ => SetupDeck::from(&deck::drawn(number * 4 + seat)),
    };
    Setup { edition, variant, profile: Profile::Casual, decks: (0..seats).map(deck).collect() }
}

/// Three to six Players, with modules and variants in turn.
pub fn fief(number: u64) -> fief::Setup {
    let players = 3 + (number % 4) as u8;
    let has = |bit: u64| ((number / 4) >> bit) & 1 == 1;
    fief::Setup {
        modules: Modules { tactics: has(0), nights_watch: has(0) && players >= 5, winter: has(1) },
        variants: Variants {
            assassination: has(0),
            diplomacy: has(1),
            one_mill: has(1),
            title_concession: has(0),
            hidden_gold: has(1),
        },
        ..fief::Setup::for_players(players)
    }
}

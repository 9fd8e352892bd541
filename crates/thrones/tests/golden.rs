//! Golden journals: finished pieces of games of every ruleset and variant, which must verify as long as `RULES` stays.
//!
//! `UPDATE_GOLDEN=1 cargo nextest run -p thrones --test golden` makes them anew: do so only when `RULES` rises, and read
//! what changed. The library's own tests verify them once more with a made-up set before the Core Set.

use std::path::PathBuf;

use tabletop::checks::random_game;
use tabletop::{Journal, Seed};
use thrones::Thrones;
use thrones::deck::{self, Profile};
use thrones::ruleset::Edition;
use thrones::setup::{Setup, SetupDeck, Variant};

/// How many decisions of a game are kept.
const DECISIONS: usize = 250;

const TABLES: [(&str, Edition, Variant, &[&str]); 6] = [
    ("lcg-2", Edition::Lcg, Variant::Standard, &["stark", "lannister"]),
    ("lcg-3", Edition::Lcg, Variant::Standard, &["baratheon", "targaryen", "stark"]),
    ("lcg-4", Edition::Lcg, Variant::Standard, &["lannister", "stark", "targaryen", "baratheon"]),
    ("winter", Edition::Winter, Variant::Standard, &["winter-stark", "winter-baratheon"]),
    (
        "two-on-two",
        Edition::Lcg,
        Variant::TwoOnTwo,
        &["stark", "lannister", "baratheon", "targaryen"],
    ),
    ("littlefinger", Edition::Lcg, Variant::Littlefinger, &["targaryen", "stark", "lannister"]),
];

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.journal"))
}

fn setup(edition: Edition, variant: Variant, decks: &[&str]) -> Setup {
    let deck =
        |name: &&str| SetupDeck::from(&deck::ready_made(name).expect("the deck is ready made"));
    Setup { edition, variant, profile: Profile::Casual, decks: decks.iter().map(deck).collect() }
}

#[test]
fn golden_games_are_still_the_same_games() {
    for (number, (name, edition, variant, decks)) in TABLES.into_iter().enumerate() {
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            let setup = setup(edition, variant, decks);
            let seed = Seed::from_number(number as u64);
            let play = random_game::<Thrones>(setup, seed, DECISIONS);
            std::fs::write(file(name), play.text()).expect("the folder is there");
        }
        let text = std::fs::read_to_string(file(name)).expect("the journal is kept");
        let journal =
            Journal::<Thrones>::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        journal.verify().unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

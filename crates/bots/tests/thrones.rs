//! The steward of the card game beats whoever plays at random, and answers only what is offered.

use std::sync::atomic::AtomicBool;

use bots::arena::{Entry, Keep, Limit, Tournament};
use thrones::Thrones;
use thrones::deck::{Profile, ready_made};
use thrones::ruleset::Edition;
use thrones::setup::{Setup, SetupDeck, Variant};

fn deck(name: &str) -> SetupDeck {
    SetupDeck::from(&ready_made(name).unwrap())
}

#[test]
fn the_steward_beats_random_play() {
    let decks = ["stark", "lannister"].map(deck);
    let setup = |order: &[usize]| Setup {
        edition: Edition::Lcg,
        variant: Variant::Standard,
        profile: Profile::Casual,
        decks: order.iter().map(|entry| decks[*entry].clone()).collect(),
    };
    let entries = ["steward", "random"].map(|bot| Entry { label: bot.into(), bot: bot.into() });
    let games = Tournament::<Thrones> {
        entries: &entries,
        setup: &setup,
        games: 4,
        seed: 7,
        jobs: 2,
        limit: Limit::default(),
        keep: Keep::Result,
        stop: &AtomicBool::new(false),
    };
    let tally = games.play(&|_, _| Ok(())).unwrap();
    assert!(tally.seats[0].wins >= 3, "{tally:?}");
}

//! Random play through every check of the tabletop: two, three and four players, both editions, all variants.

use tabletop::checks::{Check, Trial, Verdict};
use thrones::Thrones;
use thrones::audit::Ledger;
use thrones::card::Code;
use thrones::deck::{self, Profile};
use thrones::event::Event;
use thrones::ruleset::Edition;
use thrones::setup::{Setup, SetupDeck, Variant};
use thrones::vocabulary::CardType;

/// How many games each table plays: one in the test run, more with `THRONES_GAMES`.
fn games() -> u64 {
    std::env::var("THRONES_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1)
}

fn ready_made(name: &str) -> SetupDeck {
    SetupDeck::from(&deck::ready_made(name).expect("the deck is ready made"))
}

/// A table whose decks change with the number of the game.
fn table(edition: Edition, variant: Variant, seats: usize) -> impl Fn(u64) -> Setup {
    let names: &[&str] = match edition {
        Edition::Lcg => &["stark", "lannister", "baratheon", "targaryen"],
        Edition::Winter => &["winter-stark", "winter-baratheon"],
    };
    let decks: Vec<SetupDeck> = names.iter().map(|name| ready_made(name)).collect();
    move |number| {
        let chosen = (0..seats).map(|seat| decks[(number as usize + seat) % decks.len()].clone());
        Setup { edition, variant, profile: Profile::Casual, decks: chosen.collect() }
    }
}

/// Plays with every check, and audits the game after every decision.
fn plays(edition: Edition, variant: Variant, seats: usize) {
    plays_at(table(edition, variant, seats), seats);
}

fn plays_at(table: impl Fn(u64) -> Setup, seats: usize) {
    let trial = Trial::<Thrones, _>::new(table).decisions(20_000);
    for number in 0..games() {
        let mut ledger = None;
        let mut audit = |game: &Thrones, events: &[Event]| {
            let told = ledger.get_or_insert_with(|| Ledger::of(game)).audit(game, events);
            match [game.audit(), told].concat() {
                wrong if wrong.is_empty() => Verdict::GoOn,
                wrong => Verdict::Wrong(wrong.join("; ")),
            }
        };
        let report = trial.one(number, &Check::ALL, &mut audit);
        let report = report.unwrap_or_else(|fault| panic!("{seats} seats: {fault}"));
        assert_eq!(report.ended, 1, "every game ends");
    }
}

/// A journal leaves forced answers out, so that two cards knelt for a cost in one order or the other, when there are
/// only these two, must come to the same game.
#[test]
fn the_order_in_which_a_set_is_named_means_nothing() {
    let trial = Trial::<Thrones, _>::new(table(Edition::Lcg, Variant::Standard, 4));
    let report = trial.from(3).games(1).decisions(700).check(Check::Determinism);
    report.unwrap_or_else(|fault| panic!("{fault}"));
}

#[test]
fn two_players_of_the_lcg() {
    plays(Edition::Lcg, Variant::Standard, 2);
}

#[test]
fn three_players_of_the_lcg() {
    plays(Edition::Lcg, Variant::Standard, 3);
}

#[test]
fn four_players_of_the_lcg() {
    plays(Edition::Lcg, Variant::Standard, 4);
}

#[test]
fn four_players_with_two_hundred_cards_each() {
    let ready_made = table(Edition::Lcg, Variant::Standard, 4);
    let table = move |number| {
        let mut setup = ready_made(number);
        for deck in &mut setup.decks {
            let is_character = |card: &Code| card.printed().kind == CardType::Character;
            let more: Vec<Code> = deck.cards.iter().copied().filter(is_character).collect();
            let missing = 200 - deck.cards.len();
            deck.cards.extend(more.into_iter().cycle().take(missing));
        }
        setup
    };
    plays_at(table, 4);
}

#[test]
fn two_on_two() {
    plays(Edition::Lcg, Variant::TwoOnTwo, 4);
}

#[test]
fn littlefinger() {
    plays(Edition::Lcg, Variant::Littlefinger, 4);
}

#[test]
fn two_players_of_winter() {
    plays(Edition::Winter, Variant::Standard, 2);
}

#[test]
fn four_players_of_winter() {
    plays(Edition::Winter, Variant::Standard, 4);
}

/// Games with decks drawn from every card of the Living Card Game.
fn plays_with_the_whole_pool(seats: u64) {
    let table = move |number: u64| {
        let deck = |seat: u64| SetupDeck::from(&deck::drawn(number * seats + seat));
        let (edition, variant, profile) = (Edition::Lcg, Variant::Standard, Profile::Casual);
        Setup { edition, variant, profile, decks: (0..seats).map(deck).collect() }
    };
    plays_at(table, seats as usize);
}

#[test]
fn two_players_with_the_whole_pool() {
    plays_with_the_whole_pool(2);
}

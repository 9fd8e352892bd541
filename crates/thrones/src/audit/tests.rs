//! The audit passes sound games and finds whatever is broken on purpose.

use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use tabletop::{Game as _, Seat, Seed, Silent, Waits};

use super::Ledger;
use crate::card_set::CardId;
use crate::deck::{Profile, ready_made};
use crate::event::Event;
use crate::ruleset::Edition;
use crate::setup::{Setup, SetupDeck, Variant};
use crate::state::{Place, Thrones};
use crate::title::Title;

/// A game of three some rounds old, with cards everywhere.
fn game() -> Thrones {
    let deck = |name: &&str| {
        let deck = ready_made(name).expect("the deck is ready made");
        SetupDeck::from(&deck)
    };
    let decks = ["stark", "lannister", "baratheon"].iter().map(deck).collect();
    let (edition, variant, profile) = (Edition::Lcg, Variant::Standard, Profile::Casual);
    let setup = Setup { edition, variant, profile, decks };
    let mut game = Thrones::begin(&setup, Seed::from_number(5)).expect("the setup is right");
    let mut rng = SmallRng::seed_from_u64(5);
    game.hurry(&mut Silent);
    while game.round < 5 {
        let mut open = game.prompts().filter(|prompt| prompt.waits == Waits::ForAnswer);
        let prompt = open.next().expect("the game lasts five rounds");
        let (seat, answer) = (prompt.seat, prompt.shape.sample(&mut rng));
        drop(open);
        game.decide(seat, &answer, &mut Silent).expect("what is offered is accepted");
    }
    assert_eq!(game.audit(), Vec::<String>::new());
    game
}

fn first_in(game: &Thrones, place: Place) -> CardId {
    let mut cards = (0..game.cards.len()).map(|card| CardId(card as u16));
    cards.find(|card| game.card(*card).place == place).expect("some card is there")
}

/// The audit finds what was broken, and says so with these words.
fn found(broken: impl FnOnce(&mut Thrones), words: &str) {
    let mut game = game();
    broken(&mut game);
    let faults = game.audit();
    assert!(faults.iter().any(|fault| fault.contains(words)), "{words:?} is not in {faults:?}");
}

#[test]
fn a_card_that_no_list_knows_is_found() {
    found(|game| game.hand.remove(first_in(game, Place::Hand)), "is not listed at Hand");
    found(|game| game.dead.insert(first_in(game, Place::Deck)), "is listed among the dead piles");
    found(
        |game| {
            let card = game.board[1].first().expect("Lannister has a House card");
            game.board[1].remove(card);
            game.board[0].insert(card);
        },
        "and the board of seat 1 do not agree",
    );
}

#[test]
fn a_pile_that_lost_a_card_is_found() {
    found(
        |game| {
            let top = game.player(Seat(0)).deck_top;
            game.player_mut(Seat(0)).deck_top = game.card(top).host;
        },
        "the deck of seat 0 has",
    );
    found(
        |game| {
            let card = first_in(game, Place::Discard);
            let owner = game.owner(card);
            game.player_mut(owner).discard_top = CardId::NONE;
        },
        "the discard pile of seat",
    );
}

#[test]
fn things_left_on_a_card_out_of_play_are_found() {
    found(
        |game| {
            let card = first_in(game, Place::Discard);
            game.card_mut(card).power = 1;
        },
        "has 1 power and 0 gold",
    );
    found(
        |game| {
            let card = first_in(game, Place::Hand);
            game.card_mut(card).kneeling = true;
        },
        "kneels",
    );
    found(
        |game| {
            let card = first_in(game, Place::Hand);
            game.card_mut(card).controller = game.owner(card).left(3);
        },
        "is controlled by seat",
    );
}

#[test]
fn counts_below_zero_are_found() {
    found(
        |game| {
            let house = game.house_card(Seat(1));
            game.card_mut(house).power = 0_u8.wrapping_sub(1);
        },
        "has 255 power",
    );
    found(|game| game.player_mut(Seat(2)).gold = 0_u8.wrapping_sub(2), "seat 2 has 254 gold");
}

#[test]
fn titles_held_twice_and_plots_of_nobody_are_found() {
    found(
        |game| {
            game.player_mut(Seat(0)).title = Some(Title::ALL[0]);
            game.player_mut(Seat(1)).title = Some(Title::ALL[0]);
        },
        "is held twice",
    );
    found(
        |game| {
            let plot = game.player(Seat(0)).plot;
            game.card_mut(plot).place = Place::Used;
        },
        "is the plot of seat 0 and is Used",
    );
}

#[test]
fn an_attachment_on_nothing_is_found() {
    found(
        |game| {
            let card = game.in_play.iter().find(|card| game.card(*card).host.some().is_some());
            let card = card.unwrap_or_else(|| first_in(game, Place::Play));
            game.card_mut(card).host = first_in(game, Place::Deck);
        },
        "hangs on nothing",
    );
}

#[test]
fn gold_and_power_nobody_was_told_of_are_found() {
    let mut game = game();
    let mut ledger = Ledger::of(&game);
    assert_eq!(ledger.audit(&game, &[]), Vec::<String>::new());
    game.player_mut(Seat(1)).gold += 3;
    let income = Event::Income { seat: Seat(1), gold: 3 };
    assert_eq!(ledger.audit(&game, &[income]), Vec::<String>::new());
    game.player_mut(Seat(1)).gold += 3;
    assert_eq!(ledger.audit(&game, &[]).len(), 1);
    let house = game.house_card(Seat(0));
    game.card_mut(house).power += 1;
    assert_eq!(ledger.audit(&game, &[]).len(), 1);
    let card = first_in(&game, Place::Deck);
    let kind = game.pool.kind_of(house);
    game.pool.deal([(card, kind)]);
    assert_eq!(ledger.audit(&game, &[]).len(), 1);
}

#[test]
fn what_is_kept_of_constants_and_is_not_so_is_found() {
    let otherwise = "would be reckoned otherwise";
    found(|game| game.stale = true, "something is still to be reckoned");
    found(|game| game.constants.insert(first_in(game, Place::Hand)), "the cards with constants");
    found(|game| game.granted.insert(first_in(game, Place::Play)), "the cards that gained");
    found(|game| game.attached.insert(first_in(game, Place::Play)), "what is attached");
    found(|game| game.beside.insert(first_in(game, Place::Deck)), "what is beside play");
    found(|game| game.card_mut(first_in(game, Place::Play)).strength += 1, otherwise);
    found(|game| game.card_mut(first_in(game, Place::Play)).gold = 1, "whether gold lies");
    found(|game| game.card_mut(first_in(game, Place::Play)).strength_changed = true, "whose STR");
    found(|game| game.arrived = true, "something is still to be reckoned");
    found(|game| game.owned[0].remove(first_in(game, Place::Deck)), "are not those he brought");
}

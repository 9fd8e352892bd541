//! The steward of the card game beats whoever plays at random, and answers only what is offered.

use std::sync::atomic::AtomicBool;

use bots::Contest as _;
use bots::arena::{Entry, Keep, Limit, Tournament};
use tabletop::{Answer, Game as _, Seat, Seed, Silent, Waits};
use thrones::Thrones;
use thrones::deck::{Profile, ready_made};
use thrones::item::{Item, Thing};
use thrones::littlefinger::Word;
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
    let entries =
        ["steward", "random"].map(|bot| Entry { plays: "a deck".into(), bot: bot.into() });
    let games = Tournament::<Thrones> {
        entries: &entries,
        tables: &[vec![0, 1]],
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

#[test]
fn a_steward_buys_peace_once_from_who_would_win_by_arms() {
    let setup = Setup {
        edition: Edition::Lcg,
        variant: Variant::Littlefinger,
        profile: Profile::Casual,
        decks: ["stark", "lannister", "baratheon"].map(deck).to_vec(),
    };
    let seed = Seed::from_number(11);
    let mut game = Thrones::begin(&setup, seed).unwrap();
    game.hurry(&mut Silent);
    let steward = Thrones::bot_named("steward").unwrap();
    let (mut offers, mut decisions) = (0, 0);
    while game.outcome().is_none() && decisions < 400 {
        let asked = game.prompts().find(|prompt| prompt.waits == Waits::ForAnswer).unwrap();
        let seat = asked.seat;
        let answer = steward.answer(&game, seat, seed, decisions, None).unwrap();
        if let Answer::One(item) = &answer
            && let Thing::OfferForPeace(to, gold) = item.thing()
        {
            offers += 1;
            assert!(gold <= game.gold_of(seat) && to != seat);
        }
        game.decide(seat, &answer, &mut Silent).unwrap();
        decisions += 1;
    }
    assert!(offers > 0, "in {decisions} decisions nobody offered anything");
    assert!(offers * 8 < decisions, "{offers} offers in {decisions} decisions hold the table up");
}

#[test]
fn the_steward_answers_offers_and_sells_peace_for_two_gold() {
    let setup = Setup {
        edition: Edition::Lcg,
        variant: Variant::Littlefinger,
        profile: Profile::Casual,
        decks: ["stark", "lannister", "baratheon"].map(deck).to_vec(),
    };
    let seed = Seed::from_number(7);
    let mut game = Thrones::begin(&setup, seed).unwrap();
    game.hurry(&mut Silent);
    let offer = |gold| Answer::One(Item::from(Thing::OfferForPeace(Seat(1), gold)));
    while !game.prompts().any(|prompt| prompt.shape.admits(&offer(2))) {
        let prompt = game.prompts().find(|prompt| prompt.waits == Waits::ForAnswer).unwrap();
        let (seat, answer) = (prompt.seat, game.safe_answer(&prompt));
        game.decide(seat, &answer, &mut Silent).unwrap();
    }
    let steward = Thrones::bot_named("steward").unwrap();
    for (gold, taken) in [(1, false), (2, true)] {
        let had = game.gold_of(Seat(1));
        game.decide(Seat(0), &offer(gold), &mut Silent).unwrap();
        let answer = steward.answer(&game, Seat(1), seed, 0, None).unwrap();
        game.decide(Seat(1), &answer, &mut Silent).unwrap();
        assert_eq!(game.has_promised(Seat(1), Seat(0), Word::Peace), taken);
        assert_eq!(game.gold_of(Seat(1)), if taken { had + gold } else { had });
        assert_eq!(game.standing_offers().count(), 0, "it was answered");
    }
}

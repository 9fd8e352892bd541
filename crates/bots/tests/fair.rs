//! A bot knows what its seat may know: dealing everything hidden anew changes no answer, and no thread does.

use bots::{Contest, Kind};
use fief::{Fief, House};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use rayon::ThreadPoolBuilder;
use tabletop::{Game, Seed, Silent, Waits};
use thrones::Thrones;
use thrones::deck::{Profile, ready_made};
use thrones::ruleset::Edition;
use thrones::setup::{Setup, SetupDeck, Variant};

/// Plays a game with one bot and, every so many decisions, asks others what they would answer, also where everything
/// their seat cannot know was dealt anew.
fn answers_rest_on_what_is_known<G: Contest>(setup: &G::Setup, bots: &[&str], every: usize) {
    let seed = Seed::from_number(5);
    let mut game = G::begin(setup, seed).unwrap_or_else(|refusal| panic!("{refusal}"));
    game.hurry(&mut Silent);
    let player: &Kind<G> = G::bot_named("random").unwrap();
    let mut rng = SmallRng::seed_from_u64(9);
    for decisions in 0..every * 12 {
        let Some(asked) = game.prompts().find(|prompt| prompt.waits == Waits::ForAnswer) else {
            break;
        };
        let seat = asked.seat;
        if decisions % every == 0 {
            for bot in bots {
                let kind = G::bot_named(bot).unwrap();
                let answer = kind.answer(&game, seat, seed, decisions, None);
                let dealt = game.redealt_for(seat, &mut rng);
                let other = kind.answer(&dealt, seat, seed, decisions, None);
                assert_eq!(answer, other, "{bot} at decision {decisions}: {:?}", asked.ask);
            }
        }
        let answer = player.answer(&game, seat, seed, decisions, None).unwrap();
        game.decide(seat, &answer, &mut Silent).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
}

fn thrones_setup() -> Setup {
    let deck = |name| SetupDeck::from(&ready_made(name).unwrap());
    Setup {
        edition: Edition::Lcg,
        variant: Variant::Standard,
        profile: Profile::Casual,
        decks: ["stark", "lannister"].map(deck).to_vec(),
    }
}

fn fief_setup() -> fief::Setup {
    fief::Setup::with_houses(&[House::Stark, House::Lannister, House::Tully])
}

#[test]
fn what_a_seat_cannot_know_changes_no_answer_at_the_card_table() {
    answers_rest_on_what_is_known::<Thrones>(
        &thrones_setup(),
        &["random", "steward-1", "steward", "maester:1"],
        9,
    );
}

#[test]
fn what_a_seat_cannot_know_changes_no_answer_at_the_board() {
    answers_rest_on_what_is_known::<Fief>(
        &fief_setup(),
        &["random", "steward-1", "steward", "maester:1"],
        31,
    );
}

#[test]
fn a_maester_answers_the_same_with_any_number_of_threads() {
    let seed = Seed::from_number(6);
    let mut game =
        Thrones::begin(&thrones_setup(), seed).unwrap_or_else(|refusal| panic!("{refusal}"));
    game.hurry(&mut Silent);
    let maester = Thrones::bot_named("maester:1").unwrap();
    for decisions in 0..12 {
        let asked = game.prompts().find(|prompt| prompt.waits == Waits::ForAnswer).unwrap();
        let seat = asked.seat;
        let answers = [1, 3].map(|threads| {
            let pool = ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| maester.answer(&game, seat, seed, decisions, None).unwrap())
        });
        assert_eq!(answers[0], answers[1]);
        game.decide(seat, &answers[0], &mut Silent).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
}

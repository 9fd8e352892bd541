//! Rows at their bounds: as many Nobles in one Village and as many cards in hands as there can be, and then play goes on.

use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use tabletop::{Game as _, Seat, Seed, Silent};

use super::{Fief, Phase};
use crate::event::DeathCause;
use crate::house::House;
use crate::noble::{NobleId, Place};
use crate::setup::Setup;
use crate::stock::{IN_PLAY_MAX, NOBLES_MAX, NOBLES_OF_HOUSE};
use crate::title::{TITLES, Title};

/// A game of six Players in its first round.
fn six_players(number: u64) -> (Fief, SmallRng) {
    let setup = Setup::for_players(6);
    let mut game = Fief::begin(&setup, Seed::from_number(number)).expect("six Players can play");
    game.hurry(&mut Silent);
    let mut rng = SmallRng::seed_from_u64(number);
    while game.phase < Phase::Cards {
        assert!(plays_on(&mut game, &mut rng), "the game has just begun");
    }
    (game, rng)
}

/// Answers one question at random; no if nobody is asked.
fn plays_on(game: &mut Fief, rng: &mut SmallRng) -> bool {
    let asked = game.prompts().next().map(|prompt| (prompt.seat, prompt.shape.sample(rng)));
    let Some((seat, answer)) = asked else { return false };
    game.decide(seat, &answer, &mut Silent).expect("what is offered is accepted");
    true
}

/// Gives every Player a whole court, and brings everybody into one Village.
fn crowd(game: &mut Fief) {
    let village = game.all_nobles().find_map(|noble| game.noble(noble).village());
    let village = village.expect("somebody is in a Village");
    for seat in (0..6).map(Seat) {
        let house = game.player(seat).house.expect("every Player has a House");
        for noble in NobleId::of(house) {
            let player = &mut game.players[seat.index()];
            if player.court.len() < NOBLES_MAX && !player.court.contains(&noble) {
                player.court.push(noble);
                player.character_deck &= !(1 << (noble.0 % 8));
                game.nobles[noble.index()].seat = seat.0;
            }
            if game.player(seat).court.contains(&noble) {
                game.nobles[noble.index()].place = Place::Village(village);
            }
        }
    }
    assert_eq!(game.all_nobles().count(), IN_PLAY_MAX);
}

#[test]
fn as_many_nobles_as_can_be_in_play_play_on() {
    for number in 0..8 {
        let (mut game, mut rng) = six_players(number);
        crowd(&mut game);
        for _ in 0..600 {
            if !plays_on(&mut game, &mut rng) {
                break;
            }
        }
    }
}

#[test]
fn everybody_in_play_can_die_at_once() {
    let (mut game, mut rng) = six_players(1);
    crowd(&mut game);
    let all: Vec<NobleId> = game.all_nobles().collect();
    let asker = *game.pending.last().expect("who asked lies on the stack");
    game.withdraw();
    game.then(asker);
    all.iter().for_each(|noble| game.kill(*noble, DeathCause::Assassination));
    assert_eq!(game.settling.dying.len(), IN_PLAY_MAX);
    game.run(&mut Silent);
    for _ in 0..600 {
        if !plays_on(&mut game, &mut rng) {
            break;
        }
    }
    assert!(all.iter().any(|noble| !game.noble(*noble).in_play()), "most of them are dead");
}

#[test]
fn rows_are_as_long_as_there_are_things() {
    // The Brother's is in nobody's gift.
    assert_eq!(Title::all().filter(|title| *title != Title::Brother).count(), TITLES);
    for house in House::ALL {
        assert_eq!(NobleId::of(house).count(), NOBLES_OF_HOUSE);
    }
}

//! Random games in which no counter, card, gold or Title is lost or made out of nothing.

use fief::{Fief, Ledger, Modules, Setup, Variants};
use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};
use tabletop::{Game as _, Seed, Waits};

/// Every number of Players, every module and every variant in turn.
fn setup(number: u64) -> Setup {
    let players = 3 + (number % 4) as u8;
    let on = |bit: u64| number >> bit & 1 == 1;
    Setup {
        modules: Modules { tactics: on(1), nights_watch: on(2) && players >= 5, winter: on(3) },
        variants: Variants {
            assassination: on(4),
            diplomacy: on(3),
            one_mill: on(2),
            title_concession: on(1),
            hidden_gold: on(4),
        },
        ..Setup::for_players(players)
    }
}

/// Plays a random game, a free act now and then, and audits it after every decision.
fn play(number: u64, decisions: usize) {
    let seed = Seed::from_number(number);
    let mut game = Fief::begin(&setup(number), seed).expect("the setup is right");
    let (mut ledger, mut events) = (Ledger::of(&game), Vec::new());
    game.hurry(&mut events);
    let mut rng = SmallRng::seed_from_u64(number);
    for decision in 0..decisions {
        let beside = rng.random_range(0..16) == 0;
        let wanted = if beside { Waits::ForNobody } else { Waits::ForAnswer };
        let open = |waits: Waits| game.prompts().filter(move |prompt| prompt.waits == waits);
        let waits = if open(wanted).count() == 0 { Waits::ForAnswer } else { wanted };
        if game.outcome().is_some() {
            return;
        }
        let place = rng.random_range(0..open(waits).count());
        let prompt = open(waits).nth(place).expect("somebody is asked until the game is over");
        let (seat, ask) = (prompt.seat, prompt.ask);
        let answer = prompt.shape.sample(&mut rng);
        game.decide(seat, &answer, &mut events).expect("what is offered is accepted");
        let faults = [game.audit(), ledger.audit(&game, &events)].concat();
        events.clear();
        assert!(faults.is_empty(), "game {number}, decision {decision}, {ask:?}: {faults:?}");
    }
}

#[test]
fn nothing_is_lost_and_nothing_comes_from_nowhere() {
    for number in 0..32 {
        play(number, 1_500);
    }
}

#[test]
fn gold_nobody_was_told_of_is_found() {
    let mut game = Fief::begin(&setup(0), Seed::from_number(0)).expect("the setup is right");
    let (mut ledger, mut events) = (Ledger::of(&game), Vec::new());
    game.hurry(&mut events);
    assert_eq!(ledger.audit(&game, &events), Vec::<String>::new());
    game.players[1].gold += 1;
    assert_eq!(ledger.audit(&game, &[]).len(), 1, "gold out of nothing");
    game.players[0].gold = game.players[0].gold.wrapping_sub(100);
    assert_eq!(ledger.audit(&game, &[]).len(), 1, "gold below nothing");
    assert_eq!(ledger.audit(&game, &[]).len(), 0, "each fault is told once");
}

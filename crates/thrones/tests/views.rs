//! What a view says goes together: every sum makes the number it stands behind, and nobody sees in it what he cannot
//! know.

use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};
use tabletop::{Eyes, Game as _, Seat, Seed, Waits};
use thrones::Thrones;
use thrones::deck::{self, Profile};
use thrones::ruleset::Edition;
use thrones::setup::{Setup, SetupDeck, Variant};
use thrones::view::{Share, Shared, View};

/// Plays random games and lets `look` see the game after every decision.
fn play(mut look: impl FnMut(&Thrones, &mut SmallRng)) {
    for (number, names) in
        [["stark", "lannister", "baratheon"], ["targaryen", "stark", "lannister"]]
            .iter()
            .enumerate()
    {
        let deck =
            |name: &&str| SetupDeck::from(&deck::ready_made(name).expect("it is ready made"));
        let setup = Setup {
            edition: Edition::Lcg,
            variant: Variant::Standard,
            profile: Profile::Casual,
            decks: names.iter().map(deck).collect(),
        };
        let seed = Seed::from_number(number as u64);
        let mut game = Thrones::begin(&setup, seed).expect("the table is set up");
        let mut rng = SmallRng::from_seed(seed.0);
        for _ in 0..1_500 {
            let waits = game.prompts().find(|prompt| prompt.waits == Waits::ForAnswer);
            let Some((seat, answer)) =
                waits.map(|prompt| (prompt.seat, prompt.shape.sample(&mut rng)))
            else {
                break;
            };
            game.decide(seat, &answer, &mut Vec::new()).expect("what is offered is accepted");
            look(&game, &mut rng);
        }
    }
}

/// What a sum comes to: what is printed or the least it is set to, and all that is added.
fn total(sum: &[Share]) -> i32 {
    let printed = sum.iter().find(|share| share.what == Some(Shared::Printed));
    let set = sum.iter().filter(|share| share.what == Some(Shared::Set)).map(|share| share.amount);
    let base = set.min().unwrap_or(printed.expect("every sum begins with what is printed").amount);
    let added = sum.iter().filter(|share| match share.what {
        Some(Shared::Printed | Shared::Set) => false,
        Some(Shared::Title | Shared::Penalty | Shared::Melee) | None => true,
    });
    base + added.map(|share| share.amount).sum::<i32>()
}

#[test]
fn sums_make_the_numbers_they_stand_behind() {
    let mut seen = [0; 3];
    play(|game, _| {
        let view: View = game.view(Eyes::Everything);
        for player in &view.players {
            for card in player.hand.iter().filter(|card| !card.cost_sum.is_empty()) {
                let cost = i32::from(card.cost.expect("a sum is of a changed cost"));
                assert_eq!(total(&card.cost_sum).max(0), cost, "{card:?}");
            }
            for card in player.in_play.iter().filter(|card| !card.strength_sum.is_empty()) {
                let strength = i32::from(card.strength.expect("a sum is a character's"));
                assert_eq!(total(&card.strength_sum).max(0), strength, "{card:?}");
                seen[0] += 1;
            }
            if let Some(plot) = &player.plots.revealed {
                if !plot.income_sum.is_empty() {
                    let income = plot.total_income.map_or(plot.income, i32::from);
                    assert_eq!(total(&plot.income_sum).max(0), income);
                    seen[1] += 1;
                }
                if !plot.claim_sum.is_empty() {
                    assert_eq!(total(&plot.claim_sum).max(0), plot.claim);
                }
                if !plot.initiative_sum.is_empty() {
                    let initiative = plot.total_initiative.unwrap_or(plot.initiative);
                    assert_eq!(total(&plot.initiative_sum), initiative);
                }
            }
        }
        if let Some(challenge) = view.challenge.filter(|challenge| challenge.winner.is_none()) {
            let strength = |id: &thrones::card_set::CardId| {
                let in_play = view.players.iter().flat_map(|player| &player.in_play);
                let card = in_play.into_iter().find(|card| card.card.id == *id);
                u16::from(card.and_then(|card| card.strength).unwrap_or(0))
            };
            let counted = |id: &&thrones::card_set::CardId| !challenge.uncounted.contains(id);
            let attack: u16 = challenge.attackers.iter().filter(counted).map(strength).sum();
            assert_eq!(challenge.attack, attack + challenge.attack_bonus);
            seen[2] += 1;
        }
    });
    assert!(seen.iter().all(|times| *times > 20), "{seen:?}");
}

#[test]
fn a_view_is_the_same_whatever_is_hidden() {
    let (mut windows, mut resolving) = (0, 0);
    play(|game, rng| {
        if rng.random_range(0..4) > 0 {
            return;
        }
        let seat = Seat(rng.random_range(0..3));
        let view = game.view(Eyes::Seat(seat));
        windows += usize::from(view.window.is_some());
        resolving += view.resolving.len();
        let other = game.redealt_for(seat, rng);
        assert_eq!(view, other.view(Eyes::Seat(seat)));
        assert_eq!(game.view(Eyes::Spectator), other.view(Eyes::Spectator));
    });
    assert!(windows > 50 && resolving > 5, "{windows} windows, {resolving} resolving");
}

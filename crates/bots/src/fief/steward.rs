//! How a steward weighs its answers at the board: it tries each on the copy it was given, lets the matter run its
//! course, and looks how likely it wins then.

use ::fief::{Ask, Fief, Item};
use rand::Rng as _;
use rand::rngs::SmallRng;
use tabletop::{Answer, Game as _, Prompt, Seat};

use super::candidates::candidates;
use super::habit::{by_heart, usual};
use super::steward_1::worth::card_worth;
use super::trade::begun;
use crate::foresight::Foresight;
use crate::maester::{Rounds, try_round};
use crate::mind::{Care, Skilled, Weighed, sort};
use crate::value::chance;

/// What doing something must bring more than doing nothing.
const EFFORT: f64 = 0.001;
/// A hair of chance, so that two stewards do not play the same game for ever.
const HAIR: f64 = 0.000_3;
/// What a card of the own hand is worth beside its place there, for each point of its worth.
const CARD: f64 = 0.002;

/// How many answers to what decides a round are tried for it.
const ROUNDS: Rounds = Rounds { answers: 4, deals: 2 };

impl Skilled for Fief {
    fn weighed(
        &self,
        prompt: &Prompt<'_, Item, Ask>,
        care: Care,
        rng: &mut SmallRng,
    ) -> Vec<Weighed<Fief>> {
        let seat = prompt.seat;
        if let Some(answer) = by_heart(self, prompt, care, rng) {
            return vec![Weighed { answer, chance: 0.0 }];
        }
        let answers = candidates(self, prompt, Foresight::<Fief>::breadth(&care, 0));
        if let [only] = &answers[..] {
            return vec![Weighed { answer: only.clone(), chance: 0.0 }];
        }
        let deals = deals(prompt.ask, care);
        let mut chances = vec![0.0; answers.len()];
        for deal in 0..deals {
            let dealt = (deal > 0).then(|| self.redealt_for(seat, rng));
            let known = dealt.as_ref().unwrap_or(self);
            for (chance, answer) in chances.iter_mut().zip(&answers) {
                *chance += care.after(known, seat, answer, 0).unwrap_or(f64::NEG_INFINITY);
            }
        }
        let safe = self.safe_answer(prompt);
        let weigh = |(answer, sum): (Answer<Item>, f64)| {
            let effort = if answer == safe { 0.0 } else { EFFORT };
            let chance = sum / f64::from(deals) - effort + rng.random_range(0.0..HAIR);
            Weighed { answer, chance }
        };
        let mut weighed: Vec<Weighed<Fief>> = answers.into_iter().zip(chances).map(weigh).collect();
        sort(&mut weighed);
        if care == Care::Full && is_worth_a_round(prompt.ask) {
            try_round(self, seat, &mut weighed, ROUNDS, rng);
        }
        weighed
    }

    fn settled(&self, seat: Seat, answer: &Answer<Item>) -> Option<Fief> {
        Care::Full.settled(self, seat, answer, 0)
    }

    fn lets_pass(&self, prompt: &Prompt<'_, Item, Ask>, answer: &Answer<Item>) -> bool {
        prompt.ask == Ask::WindowAction && *answer == Answer::One(Item::Pass)
    }

    fn seized(&self, prompt: &Prompt<'_, Item, Ask>) -> Option<Answer<Item>> {
        begun(self, prompt)
    }
}

/// How many deals are looked at: more where dice decide.
fn deals(ask: Ask, care: Care) -> u32 {
    match (ask, care) {
        (Ask::DeclareBattle | Ask::RoundDecision | Ask::AnswerTruce(_), Care::Full) => 6,
        (Ask::DeclareBattle, Care::Quick) => 2,
        (Ask::WindowAction | Ask::DeclareRaid, Care::Full) => 2,
        _ => 1,
    }
}

/// Questions on whose answer the round turns.
fn is_worth_a_round(ask: Ask) -> bool {
    matches!(ask, Ask::Purchase | Ask::MoveNoble | Ask::DeclareBattle)
}

/// How good the table is for the seat: its chance, and the cards only it knows.
fn prospect(game: &Fief, seat: Seat) -> f64 {
    let cards: f64 =
        game.player(seat).hand.iter().map(|card| card_worth(game, seat, *card) - 2.0).sum();
    chance(game, seat) + CARD * cards
}

impl Foresight<Fief> for Care {
    const STEPS_MAX: usize = 80;

    fn breadth(&self, depth: usize) -> usize {
        let breadth: &[usize] = match self {
            Care::Full => &[16, 8, 6, 6],
            Care::Quick => &[5, 4, 3],
        };
        breadth.get(depth).copied().unwrap_or(0)
    }

    fn candidates(
        &self,
        game: &Fief,
        prompt: &Prompt<'_, Item, Ask>,
        most: usize,
    ) -> Vec<Answer<Item>> {
        candidates(game, prompt, most)
    }

    fn usual(&self, game: &Fief, prompt: &Prompt<'_, Item, Ask>) -> Answer<Item> {
        usual(game, prompt)
    }

    fn worth(&self, game: &Fief, seat: Seat) -> f64 {
        prospect(game, seat)
    }
}

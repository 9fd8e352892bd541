//! How a steward weighs its answers at the board: it tries each on the copy it was given, lets the matter run its
//! course, and looks how likely it wins then.

use ::fief::{Ask, Fief, Item};
use rand::Rng as _;
use rand::rngs::SmallRng;
use tabletop::{Answer, Game as _, Prompt, Seat, Silent, Waits};

use super::candidates::candidates;
use super::habit::{by_heart, usual};
use super::steward_1::worth::card_worth;
use crate::mind::{Care, Skilled, Weighed, sort};
use crate::value::chance;

/// How many questions are answered while a matter runs its course.
const STEPS_MAX: usize = 80;
/// What doing something must bring more than doing nothing.
const EFFORT: f64 = 0.001;
/// A hair of chance, so that two stewards do not play the same game for ever.
const HAIR: f64 = 0.000_3;
/// What a card of the own hand is worth beside its place there, for each point of its worth.
const CARD: f64 = 0.002;

/// How many answers are tried at each depth of the own questions on the way.
fn breadth(care: Care, depth: usize) -> usize {
    let breadth: &[usize] = match care {
        Care::Full => &[16, 8, 6, 6],
        Care::Quick => &[5, 4, 3],
    };
    breadth.get(depth).copied().unwrap_or(0)
}

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
        let answers = candidates(self, prompt, breadth(care, 0));
        if let [only] = &answers[..] {
            return vec![Weighed { answer: only.clone(), chance: 0.0 }];
        }
        let deals = deals(prompt.ask, care);
        let mut chances = vec![0.0; answers.len()];
        for deal in 0..deals {
            let dealt = (deal > 0).then(|| self.redealt_for(seat, rng));
            let known = dealt.as_ref().unwrap_or(self);
            for (chance, answer) in chances.iter_mut().zip(&answers) {
                *chance += after(known, seat, answer, 0, care);
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
        weighed
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

/// How good the table is for the seat: its chance, and the cards only it knows.
fn prospect(game: &Fief, seat: Seat) -> f64 {
    let cards: f64 =
        game.player(seat).hand.iter().map(|card| card_worth(game, seat, *card) - 2.0).sum();
    chance(game, seat) + CARD * cards
}

/// How good the table is for the seat when this was answered and the matter has run its course.
fn after(game: &Fief, seat: Seat, answer: &Answer<Item>, depth: usize, care: Care) -> f64 {
    let mut next = game.clone();
    next.hurry(&mut Silent);
    if next.decide(seat, answer, &mut Silent).is_err() {
        return f64::NEG_INFINITY;
    }
    for _ in 0..STEPS_MAX {
        let Some(prompt) = next.prompts().find(|prompt| prompt.waits == Waits::ForAnswer) else {
            break;
        };
        if is_over(prompt.ask) {
            break;
        }
        let asked = prompt.seat;
        let thinks = asked == seat && breadth(care, depth + 1) > 0 && is_part(prompt.ask);
        let answer = if thinks {
            thought_through(&next, &prompt, depth + 1, care)
        } else {
            usual(&next, &prompt)
        };
        if next.decide(asked, &answer, &mut Silent).is_err() {
            break;
        }
    }
    prospect(&next, seat)
}

/// The best of the answers to a question on the way.
fn thought_through(
    game: &Fief,
    prompt: &Prompt<'_, Item, Ask>,
    depth: usize,
    care: Care,
) -> Answer<Item> {
    let mut answers = candidates(game, prompt, breadth(care, depth));
    if answers.len() < 2 {
        return answers.pop().unwrap_or_else(|| game.safe_answer(prompt));
    }
    let mut best = (f64::NEG_INFINITY, game.safe_answer(prompt));
    for answer in answers {
        let worth = after(game, prompt.seat, &answer, depth, care);
        if worth > best.0 {
            best = (worth, answer);
        }
    }
    best.1
}

/// Whether the matter has run its course: somebody is asked for something new.
fn is_over(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::ChooseStartingVillage
            | Ask::ProposeMarriage
            | Ask::RequestAnnulment
            | Ask::DestroyFalseIdols
            | Ask::PardonLaws
            | Ask::PardonProtector
            | Ask::DeclareOutlaw
            | Ask::ConcedeTitle
            | Ask::BreakOath(_)
            | Ask::NameCandidate(_)
            | Ask::DiscardCards
            | Ask::DrawChoice
            | Ask::PlayCard
            | Ask::OfferRansom(_)
            | Ask::CouncilBid
            | Ask::WallBidTroops
            | Ask::WallBidGold
            | Ask::Purchase
            | Ask::MartellOrder
            | Ask::MoveNoble
            | Ask::DeclareBattle
            | Ask::SiegeChoice
            | Ask::PillageChoice
    )
}

/// Whether the question is part of what was decided, and not a thing of its own.
fn is_part(ask: Ask) -> bool {
    !matches!(
        ask,
        Ask::WindowAction
            | Ask::RoundDecision
            | Ask::ChooseLosses
            | Ask::Reroll
            | Ask::OfferToJoin
            | Ask::AcceptHelper
            | Ask::AnswerTruce(_)
            | Ask::MarriageTerms
            | Ask::PlaceVotes(_)
    )
}

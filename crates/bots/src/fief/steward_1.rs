//! The steward tries each sensible answer on the copy it was given, lets the matter run its course, and takes the
//! answer after which its side of the table is worth most.

use ::fief::{Ask, Fief, Item};
use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};
use tabletop::{Answer, Game as _, Prompt, Seat, Silent, Waits};

pub(super) mod candidates;
mod habit;
pub(super) mod odds;
pub(super) mod worth;

use self::candidates::candidates;
use self::habit::{by_heart, usual};
use self::worth::standing;
use crate::Bot;

/// How many questions are answered while a matter runs its course.
const STEPS_MAX: usize = 80;
/// How many answers are tried at each depth of the own questions on the way.
const BREADTH: [usize; 4] = [16, 8, 6, 6];
/// What doing something must bring more than doing nothing.
const EFFORT: f64 = 0.05;

/// Plays by rules of thumb and looks one matter ahead.
#[derive(Clone, Debug)]
pub struct Steward {
    rng: SmallRng,
}

impl Steward {
    /// A steward with its own source of chance.
    #[must_use]
    pub fn new(seed: u64) -> Steward {
        Steward { rng: SmallRng::seed_from_u64(seed) }
    }
}

impl Bot<Fief> for Steward {
    fn choose(&mut self, game: &Fief, prompt: &Prompt<'_, Item, Ask>) -> Answer<Item> {
        if let Some(answer) = by_heart(game, prompt, &mut self.rng)
            && prompt.shape.admits(&answer)
        {
            return answer;
        }
        let mut answers = candidates(game, prompt, BREADTH[0]);
        if answers.len() < 2 {
            return answers.pop().unwrap_or_else(|| game.safe_answer(prompt));
        }
        let mut worths = vec![0.0; answers.len()];
        let deals = deals(prompt.ask);
        for deal in 0..deals {
            let known =
                if deal == 0 { game.clone() } else { game.redealt_for(prompt.seat, &mut self.rng) };
            for (worth, answer) in worths.iter_mut().zip(&answers) {
                *worth += after(&known, prompt.seat, answer, 0);
            }
        }
        let safe = game.safe_answer(prompt);
        let mut best = (f64::NEG_INFINITY, safe.clone());
        for (worth, answer) in worths.into_iter().zip(answers) {
            // A hair of chance, so that two stewards do not play the same game for ever.
            let effort = if answer == safe { 0.0 } else { EFFORT };
            let worth = worth / f64::from(deals) - effort + self.rng.random_range(0.0..0.01);
            if worth > best.0 {
                best = (worth, answer);
            }
        }
        best.1
    }
}

/// How many deals are looked at: more where dice decide.
fn deals(ask: Ask) -> u32 {
    match ask {
        Ask::DeclareBattle | Ask::RoundDecision | Ask::AnswerTruce(_) => 6,
        Ask::WindowAction | Ask::DeclareRaid => 2,
        _ => 1,
    }
}

/// What the table is worth to the seat when this was answered and the matter has run its course.
fn after(game: &Fief, seat: Seat, answer: &Answer<Item>, depth: usize) -> f64 {
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
        let thinks = asked == seat && depth + 1 < BREADTH.len() && is_part(prompt.ask);
        let answer =
            if thinks { thought_through(&next, &prompt, depth + 1) } else { usual(&next, &prompt) };
        if next.decide(asked, &answer, &mut Silent).is_err() {
            break;
        }
    }
    standing(&next, seat)
}

/// The best of the answers to a question on the way.
fn thought_through(game: &Fief, prompt: &Prompt<'_, Item, Ask>, depth: usize) -> Answer<Item> {
    let mut answers = candidates(game, prompt, BREADTH[depth]);
    if answers.len() < 2 {
        return answers.pop().unwrap_or_else(|| game.safe_answer(prompt));
    }
    let mut best = (f64::NEG_INFINITY, game.safe_answer(prompt));
    for answer in answers {
        let worth = after(game, prompt.seat, &answer, depth);
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

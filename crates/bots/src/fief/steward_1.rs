//! The steward tries each sensible answer on the copy it was given, lets the matter run its course, and takes the
//! answer after which its side of the table is worth most.

use ::fief::{Ask, Fief, Item};
use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};
use tabletop::{Answer, Game as _, Prompt, Seat};

mod habit;
pub(super) mod odds;
pub(super) mod worth;

use self::habit::by_heart;
use self::worth::standing;
use super::candidates::candidates;
use super::habit::usual;
use crate::foresight::Foresight;
use crate::{Bot, Known};

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
    fn choose(&mut self, game: &Known<Fief>, prompt: &Prompt<'_, Item, Ask>) -> Answer<Item> {
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
            let dealt = (deal > 0).then(|| game.redealt_for(prompt.seat, &mut self.rng));
            let known = dealt.as_ref().unwrap_or(game);
            for (worth, answer) in worths.iter_mut().zip(&answers) {
                *worth += self.after(known, prompt.seat, answer, 0).unwrap_or(f64::NEG_INFINITY);
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

impl Foresight<Fief> for Steward {
    const STEPS_MAX: usize = 80;

    fn breadth(&self, depth: usize) -> usize {
        BREADTH.get(depth).copied().unwrap_or(0)
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
        standing(game, seat)
    }
}

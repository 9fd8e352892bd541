//! The steward tries each sensible answer on the copy it was given, lets the matter run its course, and takes the
//! answer after which its side of the table is worth most.

use ::thrones::Thrones;
use ::thrones::ask::Ask;
use ::thrones::item::{Item, Thing};
use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};
use tabletop::{Answer, Game as _, Prompt, Seat, Shape};

pub(super) mod candidates;
pub(super) mod worth;

use self::candidates::{candidates, strongest_defence};
use self::worth::{plot_worth, setup_worth, standing_of};
use super::deals::{answer_to_offers, word_worth};
use crate::foresight::Foresight;
use crate::{Bot, Known};

/// How many answers are tried at each depth of the own questions on the way.
const BREADTH: [usize; 3] = [24, 8, 4];

/// Plays by rules of thumb and looks one action ahead.
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

impl Bot<Thrones> for Steward {
    fn choose(&mut self, game: &Known<Thrones>, prompt: &Prompt<'_, Item, Ask>) -> Answer<Item> {
        if let Some(answer) = by_heart(game, prompt) {
            return answer;
        }
        let mut best = (f64::NEG_INFINITY, game.safe_answer(prompt));
        for answer in candidates(game, prompt, BREADTH[0]) {
            let Some(worth) = self.after(game, prompt.seat, &answer, 0) else { continue };
            let worth = worth + word_worth(game, prompt.seat, &answer);
            // A hair of chance, so that two stewards do not play the same game for ever.
            let worth = worth + self.rng.random_range(0.0..0.01);
            if worth > best.0 {
                best = (worth, answer);
            }
        }
        best.1
    }

    fn seize(
        &mut self,
        game: &Known<Thrones>,
        prompt: &Prompt<'_, Item, Ask>,
    ) -> Option<Answer<Item>> {
        (prompt.ask == Ask::Offered).then(|| answer_to_offers(game, prompt))
    }
}

/// Questions that need no trying.
fn by_heart(game: &Thrones, prompt: &Prompt<'_, Item, Ask>) -> Option<Answer<Item>> {
    let Shape::One(of) = prompt.shape else { return None };
    let best = |worth: &dyn Fn(Item) -> f64| {
        of.iter().copied().max_by(|a, b| worth(*a).total_cmp(&worth(*b))).map(Answer::One)
    };
    match prompt.ask {
        Ask::PlaceSetup => best(&|item| item.card().map_or(0.0, |card| setup_worth(game, card))),
        Ask::ChoosePlot => {
            best(&|item| item.card().map_or(0.0, |card| plot_worth(game, prompt.seat, card)))
        }
        Ask::NameFirstPlayer => best(&|item| match item.thing() {
            Thing::Seat(seat) if seat == prompt.seat => 1.0,
            _ => 0.0,
        }),
        _ => None,
    }
}

impl Foresight<Thrones> for Steward {
    const STEPS_MAX: usize = 60;

    fn breadth(&self, depth: usize) -> usize {
        BREADTH.get(depth).copied().unwrap_or(0)
    }

    fn candidates(
        &self,
        game: &Thrones,
        prompt: &Prompt<'_, Item, Ask>,
        most: usize,
    ) -> Vec<Answer<Item>> {
        candidates(game, prompt, most)
    }

    /// Passes, and defends where that wins.
    fn usual(&self, game: &Thrones, prompt: &Prompt<'_, Item, Ask>) -> Answer<Item> {
        match prompt.ask {
            Ask::Defenders(..) => strongest_defence(game, prompt),
            _ => game.safe_answer(prompt),
        }
    }

    fn worth(&self, game: &Thrones, seat: Seat) -> f64 {
        standing_of(game, seat)
    }
}

//! What a table is worth, learned from games: each side has a score, and the scores say who wins how often.
//!
//! A side's score is the weighted sum of a few public numbers ([`Valued::sides`]). The chance of a seat to win is its
//! share among all seats of `exp(score)`: the same weights serve two players and six. [`fit`] finds the weights that
//! would have foretold the games of the lessons best.

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Seat, Seats};

use crate::Contest;

/// A game whose sides can be described by numbers everybody can see.
pub trait Valued: Contest {
    /// The numbers, in their order.
    const FEATURES: &'static [Feature];

    /// Writes the numbers of every side, one side after the other.
    fn sides(&self, numbers: &mut [f32]);

    /// The seats that can still win.
    fn contenders(&self) -> Seats;

    /// The seats that would win together with this one, itself among them.
    fn side_of(&self, seat: Seat) -> Seats;

    /// What each number is worth.
    fn weights() -> &'static [f32];
}

/// A number that describes a side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Feature {
    /// What it is called in the file of weights.
    pub name: &'static str,
    /// What it counts, or what is so where it is 1, in words.
    pub counts: &'static str,
    /// Whether it is 1 or 0.
    pub is_flag: bool,
    /// What more of it can mean. Where that is certain, chance in the lessons must not say otherwise.
    pub sense: Sense,
    /// What it is worth as long as no lesson says otherwise.
    pub prior: f32,
}

/// What more of a number can mean for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sense {
    /// Never harm.
    Good,
    /// Never use.
    Bad,
    /// Either.
    Open,
}

/// Weights as they stand in the tree, with the command that makes them again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Weights {
    /// The command.
    pub made_by: String,
    /// How well they foretell games that were not learned from: the mean of -ln of the winner's chance.
    pub log_loss: f32,
    /// How often the side with the best score wins.
    pub accuracy: f32,
    /// A weight for each number, by name.
    pub weights: Vec<(String, f32)>,
}

/// Positions of one game and who won it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Lesson {
    /// For each position the numbers of every side, one after the other.
    pub positions: Vec<Vec<f32>>,
    /// The seats that won.
    pub winners: Vec<usize>,
}

/// Names the numbers of a side, each with its sense, its worth before any lesson, and what it counts; those that are 1
/// or 0 with what is so `when` they are 1.
macro_rules! features {
    (@flag when) => { true };
    (@flag) => { false };
    ($($name:ident: $sense:ident $prior:literal $($when:ident)? $what:literal),* $(,)?) => {
        /// One side in numbers.
        #[derive(Default)]
        struct Side { $(#[doc = $what] $name: f32),* }

        impl Side {
            const FEATURES: &'static [Feature] =
                &[$(Feature {
                    name: stringify!($name),
                    counts: $what,
                    is_flag: crate::value::features!(@flag $($when)?),
                    sense: Sense::$sense,
                    prior: $prior,
                }),*];

            fn write(&self, numbers: &mut [f32]) {
                numbers.copy_from_slice(&[$(self.$name),*]);
            }
        }
    };
}
pub(crate) use features;

/// The most numbers a position may have: sides times features.
const NUMBERS_MAX: usize = 512;

/// How likely the seat wins from here, alone or with its side.
#[must_use]
pub fn chance<G: Valued>(game: &G, seat: Seat) -> f64 {
    if let Some(outcome) = game.outcome() {
        return if outcome.winners().contains(&seat) { 1.0 } else { 0.0 };
    }
    let share = shares(game);
    game.side_of(seat).iter().map(|ally| share[ally.index()]).sum::<f64>().min(1.0)
}

/// How likely each seat wins from here; those who win together divide their chance.
#[must_use]
pub fn chances<G: Valued>(game: &G) -> Vec<f64> {
    let seats = (0..game.seats()).map(Seat);
    seats.map(|seat| chance(game, seat)).collect()
}

/// Each seat's part of victory.
fn shares<G: Valued>(game: &G) -> [f64; 8] {
    let (count, seats) = (G::FEATURES.len(), usize::from(game.seats()));
    let mut buffer = [0.0_f32; NUMBERS_MAX];
    let numbers = &mut buffer[..seats * count];
    game.sides(numbers);
    let mut share = [0.0; 8];
    let weights = G::weights();
    let mut highest = f64::NEG_INFINITY;
    for seat in game.contenders().iter() {
        let side = &numbers[seat.index() * count..][..count];
        share[seat.index()] = f64::from(dot(side, weights));
        highest = highest.max(share[seat.index()]);
    }
    let mut sum = 0.0;
    for seat in (0..seats as u8).map(Seat) {
        let raised =
            if game.contenders().has(seat) { (share[seat.index()] - highest).exp() } else { 0.0 };
        share[seat.index()] = raised;
        sum += raised;
    }
    share.map(|raised| if sum > 0.0 { raised / sum } else { 0.0 })
}

fn dot(numbers: &[f32], weights: &[f32]) -> f32 {
    numbers.iter().zip(weights).map(|(number, weight)| number * weight).sum()
}

impl Weights {
    /// Reads the weights of a game from the file in the tree.
    ///
    /// # Panics
    /// When the file is of another version of the game's numbers: it must be made again.
    #[must_use]
    pub fn read<G: Valued>(text: &str) -> Vec<f32> {
        let file: Weights = serde_json::from_str(text).expect("the weights in the tree are sound");
        let weight = |feature: &Feature| {
            // A number that is new has no say until it was learned.
            file.weights
                .iter()
                .find(|(of, _)| of == feature.name)
                .map_or(0.0, |(_, weight)| *weight)
        };
        G::FEATURES.iter().map(weight).collect()
    }
}

impl Lesson {
    /// Who won the game; a game without a winner teaches nothing.
    pub fn end(&mut self, outcome: Option<&Outcome>) {
        let winners = outcome.map(Outcome::winners).unwrap_or_default();
        self.winners = winners.iter().map(|seat| seat.index()).collect();
        if self.winners.is_empty() {
            self.positions.clear();
        }
    }
}

/// The numbers of every side of a game.
pub fn position<G: Valued>(game: &G) -> Vec<f32> {
    let mut numbers = vec![0.0; usize::from(game.seats()) * G::FEATURES.len()];
    game.sides(&mut numbers);
    numbers
}

/// How often all lessons are gone through.
const PASSES: usize = 60;
/// How much it costs to depart from what was thought before the lessons.
const RESTRAINT: f32 = 1e-2;

/// The weights that foretell the lessons best; one game of eight is held back to measure them.
#[must_use]
pub fn fit<G: Valued>(lessons: &[Lesson], made_by: &str) -> Weights {
    let count = G::FEATURES.len();
    let scale = spread(lessons, count);
    let prior: Vec<f32> =
        G::FEATURES.iter().zip(&scale).map(|(feature, scale)| feature.prior * scale).collect();
    let mut weights = prior.clone();
    // Adam: each weight moves by its own mean gradient over the root of its mean square.
    let (mut mean, mut square) = (vec![0.0_f32; count], vec![0.0_f32; count]);
    let mut gradient = vec![0.0_f32; count];
    let mut step = 0;
    let learned: Vec<&Lesson> = learned(lessons).collect();
    for pass in 0..PASSES {
        let rate = 0.05 / (1.0 + pass as f32 / 8.0);
        for batch in learned.chunks(32) {
            gradient.fill(0.0);
            let mut positions = 0;
            for lesson in batch {
                for position in &lesson.positions {
                    push(position, &lesson.winners, &weights, &scale, &mut gradient);
                    positions += 1;
                }
            }
            step += 1;
            for (place, feature) in G::FEATURES.iter().enumerate() {
                let slope = gradient[place] / positions.max(1) as f32
                    + RESTRAINT * (weights[place] - prior[place]);
                mean[place] += 0.1 * (slope - mean[place]);
                square[place] += 0.01 * (slope * slope - square[place]);
                let early = |keep: f32| 1.0 - keep.powi(step);
                let moved =
                    (mean[place] / early(0.9)) / ((square[place] / early(0.99)).sqrt() + 1e-8);
                weights[place] = feature.sense.within(weights[place] - rate * moved);
            }
        }
    }
    let weights: Vec<f32> =
        weights.iter().zip(&scale).map(|(weight, scale)| weight / scale).collect();
    let (log_loss, accuracy) = measure(lessons, &weights, count);
    let round = |weight: f32| (weight * 1e4).round() / 1e4;
    let named = G::FEATURES.iter().zip(&weights);
    Weights {
        made_by: made_by.to_owned(),
        log_loss: round(log_loss),
        accuracy: round(accuracy),
        weights: named.map(|(feature, weight)| (feature.name.to_owned(), round(*weight))).collect(),
    }
}

impl Sense {
    fn within(self, weight: f32) -> f32 {
        match self {
            Sense::Good => weight.max(0.0),
            Sense::Bad => weight.min(0.0),
            Sense::Open => weight,
        }
    }
}

fn learned(lessons: &[Lesson]) -> impl Iterator<Item = &Lesson> {
    lessons.iter().enumerate().filter(|(place, _)| place % 8 != 0).map(|(_, lesson)| lesson)
}

/// How far each number usually lies from 0, so that all are learned equally fast.
fn spread(lessons: &[Lesson], count: usize) -> Vec<f32> {
    let mut squares = vec![0.0_f64; count];
    let mut sides = 0_u64;
    for side in
        lessons.iter().flat_map(|lesson| &lesson.positions).flat_map(|one| one.chunks(count))
    {
        for (square, number) in squares.iter_mut().zip(side) {
            *square += f64::from(number * number);
        }
        sides += 1;
    }
    squares.iter().map(|square| ((square / sides.max(1) as f64).sqrt() as f32).max(1e-3)).collect()
}

/// The chances of all sides of a position.
fn foretold(position: &[f32], weights: &[f32], scale: &[f32]) -> Vec<f32> {
    let score = |side: &[f32]| {
        let terms = side.iter().zip(weights).zip(scale);
        terms.map(|((number, weight), scale)| number * weight / scale).sum::<f32>()
    };
    let scores: Vec<f32> = position.chunks(weights.len()).map(score).collect();
    let highest = scores.iter().copied().fold(f32::MIN, f32::max);
    let raised: Vec<f32> = scores.iter().map(|score| (score - highest).exp()).collect();
    let sum: f32 = raised.iter().sum();
    raised.iter().map(|raised| raised / sum).collect()
}

/// Adds how the weights should have been otherwise for one position.
fn push(position: &[f32], winners: &[usize], weights: &[f32], scale: &[f32], gradient: &mut [f32]) {
    let chances = foretold(position, weights, scale);
    for (seat, side) in position.chunks(weights.len()).enumerate() {
        let won = if winners.contains(&seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        for (place, number) in side.iter().enumerate() {
            gradient[place] += (chances[seat] - won) * number / scale[place];
        }
    }
}

/// The mean log loss and the share of right guesses over the games held back.
fn measure(lessons: &[Lesson], weights: &[f32], count: usize) -> (f32, f32) {
    let ones = vec![1.0; count];
    let (mut loss, mut right, mut positions) = (0.0_f64, 0.0, 0.0);
    for lesson in lessons.iter().step_by(8) {
        for position in &lesson.positions {
            let chances = foretold(position, weights, &ones);
            let chance: f32 = lesson.winners.iter().map(|winner| chances[*winner]).sum();
            let best = (0..chances.len()).max_by(|a, b| chances[*a].total_cmp(&chances[*b]));
            loss -= f64::from(chance.max(1e-6).ln());
            right += f64::from(u8::from(best.is_some_and(|best| lesson.winners.contains(&best))));
            positions += 1.0_f64;
        }
    }
    ((loss / positions.max(1.0)) as f32, (right / positions.max(1.0)) as f32)
}

//! The measuring: random games with the silent scribe, every forced prompt stepped over.
//!
//! The loops are generic over the game, so that what is measured is the game and not the way to it.

use std::hint::black_box;
use std::time::Instant;

use anyhow::{Context as _, Result, bail};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use serde::Serialize;
use tabletop::{Answer, Game, Seat, Seed, Silent, Waits};

/// A game that takes longer is broken off.
const DECISIONS_MAX: u32 = 20_000;
/// How many positions are copied and dealt anew: few enough to stay in the cache.
const POSITIONS: usize = 12;
/// How often a short measurement is made; the quickest counts, since whatever else ran only slows it down.
const RUNS: usize = 7;
/// How many decisions are timed from a position.
const STRETCH: u32 = 20;
/// From how many games positions late in the game are taken.
const LATE_GAMES: u64 = 150;

/// What was measured with one number of seats.
#[derive(Clone, Debug, Serialize)]
pub struct Measured {
    /// The seats.
    pub seats: u8,
    /// How many games were timed.
    pub games: u64,
    /// How many of them came to an end.
    pub ended: u64,
    /// How many decisions with two or more possible answers were timed.
    pub decisions: u64,
    /// Decisions in an average game.
    pub decisions_per_game: f64,
    /// Decisions a second, the beginning of the games included.
    pub decisions_per_second: f64,
    /// Games a second.
    pub games_per_second: f64,
    /// What a clone of a game takes.
    pub clone_ns: f64,
    /// What a copy of as many bytes takes.
    pub memcpy_ns: f64,
    /// How many bytes a game has.
    pub state_bytes: usize,
    /// What it takes to deal a game anew for a seat.
    pub redeal_ns: f64,
    /// How often the rules ask for memory in a decision.
    pub allocations_per_decision: f64,
    /// What a decision takes about the fiftieth.
    pub decision_50_ns: Option<f64>,
    /// What a decision takes about the five hundredth; nothing where games are over by then.
    pub decision_500_ns: Option<f64>,
}

/// Measures a game with these setups, one after the other.
pub fn measure<G: Game>(
    setups: &[G::Setup],
    seats: u8,
    seed: u64,
    seconds: f64,
) -> Result<Measured> {
    let bench = Bench::<G> { setups, seed, seconds };
    let positions = bench.positions()?;
    let (games, ended, decisions, took) = bench.timed()?;
    Ok(Measured {
        seats,
        games,
        ended,
        decisions,
        decisions_per_game: decisions as f64 / games as f64,
        decisions_per_second: decisions as f64 / took,
        games_per_second: games as f64 / took,
        clone_ns: clone_ns(&positions),
        memcpy_ns: memcpy_ns::<G>(positions.len()),
        state_bytes: size_of::<G>(),
        redeal_ns: redeal_ns(&positions),
        allocations_per_decision: bench.allocations()?,
        decision_50_ns: bench.about(50)?,
        decision_500_ns: bench.about(500)?,
    })
}

struct Bench<'b, G: Game> {
    setups: &'b [G::Setup],
    seed: u64,
    /// How long each thing may be measured.
    seconds: f64,
}

/// Answers one prompt at random; no if nobody is asked. In a hurried game every prompt has two answers or more.
#[inline]
fn step<G: Game>(game: &mut G, rng: &mut SmallRng) -> bool {
    let Some((seat, answer)) = next(game, rng) else { return false };
    let taken = game.decide(seat, &answer, &mut Silent);
    assert!(taken.is_ok(), "what a prompt offers is accepted");
    true
}

#[inline]
fn next<G: Game>(game: &G, rng: &mut SmallRng) -> Option<(Seat, Answer<G::Item>)> {
    let prompt = game.prompts().find(|prompt| prompt.waits == Waits::ForAnswer)?;
    Some((prompt.seat, prompt.shape.sample(rng)))
}

impl<G: Game> Bench<'_, G> {
    fn begin(&self, number: u64) -> Result<(G, SmallRng)> {
        let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(number);
        let setup = &self.setups[(number % self.setups.len() as u64) as usize];
        let game = G::begin(setup, Seed::from_number(seed));
        let mut game = game.context("the game cannot begin")?;
        game.hurry(&mut Silent);
        Ok((game, SmallRng::seed_from_u64(seed)))
    }

    /// Whole games for so long: games, ended games, decisions, seconds.
    fn timed(&self) -> Result<(u64, u64, u64, f64)> {
        let (mut games, mut ended, mut decisions) = (0, 0, 0);
        let begun = Instant::now();
        loop {
            let (mut game, mut rng) = self.begin(games)?;
            let mut count = 0;
            while count < DECISIONS_MAX && step(&mut game, &mut rng) {
                count += 1;
            }
            games += 1;
            ended += u64::from(game.outcome().is_some());
            decisions += u64::from(count);
            let took = begun.elapsed().as_secs_f64();
            if took >= self.seconds {
                return Ok((games, ended, decisions, took));
            }
        }
    }

    /// Positions from the middle of games.
    fn positions(&self) -> Result<Vec<G>> {
        let mut positions = Vec::new();
        for number in 0..10_000 {
            let (mut game, mut rng) = self.begin(number)?;
            let mut count = 0;
            while count < 60 + 10 * (number % 10) && step(&mut game, &mut rng) {
                count += 1;
            }
            if game.outcome().is_none() {
                positions.push(game);
            }
            if positions.len() == POSITIONS {
                return Ok(positions);
            }
        }
        bail!("the games are over before they can be measured")
    }

    /// How often a decision asks for memory, the choosing apart.
    fn allocations(&self) -> Result<f64> {
        let (mut asked, mut decisions) = (0, 0_u64);
        let begun = Instant::now();
        for number in 0..20 {
            if decisions > 0 && begun.elapsed().as_secs_f64() > self.seconds {
                break;
            }
            let (mut game, mut rng) = self.begin(number)?;
            while let Some((seat, answer)) = next(&game, &mut rng) {
                let counted = allocation_counter::measure(|| {
                    black_box(game.prompts().count());
                    let taken = game.decide(seat, &answer, &mut Silent);
                    assert!(taken.is_ok(), "what a prompt offers is accepted");
                });
                asked += counted.count_total;
                decisions += 1;
                if decisions % 1_000 == 0 {
                    break;
                }
            }
        }
        Ok(asked as f64 / decisions.max(1) as f64)
    }

    /// What a decision takes about the one of that number.
    fn about(&self, number: u32) -> Result<Option<f64>> {
        let mut positions = Vec::new();
        let begun = Instant::now();
        for game in 0..LATE_GAMES {
            if begun.elapsed().as_secs_f64() > self.seconds {
                break;
            }
            let (mut game, mut rng) = self.begin(game)?;
            let mut count = 0;
            while count < number - STRETCH / 2 && step(&mut game, &mut rng) {
                count += 1;
            }
            if game.outcome().is_none() {
                positions.push((game, rng));
            }
        }
        if positions.len() < 10 {
            return Ok(None);
        }
        let run = |_| {
            let mut games = positions.clone();
            let mut decisions = 0_u32;
            let begun = Instant::now();
            for (game, rng) in &mut games {
                for _ in 0..STRETCH {
                    decisions += u32::from(step(game, rng));
                }
            }
            begun.elapsed().as_nanos() as f64 / f64::from(decisions.max(1))
        };
        Ok(Some((0..RUNS).map(run).fold(f64::INFINITY, f64::min)))
    }
}

/// What one repetition takes at best, in ns.
fn best_ns(each: usize, mut run: impl FnMut()) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..RUNS {
        let begun = Instant::now();
        run();
        best = best.min(begun.elapsed().as_nanos() as f64 / each as f64);
    }
    best
}

const COPIES: usize = 500;

fn clone_ns<G: Game>(positions: &[G]) -> f64 {
    let mut copy = positions[0].clone();
    best_ns(COPIES * positions.len(), || {
        for _ in 0..COPIES {
            for position in positions {
                copy.clone_from(black_box(position));
                black_box(&mut copy);
            }
        }
    })
}

fn memcpy_ns<G: Game>(positions: usize) -> f64 {
    let sources = vec![vec![7_u8; size_of::<G>()]; positions];
    let mut copy = sources[0].clone();
    best_ns(COPIES * positions, || {
        for _ in 0..COPIES {
            for source in &sources {
                copy.copy_from_slice(black_box(source));
                black_box(&mut copy);
            }
        }
    })
}

fn redeal_ns<G: Game>(positions: &[G]) -> f64 {
    let mut rng = SmallRng::seed_from_u64(1);
    let seats = positions[0].seats();
    best_ns(20 * positions.len() * usize::from(seats), || {
        for _ in 0..20 {
            for position in positions {
                for seat in 0..seats {
                    black_box(position.redealt_for(Seat(seat), &mut rng));
                }
            }
        }
    })
}

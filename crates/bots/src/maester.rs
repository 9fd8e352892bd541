//! The maester plays the rest of the round in its head, many times, before it answers.
//!
//! The steward's answers are the candidates. In each of many deals of what is hidden, every candidate that is still in
//! the race is answered, stewards play the round to its end, and the learned value says how likely the seat then wins.
//! All candidates meet the same deals with the same chance, so that they differ by nothing but themselves. After each
//! heat the weaker half is out.

use std::ops::Range;
use std::time::Instant;

use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use tabletop::{Answer, Prompt, Seat, Silent, Waits};

use crate::mind::{Care, Skilled, Weighed, best, sort};
use crate::value::{chance, position};
use crate::{Bot, Known, Terms};

/// For how many games in the head the steward's opinion of an answer counts.
const OPINION: f64 = 3.0;
/// An answer the steward finds so much worse than the best is not looked at again.
const HOPELESS: f64 = 0.3;
/// How many questions a game in the head may take.
const STEPS_MAX: usize = 600;

/// How hard a maester thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many games it plays in its head for one answer.
    pub simulations: usize,
    /// How many answers it looks at.
    pub breadth: usize,
}

/// Plays games in its head before it answers.
pub struct Maester {
    effort: Effort,
    terms: Terms,
}

/// What came of one answer in the games played in the head.
pub struct Verdict<G: Skilled> {
    /// The answer.
    pub answer: Answer<G::Item>,
    /// How likely the seat wins after it.
    pub chance: f64,
    /// In how many games it was tried.
    pub games: usize,
    /// The numbers of every side at the end of the round, on average.
    pub ends: Vec<f32>,
}

impl Maester {
    /// A maester for one question.
    #[must_use]
    pub fn new(terms: Terms, effort: Effort) -> Maester {
        Maester { effort, terms }
    }

    /// How these answers do in the same deals, as many for each as the effort allows; in the order named.
    pub fn compare<G: Skilled>(
        &self,
        game: &Known<G>,
        seat: Seat,
        answers: Vec<Answer<G::Item>>,
    ) -> Vec<Verdict<G>> {
        let each = self.effort.simulations.div_ceil(answers.len().max(1));
        let now = chance::<G>(game, seat);
        let alike = |answer| Weighed { answer, chance: now };
        let mut race = Race::<G>::new(answers.into_iter().map(alike).collect());
        race.play_deals(game, seat, 0..each, self.terms);
        race.verdicts()
    }

    /// What the maester thinks of the answers it looked at, the best first.
    pub fn verdicts<G: Skilled>(
        &self,
        game: &Known<G>,
        prompt: &Prompt<'_, G::Item, G::Ask>,
    ) -> Vec<Verdict<G>> {
        let mut rng = SmallRng::seed_from_u64(self.terms.seed);
        let mut weighed = game.weighed(prompt, Care::Full, &mut rng);
        weighed.truncate(self.effort.breadth);
        let most = weighed.first().map_or(0.0, |first| first.chance);
        weighed.retain(|one| one.chance >= most - HOPELESS);
        let is_idle = weighed.first().is_some_and(|first| game.lets_pass(prompt, &first.answer));
        let mut race = Race::<G>::new(weighed);
        if race.runners.len() > 1 && !is_idle {
            race.run(game, prompt.seat, self.effort, self.terms);
        }
        race.verdicts()
    }
}

impl<G: Skilled> Bot<G> for Maester {
    fn choose(
        &mut self,
        known: &Known<G>,
        prompt: &Prompt<'_, G::Item, G::Ask>,
    ) -> Answer<G::Item> {
        let first = self.verdicts(known, prompt).into_iter().next();
        first.map_or_else(|| known.safe_answer(prompt), |verdict| verdict.answer)
    }

    fn seize(
        &mut self,
        known: &Known<G>,
        prompt: &Prompt<'_, G::Item, G::Ask>,
    ) -> Option<Answer<G::Item>> {
        known.seized(prompt)
    }
}

/// The answers that race each other.
struct Race<G: Skilled> {
    /// Those still in it, the best first.
    runners: Vec<Runner<G>>,
    /// Those that are out, the last to leave first.
    out: Vec<Runner<G>>,
}

struct Runner<G: Skilled> {
    answer: Answer<G::Item>,
    opinion: f64,
    sum: f64,
    games: usize,
    ends: Vec<f32>,
}

impl<G: Skilled> Runner<G> {
    fn chance(&self) -> f64 {
        (self.sum + OPINION * self.opinion) / (self.games as f64 + OPINION)
    }
}

impl<G: Skilled> Race<G> {
    fn new(weighed: Vec<Weighed<G>>) -> Race<G> {
        let runner = |one: Weighed<G>| Runner {
            answer: one.answer,
            opinion: one.chance,
            sum: 0.0,
            games: 0,
            ends: Vec::new(),
        };
        Race { runners: weighed.into_iter().map(runner).collect(), out: Vec::new() }
    }

    fn run(&mut self, game: &G, seat: Seat, effort: Effort, terms: Terms) {
        let heats = self.runners.len().next_power_of_two().ilog2() as usize;
        let mut dealt = 0;
        for _ in 0..heats {
            let each = effort.simulations.div_ceil(heats * self.runners.len()).max(1);
            self.play_deals(game, seat, dealt..dealt + each, terms);
            dealt += each;
            self.runners.sort_by(|a, b| b.chance().total_cmp(&a.chance()));
            let left = self.runners.len().div_ceil(2);
            let out = self.runners.split_off(left);
            self.out.splice(0..0, out);
        }
    }

    /// Plays every runner in these deals. They may be played in any order and by any number of threads; they are summed
    /// in their own.
    fn play_deals(&mut self, game: &G, seat: Seat, deals: Range<usize>, terms: Terms) {
        let played: Vec<Option<Vec<End>>> =
            deals.into_par_iter().map(|deal| self.play_deal(game, seat, deal, terms)).collect();
        for ends in played.into_iter().flatten() {
            for (runner, end) in self.runners.iter_mut().zip(ends) {
                runner.sum += end.chance;
                runner.games += 1;
                runner.ends.resize(end.numbers.len(), 0.0);
                runner.ends.iter_mut().zip(end.numbers).for_each(|(sum, number)| *sum += number);
            }
        }
    }

    /// How the round ends for all runners in one deal; nothing when time is up.
    fn play_deal(&self, game: &G, seat: Seat, deal: usize, terms: Terms) -> Option<Vec<End>> {
        if terms.until.is_some_and(|until| Instant::now() >= until) {
            return None;
        }
        let mut rng = SmallRng::seed_from_u64(terms.seed.wrapping_add(deal as u64));
        let mut known = game.redealt_for(seat, &mut rng);
        known.hurry(&mut Silent);
        let chance_of_stewards = rng.random();
        let play = |runner: &Runner<G>| {
            play_round(known.clone(), seat, &runner.answer, chance_of_stewards)
        };
        Some(self.runners.iter().map(play).collect())
    }

    fn verdicts(self) -> Vec<Verdict<G>> {
        let verdict = |runner: Runner<G>| Verdict {
            chance: runner.chance(),
            games: runner.games,
            ends: runner.ends.iter().map(|sum| sum / runner.games.max(1) as f32).collect(),
            answer: runner.answer,
        };
        self.runners.into_iter().chain(self.out).map(verdict).collect()
    }
}

/// How a round played in the head ends.
pub struct End {
    /// How likely the seat then wins.
    pub chance: f64,
    /// The numbers of every side.
    pub numbers: Vec<f32>,
}

/// How the round ends when the seat gives this answer and stewards play the round to its end.
pub fn play_round<G: Skilled>(mut game: G, seat: Seat, answer: &Answer<G::Item>, seed: u64) -> End {
    let last = game.round().max(1);
    if game.decide(seat, answer, &mut Silent).is_err() {
        return End { chance: 0.0, numbers: Vec::new() };
    }
    let mut rng = SmallRng::seed_from_u64(seed);
    for _ in 0..STEPS_MAX {
        if game.round() > last {
            break;
        }
        let asked = game.prompts().find(|prompt| prompt.waits == Waits::ForAnswer);
        let Some(prompt) = asked else { break };
        let (seat, answer) = (prompt.seat, best(&game, &prompt, Care::Quick, &mut rng));
        if game.decide(seat, &answer, &mut Silent).is_err() {
            break;
        }
    }
    End { chance: chance(&game, seat), numbers: position(&game) }
}

/// How many answers are tried for a whole round, and in how many deals.
#[derive(Clone, Copy, Debug)]
pub struct Rounds {
    /// The answers, the likeliest first.
    pub answers: usize,
    /// The deals, the same for all.
    pub deals: usize,
}

/// Plays the round with each of the likeliest answers and weighs them by its end; the others keep what they were weighed.
pub fn try_round<G: Skilled>(
    game: &G,
    seat: Seat,
    weighed: &mut [Weighed<G>],
    rounds: Rounds,
    rng: &mut SmallRng,
) {
    let tried = rounds.answers.min(weighed.len());
    let mut sums = vec![0.0; tried];
    for _ in 0..rounds.deals {
        let mut known = game.redealt_for(seat, rng);
        known.hurry(&mut Silent);
        let seed = rng.random();
        for (sum, one) in sums.iter_mut().zip(weighed.iter()) {
            *sum += play_round(known.clone(), seat, &one.answer, seed).chance;
        }
    }
    for (one, sum) in weighed.iter_mut().zip(sums) {
        one.chance = sum / rounds.deals as f64;
    }
    sort(weighed);
}

//! What the maester would do, and why, in words.

use std::time::{Duration, Instant};

use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use serde::Serialize;
use serde_json::Value;
use tabletop::{Answer, Game, Prompt, Seat, Seed, Waits, plain};

use crate::bot::chance_at;
use crate::maester::{Effort, Maester, Verdict};
use crate::mind::Skilled;
use crate::value::{Feature, position};
use crate::{Known, Terms};

/// How hard the maester thinks before it says something.
const THOUGHT: Effort = Effort { simulations: 100, breadth: 8 };
/// How many games two answers that are compared get, together.
const COMPARED: Effort = Effort { simulations: 48, breadth: 2 };
/// How many differences are told.
const REASONS_MAX: usize = 3;
/// A difference that moves the chance by less is not told.
const REASON_LEAST: f32 = 0.03;

/// What the maester would do.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice {
    /// The answer, as the table takes it.
    pub answer: Value,
    /// The answer in words.
    pub said: String,
    /// How likely the seat wins after it.
    pub chance: f64,
    /// What speaks for it, in words.
    pub why: String,
}

/// An answer, and the maester's, side by side.
pub struct Compared<G: Skilled> {
    /// What the maester prefers.
    pub preferred: Answer<G::Item>,
    /// How likely the seat wins after that.
    pub chance: f64,
    /// How likely it wins after the answer that was given.
    pub given: f64,
    /// What the games played in the head showed.
    pub why: String,
}

/// What the maester would answer for the seat after so many decisions, and why; nothing if the seat is not asked.
///
/// The maester is shown what the seat may know, as if it sat there.
pub fn advise<G: Skilled>(game: &G, seat: Seat, seed: Seed, decisions: usize) -> Option<Advice> {
    let (known, terms) = seen_from(game, seat, seed, decisions);
    let prompt = prompt_of(&*known, seat)?;
    let verdicts = Maester::new(terms, THOUGHT).verdicts(&known, &prompt);
    let best = verdicts.first()?;
    let why = match verdicts.get(1).filter(|_| best.games > 0) {
        Some(other) => format!(
            "{} to win {}, against {} {}.{}",
            percent(best.chance),
            told_games(best.games),
            percent(other.chance),
            said_after(&*known, &prompt, &other.answer),
            reasons(&*known, seat, best, other)
        ),
        None => "Nothing else is worth a thought here.".to_owned(),
    };
    Some(Advice {
        answer: serde_json::to_value(&best.answer).expect("an answer is plain data"),
        said: said(&*known, &prompt, &best.answer),
        chance: best.chance,
        why,
    })
}

/// What the maester would have answered instead of this, after so many decisions; nothing if the same.
pub fn compare<G: Skilled>(
    game: &G,
    seat: Seat,
    answer: &Answer<G::Item>,
    seed: Seed,
    decisions: usize,
) -> Option<Compared<G>> {
    let (known, terms) = seen_from(game, seat, seed, decisions);
    let prompt = prompt_of(&*known, seat)?;
    let preferred = Maester::new(terms, THOUGHT).verdicts(&known, &prompt).into_iter().next()?;
    let given = prompt.shape.as_offered(answer).into_owned();
    if preferred.answer == given || !prompt.shape.admits(&given) {
        return None;
    }
    // Deals that had no part in the choice, so that luck in it does not count twice.
    let terms = Terms { seed: !terms.seed, ..terms };
    let both = Maester::new(terms, COMPARED).compare(&known, seat, vec![preferred.answer, given]);
    let [better, given] = <[Verdict<G>; 2]>::try_from(both).ok()?;
    let why = reasons(&*known, seat, &better, &given).trim().to_owned();
    Some(Compared { chance: better.chance, given: given.chance, preferred: better.answer, why })
}

/// An answer in the words of the question.
pub fn said<G: Game>(
    game: &G,
    prompt: &Prompt<'_, G::Item, G::Ask>,
    answer: &Answer<G::Item>,
) -> String {
    let label = |item: &G::Item| plain(&game.choice(prompt, item).label.to_string());
    match answer {
        Answer::Amount(amount) => amount.to_string(),
        Answer::One(item) => label(item),
        Answer::Some(items) if items.is_empty() => "none of them".to_owned(),
        Answer::Some(items) | Answer::Order(items) => {
            items.iter().map(label).collect::<Vec<_>>().join(", ")
        }
    }
}

fn seen_from<G: Game>(game: &G, seat: Seat, seed: Seed, decisions: usize) -> (Known<G>, Terms) {
    let [deal, seed] = chance_at(seed, seat, decisions);
    let known = Known::to(seat, game, &mut SmallRng::seed_from_u64(deal));
    (known, Terms { seed, until: Some(Instant::now() + Duration::from_secs(3)) })
}

fn prompt_of<G: Game>(game: &G, seat: Seat) -> Option<Prompt<'_, G::Item, G::Ask>> {
    game.prompts().find(|prompt| prompt.seat == seat && prompt.waits == Waits::ForAnswer)
}

fn percent(chance: f64) -> String {
    format!("{:.0} %", chance * 100.0)
}

fn told_games(games: usize) -> String {
    format!("in {games} games played on to the end of the round")
}

fn said_after<G: Game>(
    game: &G,
    prompt: &Prompt<'_, G::Item, G::Ask>,
    answer: &Answer<G::Item>,
) -> String {
    format!("after \u{201c}{}\u{201d}", said(game, prompt, answer))
}

/// What the games played in the head showed otherwise: at once, and at the end of the round; the most telling first.
fn reasons<G: Skilled>(game: &G, seat: Seat, best: &Verdict<G>, other: &Verdict<G>) -> String {
    let mut told = String::new();
    let at_once = [best, other].map(|verdict| game.settled(seat, &verdict.answer));
    if let [Some(with), Some(without)] = at_once.map(|game| game.map(|game| position(&game))) {
        let found = differences(game, seat, &with, &without);
        // What is so at the end too is told there.
        let passing =
            |one: &&Difference| !is_lasting(one, &best.ends, &other.ends, G::FEATURES.len());
        if let Some(one) = found.iter().find(passing) {
            told += &format!(" At once: {}.", one.told);
        }
    }
    let mut found = differences(game, seat, &best.ends, &other.ends);
    found.truncate(REASONS_MAX);
    if !found.is_empty() {
        let found: Vec<String> = found.into_iter().map(|one| one.told).collect();
        told += &format!(" At the end of the round: {}.", found.join("; "));
    }
    told
}

/// A number by which two positions differ, to the good of who decides.
struct Difference {
    /// The place of the number.
    feature: usize,
    /// How far it moves the scores.
    toll: f32,
    /// The difference in words.
    told: String,
}

/// How the numbers of the seat's side and of the others differ, the most telling first; only what speaks for `with`.
fn differences<G: Skilled>(game: &G, seat: Seat, with: &[f32], without: &[f32]) -> Vec<Difference> {
    let count = G::FEATURES.len();
    let side = game.side_of(seat);
    let mut found = Vec::new();
    for (place, (feature, weight)) in G::FEATURES.iter().zip(G::weights()).enumerate() {
        for own in [true, false] {
            let mean = |numbers: &[f32]| -> f32 {
                let sides = numbers.chunks(count).enumerate();
                let these = sides.filter(|(seat, _)| side.has(Seat(*seat as u8)) == own);
                let (sum, sides) = these
                    .fold((0.0, 0.0), |(sum, sides), (_, one)| (sum + one[place], sides + 1.0));
                if feature.is_flag && sides > 0.0 { sum / sides } else { sum }
            };
            let (with, without) = (mean(with), mean(without));
            let toll = (with - without) * weight * if own { 1.0 } else { -1.0 };
            if toll > REASON_LEAST {
                let told = told(feature, own, with, without);
                found.push(Difference { feature: place, toll, told });
            }
        }
    }
    found.sort_by(|a, b| b.toll.total_cmp(&a.toll));
    found
}

fn told(feature: &Feature, own: bool, with: f32, without: f32) -> String {
    let what = feature.counts;
    if feature.is_flag {
        let whose = if own { "" } else { "for the others " };
        let [with, without] = [with, without].map(|share| percent(f64::from(share)));
        return format!("{whose}{what} in {with} of the games instead of {without}");
    }
    let whose = if own { "" } else { " for the others" };
    format!("{} instead of {} {what}{whose}", number(with), number(without))
}

/// Whether the two answers differ by that number at the end of the round as well.
fn is_lasting(one: &Difference, with: &[f32], without: &[f32], count: usize) -> bool {
    let sum =
        |numbers: &[f32]| -> f32 { numbers.chunks(count).map(|side| side[one.feature]).sum() };
    (sum(with) - sum(without)).abs() > 0.05
}

/// A number as people write it: whole where it is whole.
fn number(number: f32) -> String {
    if (number - number.round()).abs() < 0.05 {
        format!("{number:.0}")
    } else {
        format!("{number:.1}")
    }
}

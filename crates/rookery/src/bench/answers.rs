//! How long a bot thinks: games against stewards, every answer timed, on one core.

use std::time::Instant;

use anyhow::{Context as _, Result, bail};
use bots::{Contest, Kind};
use rayon::ThreadPoolBuilder;
use serde::Serialize;
use tabletop::{Seed, Silent, Waits};

use crate::page::Page;

/// Who plays the other seats.
const OTHERS: &str = "steward";
/// A game that takes longer is broken off.
const ROUNDS_MAX: u32 = 40;

/// How long the answers of a bot took, in milliseconds.
#[derive(Serialize)]
pub struct Answers {
    game: &'static str,
    bot: String,
    games: u64,
    answers: usize,
    /// Half of them took no longer.
    half_ms: f64,
    /// Nine of ten took no longer.
    nine_tenths_ms: f64,
    mean_ms: f64,
    longest_ms: f64,
}

/// Plays games with the bot in one seat for so many seconds, at least one.
pub fn measure<G: Contest>(
    setups: &[G::Setup],
    bot: &str,
    seed: u64,
    seconds: f64,
) -> Result<Answers> {
    let [kind, others] = [G::bot_named(bot)?, G::bot_named(OTHERS)?];
    let pool = ThreadPoolBuilder::new().num_threads(1).build()?;
    let begun = Instant::now();
    let (mut games, mut times) = (0, Vec::new());
    while games == 0 || begun.elapsed().as_secs_f64() < seconds {
        let seed = Seed::from_number(seed).mixed(&[games.to_string()]);
        let setup = &setups[games as usize % setups.len()];
        pool.install(|| play(setup, [kind, others], games, seed, &mut times))?;
        games += 1;
    }
    times.sort_by(f64::total_cmp);
    let Some(longest) = times.last() else { bail!("the {bot} was asked nothing") };
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    Ok(Answers {
        game: G::NAME,
        bot: bot.to_owned(),
        games,
        answers: times.len(),
        half_ms: at(0.5),
        nine_tenths_ms: at(0.9),
        mean_ms: times.iter().sum::<f64>() / times.len() as f64,
        longest_ms: *longest,
    })
}

/// Plays one game; the bot changes its seat from game to game.
fn play<G: Contest>(
    setup: &G::Setup,
    [kind, others]: [&Kind<G>; 2],
    number: u64,
    seed: Seed,
    times: &mut Vec<f64>,
) -> Result<()> {
    let mut game = G::begin(setup, seed).context("the game cannot begin")?;
    game.hurry(&mut Silent);
    let own = (number % u64::from(game.seats())) as usize;
    let mut decisions = 0;
    while game.outcome().is_none() && game.round() <= ROUNDS_MAX {
        let asked = game.prompts().find(|prompt| prompt.waits == Waits::ForAnswer);
        let seat = asked.context("nobody is asked and the game is not over")?.seat;
        let bot = if seat.index() == own { kind } else { others };
        let begun = Instant::now();
        let answer = bot.answer(&game, seat, seed, decisions, None);
        if seat.index() == own {
            times.push(begun.elapsed().as_secs_f64() * 1e3);
        }
        let answer = answer.context("a bot that is asked answers")?;
        game.decide(seat, &answer, &mut Silent)?;
        decisions += 1;
    }
    Ok(())
}

/// Shows what was measured.
pub fn show(answers: &Answers, json: bool) -> Result<()> {
    let mut page = Page::new();
    if json {
        page.line(&serde_json::to_string_pretty(answers)?);
        return page.show();
    }
    let Answers { game, bot, games, answers: count, .. } = answers;
    page.line(&format!("{game}, {bot} among stewards, {games} games, one core"));
    let figures = [
        ("answers", *count as f64),
        ("half took at most, ms", answers.half_ms),
        ("nine of ten at most, ms", answers.nine_tenths_ms),
        ("on average, ms", answers.mean_ms),
        ("the longest, ms", answers.longest_ms),
    ];
    for (name, figure) in figures {
        page.line(&format!("  {name:<30} {figure:>12.1}"));
    }
    page.show()
}

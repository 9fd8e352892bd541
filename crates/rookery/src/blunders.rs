//! `rookery blunders GAME`: how often bots do what a person laughs at.

use std::num::NonZeroUsize;

use anyhow::Result;
use bots::arena::{Keep, Limit, Match};
use bots::blunders::{Count, Laughable};
use bots::tally::wilson;
use clap::{Args, ValueEnum};
use fief::Fief;
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use serde_json::json;
use tabletop::Seed;
use thrones::Thrones;

use crate::page::Page;
use crate::simulate::{GAMES_MAX, progress};
use crate::train;

/// Which bot is watched, in how many games.
#[derive(Args)]
pub struct Arguments {
    /// The game
    game: Which,
    /// Who plays every seat
    #[arg(long, default_value = "steward")]
    bot: String,
    /// How many games
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..=GAMES_MAX))]
    games: u64,
    /// Where all chance comes from; the same seed gives the same result
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play; it makes no difference to the result
    #[arg(long)]
    jobs: Option<NonZeroUsize>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Which {
    Thrones,
    Fief,
}

/// Plays the games and tells what was counted.
pub fn run(arguments: &Arguments) -> Result<()> {
    let counts = match arguments.game {
        Which::Thrones => {
            let decks = train::thrones_decks();
            count::<Thrones>(arguments, &|number| train::thrones_setup(&decks, number))?
        }
        Which::Fief => count::<Fief>(arguments, &train::fief_setup)?,
    };
    let mut page = Page::new();
    if arguments.json {
        page.line(&serde_json::to_string_pretty(&json!(counts))?);
        return page.show();
    }
    page.line(&format!("{} in {} games, seed {}", arguments.bot, arguments.games, arguments.seed));
    for Count { what, made, of } in counts {
        let share = made as f64 * 100.0 / of.max(1) as f64;
        let [low, high] = wilson(made, of).map(|share| share * 100.0);
        page.line(&format!(
            "  {what:56} {made:>5} of {of:<6} {share:>5.1} %  [{low:.1} to {high:.1}]"
        ));
    }
    page.show()
}

fn count<G: Laughable>(
    arguments: &Arguments,
    setup: &(dyn Fn(u64) -> (G::Setup, usize) + Sync),
) -> Result<Vec<Count>> {
    G::bot_named(&arguments.bot)?;
    let bar = progress(arguments.games);
    let one = |number: u64| {
        let (setup, seats) = setup(number);
        let bots = vec![arguments.bot.as_str(); seats];
        let seed = Seed::from_number(arguments.seed).mixed(&[number.to_string()]);
        let limit = Limit { rounds: 40, ..Limit::default() };
        let game = Match::<G> { setup: &setup, seed, bots: &bots, limit, keep: Keep::Result };
        let mut watcher = G::watcher();
        game.play_watched(&mut |game, seat, answer| watcher.see(game, seat, answer))?;
        bar.inc(1);
        Ok(watcher.counts())
    };
    let jobs = arguments.jobs.or_else(|| std::thread::available_parallelism().ok());
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs.map_or(1, NonZeroUsize::get));
    let games = pool.build()?.install(|| {
        (0..arguments.games).into_par_iter().map(one).collect::<Result<Vec<Vec<Count>>>>()
    });
    bar.finish_and_clear();
    Ok(Count::summed(&games?))
}

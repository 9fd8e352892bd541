//! What came out of many games, as lines for the terminal.

use bots::rating::Rating;
use bots::tally::{Matchup, Record, Spread, Tally, wilson};

use crate::page::Page;

/// Writes the whole result.
pub fn draw(page: &mut Page, tally: &Tally, game: &str, seed: u64) {
    page.line(&format!("{game}: {} games, seed {seed}", tally.games));
    let widest = tally.seats.iter().map(|record| record.name.chars().count()).max().unwrap_or(0);
    let widest = widest.max("first player".len());
    for record in &tally.seats {
        page.line(&format!("  {}", line(record, widest)));
    }
    page.line("");
    page.line(&format!("  {}", line(&tally.first_player, widest)));
    for record in &tally.places {
        page.line(&format!("  {}", line(record, widest)));
    }
    ratings(page, "Bots", &tally.bots);
    ratings(page, "What they play", &tally.plays);
    if tally.seats.len() > 2 {
        matrix(page, tally);
    }
    page.line("");
    page.line(&spread("rounds", &tally.rounds));
    page.line(&spread("decisions", &tally.decisions));
    if tally.draws > 0 {
        page.line(&format!("  {} games without a winner", tally.draws));
    }
    if tally.broken_off > 0 {
        page.line(&format!("  {} games broken off unfinished", tally.broken_off));
    }
}

fn line(record: &Record, widest: usize) -> String {
    let Record { name, games, wins, win_rate, interval: [low, high] } = record;
    let percent = |share: f64| share * 100.0;
    format!(
        "{name:widest$}  {wins:>5} of {games:<5} {:>5.1} %  [{:.1} to {:.1}]",
        percent(*win_rate),
        percent(*low),
        percent(*high)
    )
}

fn ratings(page: &mut Page, heading: &str, ratings: &[Rating]) {
    if ratings.is_empty() {
        return;
    }
    page.line("");
    page.line(&format!("  {heading}, rated: 400 points more win ten times as often"));
    let widest = ratings.iter().map(|one| one.name.chars().count()).max().unwrap_or(0);
    for Rating { name, rating, give_or_take, games, wins } in ratings {
        let [low, high] = wilson(*wins, *games).map(|share| share * 100.0);
        let share = *wins as f64 * 100.0 / (*games).max(1) as f64;
        page.line(&format!(
            "  {name:widest$}  {rating:>5.0} ± {give_or_take:<4.0} {wins:>5} of {games:<5} \
             {share:>5.1} %  [{low:.1} to {high:.1}]"
        ));
    }
}

/// Who beats whom, in percent of the games one of the two won.
fn matrix(page: &mut Page, tally: &Tally) {
    let names: Vec<&str> = tally.seats.iter().map(|record| record.name.as_str()).collect();
    if names.len() > 12 {
        return;
    }
    let widest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    page.line("");
    page.line("  Who beats whom: the share of the row against the column, in percent");
    let heads: String = (1..=names.len()).map(|number| format!("{number:>5}")).collect();
    page.line(&format!("     {:widest$}{heads}", ""));
    for (number, name) in names.iter().enumerate() {
        let cell = |against: &&str| {
            let met = |one: &&Matchup| one.name == *name && one.against == *against;
            let found = tally.matchups.iter().find(met);
            found.map_or("    .".to_owned(), |one| format!("{:>5.0}", one.win_rate * 100.0))
        };
        let cells: String = names.iter().map(cell).collect();
        page.line(&format!("  {:>2} {name:widest$}{cells}", number + 1));
    }
}

fn spread(name: &str, spread: &Spread) -> String {
    let Spread { min, median, mean, max } = spread;
    format!("  {name:<10} {mean:.1} on average, {median} in the middle, {min} to {max}")
}

//! `rookery review JOURNAL`: how the chances went in a game, and the decisions that turned them.

use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};
use bots::review::{Review, Swing};
use bots::work::{Done, Task};
use clap::Args;

use crate::page::{Page, width};
use crate::shelf;
use crate::work::hand_out;

/// The bars of a chart from empty to full.
const BARS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Which game is looked at again.
#[derive(Args)]
pub struct Arguments {
    /// The journal of a game that is over
    file: PathBuf,
    /// As JSON
    #[arg(long)]
    json: bool,
    /// Have it looked at by those who `rookery work` at this bus
    #[arg(long)]
    bus: Option<String>,
}

/// Looks at the game and tells what was found.
pub fn run(arguments: &Arguments) -> Result<()> {
    let file = arguments.file.display();
    let journal = shelf::read_journal(&arguments.file)?;
    let table = shelf::all().open(&journal).with_context(|| format!("{file} cannot be told"))?;
    if table.outcome().is_none() {
        bail!("{file} is not over: a game that is still played is not judged");
    }
    let review = match &arguments.bus {
        Some(bus) => match hand_out(bus, &[Task::Review(journal)], &mut |_, _| Ok(()))?.pop() {
            Some(Done::Review(review)) => Some(review),
            Some(Done::Played(_) | Done::Lesson(_) | Done::Failed(_)) | None => None,
        },
        None => shelf::roster().review(&*table),
    };
    let review = review.with_context(|| format!("no bot knows {}", table.name()))?;
    let mut page = Page::new();
    if arguments.json {
        page.line(&serde_json::to_string_pretty(&review)?);
    } else {
        draw(&mut page, &review);
    }
    page.show()
}

fn draw(page: &mut Page, review: &Review) {
    let widest = review.names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let columns = width().saturating_sub(widest + 4).clamp(10, review.chances.len().max(10));
    page.line("How likely each seat wins, from the first decision to the last:");
    for (seat, name) in review.names.iter().enumerate() {
        let bar = |column: usize| {
            let at = column * (review.chances.len() - 1) / (columns - 1).max(1);
            BARS[(review.chances[at][seat] * 8.0).round().clamp(0.0, 8.0) as usize]
        };
        let line: String = (0..columns).map(bar).collect();
        page.line(&format!("  {name:widest$}  {line}"));
    }
    let mark = |column: usize| {
        let span = |column: usize| column * (review.chances.len() - 1) / (columns - 1).max(1);
        let here = span(column)..span(column + 1);
        if review.rounds.iter().any(|round| here.contains(round)) { '|' } else { ' ' }
    };
    let rounds: String = (0..columns).map(mark).collect();
    page.line(&format!("  {:widest$}  {rounds}", "rounds"));
    if review.swings.is_empty() {
        page.line("No decision cost its player anything the maester can tell.");
    }
    for (number, swing) in review.swings.iter().enumerate() {
        let Swing { decision, round, seat, asked, given, preferred, chance, why } = swing;
        let [after, better] = chance.map(|chance| chance * 100.0);
        page.line("");
        page.prose(
            &format!("{}. ", number + 1),
            3,
            &format!(
                "Round {round}, decision {}, {}: {asked}",
                decision + 1,
                review.names[seat.index()]
            ),
        );
        page.prose("   ", 3, &format!("Answered: {given} ({after:.0} % to win)"));
        page.prose("   ", 3, &format!("The maester prefers: {preferred} ({better:.0} %)"));
        if !why.is_empty() {
            page.prose("   ", 3, why);
        }
    }
}

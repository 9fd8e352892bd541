//! `rookery verify FILE`: proves a game: its seed, every answer, every digest, its end.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::Args;
use serde_json::json;
use tabletop::{Outcome, Table};

use crate::card::ink::{Colour, Ink};
use crate::page::Page;
use crate::shelf;

/// Which game is proved.
#[derive(Args)]
pub struct Arguments {
    /// The journal
    file: PathBuf,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// Proves the game, or says at which line it does not hold.
pub fn run(arguments: &Arguments) -> Result<()> {
    let file = arguments.file.display();
    let journal = shelf::read_journal(&arguments.file)?;
    let table = shelf::all().verify(&journal).with_context(|| format!("{file} does not hold"))?;
    let promise = table.promise().map(|promise| promise.commitment.to_string());
    let mut page = Page::new();
    if arguments.json {
        page.line(&serde_json::to_string_pretty(&json!({
            "holds": true,
            "game": table.name(),
            "decisions": table.decisions(),
            "digest": table.digest(),
            "promise": promise,
            "outcome": table.outcome(),
        }))?);
        return page.show();
    }
    let holds = Ink::for_stdout().paint(Colour::Green, "holds");
    let decisions = table.decisions();
    page.line(&format!("{file} {holds}: {}, {decisions} decisions.", table.name()));
    page.line(&match promise {
        Some(promise) => format!("  The seed follows from the promise {promise}."),
        None => "  The seed was given, not promised.".to_owned(),
    });
    page.line(&format!("  Every answer and every digest holds; the game is {}.", table.digest()));
    page.line(&format!("  {}", ended(&*table)));
    page.show()
}

/// How a game ended, in a sentence.
pub fn ended(table: &dyn Table) -> String {
    match table.outcome() {
        None => "The game is not over.".to_owned(),
        Some(Outcome::Draw) => "Nobody won.".to_owned(),
        Some(outcome) => {
            let winners: Vec<String> =
                outcome.winners().iter().map(|seat| table.name_of(*seat)).collect();
            format!("Won by {}.", winners.join(" and "))
        }
    }
}

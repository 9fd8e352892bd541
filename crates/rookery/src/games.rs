//! `rookery games`: the games that were written down in the terminal; lists them, goes on with one, deletes one.

use std::time::{Duration, SystemTime};

use anyhow::{Context as _, Result};
use clap::{Args, Subcommand};
use tabletop::{Outcome, Player, Table};

use crate::card::ink::{Colour, Ink};
use crate::kept::{self, Kept};
use crate::page::Page;
use crate::play;

/// What is done with the games.
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Subcommand)]
enum What {
    /// List the games, the last one played first
    List,
    /// Go on with a game
    Resume {
        /// Its name, or its number in the list
        game: String,
    },
    /// Delete a game for good
    Delete {
        /// Its name, or its number in the list
        game: String,
    },
}

/// Lists, resumes or deletes.
pub fn run(arguments: &Arguments) -> Result<()> {
    match &arguments.what {
        None | Some(What::List) => list(),
        Some(What::Resume { game }) => play::resume(&kept::find(game)?.path),
        Some(What::Delete { game }) => delete(&kept::find(game)?),
    }
}

fn list() -> Result<()> {
    let mut page = Page::new();
    let all = kept::all()?;
    if all.is_empty() {
        page.line(&format!("No game stands in {}.", kept::folder()?.display()));
        return page.show();
    }
    let ink = Ink::for_stdout();
    for (place, kept) in all.iter().enumerate() {
        let number = ink.paint(Colour::Gold, &format!("{:>3}", place + 1));
        page.line(&format!(
            "{number} {}  {}",
            kept.name(),
            ink.paint(Colour::Faint, &ago(kept.written))
        ));
        page.prose("      ", 6, &about(kept));
    }
    page.line("");
    page.line(
        "`rookery games resume 1` goes on with the first, `rookery games delete NAME` deletes one.",
    );
    page.show()
}

/// Who plays, how far it is, how it ended.
fn about(kept: &Kept) -> String {
    let table = match &kept.table {
        Ok(table) => table,
        Err(error) => return format!("cannot be opened: {error:#}"),
    };
    let players: Vec<String> = table.players().iter().map(Player::to_string).collect();
    let decisions = table.decisions();
    format!("{}; {decisions} decisions; {}", players.join(", "), state(&**table))
}

fn state(table: &dyn Table) -> String {
    let players = table.players();
    match table.outcome() {
        None => "not over".to_owned(),
        Some(Outcome::Draw) => "nobody won".to_owned(),
        Some(outcome) => {
            let name = |seat: &tabletop::Seat| match players.get(seat.index()) {
                Some(player) => format!("{player} in seat {}", seat.0 + 1),
                None => format!("seat {}", seat.0 + 1),
            };
            let winners: Vec<String> = outcome.winners().iter().map(name).collect();
            format!("won by {}", winners.join(" and "))
        }
    }
}

/// How long ago, as people say it.
fn ago(written: SystemTime) -> String {
    let seconds = SystemTime::now().duration_since(written).unwrap_or(Duration::ZERO).as_secs();
    let (count, unit) = match seconds {
        0..60 => return "just now".to_owned(),
        60..3600 => (seconds / 60, "minute"),
        3600..86_400 => (seconds / 3600, "hour"),
        _ => (seconds / 86_400, "day"),
    };
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {unit}{plural} ago")
}

fn delete(kept: &Kept) -> Result<()> {
    let name = kept.name();
    // Whoever plays it holds the file.
    crate::keeper::Keeper::take_up(&kept.path)?;
    std::fs::remove_file(&kept.path).with_context(|| format!("{name} cannot be deleted"))?;
    let mut page = Page::new();
    page.line(&format!("{name} is deleted ({}).", about(kept)));
    page.show()
}

//! `rookery replay FILE`: the log of a game, whole or decision by decision.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};
use clap::Args;
use tabletop::{Bookmark, Eyes, Seat, Table, whole_lines};

use crate::card::ink::Ink;
use crate::input::Input;
use crate::page::{Page, fitted, width};
use crate::verify::ended;
use crate::{drawn, shelf};

/// Which game is told, and how.
#[derive(Args)]
pub struct Arguments {
    /// The journal
    file: PathBuf,
    /// Decision by decision: Enter goes on, a number goes there, `table` draws the table, `quit` ends
    #[arg(long)]
    step: bool,
    /// As this seat was told it, counted from 1; without it nothing is hidden once the game is over
    #[arg(long)]
    seat: Option<u8>,
}

/// Tells the game.
pub fn run(arguments: &Arguments) -> Result<()> {
    let file = arguments.file.display();
    let journal = shelf::read_journal(&arguments.file)?;
    let whole = whole_lines(&journal);
    if whole.len() < journal.len() {
        eprintln!("rookery: the last line of {file} was torn and is left out");
    }
    let table = shelf::all().open(whole).with_context(|| format!("{file} cannot be told"))?;
    let eyes = match arguments.seat {
        None if table.outcome().is_some() => Eyes::Everything,
        None => Eyes::Spectator,
        Some(seat) if (1..=table.seats()).contains(&seat) => Eyes::Seat(Seat(seat - 1)),
        Some(seat) => bail!("there is no seat {seat}; they go from 1 to {}", table.seats()),
    };
    if arguments.step {
        let output = &mut std::io::stdout().lock();
        let ink = Ink::for_stdout();
        return Steps { table, eyes, ink }.run(&mut Input::new(ink)?, output);
    }
    let mut page = Page::new();
    let lines = drawn::log(&table.log(eyes, &mut Bookmark::default()), Ink::for_stdout());
    for line in lines.iter().flat_map(|line| fitted(line)) {
        page.line(&line);
    }
    page.line(&ended(&*table));
    page.show()
}

/// A game told decision by decision.
struct Steps {
    table: Box<dyn Table>,
    eyes: Eyes,
    ink: Ink,
}

impl Steps {
    fn run(&self, input: &mut Input, output: &mut dyn Write) -> Result<()> {
        let last = self.table.decisions();
        let mut place = 0;
        let mut heard = 0;
        loop {
            let at = self.at(place)?;
            let news = at.log(self.eyes, &mut Bookmark::behind(heard));
            put(&drawn::log(&news, self.ink), output)?;
            heard = at.events();
            if place == last {
                return Ok(writeln!(output, "{}", ended(&*self.table))?);
            }
            loop {
                let words = || vec!["table".to_owned(), "quit".to_owned()];
                let Some(typed) = input.next(&format!("{place}/{last} > "), words, output)? else {
                    return Ok(writeln!(output)?);
                };
                match typed.trim() {
                    "" => place += 1,
                    "quit" | "q" => return Ok(()),
                    "table" => {
                        self.draw(&*at, output)?;
                        continue;
                    }
                    number => match number.parse::<usize>() {
                        Ok(number) if number <= last => {
                            heard = if number < place { 0 } else { heard };
                            place = number;
                        }
                        _ => {
                            writeln!(output, "  Enter, a number up to {last}, `table` or `quit`")?;
                            continue;
                        }
                    },
                }
                break;
            }
        }
    }

    /// The game after so many decisions.
    fn at(&self, place: usize) -> Result<Box<dyn Table>> {
        let mut table = self.table.copy();
        if place < table.decisions() {
            table.rewind(place)?;
        }
        Ok(table)
    }

    fn draw(&self, table: &dyn Table, output: &mut dyn Write) -> Result<()> {
        let board = table.board(self.eyes, width());
        put(&drawn::table(&board, self.ink), output)?;
        put(&drawn::status(&board, self.ink), output)
    }
}

fn put(lines: &[String], output: &mut dyn Write) -> Result<()> {
    for line in lines.iter().flat_map(|line| fitted(line)) {
        writeln!(output, "{line}")?;
    }
    Ok(())
}

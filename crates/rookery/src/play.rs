//! `rookery play GAME`: a game in the terminal, against bots.

mod face;
pub mod fief;
mod kept;
mod news;
mod question;
mod session;
pub mod thrones;
mod undo;

use std::io::{ErrorKind, IsTerminal as _, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use bots::{Contest, Opponent};
use clap::{Args, Subcommand};
use tabletop::{Seat, Table, TableError};

pub use self::face::Face;
use self::session::Session;
use crate::card::ink::{Colour, Ink};
use crate::games;

/// How much of the log is told to somebody who takes a game up again.
const LATELY: usize = 8;

/// How many letters of the seal are shown; the journal has all.
const SEAL: usize = 16;

/// Which game is played.
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    game: Which,
}

#[derive(Subcommand)]
enum Which {
    /// A Game of Thrones: The Card Game
    Thrones(thrones::Arguments),
    /// A Song of Ice and Fief
    Fief(fief::Arguments),
}

/// What every game is asked alike.
#[derive(Args)]
pub struct Common {
    /// Who plays against you: steward or random; several, divided by commas, sit clockwise
    #[arg(long, default_value = "steward")]
    bot: String,
    /// Where all chance comes from; without it, from nowhere anybody knows
    #[arg(long)]
    seed: Option<u64>,
    /// Write the game down in this file after every choice; in a terminal every game is written
    /// down somewhere
    #[arg(long)]
    save: Option<PathBuf>,
    /// Go on with the game in this file, or with the last one you left, and write it down there
    #[arg(long, num_args = 0..=1, value_name = "FILE")]
    resume: Option<Option<PathBuf>>,
}

/// Seats the person and plays.
pub fn run(arguments: &Arguments) -> Result<()> {
    let played = match &arguments.game {
        Which::Thrones(arguments) => thrones::play(arguments),
        Which::Fief(arguments) => fief::play(arguments),
    };
    match played {
        Err(error) if is_broken_pipe(&error) => Ok(()),
        played => played,
    }
}

/// The face of the game of that name.
pub fn face_of(game: &str) -> Option<Box<dyn Face>> {
    match game {
        "thrones" => Some(Box::new(thrones::ThronesFace)),
        "fief" => Some(Box::new(fief::FiefFace)),
        _ => None,
    }
}

/// Whoever stops reading early has read enough.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<std::io::Error>();
    io.is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

/// Begins the game or takes it up again, fills the other seats with bots, and plays.
fn sit_down<G: Contest>(
    common: &Common,
    setup: impl FnOnce() -> Result<G::Setup>,
    face: Box<dyn Face>,
) -> Result<()> {
    let me = Seat(0);
    let secret = games::secret(common.seed);
    let from = match &common.resume {
        None => None,
        Some(Some(file)) => Some(file.clone()),
        Some(None) => Some(kept::last(G::NAME)?),
    };
    let table = match &from {
        Some(file) => resumed::<G>(file)?,
        None => {
            let setup = serde_json::to_value(setup()?)?;
            let shelf = games::shelf();
            let begun = shelf.find(G::NAME)?.begin_promised(&setup, secret, Vec::new());
            begun.map_err(refused)?
        }
    };
    let opponents = opponents::<G>(&common.bot, &*table, me)?;
    let ink = Ink::for_stdout();
    let mut output = std::io::stdout().lock();
    let echo = !std::io::stdin().is_terminal();
    let somewhere = || if echo { None } else { kept::place(G::NAME, secret) };
    let save = common.save.clone().or_else(|| from.clone()).or_else(somewhere);
    let heard = match &from {
        Some(file) => {
            let (file, count) = (file.display(), table.decisions());
            let decisions = if count == 1 { "decision" } else { "decisions" };
            writeln!(output, "You take up {file} after {count} {decisions}. Lately:")?;
            table.events().saturating_sub(LATELY)
        }
        None => {
            greet(&mut output, face.title(), save.as_deref(), secret, ink)?;
            0
        }
    };
    let chapter = String::new();
    let mut input = std::io::stdin().lock();
    let (input, output) = (&mut input, &mut output);
    let (asleep, hinted) = (None, Vec::new());
    let mut session = Session {
        table,
        face,
        me,
        opponents,
        input,
        output,
        echo,
        ink,
        save,
        heard,
        chapter,
        asleep,
        hinted,
    };
    session.run()
}

fn greet(
    output: &mut impl Write,
    title: &str,
    save: Option<&Path>,
    secret: tabletop::Seed,
    ink: Ink,
) -> Result<()> {
    writeln!(output, "You sit down to {title}.")?;
    writeln!(
        output,
        "Answer with the number of your choice; `help` lists what else you can type."
    )?;
    let sealed = secret.commit().to_string();
    let mut faint = vec![format!("All shuffles are sealed under {}.", &sealed[..SEAL])];
    faint.extend(save.map(|file| format!("Every choice is written down in {}.", file.display())));
    for line in faint {
        writeln!(output, "{}", ink.paint(Colour::Faint, &line))?;
    }
    Ok(())
}

fn resumed<G: Contest>(file: &Path) -> Result<Box<dyn Table>> {
    let journal = games::read_journal(file)?;
    let table = games::shelf()
        .open(&journal)
        .with_context(|| format!("{} cannot be gone on with", file.display()))?;
    if table.name() != G::NAME {
        let (file, found) = (file.display(), table.name());
        bail!("{file} is a game of {found}: `rookery play {found} --resume {file}`");
    }
    Ok(table)
}

/// A setup that is refused says each reason on a line of its own.
fn refused(error: TableError) -> anyhow::Error {
    let TableError::Refused(refusal) = &error else { return error.into() };
    let reasons: Vec<String> =
        refusal.reasons().iter().map(|reason| format!("\n  - {reason}")).collect();
    anyhow::anyhow!("the game cannot begin so:{}", reasons.concat())
}

fn opponents<G: Contest>(
    names: &str,
    table: &dyn Table,
    me: Seat,
) -> Result<Vec<Option<Opponent>>> {
    let names: Vec<&str> = names.split(',').map(str::trim).collect();
    let seats = table.seats();
    let others = usize::from(seats) - 1;
    // The head of the journal: a game taken up again has the same opponents as one played through.
    let journal = table.journal();
    let head = journal.lines().next().unwrap_or_default();
    if names.len() != 1 && names.len() != others {
        bail!("{} bots are named for {others} seats; name one, or one for each", names.len());
    }
    let mut seated = 0;
    let mut sit = |seat: Seat| {
        if seat == me {
            return Ok(None);
        }
        let name = names[seated % names.len()];
        seated += 1;
        let mixed = tabletop::Seed::from_number(0).mixed(&[head.to_owned(), seat.0.to_string()]).0;
        let seed = u64::from_le_bytes(std::array::from_fn(|place| mixed[place]));
        Ok(Some(Opponent::new::<G>(name, seed)?))
    };
    (0..seats).map(|seat| sit(Seat(seat))).collect()
}

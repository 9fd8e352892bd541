//! `rookery play GAME`: a game in the terminal, against bots.

mod face;
pub mod fief;
mod question;
mod session;
pub mod thrones;
mod undo;

use std::io::{ErrorKind, IsTerminal as _};
use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};
use bots::{Contest, Opponent};
use clap::{Args, Subcommand};
use tabletop::{Seat, Table, TableError};

pub use self::face::Face;
use self::session::Session;
use crate::card::ink::{Colour, Ink};
use crate::games;

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
    /// Write the game down in this file after every choice
    #[arg(long)]
    save: Option<PathBuf>,
    /// Go on with the game in this file, and write it down there
    #[arg(long)]
    resume: Option<PathBuf>,
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
    let table = match &common.resume {
        Some(file) => resumed::<G>(file)?,
        None => {
            let setup = serde_json::to_value(setup()?)?;
            let shelf = games::shelf();
            let begun = shelf.find(G::NAME)?.begin_promised(&setup, secret, Vec::new());
            begun.map_err(refused)?
        }
    };
    let opponents = opponents::<G>(&common.bot, table.seats(), me, secret)?;
    let ink = Ink::for_stdout();
    let mut output = std::io::stdout().lock();
    greet(&mut output, &*table, common, secret, ink)?;
    let (heard, chapter) = (table.events(), String::new());
    let echo = !std::io::stdin().is_terminal();
    let save = common.save.clone().or_else(|| common.resume.clone());
    let mut input = std::io::stdin().lock();
    let (input, output) = (&mut input, &mut output);
    let mut session =
        Session { table, face, me, opponents, input, output, echo, ink, save, heard, chapter };
    session.run()
}

fn greet(
    output: &mut impl std::io::Write,
    table: &dyn Table,
    common: &Common,
    secret: tabletop::Seed,
    ink: Ink,
) -> Result<()> {
    if let Some(file) = &common.resume {
        let count = table.decisions();
        writeln!(output, "You take up {} after {count} decisions.", file.display())?;
        return Ok(());
    }
    writeln!(output, "You sit down to {}. `help` lists what you can type.", table.name())?;
    let promise = format!("The shuffle is promised: {}", secret.commit());
    Ok(writeln!(output, "{}", ink.paint(Colour::Faint, &promise))?)
}

fn resumed<G: Contest>(file: &std::path::Path) -> Result<Box<dyn Table>> {
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
    seats: u8,
    me: Seat,
    secret: tabletop::Seed,
) -> Result<Vec<Option<Opponent>>> {
    let names: Vec<&str> = names.split(',').map(str::trim).collect();
    let others = usize::from(seats) - 1;
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
        let mixed = secret.mixed(&[format!("opponent {}", seat.0)]).0;
        let seed = u64::from_le_bytes(std::array::from_fn(|place| mixed[place]));
        Ok(Some(Opponent::new::<G>(name, seed)?))
    };
    (0..seats).map(|seat| sit(Seat(seat))).collect()
}

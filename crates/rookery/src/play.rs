//! `rookery play GAME`: a game in the terminal, against bots.

pub mod fief;
mod question;
mod session;
pub mod thrones;

use std::io::{ErrorKind, IsTerminal as _, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use bots::Opponent;
use clap::{Args, Subcommand};
use serde_json::Value;
use tabletop::{Player, Seat, Table, TableError};

use self::session::Session;
use crate::card::ink::{Colour, Ink};
use crate::input::Input;
use crate::keeper::{Found, Keeper};
use crate::{kept, shelf};

/// How much of the log is told to somebody who takes a game up again.
const LATELY: usize = 8;

/// The bot that is about as strong as the person.
const AS_ME: &str = "as-me";

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

/// What every game is asked alike. A game that is taken up again keeps its table, so nothing else is asked with it.
#[derive(Args)]
pub struct Common {
    /// Who plays against you: maester:1 to maester:3, steward, random; `as-me` is about as strong as you were in the
    /// games that are kept; several, divided by commas, sit clockwise
    #[arg(long, default_value = "steward", conflicts_with = "resume")]
    bot: String,
    /// What you are called in the journal
    #[arg(long, conflicts_with = "resume")]
    name: Option<String>,
    /// Where all chance comes from; without it, from nowhere anybody knows
    #[arg(long, conflicts_with = "resume")]
    seed: Option<u64>,
    /// Write every decision down in this file; in a terminal every game is written down somewhere
    #[arg(long, conflicts_with = "resume")]
    save: Option<PathBuf>,
    /// Go on with the game in this file, or with the last one you left, and write it down there
    #[arg(long, num_args = 0..=1, value_name = "FILE", conflicts_with = "Rules")]
    resume: Option<Option<PathBuf>>,
}

/// Seats the person and plays.
pub fn run(arguments: &Arguments) -> Result<()> {
    quietly(match &arguments.game {
        Which::Thrones(arguments) => thrones::play(arguments),
        Which::Fief(arguments) => fief::play(arguments),
    })
}

/// Whoever stops reading early has read enough.
fn quietly(played: Result<()>) -> Result<()> {
    let Err(error) = played else { return Ok(()) };
    let io = error.downcast_ref::<std::io::Error>();
    if io.is_some_and(|error| error.kind() == ErrorKind::BrokenPipe) { Ok(()) } else { Err(error) }
}

/// Begins a game of that name, or takes one up again, and plays.
fn sit_down(
    game: &'static str,
    common: &Common,
    setup: impl FnOnce() -> Result<Value>,
) -> Result<()> {
    match &common.resume {
        None => begin(game, common, &setup()?),
        Some(Some(file)) => take_up(file, Some(game)),
        Some(None) => take_up(&kept::last(game)?, Some(game)),
    }
}

/// Begins a game with bots in the other seats, and plays.
fn begin(game: &'static str, common: &Common, setup: &Value) -> Result<()> {
    let secret = shelf::secret(common.seed);
    let shelf = shelf::all();
    let boxed = shelf.find(game)?;
    // Only the table knows how many seats it has.
    let seats = boxed.begin(setup, secret, Vec::new()).map_err(refused)?.seats();
    let players = players(game, common, seats)?;
    let table = boxed.begin_promised(setup, secret, Vec::new(), players).map_err(refused)?;
    let seal = secret.commit();
    let keeper = match &common.save {
        Some(file) => Some(Keeper::create(file, &*table).with_context(|| {
            format!("`rookery play {game} --resume FILE` goes on with a game; otherwise name another file")
        })?),
        None if std::io::stdin().is_terminal() => {
            let placed = kept::place(seal, &*table);
            if let Err(error) = &placed {
                eprintln!("rookery: this game is not written down: {error:#}");
                eprintln!("rookery: `save FILE` writes it down while you play");
            }
            placed.ok()
        }
        None => None,
    };
    let ink = Ink::for_stdout();
    let mut output = std::io::stdout().lock();
    writeln!(output, "You sit down to {}.", table.title())?;
    writeln!(
        output,
        "Answer with the number of your choice; `help` lists what else you can type."
    )?;
    let mut faint = vec![format!("All shuffles are sealed under {}.", &seal.to_string()[..SEAL])];
    let kept = keeper.as_ref().map(|keeper| keeper.path().display());
    faint.extend(kept.map(|file| format!("Every decision is written down in {file}.")));
    for line in faint {
        writeln!(output, "{}", ink.paint(Colour::Faint, &line))?;
    }
    play(table, keeper, 0, &mut output)
}

/// Goes on with the game in a file, whichever it is.
pub fn resume(file: &Path) -> Result<()> {
    quietly(take_up(file, None))
}

fn take_up(file: &Path, wanted: Option<&str>) -> Result<()> {
    let name = file.display();
    let Found { keeper, text, torn } = Keeper::take_up(file)?;
    let opened = shelf::all().open(&text);
    let table = opened.with_context(|| format!("{name} cannot be gone on with"))?;
    let found = table.name();
    if wanted.is_some_and(|wanted| wanted != found) {
        bail!("{name} is a game of {found}: `rookery play {found} --resume {name}`");
    }
    let mut output = std::io::stdout().lock();
    if torn {
        writeln!(output, "The last line of {name} was torn and is left out.")?;
    }
    let count = table.decisions();
    let decisions = if count == 1 { "decision" } else { "decisions" };
    writeln!(output, "You take up {name} after {count} {decisions}. Lately:")?;
    let heard = table.events().saturating_sub(LATELY);
    play(table, Some(keeper), heard, &mut output)
}

/// Seats the opponents the journal names, and plays.
fn play(
    mut table: Box<dyn Table>,
    keeper: Option<Keeper>,
    heard: usize,
    output: &mut dyn Write,
) -> Result<()> {
    let (me, opponents) = seated(&mut *table, output)?;
    for (seat, bot) in opponents.iter().enumerate() {
        if let Some(bot) = bot {
            writeln!(output, "Seat {}: {}.", seat + 1, bot.title())?;
        }
    }
    writeln!(output, "Bots are shown what you would be shown in their seats, and nothing else.")?;
    let ink = Ink::for_stdout();
    let input = Input::new(ink)?;
    let mut session = Session {
        table,
        me,
        opponents,
        input,
        output,
        ink,
        keeper,
        unkept: false,
        heard,
        chapter: String::new(),
        asleep: None,
        hinted: Vec::new(),
        guess: None,
    };
    session.run()
}

/// The one person of the table, and the bots in the other seats. A bot that has changed since the game was begun takes
/// the seat as it is now, and the journal says so.
fn seated(table: &mut dyn Table, output: &mut dyn Write) -> Result<(Seat, Vec<Option<Opponent>>)> {
    let (mut me, mut opponents) = (None, Vec::new());
    for (seat, player) in table.players().into_iter().enumerate() {
        let seat = Seat(seat as u8);
        match player {
            Player::Person { .. } if me.is_some() => {
                bail!("several people play this game; the terminal seats one")
            }
            Player::Person { .. } => {
                me = Some(seat);
                opponents.push(None);
            }
            Player::Bot(old) => {
                let words = format!("{}:{}", old.name, old.level);
                let bot = shelf::roster().find(table.name(), &words)?;
                let id = bot.id();
                if id.version != old.version {
                    let (name, version) = (&old.name, old.version);
                    writeln!(
                        output,
                        "The {name} in seat {} was version {version}; version {} plays on.",
                        seat.0 + 1,
                        id.version
                    )?;
                    table.seat(seat, Player::Bot(id));
                }
                opponents.push(Some(bot));
            }
        }
    }
    let me = me.context("nobody but bots plays this game; `rookery replay` tells it")?;
    Ok((me, opponents))
}

/// A setup that is refused says each reason on a line of its own.
fn refused(error: TableError) -> anyhow::Error {
    let TableError::Refused(refusal) = &error else { return error.into() };
    let reasons: Vec<String> =
        refusal.reasons().iter().map(|reason| format!("\n  - {reason}")).collect();
    anyhow::anyhow!("the game cannot begin so:{}", reasons.concat())
}

/// The person in the first seat, the bots in the others.
fn players(game: &'static str, common: &Common, seats: u8) -> Result<Vec<Player>> {
    let names: Vec<&str> = common.bot.split(',').map(str::trim).collect();
    let others = usize::from(seats) - 1;
    if names.len() != 1 && names.len() != others {
        bail!("{} bots are named for {others} seats; name one, or one for each", names.len());
    }
    let roster = shelf::roster();
    let user = || std::env::var("USER").ok().filter(|name| !name.is_empty());
    let name = common.name.clone().or_else(user).unwrap_or_else(|| "somebody".to_owned());
    let mut players = vec![Player::Person { name }];
    for place in 0..others {
        let bot = match names[place % names.len()] {
            AS_ME => kept::as_strong_as_me(game)?,
            name => roster.find(game, name)?,
        };
        players.push(Player::Bot(bot.id()));
    }
    Ok(players)
}

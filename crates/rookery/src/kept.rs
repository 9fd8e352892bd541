//! Where games are written down when nobody says where, so that whoever leaves in a hurry loses nothing.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context as _, Result, bail};
use bots::Opponent;
use tabletop::{Commitment, Player, Seat, Table, whole_lines};

use crate::keeper::Keeper;
use crate::shelf;

/// The ending of every journal's name.
const ENDING: &str = ".journal";

/// How many letters of the seal a name is made of.
const SEAL: usize = 8;

/// A game in the folder.
pub struct Kept {
    /// Its file.
    pub path: PathBuf,
    /// When it was last written.
    pub written: SystemTime,
    /// The game, or why it cannot be opened.
    pub table: Result<Box<dyn Table>>,
}

impl Kept {
    /// What it is called: its file without folder and ending.
    pub fn name(&self) -> String {
        let name = self.path.file_name().unwrap_or_default().to_string_lossy();
        name.trim_end_matches(ENDING).to_owned()
    }

    /// Whether it can be gone on with.
    fn is_unfinished(&self, game: &str) -> bool {
        let table = self.table.as_ref();
        table.is_ok_and(|table| table.name() == game && table.outcome().is_none())
    }
}

/// The folder of the games, as the system has one for such things.
pub fn folder() -> Result<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let state = set("XDG_STATE_HOME").map(PathBuf::from);
    let home = || Some(PathBuf::from(set("HOME")?).join(".local").join("state"));
    let state = state.or_else(home);
    Ok(state.context("there is no home, and so no folder for games")?.join("rookery"))
}

/// A new file for a game, under a name no other game has.
pub fn place(seal: Commitment, table: &dyn Table) -> Result<Keeper> {
    let folder = folder()?;
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("{} cannot be made", folder.display()))?;
    let seal = seal.to_string();
    for number in 1.. {
        let again = if number == 1 { String::new() } else { format!("-{number}") };
        let name = format!("{}-{}{again}{ENDING}", table.name(), &seal[..SEAL]);
        let path = folder.join(name);
        // Whoever makes the file has it: two terminals cannot both succeed.
        match std::fs::File::create_new(&path) {
            Ok(_) => return Keeper::create(&path, table),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => {
                return Err(error).with_context(|| format!("{} cannot be made", path.display()));
            }
        }
    }
    bail!("every name is taken")
}

/// Whether the file is one of those [`all`] finds.
pub fn is_kept(file: &Path) -> bool {
    folder().is_ok_and(|folder| file.parent() == Some(&folder))
}

/// Every game in the folder, the last one played first.
pub fn all() -> Result<Vec<Kept>> {
    let mut found = Vec::new();
    for file in std::fs::read_dir(folder()?).into_iter().flatten().flatten() {
        let path = file.path();
        if !file.file_name().to_string_lossy().ends_with(ENDING) {
            continue;
        }
        let written = file.metadata().and_then(|known| known.modified());
        let written = written.unwrap_or(SystemTime::UNIX_EPOCH);
        let table =
            shelf::read_journal(&path).and_then(|text| Ok(shelf::all().open(whole_lines(&text))?));
        found.push(Kept { path, written, table });
    }
    found.sort_by(|a, b| b.written.cmp(&a.written).then_with(|| a.path.cmp(&b.path)));
    Ok(found)
}

/// The bot that is about as strong as the person was in the games that are kept and over.
pub fn as_strong_as_me(game: &'static str) -> Result<Opponent> {
    let mut past = Vec::new();
    for table in all()?.into_iter().filter_map(|kept| kept.table.ok()) {
        let Some(outcome) = table.outcome().filter(|_| table.name() == game) else { continue };
        let players = table.players();
        let is_person = |player: &Player| matches!(player, Player::Person { .. });
        let Some(me) = players.iter().position(is_person) else { continue };
        let bots = players.into_iter().filter_map(|player| match player {
            Player::Bot(bot) => Some(bot),
            Player::Person { .. } => None,
        });
        past.push((bots.collect(), outcome.winners().contains(&Seat(me as u8))));
    }
    let found = shelf::roster().as_strong_as(game, &past);
    found.with_context(|| format!("no bot knows {game}"))
}

/// The game of that name, or of that number in the list.
pub fn find(which: &str) -> Result<Kept> {
    let place = which.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let mut all = all()?;
    let place = match place {
        Some(place) if place < all.len() => Some(place),
        _ => all.iter().position(|kept| kept.name() == which),
    };
    let place =
        place.with_context(|| format!("no game {which:?} is kept; `rookery games` lists them"))?;
    Ok(all.swap_remove(place))
}

/// The game that was left last and is not over.
pub fn last(game: &str) -> Result<PathBuf> {
    let last = all()?.into_iter().find(|kept| kept.is_unfinished(game));
    let folder = folder()?;
    let last = last
        .with_context(|| format!("no unfinished game of {game} stands in {}", folder.display()))?;
    Ok(last.path)
}

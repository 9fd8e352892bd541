//! Where games are written down when nobody says where, so that whoever leaves in a hurry loses nothing.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context as _, Result};
use tabletop::Seed;

use crate::games;

/// The folder of the games, as the system has one for such things.
fn folder() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let state = set("XDG_STATE_HOME").map(PathBuf::from);
    let home = || Some(PathBuf::from(set("HOME")?).join(".local").join("state"));
    Some(state.or_else(home)?.join("rookery"))
}

/// A file for the game with this secret; none where no file can be written.
pub fn place(game: &str, secret: Seed) -> Option<PathBuf> {
    let folder = folder()?;
    std::fs::create_dir_all(&folder).ok()?;
    let sealed = secret.commit().to_string();
    Some(folder.join(format!("{game}-{}.journal", &sealed[..12])))
}

/// Whether the file is one of those [`last`] looks at.
pub fn is_kept(file: &Path) -> bool {
    folder().is_some_and(|folder| file.parent() == Some(&folder))
}

/// The game that was left last and is not over.
pub fn last(game: &str) -> Result<PathBuf> {
    let folder = folder().context("there is no folder for games; name the file to go on with")?;
    let mut found: Vec<(SystemTime, PathBuf)> = Vec::new();
    for file in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
        let name = file.file_name();
        let name = name.to_string_lossy();
        let changed = file.metadata().and_then(|known| known.modified());
        if name.starts_with(&format!("{game}-")) && name.ends_with(".journal") {
            found.push((changed.unwrap_or(SystemTime::UNIX_EPOCH), file.path()));
        }
    }
    found.sort();
    let unfinished = |file: &PathBuf| {
        let journal = games::read_journal(file).ok();
        let table = journal.and_then(|journal| games::shelf().open(&journal).ok());
        table.is_some_and(|table| table.outcome().is_none())
    };
    let last = found.into_iter().rev().map(|(_, file)| file).find(unfinished);
    last.with_context(|| format!("no unfinished game of {game} stands in {}", folder.display()))
}

//! The file a game is written down in while it is played. It only ever grows, and no other game is written over.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use tabletop::{Table, whole_lines};

use crate::shelf::JOURNAL_MAX;

/// The open file of a game that is being played.
pub struct Keeper {
    path: PathBuf,
    file: File,
    /// How much of the file is whole lines of this game.
    length: u64,
    /// How many lines of the journal stand in it.
    lines: usize,
}

/// A journal as it was found in a file.
pub struct Found {
    /// The file, ready to be written on.
    pub keeper: Keeper,
    /// Its whole lines.
    pub text: String,
    /// Whether the last line was torn and is left out.
    pub torn: bool,
}

impl Keeper {
    /// Writes the game into a file that is new, empty, or holds an earlier place of this game.
    ///
    /// # Errors
    /// A file that holds anything else, or cannot be written.
    pub fn create(path: &Path, table: &dyn Table) -> Result<Keeper> {
        let name = path.display();
        let (file, found) = open(path, OpenOptions::new().create(true))?;
        let (journal, whole) = (table.journal_from(0), whole_lines(&found));
        let earlier = !whole.is_empty() && journal.starts_with(whole);
        if !earlier && !journal.starts_with(&found) {
            if found.starts_with("{\"rookery\":") {
                bail!("{name} holds another game; it stays as it is");
            }
            bail!("{name} exists and is no journal; it stays as it is");
        }
        let mut keeper = Keeper { path: path.to_owned(), file, length: 0, lines: 0 };
        keeper.keep(table)?;
        sync_folder(path);
        Ok(keeper)
    }

    /// Opens the file of a game to go on with it.
    ///
    /// # Errors
    /// A file that is not there, is no text, or belongs to a game somebody plays at this moment.
    pub fn take_up(path: &Path) -> Result<Found> {
        let (file, found) = open(path, &mut OpenOptions::new())?;
        let text = whole_lines(&found).to_owned();
        let torn = text.len() < found.len();
        let (length, lines) = (text.len() as u64, text.lines().count());
        Ok(Found { keeper: Keeper { path: path.to_owned(), file, length, lines }, text, torn })
    }

    /// Where the game stands.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes down what has been decided since the last time, and comes back when it is on the disk.
    ///
    /// # Errors
    /// A disk that is full, a file that was removed and cannot be made again.
    pub fn keep(&mut self, table: &dyn Table) -> Result<()> {
        let name = self.path.display().to_string();
        if !self.path.exists() {
            // What is written into a file nobody can find any more is lost.
            *self = Keeper::create(&self.path.clone(), table)?;
            return Ok(());
        }
        let text = table.journal_from(self.lines);
        if text.is_empty() {
            return Ok(());
        }
        self.append(&text).with_context(|| format!("{name} cannot be written"))?;
        self.lines = table.journal_lines();
        Ok(())
    }

    /// Appends whole lines after the last whole line; half a line that could not be finished goes.
    fn append(&mut self, text: &str) -> std::io::Result<()> {
        self.file.set_len(self.length)?;
        self.file.seek(SeekFrom::Start(self.length))?;
        self.file.write_all(text.as_bytes())?;
        self.file.sync_data()?;
        self.length += text.len() as u64;
        Ok(())
    }
}

/// Opens a file for reading and writing, alone, with what stands in it.
fn open(path: &Path, options: &mut OpenOptions) -> Result<(File, String)> {
    let name = path.display();
    if path.is_dir() {
        bail!("{name} is a folder, not a journal");
    }
    let opened = options.read(true).write(true).open(path);
    let mut file = opened.with_context(|| format!("{name} cannot be opened"))?;
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        bail!("{name} is a game that is being played at another terminal");
    }
    if file.metadata()?.len() > JOURNAL_MAX {
        bail!("{name} is longer than any journal");
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).with_context(|| format!("{name} cannot be read"))?;
    let mut text = String::from_utf8(bytes).ok().with_context(|| format!("{name} is no text"))?;
    if !text.is_empty() && !text.ends_with('\n') && whole_lines(&text).len() == text.len() {
        // Somebody's editor took the end of the last line away.
        file.write_all(b"\n").with_context(|| format!("{name} cannot be written"))?;
        text.push('\n');
    }
    Ok((file, text))
}

/// Makes sure that a new file is found again after the power fails. Where folders cannot be synced the system does it.
fn sync_folder(path: &Path) {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
        folder.sync_all().ok();
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use tabletop::{Seat, Seed, Table};

    use super::Keeper;
    use crate::shelf;

    fn file(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("rookery-keeper-{}-{name}", std::process::id()))
    }

    fn table(number: u64) -> Box<dyn Table> {
        let shelf = shelf::all();
        let setup = serde_json::to_value(fief::Setup::for_players(3)).expect("plain data");
        let fief = shelf.find("fief").expect("it is on the shelf");
        let mut table =
            fief.begin(&setup, Seed::from_number(number), Vec::new()).expect("it begins");
        table.hurry();
        table
    }

    fn decide(table: &mut dyn Table) {
        let seat: Seat = table.asked().iter().next().expect("somebody is asked");
        let answer = table.safe_answer(seat).expect("who is asked has an answer");
        table.decide(seat, &answer).expect("it is offered");
    }

    #[test]
    fn a_file_grows_with_its_game_and_holds_it() {
        let (path, mut table) = (file("grows"), table(1));
        let mut keeper = Keeper::create(&path, &*table).expect("it can be written");
        for _ in 0..70 {
            decide(&mut *table);
            keeper.keep(&*table).expect("it can be written");
            let written = std::fs::read_to_string(&path).expect("it is there");
            assert_eq!(written, table.journal_from(0));
        }
        std::fs::remove_file(&path).expect("it is there");
        decide(&mut *table);
        keeper.keep(&*table).expect("it is made again");
        assert_eq!(std::fs::read_to_string(&path).expect("it is there"), table.journal_from(0));
        std::fs::remove_file(&path).expect("it is there");
    }

    #[test]
    fn another_game_or_a_letter_is_not_written_over() {
        let path = file("other");
        drop(Keeper::create(&path, &*table(1)).expect("it can be written"));
        drop(Keeper::create(&path, &*table(1)).expect("the same game at an earlier place"));
        let refused = Keeper::create(&path, &*table(2)).err().expect("it holds another game");
        assert!(refused.to_string().contains("holds another game"), "{refused}");
        std::fs::write(&path, "a letter").expect("it can be written");
        let refused = Keeper::create(&path, &*table(2)).err().expect("it is no journal");
        assert!(refused.to_string().contains("is no journal"), "{refused}");
        assert_eq!(std::fs::read_to_string(&path).expect("it is there"), "a letter");
        std::fs::remove_file(&path).expect("it is there");
    }

    #[test]
    fn nobody_else_writes_into_a_game_that_is_played() {
        let path = file("alone");
        let keeper = Keeper::create(&path, &*table(1)).expect("it can be written");
        let refused = Keeper::take_up(&path).err().expect("it is played");
        assert!(refused.to_string().contains("another terminal"), "{refused}");
        drop(keeper);
        assert!(Keeper::take_up(&path).is_ok());
        std::fs::remove_file(&path).expect("it is there");
    }

    #[test]
    fn a_torn_line_is_left_out_and_written_over() {
        let (path, mut table) = (file("torn"), table(1));
        let mut keeper = Keeper::create(&path, &*table).expect("it can be written");
        decide(&mut *table);
        keeper.keep(&*table).expect("it can be written");
        drop(keeper);
        let whole = std::fs::read_to_string(&path).expect("it is there");
        std::fs::write(&path, whole.clone() + "{\"decision\":{\"se").expect("it can be written");
        let mut found = Keeper::take_up(&path).expect("its whole lines are there");
        assert!(found.torn && found.text == whole);
        decide(&mut *table);
        found.keeper.keep(&*table).expect("it can be written");
        assert_eq!(std::fs::read_to_string(&path).expect("it is there"), table.journal_from(0));
        std::fs::remove_file(&path).expect("it is there");
    }
}

//! The games there are, and what every command says alike about them.

use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use tabletop::{Seed, Shelf};

/// The longest journal that is read.
const JOURNAL_MAX: u64 = 256 * 1024 * 1024;

/// All games on their shelf.
pub fn shelf() -> Shelf {
    Shelf::new().with::<thrones::Thrones>().with::<fief::Fief>()
}

/// The seed of that number, or one nobody can guess.
pub fn secret(number: Option<u64>) -> Seed {
    number.map_or_else(unguessable, Seed::from_number)
}

/// Thirty-two bytes from the keys the system gives every program for its hash tables.
fn unguessable() -> Seed {
    let mut bytes = [0; 32];
    for chunk in bytes.chunks_mut(8) {
        let word = RandomState::new().build_hasher().finish();
        chunk.copy_from_slice(&word.to_le_bytes());
    }
    Seed(bytes).mixed(&[std::process::id().to_string()])
}

/// A journal as text.
pub fn read_journal(file: &Path) -> Result<String> {
    let name = file.display();
    let known = std::fs::metadata(file).with_context(|| format!("{name} cannot be opened"))?;
    if known.is_dir() {
        bail!("{name} is a folder, not a journal");
    }
    if known.len() > JOURNAL_MAX {
        bail!("{name} is longer than any journal");
    }
    let bytes = std::fs::read(file).with_context(|| format!("{name} cannot be read"))?;
    String::from_utf8(bytes).ok().with_context(|| format!("{name} is no text file"))
}

/// Writes a journal, whole or not at all. A file that is no journal is not written over.
pub fn write_journal(file: &Path, journal: &str) -> Result<()> {
    let name = file.display();
    if file.exists() {
        let old = std::fs::read(file).with_context(|| format!("{name} cannot be written over"))?;
        if !old.is_empty() && !old.starts_with(b"{\"rookery\":") {
            bail!("{name} exists and is no journal; it stays as it is");
        }
    }
    let mut half = file.as_os_str().to_owned();
    half.push(".half");
    std::fs::write(&half, journal).with_context(|| format!("{name} cannot be written"))?;
    std::fs::rename(&half, file).with_context(|| format!("{name} cannot be written"))
}

#[cfg(test)]
mod tests {
    use super::{secret, write_journal};

    #[test]
    fn no_two_secrets_are_alike() {
        assert_ne!(secret(None), secret(None));
        assert_eq!(secret(Some(7)), secret(Some(7)));
    }

    #[test]
    fn what_is_no_journal_is_not_written_over() {
        let file = std::env::temp_dir().join(format!("rookery-{}.txt", std::process::id()));
        std::fs::write(&file, "a letter").expect("it can be written");
        let refused = write_journal(&file, "{}").expect_err("it is no journal");
        assert!(refused.to_string().ends_with("is no journal; it stays as it is"), "{refused}");
        std::fs::write(&file, "{\"rookery\":1}").expect("it can be written");
        write_journal(&file, "{\"rookery\":1,\"game\":\"x\"}").expect("it is a journal");
        std::fs::remove_file(&file).expect("it is there");
    }
}

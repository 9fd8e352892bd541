//! The games there are, and what every command says alike about them.

use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use bots::Roster;
use tabletop::{Seed, Shelf};

/// The longest journal that is read.
pub const JOURNAL_MAX: u64 = 256 * 1024 * 1024;

/// All games on their shelf.
pub fn all() -> Shelf {
    Shelf::new().with::<thrones::Thrones>().with::<fief::Fief>()
}

/// The bots that know them.
pub fn roster() -> Roster {
    Roster::new().with::<thrones::Thrones>().with::<fief::Fief>()
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

#[cfg(test)]
mod tests {
    use super::secret;

    #[test]
    fn no_two_secrets_are_alike() {
        assert_ne!(secret(None), secret(None));
        assert_eq!(secret(Some(7)), secret(Some(7)));
    }
}

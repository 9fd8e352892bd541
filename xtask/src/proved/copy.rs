//! The copy of the tree that holds the switches.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::Context as _;

use super::breaks::Break;
use super::switch;
use crate::tree::root;

/// What of the root the copy holds.
const COPIED: [&str; 4] = ["Cargo.toml", "Cargo.lock", "crates", "xtask"];

/// Where the copy stands.
pub fn folder() -> PathBuf {
    root().join("target/proved/tree")
}

/// Makes the copy, or makes it anew where the tree or the breaks have changed: an untouched file is not built again.
pub fn make(breaks: &BTreeMap<&str, Vec<Break>>) -> anyhow::Result<()> {
    let (root, copy) = (root(), folder());
    let mut wanted = BTreeSet::new();
    for name in COPIED {
        walk(&root, &root.join(name), &mut wanted)?;
    }
    for path in &wanted {
        let whole = std::fs::read(root.join(path)).with_context(|| path.display().to_string())?;
        let text = switched(path, whole, breaks)?;
        let place = copy.join(path);
        if std::fs::read(&place).is_ok_and(|old| old == text) {
            continue;
        }
        std::fs::create_dir_all(place.parent().expect("a copied file lies in a folder"))?;
        std::fs::write(&place, text).with_context(|| place.display().to_string())?;
    }
    let mut held = BTreeSet::new();
    walk(&copy, &copy, &mut held)?;
    for gone in held.difference(&wanted) {
        std::fs::remove_file(copy.join(gone))?;
    }
    Ok(())
}

/// A file as the copy holds it.
fn switched(
    path: &Path,
    whole: Vec<u8>,
    breaks: &BTreeMap<&str, Vec<Break>>,
) -> anyhow::Result<Vec<u8>> {
    let path = path.to_string_lossy().replace('\\', "/");
    for (game, breaks) in breaks {
        let Some(file) = path.strip_prefix(&format!("crates/{game}/src/")) else { continue };
        let here: Vec<&Break> = breaks.iter().filter(|one| one.file == file).collect();
        let mut text = switch::switched(&String::from_utf8(whole)?, &here)?;
        if file == "lib.rs" {
            text.push_str(&switch::function());
        }
        return Ok(text.into_bytes());
    }
    Ok(whole)
}

/// All files at or under a path, from the root.
fn walk(root: &Path, path: &Path, found: &mut BTreeSet<PathBuf>) -> anyhow::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    if path.is_file() {
        found.insert(path.strip_prefix(root)?.to_path_buf());
    } else if path.is_dir() && !name.starts_with('.') && name != "target" {
        for entry in std::fs::read_dir(path)? {
            walk(root, &entry?.path(), found)?;
        }
    }
    Ok(())
}

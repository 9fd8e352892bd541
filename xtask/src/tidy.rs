//! What the compiler does not check: how files look, who may know whom, under which licence, whether what the pages
//! name exists, and whether every break still fits the code.

mod dependencies;
mod licences;
mod pages;
mod source;

use anyhow::bail;

use crate::proved::breaks;
use crate::rules::GAMES;
use crate::tree::files;

/// The crates that hold rules and know nothing of the world.
const RULES_CRATES: [&str; 3] = ["tabletop", "thrones", "fief"];

/// Prints everything that is untidy, and fails if anything is.
pub fn run() -> anyhow::Result<()> {
    let faults = faults()?;
    for fault in &faults {
        println!("{fault}");
    }
    if !faults.is_empty() {
        bail!("{} untidy", faults.len());
    }
    Ok(())
}

fn faults() -> anyhow::Result<Vec<String>> {
    let mut faults = Vec::new();
    for folder in ["crates", "xtask", "web"] {
        for file in files(folder, &[".rs", ".toml", ".ts", ".svelte", ".css"])? {
            faults.extend(source::faults(&file));
        }
    }
    faults.extend(dependencies::faults()?);
    faults.extend(licences::faults()?);
    faults.extend(pages::faults()?);
    faults.extend(GAMES.iter().filter_map(|game| Some(breaks::read(game).err()?.to_string())));
    Ok(faults)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_project_is_tidy() {
        let faults = super::faults().expect("the project's files can be read");
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

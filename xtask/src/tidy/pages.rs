//! What the pages of `docs` name exists: scenarios as `file::name`, rulings as `page.md`.

use std::collections::BTreeSet;

use crate::rules::GAMES;
use crate::tree::{File, files};

/// Every scenario or ruling that a page names and nobody wrote.
pub fn faults() -> anyhow::Result<Vec<String>> {
    let mut scenarios = BTreeSet::new();
    for game in GAMES {
        for file in files(&format!("crates/{game}/tests"), &[".rs"])? {
            scenarios.extend(tests_of(&file));
        }
    }
    for krate in ["bots", "rookery"] {
        for file in files(&format!("crates/{krate}/tests"), &[".rs"])? {
            scenarios.extend(tests_of(&file));
        }
    }
    let rulings: BTreeSet<String> = files("docs/rulings", &[".md"])?.iter().map(name).collect();
    // The list of the FAQ has a test of its own.
    let mut pages = files("docs", &[".md"])?;
    pages.retain(|page| page.path.starts_with("docs/rulings/") || page.path == "docs/findings.md");
    let mut faults = Vec::new();
    for page in &pages {
        for word in page.text.split('`').skip(1).step_by(2) {
            let is_scenario = word.contains("::") && !word.contains(' ');
            let is_ruling = word.ends_with(".md") && !word.contains('/');
            if is_scenario && !scenarios.contains(word) || is_ruling && !rulings.contains(word) {
                faults.push(format!("{}: there is no {word}", page.path));
            }
        }
    }
    Ok(faults)
}

/// The tests of a file, as `file::name`.
fn tests_of(file: &File) -> Vec<String> {
    let module = name(file);
    let module = module.trim_end_matches(".rs");
    let named = file.text.lines().filter_map(|line| line.strip_prefix("fn ")?.split('(').next());
    named.map(|name| format!("{module}::{name}")).collect()
}

fn name(file: &File) -> String {
    file.path.rsplit('/').next().unwrap_or_default().to_owned()
}

//! What the pages of `docs` name exists: tests as `file::name`, source files as `name.rs`, pages as `name.md`.

use std::collections::BTreeSet;

use crate::tree::{File, files};

/// Everything that a page names and nobody wrote.
pub fn faults() -> anyhow::Result<Vec<String>> {
    let mut sources = files("crates", &[".rs"])?;
    sources.extend(files("xtask", &[".rs"])?);
    let pages = files("docs", &[".md"])?;
    let written = Written::of(&sources, &pages);
    Ok(pages.iter().flat_map(|page| faults_of(page, &written)).collect())
}

/// What can be named.
struct Written {
    /// The functions, as `name` and as `file::name`.
    functions: BTreeSet<String>,
    /// The files and folders, each by its path and by every end of it.
    paths: BTreeSet<String>,
}

impl Written {
    fn of(sources: &[File], pages: &[File]) -> Written {
        let (mut functions, mut paths) = (BTreeSet::new(), BTreeSet::new());
        for file in sources {
            let module = file.path.rsplit('/').next().unwrap_or_default().trim_end_matches(".rs");
            for name in file.text.lines().filter_map(function) {
                functions.insert(name.to_owned());
                functions.insert(format!("{module}::{name}"));
            }
        }
        for file in sources.iter().chain(pages) {
            paths.insert(file.path.clone());
            for (place, _) in file.path.match_indices('/') {
                paths.insert(file.path[place + 1..].to_owned());
            }
        }
        Written { functions, paths }
    }

    fn has_module(&self, name: &str) -> bool {
        let (krate, module) = name.split_once("::").unwrap_or_default();
        let stands = |path: &String| {
            path.strip_prefix(krate).is_some_and(|rest| rest.ends_with(&format!("/{module}.rs")))
        };
        self.paths.iter().any(stands)
    }
}

/// What a page names and nobody wrote.
fn faults_of(page: &File, written: &Written) -> Vec<String> {
    let words = page.text.split('`').skip(1).step_by(2).filter(|word| !word.contains([' ', '\n']));
    let missing = words.filter(|word| {
        if word.contains("::") {
            !word.starts_with("std::")
                && is_plain(word)
                && !written.functions.contains(*word)
                && !written.has_module(word)
        } else if word.ends_with(".rs") || word.ends_with(".md") {
            is_plain(word) && !written.paths.contains(*word)
        } else {
            is_sentence(word) && !written.functions.contains(*word)
        }
    });
    missing.map(|word| format!("{}: there is no {word}", page.path)).collect()
}

/// Whether the word is written as names of files, modules and functions are.
fn is_plain(word: &str) -> bool {
    word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "_:./-".contains(c))
}

/// Whether the word is a sentence as the names of tests are.
fn is_sentence(word: &str) -> bool {
    is_plain(word) && !word.contains(['.', '/', '-', ':']) && word.matches('_').count() >= 3
}

/// The name of the function that begins on a line.
fn function(line: &str) -> Option<&str> {
    let (_, name) = line.trim_start().trim_start_matches("async ").split_once("fn ")?;
    name.split(['(', '<']).next()
}

#[cfg(test)]
mod tests {
    use super::{Written, faults_of};
    use crate::tree::File;

    fn file(path: &str, text: &str) -> File {
        File { path: path.to_owned(), text: text.to_owned() }
    }

    fn missing(text: &str) -> Vec<String> {
        let test = "#[test]\nfn one_side_wins_in_the_end() {}\n";
        let sources = [file("crates/war/tests/wars.rs", test), file("crates/war/src/peace.rs", "")];
        let pages = [file("docs/rulings/war-peace.md", "")];
        faults_of(&file("docs/page.md", text), &Written::of(&sources, &pages))
    }

    #[test]
    fn what_exists_may_be_named() {
        let text = "`wars::one_side_wins_in_the_end`, `one_side_wins_in_the_end`, `war::peace`,
            `wars.rs`, `war/tests/wars.rs`, `war-peace.md`, `Sentence::Case`, `not a word`";
        assert_eq!(missing(text), Vec::<String>::new());
    }

    #[test]
    fn what_nobody_wrote_is_a_fault() {
        assert_eq!(missing("`wars::nobody_wins`"), ["docs/page.md: there is no wars::nobody_wins"]);
        assert_eq!(missing("`nobody_wins_in_the_end` `wart.rs` `peace.md`").len(), 3);
    }
}

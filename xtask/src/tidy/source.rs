//! How a source file looks.

use super::RULES_CRATES;
use crate::tree::File;

/// Parts of the standard library through which a rule could reach the world.
const WORLD: [&str; 4] = ["fs", "net", "time", "thread"];
/// How long a source file may be, its tests apart.
const LINES: usize = 700;
/// How long a file of tests may be.
const LINES_OF_TESTS: usize = 1200;
/// Who reads the card vocabulary of thrones: nothing in it is passed over in silence.
const READERS: [&str; 16] = [
    "action",
    "attachment",
    "choice",
    "constant",
    "cost",
    "effect",
    "initiate",
    "interrupt",
    "moribund",
    "payment",
    "pool",
    "reading",
    "response",
    "text",
    "vocabulary",
    "why_not",
];
/// A note of unfinished work, spelled so that this file passes.
const UNFINISHED: &str = concat!("TO", "DO");

/// Everything untidy in a file.
pub fn faults(file: &File) -> Vec<String> {
    let mut faults = Vec::new();
    if file.text.contains(UNFINISHED) {
        faults.push(format!("{UNFINISHED}: an open question is a ruling page or an issue"));
    }
    if file.path.ends_with(".rs") {
        faults.extend(opening(file));
        faults.extend(module_file(file));
        faults.extend(length(file));
        faults.extend(world(file));
        faults.extend(hashing(file));
        faults.extend(passing_over(file));
    }
    faults.into_iter().map(|fault| format!("{}: {fault}", file.path)).collect()
}

fn opening(file: &File) -> Option<String> {
    let opens = file.text.starts_with("//! ");
    (!opens).then(|| "it does not open with a //! sentence".to_owned())
}

fn module_file(file: &File) -> Option<String> {
    file.path.ends_with("/mod.rs").then(|| "foo.rs with foo/, no mod.rs".to_owned())
}

fn length(file: &File) -> Option<String> {
    let most = if file.path.contains("/tests/") { LINES_OF_TESTS } else { LINES };
    let own = file.text.lines().take_while(|line| !line.starts_with("#[cfg(test)]")).count();
    (own > most).then(|| format!("{own} lines without tests, {most} are the most"))
}

fn world(file: &File) -> Vec<String> {
    if !holds_rules(file) {
        return Vec::new();
    }
    let code = code(file);
    let reached = WORLD.iter().filter(|part| reaches(&code, part));
    reached.map(|part| format!("std::{part}: rules know nothing of the world")).collect()
}

fn hashing(file: &File) -> Option<String> {
    let hashes =
        holds_rules(file) && ["HashMap", "HashSet"].iter().any(|name| code(file).contains(name));
    hashes.then(|| "a hash map has no order a rule can rely on: BTreeMap or Vec".to_owned())
}

/// A catch-all or a rest pattern in a reader of the vocabulary: a new word or field would be forgotten in silence.
fn passing_over(file: &File) -> Vec<String> {
    let reads = |name: &&str| {
        let rest = file.path.strip_prefix(&format!("crates/thrones/src/{name}"));
        rest.is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
    };
    if !READERS.iter().any(reads) {
        return Vec::new();
    }
    let lines = file.text.lines().take_while(|line| !line.starts_with("#[cfg(test)]"));
    let mut faults = Vec::new();
    for (number, line) in lines.enumerate() {
        let code = line.split("//").next().unwrap_or_default();
        // What breaks off does not pass over in silence.
        let catches_all = code.trim_start().starts_with("_ =>") || code.contains("| _ =>");
        if catches_all && !code.contains("_ => unreachable!(") {
            faults.push(format!("line {}: name what `_` stands for", number + 1));
        }
        if has_rest(code) {
            faults.push(format!("line {}: name the fields `..` stands for", number + 1));
        }
    }
    faults
}

/// Whether a line has a rest pattern: `..` after a bracket or comma and before a bracket, comma or the end. `..base` and
/// ranges are something else.
fn has_rest(code: &str) -> bool {
    code.match_indices("..").any(|(place, found)| {
        let before = code[..place].trim_end().chars().next_back();
        let after = code[place + found.len()..].trim_start().chars().next();
        before.is_none_or(|c| "({[,".contains(c)) && after.is_none_or(|c| ")}],".contains(c))
    })
}

/// Whether the file is the source of a rules crate; its tests and build script are not.
fn holds_rules(file: &File) -> bool {
    RULES_CRATES.iter().any(|name| file.path.starts_with(&format!("crates/{name}/src/")))
}

/// The code without comments, tests and spaces.
fn code(file: &File) -> String {
    let lines = file.text.lines().take_while(|line| !line.starts_with("#[cfg(test)]"));
    let lines = lines.map(|line| line.split("//").next().unwrap_or_default());
    lines.flat_map(str::chars).filter(|c| !c.is_whitespace()).collect()
}

/// Whether the code names `std::part`, alone or in a group.
fn reaches(code: &str, part: &str) -> bool {
    let named = |rest: &str| {
        let after = rest.strip_prefix(part);
        after.is_some_and(|after| !after.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
    };
    code.match_indices("std::").any(|(place, found)| {
        let rest = &code[place + found.len()..];
        named(rest) || in_group(rest).into_iter().any(named)
    })
}

/// The members of `{a,b::{c,d},e}`, each from its first letter on; none if the code does not begin with a group.
fn in_group(code: &str) -> Vec<&str> {
    let Some(group) = code.strip_prefix('{') else { return Vec::new() };
    let mut members = vec![group];
    let mut depth = 0;
    for (place, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => members.push(&group[place + 1..]),
            _ => {}
        }
    }
    members
}

#[cfg(test)]
mod tests {
    use super::faults;
    use crate::tree::File;

    fn faults_of(path: &str, text: &str) -> String {
        faults(&File { path: path.to_owned(), text: text.to_owned() }).join("\n")
    }

    fn rules(line: &str) -> String {
        faults_of("crates/thrones/src/x.rs", &format!("//! X.\n{line}\n"))
    }

    #[test]
    fn a_rules_crate_does_not_reach_the_world() {
        for line in [
            "use std::fs;",
            "let now = std::time::Instant::now();",
            "use std::{fmt, net::TcpStream};",
            "use std::{\n    collections::{BTreeMap, BTreeSet},\n    thread,\n};",
        ] {
            assert!(rules(line).contains("rules know nothing of the world"), "{line}");
        }
        assert_eq!(rules("use std::fmt; // not std::fs\nlet x = std::timely();"), "");
        assert_eq!(rules("//! X.\n#[cfg(test)]\nuse std::fs;"), "");
        assert_eq!(faults_of("crates/thrones/build.rs", "//! X.\nuse std::fs;\n"), "");
        assert_eq!(faults_of("crates/server/src/x.rs", "//! X.\nuse std::fs;\n"), "");
    }

    #[test]
    fn a_rules_crate_does_not_hash() {
        assert!(rules("use std::collections::HashMap;").contains("BTreeMap"));
    }

    #[test]
    fn a_reader_of_the_vocabulary_passes_nothing_over() {
        let reader = |line: &str| {
            faults_of("crates/thrones/src/reading/deed.rs", &format!("//! X.\n{line}\n"))
        };
        for line in [
            "    _ => {}",
            "Effect::Kill(..) => {}",
            "Effect::Draw(who, ..) => {}",
            "Effect::Search { by, .. } => {}",
            "    ..\n} = deed;",
            "[first, ..] => {}",
        ] {
            assert!(reader(line).contains("stands for"), "{line}");
        }
        for line in [
            "Frame { you, ..*frame }",
            "&list[1..]",
            "for x in 0..9 {}",
            "(_, who) => {}",
            "_ => unreachable!(\"only saves are offered\"),",
        ] {
            assert_eq!(reader(line), "", "{line}");
        }
        assert_eq!(rules("    _ => {}"), "");
        assert!(!faults_of("crates/thrones/src/text.rs", "//! X.\n    _ => {}\n").is_empty());
    }

    #[test]
    fn a_file_opens_with_a_sentence() {
        assert!(faults_of("xtask/src/x.rs", "use a;\n").contains("//! sentence"));
    }

    #[test]
    fn there_is_no_mod_rs() {
        assert!(faults_of("xtask/src/x/mod.rs", "//! X.\n").contains("no mod.rs"));
    }

    #[test]
    fn a_file_is_not_too_long() {
        let long = |lines: usize| "//! X.\n".to_owned() + &"x\n".repeat(lines);
        assert!(faults_of("xtask/src/x.rs", &long(700)).contains("701 lines"));
        assert_eq!(faults_of("xtask/src/x.rs", &(long(699) + "#[cfg(test)]\nmod tests {}\n")), "");
        assert_eq!(faults_of("crates/thrones/tests/scenarios/x.rs", &long(1199)), "");
        assert!(faults_of("crates/thrones/tests/scenarios/x.rs", &long(1200)).contains("1201"));
    }

    #[test]
    fn nothing_is_left_for_later() {
        let note = concat!("// TO", "DO later");
        assert!(rules(note).contains("ruling page"));
        assert!(!faults_of("web/src/x.ts", note).is_empty());
    }
}

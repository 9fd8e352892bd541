//! `docs/faq.md` lists every ruling of the official FAQ, and what it names exists.

use std::fs;
use std::path::{Path, PathBuf};

/// How many rulings there are.
const RULINGS: usize = 236;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The lines of the list: number, ruling, where it stands.
fn rows() -> Vec<(String, String)> {
    let list = fs::read_to_string(root().join("docs/faq.md")).expect("docs/faq.md is there");
    let rows = list.lines().filter(|line| line.starts_with("| F"));
    rows.map(|row| {
        let cells: Vec<&str> = row.split(" | ").collect();
        let number = cells[0].trim_start_matches("| ").to_owned();
        (number, cells.last().expect("a row has cells").trim_end_matches(" |").to_owned())
    })
    .collect()
}

#[test]
fn every_ruling_is_listed_once_and_in_order() {
    let numbers: Vec<String> = rows().into_iter().map(|(number, _)| number).collect();
    let wanted: Vec<String> = (1..=RULINGS).map(|number| format!("F{number:03}")).collect();
    assert_eq!(numbers, wanted);
}

#[test]
fn every_ruling_stands_somewhere() {
    for (number, place) in rows() {
        let stands = ["`", "needs ", "need ", "ruling ", "its ", "out of scope", "a document"]
            .iter()
            .any(|start| place.starts_with(start));
        assert!(stands, "{number} stands nowhere: {place}");
    }
}

#[test]
fn every_scenario_and_ruling_named_exists() {
    for (number, place) in rows() {
        for named in place.split('`').skip(1).step_by(2) {
            if named.ends_with(".md") {
                let page = root().join("docs/rulings").join(named);
                assert!(page.exists(), "{number} names {named}, which is no ruling");
            } else if let Some((module, name)) = named.split_once("::") {
                let file = root().join("crates/thrones/tests/scenarios").join(module);
                let tests = fs::read_to_string(file.with_extension("rs")).unwrap_or_default();
                let is_there = tests.contains(&format!("fn {name}()"));
                assert!(is_there, "{number} names {named}, which is no scenario");
            }
        }
    }
}

#[test]
fn every_scenario_of_the_faq_is_listed() {
    let list = fs::read_to_string(root().join("docs/faq.md")).expect("docs/faq.md is there");
    let folder = root().join("crates/thrones/tests/scenarios");
    for entry in fs::read_dir(folder).expect("the scenarios are there") {
        let path = entry.expect("a scenario file is read").path();
        let module = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned();
        if !module.starts_with("faq_") {
            continue;
        }
        let tests = fs::read_to_string(&path).expect("a scenario file is read");
        for line in tests.lines().filter_map(|line| line.strip_prefix("fn f")) {
            let is_numbered = line.as_bytes().iter().take(3).all(u8::is_ascii_digit);
            let name = line.split('(').next().unwrap_or_default();
            let named = format!("`{module}::f{name}`");
            assert!(!is_numbered || list.contains(&named), "{named} is not in docs/faq.md");
        }
    }
}

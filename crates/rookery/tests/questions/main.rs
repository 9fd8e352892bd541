//! Every question and every choice that random games of both games bring, in `docs/questions.txt`.
//!
//! Names stand there by their kind and numbers as `N`, so that the list is finite. A line that is not in the file fails
//! the test; so does one without its subject. `UPDATE_EXPECT=1` plays more games and writes the file anew: read it aloud.

mod asked;
mod tables;

use std::path::{Path, PathBuf};

use asked::Asked;
use fief::Fief;
use thrones::Thrones;

/// How many times as many games are played when the list is written anew.
const MORE: u64 = 3;

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/questions.txt")
}

/// All questions of so many times the usual games.
fn questions(times: u64) -> Asked {
    let mut asked = Asked::default();
    for number in 0..tables::THRONES * times {
        asked.game::<Thrones>(&tables::thrones(number), number);
    }
    for number in 0..tables::FIEF * times {
        asked.game::<Fief>(&tables::fief(number), number);
    }
    asked
}

#[test]
fn every_question_has_its_subject_and_stands_in_the_list() {
    let update = std::env::var_os("UPDATE_EXPECT").is_some();
    let asked = questions(if update { MORE } else { 1 });
    if update {
        std::fs::write(file(), asked.told()).expect("the list can be written");
    }
    assert!(asked.faults().is_empty(), "without a subject:\n{}", asked.faults().join("\n"));
    let written = std::fs::read_to_string(file()).expect("the list is in the documentation");
    let new = asked.not_in(&written);
    assert!(
        new.is_empty(),
        "docs/questions.txt does not have these; `UPDATE_EXPECT=1` writes it anew:\n{}",
        new.join("\n")
    );
}

#[test]
fn a_line_without_its_subject_is_noticed() {
    for title in ["Choose", "[card]: yes or no?", "Which Player?"] {
        assert!(asked::title_fault(title).is_some(), "{title}");
    }
    assert_eq!(asked::title_fault("Which card does [seat] take for [card]?"), None);
    for label in ["", "Yes", "No", "OK", "Agree", "Way 1", "Choose"] {
        assert!(asked::label_fault(label).is_some(), "{label}");
    }
    for label in ["Pass", "[card]", "Let the challenge be", "Marshal [card] for N gold"] {
        assert_eq!(asked::label_fault(label), None, "{label}");
    }
}

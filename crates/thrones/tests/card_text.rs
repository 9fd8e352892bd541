//! The text of every card, one file for each House, for players to proof-read.

use std::fmt::Write as _;

use expect_test::{ExpectFile, expect_file};
use thrones::card::Printed;
use thrones::cards::{CARDS, core};
use thrones::text;

fn check(cards: &[Printed], expected: ExpectFile) {
    let mut all = String::new();
    for card in cards {
        writeln!(all, "{} ({})", card.name, card.code).expect("a string takes any text");
        writeln!(all, "{}", text::facts(card)).expect("a string takes any text");
        for line in text::lines(card) {
            writeln!(all, "{line}").expect("a string takes any text");
        }
        all.push('\n');
    }
    expected.assert_eq(&all);
}

#[test]
fn house_stark_reads_like_this() {
    check(core::stark::CARDS, expect_file!["texts/stark.txt"]);
}

#[test]
fn house_lannister_reads_like_this() {
    check(core::lannister::CARDS, expect_file!["texts/lannister.txt"]);
}

#[test]
fn house_baratheon_reads_like_this() {
    check(core::baratheon::CARDS, expect_file!["texts/baratheon.txt"]);
}

#[test]
fn house_targaryen_reads_like_this() {
    check(core::targaryen::CARDS, expect_file!["texts/targaryen.txt"]);
}

#[test]
fn the_neutral_cards_read_like_this() {
    check(core::neutral::CARDS, expect_file!["texts/neutral.txt"]);
}

#[test]
fn the_plots_read_like_this() {
    check(core::plots::CARDS, expect_file!["texts/plots.txt"]);
}

#[test]
fn no_text_is_left_with_a_hole() {
    for card in CARDS {
        for line in text::lines(card) {
            let hole = ["  ", " .", " ,", "..", "()"].iter().find(|hole| line.contains(**hole));
            assert_eq!(hole, None, "{}: {line}", card.name);
            assert!(line.ends_with(['.', '”', ')']), "{}: {line}", card.name);
        }
    }
}

//! The rules as examples: each scenario is written in the rulebook's words and its log is the
//! expectation.
//!
//! `UPDATE_EXPECT=1 cargo test -p thrones --test scenarios` rewrites the expectations; read the diff
//! as a referee. The lines `rule  <id>` say which rules a scenario shows.
#![expect(clippy::too_many_lines, reason = "a scenario is as long as its story")]

use expect_test::Expect;

mod actions;
mod card;
mod cards_baratheon_1;
mod cards_baratheon_2;
mod cards_events_1;
mod cards_events_2;
mod cards_lannister_1;
mod cards_lannister_2;
mod cards_lannister_3;
mod cards_neutral;
mod cards_plots_1;
mod cards_plots_2;
mod cards_plots_3;
mod cards_stark_1;
mod cards_stark_2;
mod cards_stark_3;
mod cards_targaryen_1;
mod cards_targaryen_2;
mod cards_targaryen_3;
mod challenges;
mod challenges_resolved;
mod deck_rules;
mod dominance;
mod draw;
mod duplicate;
mod faq_cards;
mod faq_challenges;
mod faq_gold;
mod faq_houses;
mod faq_players;
mod faq_shadows;
mod faq_timing;
mod faq_windows;
mod faq_words;
mod gold;
mod golden;
mod influence;
mod initiative;
mod keyword;
mod keyword_more;
mod kost_characters;
mod kost_others;
mod kost_plots;
mod kots_characters;
mod kots_guests;
mod kots_others;
mod kots_plots;
mod lasting;
mod littlefinger;
mod lotr_characters;
mod lotr_others;
mod lotr_plots;
mod low_characters;
mod low_others;
mod low_plots;
mod marshalling;
mod nasty_cards;
mod players;
mod plot;
mod pots_characters;
mod pots_others;
mod pots_plots;
mod power;
mod qod_characters;
mod qod_others;
mod qod_plots;
mod referee;
mod referee_houses;
mod responses;
mod round;
mod rulings;
mod rulings_plots;
mod saves;
mod setup;
mod stress;
mod timing;
mod timing_challenges;
mod timing_moribund;
mod timing_phases;
mod timing_table;
mod timing_windows;
mod timing_words;
mod titles;
mod titles_each;
mod unique;
mod variants;
mod victory;
mod winter;
mod winter_doomed;
mod words;
mod words_told;
mod zone;

/// Plays the script and compares its log.
#[cfg(not(feature = "mutation"))]
fn check(script: &str, expected: Expect) {
    expected.assert_eq(&thrones::scenario::play(script));
}

/// One scenario that notices the mutant is enough, so the run ends there.
#[cfg(feature = "mutation")]
fn check(script: &str, expected: Expect) {
    let play = || expected.assert_eq(&thrones::scenario::play(script));
    if std::panic::catch_unwind(std::panic::AssertUnwindSafe(play)).is_err() {
        std::process::exit(1);
    }
}

/// For `cargo xtask mutants --words`.
#[cfg(feature = "mutation")]
#[test]
#[expect(clippy::print_stdout, reason = "the chore reads it")]
fn the_words_are_listed() {
    for word in thrones::cards::mutation::words() {
        println!("word {word}");
    }
}

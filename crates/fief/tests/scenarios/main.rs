//! The rules as examples: each scenario is written in the book's words and its log is the expectation.
//!
//! `UPDATE_EXPECT=1 cargo test -p fief --test scenarios` rewrites the expectations; read the diff as a
//! referee. The lines `rule  <id>` say which rules a scenario shows.

use expect_test::Expect;

mod battles;
mod battles_end;
mod bids;
mod buildings;
mod campaigns;
mod captives;
mod cards;
mod control;
mod council;
mod court_cards;
mod court_terms;
mod deductions;
mod diplomacy;
mod disasters;
mod elections;
mod elections_court;
mod end_of_round;
mod fief_titles;
mod gifts;
mod idols;
mod income;
mod marriages;
mod movement;
mod movement_captures;
mod movement_talents;
mod opportunities;
mod opportunity_cards;
mod options;
mod outlaws;
mod plague;
mod purchase;
mod raids;
mod ransom;
mod realm;
mod referee;
mod scope;
mod setup;
mod sieges;
mod succession;
mod table;
mod titles;
mod uprisings;
mod variants;
mod victory;
mod wall;
mod wall_bid;
mod watch;
mod windows;

/// Plays the script and compares its log.
fn check(script: &str, expected: Expect) {
    expected.assert_eq(&fief::scenario::play(script));
}

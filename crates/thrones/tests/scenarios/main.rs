//! The rules as examples: each scenario is written in the rulebook's words and its log is the
//! expectation.
//!
//! `UPDATE_EXPECT=1 cargo test -p thrones --test scenarios` rewrites the expectations; read the diff
//! as a referee. The lines `rule  <id>` say which rules a scenario shows.

use expect_test::Expect;

mod challenges;
mod dominance;
mod marshalling;
mod plot;
mod setup;
mod timing;
mod titles;
mod variants;
mod winter;

/// Plays the script and compares its log.
fn check(script: &str, expected: Expect) {
    expected.assert_eq(&thrones::scenario::play(script));
}

//! What can be wrong with a journal.

use crate::Refusal;

/// What is wrong with a journal, and at which line.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// There is not even a header.
    #[error("line 1: the journal is empty")]
    Empty,
    /// A line is not what a journal is made of.
    #[error("line {line} is no line of a journal: {what}")]
    Unreadable {
        /// The line.
        line: usize,
        /// What the reader stumbled over; told here, so no source that is told again.
        what: serde_json::Error,
    },
    /// A line stands where another kind of line belongs.
    #[error("line {line}: {wanted} belongs here")]
    Misplaced {
        /// The line.
        line: usize,
        /// What belongs there.
        wanted: &'static str,
    },
    /// It is the journal of another game.
    #[error("line 1: this is a journal of {found}, not of {wanted}")]
    OtherGame {
        /// The game of the journal.
        found: String,
        /// The game it was read for.
        wanted: String,
    },
    /// It is written in another format.
    #[error("line 1: the journal is in format {found}, this program reads format {wanted}")]
    OtherFormat {
        /// The format of the journal.
        found: u32,
        /// The format that can be read.
        wanted: u32,
    },
    /// It was played under other rules, so it would play out differently.
    #[error("line 1: the game was played under rules {found}, this program plays rules {wanted}")]
    OtherRules {
        /// The rules of the journal.
        found: u32,
        /// The rules of this program.
        wanted: u32,
    },
    /// The game cannot begin so.
    #[error("line 1: {0}")]
    Setup(#[source] Refusal),
    /// The header names more or fewer players than there are seats.
    #[error("line 1: {found} players are named for {seats} seats")]
    OtherPlayers {
        /// The players named.
        found: usize,
        /// The seats of the table.
        seats: u8,
    },
    /// The journal breaks off.
    #[error("the journal breaks off after line {line}: its closing line is missing")]
    Truncated {
        /// The last line there is.
        line: usize,
    },
    /// The game does not take an answer.
    #[error("line {line}: {refusal}")]
    Refused {
        /// The line of the decision.
        line: usize,
        /// Why not.
        refusal: Refusal,
    },
    /// The game is another than the one written down.
    #[error(
        "line {line}: the game is {found} here, not {written}: something from line {since} on was altered"
    )]
    Altered {
        /// The line of the digest.
        line: usize,
        /// The first line that may have been altered.
        since: usize,
        /// The digest written down.
        written: String,
        /// The digest of the replayed game.
        found: String,
    },
    /// The closing line counts other decisions than there are.
    #[error("line {line}: the journal says {written} decisions and holds {found}")]
    OtherCount {
        /// The closing line.
        line: usize,
        /// The number written down.
        written: usize,
        /// The number there is.
        found: usize,
    },
    /// The game ended otherwise than written down.
    #[error("line {line}: the game did not end so")]
    OtherOutcome {
        /// The closing line.
        line: usize,
    },
    /// The secret is not the one that was promised.
    #[error("line 1: the secret is not the one that was promised before the game")]
    BrokenPromise,
    /// The seed is not the one the secret and the additions make.
    #[error("line 1: the seed is not the one that the secret and the additions make")]
    OtherSeed,
}

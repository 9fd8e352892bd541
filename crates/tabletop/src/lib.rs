//! The grammar of play: who sits where, what is asked, what is answered, and how a game is kept.
//!
//! A game is plain data that asks ([`Prompt`]), is answered ([`Answer`]) and carries on. It knows no clock, no disk
//! and no network. Bots and tests know games through [`Game`]; server and terminal know them as JSON through
//! [`Table`] and [`Shelf`]. A [`Journal`] keeps a game, and [`checks`] holds what every game must pass.

pub mod checks;
#[cfg(feature = "wire")]
pub mod wire;

mod answer;
mod board;
mod chance;
mod desk;
mod erased;
mod fingerprint;
mod game;
mod journal;
mod outcome;
mod player;
mod prompt;
mod refusal;
mod row;
mod rule;
mod scribe;
mod seat;
mod sections;
mod seed;
mod viewer;
mod words;

pub use answer::Answer;
pub use board::{Board, Entry, Wanted};
pub use chance::Chance;
pub use desk::{Desk, Given, Question};
pub use erased::{
    Bookmark, Boxed, Calm, Choice, Decided, Forced, Json, Line, Offer, OfferShape, Scenery, Shelf,
    Table, TableError,
};
pub use fingerprint::{Fingerprint, digest};
pub use game::{Game, Heading, Phrased, Whispers, Wording};
pub use journal::{
    DIGEST_EVERY, Decision, FORMAT, Followed, Journal, JournalError, Play, Promise, Stands, settle,
    whole_lines,
};
pub use outcome::Outcome;
pub use player::{BotName, Player};
pub use prompt::{Prompt, Shape, Waits, Worth};
pub use refusal::{Reason, Refusal};
pub use row::{LongRow, Row};
pub use rule::{Rule, RuleId};
pub use scribe::{Scribe, Silent};
pub use seat::{Eyes, Seat, Seats};
pub use sections::{Changed, Outline, Sectioned, Sections, is_default};
pub use seed::{Commitment, Seed};
pub use viewer::{Update, Viewer, Whole};
pub use words::{Key, Sentence, Span, named, named_card, named_rule, plain};

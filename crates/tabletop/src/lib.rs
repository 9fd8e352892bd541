//! The grammar of play: who sits where, what is asked, what is answered, and how a game is kept.
//!
//! A game is plain data that asks ([`Prompt`]), is answered ([`Answer`]) and carries on. It knows no clock, no disk
//! and no network. Server, terminal, bots and tests know games only through [`Game`] (or, as JSON, through the erased form)






mod answer;
mod chance;
mod game;
mod outcome;
mod prompt;
mod refusal;
mod row;
mod rule;
mod scribe;
mod seat;
mod seed;

pub use answer::Answer;
pub use chance::Chance;
pub use game::{Game, digest};
pub use outcome::Outcome;
pub use prompt::{Prompt, Shape, Waits, Worth};
pub use refusal::{Reason, Refusal};
pub use row::Row;
pub use rule::{Rule, RuleId};
pub use scribe::{Scribe, Silent};
pub use seat::{Eyes, Seat, Seats};
pub use seed::{Commitment, Seed};

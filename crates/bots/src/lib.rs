//! Players that are not people, and the arena that measures them.
//!
//! A [`Bot`] never sees a true game: it is handed a copy in which everything its seat cannot know was dealt anew. The
//! [`arena`] lets bots play each other; an [`Opponent`] is a bot at a table with people.

pub mod arena;
pub mod fief;
pub mod tally;
pub mod thrones;

mod bot;
mod opponent;
mod random;

pub use bot::{Bot, Contest, UnknownBot};
pub use opponent::Opponent;
pub use random::Random;

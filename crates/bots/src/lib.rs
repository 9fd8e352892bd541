//! Players that are not people, and the arena that measures them.
//!
//! A [`Bot`] never sees a true game: it is handed a copy in which everything its seat cannot know was dealt anew. The
//! [`arena`] lets bots play each other; a [`Roster`] seats them at tables with people.

pub mod arena;
pub mod fief;
pub mod tally;
pub mod thrones;

mod bot;
mod random;
mod roster;

pub use bot::{Bot, Contest, Kind, UnknownBot};
pub use random::Random;
pub use roster::{Opponent, Roster};

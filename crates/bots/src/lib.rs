//! Players that are not people, and the arena that measures them.
//!
//! A [`Bot`] never sees a true game: it is handed a copy in which everything its seat cannot know was dealt anew. The
//! [`arena`] lets bots play each other; a [`Roster`] seats them at tables with people.

pub mod advice;
pub mod arena;
pub mod blunders;
pub mod fief;
pub mod foresight;
pub mod maester;
pub mod mind;
pub mod rating;
pub mod review;
pub mod tally;
pub mod thrones;
pub mod train;
pub mod value;
pub mod work;

mod bot;
mod random;
mod roster;

pub use bot::{Bot, Contest, Kind, Known, Terms, UnknownBot};
pub use random::Random;
pub use roster::{Opponent, Roster};

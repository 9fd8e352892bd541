//! Lions of the Rock, the expansion of House Lannister.

pub mod characters;
pub mod others;
pub mod plots;

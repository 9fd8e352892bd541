//! Princes of the Sun, the expansion of House Martell.

pub mod characters;
pub mod others;
pub mod plots;

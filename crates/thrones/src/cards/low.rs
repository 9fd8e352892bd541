//! Lords of Winter, the expansion of House Stark.

pub mod characters;
pub mod others;
pub mod plots;

//! Kings of the Storm, the expansion of House Baratheon.

pub mod characters;
pub mod others;
pub mod plots;

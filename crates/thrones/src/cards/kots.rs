//! Kings of the Sea, the expansion of House Greyjoy.

pub mod characters;
pub mod others;
pub mod plots;

//! Queen of Dragons, the expansion of House Targaryen.

pub mod characters;
pub mod others;
pub mod plots;

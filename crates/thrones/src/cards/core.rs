//! The Core Set.

pub mod baratheon;
pub mod houses;
pub mod lannister;
pub mod neutral;
pub mod plots;
pub mod stark;
pub mod targaryen;

//! The contract tried on a small game and on everything that can be wrong with it.

mod checks;
mod journal;
mod table;
mod toy;

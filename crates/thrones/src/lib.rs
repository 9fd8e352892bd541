//! A Game of Thrones: The Card Game, first edition.

pub mod rule;

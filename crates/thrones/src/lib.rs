//! A Game of Thrones: The Card Game, first edition.

pub mod card;
pub mod cards;
pub mod rule;
pub mod vocabulary;

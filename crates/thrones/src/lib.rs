//! A Game of Thrones: The Card Game, first edition.

pub mod card;
pub mod cards;
pub mod deck;
pub mod rule;
pub mod ruleset;
pub mod text;
pub mod vocabulary;

//! A Game of Thrones: The Card Game, first edition.
//!
//! [`Thrones`] is the game: plain data that asks and is answered through [`tabletop::Game`]. The rules lie in files
//! named after the rulebook's headings; cards are data in `cards/`, written in the words of `vocabulary/`.

pub mod ask;
pub mod card;
pub mod card_set;
pub mod cards;
pub mod deck;
pub mod event;
pub mod item;
pub mod littlefinger;
pub mod look;
pub mod rule;
pub mod ruleset;
#[doc(hidden)]
pub mod scenario;
pub mod scenery;
pub mod setup;
pub mod text;
pub mod title;
pub mod view;
pub mod vocabulary;
#[cfg(feature = "wire")]
pub mod wire;

mod action;
mod attachment;
#[doc(hidden)]
pub mod audit;
mod board;
mod choice;
mod constant;
mod cost;
mod effect;
mod fingerprint;
mod flow;
mod game;
mod initiate;
mod interrupt;
mod moribund;
mod payment;
mod phase;
mod pool;
mod power;
mod question;
mod reading;
mod redeal;
mod response;
mod state;
mod tell;
mod why_not;
mod window;
mod zone;

pub use state::Thrones;

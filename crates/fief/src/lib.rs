//! A Song of Ice and Fief: the rules, the realm and its Nobles.
//!
//! [`Fief`] is the game. It is flat plain data ([`state`]); `flow` says how it goes on, `phase`
//! holds one file per heading of the rulebook, `effect` every change, [`event`] what the log says.

pub mod ask;
mod audit;
mod board;
mod casualties;
pub mod deck;
mod dominion;
mod effect;
pub mod event;
mod fingerprint;
mod flow;
mod game;
pub mod house;
pub mod id;
pub mod item;
pub mod noble;
mod offer;
mod opportunity;
mod phase;
mod question;
pub mod realm;
pub mod rule;
#[doc(hidden)]
pub mod scenario;
pub mod scenery;
pub mod setup;
pub mod state;
pub mod stock;
mod succession;
pub mod title;
pub mod view;
mod why_not;
mod window;
#[cfg(feature = "wire")]
pub mod wire;

pub use ask::Ask;
#[doc(hidden)]
pub use audit::Ledger;
pub use event::Event;
pub use house::House;
pub use item::Item;
pub use setup::{Modules, Setup, Variants};
pub use state::Fief;
pub use view::View;

//! Tables over the network: people, rooms, the log they are kept in, and the page.
//!
//! A table that somebody looks at has a **room**: one task, the only one that writes there. What is decided is in the
//! **store** before anybody hears of it; a room that is idle is forgotten and made again from the store. A browser has
//! one **socket**, with as many tables on it as it likes.

mod account;
mod api;
mod app;
mod body;
mod bus;
mod calendar;
mod clock;
mod config;
mod deck_trial;
mod decks;
mod demo;
mod error;
mod games;
mod guard;
mod hall;
mod ids;
mod keeping;
mod listen;
mod nodes;
mod notices;
mod page;
mod people;
mod protocol;
mod queue;
mod record;
mod replay;
mod room;
mod shunned;
mod socket;
mod spent;
mod store;
mod stream;
mod tables;
mod thinkers;

pub use app::{Server, log_to_stderr, serve};
pub use config::{Config, Told};
pub use error::Error;
pub use keeping::{Exported, backup, export, restore};
pub use shunned::{Reported, reports};
pub use store::{Appends, RawLog, append_races, append_rates};

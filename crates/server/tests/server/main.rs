//! A real server on a free port, and people who talk to it.

mod clicks;
mod fuzz;
mod harness;
mod life;
mod people;
mod table;
mod together;
mod unseen;

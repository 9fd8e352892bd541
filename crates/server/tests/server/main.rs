//! A real server on a free port, and people who talk to it.

mod harness;
mod life;
mod people;
mod table;
mod together;

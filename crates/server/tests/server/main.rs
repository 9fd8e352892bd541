//! A real server on a free port, and people who talk to it.

mod clicks;
mod fuzz;
mod harness;
mod keeping;
mod life;
mod people;
mod scripts;
mod table;
mod together;
mod unseen;

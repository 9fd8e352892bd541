//! A real server on a free port, and people who talk to it.

mod attack;
mod clicks;
mod fuzz;
mod harness;
mod keeping;
mod life;
mod nodes;
mod people;
mod safety;
mod scripts;
mod slow;
mod table;
mod together;
#[path = "../../../tabletop/tests/tabletop/toy.rs"]
mod toy;
mod unseen;
mod unseen_whole;

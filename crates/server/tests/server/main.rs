//! A real server on a free port, and people who talk to it.

mod harness;
mod table;

//! A Song of Ice and Fief.

pub mod rule;

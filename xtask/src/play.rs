//! Builds rookery and sits somebody down.

use std::process::Command;

use anyhow::{Context as _, ensure};

use crate::tree::root;

/// What is played when nobody says what.
const USUAL: [&str; 6] = ["play", "thrones", "--deck", "stark", "--against", "lannister"];

/// Builds the release binary and starts it.
pub fn run(arguments: &[&str]) -> anyhow::Result<()> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let arguments = if arguments.is_empty() { &USUAL } else { arguments };
    let status = Command::new(cargo)
        .current_dir(root())
        .args(["run", "--quiet", "--release", "--package", "rookery", "--"])
        .args(arguments)
        .status()
        .context("cargo does not start")?;
    ensure!(status.success(), "rookery {} ended with {status}", arguments.join(" "));
    Ok(())
}

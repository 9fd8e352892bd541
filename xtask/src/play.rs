//! Builds page and server and opens the house.

use std::process::Command;

use anyhow::{Context as _, ensure};

use crate::tools::{npm, packages};
use crate::tree::root;

/// Builds the page and the release binary and starts the server; the words are its flags.
pub fn run(arguments: &[&str]) -> anyhow::Result<()> {
    println!("── the page");
    page()?;
    println!("── the server (the first time takes some minutes)");
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let status = Command::new(cargo)
        .current_dir(root())
        .args(["run", "--release", "--package", "rookery", "--", "serve"])
        .args(arguments)
        .status()
        .context("cargo does not start")?;
    ensure!(status.success(), "rookery serve {} ended with {status}", arguments.join(" "));
    Ok(())
}

/// Builds the page, with the packages its lock file names.
pub fn page() -> anyhow::Result<()> {
    packages()?;
    npm(&["run", "--silent", "build"])
}

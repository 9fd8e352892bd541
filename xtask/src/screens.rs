//! Pictures of every screen, and what a visitor waits for, measured.

use std::process::Command;

use anyhow::{Context as _, ensure};

use crate::play;
use crate::tools::{CHROMIUM, npm_with};
use crate::tree::root;

/// Builds page and server as they are shipped, and writes `docs/screens/`.
pub fn run() -> anyhow::Result<()> {
    let chromium = CHROMIUM.found()?;
    play::page()?;
    println!("── the server (the first time takes some minutes)");
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let build = ["build", "--release", "--package", "rookery"];
    let status = Command::new(cargo).current_dir(root()).args(build).status();
    ensure!(status.context("cargo does not start")?.success(), "the server does not build");
    println!("── pictures and figures");
    let binary = root().join("target/release/rookery");
    npm_with(&["run", "--silent", "screens"], &[("BINARY", &binary), ("CHROMIUM", &chromium)])
}

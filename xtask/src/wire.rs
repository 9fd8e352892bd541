//! The types of what is sent: written for the page, and held against what is really sent.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail};

use crate::tree::root;

/// Where the page keeps them.
const FOLDER: &str = "web/src/lib/wire";

/// Writes the types.
pub fn run() -> anyhow::Result<()> {
    let folder = root().join(FOLDER);
    std::fs::create_dir_all(&folder)?;
    write("types", &folder)
}

/// Whether the types stand as they would be written now, and whether frames of whole games are of these types.
pub fn check() -> anyhow::Result<()> {
    let fresh = root().join("target/wire");
    std::fs::create_dir_all(&fresh)?;
    write("types", &fresh)?;
    let mut stale = Vec::new();
    for name in ["tabletop", "thrones", "fief"] {
        let file = format!("{name}.ts");
        let kept = std::fs::read_to_string(root().join(FOLDER).join(&file)).unwrap_or_default();
        if kept != std::fs::read_to_string(fresh.join(&file))? {
            stale.push(format!("{FOLDER}/{file}"));
        }
    }
    if !stale.is_empty() {
        bail!("stale: {}; run `cargo xtask wire`", stale.join(", "));
    }
    write("frames", &fresh)?;
    let status = Command::new(compiler()?)
        .args(["--noEmit", "--strict", "--target", "esnext", "--module", "esnext"])
        .args(["--moduleResolution", "bundler", "thrones-frames.ts", "fief-frames.ts"])
        .current_dir(&fresh)
        .status()
        .context("the TypeScript compiler does not start")?;
    if !status.success() {
        bail!("something was sent that is not of its type: see {}", fresh.display());
    }
    println!("the types of what is sent are true");
    Ok(())
}

fn write(what: &str, folder: &Path) -> anyhow::Result<()> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let arguments = ["run", "--quiet", "-p", "rookery", "--features", "wire", "--example", "wire"];
    let mut command = Command::new(cargo);
    command.current_dir(root()).args(arguments).arg("--").arg(what).arg(folder);
    let status = command.status().context("cargo does not start")?;
    if !status.success() {
        bail!("the types could not be written");
    }
    Ok(())
}

/// The TypeScript compiler of the page, fetched if it is not there.
fn compiler() -> anyhow::Result<PathBuf> {
    let web = root().join("web");
    let compiler = web.join("node_modules/.bin/tsc");
    if !compiler.exists() {
        let mut npm = Command::new("npm");
        let status = npm.args(["install", "--no-audit", "--no-fund"]).current_dir(&web).status();
        if !status.context("npm does not start: it comes with Node.js")?.success() {
            bail!("npm install failed in web/");
        }
    }
    Ok(compiler)
}

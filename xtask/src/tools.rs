//! What the chores need besides Rust: found, or installed, or asked for in plain words.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail, ensure};

use crate::tree::root;

/// A program that is not a package of Rust or npm.
pub struct Tool {
    /// What it is for.
    purpose: &'static str,
    /// The names it may have.
    names: &'static [&'static str],
    /// Folders it may lie in that are not searched by themselves; a `*` stands for any version.
    folders: &'static [&'static str],
    /// The Debian package that brings it.
    package: &'static str,
}

/// The browser of the end-to-end tests.
pub const CHROMIUM: Tool = Tool {
    purpose: "the end-to-end tests",
    names: &["chromium", "chromium-browser", "google-chrome"],
    folders: &[],
    package: "chromium",
};

/// The database server of the store's tests.
pub const POSTGRES: Tool = Tool {
    purpose: "the tests of the store on PostgreSQL",
    names: &["postgres"],
    folders: &["/usr/lib/postgresql/*/bin"],
    package: "postgresql",
};

/// The bus of the tests with several nodes.
pub const NATS: Tool = Tool {
    purpose: "the tests with several nodes",
    names: &["nats-server"],
    folders: &["/usr/sbin"],
    package: "nats-server",
};

/// What builds the page.
pub const NPM: Tool =
    Tool { purpose: "building the page", names: &["npm"], folders: &[], package: "npm" };

impl Tool {
    /// Where the program is; it is installed if it is missing and this is Debian and we may.
    pub fn found(&self) -> anyhow::Result<PathBuf> {
        if let Some(path) = self.find() {
            return Ok(path);
        }
        let Tool { purpose, names, package, .. } = self;
        if !may_install() {
            bail!(
                "{purpose} needs {}, which is not here: install it (on Debian as root: `apt-get install {package}`)",
                names[0]
            );
        }
        println!("   installing {package} for {purpose}");
        apt(&["update", "-qq"])?;
        apt(&["install", "-y", "-qq", "--no-install-recommends", package])?;
        self.find().with_context(|| format!("{package} is installed, but there is no {}", names[0]))
    }

    fn find(&self) -> Option<PathBuf> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
        folders.extend(self.folders.iter().flat_map(|folder| versions(folder)));
        let mut all =
            folders.iter().flat_map(|folder| self.names.iter().map(|name| folder.join(name)));
        all.find(|path| path.is_file())
    }
}

/// The folders a pattern with a `*` stands for, the newest version first.
fn versions(pattern: &str) -> Vec<PathBuf> {
    let Some((above, below)) = pattern.split_once("/*/") else { return vec![pattern.into()] };
    let entries = std::fs::read_dir(above).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = entries.map(|entry| entry.path().join(below)).collect();
    found.sort();
    found.reverse();
    found
}

fn may_install() -> bool {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    root && Path::new("/usr/bin/apt-get").is_file()
}

fn apt(arguments: &[&str]) -> anyhow::Result<()> {
    let mut command = Command::new("apt-get");
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
    let status = command.status().context("apt-get does not start")?;
    ensure!(status.success(), "apt-get {} ended with {status}", arguments.join(" "));
    Ok(())
}

/// Runs npm in the page's folder.
pub fn npm(arguments: &[&str]) -> anyhow::Result<()> {
    npm_with(arguments, &[])
}

/// Runs npm in the page's folder and tells it where things are.
pub fn npm_with(arguments: &[&str], told: &[(&str, &Path)]) -> anyhow::Result<()> {
    let mut command = Command::new(NPM.found()?);
    command.current_dir(root().join("web")).args(arguments).env("CI", "1");
    command.envs(told.iter().copied());
    let status = command.status().context("npm does not start")?;
    ensure!(status.success(), "npm {} ended with {status}", arguments.join(" "));
    Ok(())
}

/// The page's packages, by its lock file.
pub fn packages() -> anyhow::Result<()> {
    npm(&["install", "--no-audit", "--no-fund", "--silent"])
}

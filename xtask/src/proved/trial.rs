//! Builds the copy's scenarios and runs them, one break after the other.

use std::collections::BTreeSet;
use std::io::Read as _;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};

use super::breaks::Break;
use super::copy;
use super::scenarios::Scenarios;
use super::switch::VARIABLE;
use crate::tree::root;

/// How long the scenarios of a rule may take: a game without the rule may never end.
const PATIENCE: Duration = Duration::from_secs(60);

/// Builds a game's scenarios in the copy and gives the program's path.
pub fn build(game: &str) -> anyhow::Result<String> {
    let quick = format!("profile.dev.package.{game}.opt-level=0");
    let output = Command::new("cargo")
        .current_dir(copy::folder())
        .args(["test", "--package", game, "--test", "scenarios", "--no-run"])
        .args(["--message-format=json-render-diagnostics", "--config", &quick, "--target-dir"])
        .arg(root().join("target/proved/build"))
        .output()
        .context("cargo does not start")?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        let is_error = |said: &&str| said.lines().any(|line| line.starts_with("error"));
        let errors: Vec<&str> = said.split("\n\n").filter(is_error).collect();
        bail!("{game} does not build with its breaks:\n{}", errors.join("\n\n"));
    }
    let lines = output.stdout.split(|byte| *byte == b'\n');
    let built = lines.filter_map(|line| serde_json::from_slice::<serde_json::Value>(line).ok());
    let mut programs = built.filter_map(|built| Some(built["executable"].as_str()?.to_owned()));
    let program = programs.next_back();
    program.with_context(|| format!("cargo names no scenarios of {game}"))
}

/// Fails if a scenario fails although nothing is broken.
pub fn all_pass(program: &str) -> anyhow::Result<()> {
    let output = Command::new(program).env_remove(VARIABLE).output()?;
    if !output.status.success() {
        bail!("nothing is broken, yet:\n{}", String::from_utf8_lossy(&output.stdout));
    }
    Ok(())
}

/// For each break the scenarios that noticed it, several tried at a time.
pub fn run<'a>(
    program: &str,
    breaks: &[&Break],
    scenarios: &'a Scenarios,
) -> Vec<BTreeSet<&'a str>> {
    let noticed = Mutex::new(vec![BTreeSet::new(); breaks.len()]);
    let waiting = Mutex::new(breaks.iter().enumerate());
    let next = || waiting.lock().expect("no trial panics").next();
    let work = || {
        while let Some((place, one)) = next() {
            let tests: Vec<&str> = scenarios.naming(&one.rule).collect();
            let failed = failed(program, &one.name, &tests);
            noticed.lock().expect("no trial panics")[place] = failed;
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work))));
    noticed.into_inner().expect("no trial panics")
}

/// Those of the tests that fail, or never end, with the switch on.
fn failed<'a>(program: &str, switch: &str, tests: &[&'a str]) -> BTreeSet<&'a str> {
    if tests.is_empty() {
        return BTreeSet::new();
    }
    let mut command = Command::new(program);
    command.env(VARIABLE, switch).args(["--exact", "--test-threads=1"]).args(tests);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut run = command.spawn().expect("the scenarios were run before");
    let mut stdout = run.stdout.take().expect("it was asked for");
    let said = std::thread::spawn(move || {
        let mut said = String::new();
        stdout.read_to_string(&mut said).map(|_| said)
    });
    let begun = Instant::now();
    while run.try_wait().expect("a child can be waited for").is_none() {
        if begun.elapsed() > PATIENCE {
            run.kill().and_then(|()| run.wait()).expect("a child can be ended");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    let said = said.join().expect("reading does not panic").unwrap_or_default();
    let begun = said.lines().filter_map(|line| line.strip_prefix("test ")?.split_once(" ... "));
    let bad: BTreeSet<&str> = begun.filter(|(_, how)| *how != "ok").map(|(name, _)| name).collect();
    tests.iter().copied().filter(|test| bad.contains(test)).collect()
}

//! `cargo xtask mutants`: leaves out one ability of one card at a time and looks whether some scenario notices.

use std::process::{Command, Stdio};

use anyhow::{Context, bail};

/// The cards of a set as `rookery cards --json` lists them.
struct Row {
    number: usize,
    name: String,
    abilities: usize,
}

/// Runs the check and prints the figure.
pub fn run(only: &[&str]) -> anyhow::Result<()> {
    let scenarios = build()?;
    let rows = cards()?;
    let (mut cards, mut caught) = (0, 0);
    for row in rows.iter().filter(|row| row.abilities > 0) {
        if !only.is_empty() && !only.iter().any(|wanted| row.name.eq_ignore_ascii_case(wanted)) {
            continue;
        }
        cards += 1;
        let missed: Vec<usize> = (0..row.abilities)
            .filter(|ability| survives(&scenarios, row.number, *ability))
            .collect();
        if missed.is_empty() {
            caught += 1;
        } else {
            println!("{}: no scenario misses ability {missed:?}", row.name);
        }
    }
    if cards == 0 {
        bail!("no card with an ability is called {only:?}");
    }
    println!(
        "{caught} of {cards} cards: leaving out any ability fails a scenario ({} %)",
        caught * 100 / cards
    );
    Ok(())
}

/// Whether all scenarios pass without the ability.
fn survives(scenarios: &str, card: usize, ability: usize) -> bool {
    let run = Command::new(scenarios)
        .env("THRONES_MUTANT", format!("{card}:{ability}"))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    run.is_ok_and(|status| status.success())
}

/// Builds the scenarios with mutation and gives the program's path.
fn build() -> anyhow::Result<String> {
    let arguments = [
        "test",
        "--package",
        "thrones",
        "--features",
        "mutation",
        "--test",
        "scenarios",
        "--no-run",
        "--message-format=json",
    ];
    let output = Command::new("cargo")
        .args(arguments)
        .stderr(Stdio::inherit())
        .output()
        .context("cargo test")?;
    let text = String::from_utf8_lossy(&output.stdout);
    let program = text.lines().rev().find_map(|line| {
        let (_, rest) = line.split_once("\"executable\":\"")?;
        rest.split_once('"').map(|(path, _)| path.to_owned())
    });
    program.context("the scenarios do not build with the feature `mutation`")
}

/// The Core Set's cards with their numbers and how many abilities each has.
fn cards() -> anyhow::Result<Vec<Row>> {
    let arguments =
        ["run", "--quiet", "--package", "rookery", "--", "cards", "--set", "core", "--json"];
    let output = Command::new("cargo")
        .args(arguments)
        .stderr(Stdio::inherit())
        .output()
        .context("rookery cards")?;
    let listed: Vec<serde_json::Value> =
        serde_json::from_slice(&output.stdout).context("rookery cards --json lists the cards")?;
    let row = |card: &serde_json::Value| {
        Some(Row {
            number: card["number"].as_u64()? as usize,
            name: card["name"].as_str()?.to_owned(),
            abilities: card["abilities"].as_u64()? as usize,
        })
    };
    listed
        .iter()
        .map(row)
        .collect::<Option<Vec<Row>>>()
        .context("every card has a number and a name")
}

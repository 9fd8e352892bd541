//! `cargo xtask mutants`: leaves out one ability of one card at a time, or with `--words` ignores one word of the card
//! vocabulary at a time, and looks whether some scenario notices.

use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

use crate::proved::scenarios::{self, Scenario};

/// How long the scenarios may take before a mutant counts as caught: it goes round in circles.
const PATIENCE: Duration = Duration::from_secs(180);

/// A card as `rookery cards --json` lists it.
struct Row {
    number: usize,
    name: String,
    abilities: usize,
}

/// Runs the check of cards, prints the figure, and fails if an ability is left out unnoticed.
pub fn run(only: &[&str]) -> anyhow::Result<()> {
    let program = build()?;
    let scenarios = scenarios::of_game("thrones")?;
    let rows = cards()?;
    let (mut cards, mut caught) = (0, 0);
    for row in rows.iter().filter(|row| row.abilities > 0) {
        if !only.is_empty() && !only.iter().any(|wanted| row.name.eq_ignore_ascii_case(wanted)) {
            continue;
        }
        cards += 1;
        let missed: Vec<usize> = (0..row.abilities)
            .filter(|ability| is_missed(&program, &scenarios, row, *ability))
            .collect();
        if missed.is_empty() {
            caught += 1;
        } else {
            println!("{} ({}): no scenario misses ability {missed:?}", row.name, row.number);
        }
    }
    if cards == 0 {
        bail!("no card with an ability is called {only:?}");
    }
    println!(
        "{caught} of {cards} cards: leaving out any ability fails a scenario ({} %)",
        caught * 100 / cards
    );
    if caught < cards {
        bail!("{} cards may lack an ability unnoticed", cards - caught);
    }
    Ok(())
}

/// Whether no scenario notices that the ability is left out: first those that speak of the card are asked, then all.
fn is_missed(program: &str, scenarios: &[Scenario], card: &Row, ability: usize) -> bool {
    let mutant = format!("{}:{ability}", card.number);
    let of_card = scenarios.iter().filter(|scenario| scenario.speaks_of(&card.name));
    let of_card: Vec<&str> = of_card.map(|scenario| &*scenario.name).collect();
    (of_card.is_empty() || survives(program, &mutant, &of_card)) && survives(program, &mutant, &[])
}

/// Runs the check of words, or of those that begin so, prints the figure, and fails if one is ignored unnoticed.
pub fn run_words(only: &[&str]) -> anyhow::Result<()> {
    let program = build()?;
    let names = words(&program)?;
    let wanted = |name: &&String| only.is_empty() || only.iter().any(|only| name.starts_with(only));
    let (mut words, mut missed) = (0, 0);
    for name in names.iter().filter(wanted) {
        words += 1;
        if survives(&program, name, &[]) {
            missed += 1;
            println!("{name}: no scenario notices that it is ignored");
        }
    }
    println!("{} of {words} words and fields: ignoring it fails a scenario", words - missed);
    if missed > 0 {
        bail!("{missed} words may be ignored unnoticed");
    }
    Ok(())
}

/// The words and fields of the vocabulary, as the scenarios list them.
fn words(program: &str) -> anyhow::Result<Vec<String>> {
    let output = Command::new(program)
        .args(["--exact", "the_words_are_listed", "--nocapture"])
        .output()
        .context("the scenarios list the words")?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let words = text.lines().filter_map(|line| line.strip_prefix("word ")).map(str::to_owned);
    Ok(words.collect())
}

/// Whether the scenarios of these names, or all if none is named, pass with this mutant.
fn survives(program: &str, mutant: &str, named: &[&str]) -> bool {
    let run = Command::new(program)
        .args((!named.is_empty()).then_some("--exact"))
        .args(named)
        .env("THRONES_MUTANT", mutant)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    run.is_ok_and(passes)
}

/// Whether a run passes within the time it may take.
fn passes(mut run: Child) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        match run.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => std::thread::sleep(Duration::from_millis(20)),
            Err(_) => return false,
        }
    }
    // It is one we started, and it will not end by itself.
    let _ = run.kill();
    let _ = run.wait();
    false
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

/// The cards with their numbers and how many abilities each has.
fn cards() -> anyhow::Result<Vec<Row>> {
    let arguments = ["run", "--quiet", "--package", "rookery", "--", "cards", "--json"];
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

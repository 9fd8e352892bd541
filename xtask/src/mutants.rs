//! `cargo xtask mutants`: leaves out one ability of one card at a time, or with `--words` ignores one word of the card
//! vocabulary at a time, and looks whether some scenario notices.

use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

/// How long the scenarios may take before a mutant counts as caught: it goes round in circles.
const PATIENCE: Duration = Duration::from_secs(180);

/// The cards of a set as `rookery cards --json` lists them.
struct Row {
    number: usize,
    name: String,
    abilities: usize,
    /// The set in one word, with which the names of its scenarios begin.
    set: String,
}

/// Runs the check of cards and prints the figure.
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
            .filter(|ability| {
                let mutant = format!("{}:{ability}", row.number);
                // The scenarios of its own set are the likeliest to notice, and few.
                survives(&scenarios, &mutant, &format!("{}_", row.set))
                    && survives(&scenarios, &mutant, "")
            })
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

/// Runs the check of words, or of those that begin so, prints the figure, and fails if one is ignored unnoticed.
pub fn run_words(only: &[&str]) -> anyhow::Result<()> {
    let scenarios = build()?;
    let names = words(&scenarios)?;
    let wanted = |name: &&String| only.is_empty() || only.iter().any(|only| name.starts_with(only));
    let (mut words, mut missed) = (0, 0);
    for name in names.iter().filter(wanted) {
        words += 1;
        if survives(&scenarios, name, "") {
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
fn words(scenarios: &str) -> anyhow::Result<Vec<String>> {
    let output = Command::new(scenarios)
        .args(["--exact", "the_words_are_listed", "--nocapture"])
        .output()
        .context("the scenarios list the words")?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let words = text.lines().filter_map(|line| line.strip_prefix("word ")).map(str::to_owned);
    Ok(words.collect())
}

/// Whether all scenarios whose name has this in it pass with this mutant.
fn survives(scenarios: &str, mutant: &str, named: &str) -> bool {
    let run = Command::new(scenarios)
        .args((!named.is_empty()).then_some(named))
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

/// The Core Set's cards with their numbers and how many abilities each has.
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
            set: card["code"].as_str()?.split('-').next()?.to_owned(),
        })
    };
    listed
        .iter()
        .map(row)
        .collect::<Option<Vec<Row>>>()
        .context("every card has a number and a name")
}

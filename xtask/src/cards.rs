//! `cargo xtask cards --missing FILE`: the cards of a list of printed wordings that are not here yet, and which words of
//! the vocabulary each would need, guessed from its wording. Nothing of the wording is printed.

use std::collections::BTreeMap;
use std::process::{Command, Stdio};

use anyhow::Context;
use serde::Deserialize;

/// A card of the list, as `first_edition_text.json` has it.
#[derive(Deserialize)]
struct Worded {
    name: String,
    set: String,
    number: u32,
    text: Option<String>,
}

/// What a piece of wording asks for, in the words of `docs/cards.md`; nothing is said of what every card has.
const HINTS: &[(&str, &str)] = &[
    ("shadows", "Shadows: .shadows(cost), V::ComeOut, Z::Shadows"),
    ("summer", "If::Season"),
    ("winter", "If::Season"),
    ("white raven", "a raven: TableMod::Season (not here yet as a card)"),
    ("epic phase", "NEW: Epic phases"),
    ("naval", "NEW: naval icons"),
    ("joust", "NEW: keyword Joust"),
    ("prized", "NEW: keyword Prized"),
    ("chain attachment", "a count of Chain attachments"),
    ("as an attachment", "As::Face or Rule::PlayAsAttachment"),
    ("duplicate", "As::Duplicate, or NEW: PlayAsDuplicate"),
    ("instead", "Ability::Instead"),
    ("would be", "Ability::Instead or interrupt"),
    ("save", "interrupt with E::Save"),
    ("cancel", "interrupt with E::Cancel"),
    ("response:", "response"),
    ("any phase:", "action(Phase::Any)"),
    ("when revealed", "when_revealed"),
    ("search your deck", "E::Search"),
    ("look at", "E::LookAt"),
    ("reveal the top", "E::Reveal(K::Top)"),
    ("in any order", "E::Arrange"),
    ("name a", "E::Name"),
    ("take control", "E::TakeControl"),
    ("until the end of", "until"),
    ("cannot", "M::Cannot or P::Cannot"),
    ("does not kneel", "M::NoKneel"),
    ("reduce the cost", "P::Cost"),
    ("lower the cost", "P::Cost"),
    ("for each", "Amount::Count"),
    ("the most", "If::Rank"),
    ("more than", "If::Rank or If::Compare"),
    ("claim value", "P::Value(Value::Claim)"),
    ("move", "E::MovePower or E::Place"),
    ("discard 1 power", "E::DiscardPower"),
    ("gains an additional", "M::Gain"),
    ("this phase", "memory of the phase: If::Did, T::Fallen, or NEW: If::Happened"),
    ("this round", "memory of the round: If::Did, or NEW: If::Happened"),
    ("at random", "K::Random"),
    ("you win the game", "NEW: an effect that wins"),
    ("end the", "NEW: an effect that ends a phase or round"),
];

/// Prints what is missing, set by set.
pub fn missing(file: &str) -> anyhow::Result<()> {
    let text = std::fs::read_to_string(file).with_context(|| file.to_owned())?;
    let cards: Vec<Worded> = serde_json::from_str(&text).with_context(|| file.to_owned())?;
    let here = printings()?;
    let mut sets: BTreeMap<&str, Vec<&Worded>> = BTreeMap::new();
    for card in &cards {
        if !here.contains(&(card.set.clone(), card.name.clone())) {
            sets.entry(&card.set).or_default().push(card);
        }
    }
    let missing: usize = sets.values().map(Vec::len).sum();
    for (set, cards) in &sets {
        println!("{set}: {} cards", cards.len());
        for card in cards {
            println!("  {:>3} {}: {}", card.number, card.name, words(card).join("; "));
        }
    }
    println!("{missing} of {} cards are not here yet", cards.len());
    Ok(())
}

/// The words a card would need, each once.
fn words(card: &Worded) -> Vec<&'static str> {
    let text = card.text.as_deref().unwrap_or_default().to_lowercase();
    let mut words = Vec::new();
    for (said, word) in HINTS {
        if text.contains(said) && !words.contains(word) {
            words.push(*word);
        }
    }
    if words.is_empty() {
        words.push("facts and keywords alone, or a plain constant");
    }
    words
}

/// Every set and title that is here, all printings.
fn printings() -> anyhow::Result<Vec<(String, String)>> {
    let output = Command::new("cargo")
        .args(["run", "--quiet", "--package", "rookery", "--", "cards", "--json"])
        .stderr(Stdio::inherit())
        .output()
        .context("rookery cards")?;
    let cards: Vec<serde_json::Value> =
        serde_json::from_slice(&output.stdout).context("rookery cards --json lists the cards")?;
    let mut found = Vec::new();
    for card in &cards {
        for printing in card["printings"].as_array().into_iter().flatten() {
            let set = printing["set"].as_str().unwrap_or_default();
            let set = if set == "Core Set" { "Core" } else { set };
            found.push((set.to_owned(), card["name"].as_str().unwrap_or_default().to_owned()));
        }
    }
    Ok(found)
}

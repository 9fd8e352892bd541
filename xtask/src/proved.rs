//! `cargo xtask rules --proved`: breaks each rule and looks whether a scenario that names it notices.
//!
//! `crates/<game>/breaks.toml` says for a rule which expression obeys it and what would disobey it. One copy of the
//! tree holds every break behind a switch, so the scenarios are built once and run once per break.

pub mod breaks;
mod copy;
pub mod scenarios;
mod switch;
mod trial;

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context as _, bail};

use self::breaks::Break;
use self::scenarios::Scenarios;
use crate::rules;

const USAGE: &str = "cargo xtask rules --proved [--game GAME] [--only RULE-OR-GROUP]";

/// What was asked for: the games to try and, if not all, the rules.
struct Wanted<'a> {
    games: Vec<&'static str>,
    only: Option<&'a str>,
}

/// Tries every break that is wanted, prints what no scenario noticed, and the figures.
pub fn run(arguments: &[&str]) -> anyhow::Result<()> {
    let wanted = wanted(arguments)?;
    let mut breaks = BTreeMap::new();
    for game in &wanted.games {
        breaks.insert(*game, breaks::read(game)?);
    }
    copy::make(&breaks)?;
    let mut closing = Vec::new();
    for (game, breaks) in &breaks {
        closing.push(try_game(game, breaks, &wanted)?);
    }
    for line in closing {
        println!("{line}");
    }
    Ok(())
}

/// Tries the breaks of one game and gives its closing line.
fn try_game(game: &str, breaks: &[Break], wanted: &Wanted) -> anyhow::Result<String> {
    let ids = rules::ids(game)?;
    let ids: Vec<&str> = ids.iter().map(String::as_str).filter(|id| wanted.holds(id)).collect();
    let breaks: Vec<&Break> = breaks.iter().filter(|one| wanted.holds(&one.rule)).collect();
    let scenarios = Scenarios::of(&scenarios::of_game(game)?);
    let program = trial::build(game)?;
    trial::all_pass(&program)?;
    let noticed = trial::run(&program, &breaks, &scenarios);
    let mut proved: BTreeSet<&str> = breaks.iter().map(|one| &*one.rule).collect();
    let without: Vec<&str> = ids.iter().copied().filter(|id| !proved.contains(id)).collect();
    if !without.is_empty() {
        println!("{game}, rules without a break:\n    {}", without.join("\n    "));
    }
    for (one, _) in breaks.iter().zip(&noticed).filter(|(_, failed)| failed.is_empty()) {
        proved.remove(&*one.rule);
        println!("{game}, not noticed: {}", one.name);
        for scenario in scenarios.naming(&one.rule) {
            println!("    {scenario}");
        }
    }
    let proved = proved.iter().filter(|rule| ids.contains(rule)).count();
    let mut closing = format!(
        "{game}: {proved} of {} rules proved by {} breaks; {} rules without a break",
        ids.len(),
        breaks.len(),
        without.len()
    );
    let of_the_faq: BTreeSet<&str> = scenarios.of_the_faq().collect();
    if wanted.only.is_none() && !of_the_faq.is_empty() {
        let failed: BTreeSet<&str> = noticed.into_iter().flatten().collect();
        for scenario in of_the_faq.difference(&failed) {
            println!("{game}, no break makes it fail: {scenario}");
        }
        let failed = of_the_faq.intersection(&failed).count();
        closing +=
            &format!("; {failed} of {} scenarios of the FAQ fail with one", of_the_faq.len());
    }
    Ok(closing)
}

fn wanted<'a>(arguments: &[&'a str]) -> anyhow::Result<Wanted<'a>> {
    let mut wanted = Wanted { games: rules::GAMES.to_vec(), only: None };
    for pair in arguments.chunks(2) {
        match pair {
            ["--game", game] => {
                let known = rules::GAMES.iter().find(|known| *known == game);
                wanted.games = vec![*known.with_context(|| format!("there is no game {game}"))?];
            }
            ["--only", rule] => wanted.only = Some(*rule),
            other => bail!("there is no option {:?}: {USAGE}", other.join(" ")),
        }
    }
    Ok(wanted)
}

impl Wanted<'_> {
    fn holds(&self, id: &str) -> bool {
        let below = |only: &str| id.strip_prefix(only).is_some_and(|rest| rest.starts_with('.'));
        self.only.is_none_or(|only| id == only || below(only))
    }
}

#[cfg(test)]
mod tests {
    use super::wanted;

    #[test]
    fn a_group_holds_its_rules() {
        let wanted = wanted(&["--only", "battle"]).unwrap();
        assert!(wanted.holds("battle.declare"));
        assert!(!wanted.holds("battles.declare"));
        assert_eq!(wanted.games, ["thrones", "fief"]);
    }

    #[test]
    fn one_game_can_be_wanted_and_nothing_unknown() {
        assert_eq!(wanted(&["--game", "fief"]).unwrap().games, ["fief"]);
        assert!(wanted(&["--game", "chess"]).is_err());
        assert!(wanted(&["--onyl", "battle"]).is_err());
        assert!(wanted(&["--only"]).is_err());
    }
}

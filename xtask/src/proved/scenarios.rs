//! The scenarios of a game: which of them names which rule or ruling of the FAQ, and which speaks of which card.

use std::collections::{BTreeMap, BTreeSet};

use crate::rules;
use crate::tree::{File, files};

/// A test of `tests/scenarios`.
pub struct Scenario {
    /// Its full name.
    pub name: String,
    /// What stands in it, and in the comments above it.
    text: String,
}

impl Scenario {
    /// Whether its script, or what came of it, has these words.
    pub fn speaks_of(&self, words: &str) -> bool {
        self.text.contains(words)
    }
}

/// The scenarios of a game.
pub fn of_game(game: &str) -> anyhow::Result<Vec<Scenario>> {
    let files = files(&format!("crates/{game}/tests/scenarios"), &[".rs"])?;
    Ok(files.iter().flat_map(read).collect())
}

/// Scenarios by the rules they name. The number a test's own name begins with (`f082_…`) is that of a ruling of the FAQ
/// (`F082`), and counts as a rule.
pub struct Scenarios {
    tests: BTreeMap<String, BTreeSet<String>>,
}

impl Scenarios {
    /// The scenarios with the rules named in their scripts, or in the comments above them.
    pub fn of(scenarios: &[Scenario]) -> Scenarios {
        let mut tests: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for Scenario { name, text } in scenarios {
            let own = name.rsplit("::").next().unwrap_or(name);
            let number = own.split('_').next().unwrap_or_default().to_uppercase();
            let ruling = is_ruling(&number).then_some(number);
            for rule in text.lines().flat_map(rules::named_on).chain(ruling) {
                tests.entry(rule).or_default().insert(name.clone());
            }
        }
        Scenarios { tests }
    }

    /// The full names of the tests that name the rule.
    pub fn naming(&self, rule: &str) -> impl Iterator<Item = &str> {
        self.tests.get(rule).into_iter().flatten().map(String::as_str)
    }

    /// The tests that show rulings of the FAQ.
    pub fn of_the_faq(&self) -> impl Iterator<Item = &str> {
        let rulings = self.tests.iter().filter(|(rule, _)| is_ruling(rule));
        rulings.flat_map(|(_, tests)| tests).map(String::as_str)
    }
}

/// Whether this is the number of a ruling of the FAQ.
pub fn is_ruling(rule: &str) -> bool {
    let digits = rule.strip_prefix('F');
    digits.is_some_and(|rest| rest.len() == 3 && rest.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The tests of a file.
fn read(file: &File) -> Vec<Scenario> {
    let (mut tests, mut above, mut is_test) = (Vec::new(), String::new(), false);
    let module = module(&file.path);
    for line in file.text.lines() {
        let line_of = |text: &mut String| {
            text.push_str(line);
            text.push('\n');
        };
        if line == "#[test]" {
            is_test = true;
        } else if let Some(name) = function(line) {
            let (name, text) = ([&module, name].concat(), std::mem::take(&mut above));
            tests.push((std::mem::take(&mut is_test), Scenario { name, text }));
        } else if line.starts_with("///") {
            line_of(&mut above);
        } else if let Some((_, scenario)) = tests.last_mut() {
            line_of(&mut scenario.text);
        }
    }
    tests.into_iter().filter(|(is_test, _)| *is_test).map(|(_, scenario)| scenario).collect()
}

/// The name of the function that begins on a line.
fn function(line: &str) -> Option<&str> {
    let (name, _) = line.strip_prefix("fn ")?.split_once(['(', '<'])?;
    Some(name)
}

/// What stands before the names of a file's tests.
fn module(path: &str) -> String {
    let inner = path.split_once("/scenarios/").map_or("", |(_, inner)| inner);
    let inner = inner.strip_suffix(".rs").unwrap_or(inner);
    if inner == "main" { String::new() } else { format!("{}::", inner.replace('/', "::")) }
}

#[cfg(test)]
mod tests {
    use super::{Scenarios, read};
    use crate::tree::File;

    const TEXT: &str = "
#[test]
fn one_wins() {
    check(\"
        rule  war.win, war.lose
        given …\")
}

fn helper(script: &str) {
    rule  war.peace
}

/// Somebody must lose.
///
/// rule  war.lose
#[test]
fn one_loses() {
}

#[test]
fn f082_nobody_wins() {
}
";

    #[test]
    fn a_test_names_rules_in_its_script_or_above_itself() {
        let path = "crates/war/tests/scenarios/wars.rs".to_owned();
        let scenarios = Scenarios::of(&read(&File { path, text: TEXT.to_owned() }));
        let naming = |rule| scenarios.naming(rule).collect::<Vec<_>>();
        assert_eq!(naming("war.win"), ["wars::one_wins"]);
        assert_eq!(naming("war.lose"), ["wars::one_loses", "wars::one_wins"]);
        assert!(naming("war.peace").is_empty());
        assert_eq!(naming("F082"), ["wars::f082_nobody_wins"]);
        assert_eq!(scenarios.of_the_faq().collect::<Vec<_>>(), ["wars::f082_nobody_wins"]);
    }
}

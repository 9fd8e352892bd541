//! Which rules of the catalogues a scenario proves.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context as _, bail};

use crate::proved;
use crate::tree::{File, files, root};

/// The games, each with a catalogue at `crates/<game>/rules.toml`.
pub const GAMES: [&str; 2] = ["thrones", "fief"];
/// The line of a ruling page that excuses a rule no scenario can show.
const EXCUSE: &str = "cannot be shown:";

/// A game's rules and what is said of them elsewhere.
struct Coverage {
    game: &'static str,
    /// The ids, in the order of the catalogue.
    ids: Vec<String>,
    /// The ids that scenarios name.
    shown: BTreeSet<String>,
    /// The ids that a ruling page excuses.
    excused: BTreeSet<String>,
}

/// Prints the rules by group: how many there are, how many have a scenario.
pub fn run(arguments: &[&str]) -> anyhow::Result<()> {
    if let ["--proved", rest @ ..] = arguments {
        return proved::run(rest);
    }
    let missing = arguments.contains(&"--missing");
    let groups: Vec<&str> = arguments.iter().copied().filter(|one| *one != "--missing").collect();
    if let Some(option) = groups.iter().find(|one| one.starts_with('-')) {
        bail!("there is no option {option}: cargo xtask rules [--missing] [GROUP]");
    }
    let all = read()?;
    for coverage in &all {
        coverage.print(&groups, missing);
    }
    for coverage in &all {
        println!("{}", coverage.closing_line());
    }
    Ok(())
}

/// Fails if a scenario or a page names a rule that is not in the catalogue; prints the closing lines.
pub fn run_quietly() -> anyhow::Result<()> {
    for coverage in read()? {
        println!("{}", coverage.closing_line());
    }
    Ok(())
}

fn read() -> anyhow::Result<Vec<Coverage>> {
    let pages = files("docs/rulings", &[".md"])?;
    let mut all = Vec::new();
    for game in GAMES {
        let mut sources = files(&format!("crates/{game}/src"), &[".rs", ".txt"])?;
        sources.extend(files(&format!("crates/{game}/tests"), &[".rs", ".txt"])?);
        all.push(Coverage {
            game,
            ids: ids(game)?,
            shown: named(&sources),
            excused: excused(&pages),
        });
    }
    check(&all, &pages)?;
    Ok(all)
}

/// Every id that a scenario names is in its game's catalogue; every id that a page excuses is in some catalogue.
fn check(all: &[Coverage], pages: &[File]) -> anyhow::Result<()> {
    let mut unknown = Vec::new();
    for coverage in all {
        for id in coverage.shown.iter().filter(|id| !coverage.ids.contains(id)) {
            unknown.push(format!("a scenario of {} names {id}", coverage.game));
        }
    }
    for id in excused(pages) {
        if !all.iter().any(|coverage| coverage.ids.contains(&id)) {
            unknown.push(format!("a page of docs/rulings excuses {id}"));
        }
    }
    if !unknown.is_empty() {
        bail!("rules that are in no catalogue:\n{}", unknown.join("\n"));
    }
    Ok(())
}

impl Coverage {
    fn has(&self, id: &str) -> bool {
        self.shown.contains(id) || self.excused.contains(id)
    }

    fn print(&self, groups: &[&str], missing: bool) {
        let mut rows: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
        let wanted = |id: &str| groups.is_empty() || groups.contains(&group(id));
        for id in self.ids.iter().filter(|id| wanted(id)) {
            let row = rows.entry(group(id)).or_default();
            row[0] += 1;
            row[1] += usize::from(self.has(id));
        }
        if rows.is_empty() {
            return;
        }
        println!("{:<16} {:>6} {:>14} {:>8}", self.game, "rules", "with scenario", "without");
        for (name, [rules, with]) in rows {
            println!("  {name:<14} {rules:>6} {with:>14} {:>8}", rules - with);
        }
        if missing {
            for id in self.ids.iter().filter(|id| wanted(id) && !self.has(id)) {
                println!("    {id}");
            }
        }
        println!();
    }

    fn closing_line(&self) -> String {
        let with = self.ids.iter().filter(|id| self.has(id)).count();
        format!("{} {with}/{}", self.game, self.ids.len())
    }
}

fn group(id: &str) -> &str {
    id.split('.').next().unwrap_or(id)
}

/// The ids of a game's rules, in the order of its catalogue.
pub fn ids(game: &str) -> anyhow::Result<Vec<String>> {
    let catalogue = root().join("crates").join(game).join("rules.toml");
    let text =
        std::fs::read_to_string(&catalogue).with_context(|| catalogue.display().to_string())?;
    ids_in(&text)
}

fn ids_in(catalogue: &str) -> anyhow::Result<Vec<String>> {
    let table: toml::Table = catalogue.parse()?;
    let rules = table.get("rule").and_then(toml::Value::as_array).context("no [[rule]]")?;
    let id = |rule: &toml::Value| Some(rule.get("id")?.as_str()?.to_owned());
    rules.iter().map(|rule| id(rule).context("a rule without an id")).collect()
}

/// The ids on lines that say `rule  some.rule.id`.
fn named(sources: &[File]) -> BTreeSet<String> {
    sources.iter().flat_map(|file| file.text.lines()).flat_map(named_on).collect()
}

/// The ids on a line that says `rule  some.rule.id`, in a script or in a comment.
pub fn named_on(line: &str) -> Vec<String> {
    let line = line.trim_start().trim_start_matches("///").trim_start();
    line.strip_prefix("rule ").map(all_ids).unwrap_or_default()
}

fn excused(pages: &[File]) -> BTreeSet<String> {
    let lines = pages.iter().flat_map(|page| page.text.lines());
    let excuses = lines.filter_map(|line| Some(line.split_once(EXCUSE)?.1));
    excuses.flat_map(all_ids).collect()
}

/// The ids in a line that holds nothing else; none if it holds anything else, for then it is not a line of a scenario.
fn all_ids(line: &str) -> Vec<String> {
    let trimmed = |word: &str| word.trim_matches(['`', ',', '*']).to_owned();
    let words: Vec<String> = line.split_whitespace().map(trimmed).collect();
    if words.iter().all(|word| is_id(word)) { words } else { Vec::new() }
}

fn is_id(word: &str) -> bool {
    let fits =
        |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '.' | '_' | '-');
    word.contains('.')
        && word.starts_with(|c: char| c.is_ascii_lowercase())
        && word.ends_with(|c: char| c.is_ascii_alphanumeric())
        && word.chars().all(fits)
}

#[cfg(test)]
mod tests {
    use super::{Coverage, check, excused, ids_in, named};
    use crate::tree::File;

    fn file(text: &str) -> File {
        File { path: "x".to_owned(), text: text.to_owned() }
    }

    fn coverage(scenario: &str) -> Coverage {
        Coverage {
            game: "thrones",
            ids: vec!["claim.power".to_owned(), "keyword.no-attachments".to_owned()],
            shown: named(&[file(scenario)]),
            excused: excused(&[]),
        }
    }

    #[test]
    fn a_scenario_names_its_rules() {
        let shown =
            named(&[file("check(\"\n    rule  claim.power, keyword.no-attachments\n  given …\")")]);
        assert_eq!(
            shown.into_iter().collect::<Vec<_>>(),
            ["claim.power", "keyword.no-attachments"]
        );
    }

    #[test]
    fn a_line_of_code_names_none() {
        assert!(
            named(&[file("    rule => x.y,\n    rule: self.rule,\n rule of.thumb here")])
                .is_empty()
        );
    }

    #[test]
    fn a_rule_no_catalogue_holds_is_an_error() {
        assert!(check(&[coverage("rule claim.power")], &[]).is_ok());
        assert!(check(&[coverage("rule claim.honour")], &[]).is_err());
        let page = [file("This cannot be shown: claim.honour")];
        assert!(check(&[coverage("")], &page).is_err());
    }

    #[test]
    fn a_page_excuses_a_rule() {
        let page = file("The rule cannot be shown: `claim.power`");
        let coverage = Coverage { excused: excused(&[page]), ..coverage("") };
        assert_eq!(coverage.closing_line(), "thrones 1/2");
    }

    #[test]
    fn ids_are_read_from_a_catalogue() {
        assert_eq!(ids_in("[[rule]]\nid = 'a.b'\n[[rule]]\nid = 'c.d'\n").unwrap(), ["a.b", "c.d"]);
        assert!(ids_in("[[rule]]\ntitle = 'a.b'\n").is_err());
    }
}

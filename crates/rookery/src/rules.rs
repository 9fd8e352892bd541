//! `rookery rules`: the rules of the games, searched by their words.

use anyhow::bail;
use clap::Args;
use serde_json::json;
use tabletop::Rule;

use crate::page::Page;

/// How many rules are shown in full; of the others only their names.
const IN_FULL: usize = 12;
/// How many near ids are suggested.
const SUGGESTED: usize = 5;

/// The catalogues, by the name of the game.
const CATALOGUES: [(&str, &[Rule]); 2] =
    [("thrones", thrones::rule::RULES), ("fief", fief::rule::RULES)];

/// What to show.
#[derive(Args)]
pub struct Arguments {
    /// Words that must all occur in a rule's id, title or text; or an id.
    query: Vec<String>,
    /// Only the rules of this game.
    #[arg(long, value_parser = ["thrones", "fief"])]
    game: Option<String>,
    /// As JSON.
    #[arg(long)]
    json: bool,
}

/// A rule of a game.
#[derive(Clone, Copy)]
struct Found {
    game: &'static str,
    rule: &'static Rule,
}

/// Shows the rules that were asked for.
pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let words: Vec<String> = arguments
        .query
        .iter()
        .flat_map(|word| word.split_whitespace())
        .map(str::to_lowercase)
        .collect();
    let all = rules_of(arguments.game.as_deref());
    let found = search(&all, &words);
    if found.is_empty() {
        bail!("{}", nothing_found(&all, &words));
    }
    let mut page = Page::new();
    if arguments.json {
        let rules: Vec<_> = found.iter().map(as_json).collect();
        page.line(&serde_json::to_string_pretty(&rules)?);
    } else if words.is_empty() {
        contents(&mut page, &found);
    } else {
        results(&mut page, &found);
    }
    page.show()
}

fn rules_of(game: Option<&str>) -> Vec<Found> {
    let wanted = CATALOGUES.iter().filter(|(name, _)| game.is_none_or(|game| game == *name));
    wanted.flat_map(|(game, rules)| rules.iter().map(|rule| Found { game, rule })).collect()
}

/// The rules in which every word occurs, those first that name it in their id, then in their title. An id alone finds
/// its rule alone.
fn search(all: &[Found], words: &[String]) -> Vec<Found> {
    if let [id] = words {
        let exact: Vec<Found> =
            all.iter().filter(|found| found.rule.id.as_str() == id).copied().collect();
        if !exact.is_empty() {
            return exact;
        }
    }
    let mut ranked: Vec<(u32, Found)> =
        all.iter().filter_map(|found| Some((rank(found.rule, words)?, *found))).collect();
    // Of two that fit alike, the one with the shorter id is the more general rule.
    ranked.sort_by_key(|(rank, found)| {
        (std::cmp::Reverse(*rank), found.rule.id.as_str().split('.').count())
    });
    ranked.into_iter().map(|(_, found)| found).collect()
}

/// How well the words fit the rule; nothing if one of them does not occur in it.
fn rank(rule: &Rule, words: &[String]) -> Option<u32> {
    let (title, text) = (rule.title.to_lowercase(), rule.text.to_lowercase());
    let weigh = |word: &String| {
        if rule.id.as_str().split(['.', '_', '-']).any(|part| part == word) {
            Some(1000)
        } else if rule.id.as_str().contains(word.as_str()) {
            Some(900)
        } else if title.contains(word.as_str()) {
            Some(30)
        } else {
            text.contains(word.as_str()).then_some(1)
        }
    };
    words.iter().map(weigh).sum()
}

/// Every rule by its name, under its game.
fn contents(page: &mut Page, found: &[Found]) {
    for (game, rules) in CATALOGUES {
        if !found.iter().any(|one| one.game == game) {
            continue;
        }
        page.line(&format!("{game}: {} rules", rules.len()));
        for rule in rules {
            page.prose(&format!("  {:<34} ", rule.id.as_str()), 37, rule.title);
        }
        page.line("");
    }
    page.line("`rookery rules WORDS` searches them, `rookery rules ID` shows one.");
}

fn results(page: &mut Page, found: &[Found]) {
    for one in found.iter().take(IN_FULL) {
        in_full(page, one, found.len() == 1);
    }
    if found.len() > IN_FULL {
        page.line(&format!("{} more:", found.len() - IN_FULL));
        for one in &found[IN_FULL..] {
            page.prose(&format!("  {:<34} ", one.rule.id.as_str()), 37, one.rule.title);
        }
    }
}

fn in_full(page: &mut Page, found: &Found, alone: bool) {
    let rule = found.rule;
    page.prose("", 4, &format!("{}: {} [{}]", rule.id, rule.title, found.game));
    page.prose("    ", 4, rule.text);
    if !rule.sources.is_empty() {
        page.prose("    Source: ", 12, &rule.sources.join(", "));
    }
    if alone {
        for (key, value) in rule.more {
            let (first, rest) = key.split_at(1);
            page.prose(&format!("    {}{rest}: ", first.to_uppercase()), 8, value);
        }
        if !rule.test.is_empty() {
            page.prose("    Example: ", 8, rule.test);
        }
    }
    page.line("");
}

fn as_json(found: &Found) -> serde_json::Value {
    let mut json = json!(found.rule);
    json["game"] = json!(found.game);
    json
}

/// Says that nothing was found, and what is near.
fn nothing_found(all: &[Found], words: &[String]) -> String {
    let query = words.join(" ");
    let near = nearest(all, &query);
    format!("there is no rule with {query:?}; near it are\n  {}", near.join("\n  "))
}

/// The ids that take the fewest changes to become the query, as wholes or in one of their words.
fn nearest(all: &[Found], query: &str) -> Vec<String> {
    let near = |found: &Found| {
        let id = found.rule.id.as_str();
        let parts = id.split('.').map(|part| changes(part, query) + 1);
        parts.chain([changes(id, query)]).min().unwrap_or(usize::MAX)
    };
    let mut ids: Vec<(usize, &str)> =
        all.iter().map(|found| (near(found), found.rule.id.as_str())).collect();
    ids.sort_unstable();
    ids.into_iter().take(SUGGESTED).map(|(_, id)| id.to_owned()).collect()
}

/// How many letters must be put in, taken out or exchanged to make one text of the other.
fn changes(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (line, letter) in one.chars().enumerate() {
        let mut corner = row[0];
        row[0] = line + 1;
        for (place, same) in other.iter().map(|c| *c == letter).enumerate() {
            let exchanged = corner + usize::from(!same);
            corner = row[place + 1];
            row[place + 1] = exchanged.min(corner + 1).min(row[place] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::{changes, nearest, rules_of, search};

    fn ids(query: &str, game: Option<&str>) -> Vec<&'static str> {
        let words: Vec<String> = query.split_whitespace().map(str::to_owned).collect();
        search(&rules_of(game), &words).iter().map(|found| found.rule.id.as_str()).collect()
    }

    #[test]
    fn a_word_finds_the_rules_named_after_it_first() {
        let found = ids("stealth", None);
        assert!(found[..3].contains(&"keyword.stealth"), "{found:?}");
        assert!(found[..3].contains(&"title.supports.stealth"), "{found:?}");
        assert!(found.len() > 3, "rules that only mention it come after: {found:?}");
    }

    #[test]
    fn every_word_must_occur() {
        assert!(ids("stealth defenders", None).contains(&"timing.stealth_defenders"));
        assert!(!ids("stealth title", None).contains(&"keyword.stealth"));
        assert!(ids("stealth dragonglass", None).is_empty());
    }

    #[test]
    fn an_id_finds_its_rule_alone() {
        assert_eq!(ids("keyword.stealth", None), ["keyword.stealth"]);
        assert_eq!(ids("keyword.stealth", Some("fief")), [""; 0]);
    }

    #[test]
    fn a_misspelled_id_finds_its_neighbour() {
        assert_eq!(nearest(&rules_of(None), "keyword.stelth")[0], "keyword.stealth");
        assert_eq!(nearest(&rules_of(None), "stelth")[0], "keyword.stealth");
    }

    #[test]
    fn changes_are_counted() {
        assert_eq!(changes("raven", "raven"), 0);
        assert_eq!(changes("raven", "craven"), 1);
        assert_eq!(changes("", "wolf"), 4);
    }
}

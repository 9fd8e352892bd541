//! From a name someone typed to the card that was meant.

use std::sync::LazyLock;

use crate::card::{Code, Set};
use crate::cards::CARDS;

/// How many names are suggested for one that nobody knows.
const SUGGESTIONS_MAX: usize = 3;

/// A name that no card has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no card is called \"{name}\"{}", perhaps(.suggestions))]
pub struct Unknown {
    /// The name as it was written.
    pub name: String,
    /// The cards that come near, the nearest first.
    pub suggestions: Vec<String>,
}

fn perhaps(suggestions: &[String]) -> String {
    match suggestions {
        [] => String::new(),
        [one] => format!("; did you mean {one}?"),
        [first @ .., last] => format!("; did you mean {} or {last}?", first.join(", ")),
    }
}

/// The card with that lasting name or that title. Where two sets share a title the older one is meant, unless the set or
/// the number follows in brackets: `Robert Baratheon (Winter)`, `Robert Baratheon (W1)`.
///
/// # Errors
/// [`Unknown`] with the nearest titles.
pub fn find(name: &str) -> Result<Code, Unknown> {
    let name = name.trim();
    if let Some(card) = name.parse().ok().or_else(|| exact(name, None)) {
        return Ok(card);
    }
    let (title, mark) = bracketed(name);
    if let Some(card) = mark.and_then(|mark| exact(title, Some(mark))) {
        return Ok(card);
    }
    Err(Unknown { name: name.to_owned(), suggestions: suggestions(title) })
}

/// The name under which [`find`] finds this very card.
#[must_use]
pub fn label(card: Code) -> String {
    let print = card.printed();
    if exact(&plain(print.name), None) == Some(card) {
        return print.name.to_owned();
    }
    format!("{} ({})", print.name, set_word(print.set))
}

/// The set in one word, as it stands in brackets.
fn set_word(set: Set) -> &'static str {
    match set {
        Set::Core => "Core",
        Set::Winter => "Winter",
        Set::Examples => "Examples",
        Set::KingsOfTheSea
        | Set::PrincesOfTheSun
        | Set::LordsOfWinter
        | Set::KingsOfTheStorm
        | Set::QueenOfDragons
        | Set::LionsOfTheRock => set.title(),
        #[cfg(test)]
        Set::MadeUp => "Made up",
    }
}

fn exact(title: &str, mark: Option<&str>) -> Option<Code> {
    let title = plain(title);
    let is_marked = |code: Code, mark: &str| {
        let card = code.printed();
        code.to_string().eq_ignore_ascii_case(mark)
            || card.number.eq_ignore_ascii_case(mark)
            || card.set.slug().eq_ignore_ascii_case(mark)
            || set_word(card.set).eq_ignore_ascii_case(mark)
    };
    let called = Code::all().zip(&*PLAIN).filter(|(_, plain)| **plain == title);
    let meant =
        called.map(|(code, _)| code).filter(|code| mark.is_none_or(|mark| is_marked(*code, mark)));
    meant.min_by_key(|code| code.printed().set)
}

/// `Title (Mark)` in two.
fn bracketed(name: &str) -> (&str, Option<&str>) {
    let Some(inner) = name.strip_suffix([')', ']']) else { return (name, None) };
    match inner.rfind(['(', '[']) {
        Some(open) => (inner[..open].trim(), Some(inner[open + 1..].trim())),
        None => (name, None),
    }
}

/// The titles of all cards, made plain once.
static PLAIN: LazyLock<Vec<String>> =
    LazyLock::new(|| CARDS.iter().map(|card| plain(card.name)).collect());

/// Letters and digits only, in lower case: people drop apostrophes, commas and hyphens.
fn plain(name: &str) -> String {
    let mut letters = String::with_capacity(name.len());
    for letter in name.chars() {
        if letter.is_alphanumeric() {
            letters.extend(letter.to_lowercase());
        }
    }
    letters
}

fn suggestions(name: &str) -> Vec<String> {
    let wanted: Vec<char> = plain(name).chars().take(LETTERS_MAX).collect();
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut near: Vec<(usize, &str)> = CARDS
        .iter()
        .zip(&*PLAIN)
        .filter_map(|(card, plain)| {
            let title: Vec<char> = plain.chars().collect();
            let part = wanted.len() >= 4 && contains(&title, &wanted);
            let apart_max = 1 + wanted.len().max(title.len()) / 4;
            if !part && wanted.len().abs_diff(title.len()) > apart_max {
                return None;
            }
            let apart = if part { 1 } else { distance(&wanted, &title) };
            (apart <= apart_max).then_some((apart, card.name))
        })
        .collect();
    near.sort_unstable();
    near.dedup_by_key(|(_, title)| *title);
    // Beside a near miss the distant ones only confuse.
    let nearest = near.first().map_or(0, |(apart, _)| *apart);
    near.retain(|(apart, _)| *apart <= nearest + 1);
    near.truncate(SUGGESTIONS_MAX);
    near.into_iter().map(|(_, title)| title.to_owned()).collect()
}

/// No title is longer; what follows cannot be a misspelling of one.
const LETTERS_MAX: usize = 60;

fn contains(title: &[char], part: &[char]) -> bool {
    title.windows(part.len()).any(|window| window == part)
}

/// How many letters must be added, dropped, changed or swapped with a neighbour to turn one word
/// into the other.
fn distance(from: &[char], to: &[char]) -> usize {
    let width = to.len() + 1;
    let mut table = vec![0; (from.len() + 1) * width];
    for row in 0..=from.len() {
        for column in 0..=to.len() {
            table[row * width + column] = if row == 0 || column == 0 {
                row + column
            } else {
                let changed = usize::from(from[row - 1] != to[column - 1]);
                let mut best = (table[(row - 1) * width + column] + 1)
                    .min(table[row * width + column - 1] + 1)
                    .min(table[(row - 1) * width + column - 1] + changed);
                if row > 1
                    && column > 1
                    && from[row - 1] == to[column - 2]
                    && from[row - 2] == to[column - 1]
                {
                    best = best.min(table[(row - 2) * width + column - 2] + 1);
                }
                best
            };
        }
    }
    table[table.len() - 1]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn apart(from: &str, to: &str) -> usize {
        distance(&from.chars().collect::<Vec<_>>(), &to.chars().collect::<Vec<_>>())
    }

    #[test]
    fn swapped_neighbours_are_one_mistake() {
        assert_eq!(apart("arya", "arya"), 0);
        assert_eq!(apart("ayra", "arya"), 1);
        assert_eq!(apart("", "arya"), 4);
        assert_eq!(apart("eddard", "edward"), 1);
    }

    #[test]
    fn every_card_is_found_under_its_label() {
        for card in Code::all() {
            assert_eq!(find(&label(card)), Ok(card), "{}", label(card));
        }
    }

    #[test]
    fn a_misspelt_name_finds_its_neighbour() {
        let unknown = find("Edard Strak").expect_err("nobody is called that");
        assert_eq!(unknown.suggestions.first().map(String::as_str), Some("Eddard Stark"));
        assert_eq!(find("qqqqqqqqqqqq").expect_err("nobody").suggestions, Vec::<String>::new());
    }
}

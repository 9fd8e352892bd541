//! The list of breaks: which expression obeys a rule, and what would disobey it.

use std::ops::Range;

use anyhow::{Context as _, bail};

use super::scenarios::is_ruling;
use crate::rules;
use crate::tree::root;

/// One way to break a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Break {
    /// The switch: the rule's id, with `#` and a number if a file has several breaks of the rule, and the file.
    pub name: String,
    /// The rule's id, or the number of a ruling of the FAQ.
    pub rule: String,
    /// The file, from the game's `src`.
    pub file: String,
    /// Where in the file the expression stands.
    pub place: Range<usize>,
    /// What stands there instead.
    pub broken: String,
}

/// The breaks of a game; an error if one names no rule of the catalogue and no ruling, or an expression that its file does not hold
/// exactly once, its tests apart.
pub fn read(game: &str) -> anyhow::Result<Vec<Break>> {
    let folder = root().join("crates").join(game);
    let path = folder.join("breaks.toml");
    let list = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let list: toml::Table = list.parse().with_context(|| path.display().to_string())?;
    let ids = rules::ids(game)?;
    let (mut breaks, mut faults) = (Vec::new(), Vec::new());
    for (file, of_file) in &list {
        let text = std::fs::read_to_string(folder.join("src").join(file)).unwrap_or_default();
        let text = dense(text.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default());
        for (name, texts) in of_file.as_table().with_context(|| format!("{file} is no table"))? {
            match one(file, &text, name, texts) {
                Ok(one) if ids.contains(&one.rule) || is_ruling(&one.rule) => breaks.push(one),
                Ok(_) => faults.push(format!("{name}: the catalogue has no such rule")),
                Err(error) => faults.push(format!("{name}: {error:#}")),
            }
        }
    }
    if !faults.is_empty() {
        let (path, faults) = (path.display(), faults.join("\n"));
        bail!("{faults}\nfit {path} to the code: see `Prove a rule` in CONTRIBUTING.md");
    }
    Ok(breaks)
}

/// A break as the list has it: `name = [code, broken]`.
fn one(
    file: &str,
    text: &[(usize, char)],
    name: &str,
    texts: &toml::Value,
) -> anyhow::Result<Break> {
    let texts = texts.as_array().map(Vec::as_slice).unwrap_or_default();
    let [toml::Value::String(code), toml::Value::String(broken)] = texts else {
        bail!("a break is two texts: what stands in the file, and what breaks the rule");
    };
    if [code, broken].iter().any(|text| !is_closed(text)) {
        bail!("a bracket is opened and not closed: take a whole expression, or whole statements");
    }
    let found = places(text, code);
    let [place] = &found[..] else {
        bail!("src/{file} holds {code:?} {} times, not once", found.len());
    };
    let rule = name.split('#').next().unwrap_or(name).to_owned();
    let (name, file) = (format!("{name} in {file}"), file.to_owned());
    Ok(Break { name, rule, file, place: place.clone(), broken: broken.clone() })
}

/// Whether as many brackets are closed as opened.
fn is_closed(text: &str) -> bool {
    let count = |sign: char| text.matches(sign).count();
    [('(', ')'), ('[', ']'), ('{', '}')].iter().all(|(open, close)| count(*open) == count(*close))
}

/// The signs of a text without its spaces, ends of lines and lines of comment, each with its place.
fn dense(text: &str) -> Vec<(usize, char)> {
    let (mut signs, mut start) = (Vec::new(), 0);
    for line in text.split_inclusive('\n') {
        let of_line = line.char_indices().filter(|(_, sign)| !sign.is_whitespace());
        if !line.trim_start().starts_with("//") {
            signs.extend(of_line.map(|(place, sign)| (start + place, sign)));
        }
        start += line.len();
    }
    signs
}

/// Where the code stands in the text. Spaces and ends of lines do not count, no word is cut in two, and what another
/// expression is asked for (`x` in `a.x`) is not found.
fn places(text: &[(usize, char)], code: &str) -> Vec<Range<usize>> {
    let code = dense(code);
    let (Some((_, first)), Some((_, last))) = (code.first(), code.last()) else {
        return Vec::new();
    };
    let in_word = |c: char| c.is_alphanumeric() || c == '_';
    let fits = |start: usize| {
        let window = text.get(start..start + code.len())?;
        if window.iter().zip(&code).any(|((_, one), (_, other))| one != other) {
            return None;
        }
        let (begin, end) = (window[0].0, window[window.len() - 1]);
        let end = end.0 + end.1.len_utf8();
        let before = |back: usize| start.checked_sub(back).map(|place| text[place]);
        let cut = before(1).is_some_and(|(place, c)| place + c.len_utf8() == begin && in_word(c));
        let is_point = |sign: Option<(usize, char)>| sign.is_some_and(|(_, c)| c == '.');
        let asked = is_point(before(1)) && !is_point(before(2));
        let next = text.get(start + code.len());
        let goes_on = next.is_some_and(|(place, c)| *place == end && in_word(*c));
        let whole = !(in_word(*first) && (cut || asked)) && !(in_word(*last) && goes_on);
        whole.then_some(begin..end)
    };
    (0..text.len()).filter(|start| text[*start].1 == *first).filter_map(fits).collect()
}

#[cfg(test)]
mod tests {
    use super::{dense, one};

    fn places(text: &str, code: &str) -> Vec<std::ops::Range<usize>> {
        super::places(&dense(text), code)
    }

    #[test]
    fn spaces_do_not_count() {
        assert_eq!(places("if a\n    && b {", "a && b"), vec![3..13]);
    }

    #[test]
    fn lines_of_comment_do_not_count() {
        assert_eq!(places("a();\n// Now.\nb();", "a(); b();"), vec![0..17]);
        assert_eq!(places("// Now.\nb();", "b();"), vec![8..12]);
    }

    #[test]
    fn no_word_is_cut_in_two() {
        assert_eq!(places("max >= 30; x >= 3; x >= 3.min(4)", "x >= 3"), vec![11..17, 19..25]);
        assert!(places("anything", "").is_empty());
    }

    #[test]
    fn a_part_of_another_expression_is_not_found() {
        assert_eq!(places("titles.full() || noble.titles.full()", "titles.full()"), vec![0..13]);
        assert_eq!(places("0..x", "x"), vec![3..4]);
    }

    #[test]
    fn an_expression_must_stand_exactly_once() {
        let texts = toml::Value::from(vec!["a > b", "a >= b"]);
        assert_eq!(one("x.rs", &dense("if a > b {}"), "war.win", &texts).unwrap().place, 3..8);
        assert!(one("x.rs", &dense("if a < b {}"), "war.win", &texts).is_err());
        assert!(one("x.rs", &dense("a > b && a > b"), "war.win", &texts).is_err());
        assert!(
            one("x.rs", &dense("a > b"), "war.win", &toml::Value::from(vec!["a > b"])).is_err()
        );
        let cut = toml::Value::from(vec!["a > b {", "a {"]);
        assert!(one("x.rs", &dense("if a > b {}"), "war.win", &cut).is_err());
    }

    #[test]
    fn a_number_tells_the_breaks_of_a_rule_apart() {
        let texts = toml::Value::from(vec!["a > b", "a >= b"]);
        let second = one("x.rs", &dense("a > b"), "war.win#2", &texts).unwrap();
        assert_eq!((&*second.name, &*second.rule), ("war.win#2 in x.rs", "war.win"));
    }
}

//! A source file with every break in it behind a switch.

use std::ops::Range;

use anyhow::bail;

use super::breaks::Break;

/// The variable that holds the name of the switch that is on.
pub const VARIABLE: &str = "ROOKERY_BREAK";

/// What the copy's root module gets: whether a switch is on.
pub fn function() -> String {
    format!(
        "
/// Whether the switch is on.
pub(crate) fn broken(name: &str) -> bool {{
    static ON: std::sync::OnceLock<Option<String>> = std::sync::OnceLock::new();
    ON.get_or_init(|| std::env::var({VARIABLE:?}).ok()).as_deref() == Some(name)
}}
"
    )
}

/// The text with all these breaks of it behind switches. They may stand in one another, but not overlap in part.
pub fn switched(text: &str, breaks: &[&Break]) -> anyhow::Result<String> {
    let mut breaks = breaks.to_vec();
    breaks.sort_by_key(|one| (one.place.start, std::cmp::Reverse(one.place.end)));
    part(text, 0..text.len(), &breaks)
}

/// A part of the text with the breaks that stand in it, which are sorted from the outermost to the innermost.
fn part(text: &str, range: Range<usize>, mut breaks: &[&Break]) -> anyhow::Result<String> {
    let (mut written, mut done) = (String::new(), range.start);
    while let Some((outer, rest)) = breaks.split_first() {
        let place = outer.place.clone();
        let inside = rest.iter().take_while(|one| one.place.start < place.end).count();
        if let Some(cut) = rest[..inside].iter().find(|one| one.place.end > place.end) {
            bail!("{}: the breaks {} and {} overlap in part", outer.file, outer.name, cut.name);
        }
        written.push_str(&text[done..place.start]);
        let whole = part(text, place.clone(), &rest[..inside])?;
        written.push_str(&switch(outer, &text[place.clone()], &whole));
        (done, breaks) = (place.end, &rest[inside..]);
    }
    written.push_str(&text[done..range.end]);
    Ok(written)
}

/// The choice between what breaks the rule and what obeys it. A statement is chosen as a statement, so that it needs
/// no further semicolon.
fn switch(one: &Break, code: &str, whole: &str) -> String {
    let (name, broken) = (&one.name, &one.broken);
    let choice = format!("if crate::broken({name:?}) {{ {broken} }} else {{ {whole} }}");
    if code.ends_with([';', '}']) { choice } else { format!("({choice})") }
}

#[cfg(test)]
mod tests {
    use super::{Break, switched};

    fn one(name: &str, text: &str, code: &str, broken: &str) -> Break {
        let start = text.find(code).unwrap();
        Break {
            name: name.to_owned(),
            rule: name.to_owned(),
            file: "x.rs".to_owned(),
            place: start..start + code.len(),
            broken: broken.to_owned(),
        }
    }

    #[test]
    fn an_expression_is_chosen() {
        let text = "if a > b { win() }";
        let more = one("war.win", text, "a > b", "a >= b");
        assert_eq!(
            switched(text, &[&more]).unwrap(),
            r#"if (if crate::broken("war.win") { a >= b } else { a > b }) { win() }"#
        );
    }

    #[test]
    fn a_statement_is_chosen() {
        let text = "pay(); win();";
        let skip = one("war.pay", text, "pay();", "");
        assert_eq!(
            switched(text, &[&skip]).unwrap(),
            r#"if crate::broken("war.pay") {  } else { pay(); } win();"#
        );
    }

    #[test]
    fn one_break_stands_in_another() {
        let text = "a && b";
        let (outer, inner) = (one("x.o", text, "a && b", "a"), one("x.i", text, "b", "true"));
        assert_eq!(
            switched(text, &[&inner, &outer]).unwrap(),
            r#"(if crate::broken("x.o") { a } else { a && (if crate::broken("x.i") { true } else { b }) })"#
        );
    }

    #[test]
    fn two_breaks_stand_at_one_place() {
        let text = "a";
        let (first, second) = (one("x.a", text, "a", "b"), one("x.b", text, "a", "c"));
        assert_eq!(
            switched(text, &[&first, &second]).unwrap(),
            r#"(if crate::broken("x.a") { b } else { (if crate::broken("x.b") { c } else { a }) })"#
        );
    }

    #[test]
    fn overlapping_in_part_is_an_error() {
        let text = "a + b + c";
        let (first, second) = (one("x.a", text, "a + b", "a"), one("x.b", text, "b + c", "c"));
        assert!(switched(text, &[&first, &second]).is_err());
    }
}

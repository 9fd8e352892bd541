//! Reading an OCTGN deck (`.o8d`): sections of cards, each with a quantity and a title.
//!
//! The format is a little XML with two elements that matter, so a small reader of its own is
//! enough: it knows tags, attributes, comments and the five named entities, and follows no
//! reference to anything outside the file.

use std::fmt::Write as _;

use super::house_named;

/// Something that is not an OCTGN deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotOctgn {
    /// It has no `<deck>`.
    #[error("this is not an OCTGN deck: there is no <deck> in it")]
    NoDeck,
    /// It ends in the middle.
    #[error("this OCTGN deck ends in the middle of {0}")]
    CutOff(&'static str),
}

/// The deck in our own text form, which then is read like any other.
pub fn to_text(xml: &str) -> Result<String, NotOctgn> {
    let mut house = None;
    let mut agenda = None;
    let mut cards = String::new();
    let mut plots = String::new();
    let mut section = String::new();
    let mut deck_seen = false;
    let mut rest = xml;
    while let Some(open) = rest.find('<') {
        rest = &rest[open..];
        if let Some(comment) = rest.strip_prefix("<!--") {
            let end = comment.find("-->").ok_or(NotOctgn::CutOff("a comment"))?;
            rest = &comment[end + 3..];
            continue;
        }
        let close = rest.find('>').ok_or(NotOctgn::CutOff("a tag"))?;
        let tag = &rest[1..close];
        rest = &rest[close + 1..];
        match element(tag) {
            "deck" => deck_seen = true,
            "section" => section = attribute(tag, "name").unwrap_or_default().to_lowercase(),
            "card" if !tag.ends_with('/') => {
                let end = rest.find("</card").ok_or(NotOctgn::CutOff("a card"))?;
                let title = plain(rest[..end].trim());
                let copies = attribute(tag, "qty").unwrap_or_else(|| "1".to_owned());
                rest = &rest[end..];
                match section.as_str() {
                    "house" | "faction" => house = Some(title),
                    "agenda" | "agendas" => agenda = Some(title),
                    "sideboard" | "maybe" | "notes" => {}
                    "plot" | "plots" | "plot deck" => line(&mut plots, &copies, &title),
                    _ if house.is_none() && house_named(&title).is_some() => house = Some(title),
                    _ => line(&mut cards, &copies, &title),
                }
            }
            _ => {}
        }
    }
    if !deck_seen {
        return Err(NotOctgn::NoDeck);
    }
    let mut text = String::new();
    if let Some(house) = house {
        let _ = writeln!(text, "house: {house}");
    }
    if let Some(agenda) = agenda {
        let _ = writeln!(text, "agenda: {agenda}");
    }
    text += &cards;
    if !plots.is_empty() {
        text += "plots:\n";
        text += &plots;
    }
    Ok(text)
}

fn line(text: &mut String, copies: &str, title: &str) {
    let _ = writeln!(text, "{copies}x {title}");
}

/// The name of a tag without its attributes.
fn element(tag: &str) -> &str {
    tag.split(|letter: char| letter.is_whitespace() || letter == '/').next().unwrap_or(tag)
}

/// The value of an attribute, in either kind of quotes.
fn attribute(tag: &str, name: &str) -> Option<String> {
    let mut rest = tag;
    loop {
        let (before, after) = rest.split_once('=')?;
        let after = after.trim_start();
        let quote = after.chars().next().filter(|letter| matches!(letter, '"' | '\''))?;
        let value = &after[1..];
        let end = value.find(quote)?;
        if before.trim().rsplit(char::is_whitespace).next() == Some(name) {
            return Some(plain(&value[..end]));
        }
        rest = &value[end + 1..];
    }
}

/// Entities as the letters they stand for, line breaks as spaces: a title is one line.
fn plain(text: &str) -> String {
    let mut letters = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('&') {
        letters += &rest[..start];
        rest = &rest[start..];
        let decoded = rest.find(';').and_then(|end| Some((end, entity(&rest[1..end])?)));
        match decoded {
            Some((end, letter)) => {
                letters.push(letter);
                rest = &rest[end + 1..];
            }
            None => {
                letters.push('&');
                rest = &rest[1..];
            }
        }
    }
    letters += rest;
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn entity(name: &str) -> Option<char> {
    match name {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_octgn_deck_becomes_text() {
        let xml = r#"<?xml version="1.0" encoding="utf-8" standalone="yes"?>
            <!-- <card qty="9">Nobody</card> -->
            <deck game="30c2">
              <section name="House" shared="False"><card qty="1" id="a">House Stark</card></section>
              <section name="Agenda"/>
              <section name="Plots"><card qty="1" id="b">Valar Morghulis</card></section>
              <section name='Characters'>
                <card id="c" qty='3'>Eddard
                    Stark</card>
                <card qty="1" id="d">Lord Eddard&#39;s Chambers</card>
                <card qty="1">Gutter Rat&apos;s Cunning</card>
              </section>
              <section name="Sideboard"><card qty="1" id="e">Hodor</card></section>
            </deck>"#;
        let text = to_text(xml).expect("it is an OCTGN deck");
        assert_eq!(
            text,
            "house: House Stark\n3x Eddard Stark\n1x Lord Eddard's Chambers\n\
             1x Gutter Rat's Cunning\nplots:\n1x Valar Morghulis\n"
        );
        let deck = crate::deck::read(&text).expect("and a deck of ours");
        assert_eq!((deck.house_deck_size(), deck.plot_deck_size()), (5, 1));
    }

    #[test]
    fn a_cut_off_file_says_so() {
        assert_eq!(to_text("<deck><card qty=\"1\">Ho"), Err(NotOctgn::CutOff("a card")));
        assert_eq!(to_text("<deck><section na"), Err(NotOctgn::CutOff("a tag")));
        assert_eq!(to_text("<html></html>"), Err(NotOctgn::NoDeck));
        assert_eq!(to_text(""), Err(NotOctgn::NoDeck));
    }
}

//! Sentences with links: what a player reads, and the things it speaks of.
//!
//! A game writes its sentences with `format!`. A name made by [`named`] leaves marks in the text; [`Sentence::read`]
//! turns them into [`Span`]s. So a sentence is written once, and read in a terminal as well as on a page.

use std::fmt::{self, Display};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{RuleId, Seat};

/// Marks around what is named: before its key, between key and name, after the name.
const MARKS: [char; 3] = ['\u{E000}', '\u{E001}', '\u{E002}'];
/// What stands before the code of a card and before the id of a rule, where others have their key.
const CARD: &str = "card ";
const RULE: &str = "rule ";

/// What a thing on the table is called everywhere: in sections, in choices, in sentences. A letter says what kind of
/// thing it is, a number which of them: `c123` a card, `v7` a village, `s1` a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
pub struct Key {
    kind: char,
    number: u16,
}

impl Key {
    /// The thing of that kind and number.
    #[must_use]
    pub const fn new(kind: char, number: u16) -> Key {
        Key { kind, number }
    }

    /// A seat.
    #[must_use]
    pub const fn seat(seat: Seat) -> Key {
        Key::new('s', seat.0 as u16)
    }

    /// Its number, if it is of that kind.
    #[must_use]
    pub fn number_of(self, kind: char) -> Option<u16> {
        (self.kind == kind).then_some(self.number)
    }

    /// The key of that spelling.
    #[must_use]
    pub fn read(text: &str) -> Option<Key> {
        let mut letters = text.chars();
        let kind = letters.next().filter(char::is_ascii_lowercase)?;
        let number = letters.as_str().parse().ok()?;
        Some(Key { kind, number })
    }
}

impl Key {
    /// Its spelling, written into the end of this room: a view has hundreds of keys.
    fn spell(self, room: &mut [u8; 9]) -> &str {
        let (mut begin, mut rest) = (room.len(), self.number);
        loop {
            begin -= 1;
            room[begin] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        begin -= self.kind.len_utf8();
        self.kind.encode_utf8(&mut room[begin..]);
        std::str::from_utf8(&room[begin..]).expect("a letter and digits")
    }
}

impl Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.spell(&mut [0; 9]))
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Key {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.spell(&mut [0; 9]))
    }
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        Key::read(&text).ok_or_else(|| D::Error::custom(format!("{text:?} is no key")))
    }
}

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Span {
    /// Words.
    Text(String),
    /// A thing on the table.
    Piece {
        /// Which.
        key: Key,
        /// How the sentence calls it.
        name: String,
    },
    /// A card as it is printed, wherever it may be.
    Card {
        /// Its lasting name.
        card: String,
        /// How the sentence calls it.
        name: String,
    },
    /// A rule of the catalogue.
    Rule {
        /// Its id.
        rule: String,
        /// How the sentence calls it.
        name: String,
    },
}

/// A sentence with links.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Sentence(pub Vec<Span>);

/// The name of a thing on the table, with marks that lead to it.
#[must_use]
pub fn named(key: Key, name: &str) -> String {
    marked(&key, name)
}

/// The name of a card, with marks that lead to its print.
#[must_use]
pub fn named_card(code: impl Display, name: &str) -> String {
    marked(&format_args!("{CARD}{code}"), name)
}

/// The name of a rule, with marks that lead to the catalogue.
#[must_use]
pub fn named_rule(rule: RuleId, name: &str) -> String {
    marked(&format_args!("{RULE}{rule}"), name)
}

fn marked(to: &dyn Display, name: &str) -> String {
    let [open, between, close] = MARKS;
    format!("{open}{to}{between}{name}{close}")
}

/// The text without its marks.
#[must_use]
pub fn plain(text: &str) -> String {
    Sentence::read(text).to_string()
}

impl Sentence {
    /// The sentence in a text with marks.
    #[must_use]
    pub fn read(text: &str) -> Sentence {
        let [open, between, close] = MARKS;
        let mut spans = Vec::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once(open) {
            let (to, after) = after.split_once(between).unwrap_or(("", after));
            let (name, after) = after.split_once(close).unwrap_or((after, ""));
            if !before.is_empty() {
                spans.push(Span::Text(before.to_owned()));
            }
            spans.push(Span::new(to, name.to_owned()));
            rest = after;
        }
        if !rest.is_empty() {
            spans.push(Span::Text(rest.to_owned()));
        }
        Sentence(spans)
    }

    /// The things on the table it speaks of, each once.
    #[must_use]
    pub fn keys(&self) -> Vec<Key> {
        let mut keys = Vec::new();
        for span in &self.0 {
            if let Span::Piece { key, .. } = span
                && !keys.contains(key)
            {
                keys.push(*key);
            }
        }
        keys
    }

    /// The same sentence beginning with a capital.
    #[must_use]
    pub fn begun(mut self) -> Sentence {
        if let Some(Span::Text(words)) = self.0.first_mut()
            && let Some(first) = words.chars().next()
        {
            let capital: String = first.to_uppercase().collect();
            words.replace_range(..first.len_utf8(), &capital);
        }
        self
    }
}

impl Span {
    fn new(to: &str, name: String) -> Span {
        if let Some(card) = to.strip_prefix(CARD) {
            return Span::Card { card: card.to_owned(), name };
        }
        if let Some(rule) = to.strip_prefix(RULE) {
            return Span::Rule { rule: rule.to_owned(), name };
        }
        match Key::read(to) {
            Some(key) => Span::Piece { key, name },
            None => Span::Text(name),
        }
    }

    /// Its words.
    #[must_use]
    pub fn words(&self) -> &str {
        match self {
            Span::Text(words) => words,
            Span::Piece { name, .. } | Span::Card { name, .. } | Span::Rule { name, .. } => name,
        }
    }
}

impl Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|span| f.write_str(span.words()))
    }
}

impl From<String> for Sentence {
    fn from(text: String) -> Sentence {
        Sentence::read(&text)
    }
}

impl From<&str> for Sentence {
    fn from(text: &str) -> Sentence {
        Sentence::read(text)
    }
}

#[cfg(test)]
mod tests {
    use super::{Key, Sentence, Span, named, named_card, plain};

    #[test]
    fn a_sentence_keeps_what_it_speaks_of() {
        let (stark, twins) =
            (named(Key::new('s', 0), "Stark"), named(Key::new('v', 7), "The Twins"));
        let text = format!("{stark} lays {} on {twins}", named_card("taxes", "Taxes"));
        let sentence = Sentence::read(&text);
        assert_eq!(sentence.to_string(), "Stark lays Taxes on The Twins");
        assert_eq!(plain(&text), sentence.to_string());
        assert_eq!(sentence.keys(), [Key::new('s', 0), Key::new('v', 7)]);
        assert_eq!(
            serde_json::to_string(&sentence).unwrap(),
            r#"[{"key":"s0","name":"Stark"}," lays ",{"card":"taxes","name":"Taxes"}," on ",{"key":"v7","name":"The Twins"}]"#
        );
    }

    #[test]
    fn words_alone_are_one_span() {
        let sentence = Sentence::from("pass").begun();
        assert_eq!(sentence, Sentence(vec![Span::Text("Pass".to_owned())]));
    }

    #[test]
    fn a_key_is_a_letter_and_a_number() {
        assert_eq!(Key::read("v12"), Some(Key::new('v', 12)));
        for wrong in ["", "v", "12", "V1", "v-1", "v1x"] {
            assert_eq!(Key::read(wrong), None, "{wrong}");
        }
        assert_eq!(serde_json::from_str::<Key>("\"r5\"").unwrap(), Key::new('r', 5));
    }
}

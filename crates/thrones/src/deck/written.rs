//! How a deck is written: by titles as text for people, by lasting names as JSON for programs.

use std::fmt::Write as _;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use super::{Deck, find, house_named, label};
use crate::card::Code;
use crate::vocabulary::CardType;

/// The headings of the text form, in the order in which players lay out a list.
const PARTS: [(CardType, &str); 4] = [
    (CardType::Character, "Characters"),
    (CardType::Location, "Locations"),
    (CardType::Attachment, "Attachments"),
    (CardType::Event, "Events"),
];

pub(super) fn text(deck: &Deck) -> String {
    let mut text = format!("name: {}\nhouse: {}\n", deck.name, deck.house.title());
    if let Some(agenda) = deck.agenda {
        let _ = writeln!(text, "agenda: {}", label(agenda));
    }
    for (kind, heading) in PARTS {
        let part: Vec<_> = deck.cards.iter().filter(|(c, _)| c.printed().kind == kind).collect();
        if !part.is_empty() {
            let _ = writeln!(text, "\n# {heading}");
            part.into_iter().for_each(|&(card, copies)| line(&mut text, card, copies));
        }
    }
    for &(card, copies) in &deck.cards {
        if PARTS.iter().all(|(kind, _)| card.printed().kind != *kind) {
            line(&mut text, card, copies);
        }
    }
    text.push_str("\nplots:\n");
    deck.plots.iter().for_each(|&(card, copies)| line(&mut text, card, copies));
    text
}

fn line(text: &mut String, card: Code, copies: u8) {
    let _ = writeln!(text, "{copies}x {}", label(card));
}

/// A deck as JSON has it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default)]
    name: String,
    house: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    agenda: Option<String>,
    cards: Vec<Line>,
    plots: Vec<Line>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    copies: u8,
    card: String,
}

impl Serialize for Deck {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let lines = |cards: &[(Code, u8)]| {
            cards.iter().map(|&(card, copies)| Line { copies, card: card.to_string() }).collect()
        };
        let written = Written {
            name: self.name.clone(),
            house: self.house.title().to_lowercase(),
            agenda: self.agenda.map(|card| card.to_string()),
            cards: lines(&self.cards),
            plots: lines(&self.plots),
        };
        written.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Deck, D::Error> {
        let written = Written::deserialize(deserializer)?;
        let house = house_named(&written.house)
            .ok_or_else(|| D::Error::custom(format!("\"{}\" is not a House", written.house)))?;
        let cards = |lines: Vec<Line>| -> Result<Vec<(Code, u8)>, D::Error> {
            lines
                .into_iter()
                .map(|line| Ok((find(&line.card).map_err(D::Error::custom)?, line.copies)))
                .collect()
        };
        let agenda =
            written.agenda.map(|name| find(&name).map_err(D::Error::custom)).transpose()?;
        Ok(Deck {
            name: written.name,
            house,
            agenda,
            cards: cards(written.cards)?,
            plots: cards(written.plots)?,
            titles: Vec::new(),
        })
    }
}

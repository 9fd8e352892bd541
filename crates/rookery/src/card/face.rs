//! A card drawn with lines and letters.

use thrones::card::Printed;
use thrones::vocabulary::{CardType, Icon};

use super::ink::{Colour, Ink};
use crate::cards::facts;

/// How many letters fit between the borders.
const INNER: usize = 50;

/// The card as lines of text.
pub fn draw(card: &Printed, ink: Ink) -> String {
    let frame = Frame { ink, colour: colour_of(card) };
    let mut lines = vec![frame.rule('╭', '─', '╮', "", "")];
    lines.push(frame.row(&heading(card, ink), &house(card, ink)));
    let (numbers, icons) = (numbers(card, ink), icons(card, ink));
    if numbers.width + icons.width > 0 {
        lines.push(frame.row(&numbers, &icons));
    }
    let marks = marks(card);
    if !marks.is_empty() {
        lines.extend(wrapped(&marks, INNER).iter().map(|line| {
            frame.row(&Piece::new(ink, &[(Some(Colour::Faint), line.as_str())]), &Piece::none())
        }));
    }
    lines.push(frame.rule('├', '─', '┤', "", ""));
    let text = facts::text(card);
    let mut written = false;
    for paragraph in text.lines() {
        for line in wrapped(paragraph, INNER) {
            lines.push(frame.row(&label(&line, ink), &Piece::none()));
            written = true;
        }
    }
    if !written {
        let none = Piece::new(ink, &[(Some(Colour::Faint), "no text")]);
        lines.push(frame.row(&none, &Piece::none()));
    }
    for bonus in bonuses(card) {
        lines.push(frame.row(&Piece::none(), &Piece::new(ink, &[(Some(Colour::Gold), &bonus)])));
    }
    let left = format!(" {} ", card.kind.title());
    let right = format!(" {} {} ", card.set.title(), card.number);
    lines.push(frame.rule('╰', '─', '╯', &left, &right));
    lines.join("\n")
}

/// Text that knows how wide it looks, escape sequences apart.
struct Piece {
    text: String,
    width: usize,
}

impl Piece {
    fn none() -> Piece {
        Piece { text: String::new(), width: 0 }
    }

    fn new(ink: Ink, parts: &[(Option<Colour>, &str)]) -> Piece {
        let mut piece = Piece::none();
        for (colour, text) in parts {
            piece.width += text.chars().count();
            piece.text += &match colour {
                Some(colour) => ink.paint(*colour, text),
                None => (*text).to_owned(),
            };
        }
        piece
    }
}

struct Frame {
    ink: Ink,
    colour: Colour,
}

impl Frame {
    /// A line of the frame with a word set into its left and right end.
    fn rule(&self, open: char, line: char, close: char, left: &str, right: &str) -> String {
        let words = left.chars().count() + right.chars().count();
        let dashes = (INNER + 2).saturating_sub(words + 2);
        let drawn: String = std::iter::repeat_n(line, dashes).collect();
        self.ink.paint(self.colour, &format!("{open}{line}{left}{drawn}{right}{line}{close}"))
    }

    fn row(&self, left: &Piece, right: &Piece) -> String {
        let gap = INNER.saturating_sub(left.width + right.width);
        let side = self.ink.paint(self.colour, "│");
        format!("{side} {}{:gap$}{} {side}", left.text, "", right.text)
    }
}

fn colour_of(card: &Printed) -> Colour {
    card.houses.iter().next().map_or(Colour::Neutral, Colour::House)
}

fn heading(card: &Printed, ink: Ink) -> Piece {
    let cost = match card.cost {
        Some(gold) => format!("({gold}) "),
        None => String::new(),
    };
    let banner = if card.unique { "♦ " } else { "" };
    // The House stands on the same line; a title that would touch it is cut.
    let room =
        INNER - cost.chars().count() - banner.chars().count() - houses(card).chars().count() - 1;
    let name = shortened(card.name, room);
    Piece::new(
        ink,
        &[(Some(Colour::Gold), &cost), (Some(Colour::Gold), banner), (Some(Colour::Bold), &name)],
    )
}

fn shortened(name: &str, room: usize) -> String {
    if name.chars().count() <= room {
        return name.to_owned();
    }
    name.chars().take(room.saturating_sub(1)).chain(['…']).collect()
}

/// The Houses of a card; where it has nearly all of them, half the line is theirs.
fn houses(card: &Printed) -> String {
    shortened(&facts::house_phrase(card), INNER / 2)
}

fn house(card: &Printed, ink: Ink) -> Piece {
    Piece::new(ink, &[(Some(colour_of(card)), &houses(card))])
}

/// STR of a character; income, initiative and claim of a plot.
fn numbers(card: &Printed, ink: Ink) -> Piece {
    match card.kind {
        CardType::Character => {
            let strength = format!("STR {}", card.strength);
            Piece::new(ink, &[(Some(Colour::Bold), &strength)])
        }
        CardType::Plot => {
            let values = format!(
                "income {}   initiative {}   claim {}",
                card.income, card.initiative, card.claim
            );
            Piece::new(ink, &[(Some(Colour::Bold), &values)])
        }
        CardType::Location
        | CardType::Attachment
        | CardType::Event
        | CardType::House
        | CardType::Agenda => Piece::none(),
    }
}

fn icons(card: &Printed, ink: Ink) -> Piece {
    let parts: Vec<(Option<Colour>, &str)> = card
        .icons
        .iter()
        .map(|icon| match icon {
            Icon::Military => (Some(Colour::Red), " [military]"),
            Icon::Intrigue => (Some(Colour::Green), " [intrigue]"),
            Icon::Power => (Some(Colour::Blue), " [power]"),
        })
        .collect();
    Piece::new(ink, &parts)
}

/// Traits and crests, and the raven of the Winter Edition.
fn marks(card: &Printed) -> String {
    let mut marks: Vec<String> = facts::traits(card).map(|name| format!("{name}.")).collect();
    marks.extend(facts::crests(card).map(|crest| format!("{crest} crest.")));
    if card.doomed {
        marks.push("Doomed.".to_owned());
    }
    if card.promo {
        marks.push("Promotional.".to_owned());
    }
    marks.join(" ")
}

/// What the card adds for its controller.
fn bonuses(card: &Printed) -> Vec<String> {
    let mut bonuses = Vec::new();
    if card.kind != CardType::Plot {
        if card.income != 0 {
            bonuses.push(format!("{:+} income", card.income));
        }
        if card.initiative != 0 {
            bonuses.push(format!("{:+} initiative", card.initiative));
        }
    }
    if card.influence != 0 {
        bonuses.push(format!("{:+} influence", card.influence));
    }
    bonuses
}

/// A line of rules text; what stands before a colon ("Response:") stands out.
fn label(line: &str, ink: Ink) -> Piece {
    match line.split_once(": ") {
        Some((word, rest)) if word.len() <= 18 && word.starts_with(char::is_uppercase) => {
            let word = format!("{word}: ");
            Piece::new(ink, &[(Some(Colour::Bold), &word), (None, rest)])
        }
        Some(_) | None => Piece::new(ink, &[(None, line)]),
    }
}

/// The text in lines of at most that many letters.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_fits_its_frame() {
        for card in thrones::cards::CARDS {
            for line in draw(card, Ink::Plain).lines() {
                assert_eq!(line.chars().count(), INNER + 4, "{}: {line}", card.name);
            }
        }
    }
}

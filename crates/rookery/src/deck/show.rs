//! `rookery deck show`: what a deck is made of, and how often what it needs is there in time.

use thrones::card::Printed;
use thrones::deck::{Deck, label};
use thrones::vocabulary::{CardType, Icon, PlainKeyword};

use crate::card::ink::{Colour, Ink};

/// How wide the longest bar is.
const BAR: usize = 24;

/// The whole picture.
pub fn draw(deck: &Deck, ink: Ink) -> String {
    let cards: Vec<&'static Printed> = deck.each_card().map(|card| card.printed()).collect();
    let plots: Vec<&'static Printed> = deck.each_plot().map(|card| card.printed()).collect();
    let mut lines = heading(deck, ink);
    lines.extend(list(deck, ink));
    lines.extend(curve(&cards, ink));
    lines.extend(icons(&cards, ink));
    lines.extend(economy(&cards, ink));
    lines.extend(plot_table(&plots, ink));
    lines.extend(odds(&cards, ink));
    lines.join("\n")
}

fn heading(deck: &Deck, ink: Ink) -> Vec<String> {
    let house = format!("House {}", deck.house.title());
    let agenda = deck.agenda.map_or(String::new(), |agenda| format!(", {}", label(agenda)));
    vec![
        ink.paint(Colour::Bold, &deck.name),
        format!(
            "{}{agenda}, {} cards and {} plots",
            ink.paint(Colour::House(deck.house), &house),
            deck.house_deck_size(),
            deck.plot_deck_size(),
        ),
    ]
}

fn title(text: &str, ink: Ink) -> Vec<String> {
    vec![String::new(), ink.paint(Colour::Bold, text)]
}

/// The cards by type, in two columns.
fn list(deck: &Deck, ink: Ink) -> Vec<String> {
    let mut lines = Vec::new();
    for kind in [CardType::Character, CardType::Location, CardType::Attachment, CardType::Event] {
        let mut group: Vec<_> =
            deck.cards.iter().filter(|(card, _)| card.printed().kind == kind).collect();
        if group.is_empty() {
            continue;
        }
        group.sort_by_key(|(card, _)| (card.printed().cost, card.printed().name));
        let count: u32 = group.iter().map(|(_, copies)| u32::from(*copies)).sum();
        lines.extend(title(&format!("{}s ({count})", capital(kind.title())), ink));
        let rows = group.len().div_ceil(2);
        for row in 0..rows {
            let cell = |place: usize| {
                group.get(place).map_or(String::new(), |(card, copies)| {
                    let cost = card.printed().cost.map_or(String::new(), |gold| gold.to_string());
                    format!("{copies}x {cost:>2}  {}", label(*card))
                })
            };
            let line = format!("  {:36}{}", cell(row), cell(row + rows));
            lines.push(line.trim_end().to_owned());
        }
    }
    lines
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// What the cards cost that cost gold.
fn curve(cards: &[&Printed], ink: Ink) -> Vec<String> {
    let costs: Vec<u8> = cards.iter().filter_map(|card| card.cost).collect();
    let Some(highest) = costs.iter().copied().max() else { return Vec::new() };
    let count = |cost: u8| costs.iter().filter(|&&other| other == cost).count();
    let longest = (0..=highest).map(count).max().unwrap_or(0);
    let sum: u32 = costs.iter().map(|&cost| u32::from(cost)).sum();
    let average = f64::from(sum) / costs.len() as f64;
    let mut lines = title(&format!("Cost, {average:.1} gold on average"), ink);
    for cost in 0..=highest {
        let number = count(cost);
        lines.push(format!(
            "  {cost:>2}  {}{number:>3}",
            ink.paint(Colour::Gold, &bar(number, longest)),
        ));
    }
    lines
}

fn bar(number: usize, longest: usize) -> String {
    let length = (number * BAR).div_ceil(longest.max(1));
    format!("{:BAR$}", "█".repeat(length))
}

/// Who can attack where, and how strongly.
fn icons(cards: &[&Printed], ink: Ink) -> Vec<String> {
    let characters: Vec<&&Printed> =
        cards.iter().filter(|card| card.kind == CardType::Character).collect();
    let mut lines = title(&format!("Icons on {} characters", characters.len()), ink);
    let colours = [
        (Icon::Military, Colour::Red),
        (Icon::Intrigue, Colour::Green),
        (Icon::Power, Colour::Blue),
    ];
    for (icon, colour) in colours {
        let able: Vec<_> = characters.iter().filter(|card| card.icons.has(icon)).collect();
        let strength: u32 = able.iter().map(|card| u32::from(card.strength)).sum();
        lines.push(format!(
            "  {:9} {}{:>3}   STR {strength}",
            icon.title(),
            ink.paint(colour, &bar(able.len(), characters.len())),
            able.len(),
        ));
    }
    lines
}

/// A number printed on a card.
type Number = fn(&Printed) -> i32;

fn economy(cards: &[&Printed], ink: Ink) -> Vec<String> {
    let sum = |of: Number| -> i32 { cards.iter().map(|card| of(card)).sum() };
    let with = |of: Number| cards.iter().filter(|card| of(card) != 0).count();
    let rows: [(&str, Number); 3] = [
        ("income", |card| i32::from(card.income)),
        ("influence", |card| i32::from(card.influence)),
        ("initiative", |card| i32::from(card.initiative)),
    ];
    let mut lines = title("What the cards provide", ink);
    for (name, of) in rows {
        if with(of) > 0 {
            lines.push(format!("  {name:10} {:+3} on {} cards", sum(of), with(of)));
        }
    }
    let limited = cards.iter().filter(|card| card.keywords.has(PlainKeyword::Limited)).count();
    if limited > 0 {
        lines.push(format!("  {limited} cards are Limited: one of them a round"));
    }
    lines
}

fn plot_table(plots: &[&Printed], ink: Ink) -> Vec<String> {
    if plots.is_empty() {
        return Vec::new();
    }
    let mut lines = title("Plots (income, initiative, claim)", ink);
    for plot in plots {
        lines.push(format!(
            "  {:28} {:>4} {:>4} {:>4}",
            plot.name, plot.income, plot.initiative, plot.claim
        ));
    }
    let average = |of: fn(&Printed) -> f64| {
        plots.iter().map(|plot| of(plot)).sum::<f64>() / plots.len() as f64
    };
    let line = format!(
        "  {:28} {:>4.1} {:>4.1} {:>4.1}",
        "on average",
        average(|plot| f64::from(plot.income)),
        average(|plot| f64::from(plot.initiative)),
        average(|plot| f64::from(plot.claim)),
    );
    lines.push(ink.paint(Colour::Faint, &line));
    lines
}

/// How likely at least one card of a kind is among those seen.
fn odds(cards: &[&Printed], ink: Ink) -> Vec<String> {
    let deck = cards.len();
    if deck == 0 {
        return Vec::new();
    }
    let count = |of: fn(&Printed) -> bool| cards.iter().filter(|card| of(card)).count();
    let rows = [
        ("one card of which there is 1".to_owned(), 1),
        ("one card of which there are 2".to_owned(), 2),
        ("one card of which there are 3".to_owned(), 3),
        (
            "a character for 3 gold or less".to_owned(),
            count(|card| card.kind == CardType::Character && card.cost.is_some_and(|c| c <= 3)),
        ),
        ("a card with income".to_owned(), count(|card| card.income > 0)),
        ("a card with influence".to_owned(), count(|card| card.influence > 0)),
        ("an event".to_owned(), count(|card| card.kind == CardType::Event)),
    ];
    let seen = [("setup hand", 7), ("round 1", 9), ("round 2", 11), ("round 3", 13)];
    let mut lines = title("Chance to have drawn at least", ink);
    let head: String = seen.iter().map(|(name, _)| format!("{name:>12}")).collect();
    lines.push(ink.paint(Colour::Faint, &format!("  {:30}{head}", "")));
    for (name, copies) in rows {
        if copies == 0 || copies > deck {
            continue;
        }
        let chances: String = seen
            .iter()
            .map(|&(_, drawn)| format!("{:>11.0}%", 100.0 * at_least_one(deck, copies, drawn)))
            .collect();
        lines.push(format!("  {name:30}{chances}"));
    }
    let note = "cards drawn to refill the hand after setup come on top";
    lines.push(ink.paint(Colour::Faint, &format!("  {note}")));
    lines
}

/// The chance that of some cards drawn from a deck at least one is among the copies.
fn at_least_one(deck: usize, copies: usize, drawn: usize) -> f64 {
    let mut none = 1.0;
    for draw in 0..drawn.min(deck) {
        let left = deck - draw;
        let others = (deck - copies).saturating_sub(draw);
        none *= others as f64 / left as f64;
    }
    1.0 - none
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_drawing_without_putting_back() {
        assert!((at_least_one(45, 1, 7) - 7.0 / 45.0).abs() < 1e-12);
        assert!((at_least_one(4, 2, 2) - 5.0 / 6.0).abs() < 1e-12);
        assert!((at_least_one(5, 5, 1) - 1.0).abs() < 1e-12);
        assert!((at_least_one(3, 1, 7) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn every_ready_made_deck_can_be_shown() {
        for one in thrones::deck::READY_MADE {
            let picture = draw(&one.deck(), Ink::Plain);
            assert!(picture.contains("Chance to have drawn"), "{picture}");
        }
    }
}

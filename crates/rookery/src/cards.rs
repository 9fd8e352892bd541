//! `rookery cards [QUERY]`: search the cards.

pub mod facts;
mod query;

use anyhow::{Result, bail};
use serde_json::{Value, json};
use thrones::card::{Printed, Set};
use thrones::vocabulary::{CardType, Icon};

use self::query::{Query, set_named};
use crate::card::ink::{Colour, Ink};
use crate::page::Page;

/// What to look for.
#[derive(clap::Args)]
pub struct Arguments {
    /// Words and facts
    query: Vec<String>,
    /// Only this set: core, kots, pots, low, kost, qod, lotr, winter or examples
    #[arg(long)]
    set: Option<String>,
    /// Every fact and the text, as a JSON list
    #[arg(long)]
    json: bool,
}

/// Lists what was found.
pub fn run(arguments: &Arguments) -> Result<()> {
    let set = arguments.set.as_deref().map(set_named).transpose()?;
    let query = Query::read(&arguments.query)?;
    let found = search(&query, set);
    let mut page = Page::new();
    if arguments.json {
        let list: Vec<Value> = found.iter().map(|card| json(card)).collect();
        page.line(&serde_json::to_string_pretty(&list)?);
    } else {
        if found.is_empty() {
            bail!("no card is like that");
        }
        page.line(&table(&found, Ink::for_stdout()));
    }
    page.show()
}

/// House cards are in no deck and are listed only when asked for.
fn search(query: &Query, set: Option<Set>) -> Vec<&'static Printed> {
    thrones::cards::CARDS
        .iter()
        .copied()
        .filter(|card| in_set(card, set) && query.admits(card))
        .filter(|card| card.kind != CardType::House || query.asks_for(CardType::House))
        .collect()
}

/// Cards made up to show a rule are listed only when asked for.
fn in_set(card: &Printed, set: Option<Set>) -> bool {
    match set {
        Some(set) => card.set == set,
        None => card.set != Set::Examples,
    }
}

/// Everything a program may want to know about a card.
pub fn json(card: &Printed) -> Value {
    json!({
        "name": card.name,
        "code": card.code(),
        "set": card.set.title(),
        "printings": card
            .printings()
            .map(|(set, number)| json!({ "set": set.title(), "number": number }))
            .collect::<Vec<_>>(),
        "type": facts::kind_word(card.kind),
        "houses": facts::houses(card).collect::<Vec<_>>(),
        "house_only": card.house_only.iter().map(|house| house.title()).collect::<Vec<_>>(),
        "unique": card.unique,
        "cost": card.cost,
        "strength": (card.kind == CardType::Character).then_some(card.strength),
        "icons": card.icons.iter().map(|icon| icon.title()).collect::<Vec<_>>(),
        "crests": facts::crests(card).collect::<Vec<_>>(),
        "traits": facts::traits(card).collect::<Vec<_>>(),
        "keywords": facts::keywords(card),
        "income": card.income,
        "initiative": card.initiative,
        "influence": card.influence,
        "claim": (card.kind == CardType::Plot).then_some(card.claim),
        "doomed": card.doomed,
        "promotional": card.promo,
        "number": thrones::cards::CARDS.iter().position(|other| std::ptr::eq(*other, card)),
        "abilities": card.abilities.len(),
        "text": facts::text(card),
        // Text is made from what the engine carries out, and the vocabulary has no word for "not
        // yet".
        "enforced": true,
    })
}

/// One line a card, grouped by type.
fn table(cards: &[&Printed], ink: Ink) -> String {
    let mut lines = Vec::new();
    for kind in CardType::ALL {
        let group: Vec<&&Printed> = cards.iter().filter(|card| card.kind == *kind).collect();
        if group.is_empty() {
            continue;
        }
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.push(ink.paint(Colour::Bold, &plural(*kind, group.len())));
        lines.extend(group.into_iter().map(|card| line(card, ink)));
    }
    let count = match cards.len() {
        1 => "1 card".to_owned(),
        many => format!("{many} cards"),
    };
    if !lines.is_empty() {
        lines.push(String::new());
    }
    lines.push(ink.paint(Colour::Faint, &count));
    lines.join("\n")
}

fn plural(kind: CardType, count: usize) -> String {
    let heading = match kind {
        CardType::Character => "Characters",
        CardType::Location => "Locations",
        CardType::Attachment => "Attachments",
        CardType::Event => "Events",
        CardType::Plot => "Plots",
        CardType::House => "House cards",
        CardType::Agenda => "Agendas",
    };
    format!("{heading} ({count})")
}

fn line(card: &Printed, ink: Ink) -> String {
    let colour = card.houses.iter().next().map_or(Colour::Neutral, Colour::House);
    let cost = card.cost.map_or(String::new(), |gold| gold.to_string());
    let banner = if card.unique { "♦" } else { " " };
    let numbers = match card.kind {
        CardType::Character => format!("STR {}  {}  ", card.strength, icons(card, ink)),
        CardType::Plot => {
            format!("{:>2} / {:>2} / {:>2}   ", card.income, card.initiative, card.claim)
        }
        CardType::Location
        | CardType::Attachment
        | CardType::Event
        | CardType::House
        | CardType::Agenda => format!("{:15}", bonuses(card)),
    };
    let line = format!(
        "  {:13} {} {} {} {}  {}",
        card.code().to_string(),
        ink.paint(Colour::Gold, &format!("{cost:>2}{banner}")),
        ink.paint(colour, &format!("{:28}", card.name)),
        ink.paint(Colour::Faint, &format!("{:19}", facts::house_phrase(card))),
        numbers,
        ink.paint(Colour::Faint, &remarks(card)),
    );
    line.trim_end().to_owned()
}

/// Traits, and for a character what it provides.
fn remarks(card: &Printed) -> String {
    let mut remarks: Vec<String> = facts::traits(card).map(str::to_owned).collect();
    if card.kind == CardType::Character && !bonuses(card).is_empty() {
        remarks.push(bonuses(card));
    }
    remarks.join(", ")
}

fn icons(card: &Printed, ink: Ink) -> String {
    let letter = |icon, colour, letter: &str| {
        if card.icons.has(icon) { ink.paint(colour, letter) } else { "·".to_owned() }
    };
    format!(
        "{} {} {}",
        letter(Icon::Military, Colour::Red, "M"),
        letter(Icon::Intrigue, Colour::Green, "I"),
        letter(Icon::Power, Colour::Blue, "P"),
    )
}

fn bonuses(card: &Printed) -> String {
    let mut bonuses = Vec::new();
    if card.income != 0 {
        bonuses.push(format!("{:+} gold", card.income));
    }
    if card.initiative != 0 {
        bonuses.push(format!("{:+} init", card.initiative));
    }
    if card.influence != 0 {
        bonuses.push(format!("{:+} infl", card.influence));
    }
    bonuses.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_core_set_is_listed_in_full() {
        let query = Query::read(&[]).expect("no words are fine");
        let cards: Vec<Value> = search(&query, Some(Set::Core)).into_iter().map(json).collect();
        assert_eq!(cards.len(), 188);
        for card in cards {
            assert_eq!(card["enforced"], true);
            assert!(card["text"].is_string(), "{card}");
        }
    }

    #[test]
    fn every_ability_has_a_line_of_text() {
        for card in thrones::cards::CARDS {
            let lines = facts::text(card).lines().count();
            assert!(lines >= card.abilities.len(), "{}", card.name);
        }
    }

    #[test]
    fn a_table_has_a_line_for_each_card() {
        let query = Query::read(&["type:plot".to_owned()]).expect("there is such a type");
        let plots = search(&query, Some(Set::Core));
        let table = table(&plots, Ink::Plain);
        assert!(table.ends_with("28 cards"), "{table}");
        assert!(table.lines().all(|line| line.chars().count() <= 100), "{table}");
    }
}

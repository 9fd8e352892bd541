//! The facts of a card as words.

use thrones::card::Printed;
use thrones::vocabulary::{CardType, Except};

/// The type in one word.
pub fn kind_word(kind: CardType) -> &'static str {
    match kind {
        CardType::House => "house",
        CardType::Character
        | CardType::Location
        | CardType::Attachment
        | CardType::Event
        | CardType::Plot
        | CardType::Agenda => kind.title(),
    }
}

/// The Houses, none if neutral.
pub fn houses(card: &Printed) -> impl Iterator<Item = &'static str> {
    card.houses.iter().map(|house| house.title())
}

/// The Houses in one phrase. Events, plots and agendas belong to none and need not say so.
pub fn house_phrase(card: &Printed) -> String {
    let names: Vec<_> = houses(card).collect();
    match card.kind {
        CardType::Event | CardType::Plot | CardType::Agenda => {
            let only: Vec<_> = card.house_only.iter().map(|house| house.title()).collect();
            if only.is_empty() { String::new() } else { format!("{} only", only.join("/")) }
        }
        _ if names.is_empty() => "neutral".to_owned(),
        CardType::Character | CardType::Location | CardType::Attachment | CardType::House => {
            names.join("/")
        }
    }
}

/// The crests.
pub fn crests(card: &Printed) -> impl Iterator<Item = &'static str> {
    card.crests.iter().map(|crest| crest.title())
}

/// The traits.
pub fn traits(card: &Printed) -> impl Iterator<Item = &'static str> {
    card.traits.iter().map(|one| one.title())
}

/// The keywords; to what a card is immune its text says.
pub fn keywords(card: &Printed) -> Vec<String> {
    let mut words: Vec<String> =
        card.keywords.iter().map(|keyword| keyword.title().to_owned()).collect();
    words.extend(card.no_attachments.map(|except| match except {
        Except::Nothing => "No attachments".to_owned(),
        Except::Trait(one) => format!("No attachments except {}", one.title()),
    }));
    if !card.immune.is_empty() {
        words.push("Immune".to_owned());
    }
    words
}

/// The rules text, made from the abilities.
pub fn text(card: &Printed) -> String {
    thrones::text::lines(card).join("\n")
}

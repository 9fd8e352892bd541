//! The cards with one ability left out, or with one word of the vocabulary ignored, to see whether some scenario notices
//! (`cargo xtask mutants`).

use std::sync::LazyLock;

use super::{CARDS, COUNT};
use crate::card::Printed;
use crate::vocabulary::{Ignored, Keyword, Keywords, Word as _, names};

/// What is changed: `THRONES_MUTANT=<card number>:<ability number>`, or the name of a word or field.
const MUTANT: &str = "THRONES_MUTANT";

static PLAYED: LazyLock<[&'static Printed; COUNT]> = LazyLock::new(|| {
    let mut cards = CARDS;
    let Ok(mutant) = std::env::var(MUTANT) else { return cards };
    if mutant.starts_with(|c: char| c.is_ascii_digit()) {
        let (card, ability) = mutant.split_once(':').expect("a mutant is a card and an ability");
        let card: usize = card.parse().expect("a card is a number");
        let ability: usize = ability.parse().expect("an ability is a number");
        let mut abilities = CARDS[card].abilities.to_vec();
        abilities.remove(ability);
        cards[card] = leak(Printed { abilities: Vec::leak(abilities), ..*CARDS[card] });
    } else {
        assert!(names().any(|name| name == mutant), "{mutant} is no word");
        let ignored = Ignored(mutant);
        cards = cards.map(|card| leak(without(card, &ignored)));
    }
    cards
});

/// The cards as they are played in this run.
pub(crate) fn played() -> &'static [&'static Printed; COUNT] {
    &PLAYED
}

/// The names of all words and fields that can be ignored.
#[must_use]
pub fn words() -> Vec<&'static str> {
    names().collect()
}

fn leak(card: Printed) -> &'static Printed {
    Box::leak(Box::new(card))
}

/// The card as it is played when a word is ignored.
fn without(card: &Printed, ignored: &Ignored) -> Printed {
    let mut keywords = Keywords::NONE;
    for keyword in card.keywords.iter() {
        if !ignored.is(&format!("Keyword::{keyword:?}")) {
            keywords = keywords.with(keyword);
        }
    }
    let no_attachments =
        card.no_attachments.map(|except| match Keyword::NoAttachments(except).without(ignored) {
            Keyword::NoAttachments(except) => except,
            _ => except,
        });
    Printed {
        keywords,
        no_attachments: no_attachments.filter(|_| !ignored.is("Keyword::NoAttachments")),
        immune: if ignored.is("Keyword::Immune") { &[] } else { card.immune.without(ignored) },
        abilities: card.abilities.without(ignored),
        ..*card
    }
}

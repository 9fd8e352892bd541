//! The cards with one ability left out, to see whether some scenario notices (`cargo xtask mutants`).

use std::sync::LazyLock;

use super::{CARDS, COUNT};
use crate::card::Printed;

/// Which ability is left out: `THRONES_MUTANT=<card number>:<ability number>`.
const MUTANT: &str = "THRONES_MUTANT";

static PLAYED: LazyLock<[&'static Printed; COUNT]> = LazyLock::new(|| {
    let mut cards = CARDS;
    let Ok(mutant) = std::env::var(MUTANT) else { return cards };
    let (card, ability) = mutant.split_once(':').expect("a mutant is a card and an ability");
    let card: usize = card.parse().expect("a card is a number");
    let ability: usize = ability.parse().expect("an ability is a number");
    let mut abilities = CARDS[card].abilities.to_vec();
    abilities.remove(ability);
    cards[card] = Box::leak(Box::new(Printed { abilities: Vec::leak(abilities), ..*CARDS[card] }));
    cards
});

/// The cards as they are played in this run.
pub(crate) fn played() -> &'static [&'static Printed; COUNT] {
    &PLAYED
}

//! What single cards are worth beside each other: to order what is tried, and to choose without trying.

use ::thrones::Thrones;
use ::thrones::card_set::CardId;
use ::thrones::vocabulary::{CardType, PlainKeyword};

/// What a card in play is worth to whoever controls it.
pub fn card_worth(game: &Thrones, card: CardId) -> f64 {
    let card = game.glimpse(card);
    let printed = card.printed();
    let cost = f64::from(printed.cost.unwrap_or(0));
    if card.is(CardType::Character) {
        let strength = f64::from(card.strength());
        let icons = card.icons().iter().count() as f64;
        let renown = if card.keywords().has(PlainKeyword::Renown) { 1.5 } else { 0.0 };
        let keywords = 0.4 * card.keywords().iter().count() as f64;
        let abilities = 0.4 * printed.abilities.len() as f64;
        let kneeling = if card.is_kneeling() { 0.5 } else { 0.0 };
        0.8 * cost
            + 0.8 * strength
            + 0.6 * icons
            + renown
            + keywords
            + abilities
            + 2.0 * f64::from(card.power())
            - kneeling
    } else {
        1.0 + 0.9 * cost + 1.2 * f64::from(printed.income) + 0.5 * f64::from(printed.influence)
    }
}

/// What it is worth to have a card of the hand on the table.
pub fn in_hand_worth(game: &Thrones, card: CardId) -> f64 {
    let printed = game.printed(card);
    let cost = f64::from(printed.cost.unwrap_or(0));
    match printed.kind {
        CardType::Character => {
            let icons = printed.icons.iter().count() as f64;
            1.0 + cost + 0.3 * f64::from(printed.strength) + 0.3 * icons
        }
        CardType::Location => 1.0 + 0.9 * cost + 1.4 * f64::from(printed.income),
        CardType::Attachment => 0.5 + 0.5 * cost,
        CardType::Event | CardType::Plot | CardType::House | CardType::Agenda => 0.1,
    }
}

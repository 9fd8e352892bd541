//! Decks drawn from the whole card pool, for trials: legal, and another with every number.

use tabletop::{Chance, Seed};

use super::{Deck, PLOT_DECK_SIZE};
use crate::card::Code;
use crate::vocabulary::{CardType, House};

/// How many cards of the own House or of none such a deck has, and how many of other Houses.
const OWN: usize = 44;
const FOREIGN: usize = 16;

/// The deck of this number: a House in turn, one copy of each card, and an agenda every other time
/// that House's turn comes.
#[must_use]
pub fn drawn(number: u64) -> Deck {
    let mut chance = Chance::new(Seed::from_number(number));
    let house = House::ALL[(number % House::ALL.len() as u64) as usize];
    let mut allowed: Vec<Code> = Code::all().filter(|code| is_allowed(*code, house)).collect();
    chance.shuffle(&mut allowed);
    let of = |types: &[CardType], own: Option<bool>, count: usize| {
        let mut titles = Vec::new();
        let mut found = Vec::new();
        for code in &allowed {
            let printed = code.printed();
            let is_own = printed.neutral() || printed.houses.has(house);
            let fits = types.contains(&printed.kind) && own.is_none_or(|own| own == is_own);
            if fits && found.len() < count && !titles.contains(&printed.name) {
                titles.push(printed.name);
                found.push((*code, 1));
            }
        }
        found
    };
    let deck = [CardType::Character, CardType::Location, CardType::Attachment, CardType::Event];
    let mut cards = of(&deck, Some(true), OWN);
    cards.extend(of(&deck, Some(false), FOREIGN));
    let agenda = of(&[CardType::Agenda], None, 1).first().map(|(code, _)| *code);
    let with_agenda = (number / House::ALL.len() as u64) % 2 == 1;
    Deck {
        name: format!("drawn {number}"),
        house,
        agenda: agenda.filter(|_| with_agenda),
        cards,
        plots: of(&[CardType::Plot], None, PLOT_DECK_SIZE),
        titles: Vec::new(),
    }
}

/// Cards of the Living Card Game that a House may play.
fn is_allowed(code: Code, house: House) -> bool {
    let printed = code.printed();
    let only = printed.house_only;
    printed.set.is_lcg() && (only.is_empty() || only.has(house))
}

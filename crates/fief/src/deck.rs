//! Court Event and Fortune cards, their decks, Discard Piles and the Disaster track.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Row};

/// A card. Cards of one name are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names of the cards speak for themselves")]
pub enum Card {
    NewLord,
    NewLady,
    JoinTheSmallCouncil,
    MotherOfDragons,
    BountifulHarvest,
    GoodWeather,
    Taxes,
    Uprising,
    SecretPassage,
    Assassination,
    Justice,
    Abduction,
    HeavyRain,
    Famine,
    Plague,
}

/// The colour of a card's back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Back {
    /// Court Event.
    Brown,
    /// Bounty, of the Fortune deck.
    Grey,
    /// Disaster, of the Fortune deck.
    Black,
}

/// One of the two decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// Bounty and Disaster cards.
    Fortune,
    /// Court Event cards.
    Court,
}

impl Card {
    /// All kinds of cards.
    pub const ALL: [Card; 15] = [
        Card::NewLord,
        Card::NewLady,
        Card::JoinTheSmallCouncil,
        Card::MotherOfDragons,
        Card::BountifulHarvest,
        Card::GoodWeather,
        Card::Taxes,
        Card::Uprising,
        Card::SecretPassage,
        Card::Assassination,
        Card::Justice,
        Card::Abduction,
        Card::HeavyRain,
        Card::Famine,
        Card::Plague,
    ];

    /// How many of it the game has.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Card::NewLord => 12,
            Card::NewLady => 6,
            Card::BountifulHarvest | Card::GoodWeather | Card::Taxes => 5,
            Card::Uprising | Card::HeavyRain | Card::Famine => 4,
            Card::JoinTheSmallCouncil | Card::SecretPassage => 3,
            Card::Plague => 2,
            Card::MotherOfDragons | Card::Assassination | Card::Justice | Card::Abduction => 1,
        }
    }

    /// Its back.
    #[must_use]
    pub const fn back(self) -> Back {
        match self {
            Card::NewLord | Card::NewLady | Card::JoinTheSmallCouncil | Card::MotherOfDragons => {
                Back::Brown
            }
            Card::HeavyRain | Card::Famine | Card::Plague => Back::Black,
            Card::BountifulHarvest
            | Card::GoodWeather
            | Card::Taxes
            | Card::Uprising
            | Card::SecretPassage
            | Card::Assassination
            | Card::Justice
            | Card::Abduction => Back::Grey,
        }
    }

    /// The deck it belongs to.
    #[must_use]
    pub const fn deck(self) -> Deck {
        match self.back() {
            Back::Brown => Deck::Court,
            Back::Grey | Back::Black => Deck::Fortune,
        }
    }

    /// Whether it bears the lightning symbol and may be played in any effect window.
    #[must_use]
    pub const fn is_opportunity(self) -> bool {
        matches!(
            self,
            Card::MotherOfDragons
                | Card::JoinTheSmallCouncil
                | Card::Uprising
                | Card::SecretPassage
                | Card::Assassination
                | Card::Justice
                | Card::Abduction
        )
    }

    /// The card's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Card::NewLord => "A new Lord in the Court",
            Card::NewLady => "A new Lady in the Court",
            Card::JoinTheSmallCouncil => "Join the Small Council",
            Card::MotherOfDragons => "Mother of Dragons",
            Card::BountifulHarvest => "Bountiful Harvest",
            Card::GoodWeather => "Good Weather",
            Card::Taxes => "Taxes",
            Card::Uprising => "Uprising",
            Card::SecretPassage => "Secret Passage",
            Card::Assassination => "Assassination",
            Card::Justice => "Justice",
            Card::Abduction => "Abduction",
            Card::HeavyRain => "Heavy Rain",
            Card::Famine => "Famine",
            Card::Plague => "Plague",
        }
    }

    /// The lasting name, as JSON spells it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Card::NewLord => "new_lord",
            Card::NewLady => "new_lady",
            Card::JoinTheSmallCouncil => "join_the_small_council",
            Card::MotherOfDragons => "mother_of_dragons",
            Card::BountifulHarvest => "bountiful_harvest",
            Card::GoodWeather => "good_weather",
            Card::Taxes => "taxes",
            Card::Uprising => "uprising",
            Card::SecretPassage => "secret_passage",
            Card::Assassination => "assassination",
            Card::Justice => "justice",
            Card::Abduction => "abduction",
            Card::HeavyRain => "heavy_rain",
            Card::Famine => "famine",
            Card::Plague => "plague",
        }
    }

    /// The card of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.name().eq_ignore_ascii_case(name))
    }
}

impl Default for Card {
    /// Only a filler for rows; no rule makes a card out of nothing.
    fn default() -> Self {
        Card::NewLord
    }
}

/// The name; with `#`, marked with the lasting name.
impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if f.alternate() {
            return f.write_str(&tabletop::named_card(self.code(), self.name()));
        }
        f.write_str(self.name())
    }
}

/// Whether one Plague is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plagues {
    /// Both Plagues.
    Both,
    /// One, for Winter is Coming.
    One,
}

impl Deck {
    /// How many cards it has when all are in it. Every card is in one place, so that no pile of it can have more.
    #[must_use]
    pub const fn size(self) -> usize {
        let (mut size, mut place) = (0, 0);
        while place < Card::ALL.len() {
            let card = Card::ALL[place];
            if card.deck() as u8 == self as u8 {
                size += card.count() as usize;
            }
            place += 1;
        }
        size
    }
}

/// Both decks with their Discard Piles, and the Disaster track. The last card of a row is the top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decks {
    /// The Fortune deck.
    pub fortune: Row<Card, { Deck::Fortune.size() }>,
    /// The Fortune Discard Pile.
    pub fortune_discard: Row<Card, { Deck::Fortune.size() }>,
    /// The Court Event deck.
    pub court: Row<Card, { Deck::Court.size() }>,
    /// The Court Event Discard Pile.
    pub court_discard: Row<Card, { Deck::Court.size() }>,
    /// The Disaster track.
    pub track: Row<Card, 3>,
    /// How many Disasters of the first round were shuffled back.
    pub shuffled_back: u8,
    /// The card Stark discarded last: it was shown, though its pile may be a new deck by now.
    pub stark_discarded: Option<Card>,
    /// A tally of all Disasters discarded from a full track, in which any other card would show.
    pub disasters_discarded: u32,
}

impl Decks {
    /// Both decks, shuffled.
    pub fn new(plagues: Plagues, chance: &mut Chance) -> Decks {
        let mut decks = Decks::default();
        for card in Card::ALL {
            let one_less = card == Card::Plague && plagues == Plagues::One;
            for _ in 0..card.count() - u8::from(one_less) {
                match card.deck() {
                    Deck::Fortune => decks.fortune.push(card),
                    Deck::Court => decks.court.push(card),
                }
            }
        }
        chance.shuffle(&mut decks.fortune);
        chance.shuffle(&mut decks.court);
        decks
    }

    /// Lays a card on its Discard Pile.
    pub fn discard(&mut self, card: Card) {
        match card.deck() {
            Deck::Fortune => self.fortune_discard.push(card),
            Deck::Court => self.court_discard.push(card),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Back, Decks, Plagues};
    use tabletop::{Chance, Seed};

    #[test]
    fn a_lasting_name_is_what_json_says() {
        for card in super::Card::ALL {
            assert_eq!(serde_json::to_string(&card).unwrap(), format!("{:?}", card.code()));
        }
    }

    #[test]
    fn the_decks_have_the_cards_of_the_book() {
        let decks = Decks::new(Plagues::Both, &mut Chance::new(Seed::from_number(1)));
        assert_eq!((decks.fortune.len(), decks.court.len()), (35, 22));
        assert_eq!(decks.fortune.iter().filter(|card| card.back() == Back::Black).count(), 10);
        let decks = Decks::new(Plagues::One, &mut Chance::new(Seed::from_number(1)));
        assert_eq!(decks.fortune.len(), 34);
    }

    #[test]
    fn a_pile_has_room_for_its_whole_deck() {
        let mut decks = Decks::new(Plagues::Both, &mut Chance::new(Seed::from_number(1)));
        while let Some(card) = decks.fortune.pop().or_else(|| decks.court.pop()) {
            decks.discard(card);
        }
        assert!(decks.fortune_discard.is_full() && decks.court_discard.is_full());
    }
}

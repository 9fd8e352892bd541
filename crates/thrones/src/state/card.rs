//! A card at the table: where it is, who controls it, what is on it, and how it is leaving.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize, Serializer};
use tabletop::{Seat, Seats};

use crate::card_set::CardId;
use crate::pool::FaceId;
use crate::vocabulary::{Crests, Icon, Icons, Keywords, PlainKeyword, Verb, Zone};

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Place {
    /// In the owner's House deck.
    Deck,
    /// In the owner's hand.
    Hand,
    /// Facedown on the table during setup.
    Setup,
    /// In play.
    Play,
    /// Under a unique card as a duplicate.
    Duplicate,
    /// In the owner's discard pile.
    Discard,
    /// In the owner's dead pile.
    Dead,
    /// Facedown in the owner's Shadows.
    Shadows,
    /// In the owner's plot deck.
    PlotDeck,
    /// A plot chosen and not yet revealed.
    Chosen,
    /// The revealed plot.
    Revealed,
    /// A used plot.
    Used,
    /// The owner's agenda.
    Agenda,
    /// An event being played.
    Playing,
    /// Out of the game.
    Removed,
}

/// A card at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Card {
    /// The card it is attached to, or whose duplicate it is.
    pub host: CardId,
    /// In a deck or discard pile: the card below.
    pub below: CardId,
    pub owner: Seat,
    pub controller: Seat,
    pub place: Place,
    /// The seats that know what it is.
    pub known_to: Seats,
    pub kneeling: bool,
    pub power: u8,
    pub gold: u8,
    /// How it is leaving play, if it is moribund.
    pub leaving: Option<Leaving>,
    /// What it shows instead of its own face.
    pub face: Option<FaceId>,
    /// Its STR was changed in this phase.
    pub strength_changed: bool,
    /// It has just entered play: whatever STR it has there is no change of STR.
    pub fresh: bool,
    /// Reckoned from constants: its printed text box counts as blank.
    pub blank: bool,
    /// Reckoned from constants: its STR does not count in this challenge.
    pub uncounted: bool,
    /// Reckoned from constants: whether it gained an immunity or an ability.
    pub gains: bool,
    /// Reckoned from constants: how much its STR is lowered.
    pub lowered: u8,
    /// Reckoned from constants.
    pub crests: Crests,
    /// Reckoned from constants.
    pub strength: u8,
    /// Reckoned from constants.
    pub icons: Icons,
    /// Reckoned from constants.
    pub keywords: Keywords,
}

/// How a moribund card is leaving: the deed, and where it is bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Leaving {
    /// Killed, discarded or returned, or else leaving in some other way.
    pub verb: Verb,
    pub bound: Zone,
}

impl Leaving {
    pub fn by(verb: Verb, bound: Zone) -> Leaving {
        match verb {
            Verb::Kill | Verb::Discard | Verb::Return => Leaving { verb, bound },
            _ => Leaving { verb: Verb::Leave, bound },
        }
    }
}

impl Default for Card {
    fn default() -> Self {
        Card {
            host: CardId::NONE,
            below: CardId::NONE,
            owner: Seat(0),
            controller: Seat(0),
            place: Place::Removed,
            known_to: Seats::NONE,
            kneeling: false,
            power: 0,
            gold: 0,
            leaving: None,
            face: None,
            strength_changed: false,
            fresh: false,
            blank: false,
            uncounted: false,
            gains: false,
            lowered: 0,
            crests: Crests::NONE,
            strength: 0,
            icons: Icons::NONE,
            keywords: Keywords::NONE,
        }
    }
}

impl Card {
    /// A card that its owner brings to the table.
    pub fn new(owner: Seat, place: Place, known_to: Seats) -> Card {
        Card { owner, controller: owner, place, known_to, ..Card::default() }
    }

    pub fn has_icon(&self, icon: Icon) -> bool {
        self.icons.has(icon)
    }

    pub fn has(&self, keyword: PlainKeyword) -> bool {
        self.keywords.has(keyword)
    }

    pub fn known_by(&self, seat: Seat) -> bool {
        self.known_to.has(seat)
    }

    pub fn is_leaving(&self) -> bool {
        self.leaving.is_some()
    }

    /// How it is leaving.
    ///
    /// # Panics
    /// Only moribund cards are asked.
    pub fn departure(&self) -> Leaving {
        self.leaving.expect("only a moribund card is leaving")
    }
}

/// How many cards lie inside the state: four players with sixty cards each, their plots, agendas and House cards. The
/// others lie on the heap.
const NEAR: usize = 276;

/// The cards at the table by their numbers. One is looked up many times in every decision, so the way to it is short: by
/// its number alone, however many there are.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "Vec<Card>")]
pub(crate) struct CardRow {
    len: u16,
    near: [Card; NEAR],
    far: Vec<Card>,
}

impl CardRow {
    pub fn new() -> CardRow {
        CardRow { len: 0, near: [Card::default(); NEAR], far: Vec::new() }
    }

    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub fn push(&mut self, card: Card) {
        match self.near.get_mut(usize::from(self.len)) {
            Some(near) => *near = card,
            None => self.far.push(card),
        }
        self.len += 1;
    }

    pub fn clear(&mut self) {
        *self = CardRow::new();
    }

    pub fn get(&self, place: usize) -> Option<&Card> {
        (place < self.len()).then(|| &self[CardId(place as u16)])
    }

    pub fn iter(&self) -> impl Iterator<Item = &Card> {
        self.near[..self.len().min(NEAR)].iter().chain(&self.far)
    }
}

impl Clone for CardRow {
    fn clone(&self) -> Self {
        CardRow { len: self.len, near: self.near, far: self.far.clone() }
    }

    fn clone_from(&mut self, source: &Self) {
        let near = source.len().max(self.len()).min(NEAR);
        self.near[..near].copy_from_slice(&source.near[..near]);
        self.far.clone_from(&source.far);
        self.len = source.len;
    }
}

impl Index<CardId> for CardRow {
    type Output = Card;
    #[inline]
    fn index(&self, card: CardId) -> &Card {
        match self.near.get(card.index()) {
            Some(near) => near,
            None => &self.far[card.index() - NEAR],
        }
    }
}

impl IndexMut<CardId> for CardRow {
    #[inline]
    fn index_mut(&mut self, card: CardId) -> &mut Card {
        match self.near.get_mut(card.index()) {
            Some(near) => near,
            None => &mut self.far[card.index() - NEAR],
        }
    }
}

impl From<Vec<Card>> for CardRow {
    fn from(cards: Vec<Card>) -> CardRow {
        let mut row = CardRow::new();
        cards.into_iter().for_each(|card| row.push(card));
        row
    }
}

impl Serialize for CardRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

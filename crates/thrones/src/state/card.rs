//! A card at the table: where it is, who controls it, what is on it, and how it is leaving.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card::{DefId, Printed};
use crate::card_set::CardId;
use crate::vocabulary::{Icon, Icons, Keywords, PlainKeyword, Verb, Zone};

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    pub def: DefId,
    /// In play: the card it is attached to. In a deck or discard pile: the card below.
    pub host: CardId,
    pub place: Place,
    pub controller: Seat,
    pub marks: u8,
    pub leaving: Leaving,
    pub power: u8,
    pub gold: u8,
    /// How often its limited ability was used in the limit's period, and which face it shows instead of its own.
    used_and_face: u8,
    /// Reckoned from constants: STR.
    pub strength: u8,
    /// Reckoned from constants: plain keywords in the low 12 bits, icons and `MORE` above.
    keywords_and_icons: u16,
}

/// Marks on a card.
pub(crate) mod mark {
    /// It kneels.
    pub const KNEELING: u8 = 1;
    /// Its printed text box counts as blank.
    pub const BLANK: u8 = 2;
    /// Its STR was changed in this phase.
    pub const STRENGTH_CHANGED: u8 = 4;
    /// Its STR does not count in this challenge.
    pub const UNCOUNTED: u8 = 8;
    /// Seats that know what it is, from this bit on.
    pub const KNOWN: u32 = 4;
}

/// Set among the icons when constants give the card a trait, an immunity or an ability.
pub(crate) const MORE: u8 = 8;

/// How a moribund card is leaving, if it is: the deed, and where it is bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Leaving(pub u8);

impl Leaving {
    pub const NOT: Leaving = Leaving(0);

    pub fn by(verb: Verb, bound: Zone) -> Leaving {
        let deed = match verb {
            Verb::Kill => 1,
            Verb::Discard => 2,
            Verb::Return => 3,
            _ => 4,
        };
        Leaving(deed | (bound as u8) << 3)
    }

    pub fn is(self) -> bool {
        self.0 != 0
    }

    pub fn verb(self) -> Verb {
        match self.0 & 7 {
            1 => Verb::Kill,
            2 => Verb::Discard,
            3 => Verb::Return,
            _ => Verb::Leave,
        }
    }

    pub fn bound(self) -> Zone {
        Zone::ALL[(self.0 >> 3) as usize]
    }

    pub fn redirected(self, bound: Zone) -> Leaving {
        Leaving(self.0 & 7 | (bound as u8) << 3)
    }
}

impl Default for Card {
    fn default() -> Self {
        Card {
            def: DefId(0),
            host: CardId::NONE,
            place: Place::Removed,
            controller: Seat(0),
            marks: 0,
            leaving: Leaving::NOT,
            power: 0,
            gold: 0,
            used_and_face: 0,
            strength: 0,
            keywords_and_icons: 0,
        }
    }
}

impl Card {
    /// A card that comes to the table.
    pub fn new(def: DefId, place: Place, controller: Seat, marks: u8) -> Card {
        Card { def, place, controller, marks, ..Card::default() }
    }

    pub fn icons(&self) -> u8 {
        (self.keywords_and_icons >> 12) as u8
    }

    pub fn set_icons(&mut self, icons: u8) {
        self.keywords_and_icons = self.keywords_and_icons & 0xFFF | u16::from(icons) << 12;
    }

    pub fn keywords(&self) -> u16 {
        self.keywords_and_icons & 0xFFF
    }

    pub fn set_keywords(&mut self, keywords: u16) {
        self.keywords_and_icons = self.keywords_and_icons & 0xF000 | keywords & 0xFFF;
    }

    /// How often its limited ability was used.
    pub fn used(&self) -> u8 {
        self.used_and_face & 0xF
    }

    pub fn set_used(&mut self, used: u8) {
        self.used_and_face = self.used_and_face & 0xF0 | used.min(0xF);
    }

    /// The face it shows, 0 for its own.
    pub fn face(&self) -> u8 {
        self.used_and_face >> 4
    }

    pub fn set_face(&mut self, face: u8) {
        self.used_and_face = self.used_and_face & 0xF | face << 4;
    }

    pub fn is_kneeling(&self) -> bool {
        self.marks & mark::KNEELING != 0
    }

    pub fn has_icon(&self, icon: Icon) -> bool {
        Icons(self.icons() & 7).has(icon)
    }

    pub fn has(&self, keyword: PlainKeyword) -> bool {
        Keywords(u32::from(self.keywords())).has(keyword)
    }

    pub fn is_blank(&self) -> bool {
        self.marks & mark::BLANK != 0
    }

    pub fn known_by(&self, seat: Seat) -> bool {
        self.marks >> mark::KNOWN & (1 << seat.0) != 0
    }

    pub fn printed(&self) -> &'static Printed {
        self.def.printed()
    }
}

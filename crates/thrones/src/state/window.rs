//! The action window now open, and cards about to leave play.

use serde::{Deserialize, Serialize};
use tabletop::{LongRow, Seat};

use crate::card_set::{CardId, CardSet};
use crate::item::Duties;
use crate::pool::AbilityId;
use crate::reading::Why;
use crate::vocabulary::{Verb, Zone};

/// The action window now open: what has happened in it, and which abilities have answered.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Window {
    pub happenings: LongRow<Happening, 12>,
    /// Many cards to which the same happened at once: stood, or declared.
    pub together: CardSet,
    pub together_verb: Option<Verb>,
    /// What the rules themselves demand in the passive step.
    pub duties: Duties,
    pub answered: LongRow<Answered, 24>,
    /// Why cards are leaving play, where it is more than the rules of the round.
    pub reasons: LongRow<Reason, 4>,
}

impl Window {
    pub fn new() -> Window {
        Window {
            happenings: LongRow::new(),
            together: CardSet::EMPTY,
            together_verb: None,
            duties: Duties::NONE,
            answered: LongRow::new(),
            reasons: LongRow::new(),
        }
    }

    /// Forgets everything: another window opens, or none.
    pub fn clear(&mut self) {
        self.happenings.clear();
        if self.together_verb.take().is_some() {
            self.together = CardSet::EMPTY;
        }
        self.duties = Duties::NONE;
        self.answered.clear();
        self.reasons.clear();
    }
}

impl Clone for Window {
    fn clone(&self) -> Self {
        Window {
            happenings: self.happenings.clone(),
            together: self.together,
            together_verb: self.together_verb,
            duties: self.duties,
            answered: self.answered.clone(),
            reasons: self.reasons.clone(),
        }
    }

    fn clone_from(&mut self, source: &Self) {
        let Window { happenings, together, together_verb, duties, answered, reasons } = source;
        self.happenings.clone_from(happenings);
        self.together = *together;
        self.together_verb = *together_verb;
        self.duties = *duties;
        self.answered.clone_from(answered);
        self.reasons.clone_from(reasons);
    }
}

/// Why a card is leaving play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Reason {
    pub card: CardId,
    pub why: Why,
    /// The card whose effect or cost it is.
    pub source: CardId,
}

impl Default for Reason {
    fn default() -> Self {
        Reason { card: CardId::NONE, why: Why::Framework, source: CardId::NONE }
    }
}

/// Something that happened in the window and may set off abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Happening {
    pub verb: Verb,
    pub by: Option<Seat>,
    pub card: CardId,
    /// The card it happened on or through: the host of an attachment, the source of an effect.
    pub on: CardId,
    pub from: Zone,
    pub why: Why,
    /// The card whose effect it is.
    pub source: CardId,
    /// How much of it there was.
    pub amount: u8,
}

impl Default for Happening {
    fn default() -> Self {
        Happening {
            verb: Verb::Begin,
            by: None,
            card: CardId::NONE,
            on: CardId::NONE,
            from: Zone::Anywhere,
            why: Why::Framework,
            source: CardId::NONE,
            amount: 1,
        }
    }
}

/// An occasion of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum OccasionId {
    /// A happening, by its number.
    Happening(u16),
    /// A card that is leaving, stood or was declared.
    Card(CardId),
    /// The plot itself was revealed.
    WhenRevealed,
}

/// An ability that has answered an occasion of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Answered {
    pub source: CardId,
    pub ability: AbilityId,
    pub occasion: OccasionId,
}

impl Default for Answered {
    fn default() -> Self {
        Answered {
            source: CardId::NONE,
            ability: AbilityId::NONE,
            occasion: OccasionId::WhenRevealed,
        }
    }
}

/// Cards that an effect or a rule is about to take out of play, while they may be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Removal {
    pub cards: CardSet,
    pub verb: Verb,
    pub to: Zone,
    pub savable: bool,
    /// Whether the frame on top waits to hear if all of it was done.
    pub of_frame: bool,
    /// The card whose effect it is.
    pub source: CardId,
    pub why: Why,
    /// Whether somebody triggered what does it.
    pub triggered: bool,
    /// A kill of a card whose STR is 0: only a save that ends that helps.
    pub terminal: bool,
    /// Some card was taken out of it by a save.
    pub saved: bool,
    /// The card whose killing is replaced first, where one thing could replace several.
    pub first: CardId,
}

impl Removal {
    /// These cards are killed; they may be saved.
    pub fn killing(cards: CardSet, why: Why) -> Removal {
        let savable = true;
        Removal { cards, verb: Verb::Kill, to: Zone::Dead, savable, why, ..Removal::default() }
    }
}

impl Default for Removal {
    fn default() -> Self {
        Removal {
            cards: CardSet::EMPTY,
            verb: Verb::Kill,
            to: Zone::Dead,
            savable: true,
            of_frame: false,
            source: CardId::NONE,
            why: Why::Framework,
            triggered: false,
            terminal: false,
            saved: false,
            first: CardId::NONE,
        }
    }
}

//! The parts of a card that a game must be able to name: abilities, lists of effects and modifiers, faces. A part is named
//! by its card and its place in the walk over the card's words, so that the name lasts as long as the card is written so.

use std::any::Any;

use serde::{Deserialize, Serialize};

use super::KindId;
use crate::card::Printed;
use crate::constant::Reach;
use crate::initiate::targets_spoken_of;
use crate::vocabulary::{Ability, Effect, Face, List, Modify, Word};

/// A part of a card: the card, and the place of the part in the walk over its words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PartId {
    pub(super) kind: KindId,
    place: u16,
}

/// An ability of some card, printed on it or anywhere inside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct AbilityId(pub(super) PartId);

impl AbilityId {
    /// The ability at this place among the parts of a kind.
    pub(super) const fn new(kind: KindId, place: u16) -> AbilityId {
        AbilityId(PartId { kind, place })
    }

    /// No ability: the frame of something that is only read.
    pub const NONE: AbilityId = AbilityId(PartId { kind: KindId::NONE, place: 0 });
}

/// A list of effects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct ListId(pub(super) PartId);

/// A list of modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct ModifiersId(pub(super) PartId);

/// What a card shows instead of its own face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct FaceId(pub(super) PartId);

/// A part of a card.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part {
    Ability(&'static Ability),
    Effects(List<Effect>),
    Modifiers(List<Modify>),
    Face(&'static Face),
}

impl Part {
    /// The part a word is, if a game must be able to name it.
    fn of(word: &'static dyn Any) -> Option<Part> {
        if let Some(ability) = word.downcast_ref::<Ability>() {
            Some(Part::Ability(ability))
        } else if let Some(list) = word.downcast_ref::<List<Effect>>() {
            Some(Part::Effects(list))
        } else if let Some(list) = word.downcast_ref::<List<Modify>>() {
            Some(Part::Modifiers(list))
        } else {
            word.downcast_ref::<Face>().map(Part::Face)
        }
    }

    fn reach(self) -> Reach {
        match self {
            Part::Ability(ability) => Reach::of_abilities(std::slice::from_ref(ability)),
            Part::Modifiers(list) => Reach::of(list, &[]),
            Part::Face(face) => Reach::of_abilities(face.abilities),
            Part::Effects(_) => Reach::default(),
        }
    }

    fn targets_spoken_of(self) -> u8 {
        match self {
            Part::Ability(Ability::Triggered(triggered)) => targets_spoken_of(triggered.effects),
            Part::Ability(Ability::Constant(_) | Ability::Instead(_) | Ability::Rule(_))
            | Part::Effects(_)
            | Part::Modifiers(_)
            | Part::Face(_) => 0,
        }
    }
}

/// All parts of a card in the order of the walk.
#[derive(Clone, Debug, Default)]
pub(super) struct Parts(Vec<Entry>);

/// A part, and the parts directly inside it: of a list for each of its words, else together.
#[derive(Clone, Debug)]
struct Entry {
    part: Part,
    inside: Vec<Vec<u16>>,
    /// What the modifiers in it are about.
    reach: Reach,
    /// Of an ability: which of its targets later ones speak of, as bits.
    spoken_of: u8,
}

impl Parts {
    /// The parts of a card, and the places of its printed abilities among them.
    pub fn of(printed: &'static Printed) -> (Parts, Vec<u16>) {
        let mut parts = Parts::default();
        let places = parts.gather(&printed.abilities);
        (parts, places)
    }

    /// Adds an ability that the rules give the card; returns its place, after everything that is printed.
    pub fn add_ability(&mut self, ability: &'static Ability) -> u16 {
        self.add(Part::Ability(ability), ability)
    }

    pub fn part(&self, id: PartId) -> Part {
        self.0[usize::from(id.place)].part
    }

    /// What the modifiers in a part are about.
    pub fn reach(&self, id: PartId) -> Reach {
        self.0[usize::from(id.place)].reach
    }

    /// Whether later targets of an ability hang on what is chosen for the one at this place.
    pub fn is_spoken_of(&self, id: PartId, target: usize) -> bool {
        self.0[usize::from(id.place)].spoken_of & (1 << target) != 0
    }

    /// The `nth` part inside another, at this place of it if it is a list.
    pub fn inside(&self, id: PartId, place: usize, nth: usize) -> PartId {
        PartId { place: self.0[usize::from(id.place)].inside[place][nth], ..id }
    }

    /// Adds the parts that lie directly inside a word, with everything in them; returns their places.
    fn gather(&mut self, word: &'static dyn Word) -> Vec<u16> {
        let mut found = Vec::new();
        word.children(&mut |child| match Part::of(child) {
            Some(part) => found.push(self.add(part, child)),
            None => found.extend(self.gather(child)),
        });
        found
    }

    fn add(&mut self, part: Part, word: &'static dyn Word) -> u16 {
        let place = self.0.len();
        let (reach, spoken_of) = (part.reach(), part.targets_spoken_of());
        self.0.push(Entry { part, inside: Vec::new(), reach, spoken_of });
        self.0[place].inside = match part {
            Part::Effects(list) => list.iter().map(|effect| self.gather(effect)).collect(),
            Part::Modifiers(list) => list.iter().map(|modify| self.gather(modify)).collect(),
            Part::Ability(_) | Part::Face(_) => vec![self.gather(word)],
        };
        place as u16
    }
}

//! Numbers for every ability, list of effects, list of modifiers and face on the cards, so that a game can name them
//! without holding a reference; and per card, at a glance, what it waits for.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::card::{DefId, Set};
use crate::cards::played;
use crate::constant::Reach;
use crate::vocabulary::{
    Ability, Deed, Effect, Face, Filter, Label, List, Modify, Occasion, Phase, PlainKeyword, Rule,
    Triggered, Types, Verb, Who, Zone, walk,
};

/// An ability of some card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct AbilityId(pub u16);

/// What some card shows instead of its own face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct FaceId(pub u16);

/// A list of effects of some ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct ListId(pub u16);

/// A set of verbs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Verbs(u32);

impl Verbs {
    pub fn insert(&mut self, verb: Verb) {
        self.0 |= 1 << verb as u8;
    }

    pub fn has(self, verb: Verb) -> bool {
        self.0 & (1 << verb as u8) != 0
    }

    pub fn add(&mut self, others: Verbs) {
        self.0 |= others.0;
    }

    pub fn meets(self, other: Verbs) -> bool {
        self.0 & other.0 != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// What a card has at a glance: small, since every card in play and in hand is looked at again and again.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Glance {
    /// Verbs its passives wait for.
    pub passive: Verbs,
    /// Verbs its ordinary responses wait for.
    pub response: Verbs,
    /// Verbs its saves and cancels wait for.
    pub interrupt: Verbs,
    /// What its constants are about.
    pub reach: Reach,
    /// All cards with this number carry the same title.
    pub title: u16,
    /// The type, as printed.
    pub types: Types,
    /// Zones from which its triggered abilities work, as bits.
    pub zones: u16,
    /// Phases in which it has actions, as bits; `Any` sets all.
    pub actions: u8,
    /// Whether it is unique.
    pub unique: bool,
    /// Whether it has Ambush.
    pub ambush: bool,
    /// Somebody else than its controller may use an ability of it.
    pub by_others: bool,
    /// Something of it stands in the place of a killing.
    pub instead: bool,
}

/// What is known of a card beforehand.
#[derive(Clone, Debug, Default)]
pub(crate) struct Facts {
    /// Its printed abilities by number, in their order.
    pub abilities: Vec<AbilityId>,
    pub when_revealed: Option<u8>,
    /// What it may be attached to, when it says so.
    pub attach_to: Option<&'static Filter>,
    pub one_per_host: bool,
    pub fastens: bool,
}

pub(crate) struct Index {
    abilities: Vec<&'static Ability>,
    lists: Vec<List<Effect>>,
    modifiers: Vec<List<Modify>>,
    reach_of_modifiers: Vec<Reach>,
    faces: Vec<&'static Face>,
    numbers: BTreeMap<(usize, usize), u16>,
    facts: Vec<Facts>,
    glances: Vec<Glance>,
    /// By set: verbs that responses from hand wait for, whether there are cancels, and zones actions are taken from.
    pools: [Pool; 3],
}

/// What can come out of a hand in games with a set, as everybody knows.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pool {
    pub hand_responses: Verbs,
    pub hand_interrupts: Verbs,
    pub hand_actions: u8,
    /// Verbs anything waits for at all, so that others need not be remembered.
    pub awaited: Verbs,
}

static INDEX: LazyLock<Index> = LazyLock::new(Index::build);

/// The ability with this number.
pub(crate) fn ability(id: AbilityId) -> &'static Ability {
    INDEX.abilities[id.0 as usize]
}

/// The triggered ability with this number.
///
/// # Panics
/// Only triggered abilities are ever used or set off.
pub(crate) fn triggered(id: AbilityId) -> &'static Triggered {
    match ability(id) {
        Ability::Triggered(triggered) => triggered,
        Ability::Constant(_) | Ability::Instead(_) | Ability::Rule(_) => {
            unreachable!("only triggered abilities are used")
        }
    }
}

pub(crate) fn list(id: ListId) -> List<Effect> {
    INDEX.lists[id.0 as usize]
}

pub(crate) fn modifiers(id: u16) -> List<Modify> {
    INDEX.modifiers[id as usize]
}

/// What a list of modifiers is about.
pub(crate) fn reach_of_modifiers(id: u16) -> Reach {
    INDEX.reach_of_modifiers[id as usize]
}

pub(crate) fn face(id: FaceId) -> &'static Face {
    INDEX.faces[id.0 as usize]
}

pub(crate) fn facts(def: DefId) -> &'static Facts {
    &INDEX.facts[def.0 as usize]
}

/// What every card has at a glance, by its number.
pub(crate) fn glances() -> &'static [Glance] {
    &INDEX.glances
}

/// What a card has at a glance.
pub(crate) fn glance(def: DefId) -> Glance {
    glances()[def.0 as usize]
}

pub(crate) fn pool(set: Set) -> &'static Pool {
    &INDEX.pools[set as usize]
}

/// The number of an ability, list, modifier list or face that some card carries.
pub(crate) fn ability_id(ability: &'static Ability) -> AbilityId {
    AbilityId(INDEX.numbers[&address(std::slice::from_ref(ability))])
}

pub(crate) fn list_id(list: List<Effect>) -> ListId {
    if list.is_empty() { ListId(0) } else { ListId(INDEX.numbers[&address(list)]) }
}

pub(crate) fn modifiers_id(list: List<Modify>) -> u16 {
    INDEX.numbers[&address(list)]
}

pub(crate) fn face_id(face: &'static Face) -> FaceId {
    FaceId(INDEX.numbers[&address(std::slice::from_ref(face))])
}

/// Where a list lies and how long it is: lists of different types never share both.
fn address<T>(list: &'static [T]) -> (usize, usize) {
    (list.as_ptr().addr(), size_of_val(list))
}

impl Index {
    fn build() -> Index {
        let mut index = Index {
            abilities: Vec::new(),
            lists: vec![&[]],
            modifiers: Vec::new(),
            reach_of_modifiers: Vec::new(),
            faces: Vec::new(),
            numbers: BTreeMap::new(),
            facts: Vec::new(),
            glances: Vec::new(),
            pools: [Pool::default(); 3],
        };
        let mut titles = BTreeMap::new();
        for printed in played() {
            let mut facts = Facts::default();
            let next = titles.len() as u16;
            let mut glance = Glance {
                title: *titles.entry(printed.name).or_insert(next),
                types: Types::only(printed.kind),
                unique: printed.unique,
                ambush: printed.keywords.has(PlainKeyword::Ambush),
                ..Glance::default()
            };
            for ability in printed.abilities {
                facts.abilities.push(index.add_ability(ability));
                facts.look_at(ability);
                glance.look_at(ability);
            }
            index.glances.push(glance);
            let pool = &mut index.pools[printed.set as usize];
            for ability in printed.abilities {
                pool.look_at(ability);
            }
            index.facts.push(facts);
        }
        index
    }

    fn add_ability(&mut self, ability: &'static Ability) -> AbilityId {
        walk(ability, &mut |word| self.add(word));
        AbilityId(self.numbers[&address(std::slice::from_ref(ability))])
    }

    /// Numbers a word that a game must be able to name.
    fn add(&mut self, word: &'static dyn Any) {
        if let Some(ability) = word.downcast_ref::<Ability>() {
            self.number(std::slice::from_ref(ability), |index| {
                index.abilities.push(ability);
                index.abilities.len() - 1
            });
        } else if let Some(list) = word.downcast_ref::<List<Effect>>() {
            self.number(list, |index| {
                index.lists.push(list);
                index.lists.len() - 1
            });
        } else if let Some(list) = word.downcast_ref::<List<Modify>>() {
            self.number(list, |index| {
                index.modifiers.push(list);
                index.reach_of_modifiers.push(Reach::of(list, &[]));
                index.modifiers.len() - 1
            });
        } else if let Some(face) = word.downcast_ref::<Face>() {
            self.number(std::slice::from_ref(face), |index| {
                index.faces.push(face);
                index.faces.len() - 1
            });
        }
    }

    /// Remembers the number of what lies here, once.
    fn number<T>(&mut self, list: &'static [T], next: impl FnOnce(&mut Index) -> usize) {
        if !list.is_empty() && !self.numbers.contains_key(&address(list)) {
            let number = next(self) as u16;
            self.numbers.insert(address(list), number);
        }
    }
}

/// Whether a response interrupts: it saves or cancels.
pub(crate) fn interrupts(triggered: &Triggered) -> bool {
    matches!(triggered.occasion, Occasion::Would(_))
}

fn deeds(triggered: &Triggered) -> List<Deed> {
    match triggered.occasion {
        Occasion::None => &[],
        Occasion::After(deeds) | Occasion::Would(deeds) => deeds,
    }
}

impl Facts {
    fn look_at(&mut self, ability: &'static Ability) {
        match ability {
            Ability::Constant(_) | Ability::Instead(_) => {}
            Ability::Rule(rule) => match rule {
                Rule::AttachTo(filter) => self.attach_to = Some(filter),
                Rule::OnePerHost => self.one_per_host = true,
                Rule::PlayAsAttachment => self.fastens = true,
                Rule::Copies(_) | Rule::PlotCopies(_) => {}
            },
            Ability::Triggered(triggered) => {
                if triggered.label == Label::WhenRevealed {
                    self.when_revealed = Some(self.abilities.len() as u8 - 1);
                }
            }
        }
    }
}

impl Glance {
    /// Whether some triggered ability of it works from the zone.
    pub fn works_from(&self, zone: Zone) -> bool {
        self.zones & (1 << zone as u16) != 0
    }

    fn look_at(&mut self, ability: &'static Ability) {
        match ability {
            Ability::Constant(constant) => {
                self.reach.add(Reach::of(constant.modify, constant.when));
            }
            Ability::Instead(_) => self.instead = true,
            Ability::Rule(_) => {}
            Ability::Triggered(triggered) => {
                self.zones |= 1 << triggered.from as u16;
                self.by_others |= triggered.by != Who::You;
                let waiting = match triggered.label {
                    Label::Action(phase) => {
                        self.actions |= phases(phase);
                        return;
                    }
                    Label::WhenRevealed => return,
                    Label::Passive => &mut self.passive,
                    Label::Response | Label::LimitedResponse if interrupts(triggered) => {
                        &mut self.interrupt
                    }
                    Label::Response | Label::LimitedResponse => &mut self.response,
                };
                deeds(triggered).iter().for_each(|deed| waiting.insert(deed.verb));
            }
        }
    }
}

impl Pool {
    fn look_at(&mut self, ability: &'static Ability) {
        self.await_nested(ability);
        let Ability::Triggered(triggered) = ability else { return };
        if triggered.from != Zone::Hand {
            return;
        }
        match triggered.label {
            Label::Action(phase) => self.hand_actions |= phases(phase),
            Label::Response | Label::LimitedResponse if interrupts(triggered) => {
                deeds(triggered).iter().for_each(|deed| self.hand_interrupts.insert(deed.verb));
            }
            Label::Response | Label::LimitedResponse => {
                deeds(triggered).iter().for_each(|deed| self.hand_responses.insert(deed.verb));
            }
            Label::Passive | Label::WhenRevealed => {}
        }
    }

    /// Remembers what an ability and everything inside it waits for.
    fn await_nested(&mut self, ability: &'static Ability) {
        walk(ability, &mut |word| {
            if let Some(triggered) = word.downcast_ref::<Triggered>() {
                deeds(triggered).iter().for_each(|deed| self.awaited.insert(deed.verb));
            }
        });
    }
}

/// The phases an action may be taken in, as bits.
fn phases(phase: Phase) -> u8 {
    if phase == Phase::Any { 0x7F } else { 1 << phase as u8 }
}

#[cfg(test)]
mod tests {
    use super::INDEX;
    use crate::state::LISTS_MAX;
    use crate::vocabulary::{Effect, List};

    /// How many lists lie in each other here.
    fn depth(list: List<Effect>) -> usize {
        let inner = list.iter().map(|effect| match effect {
            Effect::Then(list) | Effect::May(_, list) | Effect::Each(_, list) => depth(list),
            Effect::If(_, yes, no) | Effect::Pay { then: yes, otherwise: no, .. } => {
                depth(yes).max(depth(no))
            }
            Effect::OneOf { options, .. } => {
                options.iter().map(|option| depth(option)).max().unwrap_or(0)
            }
            _ => 0,
        });
        1 + inner.max().unwrap_or(0)
    }

    #[test]
    fn no_card_nests_more_lists_than_a_frame_holds() {
        let deepest = INDEX.lists.iter().map(|list| depth(list)).max();
        assert!(deepest.is_some_and(|deepest| deepest <= LISTS_MAX), "{deepest:?}");
    }
}

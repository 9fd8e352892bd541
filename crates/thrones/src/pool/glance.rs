//! What is known of a kind of card beforehand: what it waits for, where it works, what it may be attached to.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{AbilityId, KindId};
use crate::card::{Printed, Set};
use crate::cards::played;
use crate::constant::Reach;
use crate::vocabulary::{
    Ability, Deed, Filter, Label, List, Nameable, Occasion, Phase, PlainKeyword, Rule, Triggered,
    Types, Verb, Who, Zone, walk,
};

/// A set of verbs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Verbs(u64);

const _: () = assert!(Verb::ALL.len() <= 64, "every verb has its bit");

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
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glance {
    /// Verbs its passives wait for.
    pub passive: Verbs,
    /// Verbs its ordinary responses wait for.
    pub response: Verbs,
    /// Verbs its saves and cancels wait for.
    pub interrupt: Verbs,
    /// What its constants are about.
    pub reach: Reach,
    /// The first kind of this title: kinds that share it are copies of each other.
    pub title: KindId,
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

impl Glance {
    pub(super) fn of(printed: &'static Printed, title: KindId) -> Glance {
        let mut glance = Glance {
            passive: Verbs::default(),
            response: Verbs::default(),
            interrupt: Verbs::default(),
            reach: Reach::default(),
            title,
            types: Types::only(printed.kind),
            zones: 0,
            actions: 0,
            unique: printed.unique,
            ambush: printed.keywords.has(PlainKeyword::Ambush),
            by_others: false,
            instead: false,
        };
        printed.abilities.iter().for_each(|ability| glance.look_at(ability));
        glance
    }

    /// Whether some triggered ability of it works from the zone.
    pub fn works_from(&self, zone: Zone) -> bool {
        self.zones & (1 << zone as u16) != 0
    }

    /// Whether some triggered ability of it works from the dead or discard pile.
    pub fn works_from_piles(&self) -> bool {
        self.works_from(Zone::Dead) || self.works_from(Zone::Discard)
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

/// What is known of a card beforehand and looked at seldom.
#[derive(Clone, Debug, Default)]
pub(crate) struct Facts {
    /// Its printed abilities, in their order.
    pub abilities: Vec<AbilityId>,
    pub when_revealed: Option<u8>,
    /// What it may be attached to, when it says so.
    pub attach_to: Option<&'static Filter>,
    pub one_per_host: bool,
    pub fastens: bool,
    pub enters_knelt: bool,
    /// What its player names before the setup hands are drawn.
    pub names_first: Option<Nameable>,
}

impl Facts {
    pub(super) fn of(printed: &'static Printed, abilities: Vec<AbilityId>) -> Facts {
        let mut facts = Facts { abilities, ..Facts::default() };
        for (place, ability) in printed.abilities.iter().enumerate() {
            match ability {
                Ability::Constant(_) | Ability::Instead(_) => {}
                Ability::Rule(rule) => match rule {
                    Rule::AttachTo(filter) => facts.attach_to = Some(filter),
                    Rule::OnePerHost => facts.one_per_host = true,
                    Rule::PlayAsAttachment => facts.fastens = true,
                    Rule::EnterKnelt => facts.enters_knelt = true,
                    Rule::NameFirst(what) => facts.names_first = Some(*what),
                    Rule::Copies(_) | Rule::PlotCopies(_) => {}
                },
                Ability::Triggered(triggered) => {
                    if triggered.label == Label::WhenRevealed {
                        facts.when_revealed = Some(place as u8);
                    }
                }
            }
        }
        facts
    }
}

/// What can come out of a hand in games with a set, as everybody knows: being asked must not tell what a hand holds.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Could {
    pub hand_responses: Verbs,
    pub hand_interrupts: Verbs,
    /// Phases in which actions are taken from hands, as bits.
    pub hand_actions: u8,
    /// Verbs anything waits for at all, so that others need not be remembered.
    pub awaited: Verbs,
}

/// By set.
static COULD: LazyLock<Vec<(Set, Could)>> = LazyLock::new(|| {
    let mut sets: Vec<(Set, Could)> = Vec::new();
    for printed in played() {
        let place = sets.iter().position(|(set, _)| *set == printed.set).unwrap_or_else(|| {
            sets.push((printed.set, Could::default()));
            sets.len() - 1
        });
        printed.abilities.iter().for_each(|ability| sets[place].1.look_at(ability));
    }
    sets
});

impl Could {
    pub(super) fn of_set(set: Set) -> Could {
        let found = COULD.iter().find(|(known, _)| *known == set);
        found.expect("a set has cards").1
    }

    pub(super) fn add(&mut self, other: Could) {
        self.hand_responses.add(other.hand_responses);
        self.hand_interrupts.add(other.hand_interrupts);
        self.hand_actions |= other.hand_actions;
        self.awaited.add(other.awaited);
    }

    fn look_at(&mut self, ability: &'static Ability) {
        walk(ability, &mut |word| {
            if let Some(triggered) = word.downcast_ref::<Triggered>() {
                deeds(triggered).iter().for_each(|deed| self.awaited.insert(deed.verb));
            }
        });
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

/// The phases an action may be taken in, as bits.
fn phases(phase: Phase) -> u8 {
    if phase == Phase::Any { 0x7F } else { 1 << phase as u8 }
}

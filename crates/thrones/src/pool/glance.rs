//! What is known of a kind of card beforehand: what it waits for, where it works, what it may be attached to.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{AbilityId, KindId, Sort, Sorts};
use crate::card::{Printed, Set};
use crate::cards::played;
use crate::constant::{PrintedModifier, Reach, printed_modifiers, watch};
use crate::vocabulary::{
    Ability, Cards, Cost, Deed, Filter, Label, List, Nameable, Occasion, Pay, Phase, PlainKeyword,
    Rule, Triggered, Types, Verb, What, Who, Zone, walk,
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
    /// What its constants are about, as long as it is in play, revealed or run.
    pub reach: Reach,
    /// What its constants are about while it is in hand.
    pub reach_in_hand: Reach,
    /// The first kind of this title: kinds that share it are copies of each other.
    pub title: KindId,
    /// The type, as printed.
    pub types: Types,
    /// Whether it is unique.
    pub unique: bool,
    /// Whether it must kneel for each of its triggered abilities.
    pub kneels: bool,
    /// The sorts that are looked for again and again.
    pub sorts: Sorts,
}

impl Glance {
    /// Of a card, as if no other of its title were there.
    pub(super) fn of(printed: &'static Printed) -> Glance {
        let mut glance = Glance {
            passive: Verbs::default(),
            response: Verbs::default(),
            interrupt: Verbs::default(),
            reach: Reach::default(),
            reach_in_hand: Reach::default(),
            title: KindId::NONE,
            types: Types::only(printed.kind),
            unique: printed.unique,
            kneels: kneels_for_all(printed.abilities),
            sorts: Sorts::default(),
        };
        printed.abilities.iter().for_each(|ability| glance.look_at(ability));
        glance.reach.kinds().for_each(|kind| glance.sorts.insert(Sort::Modifiers(kind)));
        glance.sorts.insert(Sort::Type(printed.kind));
        let ambush = printed.keywords.has(PlainKeyword::Ambush);
        let printed = [
            (Sort::Gold, printed.income != 0),
            (Sort::Influence, printed.influence != 0),
            (Sort::Initiative, printed.initiative != 0),
        ];
        for (sort, _) in printed.into_iter().filter(|(_, is_of_it)| *is_of_it) {
            glance.sorts.insert(sort);
        }
        if ambush {
            glance.sorts.insert(Sort::Ambush);
            Phase::ALL.iter().for_each(|phase| glance.sorts.insert(Sort::HandActions(*phase)));
        }
        glance
    }

    fn look_at(&mut self, ability: &'static Ability) {
        match ability {
            Ability::Constant(constant) => {
                let (reach, sort) = if constant.from == Zone::Hand {
                    (&mut self.reach_in_hand, Sort::HandConstants)
                } else {
                    (&mut self.reach, Sort::Constants)
                };
                reach.add(Reach::of(constant.modify, constant.when));
                self.sorts.insert(sort);
            }
            Ability::Instead(_) => self.sorts.insert(Sort::Instead),
            Ability::Rule(_) => {}
            Ability::Triggered(triggered) => self.look_at_triggered(triggered),
        }
    }
}

impl Glance {
    fn look_at_triggered(&mut self, triggered: &'static Triggered) {
        let from_hand = triggered.from == Zone::Hand;
        if matches!(triggered.from, Zone::Dead | Zone::Discard) {
            self.sorts.insert(Sort::Piles);
        }
        if triggered.by != Who::You {
            self.sorts.insert(Sort::ByOthers);
        }
        let (verbs, sort) = match triggered.label {
            Label::Action(phase) => {
                for phase in Phases::of(phase).iter() {
                    let sort =
                        if from_hand { Sort::HandActions(phase) } else { Sort::Actions(phase) };
                    self.sorts.insert(sort);
                }
                if !from_hand && triggered.from != Zone::Play {
                    self.sorts.insert(Sort::OtherActions);
                }
                return;
            }
            Label::WhenRevealed => return,
            Label::Passive => (&mut self.passive, Sort::Passives),
            Label::Response | Label::LimitedResponse if interrupts(triggered) => {
                let sort = if from_hand { Sort::HandInterrupts } else { Sort::Interrupts };
                (&mut self.interrupt, sort)
            }
            Label::Response | Label::LimitedResponse => {
                let sort = if from_hand { Sort::HandResponses } else { Sort::Responses };
                (&mut self.response, sort)
            }
        };
        deeds(triggered).iter().for_each(|deed| verbs.insert(deed.verb));
        self.sorts.insert(sort);
    }
}

/// What the printed abilities of all cards of a game wait for: for what none of them does nobody is looked for.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Waits {
    pub passive: Verbs,
    pub response: Verbs,
    pub interrupt: Verbs,
}

impl Waits {
    pub(super) fn add(&mut self, glance: &Glance) {
        self.passive.add(glance.passive);
        self.response.add(glance.response);
        self.interrupt.add(glance.interrupt);
    }
}

/// What is known of a card beforehand and looked at seldom.
#[derive(Clone, Debug, Default)]
pub(crate) struct Facts {
    /// Its printed abilities, in their order.
    pub abilities: Vec<AbilityId>,
    /// The modifiers of its printed constants.
    pub constants: Vec<PrintedModifier>,
    /// The cards its printed constants look at.
    pub looks: Vec<&'static Filter>,
    /// Its printed triggered abilities, each with its place among all of them.
    pub triggered: Vec<(u8, AbilityId, &'static Triggered)>,
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
        let constants = printed_modifiers(printed.abilities, &abilities);
        let mut facts = Facts { abilities, constants, ..Facts::default() };
        for (place, ability) in printed.abilities.iter().enumerate() {
            match ability {
                Ability::Constant(constant) => {
                    for modify in constant.modify {
                        watch::for_each_watched(modify, constant.when, &mut |word| {
                            facts.looks.extend(word.downcast_ref::<Filter>());
                        });
                    }
                }
                Ability::Instead(_) => {}
                Ability::Rule(rule) => match rule {
                    Rule::AttachTo(filter) => facts.attach_to = Some(filter),
                    Rule::OnePerHost => facts.one_per_host = true,
                    Rule::PlayAsAttachment => facts.fastens = true,
                    Rule::EnterKnelt => facts.enters_knelt = true,
                    Rule::NameFirst(what) => facts.names_first = Some(*what),
                    Rule::Copies(_) | Rule::PlotCopies(_) => {}
                },
                Ability::Triggered(triggered) => {
                    facts.triggered.push((place as u8, facts.abilities[place], triggered));
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
    /// Phases in which actions are taken from hands.
    pub hand_actions: Phases,
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
        self.hand_actions.add(other.hand_actions);
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
            Label::Action(phase) => self.hand_actions.add(Phases::of(phase)),
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

/// Whether a card must kneel for each of its triggered abilities: none is looked at while it kneels.
fn kneels_for_all(abilities: List<Ability>) -> bool {
    let kneels_this = |cost: &Cost| {
        matches!(cost, Cost::Do(Verb::Kneel, Pay { what: What::Cards(Cards::This), to: _ }))
    };
    abilities.iter().all(|ability| match ability {
        Ability::Triggered(triggered) => triggered.costs.iter().any(kneels_this),
        Ability::Constant(_) | Ability::Instead(_) | Ability::Rule(_) => true,
    })
}

fn deeds(triggered: &Triggered) -> List<Deed> {
    match triggered.occasion {
        Occasion::None => &[],
        Occasion::After(deeds) | Occasion::Would(deeds) => deeds,
    }
}

/// Phases of the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Phases(u8);

impl Phases {
    /// The phases an action may be taken in.
    pub fn of(phase: Phase) -> Phases {
        let bit = 1 << phase as u8;
        // `Any` comes last: all the others are before it.
        Phases(if phase == Phase::Any { bit - 1 } else { bit })
    }

    pub fn has(self, phase: Phase) -> bool {
        self.0 & (1 << phase as u8) != 0
    }

    fn add(&mut self, other: Phases) {
        self.0 |= other.0;
    }

    fn iter(self) -> impl Iterator<Item = Phase> {
        Phase::ALL.into_iter().filter(move |phase| self.has(*phase))
    }
}

//! Which card at the table is of which kind, and the sets that follow from it: they spare a look at every card.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use super::{Glance, KindId, Tables};
use crate::card::Printed;
use crate::card_set::{CardId, CardSet};
use crate::constant::KINDS;
use crate::vocabulary::{CardType, Phase};

/// A sort of cards that is looked for again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sort {
    /// With actions that are taken from hand in this phase; Ambush is one in every phase.
    HandActions(Phase),
    /// With actions that are taken in play in this phase.
    Actions(Phase),
    /// With actions of some phase that are taken from piles, from where plots lie, or as an agenda.
    OtherActions,
    /// With responses out of hand.
    HandResponses,
    /// With responses from anywhere else.
    Responses,
    /// With saves or cancels out of hand.
    HandInterrupts,
    /// With saves or cancels from anywhere else.
    Interrupts,
    /// With passives.
    Passives,
    /// With something that stands in the place of something else.
    Instead,
    /// With constants that work in hand.
    HandConstants,
    /// With constants that work from anywhere else.
    Constants,
    /// With abilities that work from the dead or discard pile.
    Piles,
    /// With abilities that others than their controllers may use.
    ByOthers,
    /// With Ambush.
    Ambush,
    /// With a printed coin.
    Gold,
    /// With a printed scroll.
    Influence,
    /// With a printed diamond.
    Initiative,
    /// Of this printed type.
    Type(CardType),
    /// With modifiers of this kind that work from anywhere but a hand.
    Modifiers(u8),
}

/// How many phases there are, `Any` among them.
const PHASES: usize = Phase::Any as usize + 1;

impl Sort {
    /// How many there are.
    const COUNT: usize = 2 * PHASES + 15 + CardType::ALL.len() + KINDS as usize;

    const fn index(self) -> usize {
        match self {
            Sort::HandActions(phase) => phase as usize,
            Sort::Actions(phase) => PHASES + phase as usize,
            Sort::HandResponses => 2 * PHASES,
            Sort::Responses => 2 * PHASES + 1,
            Sort::HandInterrupts => 2 * PHASES + 2,
            Sort::Interrupts => 2 * PHASES + 3,
            Sort::Passives => 2 * PHASES + 4,
            Sort::Instead => 2 * PHASES + 5,
            Sort::Constants => 2 * PHASES + 6,
            Sort::Piles => 2 * PHASES + 7,
            Sort::ByOthers => 2 * PHASES + 8,
            Sort::Ambush => 2 * PHASES + 9,
            Sort::Gold => 2 * PHASES + 10,
            Sort::Influence => 2 * PHASES + 11,
            Sort::Initiative => 2 * PHASES + 12,
            Sort::HandConstants => 2 * PHASES + 13,
            Sort::OtherActions => 2 * PHASES + 14,
            Sort::Type(kind) => 2 * PHASES + 15 + kind as usize,
            Sort::Modifiers(kind) => 2 * PHASES + 15 + CardType::ALL.len() + kind as usize,
        }
    }
}

/// The sorts a card is of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sorts(u64);

const _: () = assert!(Sort::COUNT <= u64::BITS as usize, "every sort has its bit");

impl Sorts {
    pub fn insert(&mut self, sort: Sort) {
        self.0 |= 1 << sort.index();
    }

    pub fn has(self, sort: Sort) -> bool {
        self.0 & (1 << sort.index()) != 0
    }

    /// The places of those in this and not in the other.
    fn without(self, other: Sorts) -> impl Iterator<Item = usize> {
        let mut left = self.0 & !other.0;
        std::iter::from_fn(move || {
            let place = left.trailing_zeros() as usize;
            let found = left != 0;
            left &= left.wrapping_sub(1);
            found.then_some(place)
        })
    }
}

/// Which card is of which kind.
#[derive(Clone, Debug, Default)]
pub(super) struct Dealt {
    cards: Vec<Known>,
    /// For each card the next one of its title, round and round.
    next_copy: Vec<CardId>,
    sets: Sets,
}

/// What is known of a card by its kind, side by side since it is looked at again and again.
#[derive(Clone, Copy, Debug)]
struct Known {
    kind: KindId,
    printed: &'static Printed,
    glance: Glance,
}

impl Known {
    fn of(kind: KindId, tables: &Tables) -> Known {
        let of = &tables.kinds[kind.index()];
        Known { kind, printed: of.printed, glance: of.glance }
    }
}

/// A set for each sort.
#[derive(Clone, Debug)]
struct Sets([CardSet; Sort::COUNT]);

impl Default for Sets {
    fn default() -> Self {
        Sets([CardSet::EMPTY; Sort::COUNT])
    }
}

/// The cards of the games that are played now, each with what is known of its kinds.
static SHARED: Mutex<Vec<(Weak<Tables>, Weak<Dealt>)>> = Mutex::new(Vec::new());

impl Dealt {
    /// Cards of these kinds, numbered in this order. Games with the same decks share them until one is dealt anew.
    pub fn shared(kinds: Vec<KindId>, tables: &Arc<Tables>) -> Arc<Dealt> {
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        let of_tables = shared.iter().filter(|(of, _)| of.as_ptr() == Arc::as_ptr(tables));
        let mut of_tables = of_tables.filter_map(|(_, dealt)| dealt.upgrade());
        if let Some(dealt) = of_tables.find(|dealt| dealt.kinds().eq(kinds.iter().copied())) {
            return dealt;
        }
        let dealt = Arc::new(Dealt::of(kinds, tables));
        shared.retain(|(_, dealt)| dealt.strong_count() > 0);
        shared.push((Arc::downgrade(tables), Arc::downgrade(&dealt)));
        dealt
    }

    fn of(kinds: Vec<KindId>, tables: &Tables) -> Dealt {
        let cards = kinds.into_iter().map(|kind| Known::of(kind, tables)).collect();
        let mut dealt = Dealt { cards, ..Dealt::default() };
        for place in 0..dealt.cards.len() {
            let sorts = dealt.cards[place].glance.sorts;
            dealt.sort(CardId(place as u16), Sorts::default(), sorts);
        }
        dealt.link_copies(tables);
        dealt
    }

    pub fn kinds(&self) -> impl Iterator<Item = KindId> {
        self.cards.iter().map(|card| card.kind)
    }

    #[inline]
    pub fn kind(&self, card: CardId) -> KindId {
        self.cards[card.index()].kind
    }

    #[inline]
    pub fn printed(&self, card: CardId) -> &'static Printed {
        self.cards[card.index()].printed
    }

    #[inline]
    pub fn glance(&self, card: CardId) -> &Glance {
        &self.cards[card.index()].glance
    }

    #[inline]
    pub fn sort_of(&self, sort: Sort) -> &CardSet {
        &self.sets.0[sort.index()]
    }

    /// The other cards of the title.
    #[inline]
    pub fn copies(&self, card: CardId) -> impl Iterator<Item = CardId> {
        let next = |card: CardId| self.next_copy[card.index()];
        std::iter::successors(Some(next(card)), move |copy| Some(next(*copy)))
            .take_while(move |copy| *copy != card)
    }

    /// Makes each of these cards one of another kind.
    pub fn deal(&mut self, cards: impl Iterator<Item = (CardId, KindId)>, tables: &Tables) {
        for (card, kind) in cards {
            let now = Known::of(kind, tables);
            let before = std::mem::replace(&mut self.cards[card.index()], now);
            self.sort(card, before.glance.sorts, now.glance.sorts);
        }
        self.link_copies(tables);
    }

    /// The card was of some sorts and is of others now.
    fn sort(&mut self, card: CardId, before: Sorts, now: Sorts) {
        before.without(now).for_each(|place| self.sets.0[place].remove(card));
        now.without(before).for_each(|place| self.sets.0[place].insert(card));
    }

    fn link_copies(&mut self, tables: &Tables) {
        let card = |place: usize| CardId(place as u16);
        self.next_copy.clear();
        self.next_copy.extend((0..self.cards.len()).map(card));
        // The last card seen of each title; a new one comes between it and the one after it.
        let mut last = vec![CardId::NONE; tables.kinds.len()];
        for (place, known) in self.cards.iter().enumerate() {
            let before = std::mem::replace(&mut last[known.glance.title.index()], card(place));
            if before != CardId::NONE {
                self.next_copy.swap(before.index(), place);
            }
        }
    }
}

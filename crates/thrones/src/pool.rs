//! The kinds of cards in this game's decks, numbered when it is set up. Whatever the size of the whole card pool, a game
//! knows only these by number; outside memory a card has its lasting name (`Code`).

mod dealt;
mod glance;
mod part;

pub(crate) use dealt::{Sort, Sorts};
pub(crate) use glance::{Could, Facts, Glance, Verbs, Waits, interrupts};
pub(crate) use part::{AbilityId, FaceId, ListId, ModifiersId};

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Code, Printed, Set};
use crate::card_set::{CardId, CardSet};
use crate::cards::COUNT;
use crate::constant::{Reach, places};
use crate::effect::NamedTitle;
use crate::interrupt::DUPLICATE_SAVE;
use crate::vocabulary::{Ability, CardType, Effect, Face, List, Modify, Triggered, Verb};
use dealt::Dealt;
use part::{Part, PartId, Parts};

/// A kind of card in this game, by its place in the pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct KindId(u16);

impl KindId {
    /// No kind: nothing is read of it.
    pub const NONE: KindId = KindId(u16::MAX);

    const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Default for KindId {
    fn default() -> Self {
        KindId::NONE
    }
}

/// The kinds of cards in a game, and which card at the table is of which kind. Copies of a game share one; it is stored as
/// the list of its codes and the kinds of the cards.
#[derive(Debug)]
pub(crate) struct Pool {
    tables: Arc<Tables>,
    dealt: Arc<Dealt>,
}

/// What is known of the kinds beforehand.
#[derive(Clone, Debug, Default)]
struct Tables {
    kinds: Vec<Kind>,
    sets: BTreeSet<Set>,
    could: Could,
    waits: Waits,
}

/// A kind of card in a game.
#[derive(Clone, Debug)]
struct Kind {
    code: Code,
    printed: &'static Printed,
    glance: Glance,
    facts: Facts,
    parts: &'static Parts,
    /// What it can do as a duplicate.
    duplicate_save: AbilityId,
}

/// What is read in the words of a card, whatever game it is in.
struct Read {
    parts: Parts,
    /// The places of its printed abilities among its parts.
    abilities: Vec<u16>,
    /// The place there of what it can do as a duplicate.
    duplicate_save: u16,
    glance: Glance,
}

/// By card: each is read once, when it is first played with.
static READ: [OnceLock<Read>; COUNT] = [const { OnceLock::new() }; COUNT];

/// What is known of the kinds of the games that are played now, by their codes.
static SHARED: Mutex<BTreeMap<Vec<Code>, Weak<Tables>>> = Mutex::new(BTreeMap::new());

impl Read {
    fn of(code: Code) -> &'static Read {
        READ[code.index()].get_or_init(|| {
            let printed = code.printed();
            let (mut parts, abilities) = Parts::of(printed);
            let duplicate_save = parts.add_ability(&DUPLICATE_SAVE);
            Read { parts, abilities, duplicate_save, glance: Glance::of(printed) }
        })
    }
}

impl Pool {
    /// The pool of these cards, each once. Their order is that of their codes, wherever they stand in the source.
    pub fn of(cards: impl IntoIterator<Item = Code>) -> Pool {
        let codes: BTreeSet<Code> = cards.into_iter().collect();
        Pool::of_kinds(codes)
    }

    /// The pool of these kinds, numbered in this order. Games of the same kinds share what is known of them.
    fn of_kinds(codes: impl IntoIterator<Item = Code>) -> Pool {
        let codes: Vec<Code> = codes.into_iter().collect();
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(tables) = shared.get(&codes).and_then(Weak::upgrade) {
            return Pool { tables, dealt: Arc::default() };
        }
        let mut pool = Pool { tables: Arc::default(), dealt: Arc::default() };
        codes.iter().for_each(|code| {
            pool.add(*code);
        });
        shared.retain(|_, tables| tables.strong_count() > 0);
        shared.insert(codes, Arc::downgrade(&pool.tables));
        pool
    }

    /// The number of a card in this pool; it is added if it is not there yet.
    pub fn add(&mut self, code: Code) -> KindId {
        if let Some(kind) = self.find(code) {
            return kind;
        }
        let tables = Arc::make_mut(&mut self.tables);
        let id = KindId(tables.kinds.len() as u16);
        let printed = code.printed();
        let same = tables.kinds.iter().position(|kind| kind.printed.name == printed.name);
        let title = same.map_or(id, |same| KindId(same as u16));
        let Read { parts, abilities, duplicate_save, glance } = Read::of(code);
        let names = abilities.iter().map(|place| AbilityId::new(id, *place));
        let facts = Facts::of(printed, names.collect());
        let glance = Glance { title, ..*glance };
        let duplicate_save = AbilityId::new(id, *duplicate_save);
        tables.waits.add(&glance);
        tables.kinds.push(Kind { code, printed, glance, facts, parts, duplicate_save });
        // Every table has House cards of the Core Set; they tell nothing of the decks.
        if printed.kind != CardType::House && tables.sets.insert(printed.set) {
            tables.could.add(Could::of_set(printed.set));
        }
        id
    }

    /// The number of a card in this pool.
    pub fn find(&self, code: Code) -> Option<KindId> {
        let place = self.tables.kinds.iter().position(|kind| kind.code == code)?;
        Some(KindId(place as u16))
    }

    fn kind(&self, kind: KindId) -> &Kind {
        &self.tables.kinds[kind.index()]
    }

    /// Lays out cards of these kinds, numbered in this order.
    pub fn lay_out(&mut self, kinds: Vec<KindId>) {
        self.dealt = Dealt::shared(kinds, &self.tables);
    }

    /// Makes each of these cards one of another kind.
    pub fn deal(&mut self, cards: impl IntoIterator<Item = (CardId, KindId)>) {
        Arc::make_mut(&mut self.dealt).deal(cards.into_iter(), &self.tables);
    }

    /// The kind of a card at the table.
    #[inline]
    pub fn kind_of(&self, card: CardId) -> KindId {
        self.dealt.kind(card)
    }

    /// The cards of a sort, wherever they are.
    #[inline]
    pub fn sort_of(&self, sort: Sort) -> &CardSet {
        self.dealt.sort_of(sort)
    }

    /// The cards with modifiers of these kinds that work from anywhere but a hand.
    pub fn with_modifiers(&self, kinds: u64) -> CardSet {
        let mut cards = CardSet::EMPTY;
        for kind in places(kinds) {
            cards = cards.or(self.sort_of(Sort::Modifiers(kind)));
        }
        cards
    }

    /// The other cards of the title of a card, wherever they are.
    #[inline]
    pub fn copies(&self, card: CardId) -> impl Iterator<Item = CardId> {
        self.dealt.copies(card)
    }

    /// The lasting name of a kind.
    pub fn code(&self, kind: KindId) -> Code {
        self.kind(kind).code
    }

    pub fn printed(&self, kind: KindId) -> &'static Printed {
        self.kind(kind).printed
    }

    pub fn facts(&self, kind: KindId) -> &Facts {
        &self.kind(kind).facts
    }

    /// What a card at the table has at a glance.
    #[inline]
    pub fn glance(&self, card: CardId) -> &Glance {
        self.dealt.glance(card)
    }

    /// What is printed on a card at the table.
    #[inline]
    pub fn printed_on(&self, card: CardId) -> &'static Printed {
        self.dealt.printed(card)
    }

    /// What can come out of hands at this table, as everybody knows.
    pub fn could(&self) -> &Could {
        &self.tables.could
    }

    /// What the cards of this game wait for, wherever they are.
    pub fn waits(&self) -> &Waits {
        &self.tables.waits
    }

    /// Whether any card of the sets at the table waits for this.
    pub fn is_awaited(&self, verb: Verb) -> bool {
        self.tables.could.awaited.has(verb)
    }

    /// Whether a title is in one of the sets the cards come from.
    pub fn is_played_with(&self, title: &NamedTitle) -> bool {
        title.sets.iter().any(|set| self.tables.sets.contains(set))
    }

    fn reach(&self, id: PartId) -> Reach {
        self.kind(id.kind).parts.reach(id)
    }

    fn part(&self, id: PartId) -> Part {
        self.kind(id.kind).parts.part(id)
    }

    pub fn ability(&self, id: AbilityId) -> &'static Ability {
        let Part::Ability(ability) = self.part(id.0) else { unreachable!("{id:?} is an ability") };
        ability
    }

    /// What a card can do as a duplicate.
    pub fn duplicate_save(&self, card: CardId) -> AbilityId {
        self.kind(self.kind_of(card)).duplicate_save
    }

    /// The triggered ability with this name.
    ///
    /// # Panics
    /// Only triggered abilities are ever used or set off.
    pub fn triggered(&self, id: AbilityId) -> &'static Triggered {
        match self.ability(id) {
            Ability::Triggered(triggered) => triggered,
            Ability::Constant(_) | Ability::Instead(_) | Ability::Rule(_) => {
                unreachable!("only triggered abilities are used")
            }
        }
    }

    pub fn list(&self, id: ListId) -> List<Effect> {
        let Part::Effects(list) = self.part(id.0) else { unreachable!("{id:?} is a list") };
        list
    }

    pub fn modifiers(&self, id: ModifiersId) -> List<Modify> {
        let Part::Modifiers(list) = self.part(id.0) else { unreachable!("{id:?} is a list") };
        list
    }

    /// What a list of modifiers is about.
    pub fn reach_of_modifiers(&self, id: ModifiersId) -> Reach {
        self.reach(id.0)
    }

    /// What an ability is about, if it is a constant.
    pub fn reach_of_ability(&self, id: AbilityId) -> Reach {
        self.reach(id.0)
    }

    /// What the constants of a face are about.
    pub fn reach_of_face(&self, id: FaceId) -> Reach {
        self.reach(id.0)
    }

    /// Whether later targets of an ability hang on what is chosen for the one at this place.
    pub fn is_spoken_of(&self, id: AbilityId, target: usize) -> bool {
        self.kind(id.0.kind).parts.is_spoken_of(id.0, target)
    }

    pub fn face(&self, id: FaceId) -> &'static Face {
        let Part::Face(face) = self.part(id.0) else { unreachable!("{id:?} is a face") };
        face
    }

    /// The effects of an ability.
    pub fn effects_of(&self, id: AbilityId) -> ListId {
        ListId(self.inside(id.0, 0, 0))
    }

    /// The modifiers of a constant.
    pub fn modifiers_of(&self, id: AbilityId) -> ModifiersId {
        ModifiersId(self.inside(id.0, 0, 0))
    }

    /// The list of effects inside an effect: `branch` counts those that lie in the same one.
    pub fn branch(&self, list: ListId, effect: u8, branch: usize) -> ListId {
        ListId(self.inside(list.0, effect.into(), branch))
    }

    /// The modifiers that an effect makes last.
    pub fn lasting_modifiers(&self, list: ListId, effect: u8) -> ModifiersId {
        ModifiersId(self.inside(list.0, effect.into(), 0))
    }

    /// The ability that an effect makes last.
    pub fn lasting_ability(&self, list: ListId, effect: u8) -> AbilityId {
        AbilityId(self.inside(list.0, effect.into(), 0))
    }

    /// The face that an effect gives a card.
    pub fn face_given(&self, list: ListId, effect: u8) -> FaceId {
        FaceId(self.inside(list.0, effect.into(), 0))
    }

    /// The ability that a modifier gives a card.
    pub fn gained_by(&self, list: ModifiersId, modifier: usize) -> AbilityId {
        AbilityId(self.inside(list.0, modifier, 0))
    }

    /// An ability of a face, by its place.
    pub fn ability_of_face(&self, id: FaceId, place: usize) -> AbilityId {
        AbilityId(self.inside(id.0, 0, place))
    }

    fn codes(&self) -> impl Iterator<Item = Code> {
        self.tables.kinds.iter().map(|kind| kind.code)
    }

    fn inside(&self, id: PartId, place: usize, nth: usize) -> PartId {
        self.kind(id.kind).parts.inside(id, place, nth)
    }
}

impl Clone for Pool {
    fn clone(&self) -> Self {
        Pool { tables: Arc::clone(&self.tables), dealt: Arc::clone(&self.dealt) }
    }

    /// Copies of one game share their pool already.
    fn clone_from(&mut self, source: &Self) {
        if !Arc::ptr_eq(&self.tables, &source.tables) || !Arc::ptr_eq(&self.dealt, &source.dealt) {
            *self = source.clone();
        }
    }
}

impl PartialEq for Pool {
    fn eq(&self, other: &Self) -> bool {
        let same = Arc::ptr_eq(&self.tables, &other.tables) || self.codes().eq(other.codes());
        same && self.dealt.kinds().eq(other.dealt.kinds())
    }
}

/// A pool as it is stored.
#[derive(Serialize, Deserialize)]
struct Stored {
    kinds: Vec<Code>,
    cards: Vec<KindId>,
}

impl Serialize for Pool {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Stored { kinds: self.codes().collect(), cards: self.dealt.kinds().collect() }
            .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Pool {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Stored { kinds, cards } = Stored::deserialize(deserializer)?;
        let mut pool = Pool::of_kinds(kinds);
        if cards.iter().any(|kind| kind.index() >= pool.tables.kinds.len()) {
            return Err(serde::de::Error::custom("a card is of no kind"));
        }
        pool.lay_out(cards);
        Ok(pool)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Journal;

    use super::Pool;
    use crate::Thrones;
    use crate::card::{Code, Set};
    use crate::state::LISTS_MAX;
    use crate::vocabulary::{Effect, List, walk};

    /// How many lists lie in each other here, lists of lasting abilities apart: those have a frame of their own.
    fn depth(list: List<Effect>) -> usize {
        let inner = list.iter().map(|effect| {
            if let Effect::Then(list) | Effect::May(_, list) | Effect::Each(_, list) = effect {
                return depth(list);
            }
            if let Effect::If(_, yes, no)
            | Effect::Pay { then: yes, otherwise: no, who: _, costs: _ } = effect
            {
                return depth(yes).max(depth(no));
            }
            if let Effect::OneOf { options, by: _ } = effect {
                return options.iter().map(|option| depth(option)).max().unwrap_or(0);
            }
            0
        });
        1 + inner.max().unwrap_or(0)
    }

    #[test]
    fn no_card_nests_more_lists_than_a_frame_holds() {
        let mut deepest = 0;
        for code in Code::all() {
            walk(&code.printed().abilities, &mut |word| {
                if let Some(list) = word.downcast_ref::<List<Effect>>() {
                    deepest = deepest.max(depth(list));
                }
            });
        }
        assert!((1..=LISTS_MAX).contains(&deepest), "{deepest}");
    }

    #[test]
    fn a_pool_is_the_same_however_its_cards_are_named() {
        let forth: Vec<Code> = Code::all().collect();
        let back: Vec<Code> = forth.iter().rev().chain(&forth).copied().collect();
        let pool = Pool::of(back);
        assert_eq!(pool, Pool::of(forth.iter().copied()));
        let stored = serde_json::to_string(&pool).expect("a pool is a list of codes");
        assert!(stored.starts_with("{\"kinds\":[\"core-"), "{stored}");
        assert_eq!(serde_json::from_str::<Pool>(&stored).expect("as it was stored"), pool);
    }

    #[test]
    fn every_printed_ability_is_found_under_its_name() {
        let pool = Pool::of(Code::all());
        for code in Code::all() {
            let kind = pool.find(code).expect("every card is there");
            let named = pool.facts(kind).abilities.iter().map(|id| pool.ability(*id));
            assert!(named.eq(code.printed().abilities), "{code}");
        }
    }

    #[test]
    fn codes_are_read_as_they_are_written_and_no_others() {
        for code in Code::all() {
            assert_eq!(code.to_string().parse(), Ok(code));
        }
        let unknown = "core-s999".parse::<Code>().expect_err("nobody has it");
        let said = "there is no card \"core-s999\" here; a card is named by its set and number, \
                    as core-s5";
        assert_eq!(unknown.to_string(), said);
    }

    #[test]
    fn golden_journals_do_not_notice_a_set_before_the_core_set() {
        assert_eq!(crate::cards::CARDS[0].set, Set::MadeUp, "it stands before the Core Set");
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
        let mut verified = 0;
        for file in std::fs::read_dir(folder).expect("the journals are kept") {
            let path = file.expect("the folder can be read").path();
            let text = std::fs::read_to_string(&path).expect("the journal can be read");
            let journal = Journal::<Thrones>::read(&text).expect("the journal can be read");
            journal.verify().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            verified += 1;
        }
        assert_eq!(verified, 6);
    }
}

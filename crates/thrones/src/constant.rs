//! Constant and lasting modifiers: STR, icons and keywords are reckoned afresh from what is printed whenever something
//! changed (`lasting.recompute`), and rarer modifiers are read when somebody asks.

mod query;
mod reckon;
mod shares;
pub(crate) mod watch;

pub(crate) use kind::COUNT as KINDS;
pub(crate) use reckon::keyword_bits;

use crate::card_set::{CardId, CardSet};
use crate::pool::{AbilityId, FaceId, ModifiersId, Sort, Verbs};
use crate::state::{Frame, LastingEffect, Lasts, Named, Thrones};
use crate::vocabulary::{
    Ability, CardMod, Condition, Deed, Filter, List, Modify, Period, PlayerMod, TableMod, Test,
    Thing, Verb, Zone,
};
use serde::{Deserialize, Serialize};

/// Kinds of modifiers, so that nobody looks for one of which there is none.
mod kind {
    pub const BLANK: u64 = 1;
    pub const THING: u64 = 1 << 1;
    pub const STRENGTH: u64 = 1 << 2;
    pub const CARD_BAN: u64 = 1 << 3;
    pub const PLAYER_BAN: u64 = 1 << 4;
    pub const NO_KNEEL: u64 = 1 << 5;
    pub const GOES: u64 = 1 << 6;
    pub const FATAL: u64 = 1 << 7;
    pub const NO_BONUS: u64 = 1 << 8;
    pub const VALUE: u64 = 1 << 9;
    pub const COST: u64 = 1 << 10;
    pub const PAY_WITH: u64 = 1 << 11;
    pub const TOLL: u64 = 1 << 12;
    pub const CHALLENGES: u64 = 1 << 13;
    pub const MORE: u64 = 1 << 14;
    pub const POWER_COUNTS: u64 = 1 << 15;
    pub const SKIP: u64 = 1 << 16;
    pub const WINDOW: u64 = 1 << 17;
    pub const TRAIT: u64 = 1 << 18;
    pub const ICON: u64 = 1 << 19;
    pub const SEASON: u64 = 1 << 20;
    /// What is asked for seldom: draws, dominance, whether a challenge is unopposed, who dies first.
    pub const SELDOM: u64 = 1 << 21;
    pub const FOLLOWS: u64 = 1 << 22;
    pub const NO_PENALTY: u64 = 1 << 23;
    /// How many kinds there are.
    pub const COUNT: u8 = 24;
    /// What is reckoned for every card whenever something changed.
    pub const RECKONED: u64 = BLANK | TRAIT | ICON | THING | STRENGTH;
    /// What reckoning reads: that, and what its conditions or what follows from it hang on.
    pub const READ: u64 = RECKONED | POWER_COUNTS | SEASON | FATAL | FOLLOWS;
}

fn kind_of(modify: &Modify) -> u64 {
    match modify {
        Modify::Card(_, change) => match change {
            CardMod::Strength(_) => kind::STRENGTH,
            CardMod::Fatal(_, _) | CardMod::Expelled => kind::FATAL,
            CardMod::DiesFirst => kind::SELDOM,
            CardMod::Follows(_) => kind::FOLLOWS,
            CardMod::Gain(Thing::Trait(_) | Thing::TraitIn(_))
            | CardMod::Lose(Thing::Trait(_) | Thing::TraitIn(_)) => kind::TRAIT,
            CardMod::Gain(Thing::Icon(_) | Thing::Icons)
            | CardMod::Lose(Thing::Icon(_) | Thing::Icons) => kind::ICON,
            CardMod::Uncounted | CardMod::Gain(_) | CardMod::Lose(_) | CardMod::Gains(_) => {
                kind::THING
            }
            CardMod::NoBonus(_) => kind::NO_BONUS,
            CardMod::Blank(_) => kind::BLANK,
            CardMod::Cannot(_) => kind::CARD_BAN,
            CardMod::NoKneel(_) => kind::NO_KNEEL,
            CardMod::Goes(_, _) => kind::GOES,
            CardMod::MorePower { cause: _, by: _ } => kind::MORE,
        },
        Modify::Player(_, change) => match change {
            PlayerMod::Value(_, _) => kind::VALUE,
            PlayerMod::Cost { of: _, by: _, ambush: _ } => kind::COST,
            PlayerMod::NoPenalty(_) => kind::NO_PENALTY,
            PlayerMod::Dominance(_) | PlayerMod::Draws(_) => kind::SELDOM,
            PlayerMod::Victory { by: _, least: _ } => kind::POWER_COUNTS,
            PlayerMod::PayGoldWith(_) => kind::PAY_WITH,
            PlayerMod::Cannot(_) => kind::PLAYER_BAN,
            PlayerMod::Toll { of: _, gold: _, to: _ } => kind::TOLL,
            PlayerMod::Challenges { kind: _, more: _, most: _ } => kind::CHALLENGES,
            PlayerMod::PowerCounts(_, _) => kind::POWER_COUNTS,
        },
        Modify::Table(change) => match change {
            TableMod::Skip(_) => kind::SKIP,
            TableMod::Season(_) => kind::SEASON,
            TableMod::Unopposed => kind::SELDOM,
            TableMod::ActBeforePlots => kind::WINDOW,
        },
    }
}

/// What modifiers are about, so that nobody looks for what none of them says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Reach {
    /// Their kinds, and what those look at that are reckoned or that victory hangs on. The others are read when
    /// somebody asks.
    kinds: u64,
    /// What they forbid or tax.
    restricts: Verbs,
}

impl Reach {
    /// What a list of modifiers under these conditions is about.
    pub fn of(list: List<Modify>, when: List<Condition>) -> Reach {
        let awaited = kind::READ | kind::CARD_BAN | kind::VALUE;
        let mut reach = Reach::default();
        for modify in list {
            let kind = kind_of(modify);
            reach.kinds |= kind;
            // Of what is forbidden, reckoning asks only whether cards can be blanked or discarded.
            let unasked = kind == kind::CARD_BAN
                && !restricted_by(modify)
                    .iter()
                    .any(|deed| deed.verb == Verb::Blank || deed.verb == Verb::Discard);
            if kind & awaited != 0 && !unasked {
                reach.kinds |= watch::watched(modify, when);
            }
            restricted_by(modify).iter().for_each(|deed| reach.restricts.insert(deed.verb));
        }
        reach
    }

    /// What the constants among abilities are about.
    pub fn of_abilities(abilities: List<Ability>) -> Reach {
        let mut reach = Reach::default();
        for ability in abilities {
            if let Ability::Constant(constant) = ability {
                reach.add(Reach::of(constant.modify, constant.when));
            }
        }
        reach
    }

    pub fn add(&mut self, other: Reach) {
        self.kinds |= other.kinds;
        self.restricts.add(other.restricts);
    }

    pub fn has(self, kinds: u64) -> bool {
        self.kinds & kinds != 0
    }

    /// The kinds of the modifiers, by the places of their bits.
    pub fn kinds(self) -> impl Iterator<Item = u8> {
        places(self.kinds)
    }

    /// Whether reckoning reads any of it. Of what is forbidden, it asks only whether cards can be blanked or discarded.
    fn is_reckoned(self) -> bool {
        let bans = self.restricts.has(Verb::Blank) || self.restricts.has(Verb::Discard);
        self.has(kind::READ) || self.has(kind::CARD_BAN) && bans
    }
}

/// The places of kinds, the lowest first.
pub(crate) fn places(kinds: u64) -> impl Iterator<Item = u8> {
    let mut left = kinds & ((1 << kind::COUNT) - 1);
    std::iter::from_fn(move || {
        let place = left.trailing_zeros() as u8;
        let found = left != 0;
        left &= left.wrapping_sub(1);
        found.then_some(place)
    })
}

/// Reads a modifier under its conditions in its frame; the last tells the name of the ability it gives, if it does.
type Reader<'r> = dyn FnMut(&'static Modify, List<Condition>, &Frame, &dyn Fn() -> AbilityId) + 'r;

/// A modifier that is printed on a card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PrintedModifier {
    kind: u64,
    from: Zone,
    when: List<Condition>,
    modify: &'static Modify,
    /// The constant it belongs to, and its number there.
    of: AbilityId,
    number: usize,
}

/// The modifiers of the constants among the abilities of a card.
pub(crate) fn printed_modifiers(
    abilities: List<Ability>,
    names: &[AbilityId],
) -> Vec<PrintedModifier> {
    let mut all = Vec::new();
    for (ability, of) in abilities.iter().zip(names) {
        let Ability::Constant(constant) = ability else { continue };
        for (number, modify) in constant.modify.iter().enumerate() {
            all.push(PrintedModifier {
                kind: kind_of(modify),
                from: constant.from,
                when: constant.when,
                modify,
                of: *of,
                number,
            });
        }
    }
    all
}

/// What a modifier forbids or taxes.
fn restricted_by(modify: &Modify) -> List<Deed> {
    match modify {
        Modify::Card(_, CardMod::Cannot(deeds))
        | Modify::Player(
            _,
            PlayerMod::Cannot(deeds) | PlayerMod::Toll { of: deeds, gold: _, to: _ },
        ) => deeds,
        Modify::Card(_, _) | Modify::Player(_, _) | Modify::Table(_) => &[],
    }
}

impl Thrones {
    /// The frame a lasting effect speaks in.
    pub(crate) fn frame_of(&self, lasting: &LastingEffect) -> Frame {
        let ability = match lasting.what {
            Lasts::Ability(ability) => ability,
            Lasts::Modifiers(_) | Lasts::Lent(_) | Lasts::SwappedPlots => AbilityId::NONE,
        };
        let mut frame = Frame::new(lasting.source, ability, lasting.you);
        frame.x = lasting.x;
        frame.triggered = lasting.triggered;
        frame.players = [lasting.players[0], lasting.players[1], None];
        frame.named = [lasting.named[0], lasting.named[1], Named::Nothing];
        frame.picked = lasting.chosen[0];
        frame.others[0] = lasting.chosen[1];
        frame
    }

    /// Calls `each` with every modifier of these kinds that is in force.
    fn for_each_modifier(&self, kinds: u64, each: impl FnMut(&'static Modify, &Frame)) {
        self.for_each_such(kinds, |_| true, each);
    }

    /// Calls `each` with every modifier of these kinds that is in force and forbids or taxes deeds of a verb.
    fn for_each_restriction(
        &self,
        kinds: u64,
        verb: Verb,
        each: impl FnMut(&'static Modify, &Frame),
    ) {
        if self.is_restricted(verb) {
            let of_verb = |deed: &Deed| deed.verb == verb;
            self.for_each_such(kinds, |modify| restricted_by(modify).iter().any(of_verb), each);
        }
    }

    /// Calls `each` with every modifier of these kinds that is such and in force.
    fn for_each_such(
        &self,
        kinds: u64,
        is_such: impl Fn(&Modify) -> bool,
        mut each: impl FnMut(&'static Modify, &Frame),
    ) {
        if !self.stale && !self.reach.has(kinds) {
            return;
        }
        self.for_each_constant(kinds, &mut |modify, when, frame, _| {
            if is_such(modify) && self.all_hold(when, frame) {
                each(modify, frame);
            }
        });
    }

    /// Calls `each` with every modifier of these kinds of cards in play, revealed plots, agendas and lasting effects.
    /// Conditions are not looked at.
    fn for_each_constant(&self, kinds: u64, each: &mut Reader<'_>) {
        let (of_kinds, with_faces);
        let printed = if kinds.is_power_of_two() {
            self.pool.sort_of(Sort::Modifiers(kinds.trailing_zeros() as u8))
        } else {
            of_kinds = self.pool.with_modifiers(kinds);
            &of_kinds
        };
        let in_play = if self.retyped.is_empty() {
            printed
        } else {
            with_faces = printed.or(&self.retyped);
            &with_faces
        };
        for card in self.in_play.both(in_play) {
            let state = self.card(card);
            if let Some(face) = state.face {
                self.for_each_of_face(card, face, kinds, each);
            } else if !state.blank {
                self.for_each_printed(card, kinds, each);
            }
        }
        for card in self.beside.both(printed) {
            if !self.card(card).blank {
                self.for_each_printed(card, kinds, each);
            }
        }
        let holds = |lasting: &&LastingEffect| !lasting.later && self.reach_of(lasting).has(kinds);
        for lasting in self.lasting.iter().filter(holds) {
            let (id, when): (ModifiersId, List<Condition>) = match lasting.what {
                Lasts::Modifiers(id) => (id, &[]),
                Lasts::Ability(id) => match self.pool.ability(id) {
                    Ability::Constant(constant) => (self.pool.modifiers_of(id), constant.when),
                    Ability::Triggered(_) | Ability::Instead(_) | Ability::Rule(_) => continue,
                },
                Lasts::Lent(_) | Lasts::SwappedPlots => continue,
            };
            let frame = self.frame_of(lasting);
            for (number, modify) in self.pool.modifiers(id).iter().enumerate() {
                if kind_of(modify) & kinds != 0 {
                    each(modify, when, &frame, &|| self.pool.gained_by(id, number));
                }
            }
        }
    }

    /// Calls `each` with the modifiers of these kinds that are printed on a card and work from where it is.
    fn for_each_printed(&self, card: CardId, kinds: u64, each: &mut Reader<'_>) {
        let state = self.card(card);
        let zone = state.place.zone();
        let mut frame = Frame::new(card, AbilityId::NONE, state.controller);
        if zone == Zone::Agenda {
            frame.named[0] = self.player(state.controller).named;
        }
        for printed in &self.facts(card).constants {
            if printed.kind & kinds != 0 && printed.from == zone {
                let gives =
                    || self.pool.gained_by(self.pool.modifiers_of(printed.of), printed.number);
                each(printed.modify, printed.when, &frame, &gives);
            }
        }
    }

    /// Calls `each` with the modifiers of these kinds of the face that a card shows.
    fn for_each_of_face(&self, card: CardId, face: FaceId, kinds: u64, each: &mut Reader<'_>) {
        let frame = Frame::new(card, AbilityId::NONE, self.card(card).controller);
        for (place, ability) in self.pool.face(face).abilities.iter().enumerate() {
            let Ability::Constant(constant) = ability else { continue };
            let of = self.pool.ability_of_face(face, place);
            for (number, modify) in constant.modify.iter().enumerate() {
                if kind_of(modify) & kinds != 0 && constant.from == Zone::Play {
                    let gives = || self.pool.gained_by(self.pool.modifiers_of(of), number);
                    each(modify, constant.when, &frame, &gives);
                }
            }
        }
    }

    /// What the modifiers of plots, agendas and lasting effects are about.
    fn reach_beside_play(&self) -> Reach {
        let mut reach = Reach::default();
        for card in self.beside.both(self.pool.sort_of(Sort::Constants)) {
            reach.add(self.glance(card).reach);
        }
        for lasting in &self.lasting {
            reach.add(self.reach_of(lasting));
        }
        reach
    }

    /// A lasting effect began or ended: what it changes on cards is reckoned anew, what it changes otherwise is read
    /// when somebody asks.
    pub(crate) fn lasting_changed(&mut self, lasting: &LastingEffect) {
        let reach = self.reach_of(lasting);
        self.reach.add(reach);
        self.stale |= reach.has(kind::RECKONED);
        if reach.has(kind::VALUE) {
            self.changed(watch::VALUES);
        }
    }

    /// The text of a card begins or ceases to work. Constants are reckoned anew if it has one that reckoning reads, or if
    /// one may look at it; others are read when somebody asks.
    pub(crate) fn text_changed(&mut self, card: CardId) {
        let reach = self.glance(card).reach;
        self.stale = self.stale || reach.is_reckoned() || self.is_looked_at(card);
        self.reach.add(reach);
        if reach.has(kind::VALUE) {
            self.changed(watch::VALUES);
        }
    }

    /// Whether some constant may look at a card, as far as what is printed on it tells.
    fn is_looked_at(&self, card: CardId) -> bool {
        let types = self.glance(card).types;
        let like_it = watch::cards(types);
        if !self.reach.has(like_it) {
            return false;
        }
        let fits = |filter: &&Filter| {
            filter.types.meets(types) && filter.tests.iter().all(|test| self.may_pass(card, test))
        };
        let looks = |by: CardId| {
            let reach = self.glance(by).reach;
            self.retyped.has(by)
                || reach.has(like_it)
                    && (reach.has(watch::ANY_CARD) || self.facts(by).looks.iter().any(fits))
        };
        self.constants.iter().any(looks)
            || self.beside.both(self.pool.sort_of(Sort::Constants)).any(looks)
            || self.lasting.iter().any(|lasting| self.reach_of(lasting).has(like_it))
    }

    /// Whether a card may ever pass a test: it has the name, and the trait unless cards gain some.
    fn may_pass(&self, card: CardId, test: &Test) -> bool {
        if let Test::Named(name) = test {
            return self.printed(card).name == name.0;
        }
        if let Test::Trait(wanted) = test {
            return self.reach.has(kind::TRAIT) || self.printed_traits(card).contains(wanted);
        }
        true
    }

    /// A card comes into play. Constants are reckoned anew if it has one or one may look at it.
    pub(crate) fn comes_into_play(&mut self, card: CardId) {
        self.altered.insert(card);
        self.card_mut(card).fresh = true;
        self.arrived = true;
        self.text_changed(card);
        if self.pool.sort_of(Sort::Constants).has(card) {
            self.constants.insert(card);
        }
    }

    /// A card leaves play. Constants are reckoned anew if one was on it or looked at it, or if others hang on it.
    pub(crate) fn leaves_play(&mut self, card: CardId) {
        self.text_changed(card);
        self.constants.remove(card);
        let state = self.card(card);
        self.stale = self.stale
            || self.altered.has(card)
            || self.retyped.has(card)
            || state.power > 0 && self.reach.has(watch::POWER)
            || self.challenge.on && self.challenge.is_in_it(card)
            || self.attached.iter().any(|attached| self.card(attached).host == card)
            || self.lasting.iter().any(|lasting| lasting.source == card);
        self.altered.remove(card);
    }

    /// Something changed that constants may look at: they are reckoned anew if one does.
    pub(crate) fn changed(&mut self, watched: u64) {
        self.stale |= self.reach.has(watched);
    }

    /// Something changed for a card that constants may look at, which are reckoned anew if one looks at that card.
    pub(crate) fn changed_by(&mut self, watched: u64, card: CardId) {
        self.stale = self.stale || self.reach.has(watched) && self.is_looked_at(card);
    }

    /// Something changed for these cards that only their own constants, and those of what is on them, look at.
    pub(crate) fn changed_for(&mut self, watched: u64, cards: &CardSet) {
        if self.stale || !self.reach.has(watched) {
            return;
        }
        let looks = |card: CardId| self.glance(card).reach.has(watched) || self.retyped.has(card);
        let is_on = |card: CardId| cards.has(self.card(card).host);
        let lasts = |lasting: &LastingEffect| self.reach_of(lasting).has(watched);
        self.stale = cards.both(&self.constants).any(looks)
            || self.attached.iter().any(|card| is_on(card) && looks(card))
            || self.lasting.iter().any(lasts);
    }

    /// Whether doing this may be forbidden or cost extra at the table.
    pub(crate) fn is_restricted(&self, verb: Verb) -> bool {
        self.stale || self.reach.restricts.has(verb)
    }

    /// Ends lasting effects whose time is over.
    pub(crate) fn expire(&mut self, ends: Period) {
        for place in (0..self.lasting.len()).rev() {
            if self.lasting[place].ends == ends && !self.lasting[place].later {
                let over = self.lasting.remove(place);
                self.lasting_changed(&over);
            }
        }
    }

    /// Forgets lasting effects on or of a card that left play (`timing.leaves_play`).
    pub(crate) fn forget_lasting_on(&mut self, card: CardId) {
        let before = self.lasting.len();
        self.lasting.retain(|lasting| lasting.bound_to != card);
        for place in (0..self.lasting.len()).rev() {
            let mut lasting = self.lasting[place];
            let on_it = lasting.chosen[0] == card && lasting.chosen[1] == CardId::NONE;
            // When it comes back, what was on it is not on it any more, though it lasts on the other card.
            if matches!(lasting.what, Lasts::Modifiers(_)) && lasting.chosen.contains(&card) {
                lasting.chosen =
                    lasting.chosen.map(|one| if one == card { CardId::NONE } else { one });
                self.lasting[place] = lasting;
            }
            if on_it && lasting.players == [None; 2]
                || matches!(lasting.what, Lasts::Lent(_)) && lasting.source == card
            {
                self.lasting.remove(place);
            }
        }
        self.stale |= self.lasting.len() < before;
    }
}

impl Thrones {
    /// What a lasting effect is about.
    fn reach_of(&self, lasting: &LastingEffect) -> Reach {
        match lasting.what {
            Lasts::Modifiers(list) => self.pool.reach_of_modifiers(list),
            Lasts::Ability(id) => self.pool.reach_of_ability(id),
            Lasts::Lent(_) => Reach { kinds: kind::THING, ..Reach::default() },
            Lasts::SwappedPlots => Reach::default(),
        }
    }
}

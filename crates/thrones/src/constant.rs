//! Constant and lasting modifiers: STR, icons and keywords are reckoned afresh from what is printed whenever something
//! changed (`lasting.recompute`), and rarer modifiers are read when somebody asks.

pub(crate) mod watch;

use tabletop::{Row, Seat};

use crate::card_set::{CARDS_MAX, CardId, CardSet};
use crate::index::{ability, ability_id, face, facts, modifier_kinds, modifiers};
use crate::reading::Doing;
use crate::state::{Ends, Frame, GainedTrait, LastingEffect, Lasts, MORE, Place, Removal, Thrones, mark};
use crate::vocabulary::{
    Ability, Blank, CardMod, CardType, Change, Condition, Cost, Deed, Filter, Icons, Keyword, Keywords, List, Means,
    Modify, Phase, Pick, PlayerMod, Resource, Source, Thing, Value, Verb, Window, Zone,
};

/// Kinds of modifiers, so that nobody looks for one of which there is none.
mod kind {
    pub const BLANK: u32 = 1;
    pub const THING: u32 = 1 << 1;
    pub const STRENGTH: u32 = 1 << 2;
    pub const CARD_BAN: u32 = 1 << 3;
    pub const PLAYER_BAN: u32 = 1 << 4;
    pub const NO_KNEEL: u32 = 1 << 5;
    pub const GOES: u32 = 1 << 6;
    pub const FATAL: u32 = 1 << 7;
    pub const PROVIDES: u32 = 1 << 8;
    pub const VALUE: u32 = 1 << 9;
    pub const COST: u32 = 1 << 10;
    pub const PAY_WITH: u32 = 1 << 11;
    pub const TOLL: u32 = 1 << 12;
    pub const CHALLENGES: u32 = 1 << 13;
    pub const MORE: u32 = 1 << 14;
    pub const POWER_COUNTS: u32 = 1 << 15;
    pub const SKIP: u32 = 1 << 16;
    pub const WINDOW: u32 = 1 << 17;
}

fn kind_of(modify: &Modify) -> u32 {
    match modify {
        Modify::Card(_, change) => match change {
            CardMod::Strength(_) => kind::STRENGTH,
            CardMod::Fatal(_) => kind::FATAL,
            CardMod::Uncounted | CardMod::Gain(_) | CardMod::Lose(_) | CardMod::Gains(_) => kind::THING,
            CardMod::Provides(..) => kind::PROVIDES,
            CardMod::Blank(_) => kind::BLANK,
            CardMod::Cannot(_) => kind::CARD_BAN,
            CardMod::NoKneel(_) => kind::NO_KNEEL,
            CardMod::Goes(..) => kind::GOES,
            CardMod::More { .. } => kind::MORE,
        },
        Modify::Player(_, change) => match change {
            PlayerMod::Value(..) => kind::VALUE,
            PlayerMod::Cost { .. } => kind::COST,
            PlayerMod::PayGoldWith(_) => kind::PAY_WITH,
            PlayerMod::Cannot(_) => kind::PLAYER_BAN,
            PlayerMod::Toll { .. } => kind::TOLL,
            PlayerMod::Challenges { .. } => kind::CHALLENGES,
            PlayerMod::PowerCounts(..) => kind::POWER_COUNTS,
            PlayerMod::Skip(_) => kind::SKIP,
            PlayerMod::Window(_) => kind::WINDOW,
        },
    }
}

/// The kinds of modifiers in a list under these conditions, and what they look at.
pub(crate) fn kinds_in(list: List<Modify>, when: List<Condition>) -> u32 {
    list.iter().fold(0, |kinds, modify| kinds | kind_of(modify) | watch::watched(modify, when))
}

impl Thrones {
    /// The frame a lasting effect speaks in.
    pub(crate) fn frame_of(&self, lasting: &LastingEffect) -> Frame {
        let ability = match lasting.what {
            Lasts::Ability(ability) => ability,
            Lasts::Modifiers(_) | Lasts::Lent(_) | Lasts::SwappedPlots => crate::index::AbilityId(0),
        };
        let mut frame = Frame::new(lasting.source, ability, lasting.you);
        frame.players = [lasting.players[0], lasting.players[1], None];
        frame.named = [lasting.named[0], lasting.named[1], 0];
        if let Some(card) = lasting.chosen[0].some() {
            frame.chosen.insert(card);
        }
        frame.others[0] = lasting.chosen[1];
        frame
    }

    /// Calls `each` with every modifier of these kinds that is in force.
    fn for_each_modifier(&self, kinds: u32, mut each: impl FnMut(&'static Modify, &Frame)) {
        if !self.stale && self.modifier_kinds & kinds == 0 {
            return;
        }
        self.for_each_constant(kinds, |modify, when, frame| {
            if self.all_hold(when, frame) {
                each(modify, frame);
            }
        });
    }

    /// Calls `each` with every modifier of these kinds of cards in play, revealed plots, agendas and lasting effects.
    /// Conditions are not looked at.
    fn for_each_constant(&self, kinds: u32, mut each: impl FnMut(&'static Modify, List<Condition>, &Frame)) {
        let mut look = |abilities: List<Ability>, card: CardId, you: Seat, zone: Zone| {
            let frame = Frame::new(card, crate::index::AbilityId(0), you);
            for ability in abilities {
                let Ability::Constant(constant) = ability else { continue };
                if constant.from == zone || zone != Zone::Play && constant.from == Zone::Play {
                    for modify in constant.modify {
                        if kind_of(modify) & kinds != 0 {
                            each(modify, constant.when, &frame);
                        }
                    }
                }
            }
        };
        for card in self.in_play() {
            let state = self.card(card);
            if state.face() != 0 {
                look(face(state.face()).abilities, card, state.controller, Zone::Play);
            } else if facts(state.def).kinds & kinds != 0 && !state.is_blank() {
                look(state.printed().abilities, card, state.controller, Zone::Play);
            }
        }
        for seat in (0..self.seats).map(Seat) {
            let plot = self.player(seat).plot;
            let agenda = CardId(CardId::house_of(seat).0 + 1);
            for (card, place, zone) in [(plot, Place::Revealed, Zone::Revealed), (agenda, Place::Agenda, Zone::Agenda)] {
                let Some(card) = card.some() else { continue };
                let state = self.card(card);
                if facts(state.def).kinds & kinds != 0 && state.place == place {
                    look(state.printed().abilities, card, seat, zone);
                }
            }
        }
        for lasting in &self.lasting {
            let (list, when): (List<Modify>, List<Condition>) = match lasting.what {
                Lasts::Modifiers(list) => (modifiers(list), &[]),
                Lasts::Ability(id) => match ability(id) {
                    Ability::Constant(constant) => (constant.modify, constant.when),
                    Ability::Triggered(_) | Ability::Instead(_) | Ability::Rule(_) => continue,
                },
                Lasts::Lent(_) | Lasts::SwappedPlots => continue,
            };
            if list.iter().any(|modify| kind_of(modify) & kinds != 0) {
                let frame = self.frame_of(lasting);
                for modify in list.iter().filter(|modify| kind_of(modify) & kinds != 0) {
                    each(modify, when, &frame);
                }
            }
        }
    }

    /// The kinds of modifiers that cards in play, plots and lasting effects have.
    fn kinds_at_table(&self) -> u32 {
        let mut kinds = 0;
        for card in self.in_play() {
            let state = self.card(card);
            if state.face() != 0 {
                for ability in face(state.face()).abilities {
                    if let Ability::Constant(constant) = ability {
                        kinds |= kinds_in(constant.modify, constant.when);
                    }
                }
            } else {
                kinds |= facts(state.def).kinds;
            }
        }
        for seat in (0..self.seats).map(Seat) {
            let agenda = CardId(CardId::house_of(seat).0 + 1);
            for card in [self.player(seat).plot, agenda].into_iter().filter_map(CardId::some) {
                if matches!(self.card(card).place, Place::Revealed | Place::Agenda) {
                    kinds |= facts(self.card(card).def).kinds;
                }
            }
        }
        for lasting in &self.lasting {
            kinds |= kinds_of(lasting);
        }
        kinds
    }

    /// Reckons STR, icons and keywords of every card in play from what is printed (`lasting.net`, `timing.constant`).
    pub(crate) fn reckon(&mut self) {
        self.stale = false;
        let in_play = self.in_play();
        self.gained_traits.clear();
        for card in in_play {
            let state = self.card_mut(card);
            state.marks &= !(mark::BLANK | mark::UNCOUNTED);
            let printed = state.printed();
            if state.face() == 0 {
                state.set_icons(printed.icons.0);
                state.set_keywords(printed.keywords.0 as u16);
            } else {
                let face = face(state.face());
                state.set_icons(Icons::of(face.icons).0);
                state.set_keywords(keyword_bits(face.keywords).0 as u16);
            }
        }
        let kinds_before = self.modifier_kinds;
        self.modifier_kinds = self.kinds_at_table();
        // Power that did not count for victory may count now (`victory.fifteen`).
        self.power_moved |= (kinds_before | self.modifier_kinds) & kind::POWER_COUNTS != 0;
        self.reckon_blanks();
        if self.modifier_kinds & kind::THING != 0 {
            self.reckon_things();
        }
        self.reckon_strength(in_play);
        self.drop_illegal_attachments();
    }

    fn reckon_blanks(&mut self) {
        let mut blank = CardSet::EMPTY;
        self.for_each_modifier(kind::BLANK, |modify, frame| {
            let Modify::Card(cards, CardMod::Blank(Blank::Printed | Blank::Everything)) = modify else { return };
            for card in self.cards_meant(*cards, frame) {
                if !self.is_immune(card, frame.source) {
                    blank.insert(card);
                }
            }
        });
        for card in blank {
            let state = self.card_mut(card);
            state.marks |= mark::BLANK;
            state.set_keywords(0);
        }
    }

    /// Icons, keywords, traits, immunities and abilities gained and lost, each on the net sum.
    fn reckon_things(&mut self) {
        let mut net = Things::default();
        for pass in [Pass::Traits, Pass::Others] {
            self.for_each_modifier(kind::THING, |modify, frame| {
                let Modify::Card(cards, change) = modify else { return };
                let is_trait = matches!(change, CardMod::Gain(Thing::Trait(_)) | CardMod::Lose(Thing::Trait(_)));
                if is_trait == (pass == Pass::Traits) {
                    for card in self.cards_meant(*cards, frame) {
                        if !self.is_immune(card, frame.source) {
                            net.add(card, change);
                        }
                    }
                }
            });
            self.gained_traits = net.traits;
        }
        for place in 0..self.lasting.len() {
            let lasting = self.lasting[place];
            if let Lasts::Lent(keywords) = lasting.what {
                for (card, taken) in [(lasting.chosen[0], true), (lasting.source, false)] {
                    if self.card(card).place == Place::Play {
                        let change = net.of(card);
                        if taken {
                            change.lost |= keywords;
                        } else {
                            change.gained |= keywords;
                        }
                    }
                }
            }
        }
        for change in &net.changes {
            let state = self.card_mut(change.card);
            for (icon, by) in change.icons.into_iter().enumerate() {
                let printed = i8::try_from(state.icons() >> icon & 1).expect("a bit is 0 or 1");
                state.set_icons(state.icons() & !(1 << icon) | u8::from(printed + by > 0) << icon);
            }
            if change.more {
                state.set_icons(state.icons() | MORE);
            }
            if change.uncounted {
                state.marks |= mark::UNCOUNTED;
            }
            state.set_keywords((state.keywords() | change.gained) & !change.lost);
        }
    }

    /// STR, never below 0 (`lasting.floor`).
    fn reckon_strength(&mut self, in_play: CardSet) {
        let mut by: [i8; CARDS_MAX] = [0; CARDS_MAX];
        self.for_each_modifier(kind::STRENGTH, |modify, frame| {
            let Modify::Card(cards, CardMod::Strength(change)) = modify else { return };
            for card in self.cards_meant(*cards, frame) {
                if self.is_immune(card, frame.source) {
                    continue;
                }
                let about = Frame { it: card, ..*frame };
                let sum = &mut by[card.index()];
                *sum = sum.saturating_add(match change {
                    Change::By(amount) => self.amount(amount, &about) as i8,
                    Change::To(amount) => {
                        self.amount(amount, &about) as i8 - self.card(card).printed().strength as i8
                    }
                });
            }
        });
        for card in in_play {
            let state = self.card_mut(card);
            let base = i16::from(state.printed().strength);
            let strength = (base + i16::from(by[card.index()])).clamp(0, 254) as u8;
            if state.strength != strength {
                if state.strength != NOT_RECKONED {
                    state.marks |= mark::STRENGTH_CHANGED;
                }
                state.strength = strength;
            }
        }
    }

    /// Abilities that constants give a card.
    pub(crate) fn gained_ability(&self, card: CardId) -> Option<crate::index::AbilityId> {
        if self.card(card).icons() & MORE == 0 {
            return None;
        }
        let mut found = None;
        self.for_each_modifier(kind::THING, |modify, frame| {
            if let Modify::Card(cards, CardMod::Gains(ability)) = modify {
                if self.cards_meant(*cards, frame).has(card) {
                    found = Some(ability_id(ability));
                }
            }
        });
        found
    }

    /// Whether a card ignores what comes from a source (`keyword.immunity`).
    pub(crate) fn is_immune(&self, card: CardId, source: CardId) -> bool {
        let state = self.card(card);
        let more = state.icons() & MORE != 0;
        if source == card || source == CardId::NONE || !more && state.printed().immune.is_empty() {
            return false;
        }
        let frame = Frame::new(card, crate::index::AbilityId(0), state.controller);
        let from = |from: &Source| {
            let anywhere = Filter { zones: crate::vocabulary::Zones::only(Zone::Anywhere), ..*from.card };
            self.is_kind(source, &anywhere, &frame)
        };
        if !state.is_blank() && state.face() == 0 && state.printed().immune.iter().any(from) {
            return true;
        }
        if !more {
            return false;
        }
        let mut immune = false;
        self.for_each_modifier(kind::THING, |modify, frame| {
            if let Modify::Card(cards, CardMod::Gain(Thing::Keyword(Pick::The(Keyword::Immune(source))))) = modify {
                immune |= from(source) && self.cards_meant(*cards, frame).has(card);
            }
        });
        immune
    }

    /// Whether something cannot be done to a card (`timing.cannot`).
    pub(crate) fn is_forbidden(&self, doing: &Doing) -> bool {
        let mut forbidden = false;
        self.for_each_modifier(kind::CARD_BAN | kind::PLAYER_BAN, |modify, frame| match modify {
            Modify::Card(cards, CardMod::Cannot(deeds)) => {
                forbidden |= deeds.iter().any(|deed| deed.verb == doing.verb)
                    && self.cards_meant(*cards, frame).has(doing.card)
                    && deeds.iter().any(|deed| self.is_deed(deed, doing, frame));
            }
            Modify::Player(who, PlayerMod::Cannot(deeds)) => {
                forbidden |= deeds.iter().any(|deed| deed.verb == doing.verb)
                    && doing.by.is_some_and(|seat| self.who(*who, frame).has(seat))
                    && deeds.iter().any(|deed| self.is_deed(deed, doing, frame));
            }
            Modify::Card(..) | Modify::Player(..) => {}
        });
        forbidden
    }

    /// A lasting effect began or ended: what it changes on cards is reckoned anew, what it changes otherwise is read
    /// when somebody asks.
    pub(crate) fn lasting_changed(&mut self, lasting: &LastingEffect) {
        let kinds = kinds_of(lasting);
        self.modifier_kinds |= kinds;
        self.stale |= kinds & (kind::BLANK | kind::THING | kind::STRENGTH) != 0;
    }

    /// Something changed that constants may look at: they are reckoned anew if one does.
    pub(crate) fn changed(&mut self, watched: u32) {
        self.stale |= self.modifier_kinds & watched != 0;
    }

    /// Whether anything at all is forbidden at the table.
    pub(crate) fn has_bans(&self) -> bool {
        self.stale || self.modifier_kinds & (kind::CARD_BAN | kind::PLAYER_BAN) != 0
    }

    /// Whether anything at all costs extra at the table.
    pub(crate) fn has_tolls(&self) -> bool {
        self.stale || self.modifier_kinds & kind::TOLL != 0
    }

    /// Whether a declared card does not kneel.
    pub(crate) fn need_not_kneel(&self, card: CardId, role: crate::reading::Role) -> bool {
        let mut stays = false;
        self.for_each_modifier(kind::NO_KNEEL, |modify, frame| {
            if let Modify::Card(cards, CardMod::NoKneel(tests)) = modify {
                stays |= self.cards_meant(*cards, frame).has(card) && self.challenge_is(tests, Some(role), frame);
            }
        });
        stays
    }

    /// Where a card goes instead when this happens to it.
    pub(crate) fn goes_instead(&self, card: CardId, verb: Verb) -> Option<Zone> {
        let mut to = None;
        self.for_each_modifier(kind::GOES, |modify, frame| {
            if let Modify::Card(cards, CardMod::Goes(of, zone)) = modify {
                if *of == verb && self.cards_meant(*cards, frame).has(card) {
                    to = Some(*zone);
                }
            }
        });
        to
    }

    /// Characters at STR 0 that an effect kills for it (`timing.terminal`).
    pub(crate) fn terminal(&self) -> CardSet {
        let mut set = CardSet::EMPTY;
        self.for_each_modifier(kind::FATAL, |modify, frame| {
            if let Modify::Card(cards, CardMod::Fatal(_)) = modify {
                for card in self.cards_meant(*cards, frame) {
                    let state = self.card(card);
                    if state.place == Place::Play
                        && state.strength == 0
                        && !self.is_immune(card, frame.source)
                        && self.can_be_removed(card, &Removal::default())
                    {
                        set.insert(card);
                    }
                }
            }
        });
        set
    }

    /// What a card provides, after modifiers.
    pub(crate) fn modified_provision(&self, card: CardId, resource: Resource, printed: i32) -> i32 {
        let mut provision = printed;
        self.for_each_modifier(kind::PROVIDES, |modify, frame| {
            if let Modify::Card(cards, CardMod::Provides(of, change)) = modify {
                if (*of == resource || resource == Resource::Either) && self.cards_meant(*cards, frame).has(card) {
                    provision = self.apply(provision, change, frame);
                }
            }
        });
        provision
    }

    /// A number of a revealed plot, after modifiers of the player whose plot it is.
    pub(crate) fn plot_value(&self, plot: CardId, value: Value) -> i32 {
        let state = self.card(plot);
        let printed = state.printed();
        let mut number = i32::from(match value {
            Value::Claim => printed.claim as i8,
            Value::Income => printed.income,
            Value::Initiative => printed.initiative,
        });
        self.for_each_modifier(kind::VALUE, |modify, frame| {
            if let Modify::Player(who, PlayerMod::Value(of, change)) = modify {
                if *of == value && self.who(*who, frame).has(state.controller) {
                    number = self.apply(number, change, frame);
                }
            }
        });
        if value == Value::Initiative { number } else { number.max(0) }
    }

    fn apply(&self, number: i32, change: &Change, frame: &Frame) -> i32 {
        match change {
            Change::By(amount) => number + self.amount(amount, frame),
            Change::To(amount) => self.amount(amount, frame),
        }
    }

    /// How much less (or more) a card costs its player now. Effects that serve only the next card are used up with
    /// `use_up`.
    pub(crate) fn cost_change(&self, seat: Seat, card: CardId) -> i32 {
        let mut change = 0;
        let mut look = |modify: &'static Modify, frame: &Frame| {
            if let Modify::Player(who, PlayerMod::Cost { of, doing: Verb::Play, change: Change::By(by), .. }) = modify {
                if self.who(*who, frame).has(seat) && self.is_kind(card, of, frame) {
                    change += self.amount(by, frame);
                }
            }
        };
        self.for_each_modifier(kind::COST, &mut look);
        let own = self.card(card);
        if facts(own.def).constant {
            let frame = Frame::new(card, crate::index::AbilityId(0), seat);
            for ability in own.printed().abilities {
                if let Ability::Constant(constant) = ability {
                    if constant.from == Zone::Hand && self.all_hold(constant.when, &frame) {
                        constant.modify.iter().for_each(|modify| look(modify, &frame));
                    }
                }
            }
        }
        change
    }

    /// Uses up the effects on the next card that were used for this one.
    pub(crate) fn use_up(&mut self, seat: Seat, card: CardId) {
        for place in (0..self.lasting.len()).rev() {
            let lasting = self.lasting[place];
            let Lasts::Modifiers(list) = lasting.what else { continue };
            if lasting.uses == 0 {
                continue;
            }
            let frame = self.frame_of(&lasting);
            let used = modifiers(list).iter().any(|modify| match modify {
                Modify::Player(who, PlayerMod::Cost { of, .. }) => {
                    self.who(*who, &frame).has(seat) && self.is_kind(card, of, &frame)
                }
                Modify::Card(..) | Modify::Player(..) => false,
            });
            if used {
                if lasting.uses == 1 {
                    self.lasting.remove(place);
                } else {
                    self.lasting[place].uses -= 1;
                }
            }
        }
    }

    /// Gold on cards that a player may spend as if it were in his pool.
    pub(crate) fn gold_on_cards(&self, seat: Seat) -> CardSet {
        let mut set = CardSet::EMPTY;
        if !self.stale && self.modifier_kinds & kind::PAY_WITH == 0 {
            return set;
        }
        self.for_each_modifier(kind::PAY_WITH, |modify, frame| {
            if let Modify::Player(who, PlayerMod::PayGoldWith(Means::GoldOn(cards))) = modify {
                if self.who(*who, frame).has(seat) {
                    set = set.or(&self.cards_meant(*cards, frame));
                }
            }
        });
        set.iter().filter(|card| self.card(*card).gold > 0).collect()
    }

    /// What doing this costs extra.
    pub(crate) fn tolls(&self, doing: &Doing, mut each: impl FnMut(List<Cost>, &Frame)) {
        self.for_each_modifier(kind::TOLL, |modify, frame| {
            if let Modify::Player(who, PlayerMod::Toll { of, costs }) = modify {
                let is_it = |deed: &Deed| self.is_deed(deed, doing, frame);
                if doing.by.is_some_and(|seat| self.who(*who, frame).has(seat)) && of.iter().any(is_it) {
                    each(costs, frame);
                }
            }
        });
    }

    /// Additional challenges of a kind.
    pub(crate) fn more_challenges(&self, seat: Seat, kind: crate::vocabulary::Icon) -> i32 {
        let mut extra = 0;
        self.for_each_modifier(kind::CHALLENGES, |modify, frame| {
            if let Modify::Player(who, PlayerMod::Challenges { kind: of, more, .. }) = modify {
                if of.is_none_or(|of| of == kind) && self.who(*who, frame).has(seat) {
                    extra += i32::from(*more);
                }
            }
        });
        extra
    }

    /// How much more a card claims each time.
    pub(crate) fn more_power(&self, card: CardId, renown: bool) -> u8 {
        let mut extra = 0;
        self.for_each_modifier(kind::MORE, |modify, frame| {
            if let Modify::Card(cards, CardMod::More { verb: Verb::ClaimPower, cause, by }) = modify {
                let fits = cause.is_none_or(|cause| renown && cause == crate::vocabulary::Cause::Renown);
                if fits && self.cards_meant(*cards, frame).has(card) {
                    extra += self.amount(by, frame) as u8;
                }
            }
        });
        extra
    }

    /// Whether power on a card counts for its controller, by some card's text.
    pub(crate) fn power_counts(&self, card: CardId) -> Option<bool> {
        let mut counts = None;
        self.for_each_modifier(kind::POWER_COUNTS, |modify, frame| {
            if let Modify::Player(who, PlayerMod::PowerCounts(of, yes)) = modify {
                let controller = self.card(card).controller;
                let theirs = Frame { them: Some(controller), ..*frame };
                if self.who(*who, frame).has(controller) && self.is_kind(card, of, &theirs) {
                    counts = Some(*yes);
                }
            }
        });
        counts
    }

    /// Whether a phase is skipped (`round.skip_phase`).
    pub(crate) fn is_skipped(&self, phase: Phase) -> bool {
        let mut skipped = false;
        self.for_each_modifier(kind::SKIP, |modify, _| {
            skipped |= matches!(modify, Modify::Player(_, PlayerMod::Skip(of)) if *of == phase);
        });
        skipped
    }

    /// Whether players may act after plots are chosen.
    pub(crate) fn has_port_window(&self) -> bool {
        let mut open = false;
        self.for_each_modifier(kind::WINDOW, |modify, _| {
            open |= matches!(modify, Modify::Player(_, PlayerMod::Window(Window::AfterPlotsChosen)));
        });
        open
    }

    /// Ends lasting effects whose time is over.
    pub(crate) fn expire(&mut self, ends: Ends) {
        for place in (0..self.lasting.len()).rev() {
            if self.lasting[place].ends == ends {
                let over = self.lasting.remove(place);
                self.lasting_changed(&over);
            }
        }
    }

    /// Forgets lasting effects on or of a card that left play (`timing.leaves_play`).
    pub(crate) fn forget_lasting_on(&mut self, card: CardId) {
        self.lasting.retain(|lasting| lasting.bound_to != card);
        for place in (0..self.lasting.len()).rev() {
            let lasting = self.lasting[place];
            let on_it = lasting.chosen[0] == card && lasting.chosen[1] == CardId::NONE;
            if on_it && lasting.players == [None; 2] || matches!(lasting.what, Lasts::Lent(_)) && lasting.source == card {
                self.lasting.remove(place);
            }
        }
    }

    /// Discards attachments whose host they may no longer be on (`timing.attachment_legality`).
    fn drop_illegal_attachments(&mut self) {
        for card in self.in_play() {
            let state = *self.card(card);
            let Some(host) = state.host.some() else { continue };
            if state.leaving.is() || self.is_legal_host(card, host) {
                continue;
            }
            if self.is_forbidden(&Doing { from: Zone::Play, ..Doing::to_card(Verb::Discard, card) }) {
                continue;
            }
            self.fall_off(card);
        }
    }

    /// Whether an attachment in play may stay on its host.
    fn is_legal_host(&self, card: CardId, host: CardId) -> bool {
        if self.card(host).place != Place::Play {
            return false;
        }
        if self.card(host).printed().kind == CardType::House {
            return facts(self.card(card).def).fastens;
        }
        self.may_hold(card, host)
    }
}

/// The kinds of modifiers a lasting effect has.
fn kinds_of(lasting: &LastingEffect) -> u32 {
    match lasting.what {
        Lasts::Modifiers(list) => modifier_kinds(list),
        Lasts::Ability(id) => match ability(id) {
            Ability::Constant(constant) => kinds_in(constant.modify, constant.when),
            Ability::Triggered(_) | Ability::Instead(_) | Ability::Rule(_) => 0,
        },
        Lasts::Lent(_) => kind::THING,
        Lasts::SwappedPlots => 0,
    }
}

/// STR of a card that has just entered play and was not reckoned yet.
pub(crate) const NOT_RECKONED: u8 = 255;

/// The plain keywords of a list as bits.
pub(crate) fn keyword_bits(keywords: List<Keyword>) -> Keywords {
    keywords.iter().filter_map(|keyword| keyword.plain()).fold(Keywords::NONE, Keywords::with)
}

/// What is done in which order: conditions of other things may look at traits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    Traits,
    Others,
}

/// What cards gain and lose on the net sum.
#[derive(Default)]
struct Things {
    traits: Row<GainedTrait, 16>,
    changes: Row<NetChange, 96>,
}

/// What one card gains and loses.
#[derive(Clone, Copy, Default)]
struct NetChange {
    card: CardId,
    icons: [i8; 3],
    gained: u16,
    lost: u16,
    more: bool,
    uncounted: bool,
}

impl Things {
    fn of(&mut self, card: CardId) -> &mut NetChange {
        let place = self.changes.iter().position(|change| change.card == card);
        let place = place.unwrap_or_else(|| {
            self.changes.push(NetChange { card, ..NetChange::default() });
            self.changes.len() - 1
        });
        &mut self.changes[place]
    }

    fn add(&mut self, card: CardId, change: &CardMod) {
        let (thing, sign) = match change {
            CardMod::Gain(thing) => (thing, 1),
            CardMod::Lose(thing) => (thing, -1),
            CardMod::Gains(_) => return self.of(card).more = true,
            _ => return self.of(card).uncounted = true,
        };
        match thing {
            Thing::Icon(Pick::The(icon)) => self.of(card).icons[icon.index()] += sign,
            Thing::Icon(Pick::All) => self.of(card).icons.iter_mut().for_each(|icon| *icon += sign),
            Thing::Keyword(Pick::The(keyword)) => match keyword.plain() {
                Some(plain) if sign > 0 => self.of(card).gained |= 1 << plain as u16,
                Some(plain) => self.of(card).lost |= 1 << plain as u16,
                None => self.of(card).more = true,
            },
            Thing::Keyword(Pick::All) => self.of(card).lost = u16::MAX,
            Thing::Trait(Pick::The(gained)) => {
                if !self.traits.is_full() {
                    self.traits.push(GainedTrait { card, gained: *gained });
                }
            }
            Thing::Trait(Pick::All) => {}
        }
    }
}

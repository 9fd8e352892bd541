//! Constant and lasting modifiers: STR, icons and keywords are reckoned afresh from what is printed whenever something
//! changed (`lasting.recompute`), and rarer modifiers are read when somebody asks.

use tabletop::Seat;

use crate::card_set::{CARDS_MAX, CardId, CardSet};
use crate::index::{ability, ability_id, face, facts, modifiers};
use crate::reading::Doing;
use crate::state::{Ends, Frame, GainedTrait, LastingEffect, Lasts, MORE, Place, Removal, Thrones, mark};
use crate::vocabulary::{
    Ability, Blank, CardMod, CardType, Change, Condition, Cost, Deed, Filter, Icons, Keyword, Keywords, List, Means,
    Modify, Phase, Pick, PlayerMod, Resource, Source, Thing, Value, Verb, Window, Zone,
};

/// A modifier that may apply, and whose it is.
#[derive(Clone, Copy)]
struct Active {
    modify: &'static Modify,
    when: List<Condition>,
    source: CardId,
    you: Seat,
    /// The lasting effect it belongs to, if it does.
    lasting: Option<u8>,
}

/// Modifiers that may apply now.
struct Actives {
    all: [Option<Active>; 96],
    len: usize,
}

impl Actives {
    fn push(&mut self, active: Active) {
        if self.len < self.all.len() {
            self.all[self.len] = Some(active);
            self.len += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = &Active> {
        self.all[..self.len].iter().flatten()
    }
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

    fn frame_for(&self, active: &Active) -> Frame {
        match active.lasting {
            Some(place) => self.frame_of(&self.lasting[place as usize]),
            None => Frame::new(active.source, crate::index::AbilityId(0), active.you),
        }
    }

    /// Calls `each` with every modifier that is in force, whatever it modifies.
    pub(crate) fn for_each_modifier(&self, mut each: impl FnMut(&'static Modify, &Frame)) {
        for active in self.actives().iter() {
            let frame = self.frame_for(active);
            if self.all_hold(active.when, &frame) {
                each(active.modify, &frame);
            }
        }
    }

    /// Gathers modifiers of cards in play, revealed plots, agendas and lasting effects. Conditions are not looked at.
    fn actives(&self) -> Actives {
        let mut actives = Actives { all: [const { None }; 96], len: 0 };
        for card in self.in_play() {
            let state = self.card(card);
            if state.face != 0 {
                add_constants(&mut actives, face(state.face).abilities, card, state.controller, Zone::Play);
            } else if facts(state.def).constant && !state.is_blank() {
                add_constants(&mut actives, state.printed().abilities, card, state.controller, Zone::Play);
            }
        }
        for seat in 0..self.seats {
            let seat = Seat(seat);
            if let Some(plot) = self.player(seat).plot.some() {
                if self.card(plot).place == Place::Revealed && facts(self.card(plot).def).constant {
                    add_constants(&mut actives, self.card(plot).printed().abilities, plot, seat, Zone::Revealed);
                }
            }
            let agenda = CardId(CardId::house_of(seat).0 + 1);
            if self.card(agenda).place == Place::Agenda && facts(self.card(agenda).def).constant {
                add_constants(&mut actives, self.card(agenda).printed().abilities, agenda, seat, Zone::Agenda);
            }
        }
        for (place, lasting) in self.lasting.iter().enumerate() {
            match lasting.what {
                Lasts::Modifiers(list) => {
                    for modify in modifiers(list) {
                        let lasting = Active {
                            modify,
                            when: &[],
                            source: lasting.source,
                            you: lasting.you,
                            lasting: Some(place as u8),
                        };
                        actives.push(lasting);
                    }
                }
                Lasts::Ability(id) => {
                    if let Ability::Constant(constant) = ability(id) {
                        for modify in constant.modify {
                            actives.push(Active {
                                modify,
                                when: constant.when,
                                source: lasting.source,
                                you: lasting.you,
                                lasting: Some(place as u8),
                            });
                        }
                    }
                }
                Lasts::Lent(_) | Lasts::SwappedPlots => {}
            }
        }
        actives
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
            if state.face == 0 {
                state.icons = printed.icons.0;
                state.keywords = printed.keywords.0 as u16;
            } else {
                let face = face(state.face);
                state.icons = Icons::of(face.icons).0;
                state.keywords = keyword_bits(face.keywords).0 as u16;
            }
        }
        let mut actives = self.actives();
        if actives.iter().any(|active| matches!(active.modify, Modify::Card(_, CardMod::Blank(_)))) {
            self.reckon_blanks(&actives);
            actives = self.actives();
        }
        self.reckon_things(&actives);
        self.reckon_strength(&actives, in_play);
        self.drop_illegal_attachments();
    }

    fn reckon_blanks(&mut self, actives: &Actives) {
        for active in actives.iter() {
            let Modify::Card(cards, CardMod::Blank(blank)) = active.modify else { continue };
            let frame = self.frame_for(active);
            if !self.all_hold(active.when, &frame) {
                continue;
            }
            for card in self.cards_meant(*cards, &frame) {
                if self.is_immune(card, active.source) {
                    continue;
                }
                let state = self.card_mut(card);
                state.marks |= mark::BLANK;
                state.keywords = 0;
                debug_assert!(matches!(blank, Blank::Printed | Blank::Everything));
            }
        }
    }

    /// Icons, keywords, traits, immunities and abilities gained and lost, each on the net sum.
    fn reckon_things(&mut self, actives: &Actives) {
        let mut icons: [[i8; 3]; CARDS_MAX] = [[0; 3]; CARDS_MAX];
        let mut touched = CardSet::EMPTY;
        let mut gained: [u16; CARDS_MAX] = [0; CARDS_MAX];
        let mut lost: [u16; CARDS_MAX] = [0; CARDS_MAX];
        for active in actives.iter() {
            let Modify::Card(cards, change) = active.modify else { continue };
            let (thing, sign) = match change {
                CardMod::Gain(thing) => (thing, 1),
                CardMod::Lose(thing) => (thing, -1),
                CardMod::Gains(_) => (&Thing::Trait(Pick::All), 1),
                CardMod::Uncounted => (&Thing::Keyword(Pick::All), 0),
                _ => continue,
            };
            let frame = self.frame_for(active);
            if !self.all_hold(active.when, &frame) {
                continue;
            }
            for card in self.cards_meant(*cards, &frame) {
                if self.is_immune(card, active.source) {
                    continue;
                }
                touched.insert(card);
                match thing {
                    _ if sign == 0 => self.card_mut(card).marks |= mark::UNCOUNTED,
                    Thing::Icon(Pick::The(icon)) => icons[card.index()][icon.index()] += sign,
                    Thing::Icon(Pick::All) => icons[card.index()].iter_mut().for_each(|icon| *icon += sign),
                    Thing::Keyword(Pick::The(keyword)) => match keyword.plain() {
                        Some(plain) if sign > 0 => gained[card.index()] |= 1 << plain as u16,
                        Some(plain) => lost[card.index()] |= 1 << plain as u16,
                        None => self.card_mut(card).icons |= MORE,
                    },
                    Thing::Keyword(Pick::All) => lost[card.index()] = u16::MAX,
                    Thing::Trait(Pick::The(gained)) => {
                        if !self.gained_traits.is_full() {
                            self.gained_traits.push(GainedTrait { card, gained: *gained });
                        }
                    }
                    Thing::Trait(Pick::All) => self.card_mut(card).icons |= MORE,
                }
            }
        }
        for place in 0..self.lasting.len() {
            let lasting = self.lasting[place];
            if let Lasts::Lent(keywords) = lasting.what {
                for (card, bits) in [(lasting.chosen[0], &mut lost), (lasting.source, &mut gained)] {
                    if self.card(card).place == Place::Play {
                        touched.insert(card);
                        bits[card.index()] |= keywords;
                    }
                }
            }
        }
        for card in touched {
            let net = icons[card.index()];
            let state = self.card_mut(card);
            for (icon, change) in net.into_iter().enumerate() {
                let printed = i8::try_from(state.icons >> icon & 1).expect("a bit is 0 or 1");
                state.icons = state.icons & !(1 << icon) | u8::from(printed + change > 0) << icon;
            }
            state.keywords = (state.keywords | gained[card.index()]) & !lost[card.index()];
        }
    }

    /// STR, never below 0 (`lasting.floor`).
    fn reckon_strength(&mut self, actives: &Actives, in_play: CardSet) {
        let mut by: [i16; CARDS_MAX] = [0; CARDS_MAX];
        for active in actives.iter() {
            let Modify::Card(cards, CardMod::Strength(change)) = active.modify else { continue };
            let frame = self.frame_for(active);
            if !self.all_hold(active.when, &frame) {
                continue;
            }
            for card in self.cards_meant(*cards, &frame) {
                if self.is_immune(card, active.source) {
                    continue;
                }
                match change {
                    Change::By(amount) => {
                        let about = Frame { it: card, ..frame };
                        by[card.index()] += self.amount(amount, &about) as i16;
                    }
                    Change::To(amount) => {
                        let to = self.amount(amount, &frame) as i16;
                        by[card.index()] += to - i16::from(self.card(card).printed().strength);
                    }
                }
            }
        }
        for card in in_play {
            let base = i16::from(self.card(card).printed().strength);
            let strength = (base + by[card.index()]).clamp(0, 254) as u8;
            let state = self.card_mut(card);
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
        if self.card(card).icons & MORE == 0 {
            return None;
        }
        let mut found = None;
        self.for_each_modifier(|modify, frame| {
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
        if source == card || source == CardId::NONE {
            return false;
        }
        let frame = Frame::new(card, crate::index::AbilityId(0), state.controller);
        let from = |from: &Source| {
            let anywhere = Filter { zones: crate::vocabulary::Zones::only(Zone::Anywhere), ..*from.card };
            self.is_kind(source, &anywhere, &frame)
        };
        if !state.is_blank() && state.face == 0 && state.printed().immune.iter().any(from) {
            return true;
        }
        if state.icons & MORE == 0 {
            return false;
        }
        let mut immune = false;
        self.for_each_modifier(|modify, frame| {
            if let Modify::Card(cards, CardMod::Gain(Thing::Keyword(Pick::The(Keyword::Immune(source))))) = modify {
                immune |= from(source) && self.cards_meant(*cards, frame).has(card);
            }
        });
        immune
    }

    /// Whether something cannot be done to a card (`timing.cannot`).
    pub(crate) fn is_forbidden(&self, doing: &Doing) -> bool {
        let mut forbidden = false;
        self.for_each_modifier(|modify, frame| match modify {
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

    /// Whether a declared card does not kneel.
    pub(crate) fn need_not_kneel(&self, card: CardId, role: crate::reading::Role) -> bool {
        let mut stays = false;
        self.for_each_modifier(|modify, frame| {
            if let Modify::Card(cards, CardMod::NoKneel(tests)) = modify {
                stays |= self.cards_meant(*cards, frame).has(card) && self.challenge_is(tests, Some(role), frame);
            }
        });
        stays
    }

    /// Where a card goes instead when this happens to it.
    pub(crate) fn goes_instead(&self, card: CardId, verb: Verb) -> Option<Zone> {
        let mut to = None;
        self.for_each_modifier(|modify, frame| {
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
        self.for_each_modifier(|modify, frame| {
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
        self.for_each_modifier(|modify, frame| {
            if let Modify::Card(cards, CardMod::Provides(of, change)) = modify {
                if (*of == resource || resource == Resource::Either) && self.cards_meant(*cards, frame).has(card) {
                    provision = self.changed(provision, change, frame);
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
        self.for_each_modifier(|modify, frame| {
            if let Modify::Player(who, PlayerMod::Value(of, change)) = modify {
                if *of == value && self.who(*who, frame).has(state.controller) {
                    number = self.changed(number, change, frame);
                }
            }
        });
        if value == Value::Initiative { number } else { number.max(0) }
    }

    fn changed(&self, number: i32, change: &Change, frame: &Frame) -> i32 {
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
        self.for_each_modifier(&mut look);
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
        if !self.board[seat.index()].iter().any(|card| self.card(card).gold > 0) {
            return set;
        }
        self.for_each_modifier(|modify, frame| {
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
        self.for_each_modifier(|modify, frame| {
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
        self.for_each_modifier(|modify, frame| {
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
        self.for_each_modifier(|modify, frame| {
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
        self.for_each_modifier(|modify, frame| {
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
        self.for_each_modifier(|modify, _| {
            skipped |= matches!(modify, Modify::Player(_, PlayerMod::Skip(of)) if *of == phase);
        });
        skipped
    }

    /// Whether players may act after plots are chosen.
    pub(crate) fn has_port_window(&self) -> bool {
        let mut open = false;
        self.for_each_modifier(|modify, _| {
            open |= matches!(modify, Modify::Player(_, PlayerMod::Window(Window::AfterPlotsChosen)));
        });
        open
    }

    /// Ends lasting effects whose time is over.
    pub(crate) fn expire(&mut self, ends: Ends) {
        let before = self.lasting.len();
        self.lasting.retain(|lasting| lasting.ends != ends);
        self.stale |= before != self.lasting.len();
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

/// STR of a card that has just entered play and was not reckoned yet.
pub(crate) const NOT_RECKONED: u8 = 255;

/// The plain keywords of a list as bits.
pub(crate) fn keyword_bits(keywords: List<Keyword>) -> Keywords {
    keywords.iter().filter_map(|keyword| keyword.plain()).fold(Keywords::NONE, Keywords::with)
}

fn add_constants(actives: &mut Actives, abilities: List<Ability>, source: CardId, you: Seat, zone: Zone) {
    for ability in abilities {
        let Ability::Constant(constant) = ability else { continue };
        let works = constant.from == zone || zone != Zone::Play && constant.from == Zone::Play;
        if works {
            for modify in constant.modify {
                actives.push(Active { modify, when: constant.when, source, you, lasting: None });
            }
        }
    }
}

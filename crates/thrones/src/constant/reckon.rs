//! STR, icons and keywords of every card in play, reckoned afresh from what is printed.

use super::{Reach, kind, watch};
use tabletop::LongRow;

use crate::card_set::{CARDS_MAX, CardId, CardSet};
use crate::pool::Verbs;
use crate::reading::Doing;
use crate::state::{Frame, GainedTrait, Lasts, Named, Place, Thrones};
use crate::vocabulary::{
    CardMod, CardType, Change, Crest, Crests, Icon, Icons, Keyword, Keywords, List, Modify,
    PlainKeyword, Thing, Verb, Zone,
};

impl Thrones {
    /// Reckons STR, icons and keywords of every card in play from what is printed (`lasting.net`, `timing.constant`).
    pub(crate) fn reckon(&mut self) {
        self.reckon_once();
        // What hangs on STR is reckoned once more when STR has changed; two rounds settle what cards say of themselves.
        for _ in 0..2 {
            if self.reach.has(watch::STRENGTH) && std::mem::take(&mut self.strength_moved) {
                self.reckon_once();
            }
        }
        self.strength_moved = false;
        self.reckon_followers();
    }

    fn reckon_once(&mut self) {
        self.stale = false;
        let in_play = self.in_play();
        let counted = self.reach.has(kind::POWER_COUNTS);
        let attached = self.begin_reckoning(in_play);
        // Power that did not count for victory may count now (`victory.fifteen`).
        self.power_moved |= counted || self.reach.has(kind::POWER_COUNTS);
        self.reckon_blanks();
        if self.reach.has(kind::TRAIT | kind::ICON | kind::THING) {
            self.reckon_things();
        }
        self.reckon_strength(in_play);
        self.drop_illegal_attachments(attached);
    }

    /// Makes every card in play what is printed, and looks for constants; gives back what is attached to something.
    fn begin_reckoning(&mut self, in_play: CardSet) -> CardSet {
        self.gained_traits.clear();
        let mut granted = CardSet::EMPTY;
        let mut attached = CardSet::EMPTY;
        let mut constants = CardSet::EMPTY;
        let mut reach = self.reach_beside_play();
        let (mut passive_verbs, mut response_verbs) = (Verbs::default(), Verbs::default());
        let pool = self.pool.clone();
        let mut by_infamy = false;
        for card in in_play {
            let state = self.card_mut(card);
            let glance = pool.glance(state.kind);
            passive_verbs.add(glance.passive);
            response_verbs.add(glance.response);
            (state.blank, state.uncounted, state.gains) = (false, false, false);
            by_infamy |= state.power > 0
                && !(glance.types.has(CardType::Character) || glance.types.has(CardType::House));
            if state.host != CardId::NONE {
                attached.insert(card);
            }
            let reach_of_card = if let Some(id) = state.face {
                granted.insert(card);
                (state.icons, state.keywords) = (Icons::NONE, Keywords::NONE);
                state.crests = Crests::NONE;
                let face = pool.face(id);
                Reach::of_abilities(face.abilities)
            } else {
                let printed = pool.printed(state.kind);
                state.icons = printed.icons;
                state.keywords = printed.keywords;
                state.crests = printed.crests;
                glance.reach
            };
            if reach_of_card != Reach::default() {
                constants.insert(card);
                reach.add(reach_of_card);
            }
        }
        // Power on a card that has regained Infamy counts anew (`keyword.infamy`).
        self.power_moved |= by_infamy;
        self.constants = constants;
        self.granted = granted;
        self.passive_verbs = passive_verbs;
        self.response_verbs = response_verbs;
        self.reach = reach;
        attached
    }

    fn reckon_blanks(&mut self) {
        let mut blank = CardSet::EMPTY;
        self.for_each_modifier(kind::BLANK, |modify, frame| {
            let Modify::Card(cards, CardMod::Blank) = modify else { return };
            for card in self.cards_meant(*cards, frame) {
                let ban = Doing::to_card(Verb::Blank, card);
                if !self.is_immune(card, frame.source, frame.triggered) && !self.is_forbidden(&ban)
                {
                    blank.insert(card);
                }
            }
        });
        for card in blank {
            let state = self.card_mut(card);
            state.blank = true;
            state.keywords = Keywords::NONE;
        }
    }

    /// Traits, icons, keywords, immunities and abilities gained and lost, each on the net sum, in this order: conditions
    /// of icons may look at traits, those of other things at both.
    fn reckon_things(&mut self) {
        let mut net = Things::default();
        for pass in [kind::TRAIT, kind::ICON, kind::THING] {
            self.for_each_modifier(pass, |modify, frame| {
                let Modify::Card(cards, change) = modify else { return };
                for card in self.cards_meant(*cards, frame) {
                    if !self.is_immune(card, frame.source, frame.triggered) {
                        net.add(card, change, frame);
                    }
                }
            });
            if pass == kind::TRAIT {
                self.gained_traits = net.traits.clone();
            } else if pass == kind::ICON {
                self.set_net_icons(&net);
            }
        }
        for place in 0..self.lasting.len() {
            let lasting = self.lasting[place];
            if let Lasts::Lent(keywords) = lasting.what {
                for (card, by) in [(lasting.chosen[0], -1), (lasting.source, 1)] {
                    if card.some().is_some_and(|card| self.card(card).place == Place::Play) {
                        net.of(card).add_keywords(keywords, by);
                    }
                }
            }
        }
        self.granted = self.granted.or(&net.granted);
        for change in &net.changes {
            let state = self.card_mut(change.card);
            state.gains |= change.gains;
            state.uncounted |= change.uncounted;
            for (keyword, by) in PlainKeyword::ALL.iter().zip(change.keywords) {
                let has = i8::from(state.keywords.has(*keyword));
                let without = state.keywords.without(*keyword);
                state.keywords = if has + by > 0 { without.with(*keyword) } else { without };
            }
            for (crest, by) in Crest::ALL.iter().zip(change.crests) {
                let has = i8::from(state.crests.has(*crest));
                let without = state.crests.without(*crest);
                state.crests = if has + by > 0 { without.with(*crest) } else { without };
            }
        }
    }

    fn set_net_icons(&mut self, net: &Things) {
        for change in &net.changes {
            let state = self.card_mut(change.card);
            for (icon, by) in Icon::ALL.iter().zip(change.icons) {
                let printed = i8::from(state.icons.has(*icon));
                let without = state.icons.without(*icon);
                state.icons = if printed + by > 0 { without.with(*icon) } else { without };
            }
        }
    }

    /// STR, never below 0 (`lasting.floor`).
    fn reckon_strength(&mut self, in_play: CardSet) {
        let mut by: [i16; CARDS_MAX] = [0; CARDS_MAX];
        let mut to: [Option<u8>; CARDS_MAX] = [None; CARDS_MAX];
        let mut lowered: [u8; CARDS_MAX] = [0; CARDS_MAX];
        self.for_each_modifier(kind::STRENGTH, |modify, frame| {
            let Modify::Card(cards, CardMod::Strength(change)) = modify else { return };
            for card in self.cards_meant(*cards, frame) {
                if self.is_immune(card, frame.source, frame.triggered) {
                    continue;
                }
                let about = Frame { it: card, ..*frame };
                match change {
                    Change::By(amount) => {
                        let change = self.amount(amount, &about);
                        let sum = &mut by[card.index()];
                        *sum = sum.saturating_add(change as i16);
                        let less = &mut lowered[card.index()];
                        *less = less.saturating_add((-change).clamp(0, 255) as u8);
                    }
                    Change::To(amount) => {
                        let amount = self.amount(amount, &about) as u8;
                        let least = &mut to[card.index()];
                        *least = Some(least.map_or(amount, |least| least.min(amount)));
                    }
                }
            }
        });
        self.add_melee(&mut by);
        let mut moved = false;
        for card in in_play {
            let less = lowered[card.index()];
            if less > self.card(card).lowered && !self.card(card).fresh && self.is_character(card) {
                self.happen(Verb::LoseStrength, None, card);
            }
            self.card_mut(card).lowered = less;
            let base = to[card.index()].unwrap_or(self.printed(card).strength);
            let state = self.card_mut(card);
            let strength = (i16::from(base) + by[card.index()]).clamp(0, 255) as u8;
            if state.strength != strength {
                state.strength_changed |= !state.fresh;
                state.strength = strength;
                moved = true;
            }
            state.fresh = false;
        }
        self.strength_moved |= moved;
    }

    /// A Melee character is stronger by 1 for each enemy character it faces (`keyword.melee`).
    fn add_melee(&self, by: &mut [i16; CARDS_MAX]) {
        let challenge = &self.challenge;
        if !challenge.on {
            return;
        }
        let sides = [
            (challenge.attackers, challenge.defenders),
            (challenge.defenders, challenge.attackers),
        ];
        for (side, other) in sides {
            for card in side.iter().filter(|card| self.card(*card).has(PlainKeyword::Melee)) {
                let own = self.card(card).controller;
                let enemy = |enemy: &CardId| self.opponents(own).has(self.card(*enemy).controller);
                by[card.index()] += other.iter().filter(enemy).count() as i16;
            }
        }
    }

    /// Who follows another takes part in the challenge as long as that one does.
    fn reckon_followers(&mut self) {
        if !self.challenge.on
            || !self.reach.has(kind::FOLLOWS) && self.challenge.followers.is_empty()
        {
            return;
        }
        let own = self.challenge.participants().without(&self.challenge.followers);
        let (mut attackers, mut defenders) = (CardSet::EMPTY, CardSet::EMPTY);
        self.for_each_modifier(kind::FOLLOWS, |modify, frame| {
            let Modify::Card(cards, CardMod::Follows(leader)) = modify else { return };
            let Some(leader) = self.card_meant(*leader, frame).filter(|leader| own.has(*leader))
            else {
                return;
            };
            let attacks = self.challenge.attackers.has(leader);
            for card in self.cards_meant(*cards, frame).without(&own) {
                if attacks { attackers.insert(card) } else { defenders.insert(card) }
            }
        });
        let followers = attackers.or(&defenders);
        let challenge = &mut self.challenge;
        if challenge.followers != followers {
            challenge.attackers = challenge.attackers.without(&challenge.followers).or(&attackers);
            challenge.defenders = challenge.defenders.without(&challenge.followers).or(&defenders);
            challenge.followers = followers;
            self.changed(watch::CHALLENGE);
        }
    }

    /// Discards attachments whose host they may no longer be on (`timing.attachment_legality`).
    fn drop_illegal_attachments(&mut self, attached: CardSet) {
        for card in attached {
            let state = self.card(card);
            if state.is_leaving() || self.is_legal_host(card, state.host) {
                continue;
            }
            if self.is_forbidden(&Doing { from: Zone::Play, ..Doing::to_card(Verb::Discard, card) })
            {
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
        if self.printed(host).kind == CardType::House && self.facts(card).fastens {
            return self.text_works(card);
        }
        self.may_hold(card, host)
    }
}

/// The plain keywords of a list as bits.
pub(crate) fn keyword_bits(keywords: List<Keyword>) -> Keywords {
    keywords.iter().filter_map(|keyword| keyword.plain()).fold(Keywords::NONE, Keywords::with)
}

/// What cards gain and lose on the net sum.
#[derive(Default)]
struct Things {
    granted: CardSet,
    traits: LongRow<GainedTrait, 16>,
    changes: LongRow<NetChange, 96>,
}

/// What one card gains and loses.
#[derive(Clone, Copy, Default)]
struct NetChange {
    card: CardId,
    icons: [i8; 3],
    crests: [i8; 5],
    keywords: [i8; PLAIN_KEYWORDS],
    gains: bool,
    uncounted: bool,
}

/// How many keywords there are that say nothing more than their name.
const PLAIN_KEYWORDS: usize = 13;
/// Losing all icons or keywords takes each of them however often it was gained.
const EVERY: i8 = 64;

impl NetChange {
    fn add_keywords(&mut self, keywords: Keywords, by: i8) {
        for keyword in keywords.iter() {
            let sum = &mut self.keywords[keyword.index()];
            *sum = sum.saturating_add(by);
        }
    }
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

    fn add(&mut self, card: CardId, change: &CardMod, frame: &Frame) {
        let (thing, sign) = match change {
            CardMod::Gain(thing) => (thing, 1),
            CardMod::Lose(thing) => (thing, -1),
            CardMod::Gains(_) => {
                self.granted.insert(card);
                return self.of(card).gains = true;
            }
            CardMod::Uncounted => return self.of(card).uncounted = true,
            CardMod::Strength(_)
            | CardMod::Fatal(_, _)
            | CardMod::Expelled
            | CardMod::DiesFirst
            | CardMod::Follows(_)
            | CardMod::Blank
            | CardMod::NoBonus(_)
            | CardMod::Cannot(_)
            | CardMod::NoKneel(_)
            | CardMod::Goes(_, _)
            | CardMod::MorePower { cause: _, by: _ } => return,
        };
        match thing {
            Thing::Icon(icon) => self.of(card).icons[icon.index()] += sign,
            Thing::Icons => {
                self.of(card).icons.iter_mut().for_each(|icon| *icon += sign * EVERY);
            }
            Thing::Keyword(keyword) => match keyword.plain() {
                Some(plain) => self.of(card).add_keywords(Keywords::only(plain), sign),
                None => self.of(card).gains = true,
            },
            Thing::Keywords => {
                self.of(card).add_keywords(Keywords::of(PlainKeyword::ALL), sign * EVERY);
            }
            Thing::Trait(gained) => {
                self.traits.push(GainedTrait { card, gained: *gained, by: sign });
            }
            Thing::TraitIn(slot) => {
                if let Named::Trait(gained) = frame.named[usize::from(slot.0)] {
                    self.traits.push(GainedTrait { card, gained, by: sign });
                }
            }
            Thing::Crest(crest) => self.of(card).crests[crest.index()] += sign,
        }
    }
}

//! STR, icons and keywords of every card in play, reckoned afresh from what is printed.

use super::{Reach, kind, watch};
use tabletop::LongRow;

use crate::card_set::{CardId, CardSet};
use crate::pool::{AbilityId, Sort};
use crate::reading::Doing;
use crate::state::{Frame, Gained, GainedTrait, Lasts, Named, Place, Thrones};
use crate::vocabulary::{
    Blank, CardMod, CardType, Change, Crest, Crests, Effect, Icon, Icons, Keyword, Keywords, List,
    Modify, PlainKeyword, Thing, Verb, Zone,
};

impl Thrones {
    /// Reckons what has to be: everything, or only cards that came into play and that no constant looks at.
    pub(crate) fn reckon_what_changed(&mut self) {
        if self.stale {
            self.reckon();
        } else if self.arrived {
            let came = self.altered.filter(|card| self.card(card).fresh);
            self.altered = self.altered.without(&came);
            for card in came {
                self.make_as_printed(card);
                let was = self.set_strength(card, self.printed(card).strength, 0);
                self.notice_strength(was);
            }
            (self.arrived, self.strength_moved) = (false, false);
        }
    }

    /// Makes a card what is printed on it, but for its STR.
    fn make_as_printed(&mut self, card: CardId) {
        let printed = self.printed(card);
        let state = self.card_mut(card);
        (state.blank, state.uncounted, state.gains) = (false, false, false);
        (state.icons, state.keywords) = (printed.icons, printed.keywords);
        state.crests = printed.crests;
    }

    /// Reckons STR, icons and keywords of every card in play from what is printed (`lasting.net`, `timing.constant`). Cards
    /// that no modifier has touched since they came are as printed and are not looked at.
    fn reckon(&mut self) {
        let mut were = Strengths::new();
        self.reckon_once(&mut were);
        // What hangs on STR is reckoned once more when STR has changed; two rounds settle what cards say of themselves.
        for _ in 0..2 {
            if self.reach.has(watch::STRENGTH) && std::mem::take(&mut self.strength_moved) {
                self.reckon_once(&mut were);
            }
        }
        if self.reach.has(watch::STRENGTH) && std::mem::take(&mut self.strength_moved) {
            self.end_circle(&mut were);
        }
        for was in &were {
            self.notice_strength(*was);
        }
        self.strength_moved = false;
        self.reckon_followers();
    }

    /// STR that hangs on what hangs on that STR goes back and forth: the lower one stands (`docs/rulings/thrones-circles.md`).
    fn end_circle(&mut self, were: &mut Strengths) {
        let all = |game: &Thrones| -> u32 {
            game.in_play.iter().map(|card| u32::from(game.card(card).strength)).sum()
        };
        let here = all(self);
        self.reckon_once(were);
        if self.strength_moved && all(self) > here {
            self.reckon_once(were);
        }
    }

    /// One round. Where STR hangs on STR, what it was before the first is kept in `were`: nobody sees what lies between.
    fn reckon_once(&mut self, were: &mut Strengths) {
        (self.stale, self.arrived) = (false, false);
        let counted = self.reach.has(kind::POWER_COUNTS);
        let before = std::mem::replace(&mut self.altered, CardSet::EMPTY);
        self.begin_reckoning(&before);
        if self.reach.has(watch::STRENGTH) && were.is_empty() {
            were.extend(self.in_play.iter().map(|card| self.strength_of(card)));
        }
        // Power that did not count for victory may count now (`victory.fifteen`).
        self.power_moved |= counted || self.reach.has(kind::POWER_COUNTS);
        if self.reach.has(kind::BLANK) {
            self.reckon_blanks();
        }
        if self.reach.has(kind::TRAIT | kind::ICON | kind::THING) {
            self.reckon_things();
        }
        self.reckon_strength(&before);
        // Power on a card that has regained Infamy counts anew (`keyword.infamy`).
        let takes_power = |card: CardId| {
            let types = self.glance(card).types;
            !(types.has(CardType::Character) || types.has(CardType::House))
        };
        let touched = before.or(&self.altered);
        let by_infamy = |card: CardId| self.card(card).power > 0 && takes_power(card);
        self.power_moved |= touched.iter().any(by_infamy);
        self.drop_illegal_attachments();
    }

    /// Makes the cards that were altered what is printed, and looks for constants.
    fn begin_reckoning(&mut self, altered: &CardSet) {
        self.gained_traits.clear();
        self.gained.clear();
        self.constants = self.of_sort(&self.in_play, Sort::Constants);
        self.granted = CardSet::EMPTY;
        for card in altered {
            self.make_as_printed(card);
            let state = self.card_mut(card);
            if state.face.is_some() {
                (state.icons, state.keywords) = (Icons::NONE, Keywords::NONE);
                state.crests = Crests::NONE;
                self.altered.insert(card);
                self.granted.insert(card);
                self.constants.insert(card);
            }
        }
        let mut reach = self.reach_beside_play();
        for card in self.constants {
            let of_card = match self.card(card).face {
                Some(face) => self.pool.reach_of_face(face),
                None => self.glance(card).reach,
            };
            if of_card == Reach::default() {
                self.constants.remove(card);
            }
            reach.add(of_card);
        }
        self.reach = reach;
    }

    /// Text boxes that count as blank. One that blanks others may be blanked itself: what it says is looked at again until
    /// nothing changes. Texts that blank one another in a row settle in as many rounds as there are of them; a circle, which
    /// no cards make, ends there too.
    fn reckon_blanks(&mut self) {
        let mut before = CardSet::EMPTY;
        let (mut blank, mut bare) = self.blanked();
        for _ in 0..=self.constants.len() + self.beside.len() {
            if blank == before {
                break;
            }
            for card in before.or(&blank) {
                self.card_mut(card).blank = blank.has(card);
            }
            before = blank;
            (blank, bare) = self.blanked();
        }
        self.altered = self.altered.or(&blank);
        for card in blank {
            self.card_mut(card).keywords = Keywords::NONE;
        }
        for card in bare {
            for gained in self.printed_traits(card) {
                self.gained_traits.push(GainedTrait { card, gained: *gained, by: -1 });
            }
        }
    }

    /// The cards whose text boxes the texts in force blank, and those of them that lose their traits with it.
    fn blanked(&self) -> (CardSet, CardSet) {
        let (mut blank, mut bare) = (CardSet::EMPTY, CardSet::EMPTY);
        self.for_each_modifier(kind::BLANK, |modify, frame| {
            let Modify::Card(cards, CardMod::Blank(how)) = modify else { return };
            self.for_each_meant(*cards, frame, |card| {
                let ban = Doing::to_card(Verb::Blank, card);
                if !self.is_immune(card, frame.source, frame.triggered) && !self.is_forbidden(&ban)
                {
                    blank.insert(card);
                    if *how == Blank::Whole {
                        bare.insert(card);
                    }
                }
            });
        });
        (blank, bare)
    }

    /// Traits, icons, keywords, immunities and abilities gained and lost, each on the net sum, in this order: conditions
    /// of icons may look at traits, those of other things at both.
    fn reckon_things(&mut self) {
        let mut net = Things::default();
        for pass in [kind::TRAIT, kind::ICON, kind::THING] {
            if !self.reach.has(pass) {
                continue;
            }
            self.for_each_constant(pass, &mut |modify, when, frame, gives| {
                let Modify::Card(cards, change) = modify else { return };
                if !self.all_hold(when, frame) {
                    return;
                }
                self.for_each_meant(*cards, frame, |card| {
                    if !self.is_immune(card, frame.source, frame.triggered) {
                        net.add(card, change, frame, gives);
                    }
                });
            });
            if pass == kind::TRAIT {
                net.traits.iter().for_each(|one| self.gained_traits.push(*one));
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
        for gained in &net.gained {
            self.granted.insert(gained.card);
        }
        self.gained = net.gained;
        for change in &net.changes {
            self.altered.insert(change.card);
            let state = self.card_mut(change.card);
            state.gains |= change.gains;
            state.uncounted |= change.uncounted;
            let keywords = PlainKeyword::ALL.iter().zip(change.keywords);
            for (keyword, by) in keywords.filter(|(_, by)| *by != 0) {
                let has = i8::from(state.keywords.has(*keyword));
                let without = state.keywords.without(*keyword);
                state.keywords = if has + by > 0 { without.with(*keyword) } else { without };
            }
            let crests = Crest::ALL.iter().zip(change.crests);
            for (crest, by) in crests.filter(|(_, by)| *by != 0) {
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
    fn reckon_strength(&mut self, before: &CardSet) {
        let mut changes: LongRow<NetStrength, 8> = LongRow::new();
        self.for_each_modifier(kind::STRENGTH, |modify, frame| {
            let Modify::Card(cards, CardMod::Strength(change)) = modify else { return };
            self.for_each_meant(*cards, frame, |card| {
                if self.is_immune(card, frame.source, frame.triggered) {
                    return;
                }
                let about = Frame { it: card, ..*frame };
                let net = net_strength(&mut changes, card);
                match change {
                    Change::By(amount) => {
                        let change = self.amount(amount, &about);
                        net.by = net.by.saturating_add(change as i16);
                        net.lowered = net.lowered.saturating_add((-change).clamp(0, 255) as u8);
                    }
                    Change::To(amount) => {
                        let amount = self.amount(amount, &about) as u8;
                        net.to = Some(net.to.map_or(amount, |least| least.min(amount)));
                    }
                }
            });
        });
        self.add_melee(&mut changes);
        changes.sort_unstable_by_key(|change| change.card);
        let changed: CardSet = changes.iter().map(|change| change.card).collect();
        self.altered = self.altered.or(&changed);
        let in_play = self.in_play;
        let settles = !self.reach.has(watch::STRENGTH);
        for card in before.without(&changed).and(&in_play) {
            let was = self.set_strength(card, self.printed(card).strength, 0);
            if settles {
                self.notice_strength(was);
            }
        }
        for change in changes.iter().filter(|change| in_play.has(change.card)) {
            let base = change.to.unwrap_or(self.printed(change.card).strength);
            let strength = (i16::from(base) + change.by).clamp(0, 255) as u8;
            let was = self.set_strength(change.card, strength, change.lowered);
            if settles {
                self.notice_strength(was);
            }
        }
    }

    /// A Melee character is stronger by 1 for each enemy character it faces (`keyword.melee`).
    fn add_melee(&self, changes: &mut LongRow<NetStrength, 8>) {
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
                net_strength(changes, card).by += other.iter().filter(enemy).count() as i16;
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
            self.changed(watch::CHALLENGE | watch::PART);
        }
    }

    fn strength_of(&self, card: CardId) -> Strength {
        let state = self.card(card);
        Strength { card, strength: state.strength, lowered: state.lowered }
    }

    /// Sets a STR; returns what it was.
    fn set_strength(&mut self, card: CardId, strength: u8, lowered: u8) -> Strength {
        let was = self.strength_of(card);
        let state = self.card_mut(card);
        (state.strength, state.lowered) = (strength, lowered);
        self.strength_moved |= was.strength != strength;
        was
    }

    /// What follows from a STR being another than it was.
    fn notice_strength(&mut self, was: Strength) {
        let state = self.card(was.card);
        if state.place != Place::Play {
            return;
        }
        if state.lowered > was.lowered && !state.fresh && self.is_character(was.card) {
            self.happen(Verb::LoseStrength, None, was.card);
        }
        let state = self.card_mut(was.card);
        let changed = state.strength != was.strength && !state.fresh;
        state.strength_changed |= changed;
        state.fresh = false;
        self.strengths_changed |= changed;
    }

    /// Discards attachments whose host they may no longer be on (`timing.attachment_legality`).
    fn drop_illegal_attachments(&mut self) {
        for card in self.attached {
            let state = self.card(card);
            if state.is_leaving()
                || self.is_legal_host(card, state.host)
                || self.is_about_to_attach(card)
            {
                continue;
            }
            if self.is_forbidden(&Doing { from: Zone::Play, ..Doing::to_card(Verb::Discard, card) })
            {
                continue;
            }
            self.fall_off(card);
        }
    }

    /// Whether the effect that comes next attaches the card: who takes control of an attachment to put it elsewhere
    /// does both in one moment.
    fn is_about_to_attach(&self, card: CardId) -> bool {
        let Some(going) = self.going.last() else { return false };
        let Some(at) = going.at.last() else { return false };
        let next = self.pool.list(at.list).get(usize::from(at.next));
        let Some(Effect::Attach { what, to: _, as_: _ }) = next else { return false };
        self.is_meant(card, *what, &going.frame)
    }

    /// Whether an attachment in play may stay on its host.
    fn is_legal_host(&self, card: CardId, host: CardId) -> bool {
        if self.card(host).place != Place::Play {
            return false;
        }
        if self.printed(host).kind == CardType::House && self.facts(card).fastens {
            return self.text_works(card);
        }
        self.may_hold(card, host, self.card(card).controller)
    }
}

/// The STR of a card at some moment, and how much of it was lowered.
#[derive(Clone, Copy, Debug, Default)]
struct Strength {
    card: CardId,
    strength: u8,
    lowered: u8,
}

/// The STR of every card in play.
type Strengths = LongRow<Strength, 40>;

/// The plain keywords of a list as bits.
pub(crate) fn keyword_bits(keywords: List<Keyword>) -> Keywords {
    keywords.iter().filter_map(|keyword| keyword.plain()).fold(Keywords::NONE, Keywords::with)
}

/// What cards gain and lose on the net sum.
#[derive(Default)]
struct Things {
    gained: LongRow<Gained, 8>,
    traits: LongRow<GainedTrait, 16>,
    changes: LongRow<NetChange, 8>,
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

/// What changes the STR of one card: the sum of what is added, and the least it is set to.
#[derive(Clone, Copy, Default)]
struct NetStrength {
    card: CardId,
    by: i16,
    to: Option<u8>,
    /// The sum of what is taken away.
    lowered: u8,
}

fn net_strength(changes: &mut LongRow<NetStrength, 8>, card: CardId) -> &mut NetStrength {
    let place = changes.iter().position(|change| change.card == card);
    let place = place.unwrap_or_else(|| {
        changes.push(NetStrength { card, ..NetStrength::default() });
        changes.len() - 1
    });
    &mut changes[place]
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

    fn add(
        &mut self,
        card: CardId,
        change: &CardMod,
        frame: &Frame,
        gives: &dyn Fn() -> AbilityId,
    ) {
        let (thing, sign) = match change {
            CardMod::Gain(thing) => (thing, 1),
            CardMod::Lose(thing) => (thing, -1),
            CardMod::Gains(_) => {
                self.gained.push(Gained { card, ability: gives() });
                return self.of(card).gains = true;
            }
            CardMod::Uncounted => return self.of(card).uncounted = true,
            CardMod::Strength(_)
            | CardMod::Fatal(_, _)
            | CardMod::Expelled
            | CardMod::DiesFirst
            | CardMod::Follows(_)
            | CardMod::Blank(_)
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
            Thing::Crests(crest) => self.of(card).crests[crest.index()] += sign * EVERY,
        }
    }
}

//! Stealth: each Stealth attacker names a character that cannot defend (`timing.stealth_defenders`).

use tabletop::{LongRow, Reason, RuleId, Scribe};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::event::Event;
use crate::flow::Step;
use crate::item::{Item, Thing};
use crate::phase::challenges::ChallengeStep;
use crate::reading::Doing;
use crate::rule;
use crate::state::{Bypassed, Thrones};
use crate::vocabulary::{PlainKeyword, Verb, Zone};

impl Thrones {
    /// Each Stealth attacker may name a character that cannot defend (`keyword.stealth`).
    pub(super) fn stealth(&mut self) {
        let attackers = self.challenge.attackers.iter();
        let stealthy = attackers.filter(|card| {
            let doing = Doing::to_card(Verb::UseStealth, *card);
            self.card(*card).has(PlainKeyword::Stealth) && !self.is_forbidden(&doing)
        });
        let steps: LongRow<Step, 8> =
            stealthy.map(|card| Step::Challenge(ChallengeStep::Bypass(card))).collect();
        self.then_all(&steps);
    }

    /// A Stealth attacker names a character or nobody.
    pub(super) fn ask_bypass(&mut self, attacker: CardId) {
        let target = self.board[self.challenge.target.index()];
        let named = |card: &CardId| self.bypass_obstacle(attacker, *card).is_none();
        let named: CardSet = target.iter().filter(named).collect();
        if named.is_empty() {
            return;
        }
        let asking = Step::Challenge(ChallengeStep::Bypass(attacker));
        self.ask(asking, self.challenge.attacker, Ask::Stealth(attacker));
        self.offer_cards(named);
        self.offer(Thing::Pass);
    }

    /// Why stealth cannot name a character.
    pub(crate) fn why_not_bypass(&self, attacker: CardId, card: CardId) -> Option<Reason> {
        let rule = self.bypass_obstacle(attacker, card)?;
        let name = self.name(card);
        let text = match rule {
            rule::TITLE_SUPPORTS_STEALTH => {
                format!("{name} is not controlled by the player attacked")
            }
            rule::TIMING_STEALTH_DEFENDERS => format!("{name} takes part already"),
            rule::TIMING_MORIBUND => format!("{name} is leaving play"),
            rule::TIMING_CANNOT => format!("{name} cannot be bypassed by stealth"),
            _ if !self.is_character(card) => format!("{name} is no character"),
            _ if self.challenge.is_bypassed(card) => format!("{name} is bypassed already"),
            _ => format!("{name} has Stealth itself"),
        };
        Some(Reason::new(rule, text))
    }

    pub(crate) fn bypass_obstacle(&self, attacker: CardId, card: CardId) -> Option<RuleId> {
        let state = self.card(card);
        if !self.is_character(card) {
            return Some(rule::KEYWORD_STEALTH);
        }
        if state.controller != self.challenge.target {
            return Some(rule::TITLE_SUPPORTS_STEALTH);
        }
        if state.has(PlainKeyword::Stealth) || self.challenge.is_bypassed(card) {
            return Some(rule::KEYWORD_STEALTH);
        }
        if self.challenge.is_in_it(card) {
            return Some(rule::TIMING_STEALTH_DEFENDERS);
        }
        if self.is_moribund(card) {
            return Some(rule::TIMING_MORIBUND);
        }
        let doing = Doing { source: attacker, ..Doing::to_card(Verb::Bypass, card) };
        self.is_forbidden(&doing).then_some(rule::TIMING_CANNOT)
    }

    pub(super) fn bypass(&mut self, attacker: CardId, item: Item, scribe: &mut impl Scribe<Event>) {
        if let Some(card) = item.card() {
            self.challenge.bypassed.push(Bypassed { card, by: attacker });
            scribe.note(|| Event::Bypassed { card, by: attacker });
            let by = Some(self.challenge.attacker);
            self.happen_on(Verb::Bypass, by, card, attacker, Zone::Play);
        }
    }
}

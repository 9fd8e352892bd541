//! Stealth and the declaration of defenders (`timing.stealth_defenders`).

use tabletop::{Reason, RuleId, Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::event::Event;
use crate::item::{Item, Thing};
use crate::pending::Step;
use crate::reading::{Doing, Role};
use crate::rule;
use crate::state::{Form, Thrones};
use crate::vocabulary::{PlainKeyword, Verb};

impl Thrones {
    /// Each Stealth attacker may name a character that cannot defend (`keyword.stealth`).
    pub(crate) fn stealth(&mut self, after: CardId) {
        if !self.challenge.on {
            return;
        }
        let attackers = self.challenge.attackers;
        let next = attackers
            .iter()
            .find(|card| card.0 >= after.0 && self.card(*card).has(PlainKeyword::Stealth));
        let Some(attacker) = next else { return };
        self.pending.push(Step::Stealth(CardId(attacker.0 + 1)));
        for card in self.board[self.challenge.target.index()] {
            if self.bypass_obstacle(attacker, card).is_none() {
                self.offer(Thing::Card(card));
            }
        }
        if self.items.is_empty() {
            return;
        }
        self.offer(Thing::Pass);
        self.ask(self.challenge.attacker, Ask::Stealth(attacker), Form::One);
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
            _ if self.challenge.bypassed.has(card) => format!("{name} is bypassed already"),
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
        if state.has(PlainKeyword::Stealth) || self.challenge.bypassed.has(card) {
            return Some(rule::KEYWORD_STEALTH);
        }
        if self.challenge.participants().has(card) {
            return Some(rule::TIMING_STEALTH_DEFENDERS);
        }
        if self.is_moribund(card) {
            return Some(rule::TIMING_MORIBUND);
        }
        let doing = Doing { source: attacker, ..Doing::to_card(Verb::Bypass, card) };
        self.is_forbidden(&doing).then_some(rule::TIMING_CANNOT)
    }

    pub(crate) fn bypassed(
        &mut self,
        attacker: CardId,
        item: Item,
        scribe: &mut impl Scribe<Event>,
    ) {
        if let Some(card) = item.card() {
            self.challenge.bypassed.insert(card);
            scribe.note(|| Event::Bypassed { card, by: attacker });
        }
    }

    /// Why a card cannot be declared as a defender by a player.
    pub(crate) fn why_not_defend(&self, seat: Seat, card: CardId) -> Option<Reason> {
        let rule = self.defence_obstacle(seat, card)?;
        Some(Reason::new(
            rule,
            self.declaration_words(rule, card, self.challenge.kind, "a defender"),
        ))
    }

    pub(crate) fn defence_obstacle(&self, seat: Seat, card: CardId) -> Option<RuleId> {
        if self.card(card).controller != seat {
            return Some(rule::CHALLENGE_DEFEND_OPTION);
        }
        let obstacle = self.declaration_obstacle(card, self.challenge.kind, Role::Defender);
        let bypassed = self.challenge.bypassed.has(card).then_some(rule::KEYWORD_STEALTH);
        obstacle.filter(|rule| *rule != rule::TIMING_CANNOT).or(bypassed).or(obstacle)
    }

    /// The characters a player could defend with.
    pub(crate) fn eligible_defenders(&self, seat: Seat) -> CardSet {
        let gold = self.gold_to_pay(seat);
        let can = |card: &CardId| {
            self.defence_obstacle(seat, *card).is_none()
                && self.declaration_toll(seat, *card, Role::Defender) <= gold
        };
        self.board[seat.index()].iter().filter(can).collect()
    }

    /// The player attacked declares defenders, or none (`challenge.defend.option`).
    pub(crate) fn ask_defenders(&mut self) {
        if !self.challenge.on {
            return;
        }
        let seat = self.challenge.target;
        let eligible = self.eligible_defenders(seat);
        let gold = self.gold_to_pay(seat);
        let ask = Ask::Defenders(self.challenge.kind, self.challenge.attacker);
        self.ask_declaration(seat, ask, eligible, 0, gold, Role::Defender);
    }

    /// Defenders were declared, by the player attacked or by one who supports him.
    pub(crate) fn defend(&mut self, seat: Seat, items: &[Item], scribe: &mut impl Scribe<Event>) {
        if items.is_empty() {
            return;
        }
        self.challenge.defender = seat;
        self.declare_cards(seat, items, Role::Defender, scribe);
    }

    /// A supporter may step in for a player without defenders (`title.supports.defend`).
    pub(crate) fn support(&mut self) {
        if !self.challenge.on || !self.challenge.defenders.is_empty() || self.challenge.taken_over {
            return;
        }
        let target = self.challenge.target;
        let supporter = self.everyone().iter().find(|seat| self.supports(*seat, target));
        let Some(seat) = supporter.filter(|seat| *seat != self.challenge.attacker) else { return };
        let eligible = self.eligible_defenders(seat);
        if eligible.is_empty() {
            return;
        }
        let gold = self.gold_to_pay(seat);
        self.ask_declaration(
            seat,
            Ask::Support(self.challenge.kind, target),
            eligible,
            0,
            gold,
            Role::Defender,
        );
    }

    pub(crate) fn defenders_declared(&mut self, scribe: &mut impl Scribe<Event>) {
        if self.challenge.on && self.challenge.defenders.is_empty() {
            let seat = self.challenge.target;
            scribe.note(|| Event::NoDefenders { seat });
        }
    }
}

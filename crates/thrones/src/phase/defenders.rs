//! The declaration of defenders, by the player attacked or by one who supports him.

use tabletop::{Reason, RuleId, Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::event::Event;
use crate::item::Item;
use crate::reading::Role;
use crate::rule;
use crate::state::Thrones;

impl Thrones {
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
        // An effect may have brought it into the challenge before, on either side.
        if self.challenge.participants().has(card) {
            return Some(rule::CHALLENGE_PARTICIPATING);
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

//! The declaration of defenders, by the player attacked or by one who supports him.

use tabletop::{Reason, RuleId, Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::cost::Tolls;
use crate::event::Event;
use crate::flow::Step;
use crate::item::Item;
use crate::phase::challenges::{ChallengeStep, Declaration};
use crate::reading::Role;
use crate::rule;
use crate::state::Thrones;
use crate::vocabulary::Verb;

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
        if self.challenge.is_in_it(card) {
            return Some(rule::CHALLENGE_PARTICIPATING);
        }
        let obstacle = self.declaration_obstacle(card, self.challenge.kind, Role::Defender);
        let bypassed = self.challenge.is_bypassed(card).then_some(rule::KEYWORD_STEALTH);
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
    pub(super) fn ask_defenders(&mut self) {
        let seat = self.challenge.target;
        let ask = Ask::Defenders(self.challenge.kind, self.challenge.attacker);
        self.ask_to_defend(ChallengeStep::Defenders, seat, ask, self.eligible_defenders(seat));
    }

    fn ask_to_defend(&mut self, asking: ChallengeStep, seat: Seat, ask: Ask, eligible: CardSet) {
        let declaration = Declaration {
            asking: Step::Challenge(asking),
            seat,
            ask,
            eligible,
            least: 0,
            gold: self.gold_to_pay(seat),
            role: Role::Defender,
        };
        self.ask_declaration(&declaration);
    }

    /// Defenders are declared, by the player attacked or by one who supports him.
    pub(super) fn defend(&mut self, seat: Seat, items: &[Item], scribe: &mut impl Scribe<Event>) {
        if seat == self.challenge.target {
            self.happen(Verb::Defend, Some(seat), CardId::NONE);
        }
        if items.is_empty() {
            if seat == self.challenge.target {
                scribe.note(|| Event::NoDefenders { seat });
            }
            return;
        }
        self.challenge.defended = true;
        self.challenge.defender = seat;
        let declared: CardSet = items.iter().filter_map(|item| item.card()).collect();
        self.challenge.defenders = self.challenge.defenders.or(&declared);
        self.declare_cards(seat, declared, Role::Defender, Tolls::new(), scribe);
    }

    /// A supporter may step in for a player who declared no defenders (`title.supports.defend`).
    pub(super) fn ask_support(&mut self) {
        if self.challenge.defended || self.challenge.taken_over {
            return;
        }
        let target = self.challenge.target;
        let supporter = self.everyone().iter().find(|seat| self.supports(*seat, target));
        let Some(seat) = supporter.filter(|seat| *seat != self.challenge.attacker) else { return };
        let eligible = self.eligible_defenders(seat);
        if !eligible.is_empty() {
            let ask = Ask::Support(self.challenge.kind, target);
            self.ask_to_defend(ChallengeStep::Support, seat, ask, eligible);
        }
    }
}

//! Shadows: at the beginning of every phase each player may bring one card out (`shadows.come_out`).

use tabletop::{Reason, Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::CardId;
use crate::event::Event;
use crate::flow::{Given, Step};
use crate::item::Thing;
use crate::phase::RoundStep;
use crate::phase::marshalling::{Arrival, HIDING};
use crate::rule;
use crate::state::{Place, Thrones};
use crate::vocabulary::Phase;
use crate::why_not::Reasons;

impl Thrones {
    /// A player may bring a card out; then the next may. Whoever has a card there is asked: what it costs is hidden.
    pub(super) fn ask_to_come_out(&mut self, seat: Seat, left: u8) {
        if left == 0 {
            return;
        }
        let next = RoundStep::Shadows { seat: seat.left(self.seats), left: left - 1 };
        let hidden = self.cards_in(seat, Place::Shadows);
        if hidden.is_empty() || self.player(seat).eliminated {
            return self.then(Step::Round(next));
        }
        self.ask(Step::Round(RoundStep::Shadows { seat, left }), seat, Ask::ComeOut);
        self.offer(Thing::Pass);
        for card in hidden {
            if self.come_out_obstacle(seat, card).is_none() {
                self.offer(Thing::Card(card));
            }
        }
    }

    /// Why a card cannot come out of Shadows now.
    pub(crate) fn come_out_obstacle(&self, seat: Seat, card: CardId) -> Option<Reason> {
        let name = self.name(card);
        if self.card(card).place != Place::Shadows || self.owner(card) != seat {
            let text = format!("{name} is not in your Shadows");
            return Some(Reason::new(rule::SHADOWS_COME_OUT, text));
        }
        let (cost, gold) = (self.cost_with_penalty(seat, card), self.gold_to_pay(seat));
        if u16::from(cost) > gold {
            let text = format!("bringing {name} out costs {cost} gold, you have {gold}");
            return Some(Reason::new(rule::SHADOWS_COME_OUT, text));
        }
        let comes = self.can_enter(seat, card) || self.duplicate_host(seat, card).is_some();
        (!comes).then(|| {
            let text = format!("{name} is unique, and one cannot come into play now");
            Reason::new(rule::UNIQUE_ONE_COPY, text)
        })
    }

    pub(crate) fn answer_round(
        &mut self,
        step: RoundStep,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let RoundStep::Shadows { seat, left } = step else { unreachable!("{step:?} asks nothing") };
        let next = RoundStep::Shadows { seat: seat.left(self.seats), left: left - 1 };
        self.then(Step::Round(next));
        if let Some(card) = given.item().card() {
            self.marshal(seat, card, Arrival::CameOut, scribe);
        }
    }

    /// Why a card cannot be played into Shadows.
    pub(crate) fn why_not_hide(&self, seat: Seat, card: CardId, reasons: &mut Reasons) {
        let name = self.name(card);
        if !self.printed(card).shadow {
            reasons.add(rule::SHADOWS_HIDE, format!("{name} has no cost for Shadows"));
        }
        if self.card(card).place != Place::Hand || self.owner(card) != seat {
            reasons.add(rule::SHADOWS_HIDE, format!("{name} is not in your hand"));
        }
        if self.phase != Phase::Marshalling || self.active != Some(seat) {
            let text = "cards go into Shadows in your own marshalling turn".to_owned();
            reasons.add(rule::SHADOWS_HIDE, text);
        }
        let gold = self.gold_to_pay(seat);
        if gold < u16::from(HIDING) {
            reasons.add(rule::SHADOWS_HIDE, format!("it costs {HIDING} gold, you have {gold}"));
        }
    }
}

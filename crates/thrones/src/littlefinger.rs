//! The Littlefinger variant: gold may be given at any time but in marshalling.

use tabletop::{Scribe, Seat};

use crate::ask::Ask;
use crate::constant::watch;
use crate::event::Event;
use crate::item::{Item, Thing};
use crate::pending::Step;
use crate::setup::Variant;
use crate::state::{Form, Thrones};
use crate::vocabulary::Phase;

/// The most gold one gift is offered for; more takes another gift.
const GIFT_MAX: u8 = 10;

impl Thrones {
    /// Opens the opportunity to give beside what is asked (`variant.littlefinger.exchange`).
    pub(crate) fn offer_gifts(&mut self) {
        let open = self.variant == Variant::Littlefinger
            && self.round > 0
            && !matches!(self.phase, Phase::Marshalling | Phase::Any)
            && self.frames.is_empty()
            && self.removals.is_empty()
            && !self.is_paying()
            && !self.questions.iter().any(|question| question.form == Form::Gift);
        if !open {
            return;
        }
        for seat in self.everyone().iter() {
            let gold = self.player(seat).gold.min(GIFT_MAX);
            for to in self.everyone().iter().filter(|to| *to != seat && gold > 0) {
                for gold in 1..=gold {
                    self.offer(Thing::Give(to, gold));
                }
            }
            if gold > 0 {
                self.ask(seat, Ask::Give, Form::Gift);
            }
        }
    }

    /// Whether somebody is in the middle of a payment: what he has was reckoned with when it began.
    fn is_paying(&self) -> bool {
        let is_asked = self.questions.iter().any(|question| matches!(question.ask, Ask::PayTo(_)));
        is_asked
            || self.pending.iter().any(|step| {
                matches!(
                    step,
                    Step::PayGold { .. } | Step::PayInfluence { .. } | Step::EnterFromHand { .. }
                )
            })
    }

    /// Closes the opportunities before play goes on.
    pub(crate) fn close_gifts(&mut self) {
        let Some(first) = self.questions.iter().position(|question| question.form == Form::Gift)
        else {
            return;
        };
        let from = self.questions[first].from;
        self.questions.truncate(first);
        self.items.truncate(from as usize);
    }

    /// Gold changes hands: no action, nothing to respond to.
    pub(crate) fn gave(&mut self, seat: Seat, item: Item, scribe: &mut impl Scribe<Event>) {
        let Thing::Give(to, gold) = item.thing() else { unreachable!("gold is given") };
        self.player_mut(seat).gold -= gold;
        let player = self.player_mut(to);
        player.gold = player.gold.saturating_add(gold);
        self.changed(watch::GOLD);
        scribe.note(|| Event::GoldGiven { from: seat, to, gold });
    }
}

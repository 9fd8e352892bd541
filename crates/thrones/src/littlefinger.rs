//! The Littlefinger variant: gold may be given at any time but in marshalling.

use tabletop::{Scribe, Seat, Waits};

use crate::ask::Ask;
use crate::constant::watch;
use crate::event::Event;
use crate::flow::Step;
use crate::item::{Item, Thing};
use crate::phase::marshalling::MarshallingStep;
use crate::setup::Variant;
use crate::state::Thrones;
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
            && !self.pending.iter().any(Step::is_payment)
            && self.desk.questions().iter().all(|question| question.waits == Waits::ForAnswer);
        if !open {
            return;
        }
        for seat in self.everyone().iter() {
            let most = self.player(seat).gold.min(GIFT_MAX);
            if most == 0 {
                continue;
            }
            self.desk.open_beside(seat, Ask::Give);
            for to in self.everyone().iter().filter(|to| *to != seat) {
                for gold in 1..=most {
                    self.offer(Thing::Give(to, gold));
                }
            }
        }
    }

    /// Gold changes hands: no action, nothing to respond to. What was asked is asked anew.
    pub(crate) fn give(&mut self, seat: Seat, item: Item, scribe: &mut impl Scribe<Event>) {
        let Thing::Give(to, gold) = item.thing() else { unreachable!("gold is given") };
        self.player_mut(seat).gold -= gold;
        let player = self.player_mut(to);
        player.gold = player.gold.saturating_add(gold);
        self.changed(watch::GOLD);
        scribe.note(|| Event::GoldGiven { from: seat, to, gold });
    }
}

impl Step {
    /// Whether somebody is in the middle of a payment: what he has was reckoned with when it began.
    fn is_payment(&self) -> bool {
        match self {
            Step::Payment(_)
            | Step::Marshalling(MarshallingStep::Host { .. } | MarshallingStep::Enter { .. }) => {
                true
            }
            Step::Marshalling(MarshallingStep::Turn { .. } | MarshallingStep::EndTurn(_))
            | Step::Setup(_)
            | Step::Round(_)
            | Step::Plot(_)
            | Step::Challenge(_)
            | Step::Window(_)
            | Step::Ability(_)
            | Step::Removal(_)
            | Step::Power(_) => false,
        }
    }
}

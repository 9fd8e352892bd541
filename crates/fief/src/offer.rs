//! Free acts and deals: gifts of gold and cards, talks, releases, exchanges.

use serde::{Deserialize, Serialize};
use tabletop::{Scribe, Seat, Seats};

use crate::ask::Ask;
use crate::event::Event;
use crate::flow::{Given, Question, Step};
use crate::id::PLAYERS_MAX;
use crate::item::{Declaration, Item};
use crate::state::Fief;

/// A deal half-way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum OfferStep {
    /// To whom gold is given.
    GiveGold(Seat),
    /// How much gold is given.
    GiveGoldAmount(Seat, Seat),
}

/// Deals in progress, and what may not be repeated in this window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Offers {
    /// To whom each Player has given gold in this window.
    pub(crate) gold_given: [Seats; PLAYERS_MAX],
    /// The Fief Titles of the Protector that were refused, one bit each.
    pub(crate) fiefs_refused: u8,
}

impl Offers {
    /// A new window: everything may be offered anew.
    pub(crate) fn forget(&mut self) {
        *self = Offers::default();
    }
}

const GIVE_GOLD: &[Item] = &[Item::Declare(Declaration::GiveGold)];

impl Fief {
    /// What the Player may do beside the question while a window is open.
    pub(crate) fn free_acts(&self, seat: Seat) -> &'static [Item] {
        if !self.is_window_open() {
            return &[];
        }
        let may_give = !self.variants.diplomacy && self.player(seat).gold > 0;
        if may_give && self.gold_receivers(seat).next().is_some() { GIVE_GOLD } else { &[] }
    }

    fn gold_receivers(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let given = self.offers.gold_given[seat.index()];
        self.turn_order().filter(move |other| *other != seat && !given.has(*other))
    }

    /// Interrupts the open questions for a free act. The step that asked asks again afterwards.
    pub(crate) fn begin_free_act(&mut self, seat: Seat, item: Item) {
        let asker = *self.pending.last().expect("who asked lies on the stack");
        self.withdraw();
        self.then(asker);
        match item {
            Item::Declare(Declaration::GiveGold) => {
                self.then(Step::Offer(OfferStep::GiveGold(seat)));
            }
            other => unreachable!("{other:?} is no free act"),
        }
    }

    pub(crate) fn enter_offer(&mut self, step: OfferStep, _scribe: &mut impl Scribe<Event>) {
        match step {
            OfferStep::GiveGold(seat) => {
                self.put(Step::Offer(step), seat, Ask::ChoosePlayer);
                for other in self.turn_order() {
                    if other != seat && !self.offers.gold_given[seat.index()].has(other) {
                        self.offer(Item::Player(other));
                    }
                }
            }
            OfferStep::GiveGoldAmount(seat, _) => {
                let most = self.player(seat).gold;
                self.put_amount(Step::Offer(step), seat, Ask::ChooseAmount, 1..=most);
            }
        }
    }

    pub(crate) fn answer_offer(
        &mut self,
        step: OfferStep,
        _question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match (step, given) {
            (OfferStep::GiveGold(seat), Given::One(Item::Player(to))) => {
                self.then(Step::Offer(OfferStep::GiveGoldAmount(seat, to)));
            }
            (OfferStep::GiveGoldAmount(from, to), Given::Amount(_)) => {
                self.offers.gold_given[from.index()].insert(to);
                self.give_gold(from, to, given.amount(), scribe);
            }
            (step, given) => unreachable!("{step:?} does not offer {given:?}"),
        }
    }
}

//! Paying: gold to the Treasury or to a player, influence by kneeling (`gold.costs`, `influence.pay`).

use serde::{Deserialize, Serialize};
use tabletop::{Scribe, Seat, Seats};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::constant::watch;
use crate::event::Event;
use crate::flow::{Given, Step};
use crate::item::{Item, Thing};
use crate::state::Thrones;
use crate::title::Title;
use crate::vocabulary::Resource;

/// The influence of the Hand of the King (`title.hand.influence`).
pub(crate) const HAND_INFLUENCE: u8 = 2;

/// A payment that is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PaymentStep {
    /// This much gold, from the pool or from gold on cards, to the Treasury or to a player: the cards up to this one
    /// have been asked about, and so much of the gold came from them.
    Gold { seat: Seat, gold: u8, to: Option<Seat>, after: CardId, taken: u8 },
    /// This much gold to one of these players; the payer picks whom, for what this card demands or does.
    GoldTo { seat: Seat, gold: u8, to: Seats, source: CardId },
    /// This much influence for a card.
    Influence { seat: Seat, card: CardId, influence: u8 },
    /// The gold for the X of the ability on top.
    X,
    /// Gold on a card, as the X of the ability on top.
    XOn { most: u8 },
    /// So much for a card, in gold or in influence as its player likes.
    Mixed { seat: Seat, card: CardId, price: u8 },
    /// The cards with which the ability on top is paid for.
    Cards,
    /// Which of alternative costs of the ability on top.
    Which,
}

impl PaymentStep {
    /// Gold that is yet to be paid.
    pub(crate) fn gold(seat: Seat, gold: u8, to: Option<Seat>) -> Step {
        Step::Payment(PaymentStep::Gold { seat, gold, to, after: CardId::NONE, taken: 0 })
    }
}

impl Thrones {
    pub(crate) fn enter_payment(&mut self, step: PaymentStep, scribe: &mut impl Scribe<Event>) {
        match step {
            PaymentStep::Gold { seat, gold, to, after, taken } => {
                self.pay_gold(seat, gold, to, after, taken, scribe);
            }
            PaymentStep::GoldTo { seat, gold, to, source } => {
                if to.len() == 1 {
                    self.then(PaymentStep::gold(seat, gold, to.iter().next()));
                    return;
                }
                self.ask(Step::Payment(step), seat, Ask::PayTo(source));
                for to in to.iter() {
                    self.offer(Thing::Give(to, gold));
                }
            }
            PaymentStep::Influence { seat, card, influence } => {
                self.ask_influence(seat, card, influence);
            }
            PaymentStep::X => self.ask_x(),
            PaymentStep::XOn { most } => self.ask_x_on(most),
            PaymentStep::Mixed { seat, card, price } => self.ask_mixed(seat, card, price),
            PaymentStep::Cards => self.ask_cost_cards(),
            PaymentStep::Which => self.ask_which_cost(),
        }
    }

    pub(crate) fn answer_payment(
        &mut self,
        step: PaymentStep,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            PaymentStep::Gold { seat, gold, to, after, taken } => {
                let card = self.next_gold(seat, after).expect("gold on a card was offered");
                let amount = given.amount() as u8;
                self.take_gold_from_card(seat, card, amount, scribe);
                let (after, taken) = (card, taken + amount);
                self.then(Step::Payment(PaymentStep::Gold { seat, gold, to, after, taken }));
            }
            PaymentStep::GoldTo { seat, gold, to: _, source: _ } => {
                let Thing::Give(to, _) = given.item().thing() else {
                    unreachable!("a player receives gold")
                };
                self.then(PaymentStep::gold(seat, gold, Some(to)));
            }
            PaymentStep::Influence { seat, card: _, influence: _ } => {
                self.kneel_for_influence(seat, given.items(), scribe);
            }
            PaymentStep::X => self.choose_x(given.amount() as u8),
            PaymentStep::XOn { most: _ } => self.pay_x_on(given.amount() as u8, scribe),
            PaymentStep::Mixed { seat, card, price } => {
                let influence = given.amount() as u8;
                self.then_all(&[
                    Step::Payment(PaymentStep::Influence { seat, card, influence }),
                    PaymentStep::gold(seat, price - influence, None),
                ]);
            }
            PaymentStep::Cards => self.pay_with_cards(given, scribe),
            PaymentStep::Which => self.choose_cost(given.item()),
        }
    }

    /// Pays gold: as much as the player likes from gold on each card in turn, and the rest from the pool.
    fn pay_gold(
        &mut self,
        seat: Seat,
        gold: u8,
        to: Option<Seat>,
        after: CardId,
        taken: u8,
        scribe: &mut impl Scribe<Event>,
    ) {
        if gold == 0 {
            return;
        }
        let card = self.next_gold(seat, after).filter(|_| taken < gold);
        let Some(card) = card else {
            self.spend(seat, gold, to, scribe);
            return;
        };
        let on = |card: CardId| u16::from(self.card(card).gold);
        let paying = self.gold_on_cards(seat);
        let later: u16 = paying.iter().filter(|other| *other > card).map(on).sum();
        let others = u16::from(self.player(seat).gold) + later;
        let least = u16::from(gold).saturating_sub(others);
        let most = on(card).min(u16::from(gold - taken));
        let asking = Step::Payment(PaymentStep::Gold { seat, gold, to, after, taken });
        self.ask_amount(asking, seat, Ask::GoldOn(card), least..=most);
    }

    /// The next card with gold that pays for a player, after this one.
    fn next_gold(&self, seat: Seat, after: CardId) -> Option<CardId> {
        let is_next = |card: &CardId| after.some().is_none_or(|after| *card > after);
        self.gold_on_cards(seat).iter().find(is_next)
    }

    /// The player said how much comes from gold on a card: it goes to his pool first.
    fn take_gold_from_card(
        &mut self,
        seat: Seat,
        card: CardId,
        gold: u8,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.card_mut(card).gold -= gold;
        let player = self.player_mut(seat);
        player.gold = player.gold.saturating_add(gold);
        self.changed(watch::GOLD);
        if gold > 0 {
            scribe.note(|| Event::GoldTakenFrom { seat, card, gold });
        }
    }

    /// Gold leaves the pool for the Treasury, or for the pool of another player.
    fn spend(&mut self, seat: Seat, gold: u8, to: Option<Seat>, scribe: &mut impl Scribe<Event>) {
        self.player_mut(seat).gold -= gold;
        if let Some(to) = to {
            let player = self.player_mut(to);
            player.gold = player.gold.saturating_add(gold);
        }
        self.changed(watch::GOLD);
        scribe.note(|| Event::GoldPaid { seat, gold, to });
    }

    /// Asks how much of a price is paid in influence (`influence.for_gold`).
    fn ask_mixed(&mut self, seat: Seat, card: CardId, price: u8) {
        let most = u16::from(price).min(self.influence_of(seat, CardSet::EMPTY));
        let least = u16::from(price).saturating_sub(self.gold_to_pay(seat));
        let asking = Step::Payment(PaymentStep::Mixed { seat, card, price });
        self.ask_amount(asking, seat, Ask::InfluenceFor(card), least..=most);
    }

    /// Asks which standing cards are knelt for influence (`influence.pay`, `influence.overpaid`).
    fn ask_influence(&mut self, seat: Seat, card: CardId, influence: u8) {
        if influence == 0 {
            return;
        }
        let paid = self.going.last().map_or(CardSet::EMPTY, |going| going.paid);
        let worth = |card: CardId| self.provides(card, Resource::Influence);
        let gives = |card: &CardId| self.may_kneel_for(*card) && worth(*card) > 0;
        let sources: CardSet =
            self.board[seat.index()].without(&paid).iter().filter(gives).collect();
        let king = self.hand_of_the_king_ready(seat);
        let asking = Step::Payment(PaymentStep::Influence { seat, card, influence });
        let count = 1..=sources.len() + usize::from(king);
        self.ask_some(asking, seat, Ask::Influence(card, influence), count);
        let mut total = 0;
        for source in sources {
            let worth = self.provides(source, Resource::Influence) as u8;
            self.desk.offer_worth(Thing::Card(source).into(), worth);
            total += u16::from(worth);
        }
        if king {
            self.desk.offer_worth(Thing::Title(Title::HandOfTheKing).into(), HAND_INFLUENCE);
            total += u16::from(HAND_INFLUENCE);
        }
        self.desk.ask_total(u16::from(influence)..=total);
    }

    fn kneel_for_influence(&mut self, seat: Seat, items: &[Item], scribe: &mut impl Scribe<Event>) {
        let mut influence = 0;
        for item in items {
            match item.card() {
                Some(source) => {
                    influence += self.provides(source, Resource::Influence) as u8;
                    self.kneel(source, scribe);
                }
                None => {
                    self.player_mut(seat).title_used = true;
                    let (influence, title) = (HAND_INFLUENCE, Some(Title::HandOfTheKing));
                    scribe.note(|| Event::InfluencePaid { seat, influence, title });
                }
            }
        }
        if influence > 0 {
            scribe.note(|| Event::InfluencePaid { seat, influence, title: None });
        }
    }
}

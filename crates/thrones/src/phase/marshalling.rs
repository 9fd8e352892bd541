//! The marshalling phase: income, and playing characters, locations and attachments for gold.

use tabletop::{Answer, Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CARDS_MAX, CardId, CardSet};
use crate::constant::watch;
use crate::event::Event;
use crate::index::{facts, glance};
use crate::item::{Item, Thing};
use crate::pending::{Arrival, Step};
use crate::ruleset::GoldPool;
use crate::state::{Form, Thrones};
use crate::title::Title;
use crate::vocabulary::{CardType, Phase, PlainKeyword, Value, Zone};

/// Extra gold for a card of another House (`marshalling.penalty`).
pub const GOLD_PENALTY: u8 = 2;

impl Thrones {
    /// One player's marshalling turn: income, then actions in which he may also marshal (`timing.phase.marshalling`).
    pub(crate) fn marshalling_turn(
        &mut self,
        seat: Seat,
        left: u8,
        scribe: &mut impl Scribe<Event>,
    ) {
        if left == 0 {
            self.active = None;
            return;
        }
        self.pending.push(Step::Marshal { seat: seat.left(self.seats), left: left - 1 });
        if self.player(seat).eliminated {
            return;
        }
        self.active = Some(seat);
        self.pending.push(Step::EndMarshalling(seat));
        self.player_actions();
        let gold = self.income_of(seat);
        self.player_mut(seat).gold = self.player(seat).gold.saturating_add(gold);
        self.changed(watch::GOLD);
        scribe.note(|| Event::Income { seat, gold });
    }

    /// Winter's income is lost when the turn ends (`marshalling.unspent.winter`).
    pub(crate) fn end_marshalling(&mut self, seat: Seat, scribe: &mut impl Scribe<Event>) {
        if self.rules.gold == GoldPool::OwnMarshalling {
            self.lose_unspent(seat, scribe);
        }
        self.active = None;
    }

    /// A player's income (`marshalling.income`, `title.coin.income`).
    pub(crate) fn income_of(&self, seat: Seat) -> u8 {
        let plot = self.player(seat).plot;
        let coin = if self.player(seat).title == Some(Title::MasterOfCoin) { 2 } else { 0 };
        (self.net_plot_value(plot, Value::Income) + coin).clamp(0, 200) as u8
    }

    /// The printed cost with the penalty for another House (`marshalling.penalty`).
    pub(crate) fn cost_with_penalty(&self, seat: Seat, card: CardId) -> u8 {
        let printed = self.card(card).printed();
        let foreign = !printed.houses.is_empty()
            && !printed.houses.has(self.player(seat).house)
            && printed.kind != CardType::Event;
        printed.cost.unwrap_or(0) + if foreign { GOLD_PENALTY } else { 0 }
    }

    /// What a card costs its player now: printed, plus penalty, less reductions, at least 0.
    pub(crate) fn cost_of(&self, seat: Seat, card: CardId) -> u8 {
        let mut cost = i32::from(self.cost_with_penalty(seat, card));
        self.cost_changes(seat, CardSet::only(card), |_, change| cost += change);
        cost.clamp(0, 200) as u8
    }

    /// Gold a player can pay with now: his pool, and gold on cards that serve as such.
    pub(crate) fn gold_to_pay(&self, seat: Seat) -> u16 {
        if !self.may_spend_gold(seat) {
            return 0;
        }
        let on_cards: u16 =
            self.gold_on_cards(seat).iter().map(|card| u16::from(self.card(card).gold)).sum();
        u16::from(self.player(seat).gold) + on_cards
    }

    /// Whether gold is spent now: Winter knows no gold outside the own marshalling turn (`marshalling.unspent.winter`).
    pub(crate) fn may_spend_gold(&self, seat: Seat) -> bool {
        match self.rules.gold {
            GoldPool::OwnMarshalling => {
                self.phase == Phase::Marshalling && self.active == Some(seat)
            }
            GoldPool::Round => true,
        }
    }

    /// Adds what a player may marshal now to what is offered.
    pub(crate) fn offer_marshalling(&mut self, seat: Seat) {
        let gold = i32::from(self.gold_to_pay(seat));
        let hand = self.hand_of(seat);
        let mut changes = [0; CARDS_MAX];
        self.cost_changes(seat, hand, |card, change| changes[card.index()] += change);
        for card in hand {
            let kind = self.card(card).printed().kind;
            if kind == CardType::Event || !self.allowance_left(seat, card) {
                continue;
            }
            if !self.can_enter(seat, card) {
                if self.duplicate_host(seat, card).is_some() {
                    self.offer(Thing::Duplicate(card));
                }
                continue;
            }
            let change = changes[card.index()];
            if i32::from(self.cost_with_penalty(seat, card)) + change > gold {
                continue;
            }
            if kind != CardType::Attachment || self.has_host(card) {
                self.offer(Thing::Marshal(card));
            }
            if facts(self.card(card).def).fastens {
                self.offer(Thing::Fasten(card));
            }
        }
    }

    /// Whether one more Limited card may be played (`keyword.limited`).
    fn allowance_left(&self, seat: Seat, card: CardId) -> bool {
        !(self.player(seat).limited_played
            && self.card(card).printed().keywords.has(PlainKeyword::Limited))
    }

    /// The unique card in play that a card of the same name can go under: owned and controlled by its player
    /// (`duplicate.attach`). While it is there, the card itself cannot enter.
    pub(crate) fn duplicate_host(&self, seat: Seat, card: CardId) -> Option<CardId> {
        if !glance(self.card(card).def).unique {
            return None;
        }
        let own = self.board[seat.index()].and(self.owned_by(seat));
        let is_host = |host: &CardId| self.same_title(*host, card) && !self.is_moribund(*host);
        own.iter().find(is_host)
    }

    /// Whether a card may come into play under a player's control (`unique.one_copy` and what follows it).
    pub(crate) fn can_enter(&self, seat: Seat, card: CardId) -> bool {
        if !glance(self.card(card).def).unique {
            return true;
        }
        let owner = self.owner(card);
        let blocks = |side: Seat| {
            let owned = self.in_play().or(&self.dead).and(self.owned_by(side));
            self.has_copy(card, owned.or(&self.board[side.index()]))
        };
        !blocks(seat) && (owner == seat || !blocks(owner))
    }

    /// Whether there is a card the attachment may go on.
    pub(crate) fn has_host(&self, card: CardId) -> bool {
        self.in_play().iter().any(|host| self.can_attach(card, host))
    }

    /// Begins the marshalling of a card: its host, its payment, then it enters.
    pub(crate) fn marshal(
        &mut self,
        seat: Seat,
        card: CardId,
        how: Arrival,
        scribe: &mut impl Scribe<Event>,
    ) {
        let host = match how {
            Arrival::Fastened => self.house_card(seat),
            Arrival::Marshalled | Arrival::Ambushed => CardId::NONE,
        };
        // It is announced, although it leaves the hand only when host and payment are settled.
        self.let_all_know(card);
        self.begin_action(seat);
        self.pending.push(Step::EnterFromHand { card, host, how });
        if how == Arrival::Ambushed {
            let influence = self.card(card).printed().cost.unwrap_or(0);
            self.pending.push(Step::PayInfluence { seat, card, influence });
        } else {
            let gold = self.cost_of(seat, card);
            self.use_up(seat, card);
            scribe.note(|| Event::Played { seat, card, gold });
            self.pending.push(Step::PayGold { seat, gold, to: None });
            if self.card(card).printed().keywords.has(PlainKeyword::Limited) {
                self.player_mut(seat).limited_played = true;
            }
        }
        if self.card(card).printed().kind == CardType::Attachment {
            for host in self.in_play() {
                if self.can_attach(card, host) {
                    self.offer(Thing::Card(host));
                }
            }
            self.ask(seat, Ask::Host(card), Form::One);
        }
    }

    /// The host of the attachment being played was chosen.
    pub(crate) fn host_chosen(&mut self, item: Item) {
        let chosen = item.card().expect("a host is a card");
        for step in self.pending.iter_mut().rev() {
            if let Step::EnterFromHand { host, .. } = step {
                *host = chosen;
                return;
            }
        }
    }

    /// The card is paid for and enters play.
    pub(crate) fn enter_from_hand(
        &mut self,
        card: CardId,
        host: CardId,
        how: Arrival,
        scribe: &mut impl Scribe<Event>,
    ) {
        let seat = self.owner(card);
        if let (Arrival::Ambushed, Some(copy)) = (how, self.duplicate_host(seat, card)) {
            self.attach_duplicate(card, copy, scribe);
            return;
        }
        if how != Arrival::Ambushed {
            self.happen_on(crate::vocabulary::Verb::Play, Some(seat), card, host, Zone::Hand);
        }
        self.enter_play(card, seat, host, Zone::Hand, scribe);
    }

    /// Pays gold to the Treasury or to a player: from the pool, or as much as the player likes from gold on cards.
    pub(crate) fn pay_gold(
        &mut self,
        seat: Seat,
        gold: u8,
        to: Option<Seat>,
        scribe: &mut impl Scribe<Event>,
    ) {
        if gold == 0 {
            return;
        }
        if let Some(card) = self.gold_on_cards(seat).first() {
            let on_card = u16::from(self.card(card).gold);
            let pool = u16::from(self.player(seat).gold);
            let others = self.gold_to_pay(seat) - pool - on_card;
            let least = u16::from(gold).saturating_sub(pool + others);
            self.pending.push(Step::PayGold { seat, gold, to });
            self.ask(
                seat,
                Ask::GoldOn(card),
                Form::Amount { min: least, max: on_card.min(u16::from(gold)) },
            );
            return;
        }
        self.spend(seat, gold, to, scribe);
    }

    /// Gold leaves the pool for the Treasury, or for the pool of another player.
    fn spend(&mut self, seat: Seat, gold: u8, to: Option<Seat>, scribe: &mut impl Scribe<Event>) {
        self.player_mut(seat).gold -= gold;
        if let Some(to) = to {
            let player = self.player_mut(to);
            player.gold = player.gold.saturating_add(gold);
        }
        self.changed(watch::GOLD);
        scribe.note(|| match to {
            Some(to) => Event::GoldGiven { from: seat, to, gold },
            None => Event::GoldPaid { seat, gold },
        });
    }

    /// The player said how much comes from gold on a card; the pool pays the rest.
    pub(crate) fn gold_on_chosen(
        &mut self,
        seat: Seat,
        card: CardId,
        answer: &Answer<Item>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let Answer::Amount(from_card) = answer else { unreachable!("an amount is answered") };
        let from_card = *from_card as u8;
        let Some(Step::PayGold { gold, to, .. }) = self.pending.pop() else {
            unreachable!("gold is being paid")
        };
        self.card_mut(card).gold -= from_card;
        let player = self.player_mut(seat);
        player.gold = player.gold.saturating_add(from_card);
        self.changed(watch::GOLD);
        if from_card > 0 {
            scribe.note(|| Event::GoldTakenFrom { seat, card, gold: from_card });
        }
        if gold <= self.player(seat).gold {
            self.spend(seat, gold, to, scribe);
        } else {
            self.pending.push(Step::PayGold { seat, gold, to });
        }
    }
}

//! The marshalling phase: income, and playing characters, locations and attachments for gold.

use serde::{Deserialize, Serialize};
use tabletop::{LongRow, Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::constant::watch;
use crate::event::Event;
use crate::flow::{Given, Step};
use crate::item::Thing;
use crate::moribund::Picked;
use crate::payment::PaymentStep;
use crate::reading::{Doing, Why};
use crate::ruleset::GoldPool;
use crate::state::{Happening, Place, Thrones};
use crate::title::Title;
use crate::vocabulary::{CardType, Phase, PlainKeyword, Value, Verb, Zone};
use crate::window::Found;
use crate::window::Segment::{Framework, Only, PlayerActions};

/// Extra gold for a card of another House (`marshalling.penalty`).
pub const GOLD_PENALTY: u8 = 2;

/// What it costs to play a card into Shadows (`shadows.hide`).
pub const HIDING: u8 = 2;

/// The steps of the marshalling phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum MarshallingStep {
    /// This seat's turn, and then the rest clockwise.
    Turn {
        seat: Seat,
        left: u8,
    },
    /// This seat counts income.
    Income(Seat),
    EndTurn(Seat),
    /// The attachment that is played goes on a card.
    Host {
        card: CardId,
        how: Arrival,
        price: u8,
    },
    /// The card comes into play, now that host and payment are settled.
    Enter {
        card: CardId,
        host: CardId,
        how: Arrival,
        price: u8,
    },
}

/// How a card comes from hand into play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Arrival {
    /// Played for its gold cost.
    Marshalled,
    /// Played as an attachment on the House card.
    Fastened,
    /// Put into play by Ambush.
    Ambushed,
    /// Put into play by an effect, under this player's control.
    Put(Seat),
    /// Played into Shadows.
    Hidden,
    /// Brought out of Shadows.
    CameOut,
}

impl Thrones {
    pub(crate) fn enter_marshalling(
        &mut self,
        step: MarshallingStep,
        scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            MarshallingStep::Turn { seat, left } => self.marshalling_turn(seat, left),
            MarshallingStep::Income(seat) => self.count_income(seat, scribe),
            MarshallingStep::EndTurn(seat) => self.end_marshalling(seat, scribe),
            MarshallingStep::Host { card, how, .. } => {
                let hosts = self.in_play.filter(|host| self.can_go_on(card, host, how));
                let seat = self.arriving_under(card, how);
                self.ask(Step::Marshalling(step), seat, Ask::Host(card));
                self.offer_cards(hosts);
            }
            MarshallingStep::Enter { card, host, how, price } => {
                self.arrive(card, host, how, price, scribe);
            }
        }
    }

    pub(crate) fn answer_marshalling(&mut self, step: MarshallingStep, given: Given<'_>) {
        match step {
            MarshallingStep::Host { card, how, price } => {
                let host = given.item().card().expect("a host is a card");
                self.pay_and_enter(card, host, how, price);
            }
            MarshallingStep::Turn { .. }
            | MarshallingStep::Income(_)
            | MarshallingStep::EndTurn(_)
            | MarshallingStep::Enter { .. } => unreachable!("{step:?} asks nothing"),
        }
    }

    /// One player's marshalling turn: income, then actions in which he may also marshal (`timing.phase.marshalling`).
    fn marshalling_turn(&mut self, seat: Seat, left: u8) {
        if left == 0 {
            self.active = None;
            return;
        }
        let next = MarshallingStep::Turn { seat: seat.left(self.seats), left: left - 1 };
        if self.player(seat).eliminated {
            self.then(Step::Marshalling(next));
            return;
        }
        self.active = Some(seat);
        self.then_segments(&[
            Framework(&[Step::Marshalling(MarshallingStep::Income(seat))]),
            PlayerActions,
            Only(Step::Marshalling(MarshallingStep::EndTurn(seat))),
            Only(Step::Marshalling(next)),
        ]);
    }

    fn count_income(&mut self, seat: Seat, scribe: &mut impl Scribe<Event>) {
        let gold = self.income_of(seat);
        self.player_mut(seat).gold = self.player(seat).gold.saturating_add(gold);
        self.changed(watch::GOLD);
        self.happen(Verb::CountIncome, Some(seat), CardId::NONE);
        scribe.note(|| Event::Income { seat, gold });
    }

    /// Winter's income is lost when the turn ends (`marshalling.unspent.winter`).
    fn end_marshalling(&mut self, seat: Seat, scribe: &mut impl Scribe<Event>) {
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
        let printed = self.printed(card);
        let foreign = !printed.houses.is_empty()
            && !printed.houses.has(self.player(seat).house)
            && printed.kind != CardType::Event
            && !self.has_no_penalty(seat, card);
        printed.cost.unwrap_or(0) + if foreign { GOLD_PENALTY } else { 0 }
    }

    /// What a card costs its player now: printed, plus penalty, less reductions, at least 0.
    pub(crate) fn cost_of(&self, seat: Seat, card: CardId) -> u8 {
        let mut cost = i32::from(self.cost_with_penalty(seat, card));
        self.cost_changes(seat, CardSet::only(card), false, |_, change, _| cost += change);
        cost.clamp(0, 200) as u8
    }

    /// What Ambush costs a player for a card now, in influence (`keyword.ambush`).
    pub(crate) fn ambush_price(&self, seat: Seat, card: CardId) -> u8 {
        let mut cost = i32::from(self.printed(card).cost.unwrap_or(0));
        self.cost_changes(seat, CardSet::only(card), true, |_, change, _| cost += change);
        cost.clamp(0, 200) as u8
    }

    /// Gold a player can pay with now: his pool, and gold on cards that serve as such.
    pub(crate) fn gold_to_pay(&self, seat: Seat) -> u16 {
        if !self.may_spend_gold(seat) {
            return 0;
        }
        let mut gold = u16::from(self.player(seat).gold);
        if self.pays_with_gold_on_cards() {
            let on = |card: CardId| u16::from(self.card(card).gold);
            gold += self.gold_on_cards(seat).iter().map(on).sum::<u16>();
        }
        gold
    }

    /// Whether a player can pay so much gold now. Gold on cards is looked at only if the pool does not hold it.
    pub(crate) fn has_gold_to_pay(&self, seat: Seat, gold: u16) -> bool {
        gold == 0
            || gold <= u16::from(self.player(seat).gold) && self.may_spend_gold(seat)
            || gold <= self.gold_to_pay(seat)
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

    /// Finds what a player may marshal now.
    pub(crate) fn find_marshalling(&self, seat: Seat, found: &mut Found) {
        let gold = i32::from(self.gold_to_pay(seat));
        let hand = self.hand_of(seat);
        let mut changes: LongRow<(CardId, i32), 16> = LongRow::new();
        self.cost_changes(seat, hand, false, |card, change, _| changes.push((card, change)));
        for card in hand {
            let kind = self.printed(card).kind;
            if kind == CardType::Event || !self.allowance_left(seat, card) {
                continue;
            }
            if self.printed(card).shadow {
                if gold >= i32::from(HIDING) {
                    found.push(Thing::Hide(card));
                }
                continue;
            }
            if !self.can_enter(seat, card) {
                if self.duplicate_host(seat, card).is_some() {
                    found.push(Thing::Duplicate(card));
                }
                continue;
            }
            let of_it = changes.iter().filter(|(of, _)| *of == card);
            let change: i32 = of_it.map(|(_, change)| change).sum();
            let cost = i32::from(self.cost_with_penalty(seat, card)) + change;
            if cost > gold && cost > gold + self.influence_for(seat, card) {
                continue;
            }
            let has_host = || {
                let mut hosts = self.in_play.into_iter();
                hosts.any(|host| self.can_go_on(card, host, Arrival::Marshalled))
            };
            if kind != CardType::Attachment || has_host() {
                found.push(Thing::Marshal(card));
            }
            if self.facts(card).fastens {
                found.push(Thing::Fasten(card));
            }
        }
    }

    /// Influence that may stand for gold in the price of a card.
    fn influence_for(&self, seat: Seat, card: CardId) -> i32 {
        match self.is_paid_with_influence(seat, card) {
            true => i32::from(self.influence_of(seat, CardSet::EMPTY)),
            false => 0,
        }
    }

    /// Whether an attachment may go on a card, played or put there (`timing.attachment_legality`).
    fn can_go_on(&self, card: CardId, host: CardId, how: Arrival) -> bool {
        let played = how == Arrival::Marshalled;
        let doing =
            || Doing { by: Some(self.owner(card)), on: host, ..Doing::to_card(Verb::Play, card) };
        let restricted = played && self.is_restricted(Verb::Play);
        self.can_attach(card, host, self.arriving_under(card, how))
            && !(restricted && self.is_forbidden(&doing()))
    }

    /// Whether one more Limited card may be played (`keyword.limited`).
    fn allowance_left(&self, seat: Seat, card: CardId) -> bool {
        !(self.player(seat).limited_played
            && self.printed(card).keywords.has(PlainKeyword::Limited))
    }

    /// The unique card in play that a card of the same name can go under: owned and controlled by its player
    /// (`duplicate.attach`). While it is there, the card itself cannot enter.
    pub(crate) fn duplicate_host(&self, seat: Seat, card: CardId) -> Option<CardId> {
        if !self.glance(card).unique {
            return None;
        }
        let is_host = |copy: &CardId| {
            let state = self.card(*copy);
            state.place == Place::Play
                && (state.controller, state.owner) == (seat, seat)
                && !state.is_leaving()
        };
        // Of several, the one that was brought first.
        self.pool.copies(card).filter(is_host).min()
    }

    /// Whether a card may come into play under a player's control (`unique.one_copy` and what follows it).
    pub(crate) fn can_enter(&self, seat: Seat, card: CardId) -> bool {
        if !self.glance(card).unique {
            return true;
        }
        let owner = self.owner(card);
        let is_of = |side: Seat| side == seat || side == owner;
        !self.pool.copies(card).any(|copy| {
            let state = self.card(copy);
            match state.place {
                Place::Play => is_of(state.owner) || is_of(state.controller),
                Place::Dead => is_of(state.owner),
                _ => false,
            }
        })
    }

    /// Whether there is a card the attachment may go on under a player's control.
    pub(crate) fn has_host(&self, card: CardId, seat: Seat) -> bool {
        self.in_play.iter().any(|host| self.can_attach(card, host, seat))
    }

    /// Whose card it is when it has come.
    fn arriving_under(&self, card: CardId, how: Arrival) -> Seat {
        if let Arrival::Put(seat) = how { seat } else { self.owner(card) }
    }

    /// Begins the marshalling of a card: its host, its payment, then it enters.
    pub(crate) fn marshal(
        &mut self,
        seat: Seat,
        card: CardId,
        how: Arrival,
        scribe: &mut impl Scribe<Event>,
    ) {
        if how == Arrival::Hidden {
            self.open_action_window(seat);
            return self.pay_and_enter(card, CardId::NONE, how, HIDING);
        }
        // It is announced, although it leaves the hand only when host and payment are settled.
        self.let_all_know(card);
        self.open_action_window(seat);
        let price = match how {
            Arrival::Ambushed => {
                let price = self.ambush_price(seat, card);
                self.use_up(seat, card, true);
                scribe.note(|| Event::Ambushed { seat, card, influence: price });
                price
            }
            Arrival::CameOut => {
                scribe.note(|| Event::CameOut { seat, card });
                self.cost_with_penalty(seat, card)
            }
            Arrival::Put(_) | Arrival::Hidden => self.cost_with_penalty(seat, card),
            Arrival::Marshalled | Arrival::Fastened => {
                let gold = self.cost_of(seat, card);
                self.use_up(seat, card, false);
                scribe.note(|| Event::Played { seat, card, gold });
                if self.printed(card).keywords.has(PlainKeyword::Limited) {
                    self.player_mut(seat).limited_played = true;
                }
                gold
            }
        };
        let lost = how == Arrival::CameOut && !self.has_host(card, seat);
        if self.printed(card).kind == CardType::Attachment && !lost {
            self.then(Step::Marshalling(MarshallingStep::Host { card, how, price }));
            return;
        }
        let host = match how {
            Arrival::Fastened => self.house_card(seat),
            Arrival::Marshalled
            | Arrival::Ambushed
            | Arrival::Put(_)
            | Arrival::Hidden
            | Arrival::CameOut => CardId::NONE,
        };
        self.pay_and_enter(card, host, how, price);
    }

    /// Marshals a card as part of what is going on, with no window of its own.
    pub(crate) fn marshal_at_once(
        &mut self,
        seat: Seat,
        card: CardId,
        scribe: &mut impl Scribe<Event>,
    ) {
        let (how, price) = (Arrival::Marshalled, self.cost_of(seat, card));
        self.use_up(seat, card, false);
        scribe.note(|| Event::Played { seat, card, gold: price });
        if self.printed(card).kind == CardType::Attachment {
            self.then(Step::Marshalling(MarshallingStep::Host { card, how, price }));
        } else {
            self.pay_and_enter(card, CardId::NONE, how, price);
        }
    }

    fn pay_and_enter(&mut self, card: CardId, host: CardId, how: Arrival, price: u8) {
        let seat = self.owner(card);
        let payment = match how {
            Arrival::Ambushed => {
                Step::Payment(PaymentStep::Influence { seat, card, influence: price })
            }
            Arrival::Marshalled if self.is_paid_with_influence(seat, card) => {
                Step::Payment(PaymentStep::Mixed { seat, card, price })
            }
            Arrival::Marshalled
            | Arrival::Fastened
            | Arrival::Put(_)
            | Arrival::Hidden
            | Arrival::CameOut => PaymentStep::gold(seat, price, None),
        };
        self.then_all(&[
            payment,
            Step::Marshalling(MarshallingStep::Enter { card, host, how, price }),
        ]);
    }

    /// The card is paid for and arrives.
    fn arrive(
        &mut self,
        card: CardId,
        host: CardId,
        how: Arrival,
        price: u8,
        scribe: &mut impl Scribe<Event>,
    ) {
        let seat = self.arriving_under(card, how);
        let from = self.card(card).place.zone();
        let as_duplicate = matches!(how, Arrival::Ambushed | Arrival::CameOut);
        if let Some(copy) = self.duplicate_host(seat, card).filter(|_| as_duplicate) {
            self.attach_duplicate(card, copy, scribe);
            return;
        }
        match how {
            Arrival::Hidden => {
                self.put(card, Place::Shadows);
                scribe.note(|| Event::PlacedUnseen { seat, card: Some(card), to: Zone::Shadows });
                return;
            }
            Arrival::CameOut => {
                if self.printed(card).kind == CardType::Attachment && host == CardId::NONE {
                    self.discard_at_once(card, Why::Framework, Picked::Chosen, scribe);
                    return;
                }
                self.happen_on(Verb::ComeOut, Some(seat), card, host, from);
            }
            Arrival::Marshalled | Arrival::Fastened => {
                let (verb, by, on) = (Verb::Play, Some(seat), host);
                let happening = Happening { verb, by, card, on, from, ..Happening::default() };
                self.happened(Happening { amount: price, ..happening });
            }
            Arrival::Ambushed | Arrival::Put(_) => {}
        }
        self.enter_play(card, seat, host, from, scribe);
    }
}

//! Costs and tolls: whether they can be paid, and paying them (`timing.initiate`).

use tabletop::{Answer, LongRow, Scribe, Seat, Seats};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::event::Event;
use crate::index::triggered;
use crate::item::{Item, Thing};
use crate::pending::Step;
use crate::reading::Doing;
use crate::state::{Form, Frame, Leaving, Place, Stage, Thrones};
use crate::title::Title;
use crate::vocabulary::{
    Amount, CardType, Cards, Cost, Count, Filter, Label, List, Pay, Resource, Stat, Triggered,
    Verb, What, Zone,
};

/// The tolls that fall due at once: to whom, and how much gold.
pub(crate) type Due = LongRow<(Option<Seats>, u8), 8>;

impl Thrones {
    pub(crate) fn can_pay_with_tolls(&self, triggered: &Triggered, frame: &Frame) -> bool {
        let (tolls, payable) = self.tolls_of(triggered, frame);
        payable && self.can_pay(triggered.costs, frame, tolls)
    }

    /// Gold that tolls add to using an ability, and whether somebody is there to receive it.
    fn tolls_of(&self, triggered: &Triggered, frame: &Frame) -> (u16, bool) {
        let mut gold = 0;
        let mut payable = true;
        self.tolls(&self.using(triggered, frame), |to, toll| {
            gold += toll;
            payable &= to.is_none_or(|to| !to.is_empty());
        });
        (gold, payable)
    }

    /// Using an ability as a deed: playing an event, or triggering a card.
    fn using(&self, triggered: &Triggered, frame: &Frame) -> Doing {
        // An event that works from a pile is used there, not played.
        let is_event = self.card(frame.source).printed().kind == CardType::Event
            && triggered.from == Zone::Hand;
        let passive = matches!(triggered.label, Label::Passive | Label::WhenRevealed);
        let verb = match (is_event, passive) {
            (true, false) => Verb::Play,
            (false, false) => Verb::Trigger,
            (_, true) => Verb::End,
        };
        Doing { by: (!passive).then_some(frame.you), ..Doing::to_card(verb, frame.source) }
    }

    /// Whether costs can be paid together, with this much gold besides.
    pub(crate) fn can_pay(&self, costs: List<Cost>, frame: &Frame, gold_besides: u16) -> bool {
        let seat = frame.you;
        let mut gold = gold_besides;
        let mut reserved = CardSet::EMPTY;
        for cost in costs {
            match cost {
                Cost::Gold(Amount::X) => gold += 1,
                Cost::Gold(amount) | Cost::GoldTo(_, amount) => {
                    gold += self.amount(amount, frame).max(0) as u16
                }
                Cost::PrintedCost(cards) => {
                    gold += self
                        .card_meant(*cards, frame)
                        .map_or(0, |card| self.stat(Stat::PrintedCost, card) as u16);
                }
                Cost::Do(verb, Pay { what: What::Cards(Cards::This), .. }) => {
                    if !self.can_do_as_cost(*verb, frame.source) {
                        return false;
                    }
                    reserved.insert(frame.source);
                }
                Cost::Do(verb, Pay { what: What::Cards(cards), .. }) => {
                    let cards = self.cards_meant(*cards, frame);
                    if cards.is_empty()
                        || !cards.iter().all(|card| self.can_do_as_cost(*verb, card))
                    {
                        return false;
                    }
                    reserved = reserved.or(&cards);
                }
                Cost::Do(verb, Pay { what: What::Some(count, filter), .. }) => {
                    let fitting =
                        self.payable_cards(*verb, filter, frame).without(&reserved).len() as i32;
                    let wanted = match count {
                        Count::Exactly(amount) => self.amount(amount, frame),
                        Count::UpTo(_) | Count::Any | Count::All => 0,
                    };
                    if fitting < wanted {
                        return false;
                    }
                }
                Cost::Influence(_) | Cost::Either(_) => {}
            }
        }
        if gold > 0 && gold > self.gold_to_pay(seat) {
            return false;
        }
        costs.iter().all(|cost| match cost {
            Cost::Influence(amount) => {
                i32::from(self.influence_of(seat, reserved)) >= self.amount(amount, frame)
            }
            Cost::Either(ways) => ways.iter().any(|way| self.can_pay(way, frame, gold)),
            Cost::Gold(_) | Cost::GoldTo(..) | Cost::PrintedCost(_) | Cost::Do(..) => true,
        })
    }

    fn can_do_as_cost(&self, verb: Verb, card: CardId) -> bool {
        let state = self.card(card);
        match verb {
            Verb::Kneel => state.place == Place::Play && !state.kneeling,
            Verb::Stand => state.place == Place::Play && state.kneeling,
            Verb::Kill | Verb::Discard | Verb::Return if state.place == Place::Play => {
                !state.is_leaving() && !self.is_forbidden(&Doing::to_card(verb, card))
            }
            _ => true,
        }
    }

    fn payable_cards(&self, verb: Verb, filter: &Filter, frame: &Frame) -> CardSet {
        let mine = Filter { side: crate::vocabulary::Side::You, ..*filter };
        let own = self.candidates(&mine, frame);
        own.iter()
            .filter(|card| *card != frame.source && self.can_do_as_cost(verb, *card))
            .collect()
    }

    pub(crate) fn pay_next_cost(&mut self, frame: Frame, scribe: &mut impl Scribe<Event>) {
        let triggered = triggered(frame.ability);
        self.pending.push(Step::Frame);
        if let Some(way) = frame.way {
            let Some(Cost::Either(ways)) = triggered.costs.get(frame.reached as usize) else {
                unreachable!("a way is one of alternative costs")
            };
            let top = self.frames.last_mut().expect("an ability is going on");
            match ways[way as usize].get(frame.way_reached as usize) {
                Some(cost) => {
                    top.way_reached += 1;
                    self.pay(cost, &frame, scribe);
                }
                None => {
                    top.way = None;
                    top.way_reached = 0;
                    top.reached += 1;
                }
            }
            return;
        }
        match triggered.costs.get(frame.reached as usize) {
            Some(Cost::Either(ways)) => {
                let (tolls, _) = self.tolls_of(triggered, &frame);
                for (place, way) in ways.iter().enumerate() {
                    if self.can_pay(way, &frame, tolls) {
                        self.offer(Thing::Way(place as u8));
                    }
                }
                self.ask(frame.you, Ask::WhichCost(frame.source), Form::One);
            }
            Some(cost) => {
                self.frames.last_mut().expect("an ability is going on").reached += 1;
                self.pay(cost, &frame, scribe);
            }
            None => {
                self.frames.last_mut().expect("an ability is going on").stage = Stage::Cancels;
                self.pay_printed_cost(&frame, scribe);
                self.pay_tolls(triggered, &frame);
            }
        }
    }

    /// The gold cost printed on an event.
    fn pay_printed_cost(&mut self, frame: &Frame, scribe: &mut impl Scribe<Event>) {
        let printed = self.card(frame.source).printed();
        if printed.kind == CardType::Event && printed.cost.is_some() {
            let gold = self.cost_of(frame.you, frame.source);
            self.use_up(frame.you, frame.source);
            self.pay_gold(frame.you, gold, None, scribe);
        }
    }

    fn pay_tolls(&mut self, triggered: &Triggered, frame: &Frame) {
        let mut due = Due::new();
        self.tolls(&self.using(triggered, frame), |to, gold| due.push((to, gold as u8)));
        self.pay_due(frame.you, &due, frame.source);
    }

    /// Pays tolls: to the treasury, or to a player; the payer picks whom when several are meant.
    pub(crate) fn pay_due(&mut self, seat: Seat, due: &Due, source: CardId) {
        for &(to, gold) in due {
            match to {
                Some(to) => self.pay_to(seat, to, gold, source),
                None => self.pending.push(Step::PayGold { seat, gold, to: None }),
            }
        }
    }

    /// Pays gold to a player; the payer picks whom when several are meant.
    pub(crate) fn pay_to(&mut self, seat: Seat, to: Seats, gold: u8, source: CardId) {
        if to.len() == 1 {
            self.pending.push(Step::PayGold { seat, gold, to: to.iter().next() });
            return;
        }
        for to in to.iter() {
            self.offer(Thing::Give(to, gold));
        }
        self.ask(seat, Ask::PayTo(source), Form::One);
    }

    pub(crate) fn payee_chosen(&mut self, seat: Seat, item: Item) {
        let Thing::Give(to, gold) = item.thing() else { unreachable!("a player receives gold") };
        self.pending.push(Step::PayGold { seat, gold, to: Some(to) });
    }

    /// Pays one cost.
    pub(crate) fn pay(
        &mut self,
        cost: &'static Cost,
        frame: &Frame,
        scribe: &mut impl Scribe<Event>,
    ) {
        let seat = frame.you;
        match cost {
            Cost::Gold(Amount::X) => {
                let (tolls, _) = self.tolls_of(triggered(frame.ability), frame);
                let most = self.gold_to_pay(seat).saturating_sub(tolls).min(60);
                self.ask(
                    seat,
                    Ask::PayX(frame.source),
                    Form::Amount { min: 1.min(most), max: most },
                );
            }
            Cost::Gold(amount) => {
                let gold = self.amount(amount, frame).max(0) as u8;
                self.pending.push(Step::PayGold { seat, gold, to: None });
            }
            Cost::GoldTo(who, amount) => {
                let gold = self.amount(amount, frame).max(0) as u8;
                self.pay_to(seat, self.who(*who, frame), gold, frame.source);
            }
            Cost::PrintedCost(cards) => {
                let gold = self
                    .card_meant(*cards, frame)
                    .map_or(0, |card| self.stat(Stat::PrintedCost, card))
                    as u8;
                self.pending.push(Step::PayGold { seat, gold, to: None });
            }
            Cost::Influence(amount) => {
                let influence = self.amount(amount, frame).max(0) as u8;
                self.pending.push(Step::PayInfluence { seat, card: frame.source, influence });
            }
            Cost::Do(verb, pay) => match pay.what {
                What::Cards(cards) => {
                    for card in self.cards_meant(cards, frame) {
                        self.do_as_cost(*verb, card, pay, scribe);
                    }
                }
                What::Some(count, filter) => {
                    let fitting = self.payable_cards(*verb, &filter, frame);
                    self.ask_cards(seat, Ask::Cost(frame.source), fitting, &count, frame);
                }
            },
            Cost::Either(_) => unreachable!("one of the ways is paid"),
        }
    }

    fn do_as_cost(&mut self, verb: Verb, card: CardId, pay: &Pay, scribe: &mut impl Scribe<Event>) {
        if let Some(frame) = self.frames.last_mut() {
            frame.paid.insert(card);
        }
        match verb {
            Verb::Kneel => {
                self.kneel(card, scribe);
            }
            Verb::Stand => {
                self.stand(card, scribe);
            }
            Verb::Kill | Verb::Discard | Verb::Return if self.card(card).place == Place::Play => {
                let bound = self.pile_for(card, verb, pay.to);
                self.make_moribund(card, Leaving::by(verb, bound));
                scribe.note(|| match verb {
                    Verb::Kill => Event::Killed { card },
                    Verb::Return => Event::Returned { card, to: pay.to },
                    _ => Event::DiscardedFromPlay { card },
                });
            }
            Verb::Discard => self.discard_at_once(card, scribe),
            _ => self.move_to(card, pay.to, scribe),
        }
    }

    /// Cards were chosen to pay with.
    pub(crate) fn cost_chosen(&mut self, items: &[Item], scribe: &mut impl Scribe<Event>) {
        let frame = *self.frames.last().expect("an ability is going on");
        let costs = triggered(frame.ability).costs;
        let cost = match (frame.way, costs.get(frame.reached as usize)) {
            (Some(way), Some(Cost::Either(ways))) => {
                &ways[way as usize][frame.way_reached as usize - 1]
            }
            _ => &costs[frame.reached as usize - 1],
        };
        let Cost::Do(verb, pay) = cost else { unreachable!("something is done with the cards") };
        for item in items {
            self.do_as_cost(*verb, item.card().expect("cards pay"), pay, scribe);
        }
    }

    pub(crate) fn which_cost_chosen(&mut self, item: Item) {
        let Thing::Way(way) = item.thing() else { unreachable!("a way is chosen") };
        self.frames.last_mut().expect("an ability is going on").way = Some(way);
    }

    pub(crate) fn x_chosen(&mut self, answer: &Answer<Item>) {
        let Answer::Amount(x) = answer else { unreachable!("an amount is answered") };
        let frame = self.frames.last_mut().expect("an ability is going on");
        frame.x = *x as u8;
        let seat = frame.you;
        self.pending.push(Step::PayGold { seat, gold: *x as u8, to: None });
    }

    /// Asks which standing cards are knelt for influence (`influence.pay`, `influence.overpaid`).
    pub(crate) fn ask_influence(&mut self, seat: Seat, card: CardId, influence: u8) {
        if influence == 0 {
            return;
        }
        let paid = self.frames.last().map_or(CardSet::EMPTY, |frame| frame.paid);
        self.worths.clear();
        for source in self.board[seat.index()].without(&paid) {
            let worth = self.provides(source, Resource::Influence);
            if !self.card(source).kneeling && worth > 0 {
                self.offer(Thing::Card(source));
                self.worths.push(worth as u8);
            }
        }
        if self.hand_of_the_king_ready(seat) {
            self.offer(Thing::Title(Title::HandOfTheKing));
            self.worths.push(2);
        }
        let max = self.worths.len() as u16;
        let form = Form::Worth { min: 1, max, least: u16::from(influence), most: 999 };
        self.ask(seat, Ask::Influence(card, influence), form);
    }

    pub(crate) fn influence_knelt(
        &mut self,
        seat: Seat,
        card: CardId,
        items: &[Item],
        scribe: &mut impl Scribe<Event>,
    ) {
        let _ = card;
        for item in items {
            match item.card() {
                Some(source) => {
                    self.kneel(source, scribe);
                }
                None => self.player_mut(seat).title_used = true,
            }
        }
    }
}

//! Costs and tolls: whether they can be paid, and paying them (`timing.initiate`).

use tabletop::{LongRow, Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::constant::watch;
use crate::event::{Cause, Event};
use crate::flow::{Given, Step, cards_given};
use crate::initiate::AbilityStep;
use crate::item::{Item, Thing};
use crate::moribund::{Picked, left_play};
use crate::payment::PaymentStep;
use crate::reading::{Doing, Why};
use crate::state::{Frame, Leaving, Place, Stage, Thrones};
use crate::vocabulary::{
    Amount, CardType, Cards, Choice, Cost, Count, Filter, List, Pay, Stat, Triggered, Verb, What,
    Who, Zone,
};

/// The most gold that is paid for X.
const X_MAX: u16 = 60;

/// The payments of the tolls that fall due at once.
pub(crate) type Tolls = LongRow<Step, 8>;

impl Thrones {
    pub(crate) fn can_pay_with_tolls(&self, triggered: &Triggered, frame: &Frame) -> bool {
        let (tolls, payable) = self.tolls_of(triggered, frame);
        payable && self.can_pay(triggered.costs, frame, tolls)
    }

    /// Gold that tolls add to using an ability, and whether somebody is there to receive it.
    fn tolls_of(&self, triggered: &Triggered, frame: &Frame) -> (u16, bool) {
        let mut gold = 0;
        let mut payable = true;
        if !self.is_restricted(self.verb_of_using(triggered, frame)) {
            return (gold, payable);
        }
        self.tolls(&self.using(triggered, frame), |to, toll| {
            gold += toll;
            payable &= to.is_none_or(|to| !to.is_empty());
        });
        (gold, payable)
    }

    /// Whether something forbids using an ability.
    pub(crate) fn is_use_forbidden(&self, triggered: &Triggered, frame: &Frame) -> bool {
        self.is_restricted(self.verb_of_using(triggered, frame))
            && self.is_forbidden(&self.using(triggered, frame))
    }

    /// Using an ability as a deed: playing an event, or triggering a card.
    pub(crate) fn using(&self, triggered: &Triggered, frame: &Frame) -> Doing {
        let by = (!triggered.label.is_by_itself()).then_some(frame.you);
        let verb = self.verb_of_using(triggered, frame);
        Doing { by, from: triggered.from, ..Doing::to_card(verb, frame.source) }
    }

    fn verb_of_using(&self, triggered: &Triggered, frame: &Frame) -> Verb {
        // An event that works from a pile is used there, not played.
        let is_event =
            self.printed(frame.source).kind == CardType::Event && triggered.from == Zone::Hand;
        match (is_event, triggered.label.is_by_itself()) {
            (true, false) => Verb::Play,
            (false, false) => Verb::Trigger,
            (_, true) => Verb::End,
        }
    }

    /// Whether costs can be paid together, with this much gold besides.
    #[expect(clippy::too_many_lines, reason = "one arm for each word of the vocabulary")]
    pub(crate) fn can_pay(&self, costs: List<Cost>, frame: &Frame, gold_besides: u16) -> bool {
        // Most abilities cost nothing but what is done with their own card.
        if let ([Cost::Do(verb, Pay { what: What::Cards(Cards::This), to: _ })], 0) =
            (costs, gold_besides)
        {
            return self.can_do_as_cost(*verb, frame.source);
        }
        let seat = frame.you;
        let mut gold = gold_besides;
        let mut reserved = CardSet::EMPTY;
        for cost in costs {
            match cost {
                Cost::Gold(Amount::X) => gold += 1,
                Cost::Gold(amount) | Cost::GoldTo(_, amount) => {
                    gold += self.amount(amount, frame).max(0) as u16
                }
                Cost::GoldOn(cards, amount) => {
                    let least = if *amount == Amount::X { 1 } else { self.amount(amount, frame) };
                    let there =
                        self.card_meant(*cards, frame).map_or(0, |card| self.card(card).gold);
                    if i32::from(there) < least {
                        return false;
                    }
                }
                Cost::PrintedCost(cards) => {
                    gold += self
                        .card_meant(*cards, frame)
                        .map_or(0, |card| self.stat(Stat::PrintedCost, card) as u16);
                }
                Cost::Do(verb, Pay { what: What::Cards(Cards::This), to: _ }) => {
                    if !self.can_do_as_cost(*verb, frame.source) {
                        return false;
                    }
                    reserved.insert(frame.source);
                }
                // What is chosen later was looked at when it was offered as a target.
                Cost::Do(_, Pay { what: What::Cards(Cards::Chosen(slot)), to: _ })
                    if self.is_open(*slot, frame) => {}
                Cost::Do(verb, Pay { what: What::Cards(cards), to: _ }) => {
                    let wanted = if let Cards::Top(amount, _) = cards {
                        self.amount(amount, frame).max(1) as usize
                    } else {
                        1
                    };
                    let cards = self.cards_meant(*cards, frame);
                    if cards.len() < wanted
                        || !cards.iter().all(|card| self.can_do_as_cost(*verb, card))
                    {
                        return false;
                    }
                    reserved = reserved.or(&cards);
                }
                Cost::Do(verb, Pay { what: What::Some(count, filter), to: _ }) => {
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
        if !self.has_gold_to_pay(seat, gold) {
            return false;
        }
        costs.iter().all(|cost| match cost {
            Cost::Influence(amount) => {
                i32::from(self.influence_of(seat, reserved)) >= self.amount(amount, frame)
            }
            Cost::Either(ways) => ways.iter().any(|way| self.can_pay(way, frame, gold)),
            Cost::Gold(_)
            | Cost::GoldTo(_, _)
            | Cost::GoldOn(_, _)
            | Cost::PrintedCost(_)
            | Cost::Do(_, _) => true,
        })
    }

    fn can_do_as_cost(&self, verb: Verb, card: CardId) -> bool {
        let state = self.card(card);
        let in_play = state.place == Place::Play;
        if verb == Verb::Kneel {
            in_play && self.may_kneel_for(card)
        } else if verb == Verb::Stand {
            in_play && state.kneeling
        } else if in_play && matches!(verb, Verb::Kill | Verb::Discard | Verb::Return) {
            !state.is_leaving() && !self.is_forbidden(&Doing::to_card(verb, card))
        } else {
            true
        }
    }

    fn payable_cards(&self, verb: Verb, filter: &Filter, frame: &Frame) -> CardSet {
        let mine = Filter { side: crate::vocabulary::Side::You, ..*filter };
        let own = self.candidates(&mine, frame);
        own.iter()
            .filter(|card| *card != frame.source && self.can_do_as_cost(verb, *card))
            .collect()
    }

    /// Pays the next cost of the ability on top; once all are paid it is initiated.
    pub(crate) fn pay_next_cost(&mut self, scribe: &mut impl Scribe<Event>) {
        let frame = &self.paying();
        let due = self.next_cost(frame);
        if due.is_none() && frame.way.is_none() && frame.stage != Stage::Paying {
            return self.pay_tolls(frame, scribe);
        }
        self.then(Step::Ability(AbilityStep::GoOn));
        match (due, frame.way) {
            (Some(Cost::Either(_)), _) => self.then(Step::Payment(PaymentStep::Which)),
            (Some(cost), way) => {
                match way {
                    Some(_) => self.top().way_reached += 1,
                    None => self.top().reached += 1,
                }
                self.pay(cost, frame, scribe);
            }
            (None, Some(_)) => {
                let top = self.top();
                top.way = None;
                top.way_reached = 0;
                top.reached += 1;
            }
            (None, None) => {
                let top = self.top();
                top.stage = Stage::Effects;
                top.reached = 0;
                self.enter_branch(0);
            }
        }
    }

    /// Pays what is printed on an event and what tolls add; then the ability is initiated.
    fn pay_tolls(&mut self, frame: &Frame, scribe: &mut impl Scribe<Event>) {
        let triggered = self.pool.triggered(frame.ability);
        self.top().stage = Stage::Cancels;
        let mut due: Tolls = self.printed_cost_due(frame).into_iter().collect();
        if self.is_restricted(self.verb_of_using(triggered, frame)) {
            let tolls = self.tolls_due(&self.using(triggered, frame), frame.you, frame.source);
            due.extend(tolls.iter().copied());
        }
        if due.is_empty() {
            let frame = *self.top();
            return self.initiated(&frame, scribe);
        }
        self.then(Step::Ability(AbilityStep::GoOn));
        self.then_all(&due);
    }

    /// The cost of an ability that is paid next: the next of the list, or of the way chosen among alternatives.
    pub(crate) fn next_cost(&self, frame: &Frame) -> Option<&'static Cost> {
        let cost = self.costs_of(frame).get(usize::from(frame.reached));
        match (cost, frame.way) {
            (Some(Cost::Either(ways)), Some(way)) => {
                ways[usize::from(way)].get(usize::from(frame.way_reached))
            }
            (cost, _) => cost,
        }
    }

    /// What is being paid: the costs of the ability, or what an effect of it asks of somebody.
    fn costs_of(&self, frame: &Frame) -> List<Cost> {
        match self.payment_asked(frame) {
            Some((_, costs)) => costs,
            None => self.pool.triggered(frame.ability).costs,
        }
    }

    /// The ability on top as whoever pays now sees it.
    pub(crate) fn paying(&self) -> Frame {
        let frame = self.going.last().expect("an ability is going on").frame;
        match self.payment_asked(&frame) {
            Some((who, _)) => {
                Frame { you: self.player_meant(who, &frame).unwrap_or(frame.you), ..frame }
            }
            None => frame,
        }
    }

    /// What an effect of the ability asks of somebody that he is paying now, and of whom.
    fn payment_asked(&self, frame: &Frame) -> Option<(Who, List<Cost>)> {
        if frame.stage != Stage::Paying {
            return None;
        }
        let Choice::Pay { who, costs } = self.choice_asked(frame)? else { return None };
        Some((who, costs))
    }

    /// Gold that tolls add to what is being paid for.
    fn tolls_now(&self, frame: &Frame) -> u16 {
        match frame.stage {
            Stage::Paying => 0,
            Stage::Targets | Stage::Costs | Stage::Cancels | Stage::Effects => {
                self.tolls_of(self.pool.triggered(frame.ability), frame).0
            }
        }
    }

    /// The cost of the ability on top that is being paid.
    pub(crate) fn cost_paid(&self, frame: &Frame) -> &'static Cost {
        let before = match frame.way {
            Some(_) => Frame { way_reached: frame.way_reached - 1, ..*frame },
            None => Frame { reached: frame.reached - 1, ..*frame },
        };
        self.next_cost(&before).expect("a cost is being paid")
    }

    /// The gold cost printed on an event.
    fn printed_cost_due(&mut self, frame: &Frame) -> Option<Step> {
        let printed = self.printed(frame.source);
        if printed.kind != CardType::Event || printed.cost.is_none() {
            return None;
        }
        let (seat, gold) = (frame.you, self.cost_of(frame.you, frame.source));
        self.use_up(seat, frame.source, false);
        Some(PaymentStep::gold(seat, gold, None))
    }

    /// Gold that tolls add to a deed.
    pub(crate) fn toll_gold(&self, doing: &Doing) -> u16 {
        let mut gold = 0;
        self.tolls(doing, |_, toll| gold += toll);
        gold
    }

    /// What pays the tolls of a deed: to the treasury, or to a player; the payer picks whom when several are meant.
    pub(crate) fn tolls_due(&self, doing: &Doing, seat: Seat, source: CardId) -> Tolls {
        let mut due = Tolls::new();
        self.tolls(doing, |to, gold| {
            let gold = gold as u8;
            due.push(match to {
                Some(to) => Step::Payment(PaymentStep::GoldTo { seat, gold, to, source }),
                None => PaymentStep::gold(seat, gold, None),
            });
        });
        due
    }

    /// Pays one cost.
    fn pay(&mut self, cost: &'static Cost, frame: &Frame, scribe: &mut impl Scribe<Event>) {
        let seat = frame.you;
        let gold = |amount: i32| {
            let gold = amount.max(0) as u8;
            PaymentStep::gold(seat, gold, None)
        };
        match cost {
            Cost::Gold(Amount::X) => self.then(Step::Payment(PaymentStep::X)),
            Cost::Gold(amount) => self.then(gold(self.amount(amount, frame))),
            Cost::GoldTo(who, amount) => {
                let (to, source) = (self.who(*who, frame), frame.source);
                let gold = self.amount(amount, frame).max(0) as u8;
                self.then(Step::Payment(PaymentStep::GoldTo { seat, gold, to, source }));
            }
            Cost::GoldOn(cards, Amount::X) => {
                let most = self.card_meant(*cards, frame).map_or(0, |card| self.card(card).gold);
                self.then(Step::Payment(PaymentStep::XOn { most }));
            }
            Cost::GoldOn(cards, amount) => {
                let gold = self.amount(amount, frame).max(0) as u8;
                self.discard_gold_on(*cards, gold, frame, scribe);
            }
            Cost::PrintedCost(cards) => {
                let card = self.card_meant(*cards, frame);
                let cost = card.map_or(0, |card| self.stat(Stat::PrintedCost, card));
                self.then(gold(cost));
            }
            Cost::Influence(amount) => {
                let influence = self.amount(amount, frame).max(0) as u8;
                let card = frame.source;
                self.then(Step::Payment(PaymentStep::Influence { seat, card, influence }));
            }
            Cost::Do(verb, pay) => match pay.what {
                What::Cards(cards) => {
                    for card in self.cards_meant(cards, frame) {
                        self.do_as_cost(*verb, card, pay, scribe);
                    }
                }
                What::Some(_, _) => self.then(Step::Payment(PaymentStep::Cards)),
            },
            Cost::Either(_) => unreachable!("one of the ways is paid"),
        }
    }

    /// Asks how much gold is paid for X.
    pub(crate) fn ask_x_on(&mut self, most: u8) {
        let frame = self.paying();
        let asking = Step::Payment(PaymentStep::XOn { most });
        self.ask_amount(asking, frame.you, Ask::PayX(frame.source), 1..=u16::from(most));
    }

    /// So much gold is discarded from the card that the cost names.
    pub(crate) fn pay_x_on(&mut self, x: u8, scribe: &mut impl Scribe<Event>) {
        self.top().x = x;
        let frame = self.paying();
        if let Cost::GoldOn(cards, _) = self.cost_paid(&frame) {
            self.discard_gold_on(*cards, x, &frame, scribe);
        }
    }

    fn discard_gold_on(
        &mut self,
        cards: Cards,
        gold: u8,
        frame: &Frame,
        scribe: &mut impl Scribe<Event>,
    ) {
        let Some(card) = self.card_meant(cards, frame) else { return };
        self.card_mut(card).gold -= gold;
        self.changed(watch::GOLD);
        scribe.note(|| Event::GoldDiscarded { card, gold });
    }

    pub(crate) fn ask_x(&mut self) {
        let frame = self.paying();
        let tolls = self.tolls_now(&frame);
        let most = self.gold_to_pay(frame.you).saturating_sub(tolls).min(X_MAX);
        let asking = Step::Payment(PaymentStep::X);
        self.ask_amount(asking, frame.you, Ask::PayX(frame.source), 1.min(most)..=most);
    }

    pub(crate) fn choose_x(&mut self, x: u8) {
        self.top().x = x;
        let seat = self.paying().you;
        self.then(PaymentStep::gold(seat, x, None));
    }

    /// Asks which of alternative costs is paid.
    pub(crate) fn ask_which_cost(&mut self) {
        let frame = self.paying();
        let Some(Cost::Either(ways)) = self.next_cost(&frame) else {
            unreachable!("there are alternatives")
        };
        let tolls = self.tolls_now(&frame);
        self.ask(Step::Payment(PaymentStep::Which), frame.you, Ask::WhichCost(frame.source));
        for (place, way) in ways.iter().enumerate() {
            if self.can_pay(way, &frame, tolls) {
                self.offer(Thing::Way(place as u8));
            }
        }
    }

    pub(crate) fn choose_cost(&mut self, item: Item) {
        let Thing::Way(way) = item.thing() else { unreachable!("a way is chosen") };
        self.top().way = Some(way);
    }

    /// Asks with which cards the cost is paid.
    pub(crate) fn ask_cost_cards(&mut self) {
        let frame = self.paying();
        let Cost::Do(verb, Pay { what: What::Some(count, filter), to: _ }) = self.cost_paid(&frame)
        else {
            unreachable!("something is done with cards")
        };
        let fitting = self.payable_cards(*verb, filter, &frame);
        let asking = Step::Payment(PaymentStep::Cards);
        self.ask_cards(asking, frame.you, Ask::Cost(frame.source), fitting, count);
    }

    /// Cards were chosen to pay with.
    pub(crate) fn pay_with_cards(&mut self, given: Given<'_>, scribe: &mut impl Scribe<Event>) {
        let frame = self.paying();
        let Cost::Do(verb, pay) = self.cost_paid(&frame) else {
            unreachable!("something is done with cards")
        };
        for card in cards_given(given) {
            self.do_as_cost(*verb, card, pay, scribe);
        }
    }

    fn do_as_cost(&mut self, verb: Verb, card: CardId, pay: &Pay, scribe: &mut impl Scribe<Event>) {
        if let Some(going) = self.going.last_mut() {
            going.paid.insert(card);
        }
        let in_play = self.card(card).place == Place::Play;
        if verb == Verb::Kneel {
            self.kneel(card, scribe);
        } else if verb == Verb::Stand {
            self.stand(card, scribe);
        } else if in_play && matches!(verb, Verb::Kill | Verb::Discard | Verb::Return) {
            let source = self.going.last().map_or(CardId::NONE, |going| going.frame.source);
            let bound = self.pile_for(card, verb, pay.to);
            self.make_moribund(card, Leaving::by(verb, bound));
            self.remember_reason(card, Why::Cost, source);
            scribe.note(|| left_play(verb, card, pay.to, Cause::Cost));
        } else if verb == Verb::Discard {
            self.discard_at_once(card, Why::Cost, Picked::Chosen, scribe);
        } else {
            self.move_to(card, pay.to, scribe);
        }
    }
}

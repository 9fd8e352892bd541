//! Initiating an ability: whether it can be, its targets, its costs (`timing.initiate`).

use tabletop::{Answer, Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::constant::watch;
use crate::event::Event;
use crate::index::triggered;
use crate::item::{Item, Thing};
use crate::pending::Step;
use crate::reading::Doing;
use crate::state::{At, Form, Frame, Leaving, Place, Stage, Thrones};
use crate::title::Title;
use crate::vocabulary::{
    Amount, CardType, Cards, Cost, Count, Effect, Filter, Label, List, Pay, PlainKeyword, Resource, Slot, Stat,
    Triggered, Verb, What, Who,
};

impl Thrones {
    /// Whether an ability may be initiated: conditions, limit, costs with tolls, targets, and something would change.
    pub(crate) fn can_use(&self, frame: &Frame) -> bool {
        let triggered = triggered(frame.ability);
        self.limit_allows(triggered, frame.source, frame.you)
            && self.all_hold(triggered.when, frame)
            && self.can_pay_with_tolls(triggered, frame)
            && self.has_targets(triggered, frame)
            && self.changes_something(untargeted(triggered.effects), frame)
    }

    /// Whether every leading target can be chosen.
    pub(crate) fn has_targets(&self, triggered: &Triggered, frame: &Frame) -> bool {
        targets(triggered.effects).iter().all(|effect| match effect {
            Effect::Choose { to, from, count, .. } => {
                let wanted = match count {
                    Count::Exactly(amount) => self.amount(amount, frame).max(0) as usize,
                    Count::UpTo(_) | Count::Any | Count::All => 1,
                };
                let candidates = self.candidates(from, frame).iter();
                let fits = |card: &CardId| self.is_target(*card, *to, triggered, frame);
                wanted == 0 || candidates.filter(fits).nth(wanted - 1).is_some()
            }
            Effect::ChoosePlayer { from, .. } => !self.who(*from, frame).is_empty(),
            _ => true,
        })
    }

    /// The cards that may be chosen as a target: not immune, not protected, not on their way out, payable for, and
    /// such that the effect would do something to them.
    fn targets_for(&self, slot: Slot, from: &Filter, triggered: &Triggered, frame: &Frame) -> CardSet {
        let candidates = self.candidates(from, frame).iter();
        candidates.filter(|card| self.is_target(*card, slot, triggered, frame)).collect()
    }

    fn is_target(&self, card: CardId, slot: Slot, triggered: &Triggered, frame: &Frame) -> bool {
        let mut with = *frame;
        with.set_chosen(slot, card);
        self.can_be_chosen(card, frame)
            && self.would_change(untargeted(triggered.effects), slot, card, &with)
            && (!depends_on_target(triggered.costs) || self.can_pay_with_tolls(triggered, &with))
    }

    /// Whether a card may be chosen for an effect of the frame's source (`timing.target`, `keyword.immunity`).
    pub(crate) fn can_be_chosen(&self, card: CardId, frame: &Frame) -> bool {
        if self.card(card).place != Place::Play {
            return true;
        }
        let doing = Doing { by: Some(frame.you), source: frame.source, ..Doing::to_card(Verb::Choose, card) };
        !self.is_moribund(card) && !self.is_immune(card, frame.source) && !self.is_forbidden(&doing)
    }

    // Costs

    fn can_pay_with_tolls(&self, triggered: &Triggered, frame: &Frame) -> bool {
        let (tolls, payable) = self.tolls_of(triggered, frame);
        payable && self.can_pay(triggered.costs, frame, tolls)
    }

    /// Gold that tolls add to using an ability, and whether somebody is there to receive it.
    fn tolls_of(&self, triggered: &Triggered, frame: &Frame) -> (u16, bool) {
        let mut gold = 0;
        let mut payable = true;
        self.tolls(&self.using(triggered, frame), |costs, toll| {
            for cost in costs {
                match cost {
                    Cost::GoldTo(who, amount) => {
                        gold += self.amount(amount, toll) as u16;
                        let payer = Frame { you: frame.you, ..*toll };
                        payable &= !self.who(*who, if *who == Who::You { toll } else { &payer }).is_empty();
                    }
                    Cost::Gold(amount) => gold += self.amount(amount, toll) as u16,
                    Cost::Influence(_) | Cost::PrintedCost(_) | Cost::Do(..) | Cost::Either(_) => payable = false,
                }
            }
        });
        (gold, payable)
    }

    /// Using an ability as a deed: playing an event, or triggering a card.
    fn using(&self, triggered: &Triggered, frame: &Frame) -> Doing {
        let is_event = self.card(frame.source).printed().kind == CardType::Event;
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
                Cost::Gold(amount) | Cost::GoldTo(_, amount) => gold += self.amount(amount, frame).max(0) as u16,
                Cost::PrintedCost(cards) => {
                    gold += self.card_meant(*cards, frame).map_or(0, |card| self.stat(Stat::PrintedCost, card) as u16);
                }
                Cost::Do(verb, Pay { what: What::Cards(cards), .. }) => {
                    let cards = self.cards_meant(*cards, frame);
                    if cards.is_empty() || !cards.iter().all(|card| self.can_do_as_cost(*verb, card)) {
                        return false;
                    }
                    reserved = reserved.or(&cards);
                }
                Cost::Do(verb, Pay { what: What::Some(count, filter), .. }) => {
                    let fitting = self.payable_cards(*verb, filter, frame).without(&reserved).len() as i32;
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
            Verb::Kneel => state.place == Place::Play && !state.is_kneeling(),
            Verb::Stand => state.place == Place::Play && state.is_kneeling(),
            Verb::Kill | Verb::Discard | Verb::Return if state.place == Place::Play => {
                !state.leaving.is() && !self.is_forbidden(&Doing::to_card(verb, card))
            }
            _ => true,
        }
    }

    fn payable_cards(&self, verb: Verb, filter: &Filter, frame: &Frame) -> CardSet {
        let mine = Filter { side: crate::vocabulary::Side::You, ..*filter };
        let own = self.candidates(&mine, frame);
        own.iter().filter(|card| *card != frame.source && self.can_do_as_cost(verb, *card)).collect()
    }

    // The frame begins

    /// Begins an ability on top of whatever is going on.
    pub(crate) fn begin_frame(&mut self, frame: Frame) {
        self.frames.push(frame);
        self.pending.push(Step::Frame);
    }

    /// Goes on with the ability on top.
    pub(crate) fn go_on_with_frame(&mut self, scribe: &mut impl Scribe<Event>) {
        let frame = *self.frames.last().expect("an ability is going on");
        match frame.stage {
            Stage::Targets => self.choose_next_target(frame),
            Stage::Costs => self.pay_next_cost(frame, scribe),
            Stage::Cancels => self.initiated(frame, scribe),
            Stage::Effects => self.execute_next(frame, scribe),
        }
    }

    fn choose_next_target(&mut self, frame: Frame) {
        let triggered = triggered(frame.ability);
        let targets = targets(triggered.effects);
        self.pending.push(Step::Frame);
        let Some(target) = targets.get(frame.reached as usize) else {
            let top = self.frames.last_mut().expect("an ability is going on");
            top.stage = Stage::Costs;
            top.reached = 0;
            return;
        };
        match target {
            Effect::Choose { to, from, count, .. } => {
                let found = self.targets_for(*to, from, triggered, &frame);
                self.ask_cards(frame.you, Ask::Choose(frame.source), found, count, &frame);
            }
            Effect::ChoosePlayer { from, .. } => {
                for seat in self.who(*from, &frame).iter() {
                    self.offer(Thing::Seat(seat));
                }
                if self.items.is_empty() {
                    self.frames.last_mut().expect("an ability is going on").reached += 1;
                    return;
                }
                self.ask(frame.you, Ask::ChoosePlayer(frame.source), Form::One);
            }
            _ => unreachable!("only cards and players are targets"),
        }
    }

    /// Asks for some of these cards. When there are none, the ability goes on without.
    pub(crate) fn ask_cards(&mut self, seat: Seat, ask: Ask, found: CardSet, count: &Count, frame: &Frame) {
        let size = found.len() as u16;
        let (min, max) = match count {
            Count::Exactly(amount) => {
                let wanted = (self.amount(amount, frame).max(0) as u16).min(size);
                (wanted, wanted)
            }
            Count::UpTo(amount) => (0, (self.amount(amount, frame).max(0) as u16).min(size)),
            Count::Any => (0, size),
            Count::All => (size, size),
        };
        for card in found {
            self.offer(Thing::Card(card));
        }
        let form = if (min, max) == (1, 1) { Form::One } else { Form::Some { min, max } };
        if size == 0 {
            self.items.clear();
            self.chosen_none();
            return;
        }
        self.ask(seat, ask, form);
    }

    /// Nothing could be chosen: the place in the ability moves on, and what hangs on it does not happen.
    fn chosen_none(&mut self) {
        let frame = self.frames.last_mut().expect("an ability is going on");
        frame.done = false;
        if frame.stage == Stage::Targets {
            frame.reached += 1;
        }
    }

    /// Cards were chosen for the ability on top.
    pub(crate) fn chosen(&mut self, seat: Seat, items: &[Item], scribe: &mut impl Scribe<Event>) {
        let frame = *self.frames.last().expect("an ability is going on");
        match self.choosing(&frame) {
            Choosing::Slot(slot) => {
                let hidden = items.iter().any(|item| {
                    item.card().is_some_and(|card| !matches!(self.card(card).place, Place::Play | Place::Discard | Place::Dead))
                });
                let top = self.frames.last_mut().expect("an ability is going on");
                for item in items {
                    let card = item.card().expect("cards are chosen");
                    top.set_chosen(slot, card);
                    if !hidden {
                        scribe.note(|| Event::Chose { seat, card });
                    }
                }
                top.done = true;
                if top.stage == Stage::Targets {
                    top.reached += 1;
                }
            }
            Choosing::Search { slot, show, owner } => {
                let found: CardSet = items.iter().filter_map(|item| item.card()).collect();
                self.searched(seat, slot, found, show, owner, scribe);
            }
            Choosing::Plot => {
                let plot = items.first().and_then(|item| item.card()).expect("a plot is chosen");
                self.reveal_mid_round(seat, plot, scribe);
            }
        }
    }

    /// What the choice now open is for.
    fn choosing(&self, frame: &Frame) -> Choosing {
        let effect = match frame.stage {
            Stage::Targets => &targets(triggered(frame.ability).effects)[frame.reached as usize],
            Stage::Costs | Stage::Cancels | Stage::Effects => {
                let at = frame.at.last().expect("an effect is going on");
                &crate::index::list(at.list)[at.next as usize - 1]
            }
        };
        match effect {
            Effect::Choose { to, .. } => Choosing::Slot(*to),
            Effect::Search { to, by, show, .. } => {
                let owner = self.player_meant(*by, frame).unwrap_or(frame.you);
                Choosing::Search { slot: *to, show: *show, owner }
            }
            _ => Choosing::Plot,
        }
    }

    /// A player was chosen for the ability on top.
    pub(crate) fn player_chosen(&mut self, seat: Seat, item: Item, scribe: &mut impl Scribe<Event>) {
        let Thing::Seat(chosen) = item.thing() else { unreachable!("a player is chosen") };
        let frame = *self.frames.last().expect("an ability is going on");
        let effect = match frame.stage {
            Stage::Targets => &targets(triggered(frame.ability).effects)[frame.reached as usize],
            Stage::Costs | Stage::Cancels | Stage::Effects => {
                let at = frame.at.last().expect("an effect is going on");
                &crate::index::list(at.list)[at.next as usize - 1]
            }
        };
        let Effect::ChoosePlayer { to, .. } = effect else { unreachable!("a player is chosen for a slot") };
        let top = self.frames.last_mut().expect("an ability is going on");
        top.players[to.0 as usize] = Some(chosen);
        top.done = true;
        if top.stage == Stage::Targets {
            top.reached += 1;
        }
        scribe.note(|| Event::PlayerChosen { seat, chosen });
    }

    // Paying

    fn pay_next_cost(&mut self, frame: Frame, scribe: &mut impl Scribe<Event>) {
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
                for (place, way) in ways.iter().enumerate() {
                    if self.can_pay(way, &frame, 0) {
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
                self.pay_tolls(triggered, &frame, scribe);
            }
        }
    }

    /// The gold cost printed on an event.
    fn pay_printed_cost(&mut self, frame: &Frame, scribe: &mut impl Scribe<Event>) {
        let printed = self.card(frame.source).printed();
        if printed.kind == CardType::Event && printed.cost.is_some() {
            let gold = self.cost_of(frame.you, frame.source);
            self.use_up(frame.you, frame.source);
            self.pay_gold(frame.you, gold, scribe);
        }
    }

    fn pay_tolls(&mut self, triggered: &Triggered, frame: &Frame, scribe: &mut impl Scribe<Event>) {
        let mut due = [None; 4];
        let mut count = 0;
        self.tolls(&self.using(triggered, frame), |costs, toll| {
            for cost in costs {
                if let (Cost::GoldTo(who, amount), true) = (cost, count < due.len()) {
                    let payer = Frame { you: frame.you, ..*toll };
                    let to = self.who(*who, if *who == Who::You { toll } else { &payer });
                    due[count] = Some((to, self.amount(amount, toll) as u8));
                    count += 1;
                }
            }
        });
        for (to, gold) in due.into_iter().flatten() {
            self.pay_to(frame.you, to, gold, frame.source, scribe);
        }
    }

    /// Pays gold to a player; the payer picks whom when several are meant.
    pub(crate) fn pay_to(
        &mut self,
        seat: Seat,
        to: tabletop::Seats,
        gold: u8,
        source: CardId,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.pending.push(Step::PayGold { seat, gold });
        if to.len() == 1 {
            let to = to.iter().next().expect("one player receives it");
            self.receive(seat, to, gold, scribe);
            return;
        }
        for to in to.iter() {
            self.offer(Thing::Give(to, gold));
        }
        self.ask(seat, Ask::PayTo(source), Form::One);
    }

    fn receive(&mut self, from: Seat, to: Seat, gold: u8, scribe: &mut impl Scribe<Event>) {
        let player = self.player_mut(to);
        player.gold = player.gold.saturating_add(gold);
        self.changed(watch::GOLD);
        scribe.note(|| Event::GoldGiven { from, to, gold });
    }

    pub(crate) fn payee_chosen(&mut self, seat: Seat, item: Item, scribe: &mut impl Scribe<Event>) {
        let Thing::Give(to, gold) = item.thing() else { unreachable!("a player receives gold") };
        self.receive(seat, to, gold, scribe);
    }

    /// Pays one cost.
    pub(crate) fn pay(&mut self, cost: &'static Cost, frame: &Frame, scribe: &mut impl Scribe<Event>) {
        let seat = frame.you;
        match cost {
            Cost::Gold(Amount::X) => {
                let (tolls, _) = self.tolls_of(triggered(frame.ability), frame);
                let most = self.gold_to_pay(seat).saturating_sub(tolls).min(60);
                self.ask(seat, Ask::PayX(frame.source), Form::Amount { min: 1.min(most), max: most });
            }
            Cost::Gold(amount) => {
                let gold = self.amount(amount, frame).max(0) as u8;
                self.pending.push(Step::PayGold { seat, gold });
            }
            Cost::GoldTo(who, amount) => {
                let gold = self.amount(amount, frame).max(0) as u8;
                self.pay_to(seat, self.who(*who, frame), gold, frame.source, scribe);
            }
            Cost::PrintedCost(cards) => {
                let gold = self.card_meant(*cards, frame).map_or(0, |card| self.stat(Stat::PrintedCost, card)) as u8;
                self.pending.push(Step::PayGold { seat, gold });
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
            if !frame.paid.is_full() {
                frame.paid.push(card);
            }
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
            (Some(way), Some(Cost::Either(ways))) => &ways[way as usize][frame.way_reached as usize - 1],
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
        self.pending.push(Step::PayGold { seat, gold: *x as u8 });
    }

    /// Asks which standing cards are knelt for influence (`influence.pay`, `influence.overpaid`).
    pub(crate) fn ask_influence(&mut self, seat: Seat, card: CardId, influence: u8) {
        if influence == 0 {
            return;
        }
        let paid: CardSet = self.frames.last().map_or(CardSet::EMPTY, |frame| frame.paid.iter().copied().collect());
        self.worths.clear();
        for source in self.board[seat.index()].without(&paid) {
            let worth = self.provides(source, Resource::Influence);
            if !self.card(source).is_kneeling() && worth > 0 && !self.worths.is_full() {
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

    pub(crate) fn influence_knelt(&mut self, seat: Seat, card: CardId, items: &[Item], scribe: &mut impl Scribe<Event>) {
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

    /// The ability is initiated: it counts as played or used, and may be cancelled.
    fn initiated(&mut self, frame: Frame, scribe: &mut impl Scribe<Event>) {
        self.count_use(&frame);
        let seat = frame.you;
        let card = frame.source;
        let triggered = triggered(frame.ability);
        let chosen_to_use = !matches!(triggered.label, Label::Passive | Label::WhenRevealed);
        if self.card(card).printed().kind == CardType::Event && self.card(card).place == Place::Hand {
            self.put(card, Place::Playing);
            self.card_mut(card).controller = seat;
            if self.card(card).printed().keywords.has(PlainKeyword::Limited) {
                self.player_mut(seat).limited_played = true;
            }
            scribe.note(|| Event::Played { seat, card, gold: 0 });
            self.happen_on(Verb::Play, Some(seat), card, CardId::NONE, crate::vocabulary::Zone::Hand);
        } else if chosen_to_use {
            scribe.note(|| Event::Used { seat, card });
        }
        let top = self.frames.last_mut().expect("an ability is going on");
        top.stage = Stage::Effects;
        top.reached = 0;
        let skip = targets(triggered.effects).len() as u8;
        top.at.push(At { list: crate::index::list_id(triggered.effects), next: skip, ..At::default() });
        self.pending.push(Step::Frame);
        self.pending.push(Step::Cancels { seat: self.left_of(seat), passed: 0 });
    }
}

/// What a choice is for.
enum Choosing {
    Slot(Slot),
    Search { slot: Slot, show: bool, owner: Seat },
    Plot,
}

/// The leading choices of an ability: its targets.
pub(crate) fn targets(effects: List<Effect>) -> List<Effect> {
    let is_target = |effect: &Effect| {
        matches!(effect, Effect::Choose { by: Who::You, .. } | Effect::ChoosePlayer { by: Who::You, .. })
    };
    let count = effects.iter().position(|effect| !is_target(effect)).unwrap_or(effects.len());
    &effects[..count]
}

/// What comes after the targets.
pub(crate) fn untargeted(effects: List<Effect>) -> List<Effect> {
    &effects[targets(effects).len()..]
}

/// Whether what is paid depends on the target.
fn depends_on_target(costs: List<Cost>) -> bool {
    costs.iter().any(|cost| matches!(cost, Cost::PrintedCost(Cards::Chosen(_))))
}

impl Frame {
    /// Puts a card into a slot. The first slot gathers; the others hold one card.
    pub fn set_chosen(&mut self, slot: Slot, card: CardId) {
        match slot.0 {
            0 => self.chosen.insert(card),
            other => self.others[other as usize - 1] = card,
        }
    }
}

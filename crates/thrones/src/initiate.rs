//! Initiating an ability: whether it can be, its targets, its costs (`timing.initiate`).

use tabletop::{Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::event::Event;
use crate::index::triggered;
use crate::item::{Item, Thing};
use crate::pending::Step;
use crate::reading::Doing;
use crate::state::{At, Form, Frame, Place, Stage, Thrones};
use crate::vocabulary::{
    CardType, Cards, Cost, Count, Effect, Filter, Label, List, PlainKeyword, Slot, Triggered, Verb,
    Who,
};

impl Thrones {
    /// Whether an ability may be initiated: conditions, limit, costs with tolls, targets, and something would change.
    pub(crate) fn can_use(&self, frame: &Frame) -> bool {
        let triggered = triggered(frame.ability);
        self.limit_allows(triggered, frame)
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
                self.has_candidates(wanted, from, frame, |card| {
                    self.is_target(card, *to, triggered, frame)
                })
            }
            Effect::ChoosePlayer { to, from, .. } => {
                !self.target_players(*to, *from, triggered, frame).is_empty()
            }
            _ => true,
        })
    }

    /// The cards that may be chosen as a target: not immune, not protected, not on their way out, payable for, and
    /// such that the effect would do something to them.
    fn targets_for(
        &self,
        slot: Slot,
        from: &Filter,
        triggered: &Triggered,
        frame: &Frame,
    ) -> CardSet {
        let candidates = self.candidates(from, frame).iter();
        candidates.filter(|card| self.is_target(*card, slot, triggered, frame)).collect()
    }

    fn is_target(&self, card: CardId, slot: Slot, triggered: &Triggered, frame: &Frame) -> bool {
        if !self.can_be_chosen(card, frame) {
            return false;
        }
        let mut with = *frame;
        with.set_chosen(slot, card);
        self.would_change(untargeted(triggered.effects), slot, card, &with)
            && (!depends_on_target(triggered.costs) || self.can_pay_with_tolls(triggered, &with))
    }

    /// Whether a card may be chosen for an effect of the frame's source (`timing.target`, `keyword.immunity`).
    pub(crate) fn can_be_chosen(&self, card: CardId, frame: &Frame) -> bool {
        if self.card(card).place != Place::Play {
            return true;
        }
        let doing = Doing {
            by: Some(frame.you),
            source: frame.source,
            ..Doing::to_card(Verb::Choose, card)
        };
        !self.is_moribund(card) && !self.is_immune(card, frame.source) && !self.is_forbidden(&doing)
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
            Effect::ChoosePlayer { to, from, .. } => {
                for seat in self.target_players(*to, *from, triggered, &frame).iter() {
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
    pub(crate) fn ask_cards(
        &mut self,
        seat: Seat,
        ask: Ask,
        found: CardSet,
        count: &Count,
        frame: &Frame,
    ) {
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
                    item.card().is_some_and(|card| {
                        !matches!(self.card(card).place, Place::Play | Place::Discard | Place::Dead)
                    })
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

    /// The effect for which a choice is open: a target, or one that is going on.
    pub(crate) fn choice_asked(&self, frame: &Frame) -> Option<&'static Effect> {
        match frame.stage {
            Stage::Targets => {
                targets(triggered(frame.ability).effects).get(usize::from(frame.reached))
            }
            Stage::Costs | Stage::Cancels | Stage::Effects => {
                let at = frame.at.last()?;
                crate::index::list(at.list).get(usize::from(at.next).checked_sub(1)?)
            }
        }
    }

    /// What the choice now open is for.
    fn choosing(&self, frame: &Frame) -> Choosing {
        match self.choice_asked(frame).expect("an effect is going on") {
            Effect::Choose { to, .. } => Choosing::Slot(*to),
            Effect::Search { to, by, show, .. } => {
                let owner = self.player_meant(*by, frame).unwrap_or(frame.you);
                Choosing::Search { slot: *to, show: *show, owner }
            }
            _ => Choosing::Plot,
        }
    }

    /// A player was chosen for the ability on top.
    pub(crate) fn player_chosen(
        &mut self,
        seat: Seat,
        item: Item,
        scribe: &mut impl Scribe<Event>,
    ) {
        let Thing::Seat(chosen) = item.thing() else { unreachable!("a player is chosen") };
        let frame = *self.frames.last().expect("an ability is going on");
        let effect = match frame.stage {
            Stage::Targets => &targets(triggered(frame.ability).effects)[frame.reached as usize],
            Stage::Costs | Stage::Cancels | Stage::Effects => {
                let at = frame.at.last().expect("an effect is going on");
                &crate::index::list(at.list)[at.next as usize - 1]
            }
        };
        let Effect::ChoosePlayer { to, .. } = effect else {
            unreachable!("a player is chosen for a slot")
        };
        let top = self.frames.last_mut().expect("an ability is going on");
        top.players[to.0 as usize] = Some(chosen);
        top.done = true;
        if top.stage == Stage::Targets {
            top.reached += 1;
        }
        scribe.note(|| Event::PlayerChosen { seat, chosen });
    }

    /// The ability is initiated: it counts as played or used, and may be cancelled.
    fn initiated(&mut self, frame: Frame, scribe: &mut impl Scribe<Event>) {
        self.count_use(&frame);
        let seat = frame.you;
        let card = frame.source;
        let triggered = triggered(frame.ability);
        let chosen_to_use = !matches!(triggered.label, Label::Passive | Label::WhenRevealed);
        if self.card(card).printed().kind == CardType::Event && self.card(card).place == Place::Hand
        {
            self.put(card, Place::Playing);
            self.card_mut(card).controller = seat;
            if self.card(card).printed().keywords.has(PlainKeyword::Limited) {
                self.player_mut(seat).limited_played = true;
            }
            scribe.note(|| Event::Played { seat, card, gold: 0 });
            self.happen_on(
                Verb::Play,
                Some(seat),
                card,
                CardId::NONE,
                crate::vocabulary::Zone::Hand,
            );
        } else if chosen_to_use {
            scribe.note(|| Event::Used { seat, card, ability: self.number_of(&frame) });
        }
        let top = self.frames.last_mut().expect("an ability is going on");
        top.stage = Stage::Effects;
        top.reached = 0;
        let skip = targets(triggered.effects).len() as u8;
        top.at.push(At {
            list: crate::index::list_id(triggered.effects),
            next: skip,
            ..At::default()
        });
        self.pending.push(Step::Frame);
        let seat = self.first_to_interrupt(Some(&frame));
        self.pending.push(Step::Cancels { seat, passed: 0 });
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
        matches!(
            effect,
            Effect::Choose { by: Who::You, .. } | Effect::ChoosePlayer { by: Who::You, .. }
        )
    };
    let count = effects.iter().position(|effect| !is_target(effect)).unwrap_or(effects.len());
    &effects[..count]
}

/// What comes after the targets.
pub(crate) fn untargeted(effects: List<Effect>) -> List<Effect> {
    &effects[targets(effects).len()..]
}

/// Whether what is paid depends on the target.
pub(crate) fn depends_on_target(costs: List<Cost>) -> bool {
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

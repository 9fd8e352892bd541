//! Initiating an ability: whether it can be, its targets, its costs (`timing.initiate`).

use serde::{Deserialize, Serialize};
use tabletop::{Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::event::Event;
use crate::flow::{Given, Step};
use crate::item::Thing;
use crate::reading::Doing;
use crate::state::{At, Frame, Going, Place, Stage, Thrones};
use crate::vocabulary::{
    CardType, Cards, Choice, Cost, Count, Effect, Filter, List, Pay, PlainKeyword, Slot, Test,
    Triggered, Verb, What, Who, walk,
};
use crate::window::Rotation;

/// The steps of an ability: the one on top of those half-way through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum AbilityStep {
    /// Goes on with it: the next target, the next cost, its effects.
    GoOn,
    /// Which of several occasions it answers.
    Occasion,
    /// What the effect reached leaves to somebody.
    Choice,
    /// On which side this character joins the challenge.
    Side(CardId),
    /// Somebody cancels it, or nobody does.
    Cancel(Rotation),
}

impl Thrones {
    /// Whether an ability may be initiated: conditions, limit, costs with tolls, targets, and something would change.
    pub(crate) fn can_use(&self, triggered: &'static Triggered, frame: &Frame) -> bool {
        self.limit_allows(triggered, frame)
            && self.all_hold(triggered.when, frame)
            && self.can_pay_with_tolls(triggered, frame)
            && self.has_targets(triggered, frame)
            && !self.is_use_forbidden(triggered, frame)
            && self.changes_something(untargeted(triggered.effects), frame)
    }

    /// Whether every leading target can be chosen.
    pub(crate) fn has_targets(&self, triggered: &'static Triggered, frame: &Frame) -> bool {
        self.has_targets_left(targets(triggered.effects), triggered, frame)
    }

    /// Whether each of these targets can be chosen; where a later one hangs on an earlier, together.
    fn has_targets_left(
        &self,
        left: List<Effect>,
        triggered: &'static Triggered,
        frame: &Frame,
    ) -> bool {
        let Some((first, rest)) = left.split_first() else { return true };
        let place = targets(triggered.effects).len() - left.len();
        match first.choice() {
            Some(Choice::Cards { to, by: _, from, count: _ })
                if self.pool.is_spoken_of(frame.ability, place) =>
            {
                self.candidates(from, frame).iter().any(|card| {
                    self.is_target(card, to, triggered, frame)
                        && self.has_targets_left(rest, triggered, &frame.thinking_of(to, card))
                })
            }
            Some(Choice::Cards { to, by: _, from, count }) => {
                let wanted = match count {
                    Count::Exactly(amount) => self.amount(amount, frame).max(0) as usize,
                    Count::UpTo(_) | Count::Any | Count::All => 1,
                };
                self.has_candidates(wanted, from, frame, |card| {
                    self.is_target(card, to, triggered, frame)
                }) && self.has_targets_left(rest, triggered, frame)
            }
            Some(Choice::Player { to, by: _, from }) => {
                !self.target_players(to, from, triggered, frame).is_empty()
                    && self.has_targets_left(rest, triggered, frame)
            }
            Some(
                Choice::Name { to: _, by: _, what: _ }
                | Choice::Search(_)
                | Choice::Plot(_)
                | Choice::May(_, _)
                | Choice::Way { by: _, options: _ }
                | Choice::Order(_, _)
                | Choice::Pay { who: _, costs: _ },
            )
            | None => unreachable!("only cards and players are targets"),
        }
    }

    /// The cards that may be chosen as a target: not immune, not protected, not on their way out, payable for, and
    /// such that the effect would do something to them.
    pub(crate) fn targets_for(
        &self,
        slot: Slot,
        from: &Filter,
        triggered: &'static Triggered,
        frame: &Frame,
    ) -> CardSet {
        let candidates = self.candidates(from, frame);
        let found = candidates.filter(|card| self.is_target(card, slot, triggered, frame));
        if !self.pool.is_spoken_of(frame.ability, frame.reached.into()) {
            return found;
        }
        let rest = &targets(triggered.effects)[usize::from(frame.reached) + 1..];
        found.filter(|card| self.has_targets_left(rest, triggered, &frame.thinking_of(slot, card)))
    }

    fn is_target(&self, card: CardId, slot: Slot, triggered: &Triggered, frame: &Frame) -> bool {
        if !self.can_be_chosen(card, frame) {
            return false;
        }
        let with = frame.thinking_of(slot, card);
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
        !self.is_moribund(card)
            && !self.is_immune(card, frame.source, true)
            && !self.is_forbidden(&doing)
    }

    // The frame begins

    /// Begins an ability on top of whatever is going on.
    pub(crate) fn begin_frame(&mut self, frame: Frame) {
        let place = Some(self.going.len() as u16);
        self.going.push(Going { frame: Frame { place, ..frame }, ..Going::default() });
        self.then(Step::Ability(AbilityStep::GoOn));
    }

    pub(crate) fn enter_ability(&mut self, step: AbilityStep, scribe: &mut impl Scribe<Event>) {
        match step {
            AbilityStep::GoOn => {
                let frame = *self.top();
                match frame.stage {
                    Stage::Targets => self.choose_next_target(&frame, scribe),
                    Stage::Costs | Stage::Paying => self.pay_next_cost(scribe),
                    Stage::Cancels => self.initiated(&frame, scribe),
                    Stage::Effects => self.execute_next(&frame, scribe),
                }
            }
            AbilityStep::Occasion => self.ask_occasion(),
            AbilityStep::Choice => self.ask_choice(),
            AbilityStep::Side(card) => {
                let seat = self.top().you;
                self.ask(Step::Ability(step), seat, Ask::Side(card));
                self.offer(Thing::JoinAttack);
                self.offer(Thing::JoinDefence);
            }
            AbilityStep::Cancel(rotation) => self.ask_to_cancel(rotation),
        }
    }

    pub(crate) fn answer_ability(
        &mut self,
        step: AbilityStep,
        seat: Seat,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            AbilityStep::GoOn => unreachable!("going on asks nothing"),
            AbilityStep::Occasion => self.choose_occasion(given.item()),
            AbilityStep::Choice => self.choose(seat, given, scribe),
            AbilityStep::Side(card) => {
                self.join_side(card, given.item().thing() == Thing::JoinAttack, scribe);
            }
            AbilityStep::Cancel(rotation) => self.cancel(rotation, given.item()),
        }
    }

    fn choose_next_target(&mut self, frame: &Frame, scribe: &mut impl Scribe<Event>) {
        if usize::from(frame.reached) < targets(self.pool.triggered(frame.ability).effects).len() {
            self.then_all(&[Step::Ability(AbilityStep::Choice), Step::Ability(AbilityStep::GoOn)]);
        } else {
            let top = self.top();
            top.stage = Stage::Costs;
            top.reached = 0;
            self.pay_next_cost(scribe);
        }
    }

    /// The ability is initiated: it counts as played or used, and may be cancelled.
    pub(crate) fn initiated(&mut self, frame: &Frame, scribe: &mut impl Scribe<Event>) {
        self.count_use(frame);
        let seat = frame.you;
        let card = frame.source;
        let triggered = self.pool.triggered(frame.ability);
        let chosen_to_use = !triggered.label.is_by_itself();
        if self.printed(card).kind == CardType::Event && self.card(card).place == Place::Hand {
            self.put(card, Place::Playing);
            self.card_mut(card).controller = seat;
            if self.printed(card).keywords.has(PlainKeyword::Limited) {
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
        } else if frame.ability == self.pool.duplicate_save(card) {
            scribe.note(|| Event::DuplicateUsed { seat, card });
        } else if chosen_to_use {
            scribe.note(|| Event::Used { seat, card: card.some(), ability: self.number_of(frame) });
        }
        let list = self.pool.effects_of(frame.ability);
        let top = self.on_top();
        top.frame.triggered = chosen_to_use;
        top.frame.stage = Stage::Effects;
        top.frame.reached = 0;
        let skip = targets(triggered.effects).len() as u8;
        top.at.push(At { list, next: skip, ..At::default() });
        self.then(Step::Ability(AbilityStep::GoOn));
        if self.may_be_cancelled(triggered) {
            let rotation = Rotation::from(self.first_to_interrupt(Some(frame)));
            self.then(Step::Ability(AbilityStep::Cancel(rotation)));
        }
    }
}

/// The leading choices of an ability: its targets.
pub(crate) fn targets(effects: List<Effect>) -> List<Effect> {
    let is_target = |effect: &Effect| {
        matches!(
            effect,
            Effect::Choose { by: Who::You, to: _, from: _, count: _ }
                | Effect::ChoosePlayer { by: Who::You, to: _, from: _ }
        )
    };
    let count = effects.iter().position(|effect| !is_target(effect)).unwrap_or(effects.len());
    &effects[..count]
}

/// What comes after the targets.
pub(crate) fn untargeted(effects: List<Effect>) -> List<Effect> {
    &effects[targets(effects).len()..]
}

/// Which targets of an ability later ones speak of, as bits.
pub(crate) fn targets_spoken_of(effects: List<Effect>) -> u8 {
    let targets = targets(effects);
    let is_spoken_of = |place: &usize| {
        let Effect::Choose { to, by: _, from: _, count: _ } = targets[*place] else { return false };
        speak_of(&targets[place + 1..], to)
    };
    (0..targets.len()).filter(is_spoken_of).fold(0, |bits, place| bits | 1 << place)
}

/// Whether targets hang on what is chosen into a slot before them.
fn speak_of(targets: List<Effect>, slot: Slot) -> bool {
    let mut speaks = false;
    for target in targets {
        walk(target, &mut |word| {
            speaks |= word.downcast_ref::<Cards>() == Some(&Cards::Chosen(slot))
                || word.downcast_ref::<Test>() == Some(&Test::In(slot));
        });
    }
    speaks
}

/// Whether what is paid depends on the target.
pub(crate) fn depends_on_target(costs: List<Cost>) -> bool {
    costs.iter().any(|cost| {
        matches!(
            cost,
            Cost::PrintedCost(Cards::Chosen(_))
                | Cost::GoldOn(Cards::Chosen(_), _)
                | Cost::Do(_, Pay { what: What::Cards(Cards::Chosen(_)), to: _ })
        )
    })
}

impl Frame {
    /// What was asked for is chosen; among the targets the next one is reached.
    pub(crate) fn has_chosen(&mut self) {
        self.done = true;
        if self.stage == Stage::Targets {
            self.reached += 1;
        }
    }

    /// The frame as it would be with a card in a slot.
    fn thinking_of(&self, slot: Slot, card: CardId) -> Frame {
        let mut with = *self;
        match slot.0 {
            0 => with.picked = card,
            other => with.others[other as usize - 1] = card,
        }
        with
    }
}

impl Going {
    /// Puts a card into a slot. The first slot gathers; the others hold one card.
    pub fn set_chosen(&mut self, slot: Slot, card: CardId) {
        match slot.0 {
            0 => self.chosen.insert(card),
            other => self.frame.others[other as usize - 1] = card,
        }
    }
}

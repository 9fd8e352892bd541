//! How the game goes on: half-done things on a stack, questions that wait, answers for who asked.
//!
//! A [`Step`] is entered when it comes to the top of the stack. It does its work, pushes what comes next, or opens
//! questions with `ask` and its kin; then it lies on the stack until they are answered and is handed each answer.
//! Entering a step again asks the same again, so a gift can be put in between.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use tabletop::{Scribe, Seat, Waits};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::event::Event;
use crate::initiate::AbilityStep;
use crate::item::{Item, Thing};
use crate::moribund::RemovalStep;
use crate::payment::PaymentStep;
use crate::phase::RoundStep;
use crate::phase::challenges::ChallengeStep;
use crate::phase::marshalling::MarshallingStep;
use crate::phase::plot::PlotStep;
use crate::power::PowerStep;
use crate::setup::SetupStep;
use crate::state::{Ending, Thrones};
use crate::window::WindowStep;

/// The open questions and the things they offer.
pub(crate) type Desk = tabletop::Desk<Item, Ask, 8, 128>;

/// An open question.
pub(crate) type Question = tabletop::Question<Ask>;

/// An answer as a step receives it.
pub(crate) type Given<'a> = tabletop::Given<'a, Item>;

/// A half-done thing. It names the place reached and holds no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Step {
    Setup(SetupStep),
    Round(RoundStep),
    Plot(PlotStep),
    Marshalling(MarshallingStep),
    Challenge(ChallengeStep),
    Window(WindowStep),
    Ability(AbilityStep),
    Payment(PaymentStep),
    Removal(RemovalStep),
    Power(PowerStep),
}

impl Default for Step {
    fn default() -> Self {
        Step::Round(RoundStep::Begin)
    }
}

impl Thrones {
    /// Puts a half-done thing on top: it is entered next.
    #[inline]
    pub(crate) fn then(&mut self, step: Step) {
        self.pending.push(step);
    }

    /// Puts several half-done things on top: the first of them is entered next.
    pub(crate) fn then_all(&mut self, steps: &[Step]) {
        for step in steps.iter().rev() {
            self.pending.push(*step);
        }
    }

    /// Opens a question for one thing, to be answered to `step`; things are added with `offer`.
    pub(crate) fn ask(&mut self, step: Step, seat: Seat, ask: Ask) {
        self.wait_in(step);
        self.desk.open(seat, ask);
    }

    /// Opens a question for several of the things that are offered next.
    pub(crate) fn ask_some(
        &mut self,
        step: Step,
        seat: Seat,
        ask: Ask,
        count: RangeInclusive<usize>,
    ) {
        self.wait_in(step);
        self.desk.open_some(seat, ask, count);
    }

    /// Opens a question for the order of the things that are offered next.
    pub(crate) fn ask_order(&mut self, step: Step, seat: Seat, ask: Ask) {
        self.wait_in(step);
        self.desk.open_order(seat, ask);
    }

    /// Opens a question for a number.
    pub(crate) fn ask_amount(
        &mut self,
        step: Step,
        seat: Seat,
        ask: Ask,
        range: RangeInclusive<u16>,
    ) {
        self.wait_in(step);
        self.desk.open_amount(seat, ask, range);
    }

    /// Opens a question for doing something or not.
    pub(crate) fn ask_yes_or_pass(&mut self, step: Step, seat: Seat, ask: Ask) {
        self.ask(step, seat, ask);
        self.offer(Thing::Yes);
        self.offer(Thing::Pass);
    }

    /// The first of several questions at once puts the step that takes all answers on the stack.
    fn wait_in(&mut self, step: Step) {
        if self.desk.is_clear() {
            self.pending.push(step);
        }
    }

    /// Adds a thing to the question opened last.
    #[inline]
    pub(crate) fn offer(&mut self, thing: Thing) {
        self.desk.offer(thing.into());
    }

    /// Adds cards to the question opened last.
    pub(crate) fn offer_cards(&mut self, cards: impl IntoIterator<Item = CardId>) {
        for card in cards {
            self.offer(Thing::Card(card));
        }
    }

    /// Takes back all open questions together with the step that asked them.
    pub(crate) fn withdraw(&mut self) {
        self.desk.withdraw();
        self.pending.pop();
    }

    /// Hands an admitted answer to the step that asked. Who takes an opportunity leaves it waiting, to ask anew.
    pub(crate) fn take_answer(
        &mut self,
        place: usize,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let question = self.desk.take(place);
        if question.waits == Waits::ForNobody {
            self.deal(question.seat, given.item(), scribe);
            return;
        }
        let step = *self.pending.last().expect("who asked lies on the stack");
        if self.desk.is_clear() {
            self.pending.pop();
        }
        self.answered(step, &question, given, scribe);
    }

    /// Goes on until somebody must decide or the game is over. Leaves the constants reckoned.
    pub(crate) fn run(&mut self, scribe: &mut impl Scribe<Event>) {
        loop {
            if self.stale | self.arrived | self.dead_grew | self.power_moved {
                self.take_notice(scribe);
            }
            if self.ending != Ending::None {
                self.desk.withdraw();
                self.pending.clear();
                return;
            }
            if self.desk.is_clear() {
                let step = self.pending.pop().expect("a game that is not over goes on");
                self.enter(step, scribe);
            } else if self.hurried
                && let Some((place, answer)) = self.desk.forced()
            {
                self.take_answer(place, Given::of(&answer), scribe);
            } else {
                self.open_deals();
                return;
            }
        }
    }

    /// What follows by itself from what the last step changed.
    fn take_notice(&mut self, scribe: &mut impl Scribe<Event>) {
        self.reckon_what_changed();
        if self.dead_grew {
            self.eliminate(scribe);
        }
        if self.power_moved && !self.is_claiming() {
            self.check_victory(scribe);
        }
    }

    /// Begins or resumes a half-done thing.
    fn enter(&mut self, step: Step, scribe: &mut impl Scribe<Event>) {
        match step {
            Step::Setup(step) => self.enter_setup(step, scribe),
            Step::Round(step) => self.enter_round(step, scribe),
            Step::Plot(step) => self.enter_plot(step, scribe),
            Step::Marshalling(step) => self.enter_marshalling(step, scribe),
            Step::Challenge(step) => self.enter_challenge(step, scribe),
            Step::Window(step) => self.enter_window(step, scribe),
            Step::Ability(step) => self.enter_ability(step, scribe),
            Step::Payment(step) => self.enter_payment(step, scribe),
            Step::Removal(step) => self.enter_removal(step, scribe),
            Step::Power(step) => self.enter_power(step, scribe),
        }
    }

    /// Hands an answer to the step that asked. While other questions of the same step are open, the step only keeps the
    /// answer and pushes nothing.
    fn answered(
        &mut self,
        step: Step,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let seat = question.seat;
        match step {
            Step::Setup(step) => self.answer_setup(step, given, scribe),
            Step::Plot(step) => self.answer_plot(step, seat, given, scribe),
            Step::Marshalling(step) => self.answer_marshalling(step, given),
            Step::Challenge(step) => self.answer_challenge(step, seat, given, scribe),
            Step::Window(step) => self.answer_window(step, given, scribe),
            Step::Ability(step) => self.answer_ability(step, seat, given, scribe),
            Step::Payment(step) => self.answer_payment(step, given, scribe),
            Step::Removal(step) => self.answer_removal(step, given),
            Step::Power(step) => self.answer_power(step, given, scribe),
            Step::Round(step) => self.answer_round(step, given, scribe),
        }
    }
}

/// The cards an answer names, whether one was asked for or several.
pub(crate) fn cards_given(given: Given<'_>) -> CardSet {
    match given {
        Given::One(item) => item.card().into_iter().collect(),
        Given::Some(items) | Given::Order(items) => {
            items.iter().filter_map(|item| item.card()).collect()
        }
        Given::Amount(_) => unreachable!("the question offers cards"),
    }
}

//! How the game goes on: half-done things on a stack, questions that wait, answers for who asked.
//!
//! A [`Step`] is entered when it comes to the top of the stack. It does its work, pushes what comes
//! next, or opens questions with `put` and its kin; then it lies on the stack until they are
//! answered and is handed each answer. Entering a step again asks the same again, so a free act can
//! be put in between.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use tabletop::{Scribe, Seat};

use crate::ask::Ask;
use crate::event::Event;
use crate::item::Item;
use crate::offer::OfferStep;
use crate::opportunity::OpportunityStep;
use crate::phase::battle::BattleStep;
use crate::phase::bids::BidStep;
use crate::phase::cards::CardsStep;
use crate::phase::disasters::DisasterStep;
use crate::phase::elections::ElectionStep;
use crate::phase::end_of_round::EndStep;
use crate::phase::hear_ye::HearYeStep;
use crate::phase::income::IncomeStep;
use crate::phase::movement::MovementStep;
use crate::phase::opening::OpeningStep;
use crate::phase::purchase::PurchaseStep;
use crate::phase::ransom::RansomStep;
use crate::phase::siege::SiegeStep;
use crate::phase::uprising::UprisingStep;
use crate::phase::wall::WallStep;
use crate::phase::{RoundStep, court::CourtStep};
use crate::state::Fief;
use crate::succession::SuccessionStep;
use crate::window::WindowStep;

/// How many things of all open questions lie inside the state; where more are offered, they lie on the heap.
const ITEMS_NEAR: usize = 192;

/// A half-done thing. It names the place reached and holds no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Step {
    Round(RoundStep),
    Opening(OpeningStep),
    Window(WindowStep),
    Opportunity(OpportunityStep),
    Offer(OfferStep),
    Succession(SuccessionStep),
    HearYe(HearYeStep),
    Election(ElectionStep),
    Cards(CardsStep),
    Court(CourtStep),
    Disaster(DisasterStep),
    Uprising(UprisingStep),
    Income(IncomeStep),
    Ransom(RansomStep),
    Bid(BidStep),
    Purchase(PurchaseStep),
    Movement(MovementStep),
    Battle(BattleStep),
    Siege(SiegeStep),
    Wall(WallStep),
    End(EndStep),
}

impl Default for Step {
    fn default() -> Self {
        Step::Round(RoundStep::Begin)
    }
}

/// The open questions and the things they offer.
pub(crate) type Desk = tabletop::Desk<Item, Ask, 8, ITEMS_NEAR>;

/// An open question.
pub(crate) type Question = tabletop::Question<Ask>;

/// An answer as a step receives it.
pub(crate) type Given<'a> = tabletop::Given<'a, Item>;

impl Fief {
    /// Puts a half-done thing on top: it is entered next.
    #[inline]
    pub(crate) fn then(&mut self, step: Step) {
        self.pending.push(step);
    }

    /// What waits comes before what is being done, which takes its place.
    pub(crate) fn first(&mut self, waiting: Step, current: Step) {
        let place = self.pending.iter().position(|step| *step == waiting);
        self.pending[place.expect("it waits")] = current;
        self.then(waiting);
    }

    /// Puts several half-done things on top: the first of them is entered next.
    pub(crate) fn then_all(&mut self, steps: &[Step]) {
        for step in steps.iter().rev() {
            self.pending.push(*step);
        }
    }

    /// Opens a question for one thing, to be answered to `step`; things are added with `offer`.
    pub(crate) fn put(&mut self, step: Step, seat: Seat, ask: Ask) {
        self.wait_in(step);
        self.desk.open(seat, ask);
    }

    /// Opens a question for several of the things that are offered next.
    pub(crate) fn put_some(
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
    pub(crate) fn put_order(&mut self, step: Step, seat: Seat, ask: Ask) {
        self.wait_in(step);
        self.desk.open_order(seat, ask);
    }

    /// Opens a question for a number.
    pub(crate) fn put_amount(
        &mut self,
        step: Step,
        seat: Seat,
        ask: Ask,
        range: RangeInclusive<u16>,
    ) {
        self.wait_in(step);
        self.desk.open_amount(seat, ask, range);
    }

    /// Opens a question for yes or no.
    pub(crate) fn put_yes_no(&mut self, step: Step, seat: Seat, ask: Ask) {
        self.put(step, seat, ask);
        self.offer(Item::Yes);
        self.offer(Item::No);
    }

    /// The first of several questions at once puts the step that takes all answers on the stack.
    fn wait_in(&mut self, step: Step) {
        if self.desk.is_clear() {
            self.pending.push(step);
        }
    }

    /// Adds a thing to the question opened last.
    #[inline]
    pub(crate) fn offer(&mut self, item: Item) {
        self.desk.offer(item);
    }

    /// Takes back all open questions together with the step that asked them.
    pub(crate) fn withdraw(&mut self) {
        self.desk.withdraw();
        self.pending.pop();
    }

    /// Hands an admitted answer to the step that asked.
    pub(crate) fn take(&mut self, place: usize, given: Given<'_>, scribe: &mut impl Scribe<Event>) {
        let question = self.desk.take(place);
        let step = *self.pending.last().expect("who asked lies on the stack");
        if self.desk.is_clear() {
            self.pending.pop();
        }
        self.answered(step, &question, given, scribe);
    }

    /// Goes on until somebody must decide something, or the game is over.
    pub(crate) fn run(&mut self, scribe: &mut impl Scribe<Event>) {
        while self.ending.is_none() {
            if self.desk.is_clear() {
                let step = self.pending.pop().expect("a game that is not over goes on");
                self.enter(step, scribe);
            } else if self.hurried
                && let Some((place, answer)) = self.desk.forced()
            {
                self.take(place, Given::of(&answer), scribe);
            } else {
                return;
            }
        }
        self.desk.withdraw();
        self.pending.clear();
    }

    /// Begins or resumes a half-done thing.
    fn enter(&mut self, step: Step, scribe: &mut impl Scribe<Event>) {
        match step {
            Step::Round(step) => self.enter_round(step, scribe),
            Step::Opening(step) => self.enter_opening(step, scribe),
            Step::Window(step) => self.enter_window(step, scribe),
            Step::Opportunity(step) => self.enter_opportunity(step, scribe),
            Step::Offer(step) => self.enter_offer(step, scribe),
            Step::Succession(step) => self.enter_succession(step, scribe),
            Step::HearYe(step) => self.enter_hear_ye(step, scribe),
            Step::Election(step) => self.enter_election(step, scribe),
            Step::Cards(step) => self.enter_cards(step, scribe),
            Step::Court(step) => self.enter_court(step, scribe),
            Step::Disaster(step) => self.enter_disaster(step, scribe),
            Step::Uprising(step) => self.enter_uprising(step, scribe),
            Step::Income(step) => self.enter_income(step, scribe),
            Step::Ransom(step) => self.enter_ransom(step, scribe),
            Step::Bid(step) => self.enter_bid(step, scribe),
            Step::Purchase(step) => self.enter_purchase(step, scribe),
            Step::Movement(step) => self.enter_movement(step, scribe),
            Step::Battle(step) => self.enter_battle(step, scribe),
            Step::Siege(step) => self.enter_siege(step, scribe),
            Step::Wall(step) => self.enter_wall(step, scribe),
            Step::End(step) => self.enter_end(step, scribe),
        }
    }

    /// Hands an answer to the step that asked. While other questions of the same step are open, the
    /// step only keeps the answer and pushes nothing.
    fn answered(
        &mut self,
        step: Step,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            Step::Opening(step) => self.answer_opening(step, question, given, scribe),
            Step::Window(step) => self.answer_window(step, question, given, scribe),
            Step::Opportunity(step) => self.answer_opportunity(step, question, given, scribe),
            Step::Offer(step) => self.answer_offer(step, question, given, scribe),
            Step::Succession(step) => self.answer_succession(step, question, given, scribe),
            Step::HearYe(step) => self.answer_hear_ye(step, question, given, scribe),
            Step::Election(step) => self.answer_election(step, question, given, scribe),
            Step::Cards(step) => self.answer_cards(step, question, given, scribe),
            Step::Court(step) => self.answer_court(step, question, given, scribe),
            Step::Disaster(step) => self.answer_disaster(step, question, given, scribe),
            Step::Uprising(step) => self.answer_uprising(step, question, given, scribe),
            Step::Ransom(step) => self.answer_ransom(step, question, given, scribe),
            Step::Bid(step) => self.answer_bid(step, question, given, scribe),
            Step::Purchase(step) => self.answer_purchase(step, question, given, scribe),
            Step::Movement(step) => self.answer_movement(step, question, given, scribe),
            Step::Battle(step) => self.answer_battle(step, question, given, scribe),
            Step::Siege(step) => self.answer_siege(step, question, given, scribe),
            Step::Round(step) => self.answer_round(step),
            Step::Income(_) | Step::Wall(_) | Step::End(_) => {
                unreachable!("{step:?} asks nothing")
            }
        }
    }
}

/// Forgets what is committed, before a new round of sealed answers.
impl Fief {
    pub(crate) fn unseal(&mut self) {
        self.sealed = Default::default();
    }
}

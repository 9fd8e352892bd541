//! The questions that are open, what each of them offers, and who is asked: one desk for every game.
//!
//! A step of a game opens a question and offers its things; the desk shows it as a [`Prompt`], says which question an
//! answer belongs to and which have only one answer, and takes the question away when it is answered. Which step asked
//! is the game's to know: it lies on top of what is pending and receives the answer.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::{Answer, LongRow, Prompt, RuleId, Seat, Shape, Waits, Worth};

/// How many worths lie inside the state: they belong to cards or men that stand before one player.
const WORTHS: usize = 48;

/// The open questions of a game and the things they offer. Up to `QUESTIONS` questions and `THINGS` things lie inside
/// the state; where there are more, they lie on the heap.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(
    serialize = "I: Copy + Default + Serialize, A: Copy + Default + Serialize",
    deserialize = "I: Copy + Default + Deserialize<'de>, A: Copy + Default + Deserialize<'de>"
))]
pub struct Desk<I: Copy + Default, A: Copy + Default, const QUESTIONS: usize, const THINGS: usize> {
    questions: LongRow<Question<A>, QUESTIONS>,
    things: LongRow<I, THINGS>,
    worths: LongRow<u8, WORTHS>,
}

/// An open question; the things it offers lie on the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question<A> {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub ask: A,
    /// Whether play waits for the answer.
    pub waits: Waits,
    form: Form,
    /// Where its things begin and end.
    from: u16,
    to: u16,
    /// The least and the most: a count of things, or the amount itself.
    least: u16,
    most: u16,
    /// Where its worths begin, and the least and the most they must add up to.
    worths_from: u16,
    total: Option<(u16, u16)>,
}

/// The form of an open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Form {
    One,
    Some,
    Order,
    Amount,
}

impl<A: Default> Default for Question<A> {
    fn default() -> Self {
        Question {
            seat: Seat(0),
            ask: A::default(),
            waits: Waits::ForAnswer,
            form: Form::One,
            from: 0,
            to: 0,
            least: 0,
            most: 0,
            worths_from: 0,
            total: None,
        }
    }
}

/// An answer as a step receives it: admitted, and nothing of it on the heap.
#[derive(Clone, Copy, Debug)]
pub enum Given<'a, I> {
    /// One thing.
    One(I),
    /// Some things, in the order in which they were offered.
    Some(&'a [I]),
    /// All things, in the order answered.
    Order(&'a [I]),
    /// A number.
    Amount(u32),
}

impl<'a, I: Copy + Eq> Given<'a, I> {
    /// An answer that was admitted.
    #[must_use]
    pub fn of(answer: &'a Answer<I>) -> Given<'a, I> {
        match answer {
            Answer::One(item) => Given::One(*item),
            Answer::Some(items) => Given::Some(items),
            Answer::Order(items) => Given::Order(items),
            Answer::Amount(amount) => Given::Amount(*amount),
        }
    }

    /// The one thing picked.
    ///
    /// # Panics
    /// When the question did not ask for one thing.
    #[must_use]
    pub fn item(self) -> I {
        match self {
            Given::One(item) => item,
            Given::Some(_) | Given::Order(_) | Given::Amount(_) => {
                unreachable!("the question offers one of its things")
            }
        }
    }

    /// Whether this is the one thing picked.
    ///
    /// # Panics
    /// When the question did not ask for one thing.
    #[must_use]
    pub fn is(self, item: I) -> bool {
        self.item() == item
    }

    /// The things picked, in order where an order was asked.
    ///
    /// # Panics
    /// When the question did not ask for several things.
    #[must_use]
    pub fn items(self) -> &'a [I] {
        match self {
            Given::Some(items) | Given::Order(items) => items,
            Given::One(_) | Given::Amount(_) => unreachable!("the question offers several things"),
        }
    }

    /// The amount.
    ///
    /// # Panics
    /// When the question did not ask for a number.
    #[must_use]
    pub fn amount(self) -> u16 {
        match self {
            Given::Amount(amount) => {
                u16::try_from(amount).expect("an amount lies between the least and the most")
            }
            Given::One(_) | Given::Some(_) | Given::Order(_) => {
                unreachable!("the question asks for a number")
            }
        }
    }
}

impl<I, A, const QUESTIONS: usize, const THINGS: usize> Clone for Desk<I, A, QUESTIONS, THINGS>
where
    I: Copy + Default,
    A: Copy + Default,
{
    fn clone(&self) -> Self {
        let Desk { questions, things, worths } = self;
        Desk { questions: questions.clone(), things: things.clone(), worths: worths.clone() }
    }

    fn clone_from(&mut self, source: &Self) {
        let Desk { questions, things, worths } = source;
        self.questions.clone_from(questions);
        self.things.clone_from(things);
        self.worths.clone_from(worths);
    }
}

impl<I, A, const QUESTIONS: usize, const THINGS: usize> Default for Desk<I, A, QUESTIONS, THINGS>
where
    I: Copy + Default,
    A: Copy + Default,
{
    fn default() -> Self {
        Desk { questions: LongRow::new(), things: LongRow::new(), worths: LongRow::new() }
    }
}

impl<I, A, const QUESTIONS: usize, const THINGS: usize> Desk<I, A, QUESTIONS, THINGS>
where
    I: Copy + Default + Eq,
    A: Copy + Default,
{
    /// Opens a question for one of the things that are offered next.
    pub fn open(&mut self, seat: Seat, ask: A) {
        self.open_as(seat, ask, Form::One, (0, 0));
    }

    /// Opens a question for several of the things that are offered next.
    pub fn open_some(&mut self, seat: Seat, ask: A, count: RangeInclusive<usize>) {
        let bound = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
        self.open_as(seat, ask, Form::Some, (bound(*count.start()), bound(*count.end())));
    }

    /// Opens a question for the order of the things that are offered next.
    pub fn open_order(&mut self, seat: Seat, ask: A) {
        self.open_as(seat, ask, Form::Order, (0, 0));
    }

    /// Opens a question for a number.
    pub fn open_amount(&mut self, seat: Seat, ask: A, range: RangeInclusive<u16>) {
        self.open_as(seat, ask, Form::Amount, (*range.start(), *range.end()));
    }

    /// Opens an opportunity beside the questions: one of the things that are offered next, or nothing. Opportunities
    /// come after all questions.
    pub fn open_beside(&mut self, seat: Seat, ask: A) {
        self.open(seat, ask);
        self.last_mut().waits = Waits::ForNobody;
    }

    fn open_as(&mut self, seat: Seat, ask: A, form: Form, (least, most): (u16, u16)) {
        let (from, worths_from) = (self.things.len() as u16, self.worths.len() as u16);
        self.questions.push(Question {
            seat,
            ask,
            form,
            from,
            to: from,
            least,
            most,
            worths_from,
            ..Question::default()
        });
    }

    /// Adds a thing to the question opened last.
    #[inline]
    pub fn offer(&mut self, item: I) {
        self.things.push(item);
        self.last_mut().to += 1;
    }

    /// Adds a thing with its worth to the question opened last.
    pub fn offer_worth(&mut self, item: I, worth: u8) {
        self.offer(item);
        self.worths.push(worth);
    }

    /// What the things picked for the question opened last must add up to.
    pub fn ask_total(&mut self, total: RangeInclusive<u16>) {
        self.last_mut().total = Some((*total.start(), *total.end()));
    }

    /// The things the question opened last offers.
    #[must_use]
    pub fn offered(&self) -> &[I] {
        self.questions.last().map_or(&[], |question| self.things_of(question))
    }

    /// The open questions, in the order in which they were opened.
    #[must_use]
    pub fn questions(&self) -> &[Question<A>] {
        &self.questions
    }

    /// The questions open to a seat.
    pub fn questions_to(&self, seat: Seat) -> impl Iterator<Item = &Question<A>> {
        self.questions.iter().filter(move |question| question.seat == seat)
    }

    /// Whether play waits for no answer.
    #[inline]
    #[must_use]
    pub fn is_clear(&self) -> bool {
        self.questions.is_empty() || self.questions[0].waits == Waits::ForNobody
    }

    /// The things an open question offers.
    #[inline]
    #[must_use]
    pub fn things_of(&self, question: &Question<A>) -> &[I] {
        &self.things[usize::from(question.from)..usize::from(question.to)]
    }

    /// The shape of an open question.
    #[inline]
    #[must_use]
    pub fn shape(&self, question: &Question<A>) -> Shape<'_, I> {
        let of = self.things_of(question);
        match question.form {
            Form::One => Shape::One(of),
            Form::Order => Shape::Order(of),
            Form::Amount => Shape::Amount(u32::from(question.least)..=u32::from(question.most)),
            Form::Some => {
                let worth = question.total.map(|(least, most)| {
                    let from = usize::from(question.worths_from);
                    let each = &self.worths[from..from + of.len()];
                    Worth { each, total: u32::from(least)..=u32::from(most) }
                });
                let count = usize::from(question.least)..=usize::from(question.most);
                Shape::Some { of, count, worth }
            }
        }
    }

    /// The open questions as prompts; `rule` says which rule an ask comes from.
    pub fn prompts(&self, rule: impl Fn(A) -> RuleId) -> impl Iterator<Item = Prompt<'_, I, A>> {
        self.questions.iter().map(move |question| Prompt {
            seat: question.seat,
            ask: question.ask,
            rule: rule(question.ask),
            shape: self.shape(question),
            waits: question.waits,
        })
    }

    /// Which of the seat's questions admits the answer.
    #[must_use]
    pub fn admitting(&self, seat: Seat, answer: &Answer<I>) -> Option<usize> {
        self.questions
            .iter()
            .position(|question| question.seat == seat && self.shape(question).admits(answer))
    }

    /// The first question with only one answer, and that answer. Opportunities are never forced.
    #[must_use]
    pub fn forced(&self) -> Option<(usize, Answer<I>)> {
        let waiting = self.questions.iter().take_while(|open| open.waits == Waits::ForAnswer);
        waiting.enumerate().find_map(|(place, question)| {
            self.shape(question).only_answer().map(|answer| (place, answer))
        })
    }

    /// Takes a question away that is answered, and all opportunities with it: they come anew when play stops again. An
    /// opportunity that is taken withdraws the questions too, since what they offer may have changed.
    pub fn take(&mut self, place: usize) -> Question<A> {
        let question = self.questions.remove(place);
        let waiting = self.questions.iter().position(|open| open.waits == Waits::ForNobody);
        self.questions.truncate(waiting.unwrap_or(self.questions.len()));
        if question.waits == Waits::ForNobody || self.questions.is_empty() {
            self.withdraw();
        } else {
            self.forget_withdrawn();
        }
        question
    }

    /// Forgets the things behind those that are still offered, so that what is opened next lies where it would have
    /// lain without the questions that are gone.
    fn forget_withdrawn(&mut self) {
        let things = self.questions.iter().map(|question| question.to).max();
        let worths = self.questions.iter().filter(|question| question.total.is_some());
        let worths = worths.map(|question| question.worths_from + question.to - question.from);
        let worths = worths.max().unwrap_or(0);
        self.things.truncate(usize::from(things.unwrap_or(0)));
        self.worths.truncate(usize::from(worths));
    }

    /// Takes all questions away.
    pub fn withdraw(&mut self) {
        self.questions.clear();
        self.things.clear();
        self.worths.clear();
    }

    fn last_mut(&mut self) -> &mut Question<A> {
        self.questions.last_mut().expect("a question was opened")
    }
}

#[cfg(test)]
mod tests {
    use super::{Desk, Given};
    use crate::{Answer, RuleId, Seat, Shape, Waits, Worth};

    type Small = Desk<u8, u8, 4, 12>;

    const RULE: RuleId = RuleId::catalogued("turn.order");

    fn desk() -> Small {
        let mut desk = Small::default();
        desk.open(Seat(0), 1);
        desk.offer(10);
        desk.offer(11);
        desk.open_some(Seat(1), 2, 0..=2);
        desk.offer_worth(20, 3);
        desk.offer_worth(21, 1);
        desk.ask_total(1..=3);
        desk
    }

    #[test]
    fn every_question_offers_its_own_things() {
        let mut desk = desk();
        desk.open_order(Seat(2), 3);
        desk.offer(30);
        desk.offer(31);
        desk.open_amount(Seat(3), 4, 2..=5);
        let shapes: Vec<Shape<'_, u8>> =
            desk.prompts(|_| RULE).map(|prompt| prompt.shape).collect();
        let worth = Some(Worth { each: &[3, 1], total: 1..=3 });
        assert_eq!(
            shapes,
            [
                Shape::One(&[10, 11]),
                Shape::Some { of: &[20, 21], count: 0..=2, worth },
                Shape::Order(&[30, 31]),
                Shape::Amount(2..=5),
            ]
        );
    }

    #[test]
    fn an_answer_goes_to_the_question_of_its_seat_that_admits_it() {
        let mut desk = desk();
        desk.open(Seat(0), 5);
        desk.offer(50);
        assert_eq!(desk.admitting(Seat(0), &Answer::One(11)), Some(0));
        assert_eq!(desk.admitting(Seat(0), &Answer::One(50)), Some(2));
        assert_eq!(desk.admitting(Seat(1), &Answer::One(11)), None);
        assert_eq!(desk.admitting(Seat(1), &Answer::Some(vec![20, 21])), None);
    }

    #[test]
    fn what_is_left_still_offers_the_same_after_one_is_answered() {
        let mut desk = desk();
        assert_eq!(desk.take(0).ask, 1);
        assert!(!desk.is_clear());
        assert_eq!(desk.offered(), [20, 21]);
        assert_eq!(desk.take(0).ask, 2);
        assert!(desk.is_clear());
        assert_eq!(desk, Small::default());
    }

    #[test]
    fn the_first_question_with_one_answer_is_forced() {
        let mut desk = desk();
        assert_eq!(desk.forced(), None);
        desk.open_amount(Seat(2), 3, 4..=4);
        assert_eq!(desk.forced(), Some((2, Answer::Amount(4))));
    }

    #[test]
    fn an_opportunity_is_never_forced_and_play_does_not_wait_for_it() {
        let mut desk = Small::default();
        desk.open_beside(Seat(0), 9);
        desk.offer(1);
        assert!(desk.is_clear());
        assert_eq!(desk.forced(), None);
        assert!(desk.prompts(|_| RULE).all(|prompt| prompt.waits == Waits::ForNobody));
    }

    #[test]
    fn an_answer_closes_the_opportunities_and_an_opportunity_the_questions() {
        let mut answered = desk();
        answered.open_beside(Seat(1), 9);
        answered.offer(90);
        let mut taken = answered.clone();
        answered.take(0);
        assert_eq!(answered.questions().len(), 1);
        taken.take(2);
        assert!(taken.questions().is_empty());
    }

    #[test]
    fn a_step_receives_what_was_answered() {
        assert!(Given::of(&Answer::One(7)).is(7));
        assert_eq!(Given::of(&Answer::Some(vec![1, 2])).items(), [1, 2]);
        assert_eq!(Given::of(&Answer::Order(vec![2, 1])).items(), [2, 1]);
        assert_eq!(Given::<u8>::of(&Answer::Amount(3)).amount(), 3);
    }
}

//! The card game as a game of the tabletop.

use rand::Rng;
use tabletop::{
    Answer, Eyes, Game, Outcome, Prompt, Reason, Refusal, Rule, Scribe, Seat, Seed, Shape, Silent,
    Waits, Worth,
};

use crate::ask::Ask;
use crate::event::Event;
use crate::item::Item;
use crate::rule;
use crate::setup::{Setup, Variant};
use crate::state::{Ending, Form, Question, Thrones};
use crate::view::View;
use crate::why_not::why_not_shaped;

impl Thrones {
    /// The shape of a question, over the items it offers.
    pub(crate) fn shape_of(&self, question: &Question) -> Shape<'_, Item> {
        let from = question.from as usize;
        let of = &self.items[from..from + question.len as usize];
        match question.form {
            Form::One | Form::Gift => Shape::One(of),
            Form::Some { min, max } => {
                Shape::Some { of, count: min as usize..=max as usize, worth: None }
            }
            Form::Worth { min, max, least, most } => Shape::Some {
                of,
                count: min as usize..=max as usize,
                worth: Some(Worth {
                    each: &self.worths,
                    total: u32::from(least)..=u32::from(most),
                }),
            },
            Form::Order => Shape::Order(of),
            Form::Amount { min, max } => Shape::Amount(u32::from(min)..=u32::from(max)),
        }
    }

    /// Why an answer is not taken: what stands against the things it names that are not offered.
    fn refuse(&self, seat: Seat, answer: &Answer<Item>) -> Refusal {
        let asked: Vec<&Question> =
            self.questions.iter().filter(|question| question.seat == seat).collect();
        if asked.is_empty() && answer.items().is_empty() {
            return Refusal::NotAsked { seat };
        }
        let mut reasons: Vec<Reason> = Vec::new();
        if seat.0 < self.seats {
            for item in answer.items() {
                for reason in self.reasons_against(seat, item) {
                    if !reasons.contains(&reason) {
                        reasons.push(reason);
                    }
                }
            }
        }
        if asked.is_empty() && reasons.is_empty() {
            return Refusal::NotAsked { seat };
        }
        if reasons.is_empty() {
            reasons.push(why_not_shaped(asked[0]));
        }
        Refusal::NotOffered { seat, reasons }
    }
}

impl Game for Thrones {
    type Setup = Setup;
    type Item = Item;
    type Ask = Ask;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "thrones";
    const RULES: u32 = 2;

    fn catalogue() -> &'static [Rule] {
        rule::RULES
    }

    fn begin(setup: &Setup, seed: Seed) -> Result<Thrones, Refusal> {
        let mut reasons = setup.table_faults();
        reasons.extend(setup.deck_faults());
        if !reasons.is_empty() {
            return Err(Refusal::Setup { reasons });
        }
        let mut game = Thrones::new(setup, seed)?;
        game.run(&mut Silent);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn prompts(&self) -> impl Iterator<Item = Prompt<'_, Item, Ask>> {
        self.questions.iter().map(|question| Prompt {
            seat: question.seat,
            ask: question.ask,
            rule: question.ask.rule(),
            shape: self.shape_of(question),
            waits: if question.form == Form::Gift { Waits::ForNobody } else { Waits::ForAnswer },
        })
    }

    fn decide(
        &mut self,
        seat: Seat,
        answer: &Answer<Item>,
        scribe: &mut impl Scribe<Event>,
    ) -> Result<(), Refusal> {
        let admits =
            |question: &Question| question.seat == seat && self.shape_of(question).admits(answer);
        let Some(place) = self.questions.iter().position(admits) else {
            return Err(self.refuse(seat, answer));
        };
        let answer = self.shape_of(&self.questions[place]).as_offered(answer);
        self.take_answer(place, &answer, scribe);
        self.run(scribe);
        Ok(())
    }

    fn hurry(&mut self, scribe: &mut impl Scribe<Event>) {
        self.hurried = true;
        self.run(scribe);
    }

    fn safe_answer(&self, prompt: &Prompt<'_, Item, Ask>) -> Answer<Item> {
        match &prompt.shape {
            Shape::One(of) => {
                let pass = of.iter().find(|item| **item == Item::PASS);
                Answer::One(*pass.unwrap_or(&of[0]))
            }
            Shape::Some { of, count, worth: None } => Answer::Some(of[..*count.start()].to_vec()),
            Shape::Some { of, count, worth: Some(worth) } => {
                let mut picked = Vec::new();
                let mut total = 0;
                for (place, item) in of.iter().enumerate() {
                    let each = u32::from(worth.each[place]);
                    let enough = total >= *worth.total.start() && picked.len() >= *count.start();
                    if !enough && total + each <= *worth.total.end() {
                        picked.push(*item);
                        total += each;
                    }
                }
                Answer::Some(picked)
            }
            Shape::Order(of) => Answer::Order(of.to_vec()),
            Shape::Amount(range) => Answer::Amount(*range.start()),
        }
    }

    fn why_not(&self, seat: Seat, item: &Item) -> Vec<Reason> {
        self.reasons_against(seat, item)
    }

    fn label(&self, item: &Item) -> String {
        self.label_item(item)
    }

    fn tell(&self, event: &Event) -> String {
        self.tell_event(event)
    }

    fn view(&self, eyes: Eyes) -> View {
        self.view_for(eyes)
    }

    fn seen_by(event: &Event, eyes: Eyes) -> Option<Event> {
        Some(event.seen_by(eyes))
    }

    fn redealt_for(&self, seat: Seat, rng: &mut impl Rng) -> Thrones {
        self.redeal(seat, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.ending {
            Ending::None => None,
            Ending::Draw => Some(Outcome::Draw),
            Ending::Win(seats) => {
                let winners: Vec<Seat> = seats.iter().collect();
                Some(match (self.variant, &winners[..]) {
                    (Variant::TwoOnTwo, _) => Outcome::Shared(winners),
                    (_, [seat]) => Outcome::Win(*seat),
                    _ => Outcome::Shared(winners),
                })
            }
        }
    }
}

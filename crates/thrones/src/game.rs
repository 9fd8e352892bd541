//! The card game as a game of the tabletop.

use rand::Rng;
use tabletop::{
    Answer, Board, Entry, Eyes, Fingerprint, Game, Heading, Key, Outcome, Phrased, Prompt, Reason,
    Refusal, Rule, Scribe, Seat, Seed, Sentence, Shape, Silent, Wanted, Wording,
};

use crate::ask::Ask;
use crate::event::Event;
use crate::flow::{Given, Question};
use crate::item::Item;
use crate::rule;
use crate::scenery::Scenery;
use crate::setup::{Setup, Variant};
use crate::state::{Ending, Thrones};
use crate::view::View;

impl Thrones {
    /// A thing by its short name.
    #[must_use]
    pub fn label(&self, item: &Item) -> String {
        tabletop::plain(&self.label_item(item))
    }

    /// Why an answer is not taken: what stands against the things it names that are not offered.
    fn refuse(&self, seat: Seat, answer: &Answer<Item>) -> Refusal {
        let asked: Vec<&Question> = self.desk.questions_to(seat).collect();
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
            reasons.push(self.why_not_shaped(asked[0]));
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
    type Scenery = Scenery;

    const TITLE: &'static str = "A Game of Thrones: The Card Game";
    const NAME: &'static str = "thrones";
    const RULES: u32 = 4;

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
        self.desk.prompts(Ask::rule)
    }

    fn decide(
        &mut self,
        seat: Seat,
        answer: &Answer<Item>,
        scribe: &mut impl Scribe<Event>,
    ) -> Result<(), Refusal> {
        let Some(place) = self.desk.admitting(seat, answer) else {
            return Err(self.refuse(seat, answer));
        };
        let answer = self.desk.shape(&self.desk.questions()[place]).as_offered(answer);
        self.take_answer(place, Given::of(&answer), scribe);
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

    fn uses(&self, _seat: Seat, key: Key) -> Vec<Item> {
        self.uses_of(key).into_iter().map(Item::from).collect()
    }

    fn question(&self, prompt: &Prompt<'_, Item, Ask>) -> Phrased<Item> {
        self.question_of(prompt)
    }

    fn choice(&self, prompt: &Prompt<'_, Item, Ask>, item: &Item) -> Wording {
        self.wording(prompt, item)
    }

    fn tell(&self, event: &Event) -> Sentence {
        self.tell_of(event)
    }

    fn is_detail(event: &Event) -> bool {
        event.is_detail()
    }

    fn is_cost(event: &Event) -> bool {
        event.is_cost()
    }

    fn heading(event: &Event) -> Option<Heading> {
        event.heading()
    }

    fn name_of(&self, seat: Seat) -> String {
        self.player_name(seat)
    }

    fn board(&self, eyes: Eyes, _: usize) -> Board {
        self.board_for(eyes)
    }

    fn entries(&self, eyes: Eyes, wanted: Wanted<'_>) -> Vec<Entry<Item>> {
        self.entries_for(eyes, wanted)
    }

    fn scenery(_: &Setup) -> Scenery {
        Scenery::new()
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

    fn fingerprint(&self, facts: &mut Fingerprint) {
        self.write_facts(facts);
    }

    fn turn(&self) -> Option<Seat> {
        self.active
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

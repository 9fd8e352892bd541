//! Crows, a game of a few cards, and the ways in which it can be broken.
//!
//! Both seats lay a card at once; the higher card earns two gold. The loser may bury two cards for new ones, the
//! winner puts the trick in order and tithes gold for points. Gold may be given away at any time.

use std::sync::atomic::{AtomicUsize, Ordering};

use rand::Rng;
use rand::seq::SliceRandom as _;
use serde::{Deserialize, Serialize};
use tabletop::{
    Answer, Board, Chance, Entry, Eyes, Fingerprint, Game, Heading, Key, Outcome, Phrased, Prompt,
    Reason, Refusal, Rule, RuleId, Scribe, Seat, Sectioned, Sections, Seed, Sentence, Shape, Waits,
    Wanted, Wording, named, plain,
};

const LAY: RuleId = RuleId::catalogued("crows.lay");
const BURY: RuleId = RuleId::catalogued("crows.bury");
const STACK: RuleId = RuleId::catalogued("crows.stack");
const TITHE: RuleId = RuleId::catalogued("crows.tithe");
const GIFT: RuleId = RuleId::catalogued("crows.gift");
const COIN: [Thing; 1] = [Thing::Coin];

/// What is wrong with a game of crows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Flaw {
    /// Nothing.
    Sound,
    /// Draws depend on something outside the game.
    Moody,
    /// Hurried, forced prompts earn gold.
    Hasty,
    /// The order in which cards to bury are named matters.
    Pedantic,
    /// Something is not stored.
    Forgetful,
    /// A refused answer leaves a trace.
    Clumsy,
    /// The highest card is offered and refused.
    Stubborn,
    /// A coin can be tithed and given away by the same answer.
    Ambiguous,
    /// A card that is not in hand can be laid.
    Lax,
    /// Everybody sees the top of the deck.
    Glassy,
    /// Everybody is told which card was drawn.
    Chatty,
    /// Who holds the lowest card is not asked to bury one.
    Telling,
    /// The top of the deck is sent to everybody, though no view has it.
    Leaky,
    /// A question names the top of the deck.
    Whispering,
    /// A choice hints at the top of the deck.
    Hinting,
    /// The table in words shows the top of the deck.
    Painting,
    /// A line of the log names the top of the deck.
    Loud,
    /// Who draws the lowest card is not told of.
    Mumbling,
    /// The last card in a hand is said to be known to all.
    Boasting,
    /// A question does not say who is asked.
    Curt,
    /// A choice says nothing but yes.
    Nodding,
    /// There is no reason why a seat cannot be picked.
    Sullen,
    /// The reason why a seat cannot be picked depends on the top of the deck.
    Fickle,
    /// Old lines tell of today's gold.
    Revising,
    /// The cards are dealt again and again.
    Endless,
    /// Nobody is asked to put the trick in order, and yet it waits.
    Mute,
    /// A rule breaks down when an even card is laid.
    Fragile,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    pub flaw: Flaw,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    Card(u8),
    Coin,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Step {
    Lay,
    Bury(Seat),
    Stack(Seat),
    Tithe(Seat),
    Over,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Crows {
    flaw: Flaw,
    chance: Chance,
    deck: Vec<Thing>,
    hands: [Vec<Thing>; 2],
    pub laid: [Option<Thing>; 2],
    pub trick: Vec<Thing>,
    pub gold: [u32; 2],
    pub points: [u32; 2],
    step: Step,
    hurried: bool,
    refusals: u32,
    #[serde(skip)]
    forgotten: u32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Event {
    Laid { seat: Seat, card: Option<Thing> },
    Won { seat: Seat, with: Thing },
    Buried { seat: Seat, card: Thing },
    Drew { seat: Seat, card: Option<Thing>, told_to_all: bool, mumbled: bool },
    Stacked { seat: Seat },
    Tithed { seat: Seat, gold: u32 },
    Gave { seat: Seat },
}

#[derive(Debug, PartialEq, Serialize)]
pub struct View {
    hands: [Vec<Option<Thing>>; 2],
    laid: [Option<Option<Thing>>; 2],
    trick: Vec<Thing>,
    gold: [u32; 2],
    points: [u32; 2],
    deck: usize,
    top: Option<Thing>,
    #[serde(skip)]
    leak: Option<Thing>,
}

impl Sectioned for View {
    fn write(&self, sections: &mut Sections) {
        for seat in [0, 1] {
            let all = (&self.hands[seat], self.laid[seat], self.gold[seat], self.points[seat]);
            sections.put(Key::seat(Seat(seat as u8)), &all);
        }
        sections.put("trick", &self.trick);
        sections.put("deck", &(self.deck, self.top));
        sections.put("leak", &self.leak);
    }
}

fn who(seat: Seat) -> String {
    named(Key::seat(seat), &seat.0.to_string())
}

fn label(item: &Thing) -> String {
    match item {
        Thing::Card(number) => named(Key::new('c', u16::from(*number)), &format!("crow {number}")),
        Thing::Coin => "a coin".to_owned(),
    }
}

static MOOD: AtomicUsize = AtomicUsize::new(0);

impl Crows {
    fn other(seat: Seat) -> Seat {
        seat.left(2)
    }

    fn deal(&mut self) {
        let mut deck: Vec<Thing> = (1..=12).map(Thing::Card).collect();
        self.chance.shuffle(&mut deck);
        self.hands = [deck.split_off(8), deck.split_off(4)];
        self.deck = deck;
    }

    fn take(&mut self, seat: Seat, answer: &Answer<Thing>, scribe: &mut impl Scribe<Event>) {
        self.forgotten += u32::from(self.flaw == Flaw::Forgetful);
        match (self.step, answer) {
            (_, Answer::One(Thing::Coin)) => {
                self.gold[seat.index()] -= 1;
                self.gold[Self::other(seat).index()] += 1;
                scribe.note(|| Event::Gave { seat });
            }
            (Step::Lay, Answer::One(card)) => self.lay(seat, *card, scribe),
            (Step::Bury(_), Answer::Some(cards)) => {
                let mut cards = cards.clone();
                if self.flaw != Flaw::Pedantic {
                    cards.sort();
                }
                cards.into_iter().for_each(|card| self.bury(seat, card, scribe));
                self.step = Step::Stack(Self::other(seat));
            }
            (Step::Stack(_), Answer::Order(cards)) => {
                self.trick.clone_from(cards);
                scribe.note(|| Event::Stacked { seat });
                self.step = Step::Tithe(seat);
            }
            (Step::Tithe(_), Answer::Amount(gold)) => {
                self.gold[seat.index()] -= gold;
                self.points[seat.index()] += gold;
                scribe.note(|| Event::Tithed { seat, gold: *gold });
                self.next_trick();
            }
            (step, answer) => unreachable!("{step:?} was never asked for {answer:?}"),
        }
    }

    fn lay(&mut self, seat: Seat, card: Thing, scribe: &mut impl Scribe<Event>) {
        let hand = &mut self.hands[seat.index()];
        let place = hand.iter().position(|held| *held == card).unwrap_or(0);
        let card = hand.remove(place);
        let breaks = matches!(card, Thing::Card(number) if number % 2 == 0);
        assert!(self.flaw != Flaw::Fragile || !breaks, "a rule breaks down");
        self.laid[seat.index()] = Some(card);
        scribe.note(|| Event::Laid { seat, card: Some(card) });
        let [Some(Thing::Card(first)), Some(Thing::Card(second))] = self.laid else { return };
        let winner = Seat(u8::from(second > first));
        self.laid = [None; 2];
        self.trick = vec![Thing::Card(first), Thing::Card(second)];
        self.gold[winner.index()] += 2;
        scribe.note(|| Event::Won { seat: winner, with: Thing::Card(first.max(second)) });
        let loser = Self::other(winner);
        let skips =
            self.flaw == Flaw::Telling && self.hands[loser.index()].contains(&Thing::Card(1));
        self.step = if skips { Step::Stack(winner) } else { Step::Bury(loser) };
    }

    fn bury(&mut self, seat: Seat, card: Thing, scribe: &mut impl Scribe<Event>) {
        self.hands[seat.index()].retain(|held| *held != card);
        scribe.note(|| Event::Buried { seat, card });
        if self.flaw == Flaw::Moody && MOOD.fetch_add(1, Ordering::Relaxed).is_multiple_of(3) {
            self.deck.reverse();
        }
        if let Some(drawn) = self.deck.pop() {
            self.hands[seat.index()].push(drawn);
            let told_to_all = self.flaw == Flaw::Chatty;
            let mumbled = self.flaw == Flaw::Mumbling && drawn == Thing::Card(1);
            scribe.note(|| Event::Drew { seat, card: Some(drawn), told_to_all, mumbled });
        }
    }

    fn next_trick(&mut self) {
        self.step = Step::Lay;
        if !self.hands.iter().all(Vec::is_empty) {
            return;
        }
        if self.flaw == Flaw::Endless {
            self.deal();
        } else {
            self.step = Step::Over;
        }
    }

    fn rush(&mut self, scribe: &mut impl Scribe<Event>) {
        while let Some((seat, answer)) = self.forced() {
            self.gold[seat.index()] += u32::from(self.flaw == Flaw::Hasty);
            self.take(seat, &answer, scribe);
        }
    }

    fn forced(&self) -> Option<(Seat, Answer<Thing>)> {
        let mut forced = self.prompts().filter(Prompt::is_forced);
        forced.find_map(|prompt| Some((prompt.seat, prompt.shape.only_answer()?)))
    }

    fn asked_of(&self, seat: Seat) -> Option<Prompt<'_, Thing, &'static str>> {
        let hand = &self.hands[seat.index()];
        let (ask, rule, shape) = match self.step {
            Step::Lay if self.laid[seat.index()].is_none() => {
                ("Lay a card", LAY, Shape::One(&hand[..]))
            }
            Step::Bury(loser) if loser == seat => (
                "Bury two cards",
                BURY,
                Shape::Some { of: &hand[..], count: 0..=self.deck.len().min(2), worth: None },
            ),
            Step::Stack(winner) if winner == seat && self.flaw != Flaw::Mute => {
                ("Put the trick in order", STACK, Shape::Order(&self.trick[..]))
            }
            Step::Tithe(winner) if winner == seat => {
                ("Tithe gold", TITHE, Shape::Amount(0..=self.gold[seat.index()]))
            }
            _ => return None,
        };
        Some(Prompt { seat, ask, rule, shape, waits: Waits::ForAnswer })
    }

    fn gift_of(&self, seat: Seat) -> Option<Prompt<'_, Thing, &'static str>> {
        let open =
            self.step != Step::Over && self.gold[seat.index()] > 0 && self.flaw != Flaw::Mute;
        let ambiguous = self.flaw == Flaw::Ambiguous && self.step == Step::Tithe(seat);
        let shape = if ambiguous { Shape::Amount(1..=1) } else { Shape::One(&COIN[..]) };
        let ask = "Give a coin away";
        open.then_some(Prompt { seat, ask, rule: GIFT, shape, waits: Waits::ForNobody })
    }

    fn may_take(&self, seat: Seat, answer: &Answer<Thing>) -> Result<(), Refusal> {
        if !self.prompts().any(|prompt| prompt.seat == seat) {
            return Err(Refusal::NotAsked { seat });
        }
        let lax = self.flaw == Flaw::Lax
            && matches!(answer, Answer::One(Thing::Card(_)))
            && matches!(self.step, Step::Lay)
            && self.asked_of(seat).is_some();
        let stubborn = self.flaw == Flaw::Stubborn && *answer == Answer::One(Thing::Card(12));
        let offered =
            self.prompts().any(|prompt| prompt.seat == seat && prompt.shape.admits(answer));
        if (offered || lax) && !stubborn {
            return Ok(());
        }
        let reasons = answer.items().iter().flat_map(|item| self.why_not(seat, item)).collect();
        Err(Refusal::NotOffered { seat, reasons })
    }
}

impl Game for Crows {
    type Setup = Setup;
    type Item = Thing;
    type Ask = &'static str;
    type Event = Event;
    type View = View;
    type Scenery = Vec<Thing>;

    const TITLE: &'static str = "Crows";
    const NAME: &'static str = "crows";
    const RULES: u32 = 3;

    fn catalogue() -> &'static [Rule] {
        &[]
    }

    fn begin(setup: &Setup, seed: Seed) -> Result<Self, Refusal> {
        let mut game = Crows {
            flaw: setup.flaw,
            chance: Chance::new(seed),
            deck: Vec::new(),
            hands: Default::default(),
            laid: [None; 2],
            trick: Vec::new(),
            gold: [0; 2],
            points: [0; 2],
            step: Step::Lay,
            hurried: false,
            refusals: 0,
            forgotten: 0,
        };
        game.deal();
        Ok(game)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn prompts(&self) -> impl Iterator<Item = Prompt<'_, Thing, &'static str>> {
        let seats = || (0..2).map(Seat);
        seats()
            .filter_map(|seat| self.asked_of(seat))
            .chain(seats().filter_map(|seat| self.gift_of(seat)))
    }

    fn decide(
        &mut self,
        seat: Seat,
        answer: &Answer<Thing>,
        scribe: &mut impl Scribe<Event>,
    ) -> Result<(), Refusal> {
        if let Err(refusal) = self.may_take(seat, answer) {
            self.refusals += u32::from(self.flaw == Flaw::Clumsy);
            return Err(refusal);
        }
        self.take(seat, answer, scribe);
        if self.hurried {
            self.rush(scribe);
        }
        Ok(())
    }

    fn hurry(&mut self, scribe: &mut impl Scribe<Event>) {
        self.hurried = true;
        self.rush(scribe);
    }

    fn safe_answer(&self, prompt: &Prompt<'_, Thing, &'static str>) -> Answer<Thing> {
        match &prompt.shape {
            Shape::One(of) => Answer::One(of[0]),
            Shape::Some { .. } => Answer::Some(Vec::new()),
            Shape::Order(of) => Answer::Order(of.to_vec()),
            Shape::Amount(range) => Answer::Amount(*range.start()),
        }
    }

    fn why_not(&self, seat: Seat, item: &Thing) -> Vec<Reason> {
        let mut offered = self.prompts().filter(|prompt| prompt.seat == seat);
        if offered.any(|prompt| prompt.shape.items().contains(item)) {
            return Vec::new();
        }
        vec![Reason::new(LAY, format!("seat {} does not hold {}", seat.0, plain(&label(item))))]
    }

    fn uses(&self, _: Seat, key: Key) -> Vec<Thing> {
        let top = self.deck.last().filter(|_| self.flaw == Flaw::Fickle).copied();
        match key.number_of('c') {
            Some(number) => vec![Thing::Card(number as u8)],
            None if self.flaw == Flaw::Sullen => Vec::new(),
            // Nothing is ever done to a seat: it is no card that anybody holds.
            None => [Some(Thing::Card(0)), top.filter(|top| *top > Thing::Card(6))]
                .into_iter()
                .flatten()
                .collect(),
        }
    }

    fn question(&self, prompt: &Prompt<'_, Thing, &'static str>) -> Phrased<Thing> {
        let top = self.deck.last().filter(|_| self.flaw == Flaw::Whispering);
        let top = top.map_or(String::new(), |top| format!(" before {}", label(top)));
        let hidden = self.step == Step::Lay && self.flaw != Flaw::Boasting;
        let calm = match &prompt.shape {
            Shape::One(_) | Shape::Order(_) => None,
            Shape::Some { .. } => Some(Answer::Some(Vec::new())),
            Shape::Amount(range) => Some(Answer::Amount(*range.start())),
        };
        Phrased {
            title: match self.flaw {
                Flaw::Curt => format!("{}{top}", prompt.ask).into(),
                _ => format!("{}: {}{top}", who(prompt.seat), prompt.ask).into(),
            },
            detail: Vec::new(),
            calm,
            openly: !hidden,
            stretch: None,
        }
    }

    fn choice(&self, _: &Prompt<'_, Thing, &'static str>, item: &Thing) -> Wording {
        let wording = match (item, self.flaw) {
            (Thing::Coin, Flaw::Nodding) => Wording::new("yes"),
            _ => Wording::new(label(item)),
        };
        let top = self.deck.last().filter(|_| self.flaw == Flaw::Hinting);
        match top {
            Some(top) => wording.hint(format!("the next is {}", label(top))),
            None => wording,
        }
    }

    fn heading(_: &Event) -> Option<Heading> {
        None
    }

    fn name_of(&self, seat: Seat) -> String {
        seat.0.to_string()
    }

    fn board(&self, eyes: Eyes, _: usize) -> Board {
        let view = self.view(eyes);
        let top = self.deck.last().filter(|_| self.flaw == Flaw::Painting);
        let mut lines: Vec<String> = view.hands.iter().map(|hand| format!("{hand:?}")).collect();
        lines.extend(top.map(|top| plain(&label(top))));
        Board { chapter: String::new(), status: Vec::new(), lines }
    }

    fn entries(&self, eyes: Eyes, wanted: Wanted<'_>) -> Vec<Entry<Thing>> {
        let view = self.view(eyes);
        let seen = view.hands.iter().flatten().flatten();
        let named = seen.map(|card| (plain(&label(card)), *card));
        let named = named.filter(|(name, _)| wanted.is(name));
        named.map(|(name, card)| Entry { name, about: Vec::new(), item: Some(card) }).collect()
    }

    fn tell(&self, event: &Event) -> Sentence {
        let gold = if self.flaw == Flaw::Revising { self.gold[0] } else { 0 };
        let text = match event {
            Event::Laid { seat, card: Some(card) } => {
                format!("{} lays {}", who(*seat), label(card))
            }
            Event::Laid { seat, card: None } => format!("{} lays a card", who(*seat)),
            Event::Won { seat, with } if gold > 3 => {
                format!("{}, now rich, wins with {}", who(*seat), label(with))
            }
            Event::Won { seat, with } => format!("{} wins with {}", who(*seat), label(with)),
            Event::Buried { seat, card } => format!("{} buries {}", who(*seat), label(card)),
            Event::Drew { seat, card: Some(card), .. } => {
                format!("{} draws {}", who(*seat), label(card))
            }
            Event::Drew { seat, card: None, .. } => format!("{} draws a card", who(*seat)),
            Event::Stacked { seat } => {
                let next = self.deck.last().filter(|_| self.flaw == Flaw::Loud);
                let next = next.map_or(String::new(), |next| format!(" before {}", label(next)));
                format!("{} puts the trick in order{next}", who(*seat))
            }
            Event::Tithed { seat, gold } => format!("{} tithes {gold}", who(*seat)),
            Event::Gave { seat } => format!("{} gives a coin away", who(*seat)),
        };
        text.into()
    }

    fn is_detail(event: &Event) -> bool {
        matches!(event, Event::Drew { .. } | Event::Gave { .. })
    }

    fn is_cost(event: &Event) -> bool {
        matches!(event, Event::Gave { .. })
    }

    fn scenery(_: &Setup) -> Vec<Thing> {
        (1..=12).map(Thing::Card).collect()
    }

    fn view(&self, eyes: Eyes) -> View {
        let seen = |seat: u8, thing: Thing| eyes.see_hidden_of(Seat(seat)).then_some(thing);
        let hand =
            |seat: u8| self.hands[seat as usize].iter().map(|card| seen(seat, *card)).collect();
        let laid = |seat: u8| self.laid[seat as usize].map(|card| seen(seat, card));
        View {
            hands: [hand(0), hand(1)],
            laid: [laid(0), laid(1)],
            trick: self.trick.clone(),
            gold: self.gold,
            points: self.points,
            deck: self.deck.len(),
            top: self.deck.last().copied().filter(|_| self.flaw == Flaw::Glassy),
            leak: self.deck.last().copied().filter(|_| self.flaw == Flaw::Leaky),
        }
    }

    fn seen_by(event: &Event, eyes: Eyes) -> Option<Event> {
        let mut seen = event.clone();
        match &mut seen {
            Event::Laid { seat, card } if !eyes.see_hidden_of(*seat) => *card = None,
            Event::Drew { seat, mumbled: true, .. } if !eyes.see_hidden_of(*seat) => return None,
            Event::Drew { seat, card, told_to_all: false, .. } if !eyes.see_hidden_of(*seat) => {
                *card = None
            }
            _ => {}
        }
        Some(seen)
    }

    fn redealt_for(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let mut game = self.clone();
        let other = Self::other(seat).index();
        let mut unseen = [&game.deck[..], &game.hands[other][..]].concat();
        unseen.extend(game.laid[other]);
        unseen.shuffle(rng);
        let mut next = || unseen.pop().expect("as many cards come back as were taken");
        game.deck.iter_mut().for_each(|card| *card = next());
        game.hands[other].iter_mut().for_each(|card| *card = next());
        game.laid[other].iter_mut().for_each(|card| *card = next());
        game.chance = Chance::new(Seed(rng.random()));
        game
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = match self.points[0].cmp(&self.points[1]) {
            std::cmp::Ordering::Greater => Outcome::Win(Seat(0)),
            std::cmp::Ordering::Equal => Outcome::Draw,
            std::cmp::Ordering::Less => Outcome::Win(Seat(1)),
        };
        (self.step == Step::Over).then_some(winner)
    }

    fn fingerprint(&self, facts: &mut Fingerprint) {
        facts.fact("chance", &self.chance.used());
        facts.fact("deck", &self.deck);
        facts.fact("hands", &self.hands);
        facts.fact("laid", &self.laid);
        facts.fact("trick", &self.trick);
        facts.fact("gold", &self.gold);
        facts.fact("points", &self.points);
    }
}

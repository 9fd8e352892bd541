//! The contract of the table, kept by this game.

use rand::Rng;
use rand::seq::SliceRandom as _;
use tabletop::{
    Answer, Board, Chance, Entry, Eyes, Fingerprint, Game, Heading, Key, Outcome, Phrased, Prompt,
    Reason, Refusal, Rule, Scribe, Seat, Seats, Seed, Sentence, Shape, Silent, Waits, Wanted,
    Whispers, Wording,
};

use crate::ask::Ask;
use crate::deck::{Back, Card};
use crate::event::Event;
use crate::flow::{Given, Step};
use crate::item::{Item, RoundDecision, SiegeDecision, Turn};
use crate::phase::movement::MovementStep;
use crate::phase::purchase::PurchaseStep;
use crate::rule;
use crate::scenery::Scenery;
use crate::setup::Setup;
use crate::state::{Ending, Fief};
use crate::title::Title;
use crate::view::View;

impl Game for Fief {
    type Setup = Setup;
    type Item = Item;
    type Ask = Ask;
    type Event = Event;
    type View = View;
    type Scenery = Scenery;

    const TITLE: &'static str = "A Song of Ice and Fief";
    const NAME: &'static str = "fief";
    const RULES: u32 = 3;

    fn catalogue() -> &'static [Rule] {
        rule::RULES
    }

    fn begin(setup: &Setup, seed: Seed) -> Result<Fief, Refusal> {
        let mut game = Fief::opened(setup, seed)?;
        game.run(&mut Silent);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn prompts(&self) -> impl Iterator<Item = Prompt<'_, Item, Ask>> {
        let beside = (0..self.seats).map(Seat).filter_map(|seat| {
            let of = self.free_acts(seat);
            (!of.is_empty()).then(|| Prompt {
                seat,
                ask: Ask::FreeAct,
                rule: Ask::FreeAct.rule(),
                shape: Shape::One(of),
                waits: Waits::ForNobody,
            })
        });
        self.desk.prompts(Ask::rule).chain(beside)
    }

    fn decide(
        &mut self,
        seat: Seat,
        answer: &Answer<Item>,
        scribe: &mut impl Scribe<Event>,
    ) -> Result<(), Refusal> {
        if let Some(place) = self.desk.admitting(seat, answer) {
            let answer = self.desk.shape(&self.desk.questions()[place]).as_offered(answer);
            self.tell_prologue(scribe);
            self.take(place, Given::of(&answer), scribe);
            self.run(scribe);
            return Ok(());
        }
        let free_acts = if seat.0 < self.seats { self.free_acts(seat) } else { &[] };
        if let Answer::One(item) = answer
            && free_acts.contains(item)
        {
            self.begin_free_act(seat, *item);
            self.run(scribe);
            return Ok(());
        }
        if free_acts.is_empty() && self.desk.questions_to(seat).next().is_none() {
            return Err(Refusal::NotAsked { seat });
        }
        Err(Refusal::NotOffered { seat, reasons: self.reasons_against(seat, answer) })
    }

    fn hurry(&mut self, scribe: &mut impl Scribe<Event>) {
        self.hurried = true;
        if self.desk.forced().is_some() {
            self.tell_prologue(scribe);
            self.run(scribe);
        }
    }

    fn safe_answer(&self, prompt: &Prompt<'_, Item, Ask>) -> Answer<Item> {
        safe_answer(prompt)
    }

    fn why_not(&self, seat: Seat, item: &Item) -> Vec<Reason> {
        self.reasons(seat, item)
    }

    fn uses(&self, seat: Seat, key: Key) -> Vec<Item> {
        self.uses_of(seat, key)
    }

    fn question(&self, prompt: &Prompt<'_, Item, Ask>) -> Phrased<Item> {
        self.question_of(prompt)
    }

    fn choice(&self, prompt: &Prompt<'_, Item, Ask>, item: &Item) -> Wording {
        self.wording(prompt, item)
    }

    fn tell(&self, event: &Event) -> Sentence {
        event.tell(self)
    }

    fn is_detail(event: &Event) -> bool {
        event.is_detail()
    }

    fn heading(event: &Event) -> Option<Heading> {
        event.heading()
    }

    fn name_of(&self, seat: Seat) -> String {
        self.player_name(seat)
    }

    fn board(&self, eyes: Eyes, width: usize) -> Board {
        self.board_for(eyes, width)
    }

    fn entries(&self, eyes: Eyes, wanted: Wanted<'_>) -> Vec<Entry<Item>> {
        self.entries_for(eyes, wanted)
    }

    fn scenery(setup: &Setup) -> Scenery {
        Scenery::new(setup)
    }

    fn view(&self, eyes: Eyes) -> View {
        View::new(self, eyes)
    }

    fn seen_by(event: &Event, eyes: Eyes) -> Option<Event> {
        event.seen_by(eyes)
    }

    fn redealt_for(&self, seat: Seat, rng: &mut impl Rng) -> Fief {
        let mut game = self.clone();
        game.deal_anew(seat, rng);
        game.ask_again();
        game
    }

    fn fingerprint(&self, facts: &mut Fingerprint) {
        self.write_facts(facts);
    }

    fn turn(&self) -> Option<Seat> {
        self.turn
    }

    fn whispers(&self) -> Whispers {
        let talk = &self.offers.talk;
        Whispers::Only(talk.by.map_or(Seats::NONE, |_| talk.members))
    }

    fn outcome(&self) -> Option<Outcome> {
        Some(match self.ending? {
            Ending::RealmLost => Outcome::Draw,
            Ending::Won(winners) if winners.len() == 1 => {
                Outcome::Win(winners.iter().next().expect("there is one winner"))
            }
            Ending::Won(winners) => Outcome::Shared(winners.iter().collect()),
        })
    }
}

/// The harmless answer: pass, no, done, nothing, the least, else the first thing offered.
fn safe_answer(prompt: &Prompt<'_, Item, Ask>) -> Answer<Item> {
    let harmless = [
        Item::Pass,
        Item::Done,
        Item::No,
        Item::Turn(Turn::Normal),
        Item::Round(RoundDecision::Continue),
    ];
    match &prompt.shape {
        Shape::One(of) if takes_first(prompt.ask) => Answer::One(of[0]),
        Shape::One(of) if matches!(prompt.ask, Ask::AnswerTruce(_)) => Answer::One(of[0]),
        Shape::One(of) if matches!(prompt.ask, Ask::SiegeChoice) => {
            let goes_on = |item: &&Item| matches!(item, Item::Siege(SiegeDecision::Continue, _));
            let as_it_is = of.last().expect("leaving it as it is is offered last");
            Answer::One(*of.iter().find(goes_on).unwrap_or(as_it_is))
        }
        Shape::One(of) => {
            let item = harmless.into_iter().find(|item| of.contains(item)).unwrap_or(of[0]);
            Answer::One(item)
        }
        Shape::Some { of, count, worth: None } => {
            Answer::Some(of[..(*count.start()).min(of.len())].to_vec())
        }
        shape @ Shape::Some { of, .. } => {
            shape.only_answer().unwrap_or_else(|| lightest(shape, of))
        }
        Shape::Order(of) => Answer::Order(of.to_vec()),
        Shape::Amount(range) => Answer::Amount(*range.start()),
    }
}

/// Questions whose first answer is the expected one: what an election gives is accepted, and a Fief
/// Title stays in the House.
const fn takes_first(ask: Ask) -> bool {
    match ask {
        Ask::AssignGainedFief(_) | Ask::ChooseFiefHeir(_) => true,
        Ask::AcceptTitle(_, title) => {
            matches!(title, Title::King | Title::Hand | Title::Warden(_) | Title::LordCommander)
        }
        _ => false,
    }
}

/// The cheapest fitting set, for questions that add up: of the first things offered, those that
/// reach the least total.
fn lightest(shape: &Shape<'_, Item>, of: &[Item]) -> Answer<Item> {
    let Shape::Some { worth: Some(worth), .. } = shape else { return Answer::Some(Vec::new()) };
    let most = *worth.total.end() as usize;
    let mut reached: Vec<Option<Vec<Item>>> = vec![None; most + 1];
    reached[0] = Some(Vec::new());
    for (item, each) in of.iter().zip(worth.each) {
        let each = usize::from(*each);
        for total in (each..=most).rev().filter(|_| each > 0) {
            if let (None, Some(before)) = (&reached[total], &reached[total - each]) {
                reached[total] = Some(before.iter().copied().chain([*item]).collect());
            }
        }
    }
    let fitting = reached.into_iter().flatten().map(Answer::Some);
    fitting.into_iter().find(|answer| shape.admits(answer)).unwrap_or(Answer::Some(Vec::new()))
}

impl Fief {
    /// A thing by its short name, whatever it is picked for.
    #[must_use]
    pub fn label(&self, item: &Item) -> String {
        item.label(self)
    }

    /// Asks the open questions again, after something they depend on has changed.
    fn ask_again(&mut self) {
        if self.desk.is_clear() {
            return;
        }
        let asker = *self.pending.last().expect("who asked lies on the stack");
        let hurried = std::mem::replace(&mut self.hurried, false);
        self.withdraw();
        self.then(asker);
        self.run(&mut Silent);
        self.hurried = hurried;
    }

    /// Deals anew what the seat cannot know: other hands, the decks, the track, what is committed
    /// unseen, and all chance to come. The back of the next Fortune card and the backs of cards in
    /// hands are open.
    fn deal_anew(&mut self, seat: Seat, rng: &mut impl Rng) {
        self.mix_treasuries(seat, rng);
        let known = [
            Some(seat),
            self.looking_at(seat),
            self.knows_offered_card(seat),
            self.shows_passage(),
        ];
        let others: Vec<usize> = (0..self.seats)
            .filter(|other| !known.contains(&Some(Seat(*other))))
            .map(usize::from)
            .collect();
        let mut brown: Vec<Card> = self.decks.court.to_vec();
        let mut fortune: Vec<Card> = self.decks.fortune.to_vec();
        fortune.extend(self.decks.track.iter());
        for other in &others {
            for card in &self.players[*other].hand {
                if card.back() == Back::Brown { brown.push(*card) } else { fortune.push(*card) }
            }
        }
        let (mut black, mut grey): (Vec<Card>, Vec<Card>) =
            fortune.iter().partition(|card| card.back() == Back::Black);
        // In one order first, so that what lies where now has no part in what is dealt.
        for pile in [&mut brown, &mut black, &mut grey] {
            pile.sort_unstable();
            pile.shuffle(rng);
        }
        for other in others {
            for place in 0..self.players[other].hand.len() {
                let back = self.players[other].hand[place].back();
                let pile = if back == Back::Brown { &mut brown } else { &mut grey };
                let card = pile.pop().expect("as many cards as before");
                self.players[other].hand[place] = card;
            }
            self.reseal(other, rng);
        }
        for space in 0..self.decks.track.len() {
            self.decks.track[space] = black.pop().expect("as many Disasters as before");
        }
        let top = self.decks.fortune.last().map(|card| card.back());
        self.decks.court = brown.into_iter().collect();
        let next = match top {
            Some(Back::Black) => black.pop(),
            Some(Back::Grey | Back::Brown) => grey.pop(),
            None => None,
        };
        black.append(&mut grey);
        black.shuffle(rng);
        self.decks.fortune = black.into_iter().chain(next).collect();
        let mut seed = [0; 32];
        rng.fill(&mut seed);
        self.chance = Chance::new(Seed(seed));
    }

    /// Who has said that he uses a Secret Passage and is asked where it leads.
    fn shows_passage(&self) -> Option<Seat> {
        match self.pending.last() {
            Some(Step::Movement(MovementStep::HiddenRoad(noble))) => Some(self.owner(*noble)),
            _ => None,
        }
    }

    /// Hidden treasuries of the others might be anybody's. While a payment is under way they stay,
    /// so that who offered gold has it.
    fn mix_treasuries(&mut self, seat: Seat, rng: &mut impl Rng) {
        let paying = |step: &Step| {
            !matches!(
                step,
                Step::Round(_)
                    | Step::Window(_)
                    | Step::Cards(_)
                    | Step::Income(_)
                    | Step::Purchase(PurchaseStep::Turn(_) | PurchaseStep::Window)
                    | Step::Movement(_)
                    | Step::Battle(_)
                    | Step::Siege(_)
                    | Step::Wall(_)
                    | Step::End(_)
            )
        };
        if !self.variants.hidden_gold || self.pending.iter().any(paying) {
            return;
        }
        let others: Vec<usize> =
            (0..usize::from(self.seats)).filter(|other| *other != seat.index()).collect();
        let mut treasuries: Vec<u16> =
            others.iter().map(|other| self.players[*other].gold).collect();
        treasuries.sort_unstable();
        treasuries.shuffle(rng);
        for (other, gold) in others.into_iter().zip(treasuries) {
            self.players[other].gold = gold;
        }
    }

    /// What another Player committed unseen might be anything he could have committed.
    fn reseal(&mut self, other: usize, rng: &mut impl Rng) {
        // While a tie is broken, the markers lie open.
        if self.is_tie_open() {
            return;
        }
        let bidding = self.is_bidding() || self.is_splitting();
        let candidates = self.polling.candidates;
        let sealed = &mut self.sealed[other];
        if self.polling.voter.is_some_and(|voter| voter.index() == other) {
            let place = rng.random_range(0..=candidates.len());
            sealed.for_noble = candidates.get(place).copied();
        }
        if sealed.given {
            let mut markers = [sealed.for_noble, sealed.decoy];
            markers.sort_unstable();
            markers.shuffle(rng);
            [sealed.for_noble, sealed.decoy] = markers;
        }
        if sealed.given && bidding {
            sealed.amount = rng.random_range(0..=self.players[other].gold);
            sealed.token = sealed.token.map(|_| rng.random_range(0..2) == 0);
        }
    }
}

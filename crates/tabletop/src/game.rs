//! The contract between a game and everybody who plays, shows, stores or studies it.

use std::fmt::Debug;

use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Answer, Board, Entry, Eyes, Fingerprint, Key, Outcome, Prompt, Reason, Refusal, Rule, Scribe,
    Seat, Seats, Sectioned, Seed, Sentence, Wanted,
};

/// A game that asks, is answered, and carries on. No clock, no disk, no network.
///
/// Between two decisions a game is plain data. Everything it needs to go on stands in it, so that it can be stored,
/// copied, compared and handed to a bot at any time.
pub trait Game: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What a game is begun with: players, decks, variants.
    type Setup: Clone + Serialize + DeserializeOwned + Send + Sync;
    /// A thing that can be picked in an answer.
    type Item: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a prompt asks, in the rulebook's words.
    type Ask: Clone + Debug + PartialEq + Serialize;
    /// Something that happened.
    type Event: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// What somebody sees of the game.
    type View: Debug + PartialEq + Serialize + Sectioned;
    /// What never changes in a game and is fetched once: cards, map, prices, rules.
    type Scenery: Serialize;

    /// What the box calls the game.
    const TITLE: &'static str;
    /// The game's name on the command line and in journals.
    const NAME: &'static str;
    /// Raised whenever an old journal would play out differently.
    const RULES: u32;

    /// The game's catalogue of rules.
    fn catalogue() -> &'static [Rule];

    /// Begins a game.
    ///
    /// # Errors
    /// Everything that is wrong with the setup, each with its rule.
    fn begin(setup: &Self::Setup, seed: Seed) -> Result<Self, Refusal>;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// What is asked now. Several prompts may be open at once: plots, votes, bids. Empty when the game is over.
    fn prompts(&self) -> impl Iterator<Item = Prompt<'_, Self::Item, Self::Ask>>;

    /// Takes an answer: of the prompts open to the seat, to the one that admits it. Either it succeeds, or the game
    /// stays as it is.
    ///
    /// # Errors
    /// Who, what and why not, with the rules that stand in the way.
    fn decide(
        &mut self,
        seat: Seat,
        answer: &Answer<Self::Item>,
        scribe: &mut impl Scribe<Self::Event>,
    ) -> Result<(), Refusal>;

    /// From now on, steps over every forced prompt inside the engine, beginning with those open now. For playouts
    /// and for reading a journal, in which forced answers do not stand.
    fn hurry(&mut self, scribe: &mut impl Scribe<Self::Event>);

    /// What to answer for a player who is not there: harmless, and always admitted.
    fn safe_answer(&self, prompt: &Prompt<'_, Self::Item, Self::Ask>) -> Answer<Self::Item>;

    /// Why the seat cannot use this thing now; empty when it can.
    fn why_not(&self, seat: Seat, item: &Self::Item) -> Vec<Reason>;

    /// What could be picked to use the thing of this key, whether or not it can be picked now.
    fn uses(&self, seat: Seat, key: Key) -> Vec<Self::Item>;

    /// Why nothing can be done with the thing of this key now; empty when an open prompt has a choice on it.
    fn why_not_on(&self, seat: Seat, key: Key) -> Vec<Reason> {
        let own = self.prompts().filter(|prompt| prompt.seat == seat);
        let is_on = |prompt: &Prompt<'_, Self::Item, Self::Ask>, item: &Self::Item| {
            self.choice(prompt, item).label.keys().contains(&key)
        };
        for prompt in own {
            if prompt.shape.items().iter().any(|item| is_on(&prompt, item)) {
                return Vec::new();
            }
        }
        let mut reasons: Vec<Reason> = Vec::new();
        for item in self.uses(seat, key) {
            for reason in self.why_not(seat, &item) {
                if !reasons.contains(&reason) {
                    reasons.push(reason);
                }
            }
        }
        reasons
    }

    /// The prompt as its player reads it.
    fn question(&self, prompt: &Prompt<'_, Self::Item, Self::Ask>) -> Phrased<Self::Item>;

    /// A thing as it reads where this prompt offers it.
    fn choice(&self, prompt: &Prompt<'_, Self::Item, Self::Ask>, item: &Self::Item) -> Wording;

    /// The event as a line of the log. It rests on the event and on what never changes, so that it reads the same
    /// whenever it is told.
    fn tell(&self, event: &Self::Event) -> Sentence;

    /// Whether the event is a detail of the act told before it.
    fn is_detail(event: &Self::Event) -> bool;

    /// Whether the event is paid for the act told next, and is told behind it.
    fn is_cost(_event: &Self::Event) -> bool {
        false
    }

    /// Whether a chapter of the log begins with the event.
    fn heading(event: &Self::Event) -> Option<Heading>;

    /// What whoever sits there is called.
    fn name_of(&self, seat: Seat) -> String;

    /// The table in words as these eyes see it, about so many letters wide.
    fn board(&self, eyes: Eyes, width: usize) -> Board;

    /// Everything of that name these eyes can point at or read about.
    fn entries(&self, eyes: Eyes, wanted: Wanted<'_>) -> Vec<Entry<Self::Item>>;

    /// What never changes in a game begun so.
    fn scenery(setup: &Self::Setup) -> Self::Scenery;

    /// What these eyes see, built field by field.
    fn view(&self, eyes: Eyes) -> Self::View;

    /// The event as these eyes are told of it, if they are.
    fn seen_by(event: &Self::Event, eyes: Eyes) -> Option<Self::Event>;

    /// The same game to that seat's eyes, everything it cannot know dealt anew.
    #[must_use]
    fn redealt_for(&self, seat: Seat, rng: &mut impl Rng) -> Self;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Writes down what stands on the table, in a fixed order and under names that last: see [`Fingerprint`].
    fn fingerprint(&self, facts: &mut Fingerprint);

    /// Who may talk in private now.
    fn whispers(&self) -> Whispers {
        Whispers::Free
    }

    /// Whose turn it is, at a moment in which somebody has one.
    fn turn(&self) -> Option<Seat> {
        None
    }

    /// The seats play waits for.
    fn asked(&self) -> Seats {
        let mut seats = Seats::NONE;
        for prompt in self.prompts().filter(|prompt| prompt.waits == crate::Waits::ForAnswer) {
            seats.insert(prompt.seat);
        }
        seats
    }
}

/// Who may talk in private.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whispers {
    /// Anybody with anybody.
    Free,
    /// These seats among each other, and nobody else.
    Only(Seats),
}

/// A chapter of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Heading {
    /// A round.
    Round,
    /// A phase of a round.
    Phase,
}

/// A question in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Phrased<I> {
    /// Who decides what, and what for, in one sentence with its subject.
    pub title: Sentence,
    /// What else one must know to decide: the text of the card that asks, sums, odds.
    pub detail: Vec<Sentence>,
    /// The answer that does the least: pass, done, no. Nothing where one must do something.
    pub calm: Option<Answer<I>>,
    /// Whether everybody can see what may be answered. A forced prompt of which that is so may be answered at once;
    /// any other must take its time, or its haste tells what is hidden.
    pub openly: bool,
    /// The stretch of the game this chance to act belongs to; who passes it may wish to pass all of it.
    pub stretch: Option<String>,
}

/// A choice in words. What its label names with a key is what it is on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wording {
    /// What a button says, with price and effect where there is one.
    pub label: Sentence,
    /// What numbers decide: strengths, odds, gold left.
    pub hint: Option<Sentence>,
}

impl Wording {
    /// A label alone.
    pub fn new(label: impl Into<Sentence>) -> Wording {
        Wording { label: label.into().begun(), hint: None }
    }

    /// With a hint.
    #[must_use]
    pub fn hint(self, hint: impl Into<Sentence>) -> Wording {
        Wording { hint: Some(hint.into()), ..self }
    }
}

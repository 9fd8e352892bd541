//! Prompts as they are sent: with the words a player reads and the keys of what they speak of.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::{Answer, Game, Key, Prompt, RuleId, Seat, Sentence, Shape, Waits, Wording, Worth};

/// A piece of JSON as text.
#[derive(Clone, Debug)]
pub struct Json(Box<RawValue>);

/// A prompt as it is sent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Offer<G>"))]
pub struct Offer {
    /// Changes whenever the seat is asked something else or again: an answer to another stamp comes too late.
    pub stamp: String,
    /// Who is asked.
    pub seat: Seat,
    /// What is asked, as data.
    #[cfg_attr(feature = "wire", ts(type = "G[\"ask\"]"))]
    pub ask: Json,
    /// Who decides what, and what for.
    pub title: Sentence,
    /// What else one must know to decide.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub detail: Vec<Sentence>,
    /// The things it is about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub about: Vec<Key>,
    /// The rule the question comes from.
    pub rule: RuleId,
    /// Whether play waits for the answer.
    pub waits: bool,
    /// Whether there is only one answer.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub forced: bool,
    /// Whether everybody can see what may be answered.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub openly: bool,
    /// The answer that does the least.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional, type = "Answer<G[\"item\"]>"))]
    pub calm: Option<Json>,
    /// The stretch of the game one may wish to pass through.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub stretch: Option<String>,
    /// What can be answered.
    pub shape: OfferShape,
}

/// The four shapes as they are sent. What does the least stands last.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "OfferShape<G>"))]
#[serde(rename_all = "snake_case")]
pub enum OfferShape {
    /// One of these.
    One {
        /// The things.
        of: Vec<Choice>,
    },
    /// Some of these.
    Some {
        /// The things.
        of: Vec<Choice>,
        /// The fewest and the most.
        count: [usize; 2],
        /// The least and the most their worths may add up to.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        total: Option<[u32; 2]>,
    },
    /// All of these, in an order.
    Order {
        /// The things.
        of: Vec<Choice>,
    },
    /// A number from the first to the second.
    Amount {
        /// The least and the most.
        range: [u32; 2],
    },
}

/// A thing that can be picked.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Choice<G>"))]
pub struct Choice {
    /// The thing, as an answer names it.
    #[cfg_attr(feature = "wire", ts(type = "G[\"item\"]"))]
    pub item: Json,
    /// What a button says.
    pub label: String,
    /// The things on the table it is on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub on: Vec<Key>,
    /// What numbers decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub hint: Option<Sentence>,
    /// What it counts for, where things are added up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub worth: Option<u8>,
}

impl Json {
    /// The thing as JSON.
    ///
    /// # Panics
    /// When it cannot be written as JSON: what a game shows is plain data.
    pub fn of(thing: &impl Serialize) -> Json {
        Json(serde_json::value::to_raw_value(thing).expect("what a game shows is plain data"))
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text()
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        Box::<RawValue>::deserialize(deserializer).map(Json)
    }
}

impl From<Value> for Json {
    fn from(value: Value) -> Json {
        Json::of(&value)
    }
}

impl Offer {
    /// The prompt as it is sent to its seat; see [`crate::Journal::asked_before`].
    pub fn new<G: Game>(game: &G, prompt: &Prompt<'_, G::Item, G::Ask>, before: usize) -> Offer {
        let question = game.question(prompt);
        let mut about = question.title.keys();
        for key in question.detail.iter().flat_map(Sentence::keys) {
            if !about.contains(&key) {
                about.push(key);
            }
        }
        Offer {
            stamp: stamp::<G>(prompt, before),
            seat: prompt.seat,
            ask: Json::of(&prompt.ask),
            title: question.title.begun(),
            detail: question.detail,
            about,
            rule: prompt.rule,
            waits: prompt.waits == Waits::ForAnswer,
            forced: prompt.is_forced(),
            openly: question.openly,
            shape: OfferShape::new(game, prompt, question.calm.as_ref()),
            calm: question.calm.as_ref().map(Json::of),
            stretch: question.stretch,
        }
    }

    /// Whether play waits for this seat to answer this prompt.
    pub(super) fn waits_for<I, A>(prompt: &Prompt<'_, I, A>, seat: Seat) -> bool {
        prompt.seat == seat && prompt.waits == Waits::ForAnswer
    }
}

/// A hash of what is asked and of how often the seat has decided and something was taken back before. It tells nothing
/// the seat does not know, and a game taken up from its journal stamps its prompts as before.
pub(super) fn stamp<G: Game>(prompt: &Prompt<'_, G::Item, G::Ask>, before: usize) -> String {
    let asked = (before, prompt.seat, &prompt.ask, prompt.shape.items());
    let mut bytes = serde_json::to_vec(&asked).expect("what a game asks is plain data");
    match &prompt.shape {
        Shape::One(_) | Shape::Order(_) => {}
        Shape::Some { count, .. } => bytes.extend(format!("{count:?}").bytes()),
        Shape::Amount(range) => bytes.extend(format!("{range:?}").bytes()),
    }
    blake3::hash(&bytes).to_hex()[..8].to_owned()
}

impl OfferShape {
    fn new<G: Game>(
        game: &G,
        prompt: &Prompt<'_, G::Item, G::Ask>,
        calm: Option<&Answer<G::Item>>,
    ) -> OfferShape {
        let choices = |of: &[G::Item], worth: Option<&Worth<'_>>| {
            let mut choices: Vec<Choice> = Vec::with_capacity(of.len());
            let mut last = None;
            for (place, item) in of.iter().enumerate() {
                let worth = worth.map(|worth| worth.each[place]);
                let choice = Choice::new(item, game.choice(prompt, item), worth);
                match calm {
                    Some(Answer::One(calm)) if calm == item => last = Some(choice),
                    _ => choices.push(choice),
                }
            }
            choices.extend(last);
            choices
        };
        match &prompt.shape {
            Shape::One(of) => OfferShape::One { of: choices(of, None) },
            Shape::Some { of, count, worth } => OfferShape::Some {
                of: choices(of, worth.as_ref()),
                count: [*count.start(), (*count.end()).min(of.len())],
                total: worth.as_ref().map(|worth| [*worth.total.start(), *worth.total.end()]),
            },
            Shape::Order(of) => OfferShape::Order { of: choices(of, None) },
            Shape::Amount(range) => OfferShape::Amount { range: [*range.start(), *range.end()] },
        }
    }

    /// What can be picked; nothing where a number is asked for.
    #[must_use]
    pub fn choices(&self) -> &[Choice] {
        match self {
            OfferShape::One { of } | OfferShape::Some { of, .. } | OfferShape::Order { of } => of,
            OfferShape::Amount { .. } => &[],
        }
    }
}

impl Choice {
    fn new(item: &impl Serialize, wording: Wording, worth: Option<u8>) -> Choice {
        let Wording { label, hint } = wording;
        Choice { item: Json::of(item), on: label.keys(), label: label.to_string(), hint, worth }
    }
}

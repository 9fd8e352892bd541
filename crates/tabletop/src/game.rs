//! The contract between a game and everybody who plays, shows, stores or studies it.

use std::fmt::{Debug, Display};

use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Answer, Eyes, Fingerprint, Outcome, Prompt, Reason, Refusal, Rule, Scribe, Seat, Seats, Seed,
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
    type Ask: Clone + Debug + PartialEq + Display + Serialize;
    /// Something that happened.
    type Event: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// What somebody sees of the game.
    type View: Debug + PartialEq + Serialize;

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

    /// The thing in the game's words, for menus and logs.
    fn label(&self, item: &Self::Item) -> String;

    /// The event as a line of the log.
    fn tell(&self, event: &Self::Event) -> String;

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

    /// The seats play waits for.
    fn asked(&self) -> Seats {
        let mut seats = Seats::NONE;
        for prompt in self.prompts().filter(|prompt| prompt.waits == crate::Waits::ForAnswer) {
            seats.insert(prompt.seat);
        }
        seats
    }
}

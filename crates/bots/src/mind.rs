//! How a bot weighs its answers, and the steward, who takes the best of them.

use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use tabletop::{Answer, Game, Prompt, Seat};

use crate::value::Valued;
use crate::{Bot, Known, Terms};

/// A game in which a bot knows what is worth a thought.
pub trait Skilled: Valued {
    /// The answers worth a thought, the best first; there is always one.
    fn weighed(
        &self,
        prompt: &Prompt<'_, Self::Item, Self::Ask>,
        care: Care,
        rng: &mut SmallRng,
    ) -> Vec<Weighed<Self>>;

    /// The game when the seat has answered this and the matter has run its course.
    fn settled(&self, seat: Seat, answer: &Answer<Self::Item>) -> Option<Self>;

    /// Whether the answer lets an opportunity pass of which there are so many that nobody ponders each.
    fn lets_pass(
        &self,
        _prompt: &Prompt<'_, Self::Item, Self::Ask>,
        _answer: &Answer<Self::Item>,
    ) -> bool {
        false
    }

    /// What is done of what a seat may do beside the questions; most is let be.
    fn seized(&self, _prompt: &Prompt<'_, Self::Item, Self::Ask>) -> Option<Answer<Self::Item>> {
        None
    }
}

/// An answer, and how likely its seat wins when the matter it begins has run its course.
pub struct Weighed<G: Game> {
    /// The answer.
    pub answer: Answer<G::Item>,
    /// The chance.
    pub chance: f64,
}

/// How much thought goes into an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// As much as one matter is worth.
    Full,
    /// As little as possible: for the many answers of a game played in the head.
    Quick,
}

/// Weighs its answers one matter ahead and takes the best.
pub struct Steward {
    rng: SmallRng,
}

impl Steward {
    /// A steward for one question.
    #[must_use]
    pub fn new(terms: Terms) -> Steward {
        Steward { rng: SmallRng::seed_from_u64(terms.seed) }
    }
}

impl<G: Skilled> Bot<G> for Steward {
    fn choose(
        &mut self,
        known: &Known<G>,
        prompt: &Prompt<'_, G::Item, G::Ask>,
    ) -> Answer<G::Item> {
        best(&**known, prompt, Care::Full, &mut self.rng)
    }

    fn seize(
        &mut self,
        known: &Known<G>,
        prompt: &Prompt<'_, G::Item, G::Ask>,
    ) -> Option<Answer<G::Item>> {
        known.seized(prompt)
    }
}

/// The best answer with so much care.
pub fn best<G: Skilled>(
    game: &G,
    prompt: &Prompt<'_, G::Item, G::Ask>,
    care: Care,
    rng: &mut SmallRng,
) -> Answer<G::Item> {
    let first = game.weighed(prompt, care, rng).into_iter().next();
    first.map_or_else(|| game.safe_answer(prompt), |weighed| weighed.answer)
}

/// Puts the best first; what was weighed alike stays as it was.
pub fn sort<G: Game>(weighed: &mut [Weighed<G>]) {
    weighed.sort_by(|a, b| b.chance.total_cmp(&a.chance));
}

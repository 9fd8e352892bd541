//! Looking one matter ahead: an answer is tried on a copy, the matter runs its course, and the table is judged then.

use tabletop::{Answer, Game, Prompt, Seat, Silent, Waits};

/// A game in which one matter can be told from the next.
pub trait Matters: Game {
    /// Whether the matter has run its course: somebody is asked for something new.
    fn is_over(&self, prompt: &Prompt<'_, Self::Item, Self::Ask>) -> bool;

    /// Whether an own question is part of what was decided, and not a thing of its own.
    fn is_part(ask: &Self::Ask) -> bool;
}

/// How somebody looks ahead: what he tries, what he expects of the others, what a table is worth to him.
pub trait Foresight<G: Matters> {
    /// How many questions are answered while a matter runs its course.
    const STEPS_MAX: usize;

    /// How many answers are tried at each depth of the own questions on the way; none where he no longer thinks.
    fn breadth(&self, depth: usize) -> usize;

    /// The answers worth trying, at most so many, all of them admitted.
    fn candidates(
        &self,
        game: &G,
        prompt: &Prompt<'_, G::Item, G::Ask>,
        most: usize,
    ) -> Vec<Answer<G::Item>>;

    /// What somebody probably answers.
    fn usual(&self, game: &G, prompt: &Prompt<'_, G::Item, G::Ask>) -> Answer<G::Item>;

    /// What the table is worth to the seat.
    fn worth(&self, game: &G, seat: Seat) -> f64;

    /// What the table is worth to the seat when this was answered and the matter has run its course; nothing if it
    /// cannot be answered.
    fn after(&self, game: &G, seat: Seat, answer: &Answer<G::Item>, depth: usize) -> Option<f64> {
        Some(self.worth(&self.settled(game, seat, answer, depth)?, seat))
    }

    /// The game when this was answered and the matter has run its course.
    fn settled(&self, game: &G, seat: Seat, answer: &Answer<G::Item>, depth: usize) -> Option<G> {
        let mut next = game.clone();
        next.hurry(&mut Silent);
        next.decide(seat, answer, &mut Silent).ok()?;
        for _ in 0..Self::STEPS_MAX {
            let Some(prompt) = next.prompts().find(|prompt| prompt.waits == Waits::ForAnswer)
            else {
                break;
            };
            if next.is_over(&prompt) {
                break;
            }
            let asked = prompt.seat;
            let thinks = asked == seat && self.breadth(depth + 1) > 0 && G::is_part(&prompt.ask);
            let answer = if thinks {
                self.thought_through(&next, &prompt, depth + 1)
            } else {
                self.usual(&next, &prompt)
            };
            if next.decide(asked, &answer, &mut Silent).is_err() {
                break;
            }
        }
        Some(next)
    }

    /// The best of the answers to a question on the way.
    fn thought_through(
        &self,
        game: &G,
        prompt: &Prompt<'_, G::Item, G::Ask>,
        depth: usize,
    ) -> Answer<G::Item> {
        let mut answers = self.candidates(game, prompt, self.breadth(depth));
        if answers.len() < 2 {
            return answers.pop().unwrap_or_else(|| game.safe_answer(prompt));
        }
        let mut best = (f64::NEG_INFINITY, game.safe_answer(prompt));
        for answer in answers {
            if let Some(worth) = self.after(game, prompt.seat, &answer, depth)
                && worth > best.0
            {
                best = (worth, answer);
            }
        }
        best.1
    }
}

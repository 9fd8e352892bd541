//! A game being played, with its journal and everything that happened.

use super::{Decision, Journal, JournalError, forced};
use crate::{Answer, Game, Refusal, Seat, Waits};

/// A game being played: the state, the journal that leads to it, and the events on the way.
#[derive(Clone)]
pub struct Play<G: Game> {
    game: G,
    journal: Journal<G>,
    events: Vec<G::Event>,
    /// How many events had happened before each decision of the journal.
    heard: Vec<usize>,
    /// Forced answers given since the journal's last decision.
    unwritten: Vec<(Seat, Answer<G::Item>)>,
}

/// How a decision goes into the journal.
enum Keeping<G> {
    /// As it is.
    Written,
    /// Not at all: there was no other answer.
    Forced,
    /// With the forced answers before it: it came before those that were open in this game.
    BeforeForced(Box<G>),
}

impl<G: Game> Play<G> {
    /// Begins the game of a journal and plays what is in it.
    ///
    /// # Errors
    /// As [`Journal::replay`]: a journal without decisions fails only for its setup.
    pub fn new(journal: Journal<G>) -> Result<Play<G>, JournalError> {
        let (mut events, mut heard) = (Vec::new(), Vec::new());
        let before_each = |events: &Vec<G::Event>| heard.push(events.len());
        let game = journal.replay_with(journal.decisions.len(), &mut events, before_each)?;
        Ok(Play { game, journal, events, heard, unwritten: Vec::new() })
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The journal so far.
    pub fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// Everything that happened, first to last.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// The journal as text, closed with the game as it stands.
    pub fn text(&self) -> String {
        self.journal.write(&self.game)
    }

    /// Takes an answer and writes it down. Refused, everything stays as it is.
    ///
    /// # Errors
    /// The game's refusal.
    pub fn decide(&mut self, seat: Seat, answer: Answer<G::Item>) -> Result<(), Refusal> {
        let keeping = self.keeping(seat, &answer);
        let heard = self.events.len();
        self.game.decide(seat, &answer, &mut self.events)?;
        match keeping {
            Keeping::Forced => self.unwritten.push((seat, answer)),
            Keeping::Written => {
                self.unwritten.clear();
                let decision = Decision { seat, answer, before_forced: false };
                self.journal.note(decision, &self.game);
            }
            Keeping::BeforeForced(before) => self.note_before_forced(&before, seat, answer),
        }
        self.heard.resize(self.journal.decisions.len(), heard);
        Ok(())
    }

    /// From now on the game steps over every forced prompt.
    pub fn hurry(&mut self) {
        self.game.hurry(&mut self.events);
    }

    /// Goes back to where `count` decisions were written down.
    ///
    /// # Errors
    /// As [`Journal::replay`], if the game does not play its own journal.
    pub fn rewind(&mut self, count: usize) -> Result<(), JournalError> {
        let mut journal = self.journal.clone();
        journal.truncate(count);
        *self = Play::new(journal)?;
        Ok(())
    }

    /// How many of the last decisions this seat may take back: those it made alone and of which nobody has heard. So
    /// a card, its target and its payment, asked one after the other, stay open until the last of them is given.
    pub fn may_take_back(&self, seat: Seat) -> usize {
        let decisions = self.journal.decisions.iter().zip(&self.heard).rev();
        let unheard = |(decision, heard): &(&Decision<_>, &usize)| {
            decision.seat == seat && **heard == self.events.len() && !decision.before_forced
        };
        decisions.take_while(unheard).count()
    }

    fn keeping(&self, seat: Seat, answer: &Answer<G::Item>) -> Keeping<G> {
        let mut own = self.game.prompts().filter(|prompt| prompt.seat == seat);
        match own.find(|prompt| prompt.shape.admits(answer)) {
            Some(prompt) if prompt.is_forced() => Keeping::Forced,
            Some(prompt) if prompt.waits == Waits::ForNobody && forced(&self.game).is_some() => {
                Keeping::BeforeForced(Box::new(self.game.clone()))
            }
            _ => Keeping::Written,
        }
    }

    /// Writes down the forced answers since the last decision, and this one, which was taken in `before`.
    fn note_before_forced(&mut self, before: &G, seat: Seat, answer: Answer<G::Item>) {
        for (seat, answer) in std::mem::take(&mut self.unwritten) {
            // To a digest it makes no difference whether a forced answer was given.
            self.journal.note(Decision { seat, answer, before_forced: true }, before);
        }
        self.journal.note(Decision { seat, answer, before_forced: true }, &self.game);
    }
}

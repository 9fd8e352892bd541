//! A game being played, with its journal and everything that happened.

use rand::SeedableRng as _;
use rand::rngs::SmallRng;

use super::text::parse;
use super::{Decision, End, Journal, JournalError, Line, Mark, forced, same_game, settle};
use crate::{Answer, Eyes, Game, Player, Refusal, Seat, Silent, Waits, digest};

/// With how many other deals a decision is made again to see whether it showed anything.
const DEALS: usize = 12;
/// How many decisions may be taken back at once when everybody agrees.
const TOGETHER: usize = 12;

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
    /// Whether the game steps over forced prompts by itself.
    hurried: bool,
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

/// What came of following a journal that somebody else writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Followed {
    /// The game went on from where it was.
    Further,
    /// Something was taken back: the game is another than the one that was known.
    Back,
}

/// Why a decision stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Stands {
    /// The last decision was not this seat's, or there is none.
    #[error("it cannot be taken back: the last decision was not yours")]
    NotYours,
    /// It was made beside a question that was open to somebody else.
    #[error("it cannot be taken back: it was done beside another question")]
    Beside,
    /// It showed the seat something hidden.
    #[error("it cannot be taken back: it showed you something you could not know")]
    Shown,
    /// Another person has heard of it.
    #[error("it cannot be taken back: others have heard of it")]
    Heard,
    /// Too much was decided since.
    #[error("it cannot be taken back: too much was decided since")]
    LongAgo,
}

impl<G: Game> Play<G> {
    /// Begins the game of a journal and plays what is in it.
    ///
    /// # Errors
    /// As [`Journal::replay`]: a journal without decisions fails only for its setup and its players.
    pub fn new(mut journal: Journal<G>) -> Result<Play<G>, JournalError> {
        let (mut events, mut heard) = (Vec::new(), Vec::new());
        let before_each = |events: &Vec<G::Event>| heard.push(events.len());
        let count = journal.standing.len();
        let game = journal.replay_with(count, &mut events, before_each)?;
        journal.note_digest(&game);
        Ok(Play { game, journal, events, heard, unwritten: Vec::new(), hurried: false })
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

    /// The same, where what the seat cannot see was dealt anew.
    pub(crate) fn redealt_for(&self, seat: Seat, rng: &mut SmallRng) -> Play<G> {
        Play { game: self.game.redealt_for(seat, rng), ..self.clone() }
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
        self.heard.resize(self.journal.standing.len(), heard);
        Ok(())
    }

    /// Plays further lines of the same journal, written by somebody else who plays the same game.
    ///
    /// # Errors
    /// The line at which this game is another than the one that was written down. It is half-way then: whoever follows
    /// takes it from the whole journal again.
    pub fn follow(&mut self, lines: &str) -> Result<Followed, JournalError> {
        let mut followed = Followed::Further;
        for written in lines.lines() {
            let number = self.journal.line_count() + 1;
            let line: Line<G::Item> = parse(number, written)?;
            match &line {
                Line::Decision(decision) => self.follow_decision(number, decision)?,
                Line::Digest(Mark { game, .. }) | Line::End(End { game, .. }) => {
                    same_game(number, 2, game, digest(&self.game))?;
                }
                Line::TakenBack(_) | Line::Seated(_) => {}
            }
            let back = matches!(line, Line::TakenBack(_));
            self.journal.read_line(number, line)?;
            if back {
                followed = Followed::Back;
                self.go_on_with(self.journal.clone())?;
            }
        }
        Ok(followed)
    }

    fn follow_decision(
        &mut self,
        line: usize,
        decision: &Decision<G::Item>,
    ) -> Result<(), JournalError> {
        let refused = |refusal| JournalError::Refused { line, refusal };
        if !decision.before_forced {
            settle(&mut self.game, &mut self.events).map_err(refused)?;
        }
        self.unwritten.clear();
        self.heard.push(self.events.len());
        self.game.decide(decision.seat, &decision.answer, &mut self.events).map_err(refused)
    }

    /// From now on the game steps over every forced prompt.
    pub fn hurry(&mut self) {
        self.hurried = true;
        self.game.hurry(&mut self.events);
    }

    /// Somebody else plays the seat from now on; the journal says so.
    pub fn seat(&mut self, seat: Seat, player: Player) {
        self.journal.seat(seat, player);
    }

    /// Writes the closing line into the journal. A game that is not over may go on after it.
    pub fn close(&mut self) {
        self.journal.close(&self.game);
    }

    /// Goes back to where `count` decisions stood, as if nothing had been written since: for whoever looks at an
    /// earlier place, or could not store a decision.
    ///
    /// # Errors
    /// As [`Journal::replay`], if the game does not play its own journal.
    pub fn rewind(&mut self, count: usize) -> Result<(), JournalError> {
        let mut journal = self.journal.clone();
        journal.truncate(count);
        self.go_on_with(journal)
    }

    /// Takes the seat's last decision back. It stays in the journal, and so does that it was taken back.
    ///
    /// # Errors
    /// Why it stands.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), Stands> {
        self.may_take_back(seat)?;
        let mut journal = self.journal.clone();
        journal.take_back(seat, self.journal.standing.len() - 1);
        self.go_on_with(journal).expect("a game plays its own journal");
        Ok(())
    }

    /// Takes the seat's last decision back, and whatever others decided since, with everybody's consent.
    ///
    /// # Errors
    /// Why it stands.
    pub fn take_back_agreed(&mut self, seat: Seat) -> Result<(), Stands> {
        let count = self.may_take_back_agreed(seat)?;
        let mut journal = self.journal.clone();
        journal.take_back(seat, count);
        self.go_on_with(journal).expect("a game plays its own journal");
        Ok(())
    }

    /// How many decisions would stand if everybody agreed that this seat takes its last one back, and whatever others
    /// decided since. Nothing hidden may have been shown to any person by them, whoever agrees.
    ///
    /// # Errors
    /// Why it stands.
    pub fn may_take_back_agreed(&self, seat: Seat) -> Result<usize, Stands> {
        let decisions: Vec<_> = self.journal.decisions().collect();
        let own = decisions.iter().rposition(|decision| decision.seat == seat);
        let count = own.ok_or(Stands::NotYours)?;
        if decisions.len() - count > TOGETHER {
            return Err(Stands::LongAgo);
        }
        let players = self.journal.players();
        let is_person = |seat: &Seat| players.get(seat.index()).is_none_or(Player::is_person);
        for (place, decision) in decisions.iter().enumerate().skip(count) {
            if decision.before_forced {
                return Err(Stands::Beside);
            }
            let before = self.before(place);
            let people = (0..before.seats()).map(Seat).filter(is_person);
            if people.into_iter().any(|eyes| showed_something(&before, decision, eyes)) {
                return Err(Stands::Shown);
            }
        }
        Ok(count)
    }

    /// Whether this seat may take the last decision back: it made it, was shown nothing hidden by it, and no other
    /// person has heard of it. So a card, its target and its payment, asked one after the other, stay open until the
    /// last of them is given, and longer where all others are bots.
    ///
    /// # Errors
    /// Why it stands.
    pub fn may_take_back(&self, seat: Seat) -> Result<(), Stands> {
        let last = self.journal.decisions().next_back().filter(|last| last.seat == seat);
        let (last, heard) = last.zip(self.heard.last()).ok_or(Stands::NotYours)?;
        if last.before_forced {
            return Err(Stands::Beside);
        }
        if *heard < self.events.len() && !self.alone(seat) {
            return Err(Stands::Heard);
        }
        let before = self.before(self.journal.standing.len() - 1);
        if showed_something(&before, last, seat) { Err(Stands::Shown) } else { Ok(()) }
    }

    /// Whether all others are bots.
    fn alone(&self, seat: Seat) -> bool {
        let players = self.journal.players();
        let others = players.iter().enumerate().filter(|(place, _)| *place != seat.index());
        !players.is_empty() && !others.into_iter().any(|(_, player)| player.is_person())
    }

    /// The game as it was when so many decisions stood and somebody was asked something else than the only answer.
    fn before(&self, count: usize) -> G {
        let replayed = self.journal.replay_until(count, &mut Silent);
        let mut before = replayed.expect("a game plays its own journal");
        before.hurry(&mut Silent);
        before
    }

    /// Where the chapters of the log begin for these eyes: how many decisions stood then, and the event.
    pub fn chapters(&self, eyes: Eyes) -> Vec<(usize, G::Event)> {
        let events = self.events.iter().enumerate();
        let seen = events.filter_map(|(place, event)| Some((place, G::seen_by(event, eyes)?)));
        let begins = seen.filter(|(_, event)| G::heading(event).is_some());
        let stood = |place: usize| self.heard.partition_point(|heard| *heard <= place);
        begins.map(|(place, event)| (stood(place), event)).collect()
    }

    /// The same table with another journal.
    fn go_on_with(&mut self, journal: Journal<G>) -> Result<(), JournalError> {
        let hurried = self.hurried;
        *self = Play::new(journal)?;
        if hurried {
            self.hurry();
        }
        Ok(())
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

/// Whether a decision told a seat anything hidden.
///
/// It is made again in the game as it was before, each time with everything the seat cannot know dealt anew. If the
/// seat is told and sees the same every time, it has learned nothing from it.
fn showed_something<G: Game>(before: &G, decision: &Decision<G::Item>, to: Seat) -> bool {
    let learned = |mut game: G| {
        let mut events = Vec::new();
        game.decide(decision.seat, &decision.answer, &mut events).ok()?;
        let eyes = Eyes::Seat(to);
        let told: Vec<G::Event> =
            events.iter().filter_map(|event| G::seen_by(event, eyes)).collect();
        Some((told, game.view(eyes)))
    };
    let mut rng = SmallRng::seed_from_u64(0);
    let truth = learned(before.clone());
    truth.is_none() || (0..DEALS).any(|_| learned(before.redealt_for(to, &mut rng)) != truth)
}

//! Games as JSON, so that server and terminal seat people without knowing what is played.

mod offer;
mod shelf;
mod told;

use std::any::Any;

use rand::rngs::SmallRng;
use rand::{RngCore, SeedableRng as _};
use serde::Serialize;
use serde_json::Value;

use crate::{
    Answer, Board, Decision, Entry, Eyes, Followed, Game, Heading, JournalError, Key, Outcome,
    Play, Player, Promise, Reason, Refusal, Rule, Seat, Seats, Sections, Sentence, Stands, Waits,
    Whispers, board, digest,
};

pub use offer::{Choice, Json, Offer, OfferShape};
pub use shelf::{Boxed, Shelf};

/// A game being played, whichever it is: JSON in, JSON out.
pub trait Table: Send + Sync {
    /// The game's name.
    fn name(&self) -> &'static str;
    /// What the box calls the game.
    fn title(&self) -> &'static str;
    /// What whoever sits there is called.
    fn name_of(&self, seat: Seat) -> String;
    /// The table in words as these eyes see it, about so many letters wide.
    fn board(&self, eyes: Eyes, width: usize) -> Board;
    /// What is found under these words: what is called so, else what has them in its name, else what stands in them.
    fn look_up(&self, eyes: Eyes, words: &str) -> Vec<Entry<Value>>;
    /// The game's catalogue of rules.
    fn catalogue(&self) -> &'static [Rule];
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// The seats play waits for.
    fn asked(&self) -> Seats;
    /// The seats that may do something beside the questions.
    fn beside(&self) -> Seats;
    /// Who may talk in private now.
    fn whispers(&self) -> Whispers;
    /// The version of its rules.
    fn rules(&self) -> u32;
    /// What never changes in this game.
    fn scenery(&self) -> Scenery;
    /// What the seat is asked now.
    fn prompts_of(&self, seat: Seat) -> Vec<Offer>;
    /// The stamp of the first prompt for whose answer by this seat play waits.
    fn stamp(&self, seat: Seat) -> Option<String>;
    /// Takes an answer and writes it down; refused, everything stays as it is.
    ///
    /// # Errors
    /// JSON that is no answer of this game, or the game's refusal.
    fn decide(&mut self, seat: Seat, answer: &Value) -> Result<(), TableError>;
    /// Takes an answer to the prompt with this stamp and to no other.
    ///
    /// # Errors
    /// As [`Table::decide`]; and that it comes too late, when nothing with this stamp is asked any more.
    fn answer(&mut self, seat: Seat, stamp: &str, answer: &Value) -> Result<(), TableError>;
    /// What these eyes see, in sections.
    fn sections(&self, eyes: Eyes) -> Sections;
    /// Why the seat cannot use this thing now; empty when it can. The thing is a key, or whatever else could be picked.
    ///
    /// # Errors
    /// JSON that is no thing of this game.
    fn why_not(&self, seat: Seat, thing: &Value) -> Result<Vec<Reason>, TableError>;
    /// The log from the bookmark on, as these eyes are told of it; the bookmark moves to its end.
    fn log(&self, eyes: Eyes, bookmark: &mut Bookmark) -> Vec<Line>;
    /// How many events have happened: where the next line of the log will stand.
    fn events(&self) -> usize;
    /// What to answer for a seat that is asked and not there.
    fn safe_answer(&self, seat: Seat) -> Option<Value>;
    /// The only answer to what the seat is asked, if play waits for it and there is no other.
    fn forced_answer(&self, seat: Seat) -> Option<Forced>;
    /// The answer that does the least to what the seat is asked, if play waits for it and there is such an answer.
    fn calm_answer(&self, seat: Seat) -> Option<Calm>;
    /// Whose turn it is, in a game and at a moment in which somebody has one.
    fn turn(&self) -> Option<Seat>;
    /// A random answer to what the seat is asked.
    fn random_answer(&self, seat: Seat, rng: &mut dyn RngCore) -> Option<Value>;
    /// From now on steps over every forced prompt.
    fn hurry(&mut self);
    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// The journal as text, closed with the game as it stands.
    fn journal(&self) -> String;
    /// The lines of the journal from this number on, counted from 0 for the header: what must be appended to a log that
    /// has the lines before it.
    fn journal_from(&self, line: usize) -> String;
    /// How many lines the journal has, the header among them.
    fn journal_lines(&self) -> usize;
    /// Plays further lines of the same journal, written by somebody else who plays the same game.
    ///
    /// # Errors
    /// Lines that do not go on from here; the table is half-way then and must be taken from its whole journal again.
    fn follow(&mut self, lines: &str) -> Result<Followed, TableError>;
    /// Writes the closing line into the journal. A game that is not over may go on after it.
    fn close(&mut self);
    /// The proof that nobody chose the seed, if one was promised. It is nobody's to see before the game is over.
    fn promise(&self) -> Option<&Promise>;
    /// Who plays now, seat by seat; nobody if it is not known.
    fn players(&self) -> Vec<Player>;
    /// Somebody else plays the seat from now on; the journal says so.
    fn seat(&mut self, seat: Seat, player: Player);
    /// How many decisions stand.
    fn decisions(&self) -> usize;
    /// The decisions that stand, and who played them.
    fn decided(&self) -> Vec<Decided>;
    /// Goes back to where `count` decisions stood, as if nothing had been written since.
    ///
    /// # Errors
    /// A game that does not play its own journal.
    fn rewind(&mut self, count: usize) -> Result<(), TableError>;
    /// Whether this seat may take the last decision back.
    ///
    /// # Errors
    /// Why it stands.
    fn may_take_back(&self, seat: Seat) -> Result<(), Stands>;
    /// Takes the seat's last decision back; the journal says so.
    ///
    /// # Errors
    /// Why it stands.
    fn take_back(&mut self, seat: Seat) -> Result<(), Stands>;
    /// Takes the seat's last decision back, and whatever others decided since; everybody has agreed to it.
    ///
    /// # Errors
    /// Why it stands.
    fn take_back_agreed(&mut self, seat: Seat) -> Result<(), Stands>;
    /// Whether that may be asked of the others.
    ///
    /// # Errors
    /// Why it stands.
    fn may_take_back_agreed(&self, seat: Seat) -> Result<(), Stands>;
    /// How many chapters the log has.
    fn chapter_count(&self) -> usize;
    /// The last chapter of the log as everybody is told of it.
    fn chapter(&self) -> Option<Sentence>;
    /// Where the chapters of the log begin for these eyes: how many decisions stood then, and what it says.
    fn chapters(&self, eyes: Eyes) -> Vec<(usize, Sentence)>;
    /// A hash of everything in the game; forced prompts make no difference.
    fn digest(&self) -> String;
    /// A table like this one, to try something on.
    fn copy(&self) -> Box<dyn Table>;
    /// A table that looks like this one to the seat; what it cannot see was dealt anew. Its journal does not lead there:
    /// it is for those who prove that nobody can tell.
    fn redealt_for(&self, seat: Seat, seed: u64) -> Box<dyn Table>;
    /// The [`Play`] behind this table, for those who know the game: bots.
    fn as_any(&self) -> &dyn Any;
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Line<G>"))]
pub struct Line {
    /// Its number among the lines these eyes are told, from 1.
    pub n: u32,
    /// The event as these eyes are told of it.
    #[cfg_attr(feature = "wire", ts(type = "G[\"event\"]"))]
    pub event: Json,
    /// The same in words.
    pub spans: Sentence,
    /// The chapter that begins with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub heading: Option<Heading>,
    /// Whether it is a detail of the line before it that is none.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub detail: bool,
}

/// A decision that stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Decided {
    /// The seat.
    pub seat: Seat,
    /// Who played it then, if it is known.
    pub player: Option<Player>,
    /// What was answered.
    pub answer: Value,
}

/// The only answer there is to a prompt.
#[derive(Clone, Debug, PartialEq)]
pub struct Forced {
    /// The stamp of the prompt.
    pub stamp: String,
    /// The answer.
    pub answer: Value,
    /// Whether everybody can see that there is no other.
    pub openly: bool,
}

/// The answer to a prompt that does the least.
#[derive(Clone, Debug, PartialEq)]
pub struct Calm {
    /// The stamp of the prompt.
    pub stamp: String,
    /// The answer.
    pub answer: Value,
    /// The stretch of the game one may wish to pass through.
    pub stretch: Option<String>,
}

/// How far somebody has read the log. It is not sent: what others hear must not show in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bookmark {
    /// How many events lie behind it.
    events: usize,
    /// How many lines of them were told.
    lines: u32,
}

impl Bookmark {
    /// A bookmark behind so many events, from which lines are counted anew: for our own tools.
    #[must_use]
    pub fn behind(events: usize) -> Bookmark {
        Bookmark { events, lines: 0 }
    }
}

/// What never changes in a game, as one document.
#[derive(Clone, Debug)]
pub struct Scenery {
    /// The document.
    pub json: Json,
    /// Its hash: whoever has a document with this hash need not fetch it.
    pub hash: String,
}

/// Why a table did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The JSON means nothing in this game.
    #[error("that is nothing {game} knows: {source}")]
    Unreadable {
        /// The game's name.
        game: &'static str,
        /// What the reader stumbled over.
        source: serde_json::Error,
    },
    /// The game refuses.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// What was answered is not asked any more.
    #[error("that comes too late: seat {} is asked something else by now", .seat.0)]
    Late {
        /// Who answered.
        seat: Seat,
    },
    /// The journal does not hold.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// There is no such game on the shelf.
    #[error("there is no game called {name:?}: there are {known}")]
    NoSuchGame {
        /// The name asked for.
        name: String,
        /// The names there are.
        known: String,
    },
}

impl<G: Game> Table for Play<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn name_of(&self, seat: Seat) -> String {
        self.game().name_of(seat)
    }

    fn board(&self, eyes: Eyes, width: usize) -> Board {
        self.game().board(eyes, width)
    }

    fn look_up(&self, eyes: Eyes, words: &str) -> Vec<Entry<Value>> {
        let found = board::found(words, |wanted| self.game().entries(eyes, wanted));
        let entry = |Entry { name, about, item }| Entry {
            name,
            about,
            item: item.map(|item: G::Item| {
                serde_json::to_value(item).expect("what a game offers is plain data")
            }),
        };
        found.into_iter().map(entry).collect()
    }

    fn catalogue(&self) -> &'static [Rule] {
        G::catalogue()
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn asked(&self) -> Seats {
        self.game().asked()
    }

    fn beside(&self) -> Seats {
        let mut seats = Seats::NONE;
        let beside = self.game().prompts().filter(|prompt| prompt.waits == Waits::ForNobody);
        beside.for_each(|prompt| seats.insert(prompt.seat));
        seats
    }

    fn whispers(&self) -> Whispers {
        self.game().whispers()
    }

    fn decided(&self) -> Vec<Decided> {
        let journal = Play::journal(self);
        let decided = |(decision, player): (&Decision<G::Item>, Option<Player>)| Decided {
            seat: decision.seat,
            player,
            answer: to_json(&decision.answer),
        };
        journal.decisions().zip(journal.deciders()).map(decided).collect()
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn scenery(&self) -> Scenery {
        let json = Json::of(&G::scenery(&Play::journal(self).setup));
        let hash = blake3::hash(json.text().as_bytes()).to_hex()[..16].to_owned();
        Scenery { json, hash }
    }

    fn prompts_of(&self, seat: Seat) -> Vec<Offer> {
        let (game, before) = (self.game(), Play::journal(self).asked_before(seat));
        let own = game.prompts().filter(|prompt| prompt.seat == seat);
        own.map(|prompt| Offer::new(game, &prompt, before)).collect()
    }

    fn stamp(&self, seat: Seat) -> Option<String> {
        let prompt = self.game().prompts().find(|prompt| Offer::waits_for(prompt, seat))?;
        Some(offer::stamp::<G>(&prompt, Play::journal(self).asked_before(seat)))
    }

    fn answer(&mut self, seat: Seat, stamp: &str, answer: &Value) -> Result<(), TableError> {
        let answer: Answer<G::Item> = from_json::<G, _>(answer)?;
        let before = Play::journal(self).asked_before(seat);
        let mut own = self.game().prompts().filter(|prompt| prompt.seat == seat);
        let asked = own.find(|prompt| offer::stamp::<G>(prompt, before) == stamp);
        let Some(prompt) = asked else { return Err(TableError::Late { seat }) };
        if !prompt.shape.admits(&answer) {
            let why_not = |item: &G::Item| self.game().why_not(seat, item);
            let reasons = answer.items().iter().flat_map(why_not).collect();
            return Err(Refusal::NotOffered { seat, reasons }.into());
        }
        drop(own);
        Ok(Play::decide(self, seat, answer)?)
    }

    fn decide(&mut self, seat: Seat, answer: &Value) -> Result<(), TableError> {
        let answer: Answer<G::Item> = from_json::<G, _>(answer)?;
        Ok(Play::decide(self, seat, answer)?)
    }

    fn sections(&self, eyes: Eyes) -> Sections {
        Sections::of(&self.game().view(eyes))
    }

    fn why_not(&self, seat: Seat, thing: &Value) -> Result<Vec<Reason>, TableError> {
        if let Some(key) = thing.as_str().and_then(Key::read) {
            return Ok(self.game().why_not_on(seat, key));
        }
        let item: G::Item = from_json::<G, _>(thing)?;
        Ok(self.game().why_not(seat, &item))
    }

    fn log(&self, eyes: Eyes, bookmark: &mut Bookmark) -> Vec<Line> {
        let unread = Play::events(self).get(bookmark.events..).unwrap_or_default();
        let unread = told::with_its_act::<G>(unread, self.game().outcome().is_some());
        bookmark.events += unread.len();
        let unread = told::costs_behind_their_act::<G>(unread);
        let seen = unread.into_iter().filter_map(|event| G::seen_by(event, eyes));
        let line = |event: G::Event| {
            bookmark.lines += 1;
            Line {
                n: bookmark.lines,
                event: Json::of(&event),
                spans: self.game().tell(&event).begun(),
                heading: G::heading(&event),
                detail: G::is_detail(&event),
            }
        };
        seen.map(line).collect()
    }

    fn events(&self) -> usize {
        Play::events(self).len()
    }

    fn safe_answer(&self, seat: Seat) -> Option<Value> {
        let game = self.game();
        let prompt = game.prompts().find(|prompt| Offer::waits_for(prompt, seat))?;
        Some(to_json(&game.safe_answer(&prompt)))
    }

    fn forced_answer(&self, seat: Seat) -> Option<Forced> {
        let (game, before) = (self.game(), Play::journal(self).asked_before(seat));
        let mut own = game.prompts().filter(|prompt| Offer::waits_for(prompt, seat));
        own.find_map(|prompt| {
            let answer = to_json(&prompt.shape.only_answer()?);
            let stamp = offer::stamp::<G>(&prompt, before);
            Some(Forced { stamp, answer, openly: game.question(&prompt).openly })
        })
    }

    fn calm_answer(&self, seat: Seat) -> Option<Calm> {
        let (game, before) = (self.game(), Play::journal(self).asked_before(seat));
        let prompt = game.prompts().find(|prompt| Offer::waits_for(prompt, seat))?;
        let question = game.question(&prompt);
        let stamp = offer::stamp::<G>(&prompt, before);
        Some(Calm { stamp, answer: to_json(&question.calm?), stretch: question.stretch })
    }

    fn turn(&self) -> Option<Seat> {
        self.game().turn()
    }

    fn random_answer(&self, seat: Seat, mut rng: &mut dyn RngCore) -> Option<Value> {
        let prompt = self.game().prompts().find(|prompt| Offer::waits_for(prompt, seat))?;
        Some(to_json(&prompt.shape.sample(&mut rng)))
    }

    fn hurry(&mut self) {
        Play::hurry(self);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    fn journal(&self) -> String {
        self.text()
    }

    fn journal_from(&self, line: usize) -> String {
        Play::journal(self).write_from(line)
    }

    fn journal_lines(&self) -> usize {
        Play::journal(self).line_count()
    }

    fn follow(&mut self, lines: &str) -> Result<Followed, TableError> {
        Ok(Play::follow(self, lines)?)
    }

    fn close(&mut self) {
        Play::close(self);
    }

    fn promise(&self) -> Option<&Promise> {
        Play::journal(self).promise.as_ref()
    }

    fn players(&self) -> Vec<Player> {
        Play::journal(self).players()
    }

    fn seat(&mut self, seat: Seat, player: Player) {
        Play::seat(self, seat, player);
    }

    fn decisions(&self) -> usize {
        Play::journal(self).decisions().len()
    }

    fn rewind(&mut self, count: usize) -> Result<(), TableError> {
        Ok(Play::rewind(self, count)?)
    }

    fn may_take_back(&self, seat: Seat) -> Result<(), Stands> {
        Play::may_take_back(self, seat)
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), Stands> {
        Play::take_back(self, seat)
    }

    fn take_back_agreed(&mut self, seat: Seat) -> Result<(), Stands> {
        Play::take_back_agreed(self, seat)
    }

    fn may_take_back_agreed(&self, seat: Seat) -> Result<(), Stands> {
        Play::may_take_back_agreed(self, seat).map(|_| ())
    }

    fn chapter_count(&self) -> usize {
        Play::events(self).iter().filter(|event| G::heading(event).is_some()).count()
    }

    fn chapter(&self) -> Option<Sentence> {
        let mut events = Play::events(self).iter().rev();
        let last = events.find(|event| G::heading(event).is_some())?;
        Some(self.game().tell(&G::seen_by(last, Eyes::Spectator)?).begun())
    }

    fn chapters(&self, eyes: Eyes) -> Vec<(usize, Sentence)> {
        let told = |(stood, event)| (stood, self.game().tell(&event).begun());
        Play::chapters(self, eyes).into_iter().map(told).collect()
    }

    fn digest(&self) -> String {
        digest(self.game())
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn redealt_for(&self, seat: Seat, seed: u64) -> Box<dyn Table> {
        Box::new(Play::redealt_for(self, seat, &mut SmallRng::seed_from_u64(seed)))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn to_json(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).expect("what a game shows is plain data")
}

fn from_json<G: Game, T: serde::de::DeserializeOwned>(json: &Value) -> Result<T, TableError> {
    T::deserialize(json).map_err(|source| TableError::Unreadable { game: G::NAME, source })
}

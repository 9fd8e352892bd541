//! Journals as text: JSON Lines.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{DIGEST_EVERY, Decision, End, FORMAT, Journal, JournalError, Promise, settled};
use crate::{Game, Seed, digest};

/// A line of a journal, the header apart.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line<I> {
    Decision(Decision<I>),
    Digest(Mark),
    End(End),
}

/// The state of the game after so many decisions.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Mark {
    after: usize,
    game: String,
}

/// The part of the header that says whether the rest can be read.
#[derive(Serialize, Deserialize)]
struct Title {
    rookery: u32,
    game: String,
    rules: u32,
}

/// The rest of the header.
#[derive(Serialize, Deserialize)]
struct Header<S> {
    #[serde(flatten)]
    title: Title,
    setup: S,
    seed: Seed,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    promise: Option<Promise>,
}

/// The name of the game a journal was kept of, read from its header alone.
pub(crate) fn name_in(text: &str) -> Result<String, JournalError> {
    let first = text.lines().next().ok_or(JournalError::Empty)?;
    Ok(parse::<Title>(1, first)?.game)
}

impl<G: Game> Journal<G> {
    /// The journal as text, closed with the digest and outcome of the game it led to.
    pub fn write(&self, game: &G) -> String {
        let mut text = self.write_open();
        let outcome = settled(game).outcome();
        let end = End { decisions: self.decisions.len(), game: digest(game), outcome };
        push(&mut text, &Line::<G::Item>::End(end));
        text
    }

    /// The journal as text without a closing line, for a log that grows by appending.
    pub fn write_open(&self) -> String {
        let title = Title { rookery: FORMAT, game: G::NAME.to_owned(), rules: G::RULES };
        let (setup, promise) = (&self.setup, self.promise.clone());
        let mut text = String::new();
        push(&mut text, &Header { title, setup, seed: self.seed, promise });
        for (place, decision) in self.decisions.iter().enumerate() {
            push(&mut text, &Line::Decision(decision.clone()));
            let after = place + 1;
            if after.is_multiple_of(DIGEST_EVERY) {
                let game = self.digests[place / DIGEST_EVERY].clone();
                push(&mut text, &Line::<G::Item>::Digest(Mark { after, game }));
            }
        }
        text
    }

    /// Reads a whole journal. Whether the game follows from it, [`Journal::verify`] tells.
    ///
    /// # Errors
    /// What is wrong, and at which line; a journal without its closing line is truncated.
    pub fn read(text: &str) -> Result<Journal<G>, JournalError> {
        let journal = Self::read_open(text)?;
        if journal.end.is_none() {
            return Err(JournalError::Truncated { line: text.lines().count() });
        }
        Ok(journal)
    }

    /// Reads a journal that may lack its closing line, because the game goes on.
    ///
    /// # Errors
    /// As [`Journal::read`].
    pub fn read_open(text: &str) -> Result<Journal<G>, JournalError> {
        let mut lines = text.lines().enumerate().map(|(place, line)| (place + 1, line));
        let (_, first) = lines.next().ok_or(JournalError::Empty)?;
        let mut journal = Self::read_header(first)?;
        for (line, written) in lines {
            if journal.end.is_some() {
                return Err(JournalError::Misplaced { line, wanted: "nothing" });
            }
            journal.read_line(line, parse(line, written)?)?;
        }
        Ok(journal)
    }

    fn read_header(first: &str) -> Result<Journal<G>, JournalError> {
        let title: Title = parse(1, first)?;
        if title.rookery != FORMAT {
            return Err(JournalError::OtherFormat { found: title.rookery, wanted: FORMAT });
        }
        if title.game != G::NAME {
            let wanted = G::NAME.to_owned();
            return Err(JournalError::OtherGame { found: title.game, wanted });
        }
        if title.rules != G::RULES {
            return Err(JournalError::OtherRules { found: title.rules, wanted: G::RULES });
        }
        let header: Header<G::Setup> = parse(1, first)?;
        Ok(Journal { promise: header.promise, ..Journal::new(header.setup, header.seed) })
    }

    fn read_line(&mut self, line: usize, read: Line<G::Item>) -> Result<(), JournalError> {
        let count = self.decisions.len();
        let digest_due = count / DIGEST_EVERY > self.digests.len();
        match read {
            Line::Digest(mark) if digest_due && mark.after == count => self.digests.push(mark.game),
            _ if digest_due => return Err(JournalError::Misplaced { line, wanted: "a digest" }),
            Line::Digest(_) => return Err(JournalError::Misplaced { line, wanted: "a decision" }),
            Line::Decision(decision) => self.decisions.push(decision),
            Line::End(end) if end.decisions == count => self.end = Some(end),
            Line::End(end) => {
                let written = end.decisions;
                return Err(JournalError::OtherCount { line, written, found: count });
            }
        }
        Ok(())
    }
}

fn push(text: &mut String, line: &impl Serialize) {
    text.push_str(&serde_json::to_string(line).expect("a journal is plain data"));
    text.push('\n');
}

fn parse<T: DeserializeOwned>(line: usize, written: &str) -> Result<T, JournalError> {
    serde_json::from_str(written).map_err(|source| JournalError::Unreadable { line, source })
}

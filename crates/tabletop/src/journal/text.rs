//! Journals as text: JSON Lines.

use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};

use super::{FORMAT, Journal, JournalError, Line, Promise};
use crate::{Game, Player, Seed};

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
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    players: Vec<Player>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    promise: Option<Promise>,
}

/// The name of the game a journal was kept of, read from its header alone.
pub(crate) fn name_in(text: &str) -> Result<String, JournalError> {
    let first = text.lines().next().ok_or(JournalError::Empty)?;
    Ok(parse::<Title>(1, first)?.game)
}

/// The text without its last line if that was torn: a program that died while writing leaves half a line behind.
#[must_use]
pub fn whole_lines(text: &str) -> &str {
    let body = text.strip_suffix('\n').unwrap_or(text);
    let last = body.rfind('\n').map_or(0, |end| end + 1);
    match serde_json::from_str::<IgnoredAny>(&body[last..]) {
        Ok(_) => text,
        Err(_) => &text[..last],
    }
}

impl<G: Game> Journal<G> {
    /// The journal as text, closed with the digest and outcome of the game it led to.
    pub fn write(&self, game: &G) -> String {
        let mut closed = self.clone();
        closed.close(game);
        closed.write_from(0)
    }

    /// The lines from this number on, counted from 0 for the header: what must be appended to a log that has the lines
    /// before it.
    pub fn write_from(&self, line: usize) -> String {
        let mut text = String::new();
        if line == 0 {
            push(&mut text, &self.header());
        }
        for line in self.lines.iter().skip(line.saturating_sub(1)) {
            push(&mut text, line);
        }
        text
    }

    fn header(&self) -> Header<&G::Setup> {
        Header {
            title: Title { rookery: FORMAT, game: G::NAME.to_owned(), rules: G::RULES },
            setup: &self.setup,
            seed: self.seed,
            players: self.seated.clone(),
            promise: self.promise.clone(),
        }
    }

    /// Reads a whole journal. Whether the game follows from it, [`Journal::verify`] tells.
    ///
    /// # Errors
    /// What is wrong, and at which line; a journal without its closing line is truncated.
    pub fn read(text: &str) -> Result<Journal<G>, JournalError> {
        let journal = Self::read_open(text)?;
        if journal.end().is_none() {
            return Err(JournalError::Truncated { line: journal.line_count() });
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
        let journal = Journal::new(header.setup, header.seed).with_players(header.players);
        Ok(Journal { promise: header.promise, ..journal })
    }

    /// Takes a line if it is one that can stand here.
    pub(super) fn read_line(
        &mut self,
        line: usize,
        read: Line<G::Item>,
    ) -> Result<(), JournalError> {
        let count = self.standing.len();
        let misplaced = |wanted| Err(JournalError::Misplaced { line, wanted });
        if self.is_over() {
            return misplaced("nothing");
        }
        if self.digest_due() && !matches!(&read, Line::Digest(mark) if mark.after == count) {
            return misplaced("a digest");
        }
        match &read {
            Line::Digest(_) if !self.digest_due() => return misplaced("a decision"),
            Line::Digest(_) => {}
            Line::Decision(_) => self.standing.push(self.lines.len()),
            Line::TakenBack(back) if back.decisions >= count => return misplaced("a decision"),
            Line::TakenBack(back) => self.standing.truncate(back.decisions),
            Line::Seated(seated) if seated.seat.index() >= self.seated.len() => {
                return misplaced("a player of this table");
            }
            Line::Seated(_) => {}
            Line::End(end) if end.decisions == count => {}
            Line::End(end) => {
                let written = end.decisions;
                return Err(JournalError::OtherCount { line, written, found: count });
            }
        }
        self.lines.push(read);
        Ok(())
    }
}

fn push(text: &mut String, line: &impl Serialize) {
    text.push_str(&serde_json::to_string(line).expect("a journal is plain data"));
    text.push('\n');
}

pub(super) fn parse<T: DeserializeOwned>(line: usize, written: &str) -> Result<T, JournalError> {
    serde_json::from_str(written).map_err(|what| JournalError::Unreadable { line, what })
}

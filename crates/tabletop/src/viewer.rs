//! What one pair of eyes has been sent, and what it must be sent next.

use serde::Serialize;
use serde_json::value::RawValue;

use crate::sections::{Outline, hash};
use crate::{Bookmark, Eyes, Json, Line, Offer, Outcome, Seat, Seats, Table};

/// One pair of eyes at a table. It counts its own frames and lines, so that a gap in a number tells nothing, and is
/// sent nothing when nothing has changed for it. It remembers hashes of what it was sent, not what that was: there are
/// thousands of them.
#[derive(Clone, Debug)]
pub struct Viewer {
    eyes: Eyes,
    frames: u32,
    bookmark: Bookmark,
    sections: Outline,
    /// A hash of what the seat was asked.
    asked: u64,
    waiting: Seats,
    over: bool,
}

/// Everything these eyes see.
#[derive(Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Whole<G>"))]
pub struct Whole<'f> {
    /// The number of this frame.
    pub n: u32,
    /// What is played.
    pub game: &'f str,
    /// The version of its rules.
    pub rules: u32,
    /// Whose eyes.
    pub eyes: Eyes,
    /// The hash of the scenery.
    pub scenery: &'f str,
    /// Every section.
    #[cfg_attr(feature = "wire", ts(type = "G[\"parts\"]"))]
    pub parts: Map<'f>,
    /// The log so far.
    pub log: Vec<Line>,
    /// What the eyes' seat is asked.
    pub asked: &'f [Offer],
    /// Whom play waits for.
    pub waiting: &'f [Seat],
    /// How it ended, once it has.
    pub outcome: &'f Option<Outcome>,
}

/// What is new to these eyes.
#[derive(Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Update<G>"))]
pub struct Update<'f> {
    /// The number of this frame.
    pub n: u32,
    /// Sections that are new or say something else.
    #[serde(skip_serializing_if = "Map::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, type = "G[\"parts\"]"))]
    pub set: Map<'f>,
    /// Sections that are no more.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub gone: Vec<&'f str>,
    /// New lines of the log.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub log: Vec<Line>,
    /// What the eyes' seat is asked now, if it is asked something else.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub asked: Option<&'f [Offer]>,
    /// Whom play waits for now, if for somebody else.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub waiting: Option<&'f [Seat]>,
    /// How it ended, if it has now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub outcome: Option<&'f Outcome>,
}

/// Sections as an object.
pub struct Map<'f>(Vec<(&'f str, &'f str)>);

impl Map<'_> {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Map<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, text)| (*key, raw(text))))
    }
}

fn raw(text: &str) -> &RawValue {
    serde_json::from_str(text).expect("a section is JSON")
}

impl Viewer {
    /// Eyes that have seen nothing yet.
    #[must_use]
    pub fn new(eyes: Eyes) -> Viewer {
        Viewer {
            eyes,
            frames: 0,
            bookmark: Bookmark::default(),
            sections: Outline::default(),
            asked: 0,
            waiting: Seats::NONE,
            over: false,
        }
    }

    /// Whose eyes these are.
    #[must_use]
    pub fn eyes(&self) -> Eyes {
        self.eyes
    }

    /// The number of the last frame.
    #[must_use]
    pub fn frames(&self) -> u32 {
        self.frames
    }

    /// Everything these eyes see at a table with this scenery, for one who begins to watch or has lost the thread.
    /// Whoever looks through the same eyes may go on from the frame of this number too.
    pub fn whole(&mut self, table: &dyn Table, scenery: &str) -> Json {
        self.frames = self.frames.max(1);
        self.bookmark = Bookmark::default();
        let (sections, asked, outcome) =
            (table.sections(self.eyes), self.asked(table), table.outcome());
        let log = table.log(self.eyes, &mut self.bookmark);
        self.sections = sections.outline();
        self.asked = hash(&serde_json::to_vec(&asked).expect("a prompt is plain data"));
        (self.waiting, self.over) = (table.asked(), outcome.is_some());
        Json::of(&Whole {
            n: self.frames,
            game: table.name(),
            rules: table.rules(),
            eyes: self.eyes,
            scenery,
            parts: Map(sections.iter().collect()),
            log,
            asked: &asked,
            waiting: &self.waiting.iter().collect::<Vec<_>>(),
            outcome: &outcome,
        })
    }

    /// What is new since the last frame; nothing where nothing has changed.
    pub fn update(&mut self, table: &dyn Table) -> Option<Json> {
        let log = table.log(self.eyes, &mut self.bookmark);
        let (sections, asked, outcome) =
            (table.sections(self.eyes), self.asked(table), table.outcome());
        let asked_hash = hash(&serde_json::to_vec(&asked).expect("a prompt is plain data"));
        let changed = sections.since(&self.sections);
        let asked = (asked_hash != self.asked).then_some(&asked[..]);
        let waiting: Option<Vec<Seat>> =
            (table.asked() != self.waiting).then(|| table.asked().iter().collect());
        let outcome = outcome.as_ref().filter(|_| !self.over);
        let quiet = changed.set.is_empty() && changed.gone.is_empty() && log.is_empty();
        if quiet && asked.is_none() && waiting.is_none() && outcome.is_none() {
            return None;
        }
        self.frames += 1;
        let (n, set, gone) = (self.frames, Map(changed.set), changed.gone);
        let waiting = waiting.as_deref();
        let frame = Json::of(&Update { n, set, gone, log, asked, waiting, outcome });
        self.over |= outcome.is_some();
        (self.asked, self.waiting) = (asked_hash, table.asked());
        self.sections = sections.outline();
        Some(frame)
    }

    /// What the seat behind these eyes is asked.
    fn asked(&self, table: &dyn Table) -> Vec<Offer> {
        match self.eyes {
            Eyes::Seat(seat) => table.prompts_of(seat),
            Eyes::Spectator | Eyes::Everything => Vec::new(),
        }
    }
}

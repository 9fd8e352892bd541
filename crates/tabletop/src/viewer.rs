//! What one pair of eyes has been sent, and what it must be sent next.

use serde::Serialize;
use serde_json::value::RawValue;

use crate::{Bookmark, Eyes, Json, Line, Offer, Outcome, Seat, Sections, Table};

/// One pair of eyes at a table. It counts its own frames and lines, so that a gap in a number tells nothing, and is
/// sent nothing when nothing has changed for it.
#[derive(Clone, Debug)]
pub struct Viewer {
    eyes: Eyes,
    frames: u32,
    bookmark: Bookmark,
    sections: Sections,
    rest: Rest,
}

/// What a frame says besides sections and log; each is sent when it has changed.
#[derive(Clone, Debug, Default, PartialEq)]
struct Rest {
    asked: Vec<Offer>,
    waiting: Vec<Seat>,
    outcome: Option<Outcome>,
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
            sections: Sections::default(),
            rest: Rest::default(),
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
        self.sections = table.sections(self.eyes);
        self.rest = self.look(table);
        Json::of(&Whole {
            n: self.frames,
            game: table.name(),
            rules: table.rules(),
            eyes: self.eyes,
            scenery,
            parts: Map(self.sections.iter().collect()),
            log: table.log(self.eyes, &mut self.bookmark),
            asked: &self.rest.asked,
            waiting: &self.rest.waiting,
            outcome: &self.rest.outcome,
        })
    }

    /// What is new since the last frame; nothing where nothing has changed.
    pub fn update(&mut self, table: &dyn Table) -> Option<Json> {
        let log = table.log(self.eyes, &mut self.bookmark);
        let (sections, rest) = (table.sections(self.eyes), self.look(table));
        let changed = sections.since(&self.sections);
        let quiet = changed.set.is_empty() && changed.gone.is_empty() && log.is_empty();
        if quiet && rest == self.rest {
            return None;
        }
        self.frames += 1;
        let before = std::mem::replace(&mut self.rest, rest);
        let frame = Json::of(&Update {
            n: self.frames,
            set: Map(changed.set),
            gone: changed.gone,
            log,
            asked: (self.rest.asked != before.asked).then_some(&self.rest.asked[..]),
            waiting: (self.rest.waiting != before.waiting).then_some(&self.rest.waiting[..]),
            outcome: self.rest.outcome.as_ref().filter(|_| before.outcome.is_none()),
        });
        self.sections = sections;
        Some(frame)
    }

    fn look(&self, table: &dyn Table) -> Rest {
        let asked = match self.eyes {
            Eyes::Seat(seat) => table.prompts_of(seat),
            Eyes::Spectator | Eyes::Everything => Vec::new(),
        };
        let waiting = table.asked().iter().collect();
        Rest { asked, waiting, outcome: table.outcome() }
    }
}

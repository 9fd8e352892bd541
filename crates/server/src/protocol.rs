//! What goes over a socket, in both directions. `docs/protocol.md` tells it in words.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Eyes, Json, Reason, Seat};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::error::Told;
use crate::people::Person;
use crate::record::Info;
use crate::room::{Channel, Said, Since, Until};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// What a page sends.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Sent {
    /// The first frame of a page.
    Hello {
        protocol: u32,
        #[serde(default)]
        #[expect(dead_code, reason = "the page compares it with ours itself")]
        build: Option<String>,
        #[serde(default)]
        resume: Vec<Resume>,
    },
    /// Begin to watch a table.
    Watch {
        table: String,
        #[serde(default)]
        eyes: Option<Eyes>,
    },
    /// Watch it no more.
    Leave {
        table: String,
        #[serde(default)]
        eyes: Option<Eyes>,
    },
    /// An answer to the prompt with this stamp.
    Answer { table: String, seat: Seat, prompt: String, answer: Value, id: u64 },
    /// Why can this not be used?
    WhyNot { table: String, seat: Seat, item: Value, id: u64 },
    /// Pass until then; pass no more.
    PassUntil { table: String, seat: Seat, until: Option<Until> },
    /// Be asked every time in these phases.
    Stops { table: String, seat: Seat, stops: Vec<String> },
    /// Say something.
    Say { table: String, room: Channel, text: String },
    /// Ask to take a decision back, agree to it, or refuse it.
    TakeBack {
        table: String,
        seat: Seat,
        #[serde(default = "yes")]
        agree: bool,
        id: u64,
    },
    /// What would the best bot answer, and why; or what would this one?
    Hint {
        table: String,
        seat: Seat,
        #[serde(default)]
        bot: Option<String>,
        id: u64,
    },
    /// Is anybody there?
    Ping { id: u64 },
}

fn yes() -> bool {
    true
}

/// A table that was watched before the connection was lost.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resume {
    /// Which table.
    pub table: String,
    /// Through whose eyes.
    pub eyes: Eyes,
    /// In which life of its room.
    pub life: String,
    /// The last frame that came.
    pub got: u32,
}

/// What the server sends.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Frame<'f> {
    /// The first frame of the server.
    Welcome { protocol: u32, build: &'f str, me: Option<&'f Person> },
    /// Everything these eyes see of a table.
    Table {
        table: &'f str,
        eyes: Eyes,
        life: &'f str,
        frame: &'f Json,
        info: &'f Info,
        chat: Vec<Said>,
        /// How much is new since the person last looked.
        #[serde(skip_serializing_if = "Option::is_none")]
        since: Option<Since>,
    },
    /// What is new to these eyes.
    Update {
        table: &'f str,
        eyes: Eyes,
        frame: &'f Json,
        /// How long each seat may still think, in milliseconds.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<&'f [i64]>,
    },
    /// Something about the table has changed that is no part of the game.
    Info { table: &'f str, info: &'f Info },
    /// Somebody said something.
    Said { table: &'f str, said: &'f Said },
    /// What a seat passes by itself, and where it is asked every time.
    Passing {
        table: &'f str,
        seat: Seat,
        until: Option<Until>,
        /// Whether it passes the rest of this stretch.
        asleep: bool,
        stops: &'f [String],
    },
    /// Somebody asks to take a decision back; nobody does any more.
    TakeBack { table: &'f str, by: Option<Seat>, agree: Vec<Seat> },
    /// What was asked for is done.
    Done { id: u64 },
    /// What was asked for is refused.
    Refused {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        #[serde(flatten)]
        told: Told,
    },
    /// Why something cannot be used.
    Reasons { id: u64, reasons: Vec<Reason> },
    /// What a bot would answer.
    Hint {
        id: u64,
        answer: &'f Value,
        #[serde(flatten)]
        advice: Option<Advice<'f>>,
    },
    /// The browser reads too slowly and is cut off.
    Slow,
    /// Somebody is there.
    Pong { id: u64 },
}

/// What speaks for an answer.
#[derive(Serialize)]
pub struct Advice<'f> {
    /// The answer in words.
    pub said: &'f str,
    /// How likely the seat wins after it.
    pub chance: f64,
    /// What speaks for it.
    pub why: &'f str,
}

impl Frame<'_> {
    /// The frame as it is sent.
    pub fn text(&self) -> Utf8Bytes {
        let mut text = serde_json::to_string(self).expect("a frame is plain data");
        // Frames are kept, thousands of them: none holds more room than it needs.
        text.shrink_to_fit();
        text.into()
    }
}

//! Who plays a seat.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Player {
    /// A person, by the name given.
    Person {
        /// The name.
        name: String,
    },
    /// A bot.
    Bot(BotName),
}

/// Which bot: the same name, level and version decide alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BotName {
    /// What it is called.
    pub name: String,
    /// How hard it tries.
    pub level: u8,
    /// Raised whenever it would decide otherwise than before.
    pub version: u32,
}

impl Player {
    /// Whether it is a person.
    #[must_use]
    pub fn is_person(&self) -> bool {
        matches!(self, Player::Person { .. })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person { name } => f.write_str(name),
            Player::Bot(bot) => bot.fmt(f),
        }
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.level {
            1 => f.write_str(&self.name),
            level => write!(f, "{}:{level}", self.name),
        }
    }
}

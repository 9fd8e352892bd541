//! Rules of a catalogue and their ids.

use serde::{Serialize, Serializer};

/// The id of a rule of a game's catalogue. Only the table made from `rules.toml` makes them, so an id that is not in
/// the catalogue does not compile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
pub struct RuleId(&'static str);

impl RuleId {
    /// For the table that the build makes from `rules.toml`, and for nobody else.
    #[must_use]
    pub const fn catalogued(id: &'static str) -> RuleId {
        RuleId(id)
    }

    /// The id as it stands in the catalogue.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }

    /// The first word of the id: the chapter of the catalogue.
    #[must_use]
    pub fn group(self) -> &'static str {
        self.0.split('.').next().unwrap_or(self.0)
    }
}

impl std::fmt::Display for RuleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl std::fmt::Debug for RuleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

/// A rule as the catalogue tells it.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Rule {
    /// Its id.
    pub id: RuleId,
    /// Its name.
    pub title: &'static str,
    /// What it says, in our own words.
    pub text: &'static str,
    /// Where it comes from.
    pub sources: &'static [&'static str],
    /// The example that proves it.
    pub test: &'static str,
    /// What the game's catalogue says of it besides (rulesets, modules, rulings).
    pub more: &'static [(&'static str, &'static str)],
}

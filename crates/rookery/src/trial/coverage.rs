//! What happened how often, and what never did.

use std::collections::BTreeMap;
use std::fmt::{Debug, Write};

use serde::Serialize;

/// Counts of everything that can happen, by groups.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Coverage(BTreeMap<&'static str, BTreeMap<String, u64>>);

impl Coverage {
    /// Adds a group of things that can happen.
    pub fn expect(&mut self, group: &'static str, things: impl IntoIterator<Item = String>) {
        self.0.entry(group).or_default().extend(things.into_iter().map(|thing| (thing, 0)));
    }

    /// It happened.
    pub fn count(&mut self, group: &'static str, thing: &str) {
        let group = self.0.entry(group).or_default();
        match group.get_mut(thing) {
            Some(count) => *count += 1,
            None => {
                group.insert(thing.to_owned(), 1);
            }
        }
    }

    /// It happened, and is called what its variant is called.
    pub fn count_kind(&mut self, group: &'static str, thing: &impl Debug) {
        self.count(group, &kind(thing));
    }

    /// Adds the counts of another.
    pub fn add(&mut self, other: &Coverage) {
        for (group, things) in &other.0 {
            let group = self.0.entry(group).or_default();
            for (thing, count) in things {
                *group.entry(thing.clone()).or_default() += count;
            }
        }
    }

    /// The groups, and how many things can happen in each.
    pub fn groups(&self) -> impl Iterator<Item = (&'static str, usize)> + '_ {
        self.0.iter().map(|(group, things)| (*group, things.len()))
    }

    /// What never happened.
    pub fn never(&self) -> BTreeMap<&'static str, Vec<String>> {
        let unseen = |things: &BTreeMap<String, u64>| {
            let unseen = things.iter().filter(|(_, count)| **count == 0);
            unseen.map(|(thing, _)| thing.clone()).collect()
        };
        self.0.iter().map(|(group, things)| (*group, unseen(things))).collect()
    }
}

/// The name of a variant, with that of the variant inside it: `War.RaidWon`.
pub fn kind(thing: &impl Debug) -> String {
    let mut head = Head(String::new());
    // The writer stops at the first field on purpose.
    let _ = write!(head, "{thing:?}");
    head.0
}

/// Takes the beginning of what is written, up to the first field.
struct Head(String);

impl Write for Head {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        for letter in text.chars() {
            match letter {
                '(' => self.0.push('.'),
                letter if letter.is_alphanumeric() || letter == '_' => self.0.push(letter),
                _ => return Err(std::fmt::Error),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::kind;
    use fief::event::{Event, Fortune};

    #[test]
    fn a_kind_ends_before_its_fields() {
        assert_eq!(kind(&Event::from(Fortune::UprisingFailed)), "Fortune.UprisingFailed");
        assert_eq!(kind(&Some(Some(3))), "Some.Some.3");
        assert_eq!(kind(&thrones::event::Event::RoundBegan { round: 3 }), "RoundBegan");
    }
}

//! A view written straight to bytes, cut into named sections, so that only what changed need be sent.

use std::hash::{DefaultHasher, Hasher as _};

use serde::Serialize;

/// A view that can be cut into sections.
pub trait Sectioned {
    /// Writes every section that has something to say.
    fn write(&self, sections: &mut Sections);
}

/// A view as JSON, cut into sections by key: what each says is compared and sent as a whole.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sections {
    bytes: Vec<u8>,
    /// Where the key of each section ends, and where the section does.
    ends: Vec<(u32, u32)>,
}

/// What is remembered of a view somebody was sent: the key of each section and a hash of what it said. It takes a tenth
/// of the room.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    keys: Box<str>,
    /// Where each key ends.
    ends: Box<[u32]>,
    hashes: Box<[u64]>,
}

/// What became of the sections between two views.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changed<'s> {
    /// Sections that are new or say something else, with what they say.
    pub set: Vec<(&'s str, &'s str)>,
    /// Sections that are no more.
    pub gone: Vec<&'s str>,
}

impl Sections {
    /// All sections of a view.
    pub fn of(view: &impl Sectioned) -> Sections {
        let mut sections =
            Sections { bytes: Vec::with_capacity(8192), ends: Vec::with_capacity(96) };
        view.write(&mut sections);
        sections
    }

    /// Writes a section. What says nothing (`null`, an empty list, an object of defaults) is left out.
    ///
    /// # Panics
    /// When the thing cannot be written as JSON: what a game shows is plain data.
    pub fn put(&mut self, key: impl std::fmt::Display, thing: &impl Serialize) {
        use std::io::Write as _;
        let begin = self.bytes.len();
        write!(self.bytes, "{key}").expect("memory takes what is written");
        let key_end = self.bytes.len();
        serde_json::to_writer(&mut self.bytes, thing).expect("what a game shows is plain data");
        match &self.bytes[key_end..] {
            b"null" | b"[]" | b"{}" => self.bytes.truncate(begin),
            _ => self.ends.push((key_end as u32, self.bytes.len() as u32)),
        }
    }

    /// The sections, each with its key.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let text = std::str::from_utf8(&self.bytes).expect("JSON is text");
        let mut begin = 0;
        self.ends.iter().map(move |(key_end, end)| {
            let (key_end, end) = (*key_end as usize, *end as usize);
            let section = (&text[begin..key_end], &text[key_end..end]);
            begin = end;
            section
        })
    }

    /// The section of that key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.iter().find(|(name, _)| *name == key).map(|(_, section)| section)
    }

    /// How many bytes they have.
    #[must_use]
    pub fn size(&self) -> usize {
        self.bytes.len()
    }

    /// A hash of all of them.
    #[must_use]
    pub fn digest(&self) -> String {
        blake3::hash(&self.bytes).to_hex()[..16].to_owned()
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// What is remembered of them.
    #[must_use]
    pub fn outline(&self) -> Outline {
        let (mut keys, mut ends) = (String::new(), Vec::with_capacity(self.len()));
        for (key, _) in self.iter() {
            keys += key;
            ends.push(keys.len() as u32);
        }
        let hashes = self.iter().map(|(_, section)| hash(section.as_bytes())).collect();
        Outline { keys: keys.into(), ends: ends.into(), hashes }
    }

    /// What somebody who was sent `before` must be sent to have this.
    #[must_use]
    pub fn since<'s>(&'s self, before: &'s Outline) -> Changed<'s> {
        let old: Vec<(&str, u64)> = before.iter().collect();
        let mut kept = vec![false; old.len()];
        let mut changed = Changed::default();
        // Sections keep their order, so the next one is nearly always where it is looked for first.
        let mut next = 0;
        for (key, section) in self.iter() {
            let place = (next..old.len()).chain(0..next).find(|place| old[*place].0 == key);
            if let Some(place) = place {
                kept[place] = true;
                next = place + 1;
            }
            if place.is_none_or(|place| old[place].1 != hash(section.as_bytes())) {
                changed.set.push((key, section));
            }
        }
        let gone = old.iter().zip(kept).filter(|(_, kept)| !kept).map(|((key, _), _)| *key);
        changed.gone = gone.collect();
        changed
    }
}

impl Outline {
    fn iter(&self) -> impl Iterator<Item = (&str, u64)> {
        let mut begin = 0;
        self.ends.iter().zip(&self.hashes).map(move |(end, hash)| {
            let key = &self.keys[begin..*end as usize];
            begin = *end as usize;
            (key, *hash)
        })
    }
}

/// A hash by which one text is told from another.
pub(crate) fn hash(text: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(text);
    hasher.finish()
}

/// Whether a value is what it would be anyway, and need not be sent.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Structs that are sent: a field with its default value is left out, but those that are always there.
#[macro_export]
macro_rules! sent {
    ($(
        $(#[$about:meta])*
        pub struct $name:ident {
            $(always { $($(#[$always_about:meta])* pub $always:ident: $always_type:ty,)* })?
            $($(#[$field_about:meta])* pub $field:ident: $type:ty,)*
        }
    )*) => {$(
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, ::serde::Serialize)]
        #[cfg_attr(feature = "wire", derive(::ts_rs::TS))]
        pub struct $name {
            $($($(#[$always_about])* pub $always: $always_type,)*)?
            $(
                $(#[$field_about])*
                #[serde(skip_serializing_if = "tabletop::is_default")]
                #[cfg_attr(feature = "wire", ts(optional, as = "Option<<_ as ts_rs::TS>::OptionInnerType>"))]
                pub $field: $type,
            )*
        }
    )*};
}

#[cfg(test)]
mod tests {
    use super::{Changed, Outline, Sections};

    fn three(second: Option<u8>, third: &[u8]) -> Sections {
        let mut sections = Sections::default();
        sections.put("a", &1);
        sections.put(crate::Key::new('v', 2), &second);
        sections.put("c", &third);
        sections
    }

    #[test]
    fn what_says_nothing_is_left_out() {
        let sections = three(None, &[7]);
        assert_eq!(sections.iter().collect::<Vec<_>>(), [("a", "1"), ("c", "[7]")]);
        assert_eq!((sections.len(), sections.get("c"), sections.get("v2")), (2, Some("[7]"), None));
    }

    #[test]
    fn only_what_changed_is_sent() {
        let (before, now) = (three(Some(1), &[7]), three(Some(2), &[]));
        let known = before.outline();
        let changed = now.since(&known);
        assert_eq!(changed, Changed { set: vec![("v2", "2")], gone: vec!["c"] });
        assert_eq!(before.since(&now.outline()).set, [("v2", "1"), ("c", "[7]")]);
        assert_eq!(now.since(&now.outline()), Changed::default());
        assert_eq!(now.since(&Outline::default()).set.len(), 2);
    }
}

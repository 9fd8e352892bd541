//! A short list that lives inside the game state, so that copying a state copies bytes and nothing else.

mod long;

pub use long::LongRow;

use std::ops::{Deref, DerefMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` things in order, without a heap, where `N` is a bound that the rules of the game prove; where they do not,
/// a [`LongRow`] grows. What lies beyond the length counts for nothing: not for comparison,
/// not for storage.
#[derive(Clone, Copy)]
pub struct Row<T: Copy + Default, const N: usize> {
    len: u16,
    things: [T; N],
}

impl<T: Copy + Default, const N: usize> Row<T, N> {
    /// An empty row.
    #[must_use]
    pub fn new() -> Self {
        Row { len: 0, things: [T::default(); N] }
    }

    /// Puts a thing at the end.
    ///
    /// # Panics
    /// When the row is full: its size is the limit the game promises to keep.
    #[inline]
    pub fn push(&mut self, thing: T) {
        assert!((self.len as usize) < N, "a row of {N} has room for one more");
        self.things[self.len as usize] = thing;
        self.len += 1;
    }

    /// Takes the last thing.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.things[self.len as usize])
    }

    /// Takes the thing at `index`; the later ones move up.
    #[inline]
    pub fn remove(&mut self, index: usize) -> T {
        let thing = self[index];
        self.things.copy_within(index + 1..self.len as usize, index);
        self.len -= 1;
        thing
    }

    /// Puts a thing at `index`; the later ones move down.
    #[inline]
    pub fn insert(&mut self, index: usize, thing: T) {
        self.push(thing);
        self[index..].rotate_right(1);
    }

    /// Keeps what `keep` says yes to, in order.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for index in 0..self.len as usize {
            if keep(&self.things[index]) {
                self.things[kept] = self.things[index];
                kept += 1;
            }
        }
        self.len = u16::try_from(kept).expect("a row only gets shorter here");
    }

    /// Forgets everything.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Forgets all but the first `len` things.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(u16::try_from(len).unwrap_or(u16::MAX));
    }

    /// Whether nothing more fits.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.len as usize == N
    }
}

impl<T: Copy + Default, const N: usize> Default for Row<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy + Default, const N: usize> Deref for Row<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.things[..self.len as usize]
    }
}

impl<T: Copy + Default, const N: usize> DerefMut for Row<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.things[..self.len as usize]
    }
}

impl<'a, T: Copy + Default, const N: usize> IntoIterator for &'a Row<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for Row<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, things: I) {
        for thing in things {
            self.push(thing);
        }
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Row<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut row = Self::new();
        row.extend(things);
        row
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for Row<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for Row<T, N> {}

impl<T: Copy + Default + std::fmt::Debug, const N: usize> std::fmt::Debug for Row<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self[..].fmt(f)
    }
}

impl<T: Copy + Default + Serialize, const N: usize> Serialize for Row<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self[..].serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Row<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let things = Vec::<T>::deserialize(deserializer)?;
        if things.len() > N {
            return Err(D::Error::custom(format!(
                "{} things do not fit a row of {N}",
                things.len()
            )));
        }
        Ok(things.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::Row;

    #[test]
    fn what_lies_beyond_the_length_counts_for_nothing() {
        let mut row: Row<u8, 4> = [1, 2, 3].into_iter().collect();
        row.pop();
        assert_eq!(row, [1, 2].into_iter().collect());
        assert_eq!(serde_json::to_string(&row).unwrap(), "[1,2]");
    }

    #[test]
    fn things_are_taken_out_and_put_in_where_asked() {
        let mut row: Row<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(row.remove(0), 1);
        row.insert(1, 9);
        assert_eq!(&row[..], [2, 9, 3]);
        row.retain(|thing| *thing != 9);
        assert_eq!(&row[..], [2, 3]);
    }

    #[test]
    fn too_many_things_are_refused_when_loaded() {
        assert!(serde_json::from_str::<Row<u8, 2>>("[1,2,3]").is_err());
    }
}

//! A list inside the game state that grows: short ones are copied as bytes, long ones lie on the heap.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Any number of things in order. Up to `N` of them lie inside, so that copying a state copies bytes; when there are
/// more, all of them lie on the heap, until there are no more than `N` again.
pub struct LongRow<T: Copy + Default, const N: usize> {
    len: usize,
    things: [T; N],
    /// All things, as long as they are more than `N`; else empty.
    many: Vec<T>,
}

impl<T: Copy + Default, const N: usize> LongRow<T, N> {
    /// An empty row.
    #[must_use]
    pub fn new() -> Self {
        LongRow { len: 0, things: [T::default(); N], many: Vec::new() }
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts a thing at the end.
    #[inline]
    pub fn push(&mut self, thing: T) {
        if self.len < N {
            self.things[self.len] = thing;
        } else {
            if self.len == N {
                self.many.extend_from_slice(&self.things);
            }
            self.many.push(thing);
        }
        self.len += 1;
    }

    /// Takes the last thing.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.len.checked_sub(1)?;
        if self.len <= N {
            self.len = last;
            return Some(self.things[last]);
        }
        let thing = self.many[last];
        self.truncate(last);
        Some(thing)
    }

    /// Takes the thing at `index`; the later ones move up.
    pub fn remove(&mut self, index: usize) -> T {
        let thing = self[index];
        self[index..].rotate_left(1);
        self.truncate(self.len - 1);
        thing
    }

    /// Puts a thing at `index`; the later ones move down.
    pub fn insert(&mut self, index: usize, thing: T) {
        self.push(thing);
        self[index..].rotate_right(1);
    }

    /// Keeps what `keep` says yes to, in order.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for index in 0..self.len {
            let thing = self[index];
            if keep(&thing) {
                self[kept] = thing;
                kept += 1;
            }
        }
        self.truncate(kept);
    }

    /// Forgets everything.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
        self.many.clear();
    }

    /// Forgets all but the first `len` things.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        if len >= self.len {
            return;
        }
        if self.len > N {
            self.many.truncate(len);
            if len <= N {
                self.things[..len].copy_from_slice(&self.many);
                self.many.clear();
            }
        }
        self.len = len;
    }
}

impl<T: Copy + Default, const N: usize> Clone for LongRow<T, N> {
    #[inline]
    fn clone(&self) -> Self {
        LongRow { len: self.len, things: self.things, many: self.many.clone() }
    }

    /// Copies what there is into place; what lies beyond the length is left as it was.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.many.clear();
        if source.len > N {
            self.many.extend_from_slice(&source.many);
        } else if source.len > 0 {
            self.things[..source.len].copy_from_slice(&source.things[..source.len]);
        }
        self.len = source.len;
    }
}

impl<T: Copy + Default, const N: usize> Default for LongRow<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy + Default, const N: usize> Deref for LongRow<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        if self.len <= N { &self.things[..self.len] } else { &self.many }
    }
}

impl<T: Copy + Default, const N: usize> DerefMut for LongRow<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        if self.len <= N { &mut self.things[..self.len] } else { &mut self.many }
    }
}

impl<'a, T: Copy + Default, const N: usize> IntoIterator for &'a LongRow<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for LongRow<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, things: I) {
        for thing in things {
            self.push(thing);
        }
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for LongRow<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut row = Self::new();
        row.extend(things);
        row
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for LongRow<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for LongRow<T, N> {}

impl<T: Copy + Default + std::fmt::Debug, const N: usize> std::fmt::Debug for LongRow<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self[..].fmt(f)
    }
}

impl<T: Copy + Default + Serialize, const N: usize> Serialize for LongRow<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self[..].serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for LongRow<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::LongRow;

    #[test]
    fn a_long_row_behaves_as_a_list_whatever_its_length() {
        let mut row: LongRow<u32, 3> = LongRow::new();
        let mut list = Vec::new();
        let mut longest = 0;
        for turn in 0_u32..400 {
            match turn.wrapping_mul(2_654_435_761) >> 29 {
                0 => assert_eq!(row.pop(), list.pop()),
                1 if !list.is_empty() => {
                    let place = turn as usize % list.len();
                    assert_eq!(row.remove(place), list.remove(place));
                }
                2 => {
                    let place = turn as usize % (list.len() + 1);
                    row.insert(place, turn);
                    list.insert(place, turn);
                }
                3 if turn % 5 == 0 => {
                    row.retain(|thing| thing % 3 != 0);
                    list.retain(|thing| thing % 3 != 0);
                }
                4 if turn % 7 == 0 => {
                    row.truncate(2);
                    list.truncate(2);
                }
                _ => {
                    row.push(turn);
                    list.push(turn);
                }
            }
            longest = longest.max(list.len());
            assert_eq!(row[..], list[..]);
            assert_eq!(row, list.iter().copied().collect());
        }
        assert!(longest > 10, "it was long for a while");
        let stored = serde_json::to_string(&row).unwrap();
        assert_eq!(serde_json::from_str::<LongRow<u32, 3>>(&stored).unwrap(), row);
    }

    #[test]
    fn a_row_becomes_another_whatever_it_was_before() {
        let rows: [LongRow<u8, 2>; 4] = std::array::from_fn(|len| (0..len as u8).collect());
        for before in &rows {
            for source in &rows {
                let mut row = before.clone();
                row.clone_from(source);
                assert_eq!(row, *source);
                row.push(9);
                assert_eq!(row[..], [&source[..], &[9]].concat()[..]);
            }
        }
    }

    #[test]
    fn what_was_long_and_is_short_lies_inside_again() {
        let mut row: LongRow<u8, 2> = [1, 2, 3].into_iter().collect();
        row.pop();
        assert_eq!(row, [1, 2].into_iter().collect());
        assert!(row.many.is_empty());
        row.clear();
        assert!(row.is_empty());
    }
}

//! Cards at the table by number, and sets of them as bits.

use std::borrow::Borrow;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Key;

/// How many cards a table can hold.
pub const CARDS_MAX: usize = 960;
const WORDS: usize = CARDS_MAX / 64;

/// A card at the table. Cards are numbered in the order in which the setup names them, seat by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "`c${number}`"))]
pub struct CardId(pub u16);

impl From<CardId> for Key {
    fn from(card: CardId) -> Self {
        Key::new('c', card.0)
    }
}

/// A card is written as its key, no card as `null`.
impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.some().map(Key::from).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Some(key) = Option::<Key>::deserialize(deserializer)? else { return Ok(CardId::NONE) };
        let number = key.number_of('c').filter(|number| usize::from(*number) < CARDS_MAX);
        number.map(CardId).ok_or_else(|| D::Error::custom("a table has no such card"))
    }
}

impl CardId {
    /// No card.
    pub const NONE: CardId = CardId(u16::MAX);

    /// The card as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card, if it is one.
    #[must_use]
    pub const fn some(self) -> Option<CardId> {
        if self.0 == u16::MAX { None } else { Some(self) }
    }
}

impl Default for CardId {
    fn default() -> Self {
        CardId::NONE
    }
}

/// A set of cards at the table.
#[derive(Clone, Copy, Debug, Default)]
pub struct CardSet {
    words: [u64; WORDS],
    /// The words that may hold cards, as bits: most tables have few cards, and the others are never looked at.
    busy: u16,
}

const _: () = assert!(WORDS <= u16::BITS as usize, "every word has its bit");
const _: () = assert!(size_of::<CardSet>() <= 128, "larger ones are not copied in place");

impl CardSet {
    /// No cards.
    pub const EMPTY: CardSet = CardSet { words: [0; WORDS], busy: 0 };

    /// This card alone.
    #[must_use]
    pub fn only(card: CardId) -> CardSet {
        let mut set = CardSet::EMPTY;
        set.insert(card);
        set
    }

    /// Whether the card is in it.
    #[inline]
    #[must_use]
    pub const fn has(&self, card: CardId) -> bool {
        card.0 != u16::MAX && self.words[card.index() / 64] & (1 << (card.index() % 64)) != 0
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: CardId) {
        self.words[card.index() / 64] |= 1 << (card.index() % 64);
        self.busy |= 1 << (card.index() / 64);
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: CardId) {
        self.words[card.index() / 64] &= !(1 << (card.index() % 64));
    }

    /// Whether nothing is in it.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        bits(self.busy).all(|word| self.words[word] == 0)
    }

    /// Whether some card is in both.
    #[inline]
    #[must_use]
    pub fn meets(&self, other: &CardSet) -> bool {
        bits(self.busy & other.busy).any(|word| self.words[word] & other.words[word] != 0)
    }

    /// How many cards are in it.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        bits(self.busy).map(|word| self.words[word].count_ones() as usize).sum()
    }

    /// The card with the lowest number.
    #[must_use]
    pub fn first(&self) -> Option<CardId> {
        self.iter().next()
    }

    /// The cards in both.
    #[inline]
    #[must_use]
    pub fn and(&self, other: &CardSet) -> CardSet {
        let words = std::array::from_fn(|word| self.words[word] & other.words[word]);
        CardSet { words, busy: self.busy & other.busy }
    }

    /// The cards in either.
    #[inline]
    #[must_use]
    pub fn or(&self, other: &CardSet) -> CardSet {
        let words = std::array::from_fn(|word| self.words[word] | other.words[word]);
        CardSet { words, busy: self.busy | other.busy }
    }

    /// The cards in this and not in the other.
    #[inline]
    #[must_use]
    pub fn without(&self, other: &CardSet) -> CardSet {
        let words = std::array::from_fn(|word| self.words[word] & !other.words[word]);
        CardSet { words, busy: self.busy }
    }

    /// The cards that are to be kept. No branch hangs on the answer, which is seldom foreseen.
    #[inline]
    #[must_use]
    pub fn filter(mut self, keep: impl Fn(CardId) -> bool) -> CardSet {
        for place in bits(self.busy) {
            let mut left = self.words[place];
            while left != 0 {
                let card = CardId((place * 64) as u16 + left.trailing_zeros() as u16);
                let lowest = left & left.wrapping_neg();
                left ^= lowest;
                self.words[place] ^= lowest & u64::from(keep(card)).wrapping_sub(1);
            }
        }
        self
    }

    /// The cards in both, lowest number first.
    #[inline]
    pub fn both<'s>(&'s self, other: &'s CardSet) -> impl Iterator<Item = CardId> + 's {
        let (mut words, mut left) = (bits(self.busy & other.busy), 0_u64);
        let mut first = 0;
        std::iter::from_fn(move || {
            while left == 0 {
                let word = words.next()?;
                first = (word * 64) as u16;
                left = self.words[word] & other.words[word];
            }
            let card = CardId(first + left.trailing_zeros() as u16);
            left &= left - 1;
            Some(card)
        })
    }

    /// The cards, lowest number first.
    #[inline]
    pub fn iter(&self) -> Cards<&[u64; WORDS]> {
        Cards { words: &self.words, busy: self.busy, first: 0, left: 0 }
    }
}

/// The places of the bits that are set, the lowest first.
#[inline]
fn bits(mut left: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = left.trailing_zeros() as usize;
        let found = left != 0;
        left &= left.wrapping_sub(1);
        // No set has that many words; saying so spares a look at the bounds.
        found.then_some(place.min(WORDS - 1))
    })
}

impl PartialEq for CardSet {
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}

impl Eq for CardSet {}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl IntoIterator for CardSet {
    type Item = CardId;
    type IntoIter = Cards<[u64; WORDS]>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        Cards { words: self.words, busy: self.busy, first: 0, left: 0 }
    }
}

impl<'s> IntoIterator for &'s CardSet {
    type Item = CardId;
    type IntoIter = Cards<&'s [u64; WORDS]>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<CardId>::deserialize(deserializer)?;
        if cards.contains(&CardId::NONE) {
            return Err(D::Error::custom("no card is in no set"));
        }
        Ok(cards.into_iter().collect())
    }
}

/// The cards of a set, one by one.
pub struct Cards<W> {
    words: W,
    /// The words that are still to be gone through.
    busy: u16,
    /// The first card of the word that is gone through, and what is left of it.
    first: u16,
    left: u64,
}

impl<W: Borrow<[u64; WORDS]>> Iterator for Cards<W> {
    type Item = CardId;
    #[inline]
    fn next(&mut self) -> Option<CardId> {
        while self.left == 0 {
            if self.busy == 0 {
                return None;
            }
            let word = (self.busy.trailing_zeros() as usize).min(WORDS - 1);
            self.busy &= self.busy - 1;
            self.first = (word * 64) as u16;
            self.left = self.words.borrow()[word];
        }
        let card = CardId(self.first + self.left.trailing_zeros() as u16);
        self.left &= self.left - 1;
        Some(card)
    }
}

#[cfg(test)]
mod tests {
    use super::{CardId, CardSet};

    #[test]
    fn a_set_gives_back_what_was_put_in() {
        let cards = [CardId(0), CardId(63), CardId(64), CardId(959)];
        let set: CardSet = cards.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), cards);
        assert_eq!(set.len(), 4);
        assert_eq!(set.without(&CardSet::only(CardId(0))).first(), Some(CardId(63)));
        let stored = serde_json::to_string(&set).expect("a set is plain data");
        assert_eq!(stored, r#"["c0","c63","c64","c959"]"#);
        assert_eq!(serde_json::from_str::<CardSet>(&stored).expect("as it was stored"), set);
        assert!(!set.has(CardId::NONE));
    }

    #[test]
    fn sets_of_the_same_cards_are_the_same_however_they_came_to_be() {
        let (low, high) = (CardSet::only(CardId(3)), CardSet::only(CardId(700)));
        let mut left = low.or(&high);
        left.remove(CardId(700));
        assert_eq!(left, low);
        assert!(left.without(&low).is_empty());
        assert!(!left.meets(&high) && left.meets(&low));
        assert!(left.and(&high).is_empty());
        assert!(left.both(&low.or(&high)).eq(low));
        assert_eq!(low.both(&high).next(), None);
        assert_eq!(low.or(&high).filter(|card| card.0 > 3), high);
        assert_eq!(low.or(&high).into_iter().collect::<CardSet>(), low.or(&high));
    }
}

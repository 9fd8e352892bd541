//! Cards at the table by number, and sets of them as bits.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many cards a table can hold.
pub const CARDS_MAX: usize = 1024;
const WORDS: usize = CARDS_MAX / 64;

/// A card at the table. Cards are numbered in the order in which the setup names them, seat by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u16);

impl From<CardId> for tabletop::Key {
    fn from(card: CardId) -> Self {
        tabletop::Key::new('c', card.0)
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardSet([u64; WORDS]);

impl CardSet {
    /// No cards.
    pub const EMPTY: CardSet = CardSet([0; WORDS]);

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
        card.0 != u16::MAX && self.0[card.index() / 64] & (1 << (card.index() % 64)) != 0
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: CardId) {
        self.0[card.index() / 64] |= 1 << (card.index() % 64);
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: CardId) {
        self.0[card.index() / 64] &= !(1 << (card.index() % 64));
    }

    /// Whether nothing is in it.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// How many cards are in it.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
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
        CardSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// The cards in either.
    #[inline]
    #[must_use]
    pub fn or(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The cards in this and not in the other.
    #[inline]
    #[must_use]
    pub fn without(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// The cards that are to be kept. No branch hangs on the answer, which is seldom foreseen.
    #[inline]
    #[must_use]
    pub fn filter(mut self, keep: impl Fn(CardId) -> bool) -> CardSet {
        for (place, word) in self.0.iter_mut().enumerate() {
            let mut left = *word;
            while left != 0 {
                let card = CardId((place * 64) as u16 + left.trailing_zeros() as u16);
                let lowest = left & left.wrapping_neg();
                left ^= lowest;
                *word ^= lowest & u64::from(keep(card)).wrapping_sub(1);
            }
        }
        self
    }

    /// The cards, lowest number first.
    #[inline]
    pub fn iter(self) -> Cards {
        Cards { words: self.0, word: 0, left: self.0[0] }
    }
}

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
    type IntoIter = Cards;
    fn into_iter(self) -> Cards {
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
        if cards.iter().any(|card| card.index() >= CARDS_MAX) {
            return Err(serde::de::Error::custom("a table has no such card"));
        }
        Ok(cards.into_iter().collect())
    }
}

/// The cards of a set, one by one.
pub struct Cards {
    words: [u64; WORDS],
    /// The word that is gone through, and what is left of it.
    word: usize,
    left: u64,
}

impl Iterator for Cards {
    type Item = CardId;
    #[inline]
    fn next(&mut self) -> Option<CardId> {
        while self.left == 0 {
            self.word += 1;
            self.left = *self.words.get(self.word)?;
        }
        let card = CardId((self.word * 64) as u16 + self.left.trailing_zeros() as u16);
        self.left &= self.left - 1;
        Some(card)
    }
}

#[cfg(test)]
mod tests {
    use super::{CardId, CardSet};

    #[test]
    fn a_set_gives_back_what_was_put_in() {
        let cards = [CardId(0), CardId(63), CardId(64), CardId(1023)];
        let set: CardSet = cards.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), cards);
        assert_eq!(set.len(), 4);
        assert_eq!(set.without(&CardSet::only(CardId(0))).first(), Some(CardId(63)));
        let stored = serde_json::to_string(&set).expect("a set is plain data");
        assert_eq!(stored, "[0,63,64,1023]");
        assert_eq!(serde_json::from_str::<CardSet>(&stored).expect("as it was stored"), set);
        assert!(!set.has(CardId::NONE));
    }
}

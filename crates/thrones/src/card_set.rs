//! Cards at the table by number, and sets of them as bits.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// How many cards a seat can bring: a House card, an agenda, the plots and the House deck.
pub const CARDS_PER_SEAT: u16 = 80;
/// How many cards a table can hold.
pub const CARDS_MAX: usize = CARDS_PER_SEAT as usize * 4;
const WORDS: usize = CARDS_MAX / 64;

/// A card at the table. Every seat's cards have numbers of their own, so the number tells the owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u16);

impl CardId {
    /// No card.
    pub const NONE: CardId = CardId(u16::MAX);

    /// The card as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose card it is, whoever controls it.
    #[must_use]
    pub const fn owner(self) -> Seat {
        Seat((self.0 / CARDS_PER_SEAT) as u8)
    }

    /// The House card of a seat: always the first of its cards.
    #[must_use]
    pub const fn house_of(seat: Seat) -> CardId {
        CardId(seat.0 as u16 * CARDS_PER_SEAT)
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
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

    /// All cards a seat owns, wherever they are.
    #[must_use]
    pub const fn owned_by(seat: Seat) -> CardSet {
        OWNED[seat.index()]
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

const OWNED: [CardSet; 4] = [owned(0), owned(1), owned(2), owned(3)];

const fn owned(seat: u16) -> CardSet {
    let mut set = CardSet::EMPTY;
    let mut card = seat * CARDS_PER_SEAT;
    while card < (seat + 1) * CARDS_PER_SEAT {
        set.insert(CardId(card));
        card += 1;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::{CardId, CardSet};
    use tabletop::Seat;

    #[test]
    fn a_set_gives_back_what_was_put_in() {
        let cards = [CardId(0), CardId(63), CardId(64), CardId(319)];
        let set: CardSet = cards.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), cards);
        assert_eq!(set.len(), 4);
        assert_eq!(set.and(&CardSet::owned_by(Seat(3))).first(), Some(CardId(319)));
        assert_eq!(set.without(&CardSet::owned_by(Seat(0))).len(), 1);
        assert!(!set.has(CardId::NONE));
    }
}

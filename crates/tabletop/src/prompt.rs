//! What a player is asked. Four shapes serve every decision of every game.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use rand::Rng;
use rand::seq::SliceRandom as _;
use serde::{Deserialize, Serialize};

use crate::{Answer, RuleId, Seat};

/// A question to one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Prompt<'g, I, A> {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked, in the rulebook's words.
    pub ask: A,
    /// The rule the question comes from.
    pub rule: RuleId,
    /// What can be answered.
    pub shape: Shape<'g, I>,
    /// Whether play waits for the answer.
    pub waits: Waits,
}

/// Whether play waits for the answer to a prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Waits {
    /// The game goes on only when this is answered.
    ForAnswer,
    /// An opportunity beside the game: it may be taken or left (a gift of gold at any time).
    ForNobody,
}

/// The four shapes of a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape<'g, I> {
    /// One of these.
    One(&'g [I]),
    /// As many of these as the count allows, and whose worths add up as asked.
    Some {
        /// What may be picked, each at most once.
        of: &'g [I],
        /// How many.
        count: RangeInclusive<usize>,
        /// What the picked things must add up to, if anything.
        worth: Option<Worth<'g>>,
    },
    /// All of these, in an order.
    Order(&'g [I]),
    /// A number in this range.
    Amount(RangeInclusive<u32>),
}

/// What picked things must add up to: influence to be paid, gold that is there.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth<'g> {
    /// What each thing is worth, in the order of the things.
    pub each: &'g [u8],
    /// The least and the most they may add up to.
    pub total: RangeInclusive<u32>,
}

impl<I: Copy + Eq, A> Prompt<'_, I, A> {
    /// Whether there is only one possible answer, so that nothing is decided.
    #[must_use]
    pub fn is_forced(&self) -> bool {
        self.waits == Waits::ForAnswer && self.shape.only_answer().is_some()
    }
}

impl<I: Copy + Eq> Shape<'_, I> {
    /// Whether this is one of the possible answers.
    #[must_use]
    pub fn admits(&self, answer: &Answer<I>) -> bool {
        match (self, answer) {
            (Shape::One(of), Answer::One(item)) => of.contains(item),
            (Shape::Some { of, count, worth }, Answer::Some(items)) => {
                count.contains(&items.len())
                    && distinct(items)
                    && items.iter().all(|item| of.contains(item))
                    && worth.as_ref().is_none_or(|worth| worth.total.contains(&worth.of(of, items)))
            }
            (Shape::Order(of), Answer::Order(items)) => {
                items.len() == of.len()
                    && distinct(items)
                    && items.iter().all(|item| of.contains(item))
            }
            (Shape::Amount(range), Answer::Amount(amount)) => range.contains(amount),
            _ => false,
        }
    }

    /// The answer with a set in the order in which its things are offered: the order they were named in means nothing,
    /// and a forced answer that is not kept must be found again.
    #[must_use]
    pub fn as_offered<'a>(&self, answer: &'a Answer<I>) -> Cow<'a, Answer<I>> {
        let Answer::Some(named) = answer else { return Cow::Borrowed(answer) };
        let at = |item: &I| self.items().iter().position(|other| other == item);
        if named.is_sorted_by_key(at) {
            return Cow::Borrowed(answer);
        }
        let mut items = named.clone();
        items.sort_by_key(at);
        Cow::Owned(Answer::Some(items))
    }

    /// The things on offer.
    #[must_use]
    pub fn items(&self) -> &[I] {
        match self {
            Shape::One(of) | Shape::Some { of, .. } | Shape::Order(of) => of,
            Shape::Amount(_) => &[],
        }
    }

    /// The answer if there is exactly one.
    #[must_use]
    pub fn only_answer(&self) -> Option<Answer<I>> {
        match self {
            Shape::One([item]) => Some(Answer::One(*item)),
            Shape::One(_) => None,
            Shape::Some { of, count, worth } => only_pick(of, count, worth.as_ref()),
            Shape::Order(of) => (of.len() < 2).then(|| Answer::Order(of.to_vec())),
            Shape::Amount(range) => {
                (range.start() == range.end()).then(|| Answer::Amount(*range.start()))
            }
        }
    }

    /// A possible answer drawn at random; every possible answer can come up.
    pub fn sample(&self, rng: &mut impl Rng) -> Answer<I> {
        match self {
            Shape::One(of) => Answer::One(of[rng.random_range(0..of.len())]),
            Shape::Some { of, count, worth } => Answer::Some(pick(of, count, worth.as_ref(), rng)),
            Shape::Order(of) => {
                let mut items = of.to_vec();
                items.shuffle(rng);
                Answer::Order(items)
            }
            Shape::Amount(range) => Answer::Amount(rng.random_range(range.clone())),
        }
    }
}

impl Worth<'_> {
    fn of<I: Eq>(&self, of: &[I], items: &[I]) -> u32 {
        let worth = |item: &I| {
            of.iter().position(|one| one == item).map_or(0, |place| u32::from(self.each[place]))
        };
        items.iter().map(worth).sum()
    }
}

fn distinct<I: Eq>(items: &[I]) -> bool {
    items.iter().enumerate().all(|(place, item)| !items[..place].contains(item))
}

/// The only set that fits, found without trying them all: either nothing or everything must be taken, or some is free.
fn only_pick<I: Copy>(
    of: &[I],
    count: &RangeInclusive<usize>,
    worth: Option<&Worth>,
) -> Option<Answer<I>> {
    let most = (*count.end()).min(of.len());
    let Some(worth) = worth else {
        return match (*count.start(), most) {
            (_, 0) => Some(Answer::Some(Vec::new())),
            (least, _) if least == of.len() => Some(Answer::Some(of.to_vec())),
            _ => None,
        };
    };
    let mut fitting = None;
    for set in 0..1_u32 << of.len().min(12) {
        let chosen = |place: usize| set & (1 << place) != 0;
        let total: u32 = (0..of.len().min(12))
            .filter(|place| chosen(*place))
            .map(|place| u32::from(worth.each[place]))
            .sum();
        if count.contains(&(set.count_ones() as usize)) && worth.total.contains(&total) {
            if fitting.is_some() || of.len() > 12 {
                return None;
            }
            fitting = Some(set);
        }
    }
    let set = fitting?;
    Some(Answer::Some(
        of.iter()
            .enumerate()
            .filter(|(place, _)| set & (1 << place) != 0)
            .map(|(_, item)| *item)
            .collect(),
    ))
}

/// A random set that fits. Worths are never negative, so things are taken in random order as long as the total stays
/// within its most, until a size drawn at random is reached and the least is met.
fn pick<I: Copy>(
    of: &[I],
    count: &RangeInclusive<usize>,
    worth: Option<&Worth>,
    rng: &mut impl Rng,
) -> Vec<I> {
    let most = (*count.end()).min(of.len());
    let mut places: Vec<usize> = (0..of.len()).collect();
    let mut first_try = true;
    loop {
        let size = rng.random_range(*count.start()..=most);
        places.shuffle(rng);
        // The heaviest or the lightest first meet a narrow total soon; a plain shuffle meets every total some day.
        if !first_try && rng.random_range(0..3) > 0 {
            places.sort_by_key(|place| worth.map_or(0, |worth| worth.each[*place]));
            if rng.random_range(0..2) == 0 {
                places.reverse();
            }
        }
        first_try = false;
        let mut picked = Vec::with_capacity(size);
        let mut total = 0;
        for &place in &places {
            let each = worth.map_or(0, |worth| u32::from(worth.each[place]));
            let enough = worth.is_none_or(|worth| total >= *worth.total.start());
            if (picked.len() >= size && enough) || picked.len() == most {
                break;
            }
            if worth.is_none_or(|worth| total + each <= *worth.total.end()) {
                picked.push(of[place]);
                total += each;
            }
        }
        if count.contains(&picked.len()) && worth.is_none_or(|worth| worth.total.contains(&total)) {
            return picked;
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;
    use rand::rngs::SmallRng;

    use super::{Answer, Shape, Worth};

    #[test]
    fn every_sample_is_admitted() {
        let mut rng = SmallRng::seed_from_u64(7);
        let items = [1, 2, 3, 4, 5];
        let each = [1, 1, 2, 3, 0];
        let shapes = [
            Shape::One(&items[..]),
            Shape::Some { of: &items, count: 0..=5, worth: None },
            Shape::Some { of: &items, count: 2..=3, worth: None },
            Shape::Some {
                of: &items,
                count: 0..=5,
                worth: Some(Worth { each: &each, total: 3..=99 }),
            },
            Shape::Some {
                of: &items,
                count: 1..=4,
                worth: Some(Worth { each: &each, total: 0..=2 }),
            },
            Shape::Some {
                of: &items,
                count: 0..=5,
                worth: Some(Worth { each: &each, total: 7..=7 }),
            },
            Shape::Order(&items),
            Shape::Amount(3..=9),
        ];
        for shape in &shapes {
            for _ in 0..500 {
                assert!(shape.admits(&shape.sample(&mut rng)), "{shape:?}");
            }
        }
    }

    #[test]
    fn every_fitting_set_comes_up() {
        let mut rng = SmallRng::seed_from_u64(7);
        let items = [1, 2, 3];
        let each = [1, 2, 2];
        let shape = Shape::Some {
            of: &items,
            count: 0..=3,
            worth: Some(Worth { each: &each, total: 2..=4 }),
        };
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..1000 {
            let mut set = shape.sample(&mut rng).items().to_vec();
            set.sort_unstable();
            seen.insert(set);
        }
        assert_eq!(
            seen.into_iter().collect::<Vec<_>>(),
            [vec![1, 2], vec![1, 3], vec![2], vec![2, 3], vec![3]]
        );
    }

    #[test]
    fn a_total_that_only_the_middle_meets_is_found() {
        let mut rng = SmallRng::seed_from_u64(7);
        let (items, each) = ([1, 2, 3, 4, 5], [1, 4, 3, 3, 9]);
        let worth = Some(Worth { each: &each, total: 6..=6 });
        let shape = Shape::Some { of: &items, count: 0..=5, worth };
        let mut set = shape.sample(&mut rng).items().to_vec();
        set.sort_unstable();
        assert_eq!(set, [3, 4]);
    }

    #[test]
    fn other_answers_are_not_admitted() {
        let items = [1, 2, 3];
        let some = Shape::Some { of: &items, count: 1..=2, worth: None };
        for answer in [
            Answer::Some(vec![]),
            Answer::Some(vec![1, 1]),
            Answer::Some(vec![4]),
            Answer::Some(vec![1, 2, 3]),
        ] {
            assert!(!some.admits(&answer), "{answer:?}");
        }
        assert!(!some.admits(&Answer::Order(vec![1])));
        assert!(!Shape::Order(&items).admits(&Answer::Order(vec![1, 2])));
        assert!(!Shape::<u8>::Amount(1..=2).admits(&Answer::Amount(3)));
    }

    #[test]
    fn a_lone_answer_is_found() {
        let items = [1, 2];
        let each = [1, 1];
        let all = Shape::Some {
            of: &items,
            count: 0..=2,
            worth: Some(Worth { each: &each, total: 2..=9 }),
        };
        assert_eq!(all.only_answer(), Some(Answer::Some(vec![1, 2])));
        assert_eq!(Shape::One(&items[..1]).only_answer(), Some(Answer::One(1)));
        assert_eq!(Shape::One(&items).only_answer(), None);
        assert_eq!(
            Shape::Some { of: &items, count: 0..=0, worth: None }.only_answer(),
            Some(Answer::Some(vec![]))
        );
    }
}

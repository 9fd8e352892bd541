//! How a Battle may end if both sides fight on: counted out round by round, losses taken in Strength Points. Near enough
//! to tell a good fight from a bad one; what the Troops are worth one by one is left out.

use crate::state::Fief;

/// Chances are counted in so many parts.
const WHOLE: u64 = 1_000_000;
/// No more hits than three dice and a dragon bring.
const HITS_MAX: usize = 3 * 4;
/// Larger Armies are counted as this large.
const STRENGTH_MAX: usize = 40;

/// What a side brings: Strength Points, dice beyond those of its strength, dice that walls keep off.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Brings {
    pub strength: u16,
    pub more: u8,
    pub penalty: u8,
}

/// How many of a hundred such Battles each side is left in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Odds {
    pub first: u64,
    pub second: u64,
}

impl Brings {
    fn dice(self, strength: usize) -> usize {
        let by_strength = match strength {
            0 => 0,
            1..=6 => 1,
            7..=12 => 2,
            13.. => 3,
        };
        (by_strength + usize::from(self.more)).saturating_sub(self.penalty.into())
    }
}

impl Fief {
    /// How the Battle between these two may end.
    pub(super) fn odds(&self, first: Brings, second: Brings) -> Odds {
        let hits: [[u64; HITS_MAX + 1]; 5] = std::array::from_fn(|dice| self.hit_chances(dice));
        let most = |side: Brings| usize::from(side.strength).min(STRENGTH_MAX);
        let (ones, twos) = (most(first), most(second));
        // The chances of both sides, by what is left of each; smaller Armies are reckoned before larger ones.
        let mut known = vec![[0_u64; 2]; (ones + 1) * (twos + 1)];
        for one in 0..=ones {
            for two in 0..=twos {
                let place = one * (twos + 1) + two;
                known[place] = match (one, two) {
                    (0, 0) => [0, 0],
                    (0, _) => [0, WHOLE],
                    (_, 0) => [WHOLE, 0],
                    (one, two) => {
                        let (by, back) = (&hits[first.dice(one)], &hits[second.dice(two)]);
                        let mut sum = [0; 2];
                        let mut moved = 0;
                        for (lost_two, chance) in by.iter().enumerate() {
                            for (lost_one, other) in back.iter().enumerate() {
                                let weight = chance * other / WHOLE;
                                if lost_one + lost_two == 0 {
                                    continue;
                                }
                                let left =
                                    (one.saturating_sub(lost_one), two.saturating_sub(lost_two));
                                let then = known[left.0 * (twos + 1) + left.1];
                                moved += weight;
                                sum[0] += weight * then[0] / WHOLE;
                                sum[1] += weight * then[1] / WHOLE;
                            }
                        }
                        sum.map(|part| (part * WHOLE).checked_div(moved).unwrap_or(0))
                    }
                };
            }
        }
        let [first, second] =
            known[ones * (twos + 1) + twos].map(|part| (part * 100 + WHOLE / 2) / WHOLE);
        Odds { first, second }
    }

    /// How likely each number of hits is with so many dice.
    fn hit_chances(&self, dice: usize) -> [u64; HITS_MAX + 1] {
        let mut chances = [0; HITS_MAX + 1];
        chances[0] = WHOLE;
        for _ in 0..dice {
            let mut next = [0; HITS_MAX + 1];
            for (hits, chance) in chances.iter().enumerate() {
                for face in self.battle_die {
                    let sum = (hits + usize::from(face)).min(HITS_MAX);
                    next[sum] += chance / 6;
                }
            }
            chances = next;
        }
        chances
    }
}

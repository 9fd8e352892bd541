//! How strong entries are beside each other, from who won against whom.
//!
//! Each entry has a strength, and of those at a table each wins in proportion to its own (Bradley and Terry for two,
//! Plackett and Luce for more). The strengths that make what happened likeliest are found step by step; how sharply that
//! likelihood falls off around them gives the interval.

use serde::Serialize;

/// Points of rating by which an entry wins ten times as often as another.
const TEN_TIMES: f64 = 400.0;
/// The rating of the first entry, by which the others are measured.
const ANCHOR: f64 = 1000.0;

/// How strong an entry is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// Who.
    pub name: String,
    /// 400 points more win ten times as often; the last entry has 1000.
    pub rating: f64,
    /// Half the width of the interval in which the rating lies in 95 of 100 such measurements.
    pub give_or_take: f64,
    /// In how many games.
    pub games: u64,
    /// How many of them were won.
    pub wins: u64,
}

/// A game somebody played.
#[derive(Clone, Debug, PartialEq)]
pub struct Past {
    /// How strong the others were.
    pub against: Vec<f64>,
    /// Whether he won.
    pub won: bool,
}

/// How far from the anchor somebody is usually found of whom nothing is known.
const UNKNOWN: f64 = 300.0;

/// How strong somebody is who played these games: the strength that makes them likeliest, drawn towards the anchor where
/// they are few.
#[must_use]
pub fn strength_of(games: &[Past]) -> f64 {
    // How the likelihood still rises with the strength; it falls all the way, so what is sought lies where it is 0.
    let slope = |rating: f64| {
        let won_at = |past: &Past| {
            let raised = |rating: f64| 10_f64.powf((rating - ANCHOR) / TEN_TIMES);
            raised(rating)
                / (raised(rating) + past.against.iter().copied().map(raised).sum::<f64>())
        };
        let surprise: f64 =
            games.iter().map(|past| f64::from(u8::from(past.won)) - won_at(past)).sum();
        surprise * std::f64::consts::LN_10 / TEN_TIMES - (rating - ANCHOR) / (UNKNOWN * UNKNOWN)
    };
    let (mut low, mut high) = (ANCHOR - 10.0 * UNKNOWN, ANCHOR + 10.0 * UNKNOWN);
    for _ in 0..50 {
        let middle = low.midpoint(high);
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    low.midpoint(high)
}

/// Who sat at a table and who won there, by number.
pub struct Result {
    /// Everybody at the table; somebody may sit there twice.
    pub sat: Vec<usize>,
    /// Who won.
    pub won: Vec<usize>,
}

/// The ratings of so many entries, the last of which is the measure.
#[must_use]
pub fn rate(names: &[String], results: &[Result]) -> Vec<Rating> {
    let count = names.len();
    let free = count.saturating_sub(1);
    let mut strengths = vec![0.0; count];
    let mut curve = vec![vec![0.0; free]; free];
    for _ in 0..60 {
        let mut slope = vec![0.0; free];
        curve = vec![vec![0.0; free]; free];
        for result in results.iter().filter(|result| !result.won.is_empty()) {
            add(result, &strengths, &mut slope, &mut curve);
        }
        // Who lost every game has no strength that fits; a breath of doubt keeps it finite.
        for (place, row) in curve.iter_mut().enumerate() {
            row[place] += 0.02;
            slope[place] -= 0.02 * strengths[place];
        }
        let step = solve(&curve, &slope);
        let mut moved = 0.0_f64;
        for (strength, step) in strengths.iter_mut().zip(&step) {
            let step = step.clamp(-1.0, 1.0);
            *strength += step;
            moved = moved.max(step.abs());
        }
        if moved < 1e-6 {
            break;
        }
    }
    let points = TEN_TIMES / std::f64::consts::LN_10;
    let one = |(place, name): (usize, &String)| {
        let mut unit = vec![0.0; free];
        let spread = if place < free {
            unit[place] = 1.0;
            solve(&curve, &unit)[place].max(0.0).sqrt()
        } else {
            0.0
        };
        let sat = results.iter().filter(|result| result.sat.contains(&place));
        Rating {
            name: name.clone(),
            rating: ANCHOR + points * strengths[place],
            give_or_take: 1.96 * points * spread,
            games: sat.clone().count() as u64,
            wins: sat.filter(|result| result.won.contains(&place)).count() as u64,
        }
    };
    names.iter().enumerate().map(one).collect()
}

/// Adds what one game says about the strengths.
fn add(result: &Result, strengths: &[f64], slope: &mut [f64], curve: &mut [Vec<f64>]) {
    let raised = |place: &usize| strengths[*place].exp();
    let sum: f64 = result.sat.iter().map(raised).sum();
    let free = slope.len();
    let mut share = vec![0.0; free];
    for place in result.sat.iter().filter(|place| **place < free) {
        share[*place] += raised(place) / sum;
    }
    let part = 1.0 / result.won.len() as f64;
    for place in result.won.iter().filter(|place| **place < free) {
        slope[*place] += part;
    }
    for place in 0..free {
        slope[place] -= share[place];
        curve[place][place] += share[place];
        for other in 0..free {
            curve[place][other] -= share[place] * share[other];
        }
    }
}

/// What, times the matrix, gives the right side: Gauss's way.
fn solve(matrix: &[Vec<f64>], right: &[f64]) -> Vec<f64> {
    let count = right.len();
    let mut rows: Vec<Vec<f64>> = matrix.to_vec();
    let mut right = right.to_vec();
    for place in 0..count {
        let best =
            (place..count).max_by(|a, b| rows[*a][place].abs().total_cmp(&rows[*b][place].abs()));
        let best = best.unwrap_or(place);
        rows.swap(place, best);
        right.swap(place, best);
        let (above, below) = rows.split_at_mut(place + 1);
        let top = &above[place];
        for (step, row) in below.iter_mut().enumerate() {
            let factor = row[place] / top[place];
            for (number, above) in row.iter_mut().zip(top).skip(place) {
                *number -= factor * above;
            }
            right[place + 1 + step] -= factor * right[place];
        }
    }
    for place in (0..count).rev() {
        for after in place + 1..count {
            right[place] -= rows[place][after] * right[after];
        }
        right[place] /= rows[place][place];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::{Past, Result, rate, strength_of};

    #[test]
    fn ten_wins_to_one_are_four_hundred_points() {
        let names = ["strong".to_owned(), "weak".to_owned()];
        let results: Vec<Result> = (0..1100)
            .map(|game| Result { sat: vec![0, 1], won: vec![usize::from(game % 11 == 0)] })
            .collect();
        let ratings = rate(&names, &results);
        assert!((ratings[0].rating - 1400.0).abs() < 5.0, "{ratings:?}");
        assert!((ratings[1].rating - 1000.0).abs() < 1e-9);
        assert!((20.0..80.0).contains(&ratings[0].give_or_take), "{ratings:?}");
    }

    #[test]
    fn who_wins_half_is_as_strong_as_the_others() {
        assert!((strength_of(&[]) - 1000.0).abs() < 1.0);
        let game = |won| Past { against: vec![1400.0], won };
        let even: Vec<Past> = (0..200).map(|place| game(place % 2 == 0)).collect();
        assert!((strength_of(&even) - 1400.0).abs() < 15.0, "{}", strength_of(&even));
        let weaker: Vec<Past> = (0..200).map(|_| game(false)).collect();
        assert!(strength_of(&weaker) < strength_of(&weaker[..5]));
        assert!(strength_of(&[game(true)]) > 1000.0);
    }

    #[test]
    fn one_among_three_equals_wins_a_quarter() {
        let names = ["one".to_owned(), "others".to_owned()];
        let results: Vec<Result> = (0..400)
            .map(|game| Result { sat: vec![0, 1, 1, 1], won: vec![usize::from(game % 4 != 0)] })
            .collect();
        assert!((rate(&names, &results)[0].rating - 1000.0).abs() < 5.0);
    }
}

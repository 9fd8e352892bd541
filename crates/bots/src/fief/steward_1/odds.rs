//! How a Battle would probably end, reckoned without dice.

use std::sync::LazyLock;

/// The hits one Battle Die makes on average.
const HITS_PER_DIE: f64 = 2.0;
/// After so many rounds it is clear how it goes.
const ROUNDS: u32 = 10;

/// Armies up to this are looked up, with as many dice lost as a Fortification takes at most.
const ARMY: usize = 48;
const PENALTIES: usize = 3;

/// The odds of the armies there usually are: asked for a hundred times for every judgement of a table.
static TABLE: LazyLock<Vec<f64>> = LazyLock::new(|| {
    let cells = 0..PENALTIES * ARMY * ARMY;
    let cell = |place: usize| {
        let (attack, defence) = (place / ARMY % ARMY, place % ARMY);
        reckoned(attack as u16, defence as u16, (place / ARMY / ARMY) as u8)
    };
    cells.map(cell).collect()
});

/// How likely the attacker wins, with these Strength Points against those, `penalty` dice lost to a Fortification.
pub fn odds(attack: u16, defence: u16, penalty: u8) -> f64 {
    let [attack_at, defence_at, row] =
        [usize::from(attack), usize::from(defence), usize::from(penalty)];
    if attack_at < ARMY && defence_at < ARMY && row < PENALTIES {
        TABLE[(row * ARMY + attack_at) * ARMY + defence_at]
    } else {
        reckoned(attack, defence, penalty)
    }
}

fn reckoned(attack: u16, defence: u16, penalty: u8) -> f64 {
    if attack == 0 {
        return 0.0;
    }
    if defence == 0 {
        return 1.0;
    }
    let (mut left, mut right) = (f64::from(attack), f64::from(defence));
    for _ in 0..ROUNDS {
        let hits = (dice(left) - f64::from(penalty)).max(0.0) * HITS_PER_DIE;
        let hurt = dice(right) * HITS_PER_DIE;
        (left, right) = (left - hurt, right - hits);
        if left <= 0.0 || right <= 0.0 {
            break;
        }
    }
    let margin = left.max(0.0) - right.max(0.0);
    let scale = 1.0 + 0.2 * f64::from(attack.min(defence));
    0.5 + 0.5 * (margin / scale).tanh()
}

fn dice(strength: f64) -> f64 {
    match strength {
        strength if strength <= 0.0 => 0.0,
        strength if strength <= 6.0 => 1.0,
        strength if strength <= 12.0 => 2.0,
        _ => 3.0,
    }
}

#[cfg(test)]
mod tests {
    use super::{ARMY, odds, reckoned};

    #[test]
    fn the_stronger_army_is_likelier_to_win() {
        assert!(odds(12, 4, 0) > 0.9);
        assert!(odds(4, 12, 0) < 0.1);
        assert!(odds(6, 6, 1) < odds(6, 6, 0));
        assert!(odds(8, 6, 2) < 0.2);
    }

    #[test]
    fn what_is_looked_up_is_what_would_be_reckoned() {
        let last = ARMY as u16 - 1;
        for (attack, defence, penalty) in [(0, 0, 0), (5, 9, 2), (last, 1, 1), (last + 1, last, 0)]
        {
            let (found, made) =
                (odds(attack, defence, penalty), reckoned(attack, defence, penalty));
            assert!((found - made).abs() < f64::EPSILON);
        }
    }
}

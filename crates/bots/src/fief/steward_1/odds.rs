//! How a Battle would probably end, reckoned without dice.

/// The hits one Battle Die makes on average.
const HITS_PER_DIE: f64 = 2.0;
/// After so many rounds it is clear how it goes.
const ROUNDS: u32 = 10;

/// How likely the attacker wins, with these Strength Points against those, `penalty` dice lost to a Fortification.
pub fn odds(attack: u16, defence: u16, penalty: u8) -> f64 {
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
    use super::odds;

    #[test]
    fn the_stronger_army_is_likelier_to_win() {
        assert!(odds(12, 4, 0) > 0.9);
        assert!(odds(4, 12, 0) < 0.1);
        assert!(odds(6, 6, 1) < odds(6, 6, 0));
        assert!(odds(8, 6, 2) < 0.2);
    }
}

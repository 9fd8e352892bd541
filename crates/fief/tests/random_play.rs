//! Random games through every check of the table.

use fief::{Fief, Modules, Setup, Variants};
use tabletop::checks::{Check, Trial};

/// Every number of Players, with and without the modules and variants.
fn setup(number: u64) -> Setup {
    let players = 3 + (number % 4) as u8;
    let odd = number / 4 % 2 == 1;
    Setup {
        modules: Modules { tactics: odd, nights_watch: odd && players >= 5, winter: odd },
        variants: Variants {
            assassination: odd,
            diplomacy: number / 8 % 2 == 1,
            one_mill: odd,
            title_concession: odd,
            hidden_gold: odd,
        },
        ..Setup::for_players(players)
    }
}

#[test]
fn random_games_keep_every_promise() {
    let checks = Check::ALL.into_iter().filter(|check| *check != Check::GamesEnd);
    let checks: Vec<Check> = checks.collect();
    let trial = Trial::<Fief, _>::new(setup).games(16).decisions(150);
    let report = trial.check_all(&checks).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(report.games, 16);
}

#[test]
fn the_state_is_small() {
    let bytes = size_of::<Fief>();
    assert!(bytes <= 8 * 1024, "{bytes} bytes");
}

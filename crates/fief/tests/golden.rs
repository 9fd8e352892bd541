//! Golden journals: pieces of games with every number of Players, which must verify as long as `RULES` stays.
//!
//! `UPDATE_GOLDEN=1 cargo nextest run -p fief --test golden` makes them anew: do so only when `RULES` rises, and read what
//! changed.

use std::path::PathBuf;

use fief::{Fief, Modules, Setup, Variants};
use tabletop::checks::random_game;
use tabletop::{Journal, Seed};

/// How many decisions of a game are kept.
const DECISIONS: usize = 250;

fn file(players: u8) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    folder.join(format!("players-{players}.journal"))
}

/// Three and four Players play the plain game, five and six with all modules and variants.
fn setup(players: u8) -> Setup {
    let all = players >= 5;
    Setup {
        modules: Modules { tactics: all, nights_watch: all, winter: all },
        variants: Variants {
            assassination: all,
            diplomacy: all,
            one_mill: all,
            title_concession: all,
            hidden_gold: all,
        },
        ..Setup::for_players(players)
    }
}

#[test]
fn golden_games_are_still_the_same_games() {
    for players in 3..=6 {
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            let seed = Seed::from_number(players.into());
            let play = random_game::<Fief>(setup(players), seed, DECISIONS);
            std::fs::write(file(players), play.text()).expect("the folder is there");
        }
        let text = std::fs::read_to_string(file(players)).expect("the journal is kept");
        let journal = Journal::<Fief>::read(&text).unwrap_or_else(|error| panic!("{error}"));
        journal.verify().unwrap_or_else(|error| panic!("{players} Players: {error}"));
    }
}

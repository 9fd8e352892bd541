//! The steward of A Song of Ice and Fief beats whoever plays at random, and stewards bring their games to an end.

use std::sync::atomic::AtomicBool;

use bots::arena::{Entry, Keep, Limit, Tournament};
use bots::tally::Tally;
use fief::{Fief, House, Setup};

const HOUSES: [House; 4] = [House::Stark, House::Lannister, House::Tully, House::Greyjoy];

fn games(bots: &[&str], games: u64) -> Tally {
    let entry =
        |(bot, house): (&&str, House)| Entry { plays: house.to_string(), bot: (*bot).into() };
    let entries: Vec<Entry> = bots.iter().zip(HOUSES).map(entry).collect();
    let setup = |order: &[usize]| {
        Setup::with_houses(&order.iter().map(|entry| HOUSES[*entry]).collect::<Vec<_>>())
    };
    let limit = Limit { rounds: 60, ..Limit::default() };
    let (seed, jobs, keep) = (7, 2, Keep::Result);
    let stop = &AtomicBool::new(false);
    let games = Tournament::<Fief> {
        entries: &entries,
        tables: &[(0..entries.len()).collect()],
        setup: &setup,
        games,
        seed,
        jobs,
        limit,
        keep,
        stop,
    };
    games.play(&|_, _| Ok(())).unwrap()
}

#[test]
fn one_steward_beats_three_who_play_at_random() {
    let tally = games(&["steward", "random", "random", "random"], 4);
    assert!(tally.seats[0].wins >= 3, "{tally:?}");
}

#[test]
fn stewards_end_their_games_by_victory() {
    let tally = games(&["steward", "steward", "steward"], 3);
    assert_eq!(tally.broken_off, 0, "{tally:?}");
}

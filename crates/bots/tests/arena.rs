//! The arena gives the same result whoever computes it, and its journals hold.

use std::sync::Mutex;

use bots::arena::{Entry, Keep, Limit, Match, Played, Tournament};
use bots::tally::Tally;
use bots::{Contest, Opponent};
use fief::{Fief, House, Setup};
use tabletop::{Journal, Seed, Shelf};

const HOUSES: [House; 3] = [House::Stark, House::Lannister, House::Tully];
const LIMIT: Limit = Limit { rounds: 3, decisions: 2_000 };

fn entries() -> Vec<Entry> {
    let entry = |house: &House| Entry { label: house.to_string(), bot: "random".to_owned() };
    HOUSES.iter().map(entry).collect()
}

fn tournament(jobs: usize, seed: u64, keep: Keep) -> (Tally, Vec<(u64, Played)>) {
    let entries = entries();
    let setup = |order: &[usize]| {
        Setup::with_houses(&order.iter().map(|entry| HOUSES[*entry]).collect::<Vec<_>>())
    };
    let heard = Mutex::new(Vec::new());
    let games = Tournament::<Fief> {
        entries: &entries,
        setup: &setup,
        games: 12,
        seed,
        jobs,
        limit: LIMIT,
        keep,
    };
    let tally = games
        .play(&|number, played| {
            heard.lock().unwrap().push((number, played.clone()));
            Ok(())
        })
        .unwrap();
    let mut heard = heard.into_inner().unwrap();
    heard.sort_by_key(|(number, _)| *number);
    (tally, heard)
}

#[test]
fn the_number_of_jobs_makes_no_difference() {
    let (one, games) = tournament(1, 7, Keep::Result);
    let (three, same_games) = tournament(3, 7, Keep::Result);
    assert_eq!(one, three);
    assert_eq!(games, same_games);
    assert_eq!(one.games, 12);
    assert_ne!(games, tournament(2, 8, Keep::Result).1);
}

#[test]
fn a_kept_journal_holds_and_changes_nothing() {
    let (kept, games) = tournament(2, 7, Keep::Journal);
    assert_eq!(kept, tournament(2, 7, Keep::Result).0);
    for (_, played) in &games {
        let journal = Journal::<Fief>::read(played.journal.as_ref().unwrap()).unwrap();
        journal.verify().unwrap();
        assert_eq!(journal.decisions().len(), played.decisions as usize);
    }
}

#[test]
fn a_bot_nobody_knows_is_named_with_those_there_are() {
    let setup = Setup::with_houses(&HOUSES);
    let names = ["random", "maester", "random"];
    let (seed, keep) = (Seed::from_number(1), Keep::Result);
    let game = Match::<Fief> { setup: &setup, seed, bots: &names, limit: LIMIT, keep };
    let error = game.play().unwrap_err().to_string();
    assert_eq!(error, "no bot called \"maester\" knows fief: there are steward, random");
}

#[test]
fn every_bot_of_a_game_is_there() {
    for name in Fief::BOTS {
        assert!(Fief::bot(name, 1).is_some(), "{name}");
    }
}

#[test]
fn an_opponent_answers_at_a_table_what_is_offered() {
    let shelf = Shelf::new().with::<Fief>();
    let setup = serde_json::to_value(Setup::with_houses(&HOUSES)).unwrap();
    let fief = shelf.find("fief").unwrap();
    let mut table = fief.begin(&setup, Seed::from_number(3)).unwrap();
    let mut opponent = Opponent::new::<Fief>("steward", 5).unwrap();
    for _ in 0..200 {
        let Some(seat) = table.asked().iter().next() else { break };
        let answer = opponent.answer(&*table, seat).unwrap();
        table.decide(seat, &answer).unwrap();
    }
    assert!(table.decisions() > 20);
}

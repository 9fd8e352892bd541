//! The arena gives the same result whoever computes it, and its journals hold.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use bots::Roster;
use bots::arena::{Entry, Keep, Limit, Match, Played, Tournament};
use bots::tally::Tally;
use fief::{Fief, House, Setup};
use tabletop::{BotName, Game as _, Journal, Player, Seed, Shelf, Table};
use thrones::Thrones;

const HOUSES: [House; 3] = [House::Stark, House::Lannister, House::Tully];
const LIMIT: Limit = Limit { rounds: 3, decisions: 2_000 };

fn entries() -> Vec<Entry> {
    let entry = |house: &House| Entry { plays: house.to_string(), bot: "random".to_owned() };
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
        tables: &[vec![0, 1, 2]],
        setup: &setup,
        games: 12,
        seed,
        jobs,
        limit: LIMIT,
        keep,
        stop: &AtomicBool::new(false),
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
    assert_eq!(kept, tournament(2, 7, Keep::Story).0);
    for (_, played) in &games {
        let journal = Journal::<Fief>::read(played.journal.as_ref().unwrap()).unwrap();
        journal.verify().unwrap();
        assert!(matches!(&journal.players()[0], Player::Bot(bot) if bot.name == "random"));
        assert_eq!(journal.decisions().len(), played.decisions as usize);
    }
}

#[test]
fn a_bot_nobody_knows_is_named_with_those_there_are() {
    let setup = Setup::with_houses(&HOUSES);
    let names = ["random", "warlock", "random"];
    let (seed, keep) = (Seed::from_number(1), Keep::Result);
    let game = Match::<Fief> { setup: &setup, seed, bots: &names, limit: LIMIT, keep };
    let error = game.play().unwrap_err().to_string();
    let known = "maester:3, maester:2, maester:1, steward, steward-1, random";
    assert_eq!(error, format!("no bot called \"warlock\" knows fief: there are {known}"));
}

#[test]
fn a_bot_is_found_by_name_and_level() {
    let roster = Roster::new().with::<Fief>().with::<Thrones>();
    for game in [Fief::NAME, Thrones::NAME] {
        assert!(!roster.of(game).is_empty());
        for opponent in roster.of(game) {
            let id = opponent.id();
            assert_eq!(roster.find(game, &format!("{}:{}", id.name, id.level)).unwrap().id(), id);
            assert_eq!(roster.find(game, &id.name).unwrap().id().name, id.name);
        }
        assert!(roster.find(game, "steward:99").is_err());
    }
    assert!(roster.of("chess").is_empty());
    assert!(roster.find("chess", "steward").is_err());
}

#[test]
fn the_bot_as_strong_as_somebody_is_found_by_his_games() {
    let roster = Roster::new().with::<Thrones>();
    let games = |name: &str, won: bool| {
        let bot = roster.find("thrones", name).unwrap().id();
        vec![(vec![bot], won); 40]
    };
    let found = |games: &[(Vec<BotName>, bool)]| roster.as_strong_as("thrones", games).unwrap();
    let (beaten, beats) = (found(&games("steward", false)), found(&games("steward", true)));
    assert!(beaten.rating() < beats.rating());
    assert_eq!(beats.id().name, "maester");
    let mut even = games("maester:2", true);
    even.iter_mut().step_by(2).for_each(|(_, won)| *won = false);
    assert_eq!(found(&even).id().name, "maester");
    assert!(roster.as_strong_as("chess", &[]).is_none());
}

/// Answers of a steward in every seat, so many more, each asked `times` times.
fn stewards_play_on(table: &mut dyn Table, decisions: usize, times: usize) {
    let steward = Roster::new().with::<Fief>().find("fief", "steward").unwrap();
    for _ in 0..decisions {
        let Some(seat) = table.asked().iter().next() else { break };
        let answers: Vec<_> = (0..times).map(|_| steward.answer(table, seat).unwrap()).collect();
        assert!(answers.iter().all(|answer| *answer == answers[0]), "a steward changed its mind");
        table.decide(seat, &answers[0]).unwrap();
    }
}

#[test]
fn a_game_taken_up_again_goes_on_as_it_would_have() {
    let shelf = Shelf::new().with::<Fief>();
    let setup = serde_json::to_value(Setup::with_houses(&HOUSES)).unwrap();
    let fief = shelf.find("fief").unwrap();
    let mut table = fief.begin(&setup, Seed::from_number(3), Vec::new()).unwrap();
    stewards_play_on(&mut *table, 60, 1);
    let early = table.journal_from(0);
    stewards_play_on(&mut *table, 140, 1);
    let mut again = shelf.open(&early).unwrap();
    stewards_play_on(&mut *again, 140, 2);
    assert!(table.decisions() > 20);
    assert_eq!(again.journal(), table.journal());
}

#[test]
fn a_tournament_that_is_stopped_counts_what_was_played() {
    let entries = entries();
    let stop = AtomicBool::new(false);
    let setup = |_: &[usize]| Setup::with_houses(&HOUSES);
    let games = Tournament::<Fief> {
        entries: &entries,
        tables: &[vec![0, 1, 2]],
        setup: &setup,
        games: 1_000_000,
        seed: 1,
        jobs: 1,
        limit: LIMIT,
        keep: Keep::Result,
        stop: &stop,
    };
    let played = AtomicU32::new(0);
    let tally = games.play(&|_, _| {
        if played.fetch_add(1, Ordering::Relaxed) == 2 {
            stop.store(true, Ordering::Relaxed);
        }
        Ok(())
    });
    assert_eq!(tally.unwrap().games, 3);
}

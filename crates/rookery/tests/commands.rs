//! The commands as they are typed: what they print, what they refuse.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;

struct Said {
    well: bool,
    out: String,
    err: String,
}

/// Runs rookery with words divided by spaces, and types the lines.
fn typed(words: &str, lines: &[&str]) -> Said {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rookery"))
        .args(words.split_whitespace())
        .env("COLUMNS", "90")
        .env("XDG_STATE_HOME", file("state"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("rookery starts");
    let mut input = child.stdin.take().expect("it listens");
    for line in lines {
        // Who has left the table does not listen any more.
        if writeln!(input, "{line}").is_err() {
            break;
        }
    }
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it speaks UTF-8");
    Said { well: output.status.success(), out: text(output.stdout), err: text(output.stderr) }
}

fn run(words: &str) -> Said {
    typed(words, &[])
}

fn file(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("rookery-test-{}-{name}", std::process::id()))
}

fn json(said: &Said) -> Value {
    serde_json::from_str(&said.out).unwrap_or_else(|error| panic!("{error}: {}", said.err))
}

#[test]
fn a_simulation_does_not_depend_on_its_jobs() {
    for words in [
        "thrones --seats stark:random,lannister:random --games 6",
        "thrones --seats stark:random,lannister:random,baratheon:random --games 3",
        "fief --seats stark:random,lannister:random,tully:random --games 6 --rounds 3",
    ] {
        let result = |jobs: u8| {
            let said = run(&format!("simulate {words} --seed 7 --json --jobs {jobs}"));
            assert!(said.well, "{}", said.err);
            said.out
        };
        assert_eq!(result(1), result(3), "{words}");
    }
}

#[test]
fn a_simulation_counts_wins_with_intervals() {
    let said = run("simulate thrones --seats stark:random,lannister:random --games 4 --json");
    let result = json(&said);
    assert_eq!(result["games"], 4);
    let seats = result["seats"].as_array().expect("each seat has a record");
    assert_eq!(seats[0]["name"], "stark:random");
    let wins: u64 = seats.iter().filter_map(|seat| seat["wins"].as_u64()).sum();
    assert_eq!(wins + result["draws"].as_u64().expect("it is counted"), 4);
    assert!(seats[0]["interval"][0].is_number());
    for key in ["first_player", "rounds", "decisions"] {
        assert!(result[key].is_object(), "{key}");
    }
}

#[test]
fn simulated_games_are_kept_and_hold() {
    let folder = file("games");
    let folder_name = folder.display();
    let seats = "--seats stark:random,lannister:random --games 2";
    assert!(run(&format!("simulate thrones {seats} --save {folder_name}")).well);
    for number in 0..2 {
        let game = folder.join(format!("game-{number:05}.journal"));
        let said = run(&format!("verify {}", game.display()));
        assert!(said.well && said.out.contains("holds: thrones"), "{}{}", said.out, said.err);
        let said = run(&format!("replay {}", game.display()));
        assert!(said.out.contains("Round 1 begins"), "{}", said.err);
    }
    std::fs::remove_dir_all(&folder).expect("it is there");
}

#[test]
fn wrong_arguments_are_refused_with_what_is_right() {
    for (words, wanted) in [
        ("simulate thrones --seats stark:warlock,lannister:random", "there are maester:3,"),
        ("simulate thrones --seats stark:random", "a game has 2 to 4 players, not 1"),
        ("simulate thrones --seats :random,stark", "is no seat: name what is played"),
        ("simulate thrones --seats wolves:random,stark:random", "no ready-made deck"),
        ("simulate thrones --seats stark:random,lannister:random --games 0", "0 is not in 1.."),
        ("simulate thrones --seats stark:random,lannister:random --jobs 0", "--jobs"),
        ("simulate fief --seats stark:random,lannister:random", "scope.players"),
        ("simulate fief --seats wolves:random,stark:random", "there is no House \"wolves\""),
        ("simulate fief --seats stark,tully,arryn --modules dragons", "there is no module"),
        ("play fief --modules wall", "the larger Wall expansion is left out"),
        ("cards nonsense", "no card is like that"),
        ("play thrones --deck wolves", "no ready-made deck"),
        ("play thrones --bot warlock", "there are maester:3,"),
        ("play thrones --bot random,random", "2 bots are named for 1 seats"),
        ("play thrones --variant two-on-two", "two on two is for 4 players"),
        ("play thrones --edition autumn", "there are `lcg` and `winter`"),
        ("play thrones --resume /no/such/file", "cannot be opened"),
        ("play fief --players 9 --house stark", "scope.players"),
        ("play fief --house wolf", "there is no House"),
        ("play fief --players 3 --house stark --against tully,arryn,tyrell", "4 Houses are named"),
        ("play thrones --bot steward:9", "steward, steward-1, random"),
        ("play thrones --resume /tmp/x --bot random", "cannot be used with"),
        ("play thrones --resume /tmp/x --seed 3", "cannot be used with"),
        ("play thrones --resume /tmp/x --deck lannister", "cannot be used with"),
        ("play thrones --resume /tmp/x --edition winter", "cannot be used with"),
        ("play fief --resume /tmp/x --modules tactics", "cannot be used with"),
        ("play fief --resume /tmp/x --save /tmp/y", "cannot be used with"),
        ("play fief --resume", "no unfinished game of fief stands in"),
        ("games resume thrones-0000", "no game \"thrones-0000\" is kept"),
        ("games delete 1", "no game \"1\" is kept"),
        ("simulate fief --seats stark,tully,arryn --games 18446744073709551615", "1..=1000000"),
        ("trial fief --games 18446744073709551615", "1..=1000000"),
        ("play chess", "unrecognized subcommand"),
        ("verify /no/such/file", "cannot be opened"),
        ("verify /", "is a folder"),
        ("replay /no/such/file", "cannot be opened"),
        ("bench chess", "possible values: thrones, fief"),
        ("bench fief --seats 2", "fief has 3 to 6 seats, not 2"),
        ("bench fief --seconds 0", "cannot be measured"),
    ] {
        let said = run(words);
        assert!(!said.well, "{words}: {}", said.out);
        assert!(said.err.contains(wanted), "{words}: {}", said.err);
    }
}

#[test]
fn a_scripted_game_asks_again_after_bad_input() {
    let said = typed(
        "play thrones --deck stark --against lannister --bot random --seed 3",
        &["dance", "99", "help", "table", "show hodor", "why valar", "show zzz", "log 2", "quit"],
    );
    assert!(said.well, "{}", said.err);
    for wanted in [
        "> dance\n  \"dance\" is no choice, number or command",
        "there is no choice 99; they go from 1 to",
        "  why NAME       why it cannot be chosen now",
        "House Stark (you):",
        "Hodor cannot be declared as an attacker.",
        "(setup.place.order)",
        "nothing is known of \"zzz\"",
        "You leave the table; the game was not written down.",
    ] {
        assert!(said.out.contains(wanted), "{wanted}\n{}", said.out);
    }
    assert!(!said.out.contains('\u{1b}'), "there are no colours in a pipe");
}

#[test]
fn a_choice_that_shows_nothing_is_taken_back() {
    let lines = ["sansa stark", "undo", "undo", "hodor", "place", "", "1", "undo", "quit"];
    let said = typed("play thrones --bot random --seed 3", &lines);
    assert_eq!(said.out.matches("Your last choice is taken back.").count(), 1, "{}", said.out);
    assert_eq!(said.out.matches("it cannot be taken back").count(), 2, "{}", said.out);
}

#[test]
fn a_game_is_saved_and_gone_on_with() {
    let journal = file("play.journal");
    let name = journal.display();
    let said = typed(&format!("play thrones --bot random --seed 3 --save {name}"), &["hodor"]);
    assert!(said.out.contains("(the input ends)"), "{}", said.out);
    let said = typed(&format!("play thrones --resume {name}"), &["place no more", "quit"]);
    assert!(said.out.contains("You take up"), "{}", said.err);
    assert!(said.out.contains("Stark reveals Hodor"), "{}", said.out);
    let other = run(&format!("play fief --resume {name}"));
    assert!(other.err.contains("is a game of thrones"), "{}", other.err);
    let said = run(&format!("verify {name}"));
    assert!(said.out.contains("The seed follows from the promise"), "{}", said.err);
    let steps = typed(&format!("replay {name} --step"), &["", "table", "x", "quit"]);
    assert!(steps.out.contains("House Stark"), "{}{}", steps.out, steps.err);
    let altered =
        std::fs::read_to_string(&journal).expect("it is there").replace("\"seat\":0", "\"seat\":1");
    std::fs::write(&journal, altered).expect("it can be written");
    let said = run(&format!("verify {name}"));
    assert!(!said.well && said.err.contains("does not hold: line "), "{}", said.err);
    std::fs::remove_file(&journal).expect("it is there");
}

/// A game of thrones saved in a file after one choice.
fn saved(name: &str) -> (PathBuf, String) {
    let journal = file(name);
    let words = format!("play thrones --bot random --seed 3 --save {}", journal.display());
    assert!(typed(&words, &["hodor"]).well);
    let text = std::fs::read_to_string(&journal).expect("it was written");
    (journal, text)
}

#[test]
fn the_file_of_another_game_is_never_written_over() {
    let (journal, text) = saved("mine.journal");
    let name = journal.display();
    for words in ["thrones --seed 3 --deck lannister --against stark", "thrones --seed 3", "fief"] {
        let said = run(&format!("play {words} --save {name}"));
        assert!(!said.well && said.err.contains("holds another game"), "{words}: {}", said.err);
    }
    let said = typed("play thrones --seed 4", &[&format!("save {name}"), "quit"]);
    assert!(said.out.contains("holds another game; it stays as it is"), "{}", said.out);
    assert_eq!(std::fs::read_to_string(&journal).expect("it is there"), text);
    std::fs::remove_file(&journal).expect("it is there");
}

#[test]
fn a_failing_disk_does_not_end_the_game() {
    let folder = file("gone");
    std::fs::create_dir_all(&folder).expect("it can be made");
    let kept = folder.join("game.journal");
    let elsewhere = file("elsewhere.journal");
    let mut child = Command::new(env!("CARGO_BIN_EXE_rookery"))
        .args(["play", "thrones", "--bot", "random", "--seed", "3", "--save"])
        .arg(&kept)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("rookery starts");
    while std::fs::metadata(&kept).map_or(0, |file| file.len()) == 0 {
        std::thread::yield_now();
    }
    std::fs::remove_dir_all(&folder).expect("it is there");
    let mut input = child.stdin.take().expect("it listens");
    writeln!(input, "hodor\n1\n1\nsave {}\nquit", elsewhere.display()).expect("it listens");
    drop(input);
    let said = child.wait_with_output().expect("it ends");
    let out = String::from_utf8(said.stdout).expect("it speaks UTF-8");
    assert!(said.status.success(), "{out}");
    assert_eq!(out.matches("the game is not written down any more").count(), 1, "{out}");
    assert!(out.contains("it is written down there from now on"), "{out}");
    assert!(run(&format!("verify {}", elsewhere.display())).well);
    std::fs::remove_file(&elsewhere).expect("it is there");
}

#[test]
fn a_journal_torn_in_its_last_line_is_gone_on_with() {
    let (journal, text) = saved("torn.journal");
    let name = journal.display();
    let torn = text.trim_end();
    std::fs::write(&journal, &torn[..torn.len() - 5]).expect("it can be written");
    assert!(run(&format!("replay {name}")).err.contains("was torn and is left out"));
    assert!(!run(&format!("verify {name}")).well);
    let said = typed(&format!("play thrones --resume {name}"), &["quit"]);
    assert!(said.out.contains("was torn and is left out"), "{}{}", said.out, said.err);
    assert!(said.out.contains("after 2 decisions."), "{}", said.out);
    assert!(run(&format!("verify {name}")).well);
    std::fs::remove_file(&journal).expect("it is there");
}

#[test]
fn what_is_taken_back_stays_taken_back_when_the_game_goes_on() {
    let journal = file("undo.journal");
    let name = journal.display();
    let words = format!("play thrones --bot random --seed 3 --save {name}");
    let said = typed(&words, &["hodor", "undo", "sansa stark"]);
    assert!(said.out.contains("Your last choice is taken back."), "{}", said.out);
    let text = std::fs::read_to_string(&journal).expect("it was written");
    assert_eq!(text.matches("taken_back").count(), 1);
    assert!(text.starts_with("{\"rookery\":2,\"game\":\"thrones\""));
    assert!(text.contains("{\"bot\":{\"name\":\"random\",\"level\":1,\"version\":1}}"));
    let said = typed(&format!("play thrones --resume {name}"), &["undo", "quit"]);
    assert!(said.out.contains("Your last choice is taken back."), "{}", said.out);
    assert!(run(&format!("verify {name}")).well);
    std::fs::remove_file(&journal).expect("it is there");
}

#[test]
fn whole_games_are_played_from_a_pipe() {
    let ones = vec!["1"; 3000];
    let said = typed("play thrones --bot random --seed 5", &ones);
    assert!(said.out.contains(" wins.") || said.out.contains("You win"), "{}", said.err);
    let said = typed("play fief --house stark --bot random --seed 5", &ones[..60]);
    assert!(
        said.out.contains("Stark (you)") && said.out.contains("Round 2 begins"),
        "{}",
        said.err
    );
}

#[test]
fn the_bench_reports_its_keys_for_each_number_of_seats() {
    let report = json(&run("bench fief --json --seconds 0.02"));
    let tables = report["tables"].as_array().expect("there are tables");
    assert_eq!(
        tables.iter().map(|table| table["seats"].as_u64()).collect::<Vec<_>>(),
        [Some(3), Some(4), Some(5), Some(6)]
    );
    for key in [
        "decisions_per_second",
        "games_per_second",
        "clone_ns",
        "memcpy_ns",
        "state_bytes",
        "allocations_per_decision",
        "redeal_ns",
    ] {
        assert!(tables.iter().all(|table| table[key].is_number()), "{key}");
        assert!(report[key].is_number(), "{key}");
    }
}

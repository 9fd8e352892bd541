//! A terminal that is killed at any moment loses nothing, and nobody gets another game by it.
//!
//! `ROOKERY_KILLS=200 cargo test -p rookery --test kill` kills it as often as you like.

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};

/// How often a terminal is killed when nobody says otherwise.
const KILLS: usize = 200;

/// The longest a terminal lives after an answer, in microseconds.
const GRACE_MAX: u64 = 12_000;

/// The tables: what is typed to sit down, and how many questions are answered.
const TABLES: [(&str, usize); 2] = [
    ("play thrones --deck stark --against lannister --name Ned", 70),
    ("play fief --players 3 --house stark --name Ned", 110),
];

/// A terminal, and what was read from it since the last answer.
struct Terminal {
    child: Child,
    keys: ChildStdin,
    screen: ChildStdout,
    shown: String,
}

impl Terminal {
    fn new(words: &str) -> Terminal {
        let mut child = Command::new(env!("CARGO_BIN_EXE_rookery"))
            .args(words.split_whitespace())
            .env("COLUMNS", "90")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("rookery starts");
        let keys = child.stdin.take().expect("it listens");
        let screen = child.stdout.take().expect("it speaks");
        Terminal { child, keys, screen, shown: String::new() }
    }

    /// Reads until somebody must type; no if the terminal is done.
    fn reads_on(&mut self) -> bool {
        self.shown.clear();
        let mut bytes = [0; 4096];
        loop {
            let count = self.screen.read(&mut bytes).expect("it can be read");
            self.shown += std::str::from_utf8(&bytes[..count]).expect("it speaks UTF-8");
            if count == 0 || self.shown.ends_with("\n> ") {
                return count > 0;
            }
        }
    }

    fn types(&mut self, line: &str) {
        writeln!(self.keys, "{line}").expect("it listens");
    }

    /// Whether a whole question was shown, not only why the last answer is none.
    fn asks(&self) -> bool {
        self.shown.contains("\n-- ")
    }

    /// Ends the input, and waits until the terminal has left the table.
    fn leaves(mut self) {
        drop(self.keys);
        self.screen.read_to_string(&mut self.shown).expect("it speaks UTF-8");
        assert!(self.child.wait().expect("it ends").success(), "{}", self.shown);
    }

    /// Kills the terminal as the system kills a program, and reads what it still had to say.
    fn dies(mut self) -> String {
        self.shown.clear();
        self.child.kill().expect("it lives");
        self.child.wait().expect("it is dead");
        self.screen.read_to_string(&mut self.shown).expect("it speaks UTF-8");
        self.shown
    }
}

/// How many of the person's decisions stand in the file.
fn answered(file: &Path) -> usize {
    let written = std::fs::read_to_string(file).unwrap_or_default();
    written.lines().filter(|line| line.starts_with("{\"decision\":{\"seat\":0,")).count()
}

/// Answers questions until so many are answered in all, or the game is over. Killed on the way, it says how many kills
/// that were.
fn plays(
    words: &str,
    file: &Path,
    until: usize,
    kills: &mut dyn FnMut() -> Option<Duration>,
) -> usize {
    let mut killed = 0;
    let mut terminal = Terminal::new(&format!("{words} --save {}", file.display()));
    let mut tries = 0;
    // The person's decisions that must be in the file, because something was shown after them.
    let mut shown = 0;
    let mut first = true;
    while terminal.reads_on() {
        let asks = terminal.asks();
        tries = if asks { 0 } else { tries + 1 };
        shown += usize::from(asks && !first);
        first = false;
        if shown == until {
            break;
        }
        let answer = typed(tries, &terminal.shown);
        terminal.types(&answer);
        if let Some(grace) = kills() {
            std::thread::sleep(grace);
            let screen = terminal.dies();
            let asked_again = screen.contains("\n-- ");
            let answers = answered(file);
            assert!(answers >= shown + usize::from(asked_again), "{answers} {shown} {screen}");
            assert!(answers <= shown + 1, "somebody else answered for me");
            let go_on = format!("play {} --resume {}", word(words, 1), file.display());
            terminal = Terminal::new(&go_on);
            (killed, shown, first) = (killed + 1, answers, true);
        }
    }
    terminal.leaves();
    killed
}

/// What is typed, one after the other, until the question is answered: first what the question itself gives as an
/// example, for a terminal that is killed while it is tried out begins again.
fn typed(tries: usize, shown: &str) -> String {
    match tries {
        0 => {
            let example = shown.split_once("as in `").and_then(|(_, rest)| rest.split_once('`'));
            example.map_or("1", |(example, _)| example).to_owned()
        }
        1 => "all".to_owned(),
        2 => "none".to_owned(),
        3 => "same".to_owned(),
        // The numbers of the choices, as the binary digits of the try have it.
        tries => {
            let picked = (0..10).filter(|place| (tries - 3) >> place & 1 == 1);
            let numbers: Vec<String> = picked.map(|place| (place + 1).to_string()).collect();
            numbers.join(" ")
        }
    }
}

fn word(words: &str, place: usize) -> &str {
    words.split_whitespace().nth(place).expect("there are so many words")
}

fn file(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("rookery-kill-{}-{name}.journal", std::process::id()))
}

#[test]
fn a_killed_terminal_goes_on_with_the_same_game() {
    let wanted = std::env::var("ROOKERY_KILLS").ok().and_then(|kills| kills.parse().ok());
    let wanted: usize = wanted.unwrap_or(KILLS);
    let mut rng = SmallRng::seed_from_u64(9);
    let mut killed = 0;
    for seed in 1.. {
        for (table, (words, until)) in TABLES.into_iter().enumerate() {
            if killed >= wanted {
                return;
            }
            let words = format!("{words} --seed {seed}");
            let (quiet, stormy) =
                (file(&format!("quiet-{table}")), file(&format!("stormy-{table}")));
            plays(&words, &quiet, until, &mut || None);
            killed += plays(&words, &stormy, until, &mut || {
                let now = rng.random_range(0..3) == 0;
                now.then(|| Duration::from_micros(rng.random_range(0..GRACE_MAX)))
            });
            let read = |file| std::fs::read_to_string(file).expect("it was written");
            assert_eq!(read(&stormy), read(&quiet), "{words}: another game");
            for file in [quiet, stormy] {
                std::fs::remove_file(file).expect("it is there");
            }
        }
    }
}

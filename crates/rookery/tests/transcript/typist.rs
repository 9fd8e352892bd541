//! Somebody who sits at the terminal, reads each question and types an answer a newcomer might type.

use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The order in which the plots are revealed.
const PLOTS: [&str; 7] = [
    "Building Season",
    "Calm Over Westeros",
    "Holding the Trident",
    "The Power of Arms",
    "Mutual Enemies",
    "Snowed Under",
    "Valar Morghulis",
];

/// A command in a terminal, and what was read from it.
pub struct Terminal {
    child: Child,
    keys: ChildStdin,
    screen: ChildStdout,
    told: String,
    /// How much was asked about the last question.
    asked: usize,
    /// What is typed once, before the answer: at which question, and what.
    curious: Vec<(&'static str, &'static str)>,
}

/// One choice of a question.
struct Choice {
    label: String,
    hint: String,
}

impl Terminal {
    /// Starts the command.
    pub fn new(folder: &Path, command: &str) -> Terminal {
        let mut child = Command::new(env!("CARGO_BIN_EXE_rookery"))
            .args(command.split_whitespace().skip(1))
            .current_dir(folder)
            .env("COLUMNS", "90")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("rookery starts");
        let keys = child.stdin.take().expect("it listens");
        let screen = child.stdout.take().expect("it speaks");
        let told = format!("$ {command}\n");
        Terminal { child, keys, screen, told, asked: 0, curious: Vec::new() }
    }

    /// Plays the first round with many questions, and leaves in the second.
    pub fn until_the_second_round(mut self) -> String {
        self.curious = vec![
            ("setup", "help"),
            ("setup", "show 2"),
            ("setup", "dance"),
            ("Which plot does", "show 7"),
            ("marshalling", "why guilty"),
            ("marshalling", "rule"),
            ("Which challenge does", "why intrigue"),
            ("Who attacks", "show 1"),
        ];
        let mut undone = false;
        while self.reads_a_question() {
            if self.question().contains("-- round 2") {
                self.types("save");
                self.reads_a_question();
                self.types("quit");
                continue;
            }
            if self.asks_about_something() {
                continue;
            }
            let answer = self.answer();
            self.types(&answer);
            if !undone && self.reads_a_question() {
                undone = true;
                self.types("undo");
            }
        }
        self.ends()
    }

    /// Plays on until the command has nothing more to say.
    pub fn until_it_ends(mut self) -> String {
        self.curious = vec![("round 2, marshalling", "log 8"), ("round 3, marshalling", "table")];
        while self.reads_a_question() {
            if !self.asks_about_something() {
                let answer = self.answer();
                self.types(&answer);
            }
        }
        self.ends()
    }

    fn ends(mut self) -> String {
        drop(self.keys);
        let status = self.child.wait().expect("it ends");
        assert!(status.success(), "{}", self.told);
        self.told + "\n"
    }

    /// Reads until something is asked; no if nothing more comes.
    fn reads_a_question(&mut self) -> bool {
        let mut byte = [0];
        let mut bytes = Vec::new();
        while self.screen.read(&mut byte).expect("it can be read") == 1 {
            bytes.push(byte[0]);
            if bytes.ends_with(b"\n> ") || bytes == b"> " {
                let text = std::str::from_utf8(&bytes).expect("it speaks UTF-8");
                if text.contains("\n-- ") {
                    self.asked = 0;
                }
                self.told += text;
                return true;
            }
        }
        self.told += std::str::from_utf8(&bytes).expect("it speaks UTF-8");
        false
    }

    /// The last question that was put in full.
    fn question(&self) -> &str {
        let begin = self.told.rfind("\n-- ").map_or(0, |place| place + 1);
        &self.told[begin..]
    }

    fn types(&mut self, line: &str) {
        writeln!(self.keys, "{line}").expect("it listens");
    }

    /// Types what one would like to know at this question, once.
    fn asks_about_something(&mut self) -> bool {
        let question = self.question();
        let Some(place) = self.curious.iter().position(|(at, _)| question.contains(at)) else {
            return false;
        };
        let (_, line) = self.curious.remove(place);
        self.types(line);
        self.asked += 1;
        true
    }

    /// The choices of the last question.
    fn choices(&self) -> Vec<Choice> {
        let numbered = |line: &str| {
            let (number, rest) = line.trim_start().split_once(' ')?;
            if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
                return None;
            }
            let (label, hint) = rest.split_once("  ").unwrap_or((rest, ""));
            Some(Choice { label: label.to_owned(), hint: hint.trim().to_owned() })
        };
        let question = self.question();
        let asked = question.split_once("\n> ").map_or(question, |(asked, _)| asked);
        asked.lines().skip(1).filter_map(numbered).collect()
    }

    /// How often the last question was answered in vain.
    fn refused(&self) -> usize {
        let typed = self.question().matches("\n> ").count();
        typed.saturating_sub(1 + self.asked)
    }

    /// An answer to the last question.
    fn answer(&self) -> String {
        let question = self.question().to_owned();
        let choices = self.choices();
        let says = |words: &str| question.contains(words);
        if says("is placed facedown") {
            return dearest(&choices, "character").unwrap_or_else(|| "place no more".to_owned());
        }
        if says("Which plot does") {
            let there = |plot: &&&str| choices.iter().any(|choice| choice.label == ***plot);
            return PLOTS.iter().find(there).map_or("1".to_owned(), |plot| plot.to_lowercase());
        }
        if self.refused() > 0 {
            let others = ["none", "all", "1 2", "2", "3", "1 3", "2 3", "1 2 3"];
            return others[(self.refused() - 1) % others.len()].to_owned();
        }
        if says("marshals cards") {
            let marshals = |choice: &&Choice| choice.label.starts_with("Marshal ");
            let marshalled: Vec<&Choice> = choices.iter().filter(marshals).collect();
            let cost = |choice: &&&Choice| number_before(&choice.label, " gold");
            let dearest = marshalled.iter().max_by_key(cost);
            return dearest.map_or("skip".to_owned(), |choice| number_of(&choices, choice));
        }
        if says("takes an action or passes") {
            return "skip".to_owned();
        }
        if says("Which challenge does") {
            return "1".to_owned();
        }
        if says("Who attacks") {
            return if choices.len() > 2 { "1 2".to_owned() } else { "1".to_owned() };
        }
        if says("Who defends") {
            return defenders(&question, &choices);
        }
        if says("killed for the claim") {
            let weakest = choices.iter().min_by_key(|choice| strength(choice));
            return weakest.map_or("1".to_owned(), |choice| number_of(&choices, choice));
        }
        if says("type up to ") && says("or `all`") {
            return "all".to_owned();
        }
        if says("`same` for this one") {
            return "same".to_owned();
        }
        if let Some((_, range)) = question.split_once("type a number from ") {
            return range.split_whitespace().next().unwrap_or("0").to_owned();
        }
        "1".to_owned()
    }
}

fn number_of(choices: &[Choice], wanted: &Choice) -> String {
    let place = choices.iter().position(|choice| std::ptr::eq(choice, wanted));
    (place.expect("it is one of them") + 1).to_string()
}

/// The number that stands before these words.
fn number_before(text: &str, words: &str) -> u32 {
    let before = text.split(words).next().unwrap_or("");
    before.rsplit(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// The number that stands behind these words.
fn number_behind(text: &str, words: &str) -> u32 {
    let behind = text.split_once(words).map_or("", |(_, behind)| behind);
    let digits: String = behind.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().unwrap_or(0)
}

fn strength(choice: &Choice) -> u32 {
    number_behind(&choice.hint, "STR ")
}

/// The dearest card of a kind, by name.
fn dearest(choices: &[Choice], kind: &str) -> Option<String> {
    let of_kind = choices.iter().filter(|choice| choice.hint.starts_with(kind));
    let dearest = of_kind.max_by_key(|choice| number_behind(&choice.hint, "cost "))?;
    Some(dearest.label.to_lowercase())
}

/// The strongest defenders, as many as win, or nobody.
fn defenders(question: &str, choices: &[Choice]) -> String {
    let attack = question.split_once(" attacks ").map_or(0, |(_, rest)| number_behind(rest, ": "));
    let mut strongest: Vec<usize> = (0..choices.len()).collect();
    strongest.sort_by_key(|place| std::cmp::Reverse(strength(&choices[*place])));
    let (mut sum, mut picked) = (0, Vec::new());
    for place in strongest {
        if sum > attack {
            break;
        }
        sum += strength(&choices[place]);
        picked.push((place + 1).to_string());
    }
    if sum > attack { picked.join(" ") } else { "none".to_owned() }
}

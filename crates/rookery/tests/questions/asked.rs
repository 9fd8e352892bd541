//! What was asked, with names by their kind and numbers as `N`.

use std::collections::{BTreeMap, BTreeSet};

use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};
use tabletop::{Game, Seed, Sentence, Silent, Span};

/// A game that takes longer is broken off.
const DECISIONS_MAX: usize = 700;
/// What random games asked: under each question its details, its choices and what their hints say.
#[derive(Default)]
pub struct Asked {
    /// By game and question.
    questions: BTreeMap<(&'static str, String), BTreeSet<String>>,
    faults: BTreeSet<String>,
}

impl Asked {
    /// Plays a random game and hears every question of it.
    pub fn game<G: Game>(&mut self, setup: &G::Setup, number: u64) {
        let mut game = G::begin(setup, Seed::from_number(number)).expect("the table is set up");
        let mut rng = SmallRng::seed_from_u64(number);
        for _ in 0..DECISIONS_MAX {
            let mut answers = Vec::new();
            for prompt in game.prompts() {
                let question = game.question(&prompt);
                let title = by_kind(&question.title.begun());
                self.fault(title_fault(&title), &title);
                let lines = self.questions.entry((G::NAME, title.clone())).or_default();
                for detail in question.detail {
                    lines.insert(format!("    ({})", hint_by_kind(&detail)));
                }
                for item in prompt.shape.items() {
                    let wording = game.choice(&prompt, item);
                    let label = by_kind(&wording.label);
                    lines.insert(match wording.hint {
                        Some(hint) => format!("    {label}    ({})", hint_by_kind(&hint)),
                        None => format!("    {label}"),
                    });
                    if let Some(fault) = label_fault(&label) {
                        self.faults.insert(format!("{title} {label:?} {fault}"));
                    }
                }
                // Opportunities beside the game are taken now and then.
                let is_taken =
                    prompt.waits == tabletop::Waits::ForAnswer || rng.random_range(0..16) == 0;
                if is_taken {
                    answers.push((prompt.seat, prompt.shape.sample(&mut rng)));
                }
            }
            if answers.is_empty() {
                return;
            }
            let (seat, answer) = answers.swap_remove(rng.random_range(0..answers.len()));
            game.decide(seat, &answer, &mut Silent).expect("what is offered is accepted");
        }
    }

    fn fault(&mut self, fault: Option<&str>, title: &str) {
        self.faults.extend(fault.map(|fault| format!("{title:?} {fault}")));
    }

    /// What has no subject.
    pub fn faults(&self) -> Vec<String> {
        self.faults.iter().cloned().collect()
    }

    /// The list.
    pub fn told(&self) -> String {
        let mut told = String::from(
            "Every question that random games of both games brought, with its choices and their hints; names by\n\
             their kind, numbers as N. Written by `UPDATE_EXPECT=1 cargo test -p rookery --test questions`.\n",
        );
        let mut game = "";
        for ((of, title), lines) in &self.questions {
            if *of != game {
                game = of;
                told += &format!("\n# {game}\n");
            }
            told += &format!("\n{title}\n");
            for line in lines {
                told += &format!("{line}\n");
            }
        }
        told
    }

    /// What was asked and does not stand in the list.
    pub fn not_in(&self, written: &str) -> Vec<String> {
        let mut listed: BTreeSet<(&str, &str)> = BTreeSet::new();
        let mut question = "";
        for line in written.lines() {
            if !line.starts_with(' ') {
                question = line;
            }
            listed.insert((question, line));
        }
        let mut new = Vec::new();
        for ((_, title), lines) in &self.questions {
            for line in std::iter::once(title).chain(lines) {
                if !listed.contains(&(title, line)) {
                    new.push(format!("{title} {line}"));
                }
            }
        }
        new
    }
}

/// The sentence with its names by their kind, its numbers as `N`, and what is counted up told once.
pub fn by_kind(sentence: &Sentence) -> String {
    let mut told = String::new();
    for span in &sentence.0 {
        match span {
            Span::Text(words) => told += &numbers_as_n(words),
            Span::Piece { key, .. } => told += kind(&key.to_string()),
            Span::Card { .. } => told += "[card]",
            Span::Rule { .. } => told += "[rule]",
        }
    }
    for word in WORDS {
        told = told.replace(word, if word.starts_with("N Gold") { "[gold]" } else { "[troops]" });
    }
    for kind in ["military", "intrigue", "power"] {
        told = told.replace(&format!("{kind} challenge"), "[kind] challenge");
        told = told.replace(&format!("for {kind}"), "for [kind]");
        told = told.replace(&format!("{kind} icon"), "[kind] icon");
    }
    for phase in PHASES {
        told = told.replace(&format!("the {phase} phase"), "the [phase] phase");
    }
    for icons in [" MIP", " MI", " MP", " IP", " M", " I", " P"] {
        told = told.replace(&format!("STR N{icons},"), "STR N,");
        told = told
            .strip_suffix(&format!("STR N{icons}"))
            .map_or(told.clone(), |t| format!("{t}STR N"));
    }
    let lists = ["[troops]", "[seat] N"];
    for name in KINDS.map(|(_, name)| name).into_iter().chain(lists) {
        let (two, and) = (format!("{name}, {name}"), format!("{name} and {name}"));
        while told.contains(&two) {
            told = told.replace(&two, name);
        }
        told = told.replace(&and, name);
    }
    told
}

const PHASES: [&str; 7] =
    ["plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation"];

/// What is counted, with its number; longer words first.
const WORDS: [&str; 14] = [
    "N Gold Dragons",
    "N Gold Dragon",
    "N Men at Arms",
    "N Man at Arms",
    "N Unsullied",
    "N Archers",
    "N Archer",
    "N Knights",
    "N Knight",
    "N Champions",
    "N Champion",
    "N Recruits",
    "N Recruit",
    "N Whitecloaks",
];

/// A hint or a detail: what a card says is told in the snapshot of all texts, and ends with a full stop as ours do not.
fn hint_by_kind(sentence: &Sentence) -> String {
    let told = by_kind(sentence);
    if told.ends_with(['.', ')']) { "[text]".to_owned() } else { told }
}

/// Keys begin with a letter that says what they name.
const KINDS: [(char, &str); 9] = [
    ('c', "[card]"),
    ('s', "[seat]"),
    ('v', "[village]"),
    ('n', "[noble]"),
    ('r', "[road]"),
    ('f', "[fief]"),
    ('g', "[region]"),
    ('t', "[title]"),
    ('h', "[hand card]"),
];

fn kind(key: &str) -> &'static str {
    let known = KINDS.iter().find(|(letter, _)| key.starts_with(*letter));
    known.map(|(_, name)| *name).expect("every kind of thing has its name here")
}

fn numbers_as_n(words: &str) -> String {
    let mut told = String::new();
    let mut letters = words.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter.is_ascii_digit() {
            while letters.peek().is_some_and(char::is_ascii_digit) {
                letters.next();
            }
            told.push('N');
        } else {
            told.push(letter);
        }
    }
    told
}

/// What is wrong with a question: it must say who decides, and about what.
pub fn title_fault(title: &str) -> Option<&'static str> {
    if !title.contains("[seat]") {
        return Some("does not say who decides");
    }
    (title.split_whitespace().count() < 4).then_some("does not say what about")
}

/// What is wrong with a choice: alone on a button it must say what it does.
pub fn label_fault(label: &str) -> Option<&'static str> {
    if let Some(fault) = tabletop::checks::label_fault(label) {
        return Some(fault);
    }
    let alone = label.split_whitespace().count() < 2 && !label.contains('[');
    (alone && label != "Pass").then_some("is too short to say what it does")
}

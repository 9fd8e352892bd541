//! What is really sent in whole games, as a program in TypeScript that only compiles if the types are true.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use anyhow::Context as _;
use fief::{Fief, Modules, Variants};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use serde_json::{Map, Value};
use tabletop::{Boxed, Eyes, Seat, Seed, Table, Viewer};
use thrones::Thrones;
use thrones::deck::Profile;
use thrones::ruleset::Edition;
use thrones::setup::{SetupDeck, Variant};

/// Games of each kind of table.
const GAMES: u64 = 1;

/// One file for each game.
pub fn files() -> anyhow::Result<Vec<(&'static str, String)>> {
    Ok(vec![
        ("thrones-frames", Sample::of(Boxed::new::<Thrones>(), thrones_tables()?)?),
        ("fief-frames", Sample::of(Boxed::new::<Fief>(), fief_tables())?),
    ])
}

fn thrones_tables() -> anyhow::Result<Vec<Value>> {
    let tables: [(Edition, Variant, &[&str]); 4] = [
        (Edition::Lcg, Variant::Standard, &["stark", "lannister"]),
        (Edition::Lcg, Variant::Littlefinger, &["baratheon", "targaryen", "stark"]),
        (Edition::Lcg, Variant::TwoOnTwo, &["stark", "lannister", "baratheon", "targaryen"]),
        (Edition::Winter, Variant::Standard, &["winter-stark", "winter-baratheon"]),
    ];
    let setup = |(edition, variant, decks): (Edition, Variant, &[&str])| {
        let deck = |name: &&str| {
            let deck = thrones::deck::ready_made(name).context("a deck that is ready made")?;
            Ok(SetupDeck::from(&deck))
        };
        let decks = decks.iter().map(deck).collect::<anyhow::Result<_>>()?;
        let setup = thrones::setup::Setup { edition, variant, profile: Profile::Casual, decks };
        Ok(serde_json::to_value(setup)?)
    };
    tables.into_iter().map(setup).collect()
}

/// The plain game, and everything that can be added to it.
fn fief_tables() -> Vec<Value> {
    let table = |players, all| fief::Setup {
        modules: Modules { tactics: all, nights_watch: all, winter: all },
        variants: Variants {
            assassination: all,
            diplomacy: all,
            one_mill: all,
            title_concession: all,
            hidden_gold: all,
        },
        ..fief::Setup::for_players(players)
    };
    let tables = [table(3, false), table(4, false), table(6, true)];
    tables.into_iter().map(|setup| serde_json::to_value(setup).expect("plain data")).collect()
}

/// Everything that was sent, one of each shape.
#[derive(Default)]
struct Sample {
    shapes: BTreeSet<String>,
    /// What is called with what.
    calls: Vec<(&'static str, Value)>,
}

impl Sample {
    fn of(game: Boxed, tables: Vec<Value>) -> anyhow::Result<String> {
        let mut sample = Sample::default();
        for (setup, seed) in
            tables.iter().flat_map(|setup| (0..GAMES).map(move |seed| (setup, seed)))
        {
            sample.add("setup", setup.clone());
            let mut table = game.begin(setup, Seed::from_number(seed), Vec::new())?;
            sample.play(table.as_mut(), seed)?;
        }
        Ok(sample.program(game.name))
    }

    fn play(&mut self, table: &mut dyn Table, seed: u64) -> anyhow::Result<()> {
        let scenery = table.scenery();
        self.add("scenery", read(scenery.json.text())?);
        let eyes = (0..table.seats()).map(|seat| Eyes::Seat(Seat(seat)));
        let eyes = eyes.chain([Eyes::Spectator, Eyes::Everything]);
        let mut viewers: Vec<Viewer> = eyes.map(Viewer::new).collect();
        for viewer in &mut viewers {
            self.whole(read(viewer.whole(table, &scenery.hash).text())?);
        }
        let mut rng = SmallRng::seed_from_u64(seed);
        while let Some(seat) = table.asked().iter().next() {
            let answer = table.random_answer(seat, &mut rng).context("who is asked can answer")?;
            table.decide(seat, &answer)?;
            self.add("answer", answer);
            for viewer in &mut viewers {
                if let Some(frame) = viewer.update(table) {
                    self.update(read(frame.text())?);
                }
            }
        }
        for viewer in &mut viewers {
            self.whole(read(viewer.whole(table, &scenery.hash).text())?);
        }
        Ok(())
    }

    fn whole(&mut self, mut frame: Value) {
        self.pieces(&mut frame, "parts");
        self.add("whole", frame);
    }

    fn update(&mut self, mut frame: Value) {
        self.pieces(&mut frame, "set");
        self.add("update", frame);
    }

    /// Takes out of a frame what is kept piece by piece.
    fn pieces(&mut self, frame: &mut Value, parts: &str) {
        for (call, field) in [("line", "log"), ("offer", "asked")] {
            if let Some(Value::Array(pieces)) = frame.get_mut(field) {
                for piece in pieces.drain(..) {
                    self.add(call, piece);
                }
            }
        }
        if let Some(Value::Object(sections)) = frame.get_mut(parts) {
            for (key, section) in std::mem::take(sections) {
                self.add("parts", Value::Object(Map::from_iter([(key, section)])));
            }
        }
    }

    fn add(&mut self, call: &'static str, value: Value) {
        if self.shapes.insert(format!("{call} {}", shape(&value))) {
            self.calls.push((call, value));
        }
    }

    /// Calls with everything that was sent; and with something more and something less, which must not compile.
    fn program(&self, game: &str) -> String {
        let mut text = format!(
            "import type {{ Answer, Line, Offer, Update, Whole }} from \"./tabletop\";
import type {{ Game, Parts, Scenery, Setup }} from \"./{game}\";
declare function setup(sent: Setup): void;
declare function scenery(sent: Scenery): void;
declare function whole(sent: Whole<Game>): void;
declare function update(sent: Update<Game>): void;
declare function parts(sent: Parts): void;
declare function line(sent: Line<Game>): void;
declare function offer(sent: Offer<Game>): void;
declare function answer(sent: Answer<Game[\"item\"]>): void;
"
        );
        for (call, value) in &self.calls {
            _ = writeln!(text, "{call}({value});");
        }
        for call in ["setup", "scenery", "whole", "update", "line", "offer"] {
            let Some((_, Value::Object(sent))) = self.calls.iter().find(|(one, _)| *one == call)
            else {
                continue;
            };
            let mut more = sent.clone();
            more.insert("nothing_of_the_kind".to_owned(), Value::Bool(true));
            let mut less = sent.clone();
            let needed = ["n", "stamp", "edition", "players", "cards"];
            less.retain(|field, _| !needed.contains(&field.as_str()));
            for wrong in [more, less] {
                _ = writeln!(text, "// @ts-expect-error\n{call}({});", Value::Object(wrong));
            }
        }
        text.push_str("// @ts-expect-error\nparts({ \"nothing_of_the_kind\": true });\n");
        text
    }
}

fn read(text: &str) -> anyhow::Result<Value> {
    Ok(serde_json::from_str(text)?)
}

/// What two values have in common that are alike to their types.
fn shape(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(_) => "bool".to_owned(),
        Value::Number(_) => "0".to_owned(),
        Value::String(text) => word(text),
        Value::Array(list) => {
            let shapes: BTreeSet<String> = list.iter().map(shape).collect();
            format!("{shapes:?}")
        }
        Value::Object(fields) => {
            let fields =
                fields.iter().map(|(name, value)| format!("{}:{}", word(name), shape(value)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
        }
    }
}

/// Values of enums as they are, keys and sections by their kind, other texts all alike.
fn word(text: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_lowercase() || letter == '_' || letter == '.';
    let (kind, number) = text.split_at_checked(1).unwrap_or(("", text));
    let rest = number.trim_start_matches(|letter: char| letter.is_ascii_digit());
    if text.chars().all(is_plain) {
        text.to_owned()
    } else if kind.chars().all(is_plain) && rest.chars().all(is_plain) {
        format!("{kind}#{rest}")
    } else {
        "text".to_owned()
    }
}

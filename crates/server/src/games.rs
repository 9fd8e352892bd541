//! The games on the shelf, who plays them, and what a table of them begins with.

use bots::Roster;
use serde::Serialize;
use serde_json::{Map, Value, json};
use tabletop::{BotName, Boxed, Json, Seed, Shelf, Table};
use thrones::deck::{self, Deck};
use thrones::setup::SetupDeck;

use crate::error::Error;

/// The games there are and the bots that know them.
pub struct Games {
    /// The games.
    pub shelf: Shelf,
    /// The bots.
    pub roster: Roster,
}

/// A game as it is offered.
#[derive(Serialize)]
pub struct Listed {
    name: &'static str,
    title: &'static str,
    rules: u32,
    bots: Vec<BotName>,
    seats: [u8; 2],
    schema: Value,
    scenery: String,
}

/// The ready-made decks in the order in which seats without one take them.
const DECKS: [&str; 4] = ["stark", "lannister", "baratheon", "targaryen"];

impl Games {
    /// These games, and the bots that know them.
    pub fn new(shelf: Shelf) -> Games {
        let roster = Roster::new().with::<thrones::Thrones>().with::<fief::Fief>();
        Games { shelf, roster }
    }

    /// The game of that name.
    pub fn find(&self, name: &str) -> Result<&Boxed, Error> {
        Ok(self.shelf.find(name)?)
    }

    /// The fewest and the most players of a game.
    pub fn seats(name: &str) -> [u8; 2] {
        if name == "thrones" { [2, 4] } else { [3, 6] }
    }

    /// How many sit down to a game begun with one click.
    pub fn quick(name: &str) -> u8 {
        if name == "thrones" { 2 } else { 4 }
    }

    /// A table as it would be begun, to look at.
    pub fn sample(&self, name: &str) -> Result<Box<dyn Table>, Error> {
        let setup = self.setup(name, &Value::Null, Games::quick(name))?;
        Ok(self.find(name)?.begin(&setup, Seed::from_number(0), Vec::new())?)
    }

    /// Every game as it is offered, with its scenery.
    pub fn listed(&self) -> Result<Vec<(Listed, Json)>, Error> {
        let listed = |boxed: &Boxed| {
            let table = self.sample(boxed.name)?;
            let scenery = table.scenery();
            let whole: Value = serde_json::from_str(scenery.json.text()).expect("it is JSON");
            let bots = self.roster.of(boxed.name).iter().map(bots::Opponent::id).collect();
            let listed = Listed {
                name: boxed.name,
                title: table.title(),
                rules: boxed.rules,
                bots,
                seats: Games::seats(boxed.name),
                schema: whole["setup"].clone(),
                scenery: scenery.hash,
            };
            Ok((listed, scenery.json))
        };
        self.shelf.games().iter().map(listed).collect()
    }

    /// What a game of so many begins with: what was asked for, and what is usual for the rest.
    ///
    /// # Errors
    /// A deck nobody knows.
    pub fn setup(&self, game: &str, asked: &Value, seats: u8) -> Result<Value, Error> {
        let mut setup = match game {
            "thrones" => json!({ "edition": "lcg", "decks": DECKS[..usize::from(seats.min(4))] }),
            "fief" => serde_json::to_value(fief::Setup::for_players(seats)).expect("plain data"),
            _ => json!({}),
        };
        let fields: &mut Map<String, Value> = setup.as_object_mut().expect("a setup is an object");
        for (field, value) in asked.as_object().into_iter().flatten() {
            fields.insert(field.clone(), value.clone());
        }
        if let Some(Value::Array(decks)) = fields.get_mut("decks") {
            for deck in decks {
                // A name, or a deck as it is kept and pasted; anything else is for the game to judge.
                match deck {
                    Value::String(name) => *deck = ready_made(name)?,
                    Value::Object(fields) if fields.contains_key("name") => {
                        *deck = to_table(&crate::decks::readable(deck)?);
                    }
                    _ => {}
                }
            }
        }
        Ok(setup)
    }
}

fn ready_made(name: &str) -> Result<Value, Error> {
    let deck = deck::ready_made(name)
        .ok_or_else(|| Error::Unreadable(format!("there is no ready-made deck {name:?}")))?;
    Ok(to_table(&deck))
}

/// A deck as it comes to the table.
fn to_table(deck: &Deck) -> Value {
    serde_json::to_value(SetupDeck::from(deck)).expect("a deck is plain data")
}

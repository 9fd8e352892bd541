//! The scenario language: positions and deeds in the rulebook's words, the log as the result.
//!
//! ```text
//! rule    keyword.stealth                     a rule the scenario shows; unknown ids fail
//! players Stark, Lannister, Baratheon         Houses by seat; Stark and Lannister if not said
//! players Stark or Lannister, Baratheon       decks of which one is announced; until then he is Player 1
//! edition winter                              the LCG if not said
//! set     kots                                titles are those of this set first
//! variant two on two                          or littlefinger
//! seed    7                                   where chance matters
//! seen by Lannister                           whose eyes the log is told to; everything if not said
//! given   Stark has Eddard Stark in play      positions: see `given`
//! when    Stark attacks Lannister for military with Eddard Stark
//!                                             deeds: see `when`
//! show    Eddard Stark                        lines about the position: see `show`
//! ```
//! What lies before the first `when` or `show` is not logged.

mod asked;
mod given;
mod placing;
mod show;
mod things;
mod wanted;
mod when;

use tabletop::{Answer, Eyes, Game as _, Refusal, Seat, Seed};

use crate::card::{Code, Set};
use crate::deck::Profile;
use crate::event::Event;
use crate::item::Item;
use crate::ruleset::Edition;
use crate::setup::{Setup, SetupDeck, Variant};
use crate::state::Thrones;
use crate::vocabulary::{House, Phase};

/// A scenario being played.
struct Scene {
    setup: Setup,
    seed: u64,
    eyes: Option<String>,
    /// The set whose titles are meant first.
    set: Option<Set>,
    game: Option<Thrones>,
    /// How the position is entered once something is to happen.
    entry: Entry,
    log: Vec<String>,
}

/// How play enters the position: what the givens said of phase, turn and gold.
#[derive(Default)]
struct Entry {
    begun: bool,
    phase: Option<Phase>,
    first: Option<Seat>,
    active: Option<Seat>,
    gold: [Option<u8>; 4],
    revealed: bool,
}

/// Plays a script and returns its log, one line each.
///
/// # Panics
/// When the script cannot be understood; the message names the line.
#[must_use]
pub fn play(script: &str) -> String {
    let mut scene = Scene {
        setup: Setup {
            edition: Edition::Lcg,
            variant: Variant::Standard,
            profile: Profile::Casual,
            decks: Vec::new(),
        },
        seed: 1,
        eyes: None,
        set: None,
        game: None,
        entry: Entry::default(),
        log: Vec::new(),
    };
    scene.players("Stark, Lannister");
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        let understood = match word {
            "rule" => is_catalogued(rest).then_some(()),
            "note" => Some(()),
            "players" => {
                scene.players(rest);
                Some(())
            }
            "edition" => scene.edition(rest),
            "set" => {
                scene.set = Set::ALL.iter().copied().find(|set| set.slug() == rest);
                scene.set.map(|_| ())
            }
            "variant" => scene.variant(rest),
            "seed" => rest.parse().ok().map(|seed| scene.seed = seed),
            "seen" => rest.strip_prefix("by ").map(|eyes| scene.eyes = Some(eyes.to_owned())),
            "given" => scene.given(rest),
            "when" => scene.when(rest),
            "show" => scene.show(rest),
            _ => None,
        };
        assert!(understood.is_some(), "the scenario language does not know: {line}");
    }
    scene.log.iter().map(|line| format!("{line}\n")).collect()
}

fn is_catalogued(id: &str) -> bool {
    crate::rule::RULES.iter().any(|rule| rule.id.as_str() == id)
}

/// How many cards a script can give a seat.
const ROOM: usize = 100;

impl Scene {
    fn players(&mut self, names: &str) {
        let houses = [
            House::Stark,
            House::Lannister,
            House::Baratheon,
            House::Targaryen,
            House::Greyjoy,
            House::Martell,
        ];
        let plain = crate::cards::find("A Quiet Season").expect("the plain plot is a card");
        let deck = |name: &str| {
            let name = name.trim().trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
            let house = houses.into_iter().find(|house| house.title() == name);
            let house = house.unwrap_or_else(|| panic!("there is no House {name}"));
            SetupDeck {
                house,
                agenda: None,
                plots: vec![plain; 7],
                cards: vec![plain; ROOM],
                instead: Vec::new(),
            }
        };
        let several = |names: &str| {
            let mut decks = names.split(" or ").map(deck);
            let first = decks.next().expect("a text split has one part or more");
            first.or(decks)
        };
        self.setup.decks = names.split(',').map(several).collect();
    }

    fn edition(&mut self, name: &str) -> Option<()> {
        self.setup.edition = match name {
            "lcg" => Edition::Lcg,
            "winter" => Edition::Winter,
            _ => return None,
        };
        Some(())
    }

    fn variant(&mut self, name: &str) -> Option<()> {
        self.setup.variant = match name {
            "two on two" => Variant::TwoOnTwo,
            "littlefinger" => Variant::Littlefinger,
            "standard" => Variant::Standard,
            _ => return None,
        };
        Some(())
    }

    /// The game, laid out when it is first needed. A setup that is refused is written to the log.
    fn game(&mut self) -> Option<&mut Thrones> {
        if self.game.is_none() {
            match Thrones::new(&self.setup, Seed::from_number(self.seed)) {
                Ok(mut game) => {
                    game.set_decks_aside();
                    self.game = Some(game);
                }
                Err(refusal) => {
                    let line = format!("refused: {refusal}");
                    if !self.log.contains(&line) {
                        self.log.push(line);
                    }
                }
            }
        }
        self.game.as_mut()
    }

    /// The card with this title, of the set that is spoken of first.
    fn find(&self, title: &str) -> Option<Code> {
        things::def(self.setup.edition, self.set, title)
    }

    /// Whose eyes the log is told to.
    fn eyes(&self, game: &Thrones) -> Eyes {
        match self.eyes.as_deref() {
            None => Eyes::Everything,
            Some("a spectator") => Eyes::Spectator,
            Some(name) => {
                let (seat, _) = things::seat(game, name).expect("the eyes are a player's");
                Eyes::Seat(seat)
            }
        }
    }

    /// Writes events to the log as the eyes see them.
    fn write(&mut self, events: &[Event]) {
        let Some(game) = self.game.as_ref() else { return };
        let eyes = self.eyes(game);
        // Play rests between phases with an announcement that is none.
        let is_rest = |event: &&Event| {
            let announced =
                matches!(event, Event::Declared { .. } | Event::FirstPlayerDrawn { .. });
            announced && game.round > 0
        };
        let told = events.iter().filter(|event| !is_rest(event));
        let seen = told.filter_map(|event| Thrones::seen_by(event, eyes));
        let lines: Vec<String> = seen.map(|event| game.tell(&event).to_string()).collect();
        self.log.extend(lines);
    }

    /// Answers for a seat; a refusal is written to the log. Whether it was taken.
    fn decide(&mut self, seat: Seat, answer: &Answer<Item>) -> bool {
        let Some(game) = self.game.as_mut() else { return false };
        let mut events: Vec<Event> = Vec::new();
        match game.decide(seat, answer, &mut events) {
            Ok(()) => {
                game.rest_between_phases();
                self.write(&events);
                true
            }
            Err(Refusal::NotAsked { seat }) => {
                let name = game.player_name(seat);
                self.log.push(format!("refused: {name} is not asked anything now"));
                false
            }
            Err(refusal) => {
                self.log.push(format!("refused: {refusal}"));
                false
            }
        }
    }
}

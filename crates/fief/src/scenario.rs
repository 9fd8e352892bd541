//! The scenario language: positions and answers in the book's words, the log as the result.
//!
//! ```text
//! rule  setup.starting-village            the rules the scenario shows
//! game  Stark, Lannister, Tully           Houses by seat; `draft for 4` lets them choose
//! with  nights watch, winter, tactics     modules and variants
//! seed  7                                 the seed, where chance matters
//! given Stark has 9 Gold Dragons
//! given Stark holds Taxes and Uprising
//! given Stark has 2 Knights in Riverrun   (also Men at Arms, Archers, ...)
//! given Stark has Jon Snow in Winterfell  (brings him into play)
//! given Ned Stark is King                 (any Title; also Outlaw, Assassin, Gods cursed)
//! given Ned Stark is Captive of Lannister
//! given Ned Stark is married to Cersei Lannister
//! given Stark Controls Winterfell
//! given Lannisport has 2 Mills            (also a Sept, a Stronghold, a Fortified City, a Maester)
//! given Stark besieges Lannisport
//! given Famine lies on Region 4           (also Heavy Rain, Plague, Bountiful Harvest, ...)
//! given Taxes lies on top of the Fortune deck
//! given Stark is the first Player
//! given Greyjoy has not stolen yet        (without it the theft is spent)
//! given round 3
//! given the Wall stands at 4
//! play  Phase 3                           starts play there, and rests when the Phase is over;
//!                                         without it play starts with setup
//! when  Stark chooses Riverrun            one thing, or several joined by "and"
//! when  Stark says 5                      an amount
//! when  Stark passes                      also "is done"
//! when  nobody waits for forced answers   as at a table of people: no window without a choice
//! when  everybody passes                  safe answers until the window closes
//! when  Phase 4 begins                    safe answers until then
//! when  the cards are played              safe answers until somebody may play ordinary cards
//! when  the Phase ends                    safe answers until play rests
//! show  Stark                             a line about a Player
//! show  Winterfell                        a line about a Village
//! show  questions                         what is asked
//! ```
//! Lines before the first `when` are not logged, except with `show`.

use tabletop::{Answer, Game as _, Seat, Seed, Silent};

use crate::ask::Ask;
use crate::event::Event;
use crate::flow::Step;
use crate::house::House;
use crate::item::Item;
use crate::phase::RoundStep;
use crate::setup::Setup;
use crate::state::{Fief, Phase};

mod counters;
mod court;
mod fortune;
mod given;
mod inventory;
mod show;
mod things;
mod war;

/// How many answers are given for others at most.
const PATIENCE: usize = 5_000;

/// A scenario being played.
struct Scene {
    setup: Setup,
    seed: u64,
    game: Option<Fief>,
    log: Vec<String>,
    /// Whose eyes the log is written for; without them it tells everything.
    eyes: Option<Seat>,
}

/// Plays a script and returns its log, one line each.
///
/// # Panics
/// When the script cannot be understood; the message names the line.
#[must_use]
pub fn play(script: &str) -> String {
    let houses = [House::Stark, House::Lannister, House::Tully, House::Greyjoy];
    let setup = Setup::with_houses(&houses);
    let mut scene = Scene { setup, seed: 1, game: None, log: Vec::new(), eyes: None };
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "rule" | "note" => {}
            "game" => scene.choose_game(rest),
            "with" => scene.choose_modules(rest),
            "seed" => scene.seed = rest.parse().unwrap_or_else(|_| puzzled(line)),
            "given" => scene.given(rest),
            "play" => scene.play_phase(rest),
            "when" => scene.when(rest),
            "show" => scene.show(rest),
            "dice" => scene.load_dice(rest),
            "eyes" => scene.look_through(rest),
            _ => puzzled(line),
        }
    }
    scene.log.iter().map(|line| format!("{line}\n")).collect()
}

/// Says that a line means nothing.
fn puzzled(line: &str) -> ! {
    panic!("the scenario language does not know: {line}")
}

impl Scene {
    fn choose_game(&mut self, words: &str) {
        if let Some(players) = words.strip_prefix("draft for ") {
            let players = players.parse().unwrap_or_else(|_| puzzled(words));
            self.setup.players = players;
            self.setup.houses.clear();
            return;
        }
        let names = words.split([',']).map(str::trim);
        let houses: Vec<House> =
            names.map(|name| House::named(name).unwrap_or_else(|| puzzled(words))).collect();
        self.setup.players = houses.len() as u8;
        self.setup.houses = houses;
    }

    fn choose_modules(&mut self, words: &str) {
        for word in words.split(',').map(str::trim) {
            if let Err(refusal) = self.setup.switch_on(word) {
                self.log.push(format!("refused: {refusal}"));
            }
        }
    }

    /// The game, begun when it is first needed. A setup that is refused is written to the log.
    fn game(&mut self) -> Option<&mut Fief> {
        if self.game.is_none() {
            match Fief::begin(&self.setup, Seed::from_number(self.seed)) {
                Ok(game) => self.game = Some(game),
                Err(refusal) => self.log.push(format!("refused: {refusal}")),
            }
        }
        self.game.as_mut()
    }

    /// A position begins with everybody at home in the best-known Village of the House, and with
    /// the Noble who starts on a Lord card.
    fn position(&mut self) -> &mut Fief {
        let game = self.game().expect("the setup of a scenario is right");
        if game.phase == Phase::Setup {
            while game.round == 0 {
                let Some((seat, answer)) = given::at_home(game).or_else(|| safe(game)) else {
                    break;
                };
                game.decide(seat, &answer, &mut Silent).expect("a safe answer is admitted");
            }
            given::begin_with_lords(game);
            game.first = Seat(0);
            game.restart(RoundStep::Begin);
        }
        game
    }

    /// Play begins with a Phase and rests at its end.
    fn play_phase(&mut self, words: &str) {
        let number = words.strip_prefix("Phase ").and_then(|number| number.parse().ok());
        let phase = number.and_then(given::phase).unwrap_or_else(|| puzzled(words));
        let mut events: Vec<Event> = Vec::new();
        let game = self.position();
        game.round = game.round.max(1);
        game.restart(RoundStep::Phase(phase));
        game.rest_after(phase, &mut events);
        self.write(&events);
    }

    fn when(&mut self, words: &str) {
        if words == "the game begins" {
            self.game();
        } else if words == "nobody waits for forced answers" {
            self.hurry();
        } else if words == "everybody passes" {
            if self.game.as_ref().is_some_and(|game| game.is_window_open()) {
                self.pass_until(|_| false);
            }
        } else if words == "the cards are played" {
            self.pass_until_come(|game| asks(game) == Some(Ask::PlayCard));
        } else if words == "the Phase ends" {
            self.pass_until_come(|game| {
                matches!(game.pending.last(), Some(Step::Round(RoundStep::Rest(_))))
            });
        } else if let Some(phase) = words.strip_prefix("Phase ") {
            let number = phase.trim_end_matches(" begins");
            let number: u8 = number.parse().unwrap_or_else(|_| puzzled(words));
            let round = self.game.as_ref().map_or(0, |game| game.round);
            self.pass_until(|game| game.phase.number() == number || game.round > round);
        } else if let Some(house) = words.strip_suffix(" is to play cards") {
            self.until_cards(house).unwrap_or_else(|| puzzled(words));
        } else if let Some(nobles) = court::deaths(words) {
            self.kill(&nobles);
        } else if words == "the next round begins" {
            let round = self.game.as_ref().map_or(0, |game| game.round);
            self.pass_until(|game| game.round > round);
        } else {
            self.answer(words);
        }
    }

    /// From now on questions with one answer are answered at once.
    fn hurry(&mut self) {
        let mut events: Vec<Event> = Vec::new();
        let Some(game) = self.game() else { return };
        game.hurry(&mut events);
        self.write(&events);
    }

    /// One Player's answer: "Stark chooses …", "Stark says 5", "Stark passes", "Stark is done".
    fn answer(&mut self, words: &str) {
        let Some(game) = self.game() else { return };
        let (seat, rest) = things::seat(game, words).unwrap_or_else(|| puzzled(words));
        let answer = match rest {
            "passes" => Answer::One(Item::Pass),
            "is done" => Answer::One(Item::Done),
            "agrees" => Answer::One(Item::Yes),
            "refuses" => Answer::One(Item::No),
            _ => {
                if let Some(amount) = rest.strip_prefix("says ") {
                    Answer::Amount(amount.parse().unwrap_or_else(|_| puzzled(words)))
                } else {
                    let rest = rest.strip_prefix("chooses ").unwrap_or_else(|| puzzled(words));
                    things::answer(game, seat, rest).unwrap_or_else(|| puzzled(words))
                }
            }
        };
        let mut events: Vec<Event> = Vec::new();
        match game.decide(seat, &answer, &mut events) {
            Ok(()) => self.write(&events),
            Err(refusal) => self.log.push(format!("refused: {refusal}")),
        }
    }

    /// Answers safely until the time has come, windows or not.
    fn pass_until_come(&mut self, come: impl Fn(&Fief) -> bool) {
        let mut events: Vec<Event> = Vec::new();
        let Some(game) = self.game() else { return };
        for _ in 0..PATIENCE {
            if come(game) {
                break;
            }
            let Some((seat, answer)) = safe(game) else { break };
            game.decide(seat, &answer, &mut events).expect("a safe answer is admitted");
        }
        self.write(&events);
    }

    /// Answers safely until the time has come; a window is answered only to its end.
    fn pass_until(&mut self, come: impl Fn(&Fief) -> bool) {
        let mut events: Vec<Event> = Vec::new();
        let window = self.game.as_ref().is_some_and(|game| game.is_window_open());
        let Some(game) = self.game() else { return };
        for _ in 0..PATIENCE {
            if come(game) || window && !come(game) && !game.is_window_open() {
                break;
            }
            let Some((seat, answer)) = safe(game) else { break };
            game.decide(seat, &answer, &mut events).expect("a safe answer is admitted");
        }
        self.write(&events);
    }

    fn write(&mut self, events: &[Event]) {
        let game = self.game.as_ref().expect("events come from a game");
        let told = events.iter().filter_map(|event| self.told(event));
        let lines: Vec<String> = told.map(|event| event.tell(game).to_string()).collect();
        self.log.extend(lines);
    }
}

/// What the first question that waits asks.
fn asks(game: &Fief) -> Option<Ask> {
    game.desk.questions().first().map(|question| question.ask)
}

/// The safe answer to the first question that waits.
fn safe(game: &Fief) -> Option<(Seat, Answer<Item>)> {
    let prompt = game.prompts().find(|prompt| prompt.waits == tabletop::Waits::ForAnswer)?;
    Some((prompt.seat, game.safe_answer(&prompt)))
}

impl Fief {
    /// Begins the Phase, and rests where the next one would begin.
    fn rest_after(&mut self, phase: Phase, events: &mut Vec<Event>) {
        self.pending.clear();
        self.enter_round(RoundStep::Phase(phase), events);
        if let Some(Step::Round(next)) = self.pending.first_mut()
            && let RoundStep::Phase(phase) = *next
        {
            *next = RoundStep::Rest(phase);
        }
        self.run(events);
    }

    /// Forgets what was half-done and goes on with a round or a Phase.
    fn restart(&mut self, step: RoundStep) {
        self.desk.withdraw();
        self.pending.clear();
        self.prologue_told = true;
        self.then(Step::Round(step));
    }
}

//! Deeds: what players do in a scenario.
//!
//! ```text
//! when the game begins                       setup, logged
//! when the marshalling phase begins          as the first sentence: enters there, logged;
//!                                            later: safe answers until then
//! when the challenge ends                    safe answers until then; also "the draw phase ends",
//!                                            "the round ends", "setup ends"
//! when everyone passes                       until somebody must decide something
//! when Lannister is asked to declare defenders
//! when Stark marshals Nymeria on Arya Stark  also "attaches X as a duplicate", "attaches X to the
//!                                            House card", "ambushes X"
//! when Stark uses Ghost to save Jon Snow     also "plays X", "uses X on Y", "saves X with its
//!                                            duplicate"
//! when Stark attacks Lannister for military with Eddard Stark, Robb Stark
//! when Lannister defends with Tyrion Lannister    also "declares no defenders"
//! when Stark chooses Ice, Hodor              also names, takes, reveals, places, kneels, stands,
//!                                            pays with, orders, bypasses; "chooses 3"
//! when Stark passes                          also declines, agrees, "redirects the challenge to X",
//!                                            "takes over the challenge"
//! when Stark gives 2 gold to Lannister
//! when Stark offers 2 gold to Lannister for peace   (or: for a challenge against Baratheon)
//! when Lannister takes the offer of Stark           (or refuses it; or: Stark withdraws the offer to Lannister)
//! when Stark tries to marshal Ice            at once, nobody passes before
//! ```
//! Before a deed everybody else, and the player himself, passes in windows and declines what may be
//! declined, and others answer safely, as long as the phase lasts and the deed is not offered. If it
//! never is, the refusal is logged and nothing has happened.

use tabletop::{Answer, Game as _, Prompt, Seat, Waits};

use super::things::{self, Named};
use super::wanted::{Doing, Wanted, is_declined, is_window};
use super::{Scene, asked};
use crate::ask::Ask;
use crate::event::Event;
use crate::item::{Item, Thing};
use crate::state::Thrones;

/// How many answers are given for others at most.
const PATIENCE: usize = 2_000;

/// A deed, and what is chosen for it if it is asked for.
struct Told {
    wanted: Vec<Wanted>,
    /// Chosen only if it is asked for at once.
    perhaps: Option<Wanted>,
}

impl Scene {
    /// Does what the sentence says.
    pub(super) fn when(&mut self, words: &str) -> Option<()> {
        if self.game().is_none() {
            return Some(());
        }
        if words == "the game begins" {
            self.enter_setup();
            return Some(());
        }
        if let Some(rest) = words.strip_prefix("the ")
            && let Some((phase, moment)) = rest.split_once(" phase ")
        {
            let phase = things::phase(phase)?;
            if moment == "begins" && !self.entry.begun {
                self.enter_phase(phase);
                return Some(());
            }
            self.enter_for(words);
            let is_it = |event: &Event| matches!(event, Event::PhaseBegan { phase: begun } if *begun == phase);
            let is_other = |event: &Event| matches!(event, Event::PhaseBegan { .. });
            match moment {
                "begins" => self.pass_until(|_, events| events.iter().any(is_it)),
                "ends" => self.pass_until(|game, events| {
                    game.phase != phase || game.is_resting() || events.iter().any(is_other)
                }),
                _ => return None,
            }
            return Some(());
        }
        self.enter_for(words);
        match words {
            "the challenge ends" => self.pass_until(|game, _| !game.challenge.on),
            "the round ends" | "setup ends" => self.pass_until(|_, events| {
                events.iter().any(|event| matches!(event, Event::RoundBegan { .. }))
            }),
            "everyone passes" => self.pass_windows(),
            _ => return self.player_does(words),
        }
        Some(())
    }

    /// A player's sentence.
    fn player_does(&mut self, words: &str) -> Option<()> {
        let game = self.game.as_ref()?;
        let (seat, rest) = things::seat(game, words)?;
        if let Some(what) = rest.strip_prefix("is asked to ") {
            let is_asked = |game: &Thrones| {
                let mut asks = game.desk.questions_to(seat);
                asks.any(|question| asked::deed(question.ask).to_lowercase().starts_with(what))
            };
            self.pass_until(|game, _| is_asked(game));
            return Some(());
        }
        if let Some(rest) = rest.strip_prefix("tries to ") {
            let answer = deed(game, seat, rest)?;
            self.decide(seat, &answer);
            return Some(());
        }
        let told = told(game, seat, rest)?;
        let (before, written) = (self.game.clone(), self.log.len());
        for (place, wanted) in told.wanted.iter().enumerate() {
            if !self.carry_out(seat, wanted)? {
                if place > 0 {
                    // What was half-done is undone; only the refusal stays.
                    let refusal = self.log.pop()?;
                    self.log.truncate(written);
                    self.log.push(refusal);
                    self.game = before;
                }
                return Some(());
            }
        }
        if let Some(perhaps) = &told.perhaps {
            let answer = self.game.as_ref().and_then(|game| perhaps.offered(game, seat));
            if let Some(answer) = answer {
                self.decide(seat, &answer);
            }
        }
        Some(())
    }

    /// Passes until the wanted is offered, and answers it; else writes the refusal. Whether it was
    /// answered.
    fn carry_out(&mut self, seat: Seat, wanted: &Wanted) -> Option<bool> {
        let mut events: Vec<Event> = Vec::new();
        let mut ahead = self.game.clone()?;
        if ahead.is_resting() {
            answer_safely(&mut ahead, &mut events);
        }
        let game = ahead.clone();
        for _ in 0..PATIENCE {
            if let Some(answer) = wanted.offered(&ahead, seat) {
                self.game = Some(ahead);
                self.write(&events);
                return Some(self.decide(seat, &answer));
            }
            if wanted.is_moment(&ahead, seat) {
                self.game = Some(ahead);
                self.write(&events);
                break;
            }
            let Some((other, answer)) = skip(&ahead, seat) else { break };
            ahead.decide(other, &answer, &mut events).expect("a safe answer is admitted");
            ahead.rest_between_phases();
            let over = ahead.round != game.round && game.round > 0 || ahead.is_resting();
            if over || game.challenge.on && !ahead.challenge.on {
                break;
            }
        }
        self.refuse(seat, wanted)
    }

    /// Writes down why the wanted cannot be done, where the player could do something.
    fn refuse(&mut self, seat: Seat, wanted: &Wanted) -> Option<bool> {
        let game = self.game.clone()?;
        let mut ahead = game.clone();
        let mut events: Vec<Event> = Vec::new();
        for _ in 0..16 {
            if ahead.desk.questions_to(seat).next().is_some() {
                self.game = Some(ahead);
                self.write(&events);
                break;
            }
            let window = ahead.desk.questions().iter().find(|question| is_window(question.ask));
            let Some(other) = window.map(|question| question.seat) else { break };
            let pass = Answer::One(Item::PASS);
            if ahead.decide(other, &pass, &mut events).is_err() || ahead.phase != game.phase {
                break;
            }
        }
        let answer = wanted.unoffered(self.game.as_ref()?, seat)?;
        let before = self.log.len();
        let taken = self.decide(seat, &answer);
        assert!(!taken && self.log.len() > before, "what is not offered is refused");
        Some(false)
    }

    /// Safe answers until the time has come.
    fn pass_until(&mut self, come: impl Fn(&Thrones, &[Event]) -> bool) {
        let Some(mut game) = self.game.clone() else { return };
        let mut events: Vec<Event> = Vec::new();
        for _ in 0..PATIENCE {
            if come(&game, &events) {
                break;
            }
            if !answer_safely(&mut game, &mut events) {
                break;
            }
        }
        self.game = Some(game);
        self.write(&events);
    }

    /// Safe answers until the time has come, unlogged.
    pub(super) fn pass_silently(&mut self, come: impl Fn(&Thrones) -> bool) {
        let log = self.log.len();
        self.pass_until(|game, _| come(game));
        self.log.truncate(log);
    }

    /// Everybody passes until somebody must decide something else.
    fn pass_windows(&mut self) {
        let Some(mut game) = self.game.clone() else { return };
        let mut events: Vec<Event> = Vec::new();
        for _ in 0..PATIENCE {
            let next = game.prompts().find_map(|prompt| {
                let answer = if game.is_resting() {
                    return None;
                } else if is_window(prompt.ask) {
                    Answer::One(Item::PASS)
                } else {
                    prompt.shape.only_answer()?
                };
                (prompt.waits == Waits::ForAnswer).then_some((prompt.seat, answer))
            });
            let Some((seat, answer)) = next else { break };
            game.decide(seat, &answer, &mut events).expect("a pass is admitted");
            game.rest_between_phases();
        }
        self.game = Some(game);
        self.write(&events);
    }
}

/// Answers the first question that waits safely. Whether there was one.
fn answer_safely(game: &mut Thrones, events: &mut Vec<Event>) -> bool {
    let waiting = game.prompts().find(|prompt| prompt.waits == Waits::ForAnswer);
    let Some((seat, answer)) = waiting.map(|prompt| (prompt.seat, safe(game, &prompt))) else {
        return false;
    };
    game.decide(seat, &answer, events).expect("a safe answer is admitted");
    game.rest_between_phases();
    true
}

/// The safe answer; the first player stays the first player.
fn safe(game: &Thrones, prompt: &Prompt<'_, Item, Ask>) -> Answer<Item> {
    match prompt.ask {
        Ask::NameFirstPlayer => Answer::One(Thing::Seat(game.first).into()),
        _ => game.safe_answer(prompt),
    }
}

/// An answer that gets a player nearer to his deed without deciding anything for him.
fn skip(game: &Thrones, seat: Seat) -> Option<(Seat, Answer<Item>)> {
    let mut waiting = game.prompts().filter(|prompt| prompt.waits == Waits::ForAnswer);
    waiting.find_map(|prompt| {
        let forced = prompt.shape.only_answer().is_some() && prompt.ask != Ask::Challenge;
        let own = prompt.seat == seat;
        let skipped = !own || forced || is_window(prompt.ask) || is_declined(prompt.ask);
        skipped.then(|| (prompt.seat, safe(game, &prompt)))
    })
}

/// A deed that is one thing wanted.
fn just(wanted: Wanted) -> Option<Told> {
    Some(Told { wanted: vec![wanted], perhaps: None })
}

/// What the words after the player's name mean.
fn told(game: &Thrones, seat: Seat, words: &str) -> Option<Told> {
    let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
    let rest = rest.trim();
    match verb {
        "passes" | "declines" => just(Wanted::Pass),
        "agrees" => just(Wanted::Yes),
        "ends" => just(Wanted::Pass),
        "declares" if rest == "no defenders" => just(Wanted::Defenders(Vec::new())),
        "takes" if rest == "over the challenge" => just(Wanted::Yes),
        "redirects" => {
            let mut told = just(Wanted::Yes)?;
            if let Some(to) = rest.strip_prefix("the challenge to ") {
                told.wanted.push(Wanted::Choose(things::named(game, to)));
            }
            Some(told)
        }
        "marshals" => with_card(game, Doing::Marshal, rest),
        "hides" => with_card(game, Doing::Hide, rest),
        "brings" => chooses(game, rest.strip_prefix("out ")?),
        "ambushes" => with_card(game, Doing::Ambush, rest.strip_prefix("with ").unwrap_or(rest)),
        "attaches" => attaches(game, rest),
        "uses" | "plays" => with_card(game, Doing::Use, rest),
        "saves" => {
            let card = rest.strip_suffix(" with its duplicate")?;
            let named = things::named(game, card).into_iter().next()?;
            just(Wanted::Deed(Doing::SaveWithDuplicate, named))
        }
        "attacks" => attacks(game, rest),
        "defends" => just(Wanted::Defenders(things::named(game, rest.strip_prefix("with ")?))),
        "gives" => {
            let (gold, to) = rest.split_once(" gold to ")?;
            let (to, _) = things::seat(game, to)?;
            just(Wanted::Deal(Thing::Give(to, gold.parse().ok()?)))
        }
        "offers" => offers(game, rest),
        "takes" | "refuses" | "withdraws" if rest.contains("offer") => {
            answers_offer(game, seat, verb, rest)
        }
        "chooses" | "names" | "takes" | "reveals" | "places" | "kneels" | "stands" | "pays"
        | "orders" | "bypasses" | "kills" | "discards" => chooses(game, rest),
        _ => None,
    }
}

/// "2 gold to Lannister for peace", "2 gold to Lannister for a challenge against Baratheon".
fn offers(game: &Thrones, words: &str) -> Option<Told> {
    let (gold, rest) = words.split_once(" gold to ")?;
    let gold = gold.parse().ok()?;
    let (to, word) = rest.split_once(" for ")?;
    let (to, _) = things::seat(game, to)?;
    let thing = match word.strip_prefix("a challenge against ") {
        Some(against) => Thing::OfferForChallenge(to, things::seat(game, against)?.0, gold),
        None => (word == "peace").then_some(Thing::OfferForPeace(to, gold))?,
    };
    just(Wanted::Deal(thing))
}

/// "the offer of Stark", "the offer to Lannister".
fn answers_offer(game: &Thrones, seat: Seat, verb: &str, words: &str) -> Option<Told> {
    let words = words.strip_prefix("the offer of ").or(words.strip_prefix("the offer to "))?;
    let (other, _) = things::seat(game, words)?;
    just(Wanted::Deal(match verb {
        "takes" => Thing::TakeOffer(other, seat),
        "refuses" => Thing::RefuseOffer(other, seat),
        _ => Thing::WithdrawOffer(other),
    }))
}

/// "Eddard Stark", "3", "nothing", "Maester's Chain on Plain Maester".
fn chooses(game: &Thrones, words: &str) -> Option<Told> {
    let words = words.strip_prefix("with ").unwrap_or(words);
    if matches!(words, "nothing" | "no more" | "nobody") {
        return just(Wanted::Pass);
    }
    if let Ok(amount) = words.trim_end_matches(" gold").parse() {
        return just(Wanted::Amount(amount));
    }
    let (things, host) = match words.split_once(" on ") {
        Some((things, host))
            if things::title(words).is_none_or(|(_, rest)| rest.starts_with(" on ")) =>
        {
            (things, Some(host))
        }
        Some(_) | None => (words, None),
    };
    let perhaps = host.map(|host| Wanted::Choose(things::named(game, host)));
    Some(Told { wanted: vec![Wanted::Choose(things::named(game, things))], perhaps })
}

/// "Nymeria on Arya Stark", "Ghost to save Jon Snow".
fn with_card(game: &Thrones, doing: Doing, words: &str) -> Option<Told> {
    let (card, rest) = card(game, words)?;
    let mut told = Told { wanted: vec![Wanted::Deed(doing, card)], perhaps: None };
    let rest = rest.trim_start();
    if let Some(on) = rest.strip_prefix("on ") {
        let on = Wanted::Choose(things::named(game, on));
        if doing == Doing::Use { told.wanted.push(on) } else { told.perhaps = Some(on) }
    } else if let Some(saved) = rest.strip_prefix("to save ") {
        told.perhaps = Some(Wanted::Choose(things::named(game, saved)));
    } else if !rest.is_empty() {
        return None;
    }
    Some(told)
}

/// One card, perhaps with its player and number, and what is said after it.
fn card<'w>(game: &Thrones, words: &'w str) -> Option<(Named, &'w str)> {
    let mut at = words;
    for start in ["the first ", "the second ", "the third "] {
        at = at.strip_prefix(start).unwrap_or(at);
    }
    let whose = things::seat(game, at).and_then(|(_, rest)| rest.strip_prefix("'s "));
    let at = whose.filter(|rest| things::title(rest).is_some()).unwrap_or(at);
    let (_, rest) = things::title(at)?;
    let named = things::named(game, &words[..words.len() - rest.len()]);
    Some((named.into_iter().next()?, rest))
}

/// "Ice as a duplicate", "Street of Steel to the House card".
fn attaches(game: &Thrones, words: &str) -> Option<Told> {
    let (card, rest) = card(game, words)?;
    match rest.trim_start() {
        "as a duplicate" => just(Wanted::Deed(Doing::Duplicate, card)),
        "to the House card" => just(Wanted::Deed(Doing::Fasten, card)),
        _ => None,
    }
}

/// "Lannister for military with Eddard Stark".
fn attacks(game: &Thrones, words: &str) -> Option<Told> {
    let (target, rest) = things::seat(game, words)?;
    let rest = rest.strip_prefix("for ")?;
    let (kind, attackers) = rest.split_once(" with ").unwrap_or((rest, ""));
    let mut wanted = vec![Wanted::Challenge(things::kind(kind)?, target)];
    if attackers == "nobody" {
        wanted.push(Wanted::Attackers(Vec::new()));
    } else if !attackers.is_empty() {
        wanted.push(Wanted::Attackers(things::named(game, attackers)));
    }
    Some(Told { wanted, perhaps: None })
}

/// The answer that a deed in its plain form would be: "marshal Ice", "defend with Hodor".
pub(super) fn deed(game: &Thrones, seat: Seat, words: &str) -> Option<Answer<Item>> {
    let (verb, object) = words.split_once(' ').unwrap_or((words, ""));
    let ending = if verb.ends_with("ch") || verb.ends_with("ss") { "es" } else { "s" };
    let told = told(game, seat, &format!("{verb}{ending} {object}"))?;
    let wanted = told.wanted.first()?;
    wanted.offered(game, seat).or_else(|| wanted.unoffered(game, seat))
}

//! One random game, looked at decision by decision.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};

use super::{Check, Fault, look, secrecy};
use crate::journal::forced;
use crate::{Answer, Game, Seat, Seed, Silent, Waits, digest};

/// How often an opportunity that waits for nobody is taken: once in so many decisions.
const OPPORTUNITY_IN: u32 = 16;
/// How many things of earlier prompts are remembered, to be offered where they are not on offer.
const REMEMBERED: usize = 128;

/// How far a game went.
pub(super) struct Walked {
    pub(super) decisions: usize,
    pub(super) ended: bool,
}

/// A game on its way, and what the checks need to remember of it.
pub(super) struct Walk<G: Game> {
    pub(super) game: G,
    /// Chance for the answers that are given.
    rng: SmallRng,
    /// Chance for the checks, so that each check alone looks at the same games as all together.
    pub(super) dice: SmallRng,
    /// Things seen in prompts of any seat at any time.
    pub(super) seen: Vec<G::Item>,
    /// The same game played a second time.
    twin: G,
    /// The same game, hurried.
    hurried: G,
    decisions: usize,
}

/// What a check found wrong.
pub(super) struct Wrong(pub(super) Check, pub(super) String);

/// Fails with a sentence unless the condition holds.
pub(super) fn ensure(
    holds: bool,
    check: Check,
    what: impl FnOnce() -> String,
) -> Result<(), Wrong> {
    if holds { Ok(()) } else { Err(Wrong(check, what())) }
}

/// Plays a random game with these checks.
pub(super) fn walk<G: Game>(
    setup: &G::Setup,
    number: u64,
    at_most: usize,
    checks: &[Check],
) -> Result<Walked, Fault> {
    let fault = |decisions, Wrong(check, what)| Fault { check, game: number, decisions, what };
    let seed = Seed::from_number(number);
    let begun = || G::begin(setup, seed).map_err(|refusal| refused_setup(&refusal));
    let game = begun().map_err(|wrong| fault(0, wrong))?;
    let twin = begun().map_err(|wrong| fault(0, wrong))?;
    let mut hurried = game.clone();
    hurried.hurry(&mut Silent);
    let [rng, dice] = [2 * number, 2 * number + 1].map(SmallRng::seed_from_u64);
    let mut walk = Walk { game, rng, dice, seen: Vec::new(), twin, hurried, decisions: 0 };
    if checks.contains(&Check::Determinism) {
        walk.same_games().map_err(|wrong| fault(0, wrong))?;
    }
    while walk.decisions < at_most {
        // A game that panics is reported like any other fault, with the number that leads to it again.
        let step = catch_unwind(AssertUnwindSafe(|| walk.step(checks)));
        let step = step.unwrap_or_else(|panic| Err(Wrong(Check::OfferedAccepted, said(&*panic))));
        if step.map_err(|wrong| fault(walk.decisions, wrong))? {
            return Ok(Walked { decisions: walk.decisions, ended: true });
        }
    }
    if checks.contains(&Check::GamesEnd) && walk.game.outcome().is_none() {
        let wrong = Wrong(Check::GamesEnd, format!("no end after {at_most} decisions"));
        return Err(fault(walk.decisions, wrong));
    }
    Ok(Walked { decisions: walk.decisions, ended: walk.game.outcome().is_some() })
}

impl<G: Game> Walk<G> {
    /// Looks at the game and makes one decision; says whether the game is over.
    fn step(&mut self, checks: &[Check]) -> Result<bool, Wrong> {
        if checks.contains(&Check::GamesEnd) {
            look::somebody_is_asked(&self.game)?;
        }
        if checks.contains(&Check::RoundTrip) {
            look::round_trip(&self.game)?;
        }
        if self.game.outcome().is_some() {
            return Ok(true);
        }
        self.remember();
        if checks.contains(&Check::OfferedAccepted) {
            look::offered_accepted(self)?;
        }
        look::others_refused(self, checks)?;
        let Some((seat, answer)) = self.choose() else {
            return Err(Wrong(Check::GamesEnd, "nobody is asked and the game is not over".into()));
        };
        if checks.contains(&Check::NonInterference) {
            secrecy::non_interference(self, seat, &answer)?;
        }
        self.decide(seat, &answer, checks)?;
        Ok(false)
    }

    /// Makes the decision in the game and in its twins.
    fn decide(
        &mut self,
        seat: Seat,
        answer: &Answer<G::Item>,
        checks: &[Check],
    ) -> Result<(), Wrong> {
        let [is_forced, before_forced] = {
            let mut own = self.game.prompts().filter(|prompt| prompt.seat == seat);
            let prompt = own.find(|prompt| prompt.shape.admits(answer));
            let beside = prompt.as_ref().is_some_and(|prompt| prompt.waits == Waits::ForNobody);
            let is_forced = prompt.is_some_and(|prompt| prompt.is_forced());
            [is_forced, beside && forced(&self.game).is_some()]
        };
        let mut events = Vec::new();
        self.game.decide(seat, answer, &mut events).map_err(|refusal| {
            Wrong(
                Check::OfferedAccepted,
                format!("seat {} is refused {answer:?}: {refusal}", seat.0),
            )
        })?;
        self.decisions += 1;
        if !checks.contains(&Check::Determinism) {
            return Ok(());
        }
        let mut twin_events = Vec::new();
        let twin = self.twin.decide(seat, answer, &mut twin_events);
        ensure(twin.is_ok() && twin_events == events, Check::Determinism, || {
            format!("played twice, {answer:?} of seat {} led to other events", seat.0)
        })?;
        if before_forced {
            // A hurried game is already past the place where this was decided.
            self.hurried = self.game.clone();
            self.hurried.hurry(&mut Silent);
        } else if !is_forced {
            self.hurried.decide(seat, answer, &mut Silent).map_err(|refusal| {
                let what =
                    format!("hurried, the game refuses {answer:?} of seat {}: {refusal}", seat.0);
                Wrong(Check::Determinism, what)
            })?;
        }
        self.same_games()
    }

    /// The twin is the same game; the hurried one is where this one would be if it were hurried now.
    fn same_games(&self) -> Result<(), Wrong> {
        ensure(self.twin == self.game, Check::Determinism, || {
            "played twice, the game is not the same".into()
        })?;
        ensure(digest(&self.hurried) == digest(&self.game), Check::Determinism, || {
            "hurried, the game is not the same as with every forced prompt answered by hand".into()
        })
    }

    /// A random answer to a random prompt.
    fn choose(&mut self) -> Option<(Seat, Answer<G::Item>)> {
        let waits = if self.rng.random_range(0..OPPORTUNITY_IN) == 0 {
            Waits::ForNobody
        } else {
            Waits::ForAnswer
        };
        let wanted = self.game.prompts().filter(|prompt| prompt.waits == waits).count();
        let waits = if wanted == 0 { Waits::ForAnswer } else { waits };
        let count = self.game.prompts().filter(|prompt| prompt.waits == waits).count();
        if count == 0 {
            return None;
        }
        let place = self.rng.random_range(0..count);
        let prompt = self.game.prompts().filter(|prompt| prompt.waits == waits).nth(place)?;
        Some((prompt.seat, prompt.shape.sample(&mut self.rng)))
    }

    fn remember(&mut self) {
        for prompt in self.game.prompts() {
            for item in prompt.shape.items() {
                if self.seen.contains(item) {
                    continue;
                }
                if self.seen.len() < REMEMBERED {
                    self.seen.push(*item);
                } else {
                    let place = self.dice.random_range(0..REMEMBERED);
                    self.seen[place] = *item;
                }
            }
        }
    }
}

fn refused_setup(refusal: &crate::Refusal) -> Wrong {
    Wrong(Check::GamesEnd, format!("the game does not begin: {refusal}"))
}

/// What a panic said.
fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a word");
    format!("the game panicked: {text}")
}

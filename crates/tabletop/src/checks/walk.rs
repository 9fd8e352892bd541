//! One random game, looked at decision by decision.

use std::num::NonZeroU32;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};

use super::{Check, End, Fault, Report, Verdict, look, secrecy, words};
use crate::journal::forced;
use crate::{Answer, Game, Seat, Seed, Sentence, Silent, Waits};

/// How often an opportunity that waits for nobody is taken: once in so many decisions.
const OPPORTUNITY_IN: u32 = 16;
/// How many things of earlier prompts are remembered, to be offered where they are not on offer.
const REMEMBERED: usize = 128;

/// How a game is looked at.
#[derive(Clone, Copy)]
pub(super) struct Course<'c> {
    pub(super) checks: &'c [Check],
    /// How many decisions it may take.
    pub(super) at_most: usize,
    /// One decision in so many gets the costly looks.
    pub(super) look: NonZeroU32,
}

impl Course<'_> {
    pub(super) fn has(&self, check: Check) -> bool {
        self.checks.contains(&check)
    }
}

/// A game on its way, and what the checks need to remember of it.
pub(super) struct Walk<'c, G: Game> {
    pub(super) game: G,
    pub(super) course: Course<'c>,
    /// Chance for the answers that are given.
    rng: SmallRng,
    /// Chance for the checks, so that each check alone looks at the same games as all together.
    pub(super) dice: SmallRng,
    /// Chance for where the costly looks are taken.
    looking: SmallRng,
    /// Things seen in prompts of any seat at any time.
    pub(super) seen: Vec<G::Item>,
    /// The same game played a second time, with every set named the other way round.
    twin: G,
    /// The same game, hurried.
    hurried: G,
    pub(super) decisions: usize,
    looks: usize,
    /// What happened in the last decision, and what happened in the twin.
    events: Vec<G::Event>,
    twin_events: Vec<G::Event>,
    /// Everything that happened, with the line that told it then.
    told: Vec<(G::Event, Sentence)>,
}

/// How an answer stands to forced prompts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Forcing {
    /// It is free.
    Free,
    /// It is forced itself.
    Forced,
    /// It answers an opportunity while another prompt is forced.
    Before,
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
    course: Course<'_>,
    watch: &mut impl FnMut(&G, &[G::Event]) -> Verdict,
) -> Result<Report, Fault> {
    let fault = |decisions, Wrong(check, what)| Fault { check, game: number, decisions, what };
    // A game that panics is reported like any other fault, with the number that leads to it again.
    let begun = catch_unwind(AssertUnwindSafe(|| Walk::<G>::begin(setup, number, course)));
    let mut walk = begun.unwrap_or_else(|panic| Err(said(&*panic))).map_err(|w| fault(0, w))?;
    let end = loop {
        let step = catch_unwind(AssertUnwindSafe(|| walk.step(watch)));
        let step = step.unwrap_or_else(|panic| Err(said(&*panic)));
        if let Some(end) = step.map_err(|wrong| fault(walk.decisions, wrong))? {
            break end;
        }
    };
    Ok(Report {
        games: 1,
        decisions: walk.decisions,
        looks: walk.looks,
        ended: u64::from(end == End::Outcome),
        broken_off: u64::from(end == End::BrokenOff),
        longest: walk.decisions,
    })
}

impl<'c, G: Game> Walk<'c, G> {
    fn begin(setup: &G::Setup, number: u64, course: Course<'c>) -> Result<Self, Wrong> {
        let begun =
            || G::begin(setup, Seed::from_number(number)).map_err(|why| refused_setup(&why));
        let (game, twin) = (begun()?, begun()?);
        let mut hurried = game.clone();
        hurried.hurry(&mut Silent);
        let [rng, dice] = [2 * number, 2 * number + 1].map(SmallRng::seed_from_u64);
        let walk = Walk {
            game,
            course,
            rng,
            dice,
            looking: SmallRng::seed_from_u64(!number),
            seen: Vec::new(),
            twin,
            hurried,
            decisions: 0,
            looks: 0,
            events: Vec::new(),
            twin_events: Vec::new(),
            told: Vec::new(),
        };
        if course.has(Check::Determinism) {
            walk.same_games()?;
        }
        Ok(walk)
    }

    /// Looks at the game and makes one decision, if the game has not come to its end.
    fn step(
        &mut self,
        watch: &mut impl FnMut(&G, &[G::Event]) -> Verdict,
    ) -> Result<Option<End>, Wrong> {
        let course = self.course;
        if course.has(Check::GamesEnd) {
            look::somebody_is_asked(&self.game)?;
        }
        let verdict = watch(&self.game, &self.events);
        if let Verdict::Wrong(what) = &verdict
            && course.has(Check::Watched)
        {
            return Err(Wrong(Check::Watched, what.clone()));
        }
        let over = self.game.outcome().is_some();
        let is_looked_at = self.looking.random_range(0..course.look.get()) == 0 || over;
        self.looks += usize::from(is_looked_at);
        if is_looked_at && course.has(Check::RoundTrip) {
            look::round_trip(&self.game)?;
        }
        if over {
            self.told_as_then()?;
            return Ok(Some(End::Outcome));
        }
        if verdict == Verdict::BreakOff {
            return Ok(Some(End::BrokenOff));
        }
        if self.decisions >= course.at_most {
            return match course.has(Check::GamesEnd) {
                true => Err(Wrong(
                    Check::GamesEnd,
                    format!("no end after {} decisions", course.at_most),
                )),
                false => Ok(Some(End::TooLong)),
            };
        }
        if is_looked_at {
            self.remember();
            if course.has(Check::OfferedAccepted) {
                look::offered_accepted(self)?;
            }
            look::others_refused(self)?;
        }
        let Some((seat, answer)) = self.choose() else {
            return Err(Wrong(Check::GamesEnd, "nobody is asked and the game is not over".into()));
        };
        if is_looked_at && course.has(Check::NonInterference) {
            secrecy::non_interference(self, seat, &answer)?;
        }
        if is_looked_at && course.has(Check::Worded) {
            words::worded(&self.game)?;
        }
        if is_looked_at && course.has(Check::Reasoned) {
            words::reasoned(self)?;
        }
        if is_looked_at && course.has(Check::Openly) {
            secrecy::openly(self)?;
        }
        self.decide(seat, &answer)?;
        Ok(None)
    }

    /// Makes the decision in the game and in its twins.
    fn decide(&mut self, seat: Seat, answer: &Answer<G::Item>) -> Result<(), Wrong> {
        let twins = self.course.has(Check::Determinism);
        let forcing = if twins { self.forcing(seat, answer) } else { Forcing::Free };
        if forcing == Forcing::Before {
            self.same_when_hurried()?;
        }
        self.events.clear();
        self.game.decide(seat, answer, &mut self.events).map_err(|refusal| {
            Wrong(
                Check::OfferedAccepted,
                format!("seat {} is refused {answer:?}: {refusal}", seat.0),
            )
        })?;
        self.decisions += 1;
        if self.course.has(Check::Told) {
            let told = self.events.iter().map(|event| (event.clone(), self.game.tell(event)));
            self.told.extend(told);
        }
        if !twins {
            return Ok(());
        }
        self.twin_events.clear();
        let twin = self.twin.decide(seat, &reordered(answer), &mut self.twin_events);
        ensure(twin.is_ok() && self.twin_events == self.events, Check::Determinism, || {
            format!("played twice, {answer:?} of seat {} led to other events", seat.0)
        })?;
        match forcing {
            Forcing::Forced => {}
            Forcing::Before => {
                // A hurried game is already past the place where this was decided.
                self.hurried = self.game.clone();
                self.hurried.hurry(&mut Silent);
            }
            Forcing::Free => {
                self.hurried.decide(seat, answer, &mut Silent).map_err(|refusal| {
                    let seat = seat.0;
                    let what =
                        format!("hurried, the game refuses {answer:?} of seat {seat}: {refusal}");
                    Wrong(Check::Determinism, what)
                })?;
            }
        }
        self.same_games()
    }

    /// How the answer stands to the forced prompts that are open.
    fn forcing(&self, seat: Seat, answer: &Answer<G::Item>) -> Forcing {
        let mut own = self.game.prompts().filter(|prompt| prompt.seat == seat);
        match own.find(|prompt| prompt.shape.admits(answer)) {
            Some(prompt) if prompt.is_forced() => Forcing::Forced,
            Some(prompt) if prompt.waits == Waits::ForNobody && forced(&self.game).is_some() => {
                Forcing::Before
            }
            Some(_) | None => Forcing::Free,
        }
    }

    /// The twin is the same game; the hurried one is where this one would be if it were hurried now. While forced
    /// prompts are open the hurried game waits ahead of them, so it is compared when this one has come there too.
    fn same_games(&self) -> Result<(), Wrong> {
        ensure(self.twin == self.game, Check::Determinism, || {
            "played twice, the game is not the same".into()
        })?;
        if forced(&self.game).is_some() {
            return Ok(());
        }
        self.same_when_hurried()
    }

    fn same_when_hurried(&self) -> Result<(), Wrong> {
        let mut settled = self.game.clone();
        settled.hurry(&mut Silent);
        ensure(settled == self.hurried, Check::Determinism, || {
            let text = |game: &G| serde_json::to_string(game).unwrap_or_default();
            let differs = secrecy::difference(&text(&settled), &text(&self.hurried));
            format!(
                "hurried, the game is not the same as with every forced prompt answered by hand: {differs}"
            )
        })
    }

    /// Every line reads now as it did when it was told.
    fn told_as_then(&self) -> Result<(), Wrong> {
        for (event, then) in &self.told {
            let now = self.game.tell(event);
            ensure(now == *then, Check::Told, || {
                format!(
                    "{event:?} was told as {:?} and is told as {:?}",
                    then.to_string(),
                    now.to_string()
                )
            })?;
        }
        Ok(())
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

/// The same answer, its set named the other way round: the order of a set means nothing.
fn reordered<I: Copy>(answer: &Answer<I>) -> Answer<I>
where
    Answer<I>: Clone,
{
    match answer {
        Answer::Some(items) => Answer::Some(items.iter().rev().copied().collect()),
        Answer::One(_) | Answer::Order(_) | Answer::Amount(_) => answer.clone(),
    }
}

fn refused_setup(refusal: &crate::Refusal) -> Wrong {
    Wrong(Check::GamesEnd, format!("the game does not begin: {refusal}"))
}

/// What a panic said.
fn said(panic: &(dyn std::any::Any + Send)) -> Wrong {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a word");
    Wrong(Check::OfferedAccepted, format!("the game panicked: {text}"))
}

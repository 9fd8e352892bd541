//! What a player reads: questions with their subject, choices that say what they do, reasons for everything else.

use rand::rngs::SmallRng;
use rand::seq::SliceRandom as _;
use rand::{Rng as _, SeedableRng as _};

use super::Check;
use super::walk::{Walk, Wrong, ensure};
use crate::{Eyes, Game, Key, Seat, Sections};

/// Labels that say nothing by themselves, whatever was asked.
const EMPTY_WORDS: [&str; 12] = [
    "yes", "no", "ok", "agree", "refuse", "accept", "decline", "choose", "done", "continue",
    "cancel", "confirm",
];

/// Of so many things reasons are asked at a decision.
const TRIED: usize = 6;

/// What is wrong with a choice that reads so: alone on a button it must say what it does.
#[must_use]
pub fn label_fault(label: &str) -> Option<&'static str> {
    let words = label.trim().to_lowercase();
    if words.is_empty() {
        return Some("has no words");
    }
    let way = words.strip_prefix("way ").or_else(|| words.strip_prefix("option "));
    let is_numbered = way.is_some_and(|number| number.chars().all(|c| c.is_ascii_digit()));
    (is_numbered || EMPTY_WORDS.contains(&words.as_str())).then_some("does not say what it does")
}

/// Every question names who decides, and every choice says what it does; what does the least comes last.
pub(super) fn worded<G: Game>(game: &G) -> Result<(), Wrong> {
    let check = Check::Worded;
    for prompt in game.prompts() {
        let question = game.question(&prompt);
        let title = question.title.to_string();
        ensure(question.title.keys().contains(&Key::seat(prompt.seat)), check, || {
            format!("{title:?} does not say who decides")
        })?;
        for item in prompt.shape.items() {
            let label = game.choice(&prompt, item).label.to_string();
            let fault = label_fault(&label);
            ensure(fault.is_none(), check, || {
                format!("{label:?} {}: {title:?}", fault.unwrap_or_default())
            })?;
        }
    }
    Ok(())
}

/// Everything a seat sees under a key can be picked now, or there is a reason why not; and the reasons are the same
/// whatever is hidden from the seat.
pub(super) fn reasoned<G: Game>(walk: &Walk<'_, G>) -> Result<(), Wrong> {
    let check = Check::Reasoned;
    let game = &walk.game;
    // Chance of its own, so that the other checks look where they would look without this one.
    let mut dice = SmallRng::seed_from_u64(walk.decisions as u64);
    let seat = Seat(dice.random_range(0..game.seats()));
    let other = game.redealt_for(seat, &mut dice);
    let sections = Sections::of(&game.view(Eyes::Seat(seat)));
    let mut keys: Vec<Key> = sections.iter().filter_map(|(key, _)| Key::read(key)).collect();
    keys.shuffle(&mut dice);
    for key in keys.into_iter().take(TRIED) {
        let lit = game.prompts().filter(|prompt| prompt.seat == seat).any(|prompt| {
            let on = |item| game.choice(&prompt, item).label.keys().contains(&key);
            prompt.shape.items().iter().any(on)
        });
        let reasons = game.why_not_on(seat, key);
        ensure(lit == reasons.is_empty(), check, || match lit {
            true => format!("seat {} can pick {key}, and yet: {reasons:?}", seat.0),
            false => format!("seat {} cannot pick {key}, and there is no reason why", seat.0),
        })?;
        ensure(reasons == other.why_not_on(seat, key), check, || {
            format!("dealt anew, seat {} has other reasons about {key}", seat.0)
        })?;
    }
    Ok(())
}

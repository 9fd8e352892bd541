//! Checks that look at one position.

use super::Check;
use super::walk::{Walk, Wrong, ensure};
use super::wrong::wrong_answers;
use crate::{Game, Prompt, Silent, Waits};

/// Somebody is asked until the game is over, and nobody afterwards.
pub(super) fn somebody_is_asked<G: Game>(game: &G) -> Result<(), Wrong> {
    let waiting = game.prompts().filter(|prompt| prompt.waits == Waits::ForAnswer).count();
    let open = game.prompts().count();
    match game.outcome() {
        None => ensure(waiting > 0, Check::GamesEnd, || {
            "nobody is asked and the game is not over".into()
        }),
        Some(_) => ensure(open == 0, Check::GamesEnd, || {
            "the game is over and somebody is still asked".into()
        }),
    }
}

/// Stored and loaded it is the same game, and is stored the same way again.
pub(super) fn round_trip<G: Game>(game: &G) -> Result<(), Wrong> {
    let wrong = |what: String| Wrong(Check::RoundTrip, what);
    let stored =
        serde_json::to_string(game).map_err(|error| wrong(format!("not stored: {error}")))?;
    let loaded: G =
        serde_json::from_str(&stored).map_err(|error| wrong(format!("not loaded: {error}")))?;
    ensure(loaded == *game, Check::RoundTrip, || "loaded, it is another game".into())?;
    let again =
        serde_json::to_string(&loaded).map_err(|error| wrong(format!("not stored: {error}")))?;
    ensure(again == stored, Check::RoundTrip, || "stored again, it is other text".into())?;
    ensure(loaded.prompts().eq(game.prompts()), Check::RoundTrip, || {
        "loaded, it asks something else".into()
    })
}

/// A sampled answer and the safe answer to every prompt are accepted and answer that prompt alone, and nothing that is
/// offered has a reason why not.
pub(super) fn offered_accepted<G: Game>(walk: &mut Walk<'_, G>) -> Result<(), Wrong> {
    let check = Check::OfferedAccepted;
    let game = &walk.game;
    for prompt in game.prompts() {
        let seat = prompt.seat;
        let sampled = prompt.shape.sample(&mut walk.dice);
        let safe = game.safe_answer(&prompt);
        ensure(prompt.shape.admits(&safe), check, || {
            format!("the safe answer {safe:?} is none of {:?}", prompt.shape)
        })?;
        for answer in [sampled, safe] {
            let admits =
                |other: &Prompt<'_, _, _>| other.seat == seat && other.shape.admits(&answer);
            ensure(game.prompts().filter(admits).count() == 1, check, || {
                format!("{answer:?} of seat {} answers two prompts at once", seat.0)
            })?;
            let mut tried = game.clone();
            if let Err(refusal) = tried.decide(seat, &answer, &mut Silent) {
                let what = format!("seat {} is offered {answer:?} and refused: {refusal}", seat.0);
                return Err(Wrong(check, what));
            }
        }
        for item in prompt.shape.items() {
            let reasons = game.why_not(seat, item);
            ensure(reasons.is_empty(), check, || {
                format!("{item:?} is offered to seat {}, and yet: {reasons:?}", seat.0)
            })?;
        }
    }
    Ok(())
}

/// What nobody offered is refused, and the game is as it was.
pub(super) fn others_refused<G: Game>(walk: &mut Walk<'_, G>) -> Result<(), Wrong> {
    let refused = walk.course.has(Check::OthersRefused);
    let untouched = walk.course.has(Check::RefusedUntouched);
    if !refused && !untouched {
        return Ok(());
    }
    for (seat, answer) in wrong_answers(walk) {
        let mut tried = walk.game.clone();
        let taken = tried.decide(seat, &answer, &mut Silent).is_ok();
        ensure(!(refused && taken), Check::OthersRefused, || {
            format!("seat {} is not offered {answer:?}, and it is accepted", seat.0)
        })?;
        ensure(taken || !untouched || tried == walk.game, Check::RefusedUntouched, || {
            format!("{answer:?} of seat {} is refused, and the game has changed", seat.0)
        })?;
    }
    Ok(())
}

//! Non-interference: what a seat cannot see makes no difference to it.

use rand::Rng as _;

use super::Check;
use super::walk::{Walk, Wrong, ensure};
use crate::{Answer, Eyes, Game, Offer, Prompt, Seat, Sections};

/// How wide the table is drawn to be compared.
const BOARD_WIDTH: usize = 80;

/// Deals anew what one seat cannot see, and compares what that seat sees, is asked and is told, before and after the
/// decision; and what somebody sees who only watches.
pub(super) fn non_interference<G: Game>(
    walk: &mut Walk<'_, G>,
    actor: Seat,
    answer: &Answer<G::Item>,
) -> Result<(), Wrong> {
    let seat = Seat(walk.dice.random_range(0..walk.game.seats()));
    let game = &walk.game;
    let other = game.redealt_for(seat, &mut walk.dice);
    let check = Check::NonInterference;
    for eyes in [Eyes::Seat(seat), Eyes::Spectator] {
        let (seen, other_seen) = (seen(game, eyes), seen(&other, eyes));
        ensure(seen == other_seen, check, || {
            format!("dealt anew, {eyes:?} sees {}", difference(&seen, &other_seen))
        })?;
        let (board, other_board) = (game.board(eyes, BOARD_WIDTH), other.board(eyes, BOARD_WIDTH));
        ensure(board == other_board, check, || {
            format!("dealt anew, the table reads otherwise to {eyes:?}: {:?}", other_board.lines)
        })?;
    }
    let (asked, other_asked) = (asked(game, seat), asked(&other, seat));
    ensure(asked == other_asked, check, || {
        format!("dealt anew, seat {} is asked {}", seat.0, difference(&asked, &other_asked))
    })?;
    ensure(game.asked() == other.asked(), check, || {
        format!("dealt anew for seat {}, other seats are asked", seat.0)
    })?;
    let admitted =
        other.prompts().any(|prompt| prompt.seat == actor && prompt.shape.admits(answer));
    if !admitted {
        return Ok(());
    }
    let (mut here, mut there) = (game.clone(), other);
    let (mut events, mut other_events) = (Vec::new(), Vec::new());
    let taken = here.decide(actor, answer, &mut events).is_ok();
    if !taken || there.decide(actor, answer, &mut other_events).is_err() {
        return Ok(());
    }
    // Where the views differ now, something was shown or left to chance, and may be told.
    let eyes = Eyes::Seat(seat);
    if seen(&here, eyes) != seen(&there, eyes) {
        return Ok(());
    }
    let (told, other_told) = (told(&here, &events, eyes), told(&there, &other_events, eyes));
    ensure(told == other_told, check, || {
        format!("dealt anew, seat {} is told {}", seat.0, difference(&told, &other_told))
    })?;
    ensure(here.asked() == there.asked(), check, || {
        format!("dealt anew for seat {}, other seats are asked after {answer:?}", seat.0)
    })
}

/// A prompt that is openly forced is forced whatever the others cannot see: dealt anew for any other seat, it has the
/// same only answer.
pub(super) fn openly<G: Game>(walk: &mut Walk<'_, G>) -> Result<(), Wrong> {
    let game = &walk.game;
    let openly_forced = |game: &G, prompt: &Prompt<'_, G::Item, G::Ask>| {
        let openly = prompt.is_forced() && game.question(prompt).openly;
        prompt.shape.only_answer().filter(|_| openly)
    };
    for prompt in game.prompts() {
        let Some(answer) = openly_forced(game, &prompt) else { continue };
        for seat in (0..game.seats()).map(Seat).filter(|seat| *seat != prompt.seat) {
            let other = game.redealt_for(seat, &mut walk.dice);
            let mut again = other.prompts().filter(|other| other.ask == prompt.ask);
            let same = again.any(|one| openly_forced(&other, &one).as_ref() == Some(&answer));
            ensure(same, Check::Openly, || {
                let (to, who) = (&prompt.ask, prompt.seat.0);
                format!(
                    "seat {who} is openly forced to {answer:?} at {to:?}, which seat {} cannot know",
                    seat.0
                )
            })?;
        }
    }
    Ok(())
}

/// What these eyes see: the view whole, and the sections they are sent.
fn seen<G: Game>(game: &G, eyes: Eyes) -> String {
    let view = game.view(eyes);
    let whole = serde_json::to_string(&view).expect("a view is plain data");
    let sections = Sections::of(&view);
    let parts = sections.iter().map(|(key, section)| format!("{key}: {section}"));
    parts.fold(whole, |seen, part| seen + "\n" + &part)
}

/// What the seat is asked, in every word it reads.
fn asked<G: Game>(game: &G, seat: Seat) -> String {
    let own = game.prompts().filter(|prompt| prompt.seat == seat);
    let offers: Vec<Offer> = own.map(|prompt| Offer::new(game, &prompt, 0)).collect();
    serde_json::to_string(&offers).expect("offers are plain data")
}

/// What these eyes are told, as data and in words; as many lines as they will count.
fn told<G: Game>(game: &G, events: &[G::Event], eyes: Eyes) -> String {
    let seen = events.iter().filter_map(|event| G::seen_by(event, eyes));
    let lines: Vec<_> =
        seen.map(|event| (game.tell(&event), G::is_detail(&event), event)).collect();
    serde_json::to_string(&lines).expect("events are plain data")
}

/// The place where two texts part, with a little around it.
pub(super) fn difference(one: &str, other: &str) -> String {
    let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let around = |text: &str| {
        let text = text.as_bytes();
        let from = same.saturating_sub(60);
        String::from_utf8_lossy(&text[from..text.len().min(same + 60)]).into_owned()
    };
    format!("…{}… or …{}…", around(one), around(other))
}

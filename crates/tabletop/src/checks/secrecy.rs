//! Non-interference: what a seat cannot see makes no difference to it.

use rand::Rng as _;

use super::Check;
use super::walk::{Walk, Wrong, ensure};
use crate::{Answer, Eyes, Game, Seat};

/// Deals anew what one seat cannot see, and compares what that seat sees, is asked and is told, before and after the
/// decision.
pub(super) fn non_interference<G: Game>(
    walk: &mut Walk<'_, G>,
    actor: Seat,
    answer: &Answer<G::Item>,
) -> Result<(), Wrong> {
    let seat = Seat(walk.dice.random_range(0..walk.game.seats()));
    let game = &walk.game;
    let other = game.redealt_for(seat, &mut walk.dice);
    let check = Check::NonInterference;
    let view = view_of(game, seat);
    let other_view = view_of(&other, seat);
    ensure(view == other_view, check, || {
        format!("dealt anew, seat {} sees {}", seat.0, difference(&view, &other_view))
    })?;
    same_prompts(game, &other, seat)?;
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
    if view_of(&here, seat) != view_of(&there, seat) {
        return Ok(());
    }
    let (told, other_told) = (told::<G>(&events, seat), told::<G>(&other_events, seat));
    ensure(told == other_told, check, || {
        format!("dealt anew, seat {} is told {}", seat.0, difference(&told, &other_told))
    })?;
    ensure(here.asked() == there.asked(), check, || {
        format!("dealt anew for seat {}, other seats are asked after {answer:?}", seat.0)
    })
}

fn same_prompts<G: Game>(game: &G, other: &G, seat: Seat) -> Result<(), Wrong> {
    let own: Vec<_> = game.prompts().filter(|prompt| prompt.seat == seat).collect();
    let other_own: Vec<_> = other.prompts().filter(|prompt| prompt.seat == seat).collect();
    let check = Check::NonInterference;
    ensure(own == other_own, check, || {
        format!("dealt anew, seat {} is asked {own:?} or {other_own:?}", seat.0)
    })?;
    for item in own.iter().flat_map(|prompt| prompt.shape.items()) {
        let (label, other_label) = (game.label(item), other.label(item));
        ensure(label == other_label, check, || {
            format!("dealt anew, {label} is called {other_label} for seat {}", seat.0)
        })?;
    }
    Ok(())
}

fn view_of<G: Game>(game: &G, seat: Seat) -> String {
    serde_json::to_string(&game.view(Eyes::Seat(seat))).expect("a view is plain data")
}

fn told<G: Game>(events: &[G::Event], seat: Seat) -> String {
    let seen: Vec<_> =
        events.iter().filter_map(|event| G::seen_by(event, Eyes::Seat(seat))).collect();
    serde_json::to_string(&seen).expect("events are plain data")
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

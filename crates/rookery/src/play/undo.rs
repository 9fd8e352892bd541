//! Whether a choice may be taken back: only if it showed its maker nothing hidden.

use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use tabletop::{Eyes, Game, Play, Seat, Silent, Table};

/// With how many other deals the choice is made again.
const DEALS: usize = 12;

/// Whether the last decision was this seat's and showed it nothing hidden.
///
/// The choice is made again in the game as it was before, each time with everything the seat cannot know dealt anew.
/// If the seat is told and sees the same every time, it has learned nothing from it.
pub fn may_take_back<G: Game>(table: &dyn Table, me: Seat) -> bool {
    let Some(play) = table.as_any().downcast_ref::<Play<G>>() else { return false };
    let decisions = play.journal().decisions();
    let Some(last) = decisions.last().filter(|last| last.seat == me && !last.before_forced) else {
        return false;
    };
    let replayed = play.journal().replay_until(decisions.len() - 1, &mut Silent);
    let Ok(mut before) = replayed else { return false };
    before.hurry(&mut Silent);
    let learned = |mut game: G| {
        let mut events = Vec::new();
        game.decide(me, &last.answer, &mut events).ok()?;
        let eyes = Eyes::Seat(me);
        let told: Vec<G::Event> =
            events.iter().filter_map(|event| G::seen_by(event, eyes)).collect();
        Some((told, game.view(eyes)))
    };
    let mut rng = SmallRng::seed_from_u64(0);
    let Some(truth) = learned(before.clone()) else { return false };
    (0..DEALS).all(|_| learned(before.redealt_for(me, &mut rng)).as_ref() == Some(&truth))
}

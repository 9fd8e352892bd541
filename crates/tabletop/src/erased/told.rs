//! One act, one line: what was paid for an act happens before it and is told behind it.

use crate::Game;

/// The events that can be told now: costs at the end wait for the act they are paid for, unless the game is over.
pub(super) fn with_its_act<G: Game>(events: &[G::Event], is_over: bool) -> &[G::Event] {
    let waiting = events.iter().rev().take_while(|event| G::is_cost(event)).count();
    if is_over { events } else { &events[..events.len() - waiting] }
}

/// The events in the order in which they are told. Costs that no act follows stay where they are.
pub(super) fn costs_behind_their_act<G: Game>(events: &[G::Event]) -> Vec<&G::Event> {
    let mut told: Vec<&G::Event> = Vec::with_capacity(events.len());
    for event in events {
        let is_act = !G::is_detail(event) && !G::is_cost(event) && G::heading(event).is_none();
        let costs = told.iter().rev().take_while(|event| G::is_cost(event)).count();
        let place = if is_act { told.len() - costs } else { told.len() };
        told.insert(place, event);
    }
    told
}

//! Windows: player-action segments, and what every framework action and player action goes through once its events have
//! happened: passives, responses, the end.
//!
//! Phases are laid out as [`Segment`]s, from the first to the last; no window is opened anywhere else.

use serde::{Deserialize, Serialize};
use tabletop::{LongRow, Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::CardId;
use crate::event::Event;
use crate::flow::{Given, Step};
use crate::item::{Duty, Thing};
use crate::state::Thrones;

/// A piece of a phase, in the rulebook's words.
pub(crate) enum Segment<'a> {
    /// A player-action segment beginning with the first player (`timing.player_actions`).
    PlayerActions,
    /// A framework action: its events, then passives, responses and the end once for all of them together
    /// (`timing.framework.steps`).
    Framework(&'a [Step]),
    /// The framework action that ends a phase or a round: passives and no responses (`timing.phase_end`).
    End(&'a [Step]),
    /// Something that needs no window of its own.
    Only(Step),
}

/// What a player could do, as far as it was found.
pub(crate) type Found = LongRow<Thing, 16>;

/// Whose chance it is, and how many have passed in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Rotation {
    pub(crate) seat: Seat,
    pub(crate) passed: u8,
}

impl Rotation {
    /// This player has the first chance.
    pub(crate) fn from(seat: Seat) -> Rotation {
        Rotation { seat, passed: 0 }
    }
}

/// Who responds in a window once nothing is set off any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Responders {
    /// All in turn, the first player first.
    FromFirst,
    /// All in turn, beginning here.
    From(Rotation),
    /// Nobody.
    Nobody,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum WindowStep {
    /// A player-action segment begins with the first player.
    Actions,
    /// Somebody acts or passes.
    Act(Rotation),
    /// A window opens: nothing has happened in it yet.
    Open,
    /// What was set off resolves, one after another; then these respond, and the window is over.
    Passives(Responders),
    /// What the rules themselves demand in the passive step, of this card if it is about one.
    Duty(Duty, CardId),
    /// Somebody responds or passes; when all have passed the window is over.
    Respond(Rotation),
    /// Moribund cards leave together.
    Depart,
}

impl Thrones {
    /// Puts the segments of a phase on top, the first to be entered next.
    pub(crate) fn then_segments(&mut self, segments: &[Segment<'_>]) {
        for segment in segments.iter().rev() {
            match segment {
                Segment::PlayerActions => self.then(Step::Window(WindowStep::Actions)),
                Segment::Framework(events) => {
                    self.then(Step::Window(WindowStep::Passives(Responders::FromFirst)));
                    self.then_all(events);
                    self.then(Step::Window(WindowStep::Open));
                }
                Segment::End(events) => {
                    self.then(Step::Window(WindowStep::Passives(Responders::Nobody)));
                    self.then_all(events);
                    self.then(Step::Window(WindowStep::Open));
                }
                Segment::Only(step) => self.then(*step),
            }
        }
    }

    /// Opens the window of a player's action at once: what the action does is pushed on top of its later steps
    /// (`timing.action.steps`).
    pub(crate) fn open_action_window(&mut self, seat: Seat) {
        self.window.clear();
        let responders = Responders::From(Rotation::from(self.left_of(seat)));
        self.then(Step::Window(WindowStep::Passives(responders)));
    }

    pub(crate) fn enter_window(&mut self, step: WindowStep, scribe: &mut impl Scribe<Event>) {
        match step {
            WindowStep::Actions => self.ask_to_act(Rotation::from(self.first)),
            WindowStep::Act(rotation) => self.ask_to_act(rotation),
            WindowStep::Open => self.window.clear(),
            WindowStep::Passives(responders) => self.passives(responders, scribe),
            WindowStep::Duty(duty, card) => self.duty(duty, card),
            WindowStep::Respond(rotation) => self.ask_to_respond(rotation, self.window_verbs()),
            WindowStep::Depart => self.depart(scribe),
        }
    }

    pub(crate) fn answer_window(
        &mut self,
        step: WindowStep,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            WindowStep::Act(rotation) => self.act(rotation, given.item(), scribe),
            WindowStep::Passives(_) => {
                self.then(Step::Window(step));
                self.resolve_passive(given.item(), scribe);
            }
            WindowStep::Duty(duty, _) => self.answer_duty(duty, given, scribe),
            WindowStep::Respond(rotation) => self.respond(rotation, given.item()),
            WindowStep::Depart => {
                self.then(Step::Window(WindowStep::Depart));
                self.order_on_deck(given.items(), scribe);
            }
            WindowStep::Actions | WindowStep::Open => unreachable!("{step:?} asks nothing"),
        }
    }

    /// Asks one player after another, until somebody does something or all have passed in succession. Who can only pass
    /// is asked where everybody can see that he might do something: being asked must not tell what a hand holds. Whether
    /// anybody was asked.
    pub(crate) fn rotate(
        &mut self,
        rotation: Rotation,
        asking: impl Fn(Rotation) -> Step,
        ask: Ask,
        may_publicly: impl Fn(&Thrones, Seat) -> bool,
        find: impl Fn(&Thrones, Seat, &mut Found),
    ) -> bool {
        let Rotation { mut seat, mut passed } = rotation;
        let players = self.everyone().len() as u8;
        if self.player(seat).eliminated {
            seat = self.left_of(seat);
        }
        let mut found = Found::new();
        while passed < players {
            find(self, seat, &mut found);
            if !found.is_empty() || !self.hurried && may_publicly(self, seat) {
                self.ask(asking(Rotation { seat, passed }), seat, ask);
                self.offer(Thing::Pass);
                found.iter().for_each(|thing| self.offer(*thing));
                return true;
            }
            seat = self.left_of(seat);
            passed += 1;
        }
        false
    }

    /// Whose chance it is after a pass.
    pub(crate) fn after_pass(&self, rotation: Rotation) -> Rotation {
        Rotation { seat: self.left_of(rotation.seat), passed: rotation.passed + 1 }
    }

    /// Whose chance it is after somebody did something.
    pub(crate) fn after_deed(&self, rotation: Rotation) -> Rotation {
        Rotation::from(self.left_of(rotation.seat))
    }
}

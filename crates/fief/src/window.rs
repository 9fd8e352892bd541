//! The effect window: between two game events every Player may declare one effect or pass, until
//! all have passed in a row.
//!
//! Who is asked depends only on what everybody can see: a Player who holds cards is asked whatever
//! they are, and a Player with an open ability is asked. Free acts (gifts, talks) do not hold up the
//! game: they are opportunities beside the questions ([`Fief::free_acts`]), in a window and wherever
//! else play is between two events.

use serde::{Deserialize, Serialize};
use tabletop::{Scribe, Seat};

use crate::ask::Ask;
use crate::event::Event;
use crate::flow::{Given, Question, Step};
use crate::item::Item;
use crate::phase::battle::BattleStep;
use crate::phase::cards::CardsStep;
use crate::phase::movement::MovementStep;
use crate::phase::purchase::PurchaseStep;
use crate::state::{Fief, Phase};

/// A window: who is asked next, and how many have passed in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct WindowStep {
    pub(crate) next: Seat,
    pub(crate) passed: u8,
}

impl Fief {
    /// Opens a window that starts with the Player whose turn it is, or with the first Player.
    pub(crate) fn open_window(&mut self) {
        self.open_window_after(None);
    }

    /// Opens a window after what the Player has caused.
    pub(crate) fn open_window_after(&mut self, cause: Option<Seat>) {
        let next = self.turn.unwrap_or(self.first);
        self.offers.forget();
        self.then(Step::Window(WindowStep { next, passed: 0 }));
        self.recover_fiefs();
        self.settle(cause);
    }

    /// Asks the next Player who is to be asked; closes the window when all have passed.
    pub(crate) fn enter_window(&mut self, step: WindowStep, _scribe: &mut impl Scribe<Event>) {
        let WindowStep { mut next, mut passed } = step;
        while passed < self.seats {
            let cards = !self.player(next).hand.is_empty();
            let abilities = self.abilities(next);
            if cards || !abilities.is_empty() {
                self.put(Step::Window(WindowStep { next, passed }), next, Ask::WindowAction);
                self.offer(Item::Pass);
                self.offer_opportunities(next, abilities);
                if !self.hurried || self.desk.offered().len() > 1 {
                    return;
                }
                self.withdraw();
            }
            next = self.next_in_window(next);
            passed += 1;
        }
    }

    /// A pass goes on to the next Player; an effect is resolved at once and all are asked again.
    pub(crate) fn answer_window(
        &mut self,
        step: WindowStep,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match given.item() {
            Item::Pass => {
                let next = self.next_in_window(question.seat);
                self.then(Step::Window(WindowStep { next, passed: step.passed + 1 }));
            }
            effect => self.declare_in(question.seat, effect, scribe),
        }
    }

    /// A declared effect is resolved at once; then all are asked, beginning with the next Player.
    pub(crate) fn declare_in(&mut self, seat: Seat, effect: Item, scribe: &mut impl Scribe<Event>) {
        let next = self.next_in_window(seat);
        self.then(Step::Window(WindowStep { next, passed: 0 }));
        self.declare(seat, effect, scribe);
    }

    /// Who is asked after this Player: clockwise, in Phase 5 in the order of movement.
    pub(crate) fn next_in_window(&self, seat: Seat) -> Seat {
        let order = &self.moving.order;
        let place = order.iter().position(|other| *other == seat.0);
        match place.filter(|_| self.phase == Phase::Movement) {
            Some(place) => Seat(order[(place + 1) % order.len()]),
            None => seat.left(self.seats),
        }
    }

    /// Whether play is between two events: a window is open, or a Player is asked what he begins
    /// in his turn, and nothing that is half-done or sealed lies on the table.
    pub(crate) fn is_between_events(&self) -> bool {
        let Some(asker) = self.pending.last().filter(|_| !self.desk.is_clear()) else {
            return false;
        };
        match asker {
            Step::Window(_) => true,
            Step::HearYe(step) => step.is_turn(),
            Step::Cards(step) => matches!(step, CardsStep::Discard | CardsStep::Play(_)),
            Step::Purchase(step) => matches!(step, PurchaseStep::Turn(_)),
            Step::Movement(step) => matches!(step, MovementStep::Noble(_)),
            Step::Battle(step) => matches!(step, BattleStep::Declare(_) | BattleStep::Decide(_)),
            Step::Siege(_) => true,
            Step::Round(_)
            | Step::Opening(_)
            | Step::Opportunity(_)
            | Step::Offer(_)
            | Step::Succession(_)
            | Step::Election(_)
            | Step::Court(_)
            | Step::Disaster(_)
            | Step::Uprising(_)
            | Step::Income(_)
            | Step::Ransom(_)
            | Step::Bid(_)
            | Step::Wall(_)
            | Step::End(_) => false,
        }
    }

    /// Whether a window is what the game waits for.
    pub(crate) fn is_window_open(&self) -> bool {
        matches!(self.pending.last(), Some(Step::Window(_))) && !self.desk.is_clear()
    }
}

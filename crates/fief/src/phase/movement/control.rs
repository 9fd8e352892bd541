//! Control and captures: what follows when units come or go, whatever moved or killed them.
//!
//! [`Fief::settle`] is put on the stack after anything that may have changed who is where. It ends
//! sieges nobody keeps up, hands Control on, frees Captives without guards and, in Phases 5 and 6,
//! captures lone Nobles, until nothing is left to do.

use serde::{Deserialize, Serialize};
use tabletop::{Scribe, Seat, Seats};

use super::MovementStep;
use crate::ask::Ask;
use crate::event::{ControlCause, DeathCause, Event, FreedCause, War};
use crate::flow::{Given, Question, Step};
use crate::id::VillageId;
use crate::item::Item;
use crate::noble::{Attribute, Mark, NobleId};
use crate::state::{Engine, Fief, Phase};

/// A change of Control or a capture half-way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ControlStep {
    /// Looks for what is to be settled; the Player who caused it, if any.
    Settle(Option<Seat>),
    /// Who Controls the Village now, of several who are there; named by the Player.
    NewController(VillageId, Seat),
    /// Whether an ally captures a lone Noble.
    Spare(NobleId, Seat),
    /// Whether a heart breaker's Player breaks the marriage of a Noble he captured.
    Break(NobleId, Seat),
    /// Which Village the Player hands over.
    Transfer(Seat),
    /// To whom.
    TransferTo(Seat, VillageId),
    /// Whether the Player takes it.
    TransferAnswer(Seat, VillageId, Seat),
}

impl Fief {
    /// Settles Control, sieges and captures before anything else goes on.
    pub(crate) fn settle(&mut self, cause: Option<Seat>) {
        self.then(Step::Movement(MovementStep::Control(ControlStep::Settle(cause))));
    }

    pub(crate) fn enter_control(&mut self, step: ControlStep, scribe: &mut impl Scribe<Event>) {
        let here = Step::Movement(MovementStep::Control(step));
        match step {
            ControlStep::Settle(cause) => self.settle_now(cause, scribe),
            ControlStep::NewController(village, namer) => {
                self.put(here, namer, Ask::NameNewController);
                let others = self.occupants(village);
                let own = others.iter().filter(|seat| *seat == namer);
                for seat in own.chain(others.iter().filter(|seat| *seat != namer)) {
                    self.offer(Item::Player(seat));
                }
            }
            ControlStep::Spare(noble, captor) => {
                self.put_yes_no(here, captor, Ask::DeclineCapture(noble));
            }
            ControlStep::Break(noble, captor) => {
                self.put_yes_no(here, captor, Ask::BreakMarriage(noble));
            }
            ControlStep::Transfer(seat) => {
                self.put(here, seat, Ask::ChooseVillage);
                for village in self.board.realm().all.iter() {
                    if self.can_transfer(seat, village) {
                        self.offer(Item::Village(village));
                    }
                }
            }
            ControlStep::TransferTo(seat, village) => {
                self.put(here, seat, Ask::ChoosePlayer);
                for other in self.occupants(village).iter() {
                    if other != seat {
                        self.offer(Item::Player(other));
                    }
                }
            }
            ControlStep::TransferAnswer(_, _, to) => {
                self.put_yes_no(here, to, Ask::ConsentControl);
            }
        }
    }

    pub(crate) fn answer_control(
        &mut self,
        step: ControlStep,
        _question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match (step, given.item()) {
            (ControlStep::NewController(village, _), Item::Player(seat)) => {
                self.take_control(seat, village, ControlCause::Occupied, scribe);
            }
            (ControlStep::Spare(noble, captor), Item::Yes) => self.capture(noble, captor, scribe),
            (ControlStep::Spare(noble, captor), _) => {
                self.nobles[noble.index()].mark(Mark::Spared, true);
                scribe.note(|| War::CaptureDeclined { noble, by: captor }.into());
            }
            (ControlStep::Break(noble, _), Item::Yes) => self.end_marriage(noble, scribe),
            (ControlStep::Break(..), _) => {}
            (ControlStep::Transfer(seat), Item::Village(village)) => {
                let next = ControlStep::TransferTo(seat, village);
                self.then(Step::Movement(MovementStep::Control(next)));
            }
            (ControlStep::TransferTo(seat, village), Item::Player(to)) => {
                self.moving.handed_over.insert(village);
                let next = ControlStep::TransferAnswer(seat, village, to);
                self.then(Step::Movement(MovementStep::Control(next)));
            }
            (ControlStep::TransferAnswer(_, village, to), Item::Yes) => {
                self.settle(None);
                self.take_control(to, village, ControlCause::Transfer, scribe);
            }
            (ControlStep::TransferAnswer(..), _) => {}
            (step, item) => unreachable!("{step:?} does not offer {item:?}"),
        }
    }

    /// The Players with units in the Village, in turn order.
    pub(crate) fn occupants(&self, village: VillageId) -> Seats {
        let mut here = Seats::NONE;
        for seat in self.turn_order().filter(|seat| self.occupies(*seat, village)) {
            here.insert(seat);
        }
        here
    }

    /// Whether the Player can hand over Control of the Village: in Phase 5, to somebody there.
    pub(crate) fn can_transfer(&self, seat: Seat, village: VillageId) -> bool {
        self.phase == Phase::Movement
            && self.villages[village.index()].controller == Some(seat)
            && !self.moving.handed_over.has(village)
            && self.occupants(village).iter().any(|other| other != seat)
    }

    /// Whether the Player can hand over any Village.
    pub(crate) fn can_transfer_some(&self, seat: Seat) -> bool {
        self.phase == Phase::Movement
            && self.board.realm().all.iter().any(|village| self.can_transfer(seat, village))
    }

    /// A Player comes to Control a Village; his units on its roads are inside it now.
    pub(crate) fn take_control(
        &mut self,
        seat: Seat,
        village: VillageId,
        cause: ControlCause,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.gain_control(seat, village, cause, scribe);
        self.clear_roads(seat, village);
    }

    /// One thing after another, until nothing is left to settle.
    fn settle_now(&mut self, cause: Option<Seat>, scribe: &mut impl Scribe<Event>) {
        let battle = self.fighting.active.then_some(self.fighting.village);
        for village in self.board.realm().all.iter() {
            let Some(holder) = self.villages[village.index()].controller else { continue };
            if battle == Some(village) || self.occupies(holder, village) {
                continue;
            }
            let mut others = self.occupants(village).iter();
            match (others.next(), others.next()) {
                (None, _) if self.governor(self.board.fief(village)) == Some(holder) => {
                    self.villages[village.index()].controller = None;
                }
                (None, _) => self.lose_control(holder, village, scribe),
                (Some(only), None) => {
                    self.settle(cause);
                    return self.take_control(only, village, ControlCause::Occupied, scribe);
                }
                (Some(_), Some(_)) => {
                    self.settle(cause);
                    let namer = cause.unwrap_or(holder);
                    let next = ControlStep::NewController(village, namer);
                    return self.then(Step::Movement(MovementStep::Control(next)));
                }
            }
        }
        self.settle_roads();
        self.end_idle_sieges(scribe);
        let war = matches!(self.phase, Phase::Movement | Phase::Battles);
        let unsettled = self.all_nobles().find_map(|noble| {
            let record = self.noble(noble);
            let village = record.village().filter(|village| battle != Some(*village))?;
            match record.captor {
                Some(captor) => (!self.occupies(captor, village)).then_some((noble, None)),
                None if war => Some((noble, Some(self.captor_of_lone(noble, village)?))),
                None => None,
            }
        });
        match unsettled {
            Some((noble, None)) => {
                self.settle(cause);
                self.free_captive(noble, FreedCause::Unguarded, scribe);
            }
            Some((noble, Some(captor))) => self.capture_lone(noble, captor, scribe),
            None => {}
        }
    }

    /// Cohorts never outnumber the Army, and the Controller's units are inside the Village.
    fn settle_roads(&mut self) {
        for place in (0..self.moving.cohorts.len()).rev() {
            let Some(cohort) = self.moving.cohorts.get(place).copied() else { continue };
            let seat = Seat(cohort.seat);
            self.trim_cohorts(seat, cohort.village);
            if cohort.road.is_some() && self.controller(cohort.village) == Some(seat) {
                self.clear_roads(seat, cohort.village);
            }
        }
    }

    /// Who captures the Noble if he is without a Troop of his own beside another Player's.
    fn captor_of_lone(&self, noble: NobleId, village: VillageId) -> Option<Seat> {
        let owner = self.owner(noble);
        let is_threat = |seat: u8| seat != owner.0 && self.troop_count(Seat(seat), village) > 0;
        if self.troop_count(owner, village) > 0 || !(0..self.seats).any(is_threat) {
            return None;
        }
        let spared = self.noble(noble).is(Mark::Spared);
        let order = self.order_of_phase();
        order
            .iter()
            .map(|seat| Seat(*seat))
            .find(|captor| is_threat(captor.0) && !(spared && self.are_allied(*captor, owner)))
    }

    /// Captures a lone Noble, or asks an ally whether he does.
    fn capture_lone(&mut self, noble: NobleId, captor: Seat, scribe: &mut impl Scribe<Event>) {
        self.settle(Some(captor));
        if self.are_allied(captor, self.owner(noble)) {
            let next = ControlStep::Spare(noble, captor);
            self.then(Step::Movement(MovementStep::Control(next)));
        } else {
            self.capture(noble, captor, scribe);
        }
    }

    /// A Noble becomes a Captive. An Army with a cruel Noble kills him instead, one with a heart
    /// breaker may break his marriage.
    pub(crate) fn capture(
        &mut self,
        noble: NobleId,
        captor: Seat,
        scribe: &mut impl Scribe<Event>,
    ) {
        let village = self.noble(noble).village().expect("who is captured is on the map");
        let record = &mut self.nobles[noble.index()];
        record.captor = Some(captor);
        record.road = None;
        let married = record.spouse.is_some();
        scribe.note(|| War::NobleCaptured { noble, captor }.into());
        let has = |game: &Fief, attribute: Attribute| {
            game.free_nobles_at(captor, village).any(|own| game.acts_as(own, attribute))
        };
        if has(self, Attribute::Cruel) {
            self.kill(noble, DeathCause::Cruel);
        } else if married && has(self, Attribute::HeartBreaker) {
            let next = ControlStep::Break(noble, captor);
            self.then(Step::Movement(MovementStep::Control(next)));
        }
    }

    /// Sieges without Troops, or of what no other Player holds, are over.
    fn end_idle_sieges(&mut self, scribe: &mut impl Scribe<Event>) {
        for seat in self.turn_order() {
            for place in 0..2 {
                let Engine { village, dice } = self.player(seat).engines[place];
                if dice > 0 && !self.can_besiege(seat, village) {
                    self.end_siege(seat, village, scribe);
                }
            }
        }
    }

    /// Whether the Player has Troops where another Player occupies a Fortification he Controls.
    pub(crate) fn can_besiege(&self, seat: Seat, village: VillageId) -> bool {
        let held = self
            .controller(village)
            .is_some_and(|controller| controller != seat && self.occupies(controller, village));
        held && self.is_fortified(village) && self.troop_count(seat, village) > 0
    }

    /// The Siege Engine goes back to the stockpile.
    pub(crate) fn end_siege(
        &mut self,
        seat: Seat,
        village: VillageId,
        scribe: &mut impl Scribe<Event>,
    ) {
        for engine in &mut self.players[seat.index()].engines {
            if engine.village == village {
                *engine = Engine::default();
            }
        }
        scribe.note(|| War::SiegeEnded { seat, village }.into());
    }
}

//! How a Battle ends: truce, surrender, defeat; prisoners and the Captives of the beaten.

use tabletop::{Scribe, Seat, Seats};

use super::{BattleStep, DEFENSIVE, OFFENSIVE};
use crate::ask::Ask;
use crate::event::{ControlCause, Event, FreedCause, War};
use crate::flow::{Given, Step};
use crate::id::VillageId;
use crate::item::{Item, RoundDecision};
use crate::noble::NobleId;
use crate::state::Fief;

impl Fief {
    /// Whether the Battle cannot go on: a side has no Troops, or three rounds changed nothing.
    pub(super) fn is_decided(&self) -> bool {
        self.fighting.lossless >= 3
            || self.side_count(OFFENSIVE) == 0
            || self.side_count(DEFENSIVE) == 0
    }

    /// Ends the Battle if it cannot go on. Who alone has Troops left wins; if nobody has, or nothing
    /// changes any more, all stay.
    pub(super) fn finish_if_decided(&mut self) -> bool {
        if !self.is_decided() {
            return false;
        }
        match (self.side_count(OFFENSIVE), self.side_count(DEFENSIVE)) {
            (1.., 0) => self.then(Step::Battle(BattleStep::Prisoners(0))),
            (0, 1..) => self.then(Step::Battle(BattleStep::Prisoners(1))),
            (0, 0) | (1.., 1..) => self.then(Step::Battle(BattleStep::Over(None))),
        }
        true
    }

    pub(super) fn ask_decision(&mut self, side: u8) {
        if self.is_decided() || side == 2 {
            return self.then(Step::Battle(BattleStep::Round));
        }
        let leader = self.fighting.leader(usize::from(side));
        self.put(Step::Battle(BattleStep::Decide(side)), leader, Ask::RoundDecision);
        self.offer(Item::Round(RoundDecision::Continue));
        self.offer(Item::Round(RoundDecision::Truce));
        if self.can_ask_for_control(usize::from(side)) {
            self.offer(Item::Round(RoundDecision::TruceForControl));
        }
        self.offer(Item::Round(RoundDecision::Surrender));
    }

    /// Whether Control of the Village can be part of a truce the side asks for: one of the Leaders
    /// has it, and if it is the other he is free to refuse.
    fn can_ask_for_control(&self, side: usize) -> bool {
        let controller = self.controller(self.fighting.village);
        let [own, other] = [side, 1 - side].map(|side| Some(self.fighting.leader(side)));
        controller == own || controller == other && !self.fighters(1 - side).is_empty()
    }

    pub(super) fn answer_decision(
        &mut self,
        side: u8,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let by = self.fighting.leader(usize::from(side));
        let Item::Round(decision) = given.item() else { unreachable!("decisions are offered") };
        match decision {
            RoundDecision::Continue => self.then(Step::Battle(BattleStep::Decide(side + 1))),
            RoundDecision::Truce | RoundDecision::TruceForControl => {
                self.fighting.truce_for_control = decision == RoundDecision::TruceForControl;
                let control = self.truce_control();
                scribe.note(|| War::TruceAsked { by, control }.into());
                self.then(Step::Battle(BattleStep::Truce(side)));
            }
            RoundDecision::Surrender => {
                scribe.note(|| War::Surrendered { by }.into());
                self.disband(usize::from(side), scribe);
                self.then(Step::Battle(BattleStep::Prisoners(1 - side)));
            }
        }
    }

    /// All Troops of the side go back to the stockpiles.
    fn disband(&mut self, side: usize, scribe: &mut impl Scribe<Event>) {
        let village = self.fighting.village;
        for seat in self.fighting.sides[side].iter() {
            let all = self.fighting_troops(side, seat);
            if self.fighting.is_raiding(side) {
                self.fall_from_cohorts(seat, village, self.fighting.riders);
                self.fighting.riders = Default::default();
            }
            self.lose_troops(seat, village, all, scribe);
        }
    }

    /// Only a side with a free Noble can refuse a truce.
    pub(super) fn ask_truce(&mut self, asker: u8, scribe: &mut impl Scribe<Event>) {
        let other = 1 - usize::from(asker);
        if self.fighters(other).is_empty() {
            return self.truce_accepted(scribe);
        }
        let leader = self.fighting.leader(other);
        let ask = Ask::AnswerTruce(self.truce_control());
        self.put_yes_no(Step::Battle(BattleStep::Truce(asker)), leader, ask);
    }

    /// Who is to Control the Village by the truce that is asked for, if that is part of it.
    fn truce_control(&self) -> Option<(VillageId, Seat)> {
        let village = self.fighting.village;
        let offensive = self.fighting.leader(OFFENSIVE);
        let holds = self.controller(village) == Some(offensive);
        let to = if holds { self.fighting.leader(DEFENSIVE) } else { offensive };
        self.fighting.truce_for_control.then_some((village, to))
    }

    pub(super) fn answer_truce(
        &mut self,
        asker: u8,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        if given.is(Item::Yes) {
            return self.truce_accepted(scribe);
        }
        let other = 1 - usize::from(asker);
        let by = self.fighting.leader(other);
        scribe.note(|| War::TruceRefused { by }.into());
        if other == DEFENSIVE {
            // The refuser leads the attack now, and nobody is behind walls any more.
            self.fighting.leaders.swap(OFFENSIVE, DEFENSIVE);
            self.fighting.sides.swap(OFFENSIVE, DEFENSIVE);
            self.fighting.raiding = 1 - self.fighting.raiding;
            self.fighting.sallied = true;
        }
        self.then(Step::Battle(BattleStep::Round));
    }

    /// The truce is made as it was asked for: the change of Control with it.
    fn truce_accepted(&mut self, scribe: &mut impl Scribe<Event>) {
        scribe.note(|| War::TruceMade.into());
        self.then(Step::Battle(BattleStep::Over(None)));
        if let Some((village, to)) = self.truce_control() {
            self.take_control(to, village, ControlCause::Truce, scribe);
        }
    }

    /// The Armies of the winning side that can take a prisoner.
    fn captors(&self, winner: usize) -> Seats {
        let village = self.fighting.village;
        let mut present = Seats::NONE;
        for seat in self.fighting.sides[winner].iter() {
            if self.occupies(seat, village) {
                present.insert(seat);
            }
        }
        present
    }

    /// Offers these Armies, the Leader's first.
    fn offer_captors(&mut self, winner: usize, captors: Seats) {
        let leader = self.fighting.leader(winner);
        let own = captors.iter().filter(|seat| *seat == leader);
        for captor in own.chain(captors.iter().filter(|seat| *seat != leader)) {
            self.offer(Item::Player(captor));
        }
    }

    /// The next Noble of the beaten side who is still free.
    pub(super) fn next_prisoner(&self, winner: u8) -> Option<NobleId> {
        let loser = 1 - usize::from(winner);
        self.fighters(loser).iter().copied().find(|noble| !self.is_dying(*noble))
    }

    /// The victorious Leader says which Army takes each prisoner.
    pub(super) fn take_prisoners(&mut self, winner: u8, scribe: &mut impl Scribe<Event>) {
        let Some(noble) = self.next_prisoner(winner) else {
            return self.then(Step::Battle(BattleStep::Taken(winner)));
        };
        let captors = self.captors(usize::from(winner));
        if captors.len() == 1 {
            let only = captors.iter().next().expect("there is one Army");
            self.then(Step::Battle(BattleStep::Prisoners(winner)));
            return self.capture(noble, only, scribe);
        }
        let leader = self.fighting.leader(usize::from(winner));
        let step = Step::Battle(BattleStep::Prisoners(winner));
        self.put(step, leader, Ask::AssignPrisoner(noble));
        self.offer_captors(usize::from(winner), captors);
    }

    /// The next Captive of a beaten Player who has no unit left here.
    pub(super) fn next_taken(&self, winner: u8) -> Option<NobleId> {
        let village = self.fighting.village;
        let beaten = self.fighting.sides[1 - usize::from(winner)];
        self.all_nobles().find(|noble| {
            let record = self.noble(*noble);
            record.village() == Some(village)
                && record.captor.is_some_and(|c| beaten.has(c) && !self.occupies(c, village))
        })
    }

    /// Captives of the beaten pass to the winners, or are free if they belong to one of them.
    pub(super) fn take_captives(&mut self, winner: u8, scribe: &mut impl Scribe<Event>) {
        let Some(noble) = self.next_taken(winner) else {
            return self.then(Step::Battle(BattleStep::Over(Some(winner))));
        };
        let side = usize::from(winner);
        let step = Step::Battle(BattleStep::Taken(winner));
        if self.fighting.sides[side].has(self.owner(noble)) {
            self.then(step);
            return self.free_captive(noble, FreedCause::CaptorBeaten, scribe);
        }
        let captors = self.captors(side);
        if captors.len() == 1 {
            let only = captors.iter().next().expect("there is one Army");
            self.then(step);
            return self.hand_captive(noble, only, scribe);
        }
        self.put(step, self.fighting.leader(side), Ask::AssignTakenCaptive(noble));
        self.offer_captors(side, captors);
    }

    /// A Captive changes hands.
    pub(crate) fn hand_captive(
        &mut self,
        noble: NobleId,
        to: Seat,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.nobles[noble.index()].captor = Some(to);
        scribe.note(|| War::CaptiveHandedOver { noble, to }.into());
    }

    /// The Battle is over; who lost his last unit loses Control.
    pub(super) fn end_battle(&mut self, winner: Option<u8>, scribe: &mut impl Scribe<Event>) {
        let village = self.fighting.village;
        let leader = winner.map(|side| self.fighting.leader(usize::from(side)));
        self.fighting.active = false;
        self.fighting.raid_won =
            self.fighting.raid && leader.is_some_and(|seat| seat == self.fighting.raider());
        scribe.note(|| War::BattleEnded { village, winner: leader }.into());
        self.settle(leader);
    }
}

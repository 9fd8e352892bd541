//! Taking losses: as many hits as possible, Nobles last, both sides at the same time.

use tabletop::{Row, Scribe, Seat};

use super::{BattleStep, DEFENSIVE, OFFENSIVE};
use crate::ask::Ask;
use crate::casualties::KINDS;
use crate::event::{DeathCause, Event};
use crate::flow::{Given, Step};
use crate::id::PLAYERS_MAX;
use crate::item::Item;
use crate::noble::NobleId;
use crate::state::Fief;
use crate::stock::{IN_PLAY_MAX, Troop, Troops};

/// What a side loses.
#[derive(Clone, Copy, Debug)]
enum Toll {
    /// All Troops, or nothing, or all of the only kind that can be lost.
    Settled,
    /// Troops that take exactly so many hits.
    Troops(u8),
    /// So many of these Nobles.
    Nobles(usize, Row<NobleId, IN_PLAY_MAX>),
}

/// How many kinds of Troops of how many Players can stand on a side: each kind has one strength and comes once.
const LINE_MAX: usize = PLAYERS_MAX * KINDS;

impl Fief {
    /// Losses that leave no choice are settled; the Leaders are asked for the others.
    pub(super) fn count_losses(&mut self) {
        self.fighting.lost = Default::default();
        self.fighting.fallen.clear();
        for side in [OFFENSIVE, DEFENSIVE] {
            let hits = self.fighting.hits[1 - side];
            self.fighting.settled[side] = self.settle_losses(side, hits);
        }
    }

    /// The Troops of a side, the cheapest first: whose, which kind, how many.
    fn line(&self, side: usize) -> Row<(u8, u8, u8), LINE_MAX> {
        let mut line = Row::new();
        for strength in 1..=3 {
            for seat in self.fighting.sides[side].iter() {
                let kinds = self.muster_kinds(seat);
                let troops = self.fighting_troops(side, seat);
                for (place, (kind, count)) in kinds.into_iter().zip(troops).enumerate() {
                    if count > 0 && kind.strength() == strength {
                        line.push((seat.0, place as u8, count));
                    }
                }
            }
        }
        line
    }

    fn kind(&self, seat: u8, place: u8) -> Troop {
        self.muster_kinds(Seat(seat))[usize::from(place)]
    }

    /// What is lost as a matter of course; whether that is all.
    fn settle_losses(&mut self, side: usize, hits: u8) -> bool {
        let line = self.line(side);
        let all: u16 = line
            .iter()
            .map(|(seat, place, count)| {
                u16::from(self.kind(*seat, *place).strength()) * u16::from(*count)
            })
            .sum();
        if u16::from(hits) >= all {
            for (seat, place, count) in &line {
                self.fighting.lost[usize::from(*seat)][usize::from(*place)] = *count;
            }
            return self.settle_nobles(side, usize::from(hits) - usize::from(all));
        }
        if let [(seat, place, _)] = line[..] {
            let count = hits / self.kind(seat, place).strength();
            self.fighting.lost[usize::from(seat)][usize::from(place)] = count;
            return true;
        }
        matches!(self.toll(side), Toll::Settled)
    }

    /// The Leader's own Nobles fall first; whether no choice is left.
    fn settle_nobles(&mut self, side: usize, hits: usize) -> bool {
        let (own, others) = self.nobles_of(side);
        let first = if hits >= own.len() { own } else { Row::new() };
        self.fighting.fallen.extend(first.iter().copied());
        let left = hits.saturating_sub(first.len());
        if first.len() == own.len() && left >= others.len() {
            self.fighting.fallen.extend(others.iter().copied());
            return true;
        }
        left == 0 || hits == 0
    }

    /// The Nobles of the side: the Leader's own and those of his helpers.
    fn nobles_of(&self, side: usize) -> (Row<NobleId, IN_PLAY_MAX>, Row<NobleId, IN_PLAY_MAX>) {
        let leader = self.fighting.leader(side);
        let fighters = self.fighters(side);
        let own = fighters.iter().copied().filter(|noble| self.owner(*noble) == leader).collect();
        let others = fighters.iter().copied().filter(|noble| self.owner(*noble) != leader);
        (own, others.collect())
    }

    /// What the Leader has to choose.
    fn toll(&self, side: usize) -> Toll {
        let hits = self.fighting.hits[1 - side];
        let line = self.line(side);
        let mut reachable: u128 = 1;
        let mut all = 0_u16;
        for (seat, place, count) in &line {
            let strength = self.kind(*seat, *place).strength();
            all += u16::from(strength) * u16::from(*count);
            for _ in 0..*count {
                reachable |= reachable << strength;
            }
        }
        if u16::from(hits) < all {
            let within = u128::MAX >> (127 - u32::from(hits.min(127)));
            let taken = (127 - (reachable & within).leading_zeros()) as u8;
            return if taken == 0 { Toll::Settled } else { Toll::Troops(taken) };
        }
        let left = usize::from(hits) - usize::from(all);
        let (own, others) = self.nobles_of(side);
        if left < own.len() {
            Toll::Nobles(left, own)
        } else {
            Toll::Nobles(left - own.len(), others)
        }
    }

    pub(super) fn ask_battle_losses(&mut self) {
        let step = Step::Battle(BattleStep::Losses);
        for side in [OFFENSIVE, DEFENSIVE] {
            if self.fighting.settled[side] {
                continue;
            }
            let leader = self.fighting.leader(side);
            match self.toll(side) {
                Toll::Settled => {}
                Toll::Troops(hits) => {
                    let line = self.line(side);
                    let count: u8 = line.iter().map(|(_, _, count)| *count).sum();
                    self.put_some(step, leader, Ask::ChooseLosses, 0..=usize::from(count));
                    for (seat, place, count) in &line {
                        let (seat, troop) = (Seat(*seat), self.kind(*seat, *place));
                        for number in 0..*count {
                            let unit = Item::Unit { seat, troop, number };
                            self.desk.offer_worth(unit, troop.strength());
                        }
                    }
                    self.desk.ask_total(u16::from(hits)..=u16::from(hits));
                }
                Toll::Nobles(count, from) => {
                    self.put_some(step, leader, Ask::ChooseLosses, count..=count);
                    for noble in &from {
                        self.offer(Item::Noble(*noble));
                    }
                }
            }
        }
        if self.desk.is_clear() {
            self.then(Step::Battle(BattleStep::Fall));
        }
    }

    pub(super) fn answer_battle_losses(&mut self, leader: Seat, given: Given<'_>) {
        let side = usize::from(self.fighting.leader(OFFENSIVE) != leader);
        self.fighting.settled[side] = true;
        for item in given.items() {
            match item {
                Item::Unit { seat, troop, .. } => {
                    let kinds = self.muster_kinds(*seat);
                    let place = kinds.iter().position(|kind| kind == troop);
                    let place = place.expect("the kind is one of the Player's");
                    self.fighting.lost[seat.index()][place] += 1;
                }
                Item::Noble(noble) => self.fighting.fallen.push(*noble),
                other => unreachable!("{other:?} cannot be lost"),
            }
        }
        if self.desk.is_clear() {
            self.then(Step::Battle(BattleStep::Fall));
        }
    }

    /// Losses of both sides are taken at the same time; the round is over.
    pub(super) fn take_losses(&mut self, scribe: &mut impl Scribe<Event>) {
        let fighting = self.fighting;
        let mut any = !fighting.fallen.is_empty();
        for seat in self.turn_order() {
            let lost = fighting.lost[seat.index()];
            if lost == [0; 7] {
                continue;
            }
            any = true;
            if fighting.raid && fighting.raider() == seat {
                let riders = Troops([0, 0, lost[2], lost[3]]);
                self.fighting.riders = fighting.riders.minus(riders);
                self.fall_from_cohorts(seat, fighting.village, riders);
            }
            self.lose_troops(seat, fighting.village, lost, scribe);
        }
        if fighting.round > 0 {
            self.fighting.lossless = if any { 0 } else { fighting.lossless + 1 };
            self.then(Step::Battle(BattleStep::Decide(0)));
        } else {
            self.then(Step::Battle(BattleStep::Round));
        }
        self.open_window();
        for noble in &fighting.fallen {
            self.kill(*noble, DeathCause::Battle);
        }
    }
}

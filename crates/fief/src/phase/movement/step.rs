//! The step itself: who moves with whom, cohorts, arrival.

use tabletop::{LongRow, Row, Scribe, Seat};

use super::group::Source;
use super::{Cohort, Way};
use crate::casualties::Muster;
use crate::event::{Event, War};
use crate::id::{VillageId, Villages};
use crate::noble::{NobleId, Place};
use crate::phase::plague::Health;
use crate::state::Fief;
use crate::stock::{IN_PLAY_MAX, NOBLES_MAX, Troops};

impl Fief {
    /// The group goes. `picked` says which of the Troops to choose from, one bit each.
    pub(super) fn make_step(&mut self, picked: [u32; 4], scribe: &mut impl Scribe<Event>) {
        let going = self.moving.going;
        let (leader, seat) = (going.leader, self.owner(going.leader));
        let sails = going.way.sails();
        let own: Row<NobleId, NOBLES_MAX> = std::iter::once(leader)
            .chain(going.nobles.iter().copied().filter(|noble| self.noble(*noble).is_free()))
            .collect();
        let gone = self.take_out(seat, picked);
        let troops = gone.iter().fold(Troops::NONE, |sum, cohort| sum.plus(cohort.troops));
        let foot =
            troops.count() > troops.mounted() || own.iter().any(|n| self.followers(*n).1 > 0);
        let road = self.road_at(seat, going.to).then_some(going.road).flatten();
        let moved = self.muster_of(troops, &own);
        let group: Row<NobleId, IN_PLAY_MAX> =
            std::iter::once(leader).chain(going.nobles.iter().copied().take(23)).collect();
        self.approach_plague(going.from, going.to, &group);
        for noble in std::iter::once(leader).chain(going.nobles.iter().copied()) {
            let mut trip = self.trip(noble);
            let first = self.noble(noble).steps == 0;
            trip.with = together(first, trip.with, own);
            trip.came = going.road;
            trip.foot |= foot;
            self.write_trip(trip);
            let record = &mut self.nobles[noble.index()];
            record.place = Place::Village(going.to);
            record.steps = if sails { 3 } else { record.steps + 1 };
            record.road = if record.is_free() { road } else { None };
        }
        for cohort in &gone {
            let with = together(cohort.steps == 0, cohort.with, own);
            let steps = if sails { 3 } else { cohort.steps + 1 };
            let health = self.health_after(cohort.health, going.from, going.to);
            self.add_cohort(Cohort { village: going.to, road, steps, with, health, ..*cohort });
        }
        let army = &mut self.troops[going.to.index()][seat.index()];
        *army = army.plus(troops);
        let (from, to) = (going.from, going.to);
        if sails {
            scribe.note(|| War::Sailed { noble: leader, from, to }.into());
        }
        let nobles = || group.to_vec();
        scribe.note(|| War::StepMoved { seat, nobles: nobles(), troops: moved, from, to }.into());
        self.arrive(seat, scribe);
    }

    /// Ordinary Troops and those who follow the Nobles.
    fn muster_of(&self, troops: Troops, nobles: &[NobleId]) -> Muster {
        let [foot, archers, knights, champions] = troops.0;
        let mut muster = [foot, archers, knights, champions, 0, 0, 0];
        for noble in nobles {
            muster[4..].iter_mut().zip(self.retinue(*noble)).for_each(|(sum, count)| *sum += count);
        }
        muster
    }

    /// What was left occupies the Village it was left in; who cannot go on occupies where he is.
    /// What follows from that is entered before anything else goes on.
    fn arrive(&mut self, seat: Seat, scribe: &mut impl Scribe<Event>) {
        let going = self.moving.going;
        self.moving.going.way = Way::Free;
        self.moving.handed_over = Villages::NONE;
        self.then_noble();
        self.open_window_after(Some(seat));
        self.meet_plague(seat, going.to);
        if self.occupies(seat, going.from) {
            self.occupy(seat, going.from, scribe);
        }
        if !self.has_step(going.leader) {
            self.occupy(seat, going.to, scribe);
        }
    }

    /// Whether units of the Player have to wait on the road into the Village: another Player
    /// Controls it and has units there.
    fn road_at(&self, seat: Seat, village: VillageId) -> bool {
        self.controller(village).is_some_and(|other| other != seat && self.occupies(other, village))
    }

    /// Takes the Troops of the step out of the Village and out of their cohorts.
    fn take_out(&mut self, seat: Seat, picked: [u32; 4]) -> LongRow<Cohort, 8> {
        let going = self.moving.going;
        let sources = self.sources(going.way, going.leader);
        let levy = self.company(going.leader, &going.nobles).expect("the group is possible");
        let strict = !levy.forced.is_empty();
        let mut gone: LongRow<Cohort, 8> = LongRow::new();
        let mut number = [0_u32; 4];
        for Source { cohort, able, his, .. } in &sources {
            let mut taken = Troops::NONE;
            if strict && *his {
                taken = *able;
            } else {
                for slot in 0..4 {
                    for _ in 0..able.0[slot] {
                        taken.0[slot] += u8::from(picked[slot] & (1 << number[slot].min(31)) != 0);
                        number[slot] += 1;
                    }
                }
            }
            if taken.is_empty() {
                continue;
            }
            let known = cohort.map(|place| &mut self.moving.cohorts[usize::from(place)]);
            let mut part = Cohort { seat: seat.0, troops: taken, ..Cohort::default() };
            if let Some(known) = known {
                known.troops = known.troops.minus(taken);
                part = Cohort { troops: taken, ..*known };
            }
            gone.push(part);
        }
        self.moving.cohorts.retain(|cohort| !cohort.troops.is_empty());
        let all = gone.iter().fold(Troops::NONE, |sum, cohort| sum.plus(cohort.troops));
        let army = &mut self.troops[going.from.index()][seat.index()];
        *army = army.minus(all);
        gone
    }

    /// Writes a cohort down, with its like if there is one.
    pub(crate) fn add_cohort(&mut self, cohort: Cohort) {
        let alike = |known: &&mut Cohort| known.is_like(&cohort);
        if let Some(known) = self.moving.cohorts.iter_mut().find(alike) {
            known.troops = known.troops.plus(cohort.troops);
        } else {
            self.moving.cohorts.push(cohort);
        }
    }

    /// The Player's turn is over: of his cohorts only those on roads or spared by Plague matter.
    pub(super) fn rest_cohorts(&mut self, seat: Seat) {
        let all = self.moving.cohorts.clone();
        self.moving.cohorts.retain(|cohort| cohort.seat != seat.0);
        for cohort in all.iter().filter(|cohort| cohort.seat == seat.0) {
            if cohort.road.is_some() || cohort.health != Health::Well {
                self.add_cohort(Cohort { steps: 3, with: Row::new(), ..*cohort });
            }
        }
    }

    /// These Troops of the Player in the Village take no further step.
    pub(super) fn tire(&mut self, seat: Seat, village: VillageId, troops: Troops) {
        let mut left = troops;
        let mut tired = troops;
        for cohort in self.moving.cohorts.iter_mut() {
            if cohort.seat != seat.0 || cohort.village != village {
                continue;
            }
            for slot in 0..4 {
                let part = cohort.troops.0[slot].min(left.0[slot]);
                left.0[slot] -= part;
                cohort.troops.0[slot] -= part;
            }
        }
        self.moving.cohorts.retain(|cohort| !cohort.troops.is_empty());
        let army = self.troops[village.index()][seat.index()];
        for slot in 0..4 {
            tired.0[slot] = tired.0[slot].min(army.0[slot]);
        }
        if !tired.is_empty() {
            let seat = seat.0;
            self.add_cohort(Cohort { seat, village, troops: tired, steps: 3, ..Cohort::default() });
        }
    }

    /// Keeps the cohorts within the Army after Troops were removed.
    pub(crate) fn trim_cohorts(&mut self, seat: Seat, village: VillageId) {
        let army = self.troops[village.index()][seat.index()];
        let mut sum = Troops::NONE;
        for cohort in self.moving.cohorts.iter_mut() {
            if cohort.seat != seat.0 || cohort.village != village {
                continue;
            }
            for slot in 0..4 {
                let room = army.0[slot] - sum.0[slot];
                cohort.troops.0[slot] = cohort.troops.0[slot].min(room);
                sum.0[slot] += cohort.troops.0[slot];
            }
        }
        self.moving.cohorts.retain(|cohort| !cohort.troops.is_empty());
    }

    /// Units of the Player in the Village leave the roads and are inside it.
    pub(super) fn clear_roads(&mut self, seat: Seat, village: VillageId) {
        for cohort in self.moving.cohorts.iter_mut() {
            if cohort.seat == seat.0 && cohort.village == village {
                cohort.road = None;
            }
        }
        for noble in &self.player(seat).court.clone() {
            if self.noble(*noble).village() == Some(village) {
                self.nobles[noble.index()].road = None;
            }
        }
    }
}

/// With whom a unit has made its whole movement.
fn together(
    first: bool,
    before: Row<NobleId, NOBLES_MAX>,
    own: Row<NobleId, NOBLES_MAX>,
) -> Row<NobleId, NOBLES_MAX> {
    if first {
        return own;
    }
    before.iter().copied().filter(|noble| own.contains(noble)).collect()
}

impl Fief {
    /// Riders who rode with the leader of a Raid fall.
    pub(crate) fn fall_from_cohorts(&mut self, seat: Seat, village: VillageId, fallen: Troops) {
        let leader = self.moving.going.leader;
        let mut left = fallen;
        for cohort in self.moving.cohorts.iter_mut() {
            let own = cohort.seat == seat.0 && cohort.village == village;
            if !own || !cohort.with.contains(&leader) {
                continue;
            }
            for slot in 0..4 {
                let part = cohort.troops.0[slot].min(left.0[slot]);
                cohort.troops.0[slot] -= part;
                left.0[slot] -= part;
            }
        }
        self.moving.cohorts.retain(|cohort| !cohort.troops.is_empty());
    }
}

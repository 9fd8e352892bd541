//! The Plague: when it strikes a Region, and when units enter a Region where it lies.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Scribe, Seat};

use super::disasters::DisasterStep;
use super::movement::Cohort;
use crate::ask::Ask;
use crate::casualties::{Losses, Muster, only_losses};
use crate::event::{DeathCause, Event, Fortune};
use crate::flow::{Given, Question, Step};
use crate::id::{PLAYERS_MAX, RegionId, VillageId, Villages};
use crate::item::Item;
use crate::noble::{Attribute, Mark, NobleId};
use crate::offer::gather;
use crate::state::Fief;
use crate::stock::Troops;

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PlagueStep {
    /// It strikes a Region.
    Begin(RegionId),
    /// The Maesters of the Region from this Village on protect whom their Controller names.
    Maesters(RegionId, u8),
    /// The Player at this place of the turn order rolls for his Nobles.
    Nobles(RegionId, u8),
    /// The Player at this place of the turn order loses Troops, from this Village on.
    Troops(RegionId, u8, u8),
    /// A Maester may protect the Player's units that enter the Village.
    EnterMaester(Seat, VillageId),
    /// The Nobles who enter roll.
    EnterNobles(Seat, VillageId),
    /// The Troops that enter lose half.
    EnterTroops(Seat, VillageId),
}

/// A Plague in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Plague {
    /// The Villages where each Player's units are protected.
    pub(crate) spared: [Villages; PLAYERS_MAX],
    /// The Nobles who enter.
    pub(crate) nobles: Row<NobleId, 8>,
    /// The Troops that enter and have not had the Plague.
    pub(crate) troops: Troops,
}

impl Fief {
    /// Units of a Player have entered a Village of a plagued Region, coming from another Village:
    /// those the Plague has not struck this round may be protected, else they roll and lose half.
    pub(crate) fn meet_plague(
        &mut self,
        seat: Seat,
        village: VillageId,
        nobles: &[NobleId],
        troops: Troops,
    ) {
        self.plague = Plague { troops, ..Plague::default() };
        self.plague.nobles =
            nobles.iter().copied().filter(|noble| !self.noble(*noble).is(Mark::Plagued)).collect();
        if !self.plague.nobles.is_empty() || !troops.is_empty() {
            let step = PlagueStep::EnterMaester(seat, village);
            self.then(Step::Disaster(DisasterStep::Plague(step)));
        }
    }

    pub(crate) fn enter_plague(&mut self, step: PlagueStep, scribe: &mut impl Scribe<Event>) {
        let next = |step: PlagueStep| Step::Disaster(DisasterStep::Plague(step));
        match step {
            PlagueStep::Begin(region) => {
                self.plague = Plague::default();
                self.pick_up_dice();
                self.then_all(&[
                    next(PlagueStep::Maesters(region, 0)),
                    next(PlagueStep::Nobles(region, 0)),
                ]);
            }
            PlagueStep::Maesters(region, from) => self.ask_maesters(region, from),
            PlagueStep::Nobles(region, place) => self.roll_for_nobles(region, place, scribe),
            PlagueStep::Troops(region, place, from) => {
                self.ask_plague_losses(region, place, from, scribe);
            }
            PlagueStep::EnterMaester(seat, village) => self.ask_maester_at_entry(seat, village),
            PlagueStep::EnterNobles(seat, village) => {
                self.then(next(PlagueStep::EnterTroops(seat, village)));
                self.pick_up_dice();
                let nobles = std::mem::take(&mut self.plague.nobles);
                nobles.iter().for_each(|noble| self.roll_for_plague(*noble, scribe));
            }
            PlagueStep::EnterTroops(seat, village) => {
                self.ask_losses_at_entry(seat, village, scribe);
            }
        }
    }

    pub(crate) fn answer_plague(
        &mut self,
        step: PlagueStep,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let next = |step: PlagueStep| Step::Disaster(DisasterStep::Plague(step));
        match step {
            PlagueStep::Maesters(region, from) => {
                let village = self.next_maester(region, from).expect("a Maester was asked for");
                self.protect(village, given.items(), scribe);
                self.then(next(PlagueStep::Maesters(region, village.0 + 1)));
            }
            PlagueStep::Troops(region, place, from) => {
                let seat = question.seat;
                let village =
                    self.next_plagued_army(seat, region, from).expect("an Army was asked for");
                let lost = self.picked_losses(seat, given.items());
                self.lose_to_plague(seat, village, lost, scribe);
                self.then(next(PlagueStep::Troops(region, place, village.0 + 1)));
            }
            PlagueStep::EnterMaester(seat, village) => {
                self.protect(village, given.items(), scribe);
                if !self.plague.spared[seat.index()].has(village) {
                    self.then(next(PlagueStep::EnterNobles(seat, village)));
                }
            }
            PlagueStep::EnterTroops(seat, village) => {
                let lost = self.picked_losses(seat, given.items());
                self.lose_at_entry(seat, village, lost, scribe);
            }
            PlagueStep::Begin(_) | PlagueStep::Nobles(..) | PlagueStep::EnterNobles(..) => {
                unreachable!("{step:?} asks nothing")
            }
        }
    }

    /// Whether anybody, free or Captive, or any Troop of the Player is in the Village.
    fn has_units(&self, seat: Seat, village: VillageId) -> bool {
        let noble_here = |noble: &NobleId| self.noble(*noble).village() == Some(village);
        self.troop_count(seat, village) > 0 || self.player(seat).court.iter().any(noble_here)
    }

    /// The next Village of the Region, from this one on, whose Maester has anybody to protect.
    fn next_maester(&self, region: RegionId, from: u8) -> Option<VillageId> {
        self.board.realm().all.iter().find(|village| {
            village.0 >= from
                && self.board.region(*village) == region
                && self.villages[village.index()].maester
                && self.controller(*village).is_some()
                && self.turn_order().any(|seat| self.has_units(seat, *village))
        })
    }

    fn ask_maesters(&mut self, region: RegionId, from: u8) {
        let Some(village) = self.next_maester(region, from) else { return };
        let controller = self.controller(village).expect("a Maester serves the Controller");
        let present = gather(self.turn_order().filter(|seat| self.has_units(*seat, village)));
        let step = Step::Disaster(DisasterStep::Plague(PlagueStep::Maesters(region, from)));
        self.put_some(step, controller, Ask::MaesterExempt, 0..=present.len() as usize);
        self.offer_players(present);
    }

    fn protect(&mut self, village: VillageId, items: &[Item], scribe: &mut impl Scribe<Event>) {
        for item in items {
            if let Item::Player(seat) = *item {
                self.plague.spared[seat.index()].insert(village);
                scribe.note(|| Fortune::PlagueExempted { village, seat }.into());
            }
        }
    }

    /// In turn order each Player rolls for his Nobles; those who die do so together.
    fn roll_for_nobles(&mut self, region: RegionId, place: u8, scribe: &mut impl Scribe<Event>) {
        if place == self.seats {
            return;
        }
        let seat = self.in_order(place);
        let step = PlagueStep::Troops(region, place, 0);
        self.then(Step::Disaster(DisasterStep::Plague(step)));
        for noble in &self.player(seat).court.clone() {
            let Some(village) = self.noble(*noble).village() else { continue };
            if self.board.region(village) == region
                && !self.plague.spared[seat.index()].has(village)
                && !self.noble(*noble).is(Mark::Plagued)
            {
                self.roll_for_plague(*noble, scribe);
            }
        }
    }

    fn roll_for_plague(&mut self, noble: NobleId, scribe: &mut impl Scribe<Event>) {
        self.nobles[noble.index()].mark(Mark::Plagued, true);
        if noble.card().attributes.has(Attribute::Blessed) {
            return;
        }
        let die = self.roll();
        scribe.note(|| Fortune::PlagueRolled { noble, die }.into());
        if die <= 3 {
            self.kill(noble, DeathCause::Plague);
        }
    }

    /// The next Village of the Region, from this one on, where the Plague strikes the Player's Troops.
    fn next_plagued_army(&self, seat: Seat, region: RegionId, from: u8) -> Option<VillageId> {
        self.board.realm().all.iter().find(|village| {
            village.0 >= from
                && self.board.region(*village) == region
                && !self.plague.spared[seat.index()].has(*village)
                && self.troop_count(seat, *village) > 0
        })
    }

    fn ask_plague_losses(
        &mut self,
        region: RegionId,
        place: u8,
        from: u8,
        scribe: &mut impl Scribe<Event>,
    ) {
        let seat = self.in_order(place);
        let next = |step: PlagueStep| Step::Disaster(DisasterStep::Plague(step));
        let Some(village) = self.next_plagued_army(seat, region, from) else {
            return self.then(next(PlagueStep::Nobles(region, place + 1)));
        };
        let muster = self.muster(seat, village);
        let half = muster.iter().sum::<u8>() / 2;
        let losses = Losses::Count(half);
        let only = if half == 0 { Some([0; 7]) } else { self.only_losses(seat, muster, losses) };
        match only {
            Some(lost) => {
                self.then(next(PlagueStep::Troops(region, place, village.0 + 1)));
                self.lose_to_plague(seat, village, lost, scribe);
            }
            None => {
                self.ask_losses(
                    next(PlagueStep::Troops(region, place, from)),
                    seat,
                    muster,
                    losses,
                );
            }
        }
    }

    fn only_losses(&self, seat: Seat, muster: Muster, losses: Losses) -> Option<Muster> {
        only_losses(self.muster_kinds(seat), muster, losses)
    }

    /// The Troops are lost; those that live have had the Plague this round.
    fn lose_to_plague(
        &mut self,
        seat: Seat,
        village: VillageId,
        lost: Muster,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.lose_troops(seat, village, lost, scribe);
        let troops = self.troops[village.index()][seat.index()];
        if !troops.is_empty() && !self.moving.cohorts.is_full() {
            let cohort =
                Cohort { seat: seat.0, village, troops, plagued: true, ..Cohort::default() };
            self.moving.cohorts.push(cohort);
        }
    }

    /// The Controller is asked if a Maester could protect those who enter.
    fn ask_maester_at_entry(&mut self, seat: Seat, village: VillageId) {
        let step = PlagueStep::EnterMaester(seat, village);
        let controller = self.controller(village);
        match controller.filter(|_| self.villages[village.index()].maester) {
            Some(controller) => {
                let step = Step::Disaster(DisasterStep::Plague(step));
                self.put_some(step, controller, Ask::MaesterExempt, 0..=1);
                self.offer(Item::Player(seat));
            }
            None => {
                let step = PlagueStep::EnterNobles(seat, village);
                self.then(Step::Disaster(DisasterStep::Plague(step)));
            }
        }
    }

    fn ask_losses_at_entry(
        &mut self,
        seat: Seat,
        village: VillageId,
        scribe: &mut impl Scribe<Event>,
    ) {
        let [foot, archers, knights, champions] = self.plague.troops.0;
        let muster = [foot, archers, knights, champions, 0, 0, 0];
        let half = muster.iter().sum::<u8>() / 2;
        let losses = Losses::Count(half);
        let only = if half == 0 { Some([0; 7]) } else { self.only_losses(seat, muster, losses) };
        match only {
            Some(lost) => self.lose_at_entry(seat, village, lost, scribe),
            None => {
                let step = PlagueStep::EnterTroops(seat, village);
                let step = Step::Disaster(DisasterStep::Plague(step));
                self.ask_losses(step, seat, muster, losses);
            }
        }
    }

    /// The Troops are lost from those that moved in; those that live have had the Plague.
    fn lose_at_entry(
        &mut self,
        seat: Seat,
        village: VillageId,
        lost: Muster,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.lose_troops(seat, village, lost, scribe);
        let mut left = [lost[0], lost[1], lost[2], lost[3]];
        for cohort in self.moving.cohorts.iter_mut() {
            if cohort.seat == seat.0 && cohort.village == village && !cohort.plagued {
                for (count, lost) in cohort.troops.0.iter_mut().zip(&mut left) {
                    let fewer = (*count).min(*lost);
                    *count -= fewer;
                    *lost -= fewer;
                }
                cohort.plagued = true;
            }
        }
        self.moving.cohorts.retain(|cohort| !cohort.troops.is_empty());
        self.settle(None);
    }
}

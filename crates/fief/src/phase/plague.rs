//! The Plague: when it strikes a Region, and when units enter a Region where it lies.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Scribe, Seat, Seats};

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
use crate::stock::IN_PLAY_MAX;
use crate::title::Title;

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

/// What the Plague of this round has to do with a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Health {
    /// Nothing: it has met none, or it came into play where the Plague had been.
    #[default]
    Well,
    /// It has just entered a plagued Region, or left a quarantine within one.
    Entering,
    /// A Maester protects it as long as it stays in the Village.
    Quarantined,
    /// It has had the Plague.
    Past,
}

/// A Plague in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Plague {
    /// The Villages where each Player's units are protected.
    pub(crate) spared: [Villages; PLAYERS_MAX],
    /// The Nobles who enter.
    pub(crate) nobles: Row<NobleId, IN_PLAY_MAX>,
    /// The Whitecloak Knights and Men at Arms and the Recruit who enter and have not had it.
    pub(crate) guards: [u8; 3],
}

/// Those who meet the Plague on the road.
impl Fief {
    /// What a step makes of a unit's health: who enters a plagued Region meets the Plague, and so
    /// does who leaves a Maester's Village for another one of the Region.
    pub(crate) fn health_after(&self, health: Health, from: VillageId, to: VillageId) -> Health {
        let (here, there) = (self.board.region(from), self.board.region(to));
        let plagued = self.regions[there.index()].plague.is_there();
        match health {
            Health::Past => Health::Past,
            Health::Quarantined if plagued => Health::Entering,
            Health::Well | Health::Entering if plagued && here != there => Health::Entering,
            Health::Well | Health::Entering | Health::Quarantined => Health::Well,
        }
    }

    /// The Nobles of a group and those who follow them are about to take a step: who of them meets
    /// the Plague is written down.
    pub(crate) fn approach_plague(&mut self, from: VillageId, to: VillageId, group: &[NobleId]) {
        self.plague = Plague::default();
        for noble in group.iter().copied() {
            let record = self.noble(noble);
            let unmet =
                if record.is(Mark::Quarantined) { Health::Quarantined } else { Health::Well };
            let meets = self.health_after(unmet, from, to) == Health::Entering;
            if meets && !record.is(Mark::Plagued) {
                self.plague.nobles.push(noble);
            }
            if meets {
                let guards = self.guards_unmet(noble);
                self.plague.guards.iter_mut().zip(guards).for_each(|(sum, count)| *sum += count);
            }
            self.nobles[noble.index()].mark(Mark::Quarantined, false);
        }
    }

    /// The followers of a Noble that have not had the Plague.
    fn guards_unmet(&self, noble: NobleId) -> [u8; 3] {
        let [mut knights, mut men_at_arms, mut recruit] = self.retinue(noble);
        for (title, past) in [Title::King, Title::Queen].into_iter().zip(self.moving.guards_past) {
            if self.noble(noble).holds(title) {
                knights = knights.saturating_sub(past.knights);
                men_at_arms = men_at_arms.saturating_sub(past.men_at_arms);
            }
        }
        if self.moving.recruits_past.has(self.owner(noble)) {
            recruit = 0;
        }
        [knights, men_at_arms, recruit]
    }

    /// All followers of the Player's Nobles in the Village have had the Plague.
    fn guards_had_it(&mut self, seat: Seat, village: VillageId) {
        for noble in &self.player(seat).court.clone() {
            let record = *self.noble(*noble);
            if record.village() != Some(village) {
                continue;
            }
            for (guard, title) in [Title::King, Title::Queen].into_iter().enumerate() {
                if record.holds(title) {
                    self.moving.guards_past[guard] = self.whitecloaks[guard];
                }
            }
            if record.holds(Title::Brother) && self.recruits.has(seat) {
                self.moving.recruits_past.insert(seat);
            }
        }
    }

    /// Units of a Player have come to a Village: those who meet the Plague there may be protected,
    /// else they roll and lose half.
    pub(crate) fn meet_plague(&mut self, seat: Seat, village: VillageId) {
        let nobles = !self.plague.nobles.is_empty();
        if nobles || self.entering(seat, village).iter().any(|count| *count > 0) {
            let step = PlagueStep::EnterMaester(seat, village);
            self.then(Step::Disaster(DisasterStep::Plague(step)));
        }
    }

    /// The Troops of the Player that meet the Plague in the Village.
    fn entering(&self, seat: Seat, village: VillageId) -> Muster {
        let mut entering = [0; 7];
        for cohort in &self.moving.cohorts {
            if cohort.is_entering(seat, village) {
                entering.iter_mut().zip(cohort.troops.0).for_each(|(sum, count)| *sum += count);
            }
        }
        let here = self.muster(seat, village);
        for kind in 0..3 {
            entering[4 + kind] = self.plague.guards[kind].min(here[4 + kind]);
        }
        entering
    }
}

impl Cohort {
    /// Whether these Troops of the Player meet the Plague in the Village.
    fn is_entering(&self, seat: Seat, village: VillageId) -> bool {
        self.seat == seat.0 && self.village == village && self.health == Health::Entering
    }
}

impl Fief {
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
                for seat in self.protect(village, given.items(), scribe).iter() {
                    self.quarantine(seat, village);
                }
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
                if self.protect(village, given.items(), scribe).has(seat) {
                    self.quarantine_at_entry(seat, village);
                } else {
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

    /// The Players whose units a Maester protects in the Village.
    fn protect(
        &mut self,
        village: VillageId,
        items: &[Item],
        scribe: &mut impl Scribe<Event>,
    ) -> Seats {
        let mut protected = Seats::NONE;
        for item in items {
            if let Item::Player(seat) = *item {
                protected.insert(seat);
                self.plague.spared[seat.index()].insert(village);
                scribe.note(|| Fortune::PlagueExempted { village, seat }.into());
            }
        }
        protected
    }

    /// All units of the Player in the Village are in quarantine when the Plague strikes.
    fn quarantine(&mut self, seat: Seat, village: VillageId) {
        for noble in &self.player(seat).court.clone() {
            let record = &mut self.nobles[noble.index()];
            if record.village() == Some(village) {
                record.mark(Mark::Quarantined, true);
            }
        }
        self.write_health(seat, village, Health::Quarantined);
    }

    /// Those who have just come to the Village are in quarantine.
    fn quarantine_at_entry(&mut self, seat: Seat, village: VillageId) {
        for noble in &std::mem::take(&mut self.plague.nobles) {
            self.nobles[noble.index()].mark(Mark::Quarantined, true);
        }
        for cohort in self.moving.cohorts.iter_mut() {
            if cohort.is_entering(seat, village) {
                cohort.health = Health::Quarantined;
            }
        }
        self.plague.guards = [0; 3];
    }

    /// Writes down what the Plague that struck has to do with all Troops of the Player there.
    fn write_health(&mut self, seat: Seat, village: VillageId, health: Health) {
        let troops = self.troops[village.index()][seat.index()];
        if !troops.is_empty() {
            self.add_cohort(Cohort { seat: seat.0, village, troops, health, ..Cohort::default() });
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
    pub(crate) fn next_plagued_army(
        &self,
        seat: Seat,
        region: RegionId,
        from: u8,
    ) -> Option<VillageId> {
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
        self.write_health(seat, village, Health::Past);
        self.guards_had_it(seat, village);
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
        let muster = self.entering(seat, village);
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
        let mut left = [lost[0], lost[1], lost[2], lost[3]];
        for cohort in self.moving.cohorts.iter_mut() {
            if cohort.is_entering(seat, village) {
                for (count, lost) in cohort.troops.0.iter_mut().zip(&mut left) {
                    let fewer = (*count).min(*lost);
                    *count -= fewer;
                    *lost -= fewer;
                }
                cohort.health = Health::Past;
            }
        }
        self.moving.cohorts.retain(|cohort| !cohort.troops.is_empty());
        self.plague.guards = [0; 3];
        self.lose_troops(seat, village, lost, scribe);
        self.guards_had_it(seat, village);
        self.settle(None);
    }
}

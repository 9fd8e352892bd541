//! Who can go with a moving Noble: the limits of steps, company, and what must not be left behind.

use tabletop::{LongRow, Row, Scribe, Seat};

use super::{MovementStep, Way};
use crate::ask::Ask;
use crate::event::{Event, War};
use crate::flow::{Given, Step};
use crate::id::{RoadId, VillageId};
use crate::item::Item;
use crate::noble::{Attribute, Mark, NobleId};
use crate::state::Fief;
use crate::stock::{IN_PLAY_MAX, NOBLES_MAX, Troop, Troops};
use crate::title::Title;

/// Troops of one kind of history in a Village: those that have not moved, or a cohort.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Source {
    /// The place of the cohort; none for Troops that have not moved.
    pub(super) cohort: Option<u8>,
    /// Those that can take the step.
    pub(super) able: Troops,
    /// Whether they were brought here this Phase.
    pub(super) brought: bool,
    /// Whether it was by the road the leader came by, so that he has to answer for them.
    pub(super) his: bool,
}

/// What is to be decided about the Troops of a step.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Levy {
    /// Those that must come.
    pub(super) forced: Troops,
    /// The fewest and the most that may come besides.
    pub(super) least: u8,
    pub(super) most: u8,
    /// Those to choose from.
    pub(super) free: Troops,
}

impl Fief {
    /// Whether the Noble has the attribute, printed or acquired, and is free to use it.
    pub(crate) fn acts_as(&self, noble: NobleId, attribute: Attribute) -> bool {
        let record = self.noble(noble);
        let acquired = match attribute {
            Attribute::Storm => record.is(Mark::Storm),
            Attribute::Shadow => self.modules.nights_watch && record.holds(Title::Brother),
            _ => false,
        };
        record.is_free() && (acquired || noble.card().attributes.has(attribute))
    }

    /// How many steps the Noble may take in all when he leads.
    pub(crate) fn steps_max(&self, noble: NobleId) -> u8 {
        let swift = self.acts_as(noble, Attribute::Swift) && !self.trip(noble).foot;
        if self.noble(noble).holds(Title::MotherOfDragons) || swift { 3 } else { 2 }
    }

    /// Whether the Noble has a step left as a leader.
    pub(crate) fn has_step(&self, noble: NobleId) -> bool {
        self.noble(noble).steps < self.steps_max(noble)
    }

    /// Whether his next step is one only riders and Nobles can share.
    fn rides_only(&self, leader: NobleId) -> bool {
        let record = self.noble(leader);
        record.steps >= 2 && !record.holds(Title::MotherOfDragons)
    }

    /// Those who follow the Noble: Whitecloak Knights and Men at Arms, and the Recruit.
    pub(crate) fn retinue(&self, noble: NobleId) -> [u8; 3] {
        let record = self.noble(noble);
        let mut retinue = [0; 3];
        for (title, cloaks) in [Title::King, Title::Queen].into_iter().zip(self.whitecloaks) {
            if record.holds(title) {
                retinue[0] += cloaks.knights;
                retinue[1] += cloaks.men_at_arms;
            }
        }
        if record.holds(Title::Brother) && self.recruits.has(Seat(record.seat)) {
            retinue[2] += 1;
        }
        retinue
    }

    /// Whitecloaks and Recruits that follow the Noble: mounted and on foot.
    pub(crate) fn followers(&self, noble: NobleId) -> (u8, u8) {
        let [knights, men_at_arms, recruit] = self.retinue(noble);
        (knights, men_at_arms + recruit)
    }

    fn follower_count(&self, noble: NobleId) -> u8 {
        let (mounted, foot) = self.followers(noble);
        mounted + foot
    }

    /// Whether another Noble or a Captive can take the next step with the leader.
    pub(super) fn can_accompany(&self, way: Way, noble: NobleId, leader: NobleId) -> bool {
        let record = self.noble(noble);
        if self.rides_only(leader) && self.followers(noble).1 > 0 {
            return false;
        }
        if self.is_held_up(way, self.trip(noble).came, leader) {
            return false;
        }
        record.steps < 2
            || record.steps == 2
                && self.noble(leader).steps == 2
                && self.trip(noble).with.contains(&leader)
    }

    /// Whether a unit that entered the Village this Phase needs a permission that nobody has given:
    /// another Player's units hold it, and the unit came by another road than the leader.
    fn is_held_up(&self, way: Way, came: Option<RoadId>, leader: NobleId) -> bool {
        came.is_some()
            && way == Way::Free
            && came != self.trip(leader).came
            && self.is_guest(leader)
    }

    /// Whether another Player Controls the Village the Noble is in and has units there.
    fn is_guest(&self, noble: NobleId) -> bool {
        let (seat, village) = (self.owner(noble), self.noble(noble).village());
        let holds = |village: VillageId| {
            self.controller(village).is_some_and(|c| c != seat && self.occupies(c, village))
        };
        village.is_some_and(holds)
    }

    /// The Troops of the Player in the Village by their history, and which can take the step.
    pub(super) fn sources(&self, way: Way, leader: NobleId) -> LongRow<Source, 8> {
        let seat = self.owner(leader);
        let mut sources = LongRow::new();
        let Some(village) = self.noble(leader).village() else { return sources };
        let mut unmoved = self.troops[village.index()][seat.index()];
        let own = |cohort: &super::Cohort| cohort.seat == seat.0 && cohort.village == village;
        let steps = self.noble(leader).steps;
        let raids = matches!(way, Way::Raid | Way::RaidWon);
        for (place, cohort) in self.moving.cohorts.iter().enumerate().filter(|(_, c)| own(c)) {
            unmoved = unmoved.minus(cohort.troops);
            let together = cohort.with.contains(&leader);
            let mut able = cohort.troops;
            if cohort.steps >= 2 && !(cohort.steps == 2 && steps == 2 && together) {
                able = Troops::NONE;
            }
            if raids && cohort.steps > 0 && !(together && cohort.steps == steps) {
                able = Troops::NONE;
            }
            if raids && cohort.steps == 0 && steps > 0 {
                able = Troops::NONE;
            }
            if cohort.road.is_some() && self.is_held_up(way, cohort.road, leader) {
                able = Troops::NONE;
            }
            let brought = cohort.steps > 0;
            let his = brought && (cohort.road.is_none() || cohort.road == self.trip(leader).came);
            sources.push(Source { cohort: Some(place as u8), able, brought, his });
        }
        let able = if raids && steps > 0 { Troops::NONE } else { unmoved };
        sources.insert(0, Source { cohort: None, able, brought: false, his: false });
        if raids || self.rides_only(leader) {
            for source in sources.iter_mut() {
                source.able = Troops([0, 0, source.able.0[2], source.able.0[3]]);
            }
        }
        if way.sails() {
            for source in sources.iter_mut().filter(|source| source.brought) {
                source.able = Troops::NONE;
            }
        }
        sources
    }

    /// The own free Nobles in the Village besides the leader.
    pub(super) fn others_here(&self, leader: NobleId) -> Row<NobleId, NOBLES_MAX> {
        let village = self.noble(leader).village();
        let seat = self.owner(leader);
        let here = village.into_iter().flat_map(|village| self.free_nobles_at(seat, village));
        here.filter(|noble| *noble != leader).collect()
    }

    /// Whether every own Noble in the Village has to come, because no Troop would stay with him.
    fn all_must_come(&self, leader: NobleId) -> bool {
        let Some(village) = self.noble(leader).village() else { return false };
        let seat = self.owner(leader);
        let ordinary = self.troops[village.index()][seat.index()].count();
        let followed = |noble: NobleId| self.follower_count(noble) > 0;
        let others = self.free_nobles_at(seat, village).filter(|noble| *noble != leader);
        match ordinary {
            0 => !others.into_iter().any(followed),
            1 => !self.free_nobles_at(seat, village).any(followed),
            2.. => false,
        }
    }

    /// Whether a step between the Villages needs a storm Noble.
    pub(super) fn needs_storm(&self, way: Way, from: VillageId, to: VillageId) -> bool {
        let hidden = matches!(way, Way::Passage | Way::Shadow);
        !hidden && (self.is_rainy(from) || self.is_rainy(to))
    }

    /// The Nobles who must come along: all of them, or a storm Noble. None if that cannot be.
    pub(super) fn forced_companions(
        &self,
        way: Way,
        leader: NobleId,
        to: VillageId,
    ) -> Option<Row<NobleId, NOBLES_MAX>> {
        let from = self.noble(leader).village()?;
        let others = self.others_here(leader);
        let able = |noble: &NobleId| self.can_accompany(way, *noble, leader) && !way.sails();
        if self.all_must_come(leader) {
            let stormy = !self.needs_storm(way, from, to)
                || self.acts_as(leader, Attribute::Storm)
                || others.iter().any(|noble| self.acts_as(*noble, Attribute::Storm));
            let shadow = way.slips() && !others.is_empty();
            return (stormy && !shadow && others.iter().all(able)).then_some(others);
        }
        if !self.needs_storm(way, from, to) || self.acts_as(leader, Attribute::Storm) {
            return Some(Row::new());
        }
        let storm = |noble: &&NobleId| self.acts_as(**noble, Attribute::Storm) && able(noble);
        others.iter().find(storm).map(|noble| std::iter::once(*noble).collect())
    }

    /// Whether Troops that the leader brought must not be left: another Player's units hold the
    /// Village and have not permitted it.
    fn may_not_strand(&self, way: Way, leader: NobleId) -> bool {
        let agreed = matches!(way, Way::Permitted | Way::RaidWon);
        !agreed && self.trip(leader).came.is_some() && self.is_guest(leader)
    }

    /// What is to be decided about the Troops when these Nobles go; none if they cannot go so.
    pub(super) fn company(&self, leader: NobleId, nobles: &[NobleId]) -> Option<Levy> {
        self.company_by(self.moving.going.way, leader, nobles)
    }

    fn company_by(&self, way: Way, leader: NobleId, nobles: &[NobleId]) -> Option<Levy> {
        let village = self.noble(leader).village()?;
        let seat = self.owner(leader);
        let sources = self.sources(way, leader);
        let goes = |noble: &NobleId| *noble == leader || nobles.contains(noble);
        let (mut going, mut staying, mut stays) = (0, 0, false);
        for noble in self.free_nobles_at(seat, village) {
            if goes(&noble) {
                going += self.follower_count(noble);
            } else {
                stays = true;
                staying += self.follower_count(noble);
            }
        }
        let (mut forced, mut free) = (Troops::NONE, Troops::NONE);
        let strict = self.may_not_strand(way, leader) && !stays;
        for source in &sources {
            if strict && source.his {
                let cohort = source.cohort.expect("what was brought is a cohort");
                if self.moving.cohorts[usize::from(cohort)].troops != source.able {
                    return None;
                }
                forced = forced.plus(source.able);
            } else {
                free = free.plus(source.able);
            }
        }
        let ordinary = self.troops[village.index()][seat.index()].count();
        let kept = u8::from(stays && staying == 0);
        if kept > ordinary - forced.count() {
            return None;
        }
        let mut most = free.count().min((ordinary - forced.count()).saturating_sub(kept));
        let least = u8::from(going + forced.count() == 0);
        if way.slips() {
            most = most.min(1_u8.saturating_sub(going + forced.count()));
            if going + forced.count() > 1 {
                return None;
            }
        }
        (least <= most).then_some(Levy { forced, least, most, free })
    }

    /// Whether any legal group exists for the step.
    pub(super) fn can_go(&self, leader: NobleId, to: VillageId) -> bool {
        self.can_go_by(self.moving.going.way, leader, to)
    }

    /// Whether a legal group exists for the step if it is taken in this way.
    pub(super) fn can_go_by(&self, way: Way, leader: NobleId, to: VillageId) -> bool {
        let Some(forced) = self.forced_companions(way, leader, to) else { return false };
        if self.rides_only(leader) && self.followers(leader).1 > 0 {
            return false;
        }
        self.company_by(way, leader, &forced).is_some() || {
            let others = self.others_here(leader);
            let able = others.iter().all(|noble| self.can_accompany(way, *noble, leader));
            able && !way.sails() && !way.slips() && self.company_by(way, leader, &others).is_some()
        }
    }

    /// Asks which Nobles and Captives go along, if there is a choice.
    pub(super) fn ask_companions(&mut self) {
        let going = self.moving.going;
        let (leader, seat) = (going.leader, self.owner(going.leader));
        let forced =
            self.forced_companions(going.way, leader, going.to).expect("the step is possible");
        let mut free: Row<NobleId, IN_PLAY_MAX> = Row::new();
        if !going.way.slips() {
            let ship = going.way.sails();
            let others = self.others_here(leader);
            free.extend(others.into_iter().copied().filter(|noble| {
                !ship
                    && !forced.contains(noble)
                    && self.fits_raid(*noble)
                    && self.can_accompany(going.way, *noble, leader)
            }));
            let captives = self.captives_at(seat, going.from);
            free.extend(captives.filter(|noble| {
                self.can_accompany(going.way, *noble, leader)
                    && (!ship || self.noble(*noble).steps == 0)
            }));
        }
        self.moving.going.nobles = forced.iter().copied().collect();
        if free.is_empty() {
            return self.then(Step::Movement(MovementStep::Troops));
        }
        let least = self.fewest_companions(&forced, &mut free);
        let step = Step::Movement(MovementStep::Companions);
        self.put_some(step, seat, Ask::MoveGroup(leader), least..=free.len());
        for noble in &free {
            self.offer(Item::Noble(*noble));
        }
    }

    /// How few of these must come besides the forced ones so that everybody has a Troop; they are put
    /// first.
    fn fewest_companions(&self, forced: &[NobleId], free: &mut Row<NobleId, IN_PLAY_MAX>) -> usize {
        let leader = self.moving.going.leader;
        let own: Row<NobleId, NOBLES_MAX> =
            free.iter().copied().filter(|noble| self.noble(*noble).is_free()).collect();
        let chosen = |set: u32| {
            own.iter().copied().enumerate().filter(move |(place, _)| set & (1 << place) != 0)
        };
        let can_go = |set: &u32| {
            let group: Row<NobleId, IN_PLAY_MAX> =
                forced.iter().copied().chain(chosen(*set).map(|(_, noble)| noble)).collect();
            self.company(leader, &group).is_some()
        };
        let set = (0..1_u32 << own.len()).filter(can_go).min_by_key(|set| set.count_ones());
        let first: Row<NobleId, NOBLES_MAX> =
            set.into_iter().flat_map(chosen).map(|(_, noble)| noble).collect();
        free.retain(|noble| !first.contains(noble));
        for noble in first.iter().rev() {
            free.insert(0, *noble);
        }
        first.len()
    }

    /// Nobles with followers on foot do not raid.
    fn fits_raid(&self, noble: NobleId) -> bool {
        let raids = matches!(self.moving.going.way, Way::Raid | Way::RaidWon);
        !raids || self.followers(noble).1 == 0
    }

    /// Where the choice leaves somebody without a Troop, the question is put again.
    pub(super) fn answer_companions(&mut self, given: Given<'_>, scribe: &mut impl Scribe<Event>) {
        let leader = self.moving.going.leader;
        let going = &self.moving.going;
        let forced = self.forced_companions(going.way, leader, going.to);
        let mut nobles: Row<NobleId, IN_PLAY_MAX> =
            forced.expect("the step is possible").iter().copied().collect();
        for item in given.items() {
            let Item::Noble(noble) = item else { unreachable!("Nobles are offered") };
            nobles.push(*noble);
        }
        self.moving.going.nobles = nobles;
        if self.company(leader, &nobles).is_some() {
            self.then(Step::Movement(MovementStep::Troops));
        } else {
            scribe.note(|| War::GroupImpossible { leader }.into());
            self.then(Step::Movement(MovementStep::Companions));
        }
    }

    /// Asks which Troops go along, if there is a choice.
    pub(super) fn ask_troops(&mut self, scribe: &mut impl Scribe<Event>) {
        let going = self.moving.going;
        let (leader, seat) = (going.leader, self.owner(going.leader));
        let Some(levy) = self.company(leader, &going.nobles) else {
            return self.then_noble();
        };
        if levy.most == 0 || levy.least == levy.free.count() {
            let all = if levy.most > 0 { u32::MAX } else { 0 };
            let free = if levy.most > 0 { levy.free } else { Troops::NONE };
            return self.group_ready(levy.forced.plus(free), [all; 4], scribe);
        }
        let (least, most) = (usize::from(levy.least), usize::from(levy.most));
        let step = Step::Movement(MovementStep::Troops);
        self.put_some(step, seat, Ask::MoveGroup(leader), least..=most);
        for troop in [self.foot(seat), Troop::Archer, Troop::Knight, Troop::Champion] {
            let slot = troop.slot().expect("an ordinary Troop");
            for number in 0..levy.free.0[slot] {
                self.offer(Item::Unit { seat, troop, number });
            }
        }
    }

    pub(super) fn answer_troops(&mut self, given: Given<'_>, scribe: &mut impl Scribe<Event>) {
        let going = self.moving.going;
        let levy = self.company(going.leader, &going.nobles).expect("the group is possible");
        let mut picked = [0_u32; 4];
        let mut taken = levy.forced;
        for item in given.items() {
            let Item::Unit { troop, number, .. } = item else { unreachable!("Units are offered") };
            let slot = troop.slot().expect("an ordinary Troop");
            picked[slot] |= 1 << number;
            taken.0[slot] += 1;
        }
        self.group_ready(taken, picked, scribe);
    }

    /// The group is complete: it sails, raids or takes the step.
    fn group_ready(&mut self, taken: Troops, picked: [u32; 4], scribe: &mut impl Scribe<Event>) {
        match self.moving.going.way {
            Way::Raid => self.start_raid(taken, scribe),
            Way::Free
            | Way::Permitted
            | Way::Passage
            | Way::Shadow
            | Way::RaidWon
            | Way::Ship
            | Way::ShadowShip => self.make_step(picked, scribe),
        }
    }
}

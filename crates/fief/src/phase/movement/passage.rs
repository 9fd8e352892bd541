//! Who bars the way: permission, denial, Secret Passage and shadow, Raids.

use tabletop::{Row, Scribe, Seat, Seats};

use super::{MovementStep, Way};
use crate::ask::Ask;
use crate::deck::Card;
use crate::event::{Event, Fortune, War};
use crate::flow::{Given, Step};
use crate::id::{ROADS_FROM_MAX, RoadId, VillageId};
use crate::item::{Denied, Item};
use crate::noble::{Attribute, Mark, NobleId};
use crate::rule;
use crate::state::{Fief, Phase};
use crate::stock::{NOBLES_MAX, Troops};
use crate::title::Title;

impl Fief {
    /// Who must permit that the Noble leaves his Village by the road.
    pub(crate) fn barriers(&self, leader: NobleId, road: RoadId) -> Seats {
        let seat = self.owner(leader);
        let mut barred = Seats::NONE;
        let Some(village) = self.noble(leader).village() else { return barred };
        let controller = self.controller(village);
        let came = self.trip(leader).came;
        if let Some(controller) = controller
            && controller != seat
            && came.is_some_and(|came| came != road)
            && self.occupies(controller, village)
        {
            barred.insert(controller);
        }
        let to = self.board.realm().other_end(road, village);
        for other in self.turn_order().filter(|other| *other != seat) {
            if self.is_on_road(other, village, road) || self.is_on_road(other, to, road) {
                barred.insert(other);
            }
        }
        if controller == Some(seat) && self.is_fortified(village) {
            for besieger in self.besiegers(village).filter(|other| *other != seat) {
                barred.insert(besieger);
            }
        }
        barred
    }

    /// Whether units of the Player wait on the road into the Village.
    pub(crate) fn is_on_road(&self, seat: Seat, village: VillageId, road: RoadId) -> bool {
        let troops = self.moving.cohorts.iter().any(|cohort| {
            cohort.seat == seat.0
                && cohort.village == village
                && cohort.road == Some(road)
                && !cohort.troops.is_empty()
        });
        let noble = |noble: NobleId| self.noble(noble).road == Some(road);
        troops || self.free_nobles_at(seat, village).any(noble)
    }

    /// Whether the Noble can take any step now.
    pub(crate) fn can_set_out(&self, noble: NobleId) -> bool {
        let record = self.noble(noble);
        let Some(village) = record.village() else { return false };
        if !record.is_free() || self.troop_count(self.owner(noble), village) == 0 {
            return false;
        }
        self.can_sail(noble) || self.can_walk(noble)
    }

    /// Whether any road is open to the Noble, or a hidden one.
    pub(super) fn can_walk(&self, noble: NobleId) -> bool {
        let Some(village) = self.noble(noble).village() else { return false };
        self.has_step(noble)
            && (self.open_roads(noble, village).next().is_some()
                || self.can_hide(noble, Denied::SecretPassage)
                || self.can_hide(noble, Denied::Shadow))
    }

    /// The roads on which the Noble can set out, as [`Fief::why_not_road`] allows them one by one:
    /// where it does not rain, whether he has company for a step is the same on all of them.
    pub(crate) fn open_roads(
        &self,
        noble: NobleId,
        village: VillageId,
    ) -> impl Iterator<Item = RoadId> + '_ {
        let mut company = None;
        self.board.realm().roads_from(village).iter().filter_map(move |(road, to)| {
            if self.needs_storm(self.moving.going.way, village, *to) {
                return self.why_not_road(noble, *road, *to).is_none().then_some(*road);
            }
            let denied = self.moving.denied.contains(&(noble, *road));
            let goes = *company.get_or_insert_with(|| self.can_go(noble, *to));
            let open = !denied && (goes || !self.barriers(noble, *road).is_empty());
            open.then_some(*road)
        })
    }

    /// Whether the Noble can take any road by his Player's Secret Passage or by shadow.
    fn can_hide(&self, noble: NobleId, how: Denied) -> bool {
        let Some(village) = self.noble(noble).village() else { return false };
        let (able, way) = match how {
            Denied::Shadow => (self.can_use_shadow(noble), Way::Shadow),
            Denied::Stay | Denied::GoBack | Denied::SecretPassage | Denied::Raid => {
                let hand = &self.player(self.owner(noble)).hand;
                let shown = self.moving.passage == Some(noble);
                (shown || hand.contains(&Card::SecretPassage), Way::Passage)
            }
        };
        // No weather holds up who goes hidden: whoever can go can go anywhere.
        able && self.has_step(noble) && self.can_go_by(way, noble, village)
    }

    /// The Nobles of the Player who moves whom Heavy Rain keeps from a step that a Secret Passage
    /// would let them take.
    pub(crate) fn rained_in(&self) -> Row<NobleId, NOBLES_MAX> {
        let rains = self.regions.iter().any(|region| region.rain.is_there());
        let Some(seat) = self.turn.filter(|_| rains && self.phase == Phase::Movement) else {
            return Row::new();
        };
        let court = self.player(seat).court;
        court.iter().copied().filter(|noble| self.is_rained_in(*noble)).collect()
    }

    fn is_rained_in(&self, noble: NobleId) -> bool {
        let record = self.noble(noble);
        let Some(village) = record.village().filter(|_| record.is_free()) else { return false };
        let mut roads = self.board.realm().roads_from(village).iter();
        self.moving.passage != Some(noble)
            && roads.any(|(road, to)| {
                self.why_not_road(noble, *road, *to) == Some(rule::RAIN_EFFECT)
                    && self.can_go_by(Way::Passage, noble, *to)
            })
    }

    /// Whether the Noble can use shadow this round.
    pub(crate) fn can_use_shadow(&self, noble: NobleId) -> bool {
        self.acts_as(noble, Attribute::Shadow) && !self.noble(noble).is(Mark::ShadowUsed)
    }

    /// The rule that keeps the Noble from the road, whoever is asked.
    pub(crate) fn why_not_road(
        &self,
        noble: NobleId,
        road: RoadId,
        to: VillageId,
    ) -> Option<tabletop::RuleId> {
        if !self.has_step(noble) {
            return Some(rule::MOVE_STEPS);
        }
        if self.moving.denied.contains(&(noble, road)) {
            return Some(rule::MOVE_PERMISSION_DENIED);
        }
        let from = self.noble(noble).village()?;
        let storm = self.acts_as(noble, Attribute::Storm)
            || self.others_here(noble).iter().any(|n| self.acts_as(*n, Attribute::Storm));
        if self.needs_storm(self.moving.going.way, from, to) && !storm {
            return Some(rule::RAIN_EFFECT);
        }
        if self.can_go(noble, to) || !self.barriers(noble, road).is_empty() {
            return None;
        }
        Some(rule::MOVE_NEVER_ALONE)
    }

    pub(super) fn ask_road(&mut self, noble: NobleId) {
        let seat = self.owner(noble);
        self.put(Step::Movement(MovementStep::Road(noble)), seat, Ask::MoveRoad(noble));
        self.offer(Item::Done);
        let Some(village) = self.noble(noble).village() else { return };
        let roads: Row<RoadId, ROADS_FROM_MAX> = if self.has_step(noble) {
            self.open_roads(noble, village).collect()
        } else {
            Row::new()
        };
        roads.iter().for_each(|road| self.offer(Item::Road(*road)));
        for how in [Denied::SecretPassage, Denied::Shadow] {
            if self.can_hide(noble, how) {
                self.offer(Item::Denied(how));
            }
        }
    }

    /// Any road at all, by a Secret Passage or by shadow.
    pub(super) fn ask_hidden_road(&mut self, noble: NobleId) {
        let seat = self.owner(noble);
        self.put(Step::Movement(MovementStep::HiddenRoad(noble)), seat, Ask::MoveRoad(noble));
        let Some(village) = self.noble(noble).village() else { return };
        for (road, to) in self.board.realm().roads_from(village) {
            if self.can_go(noble, *to) {
                self.offer(Item::Road(*road));
            }
        }
    }

    pub(super) fn answer_hidden_road(&mut self, given: Given<'_>) {
        let Item::Road(road) = given.item() else { unreachable!("roads are offered") };
        let going = &mut self.moving.going;
        going.road = Some(road);
        going.to = self.board.realm().other_end(road, going.from);
        self.then(Step::Movement(MovementStep::Companions));
    }

    /// The Noble takes the Secret Passage that was shown to him, or his Player plays one.
    pub(super) fn take_passage(&mut self, noble: NobleId, scribe: &mut impl Scribe<Event>) {
        if self.moving.passage == Some(noble) {
            self.moving.passage = None;
        } else {
            self.use_passage(self.owner(noble), scribe);
        }
    }

    /// A Secret Passage card goes from the hand to its pile.
    fn use_passage(&mut self, seat: Seat, scribe: &mut impl Scribe<Event>) {
        self.take_from_hand(seat, Card::SecretPassage);
        self.decks.discard(Card::SecretPassage);
        scribe.note(|| Fortune::PassageUsed { seat }.into());
    }

    /// The Noble uses shadow for this round.
    pub(crate) fn use_shadow(&mut self, noble: NobleId, scribe: &mut impl Scribe<Event>) {
        self.nobles[noble.index()].mark(Mark::ShadowUsed, true);
        scribe.note(|| Fortune::ShadowUsed { noble }.into());
    }

    /// The road is chosen: who bars it is asked or raided, else the group is gathered.
    pub(super) fn set_out(
        &mut self,
        noble: NobleId,
        road: RoadId,
        scribe: &mut impl Scribe<Event>,
    ) {
        let barred = self.barriers(noble, road);
        let going = &mut self.moving.going;
        going.road = Some(road);
        going.to = self.board.realm().other_end(road, going.from);
        going.barred = barred;
        going.settled = Seats::NONE;
        if barred.is_empty() {
            self.then(Step::Movement(MovementStep::Companions));
        } else if self.why_not_raid().is_none() {
            self.then(Step::Movement(MovementStep::Raid));
        } else {
            self.announce_permission(scribe);
        }
    }

    /// Whom to ask or raid next.
    fn next_barrier(&self) -> Option<Seat> {
        let going = &self.moving.going;
        let order = self.order_of_phase();
        let mut order = order.iter().map(|seat| Seat(*seat));
        order.find(|seat| going.barred.has(*seat) && !going.settled.has(*seat))
    }

    pub(super) fn announce_permission(&mut self, scribe: &mut impl Scribe<Event>) {
        let seat = self.owner(self.moving.going.leader);
        let village = self.moving.going.from;
        if let Some(of) = self.next_barrier() {
            scribe.note(|| War::PermissionAsked { seat, of, village }.into());
        }
        self.then(Step::Movement(MovementStep::Permission));
    }

    pub(super) fn ask_permission(&mut self, scribe: &mut impl Scribe<Event>) {
        let _ = scribe;
        match self.next_barrier() {
            Some(of) => {
                self.put_yes_no(
                    Step::Movement(MovementStep::Permission),
                    of,
                    Ask::PassagePermission,
                );
            }
            None => {
                let going = &mut self.moving.going;
                going.way = Way::Permitted;
                let (leader, to) = (going.leader, going.to);
                if self.can_go(leader, to) {
                    self.then(Step::Movement(MovementStep::Companions));
                } else {
                    self.forget_road();
                    self.then_noble();
                }
            }
        }
    }

    pub(super) fn answer_permission(
        &mut self,
        by: Seat,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        if given.is(Item::Yes) {
            scribe.note(|| War::PermissionGiven { by }.into());
            self.moving.going.settled.insert(by);
            if self.next_barrier().is_some() {
                return self.announce_permission(scribe);
            }
            return self.then(Step::Movement(MovementStep::Permission));
        }
        scribe.note(|| War::PermissionDenied { by }.into());
        self.forget_road();
        self.then(Step::Movement(MovementStep::Denied));
        self.open_window();
    }

    /// The road of the step in progress is not asked for again in this turn.
    fn forget_road(&mut self) {
        let going = self.moving.going;
        if let Some(road) = going.road {
            self.moving.denied.push((going.leader, road));
        }
    }

    /// Whether a Secret Passage may be played for the step that was denied.
    pub(crate) fn is_step_denied(&self) -> bool {
        let waits = |step: &Step| {
            matches!(step, Step::Movement(MovementStep::Denied | MovementStep::LandingDenied))
        };
        let hidden = matches!(self.moving.going.way, Way::Passage | Way::Shadow);
        !hidden && self.pending.iter().any(waits)
    }

    /// A Secret Passage or shadow lets the group take the step that was denied.
    pub(crate) fn open_passage(&mut self, shadow: bool) {
        self.moving.going.way = if shadow { Way::Shadow } else { Way::Passage };
    }

    pub(super) fn ask_after_denial(&mut self) {
        let going = self.moving.going;
        let (leader, seat) = (going.leader, self.owner(going.leader));
        if self.has_lost_leader() {
            return self.then_noble();
        }
        if matches!(going.way, Way::Passage | Way::Shadow) {
            let next = MovementStep::Companions;
            return if self.can_go(leader, going.to) {
                self.then(Step::Movement(next));
            } else {
                self.then_noble();
            };
        }
        self.put(Step::Movement(MovementStep::Denied), seat, Ask::AfterDenial);
        self.offer(Item::Denied(Denied::Stay));
        if self.way_back(leader).is_some() {
            self.offer(Item::Denied(Denied::GoBack));
        }
        for (how, way) in [(Denied::SecretPassage, Way::Passage), (Denied::Shadow, Way::Shadow)] {
            if self.can_hide(leader, how) && self.can_go_by(way, leader, going.to) {
                self.offer(Item::Denied(how));
            }
        }
        if self.why_not_raid().is_none() {
            self.offer(Item::Denied(Denied::Raid));
        }
    }

    /// Whether the leader of the step is not where it begins any more: between a denial and what he makes of it he
    /// may have been abducted, and freed somewhere else.
    pub(super) fn has_lost_leader(&self) -> bool {
        let leader = self.noble(self.moving.going.leader);
        !leader.is_free() || leader.village() != Some(self.moving.going.from)
    }

    /// The road back, if the Noble can take it.
    fn way_back(&self, leader: NobleId) -> Option<RoadId> {
        let came = self.trip(leader).came?;
        let to = self.board.realm().other_end(came, self.noble(leader).village()?);
        let free = self.has_step(leader) && self.barriers(leader, came).is_empty();
        (free && self.can_go(leader, to) && self.why_not_road(leader, came, to).is_none())
            .then_some(came)
    }

    pub(super) fn answer_after_denial(
        &mut self,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let leader = self.moving.going.leader;
        let Item::Denied(choice) = given.item() else { unreachable!("a way on is offered") };
        match choice {
            Denied::Stay => return self.then_noble(),
            Denied::GoBack => {
                let back = self.way_back(leader).expect("it was offered");
                return self.set_out(leader, back, scribe);
            }
            Denied::SecretPassage => {
                self.take_passage(leader, scribe);
                self.open_passage(false);
            }
            Denied::Shadow => {
                self.use_shadow(leader, scribe);
                self.open_passage(true);
            }
            Denied::Raid => self.moving.going.way = Way::Raid,
        }
        let going = self.moving.going;
        if self.can_go(leader, going.to) {
            self.then(Step::Movement(MovementStep::Companions));
        } else {
            self.then_noble();
        }
    }

    /// Whether a Raid is being prepared or goes on.
    pub(crate) const fn is_raid_prepared(&self) -> bool {
        matches!(self.moving.going.way, Way::Raid | Way::RaidWon)
    }

    /// Whether the step in progress is one of shadow.
    pub(crate) const fn slips_away(&self) -> bool {
        self.moving.going.way.slips()
    }

    /// The rule that forbids to raid those who bar the way.
    pub(crate) fn why_not_raid(&self) -> Option<tabletop::RuleId> {
        let going = self.moving.going;
        let (leader, village) = (going.leader, going.from);
        let seat = self.owner(leader);
        if !self.has_step(leader) {
            return Some(rule::RAID_STEP_LEFT);
        }
        let waits = |other: Seat| going.road.is_some_and(|r| self.is_on_road(other, going.to, r));
        if going.barred.iter().any(waits) {
            return Some(rule::RAID_PURPOSE);
        }
        let held = self.controller(village).filter(|_| self.is_fortified(village));
        if held.is_some_and(|controller| going.barred.has(controller)) {
            return Some(rule::RAID_NO_FORTIFICATION);
        }
        let others = self.others_here(leader);
        let is_coward = leader.card().attributes.has(Attribute::Coward);
        if is_coward && others.is_empty() {
            return Some(rule::ATTRIBUTE_COWARD);
        }
        if let Some(rule) = self.why_not_attack(seat, going.barred, village) {
            return Some(rule);
        }
        let storm = |noble: &NobleId| self.acts_as(*noble, Attribute::Storm);
        if self.is_rainy(village) && !storm(&leader) && !others.iter().any(storm) {
            return Some(rule::RAIN_EFFECT);
        }
        let (_, foot) = self.followers(leader);
        if foot > 0 {
            let royal = self.noble(leader).holds(Title::Brother);
            let why = if royal { rule::RAID_MOUNTED } else { rule::TROOPS_WHITECLOAK_RAID };
            return Some(why);
        }
        if self.can_go_by(Way::Raid, leader, going.to) {
            return None;
        }
        let army = self.troops[village.index()][seat.index()];
        let waits = if army.mounted() > 0 && army.mounted() == army.count() {
            rule::RAID_FROM_START
        } else {
            rule::RAID_MOUNTED
        };
        Some(waits)
    }

    /// The rule that keeps a Player from any attack on these Players in the Village: a loyal Noble,
    /// or a Brother of the Night's Watch who does not break a siege.
    pub(crate) fn why_not_attack(
        &self,
        seat: Seat,
        on: Seats,
        village: VillageId,
    ) -> Option<tabletop::RuleId> {
        let ally = self.ally(seat).filter(|ally| on.has(*ally));
        let mut here = self.free_nobles_at(seat, village);
        if ally.is_some() && here.any(|noble| self.acts_as(noble, Attribute::Loyal)) {
            return Some(rule::ATTRIBUTE_LOYAL);
        }
        let brother =
            self.free_nobles_at(seat, village).any(|n| self.noble(n).holds(Title::Brother));
        let breaks = self.controller(village) == Some(seat)
            && self.is_fortified(village)
            && on.iter().all(|other| self.besiegers(village).any(|besieger| besieger == other));
        (brother && !breaks).then_some(rule::WATCH_BROTHER_NO_ATTACK)
    }

    /// The raiders ride out against the first who bars the way.
    pub(super) fn start_raid(&mut self, riders: Troops, scribe: &mut impl Scribe<Event>) {
        let going = self.moving.going;
        let seat = self.owner(going.leader);
        let village = going.from;
        scribe.note(|| War::RaidDeclared { seat, village }.into());
        let own = going.nobles.iter().filter(|n| self.noble(**n).is_free()).copied();
        let raiders = std::iter::once(going.leader).chain(own).collect();
        self.fighting.ride_out(seat, village, riders, raiders);
        self.then(Step::Movement(MovementStep::RaidNext));
    }

    /// Whether a Troop still rides with the Raid.
    fn raid_rides(&self) -> bool {
        let guarded = |noble: &NobleId| self.followers(*noble).0 > 0;
        !self.fighting.riders.is_empty() || self.fighting.raiders.iter().any(guarded)
    }

    /// One Raid Battle after another; when all are beaten the raiders go on.
    pub(super) fn raid_next(&mut self, scribe: &mut impl Scribe<Event>) {
        let seat = self.owner(self.moving.going.leader);
        match self.next_barrier() {
            Some(on) if self.raid_rides() => {
                self.moving.going.settled.insert(on);
                self.then(Step::Movement(MovementStep::RaidOver));
                self.begin_raid_battle(seat, on, scribe);
            }
            _ => {
                scribe.note(|| War::RaidWon { seat }.into());
                self.moving.going.way = Way::RaidWon;
                self.then(Step::Movement(MovementStep::RaidOn));
            }
        }
    }

    /// Only a victory lets the raiders go on.
    pub(super) fn end_raid(&mut self, scribe: &mut impl Scribe<Event>) {
        let seat = self.fighting.raider();
        if self.fighting.raid_won && self.lead_raid() {
            return self.then(Step::Movement(MovementStep::RaidNext));
        }
        self.stop_raiders();
        scribe.note(|| War::RaidEnded { seat }.into());
        self.then_noble();
    }

    /// Whether a Noble leads the raiders on; if their leader is gone, another of them does.
    fn lead_raid(&mut self) -> bool {
        let (leader, village) = (self.moving.going.leader, self.moving.going.from);
        let rides = |noble: &NobleId| {
            self.noble(*noble).is_free() && self.noble(*noble).village() == Some(village)
        };
        let raiders = self.fighting.raiders;
        let leads = Some(leader).into_iter().chain(raiders.iter().copied()).find(rides);
        self.moving.going.leader = leads.unwrap_or(leader);
        leads.is_some()
    }

    /// The movement of the raiders is over.
    fn stop_raiders(&mut self) {
        let village = self.fighting.village;
        for noble in &self.fighting.raiders.clone() {
            self.nobles[noble.index()].steps = 3;
        }
        let seat = self.fighting.raider();
        self.tire(seat, village, self.fighting.riders);
    }

    /// The roads on which victorious raiders can go on.
    pub(super) fn ask_raid_on(&mut self) {
        let able = self.lead_raid() && self.raid_rides();
        let leader = self.moving.going.leader;
        let seat = self.owner(leader);
        self.put(Step::Movement(MovementStep::RaidOn), seat, Ask::RaidNextStep);
        if able && self.has_step(leader) {
            let came = self.trip(leader).came;
            let roads = self.board.realm().roads_from(self.moving.going.from);
            let back = roads.iter().filter(|(road, _)| Some(*road) == came);
            let on = roads.iter().filter(|(road, _)| Some(*road) != came);
            for (road, to) in back.chain(on) {
                let free = self.barriers(leader, *road).is_empty();
                if free && self.can_go(leader, *to) {
                    self.offer(Item::Road(*road));
                }
            }
        }
        if self.desk.offered().is_empty() {
            self.offer(Item::Done);
        }
    }

    pub(super) fn answer_raid_on(&mut self, given: Given<'_>) {
        let Item::Road(road) = given.item() else {
            self.stop_raiders();
            return self.then_noble();
        };
        let going = &mut self.moving.going;
        going.road = Some(road);
        going.to = self.board.realm().other_end(road, going.from);
        going.nobles.clear();
        self.then(Step::Movement(MovementStep::Companions));
    }
}

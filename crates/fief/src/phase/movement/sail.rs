//! Voyages: the Noble to whom the Master of Ships has given a ship.

use tabletop::{Scribe, Seat, Seats};

use super::{Going, MovementStep, Way};
use crate::ask::Ask;
use crate::event::{Event, War};
use crate::flow::{Given, Step};
use crate::id::{VillageId, Villages};
use crate::item::{Denied, Item};
use crate::noble::NobleId;
use crate::state::{Fief, Use};

impl Fief {
    /// The Master of Ships gives a Noble a ship for his own movement turn.
    pub(crate) fn designate_ship(
        &mut self,
        by: Seat,
        noble: NobleId,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.use_up(by, Use::DesignateShip);
        self.moving.ship = Some(noble);
        self.moving.no_landing = Villages::NONE;
        scribe.note(|| War::ShipDesignated { by, noble }.into());
    }

    /// Whether the Noble has a ship and can sail somewhere with a Troop.
    pub(super) fn can_sail(&self, noble: NobleId) -> bool {
        self.moving.ship == Some(noble)
            && self.noble(noble).steps == 0
            && self.ports(noble).next().is_some()
    }

    /// Where the Noble can sail.
    fn ports(&self, noble: NobleId) -> impl Iterator<Item = VillageId> + '_ {
        let realm = self.board.realm();
        let from = self.noble(noble).village().filter(|from| {
            realm.coast.has(*from) && !self.is_rainy(*from) && self.can_embark(noble)
        });
        from.into_iter().flat_map(move |from| {
            let open = move |to: &VillageId| {
                *to != from && !self.is_rainy(*to) && !self.moving.no_landing.has(*to)
            };
            realm.coast.iter().filter(open)
        })
    }

    fn can_embark(&self, noble: NobleId) -> bool {
        let from = self.noble(noble).village();
        from.is_some_and(|from| self.can_go_by(Way::Ship, noble, from))
    }

    pub(super) fn ask_voyage(&mut self, noble: NobleId) {
        let seat = self.owner(noble);
        self.put(Step::Movement(MovementStep::Voyage(noble)), seat, Ask::Sail(noble));
        self.offer(Item::Done);
        let from = self.moving.going.from;
        let mut ports = Villages::NONE;
        self.ports(noble).for_each(|port| ports.insert(port));
        for to in ports.iter() {
            self.offer(Item::Voyage(from, to));
        }
    }

    pub(super) fn answer_voyage(&mut self, noble: NobleId, given: Given<'_>) {
        let Item::Voyage(_, to) = given.item() else {
            // After a denied landing he stays where he is without moving.
            if !self.moving.no_landing.is_empty() {
                self.nobles[noble.index()].steps = 3;
                return self.then_noble();
            }
            if self.can_walk(noble) {
                return self.then(Step::Movement(MovementStep::Road(noble)));
            }
            return self.then_noble();
        };
        let seat = self.owner(noble);
        let holder = self.controller(to).filter(|c| *c != seat && self.occupies(*c, to));
        let going = &mut self.moving.going;
        going.to = to;
        going.road = None;
        going.way = Way::Ship;
        going.barred = holder.map_or(Seats::NONE, Seats::only);
        let next = if holder.is_some() { MovementStep::Landing } else { MovementStep::Companions };
        self.then(Step::Movement(next));
    }

    pub(super) fn ask_landing(&mut self, _scribe: &mut impl Scribe<Event>) {
        let holder = self.moving.going.barred.iter().next().expect("somebody holds the port");
        self.put_yes_no(Step::Movement(MovementStep::Landing), holder, Ask::LandingPermission);
    }

    pub(super) fn answer_landing(
        &mut self,
        by: Seat,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        if given.is(Item::Yes) {
            scribe.note(|| War::PermissionGiven { by }.into());
            return self.then(Step::Movement(MovementStep::Companions));
        }
        scribe.note(|| War::LandingDenied { by }.into());
        self.moving.going.way = Way::Free;
        self.then(Step::Movement(MovementStep::LandingDenied));
        self.open_window();
    }

    /// A Secret Passage overrides the denial, and so does shadow; else the Noble tries another port
    /// or stays.
    pub(super) fn ask_after_landing_denied(&mut self) {
        let Going { leader, from, way, .. } = self.moving.going;
        if self.has_lost_leader() {
            return self.then_noble();
        }
        if matches!(way, Way::Passage | Way::Shadow) {
            self.moving.going.way = Way::Ship;
            return self.then(Step::Movement(MovementStep::Companions));
        }
        if !self.can_use_shadow(leader) || !self.can_go_by(Way::ShadowShip, leader, from) {
            return self.sail_elsewhere();
        }
        let step = Step::Movement(MovementStep::LandingDenied);
        self.put(step, self.owner(leader), Ask::AfterDenial);
        self.offer(Item::Denied(Denied::Stay));
        self.offer(Item::Denied(Denied::Shadow));
    }

    pub(super) fn answer_landing_denied(
        &mut self,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        if given.item() != Item::Denied(Denied::Shadow) {
            return self.sail_elsewhere();
        }
        self.use_shadow(self.moving.going.leader, scribe);
        self.moving.going.way = Way::ShadowShip;
        self.then(Step::Movement(MovementStep::Companions));
    }

    /// The port is closed to him for this turn.
    fn sail_elsewhere(&mut self) {
        let Going { leader, to, .. } = self.moving.going;
        self.moving.no_landing.insert(to);
        self.then(Step::Movement(MovementStep::Voyage(leader)));
    }
}

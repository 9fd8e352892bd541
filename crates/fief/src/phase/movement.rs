//! Phase 5, Movement: the order of Players, and one step of one Noble after another.
//!
//! A step is made up of questions: which Noble, which road, then permission or a Raid where somebody
//! bars the way, then who goes with him. What has been settled so far lies in [`Going`].

use serde::{Deserialize, Serialize};
use tabletop::{LongRow, Row, Scribe, Seat, Seats};

use crate::ask::Ask;
use crate::event::{Event, War};
use crate::flow::{Given, Question, Step};
use crate::house::House;
use crate::id::{PLAYERS_MAX, RoadId, VillageId, Villages};
use crate::item::{Denied, Item, Turn};
use crate::noble::{Mark, NobleId};
use crate::phase::plague::Health;
use crate::state::{Fief, Phase, Whitecloaks};
use crate::stock::{IN_PLAY_MAX, NOBLES_MAX, Troops};

pub(crate) mod control;
mod group;
mod passage;
mod sail;
mod step;

pub(crate) use control::ControlStep;

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum MovementStep {
    /// It begins.
    Begin,
    /// Martell says when he moves.
    Order,
    /// The Player at this place of the order moves.
    Turn(u8),
    /// Which Noble moves next.
    Noble(u8),
    /// Which road he takes.
    Road(NobleId),
    /// Which road he takes by a Secret Passage or by shadow.
    HiddenRoad(NobleId),
    /// Whether he fights his way or asks.
    Raid,
    /// Who bars the way is asked for permission.
    Permission,
    /// Permission was denied.
    Denied,
    /// Which Nobles and Captives go along.
    Companions,
    /// Which Troops go along.
    Troops,
    /// The next Player who bars the way is raided.
    RaidNext,
    /// The Raid is over.
    RaidOver,
    /// Where a victorious raider goes on.
    RaidOn,
    /// Where a Noble with a ship sails.
    Voyage(NobleId),
    /// Whether he may land.
    Landing,
    /// The landing was denied.
    LandingDenied,
    /// Changes of Control and captures, in every Phase.
    Control(ControlStep),
}

/// Troops of one Player that moved together this Phase, or that the Plague has passed by.
///
/// They are counted in the Army of the Village too; Troops in no cohort have not moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Cohort {
    /// Whose they are.
    pub(crate) seat: u8,
    /// Where they are.
    pub(crate) village: VillageId,
    /// The road they wait on.
    pub(crate) road: Option<RoadId>,
    /// How many of each kind.
    pub(crate) troops: Troops,
    /// Steps taken.
    pub(crate) steps: u8,
    /// The Nobles with whom they made their whole movement.
    pub(crate) with: Row<NobleId, NOBLES_MAX>,
    /// What the Plague of this round has to do with them.
    pub(crate) health: Health,
}

impl Cohort {
    /// Whether Troops of the two are told apart by nothing.
    pub(crate) fn is_like(&self, other: &Cohort) -> bool {
        let Cohort { seat, village, road, troops: _, steps, with, health } = other;
        (self.seat, self.village, self.road) == (*seat, *village, *road)
            && (self.steps, self.health) == (*steps, *health)
            && self.with == *with
    }
}

/// How a Noble has moved in the turn in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Trip {
    /// Who.
    pub(crate) noble: NobleId,
    /// The road by which he entered the Village he is in.
    pub(crate) came: Option<RoadId>,
    /// Whether he has gone with Troops on foot.
    pub(crate) foot: bool,
    /// The Nobles with whom he made his whole movement.
    pub(crate) with: Row<NobleId, NOBLES_MAX>,
}

/// Why a step may be taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Way {
    /// Nobody bars it.
    #[default]
    Free,
    /// All who bar it agree.
    Permitted,
    /// A Secret Passage leads there.
    Passage,
    /// A shadow Noble slips through with one Troop at most.
    Shadow,
    /// A Raid is being prepared.
    Raid,
    /// The Raid is won.
    RaidWon,
    /// By ship.
    Ship,
    /// By ship, to a port that is closed to all but a shadow Noble with one Troop.
    ShadowShip,
}

impl Way {
    /// Whether it is a voyage.
    pub(crate) const fn sails(self) -> bool {
        matches!(self, Way::Ship | Way::ShadowShip)
    }

    /// Whether a shadow Noble slips through, with one Troop at most.
    pub(crate) const fn slips(self) -> bool {
        matches!(self, Way::Shadow | Way::ShadowShip)
    }
}

/// The step in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Going {
    /// The Noble who moves.
    pub(crate) leader: NobleId,
    /// From where.
    pub(crate) from: VillageId,
    /// Where to.
    pub(crate) to: VillageId,
    /// By which road; none by ship.
    pub(crate) road: Option<RoadId>,
    /// Why he may.
    pub(crate) way: Way,
    /// Who bars the way.
    pub(crate) barred: Seats,
    /// Who of them has been asked or beaten.
    pub(crate) settled: Seats,
    /// The other Nobles and the Captives who go along.
    pub(crate) nobles: Row<NobleId, IN_PLAY_MAX>,
}

/// Movement in progress.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Moving {
    /// The order of movement, as altered by Martell.
    pub(crate) order: Row<u8, PLAYERS_MAX>,
    /// Troops that moved.
    pub(crate) cohorts: LongRow<Cohort, 32>,
    /// Nobles that moved in this turn.
    pub(crate) trips: Row<Trip, IN_PLAY_MAX>,
    /// The Noble with a ship.
    pub(crate) ship: Option<NobleId>,
    /// The Noble to whom somebody has shown a Secret Passage.
    pub(crate) passage: Option<NobleId>,
    /// Where he was not allowed to land.
    pub(crate) no_landing: Villages,
    /// The roads that were denied to Nobles this turn.
    pub(crate) denied: LongRow<(NobleId, RoadId), 4>,
    /// The Whitecloaks of the King and of the Queen that have had the Plague this round.
    pub(crate) guards_past: [Whitecloaks; 2],
    /// The Players whose Recruit has had it.
    pub(crate) recruits_past: Seats,
    /// Villages handed over in this window.
    pub(crate) handed_over: Villages,
    /// The step in progress.
    pub(crate) going: Going,
}

impl Fief {
    pub(crate) fn enter_movement(&mut self, step: MovementStep, scribe: &mut impl Scribe<Event>) {
        match step {
            MovementStep::Begin => self.begin_movement(),
            MovementStep::Order => {
                let martell = self.seat_of(House::Martell).expect("Martell plays");
                self.put(Step::Movement(step), martell, Ask::MartellOrder);
                for turn in [Turn::Normal, Turn::First, Turn::Last] {
                    self.offer(Item::Turn(turn));
                }
            }
            MovementStep::Turn(place) => self.begin_turn(place),
            MovementStep::Noble(place) => self.ask_noble(place),
            MovementStep::Road(noble) => self.ask_road(noble),
            MovementStep::HiddenRoad(noble) => self.ask_hidden_road(noble),
            MovementStep::Raid => {
                let seat = self.owner(self.moving.going.leader);
                self.put_yes_no(Step::Movement(step), seat, Ask::DeclareRaid);
            }
            MovementStep::Permission => self.ask_permission(scribe),
            MovementStep::Denied => self.ask_after_denial(),
            MovementStep::Companions => self.ask_companions(),
            MovementStep::Troops => self.ask_troops(scribe),
            MovementStep::RaidNext => self.raid_next(scribe),
            MovementStep::RaidOver => self.end_raid(scribe),
            MovementStep::RaidOn => self.ask_raid_on(),
            MovementStep::Voyage(noble) => self.ask_voyage(noble),
            MovementStep::Landing => self.ask_landing(scribe),
            MovementStep::LandingDenied => self.ask_after_landing_denied(),
            MovementStep::Control(step) => self.enter_control(step, scribe),
        }
    }

    pub(crate) fn answer_movement(
        &mut self,
        step: MovementStep,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            MovementStep::Order => self.answer_order(given, scribe),
            MovementStep::Noble(place) => self.answer_noble(place, given, scribe),
            MovementStep::Road(noble) => match given.item() {
                Item::Road(road) => self.set_out(noble, road, scribe),
                Item::Denied(Denied::SecretPassage) => {
                    self.take_passage(noble, scribe);
                    self.moving.going.way = Way::Passage;
                    self.then(Step::Movement(MovementStep::HiddenRoad(noble)));
                }
                Item::Denied(Denied::Shadow) => {
                    self.use_shadow(noble, scribe);
                    self.moving.going.way = Way::Shadow;
                    self.then(Step::Movement(MovementStep::HiddenRoad(noble)));
                }
                _ => self.then_noble(),
            },
            MovementStep::HiddenRoad(_) => self.answer_hidden_road(given),
            MovementStep::Raid => {
                let going = &mut self.moving.going;
                let raids = given.is(Item::Yes);
                going.way = if raids { Way::Raid } else { Way::Free };
                if raids {
                    self.then(Step::Movement(MovementStep::Companions));
                } else {
                    self.announce_permission(scribe);
                }
            }
            MovementStep::Permission => self.answer_permission(question.seat, given, scribe),
            MovementStep::Denied => self.answer_after_denial(given, scribe),
            MovementStep::Companions => self.answer_companions(given, scribe),
            MovementStep::Troops => self.answer_troops(given, scribe),
            MovementStep::RaidOn => self.answer_raid_on(given),
            MovementStep::Voyage(noble) => self.answer_voyage(noble, given),
            MovementStep::Landing => self.answer_landing(question.seat, given, scribe),
            MovementStep::LandingDenied => self.answer_landing_denied(given, scribe),
            MovementStep::Control(step) => self.answer_control(step, question, given, scribe),
            MovementStep::Begin
            | MovementStep::Turn(_)
            | MovementStep::RaidNext
            | MovementStep::RaidOver => unreachable!("{step:?} asks nothing"),
        }
    }

    /// Everybody has all steps; lone Nobles are captured at once.
    fn begin_movement(&mut self) {
        let Moving { cohorts, guards_past, recruits_past, .. } = self.moving.clone();
        let order = self.turn_order().map(|seat| seat.0).collect();
        self.moving = Moving { cohorts, guards_past, recruits_past, order, ..Moving::default() };
        self.new_phase_of_war();
        self.then(Step::Movement(MovementStep::Turn(0)));
        self.settle(None);
        if self.seat_of(House::Martell).is_some() {
            self.then(Step::Movement(MovementStep::Order));
        }
    }

    /// The Players in the order of the Phase: in Phase 5 as Martell has altered it.
    pub(crate) fn order_of_phase(&self) -> Row<u8, PLAYERS_MAX> {
        if self.phase == Phase::Movement {
            self.moving.order
        } else {
            self.turn_order().map(|seat| seat.0).collect()
        }
    }

    /// Steps and spared Nobles are forgotten at the start of Phases 5 and 6.
    pub(crate) fn new_phase_of_war(&mut self) {
        for place in 0..self.nobles.len() {
            self.nobles[place].steps = 0;
            self.nobles[place].road = None;
            self.nobles[place].mark(Mark::Spared, false);
        }
    }

    fn answer_order(&mut self, given: Given<'_>, scribe: &mut impl Scribe<Event>) {
        let Item::Turn(turn) = given.item() else { unreachable!("a turn is offered") };
        let martell = self.seat_of(House::Martell).expect("Martell plays").0;
        let order = &mut self.moving.order;
        match turn {
            Turn::Normal => {}
            Turn::First => {
                order.retain(|seat| *seat != martell);
                order.insert(0, martell);
            }
            Turn::Last => {
                order.retain(|seat| *seat != martell);
                order.push(martell);
            }
        }
        scribe.note(|| War::MovementOrderSet { turn }.into());
    }

    fn begin_turn(&mut self, place: u8) {
        let Some(seat) = self.moving.order.get(usize::from(place)) else {
            self.turn = None;
            return;
        };
        self.turn = Some(Seat(*seat));
        self.moving.trips.clear();
        self.moving.denied.clear();
        self.moving.passage = None;
        self.moving.handed_over = Villages::NONE;
        self.then(Step::Movement(MovementStep::Noble(place)));
        self.open_window();
    }

    /// Asks which Noble takes the next step.
    fn ask_noble(&mut self, place: u8) {
        let seat = Seat(self.moving.order[usize::from(place)]);
        self.put(Step::Movement(MovementStep::Noble(place)), seat, Ask::MoveNoble);
        self.offer(Item::Done);
        for noble in &self.player(seat).court.clone() {
            if self.can_set_out(*noble) {
                self.offer(Item::Noble(*noble));
            }
        }
    }

    fn answer_noble(&mut self, place: u8, given: Given<'_>, scribe: &mut impl Scribe<Event>) {
        match given.item() {
            Item::Noble(noble) => {
                let from = self.noble(noble).village().expect("a moving Noble is on the map");
                self.moving.going = Going { leader: noble, from, ..Going::default() };
                let sails = self.can_sail(noble);
                let next = if sails { MovementStep::Voyage } else { MovementStep::Road };
                self.then(Step::Movement(next(noble)));
            }
            _ => {
                let seat = Seat(self.moving.order[usize::from(place)]);
                self.then(Step::Movement(MovementStep::Turn(place + 1)));
                self.end_turn(seat, scribe);
            }
        }
    }

    /// Back to the question which Noble moves.
    pub(crate) fn then_noble(&mut self) {
        self.moving.going.way = Way::Free;
        let turn = self.turn.expect("somebody moves").0;
        let place = self.moving.order.iter().position(|seat| *seat == turn);
        let place = place.expect("who moves is in the order") as u8;
        self.then(Step::Movement(MovementStep::Noble(place)));
    }

    /// All units of the Player stop where they are and occupy what nobody Controls.
    fn end_turn(&mut self, seat: Seat, scribe: &mut impl Scribe<Event>) {
        self.settle(Some(seat));
        for village in self.board.realm().all.iter() {
            if self.villages[village.index()].controller.is_none() && self.occupies(seat, village) {
                self.occupy(seat, village, scribe);
            }
        }
        self.rest_cohorts(seat);
    }

    /// The Noble's trip in this turn.
    pub(crate) fn trip(&self, noble: NobleId) -> Trip {
        let known = self.moving.trips.iter().find(|trip| trip.noble == noble);
        known.copied().unwrap_or(Trip { noble, ..Trip::default() })
    }

    /// Writes the trip down.
    pub(crate) fn write_trip(&mut self, trip: Trip) {
        self.moving.trips.retain(|known| known.noble != trip.noble);
        self.moving.trips.push(trip);
    }
}

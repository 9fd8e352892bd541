//! Purchases: Troops, buildings, Fief Titles, each Player in turn order.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Scribe, Seat};

use crate::ask::Ask;
use crate::event::{Event, Purse};
use crate::flow::{Given, Question, Step};
use crate::id::{FiefId, VILLAGES_MAX, VillageId};
use crate::item::Item;
use crate::noble::{Attribute, NobleId};
use crate::state::Fief;
use crate::stock::{Building, Fortification, Troop};
use crate::title::{Title, Titles};

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PurchaseStep {
    /// Purchases begin.
    Begin,
    /// The Player at this place of the turn order buys.
    Turn(u8),
    /// Where the Troop is placed.
    Troop(Troop),
    /// Where it is built.
    Building(Building),
    /// Who holds the Title that is bought.
    FiefHolder(FiefId),
    /// Which Stronghold becomes the Fortified City.
    City(FiefId),
    /// The window after a purchase.
    Window,
}

/// Troops that are bought with gold for any Village.
const FOR_SALE: [Troop; 5] =
    [Troop::ManAtArms, Troop::Unsullied, Troop::Archer, Troop::Knight, Troop::Champion];
/// The most Troops a Player adds to one Village in one Phase.
const NEW_TROOPS_MAX: u8 = 4;

type Places = Row<VillageId, VILLAGES_MAX>;

impl Fief {
    pub(crate) fn enter_purchase(&mut self, step: PurchaseStep, _scribe: &mut impl Scribe<Event>) {
        match step {
            PurchaseStep::Begin => {
                for player in &mut self.players {
                    player.bought.clear();
                }
                self.then(Step::Purchase(PurchaseStep::Turn(0)));
            }
            PurchaseStep::Turn(place) => self.ask_purchase(place),
            PurchaseStep::Troop(troop) => {
                let seat = self.buyer();
                let places = self.places_for_troop(seat, troop);
                self.put(Step::Purchase(step), seat, Ask::PlaceTroop(troop));
                places.iter().for_each(|village| self.offer(Item::Village(*village)));
            }
            PurchaseStep::Building(building) => {
                let seat = self.buyer();
                let places = self.places_for_building(seat, building);
                self.put(Step::Purchase(step), seat, Ask::PlaceBuilding);
                places.iter().for_each(|village| self.offer(Item::Village(*village)));
            }
            PurchaseStep::FiefHolder(fief) => {
                let seat = self.buyer();
                let holders = self.fief_holders(seat, fief);
                self.put(Step::Purchase(step), seat, Ask::ChooseFiefHolder(fief));
                holders.iter().for_each(|noble| self.offer(Item::Noble(*noble)));
            }
            PurchaseStep::City(fief) => {
                let seat = self.holder_seat(Title::Fief(fief)).expect("the Title was just gained");
                let strongholds = self.strongholds_of(fief);
                self.put(Step::Purchase(step), seat, Ask::ChooseCity(fief));
                strongholds.iter().for_each(|village| self.offer(Item::Village(*village)));
            }
            PurchaseStep::Window => self.open_window(),
        }
    }

    pub(crate) fn answer_purchase(
        &mut self,
        step: PurchaseStep,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let seat = question.seat;
        match (step, given.item()) {
            (PurchaseStep::Turn(place), Item::Done) => {
                self.then(Step::Purchase(PurchaseStep::Turn(place + 1)));
            }
            (PurchaseStep::Turn(_), what) => {
                let next = match what {
                    Item::Troop(troop) => PurchaseStep::Troop(troop),
                    Item::Building(building) => PurchaseStep::Building(building),
                    Item::BuyFief(fief) => PurchaseStep::FiefHolder(fief),
                    other => unreachable!("{other:?} is not for sale"),
                };
                let window = Step::Purchase(PurchaseStep::Window);
                self.then_all(&[Step::Purchase(next), window, Step::Purchase(step)]);
            }
            (PurchaseStep::Troop(troop), Item::Village(village)) => {
                self.buy_troop(seat, troop, village, scribe);
            }
            (PurchaseStep::Building(building), Item::Village(village)) => {
                self.buy_building(seat, building, village, scribe);
            }
            (PurchaseStep::FiefHolder(fief), Item::Noble(noble)) => {
                self.buy_fief(seat, fief, noble, scribe);
            }
            (PurchaseStep::City(fief), Item::Village(village)) => {
                self.villages[village.index()].fortification = Fortification::City;
                scribe.note(|| Purse::CityFounded { fief, village }.into());
            }
            (step, item) => unreachable!("{step:?} does not offer {item:?}"),
        }
    }

    fn buyer(&self) -> Seat {
        self.turn.expect("purchases are made in a turn")
    }

    fn ask_purchase(&mut self, place: u8) {
        if place == self.seats {
            self.turn = None;
            return;
        }
        let seat = self.in_order(place);
        self.turn = Some(seat);
        self.put(Step::Purchase(PurchaseStep::Turn(place)), seat, Ask::Purchase);
        self.offer(Item::Done);
        let gold = self.player(seat).gold;
        for troop in FOR_SALE {
            if troop.price() <= gold && !self.places_for_troop(seat, troop).is_empty() {
                self.offer(Item::Troop(troop));
            }
        }
        for building in Building::ALL {
            if building.price() <= gold && !self.places_for_building(seat, building).is_empty() {
                self.offer(Item::Building(building));
            }
        }
        for fief in FiefId::all() {
            if self.meets_fief_conditions(seat, fief) && !self.fief_holders(seat, fief).is_empty() {
                self.offer(Item::BuyFief(fief));
            }
        }
    }

    /// Where the Player may place a bought Troop of this kind.
    pub(crate) fn places_for_troop(&self, seat: Seat, troop: Troop) -> Places {
        let left = troop.slot().map_or(0, |slot| self.player(seat).stock.0[slot]);
        let own_foot = troop.slot() != Some(0) || troop == self.foot(seat);
        if left == 0 || !own_foot {
            return Places::new();
        }
        let fits = |village: &VillageId| {
            let controls = self.controller(*village) == Some(seat) && self.is_fortified(*village);
            let stands = self.free_nobles_at(seat, *village).next().is_some();
            let besieged = controls && self.is_besieged(*village);
            (controls || stands) && !besieged && self.bought_here(seat, *village) < NEW_TROOPS_MAX
        };
        self.board.realm().all.iter().filter(fits).collect()
    }

    fn bought_here(&self, seat: Seat, village: VillageId) -> u8 {
        let bought = &self.player(seat).bought;
        bought.iter().find(|(at, _)| *at == village).map_or(0, |(_, count)| *count)
    }

    /// Where the Player may build.
    pub(crate) fn places_for_building(&self, seat: Seat, building: Building) -> Places {
        let mills_max = if self.variants.one_mill { 1 } else { 2 };
        let left = match building {
            Building::Stronghold => self.supply.strongholds > 0,
            Building::Mill => self.supply.mills > 0,
            Building::Sept => self.supply.septs > 0 && !self.idols_destroyed,
            Building::Maester => true,
        };
        let fits = |village: &VillageId| {
            let here = self.villages[village.index()];
            let room = match building {
                Building::Stronghold => here.fortification == Fortification::None,
                Building::Mill => here.mills < mills_max,
                Building::Sept => !here.sept,
                Building::Maester => self.is_fortified(*village) && !here.maester,
            };
            left && room && self.controller(*village) == Some(seat)
        };
        self.board.realm().all.iter().filter(fits).collect()
    }

    /// Whether the Title is free and the Player has every Village of the Fief and a Stronghold.
    pub(crate) fn meets_fief_conditions(&self, seat: Seat, fief: FiefId) -> bool {
        self.holder(Title::Fief(fief)).is_none()
            && self.board.fiefs[fief.index()].iter().all(|v| self.controller(v) == Some(seat))
            && !self.strongholds_of(fief).is_empty()
    }

    fn strongholds_of(&self, fief: FiefId) -> Places {
        let stronghold =
            |v: &VillageId| self.villages[v.index()].fortification == Fortification::Stronghold;
        let villages = self.board.realm().fiefs[fief.index()];
        let city = |v: VillageId| self.villages[v.index()].fortification == Fortification::City;
        if villages.iter().any(city) {
            return Places::new();
        }
        villages.iter().filter(stronghold).collect()
    }

    /// The Nobles who can hold the Title and for whom the Player can pay.
    fn fief_holders(&self, seat: Seat, fief: FiefId) -> Row<NobleId, 4> {
        let can = |noble: &NobleId| {
            let titles = self.noble(*noble).titles;
            !titles.has(Title::Brother)
                && titles.has_room_for(Title::Fief(fief))
                && self.fief_price(fief, *noble) <= self.player(seat).gold
        };
        self.player(seat).court.iter().copied().filter(can).collect()
    }

    /// Two Gold Dragons per Village, two less for an ambitious Noble.
    pub(crate) fn fief_price(&self, fief: FiefId, noble: NobleId) -> u16 {
        let price = 2 * self.board.fiefs[fief.index()].len() as u16;
        let less = if noble.card().attributes.has(Attribute::Ambitious) { 2 } else { 0 };
        price.saturating_sub(less)
    }

    fn buy_troop(
        &mut self,
        seat: Seat,
        troop: Troop,
        village: VillageId,
        scribe: &mut impl Scribe<Event>,
    ) {
        let price = troop.price();
        self.pay_gold(seat, price);
        self.add_troops(seat, village, troop, 1);
        let bought = &mut self.players[seat.index()].bought;
        match bought.iter_mut().find(|(at, _)| *at == village) {
            Some((_, count)) => *count += 1,
            None => bought.push((village, 1)),
        }
        scribe.note(|| Purse::TroopBought { seat, troop, village, price }.into());
        self.occupy(seat, village, scribe);
    }

    fn buy_building(
        &mut self,
        seat: Seat,
        building: Building,
        village: VillageId,
        scribe: &mut impl Scribe<Event>,
    ) {
        let price = building.price();
        self.pay_gold(seat, price);
        match building {
            Building::Stronghold => self.build_stronghold(village),
            Building::Mill => {
                self.supply.mills -= 1;
                self.villages[village.index()].mills += 1;
            }
            Building::Sept => {
                self.supply.septs -= 1;
                self.villages[village.index()].sept = true;
            }
            Building::Maester => self.villages[village.index()].maester = true,
        }
        scribe.note(|| Purse::BuildingBuilt { seat, building, village, price }.into());
    }

    fn buy_fief(
        &mut self,
        seat: Seat,
        fief: FiefId,
        noble: NobleId,
        scribe: &mut impl Scribe<Event>,
    ) {
        debug_assert!(self.noble(noble).titles.and(Titles::FIEFS).len() < 2, "a slot is free");
        let price = self.fief_price(fief, noble);
        self.pay_gold(seat, price);
        scribe.note(|| Purse::FiefBought { seat, fief, noble, price }.into());
        self.gain_title(noble, Title::Fief(fief), scribe);
        self.then(Step::Purchase(PurchaseStep::City(fief)));
    }
}

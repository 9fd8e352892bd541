//! Purchases: Troops, buildings, Fief Titles, each Player in turn order.
//!
//! What else becomes of Fief Titles and their Fortified Cities stands in `fief_titles`: gifts of
//! the Protector, Cities that are taken, Titles that are recovered.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Scribe, Seat};

use crate::ask::Ask;
use crate::event::{Event, Purse};
use crate::flow::{Given, Question, Step};
use crate::id::{FiefId, VILLAGES_MAX, VillageId, Villages};
use crate::item::Item;
use crate::noble::NobleId;
use crate::state::{Fief, Whitecloaks};
use crate::stock::{Building, Fortification, Troop};
use crate::title::Title;

mod fief_titles;

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
    /// The Protector chooses the Fief whose Title he gives away.
    Grant,
    /// The Player who meets the conditions accepts the gift for a Noble of his, or refuses.
    Gift(FiefId),
    /// Control of the Fief's Fortified City has changed.
    CityTaken(FiefId),
    /// The Player who Controls the Fief's Fortified City receives its Title.
    Recover(FiefId),
}

/// The most Troops a Player adds to one Village in one Phase.
const NEW_TROOPS_MAX: u8 = 4;

/// The most Whitecloaks of the King and of the Queen: Knights and Men at Arms.
const WHITECLOAKS_MAX: [Whitecloaks; 2] =
    [Whitecloaks { knights: 2, men_at_arms: 2 }, Whitecloaks { knights: 1, men_at_arms: 2 }];

pub(crate) type Places = Row<VillageId, VILLAGES_MAX>;

impl Fief {
    pub(crate) fn enter_purchase(&mut self, step: PurchaseStep, scribe: &mut impl Scribe<Event>) {
        match step {
            PurchaseStep::Begin => {
                for player in &mut self.players {
                    player.bought.clear();
                }
                self.then(Step::Purchase(PurchaseStep::Turn(0)));
                self.open_window();
            }
            PurchaseStep::Turn(place) => self.ask_purchase(place),
            PurchaseStep::Troop(troop) => {
                let seat = self.buyer();
                let camps = self.camps(seat, self.controlled_by(seat));
                let places = self.places_for_troop(seat, troop, camps);
                self.put(Step::Purchase(step), seat, Ask::PlaceTroop(troop));
                places.iter().for_each(|village| self.offer(Item::Village(village)));
            }
            PurchaseStep::Building(building) => {
                let seat = self.buyer();
                let places = self.places_in(self.controlled_by(seat), building);
                self.put(Step::Purchase(step), seat, Ask::PlaceBuilding);
                places.iter().for_each(|village| self.offer(Item::Village(village)));
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
            PurchaseStep::Grant => self.ask_grant(),
            PurchaseStep::Gift(fief) => self.ask_gift(fief),
            PurchaseStep::CityTaken(fief) => self.take_city(fief, scribe),
            PurchaseStep::Recover(fief) => self.ask_recovery(fief),
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
            (step, item) => self.answer_fief_title(step, seat, item, scribe),
        }
    }

    /// The building whose place is asked for now.
    pub(crate) fn building_asked(&self) -> Option<Building> {
        match self.pending.last() {
            Some(Step::Purchase(PurchaseStep::Building(building))) => Some(*building),
            _ => None,
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
        let controlled = self.controlled_by(seat);
        let camps = self.camps(seat, controlled);
        for troop in Troop::ALL {
            if troop.price() <= gold && !self.places_for_troop(seat, troop, camps).is_empty() {
                self.offer(Item::Troop(troop));
            }
        }
        for building in Building::ALL {
            if building.price() <= gold && !self.places_in(controlled, building).is_empty() {
                self.offer(Item::Building(building));
            }
        }
        for fief in FiefId::all() {
            if self.meets_fief_conditions(seat, fief) && !self.fief_holders(seat, fief).is_empty() {
                self.offer(Item::BuyFief(fief));
            }
        }
    }

    /// Where the Player may add ordinary Troops: his Fortifications, and wherever a free Noble is.
    fn camps(&self, seat: Seat, controlled: Villages) -> Villages {
        let mut camps = Villages::NONE;
        for village in controlled.iter().filter(|village| self.is_fortified(*village)) {
            camps.insert(village);
        }
        for noble in &self.player(seat).court {
            let record = self.noble(*noble);
            if let Some(village) = record.village().filter(|_| record.is_free()) {
                camps.insert(village);
            }
        }
        for village in camps.iter() {
            if !self.takes_troops(seat, village) {
                camps.remove(village);
            }
        }
        camps
    }

    /// Where the Player may place a bought Troop of this kind; `camps` are where ordinary ones go.
    fn places_for_troop(&self, seat: Seat, troop: Troop, camps: Villages) -> Villages {
        let Some(slot) = troop.slot() else { return self.places_for_guard(seat, troop) };
        if self.player(seat).stock.0[slot] == 0 || slot == 0 && troop != self.foot(seat) {
            return Villages::NONE;
        }
        camps
    }

    /// Whitecloaks go to their King or Queen, a Recruit to the Brother of the House.
    fn places_for_guard(&self, seat: Seat, troop: Troop) -> Villages {
        let mut places = Villages::NONE;
        let mut with = |noble: NobleId| {
            let record = self.noble(noble);
            let free = self.owner(noble) == seat && record.is_free();
            let village = record.village().filter(|_| free);
            if let Some(village) = village.filter(|v| self.takes_troops(seat, *v)) {
                places.insert(village);
            }
        };
        if troop == Troop::Recruit {
            let brother = self.brother(seat).filter(|_| !self.recruits.has(seat));
            brother.into_iter().for_each(&mut with);
        } else if self.modules.tactics {
            for guard in 0..self.whitecloaks.len() {
                let royal = self.royal(guard).filter(|_| self.has_room_for_guard(guard, troop));
                royal.into_iter().for_each(&mut with);
            }
        }
        places
    }

    /// The King (0) or the Queen (1).
    fn royal(&self, guard: usize) -> Option<NobleId> {
        self.holder(if guard == 0 { Title::King } else { Title::Queen })
    }

    /// Whether the King (0) or the Queen (1) may have another Whitecloak of this kind.
    fn has_room_for_guard(&self, guard: usize, troop: Troop) -> bool {
        let (has, most) = (self.whitecloaks[guard], WHITECLOAKS_MAX[guard]);
        if troop == Troop::WhitecloakKnight {
            has.knights < most.knights
        } else {
            has.men_at_arms < most.men_at_arms
        }
    }

    /// Whether the Player may add another Troop in this Village in this Phase.
    fn takes_troops(&self, seat: Seat, village: VillageId) -> bool {
        !self.is_shut_in(seat, village) && self.bought_here(seat, village) < NEW_TROOPS_MAX
    }

    pub(crate) fn bought_here(&self, seat: Seat, village: VillageId) -> u8 {
        let bought = &self.player(seat).bought;
        bought.iter().find(|(at, _)| *at == village).map_or(0, |(_, count)| *count)
    }

    /// In which of the Villages he Controls a Player may build.
    fn places_in(&self, controlled: Villages, building: Building) -> Villages {
        let mills_max = if self.variants.one_mill { 1 } else { 2 };
        let left = match building {
            Building::Stronghold => self.supply.strongholds > 0,
            Building::Mill => self.supply.mills > 0,
            Building::Sept => self.supply.septs > 0 && !self.idols_destroyed,
            Building::Maester => true,
        };
        let mut places = if left { controlled } else { Villages::NONE };
        for village in places.iter() {
            let here = &self.villages[village.index()];
            let room = match building {
                Building::Stronghold => here.fortification == Fortification::None,
                Building::Mill => here.mills < mills_max,
                Building::Sept => !here.sept,
                Building::Maester => self.is_fortified(village) && !here.maester,
            };
            if !room {
                places.remove(village);
            }
        }
        places
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
        if troop.slot().is_some() {
            self.add_troops(seat, village, troop, 1);
        } else {
            self.add_guard(seat, troop, village);
        }
        let bought = &mut self.players[seat.index()].bought;
        match bought.iter_mut().find(|(at, _)| *at == village) {
            Some((_, count)) => *count += 1,
            None => bought.push((village, 1)),
        }
        scribe.note(|| Purse::TroopBought { seat, troop, village, price }.into());
        self.occupy(seat, village, scribe);
    }

    /// A Whitecloak joins the King or the Queen, a Recruit the Brother.
    fn add_guard(&mut self, seat: Seat, troop: Troop, village: VillageId) {
        if troop == Troop::Recruit {
            return self.recruits.insert(seat);
        }
        let here = |guard: &usize| {
            let at = |noble: NobleId| {
                self.owner(noble) == seat && self.noble(noble).village() == Some(village)
            };
            self.royal(*guard).is_some_and(at) && self.has_room_for_guard(*guard, troop)
        };
        let guard = (0..self.whitecloaks.len()).find(here).expect("the place was offered");
        let cloaks = &mut self.whitecloaks[guard];
        if troop == Troop::WhitecloakKnight {
            cloaks.knights += 1;
        } else {
            cloaks.men_at_arms += 1;
        }
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
}

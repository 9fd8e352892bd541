//! Setup: Houses, starting Nobles, starting Villages and what stands in them.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Refusal, Scribe, Seat, Seed};

use super::RoundStep;
use crate::ask::Ask;
use crate::deck::{Card, Decks, Plagues};
use crate::event::{ControlCause, Event, Table};
use crate::flow::{Desk, Given, Question, Step};
use crate::house::House;
use crate::id::{VillageId, Villages};
use crate::item::Item;
use crate::noble::{Noble, NobleId, Place, Starts};
use crate::setup::Setup;
use crate::state::{Fief, Phase, Season};
use crate::stock::{GOLD_START, SUPPLY, Troop, Troops};
use crate::title::Title;

/// The place reached in setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum OpeningStep {
    /// All Players agree to hidden gold or not.
    HiddenGold,
    /// Their answers are counted.
    HiddenGoldCounted,
    /// The Player at this place of the turn order chooses a House.
    House(u8),
    /// Starting Nobles are drawn.
    Nobles,
    /// The Player at this place of the turn order chooses a Village.
    Village(u8),
    /// Targaryen, the last, chooses a Village.
    LastVillage,
    /// The game is set up.
    Done,
}

impl Fief {
    /// A game before its first question.
    pub(crate) fn opened(setup: &Setup, seed: Seed) -> Result<Fief, Refusal> {
        let board = setup.board()?;
        let mut chance = Chance::new(seed);
        let first = Seat(chance.below(usize::from(setup.players)) as u8);
        let plagues = if setup.modules.winter { Plagues::One } else { Plagues::Both };
        let mut game = Fief {
            board,
            modules: setup.modules,
            variants: setup.variants,
            options: setup.options,
            battle_die: setup.battle_die,
            calm_wall_uprisings: setup.calm_wall_uprisings,
            decks: Decks::new(plagues, &mut chance),
            chance,
            seats: setup.players,
            first,
            turn: None,
            round: 0,
            phase: Phase::Setup,
            players: Default::default(),
            nobles: [Noble::default(); crate::noble::NOBLES_ALL].into_iter().collect(),
            holders: [None; crate::title::TITLES],
            seated: Default::default(),
            villages: Default::default(),
            troops: Default::default(),
            whitecloaks: Default::default(),
            recruits: tabletop::Seats::NONE,
            supply: SUPPLY,
            regions: Default::default(),
            taxes: Default::default(),
            idols_destroyed: false,
            heirs_born: 0,
            heir_of_marriage: false,
            season: Season::Summer,
            wall_value: 0,
            castles: 3,
            wall_gold: 0,
            sealed: Default::default(),
            courting: Default::default(),
            polling: Default::default(),
            bidding: Default::default(),
            moving: Default::default(),
            fighting: Default::default(),
            rising: Default::default(),
            plague: Default::default(),
            settling: Default::default(),
            offers: Default::default(),
            pending: Default::default(),
            desk: Desk::default(),
            hurried: false,
            prologue_told: false,
            dice: Default::default(),
            rolled: 0,
            ending: None,
        };
        for (seat, house) in setup.houses.iter().enumerate() {
            game.players[seat].house = Some(*house);
        }
        game.then(Step::Opening(OpeningStep::HiddenGold));
        Ok(game)
    }

    /// Tells a scribe what happened before anybody could be asked.
    pub(crate) fn tell_prologue(&mut self, scribe: &mut impl Scribe<Event>) {
        if std::mem::replace(&mut self.prologue_told, true) {
            return;
        }
        let (players, first) = (self.seats, self.first);
        scribe.note(|| Table::GameCreated { players }.into());
        if self.player(first).house == Some(House::Targaryen) {
            scribe.note(|| Table::FirstPlayerTaken { seat: first }.into());
        } else {
            scribe.note(|| Table::FirstPlayerDrawn { seat: first }.into());
        }
        for seat in self.turn_order() {
            if let Some(house) = self.player(seat).house {
                scribe.note(|| Table::HouseChosen { seat, house }.into());
            }
        }
        for seat in self.turn_order() {
            if let Some(noble) = self.player(seat).court.first().copied() {
                scribe.note(|| Table::StartingNobleDrawn { seat, noble }.into());
            }
        }
    }

    pub(crate) fn enter_opening(&mut self, step: OpeningStep, scribe: &mut impl Scribe<Event>) {
        match step {
            OpeningStep::HiddenGold => self.ask_hidden_gold(),
            OpeningStep::HiddenGoldCounted => self.count_hidden_gold(scribe),
            OpeningStep::House(place) => self.ask_house(place, scribe),
            OpeningStep::Nobles => self.draw_starting_nobles(scribe),
            OpeningStep::Village(place) => self.ask_starting_village(place),
            OpeningStep::LastVillage => self.ask_last_village(),
            OpeningStep::Done => {
                scribe.note(|| Table::SetupDone.into());
                self.then(Step::Round(RoundStep::Begin));
            }
        }
    }

    pub(crate) fn answer_opening(
        &mut self,
        step: OpeningStep,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let seat = question.seat;
        match (step, given.item()) {
            (OpeningStep::HiddenGold, answer) => {
                let sealed = &mut self.sealed[seat.index()];
                sealed.given = true;
                sealed.amount = u16::from(answer == Item::Yes);
                if self.desk.is_clear() {
                    self.then(Step::Opening(OpeningStep::HiddenGoldCounted));
                }
            }
            (OpeningStep::House(place), Item::House(house)) => {
                self.players[seat.index()].house = Some(house);
                scribe.note(|| Table::HouseChosen { seat, house }.into());
                self.then(Step::Opening(OpeningStep::House(place + 1)));
            }
            (OpeningStep::Village(place), Item::Village(village)) => {
                self.place_start(seat, village, scribe);
                self.then(Step::Opening(OpeningStep::Village(place + 1)));
            }
            (OpeningStep::LastVillage, Item::Village(village)) => {
                self.place_start(seat, village, scribe);
                self.then(Step::Opening(OpeningStep::Done));
            }
            (step, item) => unreachable!("{step:?} does not offer {item:?}"),
        }
    }

    fn ask_hidden_gold(&mut self) {
        if !self.variants.hidden_gold {
            return self.then(Step::Opening(OpeningStep::House(0)));
        }
        for seat in (0..self.seats).map(Seat) {
            if !self.sealed[seat.index()].given {
                self.put_yes_no(Step::Opening(OpeningStep::HiddenGold), seat, Ask::AgreeHiddenGold);
            }
        }
    }

    fn count_hidden_gold(&mut self, scribe: &mut impl Scribe<Event>) {
        let agreed = self.sealed[..usize::from(self.seats)].iter().all(|sealed| sealed.amount == 1);
        self.variants.hidden_gold = agreed;
        self.unseal();
        scribe.note(|| Table::HiddenGoldAgreed { agreed }.into());
        self.then(Step::Opening(OpeningStep::House(0)));
    }

    /// Targaryen's Player becomes the first Player once all Houses are taken.
    fn ask_house(&mut self, place: u8, scribe: &mut impl Scribe<Event>) {
        if place == self.seats {
            if let Some(seat) = self.seat_of(House::Targaryen).filter(|seat| *seat != self.first) {
                self.first = seat;
                scribe.note(|| Table::FirstPlayerTaken { seat }.into());
            }
            return self.then(Step::Opening(OpeningStep::Nobles));
        }
        let seat = self.in_order(place);
        if self.player(seat).house.is_some() {
            return self.then(Step::Opening(OpeningStep::House(place + 1)));
        }
        self.put(Step::Opening(OpeningStep::House(place)), seat, Ask::ChooseHouse);
        for house in House::ALL {
            if self.seat_of(house).is_none() {
                self.offer(Item::House(house));
            }
        }
    }

    /// Each Player draws until a Lord or Lady card appears; the others go back and are shuffled in.
    fn draw_starting_nobles(&mut self, scribe: &mut impl Scribe<Event>) {
        if self.seat_of(House::Targaryen).is_some() {
            self.decks.court.retain(|card| *card != Card::MotherOfDragons);
        }
        for seat in self.turn_order() {
            let house = self.player(seat).house.expect("every Player has a House now");
            let noble_card = |card: &Card| matches!(card, Card::NewLord | Card::NewLady);
            let wanted = |card: &Card| match house {
                House::Targaryen => *card == Card::NewLady,
                _ => noble_card(card),
            };
            let place = self.decks.court.iter().rposition(wanted).expect("18 such cards");
            let under = self.decks.court.remove(place);
            self.chance.shuffle(&mut self.decks.court);
            let starts = match (house, under) {
                (House::Targaryen, _) => Starts::Always,
                (_, Card::NewLady) => Starts::Lady,
                (_, _) => Starts::Lord,
            };
            let mut nobles = NobleId::of(house);
            let first = nobles.find(|noble| noble.card().starts == Some(starts));
            let noble = first.expect("every House has a first Noble for either card");
            self.give_components(seat, house, noble, under);
            scribe.note(|| Table::StartingNobleDrawn { seat, noble }.into());
        }
        self.then(Step::Opening(OpeningStep::Village(0)));
    }

    fn give_components(&mut self, seat: Seat, house: House, noble: NobleId, under: Card) {
        let foot = if house == House::Targaryen { 7 } else { 13 };
        let (archers, champions) = if self.modules.tactics { (3, 2) } else { (0, 0) };
        let player = &mut self.players[seat.index()];
        player.gold = GOLD_START;
        player.diplomacy = self.options.diplomacy_markers;
        player.stock = Troops([foot, archers, 8, champions]);
        player.character_deck = !(1 << (noble.0 % 8));
        player.court.push(noble);
        for other in NobleId::of(house) {
            self.nobles[other.index()].seat = seat.0;
        }
        let record = &mut self.nobles[noble.index()];
        record.place = Place::Arriving;
        record.under = Some(under);
        if house == House::Targaryen {
            self.hold_title(noble, Title::MotherOfDragons);
        }
    }

    fn ask_starting_village(&mut self, place: u8) {
        if place == self.seats {
            return self.then(Step::Opening(OpeningStep::LastVillage));
        }
        let seat = self.in_order(place);
        let Some(home) = self.player(seat).house.and_then(House::home) else {
            return self.then(Step::Opening(OpeningStep::Village(place + 1)));
        };
        self.put(Step::Opening(OpeningStep::Village(place)), seat, Ask::ChooseStartingVillage);
        for village in self.board.realm().fiefs[home.index()].iter() {
            self.offer(Item::Village(village));
        }
    }

    /// The coastal Villages of Fiefs in which nobody started.
    pub(crate) fn free_coast(&self) -> Villages {
        let realm = self.board.realm();
        let mut coast = realm.coast;
        for fief in realm.fiefs {
            if fief.iter().any(|village| self.controller(village).is_some()) {
                coast = Villages(coast.0 & !fief.0);
            }
        }
        coast
    }

    fn ask_last_village(&mut self) {
        let Some(seat) = self.seat_of(House::Targaryen) else {
            return self.then(Step::Opening(OpeningStep::Done));
        };
        self.put(Step::Opening(OpeningStep::LastVillage), seat, Ask::ChooseStartingVillage);
        for village in self.free_coast().iter() {
            self.offer(Item::Village(village));
        }
    }

    /// Stronghold, Noble and Troops; Tully has a Maester, Targaryen Unsullied.
    fn place_start(&mut self, seat: Seat, village: VillageId, scribe: &mut impl Scribe<Event>) {
        scribe.note(|| Table::StartingVillageChosen { seat, village }.into());
        self.build_stronghold(village);
        if self.plays(seat, House::Targaryen) {
            self.add_troops(seat, village, Troop::Unsullied, 3);
        } else {
            self.add_troops(seat, village, Troop::Knight, 1);
            self.add_troops(seat, village, Troop::ManAtArms, 3);
        }
        if self.plays(seat, House::Tully) {
            self.villages[village.index()].maester = true;
        }
        let noble = self.player(seat).court[0];
        self.place_noble(noble, village, scribe);
        self.gain_control(seat, village, ControlCause::Setup, scribe);
    }
}

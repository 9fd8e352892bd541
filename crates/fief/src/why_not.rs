//! Why a thing cannot be picked: every rule that stands in the way, in a sentence for the player.

use tabletop::{Answer, Game as _, Key, Reason, Seat};

use crate::ask::Ask;
use crate::deck::Deck;
use crate::house::House;
use crate::id::{FiefId, RegionId, RoadId, VillageId};
use crate::item::Item;
use crate::noble::NobleId;
use crate::rule;
use crate::state::Fief;
use crate::stock::HAND_MAX;
use crate::title::Title;

mod cards;
mod court;
mod purse;
mod war;

impl Fief {
    /// Why the answer is none of those offered to the seat.
    pub(crate) fn reasons_against(&self, seat: Seat, answer: &Answer<Item>) -> Vec<Reason> {
        let mut reasons: Vec<Reason> = Vec::new();
        for item in answer.items() {
            for reason in self.reasons(seat, item) {
                if !reasons.contains(&reason) {
                    reasons.push(reason);
                }
            }
        }
        if reasons.is_empty()
            && let Some(question) = self.desk.questions_to(seat).next()
        {
            let special = match answer {
                Answer::Amount(amount) => self
                    .why_not_talk_gold(question.ask)
                    .or_else(|| self.why_not_amount(seat, question.ask, *amount)),
                Answer::Some(_) => self.why_not_set(question.ask),
                Answer::One(_) | Answer::Order(_) => None,
            };
            reasons.push(special.unwrap_or_else(|| {
                let who = self.player_name(seat);
                let asked = self.prompts().find(|prompt| prompt.seat == seat);
                let asked = asked.map_or(String::new(), |prompt| {
                    self.question(&prompt).title.begun().to_string()
                });
                let text = format!("{who} is asked something else: {asked}");
                Reason::new(question.ask.rule(), text)
            }));
        }
        reasons
    }

    /// Why the seat cannot pick this thing now; empty when it can.
    pub(crate) fn reasons(&self, seat: Seat, item: &Item) -> Vec<Reason> {
        if seat.0 < self.seats && self.free_acts(seat).contains(item) {
            return Vec::new();
        }
        if let Item::Declare(act) = *item
            && act.is_free_act()
            && let Some(reason) = self.why_not_free_act(seat, act)
        {
            return vec![reason];
        }
        let mut own = self.desk.questions_to(seat);
        let Some(question) = own.next() else {
            let text = format!("{} is not asked anything now", self.player_name(seat));
            return vec![Reason::new(rule::ROUND_TURN_ORDER, text)];
        };
        if self.desk.things_of(question).contains(item) {
            return Vec::new();
        }
        let special = match (question.ask, item) {
            (Ask::ChooseHouse, Item::House(house)) => self.why_not_house(*house),
            (Ask::ChooseStartingVillage, Item::Village(village)) => {
                self.why_not_start(seat, *village)
            }
            (Ask::DrawChoice, Item::Deck(deck)) => self.why_not_draw(seat, *deck),
            _ => None,
        };
        let special = special.or_else(|| self.why_not_purse(seat, question.ask, item));
        let special = special.or_else(|| self.why_not_court(seat, question.ask, item));
        let special = special.or_else(|| self.why_not_cards(seat, question.ask, item));
        let special = special.or_else(|| self.why_not_war(seat, question.ask, item));
        let usual = || {
            let text = format!("{} is not offered to {}", item.label(self), self.player_name(seat));
            Reason::new(question.ask.rule(), text)
        };
        vec![special.unwrap_or_else(usual)]
    }

    /// What could be picked to use the thing of this key.
    pub(crate) fn uses_of(&self, seat: Seat, key: Key) -> Vec<Item> {
        if let Ok(fief) = FiefId::try_from(key) {
            return vec![Item::Fief(fief), Item::BuyFief(fief)];
        }
        let held = key.number_of('h').map(usize::from);
        let held = held.and_then(|place| self.player(seat).hand.get(place)).copied();
        let held = held.map(Item::Card);
        let player = key.number_of('s').filter(|seat| *seat < u16::from(self.seats));
        let player = player.map(|seat| Item::Player(Seat(seat as u8)));
        let title = Title::all().find(|title| Key::from(*title) == key).map(Item::Title);
        let village = VillageId::try_from(key).ok().map(Item::Village);
        let road = RoadId::try_from(key).ok().map(Item::Road);
        let region = RegionId::try_from(key).ok().map(Item::Region);
        let noble = NobleId::try_from(key).ok().map(Item::Noble);
        let use_of = held.or(player).or(title).or(village).or(road).or(region).or(noble);
        use_of.into_iter().collect()
    }

    fn why_not_house(&self, house: House) -> Option<Reason> {
        let taken = self.seat_of(house)?;
        let text = format!("House {house} is taken by seat {}", taken.0 + 1);
        Some(Reason::new(rule::SETUP_HOUSE_CHOICE, text))
    }

    fn why_not_start(&self, seat: Seat, village: VillageId) -> Option<Reason> {
        let (realm, house) = (self.board.realm(), self.player(seat).house?);
        let (at, fief) = (realm.name(village), realm.fief(village));
        let Some(home) = house.home() else {
            let taken = realm.fiefs[fief.index()].iter().any(|v| self.controller(v).is_some());
            let why = if taken { "lies in a Fief that is taken" } else { "is not coastal" };
            let text = format!("{at} {why}: {house} starts on the coast of a free Fief");
            return Some(Reason::new(rule::SETUP_STARTING_VILLAGE_TARGARYEN, text));
        };
        let text = format!("{at} lies in {}, and {house} starts in {}", fief.name(), home.name());
        Some(Reason::new(rule::SETUP_STARTING_VILLAGE, text))
    }

    fn why_not_draw(&self, seat: Seat, deck: Deck) -> Option<Reason> {
        let player = self.player(seat);
        let who = self.player_name(seat);
        if player.hand.len() >= HAND_MAX {
            let text = format!("{who} holds {HAND_MAX} cards and cannot draw");
            return Some(Reason::new(rule::CARDS_HAND_LIMIT, text));
        }
        if deck == Deck::Fortune && !self.has_bounty() {
            let text = "only Disasters are left in the Fortune deck and its Discard Pile";
            return Some(Reason::new(rule::CARDS_REPLENISH, text.to_owned()));
        }
        let text = format!("{who} may draw one Court Event card at most, and two cards in all");
        Some(Reason::new(rule::CARDS_DRAW_AMOUNT, text))
    }
}

//! The Wall bid (NWE): Troops shown openly, gold and Tax tokens committed unseen, and the card of
//! the highest bidder.

use tabletop::{LongRow, Row, Scribe, Seat};

use super::BidStep;
use crate::ask::Ask;
use crate::deck::Deck;
use crate::event::{Event, Purse};
use crate::flow::Step;
use crate::id::{VillageId, Villages};
use crate::item::Item;
use crate::noble::NobleId;
use crate::phase::cards::CardsStep;
use crate::state::Fief;
use crate::stock::{HAND_MAX, NOBLES_MAX, Troop, Troops};
use crate::title::Title;

/// What the Lord Commander's Player has in his Wall bid without paying.
const COMMANDER_BONUS: u16 = 2;
/// What a Recruit is worth in the Wall bid; other Troops are worth their price.
const RECRUIT_WORTH: u16 = 2;
/// The highest value of the Wall.
const WALL_MAX: i8 = 12;

impl Fief {
    /// In turn order every Player takes Troops of his from the map.
    pub(super) fn ask_wall_troops(&mut self, place: u8) {
        if place == self.seats {
            self.turn = None;
            return self.then(Step::Bid(BidStep::WallGold));
        }
        let seat = self.in_order(place);
        self.turn = Some(seat);
        let units = self.biddable_troops(seat);
        if units.is_empty() {
            return self.then(Step::Bid(BidStep::WallTroops(place + 1)));
        }
        let step = Step::Bid(BidStep::WallTroops(place));
        self.put_some(step, seat, Ask::WallBidTroops, 0..=units.len());
        units.iter().for_each(|unit| self.offer(*unit));
    }

    /// Every Troop on the map but Whitecloaks and those inside a besieged Fortification.
    fn biddable_troops(&self, seat: Seat) -> LongRow<Item, 64> {
        let mut units = LongRow::new();
        for village in self.board.realm().all.iter() {
            if self.is_shut_in(seat, village) {
                continue;
            }
            let kinds = [self.foot(seat), Troop::Archer, Troop::Knight, Troop::Champion];
            let army = self.troops[village.index()][seat.index()];
            for (troop, count) in kinds.into_iter().zip(army.0) {
                units.extend((0..count).map(|number| Item::Stationed { village, troop, number }));
            }
            if self.recruit_village(seat) == Some(village) {
                units.push(Item::Stationed { village, troop: Troop::Recruit, number: 0 });
            }
        }
        units
    }

    /// Whether the Player's Troops in the Village are inside a besieged Fortification.
    pub(crate) fn is_shut_in(&self, seat: Seat, village: VillageId) -> bool {
        self.controller(village) == Some(seat) && self.is_besieged(village)
    }

    /// Where the Player's Recruit stands with his Brother.
    pub(crate) fn recruit_village(&self, seat: Seat) -> Option<VillageId> {
        let brother = |noble: &&NobleId| self.noble(**noble).holds(Title::Brother);
        let brother = self.player(seat).court.iter().find(brother)?;
        self.noble(*brother).village().filter(|_| self.recruits.has(seat))
    }

    /// The Troops shown leave the map for the stockpile.
    pub(super) fn show_wall_troops(
        &mut self,
        seat: Seat,
        units: &[Item],
        scribe: &mut impl Scribe<Event>,
    ) {
        let mut worth = 0;
        let mut left = Villages::NONE;
        for unit in units {
            let Item::Stationed { village, troop, .. } = *unit else {
                unreachable!("only Troops on the map are offered")
            };
            left.insert(village);
            if let Some(slot) = troop.slot() {
                let mut one = Troops::NONE;
                one.0[slot] = 1;
                self.remove_troops(seat, village, one);
                worth += troop.price();
            } else {
                self.recruits.remove(seat);
                worth += RECRUIT_WORTH;
            }
        }
        self.bidding.troops[seat.index()] = worth;
        if worth > 0 {
            scribe.note(|| Purse::WallTroopsShown { seat, worth }.into());
        }
        if !left.is_empty() {
            self.settle(Some(seat));
        }
    }

    pub(super) fn ask_wall_gold(&mut self) {
        for seat in (0..self.seats).map(Seat) {
            if !self.sealed[seat.index()].given {
                let gold = self.player(seat).gold;
                self.put_amount(Step::Bid(BidStep::WallGold), seat, Ask::WallBidGold, 0..=gold);
            }
        }
    }

    /// Who has no Brother and a Lord who could become one may add a Tax token.
    pub(super) fn ask_wall_token(&mut self) {
        for seat in (0..self.seats).map(Seat) {
            let answered = self.sealed[seat.index()].token.is_some();
            if !answered && !self.lords_for_black(seat).is_empty() {
                self.put_yes_no(Step::Bid(BidStep::WallToken), seat, Ask::WallBidToken);
            }
        }
        if self.desk.is_clear() {
            self.then(Step::Bid(BidStep::WallRevealed));
        }
    }

    /// The Lords of the Player who could take the black; none beside a Brother.
    pub(crate) fn lords_for_black(&self, seat: Seat) -> Row<NobleId, NOBLES_MAX> {
        let court = self.player(seat).court;
        court.iter().copied().filter(|noble| self.can_take_the_black(*noble)).collect()
    }

    /// All Wall bids are paid and added to the Wall; what it cannot use goes to its commander.
    pub(super) fn reveal_wall_bids(&mut self, scribe: &mut impl Scribe<Event>) {
        let commander = self.holder_seat(Title::LordCommander);
        for seat in self.turn_order() {
            let sealed = self.sealed[seat.index()];
            let (troops, gold) = (self.bidding.troops[seat.index()], sealed.amount);
            let token = sealed.token == Some(true);
            let bonus = if commander == Some(seat) { COMMANDER_BONUS } else { 0 };
            let total = troops + gold + u16::from(token) + bonus;
            self.pay_gold(seat, gold);
            self.bidding.gold[seat.index()] = gold;
            self.bidding.totals[seat.index()] = total;
            if token {
                self.bidding.tokens.insert(seat);
            }
            scribe.note(|| Purse::WallBidRevealed { seat, troops, gold, token, total }.into());
        }
        self.unseal();
        self.raise_wall(scribe);
        self.then_all(&[
            Step::Bid(BidStep::Black(0)),
            Step::Bid(BidStep::Prize),
            Step::Bid(BidStep::Over),
        ]);
    }

    /// The Wall rises one space for every two of the total; the rest is the commander's.
    fn raise_wall(&mut self, scribe: &mut impl Scribe<Event>) {
        let total: u16 = self.bidding.totals.iter().sum();
        let room = ((WALL_MAX - self.wall_value) / 2) as u16;
        let spaces = (total / 2).min(room);
        self.wall_value += 2 * spaces as i8;
        let (value, surplus) = (self.wall_value, total - 2 * spaces);
        scribe.note(|| Purse::WallBidResult { total, value, surplus }.into());
        if surplus == 0 {
            return;
        }
        if let Some(seat) = self.holder_seat(Title::LordCommander) {
            self.receive_gold(seat, surplus);
            scribe.note(|| Purse::SuppliesTaken { seat, amount: surplus }.into());
        } else {
            self.wall_gold += surplus;
            scribe.note(|| Purse::SuppliesStored { amount: surplus }.into());
        }
    }

    pub(super) fn ask_for_black(&mut self, place: u8) {
        if place == self.seats {
            return;
        }
        let seat = self.in_order(place);
        let lords = self.lords_for_black(seat);
        if !self.bidding.tokens.has(seat) || lords.is_empty() {
            return self.then(Step::Bid(BidStep::Black(place + 1)));
        }
        self.put(Step::Bid(BidStep::Black(place)), seat, Ask::ChooseLordForBlack);
        lords.iter().for_each(|noble| self.offer(Item::Noble(*noble)));
    }

    /// The highest bidder draws a card; a tie needs a Protector, and nothing wins nothing.
    pub(super) fn find_prize(&mut self) {
        let (highest, tied) = self.highest(self.bidding.totals);
        let protector = self.holder(Title::Protector).is_some();
        if highest == 0 || tied.len() > 1 && !protector {
            return;
        }
        if tied.len() > 1 {
            self.bidding.tied = tied;
            return self.then(Step::Bid(BidStep::PrizeTie));
        }
        self.bidding.winner = tied.iter().next();
        self.then(Step::Bid(BidStep::Room));
    }

    /// With a full hand the winner may discard a card or play some; otherwise he draws.
    pub(super) fn ask_room(&mut self) {
        let seat = self.bid_winner();
        self.turn = Some(seat);
        let hand = self.player(seat).hand;
        if hand.len() < HAND_MAX {
            return self.then(Step::Cards(CardsStep::Drawing(Deck::Fortune)));
        }
        self.put(Step::Bid(BidStep::Room), seat, Ask::MakeRoomForBonus);
        self.offer(Item::Done);
        for (place, card) in hand.iter().enumerate() {
            if !hand[..place].contains(card) {
                self.offer(Item::Discard(*card));
            }
        }
        self.offer_opportunity_cards(seat);
    }

    pub(super) fn make_room_for_card(
        &mut self,
        seat: Seat,
        item: Item,
        scribe: &mut impl Scribe<Event>,
    ) {
        match item {
            Item::Done => scribe.note(|| Purse::BonusCardForgone { seat }.into()),
            Item::Discard(card) => {
                self.then(Step::Bid(BidStep::Room));
                self.discard_cards(seat, &[card], scribe);
            }
            effect => {
                self.then(Step::Bid(BidStep::Room));
                self.declare(seat, effect, scribe);
            }
        }
    }
}

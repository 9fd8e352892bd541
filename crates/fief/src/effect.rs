//! Effects: each changes one thing and says so once. They never ask and never fail.

use tabletop::{Scribe, Seat};

use crate::deck::Card;
use crate::event::{ControlCause, Court, Event, Fortune, Table, TitleCause, War};
use crate::flow::Step;
use crate::id::VillageId;
use crate::noble::{Mark, NobleId, Place};
use crate::phase::purchase::PurchaseStep;
use crate::state::{Fief, Use};
use crate::stock::{Fortification, Troop, Troops};
use crate::title::Title;

impl Fief {
    /// Gold from the bank.
    pub(crate) fn receive_gold(&mut self, seat: Seat, amount: u16) {
        self.players[seat.index()].gold += amount;
    }

    /// Gold to the bank.
    pub(crate) fn pay_gold(&mut self, seat: Seat, amount: u16) {
        self.players[seat.index()].gold -= amount;
    }

    /// Gold from one Player to another.
    pub(crate) fn move_gold(&mut self, from: Seat, to: Seat, amount: u16) {
        self.pay_gold(from, amount);
        self.receive_gold(to, amount);
    }

    /// An open gift of gold.
    pub(crate) fn give_gold(
        &mut self,
        from: Seat,
        to: Seat,
        amount: u16,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.move_gold(from, to, amount);
        scribe.note(|| Table::GoldGiven { from, to, amount }.into());
    }

    /// Spends a use for this round.
    pub(crate) fn use_up(&mut self, seat: Seat, what: Use) {
        self.players[seat.index()].used |= 1 << what as u16;
    }

    /// Spends a use for the whole game.
    pub(crate) fn spend(&mut self, seat: Seat, what: Use) {
        self.players[seat.index()].spent |= 1 << what as u16;
    }

    /// A Noble comes into play with a Court Event card under him; he is placed next.
    pub(crate) fn enter_noble(
        &mut self,
        seat: Seat,
        noble: NobleId,
        under: Option<Card>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let record = &mut self.nobles[noble.index()];
        record.place = Place::Arriving;
        record.seat = seat.0;
        record.under = under;
        let player = &mut self.players[seat.index()];
        player.court.push(noble);
        if noble.card().house.is_some() {
            player.character_deck &= !(1 << (noble.0 % 8));
        }
        scribe.note(|| Fortune::NobleEntered { seat, noble }.into());
    }

    /// A Noble is put into a Village.
    pub(crate) fn place_noble(
        &mut self,
        noble: NobleId,
        village: VillageId,
        scribe: &mut impl Scribe<Event>,
    ) {
        let record = &mut self.nobles[noble.index()];
        record.place = Place::Village(village);
        record.road = None;
        record.mark(Mark::Quarantined, false);
        scribe.note(|| Fortune::NoblePlaced { noble, village }.into());
    }

    /// A Noble receives a Title for which he has room.
    pub(crate) fn gain_title(
        &mut self,
        noble: NobleId,
        title: Title,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.hold_title(noble, title);
        scribe.note(|| Court::TitleGained { noble, title }.into());
    }

    /// Writes a Title to a Noble without telling it.
    pub(crate) fn hold_title(&mut self, noble: NobleId, title: Title) {
        if title != Title::Brother {
            self.holders[title.index()] = Some(noble);
        }
        self.nobles[noble.index()].titles.insert(title);
    }

    /// A Title goes back to the board.
    pub(crate) fn return_title(
        &mut self,
        noble: NobleId,
        title: Title,
        cause: TitleCause,
        scribe: &mut impl Scribe<Event>,
    ) {
        if title != Title::Brother {
            self.holders[title.index()] = None;
        }
        self.nobles[noble.index()].titles.remove(title);
        scribe.note(|| Court::TitleReturned { noble, title, cause }.into());
    }

    /// A Player comes to Control a Village; with a Fortified City its Title follows.
    pub(crate) fn gain_control(
        &mut self,
        seat: Seat,
        village: VillageId,
        cause: ControlCause,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.villages[village.index()].controller = Some(seat);
        scribe.note(|| War::ControlGained { seat, village, cause }.into());
        if self.villages[village.index()].fortification == Fortification::City {
            let fief = self.board.fief(village);
            self.then(Step::Purchase(PurchaseStep::CityTaken(fief)));
        }
    }

    /// Nobody Controls the Village any more.
    pub(crate) fn lose_control(
        &mut self,
        seat: Seat,
        village: VillageId,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.villages[village.index()].controller = None;
        scribe.note(|| War::ControlLost { seat, village }.into());
    }

    /// Ordinary Troops from the stockpile to the map.
    pub(crate) fn add_troops(&mut self, seat: Seat, village: VillageId, troop: Troop, count: u8) {
        let slot = troop.slot().expect("only ordinary Troops have a stockpile");
        self.players[seat.index()].stock.0[slot] -= count;
        self.troops[village.index()][seat.index()].0[slot] += count;
    }

    /// Ordinary Troops from the map back to the stockpile.
    pub(crate) fn remove_troops(&mut self, seat: Seat, village: VillageId, troops: Troops) {
        let army = &mut self.troops[village.index()][seat.index()];
        *army = army.minus(troops);
        let stock = &mut self.players[seat.index()].stock;
        *stock = stock.plus(troops);
        self.trim_cohorts(seat, village);
    }

    /// A Stronghold from the supply.
    pub(crate) fn build_stronghold(&mut self, village: VillageId) {
        self.supply.strongholds -= 1;
        self.villages[village.index()].fortification = Fortification::Stronghold;
    }

    /// Takes the card at a place of the hand.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.players[seat.index()].hand;
        let place = hand.iter().position(|held| *held == card).expect("the card is in the hand");
        hand.remove(place);
    }

    /// Cards from the hand to their Discard Piles, face up.
    pub(crate) fn discard_cards(
        &mut self,
        seat: Seat,
        cards: &[Card],
        scribe: &mut impl Scribe<Event>,
    ) {
        for card in cards {
            self.take_from_hand(seat, *card);
            self.decks.discard(*card);
        }
        scribe.note(|| Fortune::CardsDiscarded { seat, cards: cards.to_vec() }.into());
    }

    /// The dice are picked up before an event that rolls some.
    pub(crate) fn pick_up_dice(&mut self) {
        self.dice.clear();
    }

    /// One roll of the ordinary die.
    pub(crate) fn roll(&mut self) -> u8 {
        let die = self.chance.below(6) as u8 + 1;
        self.lay_die(die)
    }

    /// One roll of a Battle Die: its hits.
    pub(crate) fn roll_battle(&mut self) -> u8 {
        let die = self.battle_die[self.chance.below(6)];
        self.lay_die(die)
    }

    /// Dice stay on the table until the next event that rolls.
    fn lay_die(&mut self, die: u8) -> u8 {
        self.dice.push(die);
        self.rolled = self.rolled.wrapping_mul(31).wrapping_add(u32::from(die));
        die
    }
}

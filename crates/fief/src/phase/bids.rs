//! Bids: the Small Council bid, and the Wall bid of the Night's Watch expansion.
//!
//! All Players commit their bids unseen and at the same time; when the last one is in, all are
//! revealed together.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Scribe, Seat, Seats};

use super::purchase::PurchaseStep;
use crate::ask::Ask;
use crate::event::{Court, Event, Purse};
use crate::flow::{Given, Question, Step};
use crate::id::{PLAYERS_MAX, REGIONS, RegionId};
use crate::item::Item;
use crate::noble::{Attribute, NobleId};
use crate::state::{Fief, Seated};
use crate::title::{Master, Title, Titles};

mod wall;

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum BidStep {
    /// It begins.
    Begin,
    /// Everybody bids for a seat on the Small Council.
    Council,
    /// The Council bids are revealed.
    CouncilRevealed,
    /// The Protector breaks a tie of the Council bid.
    CouncilTie,
    /// The winner chooses a Master position.
    Position,
    /// The winner chooses the Warden who takes it.
    Member,
    /// The Warden's Player accepts or refuses.
    Accept(NobleId),
    /// The Player at this place of the turn order shows the Troops he bids for the Wall.
    WallTroops(u8),
    /// Everybody adds gold to the Wall bid.
    WallGold,
    /// Who may adds a Tax token.
    WallToken,
    /// The Wall bids are revealed.
    WallRevealed,
    /// The Player at this place of the turn order makes a Lord a Brother, if he bid a Tax token.
    Black(u8),
    /// The highest Wall bid is found.
    Prize,
    /// The Protector breaks a tie of the Wall bid.
    PrizeTie,
    /// The winner makes room for his card if he must.
    Room,
    /// The bids are over.
    Over,
}

/// Bids as they were revealed last, and what the winner has chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Bidding {
    /// What each Player bid for the Small Council.
    pub(crate) council: [u16; PLAYERS_MAX],
    /// What the Troops of each Player are worth in the Wall bid.
    pub(crate) troops: [u16; PLAYERS_MAX],
    /// The gold each Player bid for the Wall.
    pub(crate) gold: [u16; PLAYERS_MAX],
    /// The Players who bid a Tax token.
    pub(crate) tokens: Seats,
    /// What each Player bid for the Wall in all.
    pub(crate) totals: [u16; PLAYERS_MAX],
    /// The Players whose highest bids are equal.
    pub(crate) tied: Seats,
    /// Who has won.
    pub(crate) winner: Option<Seat>,
    /// The Master position the winner chose.
    pub(crate) position: Option<Master>,
    /// The Wardens who refused it, one bit per Region.
    pub(crate) refused: u8,
}

/// The least bid that wins a seat on the Small Council.
pub(crate) const COUNCIL_BID_LEAST: u16 = 5;

impl Fief {
    pub(crate) fn enter_bid(&mut self, step: BidStep, scribe: &mut impl Scribe<Event>) {
        match step {
            BidStep::Begin => {
                self.turn = None;
                self.unseal();
                self.bidding = Bidding::default();
                self.then(Step::Purchase(PurchaseStep::Begin));
                if self.modules.nights_watch {
                    self.then(Step::Bid(BidStep::WallTroops(0)));
                }
                self.then(Step::Bid(BidStep::Council));
            }
            BidStep::Council => self.ask_council_bids(),
            BidStep::CouncilRevealed => self.reveal_council_bids(scribe),
            BidStep::CouncilTie | BidStep::PrizeTie => self.ask_bid_tie(step),
            BidStep::Position => {
                self.put(Step::Bid(step), self.bid_winner(), Ask::ChooseCouncilSeat);
                for master in Master::ALL {
                    if self.holder(Title::Master(master)).is_none() {
                        self.offer(Item::Master(master));
                    }
                }
            }
            BidStep::Member => self.ask_member(scribe),
            BidStep::Accept(noble) => {
                let ask = Ask::AcceptTitle(noble, self.bid_title());
                self.put_yes_no(Step::Bid(step), self.owner(noble), ask);
            }
            BidStep::WallTroops(place) => self.ask_wall_troops(place),
            BidStep::WallGold => self.ask_wall_gold(),
            BidStep::WallToken => self.ask_wall_token(),
            BidStep::WallRevealed => self.reveal_wall_bids(scribe),
            BidStep::Black(place) => self.ask_for_black(place),
            BidStep::Prize => self.find_prize(),
            BidStep::Room => self.ask_room(),
            BidStep::Over => {
                self.turn = None;
                self.unseal();
            }
        }
    }

    pub(crate) fn answer_bid(
        &mut self,
        step: BidStep,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let seat = question.seat;
        match step {
            BidStep::Council => self.seal_bid(seat, given.amount(), BidStep::CouncilRevealed),
            BidStep::WallGold => self.seal_bid(seat, given.amount(), BidStep::WallToken),
            BidStep::WallToken => {
                self.sealed[seat.index()].token = Some(given.is(Item::Yes));
                if self.desk.is_clear() {
                    self.then(Step::Bid(BidStep::WallRevealed));
                }
            }
            BidStep::WallTroops(place) => {
                self.then(Step::Bid(BidStep::WallTroops(place + 1)));
                self.show_wall_troops(seat, given.items(), scribe);
            }
            BidStep::Accept(noble) => {
                if given.is(Item::Yes) {
                    self.seat_member(noble, scribe);
                } else {
                    self.refuse_seat(noble, scribe);
                }
            }
            BidStep::Room => self.make_room_for_card(seat, given.item(), scribe),
            BidStep::CouncilTie
            | BidStep::PrizeTie
            | BidStep::Position
            | BidStep::Member
            | BidStep::Black(_) => self.answer_choice(step, seat, given.item(), scribe),
            BidStep::Begin
            | BidStep::CouncilRevealed
            | BidStep::WallRevealed
            | BidStep::Prize
            | BidStep::Over => unreachable!("{step:?} asks nothing"),
        }
    }

    fn answer_choice(
        &mut self,
        step: BidStep,
        by: Seat,
        item: Item,
        scribe: &mut impl Scribe<Event>,
    ) {
        match (step, item) {
            (BidStep::CouncilTie, Item::Player(seat)) => {
                scribe.note(|| Purse::BidTieBroken { by, seat }.into());
                self.win_council_bid(seat, scribe);
            }
            (BidStep::PrizeTie, Item::Player(seat)) => {
                scribe.note(|| Purse::BidTieBroken { by, seat }.into());
                self.bidding.winner = Some(seat);
                self.then(Step::Bid(BidStep::Room));
            }
            (BidStep::Position, Item::Master(master)) => {
                self.bidding.position = Some(master);
                self.then(Step::Bid(BidStep::Member));
            }
            (BidStep::Member, Item::Noble(noble)) => {
                if self.owner(noble) == by {
                    self.seat_member(noble, scribe);
                } else {
                    self.then(Step::Bid(BidStep::Accept(noble)));
                }
            }
            (BidStep::Black(place), Item::Noble(noble)) => {
                self.then(Step::Bid(BidStep::Black(place + 1)));
                self.take_the_black(noble, scribe);
            }
            (step, item) => unreachable!("{step:?} does not offer {item:?}"),
        }
    }

    /// Keeps a bid unseen; after the last one the next step follows.
    fn seal_bid(&mut self, seat: Seat, amount: u16, next: BidStep) {
        let sealed = &mut self.sealed[seat.index()];
        sealed.given = true;
        sealed.amount = amount;
        if self.desk.is_clear() {
            self.then(Step::Bid(next));
        }
    }

    /// Whether what is committed unseen now is gold.
    pub(crate) fn is_bidding(&self) -> bool {
        matches!(self.pending.last(), Some(Step::Bid(_)))
    }

    fn bid_winner(&self) -> Seat {
        self.bidding.winner.expect("the bid is won")
    }

    pub(crate) fn bid_title(&self) -> Title {
        Title::Master(self.bidding.position.expect("the position is chosen first"))
    }

    /// The Wardens who are no Members and have not refused.
    pub(crate) fn seatable_wardens(&self) -> Row<NobleId, REGIONS> {
        let warden = |region: RegionId| {
            let refused = self.bidding.refused & (1 << region.0) != 0;
            self.holder(Title::Warden(region)).filter(|noble| {
                !refused && self.noble(*noble).titles.and(Titles::COUNCIL).is_empty()
            })
        };
        RegionId::all().filter_map(warden).collect()
    }

    /// Whether the Bribed Appointment and a Master position are free and a Warden can take it.
    fn is_council_bid_held(&self) -> bool {
        let free = Master::ALL.into_iter().any(|m| self.holder(Title::Master(m)).is_none());
        free && !self.seated.contains(&Seated::Bribed) && !self.seatable_wardens().is_empty()
    }

    fn ask_council_bids(&mut self) {
        if !self.is_council_bid_held() {
            return;
        }
        for seat in (0..self.seats).map(Seat) {
            if !self.sealed[seat.index()].given {
                let gold = self.player(seat).gold;
                self.put_amount(Step::Bid(BidStep::Council), seat, Ask::CouncilBid, 0..=gold);
            }
        }
    }

    fn reveal_council_bids(&mut self, scribe: &mut impl Scribe<Event>) {
        for seat in self.turn_order() {
            let amount = self.sealed[seat.index()].amount;
            self.bidding.council[seat.index()] = amount;
            scribe.note(|| Purse::CouncilBidRevealed { seat, amount }.into());
        }
        self.unseal();
        let (highest, tied) = self.highest(self.bidding.council);
        let protector = self.holder(Title::Protector).is_some();
        match tied.iter().next() {
            Some(seat) if highest >= COUNCIL_BID_LEAST && tied.len() == 1 => {
                self.win_council_bid(seat, scribe);
            }
            Some(_) if highest >= COUNCIL_BID_LEAST && protector => {
                self.bidding.tied = tied;
                self.then(Step::Bid(BidStep::CouncilTie));
            }
            Some(_) | None => scribe.note(|| Purse::CouncilBidFailed.into()),
        }
    }

    /// The highest of the bids, and who bid it.
    fn highest(&self, bids: [u16; PLAYERS_MAX]) -> (u16, Seats) {
        let highest = bids.into_iter().max().unwrap_or(0);
        let mut tied = Seats::NONE;
        let best = (0..self.seats).map(Seat).filter(|seat| bids[seat.index()] == highest);
        best.for_each(|seat| tied.insert(seat));
        (highest, tied)
    }

    fn ask_bid_tie(&mut self, step: BidStep) {
        let protector = self.holder_seat(Title::Protector).expect("only a Protector breaks ties");
        self.put(Step::Bid(step), protector, Ask::BreakBidTie);
        for seat in self.turn_order() {
            if self.bidding.tied.has(seat) {
                self.offer(Item::Player(seat));
            }
        }
    }

    fn win_council_bid(&mut self, seat: Seat, scribe: &mut impl Scribe<Event>) {
        scribe.note(|| Purse::CouncilBidWon { seat }.into());
        self.bidding.winner = Some(seat);
        self.then(Step::Bid(BidStep::Position));
    }

    /// The winner must place the seat; only when every Warden has refused it is not given.
    fn ask_member(&mut self, scribe: &mut impl Scribe<Event>) {
        let wardens = self.seatable_wardens();
        if wardens.is_empty() {
            return scribe.note(|| Purse::CouncilBidFailed.into());
        }
        self.put(Step::Bid(BidStep::Member), self.bid_winner(), Ask::SeatMember);
        wardens.iter().for_each(|noble| self.offer(Item::Noble(*noble)));
    }

    fn refuse_seat(&mut self, noble: NobleId, scribe: &mut impl Scribe<Event>) {
        let title = self.bid_title();
        scribe.note(|| Court::TitleRefused { noble, title }.into());
        let wardens = RegionId::all().filter(|r| self.holder(Title::Warden(*r)) == Some(noble));
        let refused = wardens.fold(0, |bits, region| bits | 1 << region.0);
        self.bidding.refused |= refused;
        self.then(Step::Bid(BidStep::Member));
    }

    /// The winner pays his bid, two less for an ambitious Lord, and the seat is marked as bribed.
    fn seat_member(&mut self, noble: NobleId, scribe: &mut impl Scribe<Event>) {
        let (seat, title) = (self.bid_winner(), self.bid_title());
        let less = if noble.card().attributes.has(Attribute::Ambitious) { 2 } else { 0 };
        let price = self.bidding.council[seat.index()].saturating_sub(less);
        self.pay_gold(seat, price);
        if let Title::Master(master) = title {
            self.seated[master as usize] = Seated::Bribed;
        }
        self.hold_title(noble, title);
        scribe.note(|| Purse::CouncilSeatBought { seat, noble, title, price }.into());
    }
}

//! Mother of Dragons and Join the Small Council: cards that offer a Title, and may come back.

use tabletop::{Scribe, Seat};

use super::OpportunityStep;
use crate::ask::Ask;
use crate::deck::Card;
use crate::event::{Court, Event};
use crate::flow::{Given, Step};
use crate::item::Item;
use crate::noble::NobleId;
use crate::state::{Fief, Seated};
use crate::title::{Master, Title, Titles};

impl Fief {
    /// A Lady to whom Mother of Dragons was not offered in this window.
    pub(crate) fn can_be_dragons(&self, noble: NobleId) -> bool {
        !noble.is_lord() && !self.offers.was_refused(Card::MotherOfDragons, noble)
    }

    /// A Warden without a High Title, while a Master position is free.
    pub(crate) fn can_join(&self, noble: NobleId) -> bool {
        let titles = self.noble(noble).titles;
        !titles.and(Titles::WARDENS).is_empty()
            && titles.and(Titles::HIGH).is_empty()
            && self.free_masters().next().is_some()
            && !self.offers.was_refused(Card::JoinTheSmallCouncil, noble)
    }

    /// The Master positions nobody holds.
    pub(crate) fn free_masters(&self) -> impl Iterator<Item = Master> + '_ {
        Master::ALL.into_iter().filter(|master| self.holder(Title::Master(*master)).is_none())
    }

    pub(super) fn ask_court(&mut self, step: OpportunityStep, _scribe: &mut impl Scribe<Event>) {
        let asking = Step::Opportunity(step);
        match step {
            OpportunityStep::Dragons(seat) => {
                self.put(asking, seat, Ask::ChooseVictim(Card::MotherOfDragons));
                self.offer_nobles(seat, Fief::can_be_dragons);
            }
            OpportunityStep::DragonsAccepted(_, lady) => {
                let (seat, title) = (self.owner(lady), Title::MotherOfDragons);
                self.put_yes_no(asking, seat, Ask::AcceptTitle(lady, title));
            }
            OpportunityStep::Council(seat) => {
                self.put(asking, seat, Ask::ChooseVictim(Card::JoinTheSmallCouncil));
                self.offer_nobles(seat, Fief::can_join);
            }
            OpportunityStep::CouncilSeat(_, warden) => {
                self.put(asking, self.owner(warden), Ask::ChooseCouncilSeat);
                self.offer(Item::No);
                for master in Master::ALL {
                    if self.holder(Title::Master(master)).is_none() {
                        self.offer(Item::Master(master));
                    }
                }
            }
            OpportunityStep::CouncilConsent(_, warden, _) => {
                let hand = self.holder_seat(Title::Hand).expect("the Hand is asked");
                self.put_yes_no(asking, hand, Ask::HandConsent(warden));
            }
            other => unreachable!("{other:?} offers no Title"),
        }
    }

    /// Offers the Nobles who fit, one's own last.
    pub(super) fn offer_nobles(&mut self, seat: Seat, fits: impl Fn(&Fief, NobleId) -> bool) {
        for other in seat.left(self.seats).clockwise(self.seats) {
            for place in 0..self.player(other).court.len() {
                let noble = self.player(other).court[place];
                if fits(self, noble) {
                    self.offer(Item::Noble(noble));
                }
            }
        }
    }

    pub(super) fn answer_court_card(
        &mut self,
        step: OpportunityStep,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match (step, given.item()) {
            (OpportunityStep::Dragons(seat), Item::Noble(lady)) => {
                if self.owner(lady) == seat {
                    self.gain_title(lady, Title::MotherOfDragons, scribe);
                } else {
                    self.then(Step::Opportunity(OpportunityStep::DragonsAccepted(seat, lady)));
                }
            }
            (OpportunityStep::DragonsAccepted(_, lady), Item::Yes) => {
                self.gain_title(lady, Title::MotherOfDragons, scribe);
            }
            (OpportunityStep::DragonsAccepted(seat, lady), _) => {
                let title = Title::MotherOfDragons;
                scribe.note(|| Court::TitleRefused { noble: lady, title }.into());
                self.refuse_card(seat, Card::MotherOfDragons, lady, scribe);
            }
            (OpportunityStep::Council(seat), Item::Noble(warden)) => {
                self.then(Step::Opportunity(OpportunityStep::CouncilSeat(seat, warden)));
            }
            (OpportunityStep::CouncilSeat(seat, warden), Item::Master(master)) => {
                if self.holder(Title::Hand).is_some() && master != Master::Laws {
                    let step = OpportunityStep::CouncilConsent(seat, warden, master);
                    self.then(Step::Opportunity(step));
                } else {
                    self.seat_by_card(warden, master, scribe);
                }
            }
            (OpportunityStep::CouncilConsent(_, warden, master), Item::Yes) => {
                self.seat_by_card(warden, master, scribe);
            }
            (
                OpportunityStep::CouncilSeat(seat, warden)
                | OpportunityStep::CouncilConsent(seat, warden, _),
                _,
            ) => self.refuse_card(seat, Card::JoinTheSmallCouncil, warden, scribe),
            (step, item) => unreachable!("{step:?} does not offer {item:?}"),
        }
    }

    fn seat_by_card(&mut self, warden: NobleId, master: Master, scribe: &mut impl Scribe<Event>) {
        self.seated[master as usize] = Seated::Card;
        self.gain_title(warden, Title::Master(master), scribe);
    }

    /// The card goes back to the hand and is not offered for this Noble again in this window.
    fn refuse_card(
        &mut self,
        seat: Seat,
        card: Card,
        noble: NobleId,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.offers.refuse(card, noble);
        self.take_back(seat, card, scribe);
    }
}

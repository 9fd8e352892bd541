//! Ransoms, at the beginning of the Purchase Phase.
//!
//! In turn order each Player may first offer less than the full ransom for each of his Captives.
//! Then he must pay in full, one Captive after the other, as long as he can afford any of them.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Scribe, Seat};

use super::bids::BidStep;
use crate::ask::Ask;
use crate::event::{Event, FreedCause, Purse};
use crate::flow::{Given, Question, Step};
use crate::item::Item;
use crate::noble::NobleId;
use crate::state::Fief;
use crate::stock::NOBLES_MAX;

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum RansomStep {
    /// It begins.
    Begin,
    /// The Player at this place of the turn order begins.
    Turn(u8),
    /// He may offer less for the Noble at this place of his House.
    Offer(u8),
    /// The captor answers the offer.
    Answer(NobleId, u8),
    /// He pays in full for what he can afford.
    Pay,
}

impl Fief {
    pub(crate) fn enter_ransom(&mut self, step: RansomStep, scribe: &mut impl Scribe<Event>) {
        match step {
            RansomStep::Begin => {
                self.then_all(&[Step::Ransom(RansomStep::Turn(0)), Step::Bid(BidStep::Begin)]);
            }
            RansomStep::Turn(place) => self.begin_ransoms(place),
            RansomStep::Offer(place) => self.ask_ransom_offer(place),
            RansomStep::Answer(noble, _) => {
                let captor = self.noble(noble).captor.expect("an offer is made for a Captive");
                self.put_yes_no(Step::Ransom(step), captor, Ask::AnswerRansom(noble));
            }
            RansomStep::Pay => self.pay_ransoms(scribe),
        }
    }

    pub(crate) fn answer_ransom(
        &mut self,
        step: RansomStep,
        _question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            RansomStep::Offer(place) => {
                let seat = self.payer();
                let noble = self.player(seat).court[usize::from(place)];
                let amount = given.amount();
                self.then(Step::Ransom(RansomStep::Offer(place + 1)));
                if amount > 0 {
                    scribe.note(|| Purse::RansomOffered { seat, noble, amount }.into());
                    self.then(Step::Ransom(RansomStep::Answer(noble, amount as u8)));
                }
            }
            RansomStep::Answer(noble, amount) => {
                if given.is(Item::Yes) {
                    self.pay_ransom(noble, u16::from(amount), scribe);
                } else {
                    scribe.note(|| Purse::RansomRefused { noble }.into());
                }
            }
            RansomStep::Pay => {
                let Item::Noble(noble) = given.item() else {
                    unreachable!("only Captives are offered")
                };
                self.then(Step::Ransom(RansomStep::Pay));
                self.pay_ransom(noble, self.ransom(noble), scribe);
            }
            RansomStep::Begin | RansomStep::Turn(_) => unreachable!("{step:?} asks nothing"),
        }
    }

    /// The Player whose Captives are paid for.
    fn payer(&self) -> Seat {
        self.turn.expect("ransoms are paid in a turn")
    }

    fn begin_ransoms(&mut self, place: u8) {
        if place == self.seats {
            self.turn = None;
            return;
        }
        let seat = self.in_order(place);
        self.then(Step::Ransom(RansomStep::Turn(place + 1)));
        if self.player(seat).court.iter().any(|noble| !self.noble(*noble).is_free()) {
            self.turn = Some(seat);
            self.then_all(&[Step::Ransom(RansomStep::Offer(0)), Step::Ransom(RansomStep::Pay)]);
        }
    }

    /// The full ransom: two Gold Dragons and two more for each Title.
    pub(crate) fn ransom(&self, noble: NobleId) -> u16 {
        2 + 2 * self.noble(noble).titles.len() as u16
    }

    fn ask_ransom_offer(&mut self, place: u8) {
        let seat = self.payer();
        let Some(noble) = self.player(seat).court.get(usize::from(place)).copied() else { return };
        if self.noble(noble).is_free() {
            return self.then(Step::Ransom(RansomStep::Offer(place + 1)));
        }
        let most = self.player(seat).gold.min(self.ransom(noble) - 1);
        let step = Step::Ransom(RansomStep::Offer(place));
        self.put_amount(step, seat, Ask::OfferRansom(noble), 0..=most);
    }

    /// Who can pay must; between several Captives the owner chooses.
    fn pay_ransoms(&mut self, scribe: &mut impl Scribe<Event>) {
        let seat = self.payer();
        let gold = self.player(seat).gold;
        let affordable =
            |noble: &NobleId| !self.noble(*noble).is_free() && self.ransom(*noble) <= gold;
        let captives = self.player(seat).court.iter().copied().filter(affordable);
        let mut captives: Row<NobleId, NOBLES_MAX> = captives.collect();
        match captives[..] {
            [] => {}
            [only] => {
                self.then(Step::Ransom(RansomStep::Pay));
                self.pay_ransom(only, self.ransom(only), scribe);
            }
            _ => {
                captives.sort_by_key(|noble| std::cmp::Reverse(self.ransom(*noble)));
                self.put(Step::Ransom(RansomStep::Pay), seat, Ask::ChooseRansomOrder);
                captives.iter().for_each(|noble| self.offer(Item::Noble(*noble)));
            }
        }
    }

    fn pay_ransom(&mut self, noble: NobleId, amount: u16, scribe: &mut impl Scribe<Event>) {
        let seat = self.owner(noble);
        let captor = self.noble(noble).captor.expect("a ransom is paid for a Captive");
        self.move_gold(seat, captor, amount);
        scribe.note(|| Purse::RansomPaid { seat, captor, noble, amount }.into());
        self.free_captive(noble, FreedCause::Ransom, scribe);
    }
}

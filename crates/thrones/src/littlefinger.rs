//! The Littlefinger variant: gold is given, or offered for a promise, at any time but in marshalling.
//!
//! Play never waits for a deal. What is promised binds nobody: it is written down, and whether it was kept.

use serde::{Deserialize, Serialize};
use tabletop::{LongRow, Scribe, Seat, Waits};

use crate::ask::Ask;
use crate::constant::watch;
use crate::event::Event;
use crate::flow::{Question, Step};
use crate::item::{Item, Thing};
use crate::phase::marshalling::MarshallingStep;
use crate::setup::Variant;
use crate::state::Thrones;
use crate::vocabulary::Phase;

/// The most gold one gift or offer is for; more takes another.
const GIFT_MAX: u8 = 10;

/// The deals of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Deals {
    /// What was offered in this phase, at most one offer from a player to another.
    pub offers: LongRow<Offer, 4>,
    /// What was promised in this round and is neither kept nor broken.
    pub promises: LongRow<Promise, 4>,
}

/// Gold offered for a promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Offer {
    /// Who offers.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// How much gold.
    pub gold: u8,
    /// What for.
    pub word: Word,
    /// Whether it stands: it was neither refused nor withdrawn.
    pub stands: bool,
}

/// What one player has promised another for gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Promise {
    /// Who promised.
    pub by: Seat,
    /// Who paid.
    pub to: Seat,
    /// What.
    pub word: Word,
}

/// What can be promised: something for the rest of the round that everybody sees kept or broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Word {
    /// No challenge against the player who pays.
    Peace,
    /// A challenge against this player.
    Challenge(Seat),
}

/// How an offer ended that was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Untaken {
    /// By the player it was made to.
    Refused,
    /// By the player who made it.
    Withdrawn,
    /// With the phase.
    Lapsed,
}

impl Default for Offer {
    fn default() -> Self {
        Offer { from: Seat(0), to: Seat(0), gold: 0, word: Word::Peace, stands: false }
    }
}

impl Default for Promise {
    fn default() -> Self {
        Promise { by: Seat(0), to: Seat(0), word: Word::Peace }
    }
}

impl Thrones {
    /// Opens the opportunities to deal beside what is asked (`variant.littlefinger.exchange`).
    pub(crate) fn open_deals(&mut self) {
        let is_open = |question: &Question| question.waits == Waits::ForNobody;
        if self.variant != Variant::Littlefinger
            || !self.may_deal_now()
            || self.desk.questions().iter().any(is_open)
        {
            return;
        }
        for seat in self.everyone().iter() {
            self.open_offers_to(seat);
            self.open_gifts_of(seat);
        }
    }

    /// Whether gold may change hands: in every phase but marshalling, while somebody decides something, and not while
    /// an effect or a payment is half done.
    pub(crate) fn may_deal_now(&self) -> bool {
        let mut questions = self.desk.questions().iter();
        let in_window = |ask: Ask| {
            matches!(ask, Ask::Act | Ask::Respond | Ask::Interrupt | Ask::Give | Ask::Offered)
        };
        let between_effects = self.going.is_empty() && self.removals.is_empty()
            || questions.all(|question| in_window(question.ask));
        self.round > 0
            && !matches!(self.phase, Phase::Marshalling | Phase::Any)
            && between_effects
            && !self.desk.is_clear()
            && !self.pending.iter().any(Step::is_payment)
    }

    /// What the others offer the player.
    fn open_offers_to(&mut self, seat: Seat) {
        let standing = |offer: &&Offer| offer.to == seat && offer.stands;
        let offers: LongRow<Offer, 4> =
            self.deals.offers.iter().filter(standing).copied().collect();
        if offers.is_empty() {
            return;
        }
        self.desk.open_beside(seat, Ask::Offered);
        for Offer { from, gold, .. } in &offers {
            if self.player(*from).gold >= *gold {
                self.offer(Thing::TakeOffer(*from, seat));
            }
            self.offer(Thing::RefuseOffer(*from, seat));
        }
    }

    /// What the player can give, offer and withdraw.
    fn open_gifts_of(&mut self, seat: Seat) {
        let most = self.player(seat).gold.min(GIFT_MAX);
        let made = self.deals.offers.iter().any(|offer| offer.from == seat && offer.stands);
        if most == 0 && !made {
            return;
        }
        self.desk.open_beside(seat, Ask::Give);
        let mut others = self.everyone();
        others.remove(seat);
        for to in others.iter() {
            for gold in 1..=most {
                self.offer(Thing::Give(to, gold));
            }
            let against = others.iter().filter(|against| *against != to);
            for word in std::iter::once(Word::Peace).chain(against.map(Word::Challenge)) {
                for gold in 1..=most {
                    if self.may_offer(seat, to, gold, word) {
                        self.offer(offered(to, gold, word));
                    }
                }
            }
            if self.offer_of(seat, to).is_some_and(|offer| offer.stands) {
                self.offer(Thing::WithdrawOffer(to));
            }
        }
    }

    /// Whether an offer may be made: a second one in a phase is for more gold, so that haggling comes to an end, and
    /// nobody pays twice for a promise (`variant.littlefinger.conduct`).
    pub(crate) fn may_offer(&self, from: Seat, to: Seat, gold: u8, word: Word) -> bool {
        self.offer_of(from, to).is_none_or(|offer| offer.gold < gold)
            && !self.has_promised(to, from, word)
    }

    /// Whether the promise is given and neither kept nor broken.
    #[must_use]
    pub fn has_promised(&self, by: Seat, to: Seat, word: Word) -> bool {
        self.deals.promises.contains(&Promise { by, to, word })
    }

    fn offer_of(&self, from: Seat, to: Seat) -> Option<&Offer> {
        self.deals.offers.iter().find(|offer| (offer.from, offer.to) == (from, to))
    }

    /// The offers that stand.
    pub fn standing_offers(&self) -> impl Iterator<Item = &Offer> {
        self.deals.offers.iter().filter(|offer| offer.stands)
    }

    /// A player deals: no action, nothing to respond to. What was asked is asked anew.
    pub(crate) fn deal(&mut self, seat: Seat, item: Item, scribe: &mut impl Scribe<Event>) {
        match item.thing() {
            Thing::Give(to, gold) => self.give(seat, to, gold, scribe),
            Thing::OfferForPeace(to, gold) => {
                self.make_offer(seat, to, gold, Word::Peace, scribe);
            }
            Thing::OfferForChallenge(to, against, gold) => {
                self.make_offer(seat, to, gold, Word::Challenge(against), scribe);
            }
            Thing::TakeOffer(from, to) => self.take_offer(from, to, scribe),
            Thing::RefuseOffer(from, to) => self.end_offer(from, to, Untaken::Refused, scribe),
            Thing::WithdrawOffer(to) => self.end_offer(seat, to, Untaken::Withdrawn, scribe),
            other => unreachable!("{other:?} is no deal"),
        }
    }

    fn give(&mut self, from: Seat, to: Seat, gold: u8, scribe: &mut impl Scribe<Event>) {
        self.player_mut(from).gold -= gold;
        let player = self.player_mut(to);
        player.gold = player.gold.saturating_add(gold);
        self.changed(watch::GOLD);
        scribe.note(|| Event::GoldGiven { from, to, gold });
    }

    fn make_offer(
        &mut self,
        from: Seat,
        to: Seat,
        gold: u8,
        word: Word,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.deals.offers.retain(|offer| (offer.from, offer.to) != (from, to));
        self.deals.offers.push(Offer { from, to, gold, word, stands: true });
        scribe.note(|| Event::GoldOffered { from, to, gold, word });
    }

    /// The gold is paid in advance, and the promise is given for it (`variant.littlefinger.advance`).
    fn take_offer(&mut self, from: Seat, to: Seat, scribe: &mut impl Scribe<Event>) {
        let Offer { gold, word, .. } = *self.offer_of(from, to).expect("it stands");
        self.deals.offers.retain(|offer| (offer.from, offer.to) != (from, to));
        self.give(from, to, gold, scribe);
        self.deals.promises.push(Promise { by: to, to: from, word });
        scribe.note(|| Event::Promised { by: to, to: from, word });
    }

    fn end_offer(&mut self, from: Seat, to: Seat, how: Untaken, scribe: &mut impl Scribe<Event>) {
        let mut offers = self.deals.offers.iter_mut();
        let offer = offers.find(|offer| (offer.from, offer.to) == (from, to));
        offer.expect("it stands").stands = false;
        scribe.note(|| Event::OfferEnded { from, to, how });
    }

    /// Offers last no longer than the phase they were made in (`variant.littlefinger.conduct`).
    pub(crate) fn end_offers(&mut self, scribe: &mut impl Scribe<Event>) {
        let offers = std::mem::take(&mut self.deals.offers);
        for Offer { from, to, .. } in offers.iter().filter(|offer| offer.stands).copied() {
            scribe.note(|| Event::OfferEnded { from, to, how: Untaken::Lapsed });
        }
    }

    /// A challenge keeps promises and breaks others; neither changes anything.
    pub(crate) fn note_promises(
        &mut self,
        by: Seat,
        target: Seat,
        scribe: &mut impl Scribe<Event>,
    ) {
        let is_told = |promise: &Promise| {
            promise.by == by
                && match promise.word {
                    Word::Peace => promise.to == target,
                    Word::Challenge(against) => against == target,
                }
        };
        for Promise { by, to, word } in self.deals.promises.iter().copied().filter(is_told) {
            scribe.note(|| Event::PromiseEnded { by, to, word, kept: word != Word::Peace });
        }
        self.deals.promises.retain(|promise| !is_told(promise));
    }

    /// With the round every promise is kept or broken.
    pub(crate) fn end_promises(&mut self, scribe: &mut impl Scribe<Event>) {
        let promises = std::mem::take(&mut self.deals.promises);
        for Promise { by, to, word } in promises.iter().copied() {
            scribe.note(|| Event::PromiseEnded { by, to, word, kept: word == Word::Peace });
        }
    }
}

/// The offer as a thing to pick.
fn offered(to: Seat, gold: u8, word: Word) -> Thing {
    match word {
        Word::Peace => Thing::OfferForPeace(to, gold),
        Word::Challenge(against) => Thing::OfferForChallenge(to, against, gold),
    }
}

impl Step {
    /// Whether somebody is in the middle of a payment: what he has was reckoned with when it began.
    fn is_payment(&self) -> bool {
        match self {
            Step::Payment(_)
            | Step::Marshalling(MarshallingStep::Host { .. } | MarshallingStep::Enter { .. }) => {
                true
            }
            Step::Marshalling(
                MarshallingStep::Turn { .. }
                | MarshallingStep::Income(_)
                | MarshallingStep::EndTurn(_),
            )
            | Step::Setup(_)
            | Step::Round(_)
            | Step::Plot(_)
            | Step::Challenge(_)
            | Step::Window(_)
            | Step::Ability(_)
            | Step::Removal(_)
            | Step::Power(_) => false,
        }
    }
}

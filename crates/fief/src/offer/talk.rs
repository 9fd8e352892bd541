//! Private talks: a Diplomacy marker lets some Players exchange gold and cards unseen.
//!
//! A talk lasts a few minutes a marker. In each of them, beginning with the one who spent the marker,
//! every member may make a proposal to another member, who accepts or refuses. It ends before its
//! time when for a minute nobody has anything to propose.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Scribe, Seat, Seats};

use super::OfferStep;
use crate::ask::Ask;
use crate::deck::{Back, Card};
use crate::event::{Event, Table};
use crate::flow::{Given, Question, Step};
use crate::item::{Deal, Item};
use crate::state::Fief;
use crate::stock::HAND_MAX;

/// The most gold that can be asked for where purses are hidden.
const GOLD_ASKED_MAX: u16 = 99;
/// Gold per marker in the Diplomacy variant.
pub(crate) const GOLD_PER_MARKER: u16 = 3;

/// Minutes of a talk per marker.
const MINUTES_PER_MARKER: u8 = 3;

/// A talk half-way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TalkStep {
    /// Whom the Player invites.
    Invite(Seat),
    /// The member at this place, counted from who invited, may propose something to another.
    Member(u8),
    /// What the member at this place proposes.
    Terms(u8),
    /// How much gold he offers.
    OfferGold(u8),
    /// How much gold he asks for.
    AskGold(u8),
    /// Which card he offers.
    OfferCard(u8),
    /// Which card he asks for.
    AskCard(u8),
    /// The other agrees or not.
    Answer(u8),
}

/// The talk in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Talk {
    /// Who spent the first marker.
    pub(crate) by: Option<Seat>,
    /// Who talks.
    pub(crate) members: Seats,
    /// Markers spent.
    pub(crate) markers: u8,
    /// Minutes still to come after this one.
    pub(crate) minutes: u8,
    /// Whether anybody has proposed something in this minute.
    pub(crate) lively: bool,
    /// Gold that has changed hands.
    pub(crate) moved: u16,
    /// What is proposed.
    pub(crate) proposal: Proposal,
}

/// A proposal: what one member gives another and what he asks in return.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Proposal {
    /// Who proposes.
    pub(crate) from: Option<Seat>,
    /// To whom.
    pub(crate) to: Option<Seat>,
    /// Gold he gives.
    pub(crate) gold: u16,
    /// Gold he asks for.
    pub(crate) asked_gold: u16,
    /// The place in his hand of the card he gives.
    pub(crate) card: Option<u8>,
    /// The card he asks for.
    pub(crate) asked_card: Option<Card>,
    /// Whether it has been made, and the others know it.
    pub(crate) made: bool,
}

impl Fief {
    /// The member of the talk at this place.
    fn member(&self, place: u8) -> Option<Seat> {
        let talk = &self.offers.talk;
        let from = talk.by?;
        let mut members = from.clockwise(self.seats).filter(|seat| talk.members.has(*seat));
        members.nth(usize::from(place))
    }

    /// Whether the Player takes part in a talk in which a card was offered to him or his fellows.
    pub(crate) fn knows_offered_card(&self, seat: Seat) -> Option<Seat> {
        let talk = &self.offers.talk;
        let known = talk.members.has(seat) && talk.proposal.made && talk.proposal.card.is_some();
        talk.proposal.from.filter(|_| known).or_else(|| self.knows_promised_card(seat))
    }

    pub(crate) fn enter_talk(&mut self, step: TalkStep, scribe: &mut impl Scribe<Event>) {
        let asking = Step::Offer(OfferStep::Talk(step));
        match step {
            TalkStep::Invite(seat) => {
                self.put_some(asking, seat, Ask::ChoosePlayer, 0..=usize::from(self.seats) - 1);
                for other in self.turn_order().filter(|other| *other != seat) {
                    self.offer(Item::Player(other));
                }
            }
            TalkStep::Member(place) => self.ask_talker(place, scribe),
            TalkStep::Terms(place) => self.ask_talk_terms(place),
            TalkStep::OfferGold(place) => {
                let seat = self.member(place).expect("a member proposes");
                let most = self.gold_to_offer(seat);
                self.put_amount(asking, seat, Ask::ChooseAmount, 1..=most);
            }
            TalkStep::AskGold(place) => {
                let seat = self.member(place).expect("a member proposes");
                let most = self.gold_to_ask();
                self.put_amount(asking, seat, Ask::ChooseAmount, 1..=most);
            }
            TalkStep::OfferCard(place) => {
                let seat = self.member(place).expect("a member proposes");
                self.put(asking, seat, Ask::ChooseCard);
                self.offer_hand(seat);
            }
            TalkStep::AskCard(place) => {
                let seat = self.member(place).expect("a member proposes");
                self.put(asking, seat, Ask::ChooseCard);
                for card in Card::ALL.into_iter().filter(|card| card.back() != Back::Black) {
                    self.offer(Item::Card(card));
                }
            }
            TalkStep::Answer(_) => {
                let to = self.offers.talk.proposal.to.expect("a proposal is made to somebody");
                self.put(asking, to, Ask::AnswerExchange);
                self.offer(Item::No);
                if self.can_agree(to) {
                    self.offer(Item::Yes);
                }
            }
        }
    }

    /// Asks the next member; after the last another minute begins, or the talk ends.
    fn ask_talker(&mut self, place: u8, scribe: &mut impl Scribe<Event>) {
        let Some(seat) = self.member(place) else {
            let talk = &mut self.offers.talk;
            if talk.minutes > 0 && std::mem::take(&mut talk.lively) {
                talk.minutes -= 1;
                return self.then(Step::Offer(OfferStep::Talk(TalkStep::Member(0))));
            }
            let members = self.offers.talk.members;
            self.offers.talk = Talk::default();
            return scribe.note(|| Table::DiplomacyEnded { members }.into());
        };
        let asking = Step::Offer(OfferStep::Talk(TalkStep::Member(place)));
        self.put(asking, seat, Ask::PrivateExchange);
        self.offer(Item::Deal(Deal::Leave));
        for other in self.offers.talk.members.iter().filter(|other| *other != seat) {
            self.offer(Item::Player(other));
        }
        if self.player(seat).diplomacy > 0 {
            self.offer(Item::Deal(Deal::Extend));
        }
    }

    fn ask_talk_terms(&mut self, place: u8) {
        let seat = self.member(place).expect("a member proposes");
        let proposal = self.offers.talk.proposal;
        self.put(Step::Offer(OfferStep::Talk(TalkStep::Terms(place))), seat, Ask::PrivateExchange);
        self.offer(Item::Deal(Deal::Leave));
        if proposal.gold == 0 && self.gold_to_offer(seat) > 0 {
            self.offer(Item::Deal(Deal::OfferGold));
        }
        if proposal.asked_gold == 0 && self.gold_to_ask() > 0 {
            self.offer(Item::Deal(Deal::AskGold));
        }
        if proposal.card.is_none() && !self.player(seat).hand.is_empty() {
            self.offer(Item::Deal(Deal::OfferCard));
        }
        let to = proposal.to.expect("a proposal is made to somebody");
        if proposal.asked_card.is_none() && !self.player(to).hand.is_empty() {
            self.offer(Item::Deal(Deal::AskCard));
        }
        if self.can_propose() {
            self.offer(Item::Deal(Deal::Propose));
        }
    }

    /// Something changes hands, and nobody ends up with more than three cards.
    fn can_propose(&self) -> bool {
        let proposal = self.offers.talk.proposal;
        let (Some(from), Some(to)) = (proposal.from, proposal.to) else { return false };
        let gives = usize::from(proposal.card.is_some());
        let takes = usize::from(proposal.asked_card.is_some());
        let something = proposal.gold + proposal.asked_gold > 0 || gives + takes > 0;
        something
            && self.player(from).hand.len() + takes <= HAND_MAX + gives
            && self.player(to).hand.len() + gives <= HAND_MAX + takes
    }

    /// Gold that may still change hands in this talk.
    fn gold_left(&self) -> u16 {
        let talk = &self.offers.talk;
        if !self.variants.diplomacy {
            return u16::MAX;
        }
        let planned = talk.moved + talk.proposal.gold + talk.proposal.asked_gold;
        (GOLD_PER_MARKER * u16::from(talk.markers)).saturating_sub(planned)
    }

    fn gold_to_offer(&self, seat: Seat) -> u16 {
        self.player(seat).gold.min(self.gold_left())
    }

    fn gold_to_ask(&self) -> u16 {
        let to = self.offers.talk.proposal.to.expect("a proposal is made to somebody");
        let purse = if self.variants.hidden_gold { GOLD_ASKED_MAX } else { self.player(to).gold };
        purse.min(self.gold_left())
    }

    fn can_agree(&self, to: Seat) -> bool {
        let proposal = self.offers.talk.proposal;
        let player = self.player(to);
        player.gold >= proposal.asked_gold
            && proposal.asked_card.is_none_or(|card| player.hand.contains(&card))
    }

    pub(crate) fn answer_talk(
        &mut self,
        step: TalkStep,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let seat = question.seat;
        let next = |step: TalkStep| Step::Offer(OfferStep::Talk(step));
        match (step, given) {
            (TalkStep::Invite(_), Given::Some(items)) => self.begin_talk(seat, items, scribe),
            (TalkStep::Member(place), Given::One(Item::Player(to))) => {
                self.offers.talk.proposal =
                    Proposal { from: Some(seat), to: Some(to), ..Proposal::default() };
                self.then(next(TalkStep::Terms(place)));
            }
            (TalkStep::Member(place), Given::One(Item::Deal(Deal::Extend))) => {
                self.players[seat.index()].diplomacy -= 1;
                self.offers.talk.markers += 1;
                self.offers.talk.minutes += MINUTES_PER_MARKER;
                self.offers.talk.lively = true;
                scribe.note(|| Table::DiplomacyExtended { seat }.into());
                self.then(next(TalkStep::Member(place)));
            }
            (TalkStep::Member(place) | TalkStep::Terms(place), Given::One(Item::Deal(deal))) => {
                self.answer_talk_terms(place, deal, scribe);
            }
            (TalkStep::OfferGold(place), Given::Amount(_)) => {
                self.offers.talk.proposal.gold = given.amount();
                self.then(next(TalkStep::Terms(place)));
            }
            (TalkStep::AskGold(place), Given::Amount(_)) => {
                self.offers.talk.proposal.asked_gold = given.amount();
                self.then(next(TalkStep::Terms(place)));
            }
            (TalkStep::OfferCard(place), Given::One(Item::Held { place: at, .. })) => {
                self.offers.talk.proposal.card = Some(at);
                self.then(next(TalkStep::Terms(place)));
            }
            (TalkStep::AskCard(place), Given::One(Item::Card(card))) => {
                self.offers.talk.proposal.asked_card = Some(card);
                self.then(next(TalkStep::Terms(place)));
            }
            (TalkStep::Answer(place), Given::One(answer)) => {
                if answer == Item::Yes {
                    self.exchange(scribe);
                }
                self.offers.talk.proposal = Proposal::default();
                self.then(next(TalkStep::Member(place + 1)));
            }
            (step, given) => unreachable!("{step:?} does not offer {given:?}"),
        }
    }

    fn begin_talk(&mut self, seat: Seat, items: &[Item], scribe: &mut impl Scribe<Event>) {
        let mut members = Seats::only(seat);
        for item in items {
            if let Item::Player(other) = item {
                members.insert(*other);
            }
        }
        if members.len() < 2 {
            return;
        }
        self.players[seat.index()].diplomacy -= 1;
        let minutes = MINUTES_PER_MARKER - 1;
        self.offers.talk = Talk { by: Some(seat), members, markers: 1, minutes, ..Talk::default() };
        let mut invited = members;
        invited.remove(seat);
        scribe.note(|| Table::DiplomacyStarted { seat, members: invited }.into());
        self.then(Step::Offer(OfferStep::Talk(TalkStep::Member(0))));
    }

    fn answer_talk_terms(&mut self, place: u8, deal: Deal, scribe: &mut impl Scribe<Event>) {
        let step = match deal {
            Deal::OfferGold => TalkStep::OfferGold(place),
            Deal::AskGold => TalkStep::AskGold(place),
            Deal::OfferCard => TalkStep::OfferCard(place),
            Deal::AskCard => TalkStep::AskCard(place),
            Deal::Propose => {
                self.offers.talk.proposal.made = true;
                self.offers.talk.lively = true;
                self.tell_proposal(scribe);
                TalkStep::Answer(place)
            }
            Deal::Leave | Deal::Extend | Deal::Counter => {
                self.offers.talk.proposal = Proposal::default();
                TalkStep::Member(place + 1)
            }
        };
        self.then(Step::Offer(OfferStep::Talk(step)));
    }

    /// The card a proposal offers.
    pub(crate) fn offered_card(&self) -> Option<Card> {
        let proposal = self.offers.talk.proposal;
        let (from, place) = (proposal.from?, proposal.card?);
        self.player(from).hand.get(usize::from(place)).copied()
    }

    fn tell_proposal(&self, scribe: &mut impl Scribe<Event>) {
        let talk = self.offers.talk;
        let proposal = talk.proposal;
        let (Some(from), Some(to)) = (proposal.from, proposal.to) else { return };
        let card = self.offered_card();
        scribe.note(|| {
            Table::ExchangeProposed {
                from,
                to,
                members: talk.members,
                gold: proposal.gold,
                card,
                asked_gold: proposal.asked_gold,
                asked_card: proposal.asked_card,
            }
            .into()
        });
    }

    /// The proposal is carried out, unseen by the others.
    fn exchange(&mut self, scribe: &mut impl Scribe<Event>) {
        let proposal = self.offers.talk.proposal;
        let (Some(from), Some(to)) = (proposal.from, proposal.to) else { return };
        let given: Row<Card, 1> = self.offered_card().into_iter().collect();
        for (giver, taker, amount) in [(from, to, proposal.gold), (to, from, proposal.asked_gold)] {
            if amount > 0 {
                self.move_gold(giver, taker, amount);
                self.offers.talk.moved += amount;
                let amount = Some(amount);
                scribe.note(|| Table::GoldExchanged { from: giver, to: taker, amount }.into());
            }
        }
        // Both cards leave the hands before either arrives, so that full hands can exchange.
        let asked = proposal.asked_card;
        given.iter().for_each(|card| self.take_from_hand(from, *card));
        asked.iter().for_each(|card| self.take_from_hand(to, *card));
        for (giver, taker, card) in [(from, to, given.first().copied()), (to, from, asked)] {
            if let Some(card) = card {
                self.players[taker.index()].hand.push(card);
                let card = Some(card);
                scribe.note(|| Table::CardGiven { from: giver, to: taker, card }.into());
            }
        }
    }
}

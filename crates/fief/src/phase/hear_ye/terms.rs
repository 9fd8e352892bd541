//! The terms of a marriage: gold and cards, counter-offers.

use tabletop::{Scribe, Seat};

use super::marriage::{Courting, Terms, wedding_debt};
use super::{HearYeStep, Payer};
use crate::ask::Ask;
use crate::deck::{Back, Card};
use crate::event::{Court, Event};
use crate::flow::Step;
use crate::item::{Deal, Item};
use crate::offer::talk::GOLD_PER_MARKER;
use crate::state::Fief;
use crate::stock::HAND_MAX;

/// The most gold anybody can name while treasuries are hidden.
const GOLD_NAMED_MAX: u16 = 99;

impl Fief {
    /// The two Players of the proposal: who proposed, and who answers.
    pub(super) fn parties(&self) -> (Seat, Seat) {
        (self.owner(self.courting.own), self.owner(self.courting.other))
    }

    /// Which of the two has a Diplomacy marker to spend on cards or, in the variant, gold.
    pub(super) fn marker_spender(&self, courting: &Courting) -> Option<Seat> {
        let mut both = [courting.own, courting.other].into_iter().map(|noble| self.owner(noble));
        both.find(|seat| self.player(*seat).diplomacy > 0)
    }

    pub(super) fn gold_allowed(&self, courting: &Courting) -> bool {
        !self.variants.diplomacy || self.marker_spender(courting).is_some()
    }

    /// The most gold the Player could be asked to pay beside his debt, as far as `by` can see.
    pub(super) fn dowry_max(&self, courting: &Courting, payer: Payer, by: Payer) -> u16 {
        let noble = if payer == Payer::Proposer { courting.own } else { courting.other };
        let most = if self.variants.diplomacy { GOLD_PER_MARKER } else { GOLD_NAMED_MAX };
        if payer != by && self.variants.hidden_gold {
            return most;
        }
        let purse = self.player(self.owner(noble)).gold.saturating_sub(wedding_debt(noble));
        if self.variants.diplomacy { purse.min(most) } else { purse }
    }

    /// Whether the proposer may add a card of his to the terms.
    pub(super) fn can_offer_card(&self, courting: &Courting) -> bool {
        let any = !self.player(self.owner(courting.own)).hand.is_empty();
        any && courting.card.is_none() && self.marker_spender(courting).is_some()
    }

    /// Whether the proposer may ask for a card of the other Player.
    pub(super) fn can_ask_card(&self, courting: &Courting) -> bool {
        let any = !self.player(self.owner(courting.other)).hand.is_empty();
        any && courting.asked.is_none() && self.marker_spender(courting).is_some()
    }

    /// Whether nobody ends up with more than three cards.
    pub(crate) fn fits_hands(&self) -> bool {
        let (one, two) = self.parties();
        let gives = usize::from(self.courting.card.is_some());
        let takes = usize::from(self.courting.asked.is_some());
        self.player(one).hand.len() + takes <= HAND_MAX + gives
            && self.player(two).hand.len() + gives <= HAND_MAX + takes
    }

    /// Whether the Player to whom it was proposed holds the card he is asked for.
    pub(crate) fn has_card_asked(&self) -> bool {
        let (_, two) = self.parties();
        self.courting.asked.is_none_or(|card| self.player(two).hand.contains(&card))
    }

    /// Whose hand this Player knows because a card of it was promised to him for a marriage.
    pub(crate) fn knows_promised_card(&self, seat: Seat) -> Option<Seat> {
        let (one, two) = self.suitors()?;
        (self.courting.card.is_some() && two == seat).then_some(one)
    }

    /// Who has proposed a marriage to whom, while it waits for an answer.
    pub(crate) fn suitors(&self) -> Option<(Seat, Seat)> {
        let made = matches!(self.pending.last(), Some(Step::HearYe(HearYeStep::Answer(_))));
        made.then(|| self.parties())
    }

    /// The proposal as it stands.
    pub(super) const fn terms(&self) -> Terms {
        let Courting { own, other, gold, card, asked, .. } = self.courting;
        Terms { own, other, gold, card, asked }
    }

    /// Whether these terms have not been declined yet; a counter-offer differs from the proposal.
    fn is_anew(&self) -> bool {
        let declined = &self.courting.declined;
        if self.courting.counter {
            let proposal = declined.last().expect("a counter-offer answers a proposal");
            return !(self.terms().are_bare() && proposal.are_bare());
        }
        !declined.contains(&self.terms())
    }

    pub(super) fn ask_terms(&mut self, place: u8) {
        let (seat, _) = self.parties();
        self.put(Step::HearYe(HearYeStep::Terms(place)), seat, Ask::MarriageTerms);
        let deal = if self.is_anew() && self.fits_hands() { Deal::Propose } else { Deal::Leave };
        self.offer(Item::Deal(deal));
        if self.courting.gold == 0 && self.gold_allowed(&self.courting) {
            if self.dowry_max(&self.courting, Payer::Proposer, Payer::Proposer) > 0 {
                self.offer(Item::Deal(Deal::OfferGold));
            }
            if self.dowry_max(&self.courting, Payer::Other, Payer::Proposer) > 0 {
                self.offer(Item::Deal(Deal::AskGold));
            }
        }
        if self.can_offer_card(&self.courting) {
            self.offer(Item::Deal(Deal::OfferCard));
        }
        if self.can_ask_card(&self.courting) {
            self.offer(Item::Deal(Deal::AskCard));
        }
    }

    pub(super) fn answer_terms(
        &mut self,
        seat: Seat,
        place: u8,
        answer: Item,
        scribe: &mut impl Scribe<Event>,
    ) {
        match answer {
            Item::Deal(Deal::OfferGold) => {
                self.then(Step::HearYe(HearYeStep::TermsGold(place, Payer::Proposer)));
            }
            Item::Deal(Deal::AskGold) => {
                self.then(Step::HearYe(HearYeStep::TermsGold(place, Payer::Other)));
            }
            Item::Deal(Deal::OfferCard) => self.then(Step::HearYe(HearYeStep::TermsCard(place))),
            Item::Deal(Deal::AskCard) => self.then(Step::HearYe(HearYeStep::TermsAskCard(place))),
            Item::Deal(Deal::Leave) if self.courting.counter => self.decline(seat, place, scribe),
            // Who has nothing new to propose lets it be; it counts as declined.
            Item::Deal(Deal::Leave) => {
                self.courting.declined.push(self.terms());
                self.then(Step::HearYe(HearYeStep::Propose(place)));
            }
            _ => {
                self.tell_terms(seat, scribe);
                self.then(Step::HearYe(HearYeStep::Answer(place)));
            }
        }
    }

    fn tell_terms(&self, by: Seat, scribe: &mut impl Scribe<Event>) {
        let Courting { own, other, gold, card, asked, counter, .. } = self.courting;
        let (_, to) = self.parties();
        if counter {
            scribe.note(|| Court::CounterOffered { by, gold }.into());
        } else {
            scribe.note(|| Court::MarriageProposed { by, own, other, gold }.into());
        }
        if let Some(place) = card {
            let card = self.player(by).hand.get(usize::from(place)).copied();
            scribe.note(|| Court::CardPromised { by, to, card }.into());
        }
        if asked.is_some() {
            scribe.note(|| Court::CardAsked { by, of: to, card: asked }.into());
        }
    }

    pub(super) fn ask_terms_gold(&mut self, place: u8, payer: Payer) {
        let most = self.dowry_max(&self.courting, payer, Payer::Proposer);
        let (seat, _) = self.parties();
        let step = Step::HearYe(HearYeStep::TermsGold(place, payer));
        self.put_amount(step, seat, Ask::MarriageTerms, 1..=most);
    }

    pub(super) fn answer_terms_gold(&mut self, place: u8, payer: Payer, amount: u16) {
        self.courting.gold = signed(payer, amount);
        self.then(Step::HearYe(HearYeStep::Terms(place)));
    }

    pub(super) fn ask_terms_card(&mut self, place: u8) {
        let (seat, _) = self.parties();
        let hand = self.player(seat).hand;
        self.put(Step::HearYe(HearYeStep::TermsCard(place)), seat, Ask::MarriageTerms);
        for (place, card) in hand.iter().enumerate() {
            self.offer(Item::Held { place: place as u8, card: *card });
        }
    }

    /// Any card that can be in a hand may be asked for.
    pub(super) fn ask_card_in_return(&mut self, place: u8) {
        let (seat, _) = self.parties();
        self.put(Step::HearYe(HearYeStep::TermsAskCard(place)), seat, Ask::MarriageTerms);
        for card in Card::ALL.into_iter().filter(|card| card.back() != Back::Black) {
            self.offer(Item::Card(card));
        }
    }

    pub(super) fn answer_terms_card(&mut self, place: u8, answer: Item) {
        match answer {
            Item::Held { place: held, .. } => self.courting.card = Some(held),
            Item::Card(card) => self.courting.asked = Some(card),
            other => unreachable!("{other:?} is no card of the terms"),
        }
        self.then(Step::HearYe(HearYeStep::Terms(place)));
    }

    /// Whether a Player of the proposal can pay what the wedding costs him.
    fn can_pay(&self, payer: Payer) -> bool {
        let Courting { own, other, gold, .. } = self.courting;
        let (noble, dowry) = match payer {
            Payer::Proposer => (own, gold.max(0).unsigned_abs()),
            Payer::Other => (other, gold.min(0).unsigned_abs()),
        };
        self.player(self.owner(noble)).gold >= wedding_debt(noble) + dowry
    }

    /// A proposal may be answered with a counter-offer, that one only with yes or no.
    pub(super) fn ask_answer(&mut self, place: u8) {
        let (_, seat) = self.parties();
        let Courting { own, other, counter, .. } = self.courting;
        let ask = if counter { Ask::AnswerCounterOffer } else { Ask::AnswerMarriage };
        self.put(Step::HearYe(HearYeStep::Answer(place)), seat, ask);
        self.offer(Item::No);
        if self.has_card_asked() && self.can_pay(Payer::Other) {
            self.offer(Item::Yes);
        }
        // Who cannot pay his own side of the wedding has nothing to offer either.
        let pays_debt = self.player(seat).gold >= wedding_debt(other);
        if !counter && pays_debt && (!self.terms().are_bare() || self.has_terms(other, own)) {
            self.offer(Item::Deal(Deal::Counter));
        }
    }

    pub(super) fn answer_marriage(
        &mut self,
        seat: Seat,
        place: u8,
        answer: Item,
        scribe: &mut impl Scribe<Event>,
    ) {
        if answer == Item::Yes {
            return self.wed(place, scribe);
        }
        if !self.courting.counter {
            self.courting.declined.push(self.terms());
        }
        if answer == Item::Deal(Deal::Counter) {
            self.courting = self.courting.countered();
            return self.then(Step::HearYe(HearYeStep::Terms(place)));
        }
        self.decline(seat, place, scribe);
    }
}

fn signed(payer: Payer, amount: u16) -> i16 {
    match payer {
        Payer::Proposer => amount as i16,
        Payer::Other => -(amount as i16),
    }
}

//! Marriages and annulments: proposals with their terms, counter-offers, weddings.

use serde::{Deserialize, Serialize};
use tabletop::{Row, RuleId, Scribe, Seat};

use super::{HearYeStep, Payer};
use crate::ask::Ask;
use crate::event::{Court, Event, Table};
use crate::flow::Step;
use crate::item::{Deal, Item};
use crate::noble::{Attribute, NobleId};
use crate::rule;
use crate::state::Fief;
use crate::stock::HAND_MAX;
use crate::title::{Master, Title};

/// What the House of a Noble who is hard to marry pays.
const HARD_TO_MARRY: u16 = 2;
/// The most gold anybody can name while treasuries are hidden.
const GOLD_NAMED_MAX: u16 = 99;

/// A proposal in progress, and what may not be repeated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Courting {
    /// The proposer's Noble.
    pub(crate) own: NobleId,
    /// The other Player's Noble.
    pub(crate) other: NobleId,
    /// Gold from the proposer to the other Player; negative the other way round.
    pub(crate) gold: i16,
    /// The place in the proposer's hand of a card he adds.
    pub(crate) card: Option<u8>,
    /// The couples that were declined to the Player whose turn it is.
    pub(crate) declined: Row<(NobleId, NobleId), 96>,
    /// The couples that were married this round.
    pub(crate) wed: Row<(NobleId, NobleId), 8>,
}

/// Why two Nobles cannot be married.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoMatch {
    /// Both belong to one Player.
    OneHouse,
    /// Two Lords or two Ladies.
    OneSex,
    /// The Player of the Noble has a marriage.
    Married(NobleId),
    /// The Noble can never marry.
    CannotMarry(NobleId),
    /// The Noble is a Brother of the Night's Watch.
    Brother(NobleId),
    /// The Noble has the Brother attribute, in a game without the Night's Watch.
    Sworn(NobleId),
    /// The House of the Noble cannot pay what it owes.
    CannotPay(NobleId),
    /// It was declined before.
    Declined,
    /// They were married to each other this round.
    Again,
}

impl NoMatch {
    /// The rule that stands in the way.
    pub(crate) const fn rule(self) -> RuleId {
        match self {
            NoMatch::OneHouse | NoMatch::OneSex => rule::MARRIAGE_WHO,
            NoMatch::Married(_) => rule::MARRIAGE_ONE_PER_PLAYER,
            NoMatch::CannotMarry(_) => rule::ATTRIBUTE_CANNOT_MARRY,
            NoMatch::Brother(_) => rule::MARRIAGE_BROTHER,
            NoMatch::Sworn(_) => rule::ATTRIBUTE_NIGHTS_WATCH,
            NoMatch::CannotPay(_) => rule::ATTRIBUTE_HARD_TO_MARRY,
            NoMatch::Declined | NoMatch::Again => rule::EFFECT_FINITE,
        }
    }
}

impl Fief {
    /// Why the two cannot be married, whatever the gold.
    pub(crate) fn no_match(&self, own: NobleId, other: NobleId) -> Option<NoMatch> {
        let (one, two) = (self.owner(own), self.owner(other));
        if one == two {
            return Some(NoMatch::OneHouse);
        }
        if own.is_lord() == other.is_lord() {
            return Some(NoMatch::OneSex);
        }
        for noble in [own, other] {
            let card = noble.card().attributes;
            if card.has(Attribute::CannotMarry) {
                return Some(NoMatch::CannotMarry(noble));
            }
            if self.noble(noble).holds(Title::Brother) {
                return Some(NoMatch::Brother(noble));
            }
            if card.has(Attribute::NightsWatchBrother) && !self.modules.nights_watch {
                return Some(NoMatch::Sworn(noble));
            }
            if self.marriage_of(self.owner(noble)).is_some() {
                return Some(NoMatch::Married(noble));
            }
        }
        if self.courting.wed.contains(&couple(own, other)) {
            return Some(NoMatch::Again);
        }
        let declined = self.courting.declined.contains(&(own, other));
        declined.then_some(NoMatch::Declined)
    }

    /// Why the Player cannot propose it: the above, or gold he or, in sight, the other lacks.
    pub(crate) fn no_proposal(&self, own: NobleId, other: NobleId) -> Option<NoMatch> {
        let poor = |noble: NobleId, seen: bool| {
            seen && self.player(self.owner(noble)).gold < wedding_debt(noble)
        };
        let other_seen = !self.variants.hidden_gold;
        self.no_match(own, other)
            .or_else(|| poor(own, true).then_some(NoMatch::CannotPay(own)))
            .or_else(|| poor(other, other_seen).then_some(NoMatch::CannotPay(other)))
    }

    /// The Player's Noble who is married.
    pub(crate) fn marriage_of(&self, seat: Seat) -> Option<NobleId> {
        let mut court = self.player(seat).court.iter().copied();
        court.find(|noble| self.noble(*noble).spouse.is_some())
    }

    /// Whether the marriage may be annulled: not a royal one of which an Heir was born.
    pub(crate) fn may_be_annulled(&self, noble: NobleId) -> bool {
        let spouse = self.noble(noble).spouse;
        let royal = |noble: NobleId| self.noble(noble).holds(Title::King);
        let of_king = royal(noble) || spouse.is_some_and(royal);
        spouse.is_some() && !(of_king && self.heir_of_marriage)
    }

    /// Annulments come first in a Player's turn, so that he can marry anew.
    pub(super) fn ask_annulment(&mut self, place: u8) {
        if place == self.seats {
            return;
        }
        let seat = self.in_order(place);
        let laws = self.holder(Title::Master(Master::Laws));
        let spouse = self.marriage_of(seat);
        let (Some(_), Some(spouse)) = (laws, spouse) else {
            return self.then(Step::HearYe(HearYeStep::Propose(place)));
        };
        self.put(Step::HearYe(HearYeStep::Annul(place)), seat, Ask::RequestAnnulment);
        self.offer(Item::Done);
        if self.may_be_annulled(spouse) {
            self.offer(Item::Noble(spouse));
        }
    }

    pub(super) fn answer_annul(
        &mut self,
        seat: Seat,
        place: u8,
        answer: Item,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.then(Step::HearYe(HearYeStep::Propose(place)));
        if let Item::Noble(noble) = answer {
            scribe.note(|| Court::AnnulmentAsked { by: seat, noble }.into());
            self.then(Step::HearYe(HearYeStep::AnswerAnnulment(noble)));
        }
    }

    pub(super) fn ask_master_of_laws(&mut self, noble: NobleId) {
        let laws = self.holder_seat(Title::Master(Master::Laws)).expect("he was asked for it");
        let step = Step::HearYe(HearYeStep::AnswerAnnulment(noble));
        self.put_yes_no(step, laws, Ask::AnswerAnnulment(noble));
    }

    pub(super) fn answer_annulment(
        &mut self,
        seat: Seat,
        noble: NobleId,
        agreed: bool,
        scribe: &mut impl Scribe<Event>,
    ) {
        if agreed {
            self.end_marriage(noble, scribe);
        } else {
            scribe.note(|| Court::AnnulmentRefused { by: seat }.into());
        }
    }

    /// Whether the Player is asked depends on what everybody sees; which couples he can pay for
    /// does not matter for that.
    pub(super) fn ask_proposal(&mut self, place: u8) {
        let seat = self.in_order(place);
        let mut couples: Row<(NobleId, NobleId), 96> = Row::new();
        let mut asked = false;
        if self.marriage_of(seat).is_none() {
            for own in &self.player(seat).court {
                for other in self.all_nobles() {
                    if self.no_match(*own, other).is_none() {
                        asked = true;
                        if self.no_proposal(*own, other).is_none() {
                            couples.push((*own, other));
                        }
                    }
                }
            }
        }
        if !asked {
            self.courting.declined.clear();
            return self.then(Step::HearYe(HearYeStep::Annul(place + 1)));
        }
        self.put(Step::HearYe(HearYeStep::Propose(place)), seat, Ask::ProposeMarriage);
        self.offer(Item::Done);
        couples.iter().for_each(|(own, other)| self.offer(Item::Match(*own, *other)));
    }

    pub(super) fn answer_proposal(&mut self, place: u8, answer: Item) {
        if let Item::Match(own, other) = answer {
            self.courting = Courting { own, other, gold: 0, card: None, ..self.courting };
            self.then(Step::HearYe(HearYeStep::Terms(place)));
        } else {
            self.courting.declined.clear();
            self.then(Step::HearYe(HearYeStep::Annul(place + 1)));
        }
    }

    /// The two Players of the proposal: who proposed, and who answers.
    fn parties(&self) -> (Seat, Seat) {
        (self.owner(self.courting.own), self.owner(self.courting.other))
    }

    /// Whether one of the two has a Diplomacy marker to spend on cards or, in the variant, gold.
    fn marker_spender(&self) -> Option<Seat> {
        let (one, two) = self.parties();
        [one, two].into_iter().find(|seat| self.player(*seat).diplomacy > 0)
    }

    fn gold_allowed(&self) -> bool {
        !self.variants.diplomacy || self.marker_spender().is_some()
    }

    /// The most gold the Player could be asked to pay beside his debt, as far as `by` can see.
    fn dowry_max(&self, payer: Payer, by: Payer) -> u16 {
        let Courting { own, other, .. } = self.courting;
        let noble = if payer == Payer::Proposer { own } else { other };
        if payer != by && self.variants.hidden_gold {
            return GOLD_NAMED_MAX;
        }
        self.player(self.owner(noble)).gold.saturating_sub(wedding_debt(noble))
    }

    pub(super) fn ask_terms(&mut self, place: u8) {
        let (seat, other) = self.parties();
        let courting = self.courting;
        self.put(Step::HearYe(HearYeStep::Terms(place)), seat, Ask::MarriageTerms);
        self.offer(Item::Deal(Deal::Propose));
        if courting.gold == 0 && self.gold_allowed() {
            if self.dowry_max(Payer::Proposer, Payer::Proposer) > 0 {
                self.offer(Item::Deal(Deal::OfferGold));
            }
            if self.dowry_max(Payer::Other, Payer::Proposer) > 0 {
                self.offer(Item::Deal(Deal::AskGold));
            }
        }
        let room = self.player(other).hand.len() < HAND_MAX;
        let card = !self.player(seat).hand.is_empty() && courting.card.is_none();
        if room && card && self.marker_spender().is_some() {
            self.offer(Item::Deal(Deal::OfferCard));
        }
    }

    pub(super) fn answer_terms(
        &mut self,
        seat: Seat,
        place: u8,
        answer: Item,
        scribe: &mut impl Scribe<Event>,
    ) {
        let Courting { own, other, gold, card, .. } = self.courting;
        match answer {
            Item::Deal(Deal::OfferGold) => {
                self.then(Step::HearYe(HearYeStep::TermsGold(place, Payer::Proposer)));
            }
            Item::Deal(Deal::AskGold) => {
                self.then(Step::HearYe(HearYeStep::TermsGold(place, Payer::Other)));
            }
            Item::Deal(Deal::OfferCard) => self.then(Step::HearYe(HearYeStep::TermsCard(place))),
            _ => {
                scribe.note(|| Court::MarriageProposed { by: seat, own, other, gold }.into());
                if card.is_some() {
                    scribe.note(|| Court::CardPromised { by: seat }.into());
                }
                self.then(Step::HearYe(HearYeStep::Answer(place)));
            }
        }
    }

    pub(super) fn ask_terms_gold(&mut self, place: u8, payer: Payer) {
        let most = self.dowry_max(payer, Payer::Proposer);
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

    pub(super) fn answer_terms_card(&mut self, place: u8, answer: Item) {
        if let Item::Held { place: held, .. } = answer {
            self.courting.card = Some(held);
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

    pub(super) fn ask_answer(&mut self, place: u8) {
        let (_, seat) = self.parties();
        self.put(Step::HearYe(HearYeStep::Answer(place)), seat, Ask::AnswerMarriage);
        self.offer(Item::No);
        if self.can_pay(Payer::Other) {
            self.offer(Item::Yes);
        }
        if self.gold_allowed() {
            if self.dowry_max(Payer::Proposer, Payer::Other) > 0 {
                self.offer(Item::Deal(Deal::AskGold));
            }
            if self.dowry_max(Payer::Other, Payer::Other) > 0 {
                self.offer(Item::Deal(Deal::OfferGold));
            }
        }
    }

    pub(super) fn answer_marriage(
        &mut self,
        seat: Seat,
        place: u8,
        answer: Item,
        scribe: &mut impl Scribe<Event>,
    ) {
        match answer {
            Item::Yes => self.wed(place, scribe),
            Item::Deal(Deal::AskGold) => {
                self.then(Step::HearYe(HearYeStep::CounterGold(place, Payer::Proposer)));
            }
            Item::Deal(Deal::OfferGold) => {
                self.then(Step::HearYe(HearYeStep::CounterGold(place, Payer::Other)));
            }
            _ => self.decline(seat, place, scribe),
        }
    }

    pub(super) fn ask_counter_gold(&mut self, place: u8, payer: Payer) {
        let most = self.dowry_max(payer, Payer::Other);
        let (_, seat) = self.parties();
        let step = Step::HearYe(HearYeStep::CounterGold(place, payer));
        self.put_amount(step, seat, Ask::AnswerMarriage, 1..=most);
    }

    pub(super) fn answer_counter_gold(
        &mut self,
        seat: Seat,
        place: u8,
        payer: Payer,
        amount: u16,
        scribe: &mut impl Scribe<Event>,
    ) {
        let gold = signed(payer, amount);
        self.courting.gold = gold;
        scribe.note(|| Court::CounterOffered { by: seat, gold }.into());
        self.then(Step::HearYe(HearYeStep::AnswerCounter(place)));
    }

    /// A counter-offer is answered with yes or no only.
    pub(super) fn ask_answer_to_counter(&mut self, place: u8) {
        let (seat, _) = self.parties();
        self.put(Step::HearYe(HearYeStep::AnswerCounter(place)), seat, Ask::AnswerCounterOffer);
        self.offer(Item::No);
        if self.can_pay(Payer::Proposer) {
            self.offer(Item::Yes);
        }
    }

    pub(super) fn answer_counter(
        &mut self,
        seat: Seat,
        place: u8,
        agreed: bool,
        scribe: &mut impl Scribe<Event>,
    ) {
        if agreed {
            self.wed(place, scribe);
        } else {
            self.decline(seat, place, scribe);
        }
    }

    fn decline(&mut self, seat: Seat, place: u8, scribe: &mut impl Scribe<Event>) {
        let Courting { own, other, .. } = self.courting;
        self.courting.declined.push((own, other));
        scribe.note(|| Court::MarriageDeclined { by: seat }.into());
        self.then(Step::HearYe(HearYeStep::Propose(place)));
    }

    /// The wedding: what was agreed is paid, the Players are allied, a King's wife is Queen.
    fn wed(&mut self, place: u8, scribe: &mut impl Scribe<Event>) {
        let Courting { own, other, gold, card, .. } = self.courting;
        let (one, two) = self.parties();
        let (lord, lady) = if own.is_lord() { (own, other) } else { (other, own) };
        self.nobles[own.index()].spouse = Some(other);
        self.nobles[other.index()].spouse = Some(own);
        self.courting.wed.push(couple(own, other));
        self.courting.declined.clear();
        scribe.note(|| Court::MarriageMade { lord, lady }.into());
        if (card.is_some() || (gold != 0 && self.variants.diplomacy))
            && let Some(seat) = self.marker_spender()
        {
            self.players[seat.index()].diplomacy -= 1;
            scribe.note(|| Court::MarkerSpent { seat }.into());
        }
        for (from, to, amount) in [
            (one, two, wedding_debt(own)),
            (two, one, wedding_debt(other)),
            (one, two, gold.max(0).unsigned_abs()),
            (two, one, gold.min(0).unsigned_abs()),
        ] {
            if amount > 0 {
                self.move_gold(from, to, amount);
                scribe.note(|| Court::DowryPaid { from, to, amount }.into());
            }
        }
        if let Some(place) = card {
            let card = self.players[one.index()].hand.remove(usize::from(place));
            self.players[two.index()].hand.push(card);
            scribe.note(|| Table::CardGiven { from: one, to: two, card: Some(card) }.into());
        }
        if self.are_allied(one, two) {
            scribe.note(|| Court::AllianceFormed { one, other: two }.into());
        }
        self.make_queen(scribe);
        self.then_all(&[
            Step::HearYe(HearYeStep::Window),
            Step::HearYe(HearYeStep::Annul(place + 1)),
        ]);
    }
}

/// What the Noble's House pays for being hard to marry.
fn wedding_debt(noble: NobleId) -> u16 {
    if noble.card().attributes.has(Attribute::HardToMarry) { HARD_TO_MARRY } else { 0 }
}

fn signed(payer: Payer, amount: u16) -> i16 {
    match payer {
        Payer::Proposer => amount as i16,
        Payer::Other => -(amount as i16),
    }
}

/// The couple whoever proposed.
fn couple(one: NobleId, other: NobleId) -> (NobleId, NobleId) {
    (one.min(other), one.max(other))
}

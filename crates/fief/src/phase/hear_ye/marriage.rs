//! Marriages and annulments: who may marry whom, proposals, weddings.

use serde::{Deserialize, Serialize};
use tabletop::{LongRow, Row, RuleId, Scribe, Seat};

use super::{HearYeStep, Payer};
use crate::ask::Ask;
use crate::deck::Card;
use crate::event::{Court, Event, Table};
use crate::flow::Step;
use crate::item::Item;
use crate::noble::{Attribute, NobleId};
use crate::rule;
use crate::state::Fief;
use crate::stock::{IN_PLAY_MAX, NOBLES_MAX};
use crate::title::{Master, Title};

/// What the House of a Noble who is hard to marry pays.
const HARD_TO_MARRY: u16 = 2;

/// A proposal in progress, and what may not be repeated.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Courting {
    /// The proposer's Noble.
    pub(crate) own: NobleId,
    /// The other Player's Noble.
    pub(crate) other: NobleId,
    /// Gold from the proposer to the other Player; negative the other way round.
    pub(crate) gold: i16,
    /// The place in the proposer's hand of a card he adds.
    pub(crate) card: Option<u8>,
    /// The card he asks for.
    pub(crate) asked: Option<Card>,
    /// Whether it is the counter-offer of the Player to whom it was proposed first.
    pub(crate) counter: bool,
    /// The proposals of the Player whose turn it is that were declined.
    pub(crate) declined: LongRow<Terms, 16>,
    /// The couples that were married this round.
    pub(crate) wed: LongRow<(NobleId, NobleId), 4>,
}

impl Courting {
    /// A proposal to marry these two, without any terms so far.
    fn begun(&self, own: NobleId, other: NobleId) -> Courting {
        Courting { own, other, gold: 0, card: None, asked: None, counter: false, ..self.clone() }
    }

    /// The counter-offer to this proposal, without any terms so far: who was asked proposes now.
    pub(super) fn countered(&self) -> Courting {
        Courting { counter: true, ..self.begun(self.other, self.own) }
    }
}

/// A proposal with its terms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Terms {
    pub(super) own: NobleId,
    pub(super) other: NobleId,
    pub(super) gold: i16,
    pub(super) card: Option<u8>,
    pub(super) asked: Option<Card>,
}

impl Terms {
    /// Whether nothing changes hands.
    pub(super) const fn are_bare(&self) -> bool {
        self.gold == 0 && self.card.is_none() && self.asked.is_none()
    }
}

/// How often a Player proposes the same couple in one Phase, each time on other terms.
const PROPOSALS_MAX: usize = 3;

/// The most couples one Player could propose: each of his Nobles with each Noble in play.
const COUPLES_MAX: usize = NOBLES_MAX * IN_PLAY_MAX;

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
    /// It was declined often enough, or there are no other terms to propose it on.
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
        let often = self.times_declined(own, other) >= PROPOSALS_MAX;
        often.then_some(NoMatch::Declined)
    }

    /// How often the couple was declined in the turn of this Player.
    fn times_declined(&self, own: NobleId, other: NobleId) -> usize {
        let declined = self.courting.declined.iter();
        declined.filter(|terms| (terms.own, terms.other) == (own, other)).count()
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
            .or_else(|| {
                let again = self.times_declined(own, other) > 0;
                (again && !self.has_terms(own, other)).then_some(NoMatch::Declined)
            })
    }

    /// Whether the couple can be proposed on any other terms than none at all.
    pub(super) fn has_terms(&self, own: NobleId, other: NobleId) -> bool {
        let courting = self.courting.begun(own, other);
        let gold = |payer: Payer| self.dowry_max(&courting, payer, Payer::Proposer) > 0;
        self.can_offer_card(&courting)
            || self.can_ask_card(&courting)
            || self.gold_allowed(&courting) && (gold(Payer::Proposer) || gold(Payer::Other))
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
        let mut couples: Row<(NobleId, NobleId), COUPLES_MAX> = Row::new();
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
            self.courting = self.courting.begun(own, other);
            self.then(Step::HearYe(HearYeStep::Terms(place)));
        } else {
            self.courting.declined.clear();
            self.then(Step::HearYe(HearYeStep::Annul(place + 1)));
        }
    }

    pub(super) fn decline(&mut self, seat: Seat, place: u8, scribe: &mut impl Scribe<Event>) {
        scribe.note(|| Court::MarriageDeclined { by: seat }.into());
        self.then(Step::HearYe(HearYeStep::Propose(place)));
    }

    /// The wedding: what was agreed is paid, the Players are allied, a King's wife is Queen.
    pub(super) fn wed(&mut self, place: u8, scribe: &mut impl Scribe<Event>) {
        let Courting { own, other, gold, card, asked, .. } = self.courting;
        let (one, two) = self.parties();
        let (lord, lady) = if own.is_lord() { (own, other) } else { (other, own) };
        self.nobles[own.index()].spouse = Some(other);
        self.nobles[other.index()].spouse = Some(own);
        self.courting.wed.push(couple(own, other));
        self.courting.declined.clear();
        scribe.note(|| Court::MarriageMade { lord, lady }.into());
        let cards = card.is_some() || asked.is_some();
        if (cards || (gold != 0 && self.variants.diplomacy))
            && let Some(seat) = self.marker_spender(&self.courting)
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
        self.exchange_wedding_cards(scribe);
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

/// Cards at the wedding.
impl Fief {
    /// Both cards leave the hands before either arrives, so that full hands can exchange.
    fn exchange_wedding_cards(&mut self, scribe: &mut impl Scribe<Event>) {
        let Courting { card, asked, .. } = self.courting;
        let (one, two) = self.parties();
        let given = card.map(|place| self.players[one.index()].hand.remove(usize::from(place)));
        if let Some(asked) = asked {
            self.take_from_hand(two, asked);
        }
        for (from, to, card) in [(one, two, given), (two, one, asked)] {
            if let Some(card) = card {
                self.players[to.index()].hand.push(card);
                scribe.note(|| Table::CardGiven { from, to, card: Some(card) }.into());
            }
        }
    }
}

/// What the Noble's House pays for being hard to marry.
pub(super) fn wedding_debt(noble: NobleId) -> u16 {
    if noble.card().attributes.has(Attribute::HardToMarry) { HARD_TO_MARRY } else { 0 }
}

/// The couple whoever proposed.
fn couple(one: NobleId, other: NobleId) -> (NobleId, NobleId) {
    (one.min(other), one.max(other))
}

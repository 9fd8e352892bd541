//! What is declared in an effect window: Opportunity cards, House abilities, Title privileges.
//!
//! A card leaves the hand when it is declared and lies open on the table until it is settled; the
//! step half-way knows which card it is ([`OpportunityStep::card`]).

use serde::{Deserialize, Serialize};
use tabletop::{Scribe, Seat};

use crate::deck::Card;
use crate::event::{Event, Fortune};
use crate::flow::{Given, Question, Step};
use crate::house::House;
use crate::item::{Declaration, Item};
use crate::noble::NobleId;
use crate::phase::purchase::PurchaseStep;
use crate::phase::uprising::UprisingStep;
use crate::state::{Fief, Phase, Use};
use crate::title::{Master, Title};

mod abduction;
mod council;
mod escape;
mod house;
mod murder;

pub(crate) use abduction::Guard;

/// A declared effect half-way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum OpportunityStep {
    /// The Player of Mother of Dragons chooses a Lady.
    Dragons(Seat),
    /// The Lady's Player accepts or refuses.
    DragonsAccepted(Seat, NobleId),
    /// The Player of Join the Small Council chooses a Warden.
    Council(Seat),
    /// The Warden's Player names a position or refuses.
    CouncilSeat(Seat, NobleId),
    /// The Hand consents or refuses.
    CouncilConsent(Seat, NobleId, Master),
    /// The Player of a Secret Passage chooses a Captive.
    Escape(Seat),
    /// Other Captives of the same captor may be freed with him.
    EscapeAlso(Seat, NobleId),
    /// The Player chooses which Captive escapes by shadow.
    ShadowEscape(Seat),
    /// One other Captive may go with him.
    ShadowAlso(Seat, NobleId),
    /// The victim of an Assassination.
    Assassination(Seat),
    /// Its sponsor.
    Sponsor(Seat, NobleId),
    /// The victim's Player may use a Secret Passage (variant).
    Avoid { sponsor: NobleId, victim: NobleId },
    /// The Noble on whom Justice is done.
    Justice(Seat),
    /// Who abducts whom.
    Abduction(Seat),
    /// The Player at this place after the abductor's may add a Secret Passage.
    AddPassage { seat: Seat, own: NobleId, victim: NobleId, place: u8 },
    /// A heart breaker may end the marriage of the Noble he abducted.
    BreakMarriage(Seat, NobleId),
    /// Whom Arryn kills.
    Execute(Seat),
    /// From whom Greyjoy steals.
    Steal(Seat),
    /// The victim splits his gold.
    Split(Seat, Seat),
    /// Greyjoy chooses a hand.
    ChooseHand(Seat, Seat),
    /// At whose hand Lannister looks.
    LannisterLook(Seat),
    /// At whose hand the Master of Whisperers looks.
    WhisperersLook(Seat),
    /// Lannister may take a card of the hand he looks at.
    SwapTakes(Seat, Seat),
    /// The card he gives for the card at this place.
    SwapGives(Seat, Seat, u8),
    /// The Famine that Tyrell removes.
    RemoveFamine(Seat),
    /// The Region whose tax a Warden refuses.
    RefuseTax(Seat),
    /// The Noble to whom the Master of Ships gives a ship.
    DesignateShip(Seat),
}

impl OpportunityStep {
    /// The card that lies open on the table.
    pub(crate) const fn card(self) -> Option<Card> {
        match self {
            OpportunityStep::Dragons(_) | OpportunityStep::DragonsAccepted(..) => {
                Some(Card::MotherOfDragons)
            }
            OpportunityStep::Council(_)
            | OpportunityStep::CouncilSeat(..)
            | OpportunityStep::CouncilConsent(..) => Some(Card::JoinTheSmallCouncil),
            OpportunityStep::Escape(_) => Some(Card::SecretPassage),
            OpportunityStep::Assassination(_) | OpportunityStep::Sponsor(..) => {
                Some(Card::Assassination)
            }
            OpportunityStep::Justice(_) => Some(Card::Justice),
            OpportunityStep::Abduction(_) | OpportunityStep::AddPassage { .. } => {
                Some(Card::Abduction)
            }
            OpportunityStep::EscapeAlso(..)
            | OpportunityStep::ShadowEscape(_)
            | OpportunityStep::ShadowAlso(..)
            | OpportunityStep::Avoid { .. }
            | OpportunityStep::BreakMarriage(..)
            | OpportunityStep::Execute(_)
            | OpportunityStep::Steal(_)
            | OpportunityStep::Split(..)
            | OpportunityStep::ChooseHand(..)
            | OpportunityStep::LannisterLook(_)
            | OpportunityStep::WhisperersLook(_)
            | OpportunityStep::SwapTakes(..)
            | OpportunityStep::SwapGives(..)
            | OpportunityStep::RemoveFamine(_)
            | OpportunityStep::RefuseTax(_)
            | OpportunityStep::DesignateShip(_) => None,
        }
    }
}

/// What this file lets a Player declare without a card, in the order in which it is offered.
const ABILITIES: [Declaration; 10] = [
    Declaration::RefuseTax,
    Declaration::ShadowEscape,
    Declaration::ArrynExecute,
    Declaration::GreyjoySteal,
    Declaration::LannisterLook,
    Declaration::WhisperersLook,
    Declaration::TyrellRemoveFamine,
    Declaration::GrantFief,
    Declaration::DesignateShip,
    Declaration::ShadowBattle,
];

/// A set of those, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Abilities(u32);

impl Abilities {
    /// Adds the ability if it can be used.
    fn add(&mut self, ability: Declaration, can: bool) {
        self.0 |= u32::from(can) << ability as u32;
    }

    /// Whether there is none.
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The abilities in the order in which they are offered.
    fn iter(self) -> impl Iterator<Item = Declaration> {
        ABILITIES.into_iter().filter(move |ability| self.0 & (1 << *ability as u32) != 0)
    }
}

impl Fief {
    /// Offers everything the Player can declare now; `abilities` are those he has.
    pub(crate) fn offer_opportunities(&mut self, seat: Seat, abilities: Abilities) {
        self.offer_opportunity_cards(seat);
        for ability in abilities.iter() {
            self.offer(Item::Declare(ability));
        }
    }

    /// Offers the Opportunity cards the Player can play now.
    pub(crate) fn offer_opportunity_cards(&mut self, seat: Seat) {
        let hand = self.player(seat).hand;
        for (place, card) in hand.iter().enumerate() {
            if !hand[..place].contains(card) && self.can_play_opportunity(seat, *card) {
                self.offer(Item::Card(*card));
            }
        }
    }

    /// Whether an Opportunity card has anything to do in a window.
    pub(crate) fn can_play_opportunity(&self, seat: Seat, card: Card) -> bool {
        match card {
            Card::MotherOfDragons => self.all_nobles().any(|noble| self.can_be_dragons(noble)),
            Card::JoinTheSmallCouncil => self.all_nobles().any(|noble| self.can_join(noble)),
            Card::Uprising => self.can_rise(seat),
            Card::SecretPassage => {
                self.all_nobles().any(|noble| !self.noble(noble).is_free())
                    || self.is_step_denied()
                    || self.can_find_passage()
                    || !self.rained_in().is_empty()
            }
            Card::Assassination => {
                self.all_nobles().any(|victim| self.can_be_assassinated(seat, victim))
            }
            Card::Justice => self.all_nobles().any(|noble| self.can_meet_justice(noble)),
            Card::Abduction => self.can_abduct_somebody(seat),
            Card::NewLord
            | Card::NewLady
            | Card::BountifulHarvest
            | Card::GoodWeather
            | Card::Taxes
            | Card::HeavyRain
            | Card::Famine
            | Card::Plague => false,
        }
    }

    /// The House abilities, Title privileges and uses of shadow the Player has now. All of it is
    /// public.
    pub(crate) fn abilities(&self, seat: Seat) -> Abilities {
        let player = self.player(seat);
        let mut set = Abilities::default();
        let others = || self.turn_order().filter(|other| *other != seat);
        match player.house {
            Some(House::Arryn) if !player.has_used(Use::ArrynExecute) => {
                set.add(Declaration::ArrynExecute, self.executable(seat).next().is_some());
            }
            Some(House::Greyjoy) if !player.has_spent(Use::GreyjoySteal) => {
                let hidden = self.variants.hidden_gold;
                let rich = others().any(|other| hidden || self.player(other).gold > 0);
                set.add(Declaration::GreyjoySteal, rich);
            }
            Some(House::Lannister) if !player.has_used(Use::LannisterLook) => {
                set.add(Declaration::LannisterLook, self.can_look_at(seat).next().is_some());
            }
            Some(House::Tyrell) if !player.has_used(Use::TyrellFamine) => {
                let famine = self.regions.iter().any(|region| region.famine.is_there());
                set.add(Declaration::TyrellRemoveFamine, famine);
            }
            Some(_) | None => {}
        }
        let masters = |master: Master| self.holder_seat(Title::Master(master)) == Some(seat);
        if masters(Master::Whisperers) && !player.has_used(Use::WhisperersLook) {
            set.add(Declaration::WhisperersLook, self.can_look_at(seat).next().is_some());
        }
        if !self.taxes.is_empty() {
            set.add(Declaration::RefuseTax, self.refusable_taxes(seat).next().is_some());
        }
        let escapes = player.court.iter().any(|noble| self.can_escape_by_shadow(*noble));
        set.add(Declaration::ShadowEscape, escapes);
        if self.phase == Phase::Purchase {
            set.add(Declaration::GrantFief, self.can_grant_fief(seat));
        }
        if self.phase == Phase::Movement && masters(Master::Ships) {
            let unused = !player.has_used(Use::DesignateShip);
            let sails = unused && self.all_nobles().any(|noble| self.could_sail(noble));
            set.add(Declaration::DesignateShip, sails);
        }
        if self.can_find_passage() {
            let leads = player.court.iter().any(|noble| self.can_lead_by_shadow(*noble));
            set.add(Declaration::ShadowBattle, leads);
        }
        set
    }

    /// Begins a declared effect.
    pub(crate) fn declare(&mut self, seat: Seat, effect: Item, scribe: &mut impl Scribe<Event>) {
        let step = match effect {
            Item::Card(card) => return self.play_opportunity(seat, card, scribe),
            Item::Declare(Declaration::RefuseTax) => OpportunityStep::RefuseTax(seat),
            Item::Declare(Declaration::ShadowEscape) => OpportunityStep::ShadowEscape(seat),
            Item::Declare(Declaration::ArrynExecute) => OpportunityStep::Execute(seat),
            Item::Declare(Declaration::GreyjoySteal) => OpportunityStep::Steal(seat),
            Item::Declare(Declaration::LannisterLook) => OpportunityStep::LannisterLook(seat),
            Item::Declare(Declaration::WhisperersLook) => OpportunityStep::WhisperersLook(seat),
            Item::Declare(Declaration::TyrellRemoveFamine) => OpportunityStep::RemoveFamine(seat),
            Item::Declare(Declaration::DesignateShip) => OpportunityStep::DesignateShip(seat),
            Item::Declare(Declaration::ShadowBattle) => {
                return self.lead_by_shadow(seat, scribe);
            }
            Item::Declare(Declaration::GrantFief) => {
                return self.then(Step::Purchase(PurchaseStep::Grant));
            }
            other => unreachable!("{other:?} is not offered to {seat:?}"),
        };
        self.then(Step::Opportunity(step));
    }

    fn play_opportunity(&mut self, seat: Seat, card: Card, scribe: &mut impl Scribe<Event>) {
        self.take_from_hand(seat, card);
        scribe.note(|| Fortune::CardPlayed { seat, card }.into());
        let step = match card {
            Card::MotherOfDragons => OpportunityStep::Dragons(seat),
            Card::JoinTheSmallCouncil => OpportunityStep::Council(seat),
            Card::Uprising => return self.then(Step::Uprising(UprisingStep::Target(seat))),
            Card::SecretPassage => OpportunityStep::Escape(seat),
            Card::Assassination => OpportunityStep::Assassination(seat),
            Card::Justice => OpportunityStep::Justice(seat),
            Card::Abduction => OpportunityStep::Abduction(seat),
            other => unreachable!("{other} is no Opportunity card"),
        };
        self.then(Step::Opportunity(step));
    }

    pub(crate) fn enter_opportunity(
        &mut self,
        step: OpportunityStep,
        scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            OpportunityStep::Dragons(_)
            | OpportunityStep::DragonsAccepted(..)
            | OpportunityStep::Council(_)
            | OpportunityStep::CouncilSeat(..)
            | OpportunityStep::CouncilConsent(..) => self.ask_court(step, scribe),
            OpportunityStep::Escape(_)
            | OpportunityStep::EscapeAlso(..)
            | OpportunityStep::ShadowEscape(_)
            | OpportunityStep::ShadowAlso(..) => self.ask_escape(step),
            OpportunityStep::Assassination(_)
            | OpportunityStep::Sponsor(..)
            | OpportunityStep::Avoid { .. }
            | OpportunityStep::Justice(_)
            | OpportunityStep::Execute(_) => self.ask_murder(step, scribe),
            OpportunityStep::Abduction(_)
            | OpportunityStep::AddPassage { .. }
            | OpportunityStep::BreakMarriage(..) => self.ask_abduction(step, scribe),
            OpportunityStep::Steal(_)
            | OpportunityStep::Split(..)
            | OpportunityStep::ChooseHand(..)
            | OpportunityStep::LannisterLook(_)
            | OpportunityStep::WhisperersLook(_)
            | OpportunityStep::SwapTakes(..)
            | OpportunityStep::SwapGives(..)
            | OpportunityStep::RemoveFamine(_)
            | OpportunityStep::RefuseTax(_)
            | OpportunityStep::DesignateShip(_) => self.ask_ability(step),
        }
    }

    pub(crate) fn answer_opportunity(
        &mut self,
        step: OpportunityStep,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            OpportunityStep::Dragons(_)
            | OpportunityStep::DragonsAccepted(..)
            | OpportunityStep::Council(_)
            | OpportunityStep::CouncilSeat(..)
            | OpportunityStep::CouncilConsent(..) => self.answer_court_card(step, given, scribe),
            OpportunityStep::Escape(_)
            | OpportunityStep::EscapeAlso(..)
            | OpportunityStep::ShadowEscape(_)
            | OpportunityStep::ShadowAlso(..) => self.answer_escape(step, given, scribe),
            OpportunityStep::Assassination(_)
            | OpportunityStep::Sponsor(..)
            | OpportunityStep::Avoid { .. }
            | OpportunityStep::Justice(_)
            | OpportunityStep::Execute(_) => self.answer_murder(step, question, given, scribe),
            OpportunityStep::Abduction(_)
            | OpportunityStep::AddPassage { .. }
            | OpportunityStep::BreakMarriage(..) => {
                self.answer_abduction(step, question, given, scribe);
            }
            OpportunityStep::Steal(_)
            | OpportunityStep::Split(..)
            | OpportunityStep::ChooseHand(..)
            | OpportunityStep::LannisterLook(_)
            | OpportunityStep::WhisperersLook(_)
            | OpportunityStep::SwapTakes(..)
            | OpportunityStep::SwapGives(..)
            | OpportunityStep::RemoveFamine(_)
            | OpportunityStep::RefuseTax(_)
            | OpportunityStep::DesignateShip(_) => self.answer_ability(step, given, scribe),
        }
    }
}

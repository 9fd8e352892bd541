//! Questions in words: who decides what, and what for; what each button says; what the numbers are.

use tabletop::{Answer, Phrased, Prompt, RuleId, Sentence, Shape, Wording};

use crate::ask::Ask;
use crate::deck::Card;
use crate::item::{Denied, Item, SiegeDecision};
use crate::rule;
use crate::state::{Fief, Phase};

mod label;
mod loss;
mod number;
mod odds;
mod title;

impl Fief {
    /// The prompt as its Player reads it.
    pub(crate) fn question_of(&self, prompt: &Prompt<'_, Item, Ask>) -> Phrased<Item> {
        let detail = self.details(prompt).into_iter().map(Sentence::from).collect();
        let passes = prompt.shape.items().contains(&Item::Pass);
        Phrased {
            title: self.title_of(prompt).into(),
            detail,
            calm: calm(prompt),
            openly: self.is_open_to_all(prompt),
            stretch: passes.then(|| self.stretch()),
        }
    }

    /// A thing as it reads where this prompt offers it.
    pub(crate) fn wording(&self, prompt: &Prompt<'_, Item, Ask>, item: &Item) -> Wording {
        let wording = Wording::new(self.label_in(prompt, item));
        match self.hint(prompt, item) {
            Some(hint) => wording.hint(hint),
            None => wording,
        }
    }

    /// The windows of one turn, or of one Phase where nobody has a turn.
    fn stretch(&self) -> String {
        let turn = self.turn.map_or(String::new(), |seat| format!(" {}", seat.0));
        format!("{} {}{turn}", self.round, self.phase.number())
    }

    /// Whether what may be answered rests on what everybody sees. A hand is hidden while there are cards in it, a
    /// purse with hidden gold, and what was committed until it is revealed.
    #[expect(clippy::too_many_lines, reason = "one line for each question")]
    fn is_open_to_all(&self, prompt: &Prompt<'_, Item, Ask>) -> bool {
        let empty_hand = self.player(prompt.seat).hand.is_empty();
        let open_gold = !self.variants.hidden_gold;
        match prompt.ask {
            Ask::AgreeHiddenGold
            | Ask::ChooseHouse
            | Ask::ChooseStartingVillage
            | Ask::ChooseVictim(_)
            | Ask::ChooseSponsor
            | Ask::ChooseSailor
            | Ask::ChooseUprising
            | Ask::ChooseFamine
            | Ask::ChooseTax
            | Ask::ChooseSiege
            | Ask::ChooseFief
            | Ask::ChooseVillage
            | Ask::AcceptTitle(..)
            | Ask::DisposeOverflow(..)
            | Ask::TransferTitle(_)
            | Ask::AcceptTransferredTitle(..)
            | Ask::ChooseCouncilSeat
            | Ask::HandConsent(_)
            | Ask::OrderUprisingVictims
            | Ask::ChooseLosses
            | Ask::CancelDeath(_)
            | Ask::PlaceNoble(_)
            | Ask::ChooseHand
            | Ask::AcceptCaptive(_)
            | Ask::BreakMarriage(_)
            | Ask::ChooseFiefHeir(_)
            | Ask::AssignGainedFief(_)
            | Ask::NameNewController
            | Ask::MaesterExempt
            | Ask::AcceptGiftFief(_)
            | Ask::RequestAnnulment
            | Ask::AnswerAnnulment(_)
            | Ask::DestroyFalseIdols
            | Ask::JoinConversion
            | Ask::ChooseSacrifice
            | Ask::PardonLaws
            | Ask::PardonProtector
            | Ask::DeclareOutlaw
            | Ask::ConcedeTitle
            | Ask::ConcedeTo(_)
            | Ask::BreakOath(_)
            | Ask::NameCandidate(_)
            | Ask::BreakElectionTie(_)
            | Ask::StarkDiscardDisaster
            | Ask::HeirOrLord
            | Ask::ChooseRegion(_)
            | Ask::AnswerRansom(_)
            | Ask::BreakBidTie
            | Ask::SeatMember
            | Ask::WallBidTroops
            | Ask::ChooseLordForBlack
            | Ask::PlaceTroop(_)
            | Ask::PlaceBuilding
            | Ask::ChooseFiefHolder(_)
            | Ask::ChooseCity(_)
            | Ask::MartellOrder
            | Ask::MoveGroup(_)
            | Ask::Sail(_)
            | Ask::LandingPermission
            | Ask::PassagePermission
            | Ask::DeclareRaid
            | Ask::RaidNextStep
            | Ask::DeclineCapture(_)
            | Ask::ConsentControl
            | Ask::DeclareBattle
            | Ask::OfferToJoin
            | Ask::AcceptHelper
            | Ask::Persuade(_)
            | Ask::Reroll
            | Ask::RoundDecision
            | Ask::AnswerTruce(_)
            | Ask::AssignPrisoner(_)
            | Ask::AssignTakenCaptive(_)
            | Ask::SiegeChoice
            | Ask::PillageChoice => true,
            Ask::WindowAction
            | Ask::FreeAct
            | Ask::BoostUprising
            | Ask::AvoidAssassination(_)
            | Ask::AddPassage
            | Ask::DiscardCards
            | Ask::DrawChoice
            | Ask::PlayCard
            | Ask::MakeRoomForBonus
            | Ask::MoveNoble
            | Ask::MoveRoad(_)
            | Ask::AfterDenial => empty_hand,
            Ask::CalmUprising
            | Ask::LevyTax
            | Ask::OfferRansom(_)
            | Ask::ChooseRansomOrder
            | Ask::Purchase
            | Ask::CouncilBid
            | Ask::WallBidGold
            | Ask::SplitGold => open_gold,
            Ask::ChoosePlayer
            | Ask::ChooseAmount
            | Ask::ChooseCard
            | Ask::ChooseCaptive
            | Ask::ChoosePassage
            | Ask::AlsoFree
            | Ask::SwapTakes
            | Ask::SwapGives
            | Ask::PrivateExchange
            | Ask::AnswerExchange
            | Ask::ProposeMarriage
            | Ask::MarriageTerms
            | Ask::AnswerMarriage
            | Ask::AnswerCounterOffer
            | Ask::PlaceVotes(_)
            | Ask::StarkDiscardCard(_)
            | Ask::WallBidToken => false,
        }
    }
}

/// The answer that does the least: pass, done, no, nothing.
fn calm(prompt: &Prompt<'_, Item, Ask>) -> Option<Answer<Item>> {
    match &prompt.shape {
        Shape::One(of) => {
            let does_least = |item: &&Item| {
                matches!(
                    item,
                    Item::Pass
                        | Item::Done
                        | Item::No
                        | Item::Denied(Denied::Stay)
                        | Item::Siege(SiegeDecision::Nothing, _)
                        | Item::Deal(crate::item::Deal::Leave)
                )
            };
            of.iter().find(does_least).map(|item| Answer::One(*item))
        }
        Shape::Some { count, worth: None, .. } if *count.start() == 0 => {
            Some(Answer::Some(Vec::new()))
        }
        Shape::Amount(range) if *range.start() == 0 => Some(Answer::Amount(0)),
        Shape::Some { .. } | Shape::Order(_) | Shape::Amount(_) => None,
    }
}

/// The rule that tells what a card does.
pub(crate) const fn card_rule(card: Card) -> RuleId {
    match card {
        Card::NewLord | Card::NewLady => rule::COURT_NEW_NOBLE,
        Card::JoinTheSmallCouncil => rule::COUNCIL_CARD,
        Card::MotherOfDragons => rule::DRAGONS_CARD,
        Card::BountifulHarvest => rule::HARVEST_BONUS,
        Card::GoodWeather => rule::WEATHER_BONUS,
        Card::Taxes => rule::TAX_KINDS,
        Card::Uprising => rule::UPRISING_TARGETS,
        Card::SecretPassage => rule::PASSAGE_ESCAPE,
        Card::Assassination => rule::ASSASSINATION_EFFECT,
        Card::Justice => rule::JUSTICE_EFFECT,
        Card::Abduction => rule::ABDUCTION_EFFECT,
        Card::HeavyRain => rule::RAIN_EFFECT,
        Card::Famine => rule::FAMINE_EFFECT,
        Card::Plague => rule::PLAGUE_NOBLES,
    }
}

/// What a window stands between.
const fn time_of(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "before the first round",
        Phase::HearYe => "in the Hear Ye Phase",
        Phase::Cards => "in the Cards Phase",
        Phase::Income => "in the Income Phase",
        Phase::Purchase => "in the Purchase Phase",
        Phase::Movement => "in the Movement Phase",
        Phase::Battles => "in the Battles Phase",
        Phase::Wall => "in the Wall Phase",
        Phase::EndOfRound => "at the end of the round",
    }
}

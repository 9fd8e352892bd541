//! Where a matter at the board begins and ends.

use ::fief::{Ask, Fief, Item};
use tabletop::Prompt;

use crate::foresight::Matters;

impl Matters for Fief {
    fn is_over(&self, prompt: &Prompt<'_, Item, Ask>) -> bool {
        matches!(
            prompt.ask,
            Ask::ChooseStartingVillage
                | Ask::ProposeMarriage
                | Ask::RequestAnnulment
                | Ask::DestroyFalseIdols
                | Ask::PardonLaws
                | Ask::PardonProtector
                | Ask::DeclareOutlaw
                | Ask::ConcedeTitle
                | Ask::BreakOath(_)
                | Ask::NameCandidate(_)
                | Ask::DiscardCards
                | Ask::DrawChoice
                | Ask::PlayCard
                | Ask::OfferRansom(_)
                | Ask::CouncilBid
                | Ask::WallBidTroops
                | Ask::WallBidGold
                | Ask::Purchase
                | Ask::MartellOrder
                | Ask::MoveNoble
                | Ask::DeclareBattle
                | Ask::SiegeChoice
                | Ask::PillageChoice
        )
    }

    fn is_part(ask: &Ask) -> bool {
        !matches!(
            ask,
            Ask::WindowAction
                | Ask::RoundDecision
                | Ask::ChooseLosses
                | Ask::Reroll
                | Ask::OfferToJoin
                | Ask::AcceptHelper
                | Ask::AnswerTruce(_)
                | Ask::MarriageTerms
                | Ask::PlaceVotes(_)
        )
    }
}

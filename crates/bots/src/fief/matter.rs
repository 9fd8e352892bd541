//! Where a matter at the board begins and ends.

use ::fief::Ask;

/// Whether the matter has run its course: somebody is asked for something new.
pub fn is_over(ask: Ask) -> bool {
    matches!(
        ask,
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

/// Whether the question is part of what was decided, and not a thing of its own.
pub fn is_part(ask: Ask) -> bool {
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

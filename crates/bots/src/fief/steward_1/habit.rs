//! Questions that need no trying.

use ::fief::item::{Deal, SiegeDecision};
use ::fief::{Ask, Fief, Item};
use rand::Rng;
use tabletop::{Answer, Prompt, Seats, Shape};

use super::super::habit::{amount, candidate, deck, favour, useless, vote};
use super::worth::card_worth;

/// The answer to a question that needs no trying.
pub fn by_heart(
    game: &Fief,
    prompt: &Prompt<'_, Item, Ask>,
    rng: &mut impl Rng,
) -> Option<Answer<Item>> {
    let seat = prompt.seat;
    let of = prompt.shape.items();
    let first = |item: Item| of.contains(&item).then_some(Answer::One(item));
    match prompt.ask {
        Ask::ChooseHouse | Ask::ChooseHand => Some(prompt.shape.sample(rng)),
        Ask::NameCandidate(title) => Some(Answer::One(candidate(game, of, title))),
        Ask::PlaceVotes(title) => {
            Some(Answer::One(vote(game, seat, Seats::only(seat), of, title, rng)))
        }
        Ask::BreakElectionTie(_) => {
            let worth = |item: &Item| favour(game, seat, *item);
            of.iter().copied().max_by_key(worth).map(Answer::One)
        }
        Ask::DiscardCards => Some(Answer::Some(useless(game, seat, of))),
        Ask::DrawChoice => Some(Answer::One(deck(game, seat, of))),
        Ask::StarkDiscardDisaster => first(Item::Yes),
        Ask::StarkDiscardCard(card) => {
            first(if card_worth(game, seat, card) < 1.5 { Item::Yes } else { Item::No })
        }
        Ask::CouncilBid => bid(game, prompt, rng),
        Ask::WallBidGold | Ask::SplitGold => amount(game, prompt),
        Ask::MarriageTerms => first(Item::Deal(Deal::Propose)),
        Ask::SiegeChoice => {
            let goes_on = |item: &&Item| {
                matches!(item, Item::Siege(SiegeDecision::Start | SiegeDecision::Continue, _))
            };
            of.iter().find(goes_on).copied().map(Answer::One)
        }
        Ask::AcceptTitle(..) => first(Item::Yes),
        Ask::AgreeHiddenGold | Ask::ConsentControl => first(Item::No),
        _ => None,
    }
}

/// A share of the treasury, never the same.
fn bid(game: &Fief, prompt: &Prompt<'_, Item, Ask>, rng: &mut impl Rng) -> Option<Answer<Item>> {
    let Shape::Amount(range) = &prompt.shape else { return None };
    let gold = u32::from(game.player(prompt.seat).gold);
    let bid = (gold / 3).min(4) + rng.random_range(0..2);
    Some(Answer::Amount(bid.clamp(*range.start(), *range.end())))
}

//! Rules of thumb: questions that need no trying, and what somebody else probably answers.

use ::fief::deck::Deck;
use ::fief::item::{Deal, Declaration, SiegeDecision};
use ::fief::noble::NobleId;
use ::fief::title::{Title, Titles};
use ::fief::{Ask, Fief, Item};
use rand::Rng;
use tabletop::{Answer, Game as _, Prompt, Seat, Seats, Shape};

use super::steward_1::worth::{card_worth, points_lacking};
use super::trade::haggled;
use crate::mind::Care;
use crate::value::Valued as _;

/// The least bid that wins a seat on the Small Council (`bid.council.minimum`).
const BID_LEAST: u32 = 5;

/// The answer to a question that needs no trying.
pub fn by_heart(
    game: &Fief,
    prompt: &Prompt<'_, Item, Ask>,
    care: Care,
    rng: &mut impl Rng,
) -> Option<Answer<Item>> {
    let seat = prompt.seat;
    let of = prompt.shape.items();
    let one = |item: Item| of.contains(&item).then_some(Answer::One(item));
    if let Some(answer) = haggled(game, prompt) {
        return Some(answer);
    }
    let answer = match prompt.ask {
        Ask::ChooseHouse | Ask::ChooseHand => Some(prompt.shape.sample(rng)),
        Ask::NameCandidate(title) => Some(Answer::One(candidate(game, of, title))),
        Ask::PlaceVotes(title) => {
            Some(Answer::One(vote(game, seat, game.side_of(seat), of, title, rng)))
        }
        Ask::BreakElectionTie(_) | Ask::BreakBidTie | Ask::SeatMember => {
            of.iter().copied().max_by_key(|item| favour(game, seat, *item)).map(Answer::One)
        }
        Ask::DiscardCards => Some(Answer::Some(useless(game, seat, of))),
        Ask::DrawChoice => Some(Answer::One(deck(game, seat, of))),
        Ask::StarkDiscardDisaster => one(Item::Yes),
        Ask::StarkDiscardCard(card) => {
            one(if card_worth(game, seat, card) < 1.5 { Item::Yes } else { Item::No })
        }
        Ask::CouncilBid => Some(Answer::Amount(council_bid(game, prompt, rng))),
        Ask::WallBidGold | Ask::SplitGold => amount(game, prompt),
        Ask::MarriageTerms => one(Item::Deal(Deal::Propose)),
        Ask::SiegeChoice => {
            let goes_on = |item: &&Item| {
                matches!(item, Item::Siege(SiegeDecision::Start | SiegeDecision::Continue, _))
            };
            of.iter().find(goes_on).copied().map(Answer::One)
        }
        Ask::AcceptTitle(..) => one(Item::Yes),
        Ask::AgreeHiddenGold | Ask::ConsentControl => one(Item::No),
        // In a game played in the head nobody looks for surprises.
        Ask::WindowAction if care == Care::Quick => one(Item::Pass),
        // A look at a hand costs nothing, and what is known is dealt so from then on.
        Ask::WindowAction => one(Item::Declare(Declaration::LannisterLook))
            .or_else(|| one(Item::Declare(Declaration::WhisperersLook))),
        _ => None,
    };
    answer.filter(|answer| prompt.shape.admits(answer))
}

/// What somebody probably answers while a matter runs its course.
pub fn usual(game: &Fief, prompt: &Prompt<'_, Item, Ask>) -> Answer<Item> {
    let yes = Answer::One(Item::Yes);
    match prompt.ask {
        Ask::AnswerMarriage | Ask::AcceptTitle(..) | Ask::AnswerRansom(_) | Ask::HandConsent(_)
            if prompt.shape.admits(&yes) =>
        {
            yes
        }
        Ask::MarriageTerms => Answer::One(Item::Deal(Deal::Propose)),
        _ => game.safe_answer(prompt),
    }
}

/// The own Noble who stands: one with room for the Title, else nobody, unless a crown is at stake.
pub fn candidate(game: &Fief, of: &[Item], title: Title) -> Item {
    let burden = |noble: NobleId| {
        let titles = game.noble(noble).titles;
        let overflow = u32::from(!titles.has_room_for(title));
        titles.len() + 8 * overflow + 20 * titles.and(Titles::ROYAL).len() * overflow
    };
    let nobles = of.iter().filter_map(|item| match item {
        Item::Noble(noble) => Some(*noble),
        _ => None,
    });
    let best = nobles.min_by_key(|noble| burden(*noble));
    let worthwhile = |noble: &NobleId| burden(*noble) < 8 || title.victory_points() > 0;
    match best.filter(worthwhile) {
        Some(noble) => Item::Noble(noble),
        None if of.contains(&Item::Done) => Item::Done,
        None => of[0],
    }
}

/// The own candidate; else whoever is furthest from victory, but nobody a Title would bring there unless he is a friend.
/// The decoy lies anywhere.
pub fn vote(
    game: &Fief,
    seat: Seat,
    friends: Seats,
    of: &[Item],
    title: Title,
    rng: &mut impl Rng,
) -> Item {
    if of.iter().any(|item| matches!(item, Item::Decoy(_))) {
        return of[rng.random_range(0..of.len())];
    }
    let best = of.iter().copied().filter(|item| matches!(item, Item::For(_)));
    let best = best.max_by_key(|item| favour(game, seat, *item));
    let dangerous = |item: &Item| {
        let Item::For(noble) = item else { return false };
        let owner = game.owner(*noble);
        !friends.has(owner) && title.victory_points() > 0 && points_lacking(game, owner) <= 1
    };
    best.filter(|item| !dangerous(item)).unwrap_or(Item::Done)
}

/// How gladly the seat sees this Noble or Player preferred.
pub fn favour(game: &Fief, seat: Seat, item: Item) -> u8 {
    let owner = match item {
        Item::For(noble) | Item::Noble(noble) => game.owner(noble),
        Item::Player(owner) => owner,
        _ => return 0,
    };
    if owner == seat {
        20
    } else if game.are_allied(owner, seat) {
        15
    } else {
        1 + points_lacking(game, owner)
    }
}

/// Cards that would only stand in the way of better ones.
pub fn useless(game: &Fief, seat: Seat, of: &[Item]) -> Vec<Item> {
    let worth = |item: &Item| match item {
        Item::Held { card, .. } => card_worth(game, seat, *card),
        _ => 9.0,
    };
    let full = of.len() >= 3;
    let mut cards = of.to_vec();
    cards.sort_by(|a, b| worth(a).total_cmp(&worth(b)));
    cards.retain(|card| worth(card) < 1.2);
    if cards.is_empty() && full {
        let worst = of.iter().copied().min_by(|a, b| worth(a).total_cmp(&worth(b)));
        cards.extend(worst.filter(|card| worth(card) < 3.5));
    }
    cards
}

/// Nobles first, then fortune.
pub fn deck(game: &Fief, seat: Seat, of: &[Item]) -> Item {
    let (court, fortune) = (Item::Deck(Deck::Court), Item::Deck(Deck::Fortune));
    let player = game.player(seat);
    let held = player.hand.iter().filter(|card| card.deck() == Deck::Court).count();
    let wanted = if player.court.len() + held < 5 { [court, fortune] } else { [fortune, court] };
    wanted.into_iter().find(|item| of.contains(item)).unwrap_or(of[0])
}

/// A bid that can win, if an own Warden could be seated and there is gold to spare; else none.
fn council_bid(game: &Fief, prompt: &Prompt<'_, Item, Ask>, rng: &mut impl Rng) -> u32 {
    let seat = prompt.seat;
    let gold = u32::from(game.player(seat).gold);
    let can_sit = |noble: &NobleId| {
        let noble = game.noble(*noble);
        let titles = noble.titles;
        noble.is_free()
            && !titles.and(Titles::WARDENS).is_empty()
            && titles.and(Titles::COUNCIL).is_empty()
    };
    if gold < BID_LEAST + 3 || !game.player(seat).court.iter().any(can_sit) {
        return 0;
    }
    let Shape::Amount(range) = &prompt.shape else { return 0 };
    (BID_LEAST + rng.random_range(0..2)).min(*range.end())
}

/// A share of the treasury for the Wall; half of what is split.
pub fn amount(game: &Fief, prompt: &Prompt<'_, Item, Ask>) -> Option<Answer<Item>> {
    let Shape::Amount(range) = &prompt.shape else { return None };
    let gold = u32::from(game.player(prompt.seat).gold);
    let amount = match prompt.ask {
        Ask::WallBidGold => (gold / 4).min(4),
        _ => range.start().midpoint(*range.end()),
    };
    Some(Answer::Amount(amount.clamp(*range.start(), *range.end())))
}

//! What a steward trades in private talks: a card that somebody else can use better, for gold.
//!
//! It remembers nothing: what it has in mind is found anew at every question of the talk.

use ::fief::deck::{Back, Card};
use ::fief::item::{Deal, Declaration};
use ::fief::stock::HAND_MAX;
use ::fief::{Ask, Fief, Item};
use tabletop::{Answer, Prompt, Seat, Shape};

use super::steward_1::worth::{card_worth, points_lacking};

/// How much more a card must be worth to who buys it.
const GAIN: f64 = 2.5;
/// What a point of a card's worth costs in Gold Dragons.
const PRICE: f64 = 0.8;
/// So many markers are kept for later in the first rounds, one less every other round.
const MARKERS: u16 = 2;

/// A card for gold.
struct Trade {
    to: Seat,
    place: u8,
    card: Card,
    gold: u32,
}

/// The trade that helps both most, with somebody who can pay and is not about to win; of these only the seat may know
/// its own hand.
fn trade(game: &Fief, seat: Seat) -> Option<Trade> {
    let hand = &game.player(seat).hand;
    let mut best: Option<(f64, Trade)> = None;
    for (place, card) in hand.iter().enumerate().filter(|(_, card)| card.back() != Back::Black) {
        let own = card_worth(game, seat, *card);
        for to in game.turn_order().filter(|to| *to != seat && points_lacking(game, *to) > 1) {
            let gain = card_worth(game, to, *card) - own;
            let gold = (PRICE * (own + gain / 2.0)).round() as u32;
            let room = game.player(to).hand.len() < HAND_MAX;
            let pays = u32::from(game.player(to).gold) >= gold + 2;
            if gain >= GAIN && room && pays && best.as_ref().is_none_or(|(most, _)| gain > *most) {
                best = Some((gain, Trade { to, place: place as u8, card: *card, gold }));
            }
        }
    }
    best.map(|(_, trade)| trade)
}

/// A talk is begun where there is something to trade; not all markers are spent in the first rounds, so that nobody is
/// asked without end.
pub fn begun(game: &Fief, prompt: &Prompt<'_, Item, Ask>) -> Option<Answer<Item>> {
    let talk = Answer::One(Item::Declare(Declaration::SpendDiplomacyMarker));
    let open = prompt.ask == Ask::FreeAct && prompt.shape.admits(&talk);
    let spared = u16::from(game.player(prompt.seat).diplomacy) + game.round / 2 > MARKERS;
    (open && spared && trade(game, prompt.seat).is_some()).then_some(talk)
}

/// What is answered on the way to a trade, one's own questions of a talk; nothing where the question is another one.
pub fn haggled(game: &Fief, prompt: &Prompt<'_, Item, Ask>) -> Option<Answer<Item>> {
    let trade = trade(game, prompt.seat);
    let one = |item: Item| prompt.shape.admits(&Answer::One(item)).then_some(Answer::One(item));
    match (prompt.ask, &prompt.shape) {
        // Whom the talk is with.
        (Ask::ChoosePlayer, Shape::Some { .. }) => {
            let invited = trade.map(|trade| vec![Item::Player(trade.to)]);
            let answer = Answer::Some(invited.unwrap_or_default());
            prompt.shape.admits(&answer).then_some(answer)
        }
        (Ask::PrivateExchange, _) => {
            let next = trade.and_then(|trade| {
                one(Item::Player(trade.to))
                    .or_else(|| one(Item::Deal(Deal::OfferCard)))
                    .or_else(|| one(Item::Deal(Deal::AskGold)))
                    .or_else(|| one(Item::Deal(Deal::Propose)))
            });
            next.or_else(|| one(Item::Deal(Deal::Leave)))
        }
        (Ask::ChooseCard, _) => {
            let trade = trade?;
            one(Item::Held { place: trade.place, card: trade.card })
        }
        (Ask::ChooseAmount, Shape::Amount(range)) => {
            Some(Answer::Amount(trade?.gold.clamp(*range.start(), *range.end())))
        }
        _ => None,
    }
}

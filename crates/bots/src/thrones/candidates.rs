//! The answers worth trying: few enough to try them all, and none of those a player would be laughed at for.

use ::thrones::Thrones;
use ::thrones::ask::Ask;
use ::thrones::card_set::CardId;
use ::thrones::item::{Item, Thing};
use ::thrones::vocabulary::{
    CardType, Duration, Effect, Icon, Lasting, Modify, Phase, PlayerMod, Triggered,
};
use tabletop::{Answer, Game as _, Prompt, Seat, Shape};

use super::worth::{card_worth, in_hand_worth};

/// How much more a victim must be worth than one who lives before anybody laughs.
pub const DEARER: f64 = 2.5;

/// At most so many answers, all of them admitted; the harmless one first where there is one.
pub fn candidates(
    game: &Thrones,
    prompt: &Prompt<'_, Item, Ask>,
    most: usize,
) -> Vec<Answer<Item>> {
    match &prompt.shape {
        Shape::One(of) => ones(game, prompt, of, most),
        Shape::Some { of, worth, .. } => {
            let mut answers = Vec::new();
            if worth.is_some() {
                answers.push(game.safe_answer(prompt));
            }
            for set in sets(game, prompt, of) {
                let answer = Answer::Some(set);
                if answers.len() < most
                    && prompt.shape.admits(&answer)
                    && !answers.contains(&answer)
                {
                    answers.push(answer);
                }
            }
            answers
        }
        Shape::Order(of) => vec![Answer::Order(of.to_vec())],
        Shape::Amount(range) => {
            let (least, most) = (*range.start(), *range.end());
            let mut answers = vec![Answer::Amount(most)];
            for amount in [least, least.midpoint(most)] {
                if !answers.contains(&Answer::Amount(amount)) {
                    answers.push(Answer::Amount(amount));
                }
            }
            answers
        }
    }
}

/// One thing: passing, and what matters most.
fn ones(
    game: &Thrones,
    prompt: &Prompt<'_, Item, Ask>,
    of: &[Item],
    most: usize,
) -> Vec<Answer<Item>> {
    let mut items: Vec<Item> =
        of.iter().copied().filter(|item| is_sensible(game, prompt, *item)).collect();
    if items.is_empty() {
        items = of.to_vec();
    }
    if items.len() > most {
        let weight = |item: &Item| match item.thing() {
            Thing::Pass | Thing::Yes => f64::MAX,
            Thing::Marshal(card)
            | Thing::Duplicate(card)
            | Thing::Ambush(card)
            | Thing::Hide(card) => 10.0 + in_hand_worth(game, card),
            Thing::Card(card)
            | Thing::Fasten(card)
            | Thing::Use(card, _)
            | Thing::Duty(_, card) => item_worth(game, &Thing::Card(card).into()),
            Thing::Seat(_)
            | Thing::Name(_)
            | Thing::Trait(_)
            | Thing::House(_)
            | Thing::Challenge(..)
            | Thing::Icon(_)
            | Thing::Title(_)
            | Thing::Way(_)
            | Thing::Later(_)
            | Thing::JoinAttack
            | Thing::JoinDefence
            | Thing::Give(..)
            | Thing::OfferForPeace(..)
            | Thing::OfferForChallenge(..)
            | Thing::TakeOffer(..)
            | Thing::RefuseOffer(..)
            | Thing::WithdrawOffer(..)
            | Thing::Deck(_) => 5.0,
        };
        items.sort_by(|a, b| weight(b).total_cmp(&weight(a)));
        items.truncate(most);
    }
    items.into_iter().map(Answer::One).collect()
}

/// Whether a thing is worth a thought at all.
fn is_sensible(game: &Thrones, prompt: &Prompt<'_, Item, Ask>, item: Item) -> bool {
    match (prompt.ask, item.thing()) {
        (Ask::Act, Thing::Use(card, place)) => match game.use_of(card, place) {
            // What lasts a challenge or a phase is for a challenge that runs.
            Some(used) if game.phase() == Phase::Challenges => {
                game.is_challenge_on() || !lasts_shortly(used)
            }
            Some(_) | None => true,
        },
        (Ask::Act, Thing::Give(..)) => false,
        // Who has one character left stays at home where a claim of 2 threatens.
        (Ask::Challenge, Thing::Challenge(..)) => !is_last_guard(game, prompt.seat),
        _ => true,
    }
}

/// Whether this attack leaves nobody standing while somebody who may still attack has a claim of 2 or more and a
/// character to do it with; nothing if there is no such danger.
pub fn exposes(game: &Thrones, seat: Seat, attackers: &[Item]) -> Option<bool> {
    let stands = |card: CardId| {
        let card = game.glimpse(card);
        card.is(CardType::Character) && !card.is_kneeling()
    };
    let place = |seat: Seat| (seat.0 + game.seats() - game.first_player().0) % game.seats();
    let dangerous = |other: Seat| {
        let armed = |card: CardId| stands(card) && game.glimpse(card).icons().has(Icon::Military);
        place(other) > place(seat)
            && game.claim_of(other) >= 2
            && game.board_of(other).iter().any(armed)
    };
    let stays = |card: &CardId| !attackers.iter().any(|item| item.card() == Some(*card));
    let left = || game.board_of(seat).iter().filter(stays).any(stands);
    (0..game.seats()).map(Seat).any(dangerous).then(|| !left())
}

/// Whether the only character that stands is needed at home.
fn is_last_guard(game: &Thrones, seat: Seat) -> bool {
    let stands = |card: &CardId| {
        let card = game.glimpse(*card);
        card.is(CardType::Character) && !card.is_kneeling()
    };
    let mut standing =
        game.board_of(seat).into_iter().filter(stands).map(|card| Thing::Card(card).into());
    let guard: [Option<Item>; 2] = [standing.next(), standing.next()];
    match guard {
        [Some(only), None] => exposes(game, seat, &[only]) == Some(true),
        _ => false,
    }
}

/// Whether all the ability does is over with the challenge or the phase.
pub fn lasts_shortly(used: &Triggered) -> bool {
    let mut lasting = used.effects.iter().filter_map(|effect| match effect {
        Effect::Until(duration, _) => Some(duration),
        _ => None,
    });
    let short = |duration: &Duration| matches!(duration, Duration::Challenge | Duration::Phase);
    lasting.next().is_some_and(short) && lasting.all(short)
}

/// Whether the ability only makes a purchase cheaper, or gives gold for one.
pub fn prepares_purchase(used: &Triggered) -> bool {
    used.effects.iter().any(|effect| match effect {
        Effect::Until(_, Lasting::Modify(modifiers)) => modifiers
            .iter()
            .any(|modify| matches!(modify, Modify::Player(_, PlayerMod::Cost { .. }))),
        Effect::Gold { .. } => true,
        _ => false,
    })
}

/// Sets worth trying, the likeliest first.
fn sets(game: &Thrones, prompt: &Prompt<'_, Item, Ask>, of: &[Item]) -> Vec<Vec<Item>> {
    match prompt.ask {
        Ask::Attackers(kind, target) => {
            let mut sets = attackers(game, kind, target, of);
            let safe = |set: &Vec<Item>| exposes(game, prompt.seat, set) != Some(true);
            if sets.iter().any(safe) {
                sets.retain(safe);
            }
            sets
        }
        Ask::Casualties => victims(game, of),
        Ask::Defenders(..) | Ask::Support(..) => defenders(game, of),
        _ => by_worth(game, of),
    }
}

fn strongest_first(game: &Thrones, of: &[Item]) -> Vec<Item> {
    let mut strong = of.to_vec();
    strong.sort_by_key(|item| std::cmp::Reverse(strength_of(game, item)));
    strong
}

fn strength_of(game: &Thrones, item: &Item) -> u16 {
    item.card().map_or(0, |card| strength(game, card))
}

/// The least set that beats the visible defence, with one to spare, everybody, all but the best, each alone.
fn attackers(game: &Thrones, kind: Icon, target: Seat, of: &[Item]) -> Vec<Vec<Item>> {
    let defence = standing(game, target, kind);
    let strong = strongest_first(game, of);
    let mut sets = Vec::new();
    if let Some(count) = least(game, &strong, defence.max(1)) {
        sets.push(strong[..count].to_vec());
        sets.push(spared(game, &strong[..count], defence.max(1)));
        if count < strong.len() {
            sets.push(strong[..=count].to_vec());
        }
        // The best stays at home, if the others can do it too.
        if let Some(count) = least(game, &strong[1..], defence.max(1)) {
            sets.push(strong[1..=count].to_vec());
        }
    }
    // The weakest who can do it alone.
    let alone = strong.iter().rev().find(|item| strength_of(game, item) >= defence.max(1));
    sets.extend(alone.map(|item| vec![*item]));
    sets.push(strong.clone());
    sets.extend(strong.iter().take(3).map(|item| vec![*item]));
    sets.extend(strong.iter().rev().take(2).map(|item| vec![*item]));
    for count in 2..strong.len() {
        sets.push(strong[..count].to_vec());
        sets.push(strong[1..=count].to_vec());
    }
    sets
}

/// Nobody, the least set that wins, everybody, each alone: the weakest first, for whom an unopposed challenge matters.
fn defenders(game: &Thrones, of: &[Item]) -> Vec<Vec<Item>> {
    let (attack, defence) = game.strengths();
    let wanted = (attack + 1).saturating_sub(defence);
    let strong = strongest_first(game, of);
    let mut sets = vec![Vec::new()];
    if let Some(count) = least(game, &strong, wanted) {
        sets.push(spared(game, &strong[..count], wanted));
        sets.push(strong[..count].to_vec());
        let alone = strong.iter().rev().find(|item| strength_of(game, item) >= wanted);
        sets.extend(alone.map(|item| vec![*item]));
    }
    sets.extend(strong.last().map(|item| vec![*item]));
    sets.push(strong.clone());
    sets.extend(strong.iter().take(3).map(|item| vec![*item]));
    sets
}

/// How many of these, from the first, reach a STR.
fn least(game: &Thrones, strong: &[Item], wanted: u16) -> Option<usize> {
    let mut sum = 0;
    strong
        .iter()
        .position(|item| {
            sum += strength_of(game, item);
            sum >= wanted
        })
        .map(|place| place + 1)
}

/// The same without whom it does not need.
fn spared(game: &Thrones, set: &[Item], wanted: u16) -> Vec<Item> {
    let mut sum: u16 = set.iter().map(|item| strength_of(game, item)).sum();
    let mut kept = set.to_vec();
    kept.retain(|item| {
        let strength = strength_of(game, item);
        let needed = sum < wanted + strength;
        if !needed {
            sum -= strength;
        }
        needed
    });
    kept
}

/// The least worth, the most worth, each alone, nothing, everything.
fn by_worth(game: &Thrones, of: &[Item]) -> Vec<Vec<Item>> {
    let cheap = cheapest_first(game, of);
    let count = cheap.len();
    let mut sets = vec![Vec::new(), cheap.clone()];
    for some in 1..=count {
        sets.push(cheap[..some].to_vec());
        sets.push(cheap[count - some..].to_vec());
    }
    sets.extend(cheap.iter().map(|item| vec![*item]));
    sets
}

/// Who may die for a claim: the cheapest, or in place of one of them somebody hardly dearer.
fn victims(game: &Thrones, of: &[Item]) -> Vec<Vec<Item>> {
    let cheap = cheapest_first(game, of);
    let mut sets = Vec::new();
    for count in 1..=cheap.len() {
        sets.push(cheap[..count].to_vec());
        for (spared, other) in
            (0..count).flat_map(|one| (count..cheap.len()).map(move |two| (one, two)))
        {
            if item_worth(game, &cheap[other]) < item_worth(game, &cheap[spared]) + DEARER {
                let mut set = cheap[..count].to_vec();
                set[spared] = cheap[other];
                sets.push(set);
            }
        }
    }
    sets
}

fn cheapest_first(game: &Thrones, of: &[Item]) -> Vec<Item> {
    let mut cheap = of.to_vec();
    cheap.sort_by(|a, b| item_worth(game, a).total_cmp(&item_worth(game, b)));
    cheap
}

/// What a card is worth where it is.
fn item_worth(game: &Thrones, item: &Item) -> f64 {
    item.card().map_or(0.0, |card| {
        if game.glimpse(card).is_in_play() {
            card_worth(game, card)
        } else {
            in_hand_worth(game, card)
        }
    })
}

/// What somebody else probably defends with: the least set that wins, else nobody.
pub fn usual_defence(game: &Thrones, prompt: &Prompt<'_, Item, Ask>) -> Answer<Item> {
    let (attack, defence) = game.strengths();
    let wanted = (attack + 1).saturating_sub(defence);
    let strong = strongest_first(game, prompt.shape.items());
    let set = least(game, &strong, wanted).map(|count| spared(game, &strong[..count], wanted));
    let answer = set.map(Answer::Some).filter(|answer| prompt.shape.admits(answer));
    answer.unwrap_or_else(|| game.safe_answer(prompt))
}

/// The standing STR with an icon a player could defend with.
pub fn standing(game: &Thrones, seat: Seat, kind: Icon) -> u16 {
    let board = game.board_of(seat);
    board
        .iter()
        .map(|card| game.glimpse(card))
        .filter(|card| {
            card.is(CardType::Character) && !card.is_kneeling() && card.icons().has(kind)
        })
        .map(|card| card.strength())
        .sum()
}

/// The STR of a character in play.
fn strength(game: &Thrones, card: CardId) -> u16 {
    let card = game.glimpse(card);
    if card.is_in_play() { card.strength() } else { 0 }
}

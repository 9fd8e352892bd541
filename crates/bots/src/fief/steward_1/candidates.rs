//! The answers worth trying: few enough to try them all.

use ::fief::item::Declaration;
use ::fief::{Ask, Fief, Item};
use tabletop::{Answer, Game as _, Prompt, Shape};

/// At most so many answers, all of them admitted; the harmless one first where there is one.
pub fn candidates(game: &Fief, prompt: &Prompt<'_, Item, Ask>, most: usize) -> Vec<Answer<Item>> {
    let mut answers = vec![game.safe_answer(prompt)];
    match &prompt.shape {
        Shape::One(of) => {
            let mut items: Vec<Item> =
                of.iter().copied().filter(|item| is_sensible(*item)).collect();
            if must_go_on(prompt.ask) && items.len() > 1 {
                items.retain(|item| *item != Item::Done);
                answers.clear();
            }
            // Where not all can be tried, those from all over the list are.
            let step = items.len().div_ceil(most).max(1);
            answers.extend(items.into_iter().step_by(step).map(Answer::One));
        }
        Shape::Some { of, .. } => answers.extend(sets(of).into_iter().map(Answer::Some)),
        Shape::Order(_) => {}
        Shape::Amount(range) => {
            let (least, most) = (*range.start(), *range.end());
            let middle = least.midpoint(most);
            let amounts = [least, least.saturating_add(1), least.midpoint(middle), middle, most];
            answers.extend(amounts.map(Answer::Amount));
        }
    }
    let mut tried: Vec<Answer<Item>> = Vec::with_capacity(answers.len());
    for answer in answers {
        if tried.len() < most && prompt.shape.admits(&answer) && !tried.contains(&answer) {
            tried.push(answer);
        }
    }
    tried
}

/// Questions that come after a decision to do something: to turn back there would lead round in a circle.
fn must_go_on(ask: Ask) -> bool {
    matches!(ask, Ask::MoveRoad(_) | Ask::ChooseRegion(_) | Ask::LevyTax | Ask::ChooseVictim(_))
}

/// What a steward does not even think of: gifts, talks and looks from which it would learn nothing.
fn is_sensible(item: Item) -> bool {
    !matches!(
        item,
        Item::Declare(
            Declaration::GiveGold
                | Declaration::RookeryGiveCard
                | Declaration::SpendDiplomacyMarker
                | Declaration::HandOverCaptive
                | Declaration::ReleaseCaptive
                | Declaration::TransferControl
                | Declaration::GrantFief
                | Declaration::EndSiege
                | Declaration::DesignateShip
                | Declaration::WhisperersLook
                | Declaration::LannisterLook
        )
    )
}

/// Everything, nothing, the dearest few, the cheapest few, each alone.
fn sets(of: &[Item]) -> Vec<Vec<Item>> {
    let mut dear = of.to_vec();
    dear.sort_by_key(|item| std::cmp::Reverse(strength(*item)));
    let count = dear.len();
    let mut sets = vec![of.to_vec(), Vec::new()];
    for some in [count.saturating_sub(1), 1, count / 2, 2] {
        let some = some.min(count);
        sets.push(dear[..some].to_vec());
        sets.push(dear[count - some..].to_vec());
    }
    sets.extend(of.iter().take(4).map(|item| vec![*item]));
    sets
}

fn strength(item: Item) -> u8 {
    match item {
        Item::Unit { troop, .. } | Item::Stationed { troop, .. } => troop.strength(),
        _ => 1,
    }
}

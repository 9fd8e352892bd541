//! The answers worth trying: few enough to try them all.

use ::thrones::Thrones;
use ::thrones::ask::Ask;
use ::thrones::card_set::CardId;
use ::thrones::item::Item;
use tabletop::{Answer, Game as _, Prompt, Shape};

/// At most so many answers, all of them admitted.
pub fn candidates(
    game: &Thrones,
    prompt: &Prompt<'_, Item, Ask>,
    most: usize,
) -> Vec<Answer<Item>> {
    let mut answers: Vec<Answer<Item>> = match &prompt.shape {
        Shape::One(of) => {
            let mut items = of.to_vec();
            // Where not all can be tried, those from all over the list are.
            if items.len() > most {
                let step = items.len().div_ceil(most);
                items = items.into_iter().step_by(step).collect();
            }
            items.into_iter().map(Answer::One).collect()
        }
        Shape::Some { of, worth, .. } => {
            let mut sets = sets(game, prompt, of);
            if worth.is_some() {
                sets.insert(0, game.safe_answer(prompt));
            }
            sets
        }
        Shape::Order(of) => vec![Answer::Order(of.to_vec())],
        Shape::Amount(range) => {
            let (least, most) = (*range.start(), *range.end());
            vec![Answer::Amount(most), Answer::Amount(least), Answer::Amount(least.midpoint(most))]
        }
    };
    answers.retain(|answer| prompt.shape.admits(answer));
    answers.truncate(most);
    answers
}

/// Nothing, the strongest few, the weakest few, each alone, everything.
fn sets(game: &Thrones, prompt: &Prompt<'_, Item, Ask>, of: &[Item]) -> Vec<Answer<Item>> {
    let strength = |item: &Item| item.card().map_or(0, |card| strength(game, card));
    let mut strong = of.to_vec();
    strong.sort_by_key(|item| std::cmp::Reverse(strength(item)));
    let mut sets: Vec<Vec<Item>> = vec![Vec::new(), of.to_vec()];
    for count in 1..of.len() {
        sets.push(strong[..count].to_vec());
        sets.push(strong[of.len() - count..].to_vec());
    }
    sets.extend(of.iter().map(|item| vec![*item]));
    let mut answers: Vec<Answer<Item>> = Vec::new();
    for set in sets {
        let answer = Answer::Some(set);
        if prompt.shape.admits(&answer) && !answers.contains(&answer) {
            answers.push(answer);
        }
    }
    answers
}

/// Everybody defends if that wins, else nobody does.
pub fn strongest_defence(game: &Thrones, prompt: &Prompt<'_, Item, Ask>) -> Answer<Item> {
    let all = Answer::Some(prompt.shape.items().to_vec());
    let defence: u16 =
        all.items().iter().filter_map(|item| Some(strength(game, item.card()?))).sum();
    let (attack, _) = game.strengths();
    let wins = game.is_challenge_on() && defence > attack;
    if wins && prompt.shape.admits(&all) { all } else { game.safe_answer(prompt) }
}

/// The STR of a character in play.
fn strength(game: &Thrones, card: CardId) -> u16 {
    let card = game.glimpse(card);
    if card.is_in_play() { card.strength() } else { 0 }
}

//! Answers that are not on offer, made from those that are.

use rand::Rng as _;
use rand::seq::SliceRandom as _;

use super::walk::Walk;
use crate::{Answer, Game, Seat, Shape};

/// How many wrong answers are tried at a decision.
const TRIED: usize = 12;

/// A few answers that no prompt of the seat admits: things that are not offered, wrong counts, doubled things, numbers
/// out of range, other shapes, other seats.
pub(super) fn wrong_answers<G: Game>(walk: &mut Walk<'_, G>) -> Vec<(Seat, Answer<G::Item>)> {
    let mut answers = Vec::new();
    let seats = walk.game.seats();
    for prompt in walk.game.prompts() {
        let offered = prompt.shape.items();
        let strangers: Vec<_> =
            walk.seen.iter().filter(|item| !offered.contains(item)).copied().collect();
        let stranger =
            (!strangers.is_empty()).then(|| strangers[walk.dice.random_range(0..strangers.len())]);
        for answer in bent(&prompt.shape, stranger) {
            answers.push((prompt.seat, answer));
        }
        // One seat more than there are: nobody sits there.
        for seat in (0..=seats).map(Seat).filter(|seat| *seat != prompt.seat) {
            answers.push((seat, prompt.shape.sample(&mut walk.dice)));
        }
    }
    let offered = |seat: Seat, answer: &Answer<G::Item>| {
        walk.game.prompts().any(|prompt| prompt.seat == seat && prompt.shape.admits(answer))
    };
    answers.retain(|(seat, answer)| !offered(*seat, answer));
    answers.shuffle(&mut walk.dice);
    answers.truncate(TRIED);
    answers
}

/// Answers just beside what a shape admits.
fn bent<I: Copy + Eq>(shape: &Shape<'_, I>, stranger: Option<I>) -> Vec<Answer<I>> {
    let all = shape.items().to_vec();
    let mut answers = vec![
        Answer::Amount(0),
        Answer::Some(Vec::new()),
        Answer::Some(all.clone()),
        Answer::Order(all.clone()),
        Answer::Order(Vec::new()),
    ];
    if let Some(first) = all.first() {
        answers.push(Answer::One(*first));
        let doubled = [&all[..], &[*first]].concat();
        answers.extend([Answer::Some(doubled.clone()), Answer::Order(doubled)]);
        answers.push(Answer::Some(vec![*first, *first]));
        answers.push(Answer::Order(all[1..].to_vec()));
        // The right number of things, one of them twice.
        let mut twice = all.clone();
        if let Some(last) = twice.last_mut() {
            *last = *first;
        }
        answers.push(Answer::Order(twice));
    }
    if let Some(stranger) = stranger {
        answers.extend([Answer::One(stranger), Answer::Some(vec![stranger])]);
        let mut swapped = all;
        if let Some(last) = swapped.last_mut() {
            *last = stranger;
        }
        answers.push(Answer::Order(swapped));
    }
    match shape {
        Shape::One(_) | Shape::Order(_) => {}
        Shape::Some { of, count, .. } => {
            let few = count.start().saturating_sub(1).min(of.len());
            let many = (count.end().saturating_add(1)).min(of.len());
            answers.extend([Answer::Some(of[..few].to_vec()), Answer::Some(of[..many].to_vec())]);
        }
        Shape::Amount(range) => {
            answers.push(Answer::Amount(range.start().saturating_sub(1)));
            answers.push(Answer::Amount(range.end().saturating_add(1)));
            answers.push(Answer::Amount(u32::MAX));
        }
    }
    answers
}

//! How a steward weighs its answers at the card table: it tries each on the copy it was given, lets the matter run its
//! course, and looks how likely it wins then. A plot is tried for a whole round.

use ::thrones::Thrones;
use ::thrones::ask::Ask;
use ::thrones::item::{Item, Thing};
use ::thrones::vocabulary::Phase;
use rand::Rng as _;
use rand::rngs::SmallRng;
use tabletop::{Answer, Game as _, Prompt, Seat, Shape};

use super::candidates::{candidates, prepares_purchase, usual_defence};
use super::deals::{answer_to_offers, offer_for_peace, word_worth};
use super::steward_1::worth::plot_worth;
use super::worth::in_hand_worth;
use crate::foresight::Foresight;
use crate::maester::{Rounds, try_round};
use crate::mind::{Care, Skilled, Weighed, sort};
use crate::value::chance;

/// What doing something must bring more than doing nothing.
const EFFORT: f64 = 0.002;
/// A hair of chance, so that two stewards do not play the same game for ever.
const HAIR: f64 = 0.000_5;
/// What a point of a word kept or broken is worth.
const WORD: f64 = 0.01;
/// How many plots are tried for a round, and in how many deals.
const PLOTS: Rounds = Rounds { answers: 4, deals: 2 };

impl Skilled for Thrones {
    fn weighed(
        &self,
        prompt: &Prompt<'_, Item, Ask>,
        care: Care,
        rng: &mut SmallRng,
    ) -> Vec<Weighed<Thrones>> {
        if let Some(weighed) = by_heart(self, prompt, care, rng) {
            return weighed;
        }
        let answers = candidates(self, prompt, Foresight::<Thrones>::breadth(&care, 0));
        if let [only] = &answers[..] {
            return vec![Weighed { answer: only.clone(), chance: chance(self, prompt.seat) }];
        }
        let calm = Answer::One(Item::PASS);
        let mut weighed: Vec<Weighed<Thrones>> = Vec::with_capacity(answers.len());
        for answer in answers {
            let Some(chance) = weigh(self, prompt, &answer, care) else { continue };
            let effort = if answer == calm { 0.0 } else { EFFORT };
            let word = WORD * word_worth(self, prompt.seat, &answer);
            let chance = chance + word - effort + rng.random_range(0.0..HAIR);
            weighed.push(Weighed { answer, chance });
        }
        sort(&mut weighed);
        weighed
    }

    fn settled(&self, seat: Seat, answer: &Answer<Item>) -> Option<Thrones> {
        Care::Full.settled(self, seat, answer, 0)
    }

    fn seized(&self, prompt: &Prompt<'_, Item, Ask>) -> Option<Answer<Item>> {
        match prompt.ask {
            Ask::Offered => Some(answer_to_offers(self, prompt)),
            Ask::Give => offer_for_peace(self, prompt),
            _ => None,
        }
    }
}

/// Questions that need no trying, or are tried in another way.
fn by_heart(
    game: &Thrones,
    prompt: &Prompt<'_, Item, Ask>,
    care: Care,
    rng: &mut SmallRng,
) -> Option<Vec<Weighed<Thrones>>> {
    let Shape::One(of) = prompt.shape else { return None };
    match prompt.ask {
        Ask::PlaceSetup => Some(ranked(game, prompt.seat, of, 0.01, &|item| {
            item.card().map_or(0.05, |card| in_hand_worth(game, card))
        })),
        Ask::ChoosePlot => {
            let worth =
                |item: Item| item.card().map_or(0.0, |card| plot_worth(game, prompt.seat, card));
            let mut plots = ranked(game, prompt.seat, of, 0.01, &worth);
            if care == Care::Full {
                try_round(game, prompt.seat, &mut plots, PLOTS, rng);
            }
            Some(plots)
        }
        // In a game played in the head nobody but who marshals looks for something to do.
        Ask::Act if care == Care::Quick => {
            let purchases =
                game.phase() == Phase::Marshalling && game.active_player() == Some(prompt.seat);
            let worth = |item: Item| match item.thing() {
                Thing::Marshal(card) if purchases => in_hand_worth(game, card),
                Thing::Duplicate(_) if purchases => 2.5,
                Thing::Pass => 0.6,
                _ => 0.0,
            };
            let best = of.iter().copied().max_by(|a, b| worth(*a).total_cmp(&worth(*b)))?;
            Some(vec![Weighed { answer: Answer::One(best), chance: 0.0 }])
        }
        Ask::Respond if care == Care::Quick => {
            Some(vec![Weighed { answer: game.safe_answer(prompt), chance: 0.0 }])
        }
        _ => None,
    }
}

/// Answers by a worth of their own, as chances near that of the table as it is.
fn ranked(
    game: &Thrones,
    seat: Seat,
    of: &[Item],
    scale: f64,
    worth: &dyn Fn(Item) -> f64,
) -> Vec<Weighed<Thrones>> {
    let now = chance(game, seat);
    let most = of.iter().map(|item| worth(*item)).fold(f64::NEG_INFINITY, f64::max);
    let one = |item: &Item| {
        let chance = now + scale * (worth(*item) - most);
        Weighed { answer: Answer::One(*item), chance }
    };
    let mut weighed: Vec<Weighed<Thrones>> = of.iter().map(one).collect();
    sort(&mut weighed);
    weighed
}

/// How likely the seat wins after this answer; nothing if a player would be laughed at for it.
fn weigh(
    game: &Thrones,
    prompt: &Prompt<'_, Item, Ask>,
    answer: &Answer<Item>,
    care: Care,
) -> Option<f64> {
    if let (Ask::Act, Answer::One(item)) = (prompt.ask, answer)
        && let Thing::Use(card, place) = item.thing()
        && game.phase() == Phase::Marshalling
        && game.use_of(card, place).is_some_and(prepares_purchase)
    {
        return prepared(game, prompt, answer);
    }
    care.after(game, prompt.seat, answer, 0)
}

/// How likely the seat wins when it uses what makes a purchase cheaper, and buys; nothing if there is nothing to buy.
fn prepared(game: &Thrones, prompt: &Prompt<'_, Item, Ask>, answer: &Answer<Item>) -> Option<f64> {
    let seat = prompt.seat;
    let ready = Care::Quick.settled(game, seat, answer, 0)?;
    let asked = ready.prompts().find(|asked| asked.seat == seat && asked.ask == Ask::Act)?;
    let bought = |game: &Thrones, item: Item| {
        let after = Care::Quick.settled(game, seat, &Answer::One(item), 0)?;
        Some((game.gold_of(seat).saturating_sub(after.gold_of(seat)), chance(&after, seat)))
    };
    let mut best: Option<f64> = None;
    for item in asked.shape.items().iter().filter(|item| matches!(item.thing(), Thing::Marshal(_)))
    {
        let Some((price, chance)) = bought(&ready, *item) else { continue };
        let offered = prompt.shape.items().contains(item);
        let dearer = !offered || bought(game, *item).is_some_and(|(before, _)| before > price);
        if dearer && best.is_none_or(|best| chance > best) {
            best = Some(chance);
        }
    }
    best
}

impl Foresight<Thrones> for Care {
    const STEPS_MAX: usize = 60;

    fn breadth(&self, depth: usize) -> usize {
        let breadth: &[usize] = match self {
            Care::Full => &[24, 8, 4],
            Care::Quick => &[5, 4],
        };
        breadth.get(depth).copied().unwrap_or(0)
    }

    fn candidates(
        &self,
        game: &Thrones,
        prompt: &Prompt<'_, Item, Ask>,
        most: usize,
    ) -> Vec<Answer<Item>> {
        candidates(game, prompt, most)
    }

    /// Passes, defends where that wins, gives up the least for a claim.
    fn usual(&self, game: &Thrones, prompt: &Prompt<'_, Item, Ask>) -> Answer<Item> {
        match prompt.ask {
            Ask::Defenders(..) => usual_defence(game, prompt),
            Ask::Casualties => {
                let first = candidates(game, prompt, 1).into_iter().next();
                first.unwrap_or_else(|| game.safe_answer(prompt))
            }
            _ => game.safe_answer(prompt),
        }
    }

    fn worth(&self, game: &Thrones, seat: Seat) -> f64 {
        chance(game, seat)
    }
}

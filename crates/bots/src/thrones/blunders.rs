//! What a person laughs at, at the card table.

use ::thrones::Thrones;
use ::thrones::ask::Ask;
use ::thrones::card_set::CardId;
use ::thrones::item::{Item, Thing};
use ::thrones::vocabulary::{CardType, Effect, Phase, Triggered};
use tabletop::{Answer, Game as _, Prompt, Seat, Waits};

use super::candidates::{DEARER, exposes, lasts_shortly, prepares_purchase};
use super::worth::card_worth;
use crate::blunders::{Count, Laughable, Watcher};

impl Laughable for Thrones {
    fn watcher() -> Box<dyn Watcher<Thrones>> {
        Box::new(Table {
            reducers: Count::new("a cost reducer is used and nothing is bought"),
            early: Count::new("a card for a challenge is played before there is one"),
            victims: Count::new("a dear character dies for a claim, a cheap one lives"),
            exposed: Count::new("everybody attacks and nobody is left against claim 2"),
            own: Count::new("an own character is harmed where another's could be"),
            prepared: [0; 4],
        })
    }
}

struct Table {
    reducers: Count,
    early: Count,
    victims: Count,
    exposed: Count,
    own: Count,
    /// How many reducers each has used since he last bought.
    prepared: [u8; 4],
}

impl Watcher<Thrones> for Table {
    fn see(&mut self, game: &Thrones, seat: Seat, answer: &Answer<Item>) {
        let asked = |prompt: &Prompt<'_, Item, Ask>| {
            prompt.seat == seat && prompt.waits == Waits::ForAnswer && prompt.shape.admits(answer)
        };
        let Some(prompt) = game.prompts().find(asked) else { return };
        match (prompt.ask, answer) {
            (Ask::Act, Answer::One(item)) => self.see_act(game, seat, *item),
            (Ask::Casualties, Answer::Some(chosen)) => {
                let worth = |item: &Item| item.card().map_or(0.0, |card| card_worth(game, card));
                let dearest = chosen.iter().map(worth).fold(0.0, f64::max);
                let spared = prompt.shape.items().iter().filter(|item| !chosen.contains(item));
                let cheapest = spared.map(worth).fold(f64::INFINITY, f64::min);
                self.victims.note(dearest > cheapest + DEARER);
            }
            (Ask::Attackers(..), Answer::Some(chosen)) => {
                if let Some(exposed) = exposes(game, seat, chosen) {
                    self.exposed.note(exposed);
                }
            }
            (Ask::Choose(card), answer) => self.see_choice(game, seat, card, &prompt, answer),
            _ => {}
        }
    }

    fn counts(&self) -> Vec<Count> {
        vec![self.reducers, self.early, self.victims, self.exposed, self.own]
    }
}

impl Table {
    fn see_act(&mut self, game: &Thrones, seat: Seat, item: Item) {
        let marshalling = game.phase() == Phase::Marshalling;
        let prepared = &mut self.prepared[seat.index()];
        match item.thing() {
            Thing::Use(card, place) => {
                let Some(used) = game.use_of(card, place) else { return };
                if marshalling && prepares_purchase(used) {
                    *prepared += 1;
                }
                if game.phase() == Phase::Challenges && lasts_shortly(used) {
                    self.early.note(!game.is_challenge_on());
                }
            }
            Thing::Marshal(_) | Thing::Fasten(_) | Thing::Pass => {
                for _ in 0..std::mem::take(prepared) {
                    self.reducers.note(item == Item::PASS);
                }
            }
            _ => {}
        }
    }

    fn see_choice(
        &mut self,
        game: &Thrones,
        seat: Seat,
        source: CardId,
        prompt: &Prompt<'_, Item, Ask>,
        answer: &Answer<Item>,
    ) {
        let printed = game.printed(source);
        let harms = printed.abilities.iter().any(|ability| match ability {
            ::thrones::vocabulary::Ability::Triggered(used) => harms(used),
            _ => false,
        });
        let own = |item: &Item| {
            let card = item.card().map(|card| game.glimpse(card));
            card.filter(|card| card.is_in_play() && card.is(CardType::Character))
                .map(|card| card.controller() == seat)
        };
        let others = prompt.shape.items().iter().any(|item| own(item) == Some(false));
        if harms && others {
            self.own.note(answer.items().iter().any(|item| own(item) == Some(true)));
        }
    }
}

/// Whether all an ability does to what it chooses is harm.
fn harms(used: &Triggered) -> bool {
    let harm = |effect: &Effect| {
        matches!(effect, Effect::Kill(..) | Effect::Discard(..) | Effect::Kneel(_))
    };
    used.effects.iter().any(harm)
        && used.effects.iter().all(|effect| harm(effect) || matches!(effect, Effect::Choose { .. }))
}

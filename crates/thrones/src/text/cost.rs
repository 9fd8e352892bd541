//! Costs in words.

use super::names::{list, types};
use super::{Noun, Writer};
use crate::vocabulary::{Amount, Cards, Cost, Count, Pay, Verb, What, Who, Zone};

/// Whether the cost speaks of what is chosen, so that the choice must be told first.
pub(super) fn names_a_choice(cost: &Cost) -> bool {
    match cost {
        Cost::PrintedCost(cards) | Cost::GoldOn(cards, _) => matches!(cards, Cards::Chosen(_)),
        Cost::Do(_, Pay { what: What::Cards(Cards::Chosen(_)), to: _ }) => true,
        Cost::Gold(_) | Cost::GoldTo(_, _) | Cost::Influence(_) | Cost::Do(_, _) => false,
        Cost::Either(options) => options.iter().any(|list| list.iter().any(names_a_choice)),
    }
}

impl Writer {
    /// "kneel Ice and discard it from play".
    pub(super) fn costs(&mut self, costs: &[Cost]) -> String {
        let mut words: Vec<String> = Vec::new();
        for cost in costs {
            let cost = self.cost(cost);
            let again = words.iter().any(|before| before.contains(&self.title));
            words.push(if again { cost.replacen(&self.title, "it", 1) } else { cost });
        }
        list(&words, "and")
    }

    fn cost(&mut self, cost: &Cost) -> String {
        match *cost {
            Cost::Gold(amount) => format!("pay {} gold", self.amount(amount)),
            Cost::GoldTo(who, amount) => {
                let who = match who {
                    Who::Opponents => "an opponent of their choice".to_owned(),
                    other => self.who(other),
                };
                format!("give {who} {} gold", self.amount(amount))
            }
            Cost::GoldOn(cards, amount) => {
                format!("discard {} gold from {}", self.amount(amount), self.cards(cards))
            }
            Cost::Influence(amount) => format!("kneel {} influence", self.amount(amount)),
            Cost::PrintedCost(cards) => {
                format!("pay gold equal to the printed cost of {}", self.cards(cards))
            }
            Cost::Do(verb, pay) => self.given(verb, &pay),
            Cost::Either(options) => {
                let options: Vec<_> = options.iter().map(|one| self.costs(one)).collect();
                list(&options, "or")
            }
        }
    }

    fn given(&mut self, verb: Verb, pay: &Pay) -> String {
        let (what, in_play) = match pay.what {
            What::Cards(cards) => (self.cards(cards), self.in_play(cards)),
            What::Some(count, filter) => {
                let many = !matches!(count, Count::Exactly(Amount::N(1)));
                self.paid =
                    Noun { word: types(filter.types, many), many, zone: Zone::Play, foreign: true };
                (self.some(count, &filter), filter.zones.has(Zone::Play))
            }
        };
        match verb {
            Verb::Kneel => format!("kneel {what}"),
            Verb::Stand => format!("stand {what}"),
            Verb::Kill => format!("kill {what}"),
            Verb::Return if pay.to == Zone::DeckBottom => {
                format!("put {what} on the bottom of its owner's deck")
            }
            Verb::Return => format!("return {what} to its owner's {}", pay.to.title()),
            Verb::Discard if in_play => format!("discard {what} from play"),
            Verb::Discard => format!("discard {}", what.replacen(" in ", " from ", 1)),
            other => format!("have {what} {}", self.cannot_word(other)),
        }
    }

    fn cannot_word(&self, verb: Verb) -> String {
        self.participle(&crate::vocabulary::Deed::new(verb))
    }
}

//! How effects hang together, and how long they last, in words.

use super::{Actor, Writer};
use crate::vocabulary::{
    Ability, Condition, Cost, Count, Duration, Effect, Lasting, Modify, Occasion, PlayerMod, Verb,
    Who,
};

impl Writer {
    /// "until the end of the phase, ".
    pub(super) fn duration(&self, duration: Duration) -> String {
        match duration {
            Duration::Challenge => "until the end of the challenge, ".to_owned(),
            Duration::Phase => "until the end of the phase, ".to_owned(),
            Duration::Round => "until the end of the round, ".to_owned(),
            Duration::NextRound => "during the next round, ".to_owned(),
            Duration::Game => String::new(),
            Duration::WhileInPlay(cards) => {
                format!("for as long as {} stays in play, ", self.cards(cards))
            }
            Duration::Uses(1, within) => format!("once {}", self.duration(*within)),
            Duration::Uses(times, within) => {
                format!("{times} times {}", self.duration(*within))
            }
        }
    }

    pub(super) fn until(&mut self, duration: Duration, lasting: Lasting) -> String {
        match lasting {
            Lasting::Modify(modify) => self.until_modify(duration, modify),
            Lasting::Ability(ability) => self.until_ability(duration, ability),
        }
    }

    fn until_modify(&mut self, duration: Duration, modify: &[Modify]) -> String {
        if let (
            Duration::Uses(uses, within),
            [Modify::Player(Who::You, PlayerMod::Cost { of, by, ambush })],
        ) = (duration, modify)
        {
            let period = match within {
                Duration::Challenge => "this challenge",
                Duration::Phase => "this phase",
                Duration::Round => "this round",
                Duration::NextRound
                | Duration::Game
                | Duration::WhileInPlay(_)
                | Duration::Uses(_, _) => "",
            };
            return self.next_price(of, (*by, *ambush), uses, period);
        }
        let until = self.duration(duration);
        format!("{until}{}", self.modify(modify, &[]))
    }

    fn until_ability(&mut self, duration: Duration, ability: &Ability) -> String {
        let saved = (self.from, self.it.clone(), self.actor.clone());
        let until = self.duration(duration);
        let words = match ability {
            Ability::Constant(constant) => format!("{until}{}", self.constant(constant)),
            Ability::Instead(instead) => format!("{until}{}", self.instead(instead)),
            Ability::Rule(rule) => format!("{until}{}", self.rule(rule)),
            Ability::Triggered(triggered) => {
                let body = self.body(triggered);
                match triggered.occasion {
                    Occasion::After([deed]) if deed.verb == Verb::End => {
                        body.replacen("of each phase", "of the phase", 1)
                    }
                    Occasion::After([deed])
                        if duration == Duration::Challenge
                            && matches!(deed.verb, Verb::Win | Verb::Lose)
                            && deed.tests.is_empty() =>
                    {
                        body.replacen("after ", "if ", 1).replacen(
                            "a challenge",
                            "this challenge",
                            1,
                        )
                    }
                    Occasion::None | Occasion::After(_) | Occasion::Would(_) => {
                        format!("{until}{body}")
                    }
                }
            }
        };
        (self.from, self.it, self.actor) = saved;
        words
    }

    pub(super) fn if_else(
        &mut self,
        condition: &Condition,
        then: &[Effect],
        other: &[Effect],
    ) -> String {
        let condition = self.condition(condition);
        let then = self.effects(then);
        if other.is_empty() {
            return format!("if {condition}, {then}");
        }
        format!("if {condition}, {then}. Otherwise, {}", self.effects(other))
    }

    pub(super) fn one_of(&mut self, by: Who, options: &[&[Effect]]) -> String {
        let options: Vec<_> = options.iter().map(|one| self.effects(one)).collect();
        let options = options.join(", or ");
        if by == Who::You {
            return format!("either {options}");
        }
        format!("{} either for this to be done: {options}", self.does(by, "choose"))
    }

    /// "you may draw 1 card", "you may let it be so: until the end of the round, …".
    pub(super) fn may(&mut self, who: Who, effects: &[Effect]) -> String {
        let player = self.who(who);
        match effects {
            [Effect::OneOf { by, options }] if *by == who => {
                let options: Vec<_> = options.iter().map(|one| self.effects(one)).collect();
                format!("{player} may choose for this to be done: {}", options.join(", or "))
            }
            effects if matches!(effects.first(), Some(Effect::Until(_, _))) => {
                format!("{player} may let it be so: {}", self.effects(effects))
            }
            effects => format!("{player} may {}", self.effects(effects)),
        }
    }

    pub(super) fn each_player(&mut self, who: Who, effects: &[Effect]) -> String {
        let yours = effects
            .iter()
            .any(|one| matches!(one, Effect::Choose { by: Who::You, to: _, from: _, count: _ }));
        if yours {
            let players = self.who(who);
            let words = format!("for {players}, {}", self.effects(effects));
            for effect in effects {
                if let Effect::Choose { to, from, by: _, count: _ } = effect {
                    self.keep(*to, from, Count::Any);
                }
            }
            return words;
        }
        let actor = if matches!(who, Who::Both(_)) { Actor::Several } else { Actor::Other };
        let before = std::mem::replace(&mut self.actor, actor);
        let words = self.effects(effects);
        self.actor = before;
        match who {
            Who::Both(slot) => format!("you, then {}, each {words}", self.slot(slot).that()),
            other => format!("{} {words}", self.who(other)),
        }
    }

    pub(super) fn pay(
        &mut self,
        who: Who,
        costs: &[Cost],
        then: &[Effect],
        otherwise: &[Effect],
    ) -> String {
        let mut costs = self.costs(costs);
        let mut player = format!("{} ", self.who(who));
        if who == Who::Them && self.actor == Actor::Other {
            // Who they are was just said.
            player = String::new();
            costs = costs.replace("your ", "their ");
        }
        match (then.is_empty(), otherwise.is_empty()) {
            (true, _) if who == Who::You => {
                format!("either {costs} or {}", self.effects(otherwise))
            }
            (true, _) => format!("unless {} , {}", self.does(who, &costs), self.effects(otherwise))
                .replace(" , ", ", "),
            (false, true) => {
                let actor = std::mem::replace(&mut self.actor, Actor::You);
                let then = self.effects(then);
                self.actor = actor;
                format!("{player}may {costs} to {then}")
            }
            (false, false) => {
                let then = self.effects(then);
                let otherwise = self.effects(otherwise);
                format!("{player}may {costs} to {then}. If not, {otherwise}")
            }
        }
    }
}

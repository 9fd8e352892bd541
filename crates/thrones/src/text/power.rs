//! Effects on power, claims and who takes part in a challenge, in words.

use super::Writer;
use super::effect::Clause;
use crate::vocabulary::{Amount, Cards, Role, Stat, Who};

impl Writer {
    pub(super) fn claim(&self, cards: Cards, power: Amount) -> Clause {
        if let Cards::HouseCard(who) = cards {
            let words = format!("claim {} power for their House", self.amount(power));
            return self.by_house(who, &words);
        }
        let claimant = self.cards(cards);
        if let Amount::Count(_) = power {
            let each = self.for_each(power);
            return Clause::statement(format!("{claimant} claims 1 power{each}"));
        }
        let power = self.amount(power);
        let each = matches!(cards, Cards::Every(_));
        Clause::statement(if self.are_many(cards) && !each {
            format!("{claimant} claim {power} power each")
        } else {
            format!("{claimant} claims {power} power")
        })
    }

    pub(super) fn move_power(&self, from: Cards, to: Cards, power: Amount) -> Clause {
        let (from, to) = (self.cards(from), self.cards(to));
        self.order(&format!("move {} power from {from} to {to}", self.amount(power)))
    }

    pub(super) fn discard_power(&self, cards: Cards, power: Amount) -> Clause {
        let power = self.amount(power);
        if let Cards::HouseCard(who) = cards {
            return self.by_house(who, &format!("discard {power} power from their House"));
        }
        self.order(&format!("discard {power} power from {}", self.cards(cards)))
    }

    /// What a House does with its power: an order to you, a statement of anyone else.
    fn by_house(&self, who: Who, words: &str) -> Clause {
        if who == Who::You {
            return self.order(&words.replacen("their", "your", 1));
        }
        Clause::statement(self.does(who, words))
    }

    pub(super) fn satisfy(&self, who: Who, to: Who, claim: Amount) -> Clause {
        let much = self.amount(claim);
        let claim = match matches!(claim, Amount::Stat(Stat::Claim, _)) {
            true => much,
            false => format!("a claim of {much}"),
        };
        let satisfies = self.does(who, "satisfy the claim of the challenge");
        Clause::statement(format!("{satisfies} for {}, with {claim}", self.who(to)))
    }

    pub(super) fn join(&self, cards: Cards, role: Role) -> Clause {
        let side = match role {
            Role::Attacker => "as an attacker",
            Role::Defender => "as a defender",
            Role::Either => "as an attacker or as a defender, as you choose",
        };
        self.order(&format!("have {} join the challenge {side}", self.cards(cards)))
    }
}

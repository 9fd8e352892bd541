//! Players and numbers in words.

use super::Writer;
use super::names::{possessive, third};
use crate::vocabulary::{Amount, Cards, Cmp, Condition, Over, Slot, Stat, Tally, Who};

impl Writer {
    /// The player as subject or object: "you", "that opponent".
    pub(super) fn who(&self, who: Who) -> String {
        match who {
            Who::You => "you".to_owned(),
            Who::Opponents => "each opponent".to_owned(),
            Who::Everyone => "each player".to_owned(),
            Who::Left => "the player to your left".to_owned(),
            Who::Attacker => "the attacking player".to_owned(),
            Who::Defender => "the defending player".to_owned(),
            Who::Winner => "the winner".to_owned(),
            Who::Loser => "the loser".to_owned(),
            Who::That => "that player".to_owned(),
            Who::Them => "they".to_owned(),
            Who::Chosen(slot) => self.player_in(slot),
            Who::Owner(cards) => format!("the owner of {}", self.cards(*cards)),
            Who::Controller(cards) => format!("the controller of {}", self.cards(*cards)),
            Who::Both(slot) => format!("you and {}", self.player_in(slot)),
            Who::With(condition @ Condition::Rank(_, Cmp::More | Cmp::Less, _, Over::Each)) => {
                format!("the player who {}", self.relative(condition))
            }
            Who::With(condition) => format!("each player who {}", self.relative(condition)),
        }
    }

    /// One of those players as the object of a deed: "an opponent", "you".
    pub(super) fn whom(&self, who: Who) -> String {
        match who {
            Who::Opponents => "an opponent".to_owned(),
            Who::Everyone => "a player".to_owned(),
            Who::With(condition) => format!("a player who {}", self.relative(condition)),
            other => self.who(other),
        }
    }

    /// The player in a slot: "that opponent". Where the choosing is not part of the words, no more
    /// is known than "that player".
    fn player_in(&self, slot: Slot) -> String {
        let noun = self.slot(slot);
        if noun.word == "card" { "that player".to_owned() } else { noun.that() }
    }

    /// The player as owner of something: "your", "the loser's".
    pub(super) fn whose(&self, who: Who) -> String {
        match who {
            Who::You => "your".to_owned(),
            Who::Them => "their".to_owned(),
            other => possessive(&self.who(other)),
        }
    }

    /// The player and what the player does: "you win", "that opponent wins".
    pub(super) fn does(&self, who: Who, words: &str) -> String {
        match who {
            Who::You | Who::Them | Who::Both(_) => format!("{} {words}", self.who(who)),
            other => format!("{} {}", self.who(other), third(words)),
        }
    }

    /// Somebody of those players, as the doer of one deed: "an opponent", "a player".
    pub(super) fn someone(&self, who: Who, words: &str) -> String {
        match who {
            Who::Opponents => format!("an opponent {}", third(words)),
            Who::Everyone => format!("a player {}", third(words)),
            other => self.does(other, words),
        }
    }

    /// A number: "2", "the printed cost of that character".
    pub(super) fn amount(&self, amount: Amount) -> String {
        match amount {
            Amount::N(number) => number.to_string(),
            Amount::X => "X".to_owned(),
            Amount::Size => "that many".to_owned(),
            Amount::Count(filter) => format!("the number of {}", self.many_in_play(filter)),
            Amount::Stat(stat, Cards::It) => {
                format!("{} {}", possessive(&self.it.that()), stat_name(stat))
            }
            Amount::Stat(stat, cards) => {
                format!("the {} of {}", stat_name(stat), self.cards(*cards))
            }
            Amount::Of(who, tally) => format!("{} {}", self.whose(who), self.tally(tally)),
            Amount::Times(times, other) => format!("{times} times {}", self.amount(*other)),
            Amount::Either(condition, one, other) => format!(
                "{} ({} instead if {})",
                self.amount(*other),
                self.amount(*one),
                self.condition(condition)
            ),
            Amount::Minus(other) => format!("minus {}", self.amount(*other)),
            Amount::Plus(left, right) => {
                format!("{} plus {}", self.amount(*left), self.amount(*right))
            }
            Amount::AtLeast(least, other) => {
                format!("{} (at least {least})", self.amount(*other))
            }
        }
    }

    /// "2 cards", "1 card per Dragon character you control".
    pub(super) fn so_many(&self, amount: Amount, one: &str, many: &str) -> String {
        if let Amount::Count(_) | Amount::Stat(Stat::Power | Stat::Gold, _) = amount {
            return format!("1 {one}{}", self.for_each(amount));
        }
        let number = self.amount(amount);
        let things = if number == "1" { one } else { many };
        format!("{number} {things}")
    }

    /// "for each Direwolf card in play": what a number is counted by, if it is not written.
    pub(super) fn for_each(&self, amount: Amount) -> String {
        match amount {
            Amount::N(_) | Amount::X | Amount::Size | Amount::Either(_, _, _) => String::new(),
            Amount::Count(filter) => format!(" per {}", self.single_in_play(filter)),
            Amount::Stat(Stat::Attachments, Cards::It) => " per attachment on it".to_owned(),
            Amount::Stat(Stat::Attachments, cards) => {
                format!(" per attachment on {}", self.cards(*cards))
            }
            Amount::Stat(stat, cards) => {
                format!(" per {} on {}", stat_name(stat), self.cards(*cards))
            }
            Amount::Of(who, tally) => match tally {
                Tally::Cards(filter) => format!(" per {}", self.single_in_play(filter)),
                Tally::Hand => format!(" per card in {} hand", self.whose(who)),
                Tally::Gold => format!(" per gold in {} gold pool", self.whose(who)),
                Tally::Power => format!(" per power {}", self.does(who, "have")),
                Tally::HousePower => format!(" per power on {} House card", self.whose(who)),
                Tally::Initiative => format!(" per initiative {}", self.does(who, "have")),
                Tally::Opponents => format!(" per opponent {}", self.does(who, "have")),
            },
            Amount::Minus(other) | Amount::Times(_, other) | Amount::AtLeast(_, other) => {
                self.for_each(*other)
            }
            Amount::Plus(left, right) => {
                let words = format!("{}{}", self.for_each(*left), self.for_each(*right));
                words.replacen("  ", " and ", 1)
            }
        }
    }

    /// "power", "cards in hand": what a tally counts.
    pub(super) fn tally(&self, tally: Tally) -> String {
        match tally {
            Tally::Cards(filter) => {
                format!("{}{}", self.kind(filter, true), self.after_words(filter))
            }
            Tally::Hand => "cards in hand".to_owned(),
            Tally::Gold => "gold".to_owned(),
            Tally::Power => "power".to_owned(),
            Tally::HousePower => "power on the House card".to_owned(),
            Tally::Initiative => "initiative".to_owned(),
            Tally::Opponents => "opponents".to_owned(),
        }
    }
}

/// "STR", "printed cost".
pub(super) const fn stat_name(stat: Stat) -> &'static str {
    match stat {
        Stat::Strength => "STR",
        Stat::PrintedStrength => "printed STR",
        Stat::PrintedCost => "printed cost",
        Stat::Power => "power",
        Stat::Gold => "gold",
        Stat::Attachments => "attachments",
        Stat::Claim => "claim",
        Stat::Income => "income",
        Stat::Initiative => "initiative",
    }
}

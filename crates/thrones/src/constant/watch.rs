//! What a constant looks at, so that it is reckoned anew only when that changes.

use crate::vocabulary::{
    Amount, CardMod, Cards, Change, Condition, Filter, List, Modify, PlayerMod, Side, Stat, Tally,
    Test, Who,
};

/// Cards standing or kneeling.
pub(crate) const KNEELING: u32 = 1 << 24;
/// Gold in pools and on cards.
pub(crate) const GOLD: u32 = 1 << 25;
/// Who takes part in the challenge.
pub(crate) const CHALLENGE: u32 = 1 << 26;
/// Power on cards and Houses.
pub(crate) const POWER: u32 = 1 << 27;
/// The phase.
pub(crate) const PHASE: u32 = 1 << 28;

/// What a modifier under these conditions looks at.
pub(super) fn watched(modify: &Modify, when: List<Condition>) -> u32 {
    let own = match modify {
        Modify::Card(cards, change) => in_cards(cards) | in_card_mod(change),
        Modify::Player(who, change) => in_who(who) | in_player_mod(change),
    };
    when.iter().fold(own, |all, condition| all | in_condition(condition))
}

fn in_card_mod(change: &CardMod) -> u32 {
    match change {
        CardMod::Strength(change) => in_change(change),
        CardMod::More { by, .. } => in_amount(by),
        CardMod::Fatal(_)
        | CardMod::Uncounted
        | CardMod::Gain(_)
        | CardMod::Lose(_)
        | CardMod::Gains(_)
        | CardMod::Blank
        | CardMod::NoBonus(_)
        | CardMod::Cannot(_)
        | CardMod::NoKneel(_)
        | CardMod::Goes(..) => 0,
    }
}

fn in_player_mod(change: &PlayerMod) -> u32 {
    match change {
        PlayerMod::Value(_, change) => in_change(change),
        PlayerMod::Cost { .. }
        | PlayerMod::PayGoldWith(_)
        | PlayerMod::Cannot(_)
        | PlayerMod::Toll { .. }
        | PlayerMod::Challenges { .. }
        | PlayerMod::PowerCounts(..)
        | PlayerMod::Skip(_)
        | PlayerMod::Window(_) => 0,
    }
}

fn in_change(change: &Change) -> u32 {
    match change {
        Change::By(amount) | Change::To(amount) => in_amount(amount),
    }
}

fn in_condition(condition: &Condition) -> u32 {
    match condition {
        Condition::Exists(filter) => in_filter(filter),
        Condition::Compare(one, _, other) => in_amount(one) | in_amount(other),
        Condition::Is(cards, test) => in_cards(cards) | in_test(test),
        Condition::Rank(who, _, tally, _) => in_who(who) | in_tally(tally),
        Condition::Challenge(_) => CHALLENGE,
        Condition::During(_) => PHASE,
        Condition::Window(_) | Condition::Plays(..) => 0,
        Condition::Not(condition) => in_condition(condition),
        Condition::All(conditions) | Condition::Any(conditions) => {
            conditions.iter().fold(0, |all, condition| all | in_condition(condition))
        }
    }
}

fn in_amount(amount: &Amount) -> u32 {
    match amount {
        Amount::N(_) | Amount::X => 0,
        Amount::Count(filter) => in_filter(filter),
        Amount::Stat(stat, cards) => in_stat(*stat) | in_cards(cards),
        Amount::Of(who, tally) => in_who(who) | in_tally(tally),
        Amount::Minus(amount) | Amount::AtLeast(_, amount) => in_amount(amount),
        Amount::Plus(one, other) => in_amount(one) | in_amount(other),
    }
}

fn in_stat(stat: Stat) -> u32 {
    match stat {
        Stat::Power => POWER,
        Stat::Gold => GOLD,
        Stat::Strength
        | Stat::PrintedCost
        | Stat::Attachments
        | Stat::Claim
        | Stat::Income
        | Stat::Initiative => 0,
    }
}

fn in_tally(tally: &Tally) -> u32 {
    match tally {
        Tally::Cards(filter) => in_filter(filter),
        Tally::Gold => GOLD,
        Tally::Power | Tally::HousePower => POWER,
        Tally::Hand | Tally::Opponents => 0,
    }
}

fn in_cards(cards: &Cards) -> u32 {
    match cards {
        Cards::Every(filter) | Cards::Top(_, filter) | Cards::Random(_, filter) => {
            in_filter(filter)
        }
        Cards::HouseCard(who) | Cards::Plot(who) => in_who(who),
        Cards::This | Cards::Host | Cards::It | Cards::Chosen(_) | Cards::Paid => 0,
    }
}

fn in_who(who: &Who) -> u32 {
    match who {
        Who::With(condition) => in_condition(condition),
        Who::Attacker | Who::Defender | Who::Winner | Who::Loser => CHALLENGE,
        Who::Owner(cards) | Who::Controller(cards) => in_cards(cards),
        Who::You
        | Who::Opponents
        | Who::Everyone
        | Who::That
        | Who::Them
        | Who::Chosen(_)
        | Who::Both(_) => 0,
    }
}

fn in_filter(filter: &Filter) -> u32 {
    let side = match filter.side {
        Side::Of(who) => in_who(who),
        Side::Any | Side::You | Side::Opponent | Side::Them => 0,
    };
    filter.tests.iter().fold(side, |all, test| all | in_test(test))
}

fn in_test(test: &Test) -> u32 {
    match test {
        Test::Standing | Test::Kneeling => KNEELING,
        Test::Attacking | Test::Defending | Test::Participating => CHALLENGE,
        Test::Is(stat, _, amount) => in_stat(*stat) | in_amount(amount),
        Test::Owned(who) | Test::Controlled(who) => in_who(who),
        Test::HasOn(filter) | Test::On(filter) => in_filter(filter),
        Test::Same(cards) | Test::CopyOf(cards) | Test::MayHold(cards) => in_cards(cards),
        Test::Not(test) => in_test(test),
        Test::Any(tests) => tests.iter().fold(0, |all, test| all | in_test(test)),
        Test::Trait(_)
        | Test::House(_)
        | Test::Crest(_)
        | Test::AnyCrest
        | Test::Icon(_)
        | Test::Keyword(_)
        | Test::Named(_)
        | Test::NamedIn(_)
        | Test::Unique
        | Test::Provides(_)
        | Test::In(_)
        | Test::Happened(..)
        | Test::Ability(_) => 0,
    }
}

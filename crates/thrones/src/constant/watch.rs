//! What a constant looks at, so that it is reckoned anew only when that changes.

use std::any::Any;

use crate::vocabulary::{Condition, List, Modify, Stat, Tally, Test, Who, walk};

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
/// STR of cards.
pub(crate) const STRENGTH: u32 = 1 << 29;

/// What a modifier under these conditions looks at.
pub(super) fn watched(modify: &'static Modify, when: List<Condition>) -> u32 {
    let mut watched = 0;
    let mut look = |word: &'static dyn Any| watched |= looked_at(word);
    walk(modify, &mut look);
    when.iter().for_each(|condition| walk(condition, &mut look));
    watched
}

/// What a word looks at by itself, apart from the words inside it.
fn looked_at(word: &'static dyn Any) -> u32 {
    if let Some(test) = word.downcast_ref() {
        by_test(test)
    } else if let Some(who) = word.downcast_ref() {
        by_who(who)
    } else if let Some(condition) = word.downcast_ref() {
        by_condition(condition)
    } else if let Some(stat) = word.downcast_ref() {
        by_stat(stat)
    } else if let Some(tally) = word.downcast_ref() {
        by_tally(tally)
    } else {
        0
    }
}

fn by_condition(condition: &Condition) -> u32 {
    match condition {
        Condition::Challenge(_) => CHALLENGE,
        Condition::During(_) => PHASE,
        Condition::Exists(_)
        | Condition::Compare(_, _, _)
        | Condition::Is(_, _)
        | Condition::Rank(_, _, _, _)
        | Condition::PlotsChosen
        | Condition::Plays(_, _)
        | Condition::Season(_)
        | Condition::Did(_, _)
        | Condition::Not(_)
        | Condition::All(_)
        | Condition::Any(_) => 0,
    }
}

fn by_stat(stat: &Stat) -> u32 {
    match stat {
        Stat::Power => POWER,
        Stat::Gold => GOLD,
        Stat::Strength => STRENGTH,
        Stat::PrintedStrength
        | Stat::PrintedCost
        | Stat::Attachments
        | Stat::Claim
        | Stat::Income
        | Stat::Initiative => 0,
    }
}

fn by_tally(tally: &Tally) -> u32 {
    match tally {
        Tally::Gold => GOLD,
        Tally::Power | Tally::HousePower => POWER,
        Tally::Cards(_) | Tally::Hand | Tally::Initiative | Tally::Opponents => 0,
    }
}

fn by_who(who: &Who) -> u32 {
    match who {
        Who::Attacker | Who::Defender | Who::Winner | Who::Loser => CHALLENGE,
        Who::You
        | Who::Opponents
        | Who::Everyone
        | Who::Left
        | Who::That
        | Who::Them
        | Who::Chosen(_)
        | Who::Owner(_)
        | Who::Controller(_)
        | Who::Both(_)
        | Who::With(_) => 0,
    }
}

fn by_test(test: &Test) -> u32 {
    match test {
        Test::Standing | Test::Kneeling => KNEELING,
        Test::Attacking | Test::Defending | Test::Participating | Test::Alone => CHALLENGE,
        Test::Trait(_)
        | Test::House(_)
        | Test::Crest(_)
        | Test::AnyCrest
        | Test::Icon(_)
        | Test::Keyword(_)
        | Test::Named(_)
        | Test::NamedIn(_)
        | Test::CopyOf(_)
        | Test::Unique
        | Test::PrintedTrait(_)
        | Test::TraitIn(_)
        | Test::SharesTrait(_)
        | Test::HouseIn(_)
        | Test::InHouse
        | Test::Neutral
        | Test::Fallen
        | Test::Triggered
        | Test::AnyPhase
        | Test::Is(_, _, _)
        | Test::Provides(_)
        | Test::Owned(_)
        | Test::Controlled(_)
        | Test::HasOn(_)
        | Test::On(_)
        | Test::MayHold(_)
        | Test::In(_)
        | Test::Same(_)
        | Test::StrengthChanged
        | Test::WhenRevealed
        | Test::Not(_)
        | Test::Any(_) => 0,
    }
}

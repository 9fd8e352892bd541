//! What a constant looks at, so that it is reckoned anew only when that changes.

use std::any::Any;

use crate::vocabulary::{
    CardMod, CardType, Cards, Condition, Filter, Keyword, List, Modify, Phase, Side, Stat, Tally,
    Test, Thing, Types, Who, Zone, Zones, walk,
};

/// Claim, gold, initiative and influence of players.
pub(crate) const VALUES: u64 = 1 << 30;
/// Cards standing or kneeling.
pub(crate) const KNEELING: u64 = 1 << 24;
/// Gold in pools and on cards.
pub(crate) const GOLD: u64 = 1 << 25;
/// Who takes part in the challenge.
pub(crate) const CHALLENGE: u64 = 1 << 26;
/// Power on cards and Houses.
pub(crate) const POWER: u64 = 1 << 27;
/// Whether plots are chosen and not yet revealed.
pub(crate) const PLOTS_CHOSEN: u64 = 1 << 28;
/// STR of cards.
pub(crate) const STRENGTH: u64 = 1 << 29;
/// What players did in the round.
pub(crate) const PAST: u64 = 1 << 31;

/// Whether the card itself, or its host, takes part in the challenge.
pub(crate) const PART: u64 = 1 << 48;
/// More of the cards of the types it looks at than its filters say.
pub(super) const ANY_CARD: u64 = 1 << 49;

/// Cards of these types, wherever they are.
pub(crate) fn cards(types: Types) -> u64 {
    types.iter().fold(0, |cards, kind| cards | 1 << (32 + kind as u64))
}

/// Whether it is this phase.
pub(crate) fn phase(phase: Phase) -> u64 {
    1 << (40 + phase as u64)
}

/// Cards in this zone that is not play.
pub(crate) fn zone(zone: Zone) -> u64 {
    1 << (50 + zone as u64)
}

const _: () = assert!(50 + (Zone::Anywhere as u64) < 64, "each zone has its bit");
const _: () = assert!(CardType::ALL.len() <= 8 && Phase::Any as u64 <= 7, "each has its bit");

/// Whatever card of these types it may be.
fn any(types: Types) -> u64 {
    cards(types) | ANY_CARD
}

/// What a modifier under these conditions looks at.
pub(super) fn watched(modify: &'static Modify, when: List<Condition>) -> u64 {
    let mut watched = 0;
    for_each_watched(modify, when, &mut |word| watched |= looked_at(word));
    if when.iter().any(is_part) { watched | PART } else { watched }
}

/// Calls `each` with every word that is read when a modifier is reckoned.
pub(crate) fn for_each_watched(
    modify: &'static Modify,
    when: List<Condition>,
    each: &mut dyn FnMut(&'static dyn Any),
) {
    if let Modify::Card(cards, CardMod::Gains(_)) = modify {
        // What a gained ability looks at is read when it is used.
        walk(cards, each);
    } else if let Modify::Card(cards, CardMod::Gain(Thing::Keyword(Keyword::Immune(from)))) = modify
        && from.side == Side::Any
    {
        // Where a source is makes no difference to who is immune to it.
        walk(cards, each);
        from.tests.iter().for_each(|test| walk(test, each));
    } else {
        walk(modify, each);
    }
    for condition in when.iter().filter(|condition| !is_part(condition)) {
        walk(condition, each);
    }
}

/// Whether a condition asks only if the card itself, or its host, takes part in the challenge.
fn is_part(condition: &Condition) -> bool {
    matches!(
        condition,
        Condition::Is(
            Cards::This | Cards::Host,
            Test::Attacking | Test::Defending | Test::Participating,
        )
    )
}

/// What a word looks at by itself, apart from the words inside it.
fn looked_at(word: &'static dyn Any) -> u64 {
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
    } else if let Some(filter) = word.downcast_ref() {
        by_filter(filter)
    } else if let Some(Cards::Plot(_)) = word.downcast_ref() {
        any(Types::only(CardType::Plot))
    } else {
        0
    }
}

fn by_condition(condition: &Condition) -> u64 {
    match condition {
        Condition::Challenge(_) => CHALLENGE,
        Condition::During(of) => phase(*of),
        Condition::PlotsChosen => PLOTS_CHOSEN,
        Condition::Did(_, _) => PAST,
        Condition::Exists(_)
        | Condition::Compare(_, _, _)
        | Condition::Is(_, _)
        | Condition::Rank(_, _, _, _)
        | Condition::Plays(_, _)
        | Condition::Season(_)
        | Condition::Not(_)
        | Condition::All(_)
        | Condition::Any(_) => 0,
    }
}

fn by_stat(stat: &Stat) -> u64 {
    match stat {
        Stat::Power => POWER,
        Stat::Gold => GOLD,
        Stat::Strength => STRENGTH,
        Stat::Claim | Stat::Income | Stat::Initiative => VALUES | any(Types::of(CardType::ALL)),
        Stat::Attachments => any(Types::only(CardType::Attachment)),
        Stat::PrintedStrength | Stat::PrintedCost => 0,
    }
}

fn by_tally(tally: &Tally) -> u64 {
    match tally {
        Tally::Gold => GOLD,
        Tally::Power | Tally::HousePower => POWER,
        Tally::Hand => zone(Zone::Hand) | any(Types::of(CardType::ALL)),
        Tally::Initiative => VALUES | any(Types::of(CardType::ALL)),
        Tally::Cards(_) | Tally::Opponents => 0,
    }
}

fn by_filter(filter: &Filter) -> u64 {
    let beside = if filter.zones.has(Zone::Anywhere) {
        Zones::of(Zone::ALL)
    } else {
        filter.zones.without(Zone::Play)
    };
    // Filters look at a plot that is chosen as if it were revealed.
    let chosen = beside.has(Zone::Revealed);
    let beside = if chosen { beside.with(Zone::PlotDeck) } else { beside };
    beside.iter().fold(cards(filter.types), |watched, of| watched | zone(of))
}

fn by_who(who: &Who) -> u64 {
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

fn by_test(test: &Test) -> u64 {
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

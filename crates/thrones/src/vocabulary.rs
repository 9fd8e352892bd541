//! The card vocabulary: the words every ability of every card is made of.
//!
//! An ability is data. The engine reads it, and the text writer makes from it what is shown on the
//! card. Card files import `vocabulary::words::*`, which has the short names.

mod ability;
mod build;
mod choice;
mod condition;
mod cost;
mod deed;
mod effect;
mod filter;
mod modifier;
mod naming;
mod printed;
#[cfg(feature = "mutation")]
mod unread;
mod word;

pub use ability::{Ability, Constant, Instead, Label, Limit, Occasion, Rule, Scope, Triggered};
pub use condition::{Condition, Over, Past};
pub use cost::{Cost, Pay, What};
pub use deed::{Cause, Deed, DeedTest, Period, Verb};
pub use effect::{As, Cap, Copied, Duration, Effect, Enter, Face, Lasting, Purse, Role, Save};
pub use filter::{
    AGENDA, ANYTHING, ATT, ATTACHMENT, CARD, CHAR, CHARACTER, DECK_CARD, EVENT, EVENTS, Filter,
    HOST, LOC, LOCATION, PLOT, PLOTS, THIS, Test, Zone, Zones,
};
pub use modifier::{Blank, CardMod, Change, Means, Modify, PlayerMod, TableMod, Thing, Value};
pub use naming::{Amount, Cards, Cmp, Count, List, Name, Resource, Side, Slot, Stat, Tally, Who};
pub use printed::{
    CardType, Crest, Crests, Except, House, Houses, Icon, Icons, Keyword, Keywords, Nameable,
    Phase, PlainKeyword, Season, Trait, Types,
};

pub(crate) use choice::{Choice, Search};
pub(crate) use printed::bit_set;
#[cfg(feature = "mutation")]
pub(crate) use unread::Ignored;
#[cfg(feature = "mutation")]
pub(crate) use word::names;
pub(crate) use word::{Word, walk};

/// Everything a card file needs, under the short names of the vocabulary.
pub mod words {
    pub use super::build::*;
    pub use super::{
        AGENDA, ANYTHING, ATT, ATTACHMENT, Ability, Amount, As, Blank, CARD, CHAR, CHARACTER, Cap,
        CardMod as M, CardType, Cards as K, Cause, Change, Cmp, Condition as If, Constant, Copied,
        Cost, Count, Crest, DECK_CARD, Deed, DeedTest as D, Duration as Du, EVENT, EVENTS,
        Effect as E, Enter, Except, Face, Filter, HOST, House, Icon, Instead, Keyword, LOC,
        LOCATION, Label, Lasting, Limit, Means, Modify, Name, Nameable, Occasion, Over, PLOT,
        PLOTS, Past, Pay, Period, Phase, PlayerMod as P, Purse, Resource, Role, Rule, Save, Scope,
        Season, Side, Slot, Stat, THIS, TableMod, Tally, Test as T, Thing, Trait, Triggered, Types,
        Value, Verb as V, What, Who, Zone as Z,
    };
    pub use super::{
        Cost::{Do, Either, Gold, GoldOn, GoldTo, Influence, PrintedCost},
        Modify::{Card, Player, Table},
        Who::{
            Attacker, Both, Chosen, Controller, Defender, Everyone, Left, Loser, Opponents, Owner,
            That, Them, Winner, With, You,
        },
    };
}

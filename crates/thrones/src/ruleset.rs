//! The editions as values of named policies. Each policy is asked in one place; nothing else asks which edition it is.

use serde::{Deserialize, Serialize};

use crate::vocabulary::{Phase, PlainKeyword};

/// Which printed rules are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The Living Card Game of 2008.
    Lcg,
    /// The collectible game's Winter Edition.
    Winter,
}

impl Edition {
    /// Whether the rules of this edition define the keyword (`keyword.legacy`).
    #[must_use]
    pub const fn defines(self, keyword: PlainKeyword) -> bool {
        match keyword {
            PlainKeyword::Ambush
            | PlainKeyword::Infamy
            | PlainKeyword::Intimidate
            | PlainKeyword::Melee
            | PlainKeyword::Stalwart
            | PlainKeyword::Vengeful
            | PlainKeyword::Vigilant => matches!(self, Edition::Lcg),
            PlainKeyword::Deadly
            | PlainKeyword::Renown
            | PlainKeyword::Stealth
            | PlainKeyword::Deathbound
            | PlainKeyword::Limited
            | PlainKeyword::Setup => true,
        }
    }
}

/// The policies in which the editions differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruleset {
    /// Whether a round has a taxation phase.
    pub taxation: Taxation,
    /// What is counted for dominance.
    pub dominance: Dominance,
    /// When used plots come back after the last one.
    pub recycling: Recycling,
    /// What a duplicate saves from.
    pub duplicates: DuplicateSaves,
    /// When a Deathbound card goes to the dead pile.
    pub deathbound: Deathbound,
    /// Whether five Doomed cards in the dead pile eliminate.
    pub doomed: Doomed,
    /// How long gold lasts and when it can be spent.
    pub gold: GoldPool,
    /// Whether titles exist.
    pub titles: Titles,
    /// Whether a card without the icon can be enabled to take part in a challenge.
    pub icons: IconRule,
}

/// Whether a round has a taxation phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Taxation {
    /// Unspent gold goes back at the end of the round.
    AfterStanding,
    /// There is no such phase.
    None,
}

/// What is counted for dominance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dominance {
    /// Standing STR and gold in the pool.
    StrengthAndGold,
    /// Standing STR alone.
    Strength,
}

/// When used plots come back after the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Recycling {
    /// After the last plot has taken effect.
    AfterEffect,
    /// As it is revealed, before initiative.
    OnReveal,
}

/// What a duplicate saves from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DuplicateSaves {
    /// Every way out of play.
    AnyLeaving,
    /// Being killed or discarded.
    KillAndDiscard,
}

/// When a Deathbound card goes to the dead pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deathbound {
    /// From play, and as an event that was not cancelled.
    FromPlay,
    /// From anywhere.
    FromAnywhere,
}

/// Whether five Doomed cards in the dead pile eliminate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Doomed {
    /// The fifth does.
    Eliminates,
    /// Doomed means nothing.
    Ignored,
}

/// How long gold lasts and when it can be spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoldPool {
    /// The pool lasts the round and pays at any time.
    Round,
    /// Gold is there only in the own marshalling turn.
    OwnMarshalling,
}

/// Whether titles exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Titles {
    /// With three or four players.
    Multiplayer,
    /// Never.
    None,
}

/// Whether a card without the icon can be enabled to take part in a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IconRule {
    /// The icon, or an effect that enables it.
    IconOrEnabled,
    /// The icon, printed or on the net sum of effects.
    Printed,
}

impl Ruleset {
    /// The Living Card Game.
    pub const LCG: Ruleset = Ruleset {
        taxation: Taxation::AfterStanding,
        dominance: Dominance::StrengthAndGold,
        recycling: Recycling::AfterEffect,
        duplicates: DuplicateSaves::AnyLeaving,
        deathbound: Deathbound::FromPlay,
        doomed: Doomed::Ignored,
        gold: GoldPool::Round,
        titles: Titles::Multiplayer,
        icons: IconRule::IconOrEnabled,
    };

    /// The Winter Edition.
    pub const WINTER: Ruleset = Ruleset {
        taxation: Taxation::None,
        dominance: Dominance::Strength,
        recycling: Recycling::OnReveal,
        duplicates: DuplicateSaves::KillAndDiscard,
        deathbound: Deathbound::FromAnywhere,
        doomed: Doomed::Eliminates,
        gold: GoldPool::OwnMarshalling,
        titles: Titles::None,
        icons: IconRule::Printed,
    };

    /// The phases of a round, in order (`round.phases.lcg`, `round.phases.winter`).
    pub(crate) fn phases(&self) -> &'static [Phase] {
        const PHASES: &[Phase] = &[
            Phase::Plot,
            Phase::Draw,
            Phase::Marshalling,
            Phase::Challenges,
            Phase::Dominance,
            Phase::Standing,
            Phase::Taxation,
        ];
        match self.taxation {
            Taxation::AfterStanding => PHASES,
            Taxation::None => PHASES.split_at(6).0,
        }
    }

    /// The policies of an edition.
    #[must_use]
    pub const fn of(edition: Edition) -> Ruleset {
        match edition {
            Edition::Lcg => Ruleset::LCG,
            Edition::Winter => Ruleset::WINTER,
        }
    }
}

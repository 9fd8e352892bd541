//! The six titles of the Small Council: who supports and who opposes whom.

mod crown_regent;
mod lord_commander;

use serde::{Deserialize, Serialize};

use crate::vocabulary::{Icon, bit_set};

/// What a title adds to its holder's side in the kind of challenge it is strong in (`title.str_bonus`).
pub(crate) const TITLE_STRENGTH: u16 = 3;

/// A title of the Small Council.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Title {
    /// +3 in power challenges; redirects one challenge a round.
    CrownRegent,
    /// +3 in military challenges; takes over an undefended one.
    LordCommander,
    /// Two influence once a round.
    HandOfTheKing,
    /// +3 in intrigue challenges.
    MasterOfWhispers,
    /// One more card in the draw phase.
    MasterOfLaws,
    /// Two more income.
    MasterOfCoin,
}

bit_set! {
    /// Some of the titles.
    TitleSet(u8) of Title: CrownRegent, LordCommander, HandOfTheKing, MasterOfWhispers, MasterOfLaws, MasterOfCoin
}

impl Title {
    /// The title as players say it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Title::CrownRegent => "Crown Regent",
            Title::LordCommander => "Lord Commander of the Kingsguard",
            Title::HandOfTheKing => "Hand of the King",
            Title::MasterOfWhispers => "Master of Whispers",
            Title::MasterOfLaws => "Master of Laws",
            Title::MasterOfCoin => "Master of Coin",
        }
    }

    /// What it is called everywhere.
    pub(crate) const fn key(self) -> tabletop::Key {
        tabletop::Key::new('t', self as u16)
    }

    /// The title as players say it, with its key.
    #[must_use]
    pub fn called(self) -> String {
        tabletop::named(self.key(), self.name())
    }

    /// The title it supports (`title.supports.map`).
    #[must_use]
    pub const fn supports(self) -> Option<Title> {
        match self {
            Title::MasterOfLaws => Some(Title::HandOfTheKing),
            Title::HandOfTheKing => Some(Title::MasterOfWhispers),
            Title::MasterOfWhispers => Some(Title::MasterOfCoin),
            Title::MasterOfCoin => Some(Title::MasterOfLaws),
            Title::CrownRegent | Title::LordCommander => None,
        }
    }

    /// Whether it opposes the other (`title.opposes.map`).
    #[must_use]
    pub const fn opposes(self, other: Title) -> bool {
        matches!(
            (self, other),
            (Title::HandOfTheKing, Title::MasterOfCoin)
                | (Title::MasterOfCoin, Title::HandOfTheKing)
                | (Title::MasterOfLaws, Title::MasterOfWhispers)
                | (Title::MasterOfWhispers, Title::MasterOfLaws | Title::CrownRegent)
        )
    }

    /// The kind of challenge in which it adds 3 to its holder's side (`title.str_bonus`).
    #[must_use]
    pub const fn strong_in(self) -> Option<Icon> {
        match self {
            Title::CrownRegent => Some(Icon::Power),
            Title::LordCommander => Some(Icon::Military),
            Title::MasterOfWhispers => Some(Icon::Intrigue),
            Title::HandOfTheKing | Title::MasterOfLaws | Title::MasterOfCoin => None,
        }
    }
}

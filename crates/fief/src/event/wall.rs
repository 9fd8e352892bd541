//! Events of the Wall, of the end of a round and of victory.

use serde::Serialize;
use tabletop::{Seat, Seats};

use super::{Names, list, victory_points};
use crate::state::Fief;

/// The Wall, the end of a round, victory.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of each event says what it is")]
pub enum Wall {
    WallRolled { dice: Vec<u8>, modifier: u8, result: u8 },
    WallMoved { value: i8 },
    CastleFell { castle: u8 },
    RealmLost,
    MapCleared,
    VictoryPointsCounted { seat: Seat, points: u8 },
    AllianceCounted { alliance: Seats, points: u8 },
    GameWon { winners: Seats, points: u8, tie_break: Option<TieBreak> },
    FirstPlayerPassed { seat: Seat },
}

/// What decided between several winners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum TieBreak {
    Solo,
    King,
    Hand,
    Protector,
    Fiefs,
    Wardens,
    Villages,
    Shared,
}

impl TieBreak {
    /// What decided, after the sentence that says who has won.
    const fn words(self) -> &'static str {
        match self {
            TieBreak::Solo => ": who wins alone comes before an Alliance",
            TieBreak::King => ": the King decides",
            TieBreak::Hand => ": the Hand of the King decides",
            TieBreak::Protector => ": the Protector of the Realm decides",
            TieBreak::Fiefs => ": the most Fief Titles decide",
            TieBreak::Wardens => ": the most Wardens decide",
            TieBreak::Villages => ": the most Villages decide",
            TieBreak::Shared => ": they are equal in everything",
        }
    }
}

impl Wall {
    /// Whether it is a detail of the act before it.
    pub(super) const fn is_detail(&self) -> bool {
        matches!(
            self,
            Wall::WallMoved { .. }
                | Wall::VictoryPointsCounted { .. }
                | Wall::AllianceCounted { .. }
        )
    }

    pub(super) fn tell(&self, game: &Fief) -> String {
        let names = Names(game);
        match self {
            Wall::WallRolled { dice, modifier: 0, result } => {
                format!("The Wall rolls {dice:?}: {result}")
            }
            Wall::WallRolled { dice, modifier, result } => {
                format!("The Wall rolls {dice:?} and {modifier} more: {result}")
            }
            Wall::WallMoved { value } => format!("The Wall stands at {value}"),
            Wall::CastleFell { castle } => match castle {
                3 => "Eastwatch falls".to_owned(),
                2 => "The Shadow Tower falls".to_owned(),
                _ => "Castle Black falls".to_owned(),
            },
            Wall::RealmLost => "The Realm is lost, and with it everybody".to_owned(),
            Wall::MapCleared => "Cards and Tax markers leave the map".to_owned(),
            Wall::VictoryPointsCounted { seat, points } => {
                format!("{} has {}", names.who(*seat), victory_points(*points))
            }
            Wall::AllianceCounted { alliance, points } => {
                let allies: Vec<String> = alliance.iter().map(|seat| names.who(seat)).collect();
                format!("{} have {} together", list(&allies), victory_points(*points))
            }
            Wall::GameWon { winners, points, tie_break } => {
                let winners: Vec<String> = winners.iter().map(|seat| names.who(seat)).collect();
                let verb = if winners.len() == 1 { "wins" } else { "win" };
                let tie_break = tie_break.map_or("", TieBreak::words);
                format!("{} {verb} with {}{tie_break}", list(&winners), victory_points(*points))
            }
            Wall::FirstPlayerPassed { seat } => {
                format!("The First Player card passes to {}", names.who(*seat))
            }
        }
    }
}

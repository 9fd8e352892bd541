//! The nine Houses.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::id::{FiefId, PLAYERS_MAX};

/// A House, played by one Player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum House {
    /// House Arryn of the Vale.
    Arryn,
    /// House Baratheon of the Stormlands.
    Baratheon,
    /// House Greyjoy of Pyke.
    Greyjoy,
    /// House Lannister of the Westerlands.
    Lannister,
    /// House Martell of Dorne.
    Martell,
    /// House Stark of the North.
    Stark,
    /// House Tully of the Riverlands.
    Tully,
    /// House Tyrell of the Reach.
    Tyrell,
    /// House Targaryen from over the sea.
    Targaryen,
}

/// The colour of a Player's counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Colour {
    Red,
    Blue,
    Green,
    Yellow,
    Black,
    White,
}

impl Colour {
    /// The colour of a seat.
    #[must_use]
    pub const fn of(seat: Seat) -> Colour {
        const ALL: [Colour; PLAYERS_MAX] = [
            Colour::Red,
            Colour::Blue,
            Colour::Green,
            Colour::Yellow,
            Colour::Black,
            Colour::White,
        ];
        ALL[seat.index()]
    }

    /// The colour in words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
            Colour::Black => "black",
            Colour::White => "white",
        }
    }
}

impl House {
    /// All Houses.
    pub const ALL: [House; 9] = [
        House::Arryn,
        House::Baratheon,
        House::Greyjoy,
        House::Lannister,
        House::Martell,
        House::Stark,
        House::Tully,
        House::Tyrell,
        House::Targaryen,
    ];

    /// The House's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            House::Arryn => "Arryn",
            House::Baratheon => "Baratheon",
            House::Greyjoy => "Greyjoy",
            House::Lannister => "Lannister",
            House::Martell => "Martell",
            House::Stark => "Stark",
            House::Tully => "Tully",
            House::Tyrell => "Tyrell",
            House::Targaryen => "Targaryen",
        }
    }

    /// The House of that name, however it is spelled.
    #[must_use]
    pub fn named(name: &str) -> Option<House> {
        House::ALL.into_iter().find(|house| house.name().eq_ignore_ascii_case(name))
    }

    /// The home Fief, which Targaryen lacks.
    #[must_use]
    pub const fn home(self) -> Option<FiefId> {
        match self {
            House::Stark => Some(FiefId(0)),
            House::Arryn => Some(FiefId(1)),
            House::Baratheon => Some(FiefId(2)),
            House::Lannister => Some(FiefId(3)),
            House::Tully => Some(FiefId(4)),
            House::Tyrell => Some(FiefId(5)),
            House::Martell => Some(FiefId(6)),
            House::Greyjoy => Some(FiefId(7)),
            House::Targaryen => None,
        }
    }
}

impl std::fmt::Display for House {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

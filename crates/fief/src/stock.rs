//! Counters: Troops and what they are worth, buildings, and how many there are of each.

use crate::id::PLAYERS_MAX;
use serde::{Deserialize, Serialize};

/// A kind of Troop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Troop {
    /// Man at Arms; for Targaryen, Unsullied take this place.
    ManAtArms,
    /// Archer (TE).
    Archer,
    /// Knight.
    Knight,
    /// Champion (TE).
    Champion,
    /// Unsullied, of Targaryen alone. Stored in the place of the Men at Arms.
    Unsullied,
    /// Whitecloak Knight (TE): with the King or the Queen.
    WhitecloakKnight,
    /// Whitecloak Man at Arms (TE): with the King or the Queen.
    WhitecloakManAtArms,
    /// Recruit of the Night's Watch (NWE): with the House's Brother.
    Recruit,
}

impl Troop {
    /// All kinds.
    pub const ALL: [Troop; 8] = [
        Troop::ManAtArms,
        Troop::Archer,
        Troop::Knight,
        Troop::Champion,
        Troop::Unsullied,
        Troop::WhitecloakKnight,
        Troop::WhitecloakManAtArms,
        Troop::Recruit,
    ];

    /// What one costs in Gold Dragons.
    #[must_use]
    pub const fn price(self) -> u16 {
        match self {
            Troop::ManAtArms | Troop::WhitecloakManAtArms => 1,
            Troop::Archer | Troop::Unsullied => 2,
            Troop::Knight | Troop::WhitecloakKnight => 3,
            Troop::Champion => 5,
            Troop::Recruit => 0,
        }
    }

    /// The Strength Points it adds, which are also the hits it takes to kill it.
    #[must_use]
    pub const fn strength(self) -> u8 {
        match self {
            Troop::ManAtArms | Troop::Archer | Troop::WhitecloakManAtArms => 1,
            Troop::Unsullied | Troop::Recruit => 2,
            Troop::Knight | Troop::Champion | Troop::WhitecloakKnight => 3,
        }
    }

    /// Whether it rides: Knights and Champions.
    #[must_use]
    pub const fn is_mounted(self) -> bool {
        matches!(self, Troop::Knight | Troop::Champion | Troop::WhitecloakKnight)
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Troop::ManAtArms => "Man at Arms",
            Troop::Archer => "Archer",
            Troop::Knight => "Knight",
            Troop::Champion => "Champion",
            Troop::Unsullied => "Unsullied",
            Troop::WhitecloakKnight => "Whitecloak Knight",
            Troop::WhitecloakManAtArms => "Whitecloak Man at Arms",
            Troop::Recruit => "Recruit",
        }
    }

    /// Its name for a number of them.
    #[must_use]
    pub const fn plural(self, count: u8) -> &'static str {
        match self {
            Troop::ManAtArms if count != 1 => "Men at Arms",
            Troop::Archer if count != 1 => "Archers",
            Troop::Knight if count != 1 => "Knights",
            Troop::Champion if count != 1 => "Champions",
            Troop::WhitecloakKnight if count != 1 => "Whitecloak Knights",
            Troop::WhitecloakManAtArms if count != 1 => "Whitecloak Men at Arms",
            Troop::Recruit if count != 1 => "Recruits",
            Troop::ManAtArms
            | Troop::Archer
            | Troop::Knight
            | Troop::Champion
            | Troop::Unsullied
            | Troop::WhitecloakKnight
            | Troop::WhitecloakManAtArms
            | Troop::Recruit => self.name(),
        }
    }

    /// The kind of that name, in the singular or the plural.
    #[must_use]
    pub fn named(name: &str) -> Option<Troop> {
        let fits = |troop: &Troop| {
            troop.name().eq_ignore_ascii_case(name) || troop.plural(2).eq_ignore_ascii_case(name)
        };
        Troop::ALL.into_iter().find(fits)
    }

    /// Its place among the four counters of [`Troops`]; Whitecloaks and Recruits have none.
    #[must_use]
    pub const fn slot(self) -> Option<usize> {
        match self {
            Troop::ManAtArms | Troop::Unsullied => Some(0),
            Troop::Archer => Some(1),
            Troop::Knight => Some(2),
            Troop::Champion => Some(3),
            Troop::WhitecloakKnight | Troop::WhitecloakManAtArms | Troop::Recruit => None,
        }
    }
}

/// Ordinary Troops of one Player: foot (Men at Arms or Unsullied), Archers, Knights, Champions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Troops(pub [u8; 4]);

impl Troops {
    /// No Troops.
    pub const NONE: Troops = Troops([0; 4]);

    /// How many there are.
    #[must_use]
    #[inline]
    pub const fn count(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2] + self.0[3]
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        u32::from_le_bytes(self.0) == 0
    }

    /// These and those.
    #[must_use]
    pub const fn plus(self, other: Troops) -> Troops {
        let (a, b) = (self.0, other.0);
        Troops([a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]])
    }

    /// These without those, which must be among them.
    #[must_use]
    pub const fn minus(self, other: Troops) -> Troops {
        let (a, b) = (self.0, other.0);
        Troops([a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3]])
    }

    /// Knights and Champions.
    #[must_use]
    pub const fn mounted(self) -> u8 {
        self.0[2] + self.0[3]
    }
}

/// What stands on a Village to protect it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Fortification {
    /// Nothing.
    #[default]
    None,
    /// A Stronghold: one die of penalty.
    Stronghold,
    /// A Fortified City: two dice of penalty.
    City,
}

/// A building that can be bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Building {
    /// A Stronghold.
    Stronghold,
    /// A Mill.
    Mill,
    /// A Sept.
    Sept,
    /// A Maester in a Fortification.
    Maester,
}

impl Building {
    /// All kinds.
    pub const ALL: [Building; 4] =
        [Building::Stronghold, Building::Mill, Building::Sept, Building::Maester];

    /// What it costs in Gold Dragons.
    #[must_use]
    pub const fn price(self) -> u16 {
        match self {
            Building::Stronghold => 10,
            Building::Mill => 3,
            Building::Sept | Building::Maester => 5,
        }
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Building::Stronghold => "Stronghold",
            Building::Mill => "Mill",
            Building::Sept => "Sept",
            Building::Maester => "Maester",
        }
    }
}

/// Counters of the common supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Supply {
    /// Mills left.
    pub mills: u8,
    /// Strongholds left.
    pub strongholds: u8,
    /// Septs left.
    pub septs: u8,
}

/// The supply at the start.
pub const SUPPLY: Supply = Supply { mills: 15, strongholds: 12, septs: 5 };
/// Gold Dragons a Player starts with.
pub const GOLD_START: u16 = 5;
/// Diplomacy markers a Player starts with.
pub const DIPLOMACY_MARKERS: u8 = 3;
/// The most cards in a hand.
pub const HAND_MAX: usize = 3;
/// The most Nobles of a House in play.
pub const NOBLES_MAX: usize = 4;
/// The Nobles of a House.
pub(crate) const NOBLES_OF_HOUSE: usize = 8;
/// How many Nobles can be in play, free or captive: each stays in the court of his Player.
pub(crate) const IN_PLAY_MAX: usize = NOBLES_MAX * PLAYERS_MAX;

//! Small names for the things of the realm: Villages, roads, Fiefs, Regions.

use serde::{Deserialize, Serialize};
use tabletop::Key;

/// The most Villages a map may have.
pub const VILLAGES_MAX: usize = 32;
/// The most roads a map may have.
pub const ROADS_MAX: usize = 64;
/// The most roads that may lead from a Village.
pub const ROADS_FROM_MAX: usize = 8;
/// The number of Fiefs on every map.
pub const FIEFS: usize = 8;
/// The number of Regions on every map.
pub const REGIONS: usize = 5;
/// The most Players.
pub const PLAYERS_MAX: usize = 6;

/// A Village of the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "`v${number}`"))]
#[serde(try_from = "Key", into = "Key")]
pub struct VillageId(pub u8);

/// A road of the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "`r${number}`"))]
#[serde(try_from = "Key", into = "Key")]
pub struct RoadId(pub u8);

/// One of the eight Fiefs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "`f${number}`"))]
#[serde(try_from = "Key", into = "Key")]
pub struct FiefId(pub u8);

/// One of the five Regions, counted from 0; its number on the die is one more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "`g${number}`"))]
#[serde(try_from = "Key", into = "Key")]
pub struct RegionId(pub u8);

/// The keys of the Fiefs in `map.toml`, in the order of [`FiefId`].
pub const FIEF_KEYS: [&str; FIEFS] =
    ["north", "vale", "stormlands", "westerlands", "riverlands", "reach", "dorne", "pyke"];
const FIEF_NAMES: [&str; FIEFS] = [
    "the North",
    "the Vale",
    "the Stormlands",
    "the Westerlands",
    "the Riverlands",
    "the Reach",
    "Dorne",
    "Pyke",
];
/// The names of the Regions in the order of their numbers.
pub const REGION_NAMES: [&str; REGIONS] = ["North", "East", "Crownlands", "South", "West"];

impl VillageId {
    /// The Village as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl RoadId {
    /// The road as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl FiefId {
    /// The Fief as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All Fiefs.
    pub fn all() -> impl Iterator<Item = FiefId> + Clone {
        (0..FIEFS as u8).map(FiefId)
    }

    /// The Fief's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        FIEF_NAMES[self.0 as usize]
    }
}

impl RegionId {
    /// The Region as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All Regions in the order of their numbers.
    pub fn all() -> impl Iterator<Item = RegionId> + Clone {
        (0..REGIONS as u8).map(RegionId)
    }

    /// The number that a die shows for it.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The Region's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        REGION_NAMES[self.0 as usize]
    }
}

/// Things that are called by a key: a letter, and a number below a limit.
macro_rules! keyed {
    ($($name:ty: $letter:literal below $limit:expr;)*) => {$(
        impl From<$name> for ::tabletop::Key {
            fn from(id: $name) -> Self {
                ::tabletop::Key::new($letter, u16::from(id.0))
            }
        }

        impl TryFrom<::tabletop::Key> for $name {
            type Error = $crate::id::NoSuchThing;
            fn try_from(key: ::tabletop::Key) -> Result<Self, Self::Error> {
                let number = key.number_of($letter).and_then(|number| u8::try_from(number).ok());
                let number = number.filter(|number| usize::from(*number) < $limit);
                number.map(Self).ok_or($crate::id::NoSuchThing(key))
            }
        }
    )*};
}
pub(crate) use keyed;

/// A key that names nothing of the kind that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is nothing that could be meant here")]
pub struct NoSuchThing(pub Key);

keyed! {
    VillageId: 'v' below VILLAGES_MAX;
    RoadId: 'r' below ROADS_MAX;
    FiefId: 'f' below FIEFS;
    RegionId: 'g' below REGIONS;
}

/// A set of Villages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Villages(pub u32);

impl Villages {
    /// No Village.
    pub const NONE: Villages = Villages(0);

    /// Whether the Village is among them.
    #[must_use]
    pub const fn has(self, village: VillageId) -> bool {
        self.0 & (1 << village.0) != 0
    }

    /// Adds a Village.
    pub const fn insert(&mut self, village: VillageId) {
        self.0 |= 1 << village.0;
    }

    /// Takes a Village out.
    pub const fn remove(&mut self, village: VillageId) {
        self.0 &= !(1 << village.0);
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Those that are in both.
    #[must_use]
    pub const fn and(self, other: Villages) -> Villages {
        Villages(self.0 & other.0)
    }

    /// The Villages, first the lowest.
    pub fn iter(self) -> impl Iterator<Item = VillageId> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let village = left.trailing_zeros();
            (left != 0).then(|| {
                left &= left - 1;
                VillageId(village as u8)
            })
        })
    }
}

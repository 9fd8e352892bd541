//! Titles: their kinds, their slots, and which Noble holds what.

use serde::{Deserialize, Serialize};
use tabletop::{Key, named};

use crate::id::{FIEFS, FiefId, REGIONS, RegionId};
use crate::noble::NobleId;
use crate::realm::Board;

/// How many different Titles can stand on the board (Brother, which every House may have, apart).
pub const TITLES: usize = 23;

/// A Title.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Title {
    /// King.
    King,
    /// Queen.
    Queen,
    /// Protector of the Realm.
    Protector,
    /// Hand of the King.
    Hand,
    /// A Master of the Small Council.
    Master(Master),
    /// Warden of a Region.
    Warden(RegionId),
    /// A Fief Title.
    Fief(FiefId),
    /// Lord Commander of the Night's Watch.
    LordCommander,
    /// Mother of Dragons.
    MotherOfDragons,
    /// Brother of the Night's Watch.
    Brother,
}

/// A Master position of the Small Council.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Master {
    /// Master of Ships.
    Ships,
    /// Master of Laws.
    Laws,
    /// Master of Whisperers.
    Whisperers,
    /// Master of Coin.
    Coin,
}

/// The four categories of Titles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Category {
    /// Fief Titles: two slots.
    Fief,
    /// Military Titles: one slot.
    Military,
    /// High Titles: one slot.
    High,
    /// Mother of Dragons: never in the way.
    Special,
}

impl Master {
    /// All Master positions.
    pub const ALL: [Master; 4] = [Master::Ships, Master::Laws, Master::Whisperers, Master::Coin];
}

impl Title {
    /// The Title's place among all Titles.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Title::King => 0,
            Title::Queen => 1,
            Title::Protector => 2,
            Title::Hand => 3,
            Title::Master(master) => 4 + master as usize,
            Title::Warden(region) => 8 + region.index(),
            Title::Fief(fief) => 13 + fief.index(),
            Title::LordCommander => 21,
            Title::MotherOfDragons => 22,
            Title::Brother => 23,
        }
    }

    /// The Title at that place.
    ///
    /// # Panics
    /// When there is no such place.
    #[must_use]
    pub const fn at(index: usize) -> Title {
        match index {
            0 => Title::King,
            1 => Title::Queen,
            2 => Title::Protector,
            3 => Title::Hand,
            4..=7 => Title::Master(Master::ALL[index - 4]),
            8..=12 => Title::Warden(RegionId(index as u8 - 8)),
            13..=20 => Title::Fief(FiefId(index as u8 - 13)),
            21 => Title::LordCommander,
            22 => Title::MotherOfDragons,
            23 => Title::Brother,
            _ => panic!("there are 24 Titles"),
        }
    }

    /// Every Title, Brother included.
    pub fn all() -> impl Iterator<Item = Title> + Clone {
        (0..=TITLES).map(Title::at)
    }

    /// Its category.
    #[must_use]
    pub const fn category(self) -> Category {
        match self {
            Title::King | Title::Queen | Title::Hand | Title::Master(_) | Title::LordCommander => {
                Category::High
            }
            Title::Protector | Title::Warden(_) | Title::Brother => Category::Military,
            Title::Fief(_) => Category::Fief,
            Title::MotherOfDragons => Category::Special,
        }
    }

    /// Victory Points it is worth.
    #[must_use]
    pub const fn victory_points(self) -> u8 {
        match self {
            Title::King | Title::Hand | Title::Fief(_) | Title::LordCommander => 1,
            Title::Queen
            | Title::Protector
            | Title::Master(_)
            | Title::Warden(_)
            | Title::MotherOfDragons
            | Title::Brother => 0,
        }
    }
}

impl Title {
    /// How this Noble is called who holds the Title.
    #[must_use]
    pub fn of(self, noble: NobleId) -> String {
        let Title::Fief(fief) = self else { return self.to_string() };
        let fief = &Board::westeros().realm().map.fief[fief.index()];
        if noble.is_lord() { fief.title_m.clone() } else { fief.title_f.clone() }
    }

    /// How this Noble is called who holds the Title, with the Title's key.
    pub(crate) fn style(self, noble: NobleId) -> String {
        named(self.into(), &self.of(noble))
    }
}

impl From<Title> for Key {
    fn from(title: Title) -> Key {
        Key::new('t', title.index() as u16)
    }
}

impl Title {
    fn write_name(self, f: &mut impl std::fmt::Write) -> std::fmt::Result {
        match self {
            Title::King => f.write_str("King"),
            Title::Queen => f.write_str("Queen"),
            Title::Protector => f.write_str("Protector of the Realm"),
            Title::Hand => f.write_str("Hand of the King"),
            Title::Master(master) => write!(f, "Master of {master:?}"),
            Title::Warden(region) => match region.0 {
                2 => f.write_str("Warden of the Crownlands"),
                _ => write!(f, "Warden of the {}", region.name()),
            },
            Title::Fief(fief) => write!(f, "Fief Title of {}", fief.name()),
            Title::LordCommander => f.write_str("Lord Commander of the Night's Watch"),
            Title::MotherOfDragons => f.write_str("Mother of Dragons"),
            Title::Brother => f.write_str("Brother of the Night's Watch"),
        }
    }
}

/// The name; with `#`, marked with the key.
impl std::fmt::Display for Title {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if !f.alternate() {
            return self.write_name(f);
        }
        let mut name = String::new();
        self.write_name(&mut name)?;
        f.write_str(&named((*self).into(), &name))
    }
}

/// A set of Titles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Titles(pub u32);

impl Titles {
    /// All Warden Titles.
    pub const WARDENS: Titles = Titles(((1 << REGIONS) - 1) << 8);
    /// All Fief Titles.
    pub const FIEFS: Titles = Titles(((1 << FIEFS) - 1) << 13);
    /// The Small Council: the Hand and the Masters.
    pub const COUNCIL: Titles = Titles(0b1111_1000);
    /// The Master positions.
    pub const MASTERS: Titles = Titles(0b1111_0000);
    /// The Titles worth a Victory Point.
    pub const VICTORY: Titles = Titles(1 | 1 << 3 | Titles::FIEFS.0 | 1 << 21);
    /// King, Queen and Protector, which are never given up.
    pub const ROYAL: Titles = Titles(0b111);
    /// High Titles.
    pub const HIGH: Titles = Titles(1 | 1 << 1 | Titles::COUNCIL.0 | 1 << 21);
    /// Military Titles.
    pub const MILITARY: Titles = Titles(1 << 2 | Titles::WARDENS.0 | 1 << 23);

    /// Whether the Title is among them.
    #[must_use]
    pub const fn has(self, title: Title) -> bool {
        self.0 & (1 << title.index()) != 0
    }

    /// Adds a Title.
    pub const fn insert(&mut self, title: Title) {
        self.0 |= 1 << title.index();
    }

    /// Takes a Title out.
    pub const fn remove(&mut self, title: Title) {
        self.0 &= !(1 << title.index());
    }

    /// Those that are in both.
    #[must_use]
    pub const fn and(self, other: Titles) -> Titles {
        Titles(self.0 & other.0)
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The Titles, in their order.
    pub fn iter(self) -> impl Iterator<Item = Title> + Clone {
        Title::all().filter(move |title| self.has(*title))
    }

    /// Whether a Title of this category fits beside these.
    #[must_use]
    pub const fn has_room_for(self, title: Title) -> bool {
        match title.category() {
            Category::Fief => self.and(Titles::FIEFS).len() < 2,
            Category::Military => self.and(Titles::MILITARY).is_empty(),
            Category::High => self.and(Titles::HIGH).is_empty(),
            Category::Special => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Category, TITLES, Title, Titles};

    #[test]
    fn places_and_titles_agree() {
        assert!(Title::all().enumerate().all(|(place, title)| title.index() == place));
        assert_eq!(Title::all().count(), TITLES + 1);
    }

    #[test]
    fn the_sets_are_what_the_categories_say() {
        for title in Title::all() {
            assert_eq!(Titles::HIGH.has(title), title.category() == Category::High, "{title}");
            assert_eq!(Titles::MILITARY.has(title), title.category() == Category::Military);
            assert_eq!(Titles::VICTORY.has(title), title.victory_points() == 1, "{title}");
        }
    }
}

//! The Nobles: their cards, their attributes, and what becomes of them in play.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::deck::Card;
use crate::house::House;
use crate::id::{RoadId, VillageId};
use crate::stock::NOBLES_OF_HOUSE;
use crate::title::{Title, Titles};

include!(concat!(env!("OUT_DIR"), "/noble_table.rs"));

/// How many Noble cards there are: 72 of the Houses, two Heirs, three Bannermen.
pub const NOBLES_ALL: usize = 77;

/// A Noble: his place in [`NOBLES`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "`n${number}`"))]
#[serde(try_from = "tabletop::Key", into = "tabletop::Key")]
pub struct NobleId(pub u8);

/// A Noble card as it is printed.
#[derive(Clone, Copy, Debug)]
pub struct NobleCard {
    /// The key in the data.
    pub key: &'static str,
    /// The name.
    pub name: &'static str,
    /// The House; Heirs and Bannermen have none of their own.
    pub house: Option<House>,
    /// Lord or Lady.
    pub sex: Sex,
    /// The attributes on the card.
    pub attributes: Attributes,
    /// The Court Event card that makes this the House's first Noble.
    pub starts: Option<Starts>,
}

/// Lord or Lady.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Sex {
    /// A Lord.
    Lord,
    /// A Lady.
    Lady,
}

/// The Court Event card on which a Noble is the first of the House.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starts {
    /// On a Lord card.
    Lord,
    /// On a Lady card.
    Lady,
    /// Without a draw.
    Always,
}

/// An attribute of a Noble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "each attribute is a rule of the catalogue: attribute.<name>")]
pub enum Attribute {
    Ambitious,
    Blessed,
    CannotMarry,
    Coward,
    Cruel,
    Cunning,
    Cursed,
    Extravagant,
    Fearless,
    HardToMarry,
    HeartBreaker,
    Loyal,
    NightsWatchBrother,
    Persuasive,
    Rich,
    Shadow,
    Storm,
    Swift,
    Tyrant,
    Unlucky,
    PrinceOfWesteros,
    GodsCursed,
}

impl Attribute {
    /// All attributes.
    pub const ALL: [Attribute; 22] = [
        Attribute::Ambitious,
        Attribute::Blessed,
        Attribute::CannotMarry,
        Attribute::Coward,
        Attribute::Cruel,
        Attribute::Cunning,
        Attribute::Cursed,
        Attribute::Extravagant,
        Attribute::Fearless,
        Attribute::HardToMarry,
        Attribute::HeartBreaker,
        Attribute::Loyal,
        Attribute::NightsWatchBrother,
        Attribute::Persuasive,
        Attribute::Rich,
        Attribute::Shadow,
        Attribute::Storm,
        Attribute::Swift,
        Attribute::Tyrant,
        Attribute::Unlucky,
        Attribute::PrinceOfWesteros,
        Attribute::GodsCursed,
    ];
}

/// A set of attributes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Attributes(pub u32);

impl Attributes {
    /// The set of these.
    #[must_use]
    pub const fn of(list: &[Attribute]) -> Attributes {
        let mut bits = 0;
        let mut place = 0;
        while place < list.len() {
            bits |= 1 << list[place] as u32;
            place += 1;
        }
        Attributes(bits)
    }

    /// Whether the attribute is in the set.
    #[must_use]
    pub const fn has(self, attribute: Attribute) -> bool {
        self.0 & (1 << attribute as u32) != 0
    }
}

impl NobleId {
    /// The two Heirs.
    pub const HEIRS: [NobleId; 2] = [NobleId(72), NobleId(73)];
    /// The three Bannermen.
    pub const BANNERMEN: [NobleId; 3] = [NobleId(74), NobleId(75), NobleId(76)];

    /// The Noble as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The printed card.
    #[must_use]
    pub fn card(self) -> &'static NobleCard {
        &NOBLES[self.index()]
    }

    /// The name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.card().name
    }

    /// "him" or "her".
    pub(crate) fn him(self) -> &'static str {
        if self.is_lord() { "him" } else { "her" }
    }

    /// Whether the Noble is a Lord.
    #[must_use]
    pub fn is_lord(self) -> bool {
        self.card().sex == Sex::Lord
    }

    /// The Noble of that name or key.
    #[must_use]
    pub fn named(name: &str) -> Option<NobleId> {
        let fits = |card: &NobleCard| card.name.eq_ignore_ascii_case(name) || card.key == name;
        NOBLES.iter().position(fits).map(|place| NobleId(place as u8))
    }

    /// The eight Nobles of a House.
    pub fn of(house: House) -> impl Iterator<Item = NobleId> + Clone {
        let first = house as u8 * NOBLES_OF_HOUSE as u8;
        (first..first + NOBLES_OF_HOUSE as u8).map(NobleId)
    }
}

crate::id::keyed! {
    NobleId: 'n' below NOBLES_ALL;
}

/// The name; with `#`, marked with the key.
impl std::fmt::Display for NobleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if f.alternate() {
            return f.write_str(&tabletop::named((*self).into(), self.name()));
        }
        f.write_str(self.name())
    }
}

/// Which side of an Heir's card is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Age {
    /// The King lives.
    Child,
    /// He has inherited the Crown.
    Grown,
}

impl Age {
    /// The side in words, after the Noble's name.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Age::Child => ", a child",
            Age::Grown => ", grown",
        }
    }
}

/// Where a Noble is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In the Character deck, or not yet born.
    #[default]
    Deck,
    /// In play and about to be placed.
    Arriving,
    /// In a Village.
    Village(VillageId),
    /// On the Wall.
    Wall,
    /// Out of the game.
    Dead,
}

/// A state of a Noble that a marker shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Mark {
    /// Carries an Outlaw marker.
    Outlaw,
    /// Carries an Assassin marker.
    Assassin,
    /// Has embraced R'hllor.
    GodsCursed,
    /// Was hit by Plague this round, or rolled and lived.
    Plagued,
    /// Has used shadow this round.
    ShadowUsed,
    /// Has storm because he entered as a Brother of the Night's Watch.
    Storm,
    /// Entered as a second Brother: his attribute counts for nothing and he may marry.
    Unsworn,
    /// His ally declined to capture him this Phase.
    Spared,
    /// Conceded a Title this round.
    Conceded,
    /// Was a Small Council Member when the round began.
    MemberAtStart,
    /// A Maester keeps him from the Plague as long as he stays in the Village.
    Quarantined,
}

/// What becomes of a Noble in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Noble {
    /// Where he is.
    pub place: Place,
    /// The road he waits on in the Movement Phase.
    pub road: Option<RoadId>,
    /// Whose he is: the Player of his House, also while Captive.
    pub seat: u8,
    /// Who holds him Captive.
    pub captor: Option<Seat>,
    /// To whom he is married.
    pub spouse: Option<NobleId>,
    /// The Court Event card under him.
    pub under: Option<Card>,
    /// Steps taken in this Movement Phase.
    pub steps: u8,
    /// His markers, one bit each ([`Mark`]).
    pub marks: u16,
    /// His Titles.
    pub titles: Titles,
}

impl Noble {
    /// Whether the mark is on him.
    #[must_use]
    pub const fn is(&self, mark: Mark) -> bool {
        self.marks & (1 << mark as u16) != 0
    }

    /// Puts the mark on him or takes it away.
    pub const fn mark(&mut self, mark: Mark, on: bool) {
        if on {
            self.marks |= 1 << mark as u16;
        } else {
            self.marks &= !(1 << mark as u16);
        }
    }

    /// Whether he is in play: on the map, on the Wall, or about to be placed.
    #[must_use]
    pub const fn in_play(&self) -> bool {
        matches!(self.place, Place::Village(_) | Place::Wall | Place::Arriving)
    }

    /// The Village he is in, as Captive too.
    #[must_use]
    pub const fn village(&self) -> Option<VillageId> {
        match self.place {
            Place::Village(village) => Some(village),
            Place::Deck | Place::Arriving | Place::Wall | Place::Dead => None,
        }
    }

    /// Whether he is nobody's Captive.
    #[must_use]
    pub const fn is_free(&self) -> bool {
        self.captor.is_none()
    }

    /// Whether he holds the Title.
    #[must_use]
    pub const fn holds(&self, title: Title) -> bool {
        self.titles.has(title)
    }
}

#[cfg(test)]
mod tests {
    use super::{Attribute, NOBLES, NOBLES_ALL, NobleId, Sex, Starts};
    use crate::house::House;

    #[test]
    fn every_house_has_five_lords_and_three_ladies_but_targaryen() {
        assert_eq!(NOBLES.len(), NOBLES_ALL);
        for house in House::ALL {
            let lords = NobleId::of(house).filter(|noble| noble.is_lord()).count();
            assert!(NobleId::of(house).all(|noble| noble.card().house == Some(house)), "{house}");
            assert_eq!(lords, if house == House::Targaryen { 7 } else { 5 }, "{house}");
        }
    }

    #[test]
    fn every_house_has_a_first_noble_for_either_card() {
        for house in House::ALL {
            let starts = |on| NobleId::of(house).filter(|n| n.card().starts == Some(on)).count();
            let expected = if house == House::Targaryen { (0, 0, 1) } else { (1, 1, 0) };
            assert_eq!(
                (starts(Starts::Lord), starts(Starts::Lady), starts(Starts::Always)),
                expected
            );
        }
    }

    #[test]
    fn renly_is_a_lord_though_he_starts_on_a_lady_card() {
        let renly = NobleId::named("Renly Baratheon").expect("Renly is a Noble").card();
        assert_eq!((renly.sex, renly.starts), (Sex::Lord, Some(Starts::Lady)));
        assert!(renly.attributes.has(Attribute::Extravagant));
    }
}

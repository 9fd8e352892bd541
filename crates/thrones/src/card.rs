//! A card as it is printed: facts first, abilities last.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::vocabulary::{
    Ability, CardType, Crest, Crests, Except, Filter, House, Houses, Icon, Icons, Keyword,
    Keywords, List, Trait,
};

/// The lasting name of a card: its set and its number there, written `core-s5`. In memory it is a place in
/// [`crate::cards::CARDS`], which changes whenever cards are added and which nobody outside ever sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
pub struct Code(u16);

/// A code that no card of this version has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no card \"{0}\" here; a card is named by its set and number, as core-s5")]
pub struct UnknownCode(pub String);

/// The lasting name of every card.
static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let name = |code: Code| {
        let (set, number) = code.parts();
        format!("{set}-{}", number.to_ascii_lowercase())
    };
    Code::all().map(name).collect()
});

/// Every card by its lasting name.
static CODES: LazyLock<BTreeMap<String, Code>> = LazyLock::new(|| {
    Code::all().flat_map(|code| code.names().map(move |name| (name, code))).collect()
});

impl Code {
    /// Every card, in the order of the source.
    pub fn all() -> impl Iterator<Item = Code> {
        (0..crate::cards::COUNT as u16).map(Code)
    }

    /// Its place among all cards of this version.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card as printed.
    #[must_use]
    pub fn printed(self) -> &'static Printed {
        crate::cards::played()[self.index()]
    }

    /// What this card is called in every set that prints it, its lasting name first.
    fn names(self) -> impl Iterator<Item = String> {
        let again = self.printed().again.iter();
        std::iter::once(self.to_string())
            .chain(again.map(|(set, number)| format!("{}-{number}", set.slug())))
    }

    fn parts(self) -> (&'static str, &'static str) {
        let printed = self.printed();
        (printed.set.slug(), printed.number)
    }
}

impl Ord for Code {
    fn cmp(&self, other: &Self) -> Ordering {
        self.parts().cmp(&other.parts())
    }
}

impl PartialOrd for Code {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&NAMES[usize::from(self.0)])
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Code {
    type Err = UnknownCode;

    fn from_str(code: &str) -> Result<Code, UnknownCode> {
        CODES.get(code).copied().ok_or_else(|| UnknownCode(code.to_owned()))
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&NAMES[usize::from(self.0)])
    }
}

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Code, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The set a card belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Set {
    /// The Core Set.
    Core,
    /// The cards the Winter Edition rulebook names in its examples.
    Winter,
    /// Made up, to show a rule.
    Examples,
    /// The expansion of House Greyjoy.
    KingsOfTheSea,
    /// The expansion of House Martell.
    PrincesOfTheSun,
    /// The expansion of House Stark.
    LordsOfWinter,
    /// The expansion of House Baratheon.
    KingsOfTheStorm,
    /// The expansion of House Targaryen.
    QueenOfDragons,
    /// The expansion of House Lannister.
    LionsOfTheRock,
    /// Made up, to stand before the Core Set in the library's own tests.
    #[cfg(test)]
    MadeUp,
}

impl Set {
    /// Every set, the oldest first.
    pub const ALL: &'static [Set] = &[
        Self::Core,
        Self::Winter,
        Self::Examples,
        Self::KingsOfTheSea,
        Self::PrincesOfTheSun,
        Self::LordsOfWinter,
        Self::KingsOfTheStorm,
        Self::QueenOfDragons,
        Self::LionsOfTheRock,
        #[cfg(test)]
        Self::MadeUp,
    ];

    /// The set in one word, which never changes: codes of its cards begin with it.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Core => "core",
            Self::Winter => "winter",
            Self::Examples => "examples",
            Self::KingsOfTheSea => "kots",
            Self::PrincesOfTheSun => "pots",
            Self::LordsOfWinter => "low",
            Self::KingsOfTheStorm => "kost",
            Self::QueenOfDragons => "qod",
            Self::LionsOfTheRock => "lotr",
            #[cfg(test)]
            Self::MadeUp => "made-up",
        }
    }

    /// Whether it is a set of the Living Card Game.
    #[must_use]
    pub const fn is_lcg(self) -> bool {
        match self {
            Self::Core
            | Self::KingsOfTheSea
            | Self::PrincesOfTheSun
            | Self::LordsOfWinter
            | Self::KingsOfTheStorm
            | Self::QueenOfDragons
            | Self::LionsOfTheRock => true,
            Self::Winter | Self::Examples => false,
            #[cfg(test)]
            Self::MadeUp => false,
        }
    }

    /// What players call the set.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Core => "Core Set",
            Self::Winter => "Winter Edition",
            Self::Examples => "Examples",
            Self::KingsOfTheSea => "Kings of the Sea",
            Self::PrincesOfTheSun => "Princes of the Sun",
            Self::LordsOfWinter => "Lords of Winter",
            Self::KingsOfTheStorm => "Kings of the Storm",
            Self::QueenOfDragons => "Queen of Dragons",
            Self::LionsOfTheRock => "Lions of the Rock",
            #[cfg(test)]
            Self::MadeUp => "Made up",
        }
    }
}

/// A card as it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printed {
    /// The title.
    pub name: &'static str,
    /// The number in its set, "S5": by itself it names no card.
    pub number: &'static str,
    /// The set.
    pub set: Set,
    /// Other sets that print it too, and its numbers there.
    pub again: List<(Set, &'static str)>,
    /// The type.
    pub kind: CardType,
    /// The Houses; none if neutral.
    pub houses: Houses,
    /// The Houses that alone may play it; none if every House may.
    pub house_only: Houses,
    /// Whether it is unique.
    pub unique: bool,
    /// The gold cost, if one is printed.
    pub cost: Option<u8>,
    /// The STR of a character.
    pub strength: u8,
    /// The challenge icons.
    pub icons: Icons,
    /// The crests.
    pub crests: Crests,
    /// The traits.
    pub traits: List<Trait>,
    /// The plain keywords.
    pub keywords: Keywords,
    /// No Attachments, and what is excepted.
    pub no_attachments: Option<Except>,
    /// What it is immune to.
    pub immune: List<&'static Filter>,
    /// The income of a plot, or what another card adds to it.
    pub income: i8,
    /// The initiative of a plot, or what another card adds to it.
    pub initiative: i8,
    /// The influence it provides.
    pub influence: u8,
    /// The claim of a plot.
    pub claim: u8,
    /// Whether it is Doomed (Winter Edition).
    pub doomed: bool,
    /// Whether it comes into play out of Shadows alone; its cost is paid then.
    pub shadow: bool,
    /// Whether it is a promotional card (Winter Edition).
    pub promo: bool,
    /// The abilities, in the order of the card.
    pub abilities: List<Ability>,
}

const fn printed(
    number: &'static str,
    name: &'static str,
    kind: CardType,
    houses: &[House],
) -> Printed {
    Printed {
        name,
        number,
        set: Set::Core,
        again: &[],
        kind,
        houses: Houses::of(houses),
        house_only: Houses::NONE,
        unique: false,
        cost: None,
        strength: 0,
        icons: Icons::NONE,
        crests: Crests::NONE,
        traits: &[],
        keywords: Keywords::NONE,
        no_attachments: None,
        immune: &[],
        income: 0,
        initiative: 0,
        influence: 0,
        claim: 0,
        doomed: false,
        shadow: false,
        promo: false,
        abilities: &[],
    }
}

/// The cards of a set, in the order of its numbers.
#[must_use]
pub const fn of_set<const N: usize>(set: Set, mut cards: [Printed; N]) -> [Printed; N] {
    let mut index = 0;
    while index < N {
        cards[index].set = set;
        index += 1;
    }
    cards
}

/// A character of these Houses; none for a neutral one.
#[must_use]
pub const fn character(number: &'static str, name: &'static str, houses: &[House]) -> Printed {
    printed(number, name, CardType::Character, houses)
}

/// A location of these Houses.
#[must_use]
pub const fn location(number: &'static str, name: &'static str, houses: &[House]) -> Printed {
    printed(number, name, CardType::Location, houses)
}

/// An attachment of these Houses.
#[must_use]
pub const fn attachment(number: &'static str, name: &'static str, houses: &[House]) -> Printed {
    printed(number, name, CardType::Attachment, houses)
}

/// An event, which has no House of its own.
#[must_use]
pub const fn event(number: &'static str, name: &'static str) -> Printed {
    printed(number, name, CardType::Event, &[])
}

/// A plot with its income, initiative and claim.
#[must_use]
pub const fn plot(
    number: &'static str,
    name: &'static str,
    income: i8,
    initiative: i8,
    claim: u8,
) -> Printed {
    Printed { income, initiative, claim, ..printed(number, name, CardType::Plot, &[]) }
}

/// A House card.
#[must_use]
pub const fn house_card(number: &'static str, name: &'static str, house: House) -> Printed {
    printed(number, name, CardType::House, &[house])
}

/// An agenda.
#[must_use]
pub const fn agenda(number: &'static str, name: &'static str) -> Printed {
    printed(number, name, CardType::Agenda, &[])
}

impl Printed {
    /// Its lasting name.
    ///
    /// # Panics
    /// Only the cards of this game have one.
    #[must_use]
    pub fn code(&self) -> Code {
        let name = format!("{}-{}", self.set.slug(), self.number.to_ascii_lowercase());
        name.parse().expect("every printed card is in the list of cards")
    }

    /// Of another set than the Core Set.
    #[must_use]
    pub const fn set(self, set: Set) -> Self {
        Self { set, ..self }
    }

    /// Printed in these sets too, with these numbers.
    #[must_use]
    pub const fn again(self, again: List<(Set, &'static str)>) -> Self {
        Self { again, ..self }
    }

    /// Every set that prints it and its number there, the first printing first.
    pub fn printings(&self) -> impl Iterator<Item = (Set, &'static str)> {
        std::iter::once((self.set, self.number)).chain(self.again.iter().copied())
    }

    /// Playable by this House only.
    #[must_use]
    pub const fn house_only(self, house: House) -> Self {
        self.houses_only(&[house])
    }

    /// Playable by these Houses only.
    #[must_use]
    pub const fn houses_only(self, houses: &[House]) -> Self {
        Self { house_only: Houses::of(houses), ..self }
    }

    /// Unique.
    #[must_use]
    pub const fn unique(self) -> Self {
        Self { unique: true, ..self }
    }

    /// With a gold cost.
    #[must_use]
    pub const fn cost(self, gold: u8) -> Self {
        Self { cost: Some(gold), ..self }
    }

    /// With a STR.
    #[must_use]
    pub const fn strength(self, strength: u8) -> Self {
        Self { strength, ..self }
    }

    /// With challenge icons.
    #[must_use]
    pub const fn icons(self, icons: &[Icon]) -> Self {
        Self { icons: Icons::of(icons), ..self }
    }

    /// With crests.
    #[must_use]
    pub const fn crests(self, crests: &[Crest]) -> Self {
        Self { crests: Crests::of(crests), ..self }
    }

    /// With traits.
    #[must_use]
    pub const fn traits(self, traits: List<Trait>) -> Self {
        Self { traits, ..self }
    }

    /// With keywords, No Attachments included; immunities have a list of their own.
    #[must_use]
    pub const fn keywords(mut self, keywords: &[Keyword]) -> Self {
        let mut index = 0;
        while index < keywords.len() {
            match keywords[index] {
                Keyword::NoAttachments(except) => self.no_attachments = Some(except),
                Keyword::Immune(_) => panic!("immunities are given with `immune`"),
                keyword => {
                    self.keywords = self
                        .keywords
                        .with(keyword.plain().expect("every other keyword is a plain one"));
                }
            }
            index += 1;
        }
        self
    }

    /// Immune to the effects of these sources.
    #[must_use]
    pub const fn immune(self, immune: List<&'static Filter>) -> Self {
        Self { immune, ..self }
    }

    /// Adding to the income of its controller.
    #[must_use]
    pub const fn income(self, income: i8) -> Self {
        Self { income, ..self }
    }

    /// Adding to the initiative of its controller.
    #[must_use]
    pub const fn initiative(self, initiative: i8) -> Self {
        Self { initiative, ..self }
    }

    /// Providing influence.
    #[must_use]
    pub const fn influence(self, influence: u8) -> Self {
        Self { influence, ..self }
    }

    /// Played into Shadows and brought out for this much gold: with the crest, and the cost behind an "s".
    #[must_use]
    pub const fn shadows(self, gold: u8) -> Self {
        Self { shadow: true, crests: self.crests.with(Crest::Shadow), ..self }.cost(gold)
    }

    /// Doomed.
    #[must_use]
    pub const fn doomed(self) -> Self {
        Self { doomed: true, ..self }
    }

    /// Promotional.
    #[must_use]
    pub const fn promo(self) -> Self {
        Self { promo: true, ..self }
    }

    /// With abilities.
    #[must_use]
    pub const fn abilities(self, abilities: List<Ability>) -> Self {
        Self { abilities, ..self }
    }

    /// Whether the card belongs to no House.
    #[must_use]
    pub const fn neutral(&self) -> bool {
        self.houses.is_empty()
    }
}

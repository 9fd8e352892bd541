//! What is printed on a card apart from its abilities: House, type, icons, crests, traits, keywords.

use serde::{Deserialize, Serialize};

use super::{Filter, Name};

/// Gives a plain enum the list of its values and a bit set over them.
macro_rules! bit_set {
    ($(#[$doc:meta])* $set:ident($bits:ty) of $one:ident: $($value:ident),+ $(,)?) => {
        impl $one {
            /// Every value, in order.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];

            /// The place of this value in `ALL`.
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        pub struct $set(pub $bits);

        impl $set {
            /// The empty set.
            pub const NONE: Self = Self(0);

            /// The set of one value.
            #[must_use]
            pub const fn only(value: $one) -> Self {
                Self(1 << (value as $bits))
            }

            /// The set of the values of a list.
            #[must_use]
            pub const fn of(values: &[$one]) -> Self {
                let mut set = Self::NONE;
                let mut index = 0;
                while index < values.len() {
                    set = set.with(values[index]);
                    index += 1;
                }
                set
            }

            /// This set and one value more.
            #[must_use]
            pub const fn with(self, value: $one) -> Self {
                self.union(Self::only(value))
            }

            /// This set and one value less.
            #[must_use]
            pub const fn without(self, value: $one) -> Self {
                self.minus(Self::only(value))
            }

            /// Whether the value is in the set.
            #[must_use]
            pub const fn has(self, value: $one) -> bool {
                self.meets(Self::only(value))
            }

            /// What is in one set or the other.
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in this set and not in the other.
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether the two sets have a value in common.
            #[must_use]
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether the set is empty.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many values are in the set.
            #[must_use]
            pub const fn count(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The values of the set, in order.
            pub fn iter(self) -> impl Iterator<Item = $one> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let value = $one::ALL.get(left.trailing_zeros() as usize).copied()?;
                    left &= left.wrapping_sub(1);
                    Some(value)
                })
            }
        }
    };
}
pub(crate) use bit_set;

/// One of the six great Houses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum House {
    /// House Stark of Winterfell.
    Stark,
    /// House Lannister of Casterly Rock.
    Lannister,
    /// House Baratheon of Storm's End.
    Baratheon,
    /// House Targaryen of Dragonstone.
    Targaryen,
    /// House Greyjoy of Pyke.
    Greyjoy,
    /// House Martell of Sunspear.
    Martell,
}

bit_set! {
    /// The Houses a card belongs to; none for a neutral card.
    Houses(u8) of House: Stark, Lannister, Baratheon, Targaryen, Greyjoy, Martell
}

/// A challenge icon, which is also the kind of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Icon {
    /// Military.
    Military,
    /// Intrigue.
    Intrigue,
    /// Power.
    Power,
}

bit_set! {
    /// The challenge icons of a character.
    Icons(u8) of Icon: Military, Intrigue, Power
}

/// A crest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Crest {
    /// Holy.
    Holy,
    /// Learned.
    Learned,
    /// Noble.
    Noble,
    /// War.
    War,
    /// Shadow, which no rule of the Core Set uses.
    Shadow,
}

bit_set! {
    /// The crests of a card.
    Crests(u8) of Crest: Holy, Learned, Noble, War, Shadow
}

/// A season, which holds for the whole table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Season {
    /// Summer.
    Summer,
    /// Winter.
    Winter,
}

/// A type of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum CardType {
    /// A character.
    Character,
    /// A location.
    Location,
    /// An attachment.
    Attachment,
    /// An event.
    Event,
    /// A plot.
    Plot,
    /// A House card.
    House,
    /// An agenda.
    Agenda,
}

bit_set! {
    /// A set of card types.
    Types(u8) of CardType: Character, Location, Attachment, Event, Plot, House, Agenda
}

/// A trait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "a trait is only its name")]
pub enum Trait {
    Ally,
    Armor,
    Army,
    Asshai,
    Bastard,
    Boon,
    Brotherhood,
    Captain,
    Clansman,
    Condition,
    Conscriptor,
    Creature,
    Crown,
    Decree,
    Direwolf,
    Dorne,
    Dothraki,
    Dragon,
    Dragonstone,
    FreeCities,
    HouseClegane,
    HouseDayne,
    HouseFlorent,
    HouseGlover,
    HouseMormont,
    HouseReed,
    HouseTarly,
    HouseTully,
    HouseTyrell,
    IntrigueGambit,
    IronIslands,
    Ironborn,
    Item,
    King,
    Kingdom,
    KingsLanding,
    Kingsguard,
    Knight,
    Lady,
    Lannisport,
    Lord,
    Maester,
    Mercenary,
    MilitaryBattle,
    NightsWatch,
    Others,
    PowerStruggle,
    Qartheen,
    Queen,
    Queensguard,
    RainbowGuard,
    Refugee,
    SandSnake,
    Septon,
    Skill,
    SmallCouncil,
    Stronghold,
    TheEast,
    TheNorth,
    Title,
    Traitor,
    Treaty,
    Unsullied,
    Warship,
    Weapon,
    Westeros,
    Wildling,
    Winterfell,
}

impl Trait {
    /// Every trait, in alphabetical order.
    pub const ALL: &'static [Self] = &[
        Self::Ally,
        Self::Armor,
        Self::Army,
        Self::Asshai,
        Self::Bastard,
        Self::Boon,
        Self::Brotherhood,
        Self::Captain,
        Self::Clansman,
        Self::Condition,
        Self::Conscriptor,
        Self::Creature,
        Self::Crown,
        Self::Decree,
        Self::Direwolf,
        Self::Dorne,
        Self::Dothraki,
        Self::Dragon,
        Self::Dragonstone,
        Self::FreeCities,
        Self::HouseClegane,
        Self::HouseDayne,
        Self::HouseFlorent,
        Self::HouseGlover,
        Self::HouseMormont,
        Self::HouseReed,
        Self::HouseTarly,
        Self::HouseTully,
        Self::HouseTyrell,
        Self::IntrigueGambit,
        Self::IronIslands,
        Self::Ironborn,
        Self::Item,
        Self::King,
        Self::Kingdom,
        Self::KingsLanding,
        Self::Kingsguard,
        Self::Knight,
        Self::Lady,
        Self::Lannisport,
        Self::Lord,
        Self::Maester,
        Self::Mercenary,
        Self::MilitaryBattle,
        Self::NightsWatch,
        Self::Others,
        Self::PowerStruggle,
        Self::Qartheen,
        Self::Queen,
        Self::Queensguard,
        Self::RainbowGuard,
        Self::Refugee,
        Self::SandSnake,
        Self::Septon,
        Self::Skill,
        Self::SmallCouncil,
        Self::Stronghold,
        Self::TheEast,
        Self::TheNorth,
        Self::Title,
        Self::Traitor,
        Self::Treaty,
        Self::Unsullied,
        Self::Warship,
        Self::Weapon,
        Self::Westeros,
        Self::Wildling,
        Self::Winterfell,
    ];
}

/// A keyword that is nothing but its name, so that a bit can stand for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the rules explain each keyword under its name")]
pub enum PlainKeyword {
    Deadly,
    Renown,
    Stealth,
    Ambush,
    Infamy,
    Intimidate,
    Stalwart,
    Vengeful,
    Vigilant,
    Deathbound,
    Limited,
    Setup,
    Melee,
}

bit_set! {
    /// The plain keywords of a card; No Attachments and immunity are kept apart.
    Keywords(u32) of PlainKeyword: Deadly, Renown, Stealth, Ambush, Infamy, Intimidate, Stalwart,
        Vengeful, Vigilant, Deathbound, Limited, Setup, Melee
}

/// A keyword.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keyword {
    /// Kills a defender if the attackers have more of it.
    Deadly,
    /// Claims power when its side wins.
    Renown,
    /// Bypasses a possible defender.
    Stealth,
    /// May be played as if it were an ability, for its printed cost.
    Ambush,
    /// Power for the House may be put on it.
    Infamy,
    /// While it attacks, weaker characters do not count their STR.
    Intimidate,
    /// Goes back on the deck when killed or discarded from play.
    Stalwart,
    /// Stands after its controller loses a challenge as defender.
    Vengeful,
    /// Stands after its controller wins a challenge as attacker.
    Vigilant,
    /// Goes to the dead pile from play.
    Deathbound,
    /// One such card a round.
    Limited,
    /// An attachment that may be placed in setup.
    Setup,
    /// Is stronger by 1 for each enemy character it faces.
    Melee,
    /// No attachments, but for those excepted.
    NoAttachments(Except),
    /// Ignores the effects of such cards; "opponents'" is read from the seat of the card concerned.
    Immune(&'static Filter),
}

impl Keyword {
    /// The plain keyword this is, unless it is No Attachments or an immunity.
    #[must_use]
    pub const fn plain(self) -> Option<PlainKeyword> {
        Some(match self {
            Self::Deadly => PlainKeyword::Deadly,
            Self::Renown => PlainKeyword::Renown,
            Self::Stealth => PlainKeyword::Stealth,
            Self::Ambush => PlainKeyword::Ambush,
            Self::Infamy => PlainKeyword::Infamy,
            Self::Intimidate => PlainKeyword::Intimidate,
            Self::Stalwart => PlainKeyword::Stalwart,
            Self::Vengeful => PlainKeyword::Vengeful,
            Self::Vigilant => PlainKeyword::Vigilant,
            Self::Deathbound => PlainKeyword::Deathbound,
            Self::Limited => PlainKeyword::Limited,
            Self::Setup => PlainKeyword::Setup,
            Self::Melee => PlainKeyword::Melee,
            Self::NoAttachments(_) | Self::Immune(_) => return None,
        })
    }
}

/// What No Attachments still lets through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Except {
    /// Nothing at all.
    Nothing,
    /// Attachments with this trait.
    Trait(Trait),
}

/// A phase of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Phase {
    /// The plot phase.
    Plot,
    /// The draw phase.
    Draw,
    /// The marshalling phase.
    Marshalling,
    /// The challenges phase.
    Challenges,
    /// The dominance phase.
    Dominance,
    /// The standing phase.
    Standing,
    /// The taxation phase.
    Taxation,
    /// Whichever phase it is.
    Any,
}

impl Phase {
    /// The phases, in the order of the round.
    pub const ALL: [Phase; 7] = [
        Phase::Plot,
        Phase::Draw,
        Phase::Marshalling,
        Phase::Challenges,
        Phase::Dominance,
        Phase::Standing,
        Phase::Taxation,
    ];
}

/// Something a player may name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Nameable {
    /// Any card, by its title.
    Card,
    /// A plot, by its title.
    PlotCard,
    /// A kind of challenge.
    Challenge,
    /// A kind of challenge other than this.
    ChallengeBut(Icon),
    /// A kind of challenge other than that of the current one.
    OtherChallenge,
    /// A trait.
    Trait,
    /// A House.
    House,
}

impl Name {
    /// The title itself.
    #[must_use]
    pub const fn title(self) -> &'static str {
        self.0
    }
}

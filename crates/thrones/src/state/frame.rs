//! An ability half-way through, and effects that last.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Seat, Seats};

use crate::card::Code;
use crate::card_set::{CardId, CardSet};
use crate::pool::{AbilityId, ListId, ModifiersId};
use crate::vocabulary::{House, Icon, Keywords, Period, Trait};

/// How deep lists of effects lie in each other at most.
pub(crate) const LISTS_MAX: usize = 8;

/// How far an ability has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Choosing the targets.
    Targets,
    /// Paying the costs.
    Costs,
    /// Somebody pays what an effect asks of him.
    Paying,
    /// Initiated; saves and cancels may interrupt.
    Cancels,
    /// Doing what it says.
    Effects,
}

/// An ability half-way through: the frame it speaks in, how far it has come in its effects, and the cards it gathered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Going {
    pub frame: Frame,
    /// Where it is in its lists of effects, the innermost last. No card nests more than `LISTS_MAX` of them, as a test
    /// of all cards shows.
    pub at: Row<At, LISTS_MAX>,
    /// The cards chosen for the first slot, which gathers.
    pub chosen: CardSet,
    /// The cards that paid for it.
    pub paid: CardSet,
}

/// What the words of an ability are read in: who speaks, and of what. It names the ability and holds no code. Small, since
/// every ability that is only looked at has one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Frame {
    /// Its place among the abilities half-way through; none while it is only looked at.
    pub place: Option<u16>,
    pub source: CardId,
    pub ability: AbilityId,
    pub you: Seat,
    /// The player of the occasion.
    pub that: Option<Seat>,
    /// The player now taken in turn.
    pub them: Option<Seat>,
    /// The card of the occasion.
    pub it: CardId,
    pub x: u8,
    /// The number of the occasion.
    pub size: u8,
    pub stage: Stage,
    /// How many leading targets are chosen, or costs paid.
    pub reached: u8,
    /// Which of alternative costs is paid, and how much of it.
    pub way: Option<u8>,
    pub way_reached: u8,
    /// What came last was done in full.
    pub done: bool,
    pub cancelled: bool,
    /// Whether somebody triggered it.
    pub triggered: bool,
    /// Whose deck was searched and is shuffled once the list of effects is done (`search.shuffle`).
    pub shuffles: Option<Seat>,
    pub players: [Option<Seat>; 3],
    pub named: [Named; 3],
    /// A card for the first slot besides those gathered: one that is thought of, or that a lasting effect remembers.
    pub picked: CardId,
    /// The cards of the other slots.
    pub others: [CardId; 2],
}

const _: () =
    assert!(size_of::<Frame>() <= 64, "a frame is copied for every card that is looked at");

/// What was named for a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Named {
    Nothing,
    /// The title of this card.
    Card(Code),
    Challenge(Icon),
    Trait(Trait),
    House(House),
}

/// A place in a list of effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct At {
    pub list: ListId,
    pub next: u8,
    /// The players for whom the list is still to be done after this one.
    pub then: Seats,
}

impl Default for At {
    fn default() -> Self {
        At { list: ListId::default(), next: 0, then: Seats::NONE }
    }
}

impl Frame {
    pub fn new(source: CardId, ability: AbilityId, you: Seat) -> Frame {
        Frame {
            place: None,
            source,
            ability,
            you,
            that: None,
            them: None,
            it: CardId::NONE,
            x: 0,
            size: 0,
            stage: Stage::Targets,
            reached: 0,
            way: None,
            way_reached: 0,
            done: true,
            cancelled: false,
            triggered: false,
            shuffles: None,
            players: [None; 3],
            named: [Named::Nothing; 3],
            picked: CardId::NONE,
            others: [CardId::NONE; 2],
        }
    }
}

impl Default for Frame {
    fn default() -> Self {
        Frame::new(CardId::NONE, AbilityId::NONE, Seat(0))
    }
}

/// An effect that lasts, with what it needs of the frame that made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LastingEffect {
    pub what: Lasts,
    pub source: CardId,
    pub you: Seat,
    /// It ends with this.
    pub ends: Period,
    pub uses: u8,
    /// It lasts one such period longer.
    pub later: bool,
    /// Whether something triggered made it.
    pub triggered: bool,
    /// What X is, for as long as it lasts.
    pub x: u8,
    pub players: [Option<Seat>; 2],
    pub named: [Named; 2],
    pub chosen: [CardId; 2],
    /// The card in whose absence it ends.
    pub bound_to: CardId,
}

/// What lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Lasts {
    /// A list of modifiers.
    Modifiers(ModifiersId),
    /// A whole ability.
    Ability(AbilityId),
    /// Keywords taken from the first chosen card and given to the source.
    Lent(Keywords),
    /// The first player uses the other's plots, and the other his.
    SwappedPlots,
}

impl Default for LastingEffect {
    fn default() -> Self {
        LastingEffect {
            what: Lasts::SwappedPlots,
            source: CardId::NONE,
            you: Seat(0),
            ends: Period::Phase,
            uses: 0,
            later: false,
            triggered: false,
            x: 0,
            players: [None; 2],
            named: [Named::Nothing; 2],
            chosen: [CardId::NONE; 2],
            bound_to: CardId::NONE,
        }
    }
}

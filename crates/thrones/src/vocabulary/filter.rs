//! Kinds of cards: the filter and its tests.

use serde::{Deserialize, Serialize};

use super::printed::bit_set;
use super::{
    Amount, CardType, Cards, Cmp, Crest, House, Icon, Keyword, List, Name, Resource, Side, Slot,
    Stat, Trait, Types, Who,
};

/// Where a card may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Zone {
    /// In play.
    Play,
    /// In a hand.
    Hand,
    /// In a House deck; a card placed there is shuffled in.
    Deck,
    /// On top of a House deck.
    DeckTop,
    /// At the bottom of a House deck.
    DeckBottom,
    /// In a discard pile.
    Discard,
    /// In a dead pile.
    Dead,
    /// Facedown in Shadows.
    Shadows,
    /// In a plot deck.
    PlotDeck,
    /// In a used pile of plots.
    Used,
    /// Revealed as a plot.
    Revealed,
    /// Run as an agenda.
    Agenda,
    /// Removed from the game.
    Removed,
    /// Wherever it is.
    Anywhere,
}

bit_set! {
    /// A set of zones.
    Zones(u16) of Zone: Play, Hand, Deck, DeckTop, DeckBottom, Discard, Dead, Shadows, PlotDeck, Used,
        Revealed, Agenda, Removed, Anywhere
}

/// A kind of card: its type, where it is, whose it is, and what else is true of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filter {
    /// One of these types.
    pub types: Types,
    /// In one of these zones.
    pub zones: Zones,
    /// Whose it is.
    pub side: Side,
    /// All of these are true of it.
    pub tests: List<Test>,
}

/// Something that is true of a card or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Test {
    /// Has the trait.
    Trait(Trait),
    /// Has the trait printed on it.
    PrintedTrait(Trait),
    /// Has the trait named into a slot.
    TraitIn(Slot),
    /// Has a trait that the card has too.
    SharesTrait(Cards),
    /// Belongs to the House.
    House(House),
    /// Belongs to the House named into a slot.
    HouseIn(Slot),
    /// Belongs to the House its player plays.
    InHouse,
    /// Belongs to no House.
    Neutral,
    /// Has the crest.
    Crest(Crest),
    /// Has a crest.
    AnyCrest,
    /// Has the icon.
    Icon(Icon),
    /// Has the keyword.
    Keyword(Keyword),
    /// Has the title.
    Named(Name),
    /// Has the title named into a slot.
    NamedIn(Slot),
    /// Could be a duplicate of the card.
    CopyOf(Cards),
    /// Is unique.
    Unique,
    /// Stands.
    Standing,
    /// Kneels.
    Kneeling,
    /// Attacks in the current challenge.
    Attacking,
    /// Defends in the current challenge.
    Defending,
    /// Takes part in the current challenge.
    Participating,
    /// Is the only character on its side of the current challenge.
    Alone,
    /// Has a number that compares so.
    Is(Stat, Cmp, Amount),
    /// Gives income, influence or initiative now.
    Provides(Resource),
    /// Belongs to the player's deck.
    Owned(Who),
    /// Is controlled by the player.
    Controlled(Who),
    /// Has such an attachment.
    HasOn(&'static Filter),
    /// Is attached to such a card.
    On(&'static Filter),
    /// May have the attachment on it: the rules and both texts let it.
    MayHold(Cards),
    /// Was chosen into the slot.
    In(Slot),
    /// Is that card.
    Same(Cards),
    /// Had its STR raised or lowered this phase.
    StrengthChanged,
    /// Was killed or discarded this phase.
    Fallen,
    /// Works as something a player triggered: said of the source of an effect, inside an immunity.
    Triggered,
    /// Has an action for any phase.
    AnyPhase,
    /// Has a "when revealed" effect.
    WhenRevealed,
    /// The contrary is true.
    Not(&'static Test),
    /// One of these is true.
    Any(List<Test>),
}

impl Filter {
    /// Every card in play of these types.
    #[must_use]
    pub const fn new(types: Types) -> Self {
        Self { types, zones: Zones::only(Zone::Play), side: Side::Any, tests: &[] }
    }

    /// Of these, yours.
    #[must_use]
    pub const fn yours(self) -> Self {
        Self { side: Side::You, ..self }
    }

    /// Of these, an opponent's.
    #[must_use]
    pub const fn opponents(self) -> Self {
        Self { side: Side::Opponent, ..self }
    }

    /// Of these, those of the player now taken in turn.
    #[must_use]
    pub const fn theirs(self) -> Self {
        Self { side: Side::Them, ..self }
    }

    /// Of these, those of the players named.
    #[must_use]
    pub const fn of(self, who: &'static Who) -> Self {
        Self { side: Side::Of(who), ..self }
    }

    /// Of these, those in a zone and no longer those in play.
    #[must_use]
    pub const fn from(self, zone: Zone) -> Self {
        Self { zones: Zones::only(zone), ..self }
    }

    /// Of these, also those in another zone.
    #[must_use]
    pub const fn or_from(self, zone: Zone) -> Self {
        Self { zones: self.zones.with(zone), ..self }
    }

    /// Of these, those of which everything here is true; said once, with the whole list.
    #[must_use]
    pub const fn with(self, tests: List<Test>) -> Self {
        assert!(self.tests.is_empty(), "the tests of a filter are given in one list");
        Self { tests, ..self }
    }
}

/// Characters only.
pub const CHAR: Types = Types::only(CardType::Character);
/// Locations only.
pub const LOC: Types = Types::only(CardType::Location);
/// Attachments only.
pub const ATT: Types = Types::only(CardType::Attachment);
/// Events only.
pub const EVENT: Types = Types::only(CardType::Event);
/// Plots only.
pub const PLOT: Types = Types::only(CardType::Plot);
/// Agendas only.
pub const AGENDA: Types = Types::only(CardType::Agenda);
/// Cards of a House deck.
pub const DECK_CARD: Types = CHAR.union(LOC).union(ATT).union(EVENT);

/// A card of a House deck, in play unless a zone is given.
pub const CARD: Filter = Filter::new(DECK_CARD);
/// A character in play.
pub const CHARACTER: Filter = Filter::new(CHAR);
/// A location in play.
pub const LOCATION: Filter = Filter::new(LOC);
/// An attachment in play.
pub const ATTACHMENT: Filter = Filter::new(ATT);
/// An event, wherever it is.
pub const EVENTS: Filter = Filter::new(EVENT).from(Zone::Anywhere);
/// A revealed plot.
pub const PLOTS: Filter = Filter::new(PLOT).from(Zone::Revealed);
/// Any card of any type, wherever it is.
pub const ANYTHING: Filter =
    Filter::new(DECK_CARD.union(PLOT).union(AGENDA).with(CardType::House)).from(Zone::Anywhere);
/// The card with the ability, wherever it is.
pub const THIS: Filter = ANYTHING.with(&[Test::Same(Cards::This)]);
/// The card this is attached to.
pub const HOST: Filter = ANYTHING.with(&[Test::Same(Cards::Host)]);

//! Conditions: what must be true of the table.

use super::{Amount, Cards, Cmp, DeedTest, Filter, House, List, Phase, Tally, Test, Who};

/// Something that is true of the table or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// There is such a card.
    Exists(Filter),
    /// Two numbers compare so.
    Compare(Amount, Cmp, Amount),
    /// It is true of the card.
    Is(Cards, Test),
    /// The player has more, or fewer, than each or than any other player.
    Rank(Who, Cmp, Tally, Over),
    /// There is a challenge now, and all of these are true of it.
    Challenge(List<DeedTest>),
    /// It is this phase.
    During(Phase),
    /// Plots are chosen and not yet revealed.
    PlotsChosen,
    /// The player plays this House.
    Plays(Who, House),
    /// The contrary is true.
    Not(&'static Condition),
    /// All of these are true.
    All(List<Condition>),
    /// One of these is true.
    Any(List<Condition>),
}

/// Whom a comparison of ranks is with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// With each of the others.
    Each,
    /// With at least one of the others.
    Any,
}

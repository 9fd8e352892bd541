//! Conditions: what must be true of the table.

use super::{
    Amount, Cards, Cmp, DeedTest, Filter, House, Icon, List, Phase, Season, Tally, Test, Who,
};

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
    /// It is this season.
    Season(Season),
    /// One of the players did this before, in this round.
    Did(Who, Past),
    /// The contrary is true.
    Not(&'static Condition),
    /// All of these are true.
    All(List<Condition>),
    /// One of these is true.
    Any(List<Condition>),
}

/// What a player may have done before in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Past {
    /// Won a challenge, of this kind or of any.
    Won(Option<Icon>),
    /// Lost a challenge, of this kind or of any.
    Lost(Option<Icon>),
    /// Lost dominance.
    LostDominance,
    /// Initiated a challenge.
    Initiated,
}

/// Whom a comparison of ranks is with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// With each of the others.
    Each,
    /// With at least one of the others.
    Any,
}

//! Costs: what a player gives to use an ability.

use super::{Amount, Cards, Count, Filter, List, Verb, Who, Zone};

/// One cost; an ability demands all of its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Pay gold to the treasury.
    Gold(Amount),
    /// Pay gold to a player; the payer picks one of several.
    GoldTo(Who, Amount),
    /// Discard gold from a card.
    GoldOn(Cards, Amount),
    /// Kneel influence.
    Influence(Amount),
    /// Pay gold equal to the printed cost of a card.
    PrintedCost(Cards),
    /// Kneel, discard, kill or return cards.
    Do(Verb, Pay),
    /// Pay one of these lists.
    Either(List<List<Cost>>),
}

/// Cards given as a cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pay {
    /// Which.
    pub what: What,
    /// Where they go; in play, they stay. Nothing is saved from being a cost (`save.costs`).
    pub to: Zone,
}

/// Which cards are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// These.
    Cards(Cards),
    /// So many of a kind, picked by the payer.
    Some(Count, Filter),
}

//! How an ability names players, cards and numbers.

use serde::{Deserialize, Serialize};

use super::{Condition, Filter};

/// A list that lies in the card data.
pub type List<T> = &'static [T];

/// The title of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(pub &'static str);

/// A place where an ability keeps what was chosen or named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Slot(pub u8);

/// Players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The controller of the card.
    You,
    /// Each opponent of the controller.
    Opponents,
    /// All players, you first, then clockwise.
    Everyone,
    /// The player to the controller's left.
    Left,
    /// The attacking player of the current challenge.
    Attacker,
    /// The defending player of the current challenge.
    Defender,
    /// The winner of the challenge of the occasion.
    Winner,
    /// The loser of the challenge of the occasion.
    Loser,
    /// The player of the occasion.
    That,
    /// The player now taken in turn, inside `Each` and `With`.
    Them,
    /// The player chosen into a slot.
    Chosen(Slot),
    /// The owner of a card.
    Owner(&'static Cards),
    /// The controller of a card.
    Controller(&'static Cards),
    /// You and the chosen player, in this order.
    Both(Slot),
    /// Every player (`Them`) of whom this is true.
    With(&'static Condition),
}

/// Whose a card is: its controller in play, its owner elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Anybody's.
    Any,
    /// Yours.
    You,
    /// An opponent's.
    Opponent,
    /// The player's now taken in turn.
    Them,
    /// That of the players named.
    Of(&'static Who),
}

/// Cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cards {
    /// The card with the ability.
    This,
    /// The card this is attached to.
    Host,
    /// The card of the occasion; inside a modifier of cards, the card being modified.
    It,
    /// What was chosen into a slot.
    Chosen(Slot),
    /// The cards the costs were paid with, influence apart.
    Paid,
    /// The House cards of players.
    HouseCard(Who),
    /// The revealed plots of players.
    Plot(Who),
    /// Every card of a kind.
    Every(&'static Filter),
    /// The top cards of a pile.
    Top(Amount, &'static Filter),
    /// Cards of a kind taken at random.
    Random(Amount, &'static Filter),
}

/// A number of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stat {
    /// STR with all modifiers.
    Strength,
    /// STR as printed.
    PrintedStrength,
    /// The gold cost as printed.
    PrintedCost,
    /// Power counters on it.
    Power,
    /// Gold on it.
    Gold,
    /// Attachments on it; duplicates are none.
    Attachments,
    /// The claim of a plot, with modifiers.
    Claim,
    /// The income of a plot, with modifiers.
    Income,
    /// The initiative of a plot, with modifiers.
    Initiative,
}

/// What a card may provide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resource {
    /// Income.
    Gold,
    /// Influence.
    Influence,
    /// Income or influence.
    Either,
    /// Initiative.
    Initiative,
}

/// How two numbers compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cmp {
    /// The first is smaller.
    Less,
    /// The first is not bigger.
    AtMost,
    /// They are equal.
    Equal,
    /// The first is not smaller.
    AtLeast,
    /// The first is bigger.
    More,
}

impl Cmp {
    /// Whether the comparison holds.
    #[must_use]
    pub const fn holds(self, left: i32, right: i32) -> bool {
        match self {
            Self::Less => left < right,
            Self::AtMost => left <= right,
            Self::Equal => left == right,
            Self::AtLeast => left >= right,
            Self::More => left > right,
        }
    }
}

/// What a player has; filters in it speak of that player as `Them`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tally {
    /// Cards of a kind; the filter says `theirs` of the player tallied.
    Cards(&'static Filter),
    /// Cards in hand.
    Hand,
    /// Gold in the pool.
    Gold,
    /// Power counted for victory.
    Power,
    /// Power on the House card.
    HousePower,
    /// Total initiative.
    Initiative,
    /// Opponents still in the game.
    Opponents,
}

/// A number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// As written.
    N(i8),
    /// The number fixed by a cost.
    X,
    /// The number of the occasion: how much power was claimed, how much gold was paid for a card.
    Size,
    /// How many cards there are of a kind.
    Count(&'static Filter),
    /// A number of a card, or the sum over several.
    Stat(Stat, &'static Cards),
    /// What a player has.
    Of(Who, Tally),
    /// The negative of another.
    Minus(&'static Amount),
    /// So many times another.
    Times(i8, &'static Amount),
    /// One if it is true now, the other if not.
    Either(&'static Condition, &'static Amount, &'static Amount),
    /// The sum of two.
    Plus(&'static Amount, &'static Amount),
    /// Another, but no less than this.
    AtLeast(i8, &'static Amount),
}

/// How many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// So many, or as many as there are.
    Exactly(Amount),
    /// From none to so many.
    UpTo(Amount),
    /// As many as the chooser likes.
    Any,
    /// All there are.
    All,
}

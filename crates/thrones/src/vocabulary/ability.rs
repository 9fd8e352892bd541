//! Abilities: label, occasion, conditions, costs, effects, limit.

use super::{
    Condition, Cost, Deed, Effect, Filter, List, Modify, Nameable, Period, Phase, Who, Zone,
};

/// One ability of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Applies as long as it can.
    Constant(Constant),
    /// Is initiated: an action, a response, a passive, a "when revealed" effect.
    Triggered(Triggered),
    /// Replaces what would happen.
    Instead(Instead),
    /// Says how the card itself is used.
    Rule(Rule),
}

/// A constant ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Constant {
    /// Where the card must be; a plot must be revealed and says `Revealed`.
    pub from: Zone,
    /// While all of these are true.
    pub when: List<Condition>,
    /// What is different.
    pub modify: List<Modify>,
}

/// An ability that is initiated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Triggered {
    /// What kind of ability it is.
    pub label: Label,
    /// Where the card must be.
    pub from: Zone,
    /// Who may use it.
    pub by: Who,
    /// What it waits for.
    pub occasion: Occasion,
    /// What must be true.
    pub when: List<Condition>,
    /// What it costs.
    pub costs: List<Cost>,
    /// What it does.
    pub effects: List<Effect>,
    /// How often it may be used.
    pub limit: Limit,
    /// Whether it cannot be cancelled.
    pub firm: bool,
}

/// What kind of ability it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// An action in this phase.
    Action(Phase),
    /// A response.
    Response,
    /// A response of which a player may use one a round.
    LimitedResponse,
    /// Happens by itself.
    Passive,
    /// Happens when the plot is revealed.
    WhenRevealed,
}

impl Label {
    /// Whether it happens by itself: nobody chooses to use it.
    #[must_use]
    pub const fn is_by_itself(self) -> bool {
        match self {
            Label::Passive | Label::WhenRevealed => true,
            Label::Action(_) | Label::Response | Label::LimitedResponse => false,
        }
    }
}

/// What an ability waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// Nothing.
    None,
    /// One of these was done.
    After(List<Deed>),
    /// One of these is about to be done.
    Would(List<Deed>),
}

/// Something is done instead of what would be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instead {
    /// Where the card must be.
    pub from: Zone,
    /// Instead of what.
    pub of: Deed,
    /// What must be true then.
    pub when: List<Condition>,
    /// What is done.
    pub effects: List<Effect>,
}

/// How often an ability may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// So many times.
    pub times: u8,
    /// In each such period.
    pub per: Period,
    /// By one card or one title.
    pub scope: Scope,
}

impl Limit {
    /// As often as it can be paid for.
    pub const NONE: Self = Self { times: 0, per: Period::Game, scope: Scope::Unlimited };
}

/// What a limit is counted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// There is no limit.
    Unlimited,
    /// For each copy of the card.
    Card,
    /// For each player, all copies together.
    Title,
}

/// How the card itself is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// What it may be attached to.
    AttachTo(Filter),
    /// One copy on each host.
    OnePerHost,
    /// The location may be played as an attachment on your House card.
    PlayAsAttachment,
    /// It comes into play knelt.
    EnterKnelt,
    /// Its player names something before the setup hands are drawn.
    NameFirst(Nameable),
    /// So many copies in a House deck.
    Copies(u8),
    /// So many copies in a plot deck.
    PlotCopies(u8),
}

//! What an effect leaves to somebody.

use super::{Amount, Cards, Cost, Count, Effect, Filter, List, Nameable, Slot, Who};

/// What an effect leaves to somebody to choose, or to do or leave.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Choice {
    Cards {
        to: Slot,
        by: Who,
        from: &'static Filter,
        count: &'static Count,
    },
    Player {
        to: Slot,
        by: Who,
        from: Who,
    },
    Name {
        to: Slot,
        by: Who,
        what: Nameable,
    },
    Search(Search),
    /// Which plot is revealed.
    Plot(Who),
    /// Whether this is done.
    May(Who, List<Effect>),
    /// Which of several is done.
    Way {
        by: Who,
        options: List<List<Effect>>,
    },
    /// In which order the cards lie.
    Order(Who, Cards),
    /// Whether this is paid.
    Pay {
        who: Who,
        costs: List<Cost>,
    },
}

/// A search through a deck.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Search {
    pub to: Slot,
    pub by: Who,
    pub top: Option<&'static Amount>,
    pub from: &'static Filter,
    pub count: &'static Count,
    pub show: bool,
}

impl Effect {
    /// What it leaves to somebody, if it does: the one list of effects that ask. Whoever asks and whoever takes the answer
    /// reads the choice.
    pub(crate) fn choice(&'static self) -> Option<Choice> {
        match self {
            Effect::Choose { to, by, from, count } => {
                Some(Choice::Cards { to: *to, by: *by, from, count })
            }
            Effect::ChoosePlayer { to, by, from } => {
                Some(Choice::Player { to: *to, by: *by, from: *from })
            }
            Effect::Name { to, by, what } => Some(Choice::Name { to: *to, by: *by, what: *what }),
            Effect::Search { to, by, top, from, count, show } => {
                let (to, by, top, show) = (*to, *by, top.as_ref(), *show);
                Some(Choice::Search(Search { to, by, top, from, count, show }))
            }
            Effect::RevealPlot(who) => Some(Choice::Plot(*who)),
            Effect::May(who, effects) => Some(Choice::May(*who, effects)),
            Effect::OneOf { by, options } => Some(Choice::Way { by: *by, options }),
            Effect::Arrange(who, cards) => Some(Choice::Order(*who, *cards)),
            Effect::Pay { who, costs, then: _, otherwise: _ } => {
                Some(Choice::Pay { who: *who, costs })
            }
            Effect::LookAt(_, _)
            | Effect::Reveal(_)
            | Effect::Kill(_, _)
            | Effect::Discard(_, _)
            | Effect::Kneel(_)
            | Effect::Stand(_)
            | Effect::Return(_, _, _)
            | Effect::Place(_, _)
            | Effect::PutIntoPlay { what: _, under: _, how: _ }
            | Effect::Attach { what: _, to: _, as_: _ }
            | Effect::TakeControl(_, _)
            | Effect::Redirect(_, _)
            | Effect::SwapPlots(_)
            | Effect::Lend { what: _, from: _, to: _, take: _, until: _ }
            | Effect::Claim(_, _)
            | Effect::Gold { from: _, to: _, gold: _ }
            | Effect::Draw(_, _, _)
            | Effect::Join(_, _)
            | Effect::RemoveFromChallenge(_)
            | Effect::MovePower { from: _, to: _, power: _ }
            | Effect::DiscardPower(_, _)
            | Effect::Satisfy { who: _, to: _, claim: _ }
            | Effect::ClaimAs(_)
            | Effect::Again
            | Effect::FirstPlayer(_)
            | Effect::Play(_)
            | Effect::Copy(_)
            | Effect::Save(_)
            | Effect::Cancel
            | Effect::Until(_, _)
            | Effect::Then(_)
            | Effect::If(_, _, _)
            | Effect::Each(_, _) => None,
        }
    }
}

//! Effects: what an ability does.

use super::{
    Ability, Amount, Cards, Condition, Cost, Count, Filter, Keyword, List, Modify, Nameable, Slot,
    Trait, Types, Who, Zone,
};

/// One effect. Neighbours in a list are independent, each done as far as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Cards are chosen and added to a slot. At the head of a list: targets.
    Choose {
        /// Where they are kept.
        to: Slot,
        /// Who chooses.
        by: Who,
        /// From which.
        from: Filter,
        /// How many.
        count: Count,
    },
    /// A player is chosen into a slot.
    ChoosePlayer {
        /// Where the player is kept.
        to: Slot,
        /// Who chooses.
        by: Who,
        /// From whom.
        from: Who,
    },
    /// Something is named into a slot.
    Name {
        /// Where the name is kept.
        to: Slot,
        /// Who names.
        by: Who,
        /// What kind of thing.
        what: Nameable,
    },
    /// A player looks at cards.
    LookAt(Who, Cards),
    /// Cards are revealed to all.
    Reveal(Cards),
    /// A deck is searched and shuffled afterwards.
    Search {
        /// Where the cards found are kept.
        to: Slot,
        /// Who searches.
        by: Who,
        /// How many cards from the top; all if not said.
        top: Option<Amount>,
        /// For which; the zone is a deck.
        from: Filter,
        /// For how many.
        count: Count,
        /// Whether the cards found are revealed.
        show: bool,
    },
    /// Characters are killed.
    Kill(Cards, Save),
    /// Cards are discarded.
    Discard(Cards, Save),
    /// Cards kneel.
    Kneel(Cards),
    /// Cards stand.
    Stand(Cards),
    /// Cards in play go to a hand, on or into a deck, or out of the game, of their owners.
    Return(Cards, Zone, Save),
    /// Cards out of play go to a zone of their owners; `Deck` shuffles them in.
    Place(Cards, Zone),
    /// Cards are put into play.
    PutIntoPlay {
        /// Which.
        what: Cards,
        /// Under whose control.
        under: Who,
        /// How they enter.
        how: Enter,
    },
    /// A card is attached to another; if it cannot legally be there, it is discarded.
    Attach {
        /// What is attached.
        what: Cards,
        /// To what.
        to: Cards,
        /// As what.
        as_: As,
    },
    /// A player takes control of cards, for good.
    TakeControl(Cards, Who),
    /// A card on its way out of play goes to another zone.
    Redirect(Cards, Zone),
    /// You and another player swap plot decks and used piles until the end of the round.
    SwapPlots(Who),
    /// A card gains those keywords another has.
    Lend {
        /// Which keywords.
        what: List<Keyword>,
        /// Who has them.
        from: Cards,
        /// Who gains them.
        to: Cards,
        /// Whether the first card loses them.
        take: bool,
        /// For how long.
        until: Duration,
    },
    /// Cards claim power, House cards included.
    Claim(Cards, Amount),
    /// Power goes from cards to a card, as much as there is.
    MovePower {
        /// From where.
        from: Cards,
        /// To where.
        to: Cards,
        /// How much of each.
        power: Amount,
    },
    /// Power is discarded from cards, as much as there is.
    DiscardPower(Cards, Amount),
    /// Gold goes from a purse to another, as much as there is.
    Gold {
        /// From where.
        from: Purse,
        /// To where.
        to: Purse,
        /// How much.
        gold: Amount,
    },
    /// Players draw cards.
    Draw(Who, Amount, Cap),
    /// A card joins the current challenge.
    Join(Cards, Role),
    /// Cards are removed from the current challenge.
    RemoveFromChallenge(Cards),
    /// A player satisfies the claim of the current challenge.
    Satisfy {
        /// Who.
        who: Who,
        /// Whose power it becomes, if it is about power.
        to: Who,
        /// Of how much claim.
        claim: Amount,
    },
    /// The claim of the current challenge is that of the kind named into a slot.
    ClaimAs(Slot),
    /// Your next challenge may be one more of the kind of the current one; if it is opposed, nobody wins it.
    /// One card alone says so (Assault of the Kraken).
    Again,
    /// A player becomes the first player.
    FirstPlayer(Who),
    /// A player puts cards on top of a deck in an order of his choice.
    Arrange(Who, Cards),
    /// You play a card as if it were in your hand, at once.
    Play(Cards),
    /// A player chooses and reveals another plot of his plot deck.
    RevealPlot(Who),
    /// The effect of another card is carried out with you as "you".
    Copy(Copied),
    /// A card is saved from what is about to happen to it.
    Save(Cards),
    /// What is about to happen is cancelled; what does not interrupt ends here.
    Cancel,
    /// Something holds for a time.
    Until(Duration, Lasting),
    /// This follows if all before it was done in full.
    Then(List<Effect>),
    /// One list if it is true now, the other if not.
    If(Condition, List<Effect>, List<Effect>),
    /// The player may have this done.
    May(Who, List<Effect>),
    /// One of several, picked among those possible.
    OneOf {
        /// Who picks.
        by: Who,
        /// From what.
        options: List<List<Effect>>,
    },
    /// This for every player named, as `Them`, you first, then clockwise.
    Each(Who, List<Effect>),
    /// A player may pay; one list if he does, the other if not.
    Pay {
        /// Who may pay.
        who: Who,
        /// What.
        costs: List<Cost>,
        /// What follows then.
        then: List<Effect>,
        /// What follows if he does not.
        otherwise: List<Effect>,
    },
}

/// Whether a card may be saved from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Save {
    /// It may.
    Savable,
    /// It cannot.
    Unsavable,
}

/// Whether a draw is counted for the draw cap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cap {
    /// It is.
    Counted,
    /// It is not.
    Free,
}

/// How a card enters play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enter {
    /// Standing.
    Standing,
    /// Knelt.
    Knelt,
}

/// A part in a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// As an attacker.
    Attacker,
    /// As a defender.
    Defender,
    /// As one or the other, as you choose.
    Either,
}

/// What a card is attached as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum As {
    /// As what it is.
    Itself,
    /// As a duplicate.
    Duplicate,
    /// As something else.
    Face(&'static Face),
}

/// Where gold lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purse {
    /// In the treasury.
    Treasury,
    /// In a player's gold pool.
    Pool(Who),
    /// On a card.
    On(Cards),
}

/// What is copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    /// The "when revealed" effect of a plot.
    WhenRevealed(Cards),
}

/// What a card is while it counts as something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// Its type.
    pub types: Types,
    /// Its traits.
    pub traits: List<Trait>,
    /// Its abilities.
    pub abilities: List<Ability>,
}

/// How long something holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duration {
    /// Until the end of the challenge.
    Challenge,
    /// Until the end of the phase.
    Phase,
    /// Until the end of the round.
    Round,
    /// During the next round.
    NextRound,
    /// For the rest of the game.
    Game,
    /// For as long as the card stays in play.
    WhileInPlay(Cards),
    /// The next so many times, within another duration.
    Uses(u8, &'static Duration),
}

/// What holds for a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasting {
    /// Modifiers.
    Modify(List<Modify>),
    /// A whole ability, with the slots of the effect that made it.
    Ability(&'static Ability),
}

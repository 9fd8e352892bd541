//! What happens, as the log tells it.

use serde::{Deserialize, Serialize};
use tabletop::{Eyes, Heading, Seat};

use crate::card::Code;
use crate::card_set::CardId;
use crate::littlefinger::{Untaken, Word};
use crate::reading::Why;
use crate::state::{Frame, Stage, Thrones};
use crate::title::Title;
use crate::vocabulary::{House, Icon, Period, Phase, Trait, Verb, Zone};

/// How a tie for initiative was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// By having less power than the others.
    LessPower,
    /// By lot.
    Lot,
}

/// What rule or which card makes something happen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The course of the game.
    #[default]
    Rules,
    /// The claim of a challenge.
    Claim,
    /// The keyword Deadly.
    Deadly,
    /// The keyword Renown.
    Renown,
    /// A challenge won unopposed.
    Unopposed,
    /// Dominance.
    Dominance,
    /// A title.
    Title,
    /// What is paid for an ability.
    Cost,
    /// The effect of this card.
    Card(CardId),
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the names say: who, which card, how much")]
pub enum Event {
    // Setup and the round
    FirstPlayerDrawn {
        seat: Seat,
    },
    Declared {
        seat: Seat,
        agenda: Option<CardId>,
    },
    SetupPlaced {
        seat: Seat,
        card: Option<CardId>,
    },
    SetupRevealed {
        seat: Seat,
        card: CardId,
    },
    RoundBegan {
        round: u16,
    },
    PhaseBegan {
        phase: Phase,
    },
    PhaseSkipped {
        phase: Phase,
    },
    PlotChosen {
        seat: Seat,
        card: Option<CardId>,
    },
    PlotRevealed {
        seat: Seat,
        card: CardId,
    },
    PlotsReturned {
        seat: Seat,
    },
    InitiativeWon {
        seat: Seat,
        initiative: i16,
        tie: Option<TieBreak>,
    },
    FirstPlayerNamed {
        seat: Seat,
    },
    TitleTaken {
        seat: Seat,
        title: Title,
    },
    TitlesReturned,
    Drew {
        seat: Seat,
        card: Option<CardId>,
    },
    CannotDraw {
        seat: Seat,
    },
    Income {
        seat: Seat,
        gold: u8,
    },
    GoldReturned {
        seat: Seat,
        gold: u8,
    },
    DominanceWon {
        seat: Seat,
        total: u16,
    },
    DominanceTied {
        total: u16,
    },

    // Cards; an ability is named by its number on its card, and one that was lent has none there
    Played {
        seat: Seat,
        card: CardId,
        gold: u8,
    },
    Ambushed {
        seat: Seat,
        card: CardId,
        influence: u8,
    },
    Used {
        seat: Seat,
        card: Option<CardId>,
        ability: Option<u8>,
    },
    SetOff {
        card: Option<CardId>,
        ability: Option<u8>,
    },
    Cancelled {
        card: CardId,
    },
    Entered {
        seat: Seat,
        card: CardId,
    },
    Attached {
        card: CardId,
        host: CardId,
    },
    DuplicateAttached {
        card: CardId,
        host: CardId,
    },
    /// A duplicate was discarded to save the card it lay under.
    DuplicateUsed {
        seat: Seat,
        card: CardId,
    },
    CameOut {
        seat: Seat,
        card: CardId,
    },
    Knelt {
        seat: Seat,
        card: CardId,
        #[serde(default, skip_serializing_if = "tabletop::is_default")]
        #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
        cause: Cause,
    },
    Stood {
        seat: Seat,
        card: CardId,
    },
    Killed {
        card: CardId,
        cause: Cause,
    },
    DiscardedFromPlay {
        card: CardId,
        cause: Cause,
    },
    Returned {
        card: CardId,
        to: Zone,
        cause: Cause,
    },
    RemovedFromGame {
        card: CardId,
    },
    Saved {
        card: CardId,
        by: CardId,
    },
    Replaced {
        verb: Verb,
        card: CardId,
        by: CardId,
    },
    Redirected {
        card: CardId,
        to: Zone,
    },
    WentTo {
        card: CardId,
        to: Zone,
    },
    Discarded {
        seat: Seat,
        card: CardId,
        to: Zone,
        cause: Cause,
        at_random: bool,
    },
    PlacedFrom {
        card: CardId,
        to: Zone,
    },
    PlacedUnseen {
        seat: Seat,
        card: Option<CardId>,
        to: Zone,
    },
    Revealed {
        seat: Seat,
        card: CardId,
    },
    LookedAt {
        seat: Seat,
        card: Option<CardId>,
    },
    Searched {
        seat: Seat,
        owner: Seat,
    },
    Shuffled {
        seat: Seat,
    },
    ControlTaken {
        seat: Seat,
        card: CardId,
    },
    Named {
        seat: Seat,
        code: Code,
    },
    NamedChallenge {
        seat: Seat,
        kind: Icon,
    },
    NamedTrait {
        seat: Seat,
        named: Trait,
    },
    NamedHouse {
        seat: Seat,
        house: House,
    },
    PlayerChosen {
        seat: Seat,
        chosen: Seat,
    },
    Chose {
        seat: Seat,
        card: CardId,
    },
    Lasts {
        card: CardId,
        until: Period,
    },
    PlotsSwapped {
        seat: Seat,
        with: Seat,
    },

    // Gold and power
    InfluencePaid {
        seat: Seat,
        influence: u8,
        title: Option<Title>,
    },
    GoldPaid {
        seat: Seat,
        gold: u8,
        /// Who receives it, where it does not go to the Treasury.
        #[serde(default, skip_serializing_if = "tabletop::is_default")]
        #[cfg_attr(feature = "wire", ts(optional))]
        to: Option<Seat>,
    },
    GoldTakenFrom {
        seat: Seat,
        card: CardId,
        gold: u8,
    },
    GoldGiven {
        from: Seat,
        to: Seat,
        gold: u8,
    },
    GoldOffered {
        from: Seat,
        to: Seat,
        gold: u8,
        word: Word,
    },
    OfferEnded {
        from: Seat,
        to: Seat,
        how: Untaken,
    },
    Promised {
        by: Seat,
        to: Seat,
        word: Word,
    },
    PromiseEnded {
        by: Seat,
        to: Seat,
        word: Word,
        kept: bool,
    },
    GoldTaken {
        seat: Seat,
        gold: u8,
    },
    GoldLost {
        seat: Seat,
        gold: u8,
    },
    GoldPutOn {
        seat: Seat,
        card: CardId,
        gold: u8,
    },
    GoldDiscarded {
        card: CardId,
        gold: u8,
    },
    PowerClaimed {
        card: CardId,
        power: u8,
        cause: Cause,
    },
    PowerMoved {
        from: CardId,
        to: CardId,
        power: u8,
        cause: Cause,
    },
    PowerDiscarded {
        card: CardId,
        power: u8,
    },

    // Challenges
    ChallengeInitiated {
        seat: Seat,
        target: Seat,
        kind: Icon,
    },
    Attacks {
        seat: Seat,
        card: CardId,
    },
    Defends {
        seat: Seat,
        card: CardId,
    },
    NoDefenders {
        seat: Seat,
    },
    Bypassed {
        card: CardId,
        by: CardId,
    },
    ChallengeRedirected {
        by: Seat,
        target: Seat,
    },
    RedirectionSpent {
        by: Seat,
    },
    TakenOver {
        seat: Seat,
    },
    Joined {
        card: CardId,
        attacking: bool,
    },
    LeftChallenge {
        card: CardId,
    },
    ChallengeWon {
        seat: Seat,
        loser: Seat,
        kind: Icon,
        attack: u16,
        defence: u16,
    },
    ChallengeUndecided {
        attack: u16,
        defence: u16,
    },
    ClaimSettled {
        seat: Seat,
        claim: u8,
    },
    ClaimCancelled,

    // The end
    Eliminated {
        seat: Seat,
    },
    Won {
        seat: Seat,
        power: u8,
    },
    Outlasted {
        seat: Seat,
    },
    Drawn,
}

impl Event {
    /// Whether it is a detail of the act told before it. Power is none: it wins the game.
    pub(crate) const fn is_detail(&self) -> bool {
        matches!(
            self,
            Event::GoldPaid { .. }
                | Event::GoldTakenFrom { .. }
                | Event::Entered { .. }
                | Event::Attached { .. }
                | Event::Knelt { .. }
                | Event::Attacks { .. }
                | Event::Defends { .. }
                | Event::Chose { .. }
                | Event::PlayerChosen { .. }
                | Event::Lasts { .. }
                | Event::WentTo { .. }
                | Event::Redirected { .. }
                | Event::Shuffled { .. }
                | Event::PowerDiscarded { .. }
                | Event::GoldDiscarded { .. }
                | Event::InfluencePaid { .. }
                | Event::ClaimSettled { .. }
                | Event::Stood { .. }
        )
    }

    /// Whether it is paid for the act told next.
    pub(crate) const fn is_cost(&self) -> bool {
        matches!(
            self,
            Event::Knelt { cause: Cause::Cost, .. }
                | Event::Killed { cause: Cause::Cost, .. }
                | Event::DiscardedFromPlay { cause: Cause::Cost, .. }
                | Event::Returned { cause: Cause::Cost, .. }
                | Event::Discarded { cause: Cause::Cost, .. }
                | Event::GoldPaid { .. }
                | Event::GoldTakenFrom { .. }
                | Event::InfluencePaid { .. }
        )
    }

    /// The chapter of the log that begins with it.
    pub(crate) const fn heading(&self) -> Option<Heading> {
        if let Event::RoundBegan { .. } = self {
            Some(Heading::Round)
        } else if let Event::PhaseBegan { .. } = self {
            Some(Heading::Phase)
        } else {
            None
        }
    }

    /// The event as these eyes are told of it.
    pub(crate) fn seen_by(&self, eyes: Eyes) -> Event {
        let hide = |seat: Seat, card: Option<CardId>| card.filter(|_| eyes.see_hidden_of(seat));
        match *self {
            Event::Drew { seat, card } => Event::Drew { seat, card: hide(seat, card) },
            Event::SetupPlaced { seat, card } => {
                Event::SetupPlaced { seat, card: hide(seat, card) }
            }
            Event::PlotChosen { seat, card } => Event::PlotChosen { seat, card: hide(seat, card) },
            Event::LookedAt { seat, card } => Event::LookedAt { seat, card: hide(seat, card) },
            Event::PlacedUnseen { seat, to, .. } if eyes != Eyes::Everything => {
                Event::PlacedUnseen { seat, card: None, to }
            }
            other => other,
        }
    }
}

impl Thrones {
    /// What the log says is the reason; an effect is that of the ability under way, if nothing else is said.
    pub(crate) fn cause(&self, why: Why, source: CardId) -> Cause {
        match why {
            Why::Claim => Cause::Claim,
            Why::Deadly => Cause::Deadly,
            Why::Renown => Cause::Renown,
            Why::Unopposed => Cause::Unopposed,
            Why::Dominance => Cause::Dominance,
            Why::Title => Cause::Title,
            Why::Cost => Cause::Cost,
            Why::Framework => Cause::Rules,
            Why::Effect => {
                let going = self.going.last().map_or(CardId::NONE, |going| going.frame.source);
                let source = source.some().or(going.some());
                source.map_or(Cause::Rules, Cause::Card)
            }
        }
    }

    /// Whether the costs of an ability are being paid.
    pub(crate) fn is_paying(&self) -> bool {
        self.going.last().is_some_and(|going| going.frame.stage == Stage::Costs)
    }

    /// Which ability of its card a frame carries out.
    pub(crate) fn number_of(&self, frame: &Frame) -> Option<u8> {
        let card = frame.source.some()?;
        let abilities = &self.facts(card).abilities;
        let number = abilities.iter().position(|ability| *ability == frame.ability)?;
        u8::try_from(number).ok()
    }
}

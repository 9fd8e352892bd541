//! What is still to be done: a stack of steps, each a few bytes of plain data.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card_set::CardId;
use crate::item::Duty;
use crate::vocabulary::{Icon, Phase};

/// Something still to be done. The last step of the stack is done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Default)]
pub(crate) enum Step {
    // Setup
    /// This seat, and the rest clockwise, announce House and agenda.
    Declare {
        seat: Seat,
        left: u8,
    },
    DrawSetupHands,
    PlaceSetup {
        seat: Seat,
        left: u8,
    },
    RevealSetup,

    // The round
    #[default]
    BeginRound,
    EndRound,
    BeginPhase(Phase),
    EndPhase(Phase),
    /// What lasted until the end of the phase is over.
    PhaseOver,

    // Plot
    ChoosePlots,
    PortWindow,
    RevealPlots,
    Initiative,
    WhenRevealed,
    Recycle,
    TakeTitles {
        seat: Seat,
        left: u8,
    },

    // The other phases
    DrawTwo,
    Marshal {
        seat: Seat,
        left: u8,
    },
    EndMarshalling(Seat),
    ChallengeTurn {
        seat: Seat,
        left: u8,
    },
    CountDominance,
    StandAll,
    ReturnGold,

    // Windows
    /// A player-action segment: whose chance it is and how many passed in a row.
    Actions {
        seat: Seat,
        passed: u8,
    },
    OpenWindow,
    Passives,
    Responses {
        seat: Seat,
        passed: u8,
    },
    EndWindow,
    /// Goes on with the ability on top.
    Frame,
    /// Saves and cancels against the ability on top.
    Cancels {
        seat: Seat,
        passed: u8,
    },
    /// Saves against the removal on top.
    Saves {
        seat: Seat,
        passed: u8,
    },
    /// Carries the removal on top out.
    Remove,

    // Challenges
    DeclareChallenge,
    AskAttackers(Icon, Seat),
    CrownRegent,
    Stealth(CardId),
    Defenders,
    Support,
    LordCommander,
    DefendersDeclared,
    DetermineWinner,
    Claim,
    Unopposed,
    Renown,
    EndChallenge,

    // Rules
    /// Power from the pool or another House for this player's House, one counter at a time.
    HousePower {
        seat: Seat,
        power: u8,
        from: Option<Seat>,
    },
    Duty(Duty, CardId),
    /// Pays this much gold from the pool or from gold on a card, to the Treasury or to a player.
    PayGold {
        seat: Seat,
        gold: u8,
        to: Option<Seat>,
    },
    /// Kneels this much influence for a card.
    PayInfluence {
        seat: Seat,
        card: CardId,
        influence: u8,
    },
    /// Marshals or ambushes the card, once host and payment are settled.
    EnterFromHand {
        card: CardId,
        host: CardId,
        how: Arrival,
    },
    /// Carries moribund cards out, in an order the owner chose.
    Depart,
    Eliminate,
}

/// How a card comes from hand into play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Arrival {
    /// Played for its gold cost.
    Marshalled,
    /// Played as an attachment on the House card.
    Fastened,
    /// Put into play by Ambush.
    Ambushed,
}

//! Deeds: what may happen to a card or be done by a player.

use serde::{Deserialize, Serialize};

use super::{ANYTHING, Cards, Filter, Icon, List, Phase, Resource, Slot, Who, Zone};

/// What is done. The first line of a deed, and what it is remembered by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Verb {
    /// A character is killed.
    Kill,
    /// A card is discarded.
    Discard,
    /// A card returns to a hand or a deck.
    Return,
    /// A card leaves play in any way.
    Leave,
    /// A card arrives in a pile.
    Move,
    /// A card comes into play in any way.
    Enter,
    /// A card comes out of Shadows.
    ComeOut,
    /// A card is played.
    Play,
    /// A card kneels.
    Kneel,
    /// A card stands.
    Stand,
    /// A player takes control of a card.
    TakeControl,
    /// A card is chosen as a target.
    Choose,
    /// A card is saved.
    Save,
    /// A character is bypassed by stealth.
    Bypass,
    /// A character uses its Stealth.
    UseStealth,
    /// The STR of a character is lowered.
    LoseStrength,
    /// The text box of a card is made blank.
    Blank,
    /// A character is declared as attacker or defender.
    Declare,
    /// A card claims power; by a player: the House does.
    ClaimPower,
    /// An ability is triggered or an event played: what a cancel answers.
    Trigger,
    /// A card is revealed by an effect.
    Reveal,
    /// A card is drawn by an effect.
    Draw,
    /// A player wins a challenge, or dominance.
    Win,
    /// A player loses a challenge, or dominance.
    Lose,
    /// A player wins initiative.
    WinInitiative,
    /// A player loses initiative.
    LoseInitiative,
    /// A challenge resolves, whoever wins it.
    Resolve,
    /// A player has declared defenders, or none.
    Defend,
    /// A player satisfies the claim of a challenge.
    Satisfy,
    /// A player counts income.
    CountIncome,
    /// A player initiates a challenge.
    Initiate,
    /// A player reveals a plot.
    RevealPlot,
    /// A phase begins.
    Begin,
    /// A phase ends.
    End,
}

impl Verb {
    /// Every verb, in order.
    pub const ALL: &'static [Self] = &[
        Self::Kill,
        Self::Discard,
        Self::Return,
        Self::Leave,
        Self::Move,
        Self::Enter,
        Self::ComeOut,
        Self::Play,
        Self::Kneel,
        Self::Stand,
        Self::TakeControl,
        Self::Choose,
        Self::Save,
        Self::Bypass,
        Self::UseStealth,
        Self::LoseStrength,
        Self::Blank,
        Self::Declare,
        Self::ClaimPower,
        Self::Trigger,
        Self::Reveal,
        Self::Draw,
        Self::Win,
        Self::Lose,
        Self::WinInitiative,
        Self::LoseInitiative,
        Self::Resolve,
        Self::Defend,
        Self::Satisfy,
        Self::CountIncome,
        Self::Initiate,
        Self::RevealPlot,
        Self::Begin,
        Self::End,
    ];
}

/// Something done: the verb, by whom, to which card, and how.
///
/// The card is looked at as it was when the deed began: a killed character was in play, a card
/// played or put into play was elsewhere, so that its filter says `from(Zone::Anywhere)`. Inside
/// `CardMod::Cannot` the card is the one modified, and inside `PlayerMod::Cannot` and `Toll` the
/// player is. `Win` and `Lose` speak of challenges unless `DeedTest::Dominance` is among the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    /// What is done.
    pub verb: Verb,
    /// By one of these players.
    pub by: Who,
    /// To such a card.
    pub card: Filter,
    /// All of these are true of it.
    pub tests: List<DeedTest>,
}

/// Something that is true of a deed, or of the current challenge, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeedTest {
    /// A challenge of this kind.
    Kind(Icon),
    /// A challenge of the kind named into a slot.
    KindIn(Slot),
    /// Dominance, and not a challenge.
    Dominance,
    /// It is the first challenge of the round.
    First,
    /// The winner counted at least so much STR.
    Strength(i8),
    /// As the attacker.
    Attacker,
    /// As the defender.
    Defender,
    /// The challenge is unopposed.
    Unopposed,
    /// By at least so much STR.
    Margin(i8),
    /// Against one of these players.
    Against(Who),
    /// Such a character took part.
    With(&'static Filter),
    /// Such a character attacked or defended alone on the side of the player.
    WithAlone(&'static Filter),
    /// All characters you have in the challenge are such.
    OnlyWith(&'static Filter),
    /// What is triggered has chosen one card alone, and such a one.
    OnlyTarget(&'static Filter),
    /// Somebody triggered it: it is no passive, nor what a plot does when revealed.
    Triggered,
    /// What is triggered is a response.
    Response,
    /// What is triggered has a cost in this.
    Costs(Resource),
    /// In this phase.
    In(Phase),
    /// Out of this zone.
    From(Zone),
    /// Into this zone.
    To(Zone),
    /// Onto this card.
    On(Cards),
    /// For this reason.
    Cause(Cause),
    /// The contrary is true.
    Not(&'static DeedTest),
    /// One of these is true.
    Any(List<DeedTest>),
}

/// Why something is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// To satisfy a claim.
    Claim,
    /// By the keyword Deadly.
    Deadly,
    /// By the keyword Renown.
    Renown,
    /// For an unopposed challenge.
    Unopposed,
    /// For winning dominance.
    Dominance,
    /// As the cost of something.
    Cost,
    /// By an effect of such a card.
    Effect(&'static Filter),
}

/// A stretch of the game that is remembered or counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Period {
    /// The current challenge.
    Challenge,
    /// The current phase.
    Phase,
    /// The current round.
    Round,
    /// The whole game.
    Game,
}

impl Period {
    /// What it is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Period::Challenge => "challenge",
            Period::Phase => "phase",
            Period::Round => "round",
            Period::Game => "game",
        }
    }
}

impl Deed {
    /// The deed in general, by anybody and to any card.
    #[must_use]
    pub const fn new(verb: Verb) -> Self {
        Self { verb, by: Who::Everyone, card: ANYTHING, tests: &[] }
    }

    /// The same, done by these players.
    #[must_use]
    pub const fn by(self, by: Who) -> Self {
        Self { by, ..self }
    }

    /// The same, done to such a card.
    #[must_use]
    pub const fn to(self, card: Filter) -> Self {
        Self { card, ..self }
    }

    /// The same, if everything here is true of it.
    #[must_use]
    pub const fn that(self, tests: List<DeedTest>) -> Self {
        assert!(self.tests.is_empty(), "the tests of a deed are given in one list");
        Self { tests, ..self }
    }
}

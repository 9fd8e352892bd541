//! What a prompt asks, in the rulebook's words, and the rule it comes from.

use serde::{Deserialize, Serialize};
use tabletop::{RuleId, Seat};

use crate::card_set::CardId;
use crate::rule;
use crate::vocabulary::Icon;

/// What is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Announce the House card and the agenda.
    Declare,
    /// Place a setup card facedown, or no more.
    PlaceSetup,
    /// Which placed card the Setup attachment goes on.
    SetupHost(CardId),
    /// Choose a plot in secret.
    ChoosePlot,
    /// Name the first player.
    NameFirstPlayer,
    /// Which of the effects that wait resolves next.
    NextPassive,
    /// Take a title.
    TakeTitle,
    /// Bring a card out of Shadows or not.
    ComeOut,
    /// Take an action or pass.
    #[default]
    Act,
    /// Respond or pass.
    Respond,
    /// Save or cancel, or let it happen.
    Interrupt,
    /// To which occasion the ability answers.
    Occasion(CardId),
    /// Choose for an effect.
    Choose(CardId),
    /// Choose a player for an effect.
    ChoosePlayer(CardId),
    /// Name a card or a challenge for an effect.
    Name(CardId),
    /// Use an optional effect or not.
    May(CardId),
    /// Choose one of the ways an effect offers.
    Way(CardId),
    /// Choose what to do a cost with.
    Cost(CardId),
    /// Which of the costs to pay.
    WhichCost(CardId),
    /// How much to pay for X.
    PayX(CardId),
    /// Kneel influence for this.
    Influence(CardId, u8),
    /// How much of the price of a card is paid in influence.
    InfluenceFor(CardId),
    /// How much of this payment comes from gold on a card.
    GoldOn(CardId),
    /// To whom the gold is paid.
    PayTo(CardId),
    /// What the card is attached to.
    Host(CardId),
    /// Which side the character joins.
    Side(CardId),
    /// Initiate a challenge or end the turn.
    Challenge,
    /// Declare attackers.
    Attackers(Icon, Seat),
    /// Crown Regent: redirect the challenge or not.
    Redirect,
    /// Crown Regent: the new target.
    NewTarget,
    /// Whom the stealth attacker bypasses.
    Stealth(CardId),
    /// Declare defenders.
    Defenders(Icon, Seat),
    /// Defend for the player you support.
    Support(Icon, Seat),
    /// Lord Commander: take over the challenge or not.
    TakeOver,
    /// Choose the characters that die for the claim.
    Casualties,
    /// Choose a defender that dies to Deadly.
    DeadlyVictim,
    /// Stand Vigilant cards.
    Vigilant,
    /// Stand Vengeful cards.
    Vengeful,
    /// Where the power goes: the House or a card with Infamy.
    Infamy(CardId),
    /// Whose killing is replaced first by what could replace several.
    FirstReplaced(CardId),
    /// In which order an effect puts cards on top of a deck; the last one ends on top.
    Arrange(CardId),
    /// In which order cards go on top of the deck; the last one ends on top.
    OrderOnDeck,
    /// Which of the players who reached victory together wins.
    WhoWins,
    /// Give gold to another player, or offer it for a promise.
    Give,
    /// Take gold that is offered for a promise, or refuse it.
    Offered,
}

impl Ask {
    /// The rule the question comes from.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Ask::Declare => rule::SETUP_DECLARE,
            Ask::PlaceSetup => rule::SETUP_PLACE_ORDER,
            Ask::SetupHost(_) => rule::SETUP_PLACE_ATTACHMENTS,
            Ask::ChoosePlot => rule::PLOT_REVEAL,
            Ask::NameFirstPlayer => rule::INITIATIVE_CHOOSE_FIRST,
            Ask::NextPassive => rule::PASSIVE_ORDER,
            Ask::TakeTitle => rule::TITLE_SELECT,
            Ask::ComeOut => rule::SHADOWS_COME_OUT,
            Ask::Act => rule::ACTION_ROTATE,
            Ask::Respond | Ask::Occasion(_) => rule::RESPONSE_DEFINITION,
            Ask::Interrupt => rule::TIMING_SAVE_CANCEL,
            Ask::Choose(_) | Ask::ChoosePlayer(_) | Ask::Name(_) | Ask::Way(_) | Ask::Side(_) => {
                rule::TIMING_TARGET
            }
            Ask::Arrange(_) => rule::TIMING_TARGET,
            Ask::May(_) => rule::RESPONSE_DEFINITION,
            Ask::Cost(_) | Ask::WhichCost(_) | Ask::PayX(_) => rule::TIMING_INITIATE,
            Ask::Influence(..) => rule::INFLUENCE_PAY,
            Ask::InfluenceFor(_) => rule::INFLUENCE_FOR_GOLD,
            Ask::GoldOn(_) | Ask::PayTo(_) => rule::GOLD_COSTS,
            Ask::Host(_) => rule::CARD_ATTACHMENT_HOST,
            Ask::Challenge => rule::CHALLENGE_ONE_EACH,
            Ask::Attackers(..) => rule::CHALLENGE_ATTACK_DECLARE,
            Ask::Redirect | Ask::NewTarget => rule::TITLE_CROWN_REGENT_REDIRECT,
            Ask::Stealth(_) => rule::KEYWORD_STEALTH,
            Ask::Defenders(..) => rule::CHALLENGE_DEFEND_OPTION,
            Ask::Support(..) => rule::TITLE_SUPPORTS_DEFEND,
            Ask::TakeOver => rule::TITLE_LORD_COMMANDER_REDIRECT,
            Ask::Casualties => rule::CHALLENGE_CLAIM_MILITARY,
            Ask::DeadlyVictim => rule::KEYWORD_DEADLY,
            Ask::Vigilant => rule::KEYWORD_VIGILANT,
            Ask::Vengeful => rule::KEYWORD_VENGEFUL,
            Ask::Infamy(_) => rule::KEYWORD_INFAMY,
            Ask::FirstReplaced(_) => rule::TIMING_INSTEAD,
            Ask::OrderOnDeck => rule::KEYWORD_STALWART,
            Ask::WhoWins => rule::VICTORY_SIMULTANEOUS,
            Ask::Give => rule::VARIANT_LITTLEFINGER_EXCHANGE,
            Ask::Offered => rule::VARIANT_LITTLEFINGER_ADVANCE,
        }
    }
}

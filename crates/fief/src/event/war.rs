//! Events of war: movement, Control, Captives, Battles, sieges, pillage.

use serde::Serialize;
use tabletop::Seat;

use super::{Names, gold, list};
use crate::casualties::Muster;
use crate::id::VillageId;
use crate::item::{Side, Turn};
use crate::noble::NobleId;
use crate::state::Fief;

/// Movement, Control, Captives, Battles, sieges, pillage.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of each event says what it is")]
pub enum War {
    MovementOrderSet { turn: Turn },
    ShipDesignated { by: Seat, noble: NobleId },
    Sailed { noble: NobleId, from: VillageId, to: VillageId },
    LandingDenied { by: Seat },
    StepMoved { seat: Seat, nobles: Vec<NobleId>, troops: Muster, from: VillageId, to: VillageId },
    GroupImpossible { leader: NobleId },
    PermissionAsked { seat: Seat, of: Seat, village: VillageId },
    PermissionGiven { by: Seat },
    PermissionDenied { by: Seat },
    ControlGained { seat: Seat, village: VillageId, cause: ControlCause },
    ControlLost { seat: Seat, village: VillageId },
    RaidDeclared { seat: Seat, village: VillageId },
    RaidWon { seat: Seat },
    RaidEnded { seat: Seat },
    NobleCaptured { noble: NobleId, captor: Seat },
    CaptureDeclined { noble: NobleId, by: Seat },
    CaptiveHandedOver { noble: NobleId, to: Seat },
    CaptiveFreed { noble: NobleId, cause: FreedCause },
    BattleDeclared { seat: Seat, on: Seat, village: VillageId },
    HelperJoined { seat: Seat, side: Side },
    HelperRefused { seat: Seat, by: Seat },
    ManAtArmsTurned { from: Seat, to: Seat, by: NobleId },
    ArchersShot { side: Side, dice: Vec<u8>, hits: u8 },
    BattleRolled { side: Side, strength: u16, dice: Vec<u8>, hits: u8, causes: Causes },
    DiceRerolled { side: Side, dice: Vec<u8> },
    TruceAsked { by: Seat, control: Option<(VillageId, Seat)> },
    TruceMade,
    TruceRefused { by: Seat },
    Surrendered { by: Seat },
    BattleEnded { village: VillageId, winner: Option<Seat> },
    SiegeStarted { seat: Seat, village: VillageId },
    SiegeContinued { seat: Seat, village: VillageId },
    SiegeEnded { seat: Seat, village: VillageId },
    Pillaged { seat: Seat, village: VillageId, mills: u8, gold: u16 },
    WhitecloaksReverted { seat: Seat },
    RecruitDeserted { seat: Seat },
}

/// How a Player comes to Control a Village.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum ControlCause {
    Setup,
    Occupied,
    Transfer,
    Truce,
}

/// How a Captive comes free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum FreedCause {
    Ransom,
    Released,
    SecretPassage,
    Shadow,
    Unguarded,
    CaptorBeaten,
}

/// What changes the dice and hits of a roll besides strength.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct Causes {
    /// Dice lost to a Fortification.
    pub penalty: u8,
    /// Dice won by the Mother of Dragons.
    pub dragons: u8,
    pub fearless: u8,
    pub whitecloaks: u8,
    /// Hits won in the defence against a Raid.
    pub raid: u8,
}

impl Causes {
    /// The hits that no die shows.
    pub(crate) const fn hits(self) -> u8 {
        self.fearless + self.whitecloaks + self.raid
    }

    /// The causes in words, after the hits.
    fn words(self) -> String {
        let dice = |count: u8| if count == 1 { "die" } else { "dice" };
        let hits = |count: u8| if count == 1 { "hit" } else { "hits" };
        let of = [
            (
                self.penalty,
                format!("-{} {} for the Fortification", self.penalty, dice(self.penalty)),
            ),
            (self.dragons, format!("+{} {} for the dragons", self.dragons, dice(self.dragons))),
            (self.fearless, format!("+{} {} of the fearless", self.fearless, hits(self.fearless))),
            (
                self.whitecloaks,
                format!("+{} {} of Whitecloaks", self.whitecloaks, hits(self.whitecloaks)),
            ),
            (self.raid, format!("+{} {} against a Raid", self.raid, hits(self.raid))),
        ];
        let some: Vec<String> =
            of.into_iter().filter(|(count, _)| *count > 0).map(|(_, words)| words).collect();
        if some.is_empty() { String::new() } else { format!(" ({})", some.join(", ")) }
    }
}

/// What comes to the dice of Archers, one for each beyond the first needed: " and 2 more".
fn more(dice: &[u8], hits: u8) -> String {
    match hits.saturating_sub(dice.iter().sum()) {
        0 => String::new(),
        bonus => format!(" and {bonus} more"),
    }
}

/// "1 hit", "3 hits".
fn told(hits: u8) -> String {
    if hits == 1 { "1 hit".to_owned() } else { format!("{hits} hits") }
}

impl ControlCause {
    /// How, after the sentence that says who Controls.
    const fn words(self) -> &'static str {
        match self {
            ControlCause::Setup | ControlCause::Occupied => "",
            ControlCause::Transfer => ", which was handed over",
            ControlCause::Truce => ", by the truce",
        }
    }
}

impl FreedCause {
    /// How, after the sentence that says who is free.
    const fn words(self) -> &'static str {
        match self {
            FreedCause::Ransom => " for the ransom",
            FreedCause::Released => ", released",
            FreedCause::SecretPassage => " by a Secret Passage",
            FreedCause::Shadow => " by shadow",
            FreedCause::Unguarded => ", no longer guarded",
            FreedCause::CaptorBeaten => ", the captor beaten",
        }
    }
}

impl War {
    /// Whether it is a detail of the act before it.
    pub(super) const fn is_detail(&self) -> bool {
        matches!(
            self,
            War::ControlGained { .. }
                | War::ControlLost { .. }
                | War::ManAtArmsTurned { .. }
                | War::ArchersShot { .. }
                | War::BattleRolled { .. }
                | War::DiceRerolled { .. }
                | War::WhitecloaksReverted { .. }
                | War::RecruitDeserted { .. }
        )
    }

    #[expect(clippy::too_many_lines, reason = "one sentence per event")]
    pub(super) fn tell(&self, game: &Fief) -> String {
        let names = Names(game);
        let who = |seat: &Seat| names.who(*seat);
        let at = |village: &VillageId| names.at(*village);
        let side = |side: &Side| match side {
            Side::Offensive => "The offensive side",
            Side::Defensive => "The defensive side",
        };
        match self {
            War::MovementOrderSet { turn: Turn::Normal } => "Martell moves in turn".to_owned(),
            War::MovementOrderSet { turn: Turn::First } => "Martell moves first".to_owned(),
            War::MovementOrderSet { turn: Turn::Last } => "Martell moves last".to_owned(),
            War::ShipDesignated { by, noble } => format!("{} gives {noble:#} a ship", who(by)),
            War::Sailed { noble, from, to } => {
                format!("{noble:#} sails from {} to {}", at(from), at(to))
            }
            War::LandingDenied { by } => format!("{} denies the landing", who(by)),
            War::StepMoved { seat, nobles, troops, from, to } => {
                let mut group: Vec<String> =
                    nobles.iter().map(|noble| format!("{noble:#}")).collect();
                group.extend(game.muster_told(*seat, *troops));
                format!("{} moves {} from {} to {}", who(seat), list(&group), at(from), at(to))
            }
            War::GroupImpossible { leader } => {
                format!("{leader} cannot go so: he or a Noble left behind would have no Troop")
            }
            War::PermissionAsked { seat, of, village } => {
                format!("{} asks {} for passage through {}", who(seat), who(of), at(village))
            }
            War::PermissionGiven { by } => format!("{} allows it", who(by)),
            War::PermissionDenied { by } => format!("{} denies it", who(by)),
            War::ControlGained { seat, village, cause } => {
                format!("{} Controls {}{}", who(seat), at(village), cause.words())
            }
            War::ControlLost { seat, village } => {
                format!("{} no longer Controls {}", who(seat), at(village))
            }
            War::RaidDeclared { seat, village } => {
                format!("{} raids in {}", who(seat), at(village))
            }
            War::RaidWon { seat } => format!("{} breaks through", who(seat)),
            War::RaidEnded { seat } => format!("The Raid of {} ends", who(seat)),
            War::NobleCaptured { noble, captor } => format!("{} captures {noble:#}", who(captor)),
            War::CaptureDeclined { noble, by } => format!("{} spares {noble:#}", who(by)),
            War::CaptiveHandedOver { noble, to } => format!("{noble:#} is handed to {}", who(to)),
            War::CaptiveFreed { noble, cause } => format!("{noble:#} is free{}", cause.words()),
            War::BattleDeclared { seat, on, village } => {
                format!("{} attacks {} in {}", who(seat), who(on), at(village))
            }
            War::HelperJoined { seat, side: Side::Offensive } => {
                format!("{} joins the offensive side", who(seat))
            }
            War::HelperJoined { seat, side: Side::Defensive } => {
                format!("{} joins the defensive side", who(seat))
            }
            War::HelperRefused { seat, by } => format!("{} refuses {}'s help", who(by), who(seat)),
            War::ManAtArmsTurned { from, to, by } => {
                format!("{by:#} turns a Man at Arms of {} to {}", who(from), who(to))
            }
            War::ArchersShot { side: of, dice, hits } => {
                format!(
                    "{}'s Archers shoot {dice:?}{}: {}",
                    side(of),
                    more(dice, *hits),
                    told(*hits)
                )
            }
            War::BattleRolled { side: of, strength, dice, hits, causes } => {
                let (who, hits, why) = (side(of), told(*hits), causes.words());
                format!("{who} with {strength} SP rolls {dice:?}: {hits}{why}")
            }
            War::DiceRerolled { side: of, dice } => format!("{} rolls again: {dice:?}", side(of)),
            War::TruceAsked { by, control: None } => format!("{} asks for a truce", who(by)),
            War::TruceAsked { by, control: Some((village, to)) } if by == to => {
                format!("{} asks for a truce and Control of {}", who(by), at(village))
            }
            War::TruceAsked { by, control: Some((village, to)) } => {
                let who_to = who(to);
                format!(
                    "{} asks for a truce and gives {who_to} Control of {}",
                    who(by),
                    at(village)
                )
            }
            War::TruceMade => "The truce is made".to_owned(),
            War::TruceRefused { by } => format!("{} refuses and attacks", who(by)),
            War::Surrendered { by } => format!("{} surrenders", who(by)),
            War::BattleEnded { village, winner: Some(winner) } => {
                format!("{} wins the Battle in {}", who(winner), at(village))
            }
            War::BattleEnded { village, winner: None } => {
                format!("The Battle in {} ends", at(village))
            }
            War::SiegeStarted { seat, village } => {
                format!("{} besieges {}", who(seat), at(village))
            }
            War::SiegeContinued { seat, village } => {
                format!("{} continues the siege of {}", who(seat), at(village))
            }
            War::SiegeEnded { seat, village } => {
                format!("The siege of {} by {} ends", at(village), who(seat))
            }
            War::Pillaged { seat, village, mills, gold: amount } => {
                let loot = gold(*amount);
                let mills =
                    if *mills == 1 { "a Mill".to_owned() } else { format!("{mills} Mills") };
                format!("{} pillages {mills} in {}: {loot}", who(seat), at(village))
            }
            War::WhitecloaksReverted { seat } => {
                format!("The Whitecloaks of {} become ordinary Troops", who(seat))
            }
            War::RecruitDeserted { seat } => format!("The Recruit of {} deserts", who(seat)),
        }
    }
}

//! Events of the purse: income, ransoms, bids, purchases.

use serde::Serialize;
use tabletop::{Eyes, Seat};

use super::{Names, gold};
use crate::id::{FiefId, VillageId};
use crate::noble::NobleId;
use crate::state::Fief;
use crate::stock::{Building, Troop};
use crate::title::Title;

/// Income, ransoms, bids, purchases.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of each event says what it is")]
pub enum Purse {
    IncomePaid { seat: Seat, income: Option<Income> },
    RansomOffered { seat: Seat, noble: NobleId, amount: u16 },
    RansomRefused { noble: NobleId },
    RansomPaid { seat: Seat, captor: Seat, noble: NobleId, amount: u16 },
    CouncilBidRevealed { seat: Seat, amount: u16 },
    CouncilBidWon { seat: Seat },
    CouncilBidFailed,
    BidTieBroken { by: Seat, seat: Seat },
    CouncilSeatBought { seat: Seat, noble: NobleId, title: Title, price: u16 },
    WallTroopsShown { seat: Seat, worth: u16 },
    WallBidRevealed { seat: Seat, troops: u16, gold: u16, token: bool, total: u16 },
    WallBidResult { total: u16, value: i8, surplus: u16 },
    BonusCardForgone { seat: Seat },
    SuppliesStored { amount: u16 },
    SuppliesTaken { seat: Seat, amount: u16 },
    TroopBought { seat: Seat, troop: Troop, village: VillageId, price: u16 },
    BuildingBuilt { seat: Seat, building: Building, village: VillageId, price: u16 },
    FiefBought { seat: Seat, fief: FiefId, noble: NobleId, price: u16 },
    FiefGranted { fief: FiefId, noble: NobleId },
    FiefGiftRefused { seat: Seat, fief: FiefId },
    CityFounded { fief: FiefId, village: VillageId },
}

/// The parts of a Player's income.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct Income {
    pub villages: u16,
    pub mills: u16,
    pub septs: u16,
    pub tallage: u16,
    pub warden_tax: u16,
    pub titles: u16,
    pub attributes: u16,
    pub house: u16,
    pub deductions: u16,
    pub total: u16,
}

impl Income {
    /// What makes it up: " (3 Villages, 4 Mills)".
    fn told(&self) -> String {
        let Income {
            villages, mills, septs, tallage, warden_tax, titles, attributes, house, ..
        } = *self;
        let parts = [
            ("Villages", villages),
            ("Mills", mills),
            ("Septs", septs),
            ("Tallage", tallage),
            ("Warden Tax", warden_tax),
            ("Queen", titles),
            ("Nobles", attributes),
            ("House", house),
        ];
        let less = if self.deductions > 0 {
            format!(" less {} for extravagance", self.deductions)
        } else {
            String::new()
        };
        made_up(&parts) + &less
    }
}

/// " (Villages 3, Mills 4)", where there is more than one part.
fn made_up(parts: &[(&str, u16)]) -> String {
    let some: Vec<_> = parts.iter().filter(|(_, amount)| *amount > 0).collect();
    if some.len() < 2 {
        return String::new();
    }
    let told: Vec<String> = some.iter().map(|(what, amount)| format!("{what} {amount}")).collect();
    format!(" ({})", told.join(", "))
}

impl Purse {
    /// Whether it is a detail of the act before it.
    pub(super) const fn is_detail(&self) -> bool {
        matches!(
            self,
            Purse::SuppliesStored { .. } | Purse::SuppliesTaken { .. } | Purse::CityFounded { .. }
        )
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each event")]
    pub(super) fn tell(&self, game: &Fief) -> String {
        let names = Names(game);
        let who = |seat: &Seat| names.who(*seat);
        match self {
            Purse::IncomePaid { seat, income: Some(income) } => {
                format!("{} receives {}{}", who(seat), gold(income.total), income.told())
            }
            Purse::IncomePaid { seat, income: None } => format!("{} receives income", who(seat)),
            Purse::RansomOffered { seat, noble, amount } => {
                format!("{} offers {} for {noble:#}", who(seat), gold(*amount))
            }
            Purse::RansomRefused { noble } => format!("The offer for {noble:#} is refused"),
            Purse::RansomPaid { seat, captor, noble, amount } => {
                format!("{} pays {} to {} for {noble:#}", who(seat), gold(*amount), who(captor))
            }
            Purse::CouncilBidRevealed { seat, amount } => {
                format!("{} bids {} for the Small Council", who(seat), gold(*amount))
            }
            Purse::CouncilBidWon { seat } => format!("{} wins the bid", who(seat)),
            Purse::CouncilBidFailed => "Nobody wins the bid".to_owned(),
            Purse::BidTieBroken { by, seat } => {
                format!("{} breaks the tie: {}", who(by), who(seat))
            }
            Purse::CouncilSeatBought { seat, noble, title, price } => {
                format!("{} pays {}: {noble:#} becomes {title:#}", who(seat), gold(*price))
            }
            Purse::WallTroopsShown { seat, worth } => {
                format!("{} sends Troops worth {worth} to the Wall", who(seat))
            }
            Purse::WallBidRevealed { seat, troops, gold, token, total } => {
                let rest = total - troops - gold - u16::from(*token);
                let parts = [
                    ("Troops", *troops),
                    ("gold", *gold),
                    ("Tax token", u16::from(*token)),
                    ("Lord Commander", rest),
                ];
                format!("{} bids {total} for the Wall{}", who(seat), made_up(&parts))
            }
            Purse::WallBidResult { total, value, surplus } => {
                format!("{total} is bid for the Wall, which rises to {value}; {surplus} is left")
            }
            Purse::BonusCardForgone { seat } => format!("{} forgoes the card", who(seat)),
            Purse::SuppliesStored { amount } => format!("{} stays on the Wall", gold(*amount)),
            Purse::SuppliesTaken { seat, amount } => {
                format!("{} takes {} from the Wall", who(seat), gold(*amount))
            }
            Purse::TroopBought { seat, troop, village, price } => {
                let what = a(troop.name());
                format!("{} buys {what} in {} for {price}", who(seat), names.at(*village))
            }
            Purse::BuildingBuilt { seat, building, village, price } => {
                let what = building.name();
                format!("{} builds a {what} in {} for {price}", who(seat), names.at(*village))
            }
            Purse::FiefBought { seat, fief, noble, price } => {
                format!(
                    "{} buys the Title of {} for {noble:#}: {price}",
                    who(seat),
                    names.fief(*fief)
                )
            }
            Purse::FiefGranted { fief, noble } => {
                format!("The Protector grants the Title of {} to {noble:#}", names.fief(*fief))
            }
            Purse::FiefGiftRefused { seat, fief } => {
                format!("{} refuses the Title of {}", who(seat), names.fief(*fief))
            }
            Purse::CityFounded { fief, village } => {
                format!(
                    "{} becomes the Fortified City of {}",
                    names.at(*village),
                    names.fief(*fief)
                )
            }
        }
    }

    /// Incomes are made openly, so everybody sees them, with hidden gold too.
    pub(super) fn seen_by(&self, _eyes: Eyes) -> Option<Purse> {
        Some(self.clone())
    }
}

/// "a Knight", "an Archer".
fn a(name: &str) -> String {
    let article = if name.starts_with(['A', 'U']) { "an" } else { "a" };
    format!("{article} {name}")
}

//! Events of fortune: cards, Disasters, Nobles, taxes, Uprisings.

use serde::Serialize;
use tabletop::{Eyes, Seat};

use super::{Names, gold, list};
use crate::deck::{Card, Deck};
use crate::id::{FiefId, RegionId, VillageId};
use crate::noble::NobleId;
use crate::state::{Fief, Season};
use crate::stock::Troop;

/// Cards, Disasters, Nobles, taxes, Uprisings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of each event says what it is")]
pub enum Fortune {
    CardsDiscarded { seat: Seat, cards: Vec<Card> },
    CardDrawn { seat: Seat, deck: Deck, card: Option<Card> },
    DisasterTracked { seat: Seat, space: u8 },
    DisasterDiscarded { card: Card },
    StarkDiscarded { card: Card },
    DeckReshuffled { deck: Deck, cards: u8 },
    SeasonAdvanced { season: Season },
    DrawExhausted { seat: Seat },
    DisastersShuffledBack { count: u8 },
    DisasterRevealed { card: Card },
    CursedRolled { noble: NobleId, hits: u8 },
    DisasterRolled { card: Card, die: u8 },
    DisasterPlaced { card: Card, region: RegionId },
    DisasterCancelled { card: Card, region: RegionId },
    DisasterFalseAlarm { card: Card },
    PlagueRolled { noble: NobleId, die: u8 },
    PlagueExempted { village: VillageId, seat: Seat },
    TroopsLost { seat: Seat, village: VillageId, troop: Troop, count: u8 },
    CardPlayed { seat: Seat, card: Card },
    CardOnRegion { card: Card, region: RegionId },
    CardTakenBack { seat: Seat, card: Card },
    NobleEntered { seat: Seat, noble: NobleId },
    NoblePlaced { noble: NobleId, village: VillageId },
    NobleDied { noble: NobleId, cause: DeathCause },
    DeathCancelled { noble: NobleId },
    TallageLevied { seat: Seat, fief: FiefId },
    WardenTaxLevied { seat: Seat, region: RegionId },
    TaxRefused { seat: Seat, noble: NobleId },
    TaxRemoved { seat: Seat },
    UprisingStarted { seat: Option<Seat>, village: VillageId },
    UprisingBoosted { seat: Seat, card: Card },
    CalmAttempted { noble: NobleId, gold: u16, die: u8 },
    UprisingRolled { hits: u8, dice: Vec<u8> },
    UprisingFailed,
    BuildingsDestroyed { village: VillageId, mills: u8, stronghold: bool },
    PassageUsed { seat: Seat },
    PassageShown { seat: Seat, noble: NobleId },
    ShadowUsed { noble: NobleId },
    Assassination { victim: NobleId, sponsor: NobleId },
    AssassinationRolled { die: u8 },
    AssassinMarked { noble: NobleId },
    JusticeDone { noble: NobleId },
    Abduction { by: NobleId, victim: NobleId },
}

/// Why a Noble died.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize, Default)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum DeathCause {
    #[default]
    GodsCursed,
    Sacrifice,
    Plague,
    Uprising,
    Calming,
    Assassination,
    Justice,
    Executed,
    Cruel,
    Battle,
}

impl DeathCause {
    const fn words(self) -> &'static str {
        match self {
            DeathCause::GodsCursed => "by the curse of the Gods",
            DeathCause::Sacrifice => "as a sacrifice",
            DeathCause::Plague => "of the Plague",
            DeathCause::Uprising => "in the Uprising",
            DeathCause::Calming => "trying to calm the Uprising",
            DeathCause::Assassination => "by an assassin",
            DeathCause::Justice => "by Justice",
            DeathCause::Executed => "at Arryn's hands",
            DeathCause::Cruel => "at the hands of a cruel captor",
            DeathCause::Battle => "in Battle",
        }
    }
}

impl Fortune {
    /// Whether it is a detail of the act before it.
    pub(super) const fn is_detail(&self) -> bool {
        matches!(
            self,
            Fortune::DeckReshuffled { .. }
                | Fortune::DisastersShuffledBack { .. }
                | Fortune::CursedRolled { .. }
                | Fortune::DisasterRolled { .. }
                | Fortune::PlagueRolled { .. }
                | Fortune::TroopsLost { .. }
                | Fortune::CardOnRegion { .. }
                | Fortune::NoblePlaced { .. }
                | Fortune::TaxRemoved { .. }
                | Fortune::UprisingRolled { .. }
                | Fortune::BuildingsDestroyed { .. }
                | Fortune::AssassinationRolled { .. }
                | Fortune::AssassinMarked { .. }
        )
    }

    #[expect(clippy::too_many_lines, reason = "one sentence per event")]
    pub(super) fn tell(&self, game: &Fief) -> String {
        let names = Names(game);
        let who = |seat: &Seat| names.who(*seat);
        let region = |region: &RegionId| names.region(*region);
        match self {
            Fortune::CardsDiscarded { seat, cards } => {
                let cards: Vec<String> = cards.iter().map(|card| format!("{card:#}")).collect();
                format!("{} discards {}", who(seat), list(&cards))
            }
            Fortune::CardDrawn { seat, card: Some(card), .. } => {
                format!("{} draws {card:#}", who(seat))
            }
            Fortune::CardDrawn { seat, deck: Deck::Fortune, card: None } => {
                format!("{} draws a Fortune card", who(seat))
            }
            Fortune::CardDrawn { seat, deck: Deck::Court, card: None } => {
                format!("{} draws a Court Event card", who(seat))
            }
            Fortune::DisasterTracked { seat, space } => {
                format!("{} puts a Disaster on space {space} of the track", who(seat))
            }
            Fortune::DisasterDiscarded { card } => {
                format!("{card:#} is discarded, since the track is full")
            }
            Fortune::StarkDiscarded { card } => format!("Stark discards {card:#} and draws again"),
            Fortune::DeckReshuffled { deck, cards } => {
                format!("{cards} cards become the new {deck:?} deck")
            }
            Fortune::SeasonAdvanced { season } => format!("{season:?} comes"),
            Fortune::DrawExhausted { seat } => format!("No card is left for {}", who(seat)),
            Fortune::DisastersShuffledBack { count } => {
                format!("{count} Disasters are shuffled back in the first round")
            }
            Fortune::DisasterRevealed { card } => format!("A Disaster is revealed: {card:#}"),
            Fortune::CursedRolled { noble, hits } => format!("{noble:#}, cursed, rolls {hits}"),
            Fortune::DisasterRolled { card, die } => format!("The die shows {die} for {card:#}"),
            Fortune::DisasterPlaced { card, region: at } => {
                format!("{card:#} strikes {}", region(at))
            }
            Fortune::DisasterCancelled { card, region: at } => {
                format!("{card:#} leaves {}", region(at))
            }
            Fortune::DisasterFalseAlarm { card } => format!("{card:#} is a false alarm"),
            Fortune::PlagueRolled { noble, die } => format!("{noble:#} rolls {die} for the Plague"),
            Fortune::PlagueExempted { village, seat } => {
                format!("The Maester of {} protects {}", names.at(*village), who(seat))
            }
            Fortune::TroopsLost { seat, village, troop, count } => {
                let what = troop.plural(*count);
                format!("{} loses {count} {what} in {}", who(seat), names.at(*village))
            }
            Fortune::CardPlayed { seat, card } => format!("{} plays {card:#}", who(seat)),
            Fortune::CardOnRegion { card, region: at } => {
                format!("{card:#} lies on {}", region(at))
            }
            Fortune::CardTakenBack { seat, card } => {
                format!("{card:#} goes back to {}'s hand", who(seat))
            }
            Fortune::NobleEntered { seat, noble } => format!("{noble:#} joins {}", who(seat)),
            Fortune::NoblePlaced { noble, village } => {
                format!("{noble:#} is placed in {}", names.at(*village))
            }
            Fortune::NobleDied { noble, cause } => format!("{noble:#} dies {}", cause.words()),
            Fortune::DeathCancelled { noble } => format!("Baratheon saves {noble:#} from death"),
            Fortune::TallageLevied { seat, fief } => {
                format!("{} levies Tallage on {}", who(seat), names.fief(*fief))
            }
            Fortune::WardenTaxLevied { seat, region: at } => {
                format!("{} levies Warden Tax on {}", who(seat), region(at))
            }
            Fortune::TaxRefused { seat, noble } => {
                format!("{} refuses the tax for {noble:#}", who(seat))
            }
            Fortune::TaxRemoved { seat } => format!("A tax of {} is removed", who(seat)),
            Fortune::UprisingStarted { seat: Some(seat), village } => {
                format!("{} raises an Uprising in {}", who(seat), names.at(*village))
            }
            Fortune::UprisingStarted { seat: None, village } => {
                format!("An Uprising breaks out in {}", names.at(*village))
            }
            Fortune::UprisingBoosted { seat, card } => {
                format!("{} adds {card:#} to the Uprising", who(seat))
            }
            Fortune::CalmAttempted { noble, gold: paid, die } => {
                let result = if *die >= 3 { "stops it" } else { "fails" };
                let price = if *paid > 0 { format!(" for {}", gold(*paid)) } else { String::new() };
                format!("{noble:#} tries to calm the Uprising{price}: {die}, {result}")
            }
            Fortune::UprisingRolled { hits, dice } => {
                format!("The Uprising rolls {dice:?} and 1 more for each die: {hits} hits")
            }
            Fortune::UprisingFailed => "The Uprising fails".to_owned(),
            Fortune::BuildingsDestroyed { village, mills, stronghold } => {
                let mills = match mills {
                    0 => None,
                    1 => Some("1 Mill".to_owned()),
                    _ => Some(format!("{mills} Mills")),
                };
                let fort = stronghold.then(|| "the Stronghold".to_owned());
                let lost: Vec<String> = mills.into_iter().chain(fort).collect();
                format!("Rebels destroy {} in {}", list(&lost), names.at(*village))
            }
            Fortune::PassageUsed { seat } => format!("{} uses a Secret Passage", who(seat)),
            Fortune::PassageShown { seat, noble } => {
                format!("{} shows {noble:#} a Secret Passage", who(seat))
            }
            Fortune::ShadowUsed { noble } => format!("{noble:#} goes by shadow"),
            Fortune::Assassination { victim, sponsor } => {
                format!("An assassin sent by {sponsor:#} strikes at {victim:#}")
            }
            Fortune::AssassinationRolled { die } => format!("The assassin rolls {die}"),
            Fortune::AssassinMarked { noble } => format!("{noble:#} carries an Assassin marker"),
            Fortune::JusticeDone { noble } => format!("Justice is done to {noble:#}"),
            Fortune::Abduction { by, victim } => format!("{by:#} abducts {victim:#}"),
        }
    }

    pub(super) fn seen_by(&self, eyes: Eyes) -> Option<Fortune> {
        match self {
            Fortune::CardDrawn { seat, deck, .. } if !eyes.see_hidden_of(*seat) => {
                Some(Fortune::CardDrawn { seat: *seat, deck: *deck, card: None })
            }
            other => Some(other.clone()),
        }
    }
}

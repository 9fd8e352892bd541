//! Events of the court: marriages, outlaws, elections, Titles.

use serde::Serialize;
use tabletop::{Eyes, Seat};

use super::{Names, gold};
use crate::deck::Card;
use crate::noble::NobleId;
use crate::state::Fief;
use crate::title::Title;

/// Marriages, outlaws, elections, Titles.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of each event says what it is")]
pub enum Court {
    GodsCursedRolled { noble: NobleId, die: u8 },
    MarriageProposed { by: Seat, own: NobleId, other: NobleId, gold: i16 },
    MarriageDeclined { by: Seat },
    CounterOffered { by: Seat, gold: i16 },
    MarriageMade { lord: NobleId, lady: NobleId },
    DowryPaid { from: Seat, to: Seat, amount: u16 },
    AnnulmentAsked { by: Seat, noble: NobleId },
    AnnulmentRefused { by: Seat },
    MarriageEnded { one: NobleId, other: NobleId },
    AllianceFormed { one: Seat, other: Seat },
    AllianceEnded { one: Seat, other: Seat },
    IdolsDestroyed { protector: NobleId, septs: u8 },
    HandConverted { hand: NobleId },
    IdolsGold { seat: Seat, amount: u16 },
    NobleSacrificed { noble: NobleId },
    OutlawDeclared { noble: NobleId, by: Option<NobleId> },
    OutlawPardoned { noble: NobleId, by: NobleId },
    TookTheBlack { noble: NobleId },
    OathBroken { noble: NobleId },
    TitleConceded { from: NobleId, to: NobleId, title: Title },
    ElectionOpened { title: Title },
    ElectionSkipped { title: Title },
    CandidateNamed { seat: Seat, noble: NobleId },
    VotesPlaced { seat: Seat, on: Option<NobleId>, and: Option<NobleId> },
    VotesRevealed { seat: Seat, on: Option<NobleId>, votes: u8 },
    VotesCounted { noble: NobleId, votes: u8 },
    TieBroken { by: Seat, noble: NobleId },
    ElectionResult { title: Title, winner: Option<NobleId> },
    TitleGained { noble: NobleId, title: Title },
    TitleRefused { noble: NobleId, title: Title },
    TitleTransferred { from: NobleId, to: NobleId, title: Title },
    TitleReturned { noble: NobleId, title: Title, cause: TitleCause },
    RegencyBegan { queen: NobleId },
    RegencyEnded { queen: NobleId },
    HeirBorn { heir: NobleId, queen: NobleId },
    HeirAcceded { heir: NobleId },
    CardPromised { by: Seat, to: Seat, card: Option<Card> },
    CardAsked { by: Seat, of: Seat, card: Option<Card> },
    MarkerSpent { seat: Seat },
}

/// Why a Title goes back to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum TitleCause {
    Death,
    Outlaw,
    Black,
    Overflow,
    Succession,
    MarriageEnded,
    CityLost,
    NoHeir,
}

impl TitleCause {
    /// Why, after the sentence that says that the Title is gone.
    const fn words(self) -> &'static str {
        match self {
            TitleCause::Death => ", who is dead",
            TitleCause::Outlaw => ", now an Outlaw",
            TitleCause::Black => ", who takes the black",
            TitleCause::Overflow => ", who has no room for it",
            TitleCause::Succession => ", as another succeeds",
            TitleCause::MarriageEnded => ", since the marriage has ended",
            TitleCause::CityLost => ", since the City is lost",
            TitleCause::NoHeir => ", without an heir",
        }
    }
}

impl Court {
    /// Whether it is a detail of the act before it.
    pub(super) const fn is_detail(&self) -> bool {
        matches!(
            self,
            Court::DowryPaid { .. }
                | Court::AllianceFormed { .. }
                | Court::AllianceEnded { .. }
                | Court::IdolsGold { .. }
                | Court::VotesCounted { .. }
                | Court::TitleReturned { .. }
                | Court::RegencyBegan { .. }
                | Court::RegencyEnded { .. }
                | Court::CardPromised { .. }
                | Court::CardAsked { .. }
                | Court::MarkerSpent { .. }
        )
    }

    #[expect(clippy::too_many_lines, reason = "one sentence per event")]
    pub(super) fn tell(&self, game: &Fief) -> String {
        let names = Names(game);
        let who = |seat: &Seat| names.who(*seat);
        match self {
            Court::GodsCursedRolled { noble, die: 1 } => {
                format!("{noble:#}, Gods cursed, rolls 1 and dies")
            }
            Court::GodsCursedRolled { noble, die } => {
                format!("{noble:#}, Gods cursed, rolls {die} and lives")
            }
            Court::MarriageProposed { by, own, other, gold: terms } => {
                format!("{} proposes to marry {own:#} to {other:#}{}", who(by), dowry(*terms))
            }
            Court::MarriageDeclined { by } => format!("{} declines", who(by)),
            Court::CounterOffered { by, gold: terms } => {
                format!("{} makes a counter-offer{}", who(by), dowry(*terms))
            }
            Court::MarriageMade { lord, lady } => format!("{lord:#} marries {lady:#}"),
            Court::DowryPaid { from, to, amount } => {
                format!("{} pays {} to {} for the wedding", who(from), gold(*amount), who(to))
            }
            Court::AnnulmentAsked { by, noble } => {
                format!("{} asks to annul the marriage of {noble:#}", who(by))
            }
            Court::AnnulmentRefused { by } => format!("{} keeps the marriage", who(by)),
            Court::MarriageEnded { one, other } => {
                format!("The marriage of {one:#} and {other:#} ends")
            }
            Court::AllianceFormed { one, other } => {
                format!("{} and {} form an Alliance", who(one), who(other))
            }
            Court::AllianceEnded { one, other } => {
                format!("The Alliance of {} and {} ends", who(one), who(other))
            }
            Court::IdolsDestroyed { protector, septs: 1 } => {
                format!("{protector:#} embraces R'hllor: 1 Sept is destroyed")
            }
            Court::IdolsDestroyed { protector, septs } => {
                format!("{protector:#} embraces R'hllor: {septs} Septs are destroyed")
            }
            Court::HandConverted { hand } => format!("{hand:#} converts too"),
            Court::IdolsGold { seat, amount } => {
                format!("{} takes {} from the Septs", who(seat), gold(*amount))
            }
            Court::NobleSacrificed { noble } => format!("{noble:#} is sacrificed"),
            Court::OutlawDeclared { noble, by: Some(hand) } => {
                format!("{hand:#} declares {noble:#} Outlaw")
            }
            Court::OutlawDeclared { noble, by: None } => format!("{noble:#} becomes Outlaw"),
            Court::OutlawPardoned { noble, by } => format!("{by:#} pardons {noble:#}"),
            Court::TookTheBlack { noble } => format!("{noble:#} takes the black"),
            Court::OathBroken { noble } => format!("{noble:#} breaks his oath"),
            Court::TitleConceded { from, to, title } => {
                format!("{from:#} concedes {title:#} to {to:#}")
            }
            Court::ElectionOpened { title } => format!("An election is held: {title:#}"),
            Court::ElectionSkipped { title } => format!("Nobody stands: {title:#}"),
            Court::CandidateNamed { seat, noble } => {
                format!("{} names {noble:#} as candidate", who(seat))
            }
            Court::VotesPlaced { seat, on: Some(one), and: Some(other) } if one != other => {
                format!("{} places markers on {one:#} and {other:#}", who(seat))
            }
            Court::VotesPlaced { seat, on: Some(one), and: Some(_) } => {
                format!("{} places two markers on {one:#}", who(seat))
            }
            Court::VotesPlaced { seat, on: None, and: None } => format!("{} abstains", who(seat)),
            Court::VotesPlaced { seat, on, and } => {
                let on = on.or(*and).map_or("nobody".to_owned(), |noble| format!("{noble:#}"));
                format!("{} places a marker on {on}", who(seat))
            }
            Court::VotesRevealed { seat, on: Some(noble), votes } => {
                format!("{} gives {} to {noble:#}", who(seat), counted(*votes))
            }
            Court::VotesRevealed { seat, on: None, .. } => {
                format!("{} gives no votes", who(seat))
            }
            Court::VotesCounted { noble, votes } => format!("{noble:#} has {}", counted(*votes)),
            Court::TieBroken { by, noble } => format!("{} breaks the tie: {noble:#}", who(by)),
            Court::ElectionResult { title, winner: Some(noble) } => {
                format!("{noble:#} is elected: {title:#}")
            }
            Court::ElectionResult { title, winner: None } => {
                format!("Nobody is elected: {title:#}")
            }
            Court::TitleGained { noble, title } => {
                format!("{noble:#} becomes {}", title.style(*noble))
            }
            Court::TitleRefused { noble, title } => format!("{noble:#} refuses: {title:#}"),
            Court::TitleTransferred { from, to, title } => {
                format!("{from:#} hands {title:#} to {to:#}")
            }
            Court::TitleReturned { noble, title, cause } => {
                format!("{noble:#} is no longer {}{}", title.style(*noble), cause.words())
            }
            Court::RegencyBegan { queen } => format!("{queen:#} rules as Queen Regent"),
            Court::RegencyEnded { queen } => format!("The regency of {queen:#} ends"),
            Court::HeirBorn { heir, queen } => {
                format!("{queen:#} bears an Heir to the Iron Throne: {heir:#}")
            }
            Court::CardPromised { by, card, .. } => {
                let card = card.map_or("a card".to_owned(), |card| format!("{card:#}"));
                format!("{} adds {card} to the terms", who(by))
            }
            Court::CardAsked { by, of, card } => {
                let card = card.map_or("a card".to_owned(), |card| format!("{card:#}"));
                format!("{} asks {} for {card}", who(by), who(of))
            }
            Court::MarkerSpent { seat } => format!("{} spends a Diplomacy marker", who(seat)),
            Court::HeirAcceded { heir } => format!("{heir:#} inherits the Iron Throne"),
        }
    }
}

impl Court {
    /// The event as these eyes see it: which cards belong to the terms of a marriage, only the two
    /// Players know.
    pub(super) fn seen_by(&self, eyes: Eyes) -> Court {
        let mut seen = self.clone();
        if let Court::CardPromised { by: one, to: other, card }
        | Court::CardAsked { by: one, of: other, card } = &mut seen
            && !eyes.see_hidden_of(*one)
            && !eyes.see_hidden_of(*other)
        {
            *card = None;
        }
        seen
    }
}

/// What a proposal says of gold: positive goes from the proposer, negative to the proposer.
fn dowry(terms: i16) -> String {
    match terms {
        0 => String::new(),
        1.. => format!(" and offers {}", gold(terms.unsigned_abs())),
        ..0 => format!(" and asks for {}", gold(terms.unsigned_abs())),
    }
}

/// "1 vote", "3 votes".
fn counted(votes: u8) -> String {
    if votes == 1 { "1 vote".to_owned() } else { format!("{votes} votes") }
}

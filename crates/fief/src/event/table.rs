//! Events of the table: setup, rounds, windows, gifts and talks.

use serde::Serialize;
use tabletop::{Eyes, Seat, Seats};

use super::{Names, gold, list};
use crate::deck::Card;
use crate::house::House;
use crate::id::VillageId;
use crate::noble::NobleId;
use crate::state::{Fief, Phase};

/// Setup, rounds, windows, gifts and talks.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of each event says what it is")]
pub enum Table {
    GameCreated {
        players: u8,
    },
    HiddenGoldAgreed {
        agreed: bool,
    },
    FirstPlayerDrawn {
        seat: Seat,
    },
    FirstPlayerTaken {
        seat: Seat,
    },
    HouseChosen {
        seat: Seat,
        house: House,
    },
    StartingNobleDrawn {
        seat: Seat,
        noble: NobleId,
    },
    StartingVillageChosen {
        seat: Seat,
        village: VillageId,
    },
    SetupDone,
    RoundStarted {
        round: u16,
    },
    PhaseStarted {
        phase: Phase,
    },
    GoldGiven {
        from: Seat,
        to: Seat,
        amount: u16,
    },
    CardGiven {
        from: Seat,
        to: Seat,
        card: Option<Card>,
    },
    DiplomacyStarted {
        seat: Seat,
        members: Seats,
    },
    GoldExchanged {
        from: Seat,
        to: Seat,
        amount: Option<u16>,
    },
    ExchangeProposed {
        from: Seat,
        to: Seat,
        members: Seats,
        gold: u16,
        card: Option<Card>,
        asked_gold: u16,
        asked_card: Option<Card>,
    },
    DiplomacyExtended {
        seat: Seat,
    },
    DiplomacyEnded {
        members: Seats,
    },
    HandLookedAt {
        by: Seat,
        of: Seat,
        cards: Option<Vec<Card>>,
    },
    CardSwapped {
        by: Seat,
        with: Seat,
        taken: Option<Card>,
        given: Option<Card>,
    },
    GoldStolen {
        by: Seat,
        from: Seat,
        amount: u16,
    },
}

impl Table {
    pub(super) fn tell(&self, game: &Fief) -> String {
        let names = Names(game);
        let who = |seat: &Seat| names.who(*seat);
        match self {
            Table::GameCreated { players } => format!("A game for {players} Players begins"),
            Table::HiddenGoldAgreed { agreed: true } => "All agree to hidden gold".to_owned(),
            Table::HiddenGoldAgreed { agreed: false } => "Gold is played openly".to_owned(),
            Table::FirstPlayerDrawn { seat } => {
                format!("Seat {} is drawn by lot as first Player", seat.0 + 1)
            }
            Table::FirstPlayerTaken { seat } => format!("{} becomes the first Player", who(seat)),
            Table::HouseChosen { seat, house } => {
                format!("Seat {} takes House {house}", seat.0 + 1)
            }
            Table::StartingNobleDrawn { seat, noble } => {
                format!("{} starts with {noble:#}", who(seat))
            }
            Table::StartingVillageChosen { seat, village } => {
                format!("{} starts in {}", who(seat), names.at(*village))
            }
            Table::SetupDone => "The game is set up".to_owned(),
            Table::RoundStarted { round } => format!("Round {round} begins"),
            Table::PhaseStarted { phase } => format!("Phase {}: {phase}", phase.number()),
            Table::GoldGiven { from, to, amount } => {
                format!("{} gives {} to {}", who(from), gold(*amount), who(to))
            }
            Table::CardGiven { from, to, card } => {
                let card = card.map_or("a card".to_owned(), |card| format!("{card:#}"));
                format!("{} gives {card} to {}", who(from), who(to))
            }
            Table::DiplomacyStarted { seat, members } => {
                format!(
                    "{} spends a Diplomacy marker to talk with {}",
                    who(seat),
                    names.all(*members)
                )
            }
            Table::GoldExchanged { from, to, amount } => match amount {
                Some(amount) => {
                    format!("{} hands {} to {} unseen", who(from), gold(*amount), who(to))
                }
                None => format!("{} and {} exchange something unseen", who(from), who(to)),
            },
            Table::ExchangeProposed {
                from, to, gold: given, card, asked_gold, asked_card, ..
            } => {
                let offer = things(*given, *card);
                let wish = things(*asked_gold, *asked_card);
                format!("{} offers {} {offer} for {wish}", who(from), who(to))
            }
            Table::DiplomacyExtended { seat } => {
                format!("{} spends another Diplomacy marker: the talk goes on", who(seat))
            }
            Table::DiplomacyEnded { .. } => "The talk ends".to_owned(),
            Table::HandLookedAt { by, of, cards } => match cards {
                Some(cards) => {
                    let cards: Vec<String> = cards.iter().map(|card| format!("{card:#}")).collect();
                    format!("{} looks at {}'s hand: {}", who(by), who(of), list(&cards))
                }
                None => format!("{} looks at {}'s hand", who(by), who(of)),
            },
            Table::CardSwapped { by, with, taken, given } => match (taken, given) {
                (Some(taken), Some(given)) => {
                    format!("{} takes {taken} from {} and gives {given}", who(by), who(with))
                }
                _ => format!("{} exchanges a card with {}", who(by), who(with)),
            },
            Table::GoldStolen { by, from, amount } => {
                format!("{} steals {} from {}", who(by), gold(*amount), who(from))
            }
        }
    }

    pub(super) fn seen_by(&self, eyes: Eyes) -> Option<Table> {
        let mut seen = self.clone();
        match &mut seen {
            Table::ExchangeProposed { members, .. } => {
                if !members.iter().any(|member| eyes.see_hidden_of(member)) {
                    return None;
                }
            }
            Table::CardGiven { from, to, card } => {
                if !eyes.see_hidden_of(*from) && !eyes.see_hidden_of(*to) {
                    *card = None;
                }
            }
            Table::GoldExchanged { from, to, amount } => {
                if !eyes.see_hidden_of(*from) && !eyes.see_hidden_of(*to) {
                    *amount = None;
                }
            }
            Table::HandLookedAt { by, of, cards } => {
                if !eyes.see_hidden_of(*by) && !eyes.see_hidden_of(*of) {
                    *cards = None;
                }
            }
            Table::CardSwapped { by, with, taken, given } => {
                if !eyes.see_hidden_of(*by) && !eyes.see_hidden_of(*with) {
                    (*taken, *given) = (None, None);
                }
            }
            Table::GameCreated { .. }
            | Table::HiddenGoldAgreed { .. }
            | Table::FirstPlayerDrawn { .. }
            | Table::FirstPlayerTaken { .. }
            | Table::HouseChosen { .. }
            | Table::StartingNobleDrawn { .. }
            | Table::StartingVillageChosen { .. }
            | Table::SetupDone
            | Table::RoundStarted { .. }
            | Table::PhaseStarted { .. }
            | Table::GoldGiven { .. }
            | Table::DiplomacyStarted { .. }
            | Table::DiplomacyExtended { .. }
            | Table::DiplomacyEnded { .. }
            | Table::GoldStolen { .. } => {}
        }
        Some(seen)
    }
}

/// Gold and a card in words.
fn things(amount: u16, card: Option<Card>) -> String {
    let amount = (amount > 0).then(|| gold(amount));
    let card = card.map(|card| format!("{card:#}"));
    list(&amount.into_iter().chain(card).collect::<Vec<String>>())
}

//! What can happen in A Game of Thrones: The Card Game, and the tables it is tried at.

use anyhow::Result;
use thrones::Thrones;
use thrones::card::Printed;
use thrones::card_set::CardId;
use thrones::deck::{Profile, READY_MADE};
use thrones::event::Event;
use thrones::ruleset::Edition;
use thrones::setup::{Setup, SetupDeck, Variant};
use thrones::title::Title;
use thrones::vocabulary::{Ability, CardType};

use super::coverage::Coverage;
use super::{Table, Tried};

const CARDS: &str = "cards of the ready-made decks played or put into play";
const ABILITIES: &str = "cards whose ability was used or set off";
const TITLES: &str = "titles taken";
const EVENTS: &str = "events";

const ALL_EVENTS: &str = "\
    FirstPlayerDrawn Declared SetupPlaced SetupRevealed RoundBegan PhaseBegan PhaseSkipped \
    PlotChosen PlotRevealed PlotsReturned InitiativeWon FirstPlayerNamed TitleTaken \
    TitlesReturned Drew CannotDraw Income GoldReturned DominanceWon DominanceTied Played Used \
    SetOff Cancelled Entered Attached DuplicateAttached Knelt Stood Killed DiscardedFromPlay \
    Returned RemovedFromGame Saved KillReplaced Redirected WentTo Discarded PlacedFrom \
    PlacedUnseen Revealed LookedAt Searched Shuffled ControlTaken Named NamedChallenge \
    PlayerChosen Chose Lasts PlotsSwapped GoldPaid GoldTakenFrom GoldGiven GoldTaken GoldLost GoldPutOn \
    PowerClaimed PowerMoved ChallengeInitiated Attacks Defends NoDefenders Bypassed \
    ChallengeRedirected RedirectionSpent TakenOver Joined LeftChallenge ChallengeWon \
    ChallengeUndecided ClaimSettled Eliminated Won Drawn";

impl Tried for Thrones {
    /// Two to four players, both editions, every variant; the decks change with the game's number.
    fn tables() -> Result<Vec<Table<Thrones>>> {
        let kinds = [
            ("2 players", Edition::Lcg, Variant::Standard, 2),
            ("3 players", Edition::Lcg, Variant::Standard, 3),
            ("4 players", Edition::Lcg, Variant::Standard, 4),
            ("two on two", Edition::Lcg, Variant::TwoOnTwo, 4),
            ("3 players, Littlefinger", Edition::Lcg, Variant::Littlefinger, 3),
            ("4 players, Littlefinger", Edition::Lcg, Variant::Littlefinger, 4),
            ("2 players, Winter", Edition::Winter, Variant::Standard, 2),
            ("3 players, Winter", Edition::Winter, Variant::Standard, 3),
            ("4 players, Winter", Edition::Winter, Variant::Standard, 4),
        ];
        let mut tables = Vec::new();
        for (name, edition, variant, seats) in kinds {
            let decks = decks(edition)?;
            let setup = move |number: u64| {
                let deck =
                    |seat: u64| decks[((number + seat) % decks.len() as u64) as usize].clone();
                let profile = Profile::Casual;
                Setup { edition, variant, profile, decks: (0..seats).map(deck).collect() }
            };
            tables.push(Table { name: name.to_owned(), setup: Box::new(setup) });
        }
        Ok(tables)
    }

    fn coverage() -> Coverage {
        let mut coverage = Coverage::default();
        coverage.expect(EVENTS, ALL_EVENTS.split_whitespace().map(str::to_owned));
        coverage.expect(TITLES, Title::ALL.iter().map(|title| title.name().to_owned()));
        let decks = READY_MADE.iter().filter_map(|(name, _)| thrones::deck::ready_made(name));
        for deck in decks {
            let cards = deck.each_card().chain(deck.each_plot()).chain(deck.agenda);
            for printed in cards.map(|card| card.printed()) {
                coverage.expect(CARDS, [named(printed)]);
                if is_initiated(printed) {
                    coverage.expect(ABILITIES, [named(printed)]);
                }
            }
        }
        coverage
    }

    fn count(&self, event: &Event, coverage: &mut Coverage) {
        coverage.count_kind(EVENTS, event);
        let mut count = |group: &'static str, card: CardId| {
            // Who declares no agenda declares no card.
            if card != CardId::NONE {
                coverage.count(group, &named(self.printed(card)));
            }
        };
        // Titles have abilities too, and no card.
        if let Event::Used { card: CardId::NONE, .. } | Event::SetOff { card: CardId::NONE } =
            *event
        {
            return;
        }
        match *event {
            Event::Played { card, .. } => {
                count(CARDS, card);
                // An event is its ability; other cards are only put into play.
                if self.printed(card).kind == CardType::Event {
                    count(ABILITIES, card);
                }
            }
            Event::Entered { card, .. }
            | Event::SetupRevealed { card, .. }
            | Event::Declared { agenda: card, .. }
            | Event::Attached { card, .. }
            | Event::DuplicateAttached { card, .. }
            | Event::PlotRevealed { card, .. } => count(CARDS, card),
            Event::Used { card, .. } | Event::SetOff { card }
                if is_initiated(self.printed(card)) =>
            {
                count(ABILITIES, card);
            }
            Event::KillReplaced { by, .. } if is_initiated(self.printed(by)) => {
                count(ABILITIES, by);
            }
            Event::TitleTaken { title, .. } => coverage.count(TITLES, title.name()),
            _ => {}
        }
    }

    fn begins_round(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. })
    }

    /// The card game has no audit of its own; the checks of the tabletop look at it.
    fn audited(&self) -> Vec<String> {
        Vec::new()
    }
}

/// The ready-made decks of an edition.
fn decks(edition: Edition) -> Result<Vec<SetupDeck>> {
    let of_winter = |name: &str| name.starts_with("winter");
    let names = READY_MADE.iter().map(|(name, _)| *name);
    let names = names.filter(|name| of_winter(name) == (edition == Edition::Winter));
    names.map(|name| Ok(SetupDeck::from(&crate::deck::load(name)?))).collect()
}

fn named(printed: &Printed) -> String {
    format!("{} {}", printed.code, printed.name)
}

/// Whether the card has an ability that is used, set off, or done instead of something.
fn is_initiated(printed: &Printed) -> bool {
    let initiated = |ability: &Ability| match ability {
        Ability::Triggered(_) | Ability::Instead(_) => true,
        Ability::Constant(_) | Ability::Rule(_) => false,
    };
    printed.abilities.iter().any(initiated)
}

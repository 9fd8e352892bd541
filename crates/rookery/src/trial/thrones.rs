//! What can happen in A Game of Thrones: The Card Game, and the tables it is tried at.

use std::collections::BTreeSet;

use anyhow::Result;
use thrones::Thrones;
use thrones::audit::Ledger;
use thrones::card::{Code, Printed};
use thrones::deck::{Profile, READY_MADE};
use thrones::event::Event;
use thrones::ruleset::Edition;
use thrones::setup::{Setup, SetupDeck, Variant};
use thrones::title::Title;
use thrones::vocabulary::{Ability, CardType, Label, Rule};

use super::coverage::Coverage;
use super::{Table, Tried};
use crate::pool::{Pool, drawn};

const CARDS: &str = "cards of the decks played or put into play";
const ABILITIES: &str = "abilities used, set off, or done instead of something";
const CONSTANTS: &str = "constants in force, and rules of attaching";
const TITLES: &str = "titles taken";
const EVENTS: &str = "events";

const ALL_EVENTS: &str = "\
    FirstPlayerDrawn Declared SetupPlaced SetupRevealed RoundBegan PhaseBegan PhaseSkipped \
    PlotChosen PlotRevealed PlotsReturned InitiativeWon FirstPlayerNamed TitleTaken \
    TitlesReturned Drew CannotDraw Income GoldReturned DominanceWon DominanceTied Played Ambushed Used \
    SetOff Cancelled Entered Attached DuplicateAttached DuplicateUsed Knelt Stood Killed DiscardedFromPlay \
    Returned RemovedFromGame Saved Replaced Redirected WentTo Discarded PlacedFrom \
    PlacedUnseen CameOut Revealed LookedAt Searched Shuffled ControlTaken Named NamedChallenge NamedTrait NamedHouse \
    PlayerChosen Chose Lasts PlotsSwapped InfluencePaid GoldPaid GoldTakenFrom GoldGiven GoldOffered OfferEnded Promised PromiseEnded GoldTaken GoldLost GoldPutOn GoldDiscarded \
    PowerClaimed PowerMoved PowerDiscarded ClaimCancelled ChallengeInitiated Attacks Defends NoDefenders Bypassed \
    ChallengeRedirected RedirectionSpent TakenOver Joined LeftChallenge ChallengeWon \
    ChallengeUndecided ClaimSettled Eliminated Won Outlasted Drawn";

/// The decks of the game of a number.
type Decks = Box<dyn Fn(u64) -> Vec<SetupDeck> + Send + Sync>;

/// What is kept of a game: its ledger, and the constants that were in force.
pub struct Book {
    ledger: Ledger,
    in_force: BTreeSet<(Code, usize)>,
}

impl Tried for Thrones {
    type Book = Book;

    /// Two to four players, every variant, and with ready-made decks both editions; the decks change with the game's number.
    fn tables(pool: Pool) -> Result<Vec<Table<Thrones>>> {
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
            let (coverage, decks): (_, Decks) = match pool {
                Pool::ReadyMade => {
                    let decks = ready_made(edition);
                    let coverage = can_happen(decks.iter().flat_map(listed), seats);
                    let of = move |game, seat| {
                        decks[((game + seat) % decks.len() as u64) as usize].clone()
                    };
                    (
                        coverage,
                        Box::new(move |game| (0..seats).map(|seat| of(game, seat)).collect()),
                    )
                }
                Pool::All if edition == Edition::Winter => continue,
                Pool::All => {
                    let cards = Code::all().filter(|code| code.printed().set.is_lcg());
                    (can_happen(cards, seats), Box::new(move |game| drawn(game, seats)))
                }
            };
            let profile = Profile::Casual;
            let setup = move |game| Setup { edition, variant, profile, decks: decks(game) };
            tables.push(Table { name: name.to_owned(), coverage, setup: Box::new(setup) });
        }
        Ok(tables)
    }

    fn book(&self) -> Book {
        Book { ledger: Ledger::of(self), in_force: BTreeSet::new() }
    }

    fn audited(&self, book: &mut Book, events: &[Event], coverage: &mut Coverage) -> Vec<String> {
        events.iter().for_each(|event| count(self, event, coverage));
        self.for_each_constant_in_force(|card, number| {
            if book.in_force.insert((self.printed(card).code(), number)) {
                coverage.count(CONSTANTS, &ability_named(self.printed(card), number));
            }
        });
        let mut faults = self.audit();
        faults.extend(book.ledger.audit(self, events));
        faults
    }

    fn begins_round(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. })
    }
}

/// Everything that can happen with these cards, counted nowhere yet.
fn can_happen(cards: impl Iterator<Item = Code>, seats: u64) -> Coverage {
    let mut coverage = Coverage::default();
    coverage.expect(EVENTS, ALL_EVENTS.split_whitespace().map(str::to_owned));
    if seats > 2 {
        coverage.expect(TITLES, Title::ALL.iter().map(|title| title.name().to_owned()));
    }
    let printed = cards.map(Code::printed).filter(|printed| printed.kind != CardType::House);
    for printed in printed {
        coverage.expect(CARDS, [named(printed)]);
        for (number, ability) in printed.abilities.iter().enumerate() {
            let group = match ability {
                Ability::Triggered(_) | Ability::Instead(_) => ABILITIES,
                Ability::Constant(_)
                | Ability::Rule(
                    Rule::AttachTo(_)
                    | Rule::OnePerHost
                    | Rule::PlayAsAttachment
                    | Rule::EnterKnelt
                    | Rule::NameFirst(_),
                ) => CONSTANTS,
                // They limit decks and do nothing in a game.
                Ability::Rule(Rule::Copies(_) | Rule::PlotCopies(_)) => continue,
            };
            coverage.expect(group, [ability_named(printed, number)]);
        }
    }
    coverage
}

fn count(game: &Thrones, event: &Event, coverage: &mut Coverage) {
    coverage.count_kind(EVENTS, event);
    match *event {
        Event::Played { card, .. } => {
            let printed = game.printed(card);
            coverage.count(CARDS, &named(printed));
            // An event is its ability; other cards are only put into play.
            if printed.kind == CardType::Event {
                coverage.count(ABILITIES, &ability_named(printed, first_initiated(printed)));
            }
        }
        Event::Entered { card, .. }
        | Event::SetupRevealed { card, .. }
        | Event::Declared { agenda: Some(card), .. }
        | Event::Attached { card, .. }
        | Event::DuplicateAttached { card, .. }
        | Event::PlotRevealed { card, .. } => coverage.count(CARDS, &named(game.printed(card))),
        // Titles have abilities too, and no card.
        Event::Used { card: Some(card), ability: Some(number), .. }
        | Event::SetOff { card: Some(card), ability: Some(number) } => {
            coverage.count(ABILITIES, &ability_named(game.printed(card), number.into()));
        }
        Event::Replaced { by, .. } => {
            let printed = game.printed(by);
            let instead = |ability: &Ability| matches!(ability, Ability::Instead(_));
            if let Some(number) = printed.abilities.iter().position(instead) {
                coverage.count(ABILITIES, &ability_named(printed, number));
            }
        }
        Event::TitleTaken { title, .. } => coverage.count(TITLES, title.name()),
        _ => {}
    }
}

/// The cards of a deck's lists.
fn listed(deck: &SetupDeck) -> impl Iterator<Item = Code> + '_ {
    deck.cards.iter().chain(&deck.plots).chain(&deck.agenda).copied()
}

/// The ready-made decks of an edition.
fn ready_made(edition: Edition) -> Vec<SetupDeck> {
    let of_edition = READY_MADE.iter().filter(|deck| deck.edition == edition);
    of_edition.map(|one| SetupDeck::from(&one.deck())).collect()
}

fn named(printed: &Printed) -> String {
    format!("{} {}", printed.code(), printed.name)
}

/// An ability by its card, its number on it and its kind.
fn ability_named(printed: &Printed, number: usize) -> String {
    let kind = match &printed.abilities[number] {
        Ability::Triggered(triggered) => match triggered.label {
            Label::Action(_) => "action",
            Label::Response => "response",
            Label::LimitedResponse => "limited response",
            Label::Passive => "passive",
            Label::WhenRevealed => "when revealed",
        },
        Ability::Instead(_) => "instead",
        Ability::Constant(_) => "constant",
        Ability::Rule(_) => "rule",
    };
    format!("{} {} #{} {kind}", printed.code(), printed.name, number + 1)
}

/// The ability an event card is played for.
fn first_initiated(printed: &Printed) -> usize {
    let initiated = |ability: &Ability| matches!(ability, Ability::Triggered(_));
    printed.abilities.iter().position(initiated).expect("an event has an ability")
}

//! How a deck does: bots play it against ready-made decks, seats swapped, while somebody waits.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::State;
use bots::arena::{Entry, Keep, Limit, Tournament};
use bots::tally::{CardRecord, Record, Spread, Tally};
use serde::Serialize;
use thrones::Thrones;
use thrones::deck::{Deck, Profile, READY_MADE};
use thrones::ruleset::Edition;
use thrones::setup::{Setup, SetupDeck, Variant};

use crate::app::App;
use crate::body::Body;
use crate::decks::{Asked, readable};
use crate::error::Error;
use crate::people::Person;

/// Who plays both sides.
const BOT: &str = "steward";
/// How many decks it meets.
const AGAINST: usize = 4;
/// How often it meets each from either seat.
const DEALS: u64 = 5;
/// No further game is begun then.
const PATIENCE: Duration = Duration::from_secs(20);
/// A game between bots that is no longer one.
const LIMIT: Limit = Limit { rounds: 60, decisions: 20_000 };
/// How many cards are named at either end.
const NAMED: usize = 5;

/// What came out.
#[derive(Serialize)]
pub struct Tried {
    /// How often it won.
    won: Record,
    /// How often it won against each deck.
    against: Vec<Record>,
    /// How many rounds the games took.
    rounds: Spread,
    /// The cards whose games were won most, and least, beside games in which they were not seen.
    best: Vec<Gain>,
    worst: Vec<Gain>,
}

/// What seeing a card had to do with winning.
#[derive(Serialize)]
pub struct Gain {
    name: String,
    games: u64,
    /// By how much the share of games won is greater when it was drawn.
    by: f64,
}

/// Plays a deck against ready-made ones.
pub async fn play(
    State(app): State<App>,
    _: Person,
    Body(asked): Body<Asked>,
) -> Result<Json<Tried>, Error> {
    let deck = readable(&asked.deck)?;
    if let Some(reason) = deck.check(Profile::default(), asked.edition()).first() {
        return Err(Error::Unreadable(reason.to_string()));
    }
    app.beside_long(move |_| tried(&deck, asked.edition())).await.map(Json)
}

fn tried(deck: &Deck, edition: Edition) -> Result<Tried, Error> {
    let ready = READY_MADE.iter().filter(|one| one.edition == edition).map(|one| one.deck());
    let pool: Vec<Deck> = ready.filter(|other| other.cards != deck.cards).take(AGAINST).collect();
    let entry = |deck: &Deck| Entry { plays: deck.name.clone(), bot: BOT.to_owned() };
    // Its own name tells it from every other, whatever it is called.
    let mine = Deck { name: String::new(), ..deck.clone() };
    let all: Vec<&Deck> = std::iter::once(&mine).chain(&pool).collect();
    let entries: Vec<Entry> = all.iter().map(|deck| entry(deck)).collect();
    let decks: Vec<SetupDeck> = all.iter().map(|deck| SetupDeck::from(*deck)).collect();
    let tables: Vec<Vec<usize>> = (1..entries.len()).map(|other| vec![0, other]).collect();
    let (begun, stop) = (Instant::now(), AtomicBool::new(false));
    let tournament = Tournament::<Thrones> {
        entries: &entries,
        tables: &tables,
        setup: &|order| Setup {
            edition,
            variant: Variant::default(),
            profile: Profile::default(),
            decks: order.iter().map(|entry| decks[*entry].clone()).collect(),
        },
        games: tables.len() as u64 * 2 * DEALS,
        seed: 1,
        jobs: 1,
        limit: LIMIT,
        keep: Keep::Story,
        stop: &stop,
    };
    let tally = tournament.play(&|_, _| {
        stop.store(begun.elapsed() > PATIENCE, Ordering::Relaxed);
        Ok(())
    });
    Ok(told(tally.map_err(|_| Error::Broken)?))
}

fn told(tally: Tally) -> Tried {
    let mine = format!(":{BOT}");
    let against = tally.matchups.iter().filter(|one| one.name == mine).map(|one| Record {
        name: one.against.trim_end_matches(&mine).to_owned(),
        games: one.games,
        wins: one.wins,
        win_rate: one.win_rate,
        interval: one.interval,
    });
    let seen =
        |one: &&CardRecord| one.plays.is_empty() && one.drawn.games > 2 && one.unseen.games > 2;
    let mut cards: Vec<Gain> = tally
        .cards
        .iter()
        .filter(seen)
        .map(|CardRecord { drawn, unseen, .. }| Gain {
            name: drawn.name.clone(),
            games: drawn.games,
            by: drawn.win_rate - unseen.win_rate,
        })
        .collect();
    cards.sort_by(|one, other| other.by.total_cmp(&one.by));
    let worst = cards.split_off(cards.len().saturating_sub(NAMED).max(cards.len().min(NAMED)));
    cards.truncate(NAMED);
    let won = tally.seats.into_iter().find(|one| one.name == mine).expect("the deck took part");
    Tried {
        won,
        against: against.collect(),
        rounds: tally.rounds,
        best: cards,
        worst: worst.into_iter().rev().collect(),
    }
}

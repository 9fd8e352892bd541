//! What the general check of secrecy does not look at: spectators, what others are asked, reasons why not, and the
//! numbers of cards in events.

use std::collections::BTreeSet;

use rand::rngs::SmallRng;
use rand::seq::IteratorRandom as _;
use rand::{Rng as _, SeedableRng as _};
use serde_json::Value;
use tabletop::{Answer, Bookmark, Boxed, Eyes, Game as _, Key, Seat, Seed, Waits};
use thrones::Thrones;
use thrones::card_set::CardId;
use thrones::deck::{self, Profile};
use thrones::event::Event;
use thrones::item::{Item, Thing};
use thrones::ruleset::Edition;
use thrones::setup::{Setup, SetupDeck, Variant};
use thrones::vocabulary::Icon;

/// Everything is looked at once in so many decisions; reasons are many.
const REASONS_IN: u32 = 24;

fn table(edition: Edition, variant: Variant, seats: usize) -> Setup {
    let names: &[&str] = match edition {
        Edition::Lcg => &["stark", "lannister", "baratheon", "targaryen"],
        Edition::Winter => &["winter-stark", "winter-baratheon"],
    };
    let of = |name: &str| {
        let deck = deck::ready_made(name).expect("the deck is ready made");
        SetupDeck::from(&deck)
    };
    let decks = (0..seats).map(|seat| of(names[seat % names.len()])).collect();
    Setup { edition, variant, profile: Profile::Casual, decks }
}

/// Plays a random game, and after every decision lets `look` compare it with one in which everything that a seat cannot
/// know is dealt anew.
fn play(
    setup: &Setup,
    number: u64,
    mut look: impl FnMut(&Thrones, &Thrones, Seat, &[Event], &mut SmallRng),
) {
    let mut game = Thrones::begin(setup, Seed::from_number(number)).expect("the table is set up");
    let mut rng = SmallRng::seed_from_u64(number);
    for _ in 0..2_500 {
        let mut asked: Vec<(Seat, Answer<Item>)> = Vec::new();
        for prompt in game.prompts() {
            if prompt.waits == Waits::ForAnswer || rng.random_range(0..16) == 0 {
                asked.push((prompt.seat, prompt.shape.sample(&mut rng)));
            }
        }
        if asked.is_empty() {
            return;
        }
        let (seat, answer) = asked.swap_remove(rng.random_range(0..asked.len()));
        let mut events = Vec::new();
        game.decide(seat, &answer, &mut events).expect("what is offered is accepted");
        let eyes = Seat(rng.random_range(0..game.seats()));
        let other = game.redealt_for(eyes, &mut rng);
        look(&game, &other, eyes, &events, &mut rng);
    }
}

/// Whatever somebody could ask about, sensible or not.
fn everything(seats: u8) -> Vec<Item> {
    let mut things = vec![Thing::Pass, Thing::Yes];
    for card in (0..u16::from(seats) * 80).map(CardId) {
        things.extend([Thing::Card(card), Thing::Marshal(card), Thing::Duplicate(card)]);
        things.extend([Thing::Ambush(card), Thing::Use(card, 0), Thing::Use(card, 1)]);
    }
    for seat in (0..seats).map(Seat) {
        things.extend(Icon::ALL.iter().map(|kind| Thing::Challenge(*kind, seat)));
        things.push(Thing::Seat(seat));
    }
    things.into_iter().map(Item::from).collect()
}

const TABLES: [(Edition, Variant, usize); 4] = [
    (Edition::Lcg, Variant::Standard, 2),
    (Edition::Lcg, Variant::Standard, 4),
    (Edition::Lcg, Variant::Littlefinger, 3),
    (Edition::Winter, Variant::Standard, 3),
];

#[test]
fn spectators_see_no_more_than_any_seat() {
    for (number, (edition, variant, seats)) in (0..).zip(TABLES) {
        play(&table(edition, variant, seats), number, |game, other, seat, _, _| {
            let (seen, dealt_anew) = (game.view(Eyes::Spectator), other.view(Eyes::Spectator));
            assert_eq!(seen, dealt_anew, "seat {} cannot know what a spectator sees", seat.0);
        });
    }
}

/// A table tells everybody who is asked what: "Lannister responds or passes".
#[test]
fn what_others_are_asked_tells_nothing() {
    let asks = |game: &Thrones| -> Vec<(Seat, String)> {
        game.prompts().map(|prompt| (prompt.seat, format!("{:?}", prompt.ask))).collect()
    };
    for (number, (edition, variant, seats)) in (10..).zip(TABLES) {
        play(&table(edition, variant, seats), number, |game, other, seat, _, _| {
            assert_eq!(asks(game), asks(other), "dealt anew for seat {}", seat.0);
        });
    }
}

#[test]
fn reasons_why_not_tell_nothing() {
    for (number, (edition, variant, seats)) in (20..).zip(TABLES) {
        play(&table(edition, variant, seats), number, |game, other, seat, _, rng| {
            if rng.random_range(0..REASONS_IN) > 0 {
                return;
            }
            for item in everything(game.seats()) {
                let (here, there) = (game.why_not(seat, &item), other.why_not(seat, &item));
                assert_eq!(here, there, "{:?} for seat {}", item.thing(), seat.0);
            }
        });
    }
}

/// Every offered thing has no reason against it, everything else has one.
#[test]
fn whatever_is_not_offered_has_a_reason() {
    for (number, (edition, variant, seats)) in (30..).zip(TABLES) {
        play(&table(edition, variant, seats), number, |game, _, seat, _, rng| {
            if game.outcome().is_some() || rng.random_range(0..REASONS_IN) > 0 {
                return;
            }
            let own = game.prompts().filter(|prompt| prompt.seat == seat);
            let offered: Vec<Item> = own.flat_map(|prompt| prompt.shape.items().to_vec()).collect();
            for item in everything(game.seats()) {
                let named = |other: &Item| match item.thing() {
                    Thing::Card(card) => other.card() == Some(card),
                    _ => *other == item,
                };
                let reasons = game.why_not(seat, &item);
                assert_eq!(reasons.is_empty(), offered.iter().any(named), "{:?}", item.thing());
            }
        });
    }
}

/// Cards are numbered as they stand in the deck list, which all know: a number would give a hidden card away.
#[test]
fn no_event_gives_the_number_of_a_hidden_card() {
    for (number, (edition, variant, seats)) in (40..).zip(TABLES) {
        play(&table(edition, variant, seats), number, |game, _, seat, events, _| {
            for eyes in [Eyes::Seat(seat), Eyes::Spectator] {
                let view = serde_json::to_string(&game.view(eyes)).expect("a view is plain data");
                for event in events.iter().filter_map(|event| Thrones::seen_by(event, eyes)) {
                    let told = serde_json::to_value(event).expect("an event is plain data");
                    let card = told.as_object().and_then(|one| one.values().next()?.get("card"));
                    let Some(card) = card.and_then(Value::as_u64) else { continue };
                    let is_seen = card == u64::from(CardId::NONE.0)
                        || view.contains(&format!("\"id\":{card},"))
                        || told.to_string().to_lowercase().contains("deck");
                    assert!(is_seen, "{told} tells {eyes:?} of a card they do not see");
                }
            }
        });
    }
}

/// What somebody knows of another's hand stood in an open place before, or the log told of it by name.
#[test]
fn whatever_is_known_of_a_hand_was_seen_or_told() {
    let pool = |number: u64| {
        let lcg = deck::READY_MADE.iter().filter(|deck| !deck.name.starts_with("winter"));
        let names: Vec<_> = lcg.map(|deck| deck.name).collect();
        let of = |seat: usize| deck::ready_made(names[(number as usize + 5 * seat) % names.len()]);
        let decks = (0..4).map(|seat| SetupDeck::from(&of(seat).expect("it is ready made")));
        Setup { decks: decks.collect(), ..table(Edition::Lcg, Variant::Standard, 4) }
    };
    let core = (50..)
        .zip(TABLES)
        .map(|(number, (edition, variant, seats))| (number, table(edition, variant, seats)));
    for (number, setup) in core.chain((60..66).map(|number| (number, pool(number)))) {
        let (game, seats) = (Boxed::new::<Thrones>(), setup.decks.len());
        let setup = serde_json::to_value(setup).expect("plain data");
        let seed = Seed::from_number(number);
        let mut played = game.begin(&setup, seed, Vec::new()).expect("it is set up");
        let mut rng = SmallRng::seed_from_u64(number);
        let mut seen = vec![BTreeSet::new(); seats];
        let mut bookmarks = vec![Bookmark::default(); seats];
        while let Some(seat) = played.asked().iter().choose(&mut rng) {
            for eyes in (0..played.seats()).map(Seat) {
                let seen = &mut seen[eyes.index()];
                for line in played.log(Eyes::Seat(eyes), &mut bookmarks[eyes.index()]) {
                    seen.extend(line.spans.keys());
                }
                let sections = played.sections(Eyes::Seat(eyes));
                let hidden = |key: &str| {
                    [".hand", ".setup", ".known"].iter().any(|place| key.ends_with(place))
                        && !key.starts_with(&Key::seat(eyes).to_string())
                };
                for (key, told) in sections.iter().filter(|(key, _)| !hidden(key)) {
                    let told = serde_json::from_str(told).expect("a section is JSON");
                    faces(&told, seen);
                    seen.extend(Key::read(key));
                }
                for (key, told) in sections.iter().filter(|(key, _)| hidden(key)) {
                    let (told, mut known) = (serde_json::from_str(told), BTreeSet::new());
                    faces(&told.expect("a section is JSON"), &mut known);
                    let never: Vec<_> = known.difference(seen).collect();
                    assert_eq!(never, Vec::<&Key>::new(), "{key} of game {number} for {eyes:?}");
                }
            }
            let answer = played.random_answer(seat, &mut rng).expect("it is asked");
            played.decide(seat, &answer).expect("what is offered is accepted");
        }
    }
}

/// The cards whose faces are shown.
fn faces(told: &Value, seen: &mut BTreeSet<Key>) {
    match told {
        Value::Object(fields) => {
            if let (Some(id), Some(_)) = (fields.get("id"), fields.get("code")) {
                seen.extend(Key::read(&id.to_string().replace('"', "")));
            }
            fields.values().for_each(|value| faces(value, seen));
        }
        Value::Array(items) => items.iter().for_each(|item| faces(item, seen)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

//! Somebody who never read the rules: fifty games of each game over the socket, by following what is lit and the first
//! sentence of each prompt. Nobody gets stuck, and no answer is refused.

#[path = "../server/harness.rs"]
#[expect(dead_code, reason = "a newcomer does less than the other tests of the server")]
mod harness;

use std::time::Duration;

use harness::{House, Socket};
use rand::rngs::SmallRng;
use rand::seq::SliceRandom as _;
use rand::{Rng as _, SeedableRng as _};
use serde_json::{Value, json};

/// How many games of each game.
const GAMES: u64 = 50;
/// How many are played at once.
const AT_ONCE: u64 = 4;
/// Whoever waits longer is stuck.
const PATIENCE: Duration = Duration::from_secs(60);
/// How many answers a game may need; no game that goes on needs so many.
const ANSWERS: usize = 20_000;

#[tokio::test]
async fn a_newcomer_plays_fifty_games_of_thrones() {
    play("thrones", 2).await;
}

#[tokio::test]
async fn a_newcomer_plays_fifty_games_of_fief() {
    play("fief", 3).await;
}

async fn play(game: &'static str, seats: u64) {
    let house = House::open().await;
    for begun in (0..GAMES).step_by(AT_ONCE as usize) {
        let several =
            (begun..GAMES.min(begun + AT_ONCE)).map(|number| one(&house, game, seats, number));
        futures_util::future::join_all(several).await;
    }
}

/// One game, from the click on the start screen to its end.
async fn one(house: &House, game: &str, seats: u64, number: u64) {
    let mut rng = SmallRng::seed_from_u64(number);
    let mut newcomer = house.guest(&format!("Newcomer {number}")).await;
    let bots = (1..seats).map(|_| json!({ "bot": "steward" }));
    let sitting: Vec<Value> = std::iter::once(json!("me")).chain(bots).collect();
    let wish = json!({ "game": game, "deal": number, "seats": sitting });
    let (status, table) = newcomer.post("/api/tables", &wish).await;
    assert_eq!(status, 200, "{table}");
    let id = table["id"].as_str().expect("a name").to_owned();
    newcomer.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    let mut socket = newcomer.socket().await;
    let mut frame = socket.watch(&id).await;
    let mut asked = json!([]);
    for _ in 0..ANSWERS {
        // What is newest counts: a frame that does not speak of questions leaves them as they were.
        if let Some(now) = frame["frame"].get("asked") {
            asked = now.clone();
        }
        if frame["frame"].get("outcome").is_some_and(|outcome| !outcome.is_null()) {
            return;
        }
        let waits = asked.as_array().and_then(|all| all.iter().find(|one| one["waits"] == true));
        if let Some(prompt) = waits.cloned() {
            let answer = guessed(&prompt, &mut rng);
            let sent = socket.answer(&id, &prompt, answer.clone()).await;
            asked = json!([]);
            frame = next(&mut socket, sent, &prompt, &answer).await;
        } else {
            frame = next(&mut socket, 0, &json!(game), &Value::Null).await;
        }
    }
    panic!("game {number} of {game} has no end");
}

/// The next frame that shows something new. A refusal ends the test.
async fn next(socket: &mut Socket, sent: u64, prompt: &Value, answer: &Value) -> Value {
    loop {
        let frame = socket.within(PATIENCE).await;
        let frame = frame.unwrap_or_else(|| panic!("stuck after {answer} to {prompt}"));
        socket.seen.clear();
        let kind = frame["type"].as_str().expect("a type");
        assert!(kind != "refused" || frame["id"] != sent, "{frame}: {answer} to {prompt}");
        if kind == "update" || kind == "table" {
            return frame;
        }
    }
}

/// What somebody answers who sees the sentence, the choices, and how many may be picked.
fn guessed(prompt: &Value, rng: &mut SmallRng) -> Value {
    let sentence = prompt["title"].as_array().is_some_and(|spans| !spans.is_empty());
    assert!(sentence, "no sentence says what is asked: {prompt}");
    let shape = &prompt["shape"];
    // Who does not know what to do takes the calm answer now and then.
    if let Some(calm) = prompt.get("calm")
        && rng.random_bool(0.4)
    {
        return calm.clone();
    }
    let mut of = |shape: &Value| -> Vec<Value> {
        let mut of = shape["of"].as_array().expect("choices").clone();
        let named =
            |choice: &Value| choice["label"].as_str().is_some_and(|label| !label.is_empty());
        assert!(of.iter().all(named), "a choice has no words: {prompt}");
        of.shuffle(rng);
        of
    };
    let item = |choice: &Value| choice["item"].clone();
    if let Some(one) = shape.get("one") {
        return json!({ "one": item(&of(one)[0]) });
    }
    if let Some(order) = shape.get("order") {
        return json!({ "order": of(order).iter().map(item).collect::<Vec<_>>() });
    }
    if let Some(some) = shape.get("some") {
        return json!({ "some": picked(some, of(some)).iter().map(item).collect::<Vec<_>>() });
    }
    let range = |place: usize| shape["amount"]["range"][place].as_i64().expect("a number");
    json!({ "amount": rng.random_range(range(0)..=range(1)) })
}

/// As many things as are asked for, worth what is asked for: what the panel counts while one picks.
fn picked(some: &Value, of: Vec<Value>) -> Vec<Value> {
    let number = |value: &Value| value.as_i64().expect("a number");
    let (least, most) = (number(&some["count"][0]) as usize, number(&some["count"][1]) as usize);
    let worth = |choices: &[Value]| {
        choices.iter().map(|one| one["worth"].as_i64().unwrap_or(0)).sum::<i64>()
    };
    let Some(total) = some.get("total") else { return of[..least.max(most.min(2))].to_vec() };
    let (low, high) = (number(&total[0]), number(&total[1]));
    let mut picked = Vec::new();
    fit(&of, &mut picked, &|picked: &[Value]| {
        let fits = picked.len() >= least && worth(picked) >= low;
        (picked.len() <= most && worth(picked) <= high).then_some(fits)
    });
    picked
}

/// Picks on until it fits, and puts back what leads nowhere.
fn fit(of: &[Value], picked: &mut Vec<Value>, fits: &impl Fn(&[Value]) -> Option<bool>) -> bool {
    match fits(picked) {
        None => return false,
        Some(true) => return true,
        Some(false) => {}
    }
    for (place, choice) in of.iter().enumerate() {
        picked.push(choice.clone());
        if fit(&of[place + 1..], picked, fits) {
            return true;
        }
        picked.pop();
    }
    false
}

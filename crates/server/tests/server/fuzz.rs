//! Frames and requests nobody should send: clear refusals, no breakdown, and nobody else is disturbed.

use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;
use rand::{Rng as _, SeedableRng as _};
use serde_json::{Value, json};

use crate::harness::{House, plain_answer};

#[tokio::test]
async fn strange_frames_are_refused_and_nobody_is_disturbed() {
    let house = House::open().await;
    let (arya, bran, id) = house.begun(json!({})).await;
    let (mut good, mut bad) = (arya.socket().await, bran.socket().await);
    let whole = good.watch(&id).await;
    bad.watch(&id).await;
    let real = json!({ "type": "answer", "table": id, "seat": 1, "prompt": "00000000", "answer": { "one": "pass" }, "id": 5 });
    let mut rng = SmallRng::seed_from_u64(7);
    for round in 0..400 {
        let text = match round % 4 {
            0 => mangled(&real.to_string(), &mut rng),
            1 => changed(&real, &mut rng).to_string(),
            2 => json!({ "type": "why_not", "table": id, "seat": rng.random_range(0..9), "item": strange(&mut rng), "id": 1 }).to_string(),
            _ => json!({ "type": "watch", "table": id, "eyes": strange(&mut rng) }).to_string(),
        };
        bad.send_text(text).await;
    }
    bad.send(&json!({ "type": "ping", "id": 77 })).await;
    while bad.next_of("pong").await["id"] != 77 {}
    for frame in &bad.seen {
        assert!(!frame.contains("broke down") && !frame.contains("\"store\""), "{frame}");
    }
    // Another seat's question is not mine to answer, and a stamp that has passed is late.
    let prompt = whole["frame"]["asked"].as_array().and_then(|asked| asked.first()).cloned();
    if let Some(prompt) = prompt {
        let answer = plain_answer(&prompt);
        bad.answer(&id, &prompt, answer.clone()).await;
        assert_eq!(bad.next_of("refused").await["error"], "not_yours");
        good.answer(&id, &prompt, answer.clone()).await;
        good.next_of("done").await;
        good.answer(&id, &prompt, answer).await;
        assert_eq!(good.next_of("refused").await["error"], "late");
    }
    let (_, info) = arya.clone().get(&format!("/api/tables/{id}")).await;
    assert_eq!((&info["state"], &info["marked"]), (&json!("playing"), &json!(false)));
}

#[tokio::test]
async fn a_frame_as_long_as_a_book_closes_that_socket_alone() {
    let house = House::open().await;
    let (arya, bran, _) = house.begun(json!({})).await;
    let (mut good, mut bad) = (arya.socket().await, bran.socket().await);
    bad.send_text("x".repeat(10 * 1024 * 1024)).await;
    assert!(bad.is_closed().await);
    good.send(&json!({ "type": "ping", "id": 1 })).await;
    good.next_of("pong").await;
    let long = json!({ "name": "x".repeat(10 * 1024 * 1024) });
    let (status, _) = house.browser().post("/api/guest", &long).await;
    assert_eq!(status, 413);
}

#[tokio::test]
async fn strange_requests_are_refused_in_plain_words() {
    let house = House::open().await;
    let mut arya = house.guest("Arya").await;
    let mut rng = SmallRng::seed_from_u64(3);
    let paths = [
        "/api/guest",
        "/api/keep",
        "/api/sign_in",
        "/api/tables",
        "/api/quick",
        "/api/decks",
        "/api/decks/check",
        "/api/decks/read",
        "/api/decks/try",
        "/api/me/tokens",
        "/api/tables/nowhere/join",
        "/api/tables/nowhere/continue",
    ];
    for _ in 0..300 {
        let path = paths.choose(&mut rng).expect("a path");
        let (status, told) = arya.post(path, &strange(&mut rng)).await;
        assert!(status < 500, "{path}: {status} {told}");
        assert!(status < 400 || told["message"].is_string(), "{path}: {status} {told}");
    }
}

#[tokio::test]
async fn other_sites_and_crowds_are_kept_out() {
    let house = House::with(|config| {
        config.requests_a_second = 20;
        config.sockets_an_address = 3;
    })
    .await;
    let arya = house.guest("Arya").await;
    let asked = |origin: Option<&'static str>, host: Option<&'static str>, ours: bool| {
        let mut browser = arya.clone();
        (browser.origin, browser.host, browser.ours) =
            (origin.map(str::to_owned), host.map(str::to_owned), ours);
        async move { browser.post("/api/quick", &json!({ "game": "chess" })).await.0 }
    };
    assert_eq!(asked(None, None, true).await, 422, "there is no such game");
    assert_eq!(asked(Some("http://evil.example"), None, true).await, 403);
    assert_eq!(asked(None, Some("evil.example"), true).await, 403);
    assert_eq!(asked(None, None, false).await, 403);
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(arya.socket().await);
    }
    assert!(arya.try_socket().await.is_none(), "three sockets are enough");
    let mut refused = 0;
    for _ in 0..100 {
        refused += usize::from(arya.clone().get("/api/me").await.0 == 429);
    }
    assert!(refused > 20, "{refused}");
}

/// The text with a few letters changed.
fn mangled(text: &str, rng: &mut SmallRng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..rng.random_range(1..6) {
        let place = rng.random_range(0..letters.len());
        letters[place] = *['{', '}', '"', '0', 'é', ',', '\u{0}'].choose(rng).expect("a letter");
    }
    letters.into_iter().collect()
}

/// The object with one field that holds something strange.
fn changed(object: &Value, rng: &mut SmallRng) -> Value {
    let mut changed = object.clone();
    let fields: Vec<String> = object.as_object().expect("an object").keys().cloned().collect();
    let field = fields.choose(rng).expect("a field");
    changed[field.as_str()] = strange(rng);
    changed
}

/// Something nobody expects.
fn strange(rng: &mut SmallRng) -> Value {
    let things = [
        json!(null),
        json!(-1),
        json!(1e300),
        json!(u64::MAX),
        json!(""),
        json!("x".repeat(3000)),
        json!("'; DROP TABLE log; --"),
        json!([]),
        json!([[[[[]]]]]),
        json!({}),
        json!({ "a": { "b": {} } }),
        json!({ "name": 7 }),
        json!({ "game": "thrones", "seats": [] }),
        json!({ "one": null }),
        json!({ "game": "thrones", "seats": vec!["me"; 300] }),
        json!({ "deck": "1x Hodor" }),
        json!({ "game": "fief", "seats": ["me", "open", "open"], "setup": { "players": 200 } }),
        json!({ "text": "<deck><card qty=" }),
        json!({ "password": "" }),
        json!(true),
    ];
    things.choose(rng).expect("a thing").clone()
}

//! What somebody tries who wishes nobody well.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::harness::{Browser, House, plain_answer};

/// Opens a table of the card game; what is shown of it.
async fn opened(owner: &mut Browser, wish: Value) -> Value {
    let mut whole = json!({ "game": "thrones" });
    for (field, value) in wish.as_object().into_iter().flatten() {
        whole[field] = value.clone();
    }
    let (status, table) = owner.post("/api/tables", &whole).await;
    assert_eq!(status, 200, "{table}");
    table
}

/// Does something at a table.
async fn deed(browser: &mut Browser, table: &Value, deed: &str, said: Value) -> (u16, Value) {
    let id = table["id"].as_str().expect("a name");
    browser.post(&format!("/api/tables/{id}/{deed}"), &said).await
}

#[tokio::test]
async fn a_deal_chosen_against_bots_is_dealt_to_no_person() {
    let house = House::open().await;
    let (mut arya, mut bran) = (house.guest("Arya").await, house.guest("Bran").await);
    let chosen = json!({ "seats": ["me", { "bot": "steward" }], "deal": 7 });
    let table = opened(&mut arya, chosen).await;
    assert_eq!(deed(&mut arya, &table, "kick", json!({ "seat": 1 })).await.0, 200);
    assert_eq!(deed(&mut bran, &table, "join", json!({})).await.0, 200);
    assert_eq!(deed(&mut bran, &table, "ready", json!({})).await.0, 200);
    let (_, begun) = deed(&mut arya, &table, "start", json!({})).await;
    assert_eq!(begun["state"], "playing");
    assert_ne!(begun["promise"], table["promise"], "she knows the one she chose");
}

#[tokio::test]
async fn who_was_sent_away_does_not_come_back_with_the_same_invitation() {
    let house = House::open().await;
    let (mut arya, mut bran) = (house.guest("Arya").await, house.guest("Bran").await);
    let mut cersei = house.guest("Cersei").await;
    let table = opened(&mut arya, json!({ "seats": ["me", "invited"] })).await;
    let invited = json!({ "invite": table["invite"] });
    assert_eq!(deed(&mut bran, &table, "join", invited.clone()).await.0, 200);
    assert_eq!(deed(&mut arya, &table, "kick", json!({ "seat": 1 })).await.0, 200);
    assert_eq!(deed(&mut bran, &table, "join", invited).await.0, 409);
    assert_eq!(deed(&mut cersei, &table, "join", json!({})).await.0, 409, "nobody invited her");
    let id = table["id"].as_str().expect("a name");
    let (_, now) = arya.get(&format!("/api/tables/{id}")).await;
    let invited = json!({ "invite": now["invite"] });
    assert_eq!(deed(&mut cersei, &table, "join", invited.clone()).await.0, 200);
    assert_eq!(deed(&mut cersei, &table, "leave", json!({})).await.0, 200);
    assert_eq!(deed(&mut bran, &table, "join", json!({})).await.0, 409, "it is not open to all");
    assert_eq!(deed(&mut bran, &table, "join", invited).await.0, 200);
}

#[tokio::test]
async fn nobody_hears_what_was_whispered_to_who_sat_there_before() {
    let house = House::open().await;
    let (mut arya, mut bran) = (house.guest("Arya").await, house.guest("Bran").await);
    let table = opened(&mut arya, json!({ "seats": ["me", "open"] })).await;
    deed(&mut bran, &table, "join", json!({})).await;
    let mut socket = arya.socket().await;
    let whisper = json!({ "type": "say", "table": table["id"], "room": { "private": [0, 1] }, "text": "psst" });
    socket.send(&whisper).await;
    assert_eq!(socket.next_of("refused").await["error"], "not_now");
}

#[tokio::test]
async fn nonsense_counts_and_words_count_through_every_socket() {
    let house = House::with(|config| config.requests_a_session = 10).await;
    let arya = house.guest("Arya").await;
    let mut socket = arya.socket().await;
    for _ in 0..60 {
        socket.send_text("{nonsense".to_owned()).await;
    }
    let mut too_much = 0;
    for _ in 0..60 {
        too_much += usize::from(socket.next_of("refused").await["error"] == "too_much");
    }
    assert!(too_much > 30, "{too_much}");

    let house = House::open().await;
    let (arya, bran, id) = house.begun(json!({})).await;
    let mut hears = bran.socket().await;
    hears.watch(&id).await;
    for _ in 0..3 {
        let mut socket = arya.socket().await;
        for _ in 0..6 {
            socket
                .send(&json!({ "type": "say", "table": id, "room": "table", "text": "hear me" }))
                .await;
        }
        socket.send(&json!({ "type": "ping", "id": 1 })).await;
        socket.next_of("pong").await;
    }
    let mut again = bran.socket().await;
    let chat = again.watch(&id).await["chat"].as_array().map(Vec::len);
    assert_eq!(chat, Some(8));
}

#[tokio::test]
async fn one_frame_does_not_ask_for_a_thousand_tables() {
    let house = House::open().await;
    let (arya, _, id) = house.begun(json!({})).await;
    let lost = json!({ "table": id, "eyes": 0, "life": "gone", "got": 1 });
    let mut socket = arya.try_socket().await.expect("it opens");
    let resume = vec![lost; 500];
    socket.send(&json!({ "type": "hello", "protocol": 1, "resume": resume })).await;
    assert_eq!(socket.next_of("refused").await["error"], "too_much");
}

#[tokio::test]
async fn a_name_is_what_it_looks_like() {
    let house = House::open().await;
    let mut arya = house.guest("Arya").await;
    let kept = arya.post("/api/keep", &json!({ "password": "valar morghulis" })).await;
    assert_eq!(kept.0, 200);
    for (name, status) in [
        ("ARYA", 409),
        ("Ary\u{200b}a", 400),
        ("\u{202e}ayrA", 400),
        ("\u{3164}", 400),
        ("A\u{ad}rya", 400),
        ("Ärya Stark", 200),
    ] {
        let (found, said) = house.browser().post("/api/guest", &json!({ "name": name })).await;
        assert_eq!(found, status, "{name:?}: {said}");
    }
    let mut bran = house.guest("Bran").await;
    let change = json!({ "name": "arya" });
    assert_eq!(bran.call("PATCH", "/api/me", Some(&change)).await.0, 409);
    let long = "N".repeat(200_000);
    let wish = |seat: Value| json!({ "game": "thrones", "seats": ["me", seat] });
    assert_eq!(bran.post("/api/tables", &wish(json!({ "hot_seat": long }))).await.0, 400);
    let table = opened(&mut bran, json!({ "seats": ["me", "open"], "name": "a\nb" })).await;
    assert_eq!(table["name"], "Bran's table");
    let (status, _) = deed(&mut bran, &table, "hot_seat", json!({ "seat": 1, "name": long })).await;
    assert_eq!(status, 400);
    let mut chance = wish(json!("open"));
    chance["chance"] = json!(long);
    assert_eq!(bran.post("/api/tables", &chance).await.0, 400);
    let mut holidays = wish(json!("open"));
    holidays["clock"] = json!({ "days": { "days": 1, "holidays": vec!["2026-12-24"; 15_000] } });
    assert_eq!(bran.post("/api/tables", &holidays).await.0, 400);
}

#[tokio::test]
async fn who_signs_out_everywhere_leaves_no_socket_behind() {
    let house = House::open().await;
    let (mut arya, bran, id) = house.begun(json!({})).await;
    let (_, token) = arya.post("/api/me/tokens", &json!({ "name": "needle" })).await;
    let thief = arya.clone();
    let (mut stolen, mut other) = (thief.socket().await, bran.socket().await);
    stolen.watch(&id).await;
    assert!(token["token"].is_string());
    assert_eq!(arya.post("/api/sign_out", &json!({ "everywhere": true })).await.0, 200);
    assert!(stolen.is_closed().await);
    other.watch(&id).await;
}

#[tokio::test]
async fn whatever_is_refused_is_refused_in_plain_words() {
    let house = House::open().await;
    let mut arya = house.guest("Arya").await;
    let long = json!({ "name": "N".repeat(300_000) });
    for (method, path, body, status) in [
        ("GET", "/api/tables/%ff/journal", None, 400),
        ("GET", "/api/tables/x/replay?at=soon", None, 400),
        ("DELETE", "/api/games", None, 405),
        ("POST", "/api/guest", Some(&long), 413),
        ("GET", "/api/tables/%00", None, 404),
        ("GET", "/api/tables/..%2f..%2fetc%2fpasswd/journal", None, 404),
    ] {
        let (found, said) = arya.call(method, path, body).await;
        assert_eq!(found, status, "{method} {path}: {said}");
        assert!(said["error"].is_string() && said["message"].is_string(), "{path}: {said}");
        assert!(arya.head.contains("content-security-policy"), "{path}: {}", arya.head);
    }
}

#[tokio::test]
async fn who_sends_half_a_request_is_cut_off() {
    let house = House::with(|config| config.patience = Duration::from_millis(200)).await;
    let mut stream = TcpStream::connect(house.address()).await.expect("it listens");
    let head = format!(
        "POST /api/guest HTTP/1.1\r\nHost: {}\r\nX-Rookery: 1\r\nContent-Length: 100\r\n\r\n{{",
        house.address()
    );
    stream.write_all(head.as_bytes()).await.expect("it is taken");
    let mut answer = String::new();
    let read = tokio::time::timeout(Duration::from_secs(20), stream.read_to_string(&mut answer));
    read.await.expect("it is closed").expect("it is text");
    assert!(answer.contains("that was not sent in time"), "{answer}");
}

#[tokio::test]
async fn nobody_asks_to_take_back_what_was_taken_back() {
    let mut house = House::open().await;
    let (mut arya, mut bran, id) = house.begun(json!({})).await;
    let mut seats = [arya.socket().await, bran.socket().await];
    let mut whole = Vec::new();
    for socket in &mut seats {
        whole.push(socket.watch(&id).await);
    }
    let asked = |frame: &Value| {
        let asked = frame["frame"]["asked"].as_array().cloned().unwrap_or_default();
        asked.into_iter().find(|prompt| prompt["waits"] == true)
    };
    let seat = (0..2).find(|seat| asked(&whole[*seat]).is_some()).expect("somebody is asked");
    let prompt = asked(&whole[seat]).expect("he is");
    seats[seat].answer(&id, &prompt, plain_answer(&prompt)).await;
    seats[seat].next_of("done").await;
    let mut people = [&mut arya, &mut bran];
    for by in [seat, 1 - seat] {
        let (status, said) =
            people[by].post(&format!("/api/tables/{id}/take_back"), &json!({ "seat": by })).await;
        assert_eq!(status, 200, "{said}");
    }
    drop(seats);
    house.reopen().await;
    for browser in &mut people {
        browser.address = house.address();
    }
    let mut socket = people[seat].socket().await;
    let again = asked(&socket.watch(&id).await).expect("the question is open again");
    socket.answer(&id, &again, plain_answer(&again)).await;
    socket.next_of("done").await;
    // The other refuses what nobody asks for: had anybody asked, everybody would be told that nobody does any more.
    let other = 1 - seat;
    let refuse = json!({ "seat": other, "agree": false });
    people[other].post(&format!("/api/tables/{id}/take_back"), &refuse).await;
    socket.send(&json!({ "type": "ping", "id": 9 })).await;
    loop {
        let frame = socket.next().await;
        assert_ne!(frame["type"], "take_back", "{frame}");
        if frame["type"] == "pong" {
            break;
        }
    }
}

#[tokio::test]
async fn who_sees_a_game_later_is_told_later_where_it_is() {
    let house = House::open().await;
    let later = json!({ "spectators": { "delay_seconds": 3600 } });
    let (arya, bran, id) = house.begun(later).await;
    let mut cersei = house.guest("Cersei").await;
    let (_, before) = cersei.get(&format!("/api/tables/{id}")).await;
    let mut sockets = [arya.socket().await, bran.socket().await];
    for _ in 0..12 {
        for socket in &mut sockets {
            let frame = socket.watch(&id).await;
            let asked = frame["frame"]["asked"].as_array().cloned().unwrap_or_default();
            if let Some(prompt) = asked.iter().find(|prompt| prompt["waits"] == true) {
                socket.answer(&id, prompt, plain_answer(prompt)).await;
                // What hidden facts forced may have been answered meanwhile.
                while !["done", "refused"].map(Value::from).contains(&socket.next().await["type"]) {
                }
            }
        }
    }
    let (_, after) = cersei.get(&format!("/api/tables/{id}")).await;
    let mut insider = arya.clone();
    let (_, known) = insider.get(&format!("/api/tables/{id}")).await;
    assert_eq!(after["round_text"], before["round_text"]);
    assert_eq!(after["waiting"], before["waiting"]);
    assert_ne!(known["round_text"], after["round_text"], "{known}");
}

//! What keeps a server safe: who is let in, what breaks down alone, whose time is over.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use serde_json::{Value, json};
use tabletop::{Seed, Shelf};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

use crate::harness::{House, Socket, plain_answer};
use crate::toy::Crows;

#[tokio::test]
async fn browsers_are_told_what_to_refuse() {
    let house = House::open().await;
    let mut browser = house.browser();
    for path in ["/", "/api/games", "/nowhere.js", "/api/nowhere"] {
        browser.get(path).await;
        let head = browser.head.to_ascii_lowercase();
        let policy = head.lines().find_map(|line| line.strip_prefix("content-security-policy: "));
        let policy = policy.expect("a policy");
        let scripts = policy.split(';').find(|part| part.trim().starts_with("script-src"));
        assert_eq!(scripts.map(str::trim), Some("script-src 'self'"), "{path}: {policy}");
        for part in ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'"] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(head.contains("x-content-type-options: nosniff"), "{path}: {head}");
    }
}

#[tokio::test]
async fn what_is_counted_is_told() {
    let house = House::open().await;
    let (arya, _, id) = house.begun(json!({})).await;
    let mut socket = arya.socket().await;
    socket.watch(&id).await;
    let (status, metrics) = house.browser().raw("GET", "/metrics", None).await;
    assert_eq!(status, 200);
    for name in ["rookery_sockets 1", "rookery_rooms 1", "rookery_commit_appends"] {
        assert!(metrics.contains(name), "{name}: {metrics}");
    }
    assert!(!metrics.contains(&id), "no table is named");
}

#[tokio::test]
async fn behind_a_proxy_cookies_are_secure_and_each_address_is_counted() {
    let house = House::with(|config| {
        (config.behind_proxy, config.requests_a_second) = (true, 1);
    })
    .await;
    let mut arya = house.browser();
    arya.through = Some("10.0.0.1, 10.0.0.7".to_owned());
    arya.post("/api/guest", &json!({})).await;
    let cookie = arya.head.lines().find(|line| line.to_lowercase().starts_with("set-cookie"));
    assert!(cookie.is_some_and(|cookie| cookie.contains("; Secure")), "{cookie:?}");
    let mut statuses = Vec::new();
    for _ in 0..20 {
        statuses.push(arya.get("/api/me").await.0);
    }
    assert!(statuses.contains(&429), "{statuses:?}");
    arya.through = Some("10.0.0.7, 10.0.0.8".to_owned());
    assert_eq!(arya.get("/api/me").await.0, 200, "another address");
}

#[tokio::test]
async fn a_session_that_asks_too_much_waits() {
    let house = House::with(|config| config.requests_a_session = 4).await;
    let (mut arya, mut bran) = (house.guest("Arya").await, house.guest("Bran").await);
    let mut socket = arya.socket().await;
    for id in 0..30 {
        socket.send(&json!({ "type": "ping", "id": id })).await;
    }
    assert_eq!(socket.next_of("refused").await["error"], "too_much");
    assert_eq!(arya.get("/api/me").await.0, 429);
    assert_eq!(bran.get("/api/me").await.0, 200, "nobody else waits");
}

#[tokio::test]
async fn whoever_is_slow_with_a_request_is_cut_off() {
    let house = House::with(|config| config.patience = Duration::from_millis(200)).await;
    let mut slow = TcpStream::connect(house.address()).await.expect("it listens");
    slow.write_all(b"GET /api/games HTTP/1.1\r\nHost: local").await.expect("it is taken");
    let mut answer = Vec::new();
    slow.read_to_end(&mut answer).await.expect("the server closes it");
    assert!(!answer.starts_with(b"HTTP/1.1 200"), "{answer:?}");
}

#[tokio::test]
async fn ten_thousand_connections_from_one_address_leave_room_for_others() {
    let house = House::with(|config| {
        config.host = Ipv4Addr::UNSPECIFIED.into();
        config.sockets_an_address = 20;
    })
    .await;
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, house.address().port()));
    let mut held = Vec::new();
    for count in 0..10_000 {
        let mut stream = TcpStream::connect(address).await.expect("it listens");
        if count < 40 {
            held.push(stream);
            continue;
        }
        let read = stream.read(&mut [0; 16]).await;
        assert!(matches!(read, Ok(0) | Err(_)), "it is closed at once: {read:?}");
    }
    let other = TcpSocket::new_v4().expect("a socket");
    other.bind(SocketAddr::from(([127, 0, 0, 2], 0))).expect("another address");
    let mut other = other.connect(address).await.expect("it listens");
    let request = "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    other.write_all(request.as_bytes()).await.expect("it is taken");
    let mut answer = String::new();
    other.read_to_string(&mut answer).await.expect("it answers");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("well"), "{answer}");
}

/// What a seat is asked in a frame that came, or in one that comes.
async fn asked(socket: &mut Socket, mut frame: Value) -> Value {
    loop {
        let prompts = frame["frame"]["asked"].as_array().cloned().unwrap_or_default();
        if let Some(prompt) = prompts.into_iter().find(|one| one["waits"] == true) {
            return prompt;
        }
        frame = socket.next().await;
    }
}

#[tokio::test]
async fn a_rule_that_breaks_down_ends_that_decision_only() {
    let house = House::with(|config| {
        config.shelf = Shelf::new().with::<thrones::Thrones>().with::<Crows>();
        config.secret = Some(Seed::from_number(3));
    })
    .await;
    let setup = json!({ "game": "crows", "setup": { "flaw": "Fragile" } });
    let (arya, _, id) = house.begun(setup).await;
    let (bran, cersei, other) = house.begun(json!({})).await;
    let mut socket = arya.socket().await;
    let whole = socket.watch(&id).await;
    let prompt = asked(&mut socket, whole).await;
    let card = |even: bool| {
        let of = prompt["shape"]["one"]["of"].as_array().expect("cards").clone();
        let number = |choice: &Value| choice["item"]["card"].as_u64().expect("a card");
        let found = of.into_iter().find(|choice| (number(choice) % 2 == 0) == even);
        json!({ "one": found.expect("there is one")["item"] })
    };
    socket.answer(&id, &prompt, card(true)).await;
    assert_eq!(socket.next_of("refused").await["error"], "broken");
    let again = socket.next_of("table").await;
    assert_eq!(again["frame"]["asked"][0]["stamp"], prompt["stamp"], "as it was before");
    let (_, info) = arya.clone().get(&format!("/api/tables/{id}")).await;
    assert_eq!((&info["marked"], &info["state"]), (&json!(true), &json!("playing")));
    socket.answer(&id, &prompt, card(false)).await;
    socket.next_of("done").await;
    // The other table has noticed nothing.
    let mut played = 0;
    for browser in [&bran, &cersei] {
        let mut elsewhere = browser.socket().await;
        let prompt = elsewhere.watch(&other).await["frame"]["asked"][0].clone();
        if prompt.is_object() {
            elsewhere.answer(&other, &prompt, plain_answer(&prompt)).await;
            elsewhere.next_of("done").await;
            played += 1;
        }
    }
    assert!(played > 0, "somebody is asked");
    let (_, info) = bran.clone().get(&format!("/api/tables/{other}")).await;
    assert_eq!(info["marked"], false);
}

#[tokio::test]
async fn a_clock_that_runs_out_gives_a_safe_answer() {
    let house = House::open().await;
    let clock = json!({ "live": { "minutes": 0, "seconds": 1 } });
    let (arya, _, id) = house.begun(json!({ "clock": clock, "absent": "safe_answer" })).await;
    let mut socket = arya.socket().await;
    let whole = socket.watch(&id).await;
    assert!(whole["info"]["left_ms"][0].as_i64().is_some_and(|left| left <= 1000));
    // Nobody answers, and the game goes on.
    let mut lines = 0;
    while lines < 6 {
        let update = socket.next_of("update").await;
        lines += update["frame"]["log"].as_array().map_or(0, Vec::len);
    }
}

#[tokio::test]
async fn a_bot_stands_in_until_its_person_is_back() {
    let house = House::open().await;
    let clock = json!({ "live": { "minutes": 0, "seconds": 1 } });
    let (arya, bran, id) = house.begun(json!({ "clock": clock, "absent": "bot" })).await;
    let cersei = house.guest("Cersei").await;
    let mut watcher = cersei.socket().await;
    watcher.watch(&id).await;
    let stands_in = |info: &Value| {
        let seats = info["info"]["seats"].as_array().cloned().unwrap_or_default();
        seats.iter().position(|seat| !seat["stand_in"].is_null())
    };
    let seat = loop {
        if let Some(seat) = stands_in(&watcher.next_of("info").await) {
            break seat;
        }
    };
    let back = if seat == 0 { &arya } else { &bran };
    let mut socket = back.socket().await;
    let whole = socket.watch(&id).await;
    assert!(whole["info"]["seats"][seat]["stand_in"].is_null(), "the seat is given back");
    assert_eq!(whole["eyes"], json!(seat));
}

#[tokio::test]
async fn a_table_ends_when_everybody_wishes_it() {
    let house = House::open().await;
    let (mut arya, mut bran, id) = house.begun(json!({})).await;
    let end = format!("/api/tables/{id}/end");
    arya.post(&end, &json!({})).await;
    let (_, again) = arya.post(&end, &json!({ "agree": false })).await;
    assert_eq!(again["end"], json!([]), "one may wish otherwise");
    arya.post(&end, &json!({})).await;
    let (_, over) = bran.post(&end, &json!({})).await;
    assert_eq!((&over["state"], &over["ended"]), (&json!("over"), &json!("voted")));
    assert!(over["outcome"].is_null());
}

#[tokio::test]
async fn what_bots_were_given_is_what_their_seats_saw() {
    let house = House::open().await;
    let mut arya = house.guest("Arya").await;
    let seats = json!([{ "bot": "steward" }, { "bot": "random" }]);
    let wish = json!({ "game": "thrones", "seats": seats });
    let (_, table) = arya.post("/api/tables", &wish).await;
    let id = table["id"].as_str().expect("a name").to_owned();
    let bots = format!("/api/tables/{id}/bots");
    assert_eq!(arya.get(&bots).await.0, 409, "not while it is played");
    arya.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    house.over(&id).await;
    let (status, given) = arya.get(&bots).await;
    let given = given.as_array().cloned().unwrap_or_default();
    assert!(status == 200 && given.len() > 10, "{status}");
    let (_, journal) = arya.raw("GET", &format!("/api/tables/{id}/journal"), None).await;
    let shelf = Shelf::new().with::<thrones::Thrones>();
    let mut table = shelf.open(&journal).expect("a journal");
    // Whoever has the journal finds the same, and a bot asked again with another deal of what it cannot see answers
    // the same.
    let one = given.iter().rev().find(|one| one["bot"]["name"] == "steward").expect("a steward");
    let decision = one["decision"].as_u64().expect("a number") as usize;
    table.rewind(decision).expect("it plays");
    let seat = tabletop::Seat(one["seat"].as_u64().expect("a seat") as u8);
    assert_eq!(one["seen"], json!(table.sections(tabletop::Eyes::Seat(seat)).digest()));
}

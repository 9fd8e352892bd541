//! Whole games of both games, dealt anew as far as a seat cannot see: it is sent the same, to the byte, at the same time.

use std::io::Cursor;
use std::time::Duration;

use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};
use serde_json::{Value, json};
use server::{Config, Server};
use tabletop::{Seat, Seed};

use crate::harness::{Browser, House, Socket, plain_answer};

/// How long hidden windows stay open in these tests: longer than anybody listens, however busy the machine is.
const PAUSE: Duration = Duration::from_secs(600);
/// How long nothing must come before everything has come that comes at once.
const SILENCE: Duration = Duration::from_millis(400);
/// How many moments of a game are looked at.
const MOMENTS: usize = 5;
/// How many decisions lie between two of them.
const BETWEEN: usize = 14;

#[tokio::test]
async fn a_card_game_dealt_anew_is_sent_as_before() {
    played("thrones", json!(["me", "open"])).await;
}

#[tokio::test]
async fn a_board_game_dealt_anew_is_sent_as_before() {
    played("fief", json!(["me", "open", { "hot_seat": "Hodor" }])).await;
}

/// Plays a game by chance over sockets; every few decisions a server is opened with what is kept of it, and another where
/// what the first seat cannot see was dealt anew.
async fn played(game: &str, seats: Value) {
    let house = House::with(|config| {
        config.pause = Duration::ZERO;
        config.secret = Some(Seed::from_number(5));
    })
    .await;
    let (arya, bran, id) = house.begun(json!({ "game": game, "seats": seats })).await;
    let mut sockets = Vec::new();
    for (browser, eyes) in [(&arya, 0), (&bran, 1), (&arya, 2)] {
        if eyes < seats.as_array().map_or(0, Vec::len) {
            let mut socket = browser.socket().await;
            let asked = socket.watch_as(&id, &json!(eyes)).await["frame"]["asked"].clone();
            sockets.push((socket, asked));
        }
    }
    let mut rng = SmallRng::seed_from_u64(2);
    for moment in 0..MOMENTS {
        for _ in 0..BETWEEN {
            decide(&id, &mut sockets, &mut rng).await;
        }
        looked_at(&house, &arya, &id, moment as u64).await;
    }
}

/// Somebody who is asked decides something.
async fn decide(id: &str, sockets: &mut [(Socket, Value)], rng: &mut SmallRng) {
    let waits = |asked: &Value| {
        let asked = asked.as_array().cloned().unwrap_or_default();
        asked.into_iter().find(|prompt| prompt["waits"] == true)
    };
    loop {
        for (socket, asked) in sockets.iter_mut() {
            while let Some(frame) = socket.within(Duration::from_millis(30)).await {
                if let Some(new) = frame["frame"].get("asked") {
                    *asked = new.clone();
                }
            }
            let Some(prompt) = waits(asked) else { continue };
            let of = prompt["shape"]["one"]["of"].as_array().cloned().unwrap_or_default();
            let answer = match of.len() {
                0 => plain_answer(&prompt),
                many => json!({ "one": of[rng.random_range(0..many)]["item"] }),
            };
            *asked = Value::Null;
            socket.answer(id, &prompt, answer).await;
            return;
        }
    }
}

/// The first seat is sent the same by a server that dealt anew what the seat cannot see.
async fn looked_at(house: &House, arya: &Browser, id: &str, moment: u64) {
    let mut file = Vec::new();
    server::backup(&house.config.database, &mut file).await.expect("it is written");
    let mut told = Vec::new();
    for redealt in [None, Some((Seat(0), moment)), Some((Seat(0), moment + 100))] {
        let database = format!("{}.{moment}.{}", house.config.database, told.len());
        server::restore(&database, Cursor::new(&file)).await.expect("it is read");
        let config = Config { redealt, pause: PAUSE, database, ..house.config.clone() };
        let server = Server::start(config.clone()).await.expect("it starts");
        let mut browser = arya.clone();
        browser.address = server.address;
        let mut socket = browser.socket().await;
        socket.send(&json!({ "type": "watch", "table": id, "eyes": 0 })).await;
        socket.next_of("table").await;
        while socket.within(SILENCE).await.is_some() {}
        told.push(plain(&socket));
        for end in ["", "-wal", "-shm"] {
            std::fs::remove_file(format!("{}{end}", config.database)).ok();
        }
    }
    assert!(told[0].iter().any(|frame| frame.contains("\"parts\"")), "the table is sent");
    for other in &told[1..] {
        assert_eq!(told[0], *other, "moment {moment}");
    }
}

/// What a socket was sent, without what differs from one opening of a server to the next.
fn plain(socket: &Socket) -> Vec<String> {
    let plain = |frame: &String| {
        let mut frame: Value = serde_json::from_str(frame).expect("a frame is JSON");
        frame["life"] = Value::Null;
        frame.to_string()
    };
    socket.seen.iter().map(plain).collect()
}

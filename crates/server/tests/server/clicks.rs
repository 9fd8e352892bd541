//! How often somebody must click although nothing is done.

use serde_json::{Value, json};
use tabletop::Seed;

use crate::harness::House;

/// The most idle clicks in a round: the peer's idle round costs six.
const HANDFUL: usize = 4;

#[tokio::test]
async fn a_round_needs_a_handful_of_idle_clicks() {
    let house = House::with(|config| config.secret = Some(Seed::from_number(6))).await;
    let mut arya = house.guest("Arya").await;
    let (_, table) = arya.post("/api/quick", &json!({ "game": "thrones" })).await;
    let id = table["id"].as_str().expect("a name").to_owned();
    let mut socket = arya.socket().await;
    let mut frame = socket.watch(&id).await;
    let (mut rounds, mut idle, mut clicks) = (0, 0, 0);
    loop {
        for line in frame["frame"]["log"].as_array().into_iter().flatten() {
            rounds += usize::from(line["heading"] == "round");
        }
        if !frame["frame"]["outcome"].is_null() || rounds > 4 {
            break;
        }
        let asked = frame["frame"]["asked"].as_array().cloned().unwrap_or_default();
        if let Some(prompt) = asked.iter().find(|prompt| prompt["waits"] == true) {
            let answer = hinted(&mut socket, &id, &prompt["seat"]).await;
            let passes = prompt.get("calm").is_some_and(|calm| *calm == answer);
            idle += usize::from(passes);
            clicks += 1;
            socket.answer(&id, prompt, answer).await;
        }
        frame = socket.next_of("update").await;
    }
    assert!(rounds > 2 && clicks > idle, "{rounds} rounds, {clicks} clicks");
    assert!(idle <= HANDFUL * rounds, "{idle} of {clicks} clicks are idle in {rounds} rounds");
}

/// What a steward would answer.
async fn hinted(socket: &mut crate::harness::Socket, table: &str, seat: &Value) -> Value {
    socket
        .send(&json!({ "type": "hint", "table": table, "seat": seat, "bot": "steward", "id": 7 }))
        .await;
    socket.next_of("hint").await["answer"].clone()
}

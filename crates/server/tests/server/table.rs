//! Sitting down and playing.

use serde_json::json;

use crate::harness::{House, plain_answer};

#[tokio::test]
async fn a_guest_plays_a_game_against_bots_with_one_click() {
    let house = House::open().await;
    let mut arya = house.guest("Arya").await;
    for game in ["thrones", "fief"] {
        let (status, table) = arya.post("/api/quick", &json!({ "game": game })).await;
        assert_eq!(status, 200, "{table}");
        assert_eq!((&table["state"], &table["mine"]), (&json!("playing"), &json!([0])));
        let id = table["id"].as_str().expect("a name");
        let mut socket = arya.socket().await;
        let whole = socket.watch(id).await;
        let hash = whole["frame"]["scenery"].as_str().expect("a hash");
        let (status, scenery) = arya.get(&format!("/api/scenery/{hash}")).await;
        assert!(status == 200 && scenery["rules"].is_array());
        let (mut asked, mut n) = (whole["frame"]["asked"].clone(), 1);
        let mut decided = 0;
        while decided < 40 {
            let prompts: Vec<_> = asked
                .as_array()
                .expect("prompts")
                .iter()
                .filter(|one| one["waits"] == true)
                .collect();
            if let Some(prompt) = prompts.first() {
                socket.answer(id, prompt, plain_answer(prompt)).await;
                decided += 1;
                asked = json!([]);
            }
            let frame = socket.next().await;
            match frame["type"].as_str() {
                Some("update") => {
                    n += 1;
                    assert_eq!(frame["frame"]["n"], n, "no frame is missing");
                    if !frame["frame"]["asked"].is_null() {
                        asked = frame["frame"]["asked"].clone();
                    }
                    if !frame["frame"]["outcome"].is_null() {
                        break;
                    }
                }
                Some("done" | "info" | "passing") => {}
                _ => panic!("{frame}"),
            }
        }
    }
}

#[tokio::test]
async fn a_closed_server_goes_on_where_it_was() {
    let mut house = House::open().await;
    let mut arya = house.guest("Arya").await;
    let (_, table) = arya.post("/api/quick", &json!({ "game": "fief" })).await;
    let id = table["id"].as_str().expect("a name").to_owned();
    let mut socket = arya.socket().await;
    let mut before = socket.watch(&id).await;
    while before["frame"]["asked"].as_array().is_none_or(Vec::is_empty) {
        before = socket.next_of("update").await;
    }
    // The bots have decided, and play waits for Arya alone.
    let before = socket.watch(&id).await;
    let prompt = before["frame"]["asked"][0].clone();
    house.reopen().await;
    arya.address = house.address();
    let mut socket = arya.socket().await;
    let after = socket.watch(&id).await;
    assert_eq!(after["frame"]["parts"], before["frame"]["parts"]);
    assert_eq!(after["frame"]["asked"][0]["stamp"], prompt["stamp"], "the same question");
    assert_ne!(after["life"], before["life"], "frames are numbered anew");
    socket.answer(&id, &prompt, plain_answer(&prompt)).await;
    socket.next_of("done").await;
    socket.answer(&id, &prompt, plain_answer(&prompt)).await;
    assert_eq!(socket.next_of("refused").await["error"], "late");
}

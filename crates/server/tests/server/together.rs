//! Several browsers at one table: talk, two tabs, lost connections, taking back.

use serde_json::{Value, json};

use crate::harness::{House, Socket, plain_answer};

/// What a seat is asked, once it is asked something with a choice.
async fn asked(socket: &mut Socket, mut frame: Value) -> Value {
    loop {
        let prompts = frame["frame"]["asked"].as_array().cloned().unwrap_or_default();
        if let Some(prompt) = prompts.into_iter().find(|one| one["waits"] == true) {
            return prompt;
        }
        frame = socket.next_of("update").await;
    }
}

#[tokio::test]
async fn words_reach_those_they_are_for() {
    let house = House::open().await;
    let (arya, bran, id) = house.begun(json!({})).await;
    let cersei = house.guest("Cersei").await;
    let mut sockets = [arya.socket().await, bran.socket().await, cersei.socket().await];
    for socket in &mut sockets {
        socket.watch(&id).await;
    }
    let [arya, bran, cersei] = &mut sockets;
    arya.send(&json!({ "type": "say", "table": id, "room": "table", "text": "Winter is coming" }))
        .await;
    for socket in [&mut *bran, &mut *cersei] {
        assert_eq!(socket.next_of("said").await["said"]["text"], "Winter is coming");
    }
    let plot =
        json!({ "type": "say", "table": id, "room": "spectators", "text": "They will lose" });
    arya.send(&plot).await;
    assert_eq!(arya.next_of("refused").await["error"], "not_yours");
    cersei.send(&plot).await;
    cersei.next_of("said").await;
    let secret = json!({ "private": [0, 1] });
    bran.send(&json!({ "type": "say", "table": id, "room": secret, "text": "I see" })).await;
    assert_eq!(bran.next_of("said").await["said"]["text"], "I see");
    for socket in [bran, cersei] {
        socket.send(&json!({ "type": "ping", "id": 1 })).await;
        socket.next_of("pong").await;
    }
    assert!(!sockets[1].seen.iter().any(|frame| frame.contains("They will lose")));
    assert!(!sockets[2].seen.iter().any(|frame| frame.contains("I see")));
}

#[tokio::test]
async fn two_tabs_agree_and_a_lost_connection_resumes() {
    let house = House::open().await;
    let (arya, bran, id) = house.begun(json!({})).await;
    let (mut one, mut two) = (arya.socket().await, arya.socket().await);
    let (first, second) = (one.watch(&id).await, two.watch(&id).await);
    assert_eq!(first["frame"]["n"], second["frame"]["n"]);
    assert_eq!(first["frame"]["parts"], second["frame"]["parts"]);
    let mut other = bran.socket().await;
    let whole = other.watch(&id).await;
    // Whoever is asked answers, and both tabs see it alike.
    let (prompt, theirs) = (asked(&mut one, first.clone()), asked(&mut other, whole));
    tokio::select! {
        prompt = prompt => { one.answer(&id, &prompt, plain_answer(&prompt)).await; }
        prompt = theirs => { other.answer(&id, &prompt, plain_answer(&prompt)).await; }
    }
    let (seen, also) = (two.next_of("update").await, two.seen.len());
    drop(two);
    let lost = json!([{ "table": id, "eyes": 0, "life": first["life"], "got": 1 }]);
    let mut three = arya.socket_with(&lost).await;
    let again = three.next_of("update").await;
    assert_eq!(again["frame"], seen["frame"], "what was missed comes again ({also})");
    let other_life = json!([{ "table": id, "eyes": 0, "life": "another", "got": 1 }]);
    let mut four = arya.socket_with(&other_life).await;
    assert_eq!(four.next_of("table").await["table"], json!(id));
}

#[tokio::test]
async fn a_decision_is_taken_back_when_all_agree() {
    let house = House::open().await;
    let (arya, bran, id) = house.begun(json!({})).await;
    let (mut one, mut other) = (arya.socket().await, bran.socket().await);
    let (first, whole) = (one.watch(&id).await, other.watch(&id).await);
    let mine = first["frame"]["asked"].as_array().is_some_and(|asked| !asked.is_empty());
    let (asker, agrees, frame) =
        if mine { (&mut one, &mut other, first) } else { (&mut other, &mut one, whole) };
    let prompt = asked(asker, frame).await;
    let (seat, their) =
        (prompt["seat"].clone(), json!(1 - prompt["seat"].as_u64().expect("a seat")));
    asker.answer(&id, &prompt, plain_answer(&prompt)).await;
    asker.next_of("done").await;
    asker.send(&json!({ "type": "take_back", "table": id, "seat": seat, "id": 90 })).await;
    let told = agrees.next_of("take_back").await;
    assert_eq!((&told["by"], &told["agree"]), (&seat, &json!([seat])));
    agrees.send(&json!({ "type": "take_back", "table": id, "seat": their, "id": 91 })).await;
    let back = asker.next_of("table").await;
    assert_eq!(back["frame"]["asked"][0]["ask"], prompt["ask"], "it is asked again");
    // A refusal makes the asker wait.
    let prompt = back["frame"]["asked"][0].clone();
    asker.answer(&id, &prompt, plain_answer(&prompt)).await;
    let take_back = json!({ "type": "take_back", "table": id, "seat": seat, "id": 92 });
    asker.send(&take_back).await;
    agrees.next_of("take_back").await;
    let refuse =
        json!({ "type": "take_back", "table": id, "seat": their, "agree": false, "id": 93 });
    agrees.send(&refuse).await;
    agrees.next_of("done").await;
    asker.send(&take_back).await;
    assert_eq!(asker.next_of("refused").await["error"], "not_now");
}

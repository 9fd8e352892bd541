//! How tables are opened, filled, ended and played again.

use std::time::Duration;

use serde_json::{Value, json};

use crate::harness::{Browser, House, plain_answer};

/// A table of the card game with these seats; its name.
async fn opened(owner: &mut Browser, seats: Value, more: Value) -> String {
    let mut wish = json!({ "game": "thrones", "seats": seats });
    for (field, value) in more.as_object().into_iter().flatten() {
        wish[field] = value.clone();
    }
    let (status, table) = owner.post("/api/tables", &wish).await;
    assert_eq!(status, 200, "{table}");
    table["id"].as_str().expect("a name").to_owned()
}

#[tokio::test]
async fn seats_are_taken_by_those_who_may() {
    let house = House::open().await;
    let (mut arya, mut bran) = (house.guest("Arya").await, house.guest("Bran").await);
    let mut cersei = house.guest("Cersei").await;
    let seats = json!(["me", "invited", { "bot": "steward" }]);
    let id = opened(&mut arya, seats, json!({ "listed": true })).await;
    let address = |deed: &str| format!("/api/tables/{id}/{deed}");
    assert_eq!(cersei.post(&address("join"), &json!({})).await.0, 409, "she is not invited");
    let (_, seen) = cersei.get(&format!("/api/tables/{id}")).await;
    assert!(seen["invite"].is_null() && seen["promise"].is_string());
    let (_, own) = arya.get(&format!("/api/tables/{id}")).await;
    let invited = json!({ "invite": own["invite"] });
    assert_eq!(bran.post(&address("join"), &invited).await.0, 200);
    assert_eq!(bran.post(&address("start"), &json!({})).await.0, 403, "it is Arya's table");
    assert_eq!(arya.post(&address("start"), &json!({})).await.0, 409, "Bran is not ready");
    assert_eq!(bran.post(&address("kick"), &json!({ "seat": 0 })).await.0, 403);
    assert_eq!(arya.post(&address("kick"), &json!({ "seat": 1 })).await.0, 200);
    let hodor = json!({ "seat": 1, "name": "Hodor" });
    let (_, shared) = arya.post(&address("hot_seat"), &hodor).await;
    assert_eq!(shared["mine"], json!([0, 1]));
    let chance = json!({ "chance": "a coin of Braavos" });
    assert_eq!(arya.post(&address("ready"), &chance).await.0, 200);
    assert_eq!(arya.post(&address("start"), &json!({})).await.1["state"], "playing");
    assert_eq!(arya.get("/api/tables?mine").await.1.as_array().map(Vec::len), Some(1));
    assert_eq!(cersei.get("/api/tables?watch").await.1.as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn a_table_ends_as_its_people_wish() {
    let house = House::open().await;
    let (mut arya, mut bran, id) = house.begun(json!({})).await;
    let mut socket = bran.socket().await;
    socket.watch(&id).await;
    let agree = json!({ "agree": true });
    let (_, asked) = arya.post(&format!("/api/tables/{id}/draw"), &agree).await;
    assert_eq!((&asked["draw"], &asked["state"]), (&json!([0]), &json!("playing")));
    let (_, over) = bran.post(&format!("/api/tables/{id}/draw"), &agree).await;
    assert_eq!((&over["outcome"], &over["ended"]), (&json!("draw"), &json!("drawn")));
    assert!(over["revealed"]["secret"].is_string(), "the promise is opened");

    let (mut arya, mut bran, id) = house.begun(json!({})).await;
    let (_, over) = bran.post(&format!("/api/tables/{id}/resign"), &json!({})).await;
    assert_eq!(over["outcome"], json!({ "win": 0 }));
    let (_, again) = arya.post(&format!("/api/tables/{id}/rematch"), &json!({})).await;
    assert_eq!((&again["state"], &again["mine"]), (&json!("gathering"), &json!([1])));
    let (_, same) = bran.post(&format!("/api/tables/{id}/rematch"), &json!({})).await;
    assert_eq!(same["id"], again["id"], "one table, whoever asks");
    let (status, _) = arya.post(&format!("/api/tables/{id}/answer"), &json!({ "seat": 0 })).await;
    assert_eq!(status, 400);
}

#[tokio::test]
async fn a_finished_game_is_looked_at_again_and_gone_on_with() {
    let house = House::open().await;
    let mut arya = house.guest("Arya").await;
    let seats = json!([{ "bot": "steward" }, { "bot": "random" }]);
    let id = opened(&mut arya, seats, json!({})).await;
    assert_eq!(arya.get(&format!("/api/tables/{id}/journal")).await.0, 409);
    arya.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    let over = house.over(&id).await;
    let secret = over["revealed"]["secret"].as_str().expect("it is opened");
    assert!(!secret.is_empty() && !over["outcome"].is_null());
    let (status, journal) = arya.raw("GET", &format!("/api/tables/{id}/journal"), None).await;
    assert_eq!(status, 200);
    let shelf = tabletop::Shelf::new().with::<thrones::Thrones>();
    shelf.verify(&journal).expect("the journal is proved");
    let address = format!("/api/tables/{id}/replay?eyes=s0&at=10");
    let (status, moment) = arya.get(&address).await;
    assert_eq!((status, &moment["at"], &moment["eyes"]), (200, &json!(10), &json!(0)));
    assert!(moment["headings"].as_array().is_some_and(|headings| headings.len() > 3));
    let mut socket = arya.socket().await;
    let everything = socket.watch_as(&id, &json!("everything")).await;
    assert_eq!(everything["eyes"], "everything");
    let from = json!({ "decision": 10, "eyes": 0 });
    let (status, again) = arya.post(&format!("/api/tables/{id}/continue"), &from).await;
    assert_eq!((status, &again["state"], &again["mine"]), (200, &json!("playing"), &json!([0])));
    let whole = socket.watch(again["id"].as_str().expect("a name")).await;
    assert_eq!(whole["frame"]["game"], "thrones");
}

#[tokio::test]
async fn a_deal_is_chosen_where_it_cheats_nobody() {
    let house = House::open().await;
    let mut arya = house.guest("Arya").await;
    let bots = json!([{ "bot": "random" }, { "bot": "random" }]);
    let mut outcomes = Vec::new();
    for _ in 0..2 {
        let id = opened(&mut arya, bots.clone(), json!({ "deal": 7 })).await;
        arya.post(&format!("/api/tables/{id}/start"), &json!({})).await;
        outcomes.push((house.over(&id).await)["revealed"]["secret"].clone());
    }
    assert!(outcomes[0].is_string() && outcomes[0] == outcomes[1], "{outcomes:?}");
    let wish = json!({ "game": "thrones", "seats": ["me", "open"], "deal": 7 });
    assert_eq!(arya.post("/api/tables", &wish).await.0, 400, "somebody else would be cheated");
}

#[tokio::test]
async fn spectators_see_a_delayed_game_later() {
    let house = House::open().await;
    let spectators = json!({ "spectators": { "delay_seconds": 1 } });
    let (arya, _, id) = house.begun(spectators).await;
    let cersei = house.guest("Cersei").await;
    let (mut player, mut watcher) = (arya.socket().await, cersei.socket().await);
    let (whole, seen) = (player.watch(&id).await, watcher.watch(&id).await);
    assert_eq!(seen["eyes"], "spectator");
    let prompt = whole["frame"]["asked"].as_array().and_then(|asked| asked.first()).cloned();
    let Some(prompt) = prompt else { return };
    player.answer(&id, &prompt, plain_answer(&prompt)).await;
    player.next_of("done").await;
    let early = watcher.within(Duration::from_millis(300)).await;
    assert!(early.is_none_or(|frame| frame["type"] != "update"));
    watcher.next_of("update").await;
}

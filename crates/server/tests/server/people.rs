//! Guests, names that are kept, and going for good.

use serde_json::json;

use crate::harness::House;

#[tokio::test]
async fn a_guest_keeps_the_name_and_comes_back_elsewhere() {
    let house = House::open().await;
    let (mut arya, mut other) = (house.guest("Arya").await, house.guest("arya").await);
    let (status, refused) = arya.post("/api/keep", &json!({ "password": "short" })).await;
    assert_eq!((status, &refused["error"]), (400, &json!("unreadable")));
    let (status, kept) = arya.post("/api/keep", &json!({ "password": "valar morghulis" })).await;
    assert_eq!((status, &kept["guest"]), (200, &json!(false)), "{kept}");
    let (status, _) = other.post("/api/keep", &json!({ "password": "valar dohaeris" })).await;
    assert_eq!(status, 409, "the name is kept");

    let mut elsewhere = house.browser();
    let wrong = json!({ "name": "Arya", "password": "valar dohaeris" });
    assert_eq!(elsewhere.post("/api/sign_in", &wrong).await.0, 403);
    let right = json!({ "name": "ARYA", "password": "valar morghulis" });
    let (status, back) = elsewhere.post("/api/sign_in", &right).await;
    assert_eq!((status, &back["id"]), (200, &kept["id"]));

    assert_eq!(arya.post("/api/sign_out", &json!({ "everywhere": true })).await.0, 200);
    assert_eq!(elsewhere.get("/api/me").await.1, json!(null), "signed out everywhere");
}

#[tokio::test]
async fn somebody_who_goes_takes_everything_along() {
    let house = House::open().await;
    let mut arya = house.guest("Arya").await;
    let deck = json!({ "deck": "House Stark\n" });
    let (status, refused) = arya.post("/api/decks", &json!({ "deck": "nonsense" })).await;
    assert_eq!(status, 400, "{refused}");
    let (_, ready) = arya.get("/api/decks").await;
    let stark = ready.as_array().expect("decks").iter().find(|deck| deck["id"] == "stark");
    let stark = &stark.expect("there is one")["deck"];
    let (status, kept) = arya.post("/api/decks", &json!({ "deck": stark })).await;
    assert_eq!(status, 200, "{kept} {deck}");
    let (_, verdict) =
        arya.post("/api/decks/check", &json!({ "deck": stark, "profile": "casual" })).await;
    assert_eq!(verdict["ok"], true, "{verdict}");
    let settings = json!({ "settings": { "theme": "dark" } });
    assert_eq!(arya.call("PATCH", "/api/me", Some(&settings)).await.1["settings"]["theme"], "dark");
    let (_, everything) = arya.get("/api/me/everything").await;
    assert_eq!(everything["decks"].as_array().map(Vec::len), Some(1));
    assert_eq!(arya.call("DELETE", "/api/me", None).await.0, 200);
    assert_eq!(arya.get("/api/me").await.1, json!(null));
}

#[tokio::test]
async fn a_program_shows_its_token() {
    let house = House::open().await;
    let mut arya = house.guest("Arya").await;
    let (_, token) = arya.post("/api/me/tokens", &json!({ "name": "needle" })).await;
    let (_, listed) = arya.get("/api/me/tokens").await;
    assert_eq!(listed[0]["name"], "needle");
    let mut program = house.browser();
    program.bearer = token["token"].as_str().map(str::to_owned);
    assert_eq!(program.get("/api/me").await.1["name"], "Arya");
    let id = listed[0]["id"].as_str().expect("an id");
    assert_eq!(arya.call("DELETE", &format!("/api/me/tokens/{id}"), None).await.0, 200);
    assert_eq!(program.get("/api/me").await.1, json!(null));
}

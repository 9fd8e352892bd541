//! Backups, and databases of older servers.

use std::io::Cursor;

use serde_json::json;
use server::{Config, Server};

use crate::harness::House;

#[tokio::test]
async fn a_backup_restored_elsewhere_is_the_same_server() {
    let house = House::open().await;
    let mut arya = house.guest("Arya").await;
    let (_, table) = arya.post("/api/quick", &json!({ "game": "thrones" })).await;
    let id = table["id"].as_str().expect("a name").to_owned();
    let mut socket = arya.socket().await;
    socket.watch(&id).await;
    socket.send(&json!({ "type": "say", "table": id, "room": "table", "text": "hello" })).await;
    socket.next_of("said").await;
    let mut file = Vec::new();
    let rows = server::backup(&house.config.database, &mut file).await.expect("it is written");
    assert!(rows > 4, "{rows}");
    let elsewhere = format!("{}.restored", house.config.database);
    let restored = server::restore(&elsewhere, Cursor::new(&file)).await.expect("it is read");
    assert_eq!(restored, rows);
    let again = server::restore(&elsewhere, Cursor::new(&file)).await;
    assert!(again.is_err_and(|error| error.to_string().contains("not empty")));
    let mut copy = Vec::new();
    server::backup(&elsewhere, &mut copy).await.expect("it is written");
    assert_eq!(copy, file, "nothing was lost on the way");
    let config = Config { port: 0, database: elsewhere.clone(), ..Config::default() };
    let server = Server::start(config).await.expect("it starts");
    arya.address = server.address;
    let mut socket = arya.socket().await;
    let whole = socket.watch(&id).await;
    assert_eq!(whole["chat"][0]["text"], "hello");
    let exported = server::export(&elsewhere).await.expect("it is read");
    assert!(exported.iter().any(|one| one.id == id && !one.over && !one.journal.is_empty()));
    for end in ["", "-wal", "-shm"] {
        std::fs::remove_file(format!("{elsewhere}{end}")).ok();
    }
}

#[tokio::test]
async fn what_is_no_backup_is_refused() {
    let house = House::open().await;
    let elsewhere = format!("{}.nothing", house.config.database);
    for text in ["", "a letter", "{\"rookery_backup\":99}"] {
        assert!(server::restore(&elsewhere, Cursor::new(text)).await.is_err(), "{text}");
    }
    for end in ["", "-wal", "-shm"] {
        std::fs::remove_file(format!("{elsewhere}{end}")).ok();
    }
}

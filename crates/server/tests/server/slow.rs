//! Games that take weeks: being told, coming back, and not meeting everybody.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use tabletop::Seed;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};

use crate::harness::{Browser, House, plain_answer};

/// What somebody else's server was sent.
type Heard = Arc<Mutex<Vec<String>>>;

/// A webhook that takes everything.
async fn webhook() -> (String, Heard) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let (address, heard) = (listener.local_addr().expect("a port").to_string(), Heard::default());
    let all = Arc::clone(&heard);
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let mut stream = BufReader::new(stream);
            let (mut line, mut length) = (String::new(), 0);
            while stream.read_line(&mut line).await.is_ok_and(|read| read > 2) {
                let lower = line.to_ascii_lowercase();
                if let Some(value) = lower.strip_prefix("content-length: ") {
                    length = value.trim().parse().expect("a number");
                }
                line.clear();
            }
            let mut body = vec![0; length];
            stream.read_exact(&mut body).await.expect("a body");
            all.lock().expect("whole").push(String::from_utf8(body).expect("text"));
            stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.ok();
        }
    });
    (address, heard)
}

/// A mail server that takes everything.
async fn mail_server() -> (String, Heard) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let (address, heard) = (listener.local_addr().expect("a port").to_string(), Heard::default());
    let all = Arc::clone(&heard);
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(take_mail(stream, Arc::clone(&all)));
        }
    });
    (address, heard)
}

async fn take_mail(stream: TcpStream, heard: Heard) {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 rookery.test\r\n").await.ok();
    let mut line = String::new();
    while stream.read_line(&mut line).await.is_ok_and(|read| read > 0) {
        let answer = match line.split([' ', '\r']).next() {
            Some("EHLO") => "250 rookery.test\r\n",
            Some("DATA") => {
                stream.write_all(b"354 go on\r\n").await.ok();
                let mut mail = String::new();
                while !mail.ends_with("\r\n.\r\n") {
                    if stream.read_line(&mut mail).await.is_ok_and(|read| read == 0) {
                        return;
                    }
                }
                heard.lock().expect("whole").push(mail);
                "250 taken\r\n"
            }
            _ => "250 well\r\n",
        };
        stream.write_all(answer.as_bytes()).await.ok();
        line.clear();
    }
}

/// Waits until so much was heard.
async fn heard(all: &Heard, count: usize) -> Vec<String> {
    for _ in 0..600 {
        let now = all.lock().expect("whole").clone();
        if now.len() >= count {
            return now;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("nothing is heard");
}

/// Two tables with days a move at which the same two people play.
async fn two_slow_tables(house: &House) -> (Browser, Browser, [String; 2]) {
    let (mut arya, mut bran) = (house.guest("Arya").await, house.guest("Bran").await);
    let mut ids = Vec::new();
    for name in ["Winter", "Summer"] {
        let clock = json!({ "days": { "days": 3, "holidays": ["2026-12-24"] } });
        let wish =
            json!({ "game": "thrones", "seats": ["me", "open"], "clock": clock, "name": name });
        let (_, table) = arya.post("/api/tables", &wish).await;
        let id = table["id"].as_str().expect("a name").to_owned();
        for deed in ["join", "ready"] {
            bran.post(&format!("/api/tables/{id}/{deed}"), &json!({})).await;
        }
        ids.push(id);
    }
    (arya, bran, ids.try_into().expect("two"))
}

#[tokio::test]
async fn one_digest_tells_of_many_moves() {
    let ((hook, posted), (smtp, mailed)) = (webhook().await, mail_server().await);
    let house = House::with(|config| {
        config.gather = Duration::from_secs(4);
        config.secret = Some(Seed::from_number(2));
        config.webhook_hosts = vec![hook.clone()];
        config.smtp = Some(format!("smtp://{smtp}"));
    })
    .await;
    let (mut arya, mut bran, tables) = two_slow_tables(&house).await;
    let elsewhere = json!({ "webhook": "https://evil.example/x" });
    let (status, refused) = bran.call("PUT", "/api/me/notices", Some(&elsewhere)).await;
    assert_eq!(status, 400, "{refused}");
    let wish = json!({ "webhook": format!("http://{hook}/api/webhooks/1/x"), "mail": "bran@winterfell.example" });
    for browser in [&mut arya, &mut bran] {
        let (status, told) = browser.call("PUT", "/api/me/notices", Some(&wish)).await;
        assert_eq!((status, &told["mail_confirmed"]), (200, &json!(false)), "{told}");
    }
    // The address is proved with the code that was mailed to it.
    for (browser, mail) in [&mut arya, &mut bran].into_iter().zip(heard(&mailed, 2).await) {
        let code = mail.rsplit("the code is ").next().and_then(|rest| rest.get(..8));
        let wrong = browser.post("/api/me/notices/confirm", &json!({ "code": "wrong" })).await;
        assert_eq!(wrong.0, 403);
        let code = json!({ "code": code.expect("a code") });
        let (_, told) = browser.post("/api/me/notices/confirm", &code).await;
        assert_eq!(told["mail_confirmed"], true, "{told}");
    }
    for id in &tables {
        arya.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    }
    let digest = heard(&posted, 1).await.remove(0);
    for words in ["2 tables", "Winter", "Summer", "3 days left"] {
        assert!(digest.contains(words), "{words}: {digest}");
    }
    assert!(heard(&mailed, 3).await[2].contains("It is your move"));
}

#[tokio::test]
async fn a_calendar_says_until_when() {
    let house = House::open().await;
    let (mut arya, mut bran, tables) = two_slow_tables(&house).await;
    for id in &tables {
        arya.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    }
    let mut events = 0;
    for browser in [&mut arya, &mut bran] {
        let (_, address) = browser.post("/api/me/calendar", &json!({})).await;
        let address = address["address"].as_str().expect("an address").to_owned();
        let mut program = house.browser();
        let (status, calendar) = program.raw("GET", &address, None).await;
        assert_eq!(status, 200);
        assert!(
            calendar.starts_with("BEGIN:VCALENDAR\r\n") && calendar.ends_with("END:VCALENDAR\r\n")
        );
        events += calendar.matches("SUMMARY:Your move: ").count();
        // Whoever has the address of the calendar has nothing else.
        let token = address.rsplit('/').next().and_then(|file| file.strip_suffix(".ics"));
        program.bearer = token.map(str::to_owned);
        assert_eq!(program.get("/api/me").await.1, Value::Null);
        browser.post("/api/me/calendar", &json!({})).await;
        assert_eq!(house.browser().get(&address).await.0, 404, "there is a new address");
    }
    assert!(events >= 2, "somebody is asked at each table");
}

#[tokio::test]
async fn whoever_comes_back_is_told_a_story() {
    let house = House::open().await;
    let (arya, bran, id) = house.begun(json!({})).await;
    let mut watcher = house.guest("Cersei").await.socket().await;
    watcher.watch(&id).await;
    let cersei = house.guest("Cersei").await;
    let mut socket = cersei.socket().await;
    let first = socket.watch(&id).await;
    assert!(first["since"].is_null(), "she was never here");
    socket.send(&json!({ "type": "leave", "table": id })).await;
    socket.send(&json!({ "type": "ping", "id": 1 })).await;
    socket.next_of("pong").await;
    let mut sockets = [arya.socket().await, bran.socket().await];
    let mut asked = Vec::new();
    for socket in &mut sockets {
        asked.push(socket.watch(&id).await["frame"]["asked"].clone());
    }
    // Those who sit there play until something is told.
    let mut lines = 0;
    while lines == 0 {
        for seat in 0..2 {
            if let Some(prompt) = asked[seat].as_array().and_then(|asked| asked.first()).cloned() {
                asked[seat] = Value::Null;
                sockets[seat].answer(&id, &prompt, plain_answer(&prompt)).await;
            }
            while let Some(frame) = sockets[seat].within(Duration::from_millis(60)).await {
                if let Some(new) = frame["frame"].get("asked") {
                    asked[seat] = new.clone();
                }
            }
        }
        while let Some(frame) = watcher.within(Duration::from_millis(60)).await {
            lines += frame["frame"]["log"].as_array().map_or(0, Vec::len);
        }
    }
    let (status, story) = cersei.clone().get(&format!("/api/tables/{id}/story")).await;
    assert_eq!(status, 200, "{story}");
    assert!(story["since"].is_number() && story["eyes"] == "spectator", "{story}");
    let back = socket.watch(&id).await;
    assert_eq!(back["since"]["lines"], json!(lines));
    assert_eq!(back["since"]["at"], story["since"]);
}

#[tokio::test]
async fn nobody_must_hear_or_meet_everybody() {
    let house = House::open().await;
    let (mut arya, bran, id) = house.begun(json!({})).await;
    let (_, me) = bran.clone().get("/api/me").await;
    let shun = format!("/api/me/shunned/{}", me["id"].as_str().expect("an id"));
    let (mut one, mut other) = (arya.socket().await, bran.socket().await);
    one.watch(&id).await;
    other.watch(&id).await;
    let say = |text: &str| json!({ "type": "say", "table": id, "room": "table", "text": text });
    other.send(&say("hear me")).await;
    let said = one.next_of("said").await;
    let (status, muted) = arya.call("PUT", &shun, Some(&json!({ "how": "mute" }))).await;
    assert_eq!((status, &muted[0]["name"]), (200, &json!("Bran")), "{muted}");
    other.send(&say("hear me again")).await;
    other.next_of("said").await;
    other.next_of("said").await;
    one.send(&say("silence at last")).await;
    assert_eq!(one.next_of("said").await["said"]["text"], "silence at last");
    // What was said is reported with the words themselves.
    let report = json!({ "about": me["id"], "said": said["said"]["n"], "why": "he shouts" });
    let (status, _) = arya.post(&format!("/api/tables/{id}/report"), &report).await;
    assert_eq!(status, 200);
    let reports = server::reports(&house.config.database).await.expect("they are kept");
    assert_eq!((reports[0].said.as_str(), reports[0].why.as_str()), ("hear me", "he shouts"));
    // Who is blocked does not sit down where the other sits.
    arya.call("PUT", &shun, Some(&json!({ "how": "block" }))).await;
    let wish = json!({ "game": "thrones", "seats": ["me", "open"] });
    let (_, table) = arya.post("/api/tables", &wish).await;
    let join = format!("/api/tables/{}/join", table["id"].as_str().expect("a name"));
    assert_eq!(bran.clone().post(&join, &json!({})).await.0, 409);
    arya.call("DELETE", &shun, None).await;
    assert_eq!(bran.clone().post(&join, &json!({})).await.0, 200);
}

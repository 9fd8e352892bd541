//! Two nodes with one database and one bus: who sits where makes no difference.

use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Server};
use tokio::net::TcpStream;

use crate::harness::{Browser, House, Socket, plain_answer};

/// A bus of a test's own.
struct Nats {
    port: u16,
    process: Child,
}

impl Nats {
    async fn start() -> Nats {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr());
        let port = port.expect("a port is free").port();
        let mut command = Command::new("nats-server");
        command.args(["-a", "127.0.0.1", "-p", &port.to_string()]);
        let process = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let nats = Nats { port, process: process.expect("nats-server is installed") };
        while TcpStream::connect(("127.0.0.1", port)).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        nats
    }

    fn stop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Two nodes.
struct Nodes {
    nats: Nats,
    one: House,
    other: Server,
}

impl Nodes {
    async fn open() -> Nodes {
        let nats = Nats::start().await;
        let bus = Some(format!("nats://127.0.0.1:{}", nats.port));
        let one = House::with(|config| config.bus = bus).await;
        let other = Server::start(Config { port: 0, ..one.config.clone() }).await;
        Nodes { nats, one, other: other.expect("it starts") }
    }

    /// The same browser, sent to the other node.
    fn moved(&self, browser: &Browser) -> Browser {
        Browser { address: self.other.address, ..browser.clone() }
    }

    /// Two people at a table, each through a node of its own.
    async fn begun(&self) -> (Browser, Browser, String) {
        let (arya, bran) = (self.one.guest("Arya").await, self.one.guest("Bran").await);
        let (mut arya, mut bran) = (arya.clone(), self.moved(&bran));
        let wish = json!({ "game": "thrones", "seats": ["me", "open"] });
        let (_, table) = arya.post("/api/tables", &wish).await;
        let id = table["id"].as_str().expect("a name").to_owned();
        for deed in ["join", "ready"] {
            let (status, told) = bran.post(&format!("/api/tables/{id}/{deed}"), &json!({})).await;
            assert_eq!(status, 200, "{deed}: {told}");
        }
        let (status, told) = arya.post(&format!("/api/tables/{id}/start"), &json!({})).await;
        assert_eq!(status, 200, "{told}");
        (arya, bran, id)
    }
}

/// What is asked in a frame, if it is waited for.
fn asked(frame: &Value) -> Option<Value> {
    let asked = frame["frame"]["asked"].as_array()?;
    asked.iter().find(|prompt| prompt["waits"] == true).cloned()
}

/// Both answer whatever they are asked, until each has been told of so many new things.
async fn play(id: &str, sockets: &mut [Socket; 2], frames: [Value; 2], enough: usize) {
    let mut open = frames.map(|frame| asked(&frame));
    let mut heard = [0, 0];
    let [one, other] = sockets;
    while heard[0] < enough || heard[1] < enough {
        for (socket, open) in [&mut *one, &mut *other].into_iter().zip(&mut open) {
            if let Some(prompt) = open.take() {
                socket.answer(id, &prompt, plain_answer(&prompt)).await;
            }
        }
        let (at, frame) = tokio::select! {
            frame = one.next() => (0, frame),
            frame = other.next() => (1, frame),
        };
        if frame["type"] == "table" || frame["type"] == "update" {
            heard[at] += 1;
            open[at] = asked(&frame).or(open[at].take());
        }
        assert!(
            frame["type"] != "refused" || frame["error"] == "late",
            "nobody is refused anything but what comes late: {frame}"
        );
    }
}

#[tokio::test]
async fn people_at_two_nodes_play_one_game() {
    let nodes = Nodes::open().await;
    let (mut arya, mut bran, id) = nodes.begun().await;
    let mut sockets = [arya.socket().await, bran.socket().await];
    let [one, other] = &mut sockets;
    let frames = [one.watch(&id).await, other.watch(&id).await];
    play(&id, &mut sockets, frames, 20).await;
    // What is said at one node is heard at the other, and who is here is known at both.
    let words = json!({ "type": "say", "table": id, "room": "table", "text": "Winter is coming" });
    sockets[0].send(&words).await;
    assert_eq!(sockets[1].next_of("said").await["said"]["text"], "Winter is coming");
    loop {
        let (_, info) = bran.get(&format!("/api/tables/{id}")).await;
        let here = |seat: usize| info["seats"][seat]["who"]["person"]["here"] == true;
        if here(0) && here(1) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // Votes through different nodes are counted together.
    let draw = format!("/api/tables/{id}/draw");
    assert_eq!(arya.post(&draw, &json!({})).await.1["state"], "playing");
    let (status, over) = bran.post(&draw, &json!({})).await;
    assert_eq!((status, &over["state"]), (200, &json!("over")), "{over}");
    while arya.get(&format!("/api/tables/{id}")).await.1["state"] != "over" {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(arya.get(&format!("/api/tables/{id}/journal")).await.0 == 200);
}

#[tokio::test]
async fn a_lost_bus_only_makes_play_slower() {
    let mut nodes = Nodes::open().await;
    let (arya, bran, id) = nodes.begun().await;
    let mut sockets = [arya.socket().await, bran.socket().await];
    let [one, other] = &mut sockets;
    let frames = [one.watch(&id).await, other.watch(&id).await];
    play(&id, &mut sockets, frames, 4).await;
    nodes.nats.stop();
    let [one, other] = &mut sockets;
    let frames = [one.watch(&id).await, other.watch(&id).await];
    play(&id, &mut sockets, frames, 4).await;
}

#[tokio::test]
async fn a_node_that_closes_leaves_its_tables_to_others() {
    let mut nodes = Nodes::open().await;
    let mut arya = nodes.one.guest("Arya").await;
    let wish = json!({ "game": "thrones", "seats": ["me", { "bot": "random" }] });
    let (_, table) = arya.post("/api/tables", &wish).await;
    let id = table["id"].as_str().expect("a name").to_owned();
    assert_eq!(arya.post(&format!("/api/tables/{id}/start"), &json!({})).await.0, 200);
    let mut socket = nodes.moved(&arya).socket().await;
    let mut frame = socket.watch(&id).await;
    let server = nodes.one.server.take().expect("it is open");
    server.close().await.expect("it closes");
    // The bot goes on at the other node.
    for _ in 0..12 {
        if let Some(prompt) = asked(&frame) {
            socket.answer(&id, &prompt, plain_answer(&prompt)).await;
        }
        frame = socket.next_of("update").await;
    }
}

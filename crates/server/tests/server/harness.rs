//! A server of a test's own, and browsers.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use server::{Config, Server};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long a test waits for something that is about to come.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server of a test's own.
pub struct House {
    pub server: Option<Server>,
    pub config: Config,
    file: PathBuf,
}

impl House {
    /// A server with an empty store.
    pub async fn open() -> House {
        House::with(|_| {}).await
    }

    /// A server with an empty store that is told something besides.
    pub async fn with(tell: impl FnOnce(&mut Config)) -> House {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("rookery-server-{}-{number}.db", std::process::id());
        let file = std::env::temp_dir().join(name);
        let database = file.display().to_string();
        let pause = Duration::from_millis(20);
        let mut config = Config { port: 0, database, pause, ..Config::default() };
        (config.requests_a_second, config.requests_a_session) = (0, 0);
        tell(&mut config);
        let server = Server::start(config.clone()).await.expect("it starts");
        House { server: Some(server), config, file }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.server.as_ref().expect("it is open").address
    }

    /// A browser that has not been here before.
    pub fn browser(&self) -> Browser {
        Browser {
            address: self.address(),
            cookie: None,
            bearer: None,
            origin: None,
            host: None,
            ours: true,
            through: None,
            head: String::new(),
        }
    }

    /// A browser with a guest behind it.
    pub async fn guest(&self, name: &str) -> Browser {
        let mut browser = self.browser();
        let (status, me) = browser.post("/api/guest", &json!({ "name": name })).await;
        assert_eq!((status, &me["name"]), (200, &json!(name)), "{me}");
        browser
    }

    /// Two people at a table of the card game that has begun.
    pub async fn begun(&self, more: Value) -> (Browser, Browser, String) {
        let (mut arya, mut bran) = (self.guest("Arya").await, self.guest("Bran").await);
        let mut wish = json!({ "game": "thrones", "seats": ["me", "open"] });
        for (field, value) in more.as_object().into_iter().flatten() {
            wish[field] = value.clone();
        }
        let (_, table) = arya.post("/api/tables", &wish).await;
        let id = table["id"].as_str().expect("a name").to_owned();
        for deed in ["join", "ready", "start"] {
            let browser = if deed == "start" { &mut arya } else { &mut bran };
            let (status, info) =
                browser.post(&format!("/api/tables/{id}/{deed}"), &json!({})).await;
            assert_eq!(status, 200, "{deed}: {info}");
        }
        (arya, bran, id)
    }

    /// Waits until a table is over.
    pub async fn over(&self, table: &str) -> Value {
        let mut browser = self.browser();
        for _ in 0..3000 {
            let (_, info) = browser.get(&format!("/api/tables/{table}")).await;
            if info["state"] == "over" {
                return info;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("the game goes on and on");
    }

    /// Closes the server and opens it again with the same store.
    pub async fn reopen(&mut self) {
        let server = self.server.take().expect("it is open");
        server.close().await.expect("it closes");
        self.server = Some(Server::start(self.config.clone()).await.expect("it starts again"));
    }
}

impl Drop for House {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm"] {
            let mut file = self.file.clone().into_os_string();
            file.push(end);
            std::fs::remove_file(file).ok();
        }
    }
}

/// A browser.
#[derive(Clone)]
pub struct Browser {
    pub address: SocketAddr,
    pub cookie: Option<String>,
    pub bearer: Option<String>,
    pub origin: Option<String>,
    pub host: Option<String>,
    pub ours: bool,
    /// What a proxy says about who asks.
    pub through: Option<String>,
    /// The head of the last answer.
    pub head: String,
}

impl Browser {
    pub async fn get(&mut self, path: &str) -> (u16, Value) {
        self.call("GET", path, None).await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> (u16, Value) {
        self.call("POST", path, Some(body)).await
    }

    /// One request; the status and the body.
    pub async fn call(&mut self, method: &str, path: &str, body: Option<&Value>) -> (u16, Value) {
        let (status, text) = self.raw(method, path, body).await;
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// One request; the status and the body as it came.
    pub async fn raw(&mut self, method: &str, path: &str, body: Option<&Value>) -> (u16, String) {
        let mut stream = TcpStream::connect(self.address).await.expect("it listens");
        let body = body.map(Value::to_string).unwrap_or_default();
        let mut head = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
        let host = self.host.clone().unwrap_or_else(|| self.address.to_string());
        let ours = self.ours.then(|| "1".to_owned());
        let bearer = self.bearer.as_ref().map(|token| format!("Bearer {token}"));
        for (name, value) in [
            ("Host", Some(host)),
            ("X-Rookery", ours),
            ("Cookie", self.cookie.clone()),
            ("Authorization", bearer),
            ("Origin", self.origin.clone()),
            ("X-Forwarded-For", self.through.clone()),
            ("Content-Type", Some("application/json".to_owned())),
            ("Content-Length", Some(body.len().to_string())),
        ] {
            head += &value.map(|value| format!("{name}: {value}\r\n")).unwrap_or_default();
        }
        let request = format!("{head}\r\n{body}");
        // Whoever sends too much is answered before it has sent all.
        stream.write_all(request.as_bytes()).await.ok();
        let mut answer = Vec::new();
        tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer))
            .await
            .expect("it answers in time")
            .ok();
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        head.clone_into(&mut self.head);
        for line in head.lines() {
            if let Some(cookie) = line.to_ascii_lowercase().strip_prefix("set-cookie: ") {
                let start = line.len() - cookie.len();
                let pair = line[start..].split(';').next().expect("a cookie");
                self.cookie = (!pair.ends_with('=')).then(|| pair.to_owned());
            }
        }
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        (status.expect("a status"), body.to_owned())
    }

    /// Opens the browser's socket and says hello.
    pub async fn socket(&self) -> Socket {
        self.socket_with(&json!([])).await
    }

    /// Opens the browser's socket and says what it had seen before.
    pub async fn socket_with(&self, resume: &Value) -> Socket {
        let mut socket = self.try_socket().await.expect("it opens");
        socket.send(&json!({ "type": "hello", "protocol": 1, "resume": resume })).await;
        assert_eq!(socket.next().await["type"], "welcome");
        socket
    }

    /// Opens the browser's socket, if it is let in.
    pub async fn try_socket(&self) -> Option<Socket> {
        let mut request =
            format!("ws://{}/ws", self.address).into_client_request().expect("an address");
        if let Some(cookie) = &self.cookie {
            let cookie = cookie.parse().expect("plain letters");
            request.headers_mut().insert("Cookie", cookie);
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await.ok()?;
        Some(Socket { stream, seen: Vec::new(), next: 1 })
    }
}

/// The socket of a browser.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every frame that came.
    pub seen: Vec<String>,
    next: u64,
}

impl Socket {
    pub async fn send(&mut self, frame: &Value) {
        self.send_text(frame.to_string()).await;
    }

    /// Sends something that may be no frame; a socket that is cut off meanwhile takes no more of it.
    pub async fn send_text(&mut self, text: String) {
        self.stream.send(Message::text(text)).await.ok();
    }

    /// Whether the server closes it.
    pub async fn is_closed(&mut self) -> bool {
        loop {
            match tokio::time::timeout(PATIENCE, self.stream.next()).await {
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return true,
                Ok(Some(Ok(_))) => {}
                Err(_) => return false,
            }
        }
    }

    /// The next frame, if one comes within this time.
    pub async fn within(&mut self, time: Duration) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(time, self.stream.next()).await.ok()??;
            let Ok(Message::Text(text)) = message else { continue };
            self.seen.push(text.to_string());
            return Some(serde_json::from_str(&text).expect("a frame is JSON"));
        }
    }

    /// The next frame.
    pub async fn next(&mut self) -> Value {
        self.within(PATIENCE).await.expect("a frame comes")
    }

    /// The next frame of this type; others are let pass.
    pub async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let frame = self.next().await;
            if frame["type"] == kind {
                return frame;
            }
        }
    }

    /// Begins to watch a table; its frame.
    pub async fn watch(&mut self, table: &str) -> Value {
        self.send(&json!({ "type": "watch", "table": table })).await;
        self.next_of("table").await
    }

    /// Begins to watch a table through these eyes; its frame.
    pub async fn watch_as(&mut self, table: &str, eyes: &Value) -> Value {
        self.send(&json!({ "type": "watch", "table": table, "eyes": eyes })).await;
        self.next_of("table").await
    }

    /// Sends an answer to a prompt; its number.
    pub async fn answer(&mut self, table: &str, prompt: &Value, answer: Value) -> u64 {
        self.next += 1;
        let (seat, stamp, id) = (&prompt["seat"], &prompt["stamp"], self.next);
        let frame = json!({
            "type": "answer", "table": table, "seat": seat, "prompt": stamp, "answer": answer, "id": id
        });
        self.send(&frame).await;
        id
    }
}

/// A plain answer to a prompt: its last choice, the fewest things, the order given, the least amount.
pub fn plain_answer(prompt: &Value) -> Value {
    let shape = &prompt["shape"];
    let items = |of: &Value, count: usize| -> Vec<Value> {
        of.as_array().into_iter().flatten().take(count).map(|one| one["item"].clone()).collect()
    };
    if let Some(calm) = prompt.get("calm") {
        return calm.clone();
    }
    if let Some(one) = shape.get("one") {
        let of = one["of"].as_array().expect("choices");
        return json!({ "one": of.last().expect("a choice")["item"] });
    }
    if let Some(some) = shape.get("some") {
        let least = some["count"][0].as_u64().expect("a number") as usize;
        return json!({ "some": items(&some["of"], least) });
    }
    if let Some(order) = shape.get("order") {
        return json!({ "order": items(&order["of"], usize::MAX) });
    }
    json!({ "amount": shape["amount"]["range"][0] })
}

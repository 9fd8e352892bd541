//! Players and watchers over real sockets.

use std::collections::{BTreeMap, VecDeque};
use std::future::ready;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use futures_util::{SinkExt as _, StreamExt as _};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::{Mutex, watch};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::answer::answer;
use super::figures::Latencies;

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How many sit and look, and how fast they play.
#[derive(Clone, Copy)]
pub struct Plan {
    /// How many tables.
    pub tables: usize,
    /// How many sockets.
    pub sockets: usize,
    /// How long a player thinks.
    pub think: Duration,
    /// Whether the answers that were taken are remembered.
    pub kept: bool,
}

/// Everybody.
pub struct Crowd {
    address: SocketAddr,
    plan: Plan,
    cookies: [String; 2],
    tables: Vec<Place>,
    over: AtomicBool,
    /// Answers that were refused though they were offered.
    refused: AtomicU64,
    /// Answers the server said are taken.
    pub acknowledged: AtomicU64,
}

/// A place where one table after the other is played.
struct Place {
    /// The table that is played now.
    table: watch::Sender<String>,
    flight: Mutex<Flight>,
}

/// The decision that is on its way, and what is known of those before it.
#[derive(Default)]
struct Flight {
    sent: Option<Instant>,
    /// How long it took until the last who was told was told.
    last: Duration,
    latencies: Latencies,
    decisions: u64,
    /// The answers that were taken, table by table, with their seats.
    taken: BTreeMap<String, Vec<(u64, Value)>>,
}

/// What came of it.
pub struct Played {
    /// From a decision to the last viewer.
    pub latencies: Latencies,
    /// How many decisions were taken.
    pub decisions: u64,
    /// Answers that were refused though they were offered.
    pub refused: u64,
    /// The answers that were taken, table by table, with their seats.
    pub taken: BTreeMap<String, Vec<(u64, Value)>>,
}

impl Crowd {
    /// Opens the tables and begins their games.
    pub async fn sit_down(address: SocketAddr, plan: Plan) -> Result<Crowd> {
        let cookies = [guest(address, "Arya").await?, guest(address, "Bran").await?];
        let mut tables = Vec::new();
        for _ in 0..plan.tables {
            let table = watch::channel(begun(address, &cookies).await?).0;
            tables.push(Place { table, flight: Mutex::default() });
        }
        let (over, refused, acknowledged) = Default::default();
        Ok(Crowd { address, plan, cookies, tables, over, refused, acknowledged })
    }

    /// Everybody plays for so long.
    pub async fn play(self: &Arc<Crowd>, time: Duration) -> Played {
        let mut everybody = self.take_seats();
        tokio::time::sleep(time).await;
        self.end(&mut everybody).await
    }

    /// Everybody sits down and plays until it is over.
    pub fn take_seats(self: &Arc<Crowd>) -> JoinSet<()> {
        let each = self.plan.sockets / self.plan.tables;
        let mut everybody = JoinSet::new();
        for place in 0..self.plan.tables {
            for nth in 0..each {
                everybody.spawn(Arc::clone(self).sit(place, nth));
            }
        }
        everybody
    }

    /// It is over; what came of it.
    pub async fn end(&self, everybody: &mut JoinSet<()>) -> Played {
        self.over.store(true, Ordering::Relaxed);
        everybody.abort_all();
        while everybody.join_next().await.is_some() {}
        let refused = self.refused.load(Ordering::Relaxed);
        let (latencies, taken) = (Latencies::default(), BTreeMap::new());
        let mut played = Played { latencies, decisions: 0, refused, taken };
        for place in &self.tables {
            let flight = std::mem::take(&mut *place.flight.lock().await);
            played.latencies.extend(flight.latencies);
            played.decisions += flight.decisions;
            played.taken.extend(flight.taken);
        }
        played
    }

    /// Sits at a place, or watches, and comes back whenever the connection is lost.
    async fn sit(self: Arc<Crowd>, place: usize, nth: usize) {
        let mut rng = SmallRng::seed_from_u64((place * 64 + nth) as u64);
        while !self.over.load(Ordering::Relaxed) {
            if self.sit_once(place, nth, &mut rng).await.is_err() {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }

    async fn sit_once(&self, place: usize, nth: usize, rng: &mut SmallRng) -> Result<()> {
        let cookie = self.cookies.get(nth).map(String::as_str);
        let mut stream = connect(self.address, cookie).await?;
        let mut tables = self.tables[place].table.subscribe();
        let mut table = tables.borrow_and_update().clone();
        send(&mut stream, &json!({ "type": "watch", "table": table })).await?;
        let mut unread = VecDeque::new();
        loop {
            let frame = tokio::select! {
                biased;
                Some(frame) = ready(unread.pop_front()) => frame,
                changed = tables.changed() => {
                    changed?;
                    table = tables.borrow_and_update().clone();
                    send(&mut stream, &json!({ "type": "watch", "table": table })).await?;
                    continue;
                }
                frame = next(&mut stream) => frame?,
            };
            let whole = frame["type"] == "table";
            let about = frame["table"] == *table && (whole || frame["type"] == "update");
            if !about {
                if frame["type"] == "refused" && frame["error"] != "late" {
                    self.refused.fetch_add(1, Ordering::Relaxed);
                }
                continue;
            }
            self.tables[place].flight.lock().await.arrived();
            if !frame["frame"]["outcome"].is_null() {
                if nth == 0 {
                    let next = begun(self.address, &self.cookies).await?;
                    self.tables[place].table.send_replace(next);
                }
                continue;
            }
            let asked = frame["frame"]["asked"].as_array();
            let prompt = asked.into_iter().flatten().find(|prompt| prompt["waits"] == true);
            if let Some(prompt) = prompt.filter(|_| nth < 2) {
                self.decide(&mut stream, place, &table, prompt, rng, &mut unread).await?;
            }
        }
    }

    /// Thinks and answers. It is taken once the server has said so.
    async fn decide(
        &self,
        stream: &mut Stream,
        place: usize,
        table: &str,
        prompt: &Value,
        rng: &mut SmallRng,
        unread: &mut VecDeque<Value>,
    ) -> Result<()> {
        tokio::time::sleep(self.plan.think).await;
        let (seat, stamp, answer) = (&prompt["seat"], &prompt["stamp"], answer(prompt, rng));
        let flight = &self.tables[place].flight;
        flight.lock().await.begin();
        let frame = json!({
            "type": "answer", "table": table, "seat": seat, "prompt": stamp, "answer": answer, "id": 1,
        });
        send(stream, &frame).await?;
        if !self.plan.kept {
            return Ok(());
        }
        loop {
            let frame = next(stream).await?;
            if frame["type"] == "done" {
                let (seat, forced) = (seat.as_u64().context("a seat")?, prompt["forced"] == true);
                if !forced {
                    let mut flight = flight.lock().await;
                    flight.taken.entry(table.to_owned()).or_default().push((seat, answer));
                }
                self.acknowledged.fetch_add(1, Ordering::Relaxed);
                return Ok(());
            }
            let refused = frame["type"] == "refused";
            unread.push_back(frame);
            if refused {
                return Ok(());
            }
        }
    }
}

impl Flight {
    fn begin(&mut self) {
        if self.sent.is_some() && !self.last.is_zero() {
            self.latencies.push(self.last);
        }
        self.decisions += 1;
        (self.sent, self.last) = (Some(Instant::now()), Duration::ZERO);
    }

    fn arrived(&mut self) {
        if let Some(sent) = self.sent {
            self.last = sent.elapsed();
        }
    }
}

/// Opens sockets that only say hello.
pub async fn idle_sockets(address: SocketAddr, count: usize) -> Result<Vec<Stream>> {
    let mut sockets = Vec::new();
    for _ in 0..count {
        sockets.push(connect(address, None).await?);
    }
    Ok(sockets)
}

async fn connect(address: SocketAddr, cookie: Option<&str>) -> Result<Stream> {
    let mut stream = open(&format!("ws://{address}/ws"), cookie).await?;
    send(&mut stream, &json!({ "type": "hello", "protocol": 1 })).await?;
    ensure!(next(&mut stream).await?["type"] == "welcome", "it says welcome");
    Ok(stream)
}

/// Opens a socket.
pub async fn open(address: &str, cookie: Option<&str>) -> Result<Stream> {
    let mut request = address.into_client_request()?;
    if let Some(cookie) = cookie {
        request.headers_mut().insert("Cookie", cookie.parse()?);
    }
    let (stream, _) = tokio_tungstenite::connect_async_with_config(request, None, true).await?;
    Ok(stream)
}

/// Sends a frame.
pub async fn send(stream: &mut Stream, frame: &Value) -> Result<()> {
    Ok(stream.send(Message::text(frame.to_string())).await?)
}

/// The next frame.
pub async fn next(stream: &mut Stream) -> Result<Value> {
    loop {
        match stream.next().await.context("it is closed")?? {
            Message::Text(text) => return Ok(serde_json::from_str(&text)?),
            Message::Close(_) => anyhow::bail!("it is closed"),
            _ => {}
        }
    }
}

async fn guest(address: SocketAddr, name: &str) -> Result<String> {
    let (head, _) = post(address, "/api/guest", None, &json!({ "name": name })).await?;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let pair = cookie.and_then(|cookie| cookie.split(';').next()).context("a cookie")?;
    Ok(pair.to_owned())
}

/// A table of the card game at which two guests have begun.
async fn begun(address: SocketAddr, cookies: &[String; 2]) -> Result<String> {
    let wish = json!({ "game": "thrones", "seats": ["me", "open"] });
    let (_, table) = post(address, "/api/tables", Some(&cookies[0]), &wish).await?;
    let id = table["id"].as_str().context("a table")?.to_owned();
    for (deed, cookie) in [("join", &cookies[1]), ("ready", &cookies[1]), ("start", &cookies[0])] {
        post(address, &format!("/api/tables/{id}/{deed}"), Some(cookie), &json!({})).await?;
    }
    Ok(id)
}

async fn post(
    address: SocketAddr,
    path: &str,
    cookie: Option<&String>,
    body: &Value,
) -> Result<(String, Value)> {
    let mut stream = TcpStream::connect(address).await?;
    let body = body.to_string();
    let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nX-Rookery: 1\r\n{cookie}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").context("a head and a body")?;
    ensure!(head.starts_with("HTTP/1.1 200"), "{path}: {body}");
    Ok((head.to_owned(), serde_json::from_str(body)?))
}

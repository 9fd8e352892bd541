//! Players and watchers over real sockets.

use std::collections::{BTreeMap, VecDeque};
use std::future::ready;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use futures_util::{SinkExt as _, StreamExt as _};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::answer::answer;
use super::figures::Latencies;
use super::flight::{Flight, Gate};

/// A socket of ours.
pub type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How many sit and look, and how fast they play.
#[derive(Clone, Copy)]
pub struct Plan {
    /// How many tables.
    pub tables: usize,
    /// How many sockets.
    pub sockets: usize,
    /// About how long a player thinks.
    pub think: Duration,
    /// Whether the answers that were taken are remembered.
    pub kept: bool,
    /// Whether every other table is played against a steward of the server's.
    pub bots: bool,
}

/// Everybody.
pub struct Crowd {
    /// Where the nodes are; players of one table come to different ones.
    nodes: Vec<SocketAddr>,
    plan: Plan,
    cookies: [String; 2],
    tables: Vec<Place>,
    /// When they may play.
    pub gate: Gate,
    over: AtomicBool,
    /// Answers that were refused though they were offered.
    refused: AtomicU64,
    /// Frames that never came.
    lost: AtomicU64,
    /// How many frames came, and how many bytes they had.
    frames: AtomicU64,
    bytes: AtomicU64,
    /// Answers the server said are taken.
    pub acknowledged: AtomicU64,
}

/// A place where one table after the other is played.
struct Place {
    /// The table that is played now.
    table: watch::Sender<String>,
    flight: Flight,
    /// The answers that were taken, table by table, with their seats.
    taken: Mutex<BTreeMap<String, Vec<(u64, Value)>>>,
}

/// What came of it.
pub struct Played {
    /// From a decision to the last viewer.
    pub latencies: Latencies,
    /// How many decisions were taken.
    pub decisions: u64,
    /// Answers that were refused though they were offered.
    pub refused: u64,
    /// Frames that never came.
    pub lost: u64,
    /// The answers that were taken, table by table, with their seats.
    pub taken: BTreeMap<String, Vec<(u64, Value)>>,
}

/// What everybody reads of a frame.
#[derive(Deserialize)]
struct Head<'f> {
    #[serde(rename = "type")]
    kind: &'f str,
    table: Option<&'f str>,
    error: Option<&'f str>,
    #[serde(borrow)]
    frame: Option<&'f RawValue>,
}

#[derive(Deserialize)]
struct Numbered {
    n: u64,
}

impl Crowd {
    /// Opens the tables and begins their games.
    pub async fn sit_down(nodes: Vec<SocketAddr>, plan: Plan) -> Result<Crowd> {
        let address = nodes[0];
        let cookies = [guest(address, "Arya").await?, guest(address, "Bran").await?];
        let mut tables = Vec::new();
        for place in 0..plan.tables {
            let table = begun(address, &cookies, plan.bots && place % 2 == 1).await?;
            let (table, flight, taken) =
                (watch::Sender::new(table), Flight::default(), Mutex::default());
            tables.push(Place { table, flight, taken });
        }
        let (over, refused, lost, frames, bytes, acknowledged) = Default::default();
        let gate = Gate::new(true);
        Ok(Crowd {
            nodes,
            plan,
            cookies,
            tables,
            gate,
            over,
            refused,
            lost,
            frames,
            bytes,
            acknowledged,
        })
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
        let (refused, lost) =
            (self.refused.load(Ordering::Relaxed), self.lost.load(Ordering::Relaxed));
        let (latencies, taken) = (Latencies::default(), BTreeMap::new());
        let mut played = Played { latencies, decisions: 0, refused, lost, taken };
        for place in &self.tables {
            let (latencies, decisions) = place.flight.land();
            played.latencies.extend(latencies);
            played.decisions += decisions;
            let mut taken = place.taken.lock().expect("nobody breaks down in here");
            played.taken.extend(std::mem::take(&mut *taken));
        }
        played
    }

    /// How long a frame was in the mean.
    pub fn frame_length(&self) -> usize {
        let frames = self.frames.load(Ordering::Relaxed).max(1);
        (self.bytes.load(Ordering::Relaxed) / frames) as usize
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
        let mut stream = connect(self.nodes[(place + nth) % self.nodes.len()], cookie).await?;
        let mut tables = self.tables[place].table.subscribe();
        let mut table = tables.borrow_and_update().clone();
        send(&mut stream, &json!({ "type": "watch", "table": table })).await?;
        let (mut unread, mut number) = (VecDeque::new(), 0);
        loop {
            let text = tokio::select! {
                biased;
                Some(text) = ready(unread.pop_front()) => text,
                changed = tables.changed() => {
                    changed?;
                    table = tables.borrow_and_update().clone();
                    send(&mut stream, &json!({ "type": "watch", "table": table })).await?;
                    continue;
                }
                came = receive(&mut stream) => {
                    let (at, text) = came?;
                    let head: Head<'_> = serde_json::from_str(&text)?;
                    if head.kind == "update" && head.table == Some(&table) {
                        self.tables[place].flight.arrived(nth, at);
                        self.frames.fetch_add(1, Ordering::Relaxed);
                        self.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
                    }
                    text
                }
            };
            let head: Head<'_> = serde_json::from_str(&text)?;
            let whole = head.kind == "table";
            if head.kind == "refused" && head.error != Some("late") {
                self.refused.fetch_add(1, Ordering::Relaxed);
            }
            let Some(frame) = head.frame.filter(|_| head.table == Some(&table)) else { continue };
            let Numbered { n } = serde_json::from_str(frame.get())?;
            let missing = if whole { 0 } else { n.saturating_sub(number + 1) };
            self.lost.fetch_add(missing, Ordering::Relaxed);
            number = n;
            if nth < 2 {
                let frame = serde_json::from_str(frame.get())?;
                self.play(&mut stream, (place, nth), &table, &frame, rng, &mut unread).await?;
            }
        }
    }

    /// Answers what a frame asks; begins another game when one is over.
    async fn play(
        &self,
        stream: &mut Stream,
        (place, nth): (usize, usize),
        table: &str,
        frame: &Value,
        rng: &mut SmallRng,
        unread: &mut VecDeque<Utf8Bytes>,
    ) -> Result<()> {
        if !frame["outcome"].is_null() {
            if nth == 0 {
                let bot = self.plan.bots && place % 2 == 1;
                let next = begun(self.nodes[0], &self.cookies, bot).await?;
                self.tables[place].table.send_replace(next);
            }
            return Ok(());
        }
        let asked = frame["asked"].as_array();
        match asked.into_iter().flatten().find(|prompt| prompt["waits"] == true) {
            Some(prompt) => self.decide(stream, place, table, prompt, rng, unread).await,
            None => Ok(()),
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
        unread: &mut VecDeque<Utf8Bytes>,
    ) -> Result<()> {
        self.gate.think(self.plan.think, rng).await;
        let (seat, stamp, answer) = (&prompt["seat"], &prompt["stamp"], answer(prompt, rng));
        let frame = json!({
            "type": "answer", "table": table, "seat": seat, "prompt": stamp, "answer": answer, "id": 1,
        });
        let text = frame.to_string();
        self.tables[place].flight.begin();
        stream.send(Message::text(text)).await?;
        if !self.plan.kept {
            return Ok(());
        }
        loop {
            let (_, text) = receive(stream).await?;
            let head: Head<'_> = serde_json::from_str(&text)?;
            if head.kind == "done" {
                let (seat, forced) = (seat.as_u64().context("a seat")?, prompt["forced"] == true);
                if !forced {
                    let taken = &self.tables[place].taken;
                    let mut taken = taken.lock().expect("nobody breaks down in here");
                    taken.entry(table.to_owned()).or_default().push((seat, answer));
                }
                self.acknowledged.fetch_add(1, Ordering::Relaxed);
                return Ok(());
            }
            let refused = head.kind == "refused";
            unread.push_back(text);
            if refused {
                return Ok(());
            }
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
    let (_, welcome) = receive(&mut stream).await?;
    let welcome: Head<'_> = serde_json::from_str(&welcome)?;
    ensure!(welcome.kind == "welcome", "it says welcome");
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
async fn send(stream: &mut Stream, frame: &Value) -> Result<()> {
    Ok(stream.send(Message::text(frame.to_string())).await?)
}

/// The next frame, and when it came.
pub async fn receive(stream: &mut Stream) -> Result<(Instant, Utf8Bytes)> {
    loop {
        match stream.next().await.context("it is closed")?? {
            Message::Text(text) => return Ok((Instant::now(), text)),
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

/// A table of the card game at which a guest and another, or a bot, have begun.
async fn begun(address: SocketAddr, cookies: &[String; 2], bot: bool) -> Result<String> {
    let other = if bot { json!({ "bot": "steward" }) } else { json!("open") };
    let wish = json!({ "game": "thrones", "seats": ["me", other] });
    let (_, table) = post(address, "/api/tables", Some(&cookies[0]), &wish).await?;
    let id = table["id"].as_str().context("a table")?.to_owned();
    if bot {
        post(address, &format!("/api/tables/{id}/start"), Some(&cookies[0]), &json!({})).await?;
        return Ok(id);
    }
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

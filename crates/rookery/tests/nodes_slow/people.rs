//! People who sit at tables through different nodes, and go to the next when theirs is gone.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use futures_util::{SinkExt as _, StreamExt as _};
use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::answer::answer;

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long a browser waits for anything before it comes back over another socket.
const SILENCE: Duration = Duration::from_secs(20);
/// Refusals that tell a browser to try again.
const AGAIN: [&str; 5] = ["late", "store", "closing", "overtaken", "not_now"];

/// An answer the server said is taken.
#[derive(Clone)]
pub struct Taken {
    pub seat: u64,
    pub stamp: String,
    pub answer: Value,
}

/// Everybody.
pub struct People {
    nodes: Vec<SocketAddr>,
    cookies: [String; 2],
    pub tables: Vec<Table>,
    over: AtomicBool,
    /// What nobody should have been told.
    pub faults: Mutex<Vec<String>>,
}

/// A table, and what happened there.
pub struct Table {
    pub id: String,
    pub bot: bool,
    pub taken: Mutex<Vec<Taken>>,
    /// How often somebody was told of something new.
    pub heard: AtomicU64,
    pub ended: AtomicBool,
    /// What was refused there, and how often.
    refused: Mutex<BTreeMap<String, usize>>,
}

impl People {
    /// Opens the tables: at every fourth a bot plays.
    pub async fn sit_down(nodes: Vec<SocketAddr>, tables: usize) -> Result<People> {
        let cookies = [guest(nodes[0], "Arya").await?, guest(nodes[1], "Bran").await?];
        let mut people = People {
            nodes,
            cookies,
            tables: Vec::new(),
            over: AtomicBool::new(false),
            faults: Mutex::default(),
        };
        for number in 0..tables {
            let bot = number % 4 == 3;
            let id = people.begun(number, bot).await?;
            people.tables.push(Table {
                id,
                bot,
                taken: Mutex::default(),
                heard: AtomicU64::new(0),
                ended: AtomicBool::new(false),
                refused: Mutex::default(),
            });
        }
        Ok(people)
    }

    /// A table at which two sit through different nodes.
    async fn begun(&self, number: usize, bot: bool) -> Result<String> {
        let node = |nth: usize| self.nodes[(number + nth) % self.nodes.len()];
        let other = if bot { json!({ "bot": "random" }) } else { json!("open") };
        let wish = json!({ "game": "thrones", "seats": ["me", other] });
        let [arya, bran] = [0, 1].map(|nth| Some(self.cookies[nth].as_str()));
        let table = post(node(0), "/api/tables", arya, &wish).await?.1;
        let id = table["id"].as_str().context("a table")?.to_owned();
        let deed = |deed: &str| format!("/api/tables/{id}/{deed}");
        if !bot {
            post(node(1), &deed("join"), bran, &json!({})).await?;
            post(node(2), &deed("ready"), bran, &json!({})).await?;
        }
        post(node(1), &deed("start"), arya, &json!({})).await?;
        Ok(id)
    }

    /// Everybody plays until it is over.
    pub fn play(self: &Arc<People>) -> JoinSet<()> {
        let mut everybody = JoinSet::new();
        for number in 0..self.tables.len() {
            for nth in 0..2 {
                everybody.spawn(Arc::clone(self).sit(number, nth));
            }
        }
        everybody
    }

    pub async fn end(&self, everybody: &mut JoinSet<()>) {
        self.over.store(true, Ordering::Relaxed);
        everybody.abort_all();
        while everybody.join_next().await.is_some() {}
    }

    /// Waits until at every table that goes on something was decided and heard since.
    pub async fn all_go_on(&self, patience: Duration) {
        let counts = || -> BTreeMap<&str, u64> {
            self.tables
                .iter()
                .map(|one| (one.id.as_str(), one.heard.load(Ordering::Relaxed)))
                .collect()
        };
        let (before, begun) = (counts(), std::time::Instant::now());
        loop {
            let stuck: Vec<&Table> = self
                .tables
                .iter()
                .filter(|one| !one.ended.load(Ordering::Relaxed))
                .filter(|one| one.heard.load(Ordering::Relaxed) < before[one.id.as_str()] + 2)
                .collect();
            if stuck.is_empty() {
                return;
            }
            assert!(
                begun.elapsed() < patience,
                "{} tables do not go on: {:?}",
                stuck.len(),
                stuck.iter().map(|one| (&one.id, one.bot, &one.refused)).collect::<Vec<_>>()
            );
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Sits at a table, and comes back through the next node whenever the connection is lost.
    async fn sit(self: Arc<People>, number: usize, nth: usize) {
        let mut rng = SmallRng::seed_from_u64((number * 2 + nth) as u64);
        let mut unsure = None;
        for attempt in 0.. {
            if self.over.load(Ordering::Relaxed)
                || self.tables[number].ended.load(Ordering::Relaxed)
            {
                return;
            }
            let node = self.nodes[(number + nth + attempt) % self.nodes.len()];
            let left = self.sit_once(number, nth, node, &mut rng, &mut unsure).await;
            if left.is_err() {
                tokio::time::sleep(Duration::from_millis(250)).await;
            }
        }
    }

    async fn sit_once(
        &self,
        number: usize,
        nth: usize,
        node: SocketAddr,
        rng: &mut SmallRng,
        unsure: &mut Option<(String, Value)>,
    ) -> Result<()> {
        let table = &self.tables[number];
        let mut stream = connect(node, &self.cookies[nth]).await?;
        send(&mut stream, &json!({ "type": "watch", "table": table.id })).await?;
        loop {
            let frame = next(&mut stream).await?;
            match frame["type"].as_str().unwrap_or_default() {
                "done" => self.note_done(number, nth, unsure),
                "refused" => self.note_refused(number, &frame, unsure)?,
                "slow" => return Ok(()),
                "table" | "update" => {
                    table.heard.fetch_add(1, Ordering::Relaxed);
                    if !frame["frame"]["outcome"].is_null() {
                        table.ended.store(true, Ordering::Relaxed);
                        return Ok(());
                    }
                }
                _ => continue,
            }
            let asked = frame["frame"]["asked"].as_array();
            let prompt = asked.into_iter().flatten().find(|prompt| prompt["waits"] == true);
            let Some(prompt) = prompt.filter(|_| nth == 0 || !table.bot) else { continue };
            let stamp = prompt["stamp"].as_str().context("a stamp")?.to_owned();
            tokio::time::sleep(Duration::from_millis(rng.random_range(200..1400))).await;
            // What was clicked before and not acknowledged is sent again, not something else.
            let known = unsure.take().filter(|(before, _)| *before == stamp);
            let (stamp, answer) = known.unwrap_or_else(|| (stamp, answer(prompt, rng)));
            let forced = prompt["forced"] == true;
            let frame = json!({
                "type": "answer", "table": table.id, "seat": prompt["seat"], "prompt": stamp,
                "answer": answer, "id": if forced { 2 } else { 1 },
            });
            *unsure = Some((stamp, answer)).filter(|_| !forced);
            send(&mut stream, &frame).await?;
        }
    }

    fn note_done(&self, number: usize, nth: usize, unsure: &mut Option<(String, Value)>) {
        if let Some((stamp, answer)) = unsure.take() {
            let mut taken = self.tables[number].taken.lock().expect("nobody breaks down in here");
            taken.push(Taken { seat: nth as u64, stamp, answer });
        }
    }

    fn note_refused(
        &self,
        number: usize,
        frame: &Value,
        unsure: &mut Option<(String, Value)>,
    ) -> Result<()> {
        *unsure = None;
        let error = frame["error"].as_str().unwrap_or_default();
        let mut refused = self.tables[number].refused.lock().expect("nobody breaks down in here");
        *refused.entry(format!("{error}: {}", frame["message"])).or_default() += 1;
        drop(refused);
        if !AGAIN.contains(&error) {
            self.faults.lock().expect("nobody breaks down in here").push(frame.to_string());
        }
        // Whoever is refused for another reason than being late looks again.
        ensure!(error == "late", "{frame}");
        Ok(())
    }
}

async fn connect(node: SocketAddr, cookie: &str) -> Result<Stream> {
    let mut request = format!("ws://{node}/ws").into_client_request()?;
    request.headers_mut().insert("Cookie", cookie.parse()?);
    let (mut stream, _) = tokio_tungstenite::connect_async_with_config(request, None, true).await?;
    send(&mut stream, &json!({ "type": "hello", "protocol": 1 })).await?;
    ensure!(next(&mut stream).await?["type"] == "welcome", "it says welcome");
    Ok(stream)
}

async fn send(stream: &mut Stream, frame: &Value) -> Result<()> {
    Ok(stream.send(Message::text(frame.to_string())).await?)
}

async fn next(stream: &mut Stream) -> Result<Value> {
    loop {
        let message = tokio::time::timeout(SILENCE, stream.next()).await?;
        match message.context("it is closed")?? {
            Message::Text(text) => return Ok(serde_json::from_str(&text)?),
            Message::Close(_) => anyhow::bail!("it is closed"),
            _ => {}
        }
    }
}

async fn guest(node: SocketAddr, name: &str) -> Result<String> {
    let (head, _) = post(node, "/api/guest", None, &json!({ "name": name })).await?;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    Ok(cookie.and_then(|cookie| cookie.split(';').next()).context("a cookie")?.to_owned())
}

/// Asks a node for something; the head and the body.
pub async fn post(
    node: SocketAddr,
    path: &str,
    cookie: Option<&str>,
    body: &Value,
) -> Result<(String, Value)> {
    let mut stream = TcpStream::connect(node).await?;
    let body = body.to_string();
    let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {node}\r\nConnection: close\r\nX-Rookery: 1\r\n{cookie}\
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

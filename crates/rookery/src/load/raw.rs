//! A raw broadcast with the same stack: what the sockets alone cost.

use std::collections::HashMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::Result;
use axum::Router;
use axum::extract::ws::{self, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::routing::get;
use futures_util::SinkExt as _;
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use server::RawLog;
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use super::client::{Stream, open, receive};
use super::figures::Latencies;
use super::flight::{Flight, Gate};

/// Whether what is said is kept before anybody hears it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Keeping {
    /// It is on the disk first, each thing in a commit of its own.
    First,
    /// It is not kept.
    Never,
}

impl Keeping {
    /// The beginning of the address of its rooms.
    const fn address(self) -> &'static str {
        match self {
            Keeping::First => "kept",
            Keeping::Never => "bare",
        }
    }
}

/// A room, and those who hear there.
type Rooms = Mutex<HashMap<(Keeping, usize), Vec<mpsc::Sender<Utf8Bytes>>>>;

struct Shared {
    rooms: Rooms,
    log: RawLog,
}

/// Serves rooms in which everybody hears what anybody says; in half of them it is kept first, in a database of its own.
pub async fn serve(port: u16, database: &str) -> Result<()> {
    let shared = Arc::new(Shared { rooms: Rooms::default(), log: RawLog::open(database).await? });
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?;
    eprintln!("rookery: http://{}", listener.local_addr()?);
    let listener = axum::serve::ListenerExt::tap_io(listener, |stream| {
        stream.set_nodelay(true).ok();
    });
    let mut router = Router::new();
    for keeping in [Keeping::First, Keeping::Never] {
        let connect = move |State(shared): State<Arc<Shared>>,
                            Path(room): Path<usize>,
                            up: WebSocketUpgrade| async move {
            up.read_buffer_size(4096)
                .write_buffer_size(4096)
                .on_upgrade(move |socket| hear(shared, (keeping, room), socket))
        };
        router = router.route(&format!("/{}/{{room}}", keeping.address()), get(connect));
    }
    let router = router.with_state(shared);
    Ok(axum::serve(listener, router).await?)
}

async fn hear(shared: Arc<Shared>, room: (Keeping, usize), mut socket: WebSocket) {
    let (sender, mut heard) = mpsc::channel(256);
    shared.rooms.lock().expect("nobody breaks down in here").entry(room).or_default().push(sender);
    loop {
        tokio::select! {
            said = socket.recv() => match said {
                Some(Ok(ws::Message::Text(text))) => {
                    if room.0 == Keeping::First && shared.log.append().await.is_err() {
                        return;
                    }
                    let rooms = shared.rooms.lock().expect("nobody breaks down in here");
                    for other in &rooms[&room] {
                        other.try_send(text.clone()).ok();
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            },
            text = heard.recv() => {
                let Some(text) = text else { return };
                if socket.send(ws::Message::Text(text)).await.is_err() {
                    return;
                }
            }
        }
    }
}

/// Rooms in which somebody says something every now and then, and everybody hears it.
pub struct Broadcast {
    address: SocketAddr,
    keeping: Keeping,
    rooms: Vec<Flight>,
    /// When they may speak.
    pub gate: Gate,
    think: Duration,
    words: String,
}

impl Broadcast {
    /// So many rooms; what is said there is so long.
    pub fn new(
        address: SocketAddr,
        keeping: Keeping,
        rooms: usize,
        think: Duration,
        length: usize,
    ) -> Broadcast {
        let (rooms, gate) = ((0..rooms).map(|_| Flight::default()).collect(), Gate::new(false));
        Broadcast { address, keeping, rooms, gate, think, words: "x".repeat(length) }
    }

    /// Everybody comes in, so many to a room.
    pub async fn take_seats(self: &Arc<Broadcast>, each: usize) -> Result<JoinSet<()>> {
        let mut everybody = JoinSet::new();
        for room in 0..self.rooms.len() {
            for nth in 0..each {
                let (address, kind) = (self.address, self.keeping.address());
                let stream = open(&format!("ws://{address}/{kind}/{room}"), None).await?;
                let all = Arc::clone(self);
                everybody
                    .spawn(async move { all.sit(stream, room, nth).await.unwrap_or_default() });
            }
        }
        Ok(everybody)
    }

    /// How long it took until the last had heard.
    pub async fn end(&self, everybody: &mut JoinSet<()>) -> Latencies {
        everybody.abort_all();
        while everybody.join_next().await.is_some() {}
        let mut latencies = Latencies::default();
        self.rooms.iter().for_each(|room| latencies.extend(room.land().0));
        latencies
    }

    async fn sit(&self, mut stream: Stream, room: usize, nth: usize) -> Result<()> {
        let mut rng = SmallRng::seed_from_u64((room * 64 + nth) as u64);
        loop {
            if nth == 0 {
                self.gate.think(self.think, &mut rng).await;
                self.rooms[room].begin();
                stream.send(Message::text(self.words.clone())).await?;
            }
            let (at, _) = receive(&mut stream).await?;
            self.rooms[room].arrived(nth, at);
        }
    }
}

//! A raw broadcast with the same stack: what the sockets alone cost.

use std::collections::HashMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::Result;
use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::task::JoinSet;

use super::client::{next, open, send};
use super::figures::Latencies;

/// About as long as a frame of a game usually is.
const LENGTH: usize = 700;

type Rooms = Arc<Mutex<HashMap<usize, Vec<mpsc::Sender<Utf8Bytes>>>>>;

/// Serves rooms in which everybody hears what anybody says.
pub async fn serve(port: u16) -> Result<()> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?;
    eprintln!("rookery: http://{}", listener.local_addr()?);
    let listener = axum::serve::ListenerExt::tap_io(listener, |stream| {
        stream.set_nodelay(true).ok();
    });
    let router = Router::new().route("/{room}", get(connect)).with_state(Rooms::default());
    Ok(axum::serve(listener, router).await?)
}

async fn connect(
    State(rooms): State<Rooms>,
    Path(room): Path<usize>,
    up: WebSocketUpgrade,
) -> Response {
    up.read_buffer_size(4096)
        .write_buffer_size(4096)
        .on_upgrade(move |socket| hear(rooms, room, socket))
}

async fn hear(rooms: Rooms, room: usize, mut socket: WebSocket) {
    let (sender, mut heard) = mpsc::channel(256);
    rooms.lock().expect("nobody breaks down in here").entry(room).or_default().push(sender);
    loop {
        tokio::select! {
            said = socket.recv() => match said {
                Some(Ok(Message::Text(text))) => {
                    let rooms = rooms.lock().expect("nobody breaks down in here");
                    for other in &rooms[&room] {
                        other.try_send(text.clone()).ok();
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            },
            text = heard.recv() => {
                let Some(text) = text else { return };
                if socket.send(Message::Text(text)).await.is_err() {
                    return;
                }
            }
        }
    }
}

/// In each room somebody says something every now and then; how long until the last has heard it.
pub async fn play(
    address: SocketAddr,
    rooms: usize,
    each: usize,
    think: Duration,
    time: Duration,
) -> Result<Latencies> {
    let mut everybody = JoinSet::new();
    for room in 0..rooms {
        everybody.spawn(say_and_hear(address, room, each, think, time));
    }
    let mut latencies = Latencies::default();
    while let Some(heard) = everybody.join_next().await {
        latencies.extend(heard??);
    }
    Ok(latencies)
}

async fn say_and_hear(
    address: SocketAddr,
    room: usize,
    each: usize,
    think: Duration,
    time: Duration,
) -> Result<Latencies> {
    let mut sockets = Vec::new();
    for _ in 0..each {
        sockets.push(open(&format!("ws://{address}/{room}"), None).await?);
    }
    let words = json!({ "words": "x".repeat(LENGTH) });
    let (mut latencies, begun) = (Latencies::default(), Instant::now());
    // Everybody begins at another moment.
    tokio::time::sleep(think.mul_f64((room % 97) as f64 / 97.0)).await;
    while begun.elapsed() < time {
        tokio::time::sleep(think).await;
        let said = Instant::now();
        send(&mut sockets[0], &words).await?;
        for socket in &mut sockets {
            let _: Value = next(socket).await?;
        }
        latencies.push(said.elapsed());
    }
    Ok(latencies)
}

//! One socket of one browser, with as many tables on it as it likes.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::FutureExt as _;
use tabletop::Eyes;
use tokio::sync::{mpsc, watch};

use crate::app::App;
use crate::error::Error;
use crate::people::{Maybe, Person};
use crate::protocol::{Frame, PROTOCOL, Sent};
use crate::room::{Known, Outbox, Room};

/// The longest frame a page may send.
const FRAME_MAX: usize = 64 * 1024;
/// Each socket reads and writes through buffers of this size: most frames fit, and thousands of sockets fit too.
const BUFFER: usize = 4 * 1024;
/// How many frames may wait for a browser before it is cut off.
const QUEUE: usize = 256;

/// What this build of the server is called: a page of another build reloads itself.
pub const BUILD: &str = env!("CARGO_PKG_VERSION");

static SOCKETS: AtomicU64 = AtomicU64::new(0);

/// A browser opens its socket.
pub async fn connect(
    State(app): State<App>,
    Maybe(person): Maybe,
    up: WebSocketUpgrade,
) -> Response {
    up.max_message_size(FRAME_MAX)
        .max_frame_size(FRAME_MAX)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .on_upgrade(move |socket| Link::new(app, person).serve(socket))
}

/// What is known of one socket.
struct Link {
    app: App,
    id: u64,
    person: Option<Person>,
    queue: mpsc::Sender<Utf8Bytes>,
    unsent: mpsc::Receiver<Utf8Bytes>,
    tables: BTreeSet<String>,
    greeted: bool,
}

impl Link {
    fn new(app: App, person: Option<Person>) -> Link {
        let id = SOCKETS.fetch_add(1, Ordering::Relaxed);
        let (queue, unsent) = mpsc::channel(QUEUE);
        Link { app, id, person, queue, unsent, tables: BTreeSet::new(), greeted: false }
    }

    /// Serves the socket until either side closes it.
    async fn serve(mut self, mut socket: WebSocket) {
        metrics::gauge!("rookery_sockets").increment(1);
        let mut closing = self.app.closing.clone();
        loop {
            let going_on = tokio::select! {
                () = closed(&mut closing) => false,
                frame = self.unsent.recv() => match frame {
                    Some(frame) => socket.send(Message::Text(frame)).await.is_ok(),
                    None => false,
                },
                message = socket.recv() => match message {
                    Some(Ok(Message::Text(text))) => self.receive(&mut socket, &text).await.is_ok(),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => true,
                    Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => false,
                },
            };
            if !going_on || self.queue.capacity() == 0 {
                break;
            }
        }
        self.unsent.close();
        let id = self.id;
        for table in std::mem::take(&mut self.tables) {
            if self.app.hall.door(&table).is_some() {
                self.app.look(&table, move |room| room.unwatch(id, None)).await.ok();
            }
        }
        metrics::gauge!("rookery_sockets").decrement(1);
        socket.send(Message::Close(None)).await.ok();
    }

    /// Does what a frame asks; what is refused is told.
    async fn receive(&mut self, socket: &mut WebSocket, text: &str) -> Result<(), axum::Error> {
        let sent: Sent = match serde_json::from_str(text) {
            Ok(sent) => sent,
            Err(error) => {
                let told = Error::Unreadable(format!("that is no frame: {error}")).told();
                return send(socket, &Frame::Refused { id: None, told }).await;
            }
        };
        let id = sent.id();
        match self.obey(sent).await {
            Ok(Some(frame)) => socket.send(Message::Text(frame)).await,
            Ok(None) => Ok(()),
            Err(error) => send(socket, &Frame::Refused { id, told: error.told() }).await,
        }
    }

    async fn obey(&mut self, sent: Sent) -> Result<Option<Utf8Bytes>, Error> {
        if !self.greeted && !matches!(sent, Sent::Hello { .. }) {
            return Err(Error::Unreadable("the first frame is a hello".to_owned()));
        }
        match sent {
            Sent::Hello { protocol, resume, .. } => {
                if protocol != PROTOCOL {
                    return Err(Error::Unreadable(format!(
                        "this server speaks protocol {PROTOCOL}"
                    )));
                }
                self.greeted = true;
                let me = self.person.as_ref();
                let welcome = Frame::Welcome { protocol: PROTOCOL, build: BUILD, me }.text();
                self.queue.try_send(welcome).ok();
                for lost in resume {
                    let known = Known { life: lost.life, got: lost.got };
                    self.watch(lost.table, Some(lost.eyes.0), Some(known)).await?;
                }
                Ok(None)
            }
            Sent::Watch { table, eyes } => {
                self.watch(table, eyes.map(|eyes| eyes.0), None).await?;
                Ok(None)
            }
            Sent::Leave { table, eyes } => {
                let (id, eyes) = (self.id, eyes.map(|eyes| eyes.0));
                if eyes.is_none() {
                    self.tables.remove(&table);
                }
                self.app.look(&table, move |room| room.unwatch(id, eyes)).await?;
                Ok(None)
            }
            Sent::Answer { table, seat, prompt, answer, id } => {
                let person = self.person()?;
                self.app
                    .at(&table, move |room| {
                        async move { room.answer(&person, seat, &prompt, &answer).await }.boxed()
                    })
                    .await?;
                Ok(Some(Frame::Done { id }.text()))
            }
            Sent::WhyNot { table, seat, item, id } => {
                let person = self.person()?;
                let why_not = move |room: &mut Room| room.why_not(&person, seat, &item);
                let reasons = self.app.look(&table, why_not).await?;
                Ok(Some(Frame::Reasons { id, reasons }.text()))
            }
            Sent::Ping { id } => Ok(Some(Frame::Pong { id }.text())),
        }
    }

    async fn watch(
        &mut self,
        table: String,
        eyes: Option<Eyes>,
        known: Option<Known>,
    ) -> Result<(), Error> {
        let person = self.person.as_ref().map(|person| person.id.clone());
        let outbox = Outbox { socket: self.id, person, queue: self.queue.clone() };
        self.app.look(&table, move |room| room.watch(outbox, eyes, known)).await?;
        self.tables.insert(table);
        Ok(())
    }

    fn person(&self) -> Result<String, Error> {
        self.person.as_ref().map(|person| person.id.clone()).ok_or(Error::Stranger)
    }
}

impl Sent {
    /// The number by which its answer is known.
    fn id(&self) -> Option<u64> {
        match self {
            Sent::Answer { id, .. } | Sent::WhyNot { id, .. } | Sent::Ping { id } => Some(*id),
            Sent::Hello { .. } | Sent::Watch { .. } | Sent::Leave { .. } => None,
        }
    }
}

/// Comes back when the server closes.
async fn closed(closing: &mut watch::Receiver<bool>) {
    let closed = closing.wait_for(|closing| *closing).await.is_ok();
    tracing::debug!(closed, "a socket closes with its server");
}

async fn send(socket: &mut WebSocket, frame: &Frame<'_>) -> Result<(), axum::Error> {
    socket.send(Message::Text(frame.text())).await
}

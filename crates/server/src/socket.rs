//! One socket of one browser, with as many tables on it as it likes.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::response::Response;
use bots::advice::Advice;
use bytes::Bytes;
use futures_util::{FutureExt as _, SinkExt as _, StreamExt as _};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tabletop::Eyes;
use tokio::sync::watch;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::Frame as Piece;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};

use crate::app::App;
use crate::error::Error;
use crate::guard::Asker;
use crate::people::{Maybe, Person, Session, shown_hash};
use crate::protocol::{Frame, PROTOCOL, Resume, Sent};
use crate::queue::{Queue, Unsent, queue};
use crate::room::{Known, Outbox, Room};

/// The longest frame a page may send.
const FRAME_MAX: usize = 64 * 1024;
/// What is read at once: what a page sends is short.
const READ: usize = 512;
/// What is written at once. A buffer that has held something long stays long as long as its socket, so longer frames
/// are sent in pieces of this size: thousands of sockets fit. Most frames are shorter.
const PIECE: usize = 1024;

/// The most tables one socket looks at.
const TABLES_MAX: usize = 64;

/// What this build of the server is called: a page of another build reloads itself.
pub const BUILD: &str = env!("CARGO_PKG_VERSION");

static SOCKETS: AtomicU64 = AtomicU64::new(0);

/// A number no other socket has.
pub fn fresh_number() -> u64 {
    SOCKETS.fetch_add(1, Ordering::Relaxed)
}

/// The socket of a browser.
type WebSocket = WebSocketStream<TokioIo<Upgraded>>;

/// A browser opens its socket.
pub async fn connect(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Maybe(person): Maybe,
    mut request: Request,
) -> Result<Response, Error> {
    let response = create_response_with_body(&request, Body::empty)
        .map_err(|error| Error::Unreadable(error.to_string()))?;
    let headers = request.headers();
    let address = app.address(address.ip(), headers);
    let guest = app.entered(address).ok_or(Error::TooMuch)?;
    // A cookie that nobody was given is no session of its own.
    let shown = shown_hash(headers).filter(|_| person.is_some());
    let session = person.as_ref().zip(shown.clone());
    let session = session.map(|(person, hash)| Session::new(&app, person, hash));
    let asker = shown.map_or(Asker::Address(address), Asker::Session);
    let link = Link::new(app, person, asker);
    let upgraded = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        match upgraded.await {
            Ok(upgraded) => link.serve(opened(upgraded).await, session).await,
            Err(error) => tracing::debug!(%error, "a socket is not opened"),
        }
        drop(guest);
    });
    Ok(response)
}

/// A connection becomes a socket.
async fn opened(upgraded: Upgraded) -> WebSocket {
    let config = WebSocketConfig::default()
        .max_message_size(Some(FRAME_MAX))
        .max_frame_size(Some(FRAME_MAX))
        .read_buffer_size(READ)
        .write_buffer_size(0);
    WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, Some(config)).await
}

/// What is known of one socket.
struct Link {
    app: App,
    id: u64,
    person: Option<Person>,
    /// Whose frames are counted.
    asker: Asker,
    queue: Queue,
    unsent: Unsent,
    tables: BTreeSet<String>,
    greeted: bool,
}

impl Link {
    fn new(app: App, person: Option<Person>, asker: Asker) -> Link {
        let id = fresh_number();
        let ((queue, unsent), tables) = (queue(), BTreeSet::new());
        Link { app, id, person, asker, queue, unsent, tables, greeted: false }
    }

    /// Serves the socket until either side closes it.
    async fn serve(mut self, mut socket: WebSocket, mut session: Option<Session>) {
        metrics::gauge!("rookery_sockets").increment(1);
        let (mut closing, patience) = (self.app.closing.clone(), self.app.config.patience);
        loop {
            let going_on = tokio::select! {
                () = closed(&mut closing) => false,
                // Nothing that comes meanwhile puts this off.
                () = doubted(&mut session) => !Box::pin(gone(session.as_ref())).await,
                frame = self.unsent.next() => match frame {
                    Some(frame) => sent(patience, send(&mut socket, frame)).await,
                    None => {
                        metrics::counter!("rookery_slow_readers").increment(1);
                        sent(patience, send(&mut socket, Frame::Slow.text())).await;
                        false
                    }
                },
                message = socket.next() => match message {
                    Some(Ok(Message::Text(text))) => self.receive(&mut socket, &text).await.is_ok(),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => true,
                    Some(Ok(Message::Binary(_) | Message::Close(_) | Message::Frame(_)) | Err(_))
                    | None => false,
                },
            };
            if !going_on {
                break;
            }
        }
        self.unsent.close();
        let id = self.id;
        for table in std::mem::take(&mut self.tables) {
            if self.app.hall.door(&table).is_some() {
                let gone = self.app.at(&table, move |room| room.unwatch(id, None).boxed());
                Box::pin(gone).await.ok();
            }
        }
        metrics::gauge!("rookery_sockets").decrement(1);
        sent(patience, socket.send(Message::Close(None))).await;
    }

    /// Does what a frame asks; what is refused is told.
    async fn receive(
        &mut self,
        socket: &mut WebSocket,
        text: &str,
    ) -> Result<(), tungstenite::Error> {
        let read = serde_json::from_str(text);
        let id = read.as_ref().ok().and_then(Sent::id);
        // Nonsense counts too.
        if !self.app.crowd.admits(&self.asker, self.app.config.requests_a_session) {
            metrics::counter!("rookery_refused_requests").increment(1);
            let told = Error::TooMuch.told();
            return send(socket, Frame::Refused { id, told }.text()).await;
        }
        let sent: Sent = match read {
            Ok(sent) => sent,
            Err(error) => {
                let told = Error::Unreadable(format!("that is no frame: {error}")).told();
                return send(socket, Frame::Refused { id, told }.text()).await;
            }
        };
        // What a deed needs is held while it is done, not as long as the socket.
        match Box::pin(self.obey(sent)).await {
            Ok(Some(frame)) => send(socket, frame).await,
            Ok(None) => Ok(()),
            // Whoever is not answered asks again, of the next server.
            Err(Error::Closing) => Err(tungstenite::Error::ConnectionClosed),
            Err(error) => send(socket, Frame::Refused { id, told: error.told() }.text()).await,
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each thing a page may say")]
    async fn obey(&mut self, sent: Sent) -> Result<Option<Utf8Bytes>, Error> {
        if !self.greeted && !matches!(sent, Sent::Hello { .. }) {
            return Err(Error::Unreadable("the first frame is a hello".to_owned()));
        }
        match sent {
            Sent::Hello { protocol, resume, .. } => self.greet(protocol, resume).await,
            Sent::Watch { table, eyes } => {
                self.watch(table, eyes, None).await?;
                Ok(None)
            }
            Sent::Leave { table, eyes } => {
                let (id, eyes) = (self.id, eyes);
                if eyes.is_none() {
                    self.tables.remove(&table);
                }
                self.app.at(&table, move |room| room.unwatch(id, eyes).boxed()).await?;
                Ok(None)
            }
            Sent::Answer { table, seat, prompt, answer, id } => {
                let person = self.person()?.id;
                self.app
                    .at(&table, move |room| {
                        async move { room.answer(&person, seat, &prompt, &answer).await }.boxed()
                    })
                    .await?;
                Ok(Some(Frame::Done { id }.text()))
            }
            Sent::WhyNot { table, seat, item, id } => {
                let person = self.person()?.id;
                let why_not = move |room: &mut Room| room.why_not(&person, seat, &item);
                let reasons = self.app.look(&table, why_not).await?;
                Ok(Some(Frame::Reasons { id, reasons }.text()))
            }
            Sent::PassUntil { table, seat, until } => {
                let person = self.person()?.id;
                self.app
                    .at(&table, move |room| {
                        async move { room.pass_until(&person, seat, until).await }.boxed()
                    })
                    .await?;
                Ok(None)
            }
            Sent::Stops { table, seat, stops } => {
                let person = self.person()?.id;
                self.app
                    .at(&table, move |room| {
                        async move { room.stop_in(&person, seat, stops).await }.boxed()
                    })
                    .await?;
                Ok(None)
            }
            Sent::Say { table, room: channel, text } => {
                let person = self.person()?;
                self.app
                    .at(&table, move |room| {
                        async move { room.say(&person, channel, &text).await }.boxed()
                    })
                    .await?;
                Ok(None)
            }
            Sent::TakeBack { table, seat, agree, id } => {
                let person = self.person()?.id;
                self.app
                    .at(&table, move |room| {
                        async move { room.take_back(&person, seat, agree).await }.boxed()
                    })
                    .await?;
                Ok(Some(Frame::Done { id }.text()))
            }
            Sent::Hint { table, seat, bot: Some(bot), id } => {
                let person = self.person()?.id;
                let asked = move |room: &mut Room| room.thought_for(&person, seat, &bot);
                let thought = self.app.look(&table, asked).await?;
                let answer = thought.think(&self.app).await.ok_or(Error::Missing("question"))?;
                Ok(Some(Frame::Hint { id, answer: &answer, advice: None }.text()))
            }
            Sent::Hint { table, seat, bot: None, id } => {
                let person = self.person()?.id;
                let asked = self.app.look(&table, move |room| room.hint_for(&person, seat)).await?;
                let advice = self.app.beside(move |app| Ok(app.games.roster.hint(&*asked, seat)));
                let Advice { answer, said, chance, why } =
                    &advice.await?.ok_or(Error::Missing("question"))?;
                let advice = Some(crate::protocol::Advice { said, chance: *chance, why });
                Ok(Some(Frame::Hint { id, answer, advice }.text()))
            }
            Sent::Ping { id } => Ok(Some(Frame::Pong { id }.text())),
        }
    }

    /// Says hello, and sends what was missed of the tables that were watched before.
    async fn greet(
        &mut self,
        protocol: u32,
        resume: Vec<Resume>,
    ) -> Result<Option<Utf8Bytes>, Error> {
        if resume.len() > TABLES_MAX {
            return Err(Error::TooMuch);
        }
        if protocol != PROTOCOL {
            return Err(Error::Unreadable(format!("this server speaks protocol {PROTOCOL}")));
        }
        self.greeted = true;
        let me = self.person.as_ref();
        let welcome = Frame::Welcome { protocol: PROTOCOL, build: BUILD, me }.text();
        self.queue.send(welcome);
        for lost in resume {
            let known = Known { life: lost.life, got: lost.got };
            self.watch(lost.table, Some(lost.eyes), Some(known)).await?;
        }
        Ok(None)
    }

    async fn watch(
        &mut self,
        table: String,
        eyes: Option<Eyes>,
        known: Option<Known>,
    ) -> Result<(), Error> {
        if self.tables.len() >= TABLES_MAX && !self.tables.contains(&table) {
            return Err(Error::TooMuch);
        }
        let person = self.person.as_ref().map(|person| person.id.clone());
        let outbox = Outbox { socket: self.id, person, queue: self.queue.clone() };
        let watch = self.app.at(&table, move |room| room.watch(outbox, eyes, known).boxed());
        watch.await?;
        self.tables.insert(table);
        Ok(())
    }

    fn person(&self) -> Result<Person, Error> {
        self.person.clone().ok_or(Error::Stranger)
    }
}

impl Sent {
    /// The number by which its answer is known.
    fn id(&self) -> Option<u64> {
        match self {
            Sent::Answer { id, .. }
            | Sent::WhyNot { id, .. }
            | Sent::TakeBack { id, .. }
            | Sent::Hint { id, .. }
            | Sent::Ping { id } => Some(*id),
            Sent::Hello { .. }
            | Sent::Watch { .. }
            | Sent::Leave { .. }
            | Sent::PassUntil { .. }
            | Sent::Stops { .. }
            | Sent::Say { .. } => None,
        }
    }
}

/// Comes back when the session may be over with which a connection was opened, if there was one.
pub async fn doubted(session: &mut Option<Session>) {
    match session {
        Some(session) => session.doubted().await,
        None => std::future::pending().await,
    }
}

/// Whether it is.
pub async fn gone(session: Option<&Session>) -> bool {
    match session {
        Some(session) => session.is_gone().await,
        None => false,
    }
}

/// Comes back when the server closes.
pub async fn closed(closing: &mut watch::Receiver<bool>) {
    let closed = closing.wait_for(|closing| *closing).await.is_ok();
    tracing::debug!(closed, "a socket closes with its server");
}

/// Whether a frame was taken in time.
async fn sent(
    patience: Duration,
    sending: impl Future<Output = Result<(), tungstenite::Error>>,
) -> bool {
    tokio::time::timeout(patience, sending).await.is_ok_and(|sent| sent.is_ok())
}

/// Sends a frame, a long one in pieces.
async fn send(socket: &mut WebSocket, text: Utf8Bytes) -> Result<(), tungstenite::Error> {
    let (mut rest, mut kind) = (Bytes::from(text), Data::Text);
    while rest.len() > PIECE {
        let piece = Piece::message(rest.split_to(PIECE), OpCode::Data(kind), false);
        socket.feed(Message::Frame(piece)).await?;
        kind = Data::Continue;
    }
    socket.send(Message::Frame(Piece::message(rest, OpCode::Data(kind), true))).await
}

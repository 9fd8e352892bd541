//! One socket of one browser, with as many tables on it as it likes.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use bots::advice::Advice;
use futures_util::FutureExt as _;
use tabletop::Eyes;
use tokio::sync::{mpsc, watch};

use crate::app::App;
use crate::error::Error;
use crate::guard::Asker;
use crate::people::{Maybe, Person, shown_hash};
use crate::protocol::{Frame, PROTOCOL, Resume, Sent};
use crate::room::{Known, Outbox, Room};

/// The longest frame a page may send.
const FRAME_MAX: usize = 64 * 1024;
/// Each socket reads and writes through buffers of this size: most frames fit, and thousands of sockets fit too.
const BUFFER: usize = 4 * 1024;
/// How many frames may wait for a browser before it is cut off.
pub const QUEUE: usize = 256;

/// How much may be said in how long.
const WORDS: usize = 8;
const WORDS_IN: Duration = Duration::from_secs(10);

/// What this build of the server is called: a page of another build reloads itself.
pub const BUILD: &str = env!("CARGO_PKG_VERSION");

static SOCKETS: AtomicU64 = AtomicU64::new(0);

/// A number no other socket has.
pub fn fresh_number() -> u64 {
    SOCKETS.fetch_add(1, Ordering::Relaxed)
}

/// A browser opens its socket.
pub async fn connect(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Maybe(person): Maybe,
    headers: HeaderMap,
    up: WebSocketUpgrade,
) -> Result<Response, Error> {
    let address = app.address(address.ip(), &headers);
    let guest = app.entered(address).ok_or(Error::TooMuch)?;
    let asker = shown_hash(&headers).map_or(Asker::Address(address), Asker::Session);
    let link = Link::new(app, person, asker);
    let up = up
        .max_message_size(FRAME_MAX)
        .max_frame_size(FRAME_MAX)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER);
    Ok(up.on_upgrade(async move |socket| {
        link.serve(socket).await;
        drop(guest);
    }))
}

/// What is known of one socket.
struct Link {
    app: App,
    id: u64,
    person: Option<Person>,
    /// Whose frames are counted.
    asker: Asker,
    queue: mpsc::Sender<Utf8Bytes>,
    unsent: mpsc::Receiver<Utf8Bytes>,
    slow: Arc<AtomicBool>,
    tables: BTreeSet<String>,
    /// When something was said lately.
    words: Vec<Instant>,
    greeted: bool,
}

impl Link {
    fn new(app: App, person: Option<Person>, asker: Asker) -> Link {
        let id = fresh_number();
        let (queue, unsent) = mpsc::channel(QUEUE);
        let (slow, tables) = (Arc::default(), BTreeSet::new());
        let (words, greeted) = (Vec::new(), false);
        Link { app, id, person, asker, queue, unsent, slow, tables, words, greeted }
    }

    /// Serves the socket until either side closes it.
    async fn serve(mut self, mut socket: WebSocket) {
        metrics::gauge!("rookery_sockets").increment(1);
        let (mut closing, patience) = (self.app.closing.clone(), self.app.config.patience);
        loop {
            let going_on = tokio::select! {
                () = closed(&mut closing) => false,
                frame = self.unsent.recv() => match frame {
                    Some(frame) => sent(patience, socket.send(Message::Text(frame))).await,
                    None => false,
                },
                message = socket.recv() => match message {
                    Some(Ok(Message::Text(text))) => self.receive(&mut socket, &text).await.is_ok(),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => true,
                    Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => false,
                },
            };
            if !going_on {
                break;
            }
            if self.slow.load(Ordering::Relaxed) {
                metrics::counter!("rookery_slow_readers").increment(1);
                sent(patience, send(&mut socket, &Frame::Slow)).await;
                break;
            }
        }
        self.unsent.close();
        let id = self.id;
        for table in std::mem::take(&mut self.tables) {
            if self.app.hall.door(&table).is_some() {
                self.app.at(&table, move |room| room.unwatch(id, None).boxed()).await.ok();
            }
        }
        metrics::gauge!("rookery_sockets").decrement(1);
        sent(patience, socket.send(Message::Close(None))).await;
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
        if !self.app.crowd.admits(&self.asker, self.app.config.requests_a_session) {
            metrics::counter!("rookery_refused_requests").increment(1);
            return send(socket, &Frame::Refused { id, told: Error::TooMuch.told() }).await;
        }
        match self.obey(sent).await {
            Ok(Some(frame)) => socket.send(Message::Text(frame)).await,
            Ok(None) => Ok(()),
            Err(error) => send(socket, &Frame::Refused { id, told: error.told() }).await,
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
                self.words.retain(|said| said.elapsed() < WORDS_IN);
                if self.words.len() >= WORDS {
                    return Err(Error::TooMuch);
                }
                self.words.push(Instant::now());
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
        if protocol != PROTOCOL {
            return Err(Error::Unreadable(format!("this server speaks protocol {PROTOCOL}")));
        }
        self.greeted = true;
        let me = self.person.as_ref();
        let welcome = Frame::Welcome { protocol: PROTOCOL, build: BUILD, me }.text();
        self.queue.try_send(welcome).ok();
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
        let person = self.person.as_ref().map(|person| person.id.clone());
        let outbox = Outbox {
            socket: self.id,
            person,
            queue: self.queue.clone(),
            slow: Arc::clone(&self.slow),
        };
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

/// Comes back when the server closes.
pub async fn closed(closing: &mut watch::Receiver<bool>) {
    let closed = closing.wait_for(|closing| *closing).await.is_ok();
    tracing::debug!(closed, "a socket closes with its server");
}

/// Whether a frame was taken in time.
async fn sent(patience: Duration, sending: impl Future<Output = Result<(), axum::Error>>) -> bool {
    tokio::time::timeout(patience, sending).await.is_ok_and(|sent| sent.is_ok())
}

async fn send(socket: &mut WebSocket, frame: &Frame<'_>) -> Result<(), axum::Error> {
    socket.send(Message::Text(frame.text())).await
}

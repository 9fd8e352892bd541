//! The server as a whole: what its parts share, its addresses, and how it is started.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tabletop::{Json, Scenery, Table};
use tokio::net::TcpListener;
use tokio::sync::{broadcast, watch};
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::trace::TraceLayer;
use tracing_subscriber::EnvFilter;

use crate::bus::Bus;
use crate::config::Config;
use crate::error::Error;
use crate::games::Games;
use crate::guard::{self, Crowd};
use crate::hall::Hall;
use crate::listen::listen;
use crate::notices::{self, Post};
use crate::store::Store;
use crate::thinkers::Thinkers;
use crate::{api, demo, nodes, page, shunned, socket, tables};

/// The steps in which times and batches are counted.
const SECONDS: &[f64] = &[
    0.000_05, 0.000_1, 0.000_2, 0.000_5, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0,
    2.0, 5.0, 10.0,
];
const COUNTS: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];

/// How many of those who sign out are told before a connection looks for itself whether its own session is over.
const SIGNED_OUT: usize = 64;

/// The longest request.
const BODY_MAX: usize = 256 * 1024;

/// What all parts of a server share.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// What all parts of a server share.
pub struct Shared {
    /// What the server was told.
    pub config: Config,
    /// The games and the bots.
    pub games: Arc<Games>,
    /// Where everything is kept.
    pub store: Store,
    /// What this node is called among others.
    pub node: String,
    /// How it reaches them.
    pub bus: Bus,
    /// The rooms.
    pub hall: Hall,
    /// What never changes in the games that are played.
    pub scenery: Sceneries,
    /// Where bots think.
    pub thinkers: Thinkers,
    /// How much each address asks for.
    pub crowd: Crowd,
    /// Whom those who look at tables shun.
    pub shunned: shunned::Known,
    /// What carries notices out of the house.
    pub post: Post,
    /// Whether it is about to close, and nobody is to be sent here.
    pub draining: AtomicBool,
    /// Whether the server closes.
    pub closing: watch::Receiver<bool>,
    /// Who has just signed out somewhere, or is no more.
    pub signed_out: broadcast::Sender<Arc<str>>,
    /// What is counted.
    pub metrics: PrometheusHandle,
}

/// Sceneries by their hash, and the hashes by what the games began with: a scenery is long, and many tables have the same.
#[derive(Default)]
pub struct Sceneries(Mutex<Drawn>);

#[derive(Default)]
struct Drawn {
    sceneries: HashMap<Arc<str>, Json>,
    hashes: HashMap<blake3::Hash, Arc<str>>,
}

impl Sceneries {
    /// Keeps the scenery of a game that began with this setup; its hash.
    pub fn keep(&self, setup: &Json, table: &dyn Table) -> Arc<str> {
        let began = blake3::hash(format!("{} {}", table.name(), setup.text()).as_bytes());
        let mut drawn = self.0.lock().expect("nobody breaks down in here");
        if let Some(hash) = drawn.hashes.get(&began) {
            return Arc::clone(hash);
        }
        let Scenery { json, hash } = table.scenery();
        let hash: Arc<str> = hash.into();
        drawn.hashes.insert(began, Arc::clone(&hash));
        drawn.sceneries.insert(Arc::clone(&hash), json);
        hash
    }

    /// The scenery with this hash.
    pub fn find(&self, hash: &str) -> Option<Json> {
        self.0.lock().expect("nobody breaks down in here").sceneries.get(hash).cloned()
    }
}

impl Deref for App {
    type Target = Shared;
    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// Does something that takes a while beside the sockets, a few at a time.
    ///
    /// # Errors
    /// What the deed gives; that it broke down.
    pub async fn beside<T: Send + 'static>(
        &self,
        deed: impl FnOnce(&App) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let app = self.clone();
        self.thinkers.think(move || deed(&app)).await.ok_or(Error::Broken)?
    }

    /// Does something that takes seconds, one after the other.
    ///
    /// # Errors
    /// As [`App::beside`]; that too much waits already.
    pub async fn beside_long<T: Send + 'static>(
        &self,
        deed: impl FnOnce(&App) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let app = self.clone();
        self.thinkers.think_long(move || deed(&app)).await?.ok_or(Error::Broken)?
    }
}

/// A server that listens.
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    app: App,
    close: watch::Sender<bool>,
    task: tokio::task::JoinHandle<std::io::Result<()>>,
}

impl Server {
    /// Listens, and serves in tasks of its own.
    ///
    /// # Errors
    /// The port is taken, or the store cannot be opened.
    pub async fn start(config: Config) -> Result<Server, Error> {
        let store = Store::open(&config.database).await?;
        let bus = Bus::join(config.bus.as_deref()).await?;
        let (close, closing) = watch::channel(false);
        let app = App(Arc::new(Shared {
            games: Arc::new(Games::new(config.shelf.clone())),
            store,
            node: nodes::name(bus.has_others()),
            bus,
            hall: Hall::default(),
            scenery: Sceneries::default(),
            thinkers: Thinkers::start(config.thinkers),
            crowd: Crowd::default(),
            shunned: shunned::Known::default(),
            post: Post::new(&config)?,
            draining: AtomicBool::new(false),
            closing: closing.clone(),
            signed_out: broadcast::Sender::new(SIGNED_OUT),
            metrics: recorder()?,
            config,
        }));
        let listener = TcpListener::bind((app.config.host, app.config.port)).await;
        let listener = listener.map_err(|error| Error::NotNow(error.to_string()))?;
        let address = listener.local_addr().map_err(|error| Error::NotNow(error.to_string()))?;
        tokio::spawn(nodes::live(app.clone()));
        tokio::spawn(notices::run(app.clone()));
        if app.config.demo {
            tokio::spawn(demo::play(app.clone()));
        }
        let task = tokio::spawn(listen(listener, router(app.clone()), app.clone(), closing));
        Ok(Server { address, app, close, task })
    }

    /// Waits until it is closed.
    ///
    /// # Errors
    /// The listener failed.
    pub async fn wait(self) -> std::io::Result<()> {
        self.task.await.unwrap_or(Ok(()))
    }

    /// Closes it: it says for a while that nobody is to be sent here, then nobody new is let in, sockets are told,
    /// what is being done is done, and other nodes drive its tables.
    ///
    /// # Errors
    /// The listener failed.
    pub async fn close(self) -> std::io::Result<()> {
        self.app.draining.store(true, Ordering::Relaxed);
        tokio::time::sleep(self.app.config.drain).await;
        self.close.send(true).ok();
        nodes::leave(&self.app).await;
        self.wait().await
    }
}

/// What counts for all servers of this process.
fn recorder() -> Result<PrometheusHandle, Error> {
    static RECORDER: Mutex<Option<PrometheusHandle>> = Mutex::new(None);
    let mut recorder = RECORDER.lock().expect("nobody breaks down in here");
    if recorder.is_none() {
        // What is counted in steps costs nothing; what is sketched costs a megabyte each.
        let built = PrometheusBuilder::new()
            .set_buckets(SECONDS)
            .and_then(|built| {
                let appends = Matcher::Full("rookery_commit_appends".to_owned());
                built.set_buckets_for_metric(appends, COUNTS)
            })
            .and_then(PrometheusBuilder::install_recorder);
        *recorder = Some(built.map_err(|error| Error::NotNow(error.to_string()))?);
    }
    Ok(recorder.clone().expect("it is installed"))
}

/// Logs to the standard error, in words or as JSON; `RUST_LOG` says how much.
pub fn log_to_stderr(json: bool) {
    let usual = || EnvFilter::new("warn,server=info");
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| usual());
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if json { log.json().init() } else { log.compact().init() }
}

/// Starts a server and serves until it is told to stop by the terminal or the system.
///
/// # Errors
/// The server does not start.
pub async fn serve(config: Config, started: impl FnOnce(SocketAddr)) -> Result<(), Error> {
    let server = Server::start(config).await?;
    started(server.address);
    stopped().await;
    tracing::info!("closing");
    server.close().await.map_err(|error| Error::NotNow(error.to_string()))
}

/// Comes back when somebody interrupts or ends the program.
async fn stopped() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut ended = signal(SignalKind::terminate()).expect("the system tells");
        tokio::select! { _ = interrupted => {}, _ = ended.recv() => {} }
    }
    #[cfg(not(unix))]
    interrupted.await.ok();
}

/// Whether somebody may be sent here.
async fn health(State(app): State<App>) -> (StatusCode, &'static str) {
    if app.draining.load(Ordering::Relaxed) {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing");
    }
    (StatusCode::OK, "well")
}

fn router(app: App) -> Router {
    Router::new()
        .nest("/api", api::router())
        .route("/ws", get(socket::connect))
        .route("/health", get(health))
        .route("/metrics", get(tables::metrics))
        .fallback(page::serve)
        .layer(RequestBodyLimitLayer::new(BODY_MAX))
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}

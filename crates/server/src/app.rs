//! The server as a whole: what its parts share, its addresses, and how it is started.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::ops::Deref;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tabletop::{Json, Scenery};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::trace::TraceLayer;
use tracing_subscriber::EnvFilter;

use crate::config::Config;
use crate::error::Error;
use crate::games::Games;
use crate::guard::{self, Crowd};
use crate::hall::Hall;
use crate::ids;
use crate::listen::listen;
use crate::notices::{self, Post};
use crate::store::Store;
use crate::{api, demo, page, shunned, socket, tables};

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
    /// The rooms.
    pub hall: Hall,
    /// What never changes in the games that are played.
    pub scenery: Sceneries,
    /// How many bots may think at once.
    pub thinkers: Arc<Semaphore>,
    /// How much each address asks for.
    pub crowd: Crowd,
    /// Whom those who look at tables shun.
    pub shunned: shunned::Known,
    /// What carries notices out of the house.
    pub post: Post,
    /// Whether the server closes.
    pub closing: watch::Receiver<bool>,
    /// What is counted.
    pub metrics: PrometheusHandle,
}

/// Sceneries by their hash.
#[derive(Default)]
pub struct Sceneries(Mutex<HashMap<String, Json>>);

impl Sceneries {
    /// Keeps a scenery; its hash.
    pub fn keep(&self, scenery: Scenery) -> String {
        let mut kept = self.0.lock().expect("nobody breaks down in here");
        kept.entry(scenery.hash.clone()).or_insert(scenery.json);
        scenery.hash
    }

    /// The scenery with this hash.
    pub fn find(&self, hash: &str) -> Option<Json> {
        self.0.lock().expect("nobody breaks down in here").get(hash).cloned()
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
        let _thinker = self.thinkers.clone().acquire_owned().await;
        let app = self.clone();
        tokio::task::spawn_blocking(move || deed(&app)).await.map_err(|_| Error::Broken)?
    }
}

/// A server that listens.
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
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
        let (close, closing) = watch::channel(false);
        let app = App(Arc::new(Shared {
            games: Arc::new(Games::new(config.shelf.clone())),
            store,
            hall: Hall::default(),
            scenery: Sceneries::default(),
            thinkers: Arc::new(Semaphore::new(config.thinkers.max(1))),
            crowd: Crowd::default(),
            shunned: shunned::Known::default(),
            post: Post::new(&config)?,
            closing: closing.clone(),
            metrics: recorder()?,
            config,
        }));
        let listener = TcpListener::bind((app.config.host, app.config.port)).await;
        let listener = listener.map_err(|error| Error::NotNow(error.to_string()))?;
        let address = listener.local_addr().map_err(|error| Error::NotNow(error.to_string()))?;
        tokio::spawn(wake_tables(app.clone()));
        tokio::spawn(notices::run(app.clone()));
        if app.config.demo {
            tokio::spawn(demo::play(app.clone()));
        }
        let task = tokio::spawn(listen(listener, router(app.clone()), app, closing));
        Ok(Server { address, close, task })
    }

    /// Waits until it is closed.
    ///
    /// # Errors
    /// The listener failed.
    pub async fn wait(self) -> std::io::Result<()> {
        self.task.await.unwrap_or(Ok(()))
    }

    /// Closes it: nobody new is let in, sockets are told, and what is being done is done.
    ///
    /// # Errors
    /// The listener failed.
    pub async fn close(self) -> std::io::Result<()> {
        self.close.send(true).ok();
        self.wait().await
    }
}

/// What counts for all servers of this process.
fn recorder() -> Result<PrometheusHandle, Error> {
    static RECORDER: Mutex<Option<PrometheusHandle>> = Mutex::new(None);
    let mut recorder = RECORDER.lock().expect("nobody breaks down in here");
    if recorder.is_none() {
        let installed = PrometheusBuilder::new().install_recorder();
        *recorder = Some(installed.map_err(|error| Error::NotNow(error.to_string()))?);
    }
    Ok(recorder.clone().expect("it is installed"))
}

/// How often tables are looked for that want a room again.
const SWEEP: Duration = Duration::from_secs(5);

/// Opens the rooms of tables that had one when the server died, and of those whose clock is over.
async fn wake_tables(app: App) {
    let mut due = app.store.awake().await;
    loop {
        match due {
            Ok(tables) => {
                for table in tables {
                    if let Err(error) = app.look(&table, |_| Ok(())).await {
                        tracing::warn!(table, %error, "a table does not wake");
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "tables that want a room are not found"),
        }
        tokio::time::sleep(SWEEP).await;
        app.metrics.run_upkeep();
        if *app.closing.borrow() {
            return;
        }
        due = app.store.due(ids::now()).await;
    }
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

fn router(app: App) -> Router {
    Router::new()
        .nest("/api", api::router())
        .route("/ws", get(socket::connect))
        .route("/health", get(|| async { "well" }))
        .route("/metrics", get(tables::metrics))
        .fallback(page::serve)
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(RequestBodyLimitLayer::new(BODY_MAX))
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}

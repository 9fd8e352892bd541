//! How connections are taken: not too many from one address, and nobody may be slow with a request.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower_service::Service as _;

use crate::app::App;
use crate::socket::closed;

/// How long those who are connected may take to finish when the server closes.
const FAREWELL: Duration = Duration::from_secs(10);
/// How long the server rests when the system gives it no more connections.
const REST: Duration = Duration::from_millis(100);

/// Takes connections until the server closes.
///
/// # Errors
/// None today: a connection that fails concerns only whoever made it.
pub async fn listen(
    listener: TcpListener,
    router: Router,
    app: App,
    mut closing: watch::Receiver<bool>,
) -> std::io::Result<()> {
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closed(&mut closing) => break,
        };
        while connections.try_join_next().is_some() {}
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection is not taken");
                tokio::time::sleep(REST).await;
                continue;
            }
        };
        let Some(guest) = app.connected(peer.ip()) else {
            metrics::counter!("rookery_refused_connections").increment(1);
            continue;
        };
        let (router, app) = (router.clone(), app.clone());
        connections.spawn(async move {
            serve(stream, peer, router, &app).await;
            drop(guest);
        });
    }
    drop(listener);
    let all = async { while connections.join_next().await.is_some() {} };
    tokio::time::timeout(FAREWELL, all).await.ok();
    Ok(())
}

async fn serve(stream: TcpStream, peer: SocketAddr, router: Router, app: &App) {
    // Frames are small and somebody waits for each.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection keeps its delay");
    }
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.patience)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let (mut connection, mut closing) = (std::pin::pin!(connection), app.closing.clone());
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = closed(&mut closing) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ends");
    }
}

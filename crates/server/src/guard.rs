//! Who is let in: the right host, the right origin, not too much at once; and what browsers are told to refuse.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::Mutex;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    AUTHORIZATION, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::app::App;
use crate::error::Error;

/// Scripts, pictures and sockets come from here and nowhere else; nobody puts the page into a frame.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

/// The header by which a page of ours is known: no other site's page can send it.
const OURS: &str = "x-rookery";

/// How many addresses are remembered before those that rest are forgotten.
const REMEMBERED: usize = 10_000;

/// Lets a request through, or says why not.
pub async fn guard(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = match admitted(&app, address.ip(), &request) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    response
}

fn admitted(app: &App, address: IpAddr, request: &Request) -> Result<(), Error> {
    if !app.crowd.admits(address, app.config.requests_a_second) {
        metrics::counter!("rookery_refused_requests").increment(1);
        return Err(Error::TooMuch);
    }
    let headers = request.headers();
    let host = word(headers, HOST.as_str()).unwrap_or_default();
    if !known_host(host, &app.config.hosts) {
        return Err(Error::NotYours("this server is not called so; its owner names its hosts"));
    }
    let upgrade = request.uri().path() == "/ws";
    if !upgrade && matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        return Ok(());
    }
    if let Some(origin) = word(headers, ORIGIN.as_str())
        && origin.split_once("://").is_none_or(|(_, origin)| !origin.eq_ignore_ascii_case(host))
    {
        return Err(Error::NotYours("the page of another site asks"));
    }
    if !upgrade && !headers.contains_key(OURS) && !headers.contains_key(AUTHORIZATION) {
        return Err(Error::NotYours("whoever changes something sends the header X-Rookery"));
    }
    Ok(())
}

fn word<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// Whether the server is called so: by number, as localhost, or as its owner says. Another name that leads here is a
/// trick to let another site's page in.
fn known_host(host: &str, known: &[String]) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or(rest),
        None => host.split(':').next().unwrap_or(host),
    };
    name.eq_ignore_ascii_case("localhost")
        || name.parse::<IpAddr>().is_ok()
        || known.iter().any(|known| known.eq_ignore_ascii_case(name))
}

/// How much each address has asked for lately, and how many sockets it has.
#[derive(Default)]
pub struct Crowd {
    addresses: Mutex<HashMap<IpAddr, Lately>>,
}

struct Lately {
    /// How many requests it may make now.
    left: f64,
    counted: Instant,
    sockets: usize,
}

impl Crowd {
    /// Whether the address may ask for something more; twice as much as in a second at once.
    fn admits(&self, address: IpAddr, a_second: u32) -> bool {
        if a_second == 0 {
            return true;
        }
        let (rate, now) = (f64::from(a_second), Instant::now());
        let mut addresses = self.addresses.lock().expect("nobody breaks down in here");
        if addresses.len() > REMEMBERED {
            addresses.retain(|_, one| one.sockets > 0 || one.counted.elapsed().as_secs() < 10);
        }
        let one = addresses.entry(address).or_insert(Lately::new(2.0 * rate));
        one.left =
            (one.left + now.duration_since(one.counted).as_secs_f64() * rate).min(2.0 * rate);
        one.counted = now;
        if one.left < 1.0 {
            return false;
        }
        one.left -= 1.0;
        true
    }

    /// Counts a socket of the address, unless it has too many.
    pub fn enter(&self, address: IpAddr, most: usize) -> bool {
        let mut addresses = self.addresses.lock().expect("nobody breaks down in here");
        let one = addresses.entry(address).or_insert(Lately::new(0.0));
        if one.sockets >= most {
            return false;
        }
        one.sockets += 1;
        true
    }

    /// A socket of the address is gone.
    pub fn leave(&self, address: IpAddr) {
        let mut addresses = self.addresses.lock().expect("nobody breaks down in here");
        if let Some(one) = addresses.get_mut(&address) {
            one.sockets = one.sockets.saturating_sub(1);
        }
    }
}

impl Lately {
    fn new(left: f64) -> Lately {
        Lately { left, counted: Instant::now(), sockets: 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::{Crowd, known_host};

    #[test]
    fn a_host_is_a_number_localhost_or_named_by_the_owner() {
        let known = ["rookery.example".to_owned()];
        for host in ["127.0.0.1:7890", "localhost", "[::1]:80", "Rookery.example:443"] {
            assert!(known_host(host, &known), "{host}");
        }
        for host in ["", "evil.example", "rookery.example.evil"] {
            assert!(!known_host(host, &known), "{host}");
        }
    }

    #[test]
    fn a_crowd_from_one_address_waits() {
        let crowd = Crowd::default();
        let (one, other) = ([127, 0, 0, 1].into(), [127, 0, 0, 2].into());
        assert_eq!((0..100).filter(|_| crowd.admits(one, 10)).count(), 20);
        assert!(crowd.admits(other, 10));
        assert!((0..3).all(|_| crowd.enter(one, 3)) && !crowd.enter(one, 3));
        crowd.leave(one);
        assert!(crowd.enter(one, 3));
    }
}

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
use crate::people;

/// Scripts, pictures and sockets come from here and nowhere else; nobody puts the page into a frame.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

/// The header by which a page of ours is known: no other site's page can send it.
const OURS: &str = "x-rookery";

/// How many addresses and sessions are remembered before those that rest are forgotten.
const REMEMBERED: usize = 10_000;

/// Lets a request through, or says why not.
pub async fn guard(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = match admitted(&app, app.address(address.ip(), request.headers()), &request)
    {
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
    let headers = request.headers();
    let session = people::shown_hash(headers).map(Asker::Session);
    let asks_too_much = |asker: &Asker, a_second| !app.crowd.admits(asker, a_second);
    if asks_too_much(&Asker::Address(address), app.config.requests_a_second)
        || session.is_some_and(|one| asks_too_much(&one, app.config.requests_a_session))
    {
        metrics::counter!("rookery_refused_requests").increment(1);
        return Err(Error::TooMuch);
    }
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

/// Who asks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Asker {
    /// Whoever sits at this address.
    Address(IpAddr),
    /// Whoever has shown this cookie or token, by its hash.
    Session(String),
}

/// How much each address and session has asked for lately, and how much each address has open.
#[derive(Default)]
pub struct Crowd {
    askers: Mutex<HashMap<Asker, Lately>>,
    open: Mutex<HashMap<IpAddr, Open>>,
}

struct Lately {
    /// How many requests it may make now.
    left: f64,
    counted: Instant,
}

/// What an address has open.
#[derive(Default)]
struct Open {
    connections: usize,
    sockets: usize,
}

/// A connection or a socket of an address, as long as it is there.
pub struct Guest {
    app: App,
    address: IpAddr,
    count: fn(&mut Open) -> &mut usize,
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut open = self.app.crowd.open.lock().expect("nobody breaks down in here");
        if let Some(one) = open.get_mut(&self.address) {
            *(self.count)(one) -= 1;
            if one.connections + one.sockets == 0 {
                open.remove(&self.address);
            }
        }
    }
}

impl App {
    /// Who asks, by address: what the proxy in front says, if there is one.
    pub fn address(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        if !self.config.behind_proxy {
            return peer;
        }
        let through = word(headers, "x-forwarded-for").and_then(|all| all.rsplit(',').next());
        through.and_then(|last| last.trim().parse().ok()).unwrap_or(peer)
    }

    /// A connection of the address, unless it has too many. Behind a proxy all of them are the proxy's.
    pub fn connected(&self, address: IpAddr) -> Option<Guest> {
        let most = 2 * self.config.sockets_an_address;
        let most = if self.config.behind_proxy { usize::MAX } else { most };
        self.enters(address, |open| &mut open.connections, most)
    }

    /// A socket of the address, unless it has too many.
    pub fn entered(&self, address: IpAddr) -> Option<Guest> {
        self.enters(address, |open| &mut open.sockets, self.config.sockets_an_address)
    }

    fn enters(
        &self,
        address: IpAddr,
        count: fn(&mut Open) -> &mut usize,
        most: usize,
    ) -> Option<Guest> {
        let mut open = self.crowd.open.lock().expect("nobody breaks down in here");
        let one = count(open.entry(address).or_default());
        if *one >= most {
            return None;
        }
        *one += 1;
        Some(Guest { app: self.clone(), address, count })
    }
}

impl Crowd {
    /// Whether somebody may ask for something more; twice as much as in a second at once.
    pub fn admits(&self, asker: &Asker, a_second: u32) -> bool {
        if a_second == 0 {
            return true;
        }
        let (rate, now) = (f64::from(a_second), Instant::now());
        let mut askers = self.askers.lock().expect("nobody breaks down in here");
        if askers.len() > REMEMBERED {
            askers.retain(|_, one| one.counted.elapsed().as_secs() < 10);
        }
        let new = || Lately { left: 2.0 * rate, counted: now };
        let one = askers.entry(asker.clone()).or_insert_with(new);
        one.left =
            (one.left + now.duration_since(one.counted).as_secs_f64() * rate).min(2.0 * rate);
        one.counted = now;
        if one.left < 1.0 {
            return false;
        }
        one.left -= 1.0;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::{Asker, Crowd, known_host};

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
    fn whoever_asks_too_much_waits() {
        let crowd = Crowd::default();
        let one = Asker::Address([127, 0, 0, 1].into());
        for other in [Asker::Address([127, 0, 0, 2].into()), Asker::Session("abc".to_owned())] {
            assert!(crowd.admits(&other, 10));
        }
        assert_eq!((0..100).filter(|_| crowd.admits(&one, 10)).count(), 20);
    }
}

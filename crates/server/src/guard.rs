//! Who is let in: the right host, the right origin, not too much at once; and what browsers are told to refuse.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    AUTHORIZATION, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Serialize};

use crate::app::App;
use crate::error::{Error, Told};
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
        Ok(()) => in_plain_words(next.run(request).await),
        Err(error) => error.into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    response
}

/// What axum refuses by itself is told like every other refusal.
fn in_plain_words(response: Response) -> Response {
    let status = response.status();
    let message = match status {
        StatusCode::BAD_REQUEST => "that address is not understood",
        StatusCode::METHOD_NOT_ALLOWED => "that is not done at this address",
        StatusCode::PAYLOAD_TOO_LARGE => "that is too long",
        _ => return response,
    };
    let json = response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    if json {
        return response;
    }
    let told = Told { message: message.to_owned(), ..Error::Unreadable(String::new()).told() };
    (status, Json(told)).into_response()
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

/// The address by which somebody is counted: whoever has one address of the sixth version has 2^64 of them, which are
/// told apart by their first half.
fn of_one_house(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6((u128::from(address) >> 64 << 64).into()),
    }
}

/// Who asks.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
    /// By other node.
    elsewhere: Mutex<HashMap<String, Elsewhere>>,
}

/// How many sockets addresses have at another node, and when that was told.
type Elsewhere = (HashMap<IpAddr, usize>, Instant);

struct Lately {
    /// How many of its requests still count.
    used: f64,
    counted: Instant,
    /// How many requests other nodes have not heard of yet.
    untold: u32,
}

/// What a node tells the others of its crowd.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Counts {
    /// How often somebody has asked since this was last told.
    asked: Vec<(Asker, u32)>,
    /// How many sockets each address has.
    sockets: Vec<(IpAddr, usize)>,
}

/// How long it is believed what another node has told.
const BELIEVED: Duration = Duration::from_secs(10);

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
            return of_one_house(peer);
        }
        let through = word(headers, "x-forwarded-for").and_then(|all| all.rsplit(',').next());
        of_one_house(through.and_then(|last| last.trim().parse().ok()).unwrap_or(peer))
    }

    /// A connection of the address, unless it has too many. Behind a proxy all of them are the proxy's.
    pub fn connected(&self, address: IpAddr) -> Option<Guest> {
        let most = 2 * self.config.sockets_an_address;
        let most = if self.config.behind_proxy { usize::MAX } else { most };
        self.enters(of_one_house(address), |open| &mut open.connections, most)
    }

    /// A socket of the address, unless it has too many.
    pub fn entered(&self, address: IpAddr) -> Option<Guest> {
        let elsewhere = self.crowd.sockets_elsewhere(address);
        let most = self.config.sockets_an_address.saturating_sub(elsewhere);
        self.enters(address, |open| &mut open.sockets, most)
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
        let new = || Lately { used: 0.0, counted: now, untold: 0 };
        let one = askers.entry(asker.clone()).or_insert_with(new);
        one.used = (one.used - now.duration_since(one.counted).as_secs_f64() * rate).max(0.0);
        one.counted = now;
        if one.used + 1.0 > 2.0 * rate {
            return false;
        }
        one.used += 1.0;
        one.untold += 1;
        true
    }

    /// What is told to other nodes; it is told once.
    pub fn tell(&self) -> Counts {
        let mut askers = self.askers.lock().expect("nobody breaks down in here");
        let busy = askers.iter_mut().filter(|(_, one)| one.untold > 0);
        let asked = busy.map(|(asker, one)| (asker.clone(), std::mem::take(&mut one.untold)));
        let asked = asked.collect();
        let open = self.open.lock().expect("nobody breaks down in here");
        let sockets = open.iter().filter(|(_, open)| open.sockets > 0);
        Counts { asked, sockets: sockets.map(|(address, open)| (*address, open.sockets)).collect() }
    }

    /// What another node tells.
    pub fn hear(&self, node: String, counts: Counts) {
        let mut askers = self.askers.lock().expect("nobody breaks down in here");
        for (asker, requests) in counts.asked {
            let now = Instant::now();
            let new = Lately { used: 0.0, counted: now, untold: 0 };
            askers.entry(asker).or_insert(new).used += f64::from(requests);
        }
        let mut elsewhere = self.elsewhere.lock().expect("nobody breaks down in here");
        elsewhere.insert(node, (counts.sockets.into_iter().collect(), Instant::now()));
        elsewhere.retain(|_, (_, told)| told.elapsed() < BELIEVED);
    }

    /// How many sockets the address has at other nodes.
    fn sockets_elsewhere(&self, address: IpAddr) -> usize {
        let elsewhere = self.elsewhere.lock().expect("nobody breaks down in here");
        let believed = elsewhere.values().filter(|(_, told)| told.elapsed() < BELIEVED);
        believed.filter_map(|(sockets, _)| sockets.get(&address)).sum()
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::{Asker, Counts, Crowd, known_host, of_one_house};

    #[test]
    fn whoever_has_many_addresses_is_counted_once() {
        let house = |address: &str| of_one_house(address.parse::<IpAddr>().expect("an address"));
        assert_eq!(house("2001:db8:1:2::1"), house("2001:db8:1:2:ffff::2"));
        assert_ne!(house("2001:db8:1:2::1"), house("2001:db8:1:3::1"));
        assert_eq!(house("::ffff:192.0.2.1"), house("192.0.2.1"));
        assert_ne!(house("192.0.2.1"), house("192.0.2.2"));
    }

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

    #[test]
    fn a_crowd_is_one_crowd_at_all_nodes() {
        let (here, there) = (Crowd::default(), Crowd::default());
        let one = Asker::Session("abc".to_owned());
        assert_eq!((0..15).filter(|_| here.admits(&one, 10)).count(), 15);
        assert!(there.admits(&one, 10));
        let told = here.tell();
        assert_eq!(told.asked, [(one.clone(), 15)]);
        there.hear("here".to_owned(), told);
        assert!((0..100).filter(|_| there.admits(&one, 10)).count() < 10);
        assert_eq!(here.tell(), Counts::default(), "what was told is not told again");
        let address = [127, 0, 0, 1].into();
        let sockets = Counts { sockets: vec![(address, 3)], ..Counts::default() };
        there.hear("here".to_owned(), sockets);
        assert_eq!(there.sockets_elsewhere(address), 3);
    }
}

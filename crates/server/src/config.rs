//! What a server is told when it is started: by its flags, by its environment, by a file; the first that says something
//! holds. `docs/operations.md` has the table.

use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;
use std::time::Duration;

use serde::Deserialize;
use tabletop::{Seat, Seed, Shelf};

/// What a server is told when it is started.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address it listens at.
    pub host: IpAddr,
    /// The port it listens at; 0 takes a free one.
    pub port: u16,
    /// Where everything is kept: a file for SQLite, or the address of a PostgreSQL database.
    pub database: String,
    /// The bus over which nodes with the same database tell each other what happened; none if there is one node.
    pub bus: Option<String>,
    /// How long a node that closes goes on while it says that it is not to be sent anybody.
    pub drain: Duration,
    /// How many bots think at once.
    pub thinkers: usize,
    /// How long a seat takes over a question that hidden facts leave it one answer to.
    pub pause: Duration,
    /// How long a room that nobody looks at is kept.
    pub idle: Duration,
    /// The names by which the server is reached, besides localhost and its number.
    pub hosts: Vec<String>,
    /// How many requests one address may make in a second; 0 is no limit.
    pub requests_a_second: u32,
    /// How many requests and frames one session may send in a second; 0 is no limit.
    pub requests_a_session: u32,
    /// How many sockets one address may have; it may have twice as many connections.
    pub sockets_an_address: usize,
    /// Whether a proxy that ends TLS stands in front: cookies go over TLS alone, and the proxy says who asks.
    pub behind_proxy: bool,
    /// The hosts of webhooks that may be posted to.
    pub webhook_hosts: Vec<String>,
    /// The mail server, as `smtps://user:password@host`; without one no mail is sent.
    pub smtp: Option<String>,
    /// From whom mail comes.
    pub mail_from: String,
    /// How long news are gathered before somebody is told.
    pub gather: Duration,
    /// Whether a few games of bots are played for visitors to watch.
    pub demo: bool,
    /// The secret of every table, for tests; otherwise each has one that nobody can guess.
    pub secret: Option<Seed>,
    /// The games that are played; tests put another there.
    pub shelf: Shelf,
    /// Deals anew what this seat cannot see when a table is opened, for tests: nobody there may be able to tell.
    pub redealt: Option<(Seat, u64)>,
    /// How long a browser may take to send the head of a request, or to read a frame.
    pub patience: Duration,
}

/// What somebody said about a server; what is not said is as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are those of `Config`")]
pub struct Told {
    pub host: Option<IpAddr>,
    pub port: Option<u16>,
    pub database: Option<String>,
    pub bus: Option<String>,
    /// In seconds.
    pub drain: Option<u64>,
    pub thinkers: Option<usize>,
    /// In milliseconds.
    pub pause: Option<u64>,
    /// In seconds.
    pub idle: Option<u64>,
    pub hosts: Option<Vec<String>>,
    pub requests_a_second: Option<u32>,
    pub requests_a_session: Option<u32>,
    pub sockets_an_address: Option<usize>,
    pub behind_proxy: Option<bool>,
    pub webhook_hosts: Option<Vec<String>>,
    pub smtp: Option<String>,
    pub mail_from: Option<String>,
    /// In seconds.
    pub gather: Option<u64>,
    pub demo: Option<bool>,
}

/// A file or a variable that means nothing.
#[derive(Debug, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct Misunderstood {
    place: String,
    problem: String,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 7890,
            database: "rookery.db".to_owned(),
            bus: None,
            drain: Duration::ZERO,
            thinkers: std::thread::available_parallelism().map_or(1, usize::from),
            pause: Duration::from_millis(1200),
            idle: Duration::from_secs(60),
            hosts: Vec::new(),
            requests_a_second: 50,
            requests_a_session: 30,
            sockets_an_address: 100,
            behind_proxy: false,
            webhook_hosts: vec!["discord.com".to_owned(), "discordapp.com".to_owned()],
            smtp: None,
            mail_from: "Rookery <rookery@localhost>".to_owned(),
            gather: Duration::from_secs(120),
            demo: false,
            secret: None,
            redealt: None,
            patience: Duration::from_secs(15),
            shelf: Shelf::new().with::<thrones::Thrones>().with::<fief::Fief>(),
        }
    }
}

impl Told {
    /// What a file says.
    ///
    /// # Errors
    /// A file that cannot be read, or says something nobody knows.
    pub fn file(path: &Path) -> Result<Told, Misunderstood> {
        let place = path.display().to_string();
        let text = std::fs::read_to_string(path).map_err(|error| error.to_string());
        let told = text.and_then(|text| toml::from_str(&text).map_err(|error| error.to_string()));
        told.map_err(|problem| Misunderstood { place, problem })
    }

    /// What the environment says: `ROOKERY_PORT` and the like, as it would stand in the file.
    ///
    /// # Errors
    /// A variable that means nothing.
    pub fn environment(
        variables: impl Iterator<Item = (String, String)>,
    ) -> Result<Told, Misunderstood> {
        let mut told = Told::default();
        for (name, value) in variables {
            let Some(field) = name.strip_prefix("ROOKERY_") else { continue };
            let field = field.to_lowercase();
            let one = toml::from_str::<Told>(&format!("{field} = {value}"))
                .or_else(|_| toml::from_str(&format!("{field} = {value:?}")));
            let one =
                one.map_err(|error| Misunderstood { place: name, problem: error.to_string() })?;
            told = told.or(one);
        }
        Ok(told)
    }

    /// What these say, and where they say nothing, what the others say.
    #[must_use]
    pub fn or(self, other: Told) -> Told {
        Told {
            host: self.host.or(other.host),
            port: self.port.or(other.port),
            database: self.database.or(other.database),
            bus: self.bus.or(other.bus),
            drain: self.drain.or(other.drain),
            thinkers: self.thinkers.or(other.thinkers),
            pause: self.pause.or(other.pause),
            idle: self.idle.or(other.idle),
            hosts: self.hosts.or(other.hosts),
            requests_a_second: self.requests_a_second.or(other.requests_a_second),
            requests_a_session: self.requests_a_session.or(other.requests_a_session),
            sockets_an_address: self.sockets_an_address.or(other.sockets_an_address),
            behind_proxy: self.behind_proxy.or(other.behind_proxy),
            webhook_hosts: self.webhook_hosts.or(other.webhook_hosts),
            smtp: self.smtp.or(other.smtp),
            mail_from: self.mail_from.or(other.mail_from),
            gather: self.gather.or(other.gather),
            demo: self.demo.or(other.demo),
        }
    }

    /// All of it; what nobody said is as usual.
    #[must_use]
    pub fn config(self) -> Config {
        let usual = Config::default();
        Config {
            host: self.host.unwrap_or(usual.host),
            port: self.port.unwrap_or(usual.port),
            database: self.database.unwrap_or(usual.database),
            bus: self.bus.or(usual.bus),
            drain: self.drain.map_or(usual.drain, Duration::from_secs),
            thinkers: self.thinkers.unwrap_or(usual.thinkers),
            pause: self.pause.map_or(usual.pause, Duration::from_millis),
            idle: self.idle.map_or(usual.idle, Duration::from_secs),
            hosts: self.hosts.unwrap_or(usual.hosts),
            requests_a_second: self.requests_a_second.unwrap_or(usual.requests_a_second),
            requests_a_session: self.requests_a_session.unwrap_or(usual.requests_a_session),
            sockets_an_address: self.sockets_an_address.unwrap_or(usual.sockets_an_address),
            behind_proxy: self.behind_proxy.unwrap_or(usual.behind_proxy),
            webhook_hosts: self.webhook_hosts.unwrap_or(usual.webhook_hosts),
            smtp: self.smtp,
            mail_from: self.mail_from.unwrap_or(usual.mail_from),
            gather: self.gather.map_or(usual.gather, Duration::from_secs),
            demo: self.demo.unwrap_or(usual.demo),
            ..usual
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Told;

    fn environment(pairs: &[(&str, &str)]) -> Result<Told, super::Misunderstood> {
        let owned = pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Told::environment(owned)
    }

    #[test]
    fn flags_come_before_the_environment_and_that_before_the_file() {
        let file: Told =
            toml::from_str("port = 1\nhosts = [\"a.example\"]\npause = 5").expect("TOML");
        let set = [("ROOKERY_PORT", "2"), ("ROOKERY_DATABASE", "x.db"), ("HOME", "/")];
        let environment = environment(&set).expect("all of it means something");
        let flags = Told { port: Some(3), ..Told::default() };
        let config = flags.or(environment).or(file).config();
        assert_eq!((config.port, config.database.as_str()), (3, "x.db"));
        assert_eq!((config.hosts, config.pause.as_millis()), (vec!["a.example".to_owned()], 5));
    }

    #[test]
    fn what_nobody_knows_is_refused() {
        assert!(environment(&[("ROOKERY_PROT", "2")]).is_err());
        assert!(environment(&[("ROOKERY_PORT", "many")]).is_err());
        assert!(toml::from_str::<Told>("prot = 2").is_err());
    }
}

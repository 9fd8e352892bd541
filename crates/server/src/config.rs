//! What a server is told when it is started.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

/// What a server is told when it is started.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address it listens at.
    pub host: IpAddr,
    /// The port it listens at; 0 takes a free one.
    pub port: u16,
    /// Where everything is kept: a file for SQLite, or the address of a PostgreSQL database.
    pub database: String,
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
    /// How many sockets one address may have.
    pub sockets_an_address: usize,
    /// Whether a few games of bots are played for visitors to watch.
    pub demo: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 7890,
            database: "rookery.db".to_owned(),
            thinkers: std::thread::available_parallelism().map_or(1, usize::from),
            pause: Duration::from_millis(1200),
            idle: Duration::from_secs(60),
            hosts: Vec::new(),
            requests_a_second: 50,
            sockets_an_address: 100,
            demo: false,
        }
    }
}

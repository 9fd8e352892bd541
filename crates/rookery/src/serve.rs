//! `rookery serve`: tables over the network.

use std::net::IpAddr;
use std::path::PathBuf;

use anyhow::Result;
use server::Told;

/// How the server is started. What no flag says is taken from the environment (`ROOKERY_PORT` and the like), then from
/// the file.
#[derive(clap::Args)]
pub struct Arguments {
    /// The address to listen at; 0.0.0.0 lets everybody in
    #[arg(long)]
    host: Option<IpAddr>,
    /// The port to listen at; 0 takes a free one
    #[arg(long)]
    port: Option<u16>,
    /// Where everything is kept: a file for SQLite, or postgres://…
    #[arg(long)]
    database: Option<String>,
    /// The bus over which several nodes with one PostgreSQL tell each other what happened: nats://…
    #[arg(long)]
    bus: Option<String>,
    /// How long a node that is told to stop goes on and says it is not to be sent anybody, in seconds
    #[arg(long)]
    drain: Option<u64>,
    /// How many bots think at once
    #[arg(long)]
    thinkers: Option<usize>,
    /// How long a window stays open that hidden facts leave one answer to, in milliseconds
    #[arg(long)]
    pause: Option<u64>,
    /// How long a table nobody looks at stays in memory, in seconds
    #[arg(long)]
    idle: Option<u64>,
    /// The names by which it is reached, besides localhost, divided by commas
    #[arg(long, value_delimiter = ',')]
    hosts: Option<Vec<String>>,
    /// How many requests one address may make in a second; 0 is no limit
    #[arg(long)]
    requests_a_second: Option<u32>,
    /// How many requests and frames one session may send in a second; 0 is no limit
    #[arg(long)]
    requests_a_session: Option<u32>,
    /// How many sockets one address may have
    #[arg(long)]
    sockets_an_address: Option<usize>,
    /// A proxy that ends TLS stands in front: cookies go over TLS alone, and the proxy says who asks
    #[arg(long)]
    behind_proxy: bool,
    /// The hosts of webhooks that may be posted to
    #[arg(long, value_delimiter = ',')]
    webhook_hosts: Option<Vec<String>>,
    /// The mail server, as smtps://user:password@host; the environment is the better place for it
    #[arg(long)]
    smtp: Option<String>,
    /// From whom mail comes
    #[arg(long)]
    mail_from: Option<String>,
    /// Seconds in which news are gathered before somebody is told
    #[arg(long)]
    gather: Option<u64>,
    /// Open a few games of bots to watch
    #[arg(long)]
    demo: bool,
    /// A TOML file that says the same
    #[arg(long)]
    config: Option<PathBuf>,
    /// Log as JSON, one object a line
    #[arg(long)]
    json_log: bool,
}

/// Serves until it is told to stop.
pub fn run(arguments: &Arguments) -> Result<()> {
    let flags = Told {
        host: arguments.host,
        port: arguments.port,
        database: arguments.database.clone(),
        bus: arguments.bus.clone(),
        drain: arguments.drain,
        thinkers: arguments.thinkers,
        pause: arguments.pause,
        idle: arguments.idle,
        hosts: arguments.hosts.clone(),
        requests_a_second: arguments.requests_a_second,
        requests_a_session: arguments.requests_a_session,
        sockets_an_address: arguments.sockets_an_address,
        behind_proxy: arguments.behind_proxy.then_some(true),
        webhook_hosts: arguments.webhook_hosts.clone(),
        smtp: arguments.smtp.clone(),
        mail_from: arguments.mail_from.clone(),
        gather: arguments.gather,
        demo: arguments.demo.then_some(true),
    };
    let file = arguments.config.as_deref().map(Told::file).transpose()?.unwrap_or_default();
    let config = flags.or(Told::environment(std::env::vars())?).or(file).config();
    server::log_to_stderr(arguments.json_log);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(server::serve(config, |address| eprintln!("rookery: http://{address}")))?;
    Ok(())
}

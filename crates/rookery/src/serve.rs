//! `rookery serve`: tables over the network.

use std::net::IpAddr;

use anyhow::Result;
use server::Config;

/// How the server is started.
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
    /// Open a few games of bots to watch
    #[arg(long)]
    demo: bool,
}

/// Serves until it is told to stop.
pub fn run(arguments: &Arguments) -> Result<()> {
    let usual = Config::default();
    let config = Config {
        host: arguments.host.unwrap_or(usual.host),
        port: arguments.port.unwrap_or(usual.port),
        database: arguments.database.clone().unwrap_or_else(|| usual.database.clone()),
        demo: arguments.demo,
        ..usual
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(server::serve(config, |address| eprintln!("rookery: http://{address}")))?;
    Ok(())
}

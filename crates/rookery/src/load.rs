//! `rookery load`: many tables over real sockets, what they cost, and whether a killed server loses anything.

mod answer;
mod child;
mod client;
mod figures;
mod kill;
mod raw;

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, ensure};

use self::child::Child;
use self::client::{Crowd, Plan};
use self::figures::{Figures, Memory};

/// How many idle sockets are opened to see what one costs.
const IDLE: usize = 500;

/// How much is loaded on the server.
#[derive(clap::Args)]
pub struct Arguments {
    /// How many tables are played at once
    #[arg(long, default_value_t = 50)]
    tables: usize,
    /// How many sockets look at them, the players' among them
    #[arg(long, default_value_t = 200)]
    sockets: usize,
    /// For how long
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// How long a player thinks, in milliseconds
    #[arg(long, default_value_t = 1000)]
    think: u64,
    /// Kill the server so many times in the middle of it, and look for what was lost
    #[arg(long)]
    kill: Option<u32>,
    /// Where everything is kept: a new file, or postgres://… with an empty database
    #[arg(long)]
    database: Option<String>,
    /// Be the server of the raw broadcast that the figures are compared with
    #[arg(long, hide = true)]
    raw_server: Option<u16>,
}

/// Loads a server of its own and says what it bore.
pub fn run(arguments: &Arguments) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if let Some(port) = arguments.raw_server {
        return runtime.block_on(raw::serve(port));
    }
    ensure!(arguments.tables > 0, "there must be a table");
    ensure!(arguments.sockets >= 2 * arguments.tables, "each table needs two players' sockets");
    let folder = std::env::temp_dir().join(format!("rookery-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let file = || folder.join("load.db").display().to_string();
    let database = arguments.database.clone().unwrap_or_else(file);
    let done = runtime.block_on(async {
        match arguments.kill {
            Some(kills) => kill::run(arguments.tables, kills, &database).await,
            None => measure(arguments, &database).await,
        }
    });
    std::fs::remove_dir_all(&folder).ok();
    done
}

async fn measure(arguments: &Arguments, database: &str) -> Result<()> {
    let Arguments { tables, sockets, seconds, think, .. } = *arguments;
    let (time, think) = (Duration::from_secs(seconds), Duration::from_millis(think));
    let mut server = Child::serve(database, None)?;
    // What every table shares is there before anything is weighed.
    let first = Plan { tables: 1, sockets: 2, think: Duration::from_millis(5), kept: false };
    Arc::new(Crowd::sit_down(server.address, first).await?).play(Duration::from_secs(1)).await;
    let mut memory = Memory { before: server.memory()?, ..Memory::default() };
    let plan = Plan { tables, sockets, think, kept: false };
    let crowd = Arc::new(Crowd::sit_down(server.address, plan).await?);
    memory.tables = server.memory()?;
    let played = crowd.play(time).await;
    memory.played = server.memory()?;
    let idle = client::idle_sockets(server.address, IDLE).await?;
    memory.idle = server.memory()?;
    drop(idle);
    server.kill()?;
    let mut bare = Child::raw()?;
    let raw = raw::play(bare.address, tables, sockets / tables, think, time).await?;
    bare.kill()?;
    let appends =
        server::append_rates(&format!("{database}.append"), Duration::from_secs(3)).await?;
    let (tables, sockets, idle) = (tables, sockets, IDLE);
    let figures = Figures { tables, sockets, seconds, idle, played, raw, memory, appends };
    print(&figures.to_string())
}

/// Prints what was measured.
fn print(text: &str) -> Result<()> {
    use std::io::Write as _;
    Ok(std::io::stdout().write_all(text.as_bytes())?)
}

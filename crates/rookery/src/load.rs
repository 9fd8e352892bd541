//! `rookery load`: many tables over real sockets, what they cost, and whether a killed server loses anything.

mod answer;
mod child;
mod client;
mod figures;
mod flight;
mod kill;
mod nodes;
mod raw;

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, ensure};

use self::child::Child;
use self::client::{Crowd, Plan};
use self::figures::{Figures, Memory};
use self::nodes::Nodes;
use self::raw::{Broadcast, Keeping};

/// How many idle sockets are opened to see what one costs.
const IDLE: usize = 500;

/// How often the game and the raw broadcast take turns.
const TURNS: u32 = 4;
/// How long everybody rests between two turns.
const BREATH: Duration = Duration::from_millis(300);
/// How long the few think who come first.
const WARM: Duration = Duration::from_millis(5);

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
    /// About how long a player thinks, in milliseconds
    #[arg(long, default_value_t = 1000)]
    think: u64,
    /// How many nodes serve them, players of one table at different ones; several need PostgreSQL and nats-server
    #[arg(long, default_value_t = 1, conflicts_with = "kill")]
    nodes: usize,
    /// Kill the server so many times in the middle of it, and look for what was lost
    #[arg(long)]
    kill: Option<u32>,
    /// Where everything is kept: a new file, or postgres://… with an empty database
    #[arg(long)]
    database: Option<String>,
    /// Be the server of the raw broadcast that the figures are compared with
    #[arg(long, hide = true, requires = "database")]
    raw_server: Option<u16>,
}

/// Loads a server of its own and says what it bore.
pub fn run(arguments: &Arguments) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if let (Some(port), Some(database)) = (arguments.raw_server, &arguments.database) {
        return runtime.block_on(raw::serve(port, database));
    }
    ensure!(arguments.tables > 0 && arguments.nodes > 0, "there must be a table");
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
    let think = Duration::from_millis(think);
    let server = Nodes::start(arguments.nodes, database)?;
    // What every table shares is there before anything is weighed.
    let few = Plan { tables: 2, sockets: 4, think: WARM, kept: false, bots: true };
    let first = Arc::new(Crowd::sit_down(server.addresses(), few).await?);
    let mut everybody = first.take_seats();
    tokio::time::sleep(Duration::from_secs(1)).await;
    first.end(&mut everybody).await;
    let mut memory = Memory { before: server.memory()?, ..Memory::default() };
    let plan = Plan { tables, sockets, think, kept: false, bots: true };
    let crowd = Arc::new(Crowd::sit_down(server.addresses(), plan).await?);
    let mut everybody = crowd.take_seats();
    tokio::time::sleep(2 * think + BREATH).await;
    let mut bare = Child::raw(&beside(database, "raw"))?;
    let broadcast = |keeping| {
        Arc::new(Broadcast::new(bare.address, keeping, tables, think, crowd.frame_length()))
    };
    let (raw, raw_kept) = (broadcast(Keeping::Never), broadcast(Keeping::First));
    let mut hearers = raw.take_seats(sockets / tables).await?;
    let mut hearers_kept = raw_kept.take_seats(sockets / tables).await?;
    crowd.gate.set(false);
    // All take turns, so that all meet whatever else this machine does.
    for _ in 0..TURNS {
        for gate in [&crowd.gate, &raw.gate, &raw_kept.gate] {
            tokio::time::sleep(BREATH).await;
            gate.set(true);
            tokio::time::sleep(Duration::from_secs(seconds) / TURNS).await;
            gate.set(false);
        }
    }
    tokio::time::sleep(BREATH).await;
    memory.played = server.memory()?;
    let spent = server.spent()?;
    let idle = client::idle_sockets(server.addresses()[0], IDLE).await?;
    memory.idle = server.memory()?;
    drop(idle);
    let length = crowd.frame_length();
    let (raw, raw_kept) = (raw.end(&mut hearers).await, raw_kept.end(&mut hearers_kept).await);
    let (played, idle) = (crowd.end(&mut everybody).await, IDLE);
    drop(server);
    bare.kill()?;
    let appends = server::append_rates(&beside(database, "append"), Duration::from_secs(3)).await?;
    let figures = Figures {
        tables,
        sockets,
        seconds,
        length,
        idle,
        played,
        raw,
        raw_kept,
        memory,
        appends,
        spent,
    };
    print(&figures.to_string())
}

/// A database beside this one on the same disk; with PostgreSQL it is the same.
fn beside(database: &str, name: &str) -> String {
    if database.starts_with("postgres") {
        database.to_owned()
    } else {
        format!("{database}.{name}")
    }
}

/// Prints what was measured.
fn print(text: &str) -> Result<()> {
    use std::io::Write as _;
    Ok(std::io::stdout().write_all(text.as_bytes())?)
}

//! `rookery backup`, `rookery restore` and `rookery export`: what a server keeps, in files.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write as _};
use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};

/// Which file, and which database.
#[derive(clap::Args)]
pub struct Arguments {
    /// The file
    file: PathBuf,
    /// Where the server keeps everything: a file for SQLite, or postgres://…
    #[arg(long, default_value = "rookery.db")]
    database: String,
}

/// Which journals, and where to.
#[derive(clap::Args)]
pub struct Export {
    /// The folder into which each journal is written
    folder: PathBuf,
    /// Where the server keeps everything: a file for SQLite, or postgres://…
    #[arg(long, default_value = "rookery.db")]
    database: String,
    /// Games that are not over too; their journals hold every secret
    #[arg(long)]
    all: bool,
}

/// Which database.
#[derive(clap::Args)]
pub struct Reports {
    /// Where the server keeps everything: a file for SQLite, or postgres://…
    #[arg(long, default_value = "rookery.db")]
    database: String,
}

/// Tells what people reported to whoever runs the server, the latest first.
pub fn reports(arguments: &Reports) -> Result<()> {
    known(&arguments.database)?;
    let mut text = String::new();
    for report in wait(server::reports(&arguments.database))?? {
        let server::Reported { by, about, table, said, why, at } = report;
        let said = if said.is_empty() { String::new() } else { format!("\n  said: {said}") };
        text += &format!("{at} at table {table}, {by} about {about}: {why}{said}\n");
    }
    said(if text.is_empty() { "nobody reported anything\n" } else { &text })
}

/// Writes everything a server keeps to a file.
pub fn backup(arguments: &Arguments) -> Result<()> {
    let Arguments { file, database } = arguments;
    known(database)?;
    let name = file.display();
    let new = File::create_new(file).with_context(|| format!("{name} cannot be made"))?;
    let mut out = BufWriter::new(new);
    let rows = wait(server::backup(database, &mut out))??;
    out.into_inner()?.sync_all()?;
    said(&format!("{rows} rows are in {name}\n"))
}

/// Reads such a file into an empty database.
pub fn restore(arguments: &Arguments) -> Result<()> {
    let Arguments { file, database } = arguments;
    let name = file.display();
    let from = File::open(file).with_context(|| format!("{name} cannot be opened"))?;
    let rows = wait(server::restore(database, BufReader::new(from)))??;
    said(&format!("{rows} rows are in {database}\n"))
}

/// Writes journals into a folder.
pub fn export(arguments: &Export) -> Result<()> {
    let Export { folder, database, all } = arguments;
    known(database)?;
    std::fs::create_dir_all(folder)?;
    let mut count = 0;
    for exported in wait(server::export(database))?? {
        if exported.journal.is_empty() || !(exported.over || *all) {
            continue;
        }
        let file = folder.join(format!("{}.jsonl", exported.id));
        std::fs::write(&file, exported.journal)?;
        count += 1;
    }
    said(&format!("{count} journals are in {}\n", folder.display()))
}

/// A file that is not there would be made, and then there would be nothing in it.
fn known(database: &str) -> Result<()> {
    if !database.contains("://") && !std::path::Path::new(database).exists() {
        bail!("there is no {database}");
    }
    Ok(())
}

fn wait<T>(future: impl Future<Output = T>) -> Result<T> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    Ok(runtime.block_on(future))
}

fn said(words: &str) -> Result<()> {
    Ok(std::io::stdout().write_all(words.as_bytes())?)
}

//! `rookery work`: does parts of large jobs that others hand out over the bus.
//!
//! A part is acknowledged when what came of it is stored. A worker that dies is not heard of for a while; then its part
//! is given to another.

mod hand_out;

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result};
use async_nats::header::NATS_MESSAGE_ID;
use async_nats::jetstream::consumer::{PullConsumer, pull};
use async_nats::jetstream::stream::{Config, RetentionPolicy, Stream};
use async_nats::jetstream::{AckKind, Context, Message, new};
use async_nats::{ConnectOptions, HeaderMap};
use bots::work::Task;
use clap::Args;
use futures_util::StreamExt as _;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::task::JoinSet;

pub use hand_out::hand_out;

/// How long a worker is believed that says nothing, and how often it says something.
const BELIEVED: Duration = Duration::from_secs(5);
const ALIVE: Duration = Duration::from_secs(1);
/// How long one waits for a part before one asks again.
const WAIT: Duration = Duration::from_secs(5);
/// How long work and results are kept that nobody fetches.
const KEPT: Duration = Duration::from_secs(24 * 60 * 60);

/// Where work is taken from.
#[derive(Args)]
pub struct Arguments {
    /// The bus, a NATS with JetStream: nats://…
    #[arg(long)]
    bus: String,
    /// How many parts are done at once
    #[arg(long)]
    jobs: Option<NonZeroUsize>,
}

/// A part of a job, as it is handed out.
#[derive(Serialize, Deserialize)]
struct Part {
    /// Which job.
    job: String,
    /// The number of the first task.
    first: u64,
    /// What is to be done.
    tasks: Vec<Task>,
}

/// Works until it is told to stop.
pub fn run(arguments: &Arguments) -> Result<()> {
    let jobs = arguments.jobs.or_else(|| std::thread::available_parallelism().ok());
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let desk = Desk::open(&arguments.bus).await?;
        let consumer: PullConsumer =
            desk.work().await?.get_or_create_consumer("workers", queue()).await?;
        let consumer = Arc::new(consumer);
        eprintln!("rookery: working for {}", arguments.bus);
        let mut hands = JoinSet::new();
        for _ in 0..jobs.map_or(1, NonZeroUsize::get) {
            let (desk, consumer) = (desk.clone(), Arc::clone(&consumer));
            hands.spawn(async move {
                loop {
                    if let Err(error) = take_one(&desk, &consumer).await {
                        eprintln!("rookery: {error:#}");
                        tokio::time::sleep(ALIVE).await;
                    }
                }
            });
        }
        while hands.join_next().await.is_some() {}
        Ok(())
    })
}

fn queue() -> pull::Config {
    pull::Config {
        durable_name: Some("workers".to_owned()),
        ack_wait: BELIEVED,
        ..pull::Config::default()
    }
}

/// Takes a part, does it, stores what came of it, and only then says that it is done.
async fn take_one(desk: &Desk, consumer: &PullConsumer) -> Result<()> {
    let batch = consumer.batch().max_messages(1).expires(WAIT).messages().await;
    let mut batch = batch.context("no work is handed out")?;
    let Some(message) = batch.next().await else { return Ok(()) };
    let message = message.map_err(|error| anyhow::anyhow!(error))?;
    let part: Part = read(&message.payload)?;
    for (number, task) in (part.first..).zip(part.tasks) {
        let done = alive(&message, tokio::task::spawn_blocking(move || task.work())).await?;
        desk.store(&part.job, number, written(&done)?).await?;
    }
    message.double_ack().await.map_err(|error| anyhow::anyhow!(error))?;
    Ok(())
}

/// Waits for something and says meanwhile that somebody is at work.
async fn alive<T>(message: &Message, work: tokio::task::JoinHandle<T>) -> Result<T> {
    tokio::pin!(work);
    loop {
        tokio::select! {
            done = &mut work => return Ok(done?),
            () = tokio::time::sleep(ALIVE) => {
                message.ack_with(AckKind::Progress).await.map_err(|error| anyhow::anyhow!(error))?;
            }
        }
    }
}

/// Where work is handed out and handed in.
#[derive(Clone)]
struct Desk {
    context: Context,
}

impl Desk {
    async fn open(bus: &str) -> Result<Desk> {
        let options = ConnectOptions::new().max_reconnects(None);
        let client = options.connect(bus).await.with_context(|| format!("{bus} is not reached"))?;
        Ok(Desk { context: new(client) })
    }

    /// The queue: each part is there until somebody has done it.
    async fn work(&self) -> Result<Stream> {
        let config = Config {
            name: "ROOKERY_WORK".to_owned(),
            subjects: vec!["rookery.work.*".to_owned()],
            retention: RetentionPolicy::WorkQueue,
            max_age: KEPT,
            ..Config::default()
        };
        self.context
            .get_or_create_stream(config)
            .await
            .context("the bus has no JetStream (nats-server -js)")
    }

    /// What came of it, until whoever handed it out has fetched it.
    async fn done(&self) -> Result<Stream> {
        let config = Config {
            name: "ROOKERY_DONE".to_owned(),
            subjects: vec!["rookery.done.*.*".to_owned()],
            max_age: KEPT,
            ..Config::default()
        };
        self.context
            .get_or_create_stream(config)
            .await
            .context("the bus has no JetStream (nats-server -js)")
    }

    async fn hand(&self, part: &Part) -> Result<()> {
        let subject = format!("rookery.work.{}", part.job);
        self.context.publish(subject, written(part)?.into()).await?.await?;
        Ok(())
    }

    async fn store(&self, job: &str, number: u64, done: Vec<u8>) -> Result<()> {
        let mut headers = HeaderMap::new();
        headers.insert(NATS_MESSAGE_ID, format!("{job}.{number}"));
        let subject = format!("rookery.done.{job}.{number}");
        self.context.publish_with_headers(subject, headers, done.into()).await?.await?;
        Ok(())
    }
}

fn written(thing: &impl Serialize) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    ciborium::into_writer(thing, &mut bytes)?;
    Ok(bytes)
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T> {
    Ok(ciborium::from_reader(bytes)?)
}

//! Hands a job out in parts and puts together what comes back.

use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use async_nats::jetstream::consumer::{OrderedPullConsumer, pull};
use bots::work::{Done, Task};
use futures_util::StreamExt as _;

use super::{Desk, Part, read};
use crate::{interrupt, shelf};

/// How many tasks are handed out together.
const TOGETHER: usize = 4;
/// After how long without any result it is said that nobody works.
const SILENCE: Duration = Duration::from_secs(10);

/// Has the tasks done by whoever works at the bus; what came of them, in their order. `after_each` is told of each that
/// is done, in whatever order they come.
pub fn hand_out(
    bus: &str,
    tasks: &[Task],
    after_each: &mut dyn FnMut(u64, &Done) -> Result<()>,
) -> Result<Vec<Done>> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let desk = Desk::open(bus).await?;
        let job = shelf::secret(None).to_string()[..16].to_owned();
        let (work, stored) = (desk.work().await?, desk.done().await?);
        let results = format!("rookery.done.{job}.*");
        let config = pull::OrderedConfig { filter_subject: results.clone(), ..Default::default() };
        let consumer: OrderedPullConsumer = stored.create_consumer(config).await?;
        for (part, tasks) in tasks.chunks(TOGETHER).enumerate() {
            let (first, tasks) = ((part * TOGETHER) as u64, tasks.to_vec());
            desk.hand(&Part { job: job.clone(), first, tasks }).await?;
        }
        let done = gather(consumer, tasks.len(), after_each).await;
        work.purge().filter(format!("rookery.work.{job}")).await?;
        stored.purge().filter(results).await?;
        done
    })
}

async fn gather(
    consumer: OrderedPullConsumer,
    count: usize,
    after_each: &mut dyn FnMut(u64, &Done) -> Result<()>,
) -> Result<Vec<Done>> {
    let mut results = consumer.messages().await?;
    let mut done: Vec<Option<Done>> = (0..count).map(|_| None).collect();
    let (mut missing, mut silent) = (count, Duration::ZERO);
    while missing > 0 {
        let look = Duration::from_millis(500);
        let Ok(message) = tokio::time::timeout(look, results.next()).await else {
            silent += look;
            if interrupt::watched().load(Ordering::Relaxed) {
                bail!("stopped: {missing} of {count} were not done yet");
            }
            if silent == SILENCE {
                eprintln!("rookery: nobody works; `rookery work --bus …` does");
            }
            continue;
        };
        silent = Duration::ZERO;
        let message =
            message.context("the bus is gone")?.map_err(|error| anyhow::anyhow!(error))?;
        let number: u64 = message.subject.rsplit('.').next().context("a number")?.parse()?;
        let place = done.get_mut(number as usize).context("a number of this job")?;
        let came: Done = read(&message.payload)?;
        if let Done::Failed(why) = &came {
            bail!("{why}");
        }
        // A part that was done twice came out alike.
        if place.is_none() {
            after_each(number, &came)?;
            *place = Some(came);
            missing -= 1;
        }
    }
    Ok(done.into_iter().flatten().collect())
}

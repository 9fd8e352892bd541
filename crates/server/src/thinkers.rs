//! Threads beside the sockets for whatever takes a while: bots, hints, replays, passwords. Where both want a core they
//! stand back.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, mpsc};

use tokio::sync::{Semaphore, oneshot};

use crate::error::Error;

/// Something to think about.
type Thought = Box<dyn FnOnce() + Send>;

/// How far the threads stand back behind those that serve sockets: a tenth of a core both want.
#[cfg(target_os = "linux")]
const BACK: i32 = 10;

/// How much of what takes seconds may wait; whoever brings more is told to come back.
const LONG_MAX: usize = 8;

/// The threads: many for what somebody waits for, one for what takes seconds, so that no bot waits behind that.
pub struct Thinkers {
    queue: mpsc::Sender<Thought>,
    long: mpsc::Sender<Thought>,
    waiting: Arc<Semaphore>,
}

impl Thinkers {
    /// So many threads, at least one.
    pub fn start(count: usize) -> Thinkers {
        let (queue, long) = (threads(count.max(1)), threads(1));
        Thinkers { queue, long, waiting: Arc::new(Semaphore::new(LONG_MAX)) }
    }

    /// The same for what takes seconds.
    ///
    /// # Errors
    /// Too much of it waits already.
    pub async fn think_long<T: Send + 'static>(
        &self,
        deed: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Option<T>, Error> {
        let waiting = Arc::clone(&self.waiting);
        let place = waiting.try_acquire_owned().map_err(|_| Error::TooMuch)?;
        let deed = move || {
            let thought = deed();
            drop(place);
            thought
        };
        Ok(thought(&self.long, deed).await)
    }

    /// What comes of thinking, when a thread is free for it; nothing if it breaks down. Nobody thinks for whoever has
    /// hung up.
    pub async fn think<T: Send + 'static>(
        &self,
        deed: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        thought(&self.queue, deed).await
    }
}

/// So many threads that think about what is put there.
fn threads(count: usize) -> mpsc::Sender<Thought> {
    let (queue, thoughts) = mpsc::channel();
    let thoughts = Arc::new(Mutex::new(thoughts));
    for _ in 0..count {
        let thoughts = Arc::clone(&thoughts);
        std::thread::spawn(move || think(&thoughts));
    }
    queue
}

async fn thought<T: Send + 'static>(
    queue: &mpsc::Sender<Thought>,
    deed: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (tell, told) = oneshot::channel();
    let thought = move || {
        if !tell.is_closed() {
            tell.send(deed()).ok();
        }
    };
    queue.send(Box::new(thought)).ok()?;
    told.await.ok()
}

/// Thinks until the server is gone.
fn think(thoughts: &Mutex<mpsc::Receiver<Thought>>) {
    stand_back();
    loop {
        let next = thoughts.lock().expect("nobody breaks down in here").recv();
        let Ok(thought) = next else { return };
        if catch_unwind(AssertUnwindSafe(thought)).is_err() {
            tracing::error!("something broke down beside the sockets");
        }
    }
}

/// Lets those who serve sockets go first.
fn stand_back() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(Some(rustix::thread::gettid()), BACK) {
        tracing::debug!(%error, "a thread does not stand back");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, mpsc};

    use super::{LONG_MAX, Thinkers};

    #[tokio::test]
    async fn nobody_waits_behind_what_takes_long_and_not_too_much_of_it_waits() {
        let thinkers = Arc::new(Thinkers::start(1));
        let (end, ended) = mpsc::channel::<()>();
        let first = Arc::clone(&thinkers);
        let first = tokio::spawn(async move { first.think_long(move || ended.recv().ok()).await });
        let mut others = Vec::new();
        for _ in 0..LONG_MAX {
            let thinkers = Arc::clone(&thinkers);
            others.push(tokio::spawn(async move { thinkers.think_long(|| 1).await }));
            tokio::task::yield_now().await;
        }
        assert_eq!(thinkers.think(|| 2).await, Some(2));
        end.send(()).expect("it waits");
        assert!(first.await.expect("it thinks").is_ok());
        let mut refused = 0;
        for other in others {
            refused += usize::from(other.await.expect("it thinks").is_err());
        }
        assert_eq!(refused, 1);
    }
}

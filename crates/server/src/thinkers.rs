//! Threads beside the sockets for whatever takes a while: bots, hints, replays, passwords. Where both want a core they
//! stand back.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, mpsc};

use tokio::sync::oneshot;

/// Something to think about.
type Thought = Box<dyn FnOnce() + Send>;

/// How far the threads stand back behind those that serve sockets: a tenth of a core both want.
#[cfg(target_os = "linux")]
const BACK: i32 = 10;

/// The threads.
pub struct Thinkers(mpsc::Sender<Thought>);

impl Thinkers {
    /// So many threads, at least one.
    pub fn start(count: usize) -> Thinkers {
        let (queue, thoughts) = mpsc::channel();
        let thoughts = Arc::new(Mutex::new(thoughts));
        for _ in 0..count.max(1) {
            let thoughts = Arc::clone(&thoughts);
            std::thread::spawn(move || think(&thoughts));
        }
        Thinkers(queue)
    }

    /// What comes of thinking, when a thread is free for it; nothing if it breaks down. Nobody thinks for whoever has
    /// hung up.
    pub async fn think<T: Send + 'static>(
        &self,
        deed: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (tell, told) = oneshot::channel();
        let thought = move || {
            if !tell.is_closed() {
                tell.send(deed()).ok();
            }
        };
        self.0.send(Box::new(thought)).ok()?;
        told.await.ok()
    }
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

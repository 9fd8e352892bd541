//! What waits for one socket. There are thousands of them and nearly all are empty: an empty one holds no room for frames.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// How many frames may wait for a browser before it is cut off.
const FRAMES_MAX: usize = 256;

/// Where rooms put frames for one socket.
#[derive(Clone)]
pub struct Queue(Arc<Shared>);

/// Where the socket takes them from; once it is gone nothing is put there any more.
pub struct Unsent(Arc<Shared>);

#[derive(Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    news: Notify,
}

#[derive(Default)]
struct Waiting {
    frames: VecDeque<Utf8Bytes>,
    /// A frame is missing: whoever reads so slowly is cut off.
    slow: bool,
    closed: bool,
}

/// An empty queue.
pub fn queue() -> (Queue, Unsent) {
    let shared = Arc::<Shared>::default();
    (Queue(Arc::clone(&shared)), Unsent(shared))
}

impl Shared {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().expect("nobody breaks down in here")
    }
}

impl Queue {
    /// Puts a frame there. Where too many wait already it is dropped, and the socket is slow.
    pub fn send(&self, frame: Utf8Bytes) {
        let mut waiting = self.0.waiting();
        if waiting.closed {
            return;
        }
        if waiting.frames.len() < FRAMES_MAX {
            waiting.frames.push_back(frame);
        } else {
            waiting.slow = true;
        }
        drop(waiting);
        self.0.news.notify_one();
    }

    /// Cuts the socket off: it comes back by itself.
    pub fn cut_off(&self) {
        self.0.waiting().slow = true;
        self.0.news.notify_one();
    }

    /// Whether the socket is gone.
    pub fn is_closed(&self) -> bool {
        self.0.waiting().closed
    }
}

impl Unsent {
    /// The next frame; nothing once a frame is missing.
    pub async fn next(&self) -> Option<Utf8Bytes> {
        loop {
            {
                let mut waiting = self.0.waiting();
                if waiting.slow {
                    return None;
                }
                if let Some(frame) = waiting.frames.pop_front() {
                    if waiting.frames.is_empty() {
                        waiting.frames = VecDeque::new();
                    }
                    return Some(frame);
                }
            }
            self.0.news.notified().await;
        }
    }

    /// Nothing is put there any more.
    pub fn close(&self) {
        let mut waiting = self.0.waiting();
        waiting.closed = true;
        waiting.frames = VecDeque::new();
    }
}

impl Drop for Unsent {
    fn drop(&mut self) {
        self.close();
    }
}

#[cfg(test)]
mod tests {
    use super::{FRAMES_MAX, queue};

    #[tokio::test]
    async fn frames_come_in_their_order_until_too_many_wait() {
        let (queue, unsent) = queue();
        for number in 0..3 {
            queue.send(number.to_string().into());
        }
        for number in 0..3 {
            assert_eq!(unsent.next().await.as_deref(), Some(number.to_string().as_str()));
        }
        for _ in 0..=FRAMES_MAX {
            queue.send("x".into());
        }
        assert_eq!(unsent.next().await, None, "one is missing");
    }

    #[tokio::test]
    async fn who_waits_is_woken() {
        let (queue, unsent) = queue();
        let waits = tokio::spawn(async move { unsent.next().await });
        tokio::task::yield_now().await;
        queue.send("x".into());
        assert_eq!(waits.await.expect("it does not break down").as_deref(), Some("x"));
        assert!(queue.is_closed(), "the socket is gone");
    }
}

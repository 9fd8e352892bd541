//! A decision on its way from whoever takes it to whoever looks.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use rand::Rng as _;
use rand::rngs::SmallRng;
use tokio::sync::watch;

use super::figures::Latencies;

/// The decision that is on its way at a table, and what is known of those before it.
#[derive(Default)]
pub struct Flight(Mutex<Flown>);

#[derive(Default)]
struct Flown {
    sent: Option<Instant>,
    /// The sockets that have heard of it, as bits: what each is sent first tells it.
    heard: u64,
    /// How long it took until the last of them was told.
    last: Duration,
    latencies: Latencies,
    decisions: u64,
}

impl Flight {
    /// A decision is sent.
    pub fn begin(&self) {
        let mut flown = self.0.lock().expect("nobody breaks down in here");
        let last = flown.last;
        if flown.heard != 0 {
            flown.latencies.push(last);
        }
        flown.decisions += 1;
        (flown.sent, flown.heard, flown.last) = (Some(Instant::now()), 0, Duration::ZERO);
    }

    /// A socket of that number was sent something at this moment.
    pub fn arrived(&self, nth: usize, at: Instant) {
        let mut flown = self.0.lock().expect("nobody breaks down in here");
        let bit = 1 << (nth % 64);
        if let Some(sent) = flown.sent.filter(|_| flown.heard & bit == 0) {
            flown.heard |= bit;
            flown.last = flown.last.max(at.saturating_duration_since(sent));
        }
    }

    /// How long each decision took, and how many there were.
    pub fn land(&self) -> (Latencies, u64) {
        let flown = std::mem::take(&mut *self.0.lock().expect("nobody breaks down in here"));
        (flown.latencies, flown.decisions)
    }
}

/// When those who play may play: the game and the raw broadcast take turns, so that both meet the same weather.
pub struct Gate(watch::Sender<bool>);

impl Gate {
    /// A gate that is open, or is not yet.
    pub fn new(open: bool) -> Gate {
        Gate(watch::Sender::new(open))
    }

    /// Opens or closes it.
    pub fn set(&self, open: bool) {
        self.0.send_replace(open);
    }

    /// Thinks for about so long, each time for another time, so that what is offered is spread evenly.
    pub async fn think(&self, about: Duration, rng: &mut SmallRng) {
        let mut gate = self.0.subscribe();
        loop {
            tokio::time::sleep(about.mul_f64(rng.random_range(0.5..1.5))).await;
            if *gate.borrow_and_update() {
                return;
            }
            gate.wait_for(|open| *open).await.ok();
        }
    }
}

//! Where the time of a decision goes.

use std::time::Instant;

/// Counts the time a part of the way has taken: `rookery_spent_seconds` of `/metrics`.
pub fn spent(on: &'static str, since: Instant) {
    metrics::histogram!("rookery_spent_seconds", "on" => on).record(since.elapsed());
}

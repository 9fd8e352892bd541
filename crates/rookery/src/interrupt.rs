//! Ctrl-C while many games are played: those that are done are reported.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);
static WATCHED: Once = Once::new();

/// From now on Ctrl-C sets the flag that is handed out; a second one ends the program.
pub fn watched() -> &'static AtomicBool {
    let again = || {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    WATCHED.call_once(|| {
        if let Err(error) = ctrlc::set_handler(again) {
            eprintln!("rookery: Ctrl-C ends the program at once: {error}");
        }
    });
    &INTERRUPTED
}

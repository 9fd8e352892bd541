//! A game as those see it who see it later.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use tabletop::{Eyes, Table};
use tokio::time::Instant;

use crate::record::{Options, Spectators};

/// A game as those see it who see it later.
#[derive(Default)]
pub struct Delayed {
    /// The game as it was.
    shown: Option<Arc<dyn Table>>,
    /// How many decisions stood from which moment on may be shown.
    due: VecDeque<(Instant, usize)>,
}

impl Delayed {
    /// Whether these eyes see the game later.
    pub fn is_for(&self, eyes: Eyes) -> bool {
        eyes == Eyes::Spectator && self.shown.is_some()
    }

    /// The game as it was.
    pub fn shown(&self) -> Option<Arc<dyn Table>> {
        self.shown.clone()
    }

    /// When more of it may be shown.
    pub fn next(&self) -> Option<Instant> {
        self.due.front().map(|(due, _)| *due)
    }

    /// Notes where the game is, to be shown later.
    pub fn note(&mut self, options: &Options, table: &dyn Table) {
        let Spectators::DelaySeconds(seconds) = options.spectators else { return };
        if table.outcome().is_some() {
            *self = Delayed::default();
            return;
        }
        if self.shown.is_none() {
            self.shown = Some(Arc::from(back_to(table, 0)));
        }
        let due = Instant::now() + Duration::from_secs(seconds.into());
        self.due.push_back((due, table.decisions()));
    }

    /// Shows what is due by now; nothing if there is no more of it.
    pub fn step(&mut self, table: &dyn Table) -> Option<Arc<dyn Table>> {
        let now = Instant::now();
        let mut count = None;
        while let Some((due, stood)) = self.due.front() {
            if *due > now {
                break;
            }
            count = Some((*stood).min(table.decisions()));
            self.due.pop_front();
        }
        self.shown = Some(Arc::from(back_to(table, count?)));
        self.shown.clone()
    }
}

fn back_to(table: &dyn Table, count: usize) -> Box<dyn Table> {
    let mut earlier = table.copy();
    earlier.rewind(count).expect("a game plays its own journal");
    earlier
}

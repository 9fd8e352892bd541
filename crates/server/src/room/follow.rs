//! How a room keeps up with what other nodes decide at its table, and who of them drives it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use tabletop::Followed;
use tokio::time::Instant;

use super::Room;
use crate::bus::News;
use crate::error::Error;
use crate::ids;
use crate::record::State;
use crate::store::{Head, Lines};

/// How long people are believed to look through a node that says nothing more.
const LINGER: Duration = Duration::from_secs(20);

impl Room {
    /// Whether this node drives the table: its bots, its clocks, what seats pass by themselves. One that closes drives
    /// nothing any more.
    pub(super) fn drives(&self) -> bool {
        self.lease.is_some() && !*self.app.closing.borrow()
    }

    /// Drives the table if nobody else does, and goes on from where it is.
    pub(super) async fn begin(&mut self) -> Result<(), Error> {
        self.tell_nodes(&News::WhoIsHere).await;
        self.take_lease().await?;
        if self.app.bus.has_others() {
            self.catch_up().await?;
        }
        self.go_on().await?;
        self.finish_what_others_began().await
    }

    /// Takes the lease of the table unless another node has it.
    pub(super) async fn take_lease(&mut self) -> Result<(), Error> {
        self.lease = None;
        if !*self.app.closing.borrow() {
            self.lease = self.app.store.take_lease(&self.id, &self.app.node, ids::now()).await?;
        }
        Ok(())
    }

    /// Drives a table that nobody drives any more.
    ///
    /// # Errors
    /// The store failed.
    pub async fn take_over(&mut self) -> Result<(), Error> {
        if self.lease.is_none() {
            self.begin().await?;
        }
        Ok(())
    }

    /// Tells the other nodes something about this table.
    pub(super) async fn tell_nodes(&self, news: &News) {
        self.app.bus.tell(&self.id, news).await;
    }

    /// Tells the other nodes who looks at the table through this one.
    pub(super) async fn tell_here(&mut self) {
        let people: Vec<String> = self.people_behind_sockets().map(str::to_owned).collect();
        let told = std::mem::replace(&mut self.told_here, !people.is_empty());
        if self.app.bus.is_up() && (told || self.told_here) {
            self.tell_nodes(&News::Here { node: self.app.node.clone(), people }).await;
        }
    }

    /// Hears what another node tells of this table.
    pub(super) async fn hear(&mut self, news: News) {
        let heard = match news {
            News::Decided { .. } if self.table.is_none() => self.begin_where_others_are().await,
            News::Decided { place, lines, at, running } if place == self.stored => {
                self.follow(Lines { text: lines, running, touched: at }).await
            }
            News::Decided { place, .. } if place > self.stored => self.catch_up().await,
            News::Decided { .. } => Ok(()),
            News::Changed { version } if version > self.version => self.renew_record().await,
            News::Changed { .. } => Ok(()),
            News::Said(said) => self.hear_said(said).await,
            News::Here { node, people } => {
                let new = (people.clone(), Instant::now());
                if self.elsewhere.insert(node, new).is_none_or(|(known, _)| known != people) {
                    self.tell_info();
                }
                Ok(())
            }
            News::WhoIsHere => {
                self.tell_here().await;
                Ok(())
            }
            News::Passing { seat, passing } => self.hear_passing(seat, passing).await,
            News::Free => self.take_over().await,
        };
        if let Err(error) = heard {
            tracing::debug!(table = %self.id, %error, "news is read in the store later");
        }
    }

    /// Whether other nodes have written something about the table that this room had not heard of; now it has.
    pub async fn was_behind(&mut self) -> bool {
        let known = (self.version, self.stored);
        if self.app.bus.has_others()
            && let Err(error) = self.look_into_store().await
        {
            tracing::debug!(table = %self.id, %error, "a room has not caught up");
        }
        (self.version, self.stored) != known
    }

    async fn look_into_store(&mut self) -> Result<(), Error> {
        for head in self.app.store.heads(std::slice::from_ref(&self.id), ids::now()).await? {
            self.compare(&head).await?;
        }
        Ok(())
    }

    /// Compares itself with what the store says, in case news was lost.
    ///
    /// # Errors
    /// The store failed.
    pub async fn compare(&mut self, head: &Head) -> Result<(), Error> {
        if head.version > self.version {
            self.renew_record().await?;
        }
        if head.lines > self.stored {
            self.catch_up().await?;
        }
        if head.said > self.said {
            self.hear_missed().await?;
        }
        if head.free && self.lease.is_none() && !self.is_idle() {
            self.take_over().await?;
        }
        if self.hearing.is_deaf() {
            self.hearing = self.app.bus.hear(&self.id).await;
        }
        let known = self.elsewhere.len();
        self.elsewhere.retain(|_, (_, told)| told.elapsed() < LINGER);
        if self.elsewhere.len() < known {
            self.tell_info();
        }
        self.tell_here().await;
        self.finish_what_others_began().await
    }

    /// Follows whatever the log has and this room does not know.
    async fn catch_up(&mut self) -> Result<(), Error> {
        if self.table.is_none() {
            return Ok(());
        }
        let lines = self.app.store.lines(&self.id, self.stored).await?;
        if lines.text.is_empty() { Ok(()) } else { self.follow(lines).await }
    }

    /// Plays what others have decided.
    async fn follow(&mut self, lines: Lines) -> Result<(), Error> {
        let Some(table) = &mut self.table else { return Ok(()) };
        let table = Room::changed(table);
        let followed = catch_unwind(AssertUnwindSafe(|| table.follow(&lines.text)));
        let Ok(Ok(followed)) = followed else {
            // A forced answer was given here before a decision that came before it.
            self.reload().await?;
            return self.go_on().await;
        };
        metrics::counter!("rookery_followed").increment(1);
        (self.stored, self.touched) = (table.journal_lines(), lines.touched);
        self.running = lines.running.or(self.running.take());
        if followed == Followed::Back {
            self.begin_frames_anew().await;
        }
        self.go_on().await
    }

    /// Another node has changed what is kept of the table besides its game.
    pub(super) async fn renew_record(&mut self) -> Result<(), Error> {
        let (record, version) = self.app.store.record(&self.id).await?;
        let asking = self.record.asking.take();
        (self.record, self.version) = (record, version);
        if self.table.is_none() && self.record.state != State::Gathering {
            return self.begin_where_others_are().await;
        }
        self.tell_info();
        if asking != self.record.asking {
            self.tell_asking();
        }
        self.wake_bots();
        Ok(())
    }

    /// Another node has begun the game.
    async fn begin_where_others_are(&mut self) -> Result<(), Error> {
        self.reload().await?;
        self.go_on().await
    }

    /// A node that died before it had written the first line of a game, or the last, leaves that to whoever drives.
    async fn finish_what_others_began(&mut self) -> Result<(), Error> {
        if !self.drives() || self.record.state != State::Playing {
            return Ok(());
        }
        match &self.table {
            None => self.begin_game(self.first_table()?).await,
            Some(table) if table.outcome().is_some() => self.finish_unless_done().await,
            Some(_) => Ok(()),
        }
    }
}

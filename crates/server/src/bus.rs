//! What nodes tell each other. It may lose everything at any moment: the store holds what was decided, and whoever missed
//! something reads it there.

use std::future::pending;
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Subscriber};
use futures_util::StreamExt as _;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::clock::Running;
use crate::error::Error;
use crate::guard::Counts;
use crate::room::{Passing, Said};

/// The subject on which nodes speak of themselves.
const NODES: &str = "rookery.nodes";
/// How much may wait for a room before news is dropped; the room reads what it missed in the store.
const WAITING: usize = 256;
/// How long between two tries to reach a bus that is lost.
const AGAIN: Duration = Duration::from_millis(200);
/// How long a bus may take to take a message.
const PATIENCE: Duration = Duration::from_millis(100);

/// How this node reaches others.
#[derive(Clone)]
pub enum Bus {
    /// There are no others.
    Alone,
    /// Over NATS.
    Nats(Client),
}

/// What a node tells the others about a table.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// These lines stand in the log from this place on.
    Decided { place: usize, lines: String, at: i64, running: Option<Running> },
    /// What is kept of the table besides its game was written in this version.
    Changed { version: i64 },
    /// Somebody said something.
    Said(Said),
    /// These people look at the table through this node.
    Here { node: String, people: Vec<String> },
    /// A node has opened the table and asks who looks at it.
    WhoIsHere,
    /// What a seat passes by itself.
    Passing { seat: Seat, passing: Passing },
    /// Nobody drives the table any more.
    Free,
}

/// What a node tells the others about itself.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NodeNews {
    /// It closes: others may drive its tables.
    Gone,
    /// Somebody has changed through it whom he shuns.
    Shuns { person: String },
    /// Somebody has signed out through it, or is no more.
    SignedOut { person: String },
    /// What its crowd has asked for lately, and has open.
    Crowd { node: String, counts: Counts },
}

/// What is heard on one subject.
pub struct Hearing(Option<Subscriber>);

impl Bus {
    /// Joins the bus at this address, now or as soon as it is there.
    ///
    /// # Errors
    /// The address means nothing.
    pub async fn join(address: Option<&str>) -> Result<Bus, Error> {
        let Some(address) = address else { return Ok(Bus::Alone) };
        let options = ConnectOptions::new()
            .no_echo()
            .retry_on_initial_connect()
            .max_reconnects(None)
            .reconnect_delay_callback(|_| AGAIN)
            .subscription_capacity(WAITING)
            .event_callback(|event| async move {
                match event {
                    // It is tried again five times a second.
                    Event::ClientError(error) => tracing::debug!(%error, "the bus"),
                    event => tracing::info!(%event, "the bus"),
                }
            });
        let client = options.connect(address).await;
        Ok(Bus::Nats(client.map_err(|error| Error::NotNow(error.to_string()))?))
    }

    /// Whether there may be other nodes.
    pub fn has_others(&self) -> bool {
        matches!(self, Bus::Nats(_))
    }

    /// Whether what is told now reaches anybody.
    pub fn is_up(&self) -> bool {
        match self {
            Bus::Alone => false,
            Bus::Nats(client) => client.connection_state() == State::Connected,
        }
    }

    /// Tells the others something about a table.
    pub async fn tell(&self, table: &str, news: &News) {
        self.publish(subject(table), news).await;
    }

    /// Tells the others something about this node.
    pub async fn tell_nodes(&self, news: &NodeNews) {
        self.publish(NODES.to_owned(), news).await;
    }

    /// Hears what is told about a table.
    pub async fn hear(&self, table: &str) -> Hearing {
        self.listen(subject(table)).await
    }

    /// Hears what nodes tell about themselves.
    pub async fn hear_nodes(&self) -> Hearing {
        self.listen(NODES.to_owned()).await
    }

    async fn publish(&self, subject: String, news: &impl Serialize) {
        let Bus::Nats(client) = self else { return };
        // A bus that is lost would keep what is told and tell it when nobody needs it any more.
        if !self.is_up() {
            return;
        }
        let text = serde_json::to_vec(news).expect("news is plain data");
        let told = tokio::time::timeout(PATIENCE, client.publish(subject, text.into())).await;
        if !told.is_ok_and(|told| told.is_ok()) {
            metrics::counter!("rookery_bus_lost").increment(1);
        }
    }

    async fn listen(&self, subject: String) -> Hearing {
        let Bus::Nats(client) = self else { return Hearing(None) };
        let heard = tokio::time::timeout(PATIENCE, client.subscribe(subject)).await;
        Hearing(heard.ok().and_then(Result::ok))
    }
}

impl Hearing {
    /// Whether nothing will be heard any more.
    pub fn is_deaf(&self) -> bool {
        self.0.is_none()
    }

    /// The next thing that is told. What a later version tells and this one does not know is left to the store.
    pub async fn next<T: DeserializeOwned>(&mut self) -> T {
        loop {
            let Some(subscriber) = &mut self.0 else { return pending().await };
            let Some(message) = subscriber.next().await else {
                self.0 = None;
                continue;
            };
            match serde_json::from_slice(&message.payload) {
                Ok(news) => return news,
                Err(error) => tracing::debug!(%error, "news that is not understood"),
            }
        }
    }
}

fn subject(table: &str) -> String {
    format!("rookery.table.{table}")
}

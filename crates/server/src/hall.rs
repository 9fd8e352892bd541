//! The rooms of all tables somebody looks at or plays at.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Instant;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use tokio::sync::{mpsc, oneshot};

use crate::app::App;
use crate::error::Error;
use crate::room::Room;
use crate::spent::spent;

/// Something to be done in a room, by the one task that may.
pub type Deed = Box<dyn for<'r> FnOnce(&'r mut Room) -> BoxFuture<'r, ()> + Send>;

/// How many deeds wait in front of a room before those who bring them wait too.
const WAITING: usize = 64;

/// How often something is tried again that another node was faster at.
const TRIES: usize = 16;

/// The rooms there are.
#[derive(Default)]
pub struct Hall {
    rooms: Mutex<HashMap<String, mpsc::Sender<Deed>>>,
}

impl Hall {
    /// How many rooms there are.
    pub fn rooms(&self) -> usize {
        self.rooms.lock().expect("nobody breaks down in here").len()
    }

    /// The door of a room that is there.
    pub fn door(&self, table: &str) -> Option<mpsc::Sender<Deed>> {
        let rooms = self.rooms.lock().expect("nobody breaks down in here");
        rooms.get(table).filter(|door| !door.is_closed()).cloned()
    }

    /// Opens a room unless there is one.
    fn open(&self, room: Room) -> mpsc::Sender<Deed> {
        let mut rooms = self.rooms.lock().expect("nobody breaks down in here");
        if let Some(door) = rooms.get(room.id()).filter(|door| !door.is_closed()) {
            return door.clone();
        }
        let (door, inbox) = mpsc::channel(WAITING);
        rooms.insert(room.id().to_owned(), door.clone());
        tokio::spawn(Box::new(room).serve(door.downgrade(), inbox));
        door
    }

    /// The names of all rooms.
    pub fn tables(&self) -> Vec<String> {
        self.rooms.lock().expect("nobody breaks down in here").keys().cloned().collect()
    }

    /// Closes a room whoever stands at its door.
    pub fn give_up(&self, table: &str, inbox: &mut mpsc::Receiver<Deed>) {
        let mut rooms = self.rooms.lock().expect("nobody breaks down in here");
        inbox.close();
        rooms.remove(table);
    }

    /// Closes a room if nobody stands at its door: whoever comes later finds it gone and opens it again.
    pub fn close(&self, table: &str, inbox: &mut mpsc::Receiver<Deed>) -> bool {
        let mut rooms = self.rooms.lock().expect("nobody breaks down in here");
        if !inbox.is_empty() {
            return false;
        }
        inbox.close();
        rooms.remove(table);
        true
    }
}

impl App {
    /// Has something done in the room of a table, which is opened if need be. When another node was faster the room has
    /// caught up, and it is tried again: what was meant for a question that has passed is refused as late. Nobody is
    /// refused anything because of news that is still on its way here.
    ///
    /// # Errors
    /// There is no such table, or what the deed gives.
    pub async fn at<T: Send + 'static>(
        &self,
        table: &str,
        deed: impl for<'r> FnOnce(&'r mut Room) -> BoxFuture<'r, Result<T, Error>>
        + Clone
        + Send
        + 'static,
    ) -> Result<T, Error> {
        for _ in 0..TRIES {
            match self.once(table, deed.clone()).await {
                Err(Error::Overtaken) => metrics::counter!("rookery_overtaken").increment(1),
                // The room was given up before it came to this.
                Err(Error::Closing) if !*self.closing.borrow() => {}
                done => return done,
            }
        }
        self.once(table, deed).await
    }

    async fn once<T: Send + 'static>(
        &self,
        table: &str,
        deed: impl for<'r> FnOnce(&'r mut Room) -> BoxFuture<'r, Result<T, Error>> + Send + 'static,
    ) -> Result<T, Error> {
        let (tell, told) = oneshot::channel();
        let brought = Instant::now();
        let mut deed: Deed = Box::new(move |room| {
            spent("door", brought);
            room.come_in();
            Box::pin(async move {
                let done = match deed(&mut *room).await {
                    Err(error) if error.is_of_the_table() && room.was_behind().await => {
                        Err(Error::Overtaken)
                    }
                    done => done,
                };
                tell.send(done).ok();
            })
        });
        let door = loop {
            let door = match self.hall.door(table) {
                Some(door) => door,
                None => self.hall.open(Room::load(self, table).await?),
            };
            match door.send(deed).await {
                Ok(()) => break door,
                // The room was closed just now.
                Err(mpsc::error::SendError(unsent)) => deed = unsent,
            }
        };
        told.await.map_err(|_| if door.is_closed() { Error::Closing } else { Error::Broken })?
    }

    /// Has something done in the room of a table that needs no waiting.
    ///
    /// # Errors
    /// As [`App::at`].
    pub async fn look<T: Send + 'static>(
        &self,
        table: &str,
        deed: impl FnOnce(&mut Room) -> Result<T, Error> + Clone + Send + 'static,
    ) -> Result<T, Error> {
        self.at(table, |room| async move { deed(room) }.boxed()).await
    }
}

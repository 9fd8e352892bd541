//! The rooms of all tables somebody looks at or plays at.

use std::collections::HashMap;
use std::sync::Mutex;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use tokio::sync::{mpsc, oneshot};

use crate::app::App;
use crate::error::Error;
use crate::room::Room;

/// Something to be done in a room, by the one task that may.
pub type Deed = Box<dyn for<'r> FnOnce(&'r mut Room) -> BoxFuture<'r, ()> + Send>;

/// How many deeds wait in front of a room before those who bring them wait too.
const WAITING: usize = 64;

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
        tokio::spawn(room.serve(door.downgrade(), inbox));
        door
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
    /// Has something done in the room of a table, which is opened if need be.
    ///
    /// # Errors
    /// There is no such table, or what the deed gives.
    pub async fn at<T: Send + 'static>(
        &self,
        table: &str,
        deed: impl for<'r> FnOnce(&'r mut Room) -> BoxFuture<'r, Result<T, Error>> + Send + 'static,
    ) -> Result<T, Error> {
        let (tell, told) = oneshot::channel();
        let mut deed: Deed = Box::new(|room| {
            Box::pin(async move {
                tell.send(deed(room).await).ok();
            })
        });
        loop {
            let door = match self.hall.door(table) {
                Some(door) => door,
                None => self.hall.open(Room::load(self, table).await?),
            };
            match door.send(deed).await {
                Ok(()) => break,
                // The room was closed just now.
                Err(mpsc::error::SendError(unsent)) => deed = unsent,
            }
        }
        told.await.map_err(|_| Error::Broken)?
    }

    /// Has something done in the room of a table that needs no waiting.
    ///
    /// # Errors
    /// As [`App::at`].
    pub async fn look<T: Send + 'static>(
        &self,
        table: &str,
        deed: impl FnOnce(&mut Room) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        self.at(table, |room| async move { deed(room) }.boxed()).await
    }
}

//! Seats at the table, and whose eyes something is shown to.

use serde::{Deserialize, Serialize};

/// A place at the table, counted clockwise from 0.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a row of players.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn left(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// All seats of a table, clockwise, beginning with this one.
    pub fn clockwise(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |step| Seat((self.0 + step) % seats))
    }
}

/// Whose eyes a view or an event is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Eyes {
    /// Somebody who only watches: public things.
    Spectator,
    /// Nothing hidden: for the time after the end, and for our own tools.
    Everything,
    /// A player: public things and what that player knows.
    #[serde(untagged)]
    Seat(Seat),
}

impl Eyes {
    /// Whether these eyes see what only `seat` may see.
    #[must_use]
    pub fn see_hidden_of(self, seat: Seat) -> bool {
        match self {
            Eyes::Seat(own) => own == seat,
            Eyes::Spectator => false,
            Eyes::Everything => true,
        }
    }
}

/// A set of seats, written as a list of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "Array<Seat>"))]
#[serde(into = "Vec<Seat>", try_from = "Vec<Seat>")]
pub struct Seats(pub u8);

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Vec<Seat> {
        seats.iter().collect()
    }
}

impl TryFrom<Vec<Seat>> for Seats {
    type Error = &'static str;

    fn try_from(list: Vec<Seat>) -> Result<Seats, &'static str> {
        let mut seats = Seats::NONE;
        for seat in list {
            if seat.0 >= 8 {
                return Err("no table has so many seats");
            }
            seats.insert(seat);
        }
        Ok(seats)
    }
}

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The first `seats` seats.
    #[must_use]
    pub const fn all(seats: u8) -> Seats {
        Seats(((1_u16 << seats) - 1) as u8)
    }

    /// This seat alone.
    #[must_use]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the seat is among them.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether nobody is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The seats in it, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = Seat(left.trailing_zeros() as u8);
            let found = left != 0;
            left &= left.wrapping_sub(1);
            found.then_some(seat)
        })
    }
}

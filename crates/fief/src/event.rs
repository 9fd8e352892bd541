//! What happened: one event for each change, told as a line of the log, chapter by chapter.

use serde::Serialize;
use tabletop::{Eyes, Heading, Key, Seat, Seats, Sentence, named};

use crate::id::{FiefId, RegionId, VillageId};
use crate::state::Fief;

mod court;
mod fortune;
mod purse;
mod table;
mod wall;
mod war;

pub use court::{Court, TitleCause};
pub use fortune::{DeathCause, Fortune};
pub use purse::{Income, Purse};
pub use table::Table;
pub use wall::{TieBreak, Wall};
pub use war::{Causes, ControlCause, FreedCause, War};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Setup, rounds, windows, gifts and talks.
    Table(Table),
    /// Marriages, outlaws, elections, Titles.
    Court(Court),
    /// Cards, Disasters, Nobles, taxes, Uprisings.
    Fortune(Fortune),
    /// Income, ransoms, bids, purchases.
    Purse(Purse),
    /// Movement, Control, Captives, Battles, sieges, pillage.
    War(War),
    /// The Wall, the end of a round, victory.
    Wall(Wall),
}

impl Event {
    /// The event as a line of the log.
    #[must_use]
    pub fn tell(&self, game: &Fief) -> Sentence {
        let text = match self {
            Event::Table(event) => event.tell(game),
            Event::Court(event) => event.tell(game),
            Event::Fortune(event) => event.tell(game),
            Event::Purse(event) => event.tell(game),
            Event::War(event) => event.tell(game),
            Event::Wall(event) => event.tell(game),
        };
        text.into()
    }

    /// Whether it is a detail of the act told before it: a roll, a loss, what follows by itself.
    #[must_use]
    pub fn is_detail(&self) -> bool {
        match self {
            Event::Table(_) => false,
            Event::Court(event) => event.is_detail(),
            Event::Fortune(event) => event.is_detail(),
            Event::Purse(event) => event.is_detail(),
            Event::War(event) => event.is_detail(),
            Event::Wall(event) => event.is_detail(),
        }
    }

    /// The chapter of the log that begins with it.
    #[must_use]
    pub fn heading(&self) -> Option<Heading> {
        match self {
            Event::Table(Table::RoundStarted { .. }) => Some(Heading::Round),
            Event::Table(Table::PhaseStarted { .. }) => Some(Heading::Phase),
            Event::Table(_)
            | Event::Court(_)
            | Event::Fortune(_)
            | Event::Purse(_)
            | Event::War(_)
            | Event::Wall(_) => None,
        }
    }

    /// The event as these eyes are told of it, if they are.
    #[must_use]
    pub fn seen_by(&self, eyes: Eyes) -> Option<Event> {
        match self {
            Event::Table(event) => event.seen_by(eyes).map(Event::Table),
            Event::Fortune(event) => event.seen_by(eyes).map(Event::Fortune),
            Event::Purse(event) => event.seen_by(eyes).map(Event::Purse),
            Event::Court(event) => Some(Event::Court(event.seen_by(eyes))),
            Event::War(_) | Event::Wall(_) => Some(self.clone()),
        }
    }
}

impl From<Table> for Event {
    fn from(event: Table) -> Event {
        Event::Table(event)
    }
}

impl From<Court> for Event {
    fn from(event: Court) -> Event {
        Event::Court(event)
    }
}

impl From<Fortune> for Event {
    fn from(event: Fortune) -> Event {
        Event::Fortune(event)
    }
}

impl From<Purse> for Event {
    fn from(event: Purse) -> Event {
        Event::Purse(event)
    }
}

impl From<War> for Event {
    fn from(event: War) -> Event {
        Event::War(event)
    }
}

impl From<Wall> for Event {
    fn from(event: Wall) -> Event {
        Event::Wall(event)
    }
}

/// Names with their keys, for the log and for questions.
#[derive(Clone, Copy)]
pub(crate) struct Names<'g>(pub(crate) &'g Fief);

impl Names<'_> {
    pub(crate) fn who(self, seat: Seat) -> String {
        named(Key::seat(seat), &self.0.player_name(seat))
    }

    pub(crate) fn all(self, seats: Seats) -> String {
        list(&seats.iter().map(|seat| self.who(seat)).collect::<Vec<_>>())
    }

    pub(crate) fn at(self, village: VillageId) -> String {
        named(village.into(), self.0.board.realm().name(village))
    }

    pub(crate) fn fief(self, fief: FiefId) -> String {
        named(fief.into(), fief.name())
    }

    pub(crate) fn region(self, region: RegionId) -> String {
        named(region.into(), &format!("Region {} ({})", region.number(), region.name()))
    }
}

/// "1 Gold Dragon", "3 Gold Dragons".
pub(crate) fn gold(amount: u16) -> String {
    if amount == 1 { "1 Gold Dragon".to_owned() } else { format!("{amount} Gold Dragons") }
}

/// "1 Victory Point", "3 Victory Points".
pub(crate) fn victory_points(points: u8) -> String {
    if points == 1 { "1 Victory Point".to_owned() } else { format!("{points} Victory Points") }
}

/// Things joined as in a sentence: "a", "a and b", "a, b and c".
pub(crate) fn list(things: &[String]) -> String {
    match things {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

//! The board: Villages, roads, Fiefs and Regions, made from a map and checked.

use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Row;

use self::land::Land;
use crate::id::{
    FIEFS, FiefId, REGIONS, ROADS_FROM_MAX, ROADS_MAX, RegionId, RoadId, VILLAGES_MAX, VillageId,
    Villages,
};

mod check;
pub mod land;
mod map;

pub use map::{Canvas, Map, MapFief, MapRegion, MapRoad, MapVillage, RoadKind, westeros};

/// What a map says that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the sentence of each error says what it is")]
pub enum MapError {
    #[error("the map has {count} Villages, at most {VILLAGES_MAX} are possible")]
    TooManyVillages { count: usize },
    #[error("the map has {count} roads, at most {ROADS_MAX} are possible")]
    TooManyRoads { count: usize },
    #[error("more than {ROADS_FROM_MAX} roads lead from {id}")]
    TooManyRoadsFrom { id: String },
    #[error("the Village {id} stands twice on the map")]
    VillageTwice { id: String },
    #[error("the road from {a} to {b} ends where no Village is")]
    RoadToNowhere { a: String, b: String },
    #[error("a road leads from {id} to {id}")]
    RoadToItself { id: String },
    #[error("two roads join {a} and {b}")]
    RoadTwice { a: String, b: String },
    #[error("not every Village can be reached from {from}")]
    NotConnected { from: String },
    #[error("the Villages of {what} are not joined by roads")]
    Torn { what: String },
    #[error("{id} is called coastal {stated}, but its sea roads say {found}")]
    Coast { id: String, stated: bool, found: bool },
    #[error("the Village {id} lies in the Fief {fief}, which the map lacks")]
    UnknownFief { id: String, fief: String },
    #[error("the Village {id} lies in Region {region}, which the map lacks")]
    UnknownRegion { id: String, region: u8 },
    #[error(
        "the map needs the eight Fiefs north, vale, stormlands, westerlands, riverlands, reach, dorne \
         and pyke in this order"
    )]
    Fiefs,
    #[error(
        "the map needs the Regions 1 North, 2 East, 3 Crownlands, 4 South, 5 West in this order"
    )]
    Regions,
    #[error("{what} has no Village")]
    Empty { what: String },
    #[error("Region {region} needs exactly one Principal Village, namely {principal}")]
    Principal { region: u8, principal: String },
    #[error("the Title of {fief} costs {cost}; twice its Villages would be {right}")]
    Cost { fief: String, cost: u8, right: u8 },
    #[error("{fief} has no coastal Village, so Targaryen could not start there")]
    NoCoast { fief: String },
}

/// A Village of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Site {
    /// The key in the data.
    pub key: String,
    /// The name.
    pub name: String,
    /// Its Fief.
    pub fief: FiefId,
    /// Its Region.
    pub region: RegionId,
    /// Where it is drawn.
    pub at: (u16, u16),
    /// The roads from it, with the Village at the other end.
    pub roads: Row<(RoadId, VillageId), ROADS_FROM_MAX>,
}

/// A road of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Road {
    /// One end.
    pub a: VillageId,
    /// The other end.
    pub b: VillageId,
    /// By land or by sea.
    pub kind: RoadKind,
}

/// The board, with the sets the rules ask for made beforehand.
#[derive(Clone, Debug, PartialEq)]
pub struct Realm {
    /// The map it was made from.
    pub map: Map,
    /// The Villages.
    pub sites: Vec<Site>,
    /// The roads.
    pub roads: Vec<Road>,
    /// The Villages of each Fief.
    pub fiefs: [Villages; FIEFS],
    /// The Villages of each Region.
    pub regions: [Villages; REGIONS],
    /// The Principal Village of each Region.
    pub principals: [VillageId; REGIONS],
    /// The Villages with a sea road.
    pub coast: Villages,
    /// All Villages.
    pub all: Villages,
    /// Land and sea, once somebody draws them.
    lands: OnceLock<Vec<Land>>,
    /// How many roads lie between every two Villages on the shortest way.
    pub steps: [[u8; VILLAGES_MAX]; VILLAGES_MAX],
    /// Each Village and those one road away.
    pub near: [Villages; VILLAGES_MAX],
}

impl Realm {
    /// Every piece of land, as it is drawn.
    pub fn lands(&self) -> &[Land] {
        self.lands.get_or_init(|| land::lands(self))
    }

    /// The Village.
    #[must_use]
    pub fn site(&self, village: VillageId) -> &Site {
        &self.sites[village.index()]
    }

    /// The name of a Village.
    #[must_use]
    pub fn name(&self, village: VillageId) -> &str {
        &self.sites[village.index()].name
    }

    /// The Fief of a Village.
    #[must_use]
    pub fn fief(&self, village: VillageId) -> FiefId {
        self.sites[village.index()].fief
    }

    /// The Region of a Village.
    #[must_use]
    pub fn region(&self, village: VillageId) -> RegionId {
        self.sites[village.index()].region
    }

    /// The roads from a Village with the Villages they lead to.
    #[must_use]
    pub fn roads_from(&self, village: VillageId) -> &[(RoadId, VillageId)] {
        &self.sites[village.index()].roads
    }

    /// Where a road leads when one sets out from `from`.
    #[must_use]
    pub fn other_end(&self, road: RoadId, from: VillageId) -> VillageId {
        let road = self.roads[road.index()];
        if road.a == from { road.b } else { road.a }
    }

    /// The Village of that name or key.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<VillageId> {
        let fits = |site: &Site| site.name.eq_ignore_ascii_case(name) || site.key == name;
        self.sites.iter().position(fits).map(|place| VillageId(place as u8))
    }
}

/// The board a game is played on. One word in the state; games on the same map share it.
#[derive(Clone, Copy, Debug)]
pub struct Board(&'static Realm);

static WESTEROS: LazyLock<Realm> = LazyLock::new(|| {
    Realm::try_from(westeros()).expect("the map in the crate passes its own checks")
});
/// Boards made from other maps. A map is kept once however many games use it.
static OTHERS: Mutex<Vec<&'static Realm>> = Mutex::new(Vec::new());

impl Board {
    /// The board itself, for as long as the program runs.
    #[must_use]
    pub const fn realm(self) -> &'static Realm {
        self.0
    }

    /// The board of the crate's own map.
    #[must_use]
    pub fn westeros() -> Board {
        Board(&WESTEROS)
    }

    /// The board of another map of the same form.
    ///
    /// # Errors
    /// The first thing that is wrong with the map.
    pub fn of(map: Map) -> Result<Board, MapError> {
        if map == WESTEROS.map {
            return Ok(Board::westeros());
        }
        let mut others = OTHERS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = others.iter().find(|realm| realm.map == map) {
            return Ok(Board(known));
        }
        let realm: &'static Realm = Box::leak(Box::new(Realm::try_from(map)?));
        others.push(realm);
        Ok(Board(realm))
    }
}

impl std::ops::Deref for Board {
    type Target = Realm;
    fn deref(&self) -> &Realm {
        self.0
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Serialize for Board {
    /// Nothing for Westeros, the whole map for another one.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let other = (*self != Board::westeros()).then_some(&self.0.map);
        other.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Option::<Map>::deserialize(deserializer)? {
            None => Ok(Board::westeros()),
            Some(map) => Board::of(map).map_err(serde::de::Error::custom),
        }
    }
}

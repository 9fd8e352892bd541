//! A map as data, in the form of `map.toml`.

use serde::{Deserialize, Serialize};

include!(concat!(env!("OUT_DIR"), "/map_table.rs"));

/// A map: what `map.toml` says, and what another map of the same form says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Map {
    /// The size of the drawing.
    pub canvas: Canvas,
    /// The eight Fiefs.
    pub fief: Vec<MapFief>,
    /// The five Regions.
    pub region: Vec<MapRegion>,
    /// The Villages.
    pub village: Vec<MapVillage>,
    /// The roads.
    pub road: Vec<MapRoad>,
}

/// The size of the drawing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Canvas {
    /// Its width.
    pub width: u16,
    /// Its height.
    pub height: u16,
    /// The strip kept free for the Wall: left, top, right, bottom.
    pub wall_strip: [u16; 4],
}

/// A Fief of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct MapFief {
    /// Its key.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The Title of a Lord.
    pub title_m: String,
    /// The Title of a Lady.
    pub title_f: String,
    /// The House at home there.
    pub house: String,
    /// Its colour.
    pub colour: String,
    /// What its Title costs.
    pub cost: u8,
}

/// A Region of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct MapRegion {
    /// Its number, 1 to 5.
    pub number: u8,
    /// Its key.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its Warden's Title.
    pub warden: String,
    /// Its Principal Village.
    pub principal: String,
}

/// A Village of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct MapVillage {
    /// Its key.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The key of its Fief.
    pub fief: String,
    /// The number of its Region.
    pub region: u8,
    /// Whether it is its Region's Principal Village.
    pub principal: bool,
    /// Whether a sea road starts from it.
    pub coastal: bool,
    /// Where it is drawn, from the left.
    pub x: u16,
    /// Where it is drawn, from the top.
    pub y: u16,
}

/// A road of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct MapRoad {
    /// The Village at one end.
    pub a: String,
    /// The Village at the other end.
    pub b: String,
    /// By land or by sea.
    pub kind: RoadKind,
    /// Points it is drawn through.
    #[serde(default)]
    pub via: Vec<[u16; 2]>,
}

/// By land or by sea.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RoadKind {
    /// A road by land.
    Land,
    /// A road by sea.
    Sea,
}

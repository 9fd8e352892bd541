//! What never changes in a game: map, Nobles, cards, Titles, prices, rules, and how a table is set up.

use serde::Serialize;
use tabletop::{Key, Rule};

use crate::deck::{Back, Card, Deck};
use crate::house::House;
use crate::id::{FiefId, RegionId, RoadId, VillageId};
use crate::noble::{Attribute, NOBLES_ALL, NobleId, Sex};
use crate::question::card_rule;
use crate::realm::land::{Land, Point};
use crate::realm::{Board, Canvas, RoadKind};
use crate::rule;
use crate::setup::Setup;
use crate::stock::{Building, Troop};
use crate::title::{Category, Title};

/// What never changes in a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct Scenery {
    pub canvas: Canvas,
    pub lands: Vec<LandScene>,
    pub villages: Vec<VillageScene>,
    pub roads: Vec<RoadScene>,
    pub fiefs: Vec<FiefScene>,
    pub regions: Vec<RegionScene>,
    pub houses: Vec<HouseScene>,
    pub nobles: Vec<NobleScene>,
    pub attributes: Vec<AttributeScene>,
    pub cards: Vec<CardScene>,
    pub titles: Vec<TitleScene>,
    pub troops: Vec<TroopScene>,
    pub buildings: Vec<BuildingScene>,
    pub rules: Vec<RuleScene>,
    pub setup: SetupScene,
}

/// A piece of land with sea all around, in points of the canvas.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct LandScene {
    /// Its coast.
    pub outline: Vec<[i32; 2]>,
    /// The ground nearest to each of its Villages; what lies beyond the coast is sea.
    pub cells: Vec<CellScene>,
    /// Where the ground of two Villages meets.
    pub borders: Vec<BorderScene>,
}

/// The ground nearest to a Village.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct CellScene {
    pub village: VillageId,
    pub ground: Vec<[i32; 2]>,
}

/// Where the ground of two Villages meets.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct BorderScene {
    pub ends: [[i32; 2]; 2],
    pub between: [VillageId; 2],
}

/// A Village on the map.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct VillageScene {
    pub key: VillageId,
    pub name: String,
    pub fief: FiefId,
    pub region: RegionId,
    pub coastal: bool,
    pub principal: bool,
    pub at: (u16, u16),
}

/// A road on the map.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct RoadScene {
    pub key: RoadId,
    pub a: VillageId,
    pub b: VillageId,
    pub kind: RoadKind,
    /// Bends on the way from `a` to `b`.
    pub via: Vec<[u16; 2]>,
}

/// A Fief.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct FiefScene {
    pub key: FiefId,
    pub name: String,
    pub lord: String,
    pub lady: String,
    pub colour: String,
    /// What its Title costs.
    pub cost: u8,
}

/// A Region.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct RegionScene {
    pub key: RegionId,
    pub number: u8,
    pub name: String,
    pub warden: String,
    pub principal: VillageId,
}

/// A House.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct HouseScene {
    pub house: House,
    pub name: String,
    pub home: Option<FiefId>,
    /// The rules of what it can do.
    pub rules: Vec<String>,
}

/// A Noble as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct NobleScene {
    pub key: NobleId,
    pub name: String,
    /// What a picture of him is called.
    pub picture: String,
    pub house: Option<House>,
    pub sex: Sex,
    pub attributes: Vec<Attribute>,
}

/// An attribute of Nobles, with the rule that tells it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct AttributeScene {
    pub attribute: Attribute,
    pub rule: Option<String>,
    pub text: String,
}

/// A card as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct CardScene {
    pub code: Card,
    pub name: String,
    pub picture: String,
    pub back: Back,
    pub deck: Deck,
    /// How many there are.
    pub count: u8,
    /// Whether it can be played in any window.
    pub opportunity: bool,
    pub rule: String,
    pub text: String,
}

/// A Title.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct TitleScene {
    #[cfg_attr(feature = "wire", ts(type = "string"))]
    pub key: Key,
    pub title: Title,
    pub name: String,
    pub kind: TitleKind,
    pub victory_points: u8,
}

/// Which slot of a Noble a Title takes.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum TitleKind {
    Fief,
    Military,
    High,
    Special,
}

/// A kind of Troop: what it costs and what it is good for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct TroopScene {
    pub troop: Troop,
    pub name: String,
    pub plural: String,
    pub price: u16,
    pub strength: u8,
    pub mounted: bool,
}

/// A building: what it costs and what it is good for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct BuildingScene {
    pub building: Building,
    pub name: String,
    pub price: u16,
    pub rule: String,
    pub text: String,
}

/// A rule of the catalogue.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct RuleScene {
    pub id: String,
    pub title: String,
    pub text: String,
}

/// How a table is set up, with its limits.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct SetupScene {
    pub players: [u8; 2],
    /// What is played where nothing else is said.
    pub default: Setup,
    pub modules: Vec<SwitchScene>,
    pub variants: Vec<SwitchScene>,
}

/// A module or variant that can be switched on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct SwitchScene {
    pub name: &'static str,
    pub title: &'static str,
    pub text: &'static str,
    /// How many players it needs.
    pub players: u8,
}

impl Scenery {
    pub(crate) fn new(setup: &Setup) -> Scenery {
        let board = setup.map.clone().and_then(|map| Board::of(map).ok());
        let realm = board.unwrap_or_else(Board::westeros).realm();
        let villages = realm.all.iter().map(|key| VillageScene {
            key,
            name: realm.name(key).to_owned(),
            fief: realm.fief(key),
            region: realm.region(key),
            coastal: realm.coast.has(key),
            principal: realm.principals.contains(&key),
            at: realm.site(key).at,
        });
        let roads = realm.roads.iter().zip(&realm.map.road).enumerate();
        let roads = roads.map(|(place, (road, drawn))| RoadScene {
            key: RoadId(place as u8),
            a: road.a,
            b: road.b,
            kind: road.kind,
            via: drawn.via.clone(),
        });
        let fiefs = FiefId::all().zip(&realm.map.fief).map(|(key, fief)| FiefScene {
            key,
            name: key.name().to_owned(),
            lord: fief.title_m.clone(),
            lady: fief.title_f.clone(),
            colour: fief.colour.clone(),
            cost: fief.cost,
        });
        let regions = RegionId::all().zip(&realm.map.region).map(|(key, region)| RegionScene {
            key,
            number: region.number,
            name: region.name.clone(),
            warden: region.warden.clone(),
            principal: realm.principals[key.index()],
        });
        Scenery {
            canvas: realm.map.canvas.clone(),
            lands: realm.lands().iter().map(land).collect(),
            villages: villages.collect(),
            roads: roads.collect(),
            fiefs: fiefs.collect(),
            regions: regions.collect(),
            houses: House::ALL.into_iter().map(house).collect(),
            nobles: (0..NOBLES_ALL as u8).map(NobleId).map(noble).collect(),
            attributes: Attribute::ALL.into_iter().map(attribute).collect(),
            cards: Card::ALL.into_iter().map(card).collect(),
            titles: Title::all().map(title).collect(),
            troops: Troop::ALL.into_iter().map(troop).collect(),
            buildings: Building::ALL.into_iter().map(building).collect(),
            rules: rule::RULES.iter().map(rule_scene).collect(),
            setup: setup_scene(),
        }
    }
}

fn land(land: &Land) -> LandScene {
    let drawn = |(x, y): Point| [x.round() as i32, y.round() as i32];
    let all = |points: &[Point]| points.iter().copied().map(drawn).collect();
    LandScene {
        outline: land.outline.first().map(|coast| all(coast)).unwrap_or_default(),
        cells: land
            .cells
            .iter()
            .map(|(village, ground)| CellScene { village: *village, ground: all(ground) })
            .collect(),
        borders: land
            .borders
            .iter()
            .map(|border| BorderScene { ends: border.ends.map(drawn), between: border.between })
            .collect(),
    }
}

fn house(house: House) -> HouseScene {
    let chapter = format!("house.{}.", house.name().to_lowercase());
    let rules = rule::RULES.iter().map(|rule| rule.id.as_str());
    let rules = rules.filter(|id| id.starts_with(&chapter)).map(str::to_owned).collect();
    HouseScene { house, name: house.name().to_owned(), home: house.home(), rules }
}

fn noble(key: NobleId) -> NobleScene {
    let card = key.card();
    let has = |attribute: &Attribute| card.attributes.has(*attribute);
    NobleScene {
        key,
        name: card.name.to_owned(),
        picture: card.key.to_owned(),
        house: card.house,
        sex: card.sex,
        attributes: Attribute::ALL.into_iter().filter(has).collect(),
    }
}

fn attribute(attribute: Attribute) -> AttributeScene {
    let spelling = spelled(attribute);
    let named = |rule: &&Rule| {
        rule.id.as_str().strip_prefix("attribute.").is_some_and(|name| spelling.starts_with(name))
    };
    let rule = rule::RULES.iter().find(named);
    AttributeScene {
        attribute,
        rule: rule.map(|rule| rule.id.to_string()),
        text: rule.map_or("", |rule| rule.text).trim().to_owned(),
    }
}

/// "heart-breaker" for `HeartBreaker`.
fn spelled(attribute: Attribute) -> String {
    let mut words = String::new();
    for letter in format!("{attribute:?}").chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push('-');
        }
        words.extend(letter.to_lowercase());
    }
    words
}

fn card(card: Card) -> CardScene {
    let rule = card_rule(card);
    CardScene {
        code: card,
        name: card.name().to_owned(),
        picture: card.code().to_owned(),
        back: card.back(),
        deck: card.deck(),
        count: card.count(),
        opportunity: card.is_opportunity(),
        rule: rule.to_string(),
        text: text_of(rule),
    }
}

fn title(title: Title) -> TitleScene {
    let kind = match title.category() {
        Category::Fief => TitleKind::Fief,
        Category::Military => TitleKind::Military,
        Category::High => TitleKind::High,
        Category::Special => TitleKind::Special,
    };
    let (key, name) = (title.into(), title.to_string());
    TitleScene { key, title, name, kind, victory_points: title.victory_points() }
}

fn troop(troop: Troop) -> TroopScene {
    TroopScene {
        troop,
        name: troop.name().to_owned(),
        plural: troop.plural(2).to_owned(),
        price: troop.price(),
        strength: troop.strength(),
        mounted: troop.is_mounted(),
    }
}

/// The rule that tells what a building is good for.
pub(crate) const fn building_rule(building: Building) -> tabletop::RuleId {
    match building {
        Building::Stronghold => rule::BUILDING_STRONGHOLD,
        Building::Mill => rule::BUILDING_MILL,
        Building::Sept => rule::BUILDING_SEPT,
        Building::Maester => rule::BUILDING_MAESTER_BUY,
    }
}

/// The attributes a Noble has, each with what it does.
pub(crate) fn attributes_told(noble: NobleId) -> Vec<String> {
    let has = |one: &Attribute| noble.card().attributes.has(*one);
    let told = |one: Attribute| {
        let scene = attribute(one);
        format!("{}: {}", spelled(one).replace('-', " "), scene.text)
    };
    Attribute::ALL.into_iter().filter(has).map(told).collect()
}

fn building(building: Building) -> BuildingScene {
    let rule = building_rule(building);
    let (name, price) = (building.name().to_owned(), building.price());
    BuildingScene { building, name, price, rule: rule.to_string(), text: text_of(rule) }
}

fn text_of(id: tabletop::RuleId) -> String {
    let rule = rule::RULES.iter().find(|rule| rule.id == id);
    rule.map_or("", |rule| rule.text).trim().to_owned()
}

fn rule_scene(rule: &Rule) -> RuleScene {
    RuleScene {
        id: rule.id.to_string(),
        title: rule.title.to_owned(),
        text: rule.text.trim().to_owned(),
    }
}

fn setup_scene() -> SetupScene {
    let switch = |name, title, text, players| SwitchScene { name, title, text, players };
    SetupScene {
        players: [3, 6],
        default: Setup::default(),
        modules: vec![
            switch("tactics", "Tactics", "Archers shoot before a Battle; Champions roll again", 3),
            switch("nights_watch", "Night's Watch", "The Wall must be held together", 5),
            switch("winter", "Winter is Coming", "Seasons change and Disasters spread", 3),
        ],
        variants: vec![
            switch("assassination", "Assassination", "An assassin succeeds only on a roll", 3),
            switch("diplomacy", "Diplomacy", "Gold changes hands only for a marker", 3),
            switch("one_mill", "One Mill", "A Village has one Mill at most", 3),
            switch("title_concession", "Title concession", "Titles move inside a House", 3),
            switch("hidden_gold", "Hidden gold", "Nobody sees how rich the others are", 3),
        ],
    }
}

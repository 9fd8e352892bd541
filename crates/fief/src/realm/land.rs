//! Land and sea: a coast about the Villages that roads by land join, divided among their Fiefs.

use std::collections::BTreeMap;

use super::{Realm, RoadKind};
use crate::id::VillageId;

/// A point of the drawing.
pub type Point = (f64, f64);

/// How far the squares are apart on which land and sea are told apart.
const GRID: f64 = 8.0;
/// How far land reaches from a road, from a Village inland and from one on the coast.
const FROM_ROAD: f64 = 46.0;
const FROM_INLAND: f64 = 84.0;
const FROM_COASTAL: f64 = 36.0;
/// Bays narrower than twice this are land.
const BAY: f64 = 64.0;

/// A piece of land with sea all around.
#[derive(Clone, Debug, PartialEq)]
pub struct Land {
    /// Its coast.
    pub outline: Vec<Vec<Point>>,
    /// The ground nearest to each of its Villages.
    pub cells: Vec<(VillageId, Vec<Point>)>,
    /// Where the ground of two Villages meets.
    pub borders: Vec<Border>,
}

/// Where the ground of two Villages meets.
#[derive(Clone, Debug, PartialEq)]
pub struct Border {
    /// From where to where.
    pub ends: [Point; 2],
    /// Whose ground lies on its two sides.
    pub between: [VillageId; 2],
}

/// The place of a Village in the drawing.
#[must_use]
pub fn at(at: (u16, u16)) -> Point {
    (f64::from(at.0), f64::from(at.1))
}

/// The points a road is drawn through, its ends included.
#[must_use]
pub fn course(realm: &Realm, road: usize) -> Vec<Point> {
    let between = realm.map.road[road].via.iter().map(|via| at((via[0], via[1])));
    let ends = [realm.roads[road].a, realm.roads[road].b].map(|end| at(realm.site(end).at));
    std::iter::once(ends[0]).chain(between).chain([ends[1]]).collect()
}

/// The Village whose land the point is on, if it lies near one.
#[must_use]
pub fn nearest(realm: &Realm, point: Point) -> Option<VillageId> {
    let far = |village: &VillageId| distance(at(realm.site(*village).at), point);
    let nearest = realm.all.iter().min_by(|one, other| far(one).total_cmp(&far(other)))?;
    (far(&nearest) < 190.0).then_some(nearest)
}

/// All land.
pub(super) fn lands(realm: &Realm) -> Vec<Land> {
    let mut piece: Vec<usize> = (0..realm.sites.len()).collect();
    for road in realm.roads.iter().filter(|road| road.kind == RoadKind::Land) {
        let (from, to) = (piece[road.a.index()], piece[road.b.index()]);
        piece.iter_mut().filter(|one| **one == from).for_each(|one| *one = to);
    }
    let mut pieces = piece.clone();
    pieces.sort_unstable();
    pieces.dedup();
    let of = |number: &usize| {
        let villages: Vec<VillageId> =
            realm.all.iter().filter(|village| piece[village.index()] == *number).collect();
        land(realm, &villages)
    };
    pieces.iter().map(of).collect()
}

fn land(realm: &Realm, villages: &[VillageId]) -> Land {
    let canvas = &realm.map.canvas;
    let sheet = [
        (0.0, 0.0),
        (f64::from(canvas.width), 0.0),
        (f64::from(canvas.width), f64::from(canvas.height)),
        (0.0, f64::from(canvas.height)),
    ];
    let mut cells = Vec::new();
    let mut borders = Vec::new();
    for village in villages {
        let mut cell: Vec<(Point, Option<VillageId>)> = sheet.map(|corner| (corner, None)).to_vec();
        let here = at(realm.site(*village).at);
        for other in villages.iter().filter(|other| *other != village) {
            cell = cut(&cell, here, at(realm.site(*other).at), *other);
        }
        for (place, (from, other)) in cell.iter().enumerate() {
            let to = cell[(place + 1) % cell.len()].0;
            if let Some(other) = other.filter(|other| other > village) {
                borders.push(Border { ends: [*from, to], between: [*village, other] });
            }
        }
        cells.push((*village, cell.into_iter().map(|(corner, _)| corner).collect()));
    }
    Land { outline: coast(realm, villages), cells, borders }
}

/// The part of the ground that is nearer to `here` than to `there`. Each corner says what the side
/// that begins at it borders on.
fn cut(
    cell: &[(Point, Option<VillageId>)],
    here: Point,
    there: Point,
    other: VillageId,
) -> Vec<(Point, Option<VillageId>)> {
    let nearer = |point: Point| distance(point, there).powi(2) - distance(point, here).powi(2);
    let mut left = Vec::new();
    for (place, (from, side)) in cell.iter().enumerate() {
        let to = cell[(place + 1) % cell.len()].0;
        let (a, b) = (nearer(*from), nearer(to));
        let meet = || between(*from, to, a / (a - b));
        match (a >= 0.0, b >= 0.0) {
            (true, true) => left.push((*from, *side)),
            (true, false) => left.extend([(*from, *side), (meet(), Some(other))]),
            (false, true) => left.push((meet(), *side)),
            (false, false) => {}
        }
    }
    left
}

/// Heights on a grid: land is above 0.
struct Heights {
    columns: usize,
    rows: usize,
    height: Vec<f64>,
}

impl Heights {
    fn at(&self, column: usize, row: usize) -> f64 {
        self.height[row * self.columns + column]
    }

    fn point(column: usize, row: usize) -> Point {
        ((column as f64 - 4.0) * GRID, (row as f64 - 4.0) * GRID)
    }
}

/// The coast about these Villages.
fn coast(realm: &Realm, villages: &[VillageId]) -> Vec<Vec<Point>> {
    let canvas = &realm.map.canvas;
    let columns = usize::from(canvas.width) / GRID as usize + 9;
    let rows = usize::from(canvas.height) / GRID as usize + 9;
    let by_land = |number: &usize| {
        let road = realm.roads[*number];
        road.kind == RoadKind::Land && villages.contains(&road.a)
    };
    let roads: Vec<Vec<Point>> =
        (0..realm.roads.len()).filter(by_land).map(|road| course(realm, road)).collect();
    let height = |point: Point| {
        let of_village = villages.iter().map(|village| {
            let coastal = realm.map.village[village.index()].coastal;
            let reach = if coastal { FROM_COASTAL } else { FROM_INLAND };
            reach - distance(at(realm.site(*village).at), point)
        });
        let sides = roads.iter().flat_map(|road| road.windows(2));
        let of_road = sides.map(|side| FROM_ROAD - from_line(point, side[0], side[1]));
        of_village.chain(of_road).fold(f64::NEG_INFINITY, f64::max) + ragged(point)
    };
    let points = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
    let height = points.map(|(column, row)| height(Heights::point(column, row))).collect();
    let rough = Heights { columns, rows, height };
    let rings = rings(&without_bays(&rough));
    rings.into_iter().map(|ring| rounded(&rounded(&ring))).collect()
}

/// A little up and down, so that no coast is a ruler's.
fn ragged((x, y): Point) -> f64 {
    5.0 * (x / 23.0 + (y / 41.0).sin() * 2.0).sin()
        + 5.0 * (y / 19.0 + (x / 37.0).cos() * 2.0).cos()
}

/// Land is what lies farther than a bay's width from open sea.
fn without_bays(rough: &Heights) -> Heights {
    let Heights { columns, rows, .. } = *rough;
    let reach = (BAY / GRID) as usize + 1;
    let mut height = vec![0.0; columns * rows];
    for row in 0..rows {
        for column in 0..columns {
            let mut sea = BAY + GRID;
            for near_row in row.saturating_sub(reach)..=(row + reach).min(rows - 1) {
                for near in column.saturating_sub(reach)..=(column + reach).min(columns - 1) {
                    let above = rough.at(near, near_row) + BAY;
                    if above < 0.0 {
                        let far = (near as f64 - column as f64).hypot(near_row as f64 - row as f64);
                        // The sea begins a part of a square nearer than the point that is sea.
                        sea = sea.min(far * GRID + above.max(-GRID));
                    }
                }
            }
            height[row * columns + column] = (sea - BAY).max(rough.at(column, row));
        }
    }
    Heights { columns, rows, height }
}

/// The closed lines between land and sea.
fn rings(heights: &Heights) -> Vec<Vec<Point>> {
    // Every crossing lies on a side of a square, named by its first corner and its direction; each
    // square leads from crossing to crossing with the land on its left.
    let mut next: BTreeMap<(usize, usize, bool), (usize, usize, bool)> = BTreeMap::new();
    for row in 0..heights.rows - 1 {
        for column in 0..heights.columns - 1 {
            let corners = [(0, 0), (1, 0), (1, 1), (0, 1)];
            let land = corners.map(|(right, down)| heights.at(column + right, row + down) > 0.0);
            let sides = [
                (column, row, true),
                (column + 1, row, false),
                (column, row + 1, true),
                (column, row, false),
            ];
            for entry in 0..4 {
                let enters = !land[entry] && land[(entry + 1) % 4];
                if !enters {
                    continue;
                }
                let leaves = (1..4).map(|step| (entry + step) % 4);
                let leaves = leaves.into_iter().find(|side| land[*side] && !land[(side + 1) % 4]);
                if let Some(exit) = leaves {
                    next.insert(sides[entry], sides[exit]);
                }
            }
        }
    }
    let mut rings = Vec::new();
    while let Some((start, _)) = next.first_key_value() {
        let (mut side, mut ring) = (*start, Vec::new());
        while let Some(after) = next.remove(&side) {
            ring.push(crossing(heights, side));
            side = after;
        }
        // A pond is left out: it would be taken for something.
        if ring.len() > 24 {
            rings.push(ring);
        }
    }
    let wide = |ring: &Vec<Point>| {
        let left = ring.iter().map(|point| point.0).fold(f64::INFINITY, f64::min);
        ring.iter().map(|point| point.0).fold(f64::NEG_INFINITY, f64::max) - left
    };
    // Only the outer coast: lakes are not on the board.
    rings.sort_by(|one, other| wide(other).total_cmp(&wide(one)));
    rings.truncate(1);
    rings
}

fn crossing(heights: &Heights, (column, row, across): (usize, usize, bool)) -> Point {
    let (right, down) = if across { (column + 1, row) } else { (column, row + 1) };
    let (a, b) = (heights.at(column, row), heights.at(right, down));
    between(Heights::point(column, row), Heights::point(right, down), a / (a - b))
}

/// The ring with its corners cut.
fn rounded(ring: &[Point]) -> Vec<Point> {
    let pairs = (0..ring.len()).map(|place| (ring[place], ring[(place + 1) % ring.len()]));
    pairs.map(|(from, to)| between(from, to, 0.5)).collect()
}

fn between(from: Point, to: Point, part: f64) -> Point {
    (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
}

fn distance(one: Point, other: Point) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

fn from_line(point: Point, from: Point, to: Point) -> f64 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let along = ((point.0 - from.0) * dx + (point.1 - from.1) * dy) / (dx * dx + dy * dy);
    distance(point, between(from, to, along.clamp(0.0, 1.0)))
}

#[cfg(test)]
mod tests {
    use crate::realm::Board;

    #[test]
    fn every_village_stands_on_one_piece_of_land() {
        let board = Board::westeros();
        let mut villages: Vec<_> =
            board.lands().iter().flat_map(|land| &land.cells).map(|cell| cell.0).collect();
        villages.sort_unstable();
        assert!(villages.iter().copied().eq(board.all.iter()));
        assert!(board.lands().iter().all(|land| land.outline.len() == 1));
    }
}

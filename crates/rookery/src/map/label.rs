//! Where names stand on the map: beside what they name, on nothing else.

use fief::realm::land::Point;

/// An upright rectangle: left, top, right, bottom.
#[derive(Clone, Copy)]
pub struct Box([f64; 4]);

impl Box {
    pub fn of_corners(left: f64, top: f64, right: f64, bottom: f64) -> Box {
        Box([left, top, right, bottom])
    }

    pub fn about(x: f64, y: f64, wide: f64, high: f64) -> Box {
        Box([x - wide / 2.0, y - high / 2.0, x + wide / 2.0, y + high / 2.0])
    }

    fn has(self, (x, y): Point) -> bool {
        let Box([left, top, right, bottom]) = self;
        (left..=right).contains(&x) && (top..=bottom).contains(&y)
    }

    /// How much of the other it covers.
    fn covers(self, other: Box) -> f64 {
        let wide = self.0[2].min(other.0[2]) - self.0[0].max(other.0[0]);
        let high = self.0[3].min(other.0[3]) - self.0[1].max(other.0[1]);
        if wide > 0.0 && high > 0.0 { wide * high } else { 0.0 }
    }
}

/// What is taken already.
pub struct Room {
    sheet: Box,
    taken: Vec<Box>,
    /// Points of roads: a name may cross a road, but would rather not.
    crossed: Vec<Point>,
}

impl Room {
    pub fn new(width: f64, height: f64) -> Room {
        let sheet = Box::of_corners(4.0, 4.0, width - 4.0, height - 4.0);
        Room { sheet, taken: Vec::new(), crossed: Vec::new() }
    }

    pub fn take(&mut self, space: Box) {
        self.taken.push(space);
    }

    pub fn line(&mut self, from: Point, to: Point) {
        let steps = ((from.0 - to.0).hypot(from.1 - to.1) / 5.0).ceil().max(1.0);
        let between = |step: u32| {
            let part = f64::from(step) / steps;
            (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
        };
        self.crossed.extend((0..=steps as u32).map(between));
    }

    /// How badly something would stand there.
    fn cost(&self, space: Box) -> f64 {
        let Box([left, top, right, bottom]) = space;
        let whole = (right - left) * (bottom - top);
        let outside = whole - self.sheet.covers(space);
        let taken: f64 = self.taken.iter().map(|other| other.covers(space)).sum();
        let crossed = self.crossed.iter().filter(|point| space.has(**point)).count();
        outside * 10.0 + taken * 5.0 + crossed as f64 * 60.0
    }

    /// The middle of a name beside a Village.
    pub fn beside(&mut self, (x, y): Point, wide: f64, high: f64) -> Point {
        let (side, up) = (wide / 2.0 + 25.0, high / 2.0 + 22.0);
        let mut best = ((x, y), f64::INFINITY);
        for distance in 0..3 {
            let more = f64::from(distance) * 8.0;
            let (side, up, half) = (side + more, up + more, wide / 2.0 - 4.0);
            let places = [
                (0.0, up + 8.0),
                (side, 0.0),
                (-side, 0.0),
                (0.0, -up),
                (half, up + 4.0),
                (-half, up + 4.0),
                (half, -up),
                (-half, -up),
                (side, up * 0.6),
                (-side, up * 0.6),
                (side, -up * 0.6),
                (-side, -up * 0.6),
            ];
            for (place, (right, down)) in places.into_iter().enumerate() {
                let at = (x + right, y + down);
                let later = (place + 14 * distance as usize) as f64;
                let cost = self.cost(Box::about(at.0, at.1, wide + 6.0, high)) + later;
                if cost < best.1 {
                    best = (at, cost);
                }
            }
        }
        self.take(Box::about(best.0.0, best.0.1, wide + 6.0, high));
        best.0
    }

    /// The middle of something wide near a point, on ground that is its own if it can be.
    pub fn near(
        &mut self,
        (x, y): Point,
        wide: f64,
        high: f64,
        own: impl Fn(Point) -> bool,
    ) -> Point {
        let mut best = ((x, y), f64::INFINITY);
        for row in -16_i32..=16 {
            for column in -16_i32..=16 {
                let at = (x + f64::from(column) * 14.0, y + f64::from(row) * 14.0);
                let space = Box::about(at.0, at.1, wide, high);
                let corners = [-0.5, -0.25, 0.0, 0.25, 0.5].map(|part| (at.0 + wide * part, at.1));
                let away = corners.into_iter().filter(|corner| !own(*corner)).count();
                let far = f64::from(row).hypot(f64::from(column)) * 14.0;
                let cost = self.cost(space) + far * 1.5 + away as f64 * 90.0;
                if cost < best.1 {
                    best = (at, cost);
                }
            }
        }
        self.take(Box::about(best.0.0, best.0.1, wide, high));
        best.0
    }
}

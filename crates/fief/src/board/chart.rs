//! The map of Westeros in letters: Villages where they lie, roads between them, armies beside them.

use tabletop::Seat;

use crate::realm::{Realm, RoadKind};
use crate::stock::Fortification;
use crate::view::{View, VillageView};

const ROWS: usize = 44;

/// The narrowest the map can be drawn.
const COLUMNS_MIN: usize = 28;

/// The map, so many letters wide.
pub(super) fn draw(realm: &Realm, view: &View, width: usize) -> Vec<String> {
    let mut chart = Chart::new(realm, width);
    for road in &realm.roads {
        let ends = [realm.site(road.a).at, realm.site(road.b).at].map(|at| chart.spot(at));
        chart.road(ends[0], ends[1], if road.kind == RoadKind::Sea { '~' } else { '.' });
    }
    for village in &view.villages {
        let (column, row) = chart.spot(realm.site(village.village).at);
        chart.word(column, row, &name(realm, view, village));
        let about = about(view, village);
        if !about.is_empty() {
            chart.word(column, row + 1, &about);
        }
    }
    let mut lines = chart.lines();
    let houses = view
        .players
        .iter()
        .filter_map(|player| Some(format!("{} {}", code(view, player.seat), player.house?.name())));
    let houses: Vec<String> = houses.collect();
    let houses = if houses.is_empty() { String::new() } else { houses.join(", ") + "; " };
    lines.push(format!(
        "{houses}# Stronghold, ## City, m Mill, + Sept, M Maester; f foot, a Archers, k Knights, \
         c Champions, * Nobles; ~ sea"
    ));
    lines
}

/// Letters on a grid.
struct Chart {
    columns: usize,
    /// The part of the drawing that is used: left, top, right, bottom.
    frame: [usize; 4],
    letters: Vec<Vec<char>>,
}

impl Chart {
    fn new(realm: &Realm, width: usize) -> Chart {
        let columns = width.max(COLUMNS_MIN + 2) - 2;
        let (mut frame, margin) = ([usize::MAX, usize::MAX, 0, 0], 40);
        for site in &realm.sites {
            let (x, y) = (usize::from(site.at.0), usize::from(site.at.1));
            frame = [frame[0].min(x), frame[1].min(y), frame[2].max(x), frame[3].max(y)];
        }
        frame[0] = frame[0].saturating_sub(margin);
        frame[2] += margin;
        let letters = vec![vec![' '; columns]; ROWS + 2];
        Chart { columns, frame, letters }
    }

    fn spot(&self, (x, y): (u16, u16)) -> (usize, usize) {
        let [left, top, right, bottom] = self.frame;
        let column = (usize::from(x) - left) * (self.columns - 1) / (right - left).max(1);
        let row = (usize::from(y) - top) * (ROWS - 1) / (bottom - top).max(1);
        (column, row)
    }

    fn road(&mut self, from: (usize, usize), to: (usize, usize), letter: char) {
        let steps = from.0.abs_diff(to.0).max(from.1.abs_diff(to.1)).max(1);
        let between =
            |a: usize, b: usize, step: usize| (a * (steps - step) + b * step + steps / 2) / steps;
        for step in (0..=steps).step_by(2) {
            let (column, row) = (between(from.0, to.0, step), between(from.1, to.1, step));
            self.letters[row][column] = letter;
        }
    }

    /// Writes a word around a spot.
    fn word(&mut self, column: usize, row: usize, word: &str) {
        let word: Vec<char> = format!(" {word} ").chars().collect();
        let start = column.saturating_sub(word.len() / 2);
        let start = start.min(self.columns.saturating_sub(word.len()));
        for (place, letter) in word.iter().enumerate().take(self.columns) {
            self.letters[row][start + place] = *letter;
        }
    }

    fn lines(&self) -> Vec<String> {
        let line = |letters: &Vec<char>| letters.iter().collect::<String>().trim_end().to_owned();
        self.letters.iter().map(line).collect()
    }
}

/// Two letters for a Player: of the House, or the seat's number.
fn code(view: &View, seat: Seat) -> String {
    match view.players[seat.index()].house {
        Some(house) if house.name().starts_with("Ta") => "Tg".to_owned(),
        Some(house) => house.name().chars().take(2).collect(),
        None => format!("P{}", seat.0 + 1),
    }
}

fn name(realm: &Realm, view: &View, village: &VillageView) -> String {
    let mut name = match village.controller {
        Some(seat) => format!("{}:{}", code(view, seat), realm.name(village.village)),
        None => realm.name(village.village).to_owned(),
    };
    match village.fortification {
        Fortification::None => {}
        Fortification::Stronghold => name += "#",
        Fortification::City => name += "##",
    }
    name
}

fn about(view: &View, village: &VillageView) -> String {
    let mut about = Vec::new();
    let mut stands = String::new();
    if village.mills > 0 {
        stands += &format!("m{}", village.mills);
    }
    if village.sept {
        stands.push('+');
    }
    if village.maester {
        stands.push('M');
    }
    if !stands.is_empty() {
        about.push(stands);
    }
    for player in &view.players {
        let army = village.armies.iter().find(|army| army.seat == player.seat);
        let troops = army.map(|army| &army.troops);
        let nobles = view
            .nobles
            .iter()
            .filter(|noble| noble.seat == player.seat && noble.village == Some(village.village));
        let nobles = nobles.count();
        if troops.is_none() && nobles == 0 {
            continue;
        }
        let mut army = format!("{} ", code(view, player.seat));
        let counts = troops.map_or([0; 4], |troops| {
            let foot = troops.men_at_arms + troops.unsullied;
            [foot, troops.archers, troops.knights, troops.champions]
        });
        for (count, letter) in counts.into_iter().zip("fakc".chars()) {
            if count > 0 {
                army += &format!("{count}{letter}");
            }
        }
        army += &"*".repeat(nobles);
        about.push(army);
    }
    for seat in &village.besiegers {
        about.push(format!("besieged by {}", code(view, *seat)));
    }
    about.join(" ")
}

//! `rookery map`: the board as a drawing, made from its data alone.
//!
//! Every line follows from the map: land lies about Villages and roads by land, each piece of it
//! has the colour of the nearest Village's Fief, and names stand where there is room.

mod label;

use std::fmt::Write as _;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::Args;
use fief::id::RegionId;
use fief::realm::land::{self, Land, Point};
use fief::realm::{Board, MapFief, Realm, Road, RoadKind};

use self::label::{Box, Room};
use crate::page::Page;

/// Where the drawing goes.
#[derive(Args)]
pub struct Arguments {
    /// The file to write; the terminal if none is named
    #[arg(long)]
    out: Option<PathBuf>,
}

const SEA: &str = "#cfe0ea";
const INK: &str = "#2f2a25";
const COAST: &str = "#6f8796";
/// How large a Village is drawn, and a Principal one.
const VILLAGE: f64 = 13.0;
const PRINCIPAL: f64 = 18.0;
/// The colour of each Region, in the order of their numbers.
const REGIONS: [&str; 5] = ["#3b5b7a", "#2f6f5b", "#8a2f4b", "#b0741a", "#5b3f87"];

/// Draws the board.
pub fn run(arguments: &Arguments) -> Result<()> {
    let drawing = draw(&Board::westeros());
    match &arguments.out {
        None => {
            let mut page = Page::new();
            page.line(drawing.trim_end());
            page.show()
        }
        Some(file) => std::fs::write(file, drawing)
            .with_context(|| format!("{} cannot be written", file.display())),
    }
}

/// The board as SVG.
fn draw(realm: &Realm) -> String {
    let canvas = &realm.map.canvas;
    let (width, height) = (f64::from(canvas.width), f64::from(canvas.height));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"Georgia, 'Times New Roman', serif\" fill=\"{INK}\">\n\
         <title>Westeros</title>\n<rect width=\"{width}\" height=\"{height}\" fill=\"{SEA}\"/>\n"
    );
    let mut room = Room::new(width, height);
    room.take(Box::of_corners(0.0, 0.0, width, f64::from(canvas.wall_strip[3])));
    for (number, land) in realm.lands().iter().enumerate() {
        ground(&mut svg, realm, number, land);
    }
    for road in 0..realm.roads.len() {
        way(&mut svg, realm, road, &mut room);
    }
    for village in realm.all.iter() {
        let (x, y) = land::at(realm.site(village).at);
        room.take(Box::about(x, y, 2.2 * PRINCIPAL, 2.2 * PRINCIPAL));
    }
    for village in realm.all.iter() {
        village_mark(&mut svg, realm, village.index());
    }
    names(&mut svg, realm, &mut room);
    heading(&mut svg, realm);
    svg.push_str("</svg>\n");
    svg
}

/// A piece of land with the colours of its Fiefs and the borders of Fiefs and Regions.
fn ground(svg: &mut String, realm: &Realm, number: usize, land: &Land) {
    let outline = path(&land.outline);
    let _ = write!(
        svg,
        "<path d=\"{outline}\" fill=\"none\" stroke=\"#b5ccd9\" stroke-width=\"14\" \
         stroke-linejoin=\"round\"/>\n<clipPath id=\"land{number}\"><path d=\"{outline}\" \
         clip-rule=\"evenodd\"/></clipPath>\n<g clip-path=\"url(#land{number})\">\n"
    );
    for (village, cell) in &land.cells {
        let fief = &realm.map.fief[realm.fief(*village).index()];
        let d = path(std::slice::from_ref(cell));
        let tint = colour(fief);
        let _ = writeln!(svg, "<path d=\"{d}\" fill=\"{tint}\" stroke=\"{tint}\"/>");
    }
    for border in &land.borders {
        let [(x1, y1), (x2, y2)] = border.ends;
        let [one, other] = border.between;
        let mut line = |style: &str| {
            let _ = writeln!(
                svg,
                "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" {style}/>"
            );
        };
        if realm.fief(one) != realm.fief(other) {
            line("stroke=\"#fff\" stroke-opacity=\"0.8\" stroke-width=\"5\"");
            line("stroke=\"#6b5f50\" stroke-width=\"1.5\"");
        }
        if realm.region(one) != realm.region(other) {
            line(
                "stroke=\"#9c2f2f\" stroke-width=\"3.5\" stroke-dasharray=\"11 8\" \
                 stroke-linecap=\"round\"",
            );
        }
    }
    let _ = writeln!(
        svg,
        "</g>\n<path d=\"{outline}\" fill=\"none\" stroke=\"{COAST}\" stroke-width=\"2.5\" \
         stroke-linejoin=\"round\"/>"
    );
}

/// A road, by land or by sea.
fn way(svg: &mut String, realm: &Realm, number: usize, room: &mut Room) {
    let Road { kind, .. } = realm.roads[number];
    let points = land::course(realm, number);
    for pair in points.windows(2) {
        room.line(pair[0], pair[1]);
    }
    let mut d = format!("M{:.0} {:.0}", points[0].0, points[0].1);
    for place in 1..points.len() {
        // Bends are rounded: each point between the ends only pulls the line towards it.
        let (x, y) = points[place];
        let last = place + 1 == points.len();
        if points.len() == 2 || (last && place == 1) {
            let _ = write!(d, " L{x:.0} {y:.0}");
        } else if !last {
            let next = points[place + 1];
            let end = if place + 2 == points.len() {
                next
            } else {
                ((x + next.0) / 2.0, (y + next.1) / 2.0)
            };
            let _ = write!(d, " Q{x:.0} {y:.0} {:.0} {:.0}", end.0, end.1);
        }
    }
    let style = match kind {
        RoadKind::Land => {
            ["stroke=\"#5a4a39\" stroke-width=\"7\"", "stroke=\"#f3e6c8\" stroke-width=\"3.6\""]
        }
        RoadKind::Sea => [
            "stroke=\"#f4f9fc\" stroke-width=\"6\"",
            "stroke=\"#2d6a94\" stroke-width=\"3.4\" stroke-dasharray=\"3 9\"",
        ],
    };
    for style in style {
        let _ = writeln!(svg, "<path d=\"{d}\" fill=\"none\" stroke-linecap=\"round\" {style}/>");
    }
}

/// A Village: a disc in its Region's colour with the Region's number, a crenellated one for a
/// Principal Village, waves beneath one on the coast.
fn village_mark(svg: &mut String, realm: &Realm, place: usize) {
    let site = &realm.sites[place];
    let (x, y) = land::at(site.at);
    let principal = realm.principals[site.region.index()].index() == place;
    let tint = REGIONS[site.region.index()];
    let radius = if principal { PRINCIPAL } else { VILLAGE };
    if realm.map.village[place].coastal {
        let wave = format!("M{:.1} {:.1} q5 -6 10 0 t10 0 t10 0 t10 0", x - 20.0, y + radius + 5.0);
        let _ = writeln!(
            svg,
            "<path d=\"{wave}\" fill=\"none\" stroke=\"#f4f9fc\" stroke-width=\"6\"/>\
             <path d=\"{wave}\" fill=\"none\" stroke=\"#2d6a94\" stroke-width=\"2.6\"/>"
        );
    }
    if principal {
        let (l, t, s) = (x - radius, y - radius, radius / 2.5);
        let _ = writeln!(
            svg,
            "<path d=\"M{l:.1} {:.1} V{t:.1} h{s:.1} v{s:.1} h{s:.1} v-{s:.1} h{s:.1} v{s:.1} \
             h{s:.1} v-{s:.1} h{s:.1} V{:.1} Z\" fill=\"{tint}\" stroke=\"#fff\" \
             stroke-width=\"2.5\"/>",
            y + radius,
            y + radius,
        );
    } else {
        let _ = writeln!(
            svg,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{tint}\" stroke=\"#fff\" \
             stroke-width=\"2.5\"/>"
        );
    }
    let (size, down) = if principal { (19, 11.0) } else { (16, 5.5) };
    let _ = writeln!(
        svg,
        "<text x=\"{x}\" y=\"{:.1}\" font-size=\"{size}\" font-weight=\"bold\" fill=\"#fff\" \
         text-anchor=\"middle\">{}</text>",
        y + down,
        site.region.number()
    );
}

/// The names of Villages, then those of Fiefs with their shields, each where there is room.
fn names(svg: &mut String, realm: &Realm, room: &mut Room) {
    let halo = "paint-order=\"stroke\" stroke=\"#fffdf6\" stroke-width=\"4.5\" \
                stroke-linejoin=\"round\" text-anchor=\"middle\"";
    for (place, site) in realm.sites.iter().enumerate() {
        let principal = realm.principals[site.region.index()].index() == place;
        let size = if principal { 25.0 } else { 21.0 };
        let weight = if principal { "bold" } else { "normal" };
        let each = if principal { 0.66 } else { 0.57 };
        let wide = size * each * site.name.chars().count() as f64;
        let (x, y) = room.beside(land::at(site.at), wide, size);
        let _ = writeln!(
            svg,
            "<text x=\"{x:.0}\" y=\"{:.0}\" font-size=\"{size}\" font-weight=\"{weight}\" \
             {halo}>{}</text>",
            y + size * 0.33,
            written(&site.name)
        );
    }
    for (number, fief) in realm.map.fief.iter().enumerate() {
        let villages = realm.fiefs[number];
        let count = f64::from(villages.len());
        let sum = villages.iter().map(|village| land::at(realm.site(village).at));
        let sum = sum.fold((0.0, 0.0), |all, one| (all.0 + one.0, all.1 + one.1));
        let name = fief.name.to_uppercase();
        let wide = 50.0 + 17.0 * name.chars().count() as f64;
        let owned = |(x, y): Point| land::nearest(realm, (x, y)).is_some_and(|v| villages.has(v));
        let (x, y) = room.near((sum.0 / count, sum.1 / count), wide, 46.0, owned);
        let left = x - wide / 2.0;
        shield(svg, left + 18.0, y, 30.0, number, fief);
        let _ = writeln!(
            svg,
            "<text x=\"{:.0}\" y=\"{:.0}\" font-size=\"20\" letter-spacing=\"2\" \
             font-style=\"italic\" paint-order=\"stroke\" stroke=\"#fffdf6\" stroke-width=\"4\" \
             stroke-linejoin=\"round\">{}</text>",
            left + 40.0,
            y + 7.0,
            written(&name)
        );
    }
}

/// The shield of a Fief: its colour, and a figure of our own.
fn shield(svg: &mut String, x: f64, y: f64, size: f64, number: usize, fief: &MapFief) {
    const FIGURES: [&str; 8] = [
        "M3 -12 h-6 v28 h6 z",
        "M-12 -3 h24 v7 h-24 z",
        "M-12 -12 l24 22 v-7 l-17 -15 z",
        "M0 -6 l12 12 v6 l-12 -11 l-12 11 v-6 z",
        "M-3 -12 h6 v9 h9 v6 h-9 v12 h-6 v-12 h-9 v-6 h9 z",
        "M-11 -12 h5 l6 7 l6 -7 h5 l-8 10 l7 9 l-4 4 l-6 -8 l-6 8 l-4 -4 l7 -9 z",
        "M-10 -12 h20 l-10 24 z",
        "M-7 -7 h14 v8 q0 7 -7 11 q-7 -4 -7 -11 z",
    ];
    let form = "M-12 -12 h24 v12 q0 13 -12 18 q-12 -5 -12 -18 z";
    let (field, figure) = (arms(fief), FIGURES[number % FIGURES.len()]);
    let scale = size / 30.0;
    let _ = writeln!(
        svg,
        "<g transform=\"translate({x:.0} {y:.0}) scale({scale:.2})\"><path d=\"{form}\" \
         fill=\"{field}\"/><path d=\"{figure}\" fill=\"#fffdf6\" stroke=\"{INK}\" \
         stroke-width=\"0.8\"/><path d=\"{form}\" fill=\"none\" stroke=\"{INK}\" \
         stroke-width=\"2\"/></g>"
    );
}

/// The strip at the top: the Wall, what the board shows, and the prices of the Fief Titles.
fn heading(svg: &mut String, realm: &Realm) {
    const COLUMNS: [f64; 4] = [276.0, 446.0, 606.0, 800.0];
    let [_, _, right, bottom] = realm.map.canvas.wall_strip.map(f64::from);
    let _ = write!(
        svg,
        "<rect width=\"{right}\" height=\"{:.0}\" fill=\"#eef3f5\"/>\n<path d=\"M0 {:.0}",
        bottom - 26.0,
        bottom
    );
    let mut x = 0.0;
    while x < right {
        let _ = write!(svg, " V{:.0} h16 v8 h12", bottom - 34.0);
        x += 28.0;
    }
    let _ = write!(
        svg,
        " V{bottom:.0} Z\" fill=\"#b9d0dc\" stroke=\"{COAST}\" stroke-width=\"2\"/>\n\
         <text x=\"{:.0}\" y=\"{:.0}\" font-size=\"17\" letter-spacing=\"14\" \
         text-anchor=\"middle\">THE WALL</text>\n\
         <text x=\"30\" y=\"58\" font-size=\"42\" letter-spacing=\"3\">Westeros</text>\n",
        right / 2.0,
        bottom - 8.0
    );
    for region in RegionId::all() {
        let x = 30.0 + 152.0 * f64::from(region.0);
        let _ = writeln!(
            svg,
            "<circle cx=\"{:.0}\" cy=\"88\" r=\"11\" fill=\"{}\"/><text x=\"{:.0}\" y=\"93\" \
             font-size=\"14\" font-weight=\"bold\" fill=\"#fff\" text-anchor=\"middle\">{}</text>\
             <text x=\"{:.0}\" y=\"94\" font-size=\"18\">{}</text>",
            x + 11.0,
            REGIONS[region.index()],
            x + 11.0,
            region.number(),
            x + 28.0,
            written(&realm.map.region[region.index()].name)
        );
    }
    signs(svg);
    for (number, fief) in realm.map.fief.iter().enumerate() {
        let (column, row) = (number % 4, number / 4);
        let (x, y) = (COLUMNS[column], 24.0 + 32.0 * row as f64);
        shield(svg, x, y, 22.0, number, fief);
        let _ = writeln!(
            svg,
            "<text x=\"{:.0}\" y=\"{:.0}\" font-size=\"16\">{} {}</text>",
            x + 15.0,
            y + 6.0,
            written(&fief.name),
            fief.cost
        );
    }
}

/// What the lines and marks mean.
fn signs(svg: &mut String) {
    let line = |x: f64, style: &str| {
        let to = x + 36.0;
        format!("<line x1=\"{x}\" y1=\"130\" x2=\"{to}\" y2=\"130\" {style}/>")
    };
    let word =
        |x: f64, word: &str| format!("<text x=\"{x}\" y=\"136\" font-size=\"16\">{word}</text>\n");
    let signs = [
        line(30.0, "stroke=\"#5a4a39\" stroke-width=\"7\""),
        line(30.0, "stroke=\"#f3e6c8\" stroke-width=\"3.6\""),
        word(74.0, "road"),
        line(128.0, "stroke=\"#2d6a94\" stroke-width=\"3.4\" stroke-dasharray=\"3 9\""),
        word(172.0, "sea road"),
        line(262.0, "stroke=\"#6b5f50\" stroke-width=\"1.5\""),
        word(306.0, "Fief"),
        line(362.0, "stroke=\"#9c2f2f\" stroke-width=\"3.5\" stroke-dasharray=\"11 8\""),
        word(406.0, "Region"),
        "<path d=\"M484 139 V121 h4 v4 h4 v-4 h4 v4 h4 v-4 h4 V139 Z\" fill=\"#555\"/>\n".into(),
        word(512.0, "Principal Village"),
        "<path d=\"M662 132 q5 -6 10 0 t10 0 t10 0\" fill=\"none\" stroke=\"#2d6a94\" \
         stroke-width=\"2.6\"/>\n"
            .into(),
        word(702.0, "on the coast"),
        word(830.0, "6: a Title's price"),
    ];
    svg.extend(signs);
}

/// Closed lines as the `d` of a path.
fn path(rings: &[Vec<Point>]) -> String {
    let mut d = String::new();
    for ring in rings {
        for (place, (x, y)) in ring.iter().enumerate() {
            let _ = write!(d, "{}{x:.1} {y:.1}", if place == 0 { "M" } else { "L" });
        }
        d.push('Z');
    }
    d
}

/// The colour of a Fief's ground: light, so that names can be read on it.
fn colour(fief: &MapFief) -> &'static str {
    match fief.colour.as_str() {
        "white" => "#f2f1ec",
        "dark green" => "#a9c6a4",
        "yellow" => "#f4e3a1",
        "red" => "#e8b3a8",
        "blue" => "#b4cbe6",
        "light green" => "#d5e6ae",
        "tan" => "#ead2ac",
        "brown" => "#c9ad93",
        _ => "#dddddd",
    }
}

/// The colour of a Fief's shield.
fn arms(fief: &MapFief) -> &'static str {
    match fief.colour.as_str() {
        "white" => "#a3a8ad",
        "dark green" => "#2f6b3a",
        "yellow" => "#d9a91c",
        "red" => "#a92a22",
        "blue" => "#2f5f9e",
        "light green" => "#7fae3a",
        "tan" => "#cf8a3c",
        "brown" => "#6a4a30",
        _ => "#777777",
    }
}

/// The text with the signs that mean something to SVG written out.
fn written(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::draw;
    use fief::realm::Board;

    #[test]
    fn every_village_and_fief_has_its_name_on_the_drawing() {
        let board = Board::westeros();
        let svg = draw(&board);
        for site in &board.sites {
            assert!(svg.contains(&format!(">{}</text>", site.name)), "{}", site.name);
        }
        for fief in &board.map.fief {
            assert!(
                svg.contains(&format!(">{}</text>", fief.name.to_uppercase())),
                "{}",
                fief.name
            );
        }
        assert_eq!(svg.matches("<svg").count(), 1);
        assert!(svg.ends_with("</svg>\n") && !svg.contains("NaN"));
    }
}

//! Makes the typed rule ids from `rules.toml`, the map from `map.toml` and the Nobles from `nobles.toml`.

use std::fmt::Write as _;
use std::path::Path;

use toml::{Table, Value};

fn main() {
    catalogue::build();
    generate("map.toml", "map_table.rs", map);
    generate("nobles.toml", "noble_table.rs", nobles);
}

/// Reads a file beside the manifest and writes the Rust made from it into the build's output folder.
fn generate(from: &str, to: &str, make: fn(&Table) -> String) {
    let folder = std::env::var("CARGO_MANIFEST_DIR").expect("cargo names the manifest's folder");
    let path = Path::new(&folder).join(from);
    println!("cargo::rerun-if-changed={}", path.display());
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{from}: {error}"));
    let table: Table = text.parse().unwrap_or_else(|error| panic!("{from}: {error}"));
    let out = std::env::var("OUT_DIR").expect("cargo names the output folder");
    std::fs::write(Path::new(&out).join(to), make(&table))
        .expect("the output folder can be written");
}

/// The entries of an array of tables.
fn entries<'t>(table: &'t Table, key: &str) -> impl Iterator<Item = &'t Table> {
    let list = table.get(key).and_then(Value::as_array).unwrap_or_else(|| panic!("no [[{key}]]"));
    list.iter().map(move |entry| entry.as_table().unwrap_or_else(|| panic!("[[{key}]] is a table")))
}

/// A text or number of an entry as Rust writes it.
fn rust(entry: &Table, key: &str) -> String {
    match entry.get(key) {
        Some(Value::String(text)) => format!("{text:?}.to_owned()"),
        Some(value) => value.to_string(),
        None => panic!("an entry has no {key}: {entry}"),
    }
}

/// `Kind { key: value, … }` for an entry.
fn record(entry: &Table, kind: &str, keys: &[&str]) -> String {
    let fields: Vec<String> =
        keys.iter().map(|key| format!("{key}: {}", rust(entry, key))).collect();
    format!("{kind} {{ {} }}", fields.join(", "))
}

/// A function that makes the map of `map.toml` as a value.
fn map(table: &Table) -> String {
    let mut out = String::from(
        "/// The map of Westeros.\n#[expect(clippy::too_many_lines, reason = \"one line per Village and road\")]\n#[must_use]\npub fn westeros() -> Map {\n    Map {\n",
    );
    let canvas = table["canvas"].as_table().expect("[canvas] is a table");
    let _ =
        writeln!(out, "canvas: {},", record(canvas, "Canvas", &["width", "height", "wall_strip"]));
    let lists = [
        ("fief", "MapFief", &["id", "name", "title_m", "title_f", "house", "colour", "cost"][..]),
        ("region", "MapRegion", &["number", "id", "name", "warden", "principal"]),
        (
            "village",
            "MapVillage",
            &["id", "name", "fief", "region", "principal", "coastal", "x", "y"],
        ),
    ];
    for (key, kind, keys) in lists {
        let _ = writeln!(out, "{key}: vec![");
        for entry in entries(table, key) {
            let _ = writeln!(out, "{},", record(entry, kind, keys));
        }
        let _ = writeln!(out, "],");
    }
    let _ = writeln!(out, "road: vec![");
    for road in entries(table, "road") {
        let kind = match road["kind"].as_str() {
            Some("land") => "RoadKind::Land",
            Some("sea") => "RoadKind::Sea",
            other => panic!("a road is land or sea, not {other:?}"),
        };
        let via = road.get("via").map_or_else(|| "[]".to_owned(), Value::to_string);
        let (a, b) = (rust(road, "a"), rust(road, "b"));
        let _ = writeln!(out, "MapRoad {{ a: {a}, b: {b}, kind: {kind}, via: vec!{via} }},");
    }
    out + "],\n    }\n}\n"
}

/// The table of all Nobles.
fn nobles(table: &Table) -> String {
    let mut out = String::from(
        "/// Every Noble, in the order of the Houses.\npub static NOBLES: &[NobleCard] = &[\n",
    );
    for noble in entries(table, "noble") {
        let text = |key: &str| noble.get(key).and_then(Value::as_str);
        let house = match text("house").expect("every Noble has a house") {
            "crown" | "bannermen" => "None".to_owned(),
            house => format!("Some(House::{})", camel(house)),
        };
        let attributes = noble["attributes"].as_array().expect("attributes are a list");
        let attributes: Vec<String> = attributes
            .iter()
            .map(|attribute| format!("Attribute::{}", camel(attribute.as_str().expect("a word"))))
            .collect();
        let starts = text("starts_on")
            .map_or("None".to_owned(), |on| format!("Some(Starts::{})", camel(on)));
        let _ = writeln!(
            out,
            "    NobleCard {{ key: {:?}, name: {:?}, house: {house}, sex: Sex::{}, attributes: \
             Attributes::of(&[{}]), starts: {starts} }},",
            text("id").expect("every Noble has an id"),
            text("name").expect("every Noble has a name"),
            camel(text("sex").expect("every Noble has a sex")),
            attributes.join(", ")
        );
    }
    out + "];\n"
}

/// `gods_cursed` becomes `GodsCursed`.
fn camel(text: &str) -> String {
    text.split('_').map(|word| word[..1].to_ascii_uppercase() + &word[1..]).collect()
}

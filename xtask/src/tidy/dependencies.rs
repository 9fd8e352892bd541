//! Who may know whom: the table of docs/decisions/0001.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use anyhow::{Context as _, ensure};
use serde_json::Value;

use super::RULES_CRATES;
use crate::tree::root;

/// What a crate of ours may depend on; what its tests use is not looked at.
struct May {
    name: &'static str,
    /// Crates of ours.
    own: &'static [&'static str],
    /// Crates of others.
    others: Others,
    /// Crates its build script uses.
    build: &'static [&'static str],
}

enum Others {
    /// These and no more.
    Only(&'static [&'static str]),
    /// All but these.
    AllBut(&'static [&'static str]),
}

const GRAMMAR: &[&str] =
    &["serde", "serde_json", "thiserror", "rand", "rand_chacha", "blake3", "ts-rs"];
const GAME_BUILD: &[&str] = &["catalogue", "serde", "toml"];
/// What a rules crate does not reach, however far round.
const WORLD: &[&str] = &["tokio", "axum", "hyper", "sqlx", "mio", "reqwest", "rayon"];

const TABLE: &[May] = &[
    May { name: "catalogue", own: &[], others: Others::Only(&["serde", "toml"]), build: &[] },
    May { name: "tabletop", own: &[], others: Others::Only(GRAMMAR), build: &[] },
    May { name: "thrones", own: &["tabletop"], others: Others::Only(GRAMMAR), build: GAME_BUILD },
    May { name: "fief", own: &["tabletop"], others: Others::Only(GRAMMAR), build: GAME_BUILD },
    May {
        name: "bots",
        own: &["tabletop", "thrones", "fief"],
        others: Others::AllBut(&["tokio", "axum", "sqlx", "clap"]),
        build: &[],
    },
    May {
        name: "server",
        own: &["tabletop", "thrones", "fief", "bots"],
        others: Others::AllBut(&["clap", "indicatif"]),
        build: &[],
    },
    May {
        name: "rookery",
        own: &["tabletop", "thrones", "fief", "bots", "server"],
        others: Others::AllBut(&["sqlx"]),
        build: &[],
    },
    May { name: "xtask", own: &[], others: Others::AllBut(&["tokio"]), build: &[] },
];

/// Every dependency against the table.
pub fn faults() -> anyhow::Result<Vec<String>> {
    faults_in(&metadata()?)
}

/// What cargo knows of everything that is built on the machines we serve from.
pub fn metadata() -> anyhow::Result<Value> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let output = Command::new(cargo)
        .current_dir(root())
        .args(["metadata", "--format-version", "1"])
        .args(["--filter-platform", "x86_64-unknown-linux-gnu"])
        .output()
        .context("cargo does not start")?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(serde_json::from_slice(&output.stdout)?)
}

fn faults_in(metadata: &Value) -> anyhow::Result<Vec<String>> {
    let packages = metadata["packages"].as_array().context("metadata without packages")?;
    let members: BTreeSet<&str> = strings(&metadata["workspace_members"]).collect();
    let ours: Vec<&Value> =
        packages.iter().filter(|one| members.contains(text(&one["id"]))).collect();
    let names: BTreeSet<&str> = ours.iter().map(|one| text(&one["name"])).collect();
    let mut faults = Vec::new();
    for package in ours {
        faults.extend(direct(package, &names));
        if RULES_CRATES.contains(&text(&package["name"])) {
            faults.extend(far_round(package, packages, metadata));
        }
    }
    Ok(faults)
}

/// What a crate of ours names in its manifest.
fn direct(package: &Value, ours: &BTreeSet<&str>) -> Vec<String> {
    let name = text(&package["name"]);
    let Some(may) = TABLE.iter().find(|may| may.name == name) else {
        return vec![format!("{name}: a new crate belongs into the table of xtask tidy")];
    };
    let dependencies = package["dependencies"].as_array().into_iter().flatten();
    let refused = dependencies.filter_map(|dependency| {
        let other = text(&dependency["name"]);
        let allowed = match dependency["kind"].as_str() {
            Some("dev") => true,
            Some("build") => may.build.contains(&other),
            _ if ours.contains(other) => may.own.contains(&other),
            _ => match may.others {
                Others::Only(few) => few.contains(&other),
                Others::AllBut(few) => !few.contains(&other),
            },
        };
        (!allowed).then(|| format!("{name}: depends on {other}, against docs/decisions/0001"))
    });
    refused.collect()
}

/// What a rules crate reaches through others.
fn far_round(package: &Value, packages: &[Value], metadata: &Value) -> Vec<String> {
    let names: BTreeMap<&str, &str> =
        packages.iter().map(|one| (text(&one["id"]), text(&one["name"]))).collect();
    let nodes = metadata["resolve"]["nodes"].as_array().into_iter().flatten();
    let nodes: BTreeMap<&str, &Value> = nodes.map(|node| (text(&node["id"]), node)).collect();
    let mut reached = BTreeSet::new();
    let mut next = vec![text(&package["id"])];
    while let Some(id) = next.pop() {
        let first_time = reached.insert(id);
        let Some(node) = nodes.get(id).filter(|_| first_time) else { continue };
        let normal = |one: &&Value| {
            let mut kinds = one["dep_kinds"].as_array().into_iter().flatten();
            kinds.any(|kind| kind["kind"].is_null())
        };
        let dependencies = node["deps"].as_array().into_iter().flatten();
        next.extend(dependencies.filter(normal).map(|one| text(&one["pkg"])));
    }
    let name = text(&package["name"]);
    let found = reached.iter().filter_map(|id| names.get(id)).filter(|one| WORLD.contains(one));
    found.map(|other| format!("{name}: reaches {other}; rules know nothing of the world")).collect()
}

pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

pub fn strings(value: &Value) -> impl Iterator<Item = &str> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::faults_in;

    /// A project of two crates in which the first depends on the second.
    fn project(name: &str, other: &str, other_is_ours: bool, kind: Value) -> Value {
        let members = if other_is_ours { json!([name, other]) } else { json!([name]) };
        json!({
            "packages": [
                { "id": name, "name": name, "dependencies": [{ "name": other, "kind": kind }] },
                { "id": other, "name": other, "dependencies": [] },
            ],
            "workspace_members": members,
            "resolve": { "nodes": [
                { "id": name, "deps": [{ "pkg": other, "dep_kinds": [{ "kind": kind }] }] },
                { "id": other, "deps": [] },
            ]},
        })
    }

    fn faults_of(name: &str, other: &str, ours: bool, kind: Value) -> usize {
        faults_in(&project(name, other, ours, kind)).unwrap().len()
    }

    #[test]
    fn the_table_holds() {
        assert_eq!(faults_of("thrones", "tabletop", true, Value::Null), 0);
        assert_eq!(faults_of("thrones", "fief", true, Value::Null), 1);
        assert_eq!(faults_of("tabletop", "thrones", true, Value::Null), 1);
        assert_eq!(faults_of("bots", "server", true, Value::Null), 1);
        assert_eq!(faults_of("fief", "catalogue", true, json!("build")), 0);
        assert_eq!(faults_of("fief", "catalogue", true, Value::Null), 1);
    }

    #[test]
    fn strangers_are_kept_out() {
        assert_eq!(faults_of("tabletop", "serde", false, Value::Null), 0);
        assert_eq!(faults_of("tabletop", "regex", false, Value::Null), 1);
        assert_eq!(faults_of("tabletop", "proptest", false, json!("dev")), 0);
        assert_eq!(faults_of("rookery", "sqlx", false, Value::Null), 1);
    }

    #[test]
    fn a_crate_outside_the_table_is_named() {
        assert_eq!(faults_of("helpers", "serde", false, Value::Null), 1);
    }

    #[test]
    fn the_world_is_not_reached_far_round() {
        let mut project = project("tabletop", "serde", false, Value::Null);
        let packages = project["packages"].as_array_mut().unwrap();
        packages.push(json!({ "id": "tokio", "name": "tokio", "dependencies": [] }));
        let deps = json!([{ "pkg": "tokio", "dep_kinds": [{ "kind": null }] }]);
        project["resolve"]["nodes"][1]["deps"] = deps;
        let faults = faults_in(&project).unwrap();
        assert_eq!(faults, ["tabletop: reaches tokio; rules know nothing of the world"]);
    }
}

//! What others wrote and we ship: under which licence, and each of it once.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Context as _;
use serde::Deserialize;
use serde_json::Value;
use spdx::{Expression, ParseMode};

use super::dependencies::{metadata, strings, text};
use crate::tree::root;

/// Where it stands what we may ship, and what comes twice.
const FILE: &str = "xtask/dependencies.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Agreed {
    /// Licences, by their SPDX names.
    licences: BTreeSet<String>,
    /// Crates of which two versions are built, and why.
    #[serde(default)]
    twice: BTreeMap<String, String>,
}

/// Every dependency against the file.
pub fn faults() -> anyhow::Result<Vec<String>> {
    let file = std::fs::read_to_string(root().join(FILE)).context(FILE)?;
    faults_in(&metadata()?, &toml::from_str(&file).context(FILE)?)
}

fn faults_in(metadata: &Value, agreed: &Agreed) -> anyhow::Result<Vec<String>> {
    let packages = metadata["packages"].as_array().context("metadata without packages")?;
    let members: BTreeSet<&str> = strings(&metadata["workspace_members"]).collect();
    let others: Vec<&Value> =
        packages.iter().filter(|one| !members.contains(text(&one["id"]))).collect();
    let mut faults: Vec<String> =
        others.iter().filter_map(|package| licence(package, &agreed.licences)).collect();
    faults.extend(versions(&others, &agreed.twice));
    Ok(faults)
}

/// What is wrong with a crate's licence.
fn licence(package: &Value, agreed: &BTreeSet<String>) -> Option<String> {
    let (name, words) = (text(&package["name"]), text(&package["license"]));
    let Ok(expression) = Expression::parse_mode(words, ParseMode::LAX) else {
        return Some(format!("{name}: its licence is {words:?}, which cannot be read"));
    };
    let held = expression.evaluate(|one| agreed.contains(&one.to_string()));
    (!held).then(|| format!("{name}: is under {words}, which {FILE} does not list"))
}

/// Crates that come in more than one version without a reason, and reasons without a crate.
fn versions(others: &[&Value], twice: &BTreeMap<String, String>) -> Vec<String> {
    let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in others {
        found.entry(text(&package["name"])).or_default().insert(text(&package["version"]));
    }
    found.retain(|_, versions| versions.len() > 1);
    let unknown = found.iter().filter(|(name, _)| !twice.contains_key(**name));
    let unknown = unknown.map(|(name, versions)| {
        let versions: Vec<&str> = versions.iter().copied().collect();
        format!("{name}: comes as {}; say why in {FILE}", versions.join(" and "))
    });
    let stale = twice.keys().filter(|name| !found.contains_key(name.as_str()));
    let stale = stale.map(|name| format!("{name}: comes once; take it out of {FILE}"));
    unknown.chain(stale).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Agreed, faults_in};

    fn faults(packages: &Value, twice: &[&str]) -> Vec<String> {
        let agreed = Agreed {
            licences: ["MIT".to_owned(), "Unicode-3.0".to_owned()].into(),
            twice: twice.iter().map(|name| ((*name).to_owned(), "a reason".to_owned())).collect(),
        };
        let metadata = json!({ "packages": packages, "workspace_members": ["ours"] });
        faults_in(&metadata, &agreed).unwrap()
    }

    fn package(id: &str, name: &str, version: &str, licence: &str) -> Value {
        json!({ "id": id, "name": name, "version": version, "license": licence })
    }

    #[test]
    fn a_licence_is_one_of_those_agreed() {
        let one = |licence| faults(&json!([package("a", "a", "1.0.0", licence)]), &[]).len();
        assert_eq!(one("MIT"), 0);
        assert_eq!(one("MIT OR GPL-3.0-only"), 0);
        assert_eq!(one("(MIT OR Apache-2.0) AND Unicode-3.0"), 0);
        assert_eq!(one("MIT/Apache-2.0"), 0);
        assert_eq!(one("GPL-3.0-only"), 1);
        assert_eq!(one("MIT AND GPL-3.0-only"), 1);
        assert_eq!(one(""), 1);
        assert_eq!(
            faults(&json!([package("ours", "ours", "1.0.0", "GPL-3.0-only")]), &[]).len(),
            0
        );
    }

    #[test]
    fn two_versions_have_a_reason_and_a_reason_two_versions() {
        let two = json!([package("a1", "a", "1.0.0", "MIT"), package("a2", "a", "2.0.0", "MIT")]);
        assert_eq!(
            faults(&two, &[]),
            ["a: comes as 1.0.0 and 2.0.0; say why in xtask/dependencies.toml"]
        );
        assert_eq!(faults(&two, &["a"]).len(), 0);
        assert_eq!(
            faults(&two, &["a", "b"]),
            ["b: comes once; take it out of xtask/dependencies.toml"]
        );
    }
}

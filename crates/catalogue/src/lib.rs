//! Turns a game's `rules.toml` into Rust while the game is compiled: one constant per rule id, and the table that
//! shows the rules to a player. A rule id that is not in the catalogue therefore does not compile.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use serde::Deserialize;

/// The file as it is written.
#[derive(Deserialize)]
struct File {
    rule: Vec<Entry>,
}

/// One `[[rule]]` of the file. Keys a game adds for its own use are listed in `more`.
#[derive(Deserialize)]
struct Entry {
    id: String,
    title: String,
    text: String,
    #[serde(default)]
    sources: Vec<String>,
    #[serde(default)]
    test: String,
    #[serde(flatten)]
    more: BTreeMap<String, toml::Value>,
}

/// Reads `rules.toml` beside the manifest and writes `rule_table.rs` into the build's output folder.
///
/// # Panics
/// A build script has nobody to hand an error to: an unreadable catalogue stops the build with a message that names
/// the file and the place.
#[expect(clippy::print_stdout, reason = "a build script speaks to cargo by printing")]
pub fn build() {
    let folder = std::env::var("CARGO_MANIFEST_DIR").expect("cargo names the manifest's folder");
    let path = Path::new(&folder).join("rules.toml");
    println!("cargo::rerun-if-changed={}", path.display());
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let table = generate(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let out = std::env::var("OUT_DIR").expect("cargo names the output folder");
    std::fs::write(Path::new(&out).join("rule_table.rs"), table)
        .expect("the output folder can be written");
}

/// The Rust source for a catalogue: `pub static RULES: &[Rule]` and one `pub const` per id.
///
/// # Errors
/// A sentence that says which rule is wrong and how.
pub fn generate(toml_text: &str) -> Result<String, String> {
    let file: File = toml::from_str(toml_text).map_err(|error| error.to_string())?;
    let mut seen = BTreeMap::new();
    let mut constants = String::new();
    let mut table = String::from(
        "/// Every rule of the game, in the order of the catalogue.\npub static RULES: &[tabletop::Rule] = &[\n",
    );
    for rule in &file.rule {
        let name = constant_name(&rule.id)?;
        if let Some(other) = seen.insert(name.clone(), rule.id.clone()) {
            return Err(format!(
                "rule {} and rule {other} would share the constant {name}",
                rule.id
            ));
        }
        for (key, value) in [("title", &rule.title), ("text", &rule.text)] {
            if value.trim().is_empty() {
                return Err(format!("rule {} has no {key}", rule.id));
            }
        }
        let _ = writeln!(
            constants,
            "/// {}\npub const {name}: tabletop::RuleId = tabletop::RuleId::catalogued({:?});",
            rule.title, rule.id
        );
        let more: Vec<String> =
            rule.more.iter().map(|(key, value)| format!("({key:?}, {:?})", plain(value))).collect();
        let _ = writeln!(
            table,
            "    tabletop::Rule {{ id: {name}, title: {:?}, text: {:?}, sources: &{:?}, test: {:?}, more: &[{}] }},",
            rule.title,
            rule.text,
            rule.sources,
            rule.test,
            more.join(", ")
        );
    }
    table.push_str("];\n");
    Ok(constants + &table)
}

/// `keyword.stealth` becomes `KEYWORD_STEALTH`.
fn constant_name(id: &str) -> Result<String, String> {
    let fits =
        |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '.' | '_' | '-');
    if id.is_empty() || !id.starts_with(|c: char| c.is_ascii_lowercase()) || !id.chars().all(fits) {
        return Err(format!(
            "{id:?} is no rule id: lower case words joined by dots, dashes and underscores"
        ));
    }
    Ok(id.replace(['.', '-'], "_").to_ascii_uppercase())
}

/// A value of the catalogue as a player reads it.
fn plain(value: &toml::Value) -> String {
    match value {
        toml::Value::String(text) => text.clone(),
        toml::Value::Array(values) => values.iter().map(plain).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::generate;

    #[test]
    fn a_rule_becomes_a_constant_and_a_row() {
        let table = generate(
            "[[rule]]\nid = 'claim.power'\ntitle = 'Power claim'\ntext = 'Power moves.'\n",
        )
        .unwrap();
        assert!(table.contains("pub const CLAIM_POWER: tabletop::RuleId"), "{table}");
        assert!(table.contains("title: \"Power claim\""), "{table}");
    }

    #[test]
    fn an_id_taken_twice_is_refused() {
        let rule = "[[rule]]\nid = 'a.b'\ntitle = 'T'\ntext = 'X'\n";
        assert!(generate(&rule.repeat(2)).unwrap_err().contains("a.b"));
    }

    #[test]
    fn an_id_with_spaces_is_refused() {
        assert!(generate("[[rule]]\nid = 'A b'\ntitle = 'T'\ntext = 'X'\n").is_err());
    }
}

//! A title of the Small Council, looked at like a card.

use serde_json::{Value, json};
use tabletop::Rule;
use thrones::title::Title;

/// The title of that name, or of which the name is the beginning.
pub fn named(name: &str) -> Option<Title> {
    let name = name.trim().to_lowercase();
    let begins = |title: &Title| title.name().to_lowercase().starts_with(&name);
    let mut found = Title::ALL.iter().copied().filter(begins);
    found.next().filter(|_| name.len() > 3 && found.next().is_none())
}

/// What the title is and does.
pub fn draw(title: Title) -> String {
    let supports = title.supports().map_or("nobody", Title::name);
    let mut lines = vec![
        format!("{}: a title of the Small Council", title.name()),
        format!("  supports {supports}; opposes {}", or_nobody(&opposed(title))),
    ];
    lines.extend(rules(title).iter().map(|rule| format!("  {} ({})", rule.text, rule.id)));
    lines.join("\n")
}

/// The same as JSON.
pub fn json(title: Title) -> Value {
    let rules: Vec<Value> =
        rules(title).iter().map(|rule| json!({ "id": rule.id, "text": rule.text })).collect();
    json!({
        "title": title.name(),
        "supports": title.supports().map(Title::name),
        "opposes": opposed(title),
        "rules": rules,
    })
}

fn opposed(title: Title) -> Vec<&'static str> {
    Title::ALL.iter().copied().filter(|other| title.opposes(*other)).map(Title::name).collect()
}

fn or_nobody(names: &[&str]) -> String {
    if names.is_empty() { "nobody".to_owned() } else { names.join(" and ") }
}

/// The rules of the catalogue about this title alone.
fn rules(title: Title) -> Vec<&'static Rule> {
    let about = match title {
        Title::CrownRegent => "title.crown_regent.",
        Title::LordCommander => "title.lord_commander.",
        Title::HandOfTheKing => "title.hand.",
        Title::MasterOfWhispers => "title.whispers.",
        Title::MasterOfLaws => "title.laws.",
        Title::MasterOfCoin => "title.coin.",
    };
    thrones::rule::RULES.iter().filter(|rule| rule.id.as_str().starts_with(about)).collect()
}

#[cfg(test)]
mod tests {
    use super::{draw, named};

    #[test]
    fn a_title_is_found_by_its_name_and_says_what_it_does() {
        let told = draw(named("crown regent").expect("it is a title"));
        assert!(told.contains("supports nobody; opposes nobody"), "{told}");
        assert!(told.contains("(title.crown_regent.redirect)"), "{told}");
        let told = draw(named("Master of Whispers").expect("it is a title"));
        assert!(told.contains("supports Master of Coin"), "{told}");
        assert!(named("Master of").is_none() && named("Arya Stark").is_none());
    }
}

//! What is known of a Village, a Noble or a card, and the things an answer could name.

use anyhow::{Result, bail};
use fief::deck::Card;
use fief::id::FiefId;
use fief::noble::{Attribute, NobleId};
use fief::realm::{Realm, RoadKind};
use fief::stock::{Building, Troop};
use fief::title::Title;
use fief::view::View;
use fief::{Fief, House, Item};
use serde_json::Value;
use tabletop::{Eyes, Game as _, Rule, Seat};

/// Attributes with the rule that tells them.
const ATTRIBUTES: [(Attribute, &str, &str); 21] = [
    (Attribute::Ambitious, "Ambitious", "attribute.ambitious"),
    (Attribute::Blessed, "Blessed", "attribute.blessed"),
    (Attribute::CannotMarry, "Cannot marry", "attribute.cannot-marry"),
    (Attribute::Coward, "Coward", "attribute.coward"),
    (Attribute::Cruel, "Cruel", "attribute.cruel"),
    (Attribute::Cunning, "Cunning", "attribute.cunning"),
    (Attribute::Cursed, "Cursed", "attribute.cursed"),
    (Attribute::Extravagant, "Extravagant", "attribute.extravagant"),
    (Attribute::Fearless, "Fearless", "attribute.fearless"),
    (Attribute::HardToMarry, "Hard to marry", "attribute.hard-to-marry"),
    (Attribute::HeartBreaker, "Heart-breaker", "attribute.heart-breaker"),
    (Attribute::Loyal, "Loyal", "attribute.loyal"),
    (Attribute::NightsWatchBrother, "Night's Watch brother", "attribute.nights-watch"),
    (Attribute::Persuasive, "Persuasive", "attribute.persuasive"),
    (Attribute::Rich, "Rich", "attribute.rich"),
    (Attribute::Shadow, "Shadow", "attribute.shadow"),
    (Attribute::Storm, "Storm", "attribute.storm"),
    (Attribute::Swift, "Swift", "attribute.swift"),
    (Attribute::Tyrant, "Tyrant", "attribute.tyrant"),
    (Attribute::Unlucky, "Unlucky", "attribute.unlucky"),
    (Attribute::PrinceOfWesteros, "Prince of Westeros", "attribute.prince"),
];

/// Everything known of what is called so: a Village, a Noble, a card, a House.
pub fn show(realm: &Realm, view: &View, name: &str) -> Result<Vec<String>> {
    let wanted = name.to_lowercase();
    let mut lines = Vec::new();
    let best = |name: &str| name.to_lowercase().contains(&wanted);
    for village in view.villages.iter().filter(|village| best(realm.name(village.village))) {
        lines.extend(village_lines(realm, view, village));
    }
    for noble in (0..fief::noble::NOBLES_ALL as u8).map(NobleId).filter(|one| best(one.name())) {
        lines.extend(noble_lines(view, noble));
    }
    for card in Card::ALL.into_iter().filter(|card| best(card.name())) {
        let kind = if card.is_opportunity() { "an opportunity card" } else { "a card" };
        lines.push(format!("  {}: {kind}, {} in the game", card.name(), card.count()));
        lines.extend(rules_named(card.name()).map(rule_line));
    }
    for house in House::ALL.into_iter().filter(|house| best(house.name())) {
        let prefix = format!("house.{}.", house.name().to_lowercase());
        let rules = fief::rule::RULES.iter();
        lines.extend(rules.filter(|rule| rule.id.as_str().starts_with(&prefix)).map(rule_line));
    }
    if lines.is_empty() {
        bail!("no Village, Noble, card or House is called {name:?}");
    }
    Ok(lines)
}

fn rule_line(rule: &Rule) -> String {
    format!("    {} ({})", rule.text.trim(), rule.id)
}

fn rules_named(name: &str) -> impl Iterator<Item = &'static Rule> {
    let name = name.to_lowercase();
    let rules = fief::rule::RULES.iter();
    rules.filter(move |rule| rule.title.to_lowercase().starts_with(&name)).take(3)
}

fn village_lines(realm: &Realm, view: &View, village: &fief::view::VillageView) -> Vec<String> {
    let id = village.village;
    let region = realm.region(id);
    let controller = village
        .controller
        .map_or("nobody".to_owned(), |seat| view.players[seat.index()].name.clone());
    let mut lines = vec![format!(
        "  {}: in {}, Region {} ({}), Controlled by {controller}",
        realm.name(id),
        realm.fief(id).name(),
        region.number(),
        region.name(),
    )];
    lines.push(format!(
        "    Fortification: {:?}; {} Mills{}{}",
        village.fortification,
        village.mills,
        if village.sept { "; a Sept" } else { "" },
        if village.maester { "; a Maester" } else { "" },
    ));
    let road = |(road, to): &(fief::id::RoadId, fief::id::VillageId)| {
        let sea = realm.roads[road.index()].kind == RoadKind::Sea;
        format!("{}{}", realm.name(*to), if sea { " (by sea)" } else { "" })
    };
    let roads: Vec<String> = realm.roads_from(id).iter().map(road).collect();
    lines.push(format!("    Roads to {}", roads.join(", ")));
    lines
}

fn noble_lines(view: &View, noble: NobleId) -> Vec<String> {
    let card = noble.card();
    let house = card.house.map_or("no House".to_owned(), |house| format!("House {house}"));
    let mut lines = vec![format!("  {}: {:?} of {house}", card.name, card.sex)];
    for (attribute, name, rule) in ATTRIBUTES {
        if card.attributes.has(attribute) {
            let rule = fief::rule::RULES.iter().find(|one| one.id.as_str() == rule);
            let text = rule.map_or("", |rule| rule.text);
            lines.push(format!("    {name}: {}", text.trim()));
        }
    }
    if let Some(seen) = view.nobles.iter().find(|one| one.noble == noble) {
        lines.push(format!("    In play for {}", view.players[seen.seat.index()].name));
    }
    lines
}

/// What a card that may be chosen does.
pub fn card_text(item: &Item) -> Option<String> {
    let (Item::Held { card, .. } | Item::Card(card)) = item else { return None };
    rules_named(card.name()).next().map(|rule| rule.text.trim().to_owned())
}

/// What stands behind a choice: a price where something is bought, whose a Village is, where a Noble is.
pub fn hint(realm: &Realm, view: &View, me: Seat, item: &Item) -> Option<String> {
    let buying = view.phase == fief::state::Phase::Purchase;
    match item {
        Item::Troop(troop) if buying => Some(format!("{} gold", troop.price())),
        Item::Building(building) if buying => Some(format!("{} gold", building.price())),
        Item::BuyFief(fief) => Some(format!("{} gold", realm.map.fief[fief.index()].cost)),
        Item::Village(village) => {
            let there = view.villages.iter().find(|one| one.village == *village)?;
            let whose = match there.controller {
                Some(seat) if seat == me => "yours".to_owned(),
                Some(seat) => format!("{}'s", view.players[seat.index()].name),
                None => "nobody's".to_owned(),
            };
            Some(format!("{whose}, in {}", realm.fief(*village).name()))
        }
        Item::Noble(noble) => {
            let there = view.nobles.iter().find(|one| one.noble == *noble)?;
            let about = super::about_noble(realm, view, there);
            Some(match there.seat == me {
                true => about.trim_start_matches(", ").to_owned(),
                false => format!("{}'s{about}", view.players[there.seat.index()].name),
            })
        }
        _ => None,
    }
}

/// The things of that name an answer could pick; those called exactly so before all others.
pub fn things(game: &Fief, me: Seat, name: &str) -> Vec<(String, Value)> {
    let wanted = name.to_lowercase();
    let mut items: Vec<Item> = Vec::new();
    for prompt in game.prompts().filter(|prompt| prompt.seat == me) {
        items.extend(prompt.shape.items());
    }
    let view = game.view(Eyes::Seat(me));
    items.extend(view.villages.iter().map(|village| Item::Village(village.village)));
    items.extend(view.nobles.iter().map(|noble| Item::Noble(noble.noble)));
    let hand = view.players[me.index()].hand.iter().flatten().enumerate();
    items.extend(hand.map(|(place, card)| Item::Held { place: place as u8, card: *card }));
    items.extend(House::ALL.map(Item::House));
    items.extend(Troop::ALL.map(Item::Troop));
    items.extend(Building::ALL.map(Item::Building));
    items.extend(FiefId::all().map(Item::BuyFief));
    items.extend(Title::all().map(Item::Title));
    let mut found: Vec<(String, Item)> = Vec::new();
    for item in items {
        let label = game.label(&item);
        if label.to_lowercase().contains(&wanted) && !found.iter().any(|(_, one)| *one == item) {
            found.push((label, item));
        }
    }
    if found.iter().any(|(label, _)| label.to_lowercase() == wanted) {
        found.retain(|(label, _)| label.to_lowercase() == wanted);
    }
    let json = |item: &Item| serde_json::to_value(item).expect("an item is plain data");
    found.iter().map(|(label, item)| (label.clone(), json(item))).collect()
}

//! What is known of a Village, a Noble, a card, a Title, or what can be bought.

use tabletop::{Entry, Eyes, Game as _, Rule, RuleId, Wanted};

use super::about_noble;
use crate::deck::Card;
use crate::event::gold;
use crate::house::House;
use crate::id::FiefId;
use crate::item::Item;
use crate::noble::{NOBLES_ALL, NobleId};
use crate::question::card_rule;
use crate::realm::{Realm, RoadKind};
use crate::rule;
use crate::scenery::{attributes_told, building_rule};
use crate::state::Fief;
use crate::stock::{Building, Troop};
use crate::title::Title;
use crate::view::{View, VillageView};

impl Fief {
    /// Everything of that name the eyes can point at or read about.
    pub(crate) fn entries_for(&self, eyes: Eyes, wanted: Wanted<'_>) -> Vec<Entry<Item>> {
        let (realm, view) = (self.board.realm(), self.view(eyes));
        let mut entries = Vec::new();
        let mut add = |name: &str, item: Option<Item>, about: &dyn Fn() -> Vec<String>| {
            if wanted.is(name) {
                entries.push(Entry { name: name.to_owned(), about: about(), item });
            }
        };
        for village in &view.villages {
            let item = Item::Village(village.village);
            add(realm.name(village.village), Some(item), &|| village_told(realm, &view, village));
        }
        for noble in (0..NOBLES_ALL as u8).map(NobleId) {
            let there = view.nobles.iter().any(|one| one.noble == noble);
            let item = there.then_some(Item::Noble(noble));
            add(noble.name(), item, &|| noble_told(realm, &view, noble));
        }
        let own = match eyes {
            Eyes::Seat(seat) => view.players[seat.index()].hand.as_deref().unwrap_or_default(),
            Eyes::Spectator | Eyes::Everything => &[],
        };
        for card in Card::ALL {
            let place = own.iter().position(|held| *held == card);
            let item = place.map(|place| Item::Held { place: place as u8, card });
            add(card.name(), item, &|| {
                let count = format!("a card, {} in the game", card.count());
                vec![count, rule_told(card_rule(card))]
            });
        }
        for troop in Troop::ALL {
            add(troop.name(), Some(Item::Troop(troop)), &|| troop_told(&view, eyes, troop));
        }
        for building in Building::ALL {
            add(building.name(), Some(Item::Building(building)), &|| {
                vec![
                    format!("costs {}", gold(building.price())),
                    rule_told(building_rule(building)),
                ]
            });
        }
        for house in House::ALL {
            let chapter = format!("house.{}.", house.name().to_lowercase());
            let rules = rule::RULES.iter().filter(|rule| rule.id.as_str().starts_with(&chapter));
            add(house.name(), Some(Item::House(house)), &|| rules.clone().map(told).collect());
        }
        for title in Title::all() {
            add(&title.to_string(), Some(Item::Title(title)), &|| title_told(&view, title));
        }
        for fief in FiefId::all() {
            add(fief.name(), Some(Item::BuyFief(fief)), &|| fief_told(realm, &view, fief));
        }
        entries
    }
}

fn told(rule: &Rule) -> String {
    format!("{} ({})", rule.text.trim(), rule.id)
}

fn rule_told(id: RuleId) -> String {
    rule::RULES.iter().find(|rule| rule.id == id).map_or(String::new(), told)
}

fn village_told(realm: &Realm, view: &View, village: &VillageView) -> Vec<String> {
    let id = village.village;
    let region = realm.region(id);
    let controller = village
        .controller
        .map_or("nobody".to_owned(), |seat| view.players[seat.index()].name.clone());
    let road = |(road, to): &(crate::id::RoadId, crate::id::VillageId)| {
        let sea = realm.roads[road.index()].kind == RoadKind::Sea;
        format!("{}{}", realm.name(*to), if sea { " (by sea)" } else { "" })
    };
    let roads: Vec<String> = realm.roads_from(id).iter().map(road).collect();
    let mut lines = vec![
        format!(
            "in {}, Region {} ({}), Controlled by {controller}",
            realm.fief(id).name(),
            region.number(),
            region.name(),
        ),
        format!(
            "Fortification: {:?}; {} Mills{}{}",
            village.fortification,
            village.mills,
            if village.sept { "; a Sept" } else { "" },
            if village.maester { "; a Maester" } else { "" },
        ),
        format!("Roads to {}", roads.join(", ")),
    ];
    for army in &village.armies {
        let troops = &army.troops;
        let kinds = [
            (troops.men_at_arms, Troop::ManAtArms),
            (troops.unsullied, Troop::Unsullied),
            (troops.archers, Troop::Archer),
            (troops.knights, Troop::Knight),
            (troops.champions, Troop::Champion),
        ];
        let kinds = kinds.into_iter().filter(|(count, _)| *count > 0);
        let kinds: Vec<String> =
            kinds.map(|(count, kind)| format!("{count} {}", kind.plural(count))).collect();
        lines.push(format!("{} has {}", view.players[army.seat.index()].name, kinds.join(", ")));
    }
    lines
}

fn noble_told(realm: &Realm, view: &View, noble: NobleId) -> Vec<String> {
    let card = noble.card();
    let house = card.house.map_or("no House".to_owned(), |house| format!("House {house}"));
    let mut lines = vec![format!("{:?} of {house}", card.sex)];
    lines.extend(attributes_told(noble));
    if let Some(seen) = view.nobles.iter().find(|one| one.noble == noble) {
        let player = &view.players[seen.seat.index()].name;
        lines.push(format!("plays for {player}{}", about_noble(realm, view, seen)));
    }
    lines
}

fn troop_told(view: &View, eyes: Eyes, troop: Troop) -> Vec<String> {
    let mounted = if troop.is_mounted() { ", mounted" } else { "" };
    let mut lines = vec![format!(
        "costs {}, {} Strength Points{mounted}",
        gold(troop.price()),
        troop.strength()
    )];
    if let Eyes::Seat(seat) = eyes {
        let stock = &view.players[seat.index()].stock;
        let left = match troop {
            Troop::ManAtArms => Some(stock.men_at_arms),
            Troop::Unsullied => Some(stock.unsullied),
            Troop::Archer => Some(stock.archers),
            Troop::Knight => Some(stock.knights),
            Troop::Champion => Some(stock.champions),
            Troop::WhitecloakKnight | Troop::WhitecloakManAtArms | Troop::Recruit => None,
        };
        lines.extend(left.map(|left| format!("{left} left in your supply")));
    }
    lines
}

fn title_told(view: &View, title: Title) -> Vec<String> {
    let holder = view.titles.iter().find(|(one, _)| *one == title);
    let holder = holder.map_or("nobody".to_owned(), |(_, noble)| noble.name().to_owned());
    let points = title.victory_points();
    let worth = if points > 0 { format!("{points} VP; ") } else { String::new() };
    vec![format!("{worth}held by {holder}")]
}

fn fief_told(realm: &Realm, view: &View, fief: FiefId) -> Vec<String> {
    let here = view.villages.iter().filter(|village| realm.fief(village.village) == fief);
    let villages = here.map(|village| match village.controller {
        Some(seat) => {
            format!("{} ({})", realm.name(village.village), view.players[seat.index()].name)
        }
        None => realm.name(village.village).to_owned(),
    });
    let villages: Vec<String> = villages.collect();
    let cost = realm.map.fief[fief.index()].cost;
    vec![format!("its Title costs {cost} gold; Villages: {}", villages.join(", "))]
}

//! Lines about the table for the log of a scenario: the supply, the decks, Titles, the map.
//!
//! ```text
//! show  the supply            show  the decks           show  the Titles
//! show  the season            show  the Battle Die      show  the Royal Family
//! show  the realm             show  Region 1            show  Fief the North
//! show  stock of Stark        show  Noble Ned Stark     show  gold of Stark to Lannister
//! show  600 dice              show  1000 pairs of Battle Dice
//! show  Army of Stark in Winterfell
//! ```

use tabletop::{Eyes, Seat};

use super::things;
use crate::deck::{Back, Card};
use crate::event::list;
use crate::house::Colour;
use crate::id::{FiefId, RegionId, VillageId};
use crate::noble::{Age, Mark, NobleId};
use crate::state::Fief;
use crate::title::{Title, Titles};
use crate::view::View;

/// The lines the words ask for, if they are about the table.
pub(super) fn lines(game: &Fief, words: &str) -> Option<Vec<String>> {
    let line = match words {
        "the supply" => {
            let left = game.supply;
            let (mills, strongholds, septs) = (left.mills, left.strongholds, left.septs);
            format!("The supply: {mills} Mills, {strongholds} Strongholds, {septs} Septs")
        }
        "the decks" => return Some(decks(game)),
        "the Titles" => return Some(titles(game)),
        "the season" => format!("The season: {:?}", game.season),
        "the Battle Die" => format!("The Battle Die: {:?}", game.battle_die),
        "the Royal Family" => {
            let royal = game.all_nobles().filter(|noble| game.is_royal(*noble));
            let royal: Vec<String> = royal.map(|noble| noble.to_string()).collect();
            format!("The Royal Family: {}", list(&royal))
        }
        "the realm" => {
            let realm = game.board.realm();
            let (villages, roads) = (realm.sites.len(), realm.roads.len());
            let (fiefs, regions) = (realm.fiefs.len(), realm.regions.len());
            let coast = realm.coast.len();
            format!(
                "The realm: {villages} Villages, {coast} of them coastal, {roads} roads, \
                 {fiefs} Fiefs, {regions} Regions"
            )
        }
        _ => return particular(game, words).map(|line| vec![line]),
    };
    Some(vec![line])
}

/// A line about one Region, Fief, stockpile, Noble or treasury.
fn particular(game: &Fief, words: &str) -> Option<String> {
    if let Some(number) = words.strip_prefix("Region ") {
        return region(game, RegionId(number.parse::<u8>().ok()?.checked_sub(1)?));
    }
    if let Some(name) = words.strip_prefix("Fief ") {
        let fief = FiefId::all().find(|fief| fief.name() == name)?;
        let villages = names(game, game.board.realm().fiefs[fief.index()].iter());
        let holder = game.holder(Title::Fief(fief));
        let holder = holder.map_or("ungoverned".to_owned(), |noble| format!("of {noble}"));
        return Some(format!("{name}, {holder}: {}", list(&villages)));
    }
    if let Some(name) = words.strip_prefix("stock of ") {
        let (seat, _) = things::seat(game, name)?;
        return Some(stock(game, seat));
    }
    if let Some(name) = words.strip_prefix("Noble ") {
        return Some(noble(game, NobleId::named(name)?));
    }
    if let Some((whose, at)) = words.strip_prefix("Army of ").and_then(|w| w.split_once(" in ")) {
        let (seat, _) = things::seat(game, whose)?;
        return Some(army(game, seat, game.board.named(at)?));
    }
    if let Some(count) = words.strip_suffix(" pairs of Battle Dice") {
        let pair = |game: &mut Fief| game.roll_battle() + game.roll_battle();
        return Some(format!("{words}: {}", results(game.clone(), count.parse().ok()?, pair)));
    }
    if let Some(count) = words.strip_suffix(" dice") {
        return Some(format!(
            "{words}: {}",
            results(game.clone(), count.parse().ok()?, Fief::roll)
        ));
    }
    if let Some((whose, to)) = words.strip_prefix("gold of ")?.split_once(" to ") {
        let ((whose, _), (to, _)) = (things::seat(game, whose)?, things::seat(game, to)?);
        let seen = View::new(game, Eyes::Seat(to)).players[whose.index()].gold;
        let seen = seen.map_or("unknown".to_owned(), |gold| gold.to_string());
        return Some(format!("{}'s gold is {seen}", game.player_name(whose)));
    }
    None
}

/// The different results of so many rolls.
fn results(mut game: Fief, count: usize, roll: impl Fn(&mut Fief) -> u8) -> String {
    let mut seen: Vec<u8> = (0..count).map(|_| roll(&mut game)).collect();
    seen.sort_unstable();
    seen.dedup();
    list(&seen.iter().map(ToString::to_string).collect::<Vec<String>>())
}

fn army(game: &Fief, seat: Seat, village: VillageId) -> String {
    let mut units: Vec<String> =
        game.free_nobles_at(seat, village).map(|noble| noble.to_string()).collect();
    units.extend(game.troops_told(seat, game.troops[village.index()][seat.index()]));
    let (who, at) = (game.player_name(seat), game.board.realm().name(village));
    let troops = game.troop_count(seat, village);
    format!("{who}'s Army in {at}: {}; {troops} Troops in all", list(&units))
}

fn names(game: &Fief, villages: impl Iterator<Item = VillageId>) -> Vec<String> {
    villages.map(|village| game.board.realm().name(village).to_owned()).collect()
}

fn region(game: &Fief, region: RegionId) -> Option<String> {
    let realm = game.board.realm();
    let villages = names(game, realm.regions.get(region.index())?.iter());
    let votes = villages.len() + 1;
    let warden = game.holder(Title::Warden(region));
    let warden = warden.map_or("ungoverned".to_owned(), |noble| format!("governed by {noble}"));
    Some(format!(
        "Region {}, {}, {warden}: {}; Principal {}, {votes} votes",
        region.number(),
        region.name(),
        list(&villages),
        realm.name(realm.principals[region.index()])
    ))
}

fn decks(game: &Fief) -> Vec<String> {
    let decks = &game.decks;
    let black = decks.fortune.iter().filter(|card| card.back() == Back::Black).count();
    let counts = |cards: &[Card]| {
        let of = |card: Card| cards.iter().filter(|other| **other == card).count();
        let kinds = Card::ALL.into_iter().filter(|card| of(*card) > 0);
        let kinds: Vec<String> = kinds.map(|card| format!("{} {card}", of(card))).collect();
        list(&kinds)
    };
    vec![
        format!(
            "The Fortune deck: {} cards, {black} black-backed: {}",
            decks.fortune.len(),
            counts(&decks.fortune)
        ),
        format!("The Court Event deck: {} cards: {}", decks.court.len(), counts(&decks.court)),
        format!("The Fortune Discard Pile: {}", counts(&decks.fortune_discard)),
        format!("The Court Event Discard Pile: {}", counts(&decks.court_discard)),
    ]
}

fn titles(game: &Fief) -> Vec<String> {
    let all = Title::all().filter(|title| *title != Title::Brother);
    let held = all.filter_map(|title| {
        let holder = game.holder(title)?;
        Some(format!("{}: {holder}", title.of(holder)))
    });
    let held: Vec<String> = held.collect();
    let free = |set: Titles| {
        let free = Title::all().filter(|title| set.has(*title) && game.holder(*title).is_none());
        free.count()
    };
    let on_board = format!(
        "On the board: {} Fief Titles, {} Wardens, {} of the Small Council, King {}, Queen {}",
        free(Titles::FIEFS),
        free(Titles::WARDENS),
        free(Titles::COUNCIL),
        free(Titles(1)),
        free(Titles(2)),
    );
    held.into_iter().chain([on_board]).collect()
}

fn stock(game: &Fief, seat: Seat) -> String {
    let player = game.player(seat);
    let troops = list(&game.troops_told(seat, player.stock));
    let engines = player.engines.iter().filter(|engine| engine.dice == 0).count();
    let house = player.house.expect("the House is chosen");
    let left = NobleId::of(house).filter(|n| player.character_deck & (1 << (n.0 % 8)) != 0);
    let lords = left.clone().filter(|noble| noble.is_lord()).count();
    format!(
        "{}, {}, has in stock {troops}, {engines} Siege Engines, {} Diplomacy markers; in the Character \
         deck {lords} Lords and {} Ladies",
        game.player_name(seat),
        Colour::of(seat).name(),
        player.diplomacy,
        left.count() - lords
    )
}

fn noble(game: &Fief, noble: NobleId) -> String {
    let record = game.noble(noble);
    let titles: Vec<String> = record.titles.iter().map(|title| title.of(noble)).collect();
    let captor = record.captor.map(|seat| format!(", Captive of {}", game.player_name(seat)));
    let at = record.village().map_or("on no Village", |village| game.board.realm().name(village));
    let spouse = record.spouse.map(|spouse| format!(", married to {spouse}"));
    let marks = [
        (Mark::Outlaw, ", Outlaw"),
        (Mark::Assassin, ", Assassin"),
        (Mark::GodsCursed, ", Gods cursed"),
    ];
    let marks: String =
        marks.iter().filter(|(mark, _)| record.is(*mark)).map(|(_, w)| *w).collect();
    let under = record.under.map(|card| format!(", on {card}"));
    format!(
        "{noble}, {:?}{}, {at}{}{}{marks}{}: {}",
        noble.card().sex,
        game.age(noble).map_or("", Age::words),
        captor.unwrap_or_default(),
        spouse.unwrap_or_default(),
        under.unwrap_or_default(),
        list(&titles)
    )
}

//! Things and sentences of war.
//!
//! ```text
//! given the Battle Die shows 2                      (on every side, until it is changed)
//! given Stark besieges Pyke with 2 dice
//! given Stark has the Whitecloaks 2 Knights and 1 Man at Arms   (with his King or Queen)
//! given Stark has a Recruit
//! when  Stark chooses Winterfell - The Twins        (a road)
//! when  Stark chooses Lannister in Pyke             (whom to attack, and where)
//! when  Stark chooses Stark's Knight 1              (one of several Troops alike)
//! show  roads                                       (who waits on them)
//! show  the Siege Engines
//! show  the sides                                   (Strength Points and dice of a Battle)
//! ```

use tabletop::Seat;

use super::things;
use crate::id::{RoadId, VillageId};
use crate::item::{Denied, Item, SiegeDecision};
use crate::state::{Engine, Fief, Whitecloaks};
use crate::stock::Troop;
use crate::title::Title;

/// Changes the position as the sentence says, if it is about war.
pub(super) fn given(game: &mut Fief, words: &str) -> Option<()> {
    if let Some(hits) = words.strip_prefix("the Battle Die shows ") {
        game.battle_die = [hits.parse().ok()?; 6];
        return Some(());
    }
    let (seat, rest) = things::seat(game, words)?;
    if let Some((village, dice)) =
        rest.strip_prefix("besieges ").and_then(|rest| rest.split_once(" with "))
    {
        let village = game.board.named(village)?;
        let dice = dice.split(' ').next()?.parse().ok()?;
        let engine = game.players[seat.index()].engines.iter_mut().find(|e| e.dice == 0)?;
        *engine = Engine { village, dice };
        return Some(());
    }
    if rest == "has a Recruit" {
        game.recruits.insert(seat);
        return Some(());
    }
    let cloaks = rest.strip_prefix("has the Whitecloaks ")?;
    let mut guard = Whitecloaks::default();
    for part in cloaks.split(" and ") {
        let (count, troop) = part.split_once(' ')?;
        match Troop::named(troop)? {
            Troop::Knight => guard.knights = count.parse().ok()?,
            _ => guard.men_at_arms = count.parse().ok()?,
        }
    }
    let king = game.holder_seat(Title::King) == Some(seat);
    game.whitecloaks[usize::from(!king)] = guard;
    Some(())
}

/// A road, an opponent, a Troop, a siege or a way on by its name.
pub(super) fn thing(game: &Fief, name: &str) -> Option<Item> {
    let realm = game.board.realm();
    let ways = [Denied::Stay, Denied::GoBack, Denied::SecretPassage, Denied::Shadow, Denied::Raid];
    let way = ways.into_iter().map(Item::Denied).find(|item| item.label(game) == name);
    let siege = name.strip_prefix("start a siege of ").and_then(|at| realm.named(at));
    way.or_else(|| siege.map(|at| Item::Siege(SiegeDecision::Start, at)))
        .or_else(|| road(game, name))
        .or_else(|| opponent(game, name))
        .or_else(|| unit(game, name))
        .or_else(|| voyage(game, name))
}

fn road(game: &Fief, name: &str) -> Option<Item> {
    let realm = game.board.realm();
    let (a, b) = name.split_once(" - ")?;
    let (a, b) = (realm.named(a)?, realm.named(b)?);
    let place = realm
        .roads
        .iter()
        .position(|road| (road.a, road.b) == (a, b) || (road.b, road.a) == (a, b));
    place.map(|place| Item::Road(RoadId(place as u8)))
}

fn opponent(game: &Fief, name: &str) -> Option<Item> {
    let (who, at) = name.split_once(" in ")?;
    let (seat, _) = things::seat(game, who)?;
    Some(Item::Opponent(game.board.named(at)?, seat))
}

fn unit(game: &Fief, name: &str) -> Option<Item> {
    let (who, what) = name.split_once("'s ")?;
    let (seat, _): (Seat, _) = things::seat(game, who)?;
    let (troop, number) = what.rsplit_once(' ')?;
    let number = number.parse::<u8>().ok()?.checked_sub(1)?;
    Some(Item::Unit { seat, troop: Troop::named(troop)?, number })
}

fn voyage(game: &Fief, name: &str) -> Option<Item> {
    let (from, to) = name.split_once(" to ")?;
    Some(Item::Voyage(game.board.named(from)?, game.board.named(to)?))
}

/// Lines about the roads, the Siege Engines, and the sides of a Battle.
pub(super) fn lines(game: &Fief, words: &str) -> Option<Vec<String>> {
    match words {
        "roads" => Some(roads(game)),
        "the Siege Engines" => Some(engines(game)),
        "the sides" => Some(sides(game)),
        _ => None,
    }
}

fn roads(game: &Fief) -> Vec<String> {
    let realm = game.board.realm();
    let mut lines = Vec::new();
    for (place, road) in realm.roads.iter().enumerate() {
        let id = RoadId(place as u8);
        for seat in (0..game.seats).map(Seat) {
            for village in [road.a, road.b] {
                if game.is_on_road(seat, village, id) {
                    let (who, at) = (game.player_name(seat), realm.name(village));
                    let road = Item::Road(id).label(game);
                    lines.push(format!("{who} waits on the road {road} into {at}"));
                }
            }
        }
    }
    if lines.is_empty() {
        lines.push("Nobody waits on a road".to_owned());
    }
    lines
}

fn engines(game: &Fief) -> Vec<String> {
    let mut lines = Vec::new();
    for seat in (0..game.seats).map(Seat) {
        for engine in game.player(seat).engines.iter().filter(|engine| engine.dice > 0) {
            let (who, at) = (game.player_name(seat), game.board.realm().name(engine.village));
            let dice = if engine.dice == 1 { "1 die" } else { "2 dice" };
            lines.push(format!("{who} has a Siege Engine of {dice} in {at}"));
        }
    }
    lines
}

fn sides(game: &Fief) -> Vec<String> {
    let side = |name: &str, side: usize| {
        let dice = game.dice_count(side);
        let plural = if dice == 1 { "die" } else { "dice" };
        format!("The {name} side: {} SP, {dice} {plural}", game.strength(side))
    };
    vec![side("offensive", 0), side("defensive", 1)]
}

/// Whitecloaks and Recruit of the Player in the Village, in words.
pub(super) fn guards(game: &Fief, seat: Seat, village: VillageId) -> Vec<String> {
    let kinds = game.muster_kinds(seat).into_iter().zip(game.muster(seat, village)).skip(4);
    let some = kinds.filter(|(_, count)| *count > 0);
    some.map(|(kind, count)| format!("{count} {}", kind.plural(count))).collect()
}

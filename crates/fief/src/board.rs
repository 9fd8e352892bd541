//! The table in letters: the map, the families, the Titles, and what can be looked up.

mod chart;
mod lore;

use tabletop::{Board, Eyes, Game as _, Seat};

use crate::deck::Back;
use crate::id::FiefId;
use crate::noble::Age;
use crate::realm::Realm;
use crate::state::Fief;
use crate::stock::Fortification;
use crate::title::Title;
use crate::view::{Elsewhere, NobleView, PlayerView, View};

impl Fief {
    /// The table in words, its map so many letters wide.
    pub(crate) fn board_for(&self, eyes: Eyes, width: usize) -> Board {
        let (realm, view) = (self.board.realm(), self.view(eyes));
        let me = match eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Spectator | Eyes::Everything => None,
        };
        let mut lines = chart::draw(realm, &view, width);
        lines.push(String::new());
        lines.extend(view.players.iter().flat_map(|player| family(realm, &view, player, me)));
        lines.extend(me.iter().flat_map(|me| fief_lines(realm, &view, *me)));
        lines.extend(realm_lines(realm, &view));
        Board { chapter: format!("round {}", view.round), status: status(&view, me), lines }
    }
}

/// Round, Phase, whose turn; what the viewer has; how near everybody is to the goal.
fn status(view: &View, me: Option<Seat>) -> Vec<String> {
    let mut line = match view.round {
        0 => view.phase.to_string(),
        round => format!("round {round}, {}", view.phase),
    };
    if let Some(turn) = view.turn {
        line += &match Some(turn) == me {
            true => ", your turn".to_owned(),
            false => format!(", {}'s turn", view.players[turn.index()].name),
        };
    }
    if let Some(player) = me.map(|seat| &view.players[seat.index()]) {
        line += &format!(" -- {}", purse(player));
        if let Some(hand) = &player.hand {
            line += &format!(", hand: {}", names(hand.iter().map(|card| card.name())));
        }
    }
    let mut lines = vec![line];
    if view.round > 0 {
        let points = view.players.iter().map(|player| {
            let (points, needed) = (player.victory_points, player.victory_needed);
            format!("{} {points} of {needed}", player.name)
        });
        lines.push(format!("Victory Points: {}", points.collect::<Vec<_>>().join(", ")));
    }
    lines
}

fn names<'n>(names: impl Iterator<Item = &'n str>) -> String {
    let names: Vec<&str> = names.collect();
    if names.is_empty() { "nothing".to_owned() } else { names.join(", ") }
}

fn purse(player: &PlayerView) -> String {
    player.gold.map_or("hidden gold".to_owned(), |gold| format!("{gold} gold"))
}

/// What the backs of a hand tell everybody.
fn backs(hand: &[Back]) -> String {
    let kinds = [(Back::Brown, "Court Event"), (Back::Grey, "Bounty"), (Back::Black, "Disaster")];
    let counted = kinds.iter().filter_map(|(back, name)| {
        let count = hand.iter().filter(|one| *one == back).count();
        (count > 0).then(|| format!("{count} {name}"))
    });
    let counted: Vec<String> = counted.collect();
    names(counted.iter().map(String::as_str))
}

/// A Player with hand and Nobles.
fn family(realm: &Realm, view: &View, player: &PlayerView, me: Option<Seat>) -> Vec<String> {
    let mut head = player.name.clone();
    if Some(player.seat) == me {
        head += " (you)";
    }
    if player.seat == view.first {
        head += " [First Player]";
    }
    let points = player.victory_points;
    head += &format!(": {}, {points} VP, {} Diplomacy", purse(player), player.diplomacy);
    if let Some(ally) = player.ally {
        head += &format!(", allied with {}", view.players[ally.index()].name);
    }
    if player.committed {
        head += ", has committed something unseen";
    }
    head += ", hand: ";
    head += &match &player.hand {
        Some(hand) => names(hand.iter().map(|card| card.name())),
        None => backs(&player.backs),
    };
    let nobles = view.nobles.iter().filter(|noble| noble.seat == player.seat);
    let nobles = nobles
        .map(|noble| format!("    {}{}", noble.noble.name(), about_noble(realm, view, noble)));
    std::iter::once(head).chain(nobles).collect()
}

/// What there is to say of a Noble after the name: Titles, place, spouse, captor, marks.
fn about_noble(realm: &Realm, view: &View, noble: &NobleView) -> String {
    let mut line = String::new();
    for style in &noble.styles {
        line += &format!(", {style}");
    }
    line += noble.age.map_or("", Age::words);
    line += &match (noble.village, noble.elsewhere) {
        (Some(village), _) => format!(", in {}", realm.name(village)),
        (None, Some(Elsewhere::Wall)) => ", on the Wall".to_owned(),
        (None, Some(Elsewhere::Arriving)) => ", arriving".to_owned(),
        (None, None) => String::new(),
    };
    if let Some(road) = noble.road {
        let road = realm.roads[road.index()];
        line += &format!(" on the road {} - {}", realm.name(road.a), realm.name(road.b));
    }
    if let Some(captor) = noble.captor {
        line += &format!(", captive of {}", view.players[captor.index()].name);
    }
    if let Some(spouse) = noble.spouse {
        line += &format!(", married to {}", spouse.name());
    }
    let marks = [
        (noble.outlaw, "outlaw"),
        (noble.assassin, "assassin"),
        (noble.gods_cursed, "cursed by the gods"),
    ];
    for (there, mark) in marks {
        if there {
            line += &format!(", {mark}");
        }
    }
    line
}

/// How far the viewer is with each Fief whose Title is free and in which he has a Village.
fn fief_lines(realm: &Realm, view: &View, me: Seat) -> Vec<String> {
    let mut lines = Vec::new();
    for fief in FiefId::all() {
        let here = || view.villages.iter().filter(|v| realm.fief(v.village) == fief);
        let (own, lacking): (Vec<_>, Vec<_>) = here().partition(|v| v.controller == Some(me));
        let titled = view.titles.iter().any(|(title, _)| *title == Title::Fief(fief));
        if titled || own.is_empty() {
            continue;
        }
        let mut wanted: Vec<&str> = lacking.iter().map(|v| realm.name(v.village)).collect();
        if !own.iter().any(|v| v.fortification == Fortification::Stronghold) {
            wanted.push("a Stronghold");
        }
        wanted.sort_unstable();
        let cost = realm.map.fief[fief.index()].cost;
        let line = if wanted.is_empty() {
            format!("the Title can be bought for {cost} gold")
        } else {
            format!("the Title, for {cost} gold, also needs {}", wanted.join(", "))
        };
        let (own, all) = (own.len(), here().count());
        lines.push(format!("Your Villages in {}: {own} of {all}; {line}", fief.name()));
    }
    lines
}

/// Titles, Regions, decks, season and Wall.
fn realm_lines(realm: &Realm, view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    if !view.titles.is_empty() {
        let holders = view.titles.iter().map(|(title, noble)| format!("{title}: {}", noble.name()));
        lines.push(format!("Titles: {}", holders.collect::<Vec<_>>().join("; ")));
    }
    for (region, cards) in view.regions.iter().enumerate() {
        let lying = [
            (cards.rain.is_there(), "Heavy Rain"),
            (cards.famine.is_there(), "Famine"),
            (cards.plague.is_there(), "Plague"),
            (cards.harvest, "Bountiful Harvest"),
            (cards.weather, "Good Weather"),
        ];
        let there: Vec<&str> = lying.iter().filter(|(there, _)| *there).map(|one| one.1).collect();
        if !there.is_empty() {
            let name = &realm.map.region[region].name;
            lines.push(format!("Region {} ({name}): {}", region + 1, there.join(", ")));
        }
    }
    let decks = &view.decks;
    let mut line = format!(
        "Decks: {} Fortune, {} Court Event; {} on the Disaster track",
        decks.fortune, decks.court, decks.track
    );
    if let Some(season) = view.season {
        line += &format!("; {season:?}");
    }
    if let Some(wall) = &view.wall {
        line += &format!("; Wall {} ({} castles, {} gold)", wall.value, wall.castles, wall.gold);
    }
    lines.push(line);
    lines
}

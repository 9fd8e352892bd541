//! Lines about the position, for the log of a scenario.

use tabletop::{Game as _, Seat, Shape};

use super::{Scene, court, fortune, inventory, puzzled, things, war};
use crate::event::list;
use crate::id::VillageId;
use crate::state::Fief;
use crate::stock::Fortification;

impl Scene {
    /// Writes a line about a Player, a Village, or the open questions.
    pub(super) fn show(&mut self, words: &str) {
        let Some(game) = self.game().cloned() else { return };
        let lines = if words == "questions" {
            questions(&game)
        } else if words == "the Wall" {
            vec![the_wall(&game)]
        } else if let Some((seat, "")) = things::seat(&game, words) {
            vec![player(&game, seat)]
        } else if let Some(village) = game.board.named(words) {
            vec![at_village(&game, village)]
        } else {
            inventory::lines(&game, words)
                .or_else(|| court::lines(&game, words))
                .or_else(|| fortune::lines(&game, words))
                .or_else(|| war::lines(&game, words))
                .unwrap_or_else(|| puzzled(words))
        };
        self.log.extend(lines);
    }
}

fn questions(game: &Fief) -> Vec<String> {
    let waiting = game.prompts().filter(|prompt| prompt.waits == tabletop::Waits::ForAnswer);
    let line = |prompt: tabletop::Prompt<'_, crate::Item, crate::Ask>| {
        let offered = match &prompt.shape {
            Shape::Amount(range) => format!("{} to {}", range.start(), range.end()),
            Shape::One(of) | Shape::Some { of, .. } | Shape::Order(of) => {
                let label = |item| game.choice(&prompt, item).label.to_string();
                of.iter().map(label).collect::<Vec<_>>().join(" / ")
            }
        };
        let seat = game.player_name(prompt.seat);
        format!("{seat} is asked: {} {offered}", game.question(&prompt).title.begun())
    };
    waiting.map(line).collect()
}

fn the_wall(game: &Fief) -> String {
    let stored = game.wall_gold;
    let stored = if stored > 0 { format!(", {stored} gold stored") } else { String::new() };
    format!("The Wall: {}, {} castles{stored}", game.wall_value, game.castles)
}

fn player(game: &Fief, seat: Seat) -> String {
    let player = game.player(seat);
    let nobles: Vec<String> = player.court.iter().map(ToString::to_string).collect();
    let cards: Vec<String> = player.hand.iter().map(ToString::to_string).collect();
    format!(
        "{}: {} gold, {} Villages, {} Victory Points, Nobles {}, cards {}",
        game.player_name(seat),
        player.gold,
        game.controlled_by(seat).len(),
        game.victory_points(seat),
        list(&nobles),
        list(&cards)
    )
}

fn at_village(game: &Fief, village: VillageId) -> String {
    let here = game.villages[village.index()];
    let mut words: Vec<String> = Vec::new();
    match here.fortification {
        Fortification::None => {}
        Fortification::Stronghold => words.push("a Stronghold".to_owned()),
        Fortification::City => words.push("a Fortified City".to_owned()),
    }
    if here.maester {
        words.push("a Maester".to_owned());
    }
    if here.mills > 0 {
        words.push(format!("{} Mills", here.mills));
    }
    if here.sept {
        words.push("a Sept".to_owned());
    }
    for seat in (0..game.seats).map(Seat) {
        let nobles = game.all_nobles().filter(|noble| {
            let record = game.noble(*noble);
            record.village() == Some(village) && record.seat == seat.0
        });
        let mut army: Vec<String> = nobles.map(|noble| noble.to_string()).collect();
        army.extend(game.troops_told(seat, game.troops[village.index()][seat.index()]));
        army.extend(war::guards(game, seat, village));
        if !army.is_empty() {
            words.push(format!("{}'s {}", game.player_name(seat), list(&army)));
        }
    }
    let controller = game.controller(village).map_or("nobody".to_owned(), |s| game.player_name(s));
    format!(
        "{}, Controlled by {controller}: {}",
        game.board.realm().name(village),
        words.join(", ")
    )
}

//! What things are worth to the steward: cards on the table, plots, a whole side.

use ::thrones::card::Printed;
use ::thrones::card_set::CardId;
use ::thrones::cards;
use ::thrones::view::{CardFace, InPlayCard, PlayerView, View};
use ::thrones::vocabulary::{CardType, PlainKeyword};
use tabletop::Seat;

/// Worth of a victory.
const VICTORY: f64 = 1_000.0;

/// What the table is worth to a seat: its own side less the strongest other.
pub fn standing_of(view: &View, me: Seat) -> f64 {
    if let Some(outcome) = &view.outcome {
        return if outcome.winners().contains(&me) { VICTORY } else { -VICTORY };
    }
    let others = view.players.iter().filter(|player| player.seat != me && !player.eliminated);
    let sides: Vec<f64> = others.map(|player| side(view, player)).collect();
    let strongest = sides.iter().copied().fold(0.0, f64::max);
    let all: f64 = sides.iter().sum();
    side(view, &view.players[me.index()]) - 0.7 * strongest - 0.3 * all / sides.len().max(1) as f64
}

fn side(view: &View, player: &PlayerView) -> f64 {
    let power = f64::from(player.power);
    // The last steps to victory are worth more than the first.
    let near = (power - 9.0).max(0.0);
    let hand = player.hand.len().min(9) as f64;
    let board: f64 = player.in_play.iter().map(|card| in_play(view, card)).sum();
    4.0 * power + 1.5 * near + 1.3 * hand + 0.15 * f64::from(player.gold) + board
}

fn in_play(view: &View, card: &InPlayCard) -> f64 {
    let printed = printed(&card.card);
    let cost = f64::from(printed.and_then(|one| one.cost).unwrap_or(0));
    let duplicates = 1.5 * card.duplicates.len() as f64;
    let is = |kind| card.types.contains(&kind);
    let mut worth = if is(CardType::Character) {
        let strength = f64::from(card.strength.unwrap_or(0));
        let icons = card.icons.len() as f64;
        let kneeling = if card.kneeling { 0.2 + 0.08 * strength } else { 0.0 };
        let keywords: f64 = card.keywords.iter().map(|keyword| keyword_worth(*keyword)).sum();
        let abilities = printed.map_or(0, |one| one.abilities.len()) as f64;
        let blank = if card.blank { 1.0 } else { 0.0 };
        1.0 + 0.8 * cost + 0.8 * strength + 0.6 * icons + keywords + 0.3 * abilities
            - blank
            - kneeling
    } else if is(CardType::Location) {
        let income = printed.map_or(0.0, |one| f64::from(one.income));
        let influence = printed.map_or(0.0, |one| f64::from(one.influence));
        let kneeling = if card.kneeling { 0.4 } else { 0.0 };
        1.0 + 0.9 * cost + 1.2 * income + 0.5 * influence - kneeling
    } else if is(CardType::Attachment) {
        let host = card.host.and_then(|host| found(view, host));
        let own = host.is_none_or(|host| host.controller == card.controller);
        0.6 + 0.6 * cost + if own { 0.2 } else { 0.0 }
    } else {
        0.0
    };
    if card.moribund.is_some() {
        worth *= 0.1;
    }
    worth + duplicates
}

fn keyword_worth(keyword: PlainKeyword) -> f64 {
    match keyword {
        PlainKeyword::Renown => 1.5,
        PlainKeyword::Stealth | PlainKeyword::Deadly => 0.8,
        PlainKeyword::Intimidate
        | PlainKeyword::Vigilant
        | PlainKeyword::Vengeful
        | PlainKeyword::Stalwart
        | PlainKeyword::Infamy => 0.4,
        PlainKeyword::Ambush
        | PlainKeyword::Deathbound
        | PlainKeyword::Limited
        | PlainKeyword::Setup => 0.0,
    }
}

/// What it is worth to have a card on the table from the beginning; placing no more is worth nothing.
pub fn setup_worth(view: &View, card: CardId) -> f64 {
    let Some(printed) = known(view, card).and_then(printed) else { return 0.1 };
    let cost = f64::from(printed.cost.unwrap_or(0));
    match printed.kind {
        CardType::Character => 1.5 + cost,
        CardType::Location => 1.0 + 0.9 * cost + 1.2 * f64::from(printed.income),
        CardType::Attachment
        | CardType::Event
        | CardType::Plot
        | CardType::House
        | CardType::Agenda => 0.1,
    }
}

/// What a plot is worth now: gold early, claim late.
pub fn plot_worth(view: &View, me: Seat, card: CardId) -> f64 {
    let Some(printed) = known(view, card).and_then(printed) else { return 0.0 };
    let own: usize = characters(&view.players[me.index()]);
    let others = view.players.iter().filter(|player| player.seat != me).map(characters);
    let most = others.max().unwrap_or(0);
    let gold = f64::from(printed.income) * if view.round < 4 { 1.3 } else { 0.9 };
    let ahead = own as f64 - most as f64;
    let claim = f64::from(printed.claim) * (1.5 + 0.4 * ahead.clamp(-2.0, 4.0));
    let initiative = 0.15 * f64::from(printed.initiative);
    // A plot that sweeps the table is for those who have the least on it.
    let sweeps = if printed.name == "Valar Morghulis" || printed.name == "Wildfire Assault" {
        -1.2 * ahead - 1.0
    } else {
        0.0
    };
    gold + claim + initiative + sweeps
}

fn characters(player: &PlayerView) -> usize {
    player.in_play.iter().filter(|card| card.types.contains(&CardType::Character)).count()
}

fn found(view: &View, card: CardId) -> Option<&InPlayCard> {
    view.players.iter().flat_map(|player| &player.in_play).find(|one| one.card.id == card)
}

/// The face of a card the seat holds, has placed or keeps among its plots.
fn known(view: &View, card: CardId) -> Option<&CardFace> {
    let players = view.players.iter();
    let mut faces = players.flat_map(|player| {
        let held = player.hand.iter().chain(&player.setup).filter_map(|one| one.card.as_ref());
        held.chain(&player.plots.known).chain(player.in_play.iter().map(|one| &one.card))
    });
    faces.find(|face| face.id == card)
}

fn printed(face: &CardFace) -> Option<&'static Printed> {
    cards::by_code(face.code).map(|def| def.printed())
}

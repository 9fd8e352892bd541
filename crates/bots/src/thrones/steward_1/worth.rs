//! What things are worth to the steward: cards on the table, plots, a whole side.

use ::thrones::Thrones;
use ::thrones::card_set::CardId;
use ::thrones::look::Glimpse;
use ::thrones::vocabulary::{CardType, PlainKeyword};
use tabletop::{Game as _, Seat};

/// Worth of a victory.
const VICTORY: f64 = 1_000.0;

/// What the table is worth to a seat: its own side less the strongest other.
pub fn standing_of(game: &Thrones, me: Seat) -> f64 {
    if let Some(outcome) = game.outcome() {
        return if outcome.winners().contains(&me) { VICTORY } else { -VICTORY };
    }
    let (mut strongest, mut all, mut count) = (0.0_f64, 0.0, 0_u8);
    for seat in (0..game.seats()).map(Seat) {
        if seat != me && !game.is_eliminated(seat) {
            let side = side(game, seat);
            strongest = strongest.max(side);
            all += side;
            count += 1;
        }
    }
    side(game, me) - 0.7 * strongest - 0.3 * all / f64::from(count.max(1))
}

fn side(game: &Thrones, seat: Seat) -> f64 {
    let power = f64::from(game.power_of(seat));
    // The last steps to victory are worth more than the first.
    let near = (power - 9.0).max(0.0);
    let hand = game.hand_size(seat).min(9) as f64;
    let board: f64 = game.board_of(seat).iter().map(|card| in_play(game.glimpse(card))).sum();
    let duplicates = 1.5 * game.duplicates_of(seat) as f64;
    4.0 * power
        + 1.5 * near
        + 1.3 * hand
        + 0.15 * f64::from(game.gold_of(seat))
        + board
        + duplicates
}

fn in_play(card: Glimpse<'_>) -> f64 {
    let printed = card.printed();
    let cost = f64::from(printed.cost.unwrap_or(0));
    let worth = if card.is(CardType::Character) {
        let strength = f64::from(card.strength());
        let icons = card.icons().iter().count() as f64;
        let kneeling = if card.is_kneeling() { 0.2 + 0.08 * strength } else { 0.0 };
        let keywords: f64 = card.keywords().iter().map(keyword_worth).sum();
        let abilities = printed.abilities.len() as f64;
        let blank = if card.is_blank() { 1.0 } else { 0.0 };
        1.0 + 0.8 * cost + 0.8 * strength + 0.6 * icons + keywords + 0.3 * abilities
            - blank
            - kneeling
    } else if card.is(CardType::Location) {
        let income = f64::from(printed.income);
        let influence = f64::from(printed.influence);
        let kneeling = if card.is_kneeling() { 0.4 } else { 0.0 };
        1.0 + 0.9 * cost + 1.2 * income + 0.5 * influence - kneeling
    } else if card.is(CardType::Attachment) {
        let own = card.controller_of_host().is_none_or(|host| host == card.controller());
        0.6 + 0.6 * cost + if own { 0.2 } else { 0.0 }
    } else {
        0.0
    };
    if card.is_moribund() { 0.1 * worth } else { worth }
}

fn keyword_worth(keyword: PlainKeyword) -> f64 {
    match keyword {
        PlainKeyword::Renown => 1.5,
        PlainKeyword::Stealth | PlainKeyword::Deadly => 0.8,
        PlainKeyword::Intimidate
        | PlainKeyword::Vigilant
        | PlainKeyword::Vengeful
        | PlainKeyword::Stalwart
        | PlainKeyword::Infamy
        | PlainKeyword::Melee => 0.4,
        PlainKeyword::Ambush
        | PlainKeyword::Deathbound
        | PlainKeyword::Limited
        | PlainKeyword::Setup => 0.0,
    }
}

/// What it is worth to have a card on the table from the beginning; placing no more is worth nothing.
pub fn setup_worth(game: &Thrones, card: CardId) -> f64 {
    let printed = game.printed(card);
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
pub fn plot_worth(game: &Thrones, me: Seat, card: CardId) -> f64 {
    let printed = game.printed(card);
    let own = characters(game, me);
    let others = (0..game.seats()).map(Seat).filter(|seat| *seat != me);
    let most = others.map(|seat| characters(game, seat)).max().unwrap_or(0);
    let gold = f64::from(printed.income) * if game.round() < 4 { 1.3 } else { 0.9 };
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

fn characters(game: &Thrones, seat: Seat) -> usize {
    let board = game.board_of(seat);
    board.iter().filter(|card| game.glimpse(*card).is(CardType::Character)).count()
}

//! A Game of Thrones: The Card Game in the terminal: both sides of the table, the challenge, the hand.

mod board;

use anyhow::{Result, bail};
use serde_json::Value;
use tabletop::{Eyes, Game as _, Play, Seat, Table};
use thrones::Thrones;
use thrones::card::Printed;
use thrones::card_set::CardId;
use thrones::deck::Deck;
use thrones::item::{Item, Thing};
use thrones::ruleset::Edition;
use thrones::setup::{Setup, SetupDeck, Variant};
use thrones::view::View;
use thrones::vocabulary::Phase;

use super::face::Face;
use super::{Common, sit_down, undo};
use crate::card::face;
use crate::card::ink::{Colour, Ink};

/// How the game is set up.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    common: Common,
    #[command(flatten)]
    rules: Rules,
    /// Your deck: a file, or the name of a ready-made deck
    #[arg(long, default_value = "stark")]
    deck: String,
    /// The decks of the others, clockwise, divided by commas
    #[arg(long, value_delimiter = ',', default_value = "lannister")]
    against: Vec<String>,
}

/// Edition and variant.
#[derive(clap::Args)]
pub struct Rules {
    /// Whose rules: lcg or winter
    #[arg(long, default_value = "lcg", value_parser = edition)]
    edition: Edition,
    /// How the table plays: standard, two-on-two, littlefinger
    #[arg(long, default_value = "standard", value_parser = variant)]
    variant: Variant,
}

fn edition(name: &str) -> Result<Edition> {
    match name {
        "lcg" => Ok(Edition::Lcg),
        "winter" => Ok(Edition::Winter),
        _ => bail!("there are `lcg` and `winter`"),
    }
}

fn variant(name: &str) -> Result<Variant> {
    match name {
        "standard" => Ok(Variant::Standard),
        "two-on-two" => Ok(Variant::TwoOnTwo),
        "littlefinger" => Ok(Variant::Littlefinger),
        _ => bail!("there are `standard`, `two-on-two` and `littlefinger`"),
    }
}

impl Rules {
    /// The setup with these decks, clockwise.
    pub fn setup(&self, decks: &[&Deck]) -> Setup {
        let decks = decks.iter().map(|deck| at_table(deck)).collect();
        Setup { edition: self.edition, variant: self.variant, decks }
    }
}

/// A deck as it comes to the table.
pub fn at_table(deck: &Deck) -> SetupDeck {
    SetupDeck {
        house: deck.house,
        agenda: deck.agenda,
        plots: deck.each_plot().collect(),
        cards: deck.each_card().collect(),
    }
}

/// Begins and plays.
pub fn play(arguments: &Arguments) -> Result<()> {
    let setup = || {
        let names = std::iter::once(&arguments.deck).chain(&arguments.against);
        let decks = names.map(|name| crate::deck::load(name)).collect::<Result<Vec<Deck>>>()?;
        Ok(arguments.rules.setup(&decks.iter().collect::<Vec<_>>()))
    };
    sit_down::<Thrones>(&arguments.common, setup, Box::new(ThronesFace))
}

/// The face of the game.
pub struct ThronesFace;

fn game(table: &dyn Table) -> &Thrones {
    let play = table.as_any().downcast_ref::<Play<Thrones>>();
    play.expect("this face is shown only with its game").game()
}

fn view_of(table: &dyn Table, me: Seat) -> View {
    game(table).view(Eyes::Seat(me))
}

impl Face for ThronesFace {
    fn draw(&self, table: &dyn Table, me: Seat, ink: Ink) -> Vec<String> {
        board::draw(&view_of(table, me), me, ink)
    }

    /// The table is drawn when a part of the round begins in which one must look at it.
    fn chapter(&self, table: &dyn Table, me: Seat) -> String {
        let view = view_of(table, me);
        let part = match view.phase {
            None => "setup",
            Some(Phase::Plot) => "plots",
            Some(Phase::Draw | Phase::Marshalling) => "marshalling",
            Some(Phase::Challenges) => "challenges",
            Some(Phase::Dominance | Phase::Standing | Phase::Taxation | Phase::Any) => "the end",
        };
        format!("round {}, {part}", view.round)
    }

    fn status(&self, table: &dyn Table, me: Seat, ink: Ink) -> Vec<String> {
        let view = view_of(table, me);
        let player = &view.players[me.index()];
        let part = match view.phase {
            None => "setup".to_owned(),
            Some(phase) => format!("round {}, {}", view.round, phase.title()),
        };
        let powers: Vec<String> =
            view.players.iter().map(|one| format!("{} {}", one.name, one.power)).collect();
        let line = format!(
            "-- {part} -- {} gold, {} influence; power: {}",
            player.gold,
            player.influence,
            powers.join(", ")
        );
        let mut lines = vec![ink.paint(Colour::Faint, &line)];
        lines.extend(view.challenge.iter().map(|one| board::challenge(&view, one, ink)));
        lines
    }

    fn show(&self, table: &dyn Table, me: Seat, name: &str, ink: Ink) -> Result<Vec<String>> {
        let printed = crate::card::find(name).or_else(|unknown| {
            let wanted = name.to_lowercase();
            let at_table = known_cards(&view_of(table, me));
            let found = at_table.iter().find(|(one, _)| one.to_lowercase().contains(&wanted));
            found.map(|(_, printed)| *printed).ok_or(unknown)
        })?;
        let mut lines: Vec<String> =
            face::draw(printed, ink).lines().map(|line| format!("  {line}")).collect();
        let view = view_of(table, me);
        for player in &view.players {
            for card in player.in_play.iter().filter(|card| card.card.code == printed.code) {
                let owner = &player.name;
                lines.push(format!("  {owner} has it in play: {}", board::card(&view, card, ink)));
            }
        }
        Ok(lines)
    }

    fn things(&self, table: &dyn Table, me: Seat, name: &str) -> Vec<(String, Value)> {
        let game = game(table);
        let wanted = name.to_lowercase();
        let mut found: Vec<(String, Item)> = Vec::new();
        let mut add = |label: String, item: Item| {
            let known = found.iter().any(|(_, one)| *one == item);
            if !known && label.to_lowercase().contains(&wanted) {
                found.push((label, item));
            }
        };
        for prompt in game.prompts().filter(|prompt| prompt.seat == me) {
            for item in prompt.shape.items() {
                add(game.label(item), *item);
            }
        }
        let view = game.view(Eyes::Seat(me));
        for (id, name) in cards_at_table(&view, me) {
            add(name.to_owned(), Item::from(Thing::Card(id)));
        }
        for title in thrones::title::Title::ALL {
            add(title.name().to_owned(), Item::from(Thing::Title(title)));
        }
        for player in view.players.iter().filter(|player| player.seat != me) {
            for icon in thrones::vocabulary::Icon::ALL {
                let item = Item::from(Thing::Challenge(*icon, player.seat));
                add(format!("{} challenge against {}", icon.title(), player.name), item);
            }
        }
        let json = |item: &Item| serde_json::to_value(item).expect("an item is plain data");
        found.iter().map(|(label, item)| (label.clone(), json(item))).collect()
    }

    fn subject(&self, table: &dyn Table, me: Seat, ask: &Value) -> Option<String> {
        let (kind, about) = ask.as_object()?.iter().next()?;
        if matches!(kind.as_str(), "attackers" | "defenders" | "support") {
            return None;
        }
        let number = about.as_u64().or_else(|| about.get(0)?.as_u64())?;
        let view = view_of(table, me);
        let cards = cards_at_table(&view, me);
        cards.iter().find(|(id, _)| u64::from(id.0) == number).map(|(_, name)| (*name).to_owned())
    }

    fn may_take_back(&self, table: &dyn Table, me: Seat) -> bool {
        undo::may_take_back::<Thrones>(table, me)
    }

    fn name_of(&self, table: &dyn Table, seat: Seat) -> String {
        view_of(table, seat).players[seat.index()].name.clone()
    }
}

/// Every card the seat can point at: its own hand and plots, and what lies open.
fn cards_at_table(view: &View, me: Seat) -> Vec<(CardId, &'static str)> {
    let mut cards = Vec::new();
    for player in &view.players {
        let held = player.hand.iter().chain(&player.setup).filter_map(|one| one.card.as_ref());
        let plots = player.plots.known.iter().filter(|_| player.seat == me);
        let revealed = player.plots.revealed.iter().map(|plot| &plot.card);
        let open = player.in_play.iter().map(|one| &one.card);
        let piles = player.discard.iter().chain(&player.dead).chain(&player.agenda);
        let piles = piles.chain(&player.playing).chain(&player.plots.used);
        let all = held.chain(plots).chain(revealed).chain(open).chain(piles);
        cards.extend(all.map(|card| (card.id, card.name)));
    }
    cards
}

/// The printed cards the seat knows to be at the table.
fn known_cards(view: &View) -> Vec<(&'static str, &'static Printed)> {
    let mut cards = Vec::new();
    for player in &view.players {
        for (_, name) in cards_at_table(view, player.seat) {
            if let Ok(printed) = crate::card::find(name) {
                cards.push((name, printed));
            }
        }
    }
    cards
}

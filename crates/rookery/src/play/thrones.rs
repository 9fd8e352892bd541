//! A Game of Thrones: The Card Game in the terminal: both sides of the table, the challenge, the hand.

mod board;

use anyhow::{Result, bail};
use serde_json::Value;
use tabletop::{Choice, Eyes, Game as _, Offer, Play, Seat, Table};
use thrones::Thrones;
use thrones::card::Printed;
use thrones::card_set::CardId;
use thrones::deck::Profile;
use thrones::item::{Item, Thing};
use thrones::ruleset::Edition;
use thrones::setup::{Setup, SetupDeck, Variant};
use thrones::title::Title;
use thrones::view::View;
use thrones::vocabulary::{Icon, Phase};

use self::board::Priced;
use super::face::{Face, Hint, Subject};
use super::{Common, sit_down};
use crate::card::face;
use crate::card::ink::{Colour, Ink};
use crate::cards::facts;

/// How the game is set up.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    common: Common,
    #[command(flatten)]
    rules: Rules,
    /// Your deck: a file, or the name of a ready-made deck
    #[arg(long, default_value = "stark", conflicts_with = "resume")]
    deck: String,
    /// The decks of the others, clockwise, divided by commas
    #[arg(long, value_delimiter = ',', default_value = "lannister", conflicts_with = "resume")]
    against: Vec<String>,
}

/// Edition, variant and deck profile.
#[derive(clap::Args)]
pub struct Rules {
    /// Whose rules: lcg or winter
    #[arg(long, default_value = "lcg", value_parser = edition)]
    edition: Edition,
    /// How strictly the decks are looked at, everybody's alike: casual or tournament
    #[arg(long, default_value_t)]
    profile: Profile,
    /// How the table plays: standard, two-on-two, littlefinger
    #[arg(long, default_value = "standard", value_parser = variant)]
    variant: Variant,
}

/// The edition of that name.
pub fn edition(name: &str) -> Result<Edition> {
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
    /// The decks of these names, each fit for this table.
    pub fn decks<'n>(&self, names: impl Iterator<Item = &'n String>) -> Result<Vec<SetupDeck>> {
        let fit = |name: &String| {
            let deck = crate::deck::load(name)?;
            let reasons = deck.check(self.profile, self.edition);
            if reasons.is_empty() {
                return Ok(SetupDeck::from(&deck));
            }
            let mut listed: String =
                reasons.iter().map(|reason| format!("\n  - {reason}")).collect();
            if reasons.iter().any(|reason| reason.rule == thrones::rule::KEYWORD_LEGACY) {
                listed += "\n  `--edition winter` plays by those rules";
            }
            bail!("the deck {name} may not be played here ({} decks):{listed}", self.profile)
        };
        names.map(fit).collect()
    }

    /// The setup with these decks, clockwise.
    pub fn setup(&self, decks: Vec<SetupDeck>) -> Setup {
        let Rules { edition, profile, variant } = *self;
        Setup { edition, variant, profile, decks }
    }
}

/// Begins and plays.
pub fn play(arguments: &Arguments) -> Result<()> {
    let setup = || {
        let names = std::iter::once(&arguments.deck).chain(&arguments.against);
        let setup = arguments.rules.setup(arguments.rules.decks(names)?);
        Ok(serde_json::to_value(setup)?)
    };
    sit_down(Thrones::NAME, &arguments.common, setup)
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
    fn title(&self) -> &'static str {
        "A Game of Thrones: The Card Game"
    }

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
            Some(
                Phase::Challenges
                | Phase::Dominance
                | Phase::Standing
                | Phase::Taxation
                | Phase::Any,
            ) => "challenges",
        };
        format!("round {}, {part}", view.round)
    }

    fn status(&self, table: &dyn Table, me: Seat, ink: Ink) -> Vec<String> {
        let view = view_of(table, me);
        let player = &view.players[me.index()];
        let powers: Vec<String> =
            view.players.iter().map(|one| format!("{} {}", one.name, one.power)).collect();
        let line = match view.phase {
            None => {
                let left = game(table).setup_gold_left(me);
                format!("-- setup -- cards for {left} more gold may be placed")
            }
            Some(phase) => format!(
                "-- round {}, {} -- {} gold, {} influence; power: {}",
                view.round,
                phase.title(),
                player.gold,
                player.influence,
                powers.join(", ")
            ),
        };
        let mut lines = vec![ink.paint(Colour::Faint, &line)];
        lines.extend(view.challenge.iter().map(|one| board::challenge(&view, one, ink)));
        lines
    }

    fn show(&self, table: &dyn Table, me: Seat, name: &str, ink: Ink) -> Result<Vec<String>> {
        let title = Title::ALL.into_iter().find(|title| title.name().eq_ignore_ascii_case(name));
        if let Some(title) = title {
            return Ok(vec![format!("  {}: {}", title.name(), title_words(title))]);
        }
        let printed = crate::card::find(name).or_else(|unknown| {
            let wanted = name.to_lowercase();
            let at_table = known_cards(&view_of(table, me));
            let fits = |(one, _): &&(&str, _)| one.to_lowercase().contains(&wanted);
            // The words of a choice, such as those to marshal a card, have its title in them.
            let told = |(one, _): &&(&str, _)| wanted.contains(&one.to_lowercase());
            let longest = || at_table.iter().filter(told).max_by_key(|(one, _)| one.len());
            let found = at_table.iter().find(fits).or_else(longest);
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
        for title in Title::ALL {
            add(title.name().to_owned(), Item::from(Thing::Title(title)));
        }
        for player in view.players.iter().filter(|player| player.seat != me) {
            for icon in Icon::ALL {
                let item = Item::from(Thing::Challenge(*icon, player.seat));
                add(format!("{} challenge against {}", icon.title(), player.name), item);
            }
        }
        let json = |item: &Item| serde_json::to_value(item).expect("an item is plain data");
        found.iter().map(|(label, item)| (label.clone(), json(item))).collect()
    }

    fn subject(&self, table: &dyn Table, me: Seat, ask: &Value) -> Option<Subject> {
        let (kind, about) = ask.as_object()?.iter().next()?;
        if kind == "attackers" {
            let (icon, seat): (Icon, Seat) = serde_json::from_value(about.clone()).ok()?;
            let target = &view_of(table, me).players[seat.index()].name;
            let name = format!("{} challenge against {target}", icon.title());
            return Some(Subject { name, text: String::new() });
        }
        if matches!(kind.as_str(), "defenders" | "support") {
            return None;
        }
        let number = about.as_u64().or_else(|| about.get(0)?.as_u64())?;
        let view = view_of(table, me);
        let cards = cards_at_table(&view, me);
        let (card, name) = cards.iter().find(|(id, _)| u64::from(id.0) == number)?;
        let text = facts::text(game(table).printed(*card));
        Some(Subject { name: (*name).to_owned(), text })
    }

    fn hint(&self, table: &dyn Table, me: Seat, choice: &Choice) -> Option<Hint> {
        let item: Item = serde_json::from_str(choice.item.text()).ok()?;
        if let Thing::Title(title) = item.thing() {
            return Some(Hint::Facts(title_words(title)));
        }
        let card = item.card()?;
        let view = view_of(table, me);
        if let Thing::Use(_, ability) = item.thing() {
            let printed = game(table).printed(card);
            let ability = printed.abilities.get(usize::from(ability))?;
            return Some(Hint::Text(thrones::text::ability(printed.name, ability)));
        }
        if let Some(there) = board::in_play(&view, card) {
            return board::known(&view, there, me).map(Hint::Facts);
        }
        let printed = game(table).printed(card);
        // A card that is offered without its name stays unknown.
        if !choice.label.contains(printed.name) {
            return None;
        }
        let priced = match item.thing() {
            Thing::Marshal(_) | Thing::Fasten(_) | Thing::Ambush(_) => Priced::Already,
            _ => Priced::Not,
        };
        Some(Hint::Facts(board::printed(printed, priced)))
    }

    /// The action windows of one turn, or of one challenge in it.
    fn stretch(&self, table: &dyn Table, me: Seat, offer: &Offer) -> Option<String> {
        if offer.ask.text() != "\"act\"" {
            return None;
        }
        let View { round, phase, active, challenge, .. } = view_of(table, me);
        let challenge = challenge.map(|one| (one.attacker, one.kind));
        Some(format!("{round} {phase:?} {active:?} {challenge:?}"))
    }

    fn name_of(&self, table: &dyn Table, seat: Seat) -> String {
        view_of(table, seat).players[seat.index()].name.clone()
    }
}

/// What a title does, from the rules named after it.
fn title_words(title: Title) -> String {
    let does = |rule: &tabletop::Rule| {
        let (name, does) = rule.title.split_once(": ")?;
        (title.name().starts_with(name) && !does.starts_with("result")).then_some(does)
    };
    let mut words: Vec<String> =
        thrones::rule::RULES.iter().filter_map(does).map(str::to_owned).collect();
    words.extend(title.supports().map(|other| format!("supports the {}", other.name())));
    let opposed = Title::ALL.into_iter().filter(|other| title.opposes(*other)).map(Title::name);
    let opposed: Vec<&str> = opposed.collect();
    if !opposed.is_empty() {
        words.push(format!("opposes the {}", opposed.join(", the ")));
    }
    words.join("; ")
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

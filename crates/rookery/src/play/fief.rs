//! A Song of Ice and Fief in the terminal: the map, the families, the Titles.

mod lore;
mod map;

use ::fief::deck::Back;
use ::fief::id::FiefId;
use ::fief::noble::Age;
use ::fief::realm::Realm;
use ::fief::stock::Fortification;
use ::fief::title::Title;
use ::fief::view::{Elsewhere, NobleView, PlayerView, View};
use ::fief::{Fief, House, Modules, Setup, Variants};
use anyhow::{Context as _, Result, bail};
use serde_json::Value;
use tabletop::{Choice, Eyes, Game as _, Offer, Play, Seat, Table};

use super::face::{Face, Hint, Subject};
use super::{Common, question, sit_down};
use crate::card::ink::{Colour, Ink};

/// How the game is set up.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    pub common: Common,
    #[command(flatten)]
    pub rules: Rules,
    /// How many Players, 3 to 6
    #[arg(long, default_value_t = 4, conflicts_with = "resume")]
    players: u8,
    /// Your House; without it everybody chooses in turn order
    #[arg(long, conflicts_with = "resume")]
    house: Option<String>,
    /// The Houses of the others, clockwise, divided by commas
    #[arg(long, requires = "house", conflicts_with = "resume")]
    against: Option<String>,
}

/// Modules, variants and options.
#[derive(clap::Args)]
pub struct Rules {
    /// Modules: tactics, nights-watch, winter
    #[arg(long, value_delimiter = ',')]
    modules: Vec<String>,
    /// Variants: assassination, diplomacy, one-mill, title-concession, hidden-gold
    #[arg(long, value_delimiter = ',')]
    variants: Vec<String>,
    /// What your table settles besides: soft-disasters, 5-diplomacy-markers, 4-points
    #[arg(long, value_delimiter = ',')]
    options: Vec<String>,
}

impl Rules {
    /// The setup with these modules, variants and options.
    pub fn apply(&self, mut setup: Setup) -> Result<Setup> {
        let Modules { tactics, nights_watch, winter } = &mut setup.modules;
        for name in &self.modules {
            match name.as_str() {
                "tactics" => *tactics = true,
                "nights-watch" => *nights_watch = true,
                "winter" => *winter = true,
                "wall" => bail!(
                    "the larger Wall expansion is left out: its rulebook names it and gives no \
                     rules for it; `nights-watch` has the Wall of this game"
                ),
                _ => bail!("there is no module {name:?}: tactics, nights-watch, winter"),
            }
        }
        let Variants { assassination, diplomacy, one_mill, title_concession, hidden_gold } =
            &mut setup.variants;
        for name in &self.variants {
            match name.as_str() {
                "assassination" => *assassination = true,
                "diplomacy" => *diplomacy = true,
                "one-mill" => *one_mill = true,
                "title-concession" => *title_concession = true,
                "hidden-gold" => *hidden_gold = true,
                _ => bail!(
                    "there is no variant {name:?}: assassination, diplomacy, one-mill, \
                     title-concession, hidden-gold"
                ),
            }
        }
        for name in &self.options {
            setup.switch_on(name)?;
        }
        Ok(setup)
    }
}

/// The House of that name.
pub fn house_named(name: &str) -> Result<House> {
    House::named(name).with_context(|| {
        let names: Vec<&str> = House::ALL.iter().map(|house| house.name()).collect();
        format!("there is no House {name:?}: {}", names.join(", "))
    })
}

/// Begins and plays.
pub fn play(arguments: &Arguments) -> Result<()> {
    let setup = || Ok(serde_json::to_value(setup(arguments)?)?);
    sit_down(Fief::NAME, &arguments.common, setup)
}

/// The Houses: the person's, those named, and others in the order of the rulebook until all seats are taken.
fn setup(arguments: &Arguments) -> Result<Setup> {
    let players = arguments.players;
    let Some(own) = &arguments.house else {
        return arguments.rules.apply(Setup::for_players(players));
    };
    let mut houses = vec![house_named(own)?];
    for name in arguments.against.iter().flat_map(|names| names.split(',')) {
        houses.push(house_named(name.trim())?);
    }
    if houses.len() > usize::from(players) {
        bail!("{} Houses are named for {players} Players", houses.len());
    }
    let free = House::ALL.into_iter().filter(|house| !houses.contains(house)).collect::<Vec<_>>();
    houses.extend(free.into_iter().take(usize::from(players) - houses.len()));
    let setup = Setup { players, ..Setup::with_houses(&houses) };
    arguments.rules.apply(setup)
}

/// The face of the game.
pub struct FiefFace;

fn game(table: &dyn Table) -> &Fief {
    let play = table.as_any().downcast_ref::<Play<Fief>>();
    play.expect("this face is shown only with its game").game()
}

fn view_of(table: &dyn Table, me: Seat) -> (&'static Realm, View) {
    let game = game(table);
    (game.board.realm(), game.view(Eyes::Seat(me)))
}

impl Face for FiefFace {
    fn title(&self) -> &'static str {
        "A Song of Ice and Fief"
    }

    fn draw(&self, table: &dyn Table, me: Seat, ink: Ink) -> Vec<String> {
        let (realm, view) = view_of(table, me);
        let mut lines = map::draw(realm, &view, me, ink);
        lines.push(String::new());
        for player in &view.players {
            lines.extend(family(realm, &view, player, me, ink));
        }
        lines.extend(fief_lines(realm, &view, me));
        lines.extend(realm_lines(realm, &view));
        lines
    }

    fn chapter(&self, table: &dyn Table, me: Seat) -> String {
        format!("round {}", view_of(table, me).1.round)
    }

    fn status(&self, table: &dyn Table, me: Seat, ink: Ink) -> Vec<String> {
        let (_, view) = view_of(table, me);
        let player = &view.players[me.index()];
        let mut line = match view.round {
            0 => format!("-- {}", view.phase),
            round => format!("-- round {round}, {}", view.phase),
        };
        if let Some(turn) = view.turn {
            line += &format!(", {}'s turn", view.players[turn.index()].name);
        }
        line += &format!(" -- {}", purse(player));
        if let Some(hand) = &player.hand {
            line += &format!(", hand: {}", names(hand.iter().map(|card| card.name())));
        }
        let mut lines = vec![ink.paint(Colour::Faint, &line)];
        if !view.dice.is_empty() {
            let dice: Vec<String> = view.dice.iter().map(u8::to_string).collect();
            lines.push(ink.paint(Colour::Faint, &format!("   dice: {}", dice.join(" "))));
        }
        lines
    }

    fn show(&self, table: &dyn Table, me: Seat, name: &str, _ink: Ink) -> Result<Vec<String>> {
        let (realm, view) = view_of(table, me);
        lore::show(realm, &view, name)
    }

    fn things(&self, table: &dyn Table, me: Seat, name: &str) -> Vec<(String, Value)> {
        lore::things(game(table), me, name)
    }

    fn subject(&self, _table: &dyn Table, _me: Seat, _ask: &Value) -> Option<Subject> {
        None
    }

    fn hint(&self, table: &dyn Table, me: Seat, choice: &Choice) -> Option<Hint> {
        let (realm, view) = view_of(table, me);
        let item = serde_json::from_str(choice.item.text()).ok()?;
        let text = lore::card_text(&item).map(Hint::Text);
        text.or_else(|| lore::hint(realm, &view, me, &item).map(Hint::Facts))
    }

    fn stretch(&self, table: &dyn Table, me: Seat, offer: &Offer) -> Option<String> {
        let passes = |choice: &Choice| choice.item.text() == "\"pass\"";
        if !question::choices_of(&offer.shape).iter().any(passes) {
            return None;
        }
        let View { round, phase, turn, .. } = view_of(table, me).1;
        Some(format!("{round} {phase:?} {turn:?}"))
    }

    fn name_of(&self, table: &dyn Table, seat: Seat) -> String {
        game(table).player_name(seat)
    }
}

fn names<'n>(names: impl Iterator<Item = &'n str>) -> String {
    let names: Vec<&str> = names.collect();
    if names.is_empty() { "nothing".to_owned() } else { names.join(", ") }
}

fn purse(player: &PlayerView) -> String {
    let gold = player.gold.map_or("hidden gold".to_owned(), |gold| format!("{gold} gold"));
    format!("{gold}, {} VP", player.victory_points)
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
fn family(realm: &Realm, view: &View, player: &PlayerView, me: Seat, ink: Ink) -> Vec<String> {
    let mut head = ink.paint(Colour::Bold, &player.name);
    if player.seat == me {
        head += " (you)";
    }
    if player.seat == view.first {
        head += " [First Player]";
    }
    head += &format!(": {}, {} Diplomacy", purse(player), player.diplomacy);
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
    let mut lines = vec![head];
    lines.extend(
        nobles.map(|noble| format!("    {}{}", noble.noble, about_noble(realm, view, noble))),
    );
    lines
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
        lines.push(format!(
            "Your Villages in {}: {} of {}; {line}",
            fief.name(),
            own.len(),
            here().count()
        ));
    }
    lines
}

/// Titles, Regions, decks, season and Wall.
fn realm_lines(realm: &Realm, view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    if !view.titles.is_empty() {
        let holders = view.titles.iter();
        let holders = holders.map(|(title, noble)| format!("{}: {noble}", title.of(*noble)));
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

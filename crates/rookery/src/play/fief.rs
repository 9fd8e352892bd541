//! How A Song of Ice and Fief is set up at the terminal.

use ::fief::{Fief, House, Modules, Setup, Variants};
use anyhow::{Context as _, Result, bail};
use tabletop::Game as _;

use super::{Common, sit_down};

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

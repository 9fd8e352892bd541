//! How A Game of Thrones: The Card Game is set up at the terminal.

use anyhow::{Result, bail};
use tabletop::Game as _;
use thrones::Thrones;
use thrones::deck::Profile;
use thrones::ruleset::Edition;
use thrones::setup::{Setup, SetupDeck, Variant};

use super::{Common, sit_down};

/// How the game is set up.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    common: Common,
    #[command(flatten)]
    rules: Rules,
    /// Your deck: a file, or the name of a ready-made deck; several, divided by `+`, to announce one of them
    #[arg(long, default_value = "stark", conflicts_with = "resume")]
    deck: String,
    /// The decks of the others, clockwise, divided by commas; several for one, divided by `+`
    #[arg(long, value_delimiter = ',', default_value = "lannister", conflicts_with = "resume")]
    against: Vec<String>,
}

/// Edition, variant and deck profile.
#[derive(clap::Args)]
pub struct Rules {
    /// Whose rules: lcg or winter
    #[arg(long, default_value = "lcg", value_parser = edition)]
    edition: Edition,
    /// How strictly the decks are looked at, everybody's alike: casual, tournament, joust or melee (with their lists)
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
        let fit = |name: &str| {
            let deck = crate::deck::load(name)?;
            let reasons = deck.check(self.profile, self.edition);
            if reasons.is_empty() {
                return Ok(SetupDeck::from(&deck));
            }
            let mut listed: String =
                reasons.iter().map(|reason| format!("\n  - {reason}")).collect();
            if reasons.iter().any(|reason| reason.rule == thrones::rule::KEYWORD_LEGACY) {
                let other = match self.edition {
                    Edition::Lcg => "winter",
                    Edition::Winter => "lcg",
                };
                listed += &format!("\n  `--edition {other}` plays by those rules");
            }
            bail!("the deck {name} may not be played here ({} decks):{listed}", self.profile)
        };
        let several = |names: &'n String| {
            let decks = names.split('+').map(|name| fit(name.trim()));
            let mut decks = decks.collect::<Result<Vec<SetupDeck>>>()?.into_iter();
            let first = decks.next().expect("a text split has one part or more");
            Ok(first.or(decks))
        };
        names.map(several).collect()
    }

    /// How strictly decks are looked at.
    pub fn profile(&self) -> Profile {
        self.profile
    }

    /// Whose rules are played.
    pub fn edition(&self) -> Edition {
        self.edition
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

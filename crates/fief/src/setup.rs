//! What a game is begun with: Players, Houses, modules, variants, settings, map.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use tabletop::{Reason, Refusal};

use crate::house::House;
use crate::realm::{Board, Map};
use crate::rule;
use crate::stock::DIPLOMACY_MARKERS;

/// The most Diplomacy markers a table can give a Player.
const MARKERS_MAX: u8 = 9;
/// The Victory Points a table can ask of a Player alone.
const POINTS_ALONE: RangeInclusive<u8> = 2..=6;

/// What a game is begun with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// How many Players.
    pub players: u8,
    /// The House of each seat; empty when the Players choose in turn order.
    pub houses: Vec<House>,
    /// The modules in use.
    pub modules: Modules,
    /// The variants in use.
    pub variants: Variants,
    /// What this table has settled besides.
    pub options: Options,
    /// The faces of the Battle Die.
    pub battle_die: [u8; 6],
    /// Whether the Shadow Tower's Uprisings may be calmed.
    pub calm_wall_uprisings: bool,
    /// Another map of the same form.
    pub map: Option<Map>,
}

/// The modules: Tactics, Night's Watch, Winter is Coming.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Modules {
    /// The Tactics expansion (TE).
    pub tactics: bool,
    /// The Night's Watch expansion (NWE).
    pub nights_watch: bool,
    /// The Winter is Coming variant (WiC).
    pub winter: bool,
}

/// The variants of section 10.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Variants {
    /// An Assassination succeeds only on a roll.
    pub assassination: bool,
    /// Gold changes hands only with a Diplomacy marker.
    pub diplomacy: bool,
    /// One Mill per Village.
    pub one_mill: bool,
    /// Titles may be conceded inside a House.
    pub title_concession: bool,
    /// Treasuries are hidden, if every Player agrees.
    pub hidden_gold: bool,
}

/// What a table may settle besides the book's variants; the defaults are the book's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether a Disaster passes by a Region on which another lies.
    pub soft_disasters: bool,
    /// How many Diplomacy markers each Player has.
    pub diplomacy_markers: u8,
    /// How many Victory Points a Player needs alone.
    pub points_alone: u8,
}

impl Default for Options {
    fn default() -> Self {
        Options { soft_disasters: false, diplomacy_markers: DIPLOMACY_MARKERS, points_alone: 3 }
    }
}

impl Options {
    /// Settles what these words say: "soft disasters", "5 diplomacy markers", "4 points". Says
    /// whether they mean anything.
    fn settle(&mut self, words: &str) -> bool {
        let number = |unit: &str| words.strip_suffix(unit).and_then(|count| count.parse().ok());
        if words == "soft disasters" {
            self.soft_disasters = true;
        } else if let Some(count) = number(" diplomacy markers") {
            self.diplomacy_markers = count;
        } else if let Some(points) = number(" points") {
            self.points_alone = points;
        } else {
            return false;
        }
        true
    }
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            players: 4,
            houses: Vec::new(),
            modules: Modules::default(),
            variants: Variants::default(),
            options: Options::default(),
            battle_die: [1, 1, 2, 2, 3, 3],
            calm_wall_uprisings: false,
            map: None,
        }
    }
}

impl Setup {
    /// A base game for so many Players, who choose their Houses.
    #[must_use]
    pub fn for_players(players: u8) -> Setup {
        Setup { players, ..Setup::default() }
    }

    /// A base game with these Houses, one per seat.
    #[must_use]
    pub fn with_houses(houses: &[House]) -> Setup {
        Setup { players: houses.len() as u8, houses: houses.to_vec(), ..Setup::default() }
    }

    /// Switches on a module, a variant or an option of the table by its name.
    ///
    /// # Errors
    /// When the game has no such module: the Wall expansion has no rules, and variants of other
    /// games are not played.
    pub fn switch_on(&mut self, name: &str) -> Result<(), Refusal> {
        let (modules, variants) = (&mut self.modules, &mut self.variants);
        let switch = match name.to_lowercase().replace('-', " ").as_str() {
            "tactics" => &mut modules.tactics,
            "nights watch" | "night's watch" => &mut modules.nights_watch,
            "winter" | "winter is coming" => &mut modules.winter,
            "assassination" => &mut variants.assassination,
            "diplomacy" => &mut variants.diplomacy,
            "one mill" => &mut variants.one_mill,
            "title concession" => &mut variants.title_concession,
            "hidden gold" => &mut variants.hidden_gold,
            other if self.options.settle(other) => return Ok(()),
            other => {
                let wall = matches!(other, "wall" | "the wall" | "wall expansion");
                let reason = if wall {
                    let text = "the Wall expansion is only announced: it has no rules to play by";
                    Reason::new(rule::SCOPE_WAE_ABSENT, text)
                } else {
                    let text = format!("{name} is no module or variant of this game");
                    Reason::new(rule::SCOPE_VANILLA_FALLBACK, text)
                };
                return Err(Refusal::Setup { reasons: vec![reason] });
            }
        };
        *switch = true;
        Ok(())
    }

    /// The board of the setup, once everything about the setup is right.
    ///
    /// # Errors
    /// Everything that is wrong, each with its rule.
    pub fn board(&self) -> Result<Board, Refusal> {
        let mut reasons = Vec::new();
        let mut wrong = |rule, text: String| reasons.push(Reason::new(rule, text));
        if !(3..=6).contains(&self.players) {
            wrong(rule::SCOPE_PLAYERS, format!("{} Players: the game is for 3 to 6", self.players));
        }
        if self.modules.nights_watch && self.players < 5 {
            let text = "the Night's Watch expansion needs at least five Players".to_owned();
            wrong(rule::SCOPE_NWE_PLAYERS, text);
        }
        if !self.houses.is_empty() && self.houses.len() != usize::from(self.players) {
            let text = format!("{} Houses for {} Players", self.houses.len(), self.players);
            wrong(rule::SETUP_HOUSE_CHOICE, text);
        }
        for (place, house) in self.houses.iter().enumerate() {
            if self.houses[..place].contains(house) {
                wrong(rule::SETUP_HOUSE_CHOICE, format!("House {house} is taken twice"));
            }
        }
        if self.battle_die.iter().any(|hits| *hits > 3) || self.battle_die == [0; 6] {
            let text = "a Battle Die shows at most three hits and not only blanks".to_owned();
            wrong(rule::DICE_BATTLE, text);
        }
        let Options { diplomacy_markers, points_alone, .. } = self.options;
        if diplomacy_markers > MARKERS_MAX || !POINTS_ALONE.contains(&points_alone) {
            let text = format!(
                "a table has up to {MARKERS_MAX} Diplomacy markers a Player, and {} to {} points \
                 are needed alone",
                POINTS_ALONE.start(),
                POINTS_ALONE.end()
            );
            wrong(rule::SCOPE_OPTIONS, text);
        }
        match self.map.clone().map_or_else(|| Ok(Board::westeros()), Board::of) {
            Ok(board) if reasons.is_empty() => return Ok(board),
            Ok(_) => {}
            Err(error) => reasons.push(Reason::new(rule::MAP_VILLAGES, error.to_string())),
        }
        Err(Refusal::Setup { reasons })
    }
}

//! What a game is begun with: Players, Houses, modules, variants, settings, map.

use serde::{Deserialize, Serialize};
use tabletop::{Reason, Refusal};

use crate::house::House;
use crate::realm::{Board, Map};
use crate::rule;

/// What a game is begun with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
    /// The faces of the Battle Die.
    pub battle_die: [u8; 6],
    /// Whether the Shadow Tower's Uprisings may be calmed.
    pub calm_wall_uprisings: bool,
    /// Another map of the same form.
    pub map: Option<Map>,
}

/// The modules: Tactics, Night's Watch, Winter is Coming.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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

impl Default for Setup {
    fn default() -> Self {
        Setup {
            players: 4,
            houses: Vec::new(),
            modules: Modules::default(),
            variants: Variants::default(),
            battle_die: [1, 1, 1, 2, 2, 3],
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

    /// Switches on a module or a variant by its name.
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
        match self.map.clone().map_or_else(|| Ok(Board::westeros()), Board::of) {
            Ok(board) if reasons.is_empty() => return Ok(board),
            Ok(_) => {}
            Err(error) => reasons.push(Reason::new(rule::MAP_VILLAGES, error.to_string())),
        }
        Err(Refusal::Setup { reasons })
    }
}

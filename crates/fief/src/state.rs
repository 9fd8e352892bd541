//! The game: flat plain data, so that copying it copies bytes; only a row that grows beyond its usual length lies on the heap.

mod clone;

use serde::{Deserialize, Serialize};
use tabletop::{Chance, LongRow, Row, Seat, Seats};

use crate::deck::{Card, Decks};
use crate::flow::{Desk, Step};
use crate::house::House;
use crate::id::{FiefId, PLAYERS_MAX, REGIONS, RegionId, VILLAGES_MAX, VillageId};
use crate::noble::{NOBLES_ALL, Noble, NobleId};
use crate::offer::Offers;
use crate::phase::battle::Fighting;
use crate::phase::bids::Bidding;
use crate::phase::elections::Polling;
use crate::phase::hear_ye::Courting;
use crate::phase::movement::Moving;
use crate::phase::plague::Plague;
use crate::phase::uprising::Rising;
use crate::realm::Board;
use crate::setup::{Modules, Options, Variants};
use crate::stock::{Fortification, HAND_MAX, NOBLES_MAX, Supply, Troop, Troops};
use crate::succession::Settling;
use crate::title::TITLES;

/// A game of A Song of Ice and Fief.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Fief {
    /// The board.
    pub board: Board,
    /// The modules in use.
    pub modules: Modules,
    /// The variants in use.
    pub variants: Variants,
    /// What the table has settled besides.
    pub options: Options,
    /// The faces of the Battle Die.
    pub battle_die: [u8; 6],
    /// Whether the Shadow Tower's Uprisings may be calmed.
    pub calm_wall_uprisings: bool,
    /// All chance of the game.
    pub(crate) chance: Chance,
    /// How many Players.
    pub seats: u8,
    /// The Player with the First Player card.
    pub first: Seat,
    /// The Player whose turn it is, where it is somebody's turn.
    pub turn: Option<Seat>,
    /// The round, from 1; 0 during setup.
    pub round: u16,
    /// The Phase of the round.
    pub phase: Phase,
    /// What each Player has.
    pub players: [Player; PLAYERS_MAX],
    /// Every Noble, in play or not.
    pub nobles: Row<Noble, NOBLES_ALL>,
    /// Who holds each Title ([`crate::title::Title::index`]).
    pub holders: [Option<NobleId>; TITLES],
    /// How each Master position was filled.
    pub seated: [Seated; 4],
    /// What stands on each Village, and who Controls it.
    pub villages: [Village; VILLAGES_MAX],
    /// The ordinary Troops of each Player in each Village, those on its roads included.
    pub troops: [[Troops; PLAYERS_MAX]; VILLAGES_MAX],
    /// Whitecloaks of the King and of the Queen.
    pub whitecloaks: [Whitecloaks; 2],
    /// The Players whose Brother has a Recruit with him.
    pub recruits: Seats,
    /// Counters of the common supply.
    pub supply: Supply,
    /// Cards lying on each Region.
    pub regions: [RegionCards; REGIONS],
    /// Taxes levied this round, in the order of play.
    pub taxes: LongRow<Tax, 8>,
    /// Decks, Discard Piles, Disaster track.
    pub(crate) decks: Decks,
    /// Whether the False Idols were destroyed.
    pub idols_destroyed: bool,
    /// Heir cards used.
    pub heirs_born: u8,
    /// Whether an Heir was born of the King and Queen's present marriage.
    pub heir_of_marriage: bool,
    /// The season (WiC).
    pub season: Season,
    /// The value of the Wall (NWE).
    pub wall_value: i8,
    /// Castles of the Wall that stand (NWE).
    pub castles: u8,
    /// Gold stored on the Wall (NWE).
    pub wall_gold: u16,
    /// What every Player committed unseen: a bid, a vote, a split.
    pub(crate) sealed: [Sealed; PLAYERS_MAX],
    /// A marriage being proposed.
    pub(crate) courting: Courting,
    /// An election in progress.
    pub(crate) polling: Polling,
    /// Bids as they were revealed last.
    pub(crate) bidding: Bidding,
    /// Movement in progress.
    pub(crate) moving: Moving,
    /// A Battle or Raid in progress.
    pub(crate) fighting: Fighting,
    /// An Uprising in progress.
    pub(crate) rising: Rising,
    /// A Plague in progress.
    pub(crate) plague: Plague,
    /// Deaths and transfers of Titles in progress.
    pub(crate) settling: Settling,
    /// Deals in progress, and what may not be repeated in a window.
    pub(crate) offers: Offers,
    /// Half-done things, the next one last.
    pub(crate) pending: LongRow<Step, 24>,
    /// Open questions.
    pub(crate) desk: Desk,
    /// Whether forced questions are stepped over.
    pub(crate) hurried: bool,
    /// Whether the beginning of the game has been told to a scribe.
    pub(crate) prologue_told: bool,
    /// The dice of the last event that rolled any, as they lie on the table.
    pub dice: LongRow<u8, 16>,
    /// A tally of all dice ever rolled, in which any other die would show.
    pub rolled: u32,
    /// How the game ended.
    pub ending: Option<Ending>,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// These Players won, alone or together.
    Won(Seats),
    /// Castle Black fell: everybody lost.
    RealmLost,
}

/// The Phases of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names are those of round.phases")]
pub enum Phase {
    #[default]
    Setup,
    HearYe,
    Cards,
    Income,
    Purchase,
    Movement,
    Battles,
    Wall,
    EndOfRound,
}

impl Phase {
    /// Its number in the round; 0 for setup.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }
}

impl std::fmt::Display for Phase {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Phase::Setup => "Setup",
            Phase::HearYe => "Hear Ye",
            Phase::Cards => "Cards",
            Phase::Income => "Income",
            Phase::Purchase => "Purchase",
            Phase::Movement => "Movement",
            Phase::Battles => "Battles",
            Phase::Wall => "Wall",
            Phase::EndOfRound => "End of round",
        })
    }
}

/// The seasons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Season {
    #[default]
    Summer,
    Autumn,
    Winter,
}

/// What a Player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// The House, once chosen.
    pub house: Option<House>,
    /// Gold Dragons.
    pub gold: u16,
    /// Cards in hand.
    pub hand: Row<Card, HAND_MAX>,
    /// Nobles in play.
    pub court: Row<NobleId, NOBLES_MAX>,
    /// Nobles still in the Character deck, one bit per Noble of the House.
    pub character_deck: u8,
    /// Troops left in the stockpile.
    pub stock: Troops,
    /// Siege Engines: where and with how many dice.
    pub engines: [Engine; 2],
    /// Diplomacy markers left.
    pub diplomacy: u8,
    /// Uses spent this round ([`Use`]).
    pub used: u16,
    /// Uses spent for the whole game ([`Use`]).
    pub spent: u16,
    /// Troops bought into each Village this round, each Village once.
    pub bought: Row<(VillageId, u8), VILLAGES_MAX>,
    /// Fiefs whose Title the Player refused this round.
    pub refused_fiefs: u8,
    /// Whose hands the Player looked at this round.
    pub looked_at: Seats,
    /// The hand the Player looked at last, as it was then.
    pub seen: Option<(Seat, Row<Card, HAND_MAX>)>,
}

/// A use that is limited per round or per game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
#[expect(missing_docs, reason = "each is a House ability or Title privilege")]
pub enum Use {
    ArrynExecute,
    BaratheonRevive,
    GreyjoySteal,
    LannisterLook,
    LannisterSwap,
    StarkDiscard,
    TyrellFamine,
    WhisperersLook,
    DesignateShip,
}

impl Player {
    /// Whether the use is spent this round.
    #[must_use]
    pub const fn has_used(&self, what: Use) -> bool {
        self.used & (1 << what as u16) != 0
    }

    /// Whether the use is spent for the game.
    #[must_use]
    pub const fn has_spent(&self, what: Use) -> bool {
        self.spent & (1 << what as u16) != 0
    }
}

/// A Siege Engine on the map; with no dice, it is in the stockpile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Engine {
    /// Where it stands.
    pub village: VillageId,
    /// Its dice: 0 in the stockpile, 1 or 2 on the map.
    pub dice: u8,
}

/// What stands on a Village, and who Controls it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Village {
    /// Who occupies and so Controls it. An empty Village of a governed Fief is Controlled by the
    /// Player of the titled Noble: ask [`Fief::controller`].
    pub controller: Option<Seat>,
    /// Stronghold or Fortified City.
    pub fortification: Fortification,
    /// Mills.
    pub mills: u8,
    /// Whether it has a Sept.
    pub sept: bool,
    /// Whether its Fortification has a Maester.
    pub maester: bool,
}

/// Whitecloaks of the King or the Queen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Whitecloaks {
    /// Whitecloak Knights.
    pub knights: u8,
    /// Whitecloak Men at Arms.
    pub men_at_arms: u8,
}

/// How a Master position was filled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seated {
    /// It is free.
    #[default]
    Free,
    /// A Join the Small Council card lies in its place.
    Card,
    /// By the Bribed Appointment.
    Bribed,
}

/// Cards lying on a Region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RegionCards {
    /// Disasters in force.
    pub rain: Lying,
    /// Famine in force.
    pub famine: Lying,
    /// Plague in force.
    pub plague: Lying,
    /// Whether a Bountiful Harvest lies there.
    pub harvest: bool,
    /// Whether a Good Weather lies there.
    pub weather: bool,
}

/// A Disaster on a Region: as the card itself or as a copy of WiC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Lying {
    /// None.
    #[default]
    No,
    /// The card.
    Card,
    /// A copy.
    Copy,
}

impl Lying {
    /// Whether the Disaster is in force.
    #[must_use]
    pub const fn is_there(self) -> bool {
        !matches!(self, Lying::No)
    }
}

/// A tax levied this round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tax {
    /// Whose tax it is.
    pub seat: u8,
    /// For which Noble it was played.
    pub noble: NobleId,
    /// Where.
    pub on: TaxOn,
}

/// Where and as what a tax was levied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TaxOn {
    /// Tallage by the Fief's titled Noble.
    Tallage(FiefId),
    /// Tallage by the Protector on an ungoverned Fief.
    ProtectorTallage(FiefId),
    /// The Region's own Warden.
    Warden(RegionId),
    /// A Small Council Member on one Region.
    Member(RegionId),
    /// The Hand's tax on all Regions, in this one.
    Hand(RegionId),
}

impl Default for TaxOn {
    fn default() -> Self {
        TaxOn::Tallage(FiefId(0))
    }
}

/// What a Player committed unseen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sealed {
    /// Whether anything was committed.
    pub given: bool,
    /// An amount, or yes as 1.
    pub amount: u16,
    /// A Noble the FOR marker lies on.
    pub for_noble: Option<NobleId>,
    /// A Noble the DECOY marker lies on.
    pub decoy: Option<NobleId>,
    /// Whether a Tax token lies in the Wall bid, once that was answered.
    pub token: Option<bool>,
}

impl Fief {
    /// How the Player is called: by the House, before that by the seat.
    #[must_use]
    pub fn player_name(&self, seat: Seat) -> String {
        match self.players[seat.index()].house {
            Some(house) => house.name().to_owned(),
            None => format!("Seat {}", seat.0 + 1),
        }
    }

    /// The Player.
    #[must_use]
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The Player of the House, if anybody plays it.
    #[must_use]
    pub fn seat_of(&self, house: House) -> Option<Seat> {
        let seats = &self.players[..usize::from(self.seats)];
        let place = seats.iter().position(|player| player.house == Some(house));
        place.map(|place| Seat(place as u8))
    }

    /// Whether the Player plays the House.
    #[must_use]
    pub fn plays(&self, seat: Seat, house: House) -> bool {
        self.player(seat).house == Some(house)
    }

    /// The Noble.
    #[must_use]
    #[inline]
    pub fn noble(&self, noble: NobleId) -> &Noble {
        &self.nobles[noble.index()]
    }

    /// The Player of a Noble.
    #[must_use]
    #[inline]
    pub fn owner(&self, noble: NobleId) -> Seat {
        Seat(self.nobles[noble.index()].seat)
    }

    /// All Players in turn order, the first Player first.
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.first.clockwise(self.seats)
    }

    /// The `place`-th Player in turn order.
    #[must_use]
    pub fn in_order(&self, place: u8) -> Seat {
        Seat((self.first.0 + place) % self.seats)
    }

    /// Every Noble in play, Player by Player in turn order.
    pub fn all_nobles(&self) -> impl Iterator<Item = NobleId> + '_ {
        self.turn_order().flat_map(|seat| self.players[seat.index()].court.iter().copied())
    }

    /// What a Player's foot Troops are.
    #[must_use]
    pub fn foot(&self, seat: Seat) -> Troop {
        if self.plays(seat, House::Targaryen) { Troop::Unsullied } else { Troop::ManAtArms }
    }

    /// Troops in words: "1 Knight", "3 Men at Arms".
    #[must_use]
    pub fn troops_told(&self, seat: Seat, troops: Troops) -> Vec<String> {
        let kinds = [self.foot(seat), Troop::Archer, Troop::Knight, Troop::Champion];
        let some = kinds.into_iter().zip(troops.0).filter(|(_, count)| *count > 0);
        some.map(|(kind, count)| format!("{count} {}", kind.plural(count))).collect()
    }
}

#[cfg(test)]
mod bounds;

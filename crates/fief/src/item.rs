//! Things that can be picked in an answer.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::deck::{Card, Deck};
use crate::house::House;
use crate::id::{FiefId, RegionId, RoadId, VillageId};
use crate::noble::NobleId;
use crate::state::Fief;
use crate::stock::{Building, Troop};
use crate::title::{Master, Title};

/// A thing that can be picked. At most four bytes, so that a prompt's things lie in the state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// Declares nothing in an effect window.
    #[default]
    Pass,
    /// Ends what one was doing; also "nobody", "none".
    Done,
    /// Agrees.
    Yes,
    /// Refuses.
    No,
    /// A House.
    House(House),
    /// A Player.
    Player(Seat),
    /// A Village.
    Village(VillageId),
    /// A road.
    Road(RoadId),
    /// A Fief.
    Fief(FiefId),
    /// A Region.
    Region(RegionId),
    /// A Noble.
    Noble(NobleId),
    /// A Title.
    Title(Title),
    /// A Master position.
    Master(Master),
    /// A card by its name, where like cards make no difference.
    Card(Card),
    /// A card at a place of one's own hand.
    Held {
        /// The place, from 0.
        place: u8,
        /// The card.
        card: Card,
    },
    /// A deck to draw from.
    Deck(Deck),
    /// A kind of Troop.
    Troop(Troop),
    /// One Troop among several alike.
    Unit {
        /// Whose it is.
        seat: Seat,
        /// Its kind.
        troop: Troop,
        /// Which of them, from 0.
        number: u8,
    },
    /// A building to buy.
    Building(Building),
    /// The Fief Title to buy.
    BuyFief(FiefId),
    /// Something to declare in an effect window besides a card.
    Declare(Declaration),
    /// Tallage on a Fief.
    Tallage(FiefId, NobleId),
    /// Warden Tax on one Region, for the Noble who levies it.
    WardenTax(RegionId, NobleId),
    /// The Hand's tax on all governed Regions.
    HandTax,
    /// A ground for an Uprising in a Village.
    Uprising(VillageId, Ground),
    /// The FOR marker on a candidate.
    For(NobleId),
    /// The DECOY marker on a candidate.
    Decoy(NobleId),
    /// A side of a Battle.
    Side(Side),
    /// What to do after a round of a Battle.
    Round(RoundDecision),
    /// A hand with gold in it.
    Hand(Which),
    /// When Martell moves.
    Turn(Turn),
    /// What to do after passage was denied.
    Denied(Denied),
    /// What to do in a siege.
    Siege(SiegeDecision, VillageId),
    /// A die of a roll, by its place.
    Die(u8),
    /// Takes a deal as it is proposed; see `offer.rs`.
    Deal(Deal),
    /// Two Villages: from the first to the second.
    Voyage(VillageId, VillageId),
    /// A Village and a Player in it.
    Opponent(VillageId, Seat),
    /// A Noble of the answering Player's with another Player's: a marriage.
    Match(NobleId, NobleId),
    /// One of the answering Player's Troops among several alike in a Village.
    Stationed {
        /// Where it stands.
        village: VillageId,
        /// Its kind.
        troop: Troop,
        /// Which of them, from 0.
        number: u8,
    },
    /// A card of one's own hand to be discarded, where cards may be played as well.
    Discard(Card),
}

/// What can be declared in an effect window besides a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are those of the list of declarations")]
pub enum Declaration {
    ShadowEscape,
    ArrynExecute,
    GreyjoySteal,
    LannisterLook,
    WhisperersLook,
    TyrellRemoveFamine,
    RefuseTax,
    ReleaseCaptive,
    HandOverCaptive,
    GiveGold,
    RookeryGiveCard,
    SpendDiplomacyMarker,
    EndSiege,
    GrantFief,
    TransferControl,
    DesignateShip,
    ShadowStep,
    ShadowBattle,
}

impl Declaration {
    /// Whether it may be done at any time between two events, whoever is asked.
    #[must_use]
    pub const fn is_free_act(self) -> bool {
        matches!(
            self,
            Declaration::GiveGold
                | Declaration::ReleaseCaptive
                | Declaration::HandOverCaptive
                | Declaration::RookeryGiveCard
                | Declaration::SpendDiplomacyMarker
                | Declaration::EndSiege
                | Declaration::TransferControl
        )
    }
}

/// Why an Uprising card may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each ground is named in uprising.targets")]
pub enum Ground {
    Tallage,
    WardenTax,
    Famine,
    Tyrant,
    GodsCursed,
}

/// A side of a Battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The offensive side.
    Offensive,
    /// The defensive side.
    Defensive,
}

/// What a Leader decides after a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum RoundDecision {
    Continue,
    Truce,
    /// A truce by which Control goes to the Player asked.
    TruceForControl,
    Surrender,
}

/// One of two hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Which {
    Left,
    Right,
}

/// When Martell moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Turn {
    First,
    Normal,
    Last,
}

/// What a group does whose passage was denied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Denied {
    Stay,
    GoBack,
    SecretPassage,
    Shadow,
    Raid,
}

/// What a Player does in the siege step in a Village.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum SiegeDecision {
    Start,
    Continue,
    End,
    Nothing,
}

/// A part of a deal to be settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Deal {
    OfferGold,
    AskGold,
    OfferCard,
    AskCard,
    Counter,
    Extend,
    Propose,
    Leave,
}

impl Item {
    /// The thing in the game's words.
    #[must_use]
    pub fn label(&self, game: &Fief) -> String {
        let village = |village: &VillageId| game.board.realm().name(*village).to_owned();
        match self {
            Item::Pass => "pass".to_owned(),
            Item::Done => "done".to_owned(),
            Item::Yes => "yes".to_owned(),
            Item::No => "no".to_owned(),
            Item::House(house) => house.name().to_owned(),
            Item::Player(seat) => game.player_name(*seat),
            Item::Village(at) => village(at),
            Item::Road(road) => {
                let road = game.board.roads[road.index()];
                format!("{} - {}", village(&road.a), village(&road.b))
            }
            Item::Fief(fief) => fief.name().to_owned(),
            Item::Region(region) => format!("Region {} ({})", region.number(), region.name()),
            Item::Noble(noble) => noble.name().to_owned(),
            Item::Title(title) => title.to_string(),
            Item::Master(master) => Title::Master(*master).to_string(),
            Item::Card(card) => card.name().to_owned(),
            Item::Held { card, .. } => card.name().to_owned(),
            Item::Deck(Deck::Fortune) => "a Fortune card".to_owned(),
            Item::Deck(Deck::Court) => "a Court Event card".to_owned(),
            Item::Troop(troop) => troop.name().to_owned(),
            Item::Unit { seat, troop, number } => {
                format!("{}'s {} {}", game.player_name(*seat), troop.name(), number + 1)
            }
            Item::Building(building) => building.name().to_owned(),
            Item::BuyFief(fief) => format!("the Fief Title of {}", fief.name()),
            Item::Declare(declaration) => declaration.words().to_owned(),
            Item::Tallage(fief, noble) => format!("Tallage on {} for {noble}", fief.name()),
            Item::WardenTax(region, noble) => {
                format!("Warden Tax on Region {} for {noble}", region.number())
            }
            Item::HandTax => "the Hand's tax on all Regions".to_owned(),
            Item::Uprising(at, ground) => format!("{} because of {}", village(at), ground.words()),
            Item::For(noble) => format!("FOR {noble}"),
            Item::Decoy(noble) => format!("DECOY {noble}"),
            Item::Side(Side::Offensive) => "the offensive side".to_owned(),
            Item::Side(Side::Defensive) => "the defensive side".to_owned(),
            Item::Round(RoundDecision::Continue) => "continue".to_owned(),
            Item::Round(RoundDecision::Truce) => "ask for a truce".to_owned(),
            Item::Round(RoundDecision::TruceForControl) => {
                "ask for a truce and a change of Control".to_owned()
            }
            Item::Round(RoundDecision::Surrender) => "surrender".to_owned(),
            Item::Hand(Which::Left) => "the left hand".to_owned(),
            Item::Hand(Which::Right) => "the right hand".to_owned(),
            Item::Turn(turn) => format!("{turn:?}").to_lowercase(),
            Item::Denied(Denied::Stay) => "stay".to_owned(),
            Item::Denied(Denied::GoBack) => "go back".to_owned(),
            Item::Denied(Denied::SecretPassage) => "use a Secret Passage".to_owned(),
            Item::Denied(Denied::Shadow) => "use shadow".to_owned(),
            Item::Denied(Denied::Raid) => "raid".to_owned(),
            Item::Siege(SiegeDecision::Start, at) => format!("start a siege of {}", village(at)),
            Item::Siege(SiegeDecision::Continue, at) => {
                format!("continue the siege of {}", village(at))
            }
            Item::Siege(SiegeDecision::End, at) => format!("end the siege of {}", village(at)),
            Item::Siege(SiegeDecision::Nothing, at) => format!("leave {} as it is", village(at)),
            Item::Die(die) => format!("die {}", die + 1),
            Item::Deal(deal) => deal.words().to_owned(),
            Item::Voyage(from, to) => format!("{} to {}", village(from), village(to)),
            Item::Opponent(at, seat) => format!("{} in {}", game.player_name(*seat), village(at)),
            Item::Match(own, other) => format!("{own} and {other}"),
            Item::Discard(card) => format!("discard {card}"),
            Item::Stationed { village: at, troop, number } => {
                format!("{} {} in {}", troop.name(), number + 1, village(at))
            }
        }
    }
}

impl Ground {
    /// The ground in the game's words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Ground::Tallage => "Tallage",
            Ground::WardenTax => "Warden Tax",
            Ground::Famine => "Famine",
            Ground::Tyrant => "a tyrant",
            Ground::GodsCursed => "a Gods cursed Noble",
        }
    }
}

impl Deal {
    const fn words(self) -> &'static str {
        match self {
            Deal::OfferGold => "offer Gold Dragons",
            Deal::AskGold => "ask for Gold Dragons",
            Deal::OfferCard => "offer a card",
            Deal::AskCard => "ask for a card",
            Deal::Counter => "make a counter-offer",
            Deal::Extend => "spend another Diplomacy marker",
            Deal::Propose => "propose it so",
            Deal::Leave => "leave",
        }
    }
}

impl Declaration {
    /// The declaration in the game's words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Declaration::ShadowEscape => "escape by shadow",
            Declaration::ArrynExecute => "kill a Captive",
            Declaration::GreyjoySteal => "steal from a Player",
            Declaration::LannisterLook => "look at a hand",
            Declaration::WhisperersLook => "look at a hand as Master of Whisperers",
            Declaration::TyrellRemoveFamine => "remove a Famine",
            Declaration::RefuseTax => "refuse a tax",
            Declaration::ReleaseCaptive => "release a Captive",
            Declaration::HandOverCaptive => "hand over a Captive",
            Declaration::GiveGold => "give Gold Dragons",
            Declaration::RookeryGiveCard => "give a card by the rookery",
            Declaration::SpendDiplomacyMarker => "spend a Diplomacy marker",
            Declaration::EndSiege => "end a siege",
            Declaration::GrantFief => "grant a Fief Title",
            Declaration::TransferControl => "hand over Control of a Village",
            Declaration::DesignateShip => "designate a Noble for a voyage",
            Declaration::ShadowStep => "take a step by shadow",
            Declaration::ShadowBattle => "enter a Fortification by shadow",
        }
    }
}

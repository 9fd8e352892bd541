//! Names of a script found among the things of the game.

use tabletop::{Answer, Game as _, Seat, Shape};

use crate::deck::{Card, Deck};
use crate::house::House;
use crate::id::{FiefId, RegionId};
use crate::item::{Deal, Declaration, Ground, Item};
use crate::noble::NobleId;
use crate::state::Fief;
use crate::stock::{Building, Troop};
use crate::title::Title;

/// The Player a sentence begins with, and the rest of it.
pub(super) fn seat<'w>(game: &Fief, words: &'w str) -> Option<(Seat, &'w str)> {
    (0..game.seats).map(Seat).find_map(|seat| {
        let rest = words.strip_prefix(&game.player_name(seat))?;
        (rest.is_empty() || rest.starts_with(' ')).then(|| (seat, rest.trim_start()))
    })
}

/// The Title of that name.
pub(super) fn title(name: &str) -> Option<Title> {
    let short = |title: &Title| match title {
        Title::Fief(fief) => {
            name == format!("Lord of {}", fief.name()) || name == format!("Lady of {}", fief.name())
        }
        Title::Protector => name == "Protector",
        Title::Hand => name == "Hand",
        Title::King
        | Title::Queen
        | Title::Master(_)
        | Title::Warden(_)
        | Title::LordCommander
        | Title::MotherOfDragons
        | Title::Brother => false,
    };
    Title::all().find(|title| title.to_string() == name || short(title))
}

/// The answer a Player's words mean: first among what is offered, else anything of that name.
pub(super) fn answer(game: &Fief, seat: Seat, words: &str) -> Option<Answer<Item>> {
    let mut several = None;
    for prompt in game.prompts().filter(|prompt| prompt.seat == seat) {
        let of = prompt.shape.items();
        let labelled = |name: &str, taken: &[Item]| {
            let mut fitting = of.iter().filter(|item| !taken.contains(item));
            fitting.find(|item| game.label(item).eq_ignore_ascii_case(name)).copied()
        };
        match prompt.shape {
            Shape::One(_) => {
                if let Some(item) = labelled(words, &[]) {
                    return Some(Answer::One(item));
                }
            }
            Shape::Some { .. } | Shape::Order(_) => {
                let mut items: Vec<Item> = Vec::new();
                let names: Vec<&str> =
                    words.split(" and ").flat_map(|part| part.split(", ")).collect();
                for name in names.into_iter().filter(|name| *name != "nothing") {
                    items.push(labelled(name, &items).or_else(|| thing(game, name))?);
                }
                let ordered = matches!(prompt.shape, Shape::Order(_));
                several = Some(if ordered { Answer::Order(items) } else { Answer::Some(items) });
            }
            Shape::Amount(_) => {}
        }
    }
    several.or_else(|| thing(game, words).map(Answer::One))
}

/// A marriage: "Robb Stark and Margaery Tyrell".
fn couple(name: &str) -> Option<Item> {
    let (own, other) = name.split_once(" and ")?;
    Some(Item::Match(NobleId::named(own)?, NobleId::named(other)?))
}

/// A part of a deal: "offer a card".
fn deal(game: &Fief, name: &str) -> Option<Item> {
    let gold = [Deal::OfferGold, Deal::AskGold];
    let deals =
        gold.into_iter().chain([Deal::OfferCard, Deal::AskCard, Deal::Propose, Deal::Leave]);
    deals.map(Item::Deal).find(|deal| deal.label(game) == name)
}

/// A marker on a candidate: "FOR Ned Stark".
fn marker(name: &str) -> Option<Item> {
    let on = |kind: &str| name.strip_prefix(kind).and_then(NobleId::named);
    on("FOR ").map(Item::For).or_else(|| on("DECOY ").map(Item::Decoy))
}

/// Anything of that name.
fn thing(game: &Fief, name: &str) -> Option<Item> {
    let deck = |name: &str| match name {
        "a Fortune card" => Some(Deck::Fortune),
        "a Court Event card" => Some(Deck::Court),
        _ => None,
    };
    let village = |name: &str| game.board.named(name).map(Item::Village);
    if let Some(item) = levy_or_uprising(game, name) {
        return Some(item);
    }
    let building = |name: &str| Building::ALL.into_iter().find(|b| b.name() == name);
    let region =
        |name: &str| RegionId::all().find(|region| name == format!("Region {}", region.number()));
    let declared = [
        Declaration::ArrynExecute,
        Declaration::GreyjoySteal,
        Declaration::LannisterLook,
        Declaration::WhisperersLook,
        Declaration::TyrellRemoveFamine,
        Declaration::RefuseTax,
        Declaration::ReleaseCaptive,
        Declaration::HandOverCaptive,
        Declaration::GiveGold,
        Declaration::SpendDiplomacyMarker,
        Declaration::EndSiege,
        Declaration::TransferControl,
        Declaration::DesignateShip,
        Declaration::RookeryGiveCard,
        Declaration::ShadowEscape,
        Declaration::EndSiege,
    ];
    let for_sale = |name: &str| {
        let name = name.strip_prefix("the Fief Title of ")?;
        FiefId::all().find(|fief| fief.name() == name).map(Item::BuyFief)
    };
    village(name)
        .or_else(|| for_sale(name))
        .or_else(|| stationed(game, name))
        .or_else(|| NobleId::named(name).map(Item::Noble))
        .or_else(|| couple(name))
        .or_else(|| marker(name))
        .or_else(|| deal(game, name))
        .or_else(|| Card::named(name).map(Item::Card))
        .or_else(|| House::named(name).map(Item::House))
        .or_else(|| deck(name).map(Item::Deck))
        .or_else(|| Troop::named(name).map(Item::Troop))
        .or_else(|| building(name).map(Item::Building))
        .or_else(|| region(name).map(Item::Region))
        .or_else(|| FiefId::all().find(|fief| fief.name() == name).map(Item::Fief))
        .or_else(|| title(name).map(Item::Title))
        .or_else(|| super::war::thing(game, name))
        .or_else(|| declared.into_iter().find(|d| d.words() == name).map(Item::Declare))
}

/// One Troop in a Village: "Knight 1 in Winterfell".
fn stationed(game: &Fief, name: &str) -> Option<Item> {
    let (troop, at) = name.split_once(" in ")?;
    let (troop, number) = troop.rsplit_once(' ')?;
    let number = number.parse::<u8>().ok()?.checked_sub(1)?;
    let village = game.board.named(at)?;
    Some(Item::Stationed { village, troop: Troop::named(troop)?, number })
}

/// "Tallage on Dorne for X", "Warden Tax on Region 2 for X", "Winterfell because of a Famine",
/// "X and Y".
fn levy_or_uprising(game: &Fief, name: &str) -> Option<Item> {
    if let Some((fief, noble)) =
        name.strip_prefix("Tallage on ").and_then(|r| r.split_once(" for "))
    {
        let fief = FiefId::all().find(|other| other.name() == fief)?;
        return Some(Item::Tallage(fief, NobleId::named(noble)?));
    }
    if let Some((number, noble)) =
        name.strip_prefix("Warden Tax on Region ").and_then(|rest| rest.split_once(" for "))
    {
        let region = RegionId(number.parse::<u8>().ok()?.checked_sub(1)?);
        return Some(Item::WardenTax(region, NobleId::named(noble)?));
    }
    if let Some((at, ground)) = name.split_once(" because of ") {
        let grounds = [Ground::Tallage, Ground::WardenTax, Ground::Famine];
        let ground = grounds.into_iter().find(|other| other.words() == ground)?;
        return Some(Item::Uprising(game.board.named(at)?, ground));
    }
    let (own, other) = name.split_once(" and ")?;
    Some(Item::Match(NobleId::named(own)?, NobleId::named(other)?))
}

//! Things that can be picked in an answer, two bytes each.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card::DefId;
use crate::card_set::CardId;
use crate::title::Title;
use crate::vocabulary::Icon;

/// A thing that can be picked: two bytes, so that a game can carry what it offers. [`Item::thing`] tells what it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Thing", into = "Thing")]
pub struct Item(u16);

/// What an [`Item`] stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// Do nothing: pass, place no more, decline.
    Pass,
    /// Yes.
    Yes,
    /// A card.
    Card(CardId),
    /// Play this card from hand for its gold cost.
    Marshal(CardId),
    /// Attach this card from hand as a duplicate.
    Duplicate(CardId),
    /// Play this card from hand as an attachment on the own House card.
    Fasten(CardId),
    /// Put this card into play by Ambush.
    Ambush(CardId),
    /// Use an ability of a card.
    Use(CardId, u8),
    /// A player.
    Seat(Seat),
    /// A card by name.
    Name(DefId),
    /// A challenge of this kind against this player.
    Challenge(Icon, Seat),
    /// A kind of challenge or icon.
    Icon(Icon),
    /// A title.
    Title(Title),
    /// One of the ways an effect offers, by number.
    Way(u8),
    /// Give gold to a player.
    Give(Seat, u8),
    /// A duty of the rules themselves that waits among passives.
    Duty(Duty, CardId),
}

/// What the rules themselves demand after a challenge or of a card, in the passive step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Duty {
    /// The defending player kills a defender.
    Deadly,
    /// The winning attacker may stand Vigilant cards.
    Vigilant,
    /// The losing defender may stand Vengeful cards.
    Vengeful,
    /// Power for beating an opposed title.
    Opposition,
    /// Power moved by the Lord Commander.
    LordCommander,
    /// A character at STR 0 under an effect that kills it.
    Terminal,
}

const DUTIES: [Duty; 6] = [
    Duty::Deadly,
    Duty::Vigilant,
    Duty::Vengeful,
    Duty::Opposition,
    Duty::LordCommander,
    Duty::Terminal,
];

impl Item {
    /// Do nothing.
    pub const PASS: Item = Item(0);

    const fn of(kind: u16, payload: u16) -> Item {
        Item(kind << 12 | payload)
    }

    /// What it stands for.
    #[must_use]
    pub fn thing(self) -> Thing {
        let payload = self.0 & 0xFFF;
        let card = CardId(payload & 0x1FF);
        let high = (payload >> 9) as u8;
        match self.0 >> 12 {
            0 if payload == 1 => Thing::Yes,
            1 => Thing::Card(card),
            2 => Thing::Marshal(card),
            3 => Thing::Duplicate(card),
            4 => Thing::Fasten(card),
            5 => Thing::Ambush(card),
            6 => Thing::Use(card, high),
            7 => Thing::Seat(Seat(payload as u8)),
            8 => Thing::Name(DefId(payload)),
            9 => Thing::Challenge(Icon::ALL[(payload >> 8) as usize], Seat(payload as u8)),
            10 => Thing::Icon(Icon::ALL[payload as usize]),
            11 => Thing::Title(Title::ALL[payload as usize]),
            12 => Thing::Way(payload as u8),
            13 => Thing::Give(Seat((payload >> 8) as u8), payload as u8),
            14 => Thing::Duty(
                DUTIES[high as usize],
                if payload & 0x1FF == 0x1FF { CardId::NONE } else { card },
            ),
            _ => Thing::Pass,
        }
    }

    /// The card it is about.
    #[must_use]
    pub fn card(self) -> Option<CardId> {
        match self.thing() {
            Thing::Card(card)
            | Thing::Marshal(card)
            | Thing::Duplicate(card)
            | Thing::Fasten(card)
            | Thing::Ambush(card)
            | Thing::Use(card, _) => Some(card),
            Thing::Duty(_, card) => card.some(),
            Thing::Pass
            | Thing::Yes
            | Thing::Seat(_)
            | Thing::Name(_)
            | Thing::Challenge(..)
            | Thing::Icon(_)
            | Thing::Title(_)
            | Thing::Way(_)
            | Thing::Give(..) => None,
        }
    }
}

impl From<Thing> for Item {
    fn from(thing: Thing) -> Item {
        match thing {
            Thing::Pass => Item::PASS,
            Thing::Yes => Item::of(0, 1),
            Thing::Card(card) => Item::of(1, card.0 & 0x1FF),
            Thing::Marshal(card) => Item::of(2, card.0 & 0x1FF),
            Thing::Duplicate(card) => Item::of(3, card.0 & 0x1FF),
            Thing::Fasten(card) => Item::of(4, card.0 & 0x1FF),
            Thing::Ambush(card) => Item::of(5, card.0 & 0x1FF),
            Thing::Use(card, ability) => Item::of(6, card.0 & 0x1FF | u16::from(ability & 7) << 9),
            Thing::Seat(seat) => Item::of(7, u16::from(seat.0)),
            Thing::Name(def) => Item::of(8, def.0 & 0xFFF),
            Thing::Challenge(icon, seat) => Item::of(9, (icon as u16) << 8 | u16::from(seat.0)),
            Thing::Icon(icon) => Item::of(10, icon as u16),
            Thing::Title(title) => Item::of(11, title as u16),
            Thing::Way(way) => Item::of(12, u16::from(way)),
            Thing::Give(seat, gold) => Item::of(13, u16::from(seat.0 & 3) << 8 | u16::from(gold)),
            Thing::Duty(duty, card) => Item::of(14, card.0 & 0x1FF | (duty as u16) << 9),
        }
    }
}

impl From<Item> for Thing {
    fn from(item: Item) -> Thing {
        item.thing()
    }
}

#[cfg(test)]
mod tests {
    use super::{DUTIES, Duty, Item, Thing};
    use crate::card::DefId;
    use crate::card_set::CardId;
    use crate::title::Title;
    use crate::vocabulary::Icon;
    use tabletop::Seat;

    #[test]
    fn every_thing_survives_packing() {
        let card = CardId(319);
        let things = [
            Thing::Pass,
            Thing::Yes,
            Thing::Card(card),
            Thing::Marshal(card),
            Thing::Duplicate(card),
            Thing::Fasten(card),
            Thing::Ambush(card),
            Thing::Use(card, 7),
            Thing::Seat(Seat(3)),
            Thing::Name(DefId(2000)),
            Thing::Challenge(Icon::Power, Seat(3)),
            Thing::Icon(Icon::Intrigue),
            Thing::Title(Title::MasterOfCoin),
            Thing::Way(3),
            Thing::Give(Seat(2), 200),
            Thing::Duty(Duty::Terminal, card),
            Thing::Duty(Duty::Deadly, CardId::NONE),
        ];
        for thing in things {
            assert_eq!(Item::from(thing).thing(), thing);
        }
        assert_eq!(DUTIES.map(|duty| duty as u8), [0, 1, 2, 3, 4, 5]);
    }
}

//! Things that can be picked in an answer.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card::Code;
use crate::card_set::CardId;
use crate::title::Title;
use crate::vocabulary::{House, Icon, Trait, bit_set};

/// A thing that can be picked. [`Item::thing`] tells what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Item(Thing);

impl Default for Item {
    fn default() -> Self {
        Item::PASS
    }
}

/// What an [`Item`] stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// Do nothing: pass, place no more, decline.
    #[default]
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
    /// Play this card from hand into Shadows.
    Hide(CardId),
    /// Use an ability of a card.
    Use(CardId, u8),
    /// A player.
    Seat(Seat),
    /// A card by name.
    Name(Code),
    /// A challenge of this kind against this player.
    Challenge(Icon, Seat),
    /// A kind of challenge or icon.
    Icon(Icon),
    /// A trait.
    Trait(Trait),
    /// A House.
    House(House),
    /// A title.
    Title(Title),
    /// One of the ways an effect or a cost offers, by number.
    Way(u8),
    /// What was left for later happens now, by its number among what lasts.
    Later(u8),
    /// Join the challenge as an attacker.
    JoinAttack,
    /// Join the challenge as a defender.
    JoinDefence,
    /// Give gold to a player.
    Give(Seat, u8),
    /// Offer a player gold for his promise of peace.
    OfferForPeace(Seat, u8),
    /// Offer a player gold for his promise to challenge another.
    OfferForChallenge(Seat, Seat, u8),
    /// Take the gold the first player offers the second, and promise what it is for.
    TakeOffer(Seat, Seat),
    /// Refuse the gold the first player offers the second.
    RefuseOffer(Seat, Seat),
    /// Withdraw the offer to this player.
    WithdrawOffer(Seat),
    /// One of the decks that may be announced instead, by number.
    Deck(u8),
    /// A duty of the rules themselves that waits among passives.
    Duty(Duty, #[cfg_attr(feature = "wire", ts(as = "Option<CardId>"))] CardId),
}

/// What the rules themselves demand after a challenge or of a card, in the passive step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
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

bit_set! {
    /// Duties that wait.
    Duties(u8) of Duty: Deadly, Vigilant, Vengeful, Opposition, LordCommander, Terminal
}

impl Item {
    /// Do nothing.
    pub const PASS: Item = Item(Thing::Pass);

    /// What it stands for.
    #[must_use]
    pub fn thing(self) -> Thing {
        self.0
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
            | Thing::Hide(card)
            | Thing::Use(card, _) => Some(card),
            Thing::Duty(_, card) => card.some(),
            Thing::Pass
            | Thing::Yes
            | Thing::Seat(_)
            | Thing::Name(_)
            | Thing::Challenge(..)
            | Thing::Icon(_)
            | Thing::Trait(_)
            | Thing::House(_)
            | Thing::Title(_)
            | Thing::Way(_)
            | Thing::Later(_)
            | Thing::JoinAttack
            | Thing::JoinDefence
            | Thing::Give(..)
            | Thing::OfferForPeace(..)
            | Thing::OfferForChallenge(..)
            | Thing::TakeOffer(..)
            | Thing::RefuseOffer(..)
            | Thing::WithdrawOffer(_)
            | Thing::Deck(_) => None,
        }
    }
}

impl Item {
    /// The players it names.
    pub(crate) fn players(self) -> [Option<Seat>; 2] {
        match self.thing() {
            Thing::Seat(one)
            | Thing::Challenge(_, one)
            | Thing::Give(one, _)
            | Thing::OfferForPeace(one, _)
            | Thing::WithdrawOffer(one) => [Some(one), None],
            Thing::OfferForChallenge(one, other, _)
            | Thing::TakeOffer(one, other)
            | Thing::RefuseOffer(one, other) => [Some(one), Some(other)],
            Thing::Pass
            | Thing::Yes
            | Thing::Card(_)
            | Thing::Marshal(_)
            | Thing::Duplicate(_)
            | Thing::Fasten(_)
            | Thing::Ambush(_)
            | Thing::Hide(_)
            | Thing::Use(_, _)
            | Thing::Name(_)
            | Thing::Icon(_)
            | Thing::Trait(_)
            | Thing::House(_)
            | Thing::Title(_)
            | Thing::Way(_)
            | Thing::Later(_)
            | Thing::JoinAttack
            | Thing::JoinDefence
            | Thing::Deck(_)
            | Thing::Duty(_, _) => [None, None],
        }
    }
}

impl From<Thing> for Item {
    fn from(thing: Thing) -> Item {
        Item(thing)
    }
}

impl From<Item> for Thing {
    fn from(item: Item) -> Thing {
        item.thing()
    }
}

/// A game carries hundreds of them.
const _: () = assert!(size_of::<Item>() <= 4, "a thing is a word and a card");

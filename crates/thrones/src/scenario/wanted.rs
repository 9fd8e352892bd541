//! What a sentence wants: found among what is offered, or named all the same to hear why not.

use tabletop::{Answer, Game as _, Seat, Shape, Waits};

use super::things::{self, Named};
use crate::ask::Ask;
use crate::card_set::CardId;
use crate::item::{Item, Thing};
use crate::state::{Place, Thrones};
use crate::vocabulary::{Ability, Icon, Label, Phase};

/// An answer as a script names it.
#[derive(Clone, Debug)]
pub(super) enum Wanted {
    Pass,
    Yes,
    Deed(Doing, Named),
    Challenge(Icon, Seat),
    Attackers(Vec<Named>),
    Defenders(Vec<Named>),
    Deal(Thing),
    Amount(u32),
    Choose(Vec<Named>),
}

/// What is done with a card in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Doing {
    Marshal,
    Duplicate,
    Fasten,
    Ambush,
    Hide,
    Use,
    /// The card in play is saved with a duplicate.
    SaveWithDuplicate,
}

/// Whether a question is a window to act or respond in.
pub(super) fn is_window(ask: Ask) -> bool {
    matches!(ask, Ask::Act | Ask::Respond | Ask::Interrupt)
}

/// Whether a question is declined where a script says nothing of it.
pub(super) fn is_declined(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Redirect
            | Ask::Stealth(_)
            | Ask::Defenders(..)
            | Ask::Support(..)
            | Ask::TakeOver
            | Ask::Vigilant
            | Ask::Vengeful
            | Ask::PlaceSetup
            | Ask::NameFirstPlayer
    )
}

impl Wanted {
    /// The answer, if it is offered to the seat now.
    pub(super) fn offered(&self, game: &Thrones, seat: Seat) -> Option<Answer<Item>> {
        for prompt in game.prompts().filter(|prompt| prompt.seat == seat) {
            let answer = match self {
                Wanted::Pass if prompt.waits == Waits::ForNobody => continue,
                Wanted::Pass => match prompt.shape {
                    Shape::One(_) => Answer::One(Item::PASS),
                    Shape::Some { .. } => Answer::Some(Vec::new()),
                    Shape::Order(_) | Shape::Amount(_) => continue,
                },
                Wanted::Yes => Answer::One(Thing::Yes.into()),
                Wanted::Challenge(kind, target) => {
                    Answer::One(Thing::Challenge(*kind, *target).into())
                }
                Wanted::Deal(thing) => Answer::One((*thing).into()),
                Wanted::Amount(amount) => Answer::Amount(*amount),
                Wanted::Deed(doing, named) => {
                    let cards = named.cards(game, seat);
                    let fits = |item: &&Item| is_deed(*doing, **item);
                    let of_card = |card: &CardId| {
                        let items = prompt.shape.items().iter().filter(fits);
                        items.copied().find(|item| item.card() == Some(*card))
                    };
                    let Some(item) = cards.iter().find_map(of_card) else { continue };
                    Answer::One(item)
                }
                Wanted::Attackers(names) => {
                    if !matches!(prompt.ask, Ask::Attackers(..)) {
                        continue;
                    }
                    let Some(items) = pick_all(game, seat, prompt.shape.items(), names) else {
                        continue;
                    };
                    Answer::Some(items)
                }
                Wanted::Defenders(names) => {
                    if !matches!(prompt.ask, Ask::Defenders(..) | Ask::Support(..)) {
                        continue;
                    }
                    let Some(items) = pick_all(game, seat, prompt.shape.items(), names) else {
                        continue;
                    };
                    Answer::Some(items)
                }
                Wanted::Choose(names) => {
                    if is_window(prompt.ask) || prompt.waits == Waits::ForNobody {
                        continue;
                    }
                    let Some(items) = pick_all(game, seat, prompt.shape.items(), names) else {
                        continue;
                    };
                    shaped(&prompt.shape, items)
                }
            };
            if prompt.shape.admits(&answer) {
                return Some(answer);
            }
        }
        None
    }

    /// Whether the seat is asked just what this would answer, so that nothing better comes.
    pub(super) fn is_moment(&self, game: &Thrones, seat: Seat) -> bool {
        let own_turn = game.phase == Phase::Marshalling && game.active == Some(seat);
        let mut asks = game.desk.questions_to(seat);
        asks.any(|question| match self {
            Wanted::Challenge(..) => question.ask == Ask::Challenge,
            Wanted::Attackers(_) => matches!(question.ask, Ask::Attackers(..)),
            Wanted::Defenders(_) => matches!(question.ask, Ask::Defenders(..) | Ask::Support(..)),
            Wanted::Deed(Doing::Marshal | Doing::Duplicate | Doing::Fasten | Doing::Hide, _) => {
                question.ask == Ask::Act && own_turn
            }
            Wanted::Deed(Doing::Ambush, _) => question.ask == Ask::Act,
            // Before the save there may be an opportunity to cancel, which is asked alike.
            Wanted::Deed(Doing::SaveWithDuplicate, _) => {
                question.ask == Ask::Interrupt && !game.removals.is_empty()
            }
            Wanted::Choose(_) => {
                let window = is_window(question.ask) || question.ask == Ask::Challenge;
                let forced = game.desk.shape(question).only_answer().is_some();
                !window && (!forced || is_declined(question.ask))
            }
            Wanted::Pass
            | Wanted::Yes
            | Wanted::Deal(_)
            | Wanted::Amount(_)
            | Wanted::Deed(Doing::Use, _) => false,
        })
    }

    /// The answer as if it were offered. `None` when the script names nothing at this table.
    pub(super) fn unoffered(&self, game: &Thrones, seat: Seat) -> Option<Answer<Item>> {
        let card = |named: &Named| named.cards(game, seat).first().copied();
        let cards = |names: &[Named]| {
            let items = names.iter().map(|named| Some(Thing::Card(card(named)?).into()));
            items.collect::<Option<Vec<Item>>>()
        };
        Some(match self {
            Wanted::Pass => Answer::One(Item::PASS),
            Wanted::Yes => Answer::One(Thing::Yes.into()),
            Wanted::Challenge(kind, to) => Answer::One(Thing::Challenge(*kind, *to).into()),
            Wanted::Deal(thing) => Answer::One((*thing).into()),
            Wanted::Amount(amount) => Answer::Amount(*amount),
            Wanted::Attackers(names) | Wanted::Defenders(names) => Answer::Some(cards(names)?),
            Wanted::Deed(doing, named) => Answer::One(deed(game, seat, *doing, named)?.into()),
            Wanted::Choose(names) => {
                let question = game.desk.questions_to(seat).next();
                let offered = question.map(|question| game.desk.shape(question));
                let of = offered.as_ref().map_or(&[][..], Shape::items);
                let mut items = Vec::new();
                for named in names {
                    let item = pick(game, seat, of, named, &items);
                    let item = item.or_else(|| card(named).map(|card| Thing::Card(card).into()));
                    items.push(item.or_else(|| other(game, &named.title))?);
                }
                match offered {
                    Some(shape) => shaped(&shape, items),
                    None => Answer::One(items.first().copied().unwrap_or(Item::PASS)),
                }
            }
        })
    }
}

/// Things in the shape of a question.
fn shaped(shape: &Shape<'_, Item>, items: Vec<Item>) -> Answer<Item> {
    match shape {
        Shape::One(_) | Shape::Amount(_) if items.len() == 1 => Answer::One(items[0]),
        Shape::One(_) | Shape::Amount(_) | Shape::Some { .. } => Answer::Some(items),
        Shape::Order(_) => Answer::Order(items),
    }
}

fn is_deed(doing: Doing, item: Item) -> bool {
    match item.thing() {
        Thing::Marshal(_) => doing == Doing::Marshal,
        Thing::Duplicate(_) => matches!(doing, Doing::Duplicate | Doing::SaveWithDuplicate),
        Thing::Fasten(_) => doing == Doing::Fasten,
        Thing::Ambush(_) => doing == Doing::Ambush,
        Thing::Hide(_) => doing == Doing::Hide,
        Thing::Use(..) => doing == Doing::Use,
        Thing::Pass
        | Thing::Yes
        | Thing::Card(_)
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
        | Thing::Deck(_)
        | Thing::Duty(..) => false,
    }
}

/// A deed with a card as if it were offered.
fn deed(game: &Thrones, seat: Seat, doing: Doing, named: &Named) -> Option<Thing> {
    let cards = named.cards(game, seat);
    let in_hand = cards.iter().find(|card| game.card(**card).place == Place::Hand);
    let first = cards.first().copied()?;
    let from_hand = in_hand.copied().unwrap_or(first);
    Some(match doing {
        Doing::Marshal => Thing::Marshal(from_hand),
        Doing::Duplicate => Thing::Duplicate(from_hand),
        Doing::Fasten => Thing::Fasten(from_hand),
        Doing::Ambush => Thing::Ambush(from_hand),
        Doing::Hide => Thing::Hide(from_hand),
        Doing::SaveWithDuplicate => {
            let in_play = cards.iter().find(|card| game.card(**card).place == Place::Play);
            Thing::Duplicate(in_play.copied().unwrap_or(first))
        }
        Doing::Use => Thing::Use(first, ability_to_use(game, first)),
    })
}

/// The place of the first ability of a card that a player uses, from where it is if there is one.
fn ability_to_use(game: &Thrones, card: CardId) -> u8 {
    let abilities = &game.facts(card).abilities;
    let place = game.card(card).place.zone();
    let used = |from_here: bool| {
        abilities.iter().position(|id| match game.pool.ability(*id) {
            Ability::Triggered(triggered) => match triggered.label {
                Label::Action(_) | Label::Response | Label::LimitedResponse => {
                    !from_here || triggered.from == place
                }
                Label::Passive | Label::WhenRevealed => false,
            },
            Ability::Constant(_) | Ability::Instead(_) | Ability::Rule(_) => false,
        })
    };
    used(true).or_else(|| used(false)).unwrap_or(0) as u8
}

/// Every thing named, each among the items offered.
fn pick_all(game: &Thrones, seat: Seat, of: &[Item], names: &[Named]) -> Option<Vec<Item>> {
    let mut items = Vec::new();
    for named in names {
        items.push(pick(game, seat, of, named, &items)?);
    }
    Some(items)
}

/// A thing named among the items offered: a card of that title, else what is labelled so.
fn pick(game: &Thrones, seat: Seat, of: &[Item], named: &Named, taken: &[Item]) -> Option<Item> {
    let free = || of.iter().copied().filter(|item| !taken.contains(item));
    let of_card = |card: &CardId| free().find(|item| item.card() == Some(*card));
    named
        .cards(game, seat)
        .iter()
        .find_map(of_card)
        .or_else(|| free().find(|item| game.label(item).eq_ignore_ascii_case(&named.title)))
        .or_else(|| other(game, &named.title).filter(|item| free().any(|free| free == *item)))
        .or_else(|| free().find(|item| game.label(item).contains(&named.title)))
}

/// A thing that is no card at the table: a player, a title, a kind of challenge, a card's name.
fn other(game: &Thrones, name: &str) -> Option<Item> {
    let plain = name.strip_prefix("the ").unwrap_or(name);
    if let Some((seat, "")) = things::seat(game, plain) {
        return Some(Thing::Seat(seat).into());
    }
    if let Some(house) = plain.strip_suffix("'s House")
        && let Some((seat, "")) = things::seat(game, house)
    {
        return Some(Thing::Card(game.house_card(seat)).into());
    }
    if let Some(title) = things::council_title(plain) {
        return Some(Thing::Title(title).into());
    }
    if let Some(kind) = things::kind(plain) {
        return Some(Thing::Icon(kind).into());
    }
    crate::cards::find(plain).map(|def| Thing::Name(def).into())
}

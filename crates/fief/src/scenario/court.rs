//! Sentences about the court: Regions held, seats by card, taxes, Heirs, and deaths at will.
//!
//! ```text
//! given Region 1 is held by Tully                   (a foot Troop where nobody Controls)
//! given Tywin Lannister was seated as Master of Ships   (by a Join the Small Council card)
//! given Tully has no Diplomacy markers
//! given Tyrell has only Samwell Tarly left          (in the Character deck)
//! given an Heir was born of the royal marriage
//! given Tallage was levied on the North by Ned Stark
//! given Warden Tax was levied on Region 1 by Ned Stark  (as what he is: Warden, Member or Hand)
//! when  Stark is to play cards                      (safe answers until then)
//! when  Ned Stark dies                              (also "Ned Stark and Robb Stark die")
//! show  the Alliances
//! show  attributes of Ned Stark
//! show  markers to Stark                            (of an election, as Stark sees them)
//! ```

use tabletop::Eyes;

use super::{Scene, things};
use crate::ask::Ask;
use crate::deck::Card;
use crate::event::{DeathCause, Event, list};
use crate::flow::Step;
use crate::id::{FiefId, RegionId};
use crate::noble::{Attribute, NobleId};
use crate::state::{Fief, Seated, Tax, TaxOn};
use crate::title::{Title, Titles};
use crate::view::View;

/// Changes the position as the sentence says, if it is about the court.
pub(super) fn given(game: &mut Fief, words: &str) -> Option<()> {
    if words == "an Heir was born of the royal marriage" {
        game.heir_of_marriage = true;
        return Some(());
    }
    if let Some(house) = words.strip_suffix(" has no Diplomacy markers") {
        let (seat, _) = things::seat(game, house)?;
        game.players[seat.index()].diplomacy = 0;
        return Some(());
    }
    if let Some((house, noble)) = words.split_once(" has only ") {
        let (seat, _) = things::seat(game, house)?;
        let noble = NobleId::named(noble.strip_suffix(" left")?)?;
        game.players[seat.index()].character_deck = 1 << (noble.0 % 8);
        return Some(());
    }
    if let Some((region, house)) = words.split_once(" is held by ") {
        let region = region_named(region)?;
        let (seat, _) = things::seat(game, house)?;
        for village in game.board.realm().regions[region.index()].iter() {
            if game.controller(village).is_none() {
                game.add_troops(seat, village, game.foot(seat), 1);
                game.villages[village.index()].controller = Some(seat);
            }
        }
        return Some(());
    }
    if let Some((noble, title)) = words.split_once(" was seated as ") {
        let (noble, title) = (NobleId::named(noble)?, things::title(title)?);
        let Title::Master(master) = title else { return None };
        let card = Card::JoinTheSmallCouncil;
        let place = game.decks.court.iter().position(|other| *other == card)?;
        game.decks.court.remove(place);
        game.hold_title(noble, title);
        game.seated[master as usize] = Seated::Card;
        return Some(());
    }
    let (tax, noble) = words.rsplit_once(" by ")?;
    let noble = NobleId::named(noble)?;
    let on = match tax.split_once(" was levied on ")? {
        ("Tallage", name) => TaxOn::Tallage(FiefId::all().find(|fief| fief.name() == name)?),
        ("Warden Tax", name) => warden_tax(game, noble, region_named(name)?),
        _ => return None,
    };
    game.taxes.push(Tax { seat: game.owner(noble).0, noble, on });
    Some(())
}

fn warden_tax(game: &Fief, noble: NobleId, region: RegionId) -> TaxOn {
    let titles = game.noble(noble).titles;
    if titles.has(Title::Warden(region)) {
        TaxOn::Warden(region)
    } else if titles.has(Title::Hand) {
        TaxOn::Hand(region)
    } else {
        debug_assert!(!titles.and(Titles::COUNCIL).is_empty(), "a Member levies it");
        TaxOn::Member(region)
    }
}

fn region_named(name: &str) -> Option<RegionId> {
    let number: u8 = name.strip_prefix("Region ")?.parse().ok()?;
    Some(RegionId(number.checked_sub(1)?))
}

/// Lines about the court.
pub(super) fn lines(game: &Fief, words: &str) -> Option<Vec<String>> {
    if words == "the Alliances" {
        let pairs = game.turn_order().filter_map(|seat| Some((seat, game.ally(seat)?)));
        let pairs = pairs.filter(|(one, other)| one.0 < other.0);
        let name = |seat| game.player_name(seat);
        let pairs: Vec<String> =
            pairs.map(|(one, other)| format!("{} with {}", name(one), name(other))).collect();
        return Some(vec![format!("Alliances: {}", list(&pairs))]);
    }
    if let Some(name) = words.strip_prefix("attributes of ") {
        let noble = NobleId::named(name)?;
        let has = |attribute: &&Attribute| noble.card().attributes.has(**attribute);
        let names = Attribute::ALL.iter().filter(has);
        let names: Vec<String> = names.map(|attribute| format!("{attribute:?}")).collect();
        return Some(vec![format!("{noble}: {}", list(&names))]);
    }
    let (seat, _) = things::seat(game, words.strip_prefix("markers to ")?)?;
    let election = View::new(game, Eyes::Seat(seat)).election?;
    let line = |(seat, on): &(tabletop::Seat, Vec<NobleId>)| {
        let on: Vec<String> = on.iter().map(|noble| noble.to_string()).collect();
        format!("{}'s markers lie on {}", game.player_name(*seat), list(&on))
    };
    Some(election.markers.iter().map(line).collect())
}

/// Who dies, if the sentence says so.
pub(super) fn deaths(words: &str) -> Option<Vec<NobleId>> {
    let names = words.strip_suffix(" dies").or_else(|| words.strip_suffix(" die"))?;
    names.split(" and ").map(NobleId::named).collect()
}

impl Scene {
    /// Answers safely until the Player is asked to play a card.
    pub(super) fn until_cards(&mut self, house: &str) -> Option<()> {
        let (seat, _) = things::seat(self.game()?, house)?;
        self.pass_until(|game| {
            game.desk.questions_to(seat).any(|question| question.ask == Ask::PlayCard)
        });
        Some(())
    }

    /// The Nobles die together, whatever is asked; it is asked again afterwards.
    pub(super) fn kill(&mut self, nobles: &[NobleId]) {
        let mut events: Vec<Event> = Vec::new();
        let Some(game) = self.game() else { return };
        let asker: Step = *game.pending.last().expect("who asked lies on the stack");
        game.withdraw();
        game.then(asker);
        nobles.iter().for_each(|noble| game.kill(*noble, DeathCause::Assassination));
        game.run(&mut events);
        self.write(&events);
    }
}

//! Sentences about cards and dice: what the dice will show, who sees what.
//!
//! ```text
//! dice  3 6                              the next dice show this; of a Battle Die 1 to 3 is one
//!                                        hit, 4 and 5 two hits, 6 three hits
//! eyes  Tully                            from here on the log is what Tully is told
//! given Stark has no Lords left          (in the Character deck; also Ladies)
//! given Jon Snow is in the Character deck    (after the line before)
//! given 2 Heirs were born
//! given 2 castles stand
//! show  hand of Stark to Tully           show  decks to Tully
//! show  talk to Tully                    show  taxes
//! show  attributes                       (who has none, who has several)
//! ```

use tabletop::{Chance, Eyes, Game as _, Seed};

use super::{Scene, puzzled, things};
use crate::event::{Event, list};
use crate::noble::{NOBLES, NobleId};
use crate::state::Fief;
use crate::view::View;

impl Scene {
    /// Loads the dice: takes the first seed by which they will show this.
    pub(super) fn load_dice(&mut self, words: &str) {
        let faces: Vec<usize> =
            words.split_whitespace().filter_map(|die| die.parse().ok()).collect();
        let fits = |seed: &u64| {
            let mut chance = Chance::new(Seed::from_number(*seed));
            faces.iter().all(|face| chance.below(6) + 1 == *face)
        };
        let seed = (0..10_000_000).find(fits).unwrap_or_else(|| puzzled(words));
        let game = if self.game.is_some() { self.game() } else { Some(self.position()) };
        let game = game.expect("the setup of a scenario is right");
        game.chance = Chance::new(Seed::from_number(seed));
    }

    /// From here on the log is what one Player is told.
    pub(super) fn look_through(&mut self, words: &str) {
        let game = self.position();
        let (seat, _) = things::seat(game, words).unwrap_or_else(|| puzzled(words));
        self.eyes = Some(seat);
    }

    /// The event as the eyes of the scenario are told of it.
    pub(super) fn told(&self, event: &Event) -> Option<Event> {
        self.eyes.map_or(Some(event.clone()), |seat| Fief::seen_by(event, Eyes::Seat(seat)))
    }
}

/// Changes the position as the sentence says, if it is about cards.
pub(super) fn given(game: &mut Fief, words: &str) -> Option<()> {
    if let Some(count) = words.strip_suffix(" Heirs were born") {
        game.heirs_born = count.parse().ok()?;
        return Some(());
    }
    if let Some(count) = words.strip_suffix(" castles stand") {
        game.castles = count.parse().ok()?;
        return Some(());
    }
    if let Some(name) = words.strip_suffix(" is in the Character deck") {
        let noble = NobleId::named(name)?;
        let seat = game.seat_of(noble.card().house?)?;
        game.players[seat.index()].character_deck |= 1 << (noble.0 % 8);
        return Some(());
    }
    let (seat, rest) = things::seat(game, words)?;
    let lords = match rest {
        "has no Lords left" => true,
        "has no Ladies left" => false,
        _ => return None,
    };
    let house = game.player(seat).house?;
    for noble in NobleId::of(house).filter(|noble| noble.is_lord() == lords) {
        game.players[seat.index()].character_deck &= !(1 << (noble.0 % 8));
    }
    Some(())
}

/// The lines the words ask for, if they are about cards.
pub(super) fn lines(game: &Fief, words: &str) -> Option<Vec<String>> {
    if words == "taxes" {
        let tax = |tax: &crate::state::Tax| format!("{} taxes {:?}", tax.noble, tax.on);
        return Some(game.taxes.iter().map(tax).collect());
    }
    if words == "attributes" {
        return Some(attributes());
    }
    let (what, to) = words.split_once(" to ")?;
    let (to, _) = things::seat(game, to)?;
    let view = View::new(game, Eyes::Seat(to));
    if what == "decks" {
        let decks = view.decks;
        return Some(vec![format!(
            "{} Fortune cards, next {:?}; discarded last {:?}; {} Court Event cards; {} Disasters",
            decks.fortune, decks.fortune_next, decks.fortune_discard, decks.court, decks.track
        )]);
    }
    if what == "talk" {
        let talk = view.talk.map_or("no talk".to_owned(), |talk| format!("{:?}", talk.proposal));
        return Some(vec![talk]);
    }
    let (of, _) = things::seat(game, what.strip_prefix("hand of ")?)?;
    let player = &view.players[of.index()];
    let cards = player
        .hand
        .as_ref()
        .map(|hand| list(&hand.iter().map(ToString::to_string).collect::<Vec<String>>()));
    let cards = cards.unwrap_or_else(|| "hidden".to_owned());
    Some(vec![format!("{}'s hand: {:?}, {cards}", player.name, player.backs)])
}

/// The Nobles of the Houses without an attribute, and those with two.
fn attributes() -> Vec<String> {
    let with = |count: u32| {
        let of_houses = NOBLES.iter().filter(|card| card.house.is_some());
        let those = of_houses.filter(|card| card.attributes.0.count_ones() == count);
        list(&those.map(|card| card.name.to_owned()).collect::<Vec<String>>())
    };
    vec![format!("None: {}", with(0)), format!("Two: {}", with(2))]
}

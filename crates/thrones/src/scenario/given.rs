//! Positions: what is given before the play of a scenario.
//!
//! ```text
//! given Stark has Eddard Stark, Robb Stark in play
//! given Stark has Eddard Stark in play, kneeling, with 2 power, with 3 gold on it,
//!       with a duplicate, under Lannister's control          (any of these)
//! given Stark has Nymeria on Arya Stark
//! given Stark has another version of Eddard Stark in hand   (the same title of another set)
//! given Stark has 2 Plain Soldier in hand    (also in the deck, in the dead pile, in the discard
//!                                             pile, removed from the game)
//! given Stark's deck is Ice, Hodor           (top first)
//! given Stark's hand is empty                (so is everything that is not given)
//! given Stark's plot deck is Valar Morghulis, Wildfire Assault
//! given Stark has Valar Morghulis among the used plots
//! given Stark reveals Valar Morghulis        (as the revealed plot; A Quiet Season if not said)
//! given Stark runs Sworn Pact                (an agenda)
//! given Stark has named House Lannister      (for the agenda; or a kind of challenge)
//! given Stark has 3 gold                     (also 4 power, drawn 2 cards)
//! given Stark is the first player
//! given Stark is Hand of the King
//! given it is the challenges phase           (also "with Stark active")
//! given it is round 3
//! ```

use tabletop::{Seat, Seats};

use super::{Scene, things};
use crate::card_set::CardId;
use crate::state::{Named, Place, Thrones};
use crate::vocabulary::House;

impl Scene {
    /// Changes the position as the sentence says.
    pub(super) fn given(&mut self, words: &str) -> Option<()> {
        self.game()?;
        if let Some(rest) = words.strip_prefix("it is round ") {
            self.game()?.round = rest.parse().ok()?;
            return Some(());
        }
        if let Some(rest) = words.strip_prefix("it is the ") {
            let (phase, active) = rest.split_once(" phase")?;
            self.entry.phase = Some(things::phase(phase)?);
            if let Some(active) = active.strip_prefix(" with ") {
                let (seat, rest) = things::seat(self.game()?, active)?;
                self.entry.active = Some(seat);
                return (rest == "active").then_some(());
            }
            return active.is_empty().then_some(());
        }
        let (seat, rest) = things::seat(self.game()?, words)?;
        if let Some(pile) = rest.strip_prefix("'s ") {
            return self.given_pile(seat, pile);
        }
        if let Some(rest) = rest.strip_prefix("is ") {
            return self.given_rank(seat, rest);
        }
        if let Some(plot) = rest.strip_prefix("reveals ") {
            let def = self.find(plot)?;
            self.entry.revealed = true;
            let game = self.game()?;
            let card = game.bring_plot(seat, def, Place::Revealed);
            game.player_mut(seat).plot = card;
            return Some(());
        }
        if let Some(agenda) = rest.strip_prefix("runs ") {
            let def = self.find(agenda)?;
            let game = self.game()?;
            let card = game.bring(seat, def, Place::Agenda);
            game.player_mut(seat).agenda = card;
            return Some(());
        }
        let rest = rest.strip_prefix("has ")?;
        if let Some(name) = rest.strip_prefix("named ") {
            let house = House::ALL.iter().find(|house| name == format!("House {}", house.title()));
            let named = match house {
                Some(house) => Named::House(*house),
                None => Named::Challenge(things::kind(name)?),
            };
            let game = self.game()?;
            game.player_mut(seat).named = named;
            game.stale = true;
            return Some(());
        }
        self.given_number(seat, rest).or_else(|| self.given_cards(seat, rest))
    }

    /// "deck is Ice, Hodor", "hand is empty", "plot deck is Valar Morghulis".
    fn given_pile(&mut self, seat: Seat, words: &str) -> Option<()> {
        let (pile, cards) = words.split_once(" is ")?;
        let place = match pile {
            "hand" => Place::Hand,
            "deck" => Place::Deck,
            "dead pile" => Place::Dead,
            "discard pile" => Place::Discard,
            "plot deck" => Place::PlotDeck,
            _ => return None,
        };
        if cards == "empty" {
            return Some(());
        }
        let (names, rest) = things::titles(cards);
        let defs: Option<Vec<_>> = names.iter().map(|name| self.find(name)).collect();
        let defs = defs?;
        let game = self.game()?;
        for def in &defs {
            if place == Place::PlotDeck {
                game.bring_plot(seat, *def, place);
            } else {
                game.bring(seat, *def, place);
            }
        }
        if place == Place::PlotDeck {
            // Nothing else is left in it; a plain plot stays to be the revealed one.
            let others: Vec<CardId> = game.plots_of(seat).skip(defs.len()).collect();
            let mut spare = usize::from(game.player(seat).plot.some().is_none());
            for plot in others {
                if game.card(plot).place == Place::PlotDeck && !defs.contains(&game.code(plot)) {
                    if spare > 0 {
                        spare -= 1;
                        game.card_mut(plot).place = Place::Revealed;
                        game.let_all_know(plot);
                        game.player_mut(seat).plot = plot;
                    } else {
                        game.card_mut(plot).place = Place::Removed;
                        game.card_mut(plot).known_to = Seats::NONE;
                    }
                }
            }
        }
        rest.is_empty().then_some(())
    }

    /// "the first player", "Hand of the King".
    fn given_rank(&mut self, seat: Seat, words: &str) -> Option<()> {
        if matches!(words, "first player" | "the first player") {
            self.entry.first = Some(seat);
            return Some(());
        }
        let title = things::council_title(words)?;
        self.game()?.seat_in_council(seat, title);
        Some(())
    }

    /// "3 gold", "4 power", "drawn 2 cards".
    fn given_number(&mut self, seat: Seat, words: &str) -> Option<()> {
        if let Some(drawn) = words.strip_prefix("drawn ") {
            let drawn = drawn.trim_end_matches(" card").trim_end_matches(" cards");
            self.game()?.player_mut(seat).drawn = drawn.parse().ok()?;
            return Some(());
        }
        let (number, what) = words.split_once(' ')?;
        let number: u8 = number.parse().ok()?;
        match what {
            "gold" => {
                self.entry.gold[seat.index()] = Some(number);
                let begun = self.entry.begun;
                let game = self.game()?;
                game.player_mut(seat).gold = number;
                if begun {
                    game.stale = true;
                }
            }
            "power" => {
                let game = self.game()?;
                let house = game.house_card(seat);
                game.card_mut(house).power = number;
                game.power_moved = true;
            }
            _ => return None,
        }
        Some(())
    }

    /// Cards, where they are, and how.
    fn given_cards(&mut self, seat: Seat, words: &str) -> Option<()> {
        let (words, another) = match words.strip_prefix("another version of ") {
            Some(words) => (words, true),
            None => (words, false),
        };
        let (names, mut rest) = things::titles(words);
        if names.is_empty() {
            return None;
        }
        let find = |name: &&str| {
            let def = self.find(name)?;
            if another { things::another_version(def) } else { Some(def) }
        };
        let defs: Option<Vec<_>> = names.iter().map(find).collect();
        let defs = defs?;
        let places = [
            ("in play", Place::Play),
            ("in hand", Place::Hand),
            ("in the deck", Place::Deck),
            ("in the dead pile", Place::Dead),
            ("in shadows", Place::Shadows),
            ("in the discard pile", Place::Discard),
            ("removed from the game", Place::Removed),
            ("among the used plots", Place::Used),
            ("in the plot deck", Place::PlotDeck),
        ];
        let game = self.game()?;
        let mut place = None;
        for (phrase, there) in places {
            if let Some(after) = rest.strip_prefix(phrase) {
                (place, rest) = (Some(there), after);
                break;
            }
        }
        let mut host = CardId::NONE;
        if let Some(on) = rest.strip_prefix("on ") {
            let (title, after) = things::title(on)?;
            host = in_play(game, title, seat)?;
            (place, rest) = (Some(Place::Play), after);
        }
        let place = place?;
        let mut cards = Vec::new();
        for def in defs {
            let card = match place {
                Place::Used | Place::PlotDeck => game.bring_plot(seat, def, place),
                _ => game.bring(seat, def, place),
            };
            if place == Place::Play {
                game.set_host(card, host);
            }
            cards.push(card);
        }
        conditions(game, seat, &cards, rest)
    }
}

/// A card in play of that title, the seat's own first.
fn in_play(game: &Thrones, title: &str, seat: Seat) -> Option<CardId> {
    let mut cards: Vec<CardId> =
        game.in_play.iter().filter(|card| game.name(*card) == title).collect();
    cards.sort_by_key(|card| game.card(*card).controller != seat);
    cards.first().copied()
}

/// "kneeling, with 2 power, with a duplicate, under Lannister's control".
fn conditions(game: &mut Thrones, seat: Seat, cards: &[CardId], words: &str) -> Option<()> {
    let mut rest = things::unjoined(words);
    while !rest.is_empty() {
        let (said, after) = match rest.split_once([',']) {
            Some((said, after)) => (said, after),
            None => match rest.split_once(" and ") {
                Some((said, after)) => (said, after),
                None => (rest, ""),
            },
        };
        let said = said.strip_prefix("with ").unwrap_or(said);
        for card in cards {
            let state = game.card_mut(*card);
            if said == "kneeling" {
                state.kneeling = true;
            } else if let Some(power) = said.strip_suffix(" power") {
                state.power = power.parse().ok()?;
                game.power_moved = true;
            } else if let Some(gold) = said.strip_suffix(" gold on it") {
                state.gold = gold.parse().ok()?;
                game.gold_lies = true;
            } else if let Some(copies) = said.strip_suffix(" duplicates") {
                let def = game.code(*card);
                for _ in 0..copies.parse::<u8>().ok()? {
                    duplicate(game, seat, def, *card);
                }
            } else if said == "a duplicate" {
                let def = game.code(*card);
                duplicate(game, seat, def, *card);
            } else if let Some(under) = said.strip_prefix("under ") {
                let (to, "'s control") = things::seat(game, under)? else { return None };
                game.hand_over(*card, to);
            } else {
                return None;
            }
        }
        rest = things::unjoined(after);
    }
    Some(())
}

fn duplicate(game: &mut Thrones, seat: Seat, def: crate::card::Code, host: CardId) {
    let card = game.bring(seat, def, Place::Duplicate);
    game.card_mut(card).host = host;
}

//! Moving cards between places: decks, hands, piles and play. Who knows a card moves with it.

use tabletop::{LongRow, Scribe, Seat, Seats};

use crate::card_set::{CardId, CardSet};
use crate::constant::watch;
use crate::event::Event;
use crate::ruleset::Doomed;
use crate::state::{Card, Place, Thrones};
use crate::vocabulary::{CardType, Zone};

impl Place {
    /// The zone as cards speak of it.
    pub(crate) fn zone(self) -> Zone {
        match self {
            Place::Deck => Zone::Deck,
            Place::Hand => Zone::Hand,
            Place::Play => Zone::Play,
            Place::Discard => Zone::Discard,
            Place::Dead => Zone::Dead,
            Place::Shadows => Zone::Shadows,
            Place::PlotDeck | Place::Chosen => Zone::PlotDeck,
            Place::Revealed => Zone::Revealed,
            Place::Used => Zone::Used,
            Place::Agenda => Zone::Agenda,
            Place::Setup | Place::Duplicate | Place::Playing | Place::Removed => Zone::Removed,
        }
    }

    /// The place a card is put in when an effect names a zone.
    pub(crate) fn of(zone: Zone) -> Place {
        match zone {
            Zone::Play | Zone::Anywhere => Place::Play,
            Zone::Hand => Place::Hand,
            Zone::Deck | Zone::DeckTop | Zone::DeckBottom => Place::Deck,
            Zone::Discard => Place::Discard,
            Zone::Dead => Place::Dead,
            Zone::Shadows => Place::Shadows,
            Zone::PlotDeck => Place::PlotDeck,
            Zone::Used => Place::Used,
            Zone::Revealed => Place::Revealed,
            Zone::Agenda => Place::Agenda,
            Zone::Removed => Place::Removed,
        }
    }
}

impl Thrones {
    /// Makes these cards a seat's deck, the first on top.
    pub(crate) fn stack_deck(&mut self, seat: Seat, cards: &[CardId]) {
        for (place, card) in cards.iter().enumerate() {
            self.card_mut(*card).below = cards.get(place + 1).copied().unwrap_or(CardId::NONE);
        }
        let player = self.player_mut(seat);
        player.deck_top = cards.first().copied().unwrap_or(CardId::NONE);
        player.deck_size = cards.len() as u16;
    }

    /// A seat's deck from the top.
    pub(crate) fn deck(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        std::iter::successors(self.player(seat).deck_top.some(), |card| {
            self.card(*card).below.some()
        })
    }

    /// A seat's discard pile from the top.
    pub(crate) fn discard_pile(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        std::iter::successors(self.player(seat).discard_top.some(), |card| {
            self.card(*card).below.some()
        })
    }

    /// Shuffles a deck; nobody knows where its cards are any more.
    pub(crate) fn shuffle(&mut self, seat: Seat, scribe: &mut impl Scribe<Event>) {
        let mut cards: LongRow<CardId, 80> = self.deck(seat).collect();
        self.chance.shuffle(&mut cards);
        for card in &cards {
            self.card_mut(*card).known_to = Seats::NONE;
        }
        self.stack_deck(seat, &cards);
        scribe.note(|| Event::Shuffled { seat });
    }

    /// Moves a card, out of wherever it is, to another place: on top where there is a top. Everybody knows a card that
    /// was or comes where all can see it.
    pub(crate) fn put(&mut self, card: CardId, place: Place) {
        let was = self.card(card).place;
        self.take(card);
        let owner = self.owner(card);
        let public = |place: Place| {
            !matches!(
                place,
                Place::Deck
                    | Place::Hand
                    | Place::Setup
                    | Place::Shadows
                    | Place::PlotDeck
                    | Place::Chosen
            )
        };
        if public(was) || public(place) {
            self.let_all_know(card);
        }
        match place {
            Place::Deck => {
                self.card_mut(card).below = self.player(owner).deck_top;
                let player = self.player_mut(owner);
                player.deck_top = card;
                player.deck_size += 1;
            }
            Place::Discard => {
                self.card_mut(card).below = self.player(owner).discard_top;
                self.player_mut(owner).discard_top = card;
                self.discard.insert(card);
            }
            Place::Dead => {
                self.dead.insert(card);
                self.dead_grew |= self.rules.doomed == Doomed::Eliminates;
            }
            Place::Hand => {
                self.hand.insert(card);
                self.let_know(card, owner);
            }
            Place::Shadows => {
                self.aside.insert(card);
                self.let_know(card, owner);
            }
            Place::Play => {
                let controller = self.card(card).controller;
                self.in_play.insert(card);
                self.board[controller.index()].insert(card);
                self.comes_into_play(card);
            }
            Place::Duplicate => self.aside.insert(card),
            Place::Setup
            | Place::PlotDeck
            | Place::Chosen
            | Place::Used
            | Place::Playing
            | Place::Removed => {}
            Place::Revealed | Place::Agenda => self.beside.insert(card),
        }
        if matches!(place, Place::Revealed | Place::Used) {
            self.stale |= self.altered.has(card);
            self.text_changed(card);
        }
        self.card_mut(card).place = place;
        let zones = watch::zone(was.zone()) | watch::zone(place.zone());
        self.changed_by(zones, card);
    }

    /// Puts a card at the bottom of its owner's deck.
    pub(crate) fn put_at_bottom(&mut self, card: CardId) {
        self.put(card, Place::Deck);
        let seat = self.owner(card);
        let below = self.card(card).below;
        let Some(_) = below.some() else { return };
        let last = self.deck(seat).last().expect("a deck with this card in it is not empty");
        self.player_mut(seat).deck_top = below;
        self.card_mut(last).below = card;
        self.card_mut(card).below = CardId::NONE;
    }

    /// Lets a seat know what a card is.
    pub(crate) fn let_know(&mut self, card: CardId, seat: Seat) {
        self.card_mut(card).known_to.insert(seat);
    }

    /// Lets everybody know what a card is.
    pub(crate) fn let_all_know(&mut self, card: CardId) {
        self.card_mut(card).known_to = Seats::all(self.seats);
    }

    /// Takes a card out of where it is; leaving play wipes the slate (`timing.leaves_play`).
    fn take(&mut self, card: CardId) {
        match self.card(card).place {
            Place::Deck => {
                self.unlink_from_deck(card);
            }
            Place::Discard => {
                self.unlink_from_discard(card);
                self.discard.remove(card);
            }
            Place::Dead => self.dead.remove(card),
            Place::Hand => self.hand.remove(card),
            Place::Shadows => self.aside.remove(card),
            Place::Play | Place::Duplicate => {
                self.leaves_play(card);
                let controller = self.card(card).controller;
                self.in_play.remove(card);
                self.board[controller.index()].remove(card);
                self.challenge.attackers.remove(card);
                self.challenge.defenders.remove(card);
                let state = self.card_mut(card);
                // What it was when it left play is still known of it.
                *state = Card {
                    strength: state.strength,
                    icons: state.icons,
                    crests: state.crests,
                    keywords: state.keywords,
                    ..Card::new(state.owner, state.place, state.known_to)
                };
                self.attached.remove(card);
                self.aside.remove(card);
                self.retyped.remove(card);
                self.uses.retain(|used| used.card != card);
                self.forget_lasting_on(card);
            }
            Place::Revealed | Place::Agenda => self.beside.remove(card),
            Place::Setup
            | Place::PlotDeck
            | Place::Chosen
            | Place::Used
            | Place::Playing
            | Place::Removed => {}
        }
        let card = self.card_mut(card);
        card.host = CardId::NONE;
        card.below = CardId::NONE;
    }

    fn unlink_from_deck(&mut self, card: CardId) {
        let seat = self.owner(card);
        let below = self.card(card).below;
        let above = self.deck(seat).find(|above| self.card(*above).below == card);
        match above {
            Some(above) => self.card_mut(above).below = below,
            None => self.player_mut(seat).deck_top = below,
        }
        self.player_mut(seat).deck_size -= 1;
    }

    fn unlink_from_discard(&mut self, card: CardId) {
        let seat = self.owner(card);
        let below = self.card(card).below;
        let above = self.discard_pile(seat).find(|above| self.card(*above).below == card);
        match above {
            Some(above) => self.card_mut(above).below = below,
            None => self.player_mut(seat).discard_top = below,
        }
    }

    /// The cards of a seat that lie in a place.
    pub(crate) fn cards_in(&self, seat: Seat, place: Place) -> CardSet {
        match place {
            Place::Hand => self.hand_of(seat),
            Place::Discard => self.discard.and(self.owned_by(seat)),
            Place::Dead => self.dead.and(self.owned_by(seat)),
            Place::Shadows => {
                let here = |card: CardId| self.card(card).place == Place::Shadows;
                self.aside.and(self.owned_by(seat)).filter(here)
            }
            Place::PlotDeck | Place::Chosen | Place::Revealed | Place::Used => {
                self.plots_of(seat).filter(|card| self.card(*card).place == place).collect()
            }
            Place::Agenda => {
                let agenda = self.player(seat).agenda.some();
                agenda.into_iter().filter(|card| self.card(*card).place == place).collect()
            }
            _ => self.owned_by(seat).filter(|card| self.card(card).place == place),
        }
    }

    /// A card in play is on another from now on, or on none.
    pub(crate) fn set_host(&mut self, card: CardId, host: CardId) {
        self.card_mut(card).host = host;
        if host == CardId::NONE {
            self.attached.remove(card);
            return;
        }
        self.attached.insert(card);
        self.stale = true;
        if self.glance(card).types.has(CardType::Location) {
            self.retyped.insert(card);
        }
    }

    /// Attachments on a card.
    pub(crate) fn attachments_on(&self, host: CardId) -> CardSet {
        self.attached.filter(|card| self.card(card).host == host)
    }

    /// Duplicates under a card.
    pub(crate) fn duplicates_under(&self, host: CardId) -> CardSet {
        self.aside.filter(|card| self.card(card).host == host)
    }
}

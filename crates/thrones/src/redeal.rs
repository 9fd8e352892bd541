//! The same game to one seat's eyes, everything it cannot know dealt anew.

use rand::Rng;
use rand::seq::SliceRandom as _;
use tabletop::{Chance, LongRow, Seat, Seats, Seed, Silent};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::flow::Step;
use crate::phase::marshalling::MarshallingStep;
use crate::pool::KindId;
use crate::state::{Happening, Place, Thrones};
use crate::vocabulary::{Icons, Keywords, Verb, Zone};

/// How often a facedown setup is tried before it stays as it is.
const TRIES: usize = 8;

/// What a card is, apart from where it is and who knows it.
#[derive(Clone, Copy)]
struct Identity {
    kind: KindId,
    strength: u8,
    icons: Icons,
    keywords: Keywords,
}

impl Default for Identity {
    fn default() -> Self {
        Identity { kind: KindId::NONE, strength: 0, icons: Icons::NONE, keywords: Keywords::NONE }
    }
}

type Places = LongRow<CardId, 80>;
type Identities = LongRow<Identity, 80>;

impl Thrones {
    /// The same game to that seat's eyes. Everybody knows what is in the decks, so each owner's cards that the seat does
    /// not know change places among themselves: numbers, links and knowledge stay, and what the cards are moves.
    pub(crate) fn redeal(&self, seat: Seat, rng: &mut impl Rng) -> Thrones {
        let mut game = self.clone();
        let settled = self.settled_for(seat);
        for owner in (0..self.seats).map(Seat) {
            game.redeal_house_cards(owner, seat, &settled, rng);
            if owner != seat {
                game.redeal_chosen_plot(owner, seat, &settled, rng);
            }
        }
        game.chance = Chance::new(Seed(rng.random()));
        for other in self.asked_about_hands().iter().filter(|other| *other != seat) {
            game.reask(other);
        }
        game
    }

    /// The seats whose open prompt offers what a hand makes possible, and Pass: what it offers must be found anew.
    fn asked_about_hands(&self) -> Seats {
        let mut seats = Seats::NONE;
        for question in self.desk.questions() {
            if is_about_hidden(question.ask) {
                seats.insert(question.seat);
            }
        }
        seats
    }

    /// Finds anew what the open prompt of a seat offers: the step that asked is done again.
    fn reask(&mut self, seat: Seat) {
        if self.desk.questions().first().is_some_and(|question| question.seat == seat) {
            self.desk.withdraw();
            self.run(&mut Silent);
        }
    }

    /// Cards that stay what they are although they may be hidden: abilities half-way through, lasting effects and
    /// payments name them, the seat is offered them, or another seat is choosing among them just now.
    fn settled_for(&self, seat: Seat) -> CardSet {
        let mut settled = CardSet::EMPTY;
        let mut settle = |card: CardId| {
            if card.index() < self.cards.len() {
                settled.insert(card);
            }
        };
        for going in &self.going {
            let frame = &going.frame;
            settle(frame.source);
            settle(frame.it);
            frame.others.iter().copied().for_each(&mut settle);
            going.paid.or(&going.chosen).iter().for_each(&mut settle);
        }
        for lasting in &self.lasting {
            settle(lasting.source);
            lasting.chosen.iter().copied().for_each(&mut settle);
        }
        for removal in &self.removals {
            settle(removal.source);
        }
        // All saw what was revealed or left play, wherever the card is hidden since; responses look at it.
        let seen =
            |happening: &&Happening| happening.verb == Verb::Reveal || happening.from == Zone::Play;
        for happening in self.window.happenings.iter().filter(seen) {
            settle(happening.card);
        }
        for step in &self.pending {
            if let Step::Marshalling(
                MarshallingStep::Host { card, .. } | MarshallingStep::Enter { card, .. },
            ) = step
            {
                settle(*card);
            }
        }
        for question in self.desk.questions() {
            let offered = self.desk.things_of(question).iter().filter_map(|item| item.card());
            if question.seat == seat {
                offered.for_each(&mut settle);
                // Who searches a deck sees all of it.
                let searched = self.deck(seat).filter(|card| self.is_searched(seat, *card));
                searched.for_each(&mut settle);
            } else if !is_about_hidden(question.ask) {
                for card in offered.filter(|card| self.is_facedown(*card)) {
                    self.owned_by(self.owner(card)).iter().for_each(&mut settle);
                }
            }
        }
        settled
    }

    /// Whether a card of a House deck lies or is held where not all can see it.
    fn is_facedown(&self, card: CardId) -> bool {
        let place = self.cards.get(card.index()).map(|state| state.place);
        matches!(place, Some(Place::Deck | Place::Hand | Place::Setup | Place::Shadows))
    }

    /// Deals what a seat does not know of an owner's hand, House deck and facedown setup cards anew.
    fn redeal_house_cards(
        &mut self,
        owner: Seat,
        seat: Seat,
        settled: &CardSet,
        rng: &mut impl Rng,
    ) {
        let mut in_setup = Places::new();
        let mut elsewhere = Places::new();
        let mut in_shadows = Places::new();
        let owned = self.owned_by(owner).without(settled);
        for card in owned.iter().take_while(|card| card.index() < self.cards.len()) {
            let state = self.card(card);
            if state.known_by(seat) {
                continue;
            }
            match state.place {
                Place::Deck | Place::Hand => elsewhere.push(card),
                Place::Shadows => in_shadows.push(card),
                Place::Setup if !self.is_joined_in_setup(card) => in_setup.push(card),
                _ => {}
            }
        }
        if !in_shadows.is_empty() {
            self.redeal_shadows(&in_shadows, &elsewhere, rng);
        }
        let mut identities: Identities =
            elsewhere.iter().map(|card| self.identity(*card)).collect();
        if !in_setup.is_empty() {
            identities = self.redeal_setup(owner, &in_setup, identities, rng);
        }
        shuffle_anew(&mut identities, rng);
        self.become_cards(&elsewhere, &identities);
    }

    /// Deals cards in Shadows anew among all that could lie there: only some cards ever do.
    fn redeal_shadows(&mut self, hidden: &Places, elsewhere: &Places, rng: &mut impl Rng) {
        let could = |card: &&CardId| self.printed(**card).shadow;
        let places: Places = hidden.iter().chain(elsewhere.iter().filter(could)).copied().collect();
        let mut identities: Identities = places.iter().map(|card| self.identity(*card)).collect();
        shuffle_anew(&mut identities, rng);
        self.become_cards(&places, &identities);
    }

    /// Whether a facedown setup card is attached to another or carries one: together they stay as they are.
    fn is_joined_in_setup(&self, card: CardId) -> bool {
        let placed = self.cards_in(self.owner(card), Place::Setup);
        self.card(card).host.some().is_some()
            || placed.iter().any(|other| self.card(other).host == card)
    }

    /// Places other cards facedown that could have been placed in setup. Returns what is left for hand and deck.
    fn redeal_setup(
        &mut self,
        owner: Seat,
        placed: &Places,
        rest: Identities,
        rng: &mut impl Rng,
    ) -> Identities {
        let before: Identities = placed.iter().map(|card| self.identity(*card)).collect();
        let mut all = before.clone();
        all.extend(rest.iter().copied());
        for _ in 0..TRIES {
            shuffle_anew(&mut all, rng);
            if self.place_anew(owner, placed, &mut all) {
                return all[placed.len()..].iter().copied().collect();
            }
        }
        self.become_cards(placed, &before);
        rest
    }

    /// Takes for each facedown place the first card that may lie there, and moves it to the front.
    fn place_anew(&mut self, owner: Seat, placed: &Places, all: &mut Identities) -> bool {
        for card in placed {
            self.card_mut(*card).place = Place::Hand;
        }
        let mut fits = true;
        for (index, card) in placed.iter().enumerate() {
            let found = (index..all.len()).find(|other| {
                self.become_cards(&[*card], &[all[*other]]);
                let beside = self.cards_in(owner, Place::Setup);
                self.why_not_in_setup(owner, *card, &beside).is_none()
            });
            self.card_mut(*card).place = Place::Setup;
            match found {
                Some(other) => all.swap(index, other),
                None => fits = false,
            }
            if !fits {
                break;
            }
        }
        for card in placed {
            self.card_mut(*card).place = Place::Setup;
        }
        fits
    }

    fn identity(&self, card: CardId) -> Identity {
        let state = self.card(card);
        Identity {
            kind: self.pool.kind_of(card),
            strength: state.strength,
            icons: state.icons,
            keywords: state.keywords,
        }
    }

    fn become_cards(&mut self, cards: &[CardId], identities: &[Identity]) {
        for (card, identity) in cards.iter().zip(identities) {
            let state = self.card_mut(*card);
            state.strength = identity.strength;
            state.icons = identity.icons;
            state.keywords = identity.keywords;
        }
        let kinds = identities.iter().map(|identity| identity.kind);
        self.pool.deal(cards.iter().copied().zip(kinds));
    }

    /// Another player's chosen plot may be any of those he could have chosen. Plots change places and not what they
    /// are: often all of them are known, and only the choice is not.
    fn redeal_chosen_plot(
        &mut self,
        player: Seat,
        seat: Seat,
        settled: &CardSet,
        rng: &mut impl Rng,
    ) {
        let Some(chosen) = self.chosen_plot(player).filter(|chosen| !settled.has(*chosen)) else {
            return;
        };
        // Plots swapped since it was chosen: whose deck it came from is what counts, and who now looks through that
        // deck sees what is gone.
        let owner = self.owner(chosen);
        if self.player(seat).plots_of == owner {
            return;
        }
        let mut all = self.cards_in(owner, Place::PlotDeck).without(settled);
        all.insert(chosen);
        let other = all.iter().nth(rng.random_range(0..all.len()));
        let Some(other) = other.filter(|other| *other != chosen) else { return };
        let back = self.card_mut(chosen);
        back.place = Place::PlotDeck;
        back.controller = owner;
        let now = self.card_mut(other);
        now.place = Place::Chosen;
        now.controller = player;
    }
}

/// Whether what a prompt offers rests on cards that only its player knows, and it offers to pass.
fn is_about_hidden(ask: Ask) -> bool {
    matches!(ask, Ask::PlaceSetup | Ask::ComeOut | Ask::Act | Ask::Respond | Ask::Interrupt)
}

/// Shuffles cards so that how they lay before makes no difference: the same chance deals the same, whatever was hidden.
fn shuffle_anew(identities: &mut Identities, rng: &mut impl Rng) {
    identities.sort_unstable_by_key(|identity| (identity.kind, identity.strength));
    identities.shuffle(rng);
}

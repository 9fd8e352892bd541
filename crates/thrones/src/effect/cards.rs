//! Effects that show, search, move, remove, attach cards and take control of them.

use tabletop::{Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::event::Event;
use crate::flow::Step;
use crate::initiate::AbilityStep;
use crate::moribund::Picked;
use crate::phase::marshalling::{Arrival, MarshallingStep};
use crate::reading::{Doing, Why};
use crate::state::{Frame, Happening, Place, Removal, Thrones};
use crate::vocabulary::{As, CardType, Cards, Enter, Save, Search, Slot, Verb, Who, Zone};

impl Thrones {
    /// The cards meant, with random ones drawn now.
    fn drawn_cards(&mut self, cards: Cards, frame: &Frame) -> CardSet {
        let Cards::Random(amount, filter) = cards else { return self.cards_meant(cards, frame) };
        let count = self.amount(&amount, frame).max(0);
        let mut drawn = CardSet::EMPTY;
        for seat in self.side(filter.side, frame).iter() {
            let theirs = Frame { them: Some(seat), ..*frame };
            let mut left = self.candidates(filter, &theirs);
            left = left.and(self.owned_by(seat));
            for _ in 0..count {
                let place = self.chance.below(left.len());
                let Some(card) = left.iter().nth(place) else { break };
                left.remove(card);
                drawn.insert(card);
            }
        }
        drawn
    }

    pub(super) fn look_at(
        &mut self,
        who: Who,
        cards: Cards,
        frame: &Frame,
        scribe: &mut impl Scribe<Event>,
    ) {
        for seat in self.who(who, frame).iter() {
            for card in self.cards_meant(cards, frame) {
                self.let_know(card, seat);
                scribe.note(|| Event::LookedAt { seat, card: Some(card) });
            }
        }
    }

    /// Cards are shown to everybody (`reveal.duration`).
    pub(super) fn reveal(&mut self, cards: Cards, frame: &Frame, scribe: &mut impl Scribe<Event>) {
        for card in self.cards_meant(cards, frame) {
            self.show(card, frame, scribe);
        }
    }

    fn show(&mut self, card: CardId, frame: &Frame, scribe: &mut impl Scribe<Event>) {
        self.let_all_know(card);
        let seat = self.owner(card);
        scribe.note(|| Event::Revealed { seat, card });
        // What one effect reveals is one occasion; of each player and type one card is enough to tell it by.
        let told = |happening: &Happening| {
            happening.verb == Verb::Reveal
                && happening.on == frame.source
                && self.owner(happening.card) == seat
                && self.types(happening.card) == self.types(card)
        };
        if !self.window.happenings.iter().any(told) {
            self.happened(Happening {
                verb: Verb::Reveal,
                by: Some(frame.you),
                card,
                on: frame.source,
                from: Zone::Deck,
                why: Why::Effect,
                source: frame.source,
                ..Happening::default()
            });
        }
    }

    /// A player looks for cards in a deck; it is shuffled whether or not anything is found (`search.shuffle`).
    pub(crate) fn ask_search(&mut self, search: &Search, frame: &Frame) {
        let Some(seat) = self.player_meant(search.by, frame) else { return };
        let mut found = self.candidates(search.from, frame);
        if let Some(amount) = search.top {
            let depth = self.amount(amount, frame).max(0) as usize;
            let reach: CardSet = self.deck(seat).take(depth).collect();
            found = found.and(&reach);
        }
        let (asking, ask) = (Step::Ability(AbilityStep::Choice), Ask::Choose(frame.source));
        if found.is_empty() {
            // Whether something is found must not show by who is asked.
            self.ask_some(asking, seat, ask, 0..=0);
        } else {
            self.ask_cards(asking, seat, ask, found, search.count);
        }
    }

    /// Something was found: the deck is shuffled, and the card shown if the effect says so.
    pub(crate) fn searched(
        &mut self,
        seat: Seat,
        slot: Slot,
        found: CardSet,
        show: bool,
        owner: Seat,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.top().shuffles = Some(owner);
        for card in found {
            self.let_know(card, seat);
            self.on_top().set_chosen(slot, card);
            if show {
                let frame = *self.top();
                self.show(card, &frame, scribe);
            }
        }
        self.top().done = !found.is_empty();
    }

    /// Kills or discards: from play with a chance to save, from anywhere else at once.
    pub(super) fn remove_cards(
        &mut self,
        cards: Cards,
        verb: Verb,
        save: Save,
        frame: &Frame,
        scribe: &mut impl Scribe<Event>,
    ) {
        let wanted = cards;
        let cards = self.drawn_cards(cards, frame);
        let random = matches!(wanted, Cards::Random(_, _));
        let picked = if random { Picked::AtRandom } else { Picked::Chosen };
        let mut in_play = CardSet::EMPTY;
        let mut elsewhere = 0;
        for card in cards {
            match self.card(card).place {
                Place::Play => in_play.insert(card),
                Place::Hand | Place::Deck | Place::Shadows => {
                    if verb == Verb::Discard {
                        elsewhere += 1;
                        self.discard_at_once(card, Why::Effect, picked, scribe);
                    }
                }
                Place::Setup
                | Place::Duplicate
                | Place::Discard
                | Place::Dead
                | Place::PlotDeck
                | Place::Chosen
                | Place::Revealed
                | Place::Used
                | Place::Agenda
                | Place::Playing
                | Place::Removed => {}
            }
        }
        if elsewhere > 0 && in_play.is_empty() {
            self.top().done = match wanted {
                Cards::Top(amount, _) | Cards::Random(amount, _) => {
                    elsewhere >= self.amount(&amount, frame)
                }
                Cards::This
                | Cards::Host
                | Cards::It
                | Cards::Chosen(_)
                | Cards::Paid
                | Cards::Every(_)
                | Cards::HouseCard(_)
                | Cards::Plot(_) => true,
            };
            return;
        }
        let to = if verb == Verb::Kill { Zone::Dead } else { Zone::Discard };
        self.begin_removal(Removal {
            cards: in_play,
            verb,
            to,
            savable: save == Save::Savable,
            of_frame: true,
            source: frame.source,
            triggered: frame.triggered,
            why: Why::Effect,
            ..Removal::default()
        });
    }

    /// Returns cards in play to hand or deck, with a chance to save. A card that has left play stays where it went.
    pub(super) fn return_cards(&mut self, cards: Cards, zone: Zone, save: Save, frame: &Frame) {
        let cards = self.drawn_cards(cards, frame);
        let in_play: CardSet =
            cards.iter().filter(|card| self.card(*card).place == Place::Play).collect();
        let verb = if zone == Zone::Removed { Verb::Leave } else { Verb::Return };
        self.begin_removal(Removal {
            cards: in_play,
            verb,
            to: zone,
            savable: save == Save::Savable,
            of_frame: true,
            source: frame.source,
            triggered: frame.triggered,
            why: Why::Effect,
            ..Removal::default()
        });
    }

    /// Tells where a card was placed: everybody which card, if everybody knows it.
    fn tell_placed(&self, card: CardId, to: Zone, scribe: &mut impl Scribe<Event>) {
        let known = (0..self.seats).all(|seat| self.card(card).known_by(Seat(seat)));
        scribe.note(|| match known {
            true => Event::PlacedFrom { card, to },
            false => Event::PlacedUnseen { seat: self.owner(card), card: Some(card), to },
        });
    }

    /// Places cards that are not in play somewhere else: no draw, no discard.
    pub(super) fn place_cards(
        &mut self,
        cards: Cards,
        zone: Zone,
        frame: &Frame,
        scribe: &mut impl Scribe<Event>,
    ) {
        let cards = self.drawn_cards(cards, frame);
        let mut shuffled = tabletop::Seats::NONE;
        let mut done = false;
        for card in cards {
            let place = self.card(card).place;
            if place == Place::Play {
                self.begin_removal(Removal {
                    cards: CardSet::only(card),
                    verb: Verb::Return,
                    to: zone,
                    savable: false,
                    of_frame: true,
                    source: frame.source,
                    triggered: frame.triggered,
                    why: Why::Effect,
                    ..Removal::default()
                });
                continue;
            }
            if place.zone() == zone && zone != Zone::Deck {
                continue;
            }
            done = true;
            if zone == Zone::Deck {
                self.put(card, Place::Deck);
                shuffled.insert(self.owner(card));
            } else {
                self.move_to(card, zone, scribe);
            }
            self.tell_placed(card, zone, scribe);
        }
        for seat in shuffled.iter() {
            self.shuffle(seat, scribe);
        }
        self.top().done = done;
    }

    /// Puts cards into play: cost, phase and turn do not matter, uniqueness does (`marshalling.put_into_play`).
    pub(super) fn put_into_play(
        &mut self,
        what: Cards,
        under: Who,
        how: Enter,
        frame: &Frame,
        scribe: &mut impl Scribe<Event>,
    ) {
        let Some(seat) = self.player_meant(under, frame) else { return };
        let mut done = false;
        for card in self.drawn_cards(what, frame) {
            let from = self.card(card).place.zone();
            if self.card(card).place == Place::Play {
                continue;
            }
            if let Some(copy) = self.duplicate_host(seat, card).filter(|_| self.owner(card) == seat)
            {
                self.attach_duplicate(card, copy, scribe);
                done = true;
                continue;
            }
            if !self.can_enter(seat, card) {
                continue;
            }
            if self.printed(card).kind == CardType::Attachment {
                if self.has_host(card, seat) {
                    let how = Arrival::Put(seat);
                    self.then(Step::Marshalling(MarshallingStep::Host { card, how, price: 0 }));
                    done = true;
                }
                continue;
            }
            self.enter_play(card, seat, CardId::NONE, from, scribe);
            if how == Enter::Knelt {
                self.kneel(card, scribe);
            }
            done = true;
        }
        self.top().done = done;
    }

    /// Attaches a card: moved or brought in as itself, as a duplicate, or showing another face.
    pub(super) fn attach(
        &mut self,
        what: Cards,
        to: Cards,
        as_: As,
        frame: &Frame,
        scribe: &mut impl Scribe<Event>,
    ) {
        let Some(host) = self.card_meant(to, frame) else { return };
        let Some(card) = self.card_meant(what, frame) else { return };
        let in_play = self.card(host).place == Place::Play;
        self.top().done = in_play;
        if !in_play {
            return;
        }
        match as_ {
            As::Duplicate => {
                for under in self.duplicates_under(card) {
                    self.card_mut(under).host = host;
                }
                self.attach_duplicate(card, host, scribe);
            }
            As::Face(_) => {
                let (list, effect) = self.effect_on_top();
                let face = self.pool.face_given(list, effect);
                if self.card(card).place == Place::Play {
                    self.set_host(card, host);
                    scribe.note(|| Event::Attached { card, host });
                } else {
                    let from = self.card(card).place.zone();
                    self.enter_play(card, frame.you, host, from, scribe);
                }
                self.take_face(card, face);
            }
            As::Itself => {
                if self.card(card).place == Place::Play {
                    self.set_host(card, host);
                    self.stale = true;
                    scribe.note(|| Event::Attached { card, host });
                } else if self.can_enter(frame.you, card) {
                    let from = self.card(card).place.zone();
                    self.enter_play(card, frame.you, host, from, scribe);
                }
            }
        }
    }

    /// A player takes control of cards; a participating character leaves the challenge (`timing.control`).
    pub(super) fn take_control(
        &mut self,
        cards: Cards,
        who: Who,
        frame: &Frame,
        scribe: &mut impl Scribe<Event>,
    ) {
        let Some(seat) = self.player_meant(who, frame) else { return };
        for card in self.affected(cards, frame) {
            if !self.can_be_controlled(seat, card) {
                self.top().done = false;
                continue;
            }
            let was = self.card(card).controller;
            self.board[was.index()].remove(card);
            self.board[seat.index()].insert(card);
            self.card_mut(card).controller = seat;
            self.leave_challenge(card, scribe);
            self.power_moved |= self.card(card).power > 0;
            self.stale = true;
            self.happened(Happening {
                verb: Verb::TakeControl,
                by: Some(seat),
                card,
                why: Why::Effect,
                source: frame.source,
                ..Happening::default()
            });
            scribe.note(|| Event::ControlTaken { seat, card });
        }
    }

    /// Whether a player may have control of a card: uniqueness binds (`unique.one_copy`).
    pub(crate) fn can_be_controlled(&self, seat: Seat, card: CardId) -> bool {
        let printed = self.printed(card);
        let doing = Doing { by: Some(seat), ..Doing::to_card(Verb::TakeControl, card) };
        if self.card(card).controller == seat || self.is_forbidden(&doing) {
            return false;
        }
        if !printed.unique {
            return true;
        }
        let is_copy = |other: CardId| other != card && self.name(other) == printed.name;
        let controlled = self.board[seat.index()].iter().any(is_copy);
        let owned = self.in_play.and(self.owned_by(seat)).iter().any(is_copy);
        !controlled && !owned && !self.cards_in(seat, Place::Dead).iter().any(is_copy)
    }
}

//! Leaving play: removals that may be saved, moribund cards, and their departure at the end of the window.

use serde::{Deserialize, Serialize};
use tabletop::{Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::event::{Cause, Event};
use crate::flow::{Given, Step};
use crate::item::Item;
use crate::pool::Sort;
use crate::reading::{Doing, Why};
use crate::state::{Frame, Happening, Lasts, Leaving, Place, Reason, Removal, Stage, Thrones};
use crate::vocabulary::{Ability, CardType, Instead, PlainKeyword, Verb, Zone};
use crate::window::{Rotation, Segment, WindowStep};

/// The steps of taking cards out of play: the removal on top of those under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum RemovalStep {
    /// Somebody saves a card from it, or nobody does.
    Save(Rotation),
    /// It is carried out; where one thing could replace several killings, somebody says which first.
    CarryOut,
}

/// How a card that is discarded was picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Picked {
    /// By somebody, or by what the effect says.
    Chosen,
    /// By chance.
    AtRandom,
}

impl Thrones {
    /// Begins to take cards out of play: those that cannot be are left out, the others may be saved.
    pub(crate) fn begin_removal(&mut self, removal: Removal) {
        let mut cards = CardSet::EMPTY;
        for card in removal.cards {
            if self.can_be_removed(card, &removal) {
                cards.insert(card);
            }
        }
        if removal.of_frame {
            self.top().done = cards == removal.cards && !cards.is_empty();
        }
        if cards.is_empty() {
            return;
        }
        self.removals.push(Removal { cards, ..removal });
        let of = removal.of_frame.then(|| *self.top());
        let rotation = Rotation::from(self.first_to_interrupt(of.as_ref()));
        self.then_all(&[
            Step::Removal(RemovalStep::Save(rotation)),
            Step::Removal(RemovalStep::CarryOut),
        ]);
    }

    pub(crate) fn enter_removal(&mut self, step: RemovalStep, scribe: &mut impl Scribe<Event>) {
        match step {
            RemovalStep::Save(rotation) => self.ask_to_save(rotation),
            RemovalStep::CarryOut => self.remove_from_play(scribe),
        }
    }

    pub(crate) fn answer_removal(&mut self, step: RemovalStep, given: Given<'_>) {
        match step {
            RemovalStep::Save(rotation) => self.save_or_pass(rotation, given.item()),
            RemovalStep::CarryOut => {
                let first = given.item().card().expect("a character is chosen");
                self.removals.last_mut().expect("something is being removed").first = first;
                self.then(Step::Removal(step));
            }
        }
    }

    /// Whether a card can be taken out of play this way now (`timing.moribund`, `timing.cannot`, immunity).
    pub(crate) fn can_be_removed(&self, card: CardId, removal: &Removal) -> bool {
        let doing = Doing::removal(card, removal);
        self.card(card).place == Place::Play
            && !self.is_moribund(card)
            && !self.is_immune(card, removal.source, removal.triggered)
            && !self.is_forbidden(&doing)
    }

    /// What was not saved is on its way out: moribund until the window ends.
    fn remove_from_play(&mut self, scribe: &mut impl Scribe<Event>) {
        let removal = *self.removals.last().expect("something is being removed");
        if self.ask_first_replaced(&removal) {
            return;
        }
        self.removals.pop();
        if removal.of_frame && removal.saved {
            self.top().done = false;
        }
        let mut rest = removal.cards;
        for card in removal.first.some().into_iter().chain(removal.cards) {
            rest.remove(card);
            if self.is_moribund(card) || self.card(card).place != Place::Play {
                continue;
            }
            let doing = Doing::removal(card, &removal);
            if let Some(replacement) = self.replacement(&doing) {
                if removal.of_frame {
                    self.top().done = false;
                }
                // What replaces one of them is done before the next is looked at.
                self.removals.push(Removal { cards: rest, first: CardId::NONE, ..removal });
                self.then(Step::Removal(RemovalStep::CarryOut));
                self.replace(&doing, replacement, scribe);
                return;
            }
            let bound = self.pile_for(card, removal.verb, removal.to);
            self.make_moribund(card, Leaving::by(removal.verb, bound));
            self.remember_reason(card, removal.why, removal.source);
            let cause = self.cause(removal.why, removal.source);
            scribe.note(|| left_play(removal.verb, card, removal.to, cause));
        }
    }

    /// Where the same thing could stand in the place of several removals, the first player says for which it does:
    /// replacements are passives (`passive.order`).
    fn ask_first_replaced(&mut self, removal: &Removal) -> bool {
        if removal.cards.len() < 2 || removal.first != CardId::NONE {
            return false;
        }
        let Some(source) = removal.cards.iter().find_map(|card| self.replacing(card, removal))
        else {
            return false;
        };
        let same: CardSet = removal
            .cards
            .iter()
            .filter(|card| self.replacing(*card, removal) == Some(source))
            .collect();
        if same.len() < 2 {
            return false;
        }
        self.ask(Step::Removal(RemovalStep::CarryOut), self.first, Ask::FirstReplaced(source));
        self.offer_cards(same);
        true
    }

    /// The card that stands in the place of removing this one.
    fn replacing(&self, card: CardId, removal: &Removal) -> Option<CardId> {
        let doing = Doing::removal(card, removal);
        (!self.is_moribund(card)).then(|| self.replacement(&doing)).flatten().map(|by| by.source)
    }

    /// Remembers why a card leaves, for whoever asks while the window is open.
    pub(crate) fn remember_reason(&mut self, card: CardId, why: Why, source: CardId) {
        self.window.reasons.push(Reason { card, why, source });
    }

    pub(crate) fn make_moribund(&mut self, card: CardId, leaving: Leaving) {
        if matches!(leaving.verb, Verb::Kill | Verb::Discard) {
            self.fallen.insert(card);
        }
        self.card_mut(card).leaving = Some(leaving);
        self.departing = true;
    }

    /// Something is done in the place of what would be done (`timing.instead`); whether there is such a thing.
    pub(crate) fn is_replaced(&mut self, doing: &Doing, scribe: &mut impl Scribe<Event>) -> bool {
        let replacement = self.replacement(doing);
        if let Some(frame) = replacement {
            self.replace(doing, frame, scribe);
        }
        replacement.is_some()
    }

    /// Something stands in the place of what would be done with the card, which everybody sees, wherever it is.
    fn replace(&mut self, doing: &Doing, frame: Frame, scribe: &mut impl Scribe<Event>) {
        let (verb, card) = (doing.verb, doing.card);
        if let Some(card) = card.some() {
            self.let_all_know(card);
        }
        scribe.note(|| Event::Replaced { verb, card, by: frame.source });
        self.begin_frame(Frame { it: card, stage: Stage::Effects, ..frame });
        let at = crate::state::At {
            list: self.pool.effects_of(frame.ability),
            ..crate::state::At::default()
        };
        self.on_top().at.push(at);
    }

    /// What stands in the place of what would be done: a lasting effect, or a card where it works from.
    fn replacement(&self, doing: &Doing) -> Option<Frame> {
        let applies = |instead: &Instead, frame: &Frame| {
            self.is_deed(&instead.of, doing, frame) && self.all_hold(instead.when, frame)
        };
        for lasting in &self.lasting {
            if let Lasts::Ability(id) = lasting.what
                && let Ability::Instead(instead) = self.pool.ability(id)
            {
                let frame = self.frame_of(lasting);
                // What an event leaves behind outlasts it; what a card in play does ends with it.
                let is_event = self.printed(frame.source).kind == CardType::Event;
                let stays = is_event || self.card(frame.source).place == Place::Play;
                if applies(instead, &frame) && stays {
                    return Some(frame);
                }
            }
        }
        let sources = self.in_play.or(&self.beside);
        let own = doing.card.some().map_or(CardSet::EMPTY, CardSet::only);
        for source in self.of_sort(&sources.or(&own), Sort::Instead) {
            if self.text_works(source) {
                let state = self.card(source);
                for id in &self.facts(source).abilities {
                    let Ability::Instead(instead) = self.pool.ability(*id) else { continue };
                    let frame = Frame::new(source, *id, state.controller);
                    let works =
                        instead.from == state.place.zone() || instead.from == Zone::Anywhere;
                    if works && applies(instead, &frame) {
                        return Some(frame);
                    }
                }
            }
        }
        None
    }

    /// What came to pass between two windows: whoever is at STR 0 for something fatal is killed in a window of its own
    /// (`timing.terminal`), and attachments that may not stay fall at once (`timing.attachment_legality`).
    pub(crate) fn settle(&mut self, window: Segment<'_>) {
        self.reckon_what_changed();
        if !self.terminal().is_empty() {
            self.then_segments(&[window]);
        } else if self.departing {
            self.then(Step::Window(WindowStep::Depart));
        }
    }

    /// The window ends: moribund cards leave together (`timing.end`), and what happened is forgotten.
    pub(crate) fn close_window(&mut self) {
        self.window.clear();
        if self.departing {
            self.then(Step::Window(WindowStep::Depart));
        }
    }

    /// Carries moribund cards to their destinations. An owner with several for the top of his deck orders them.
    pub(crate) fn depart(&mut self, scribe: &mut impl Scribe<Event>) {
        let leaving = self.moribund();
        if leaving.is_empty() {
            self.departing = false;
            let out = (0..self.seats).map(Seat).filter(|seat| self.is_to_be_cleared(*seat));
            let out: Vec<Seat> = out.collect();
            for seat in out {
                self.clear_seat(seat);
            }
            self.settle(Segment::Framework(&[]));
            return;
        }
        for seat in self.clockwise(self.first) {
            let on_top = |card: &CardId| self.card(*card).departure().bound == Zone::DeckTop;
            let stacked = leaving.and(self.owned_by(seat));
            let stacked: CardSet = stacked.iter().filter(on_top).collect();
            if stacked.len() > 1 {
                self.ask_order(Step::Window(WindowStep::Depart), seat, Ask::OrderOnDeck);
                self.offer_cards(stacked);
                return;
            }
        }
        self.then(Step::Window(WindowStep::Depart));
        for card in leaving {
            self.leave_play(card, scribe);
        }
    }

    /// The owner ordered what goes on top of his deck; the last named ends on top.
    pub(crate) fn order_on_deck(&mut self, items: &[Item], scribe: &mut impl Scribe<Event>) {
        for item in items {
            let card = item.card().expect("cards are ordered");
            self.leave_play(card, scribe);
        }
    }

    /// A card leaves play for where it is bound; its attachments and duplicates are discarded.
    fn leave_play(&mut self, card: CardId, scribe: &mut impl Scribe<Event>) {
        let bound = self.card(card).departure().bound;
        for attachment in self.attachments_on(card) {
            if !self.is_moribund(attachment) {
                let to = self.pile_for(attachment, Verb::Discard, Zone::Discard);
                self.make_moribund(attachment, Leaving::by(Verb::Discard, to));
            }
        }
        for duplicate in self.duplicates_under(card) {
            self.put(duplicate, Place::Discard);
            scribe.note(|| Event::WentTo { card: duplicate, to: Zone::Discard });
        }
        if self.card(card).power > 0 {
            self.power_moved = true;
        }
        scribe.note(|| Event::WentTo { card, to: bound });
        self.move_to(card, bound, scribe);
    }

    /// Moves a card to a zone: the top or bottom of a deck, shuffled into it, or a pile.
    pub(crate) fn move_to(&mut self, card: CardId, zone: Zone, scribe: &mut impl Scribe<Event>) {
        if zone == Zone::DeckBottom {
            return self.put_at_bottom(card);
        }
        self.put(card, Place::of(zone));
        if zone == Zone::Deck {
            self.shuffle(self.owner(card), scribe);
        }
    }

    /// Discards a card that is not in play, at once (`timing.moribund`).
    pub(crate) fn discard_at_once(
        &mut self,
        card: CardId,
        why: Why,
        picked: Picked,
        scribe: &mut impl Scribe<Event>,
    ) {
        let from = self.card(card).place.zone();
        let doing = Doing {
            by: Some(self.owner(card)),
            from,
            to: Zone::Discard,
            why,
            ..Doing::to_card(Verb::Discard, card)
        };
        if self.is_replaced(&doing, scribe) {
            return;
        }
        let deathbound = self.rules.deathbound == crate::ruleset::Deathbound::FromAnywhere
            && self.printed(card).keywords.has(PlainKeyword::Deathbound);
        let seat = self.owner(card);
        self.put(card, if deathbound { Place::Dead } else { Place::Discard });
        if deathbound {
            self.happen_on(Verb::Move, Some(seat), card, CardId::NONE, Zone::Anywhere);
        }
        self.fallen.insert(card);
        let by = Some(seat);
        self.happened(Happening {
            verb: Verb::Discard,
            by,
            card,
            from,
            why,
            ..Happening::default()
        });
        let to = if deathbound { Zone::Dead } else { Zone::Discard };
        let (cause, at_random) = (self.cause(why, CardId::NONE), picked == Picked::AtRandom);
        scribe.note(|| Event::Discarded { seat, card, to, cause, at_random });
    }

    /// Winter: whoever has five Doomed cards in the dead pile is out the moment the fifth gets there (`keyword.doomed`).
    pub(crate) fn eliminate(&mut self, scribe: &mut impl Scribe<Event>) {
        self.dead_grew = false;
        let doomed = |seat: Seat| {
            let dead = self.cards_in(seat, Place::Dead);
            dead.iter().filter(|card| self.printed(*card).doomed).count() >= 5
        };
        let out: Vec<Seat> = self.everyone().iter().filter(|seat| doomed(*seat)).collect();
        if out.is_empty() {
            return;
        }
        for seat in &out {
            let seat = *seat;
            scribe.note(|| Event::Eliminated { seat });
            self.player_mut(seat).eliminated = true;
            // What he runs and has revealed says nothing any more.
            self.beside = self.beside.filter(|card| self.card(card).controller != seat);
        }
        self.stale = true;
        self.reckon_what_changed();
        let left = self.everyone();
        if left.len() <= 1 {
            self.end_by_elimination(left, scribe);
            return;
        }
        // He takes no further part, and his cards leave when the window ends (`keyword.doomed.leaving`).
        for going in self.going.iter_mut().filter(|going| out.contains(&going.frame.you)) {
            going.at.clear();
        }
        self.departing = true;
    }

    /// Whether a player is out and his cards are still at the table.
    pub(crate) fn is_to_be_cleared(&self, seat: Seat) -> bool {
        let house = self.house_card(seat);
        self.player(seat).eliminated && self.card(house).place != Place::Removed
    }

    /// An eliminated player's cards leave the game, and what others have under his control or on his cards goes to
    /// their piles (`keyword.doomed.leaving`).
    fn clear_seat(&mut self, seat: Seat) {
        let goes = |card: &CardId| {
            let state = self.card(*card);
            let hangs = state.host.some().is_some_and(|host| self.owner(host) == seat);
            state.owner != seat && (state.controller == seat || hangs)
        };
        let of_others: CardSet = self.in_play.iter().filter(goes).collect();
        for card in of_others {
            let to = self.pile_for(card, Verb::Discard, Zone::Discard);
            self.make_moribund(card, Leaving::by(Verb::Discard, to));
        }
        self.then(Step::Window(WindowStep::Depart));
        let owned = self.owned_by(seat).iter().take_while(|card| card.index() < self.cards.len());
        let owned: CardSet =
            owned.filter(|card| self.card(*card).place != Place::Removed).collect();
        for card in owned {
            self.put(card, Place::Removed);
        }
        self.player_mut(seat).plot = CardId::NONE;
        self.player_mut(seat).gold = 0;
        if self.first == seat {
            self.first = self.left_of(seat);
        }
        self.stop_challenge_of(seat);
    }
}

/// A card is taken out of play, as it is told.
pub(crate) fn left_play(verb: Verb, card: CardId, to: Zone, cause: Cause) -> Event {
    if verb == Verb::Kill {
        Event::Killed { card, cause }
    } else if verb == Verb::Discard {
        Event::DiscardedFromPlay { card, cause }
    } else if verb == Verb::Return {
        Event::Returned { card, to, cause }
    } else {
        Event::RemovedFromGame { card }
    }
}

//! Attachments and duplicates: what goes on what, entering play, and falling off.

use tabletop::{Scribe, Seat};

use crate::card_set::CardId;
use crate::event::Event;
use crate::pool::AbilityId;
use crate::state::{Frame, Leaving, Place, Thrones};
use crate::vocabulary::{Ability, Except, Filter, List, PlainKeyword, Rule, Verb, Zone};

impl Thrones {
    /// Whether an attachment may be put on a card now.
    pub(crate) fn can_attach(&self, card: CardId, host: CardId, you: Seat) -> bool {
        !self.is_moribund(host) && self.may_hold(card, host, you)
    }

    /// Whether the rules and both texts let the attachment be on the host (`timing.attachment_legality`).
    pub(crate) fn may_hold(&self, card: CardId, host: CardId, you: Seat) -> bool {
        let attachment = self.facts(card);
        let by_face = self.card(card).face.map(|face| attach_to(self.pool.face(face).abilities));
        let printed = attachment.attach_to.filter(|_| self.text_works(card));
        let fits = match by_face.unwrap_or(printed) {
            Some(filter) => {
                self.is_kind_wherever(host, filter, &Frame::new(card, AbilityId::NONE, you))
            }
            None => self.is_character(host),
        };
        let same = |other: CardId| other != card && self.name(other) == self.name(card);
        fits && !self.refuses_attachments(host, card)
            && !(attachment.one_per_host && self.attachments_on(host).iter().any(same))
    }

    /// "No Attachments", with its exception (`keyword.no_attachments`).
    fn refuses_attachments(&self, host: CardId, card: CardId) -> bool {
        let state = self.card(host);
        if self.gained_refusal(host, card) {
            return true;
        }
        match self.printed(host).no_attachments {
            None => false,
            Some(_) if state.blank => false,
            Some(Except::Nothing) => true,
            Some(Except::Trait(allowed)) => !self.has_trait(card, allowed),
        }
    }

    /// A card comes into play, standing, under a player's control.
    pub(crate) fn enter_play(
        &mut self,
        card: CardId,
        seat: Seat,
        host: CardId,
        from: Zone,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.card_mut(card).controller = seat;
        self.put_keeping_controller(card, seat);
        self.set_host(card, host);
        scribe.note(|| match host.some() {
            Some(host) => Event::Attached { card, host },
            None => Event::Entered { seat, card },
        });
        if self.facts(card).enters_knelt && self.text_works(card) {
            self.kneel(card, scribe);
        }
        self.happen_on(Verb::Enter, Some(seat), card, host, from);
    }

    /// Puts a card into play under a controller who may not own it.
    fn put_keeping_controller(&mut self, card: CardId, seat: Seat) {
        self.put(card, Place::Play);
        if self.card(card).controller != seat {
            let was = self.card(card).controller;
            self.board[was.index()].remove(card);
        }
        self.board[seat.index()].insert(card);
        self.card_mut(card).controller = seat;
    }

    /// Attaches a card as a duplicate (`duplicate.attach`, `duplicate.put_into_play`).
    pub(crate) fn attach_duplicate(
        &mut self,
        card: CardId,
        host: CardId,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.put(card, Place::Duplicate);
        self.card_mut(card).host = host;
        scribe.note(|| Event::DuplicateAttached { card, host });
    }

    /// A player attaches a duplicate from hand: an action of his marshalling turn.
    pub(crate) fn duplicate_from_hand(
        &mut self,
        seat: Seat,
        card: CardId,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.open_action_window(seat);
        let host = self.duplicate_host(seat, card).expect("it was offered");
        if self.printed(card).keywords.has(PlainKeyword::Limited) {
            self.player_mut(seat).limited_played = true;
        }
        self.attach_duplicate(card, host, scribe);
    }

    /// An attachment that may no longer be where it is goes to its owner's pile with the next departure.
    pub(crate) fn fall_off(&mut self, card: CardId) {
        let to = self.pile_for(card, Verb::Discard, Zone::Discard);
        self.make_moribund(card, Leaving::by(Verb::Discard, to));
    }

    /// Where a card that is killed or discarded from play ends: Stalwart and Deathbound change it (`timing.instead`).
    pub(crate) fn pile_for(&self, card: CardId, verb: Verb, to: Zone) -> Zone {
        let state = self.card(card);
        if !matches!(to, Zone::Dead | Zone::Discard) {
            return to;
        }
        if state.has(PlainKeyword::Stalwart) {
            return Zone::DeckTop;
        }
        if let Some(zone) = self.goes_instead(card, verb) {
            return zone;
        }
        if to == Zone::Discard && state.has(PlainKeyword::Deathbound) {
            return Zone::Dead;
        }
        to
    }
}

/// What abilities say that their card may be attached to.
fn attach_to(abilities: List<Ability>) -> Option<&'static Filter> {
    abilities.iter().find_map(|ability| match ability {
        Ability::Rule(Rule::AttachTo(filter)) => Some(filter),
        Ability::Rule(_) | Ability::Constant(_) | Ability::Triggered(_) | Ability::Instead(_) => {
            None
        }
    })
}

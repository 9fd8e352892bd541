//! The standing and taxation phases.

use tabletop::{Scribe, Seat};

use crate::card_set::{CardId, CardSet};
use crate::constant::watch;
use crate::event::{Cause, Event};
use crate::reading::Doing;
use crate::state::Thrones;
use crate::vocabulary::Verb;

impl Thrones {
    /// Everybody stands everything (`standing.all`), but for what cannot stand.
    pub(super) fn stand_all(&mut self, scribe: &mut impl Scribe<Event>) {
        let mut stood = CardSet::EMPTY;
        for card in self.in_play {
            if self.card(card).kneeling && !self.is_forbidden(&Doing::to_card(Verb::Stand, card)) {
                stood.insert(card);
            }
        }
        for card in stood {
            let seat = self.card(card).controller;
            self.card_mut(card).kneeling = false;
            scribe.note(|| Event::Stood { seat, card });
        }
        self.changed(watch::KNEELING);
        self.window.together = stood;
        self.window.together_verb = Some(Verb::Stand);
    }

    /// Kneels a card; whether it stood.
    pub(crate) fn kneel(&mut self, card: CardId, scribe: &mut impl Scribe<Event>) -> bool {
        let state = self.card_mut(card);
        if state.kneeling {
            return false;
        }
        state.kneeling = true;
        let seat = state.controller;
        self.changed(watch::KNEELING);
        let cause = if self.is_paying() { Cause::Cost } else { Cause::Rules };
        scribe.note(|| Event::Knelt { seat, card, cause });
        self.happen(Verb::Kneel, Some(seat), card);
        true
    }

    /// Stands a card; whether it knelt and could.
    pub(crate) fn stand(&mut self, card: CardId, scribe: &mut impl Scribe<Event>) -> bool {
        if !self.card(card).kneeling || self.is_forbidden(&Doing::to_card(Verb::Stand, card)) {
            return false;
        }
        self.card_mut(card).kneeling = false;
        self.changed(watch::KNEELING);
        let seat = self.card(card).controller;
        scribe.note(|| Event::Stood { seat, card });
        self.happen(Verb::Stand, Some(seat), card);
        true
    }

    /// Unspent gold returns to the Treasury (`taxation.return`).
    pub(super) fn return_gold(&mut self, scribe: &mut impl Scribe<Event>) {
        for seat in 0..self.seats {
            self.lose_unspent(Seat(seat), scribe);
        }
    }

    pub(crate) fn lose_unspent(&mut self, seat: Seat, scribe: &mut impl Scribe<Event>) {
        let gold = std::mem::take(&mut self.player_mut(seat).gold);
        if gold > 0 {
            self.changed(watch::GOLD);
            scribe.note(|| Event::GoldReturned { seat, gold });
        }
    }
}

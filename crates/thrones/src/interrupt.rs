//! Saves and cancels: the only responses that interrupt (`timing.save_cancel`).

use tabletop::{Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::event::Event;
use crate::flow::Step;
use crate::initiate::AbilityStep;
use crate::item::{Item, Thing};
use crate::moribund::RemovalStep;
use crate::pool::{AbilityId, Sort, interrupts};
use crate::reading::Doing;
use crate::state::{Frame, Place, Removal, Stage, Thrones};
use crate::vocabulary::words::{DISCARD_THIS, deed, interrupt};
use crate::vocabulary::{
    ANYTHING, Ability, Cards, Deed, Effect, List, Occasion, Triggered, Verb, Zone,
};
use crate::window::{Found, Rotation};

/// The triggered Response that a duplicate gives its player (`duplicate.save.lcg`). No card prints it.
pub(crate) static DUPLICATE_SAVE: Ability =
    interrupt(LEAVING, &[DISCARD_THIS], &[Effect::Save(Cards::It)]).from(Zone::Anywhere).ok();
const LEAVING: List<Deed> = &[deed(Verb::Kill), deed(Verb::Discard), deed(Verb::Return)];

impl Thrones {
    /// Who is the first to save or cancel: the player to the left of whoever initiated the ability, and the first player
    /// where nobody did (`response.order`, `timing.responses.framework`).
    pub(crate) fn first_to_interrupt(&self, frame: Option<&Frame>) -> Seat {
        let by = frame.and_then(|frame| match self.pool.ability(frame.ability) {
            Ability::Triggered(triggered) => (!triggered.label.is_by_itself()).then_some(frame.you),
            Ability::Constant(_) | Ability::Instead(_) | Ability::Rule(_) => None,
        });
        by.map_or(self.first, |seat| self.left_of(seat))
    }

    /// Saves against the removal on top (`timing.save_cancel`).
    pub(crate) fn ask_to_save(&mut self, rotation: Rotation) {
        let removal = *self.removals.last().expect("something is being removed");
        if removal.cards.is_empty() || !removal.savable {
            return;
        }
        let waiting = self.waiting_to_save(&removal);
        let in_hand = self.pool.could().hand_interrupts.has(removal.verb);
        self.rotate(
            rotation,
            |rotation| Step::Removal(RemovalStep::Save(rotation)),
            Ask::Interrupt,
            |game, seat| in_hand && game.hand.meets(game.owned_by(seat)),
            |game, seat, found| game.find_saves(seat, &removal, &waiting, found),
        );
    }

    /// The cards with a save for this, printed or gained.
    pub(crate) fn waiting_to_save(&self, removal: &Removal) -> CardSet {
        self.waiting(Sort::HandInterrupts, Sort::Interrupts, |glance| {
            glance.interrupt.has(removal.verb)
        })
    }

    fn find_saves(&self, seat: Seat, removal: &Removal, waiting: &CardSet, found: &mut Found) {
        for card in removal.cards {
            if self.has_duplicate_save(seat, card, removal) {
                found.push(Thing::Duplicate(card));
            }
        }
        for card in self.sources_for(seat, waiting) {
            let can = |id, _| !self.savable_by(seat, card, id, removal).is_empty();
            self.find_uses(card, interrupts, can, found);
        }
    }

    /// Whether a duplicate could save the card (`duplicate.save.lcg`, `duplicate.save.winter`).
    pub(crate) fn has_duplicate_save(&self, seat: Seat, card: CardId, removal: &Removal) -> bool {
        let covers = match self.rules.duplicates {
            crate::ruleset::DuplicateSaves::AnyLeaving => true,
            crate::ruleset::DuplicateSaves::KillAndDiscard => {
                matches!(removal.verb, Verb::Kill | Verb::Discard)
            }
        };
        covers
            && !removal.terminal
            && self.card(card).controller == seat
            && !self.duplicates_under(card).is_empty()
            && !self.is_forbidden(&Doing::to_card(Verb::Save, card))
            && !self.is_forbidden(&Doing { by: Some(seat), ..Doing::new(Verb::Trigger) })
    }

    /// The cards of a removal that a player could save with an ability now.
    pub(crate) fn savable_by(
        &self,
        seat: Seat,
        card: CardId,
        id: AbilityId,
        removal: &Removal,
    ) -> CardSet {
        let mut set = CardSet::EMPTY;
        let Ability::Triggered(triggered) = self.pool.ability(id) else { return set };
        let Occasion::Would(deeds) = triggered.occasion else { return set };
        if triggered.from != self.card(card).place.zone() {
            return set;
        }
        let frame = Frame::new(card, id, seat);
        for doomed in self.threatened(&frame, deeds, removal) {
            let with = Frame { it: doomed, ..frame };
            if self.may_be_used_by(triggered, &with, seat)
                && !self.is_forbidden(&Doing::to_card(Verb::Save, doomed))
                && (!removal.terminal || takes_out_of_play(triggered))
                && self.can_use(triggered, &with)
            {
                set.insert(doomed);
            }
        }
        set
    }

    /// Whether anything at this table could cancel an ability. Nothing can cancel what is firm or a title's.
    pub(crate) fn may_be_cancelled(&self, triggered: &Triggered) -> bool {
        self.pool.is_awaited(Verb::Trigger) && !triggered.firm
    }

    /// Cancels against the ability on top.
    pub(crate) fn ask_to_cancel(&mut self, rotation: Rotation) {
        let target = *self.top();
        if target.cancelled {
            return;
        }
        let waiting = self.waiting(Sort::HandInterrupts, Sort::Interrupts, |glance| {
            glance.interrupt.has(Verb::Trigger)
        });
        let in_hand = self.pool.could().hand_interrupts.has(Verb::Trigger);
        self.rotate(
            rotation,
            |rotation| Step::Ability(AbilityStep::Cancel(rotation)),
            Ask::Interrupt,
            |game, seat| in_hand && game.hand.meets(game.owned_by(seat)),
            |game, seat, found| game.find_cancels(seat, &waiting, &target, found),
        );
    }

    fn find_cancels(&self, seat: Seat, waiting: &CardSet, target: &Frame, found: &mut Found) {
        for card in self.sources_for(seat, waiting) {
            if card == target.source {
                continue;
            }
            let can = |id, _| self.can_cancel(seat, card, id, target);
            self.find_uses(card, interrupts, can, found);
        }
    }

    pub(crate) fn can_cancel(
        &self,
        seat: Seat,
        card: CardId,
        id: AbilityId,
        target: &Frame,
    ) -> bool {
        let Ability::Triggered(triggered) = self.pool.ability(id) else { return false };
        let Occasion::Would(deeds) = triggered.occasion else { return false };
        let doing = Doing { by: Some(target.you), ..Doing::to_card(Verb::Trigger, target.source) };
        let with =
            Frame { it: target.source, that: Some(target.you), ..Frame::new(card, id, seat) };
        triggered.from == self.card(card).place.zone()
            && deeds.iter().any(|deed| {
                deed.verb == Verb::Trigger
                    && self.reaches(deed, target)
                    && self.is_deed(deed, &doing, &with)
            })
            && self.may_be_used_by(triggered, &with, seat)
            && self.can_use(triggered, &with)
    }

    /// Whether what answers abilities of such cards answers this one. A duplicate is a card of no type
    /// (`duplicate.blank`): its save is reached by what asks for none.
    fn reaches(&self, deed: &Deed, target: &Frame) -> bool {
        target.ability != self.pool.duplicate_save(target.source)
            || deed.card.types == ANYTHING.types
    }

    /// A player cancels the ability on top, or lets it happen.
    pub(crate) fn cancel(&mut self, rotation: Rotation, item: Item) {
        let Thing::Use(card, place) = item.thing() else {
            let next = self.after_pass(rotation);
            return self.then(Step::Ability(AbilityStep::Cancel(next)));
        };
        let next = self.after_deed(rotation);
        self.then(Step::Ability(AbilityStep::Cancel(next)));
        let target = *self.top();
        let id = self.ability_named(card, place).expect("it was offered");
        self.begin_frame(Frame {
            it: target.source,
            that: Some(target.you),
            ..Frame::new(card, id, rotation.seat)
        });
    }

    /// A player saves a card from the removal on top, or lets it happen.
    pub(crate) fn save_or_pass(&mut self, rotation: Rotation, item: Item) {
        if item == Item::PASS {
            let next = self.after_pass(rotation);
            return self.then(Step::Removal(RemovalStep::Save(next)));
        }
        let next = self.after_deed(rotation);
        self.then(Step::Removal(RemovalStep::Save(next)));
        match item.thing() {
            Thing::Duplicate(card) => {
                let duplicate = self.duplicates_under(card).first().expect("it was offered");
                // The cost is paid: it stays so if the save is cancelled (`cancel.costs`).
                self.put(duplicate, Place::Discard);
                let id = self.pool.duplicate_save(duplicate);
                let frame = Frame::new(duplicate, id, rotation.seat);
                self.begin_frame(Frame { it: card, stage: Stage::Cancels, ..frame });
            }
            Thing::Use(card, place) => {
                let id = self.ability_named(card, place).expect("it was offered");
                let removal = *self.removals.last().expect("something is being removed");
                let savable = self.savable_by(rotation.seat, card, id, &removal);
                let it = savable.first().expect("it was offered");
                self.begin_frame(Frame { it, ..Frame::new(card, id, rotation.seat) });
                self.then(Step::Ability(AbilityStep::Occasion));
            }
            _ => unreachable!("only saves are offered"),
        }
    }

    /// Takes one card out of the removal that threatens it (`timing.save.single`).
    pub(crate) fn save(&mut self, card: CardId, by: CardId, scribe: &mut impl Scribe<Event>) {
        for removal in self.removals.iter_mut().rev() {
            if removal.cards.has(card) {
                removal.cards.remove(card);
                removal.saved = true;
                scribe.note(|| Event::Saved { card, by });
                let seat = Some(self.card(by).controller);
                self.happen_on(Verb::Save, seat, card, by, Zone::Play);
                return;
            }
        }
    }

    /// The frame of a save whose moment this is, and the removal it is from.
    pub(crate) fn threat_now(&self, frame: &Frame, deeds: List<Deed>) -> Option<(Frame, &Removal)> {
        let removal = self.removals.last().filter(|removal| removal.savable)?;
        let doomed = self.threatened(frame, deeds, removal).first()?;
        Some((Frame { it: doomed, ..*frame }, removal))
    }

    /// The cards of a removal that an ability waits for.
    fn threatened(&self, frame: &Frame, deeds: List<Deed>, removal: &Removal) -> CardSet {
        let waits_for = |doomed: &CardId| {
            let doing = Doing::removal(*doomed, removal);
            let with = Frame { it: *doomed, ..*frame };
            deeds.iter().any(|deed| deed.verb == doing.verb && self.is_deed(deed, &doing, &with))
        };
        removal.cards.iter().filter(waits_for).collect()
    }
}

/// Whether a save also takes its card out of play, or may.
pub(crate) fn takes_out_of_play(triggered: &Triggered) -> bool {
    fn any(effects: List<Effect>) -> bool {
        effects.iter().any(|effect| {
            if let Effect::Then(list) = effect {
                any(list)
            } else if let Effect::Pay { then, otherwise, who: _, costs: _ } = effect {
                any(then) || any(otherwise)
            } else {
                matches!(effect, Effect::Return(_, _, _))
            }
        })
    }
    any(triggered.effects)
}

#[cfg(test)]
mod tests {
    use super::DUPLICATE_SAVE;
    use crate::text;

    #[test]
    fn what_a_duplicate_does_is_read_out_while_it_may_be_cancelled() {
        let told = "Response: When a card would be killed, discarded or returned, discard Robb Stark \
                    to save that card.";
        assert_eq!(text::ability("Robb Stark", &DUPLICATE_SAVE), told);
    }
}

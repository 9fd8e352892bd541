//! Escapes: Captives freed by a Secret Passage or by shadow.

use tabletop::{Row, Scribe, Seat};

use super::OpportunityStep;
use crate::ask::Ask;
use crate::deck::Card;
use crate::event::{Event, Fortune, FreedCause};
use crate::flow::{Given, Step};
use crate::item::{Denied, Item};
use crate::noble::{Attribute, Mark, NobleId};
use crate::state::Fief;
use crate::stock::IN_PLAY_MAX;
use crate::title::Title;

impl Fief {
    /// Whether the Noble has the shadow attribute, as every Brother of the Night's Watch has.
    #[must_use]
    pub fn is_shadow(&self, noble: NobleId) -> bool {
        noble.card().attributes.has(Attribute::Shadow) || self.noble(noble).holds(Title::Brother)
    }

    pub(crate) fn can_escape_by_shadow(&self, noble: NobleId) -> bool {
        let record = self.noble(noble);
        !record.is_free() && !record.is(Mark::ShadowUsed) && self.is_shadow(noble)
    }

    /// Whether the Noble can lead his side of the Battle into the Fortification by shadow.
    pub(crate) fn can_lead_by_shadow(&self, noble: NobleId) -> bool {
        self.is_shadow(noble)
            && !self.noble(noble).is(Mark::ShadowUsed)
            && self.attacks_almost_alone(noble)
    }

    pub(crate) fn lead_by_shadow(&mut self, seat: Seat, scribe: &mut impl Scribe<Event>) {
        let court = self.player(seat).court;
        let leader = court.iter().copied().find(|noble| self.can_lead_by_shadow(*noble));
        let noble = leader.expect("a shadow Noble is offered");
        self.nobles[noble.index()].mark(Mark::ShadowUsed, true);
        scribe.note(|| Fortune::ShadowUsed { noble }.into());
        self.find_passage();
    }

    /// The other Captives of the same captor in the same Village.
    fn fellow_captives(&self, captive: NobleId) -> Row<NobleId, IN_PLAY_MAX> {
        let record = *self.noble(captive);
        self.all_nobles()
            .filter(|other| {
                let fellow = self.noble(*other);
                *other != captive && fellow.captor == record.captor && fellow.place == record.place
            })
            .collect()
    }

    pub(super) fn ask_escape(&mut self, step: OpportunityStep) {
        let asking = Step::Opportunity(step);
        match step {
            OpportunityStep::Escape(seat) => {
                self.put(asking, seat, Ask::ChoosePassage);
                let captives: Row<NobleId, IN_PLAY_MAX> =
                    self.all_nobles().filter(|noble| !self.noble(*noble).is_free()).collect();
                captives.iter().for_each(|captive| self.offer(Item::Noble(*captive)));
                let rained_in = self.rained_in();
                rained_in.iter().for_each(|noble| self.offer(Item::Noble(*noble)));
                if self.is_step_denied() || self.can_find_passage() {
                    self.offer(Item::Denied(Denied::SecretPassage));
                }
            }
            OpportunityStep::ShadowEscape(seat) => {
                self.put(asking, seat, Ask::ChooseCaptive);
                for captive in &self.player(seat).court.clone() {
                    if self.can_escape_by_shadow(*captive) {
                        self.offer(Item::Noble(*captive));
                    }
                }
            }
            OpportunityStep::EscapeAlso(seat, captive) => {
                let fellows = self.fellow_captives(captive);
                self.put_some(asking, seat, Ask::AlsoFree, 0..=fellows.len());
                fellows.iter().for_each(|fellow| self.offer(Item::Noble(*fellow)));
            }
            OpportunityStep::ShadowAlso(seat, captive) => {
                let fellows = self.fellow_captives(captive);
                self.put_some(asking, seat, Ask::AlsoFree, 0..=1);
                fellows.iter().for_each(|fellow| self.offer(Item::Noble(*fellow)));
            }
            other => unreachable!("{other:?} is no escape"),
        }
    }

    pub(super) fn answer_escape(
        &mut self,
        step: OpportunityStep,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match (step, given) {
            (OpportunityStep::Escape(seat), Given::One(Item::Noble(noble)))
                if self.noble(noble).is_free() =>
            {
                self.decks.discard(Card::SecretPassage);
                self.moving.passage = Some(noble);
                scribe.note(|| Fortune::PassageShown { seat, noble }.into());
            }
            (OpportunityStep::Escape(seat), Given::One(Item::Noble(captive))) => {
                self.decks.discard(Card::SecretPassage);
                scribe.note(|| Fortune::PassageUsed { seat }.into());
                if self.fellow_captives(captive).is_empty() {
                    self.free_captive(captive, FreedCause::SecretPassage, scribe);
                } else {
                    self.then(Step::Opportunity(OpportunityStep::EscapeAlso(seat, captive)));
                }
            }
            (OpportunityStep::Escape(seat), Given::One(Item::Denied(_))) => {
                self.decks.discard(Card::SecretPassage);
                scribe.note(|| Fortune::PassageUsed { seat }.into());
                if self.is_step_denied() {
                    self.open_passage(false);
                } else {
                    self.find_passage();
                }
            }
            (OpportunityStep::ShadowEscape(seat), Given::One(Item::Noble(captive))) => {
                self.nobles[captive.index()].mark(Mark::ShadowUsed, true);
                scribe.note(|| Fortune::ShadowUsed { noble: captive }.into());
                if self.fellow_captives(captive).is_empty() {
                    self.free_captive(captive, FreedCause::Shadow, scribe);
                } else {
                    self.then(Step::Opportunity(OpportunityStep::ShadowAlso(seat, captive)));
                }
            }
            (OpportunityStep::EscapeAlso(_, captive), Given::Some(others)) => {
                self.free_together(captive, others, FreedCause::SecretPassage, scribe);
            }
            (OpportunityStep::ShadowAlso(_, captive), Given::Some(others)) => {
                self.free_together(captive, others, FreedCause::Shadow, scribe);
            }
            (step, given) => unreachable!("{step:?} does not offer {given:?}"),
        }
    }

    fn free_together(
        &mut self,
        captive: NobleId,
        others: &[Item],
        cause: FreedCause,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.free_captive(captive, cause, scribe);
        for item in others {
            if let Item::Noble(other) = item {
                self.free_captive(*other, cause, scribe);
            }
        }
    }

    /// Whether a Player holds a card that could be a Secret Passage for all that others see.
    pub(crate) fn may_hold_bounty(&self, seat: Seat) -> bool {
        self.player(seat).hand.iter().any(|card| card.back() == crate::deck::Back::Grey)
    }
}

//! Abduction, and what protects from it.

use tabletop::{Row, Scribe, Seat};

use super::OpportunityStep;
use crate::ask::Ask;
use crate::casualties::Muster;
use crate::deck::Card;
use crate::event::{DeathCause, Event, Fortune, War};
use crate::flow::{Given, Question, Step};
use crate::id::VillageId;
use crate::item::{Denied, Item};
use crate::noble::{Attribute, NobleId};
use crate::state::Fief;
use crate::stock::IN_PLAY_MAX;
use crate::title::Title;

/// What keeps a Noble from being abducted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Guard {
    /// Whitecloaks or a Recruit.
    Guards,
    /// A Fortification that a Secret Passage can get around.
    Fortification,
    /// A Fortification with a Maester.
    Maester,
}

impl Fief {
    /// Whether this Noble could lay hands on somebody: free, on the map, and not in the company of
    /// a Brother of the Night's Watch.
    pub(crate) fn can_abduct(&self, own: NobleId) -> bool {
        self.noble(own).is_free() && self.noble(own).village().is_some() && !self.is_bound(own)
    }

    /// Whether the Noble is a Brother of the Night's Watch or in the Village of his House's Brother.
    pub(crate) fn is_bound(&self, own: NobleId) -> bool {
        let brother = |noble: NobleId| self.noble(noble).holds(Title::Brother);
        let village = self.noble(own).village();
        brother(own)
            || village.is_some_and(|at| self.free_nobles_at(self.owner(own), at).any(brother))
    }

    /// Whether the victim is free, of another Player, and in the same Village.
    pub(crate) fn is_in_reach(&self, own: NobleId, victim: NobleId) -> bool {
        let (by, record) = (self.noble(own), self.noble(victim));
        by.seat != record.seat && record.is_free() && record.village() == by.village()
    }

    /// What protects the Noble where he is.
    pub(crate) fn guard_of(&self, victim: NobleId) -> Option<Guard> {
        let record = self.noble(victim);
        let village = record.village()?;
        let seat = self.owner(victim);
        let muster = self.muster(seat, village);
        let royal = record.holds(Title::King) || record.holds(Title::Queen);
        if royal && self.has_whitecloak(village) || record.holds(Title::Brother) && muster[6] > 0 {
            return Some(Guard::Guards);
        }
        if !self.is_fortified(village) || self.controller(village) != Some(seat) {
            return None;
        }
        let maester = self.villages[village.index()].maester;
        Some(if maester { Guard::Maester } else { Guard::Fortification })
    }

    /// Whether a Whitecloak of anybody is in the Village.
    fn has_whitecloak(&self, village: VillageId) -> bool {
        let white = |muster: Muster| muster[4] + muster[5] > 0;
        self.turn_order().any(|seat| white(self.muster(seat, village)))
    }

    fn can_be_abducted(&self, own: NobleId, victim: NobleId) -> bool {
        self.is_in_reach(own, victim)
            && !matches!(self.guard_of(victim), Some(Guard::Guards | Guard::Maester))
            && !self.offers.was_refused(Card::Abduction, victim)
    }

    pub(crate) fn can_abduct_somebody(&self, seat: Seat) -> bool {
        self.player(seat).court.iter().any(|own| {
            self.can_abduct(*own)
                && self.all_nobles().any(|victim| self.can_be_abducted(*own, victim))
        })
    }

    pub(super) fn ask_abduction(&mut self, step: OpportunityStep, scribe: &mut impl Scribe<Event>) {
        let asking = Step::Opportunity(step);
        match step {
            OpportunityStep::Abduction(seat) => {
                self.put(asking, seat, Ask::ChooseVictim(Card::Abduction));
                let court = self.player(seat).court;
                let nobles: Row<NobleId, IN_PLAY_MAX> = self.all_nobles().collect();
                for own in &court {
                    for victim in &nobles {
                        if self.can_abduct(*own) && self.can_be_abducted(*own, *victim) {
                            self.offer(Item::Match(*own, *victim));
                        }
                    }
                }
            }
            OpportunityStep::AddPassage { seat, own, victim, place } => {
                self.ask_passage(seat, own, victim, place, scribe);
            }
            OpportunityStep::BreakMarriage(seat, victim) => {
                self.put_yes_no(asking, seat, Ask::BreakMarriage(victim));
            }
            other => unreachable!("{other:?} is no Abduction"),
        }
    }

    /// Asks everybody who might hold a Secret Passage, the abductor's Player first.
    fn ask_passage(
        &mut self,
        seat: Seat,
        own: NobleId,
        victim: NobleId,
        from: u8,
        scribe: &mut impl Scribe<Event>,
    ) {
        for place in from..self.seats {
            let asked = Seat((seat.0 + place) % self.seats);
            let shadow = place == 0 && self.can_use_shadow(own);
            if shadow || self.may_hold_bounty(asked) {
                let step = OpportunityStep::AddPassage { seat, own, victim, place };
                self.put(Step::Opportunity(step), asked, Ask::AddPassage);
                self.offer(Item::Pass);
                if self.player(asked).hand.contains(&Card::SecretPassage) {
                    self.offer(Item::Card(Card::SecretPassage));
                }
                if shadow {
                    self.offer(Item::Denied(Denied::Shadow));
                }
                return;
            }
        }
        self.offers.refuse(Card::Abduction, victim);
        self.take_back(seat, Card::Abduction, scribe);
    }

    pub(super) fn answer_abduction(
        &mut self,
        step: OpportunityStep,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match (step, given.item()) {
            (OpportunityStep::Abduction(seat), Item::Match(own, victim)) => {
                if self.guard_of(victim).is_some() {
                    let step = OpportunityStep::AddPassage { seat, own, victim, place: 0 };
                    self.then(Step::Opportunity(step));
                } else {
                    self.abduct(seat, own, victim, scribe);
                }
            }
            (OpportunityStep::AddPassage { seat, own, victim, .. }, Item::Card(card)) => {
                let by = question.seat;
                self.take_from_hand(by, card);
                self.decks.discard(card);
                scribe.note(|| Fortune::PassageUsed { seat: by }.into());
                self.abduct(seat, own, victim, scribe);
            }
            (OpportunityStep::AddPassage { seat, own, victim, .. }, Item::Denied(_)) => {
                self.use_shadow(own, scribe);
                self.abduct(seat, own, victim, scribe);
            }
            (OpportunityStep::AddPassage { seat, own, victim, place }, _) => {
                let place = place + 1;
                let step = OpportunityStep::AddPassage { seat, own, victim, place };
                self.then(Step::Opportunity(step));
            }
            (OpportunityStep::BreakMarriage(_, victim), answer) => {
                if answer == Item::Yes {
                    self.end_marriage(victim, scribe);
                }
            }
            (step, item) => unreachable!("{step:?} does not offer {item:?}"),
        }
    }

    /// The victim is a Captive, or dead if the abductor is cruel.
    fn abduct(
        &mut self,
        seat: Seat,
        own: NobleId,
        victim: NobleId,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.decks.discard(Card::Abduction);
        scribe.note(|| Fortune::Abduction { by: own, victim }.into());
        if own.card().attributes.has(Attribute::Cruel) {
            return self.kill(victim, DeathCause::Cruel);
        }
        let record = &mut self.nobles[victim.index()];
        record.captor = Some(seat);
        record.road = None;
        scribe.note(|| War::NobleCaptured { noble: victim, captor: seat }.into());
        self.settle(Some(seat));
        let married = self.noble(victim).spouse.is_some();
        if married && own.card().attributes.has(Attribute::HeartBreaker) {
            self.then(Step::Opportunity(OpportunityStep::BreakMarriage(seat, victim)));
        }
    }
}

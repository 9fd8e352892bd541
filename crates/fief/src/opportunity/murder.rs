//! Assassination, Justice and Arryn's executions.

use tabletop::{Row, Scribe, Seat};

use super::OpportunityStep;
use crate::ask::Ask;
use crate::deck::Card;
use crate::event::{DeathCause, Event, Fortune};
use crate::flow::{Given, Question, Step};
use crate::item::Item;
use crate::noble::{Mark, NobleId};
use crate::state::{Fief, Use};
use crate::stock::{IN_PLAY_MAX, NOBLES_MAX};
use crate::title::Title;

impl Fief {
    /// Whether the Player can send an assassin to this Noble: he needs a sponsor, and in the variant
    /// another's Noble.
    pub(crate) fn can_be_assassinated(&self, seat: Seat, victim: NobleId) -> bool {
        let own = self.owner(victim) == seat;
        !(self.variants.assassination && own) && self.sponsors(seat, victim).next().is_some()
    }

    /// The Player's Nobles who may be the sponsor: not the victim and no Brother.
    pub(crate) fn sponsors(
        &self,
        seat: Seat,
        victim: NobleId,
    ) -> impl Iterator<Item = NobleId> + '_ {
        let court = self.player(seat).court.iter().copied();
        court.filter(move |noble| *noble != victim && !self.noble(*noble).holds(Title::Brother))
    }

    /// Who carries an Assassin or Outlaw marker and is neither Hand nor of the Royal Family.
    pub(crate) fn can_meet_justice(&self, noble: NobleId) -> bool {
        let record = self.noble(noble);
        (record.is(Mark::Assassin) || record.is(Mark::Outlaw))
            && !record.holds(Title::Hand)
            && !self.is_royal(noble)
    }

    /// The Captives of the Player beside a free Noble of his.
    pub(crate) fn executable(&self, seat: Seat) -> impl Iterator<Item = NobleId> + '_ {
        self.all_nobles().filter(move |noble| {
            let record = self.noble(*noble);
            record.captor == Some(seat)
                && record
                    .village()
                    .is_some_and(|village| self.free_nobles_at(seat, village).next().is_some())
        })
    }

    pub(super) fn ask_murder(&mut self, step: OpportunityStep, scribe: &mut impl Scribe<Event>) {
        let asking = Step::Opportunity(step);
        match step {
            OpportunityStep::Assassination(seat) => {
                self.put(asking, seat, Ask::ChooseVictim(Card::Assassination));
                self.offer_nobles(seat, |game, victim| game.can_be_assassinated(seat, victim));
            }
            OpportunityStep::Sponsor(seat, victim) => {
                self.put(asking, seat, Ask::ChooseSponsor);
                let sponsors: Row<NobleId, NOBLES_MAX> = self.sponsors(seat, victim).collect();
                sponsors.iter().for_each(|sponsor| self.offer(Item::Noble(*sponsor)));
            }
            OpportunityStep::Avoid { victim, .. } => {
                let seat = self.owner(victim);
                if !self.may_hold_bounty(seat) {
                    return self.strike_victim(victim, scribe);
                }
                self.put(asking, seat, Ask::AvoidAssassination(victim));
                self.offer(Item::No);
                if self.player(seat).hand.contains(&Card::SecretPassage) {
                    self.offer(Item::Yes);
                }
            }
            OpportunityStep::Justice(seat) => {
                self.put(asking, seat, Ask::ChooseVictim(Card::Justice));
                self.offer_nobles(seat, Fief::can_meet_justice);
            }
            OpportunityStep::Execute(seat) => {
                self.put(asking, seat, Ask::ChooseCaptive);
                let captives: Row<NobleId, IN_PLAY_MAX> = self.executable(seat).collect();
                captives.iter().for_each(|captive| self.offer(Item::Noble(*captive)));
            }
            other => unreachable!("{other:?} kills nobody"),
        }
    }

    pub(super) fn answer_murder(
        &mut self,
        step: OpportunityStep,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match (step, given.item()) {
            (OpportunityStep::Assassination(seat), Item::Noble(victim)) => {
                self.then(Step::Opportunity(OpportunityStep::Sponsor(seat, victim)));
            }
            (OpportunityStep::Sponsor(_, victim), Item::Noble(sponsor)) => {
                self.assassinate(victim, sponsor, scribe);
            }
            (OpportunityStep::Avoid { .. }, Item::Yes) => {
                let seat = question.seat;
                self.take_from_hand(seat, Card::SecretPassage);
                self.decks.discard(Card::SecretPassage);
                scribe.note(|| Fortune::PassageUsed { seat }.into());
            }
            (OpportunityStep::Avoid { victim, .. }, _) => self.strike_victim(victim, scribe),
            (OpportunityStep::Justice(_), Item::Noble(noble)) => {
                self.decks.discard(Card::Justice);
                scribe.note(|| Fortune::JusticeDone { noble }.into());
                self.kill(noble, DeathCause::Justice);
            }
            (OpportunityStep::Execute(seat), Item::Noble(noble)) => {
                self.use_up(seat, Use::ArrynExecute);
                self.kill(noble, DeathCause::Executed);
            }
            (step, item) => unreachable!("{step:?} does not offer {item:?}"),
        }
    }

    /// The sponsor is marked whatever comes of it; in the variant the victim may escape.
    fn assassinate(&mut self, victim: NobleId, sponsor: NobleId, scribe: &mut impl Scribe<Event>) {
        self.decks.discard(Card::Assassination);
        scribe.note(|| Fortune::Assassination { victim, sponsor }.into());
        self.nobles[sponsor.index()].mark(Mark::Assassin, true);
        scribe.note(|| Fortune::AssassinMarked { noble: sponsor }.into());
        if self.variants.assassination {
            self.then(Step::Opportunity(OpportunityStep::Avoid { sponsor, victim }));
        } else {
            self.kill(victim, DeathCause::Assassination);
        }
    }

    /// The variant's roll: 1 to 3 kills.
    fn strike_victim(&mut self, victim: NobleId, scribe: &mut impl Scribe<Event>) {
        self.pick_up_dice();
        let die = self.roll();
        scribe.note(|| Fortune::AssassinationRolled { die }.into());
        if die <= 3 {
            self.kill(victim, DeathCause::Assassination);
        }
    }
}

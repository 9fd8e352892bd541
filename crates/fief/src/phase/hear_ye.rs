//! Phase 1, Hear Ye: Gods cursed rolls, marriages, False Idols, pardons, the Hand's declaration,
//! concessions, oaths.

use serde::{Deserialize, Serialize};
use tabletop::Scribe;

use super::elections::ElectionStep;
use crate::event::{Court, DeathCause, Event};
use crate::flow::{Given, Question, Step};
use crate::item::Item;
use crate::noble::{Mark, NobleId};
use crate::state::Fief;
use crate::stock::IN_PLAY_MAX;
use crate::title::{Title, Titles};

mod announcements;
mod idols;
mod marriage;
mod terms;

pub(crate) use marriage::{Courting, NoMatch};

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum HearYeStep {
    /// It begins.
    Begin,
    /// A Gods cursed Noble rolls.
    Curse(NobleId),
    /// An effect window.
    Window,
    /// The Player at this place of the turn order may ask for an annulment.
    Annul(u8),
    /// The Master of Laws answers.
    AnswerAnnulment(NobleId),
    /// The Player at this place of the turn order may propose a marriage.
    Propose(u8),
    /// The terms of the proposal.
    Terms(u8),
    /// How much gold the proposer offers or asks for.
    TermsGold(u8, Payer),
    /// Which card the proposer adds.
    TermsCard(u8),
    /// Which card the proposer asks for.
    TermsAskCard(u8),
    /// The other Player answers the proposal.
    Answer(u8),
    /// The Protector may destroy the False Idols.
    Idols,
    /// The Hand may convert too.
    Join(u8),
    /// The Hand who converted may name a sacrifice.
    Sacrifice(NobleId),
    /// The Master of Laws may pardon.
    PardonLaws,
    /// The Protector may pardon.
    PardonProtector,
    /// The Hand may declare an Outlaw.
    Declare,
    /// The Player at this place of the turn order may concede Titles.
    Concede(u8),
    /// Who receives the Title conceded.
    ConcedeTo(u8, Title),
    /// The Brother of the Player at this place of the turn order may break his oath.
    Oath(u8),
}

impl HearYeStep {
    /// Whether a Player is asked what he begins; nothing is half-done.
    pub(crate) const fn is_turn(self) -> bool {
        match self {
            HearYeStep::Annul(_)
            | HearYeStep::Propose(_)
            | HearYeStep::Idols
            | HearYeStep::PardonLaws
            | HearYeStep::PardonProtector
            | HearYeStep::Declare
            | HearYeStep::Concede(_)
            | HearYeStep::Oath(_) => true,
            HearYeStep::Begin
            | HearYeStep::Curse(_)
            | HearYeStep::Window
            | HearYeStep::AnswerAnnulment(_)
            | HearYeStep::Terms(_)
            | HearYeStep::TermsGold(..)
            | HearYeStep::TermsCard(_)
            | HearYeStep::TermsAskCard(_)
            | HearYeStep::Answer(_)
            | HearYeStep::Join(_)
            | HearYeStep::Sacrifice(_)
            | HearYeStep::ConcedeTo(..) => false,
        }
    }
}

/// Who pays the gold of a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Payer {
    /// The Player who proposed.
    Proposer,
    /// The Player to whom it was proposed.
    Other,
}

impl Fief {
    pub(crate) fn enter_hear_ye(&mut self, step: HearYeStep, scribe: &mut impl Scribe<Event>) {
        match step {
            HearYeStep::Begin => self.begin_hear_ye(),
            HearYeStep::Curse(noble) => self.roll_for_the_cursed(noble, scribe),
            HearYeStep::Window => self.open_window(),
            HearYeStep::Annul(place) => self.ask_annulment(place),
            HearYeStep::AnswerAnnulment(noble) => self.ask_master_of_laws(noble),
            HearYeStep::Propose(place) => self.ask_proposal(place),
            HearYeStep::Terms(place) => self.ask_terms(place),
            HearYeStep::TermsGold(place, payer) => self.ask_terms_gold(place, payer),
            HearYeStep::TermsCard(place) => self.ask_terms_card(place),
            HearYeStep::TermsAskCard(place) => self.ask_card_in_return(place),
            HearYeStep::Answer(place) => self.ask_answer(place),
            HearYeStep::Idols => self.ask_idols(),
            HearYeStep::Join(septs) => self.ask_conversion(septs, scribe),
            HearYeStep::Sacrifice(hand) => self.ask_sacrifice(hand),
            HearYeStep::PardonLaws => self.ask_pardon(step),
            HearYeStep::PardonProtector => self.ask_pardon(step),
            HearYeStep::Declare => self.ask_declaration(),
            HearYeStep::Concede(place) => self.ask_concession(place),
            HearYeStep::ConcedeTo(place, title) => self.ask_conceded_to(place, title),
            HearYeStep::Oath(place) => self.ask_oath(place),
        }
    }

    pub(crate) fn answer_hear_ye(
        &mut self,
        step: HearYeStep,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let seat = question.seat;
        match step {
            HearYeStep::Annul(place) => self.answer_annul(seat, place, given.item(), scribe),
            HearYeStep::AnswerAnnulment(noble) => {
                self.answer_annulment(seat, noble, given.is(Item::Yes), scribe);
            }
            HearYeStep::Propose(place) => self.answer_proposal(place, given.item()),
            HearYeStep::Terms(place) => self.answer_terms(seat, place, given.item(), scribe),
            HearYeStep::TermsGold(place, payer) => {
                self.answer_terms_gold(place, payer, given.amount());
            }
            HearYeStep::TermsCard(place) | HearYeStep::TermsAskCard(place) => {
                self.answer_terms_card(place, given.item());
            }
            HearYeStep::Answer(place) => self.answer_marriage(seat, place, given.item(), scribe),
            HearYeStep::Idols => self.answer_idols(given.is(Item::Yes), scribe),
            HearYeStep::Join(septs) => self.answer_conversion(septs, given.is(Item::Yes), scribe),
            HearYeStep::Sacrifice(_) => self.answer_sacrifice(given.item(), scribe),
            HearYeStep::PardonLaws => self.answer_pardon(step, given.item(), scribe),
            HearYeStep::PardonProtector => self.answer_pardon(step, given.item(), scribe),
            HearYeStep::Declare => self.answer_declaration(given.item(), scribe),
            HearYeStep::Concede(place) => self.answer_concession(place, given.item()),
            HearYeStep::ConcedeTo(place, title) => {
                self.answer_conceded_to(place, title, given.item(), scribe);
            }
            HearYeStep::Oath(place) => self.answer_oath(seat, place, given.is(Item::Yes), scribe),
            HearYeStep::Begin | HearYeStep::Curse(_) | HearYeStep::Window => {
                unreachable!("{step:?} asks nothing")
            }
        }
    }

    /// The steps of the Phase in their order. Who holds which Warden Title and who is a Member now
    /// is remembered, because only they count in Warden elections.
    fn begin_hear_ye(&mut self) {
        self.courting = Courting::default();
        self.remember_offices();
        self.then_all(&[
            Step::HearYe(HearYeStep::Annul(0)),
            Step::HearYe(HearYeStep::Idols),
            Step::HearYe(HearYeStep::PardonLaws),
            Step::HearYe(HearYeStep::PardonProtector),
            Step::HearYe(HearYeStep::Declare),
            Step::HearYe(HearYeStep::Concede(0)),
            Step::HearYe(HearYeStep::Oath(0)),
            Step::Election(ElectionStep::Begin),
        ]);
        let cursed = |noble: &NobleId| self.noble(*noble).is(Mark::GodsCursed);
        let mut cursed: tabletop::Row<NobleId, IN_PLAY_MAX> =
            self.all_nobles().filter(cursed).collect();
        while let Some(noble) = cursed.pop() {
            self.then(Step::HearYe(HearYeStep::Curse(noble)));
        }
        self.then(Step::HearYe(HearYeStep::Window));
    }

    fn remember_offices(&mut self) {
        for region in crate::id::RegionId::all() {
            let seat = self.holder_seat(Title::Warden(region));
            self.polling.wardens_before[region.index()] = seat;
        }
        for noble in &mut *self.nobles {
            noble.mark(Mark::MemberAtStart, !noble.titles.and(Titles::COUNCIL).is_empty());
        }
    }

    /// A Gods cursed Noble dies on a 1.
    fn roll_for_the_cursed(&mut self, noble: NobleId, scribe: &mut impl Scribe<Event>) {
        if !self.noble(noble).in_play() {
            return;
        }
        self.pick_up_dice();
        let die = self.roll();
        scribe.note(|| Court::GodsCursedRolled { noble, die }.into());
        self.then(Step::HearYe(HearYeStep::Window));
        if die == 1 {
            self.kill(noble, DeathCause::GodsCursed);
        }
    }
}

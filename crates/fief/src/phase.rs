//! The round and its Phases, one file per heading of the rulebook.

use serde::{Deserialize, Serialize};
use tabletop::{Scribe, Seats};

use crate::ask::Ask;
use crate::event::{Event, Table};
use crate::flow::Step;
use crate::item::Item;
use crate::noble::{Mark, NobleId};
use crate::state::{Fief, Phase};

pub(crate) mod battle;
pub(crate) mod bids;
pub(crate) mod cards;
pub(crate) mod court;
pub(crate) mod disasters;
pub(crate) mod elections;
pub(crate) mod end_of_round;
pub(crate) mod hear_ye;
pub(crate) mod income;
pub(crate) mod movement;
pub(crate) mod opening;
pub(crate) mod plague;
pub(crate) mod purchase;
pub(crate) mod ransom;
pub(crate) mod siege;
pub(crate) mod uprising;
pub(crate) mod wall;

/// The place reached in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum RoundStep {
    /// A new round begins.
    Begin,
    /// A Phase begins.
    Phase(Phase),
    /// Play rests before the Phase begins: scenarios look at the end of one Phase here.
    Rest(Phase),
}

impl Fief {
    pub(crate) fn enter_round(&mut self, step: RoundStep, scribe: &mut impl Scribe<Event>) {
        match step {
            RoundStep::Begin => self.begin_round(scribe),
            RoundStep::Phase(phase) => self.begin_phase(phase, scribe),
            RoundStep::Rest(_) => {
                self.put(Step::Round(step), self.first, Ask::WindowAction);
                self.offer(Item::Pass);
            }
        }
    }

    pub(crate) fn answer_round(&mut self, step: RoundStep) {
        match step {
            RoundStep::Rest(phase) => self.then(Step::Round(RoundStep::Phase(phase))),
            RoundStep::Begin | RoundStep::Phase(_) => unreachable!("{step:?} asks nothing"),
        }
    }

    /// Uses per round refresh, and the marks of a round go.
    fn begin_round(&mut self, scribe: &mut impl Scribe<Event>) {
        self.round += 1;
        self.turn = None;
        for seat in 0..usize::from(self.seats) {
            self.players[seat].used = 0;
            self.players[seat].looked_at = Seats::NONE;
            self.players[seat].refused_fiefs = 0;
            for place in 0..self.players[seat].court.len() {
                let noble: NobleId = self.players[seat].court[place];
                let record = &mut self.nobles[noble.index()];
                record.mark(Mark::Plagued, false);
                record.mark(Mark::Quarantined, false);
                record.mark(Mark::ShadowUsed, false);
                record.mark(Mark::Conceded, false);
            }
        }
        let round = self.round;
        scribe.note(|| Table::RoundStarted { round }.into());
        self.then(Step::Round(RoundStep::Phase(Phase::HearYe)));
    }

    fn begin_phase(&mut self, phase: Phase, scribe: &mut impl Scribe<Event>) {
        self.phase = phase;
        self.turn = None;
        scribe.note(|| Table::PhaseStarted { phase }.into());
        let (first, next) = match phase {
            Phase::Setup => (Step::Opening(opening::OpeningStep::HiddenGold), Phase::HearYe),
            Phase::HearYe => (Step::HearYe(hear_ye::HearYeStep::Begin), Phase::Cards),
            Phase::Cards => (Step::Cards(cards::CardsStep::Begin), Phase::Income),
            Phase::Income => (Step::Income(income::IncomeStep::Begin), Phase::Purchase),
            Phase::Purchase => (Step::Ransom(ransom::RansomStep::Begin), Phase::Movement),
            Phase::Movement => (Step::Movement(movement::MovementStep::Begin), Phase::Battles),
            Phase::Battles => (Step::Battle(battle::BattleStep::Begin), self.after_battles()),
            Phase::Wall => (Step::Wall(wall::WallStep::Begin), Phase::EndOfRound),
            Phase::EndOfRound => return self.then(Step::End(end_of_round::EndStep::Begin)),
        };
        self.then_all(&[first, Step::Round(RoundStep::Phase(next))]);
    }

    const fn after_battles(&self) -> Phase {
        if self.modules.nights_watch { Phase::Wall } else { Phase::EndOfRound }
    }
}

//! The round: seven phases (six in Winter), each a chain of framework actions and player-action segments.

pub(crate) mod challenges;
mod claim;
mod defenders;
mod dominance;
mod draw;
pub(crate) mod marshalling;
pub(crate) mod plot;
mod resolution;
mod shadows;
mod standing;
mod stealth;

use serde::{Deserialize, Serialize};
use tabletop::{Row, Scribe, Seat};

use crate::card_set::{CardId, CardSet};
use crate::constant::watch;
use crate::event::Event;
use crate::flow::Step;
use crate::phase::challenges::ChallengeStep;
use crate::phase::marshalling::MarshallingStep;
use crate::state::{Lasts, Thrones};
use crate::vocabulary::{Period, Phase, Verb};
use crate::window::Segment::{End, Framework, Only, PlayerActions};

/// The round, and the phases that are one framework action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum RoundStep {
    Begin,
    /// A phase with its beginning and its end, unless it is skipped.
    Phase(Phase),
    /// This seat may bring a card out of Shadows, and then the rest clockwise.
    Shadows {
        seat: Seat,
        left: u8,
    },
    /// The framework event that begins or ends a phase.
    Happen(Verb),
    /// What a phase consists of.
    InPhase(Phase),
    Draw,
    Dominance,
    Stand,
    ReturnGold,
    /// What lasted until the end of the phase is over.
    PhaseOver,
    /// What changed in the phase is forgotten.
    ForgetPhase,
    End,
}

impl Thrones {
    pub(crate) fn enter_round(&mut self, step: RoundStep, scribe: &mut impl Scribe<Event>) {
        match step {
            RoundStep::Begin => self.begin_round(scribe),
            RoundStep::Phase(phase) => self.begin_phase(phase, scribe),
            RoundStep::Shadows { seat, left } => self.ask_to_come_out(seat, left),
            RoundStep::Happen(verb) => self.happen(verb, None, CardId::NONE),
            RoundStep::InPhase(phase) => self.go_through(phase),
            RoundStep::Draw => self.draw_two(scribe),
            RoundStep::Dominance => self.count_dominance(scribe),
            RoundStep::Stand => self.stand_all(scribe),
            RoundStep::ReturnGold => self.return_gold(scribe),
            RoundStep::PhaseOver => self.phase_over(),
            RoundStep::ForgetPhase => self.forget_phase(),
            RoundStep::End => self.end_round(scribe),
        }
    }

    /// Begins a round (`round.phases.lcg`, `round.phases.winter`).
    fn begin_round(&mut self, scribe: &mut impl Scribe<Event>) {
        self.round += 1;
        scribe.note(|| Event::RoundBegan { round: self.round });
        self.begin_lasting(scribe);
        self.then_round_from(Phase::Plot);
    }

    /// The phases of the round from this one on, then its end.
    pub(crate) fn then_round_from(&mut self, first: Phase) {
        let phases = self.rules.phases().iter().filter(|phase| **phase >= first);
        let phases = phases.map(|phase| Step::Round(RoundStep::Phase(*phase)));
        let steps: Row<Step, 8> = phases.chain([Step::Round(RoundStep::End)]).collect();
        self.then_all(&steps);
    }

    /// Ends the round: titles return, what lasted the round ends, allowances are renewed (`taxation.round_end`).
    fn end_round(&mut self, scribe: &mut impl Scribe<Event>) {
        for place in 0..self.lasting.len() {
            let lasting = self.lasting[place];
            if lasting.what == Lasts::SwappedPlots {
                self.swap_plots(lasting.players[0], lasting.players[1]);
            }
        }
        self.expire(Period::Round);
        self.renew(Period::Round);
        for seat in 0..self.seats {
            let player = self.player_mut(Seat(seat));
            player.drawn = 0;
            player.limited_played = false;
            player.limited_response_used = false;
            player.opposition_claimed = false;
            (player.won, player.lost) = ([0; 3], [0; 3]);
            (player.lost_dominance, player.has_challenged) = (false, false);
            player.title_used = false;
            player.title = None;
        }
        self.challenges_begun = 0;
        self.return_titles(scribe);
        self.end_promises(scribe);
        self.set_phase(Phase::Any);
        self.changed(watch::PAST);
        self.then(Step::Round(RoundStep::Begin));
        self.settle(End(&[]));
    }

    /// Renews the uses of abilities limited per this period, on cards and on events.
    pub(crate) fn renew(&mut self, period: Period) {
        let pool = &self.pool;
        self.uses.retain(|used| pool.triggered(used.ability).limit.per != period);
        for seat in 0..self.seats {
            let pool = self.pool.clone();
            let limited =
                |kind| crate::action::title_limit(pool.printed(kind)).map(|limit| limit.per);
            self.player_mut(Seat(seat))
                .titles_used
                .retain(|used| limited(used.title) != Some(period));
        }
    }

    fn set_phase(&mut self, phase: Phase) {
        let before = std::mem::replace(&mut self.phase, phase);
        self.changed(watch::phase(before) | watch::phase(phase));
    }

    /// A phase, unless it is skipped: the framework events of its beginning and its end, and what it consists of
    /// (`timing.durations`).
    fn begin_phase(&mut self, phase: Phase, scribe: &mut impl Scribe<Event>) {
        if self.is_skipped(phase) {
            scribe.note(|| Event::PhaseSkipped { phase });
            return;
        }
        self.set_phase(phase);
        self.end_offers(scribe);
        scribe.note(|| Event::PhaseBegan { phase });
        let (seat, left) = (self.first, self.seats);
        self.then_segments(&[
            Framework(&[Step::Round(RoundStep::Happen(Verb::Begin))]),
            Only(Step::Round(RoundStep::InPhase(phase))),
            End(&[Step::Round(RoundStep::Happen(Verb::End))]),
            Only(Step::Round(RoundStep::PhaseOver)),
            Only(Step::Round(RoundStep::ForgetPhase)),
        ]);
        if !self.aside.is_empty() {
            self.then(Step::Round(RoundStep::Shadows { seat, left }));
        }
    }

    /// What a phase consists of, from the first to the last.
    fn go_through(&mut self, phase: Phase) {
        let (seat, left) = (self.first, self.seats);
        match phase {
            Phase::Plot => self.go_through_plot(),
            Phase::Draw => self.then_segments(&[
                PlayerActions,
                Framework(&[Step::Round(RoundStep::Draw)]),
                PlayerActions,
            ]),
            Phase::Marshalling => {
                self.then(Step::Marshalling(MarshallingStep::Turn { seat, left }));
            }
            Phase::Challenges => self.then(Step::Challenge(ChallengeStep::Turn { seat, left })),
            Phase::Dominance => self
                .then_segments(&[Framework(&[Step::Round(RoundStep::Dominance)]), PlayerActions]),
            Phase::Standing => {
                self.then_segments(&[Framework(&[Step::Round(RoundStep::Stand)]), PlayerActions]);
            }
            Phase::Taxation => self
                .then_segments(&[Framework(&[Step::Round(RoundStep::ReturnGold)]), PlayerActions]),
            Phase::Any => unreachable!("only phases of the round begin"),
        }
    }

    /// What lasted until the end of the phase is over.
    fn phase_over(&mut self) {
        self.expire(Period::Phase);
        self.renew(Period::Phase);
        // What the end of the phase does to STR and attachments belongs to the phase that ends.
        self.settle(End(&[]));
    }

    /// The phase is over for good: who fell in it, and whose STR changed, is forgotten.
    fn forget_phase(&mut self) {
        self.fallen = CardSet::EMPTY;
        for seat in 0..self.seats {
            self.player_mut(Seat(seat)).again = None;
        }
        if std::mem::take(&mut self.strengths_changed) {
            for card in self.in_play {
                self.card_mut(card).strength_changed = false;
            }
        }
    }
}

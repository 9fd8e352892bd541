//! The round: seven phases (six in Winter), each a chain of framework actions and player-action segments.

mod challenges;
mod claim;
mod defenders;
mod dominance;
mod draw;
mod marshalling;
mod plot;
mod resolution;
mod standing;
mod stealth;

use tabletop::{Scribe, Seat};

use crate::constant::watch;
use crate::event::Event;
use crate::index::triggered;
use crate::pending::Step;
use crate::ruleset::{Recycling, Taxation};
use crate::state::{Lasts, Thrones};
use crate::vocabulary::{Period, Phase, Verb};

impl Thrones {
    /// Begins a round (`round.phases.lcg`, `round.phases.winter`).
    pub(crate) fn begin_round(&mut self, scribe: &mut impl Scribe<Event>) {
        self.round += 1;
        scribe.note(|| Event::RoundBegan { round: self.round });
        self.pending.push(Step::EndRound);
        if self.rules.taxation == Taxation::AfterStanding {
            self.pending.push(Step::BeginPhase(Phase::Taxation));
        }
        for phase in [
            Phase::Standing,
            Phase::Dominance,
            Phase::Challenges,
            Phase::Marshalling,
            Phase::Draw,
            Phase::Plot,
        ] {
            self.pending.push(Step::BeginPhase(phase));
        }
    }

    /// Ends the round: titles return, what lasted the round ends, allowances are renewed (`taxation.round_end`).
    pub(crate) fn end_round(&mut self, scribe: &mut impl Scribe<Event>) {
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
            player.title_used = false;
            player.title = None;
        }
        self.return_titles(scribe);
        self.phase = Phase::Any;
        self.pending.push(Step::BeginRound);
    }

    /// Renews the uses of abilities limited per this period, on cards and on events.
    pub(crate) fn renew(&mut self, period: Period) {
        self.uses.retain(|used| triggered(used.ability).limit.per != period);
        for seat in 0..self.seats {
            let limited = |def| crate::action::title_limit(def).map(|limit| limit.per);
            self.player_mut(Seat(seat))
                .titles_used
                .retain(|used| limited(used.def) != Some(period));
        }
    }

    /// Begins a phase, unless it is skipped, and lays out what it consists of.
    pub(crate) fn begin_phase(&mut self, phase: Phase, scribe: &mut impl Scribe<Event>) {
        if self.is_skipped(phase) {
            scribe.note(|| Event::PhaseSkipped { phase });
            return;
        }
        self.phase = phase;
        self.changed(watch::PHASE);
        scribe.note(|| Event::PhaseBegan { phase });
        self.pending.push(Step::EndPhase(phase));
        match phase {
            Phase::Plot => self.lay_out_plot_phase(),
            Phase::Draw => {
                self.player_actions();
                self.framework(&[Step::DrawTwo]);
                self.player_actions();
            }
            Phase::Marshalling => {
                self.pending.push(Step::Marshal { seat: self.first, left: self.seats })
            }
            Phase::Challenges => {
                self.pending.push(Step::ChallengeTurn { seat: self.first, left: self.seats })
            }
            Phase::Dominance => {
                self.player_actions();
                self.framework(&[Step::CountDominance]);
            }
            Phase::Standing => {
                self.player_actions();
                self.framework(&[Step::StandAll]);
            }
            Phase::Taxation => {
                self.player_actions();
                self.framework(&[Step::ReturnGold]);
            }
            Phase::Any => unreachable!("only phases of the round begin"),
        }
        self.happen_now(Verb::Begin);
    }

    /// The plot phase (`timing.phase.plot`, `plot.sequence`).
    fn lay_out_plot_phase(&mut self) {
        self.player_actions();
        self.pending.push(Step::TakeTitles { seat: self.first, left: self.seats });
        match self.rules.recycling {
            Recycling::AfterEffect => {
                self.pending.push(Step::Recycle);
                self.framework(&[Step::WhenRevealed, Step::Initiative, Step::RevealPlots]);
            }
            Recycling::OnReveal => {
                self.framework(&[
                    Step::WhenRevealed,
                    Step::Initiative,
                    Step::Recycle,
                    Step::RevealPlots,
                ]);
            }
        }
        self.pending.push(Step::PortWindow);
        self.pending.push(Step::ChoosePlots);
        self.player_actions();
    }

    /// The framework event that begins or ends a phase, with its passives and responses (`timing.durations`).
    fn happen_now(&mut self, verb: Verb) {
        let awaited = self.is_awaited(verb);
        self.open_window();
        if awaited {
            self.happen(verb, None, crate::card_set::CardId::NONE);
        }
        self.pending.push(Step::EndWindow);
        self.pending.push(Step::Responses { seat: self.first, passed: 0 });
        self.pending.push(Step::Passives);
    }

    /// Ends a phase; what lasted until its end expires as the last thing of it.
    pub(crate) fn end_phase(&mut self, phase: Phase) {
        debug_assert_eq!(self.phase, phase);
        self.pending.push(Step::PhaseOver);
        self.happen_now(Verb::End);
    }

    /// What lasted until the end of the phase is over.
    pub(crate) fn phase_over(&mut self) {
        self.expire(Period::Phase);
        self.renew(Period::Phase);
        // What the end of the phase does to STR belongs to the phase that ends.
        self.kill_at_zero();
        for card in self.in_play() {
            self.card_mut(card).strength_changed = false;
        }
    }
}

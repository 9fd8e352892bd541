//! The way play goes on: the next pending step is done until somebody must decide.

use tabletop::{Answer, Scribe, Seat};

use crate::ask::Ask;
use crate::event::Event;
use crate::item::{Item, Thing};
use crate::pending::Step;
use crate::state::{Ending, Form, Question, Stage, Thrones};

impl Thrones {
    /// Goes on until somebody must decide or the game is over. Leaves the constants reckoned.
    pub(crate) fn run(&mut self, scribe: &mut impl Scribe<Event>) {
        loop {
            if self.stale {
                self.reckon();
            }
            if self.power_moved && !self.is_claiming() {
                self.check_victory(scribe);
            }
            if self.ending != Ending::None {
                self.pending.clear();
                self.questions.clear();
                self.items.clear();
                return;
            }
            if !self.questions.is_empty() {
                if self.hurried && self.answer_forced(scribe) {
                    continue;
                }
                self.offer_gifts();
                return;
            }
            let step = self.pending.pop().expect("a game that goes on has something pending");
            self.step(step, scribe);
        }
    }

    /// Does one step.
    fn step(&mut self, step: Step, scribe: &mut impl Scribe<Event>) {
        match step {
            Step::Declare { seat, left } => self.declare(seat, left),
            Step::DrawSetupHands => self.draw_setup_hands(scribe),
            Step::PlaceSetup { seat, left } => self.place_setup(seat, left),
            Step::RevealSetup => self.reveal_setup(scribe),
            Step::BeginRound => self.begin_round(scribe),
            Step::EndRound => self.end_round(scribe),
            Step::BeginPhase(phase) => self.begin_phase(phase, scribe),
            Step::EndPhase(phase) => self.end_phase(phase),
            Step::PhaseOver => self.phase_over(),
            Step::ChoosePlots => self.choose_plots(),
            Step::PortWindow => self.port_window(),
            Step::RevealPlots => self.reveal_plots(scribe),
            Step::Initiative => self.initiative(scribe),
            Step::WhenRevealed => self.when_revealed(scribe),
            Step::Recycle => self.recycle(scribe),
            Step::TakeTitles { seat, left } => self.take_titles(seat, left),
            Step::DrawTwo => self.draw_two(scribe),
            Step::Marshal { seat, left } => self.marshalling_turn(seat, left, scribe),
            Step::EndMarshalling(seat) => self.end_marshalling(seat, scribe),
            Step::ChallengeTurn { seat, left } => self.challenge_turn(seat, left),
            Step::CountDominance => self.count_dominance(scribe),
            Step::StandAll => self.stand_all(scribe),
            Step::ReturnGold => self.return_gold(scribe),
            Step::Actions { seat, passed } => self.actions(seat, passed),
            Step::OpenWindow => self.open_window(),
            Step::Passives => self.passives(scribe),
            Step::Responses { seat, passed } => self.responses(seat, passed),
            Step::EndWindow => self.end_window(),
            Step::Frame => self.go_on_with_frame(scribe),
            Step::Cancels { seat, passed } => self.cancels(seat, passed),
            Step::Saves { seat, passed } => self.saves(seat, passed),
            Step::Remove => self.remove_from_play(scribe),
            Step::DeclareChallenge => self.declare_challenge(),
            Step::AskAttackers(kind, target) => self.ask_attackers(kind, target),
            Step::CrownRegent => self.crown_regent(),
            Step::Stealth(after) => self.stealth(after),
            Step::Defenders => self.ask_defenders(),
            Step::Support => self.support(),
            Step::LordCommander => self.lord_commander(),
            Step::DefendersDeclared => self.defenders_declared(scribe),
            Step::DetermineWinner => self.determine_winner(scribe),
            Step::Claim => self.claim(scribe),
            Step::Unopposed => self.unopposed(scribe),
            Step::Renown => self.renown(scribe),
            Step::EndChallenge => self.end_challenge(),
            Step::HousePower { seat, power, from } => self.house_power(seat, power, from, scribe),
            Step::Duty(duty, card) => self.duty(duty, card, scribe),
            Step::PayGold { seat, gold, to } => self.pay_gold(seat, gold, to, scribe),
            Step::PayInfluence { seat, card, influence } => {
                self.ask_influence(seat, card, influence)
            }
            Step::EnterFromHand { card, host, how } => {
                self.enter_from_hand(card, host, how, scribe)
            }
            Step::Depart => self.depart(scribe),
            Step::Eliminate => self.eliminate(scribe),
        }
    }

    /// Adds a thing to what the next prompt offers.
    pub(crate) fn offer(&mut self, thing: Thing) {
        self.items.push(thing.into());
    }

    /// Opens a prompt over the things offered since the last one.
    pub(crate) fn ask(&mut self, seat: Seat, ask: Ask, form: Form) {
        let from = self.questions.last().map_or(0, |question| question.from + question.len);
        let len = self.items.len() as u16 - from;
        debug_assert!(form != Form::One || len > 0, "{ask:?} offers something");
        self.questions.push(Question { seat, ask, form, from, len });
    }

    /// Answers the first forced prompt, if one is open.
    fn answer_forced(&mut self, scribe: &mut impl Scribe<Event>) -> bool {
        for place in 0..self.questions.len() {
            let question = self.questions[place];
            let only = match question.form {
                Form::One if question.len == 1 => Answer::One(self.items[question.from as usize]),
                Form::Some { max: 0, .. } => Answer::Some(Vec::new()),
                Form::Amount { min, max } if min == max => Answer::Amount(u32::from(min)),
                Form::One | Form::Amount { .. } | Form::Gift => continue,
                Form::Some { min, .. } if min < question.len => continue,
                Form::Some { .. } | Form::Worth { .. } | Form::Order => {
                    match self.shape_of(&question).only_answer() {
                        Some(answer) => answer,
                        None => continue,
                    }
                }
            };
            self.take_answer(place, &only, scribe);
            return true;
        }
        false
    }

    /// Closes a prompt and does what was answered.
    pub(crate) fn take_answer(
        &mut self,
        place: usize,
        answer: &Answer<Item>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let question = self.questions[place];
        self.close_gifts();
        if question.form == Form::Gift {
            self.answered(question, answer, scribe);
            self.ask_again();
            return;
        }
        self.questions.remove(place);
        let still_offered =
            self.questions.iter().map(|question| question.from + question.len).max();
        self.items.truncate(usize::from(still_offered.unwrap_or(0)));
        if self.questions.is_empty() {
            self.worths.clear();
        }
        self.answered(question, answer, scribe);
    }

    /// Takes the open question back so that the step which asked it asks anew: what it offers may have changed.
    pub(crate) fn ask_again(&mut self) {
        let Some(question) = self.questions.first().copied() else { return };
        let step = match (question.ask, self.pending.last().copied()) {
            (Ask::Act, Some(Step::Actions { passed, .. })) => {
                self.pending.pop();
                Step::Actions { seat: question.seat, passed: passed - 1 }
            }
            (Ask::Respond, Some(Step::Responses { passed, .. })) => {
                self.pending.pop();
                Step::Responses { seat: question.seat, passed: passed - 1 }
            }
            (Ask::Interrupt, Some(Step::Saves { passed, .. })) => {
                self.pending.pop();
                Step::Saves { seat: question.seat, passed: passed - 1 }
            }
            (Ask::Interrupt, Some(Step::Cancels { passed, .. })) => {
                self.pending.pop();
                Step::Cancels { seat: question.seat, passed: passed - 1 }
            }
            (Ask::PlaceSetup, Some(step @ Step::PlaceSetup { .. })) => {
                self.pending.pop();
                step
            }
            (Ask::Challenge, _) => Step::DeclareChallenge,
            (Ask::Attackers(kind, target), _) => Step::AskAttackers(kind, target),
            (Ask::Defenders(..), _) => Step::Defenders,
            (Ask::Support(..), _) => Step::Support,
            (Ask::Choose(_), Some(Step::Frame)) => {
                let frame = self.frames.last_mut().expect("an ability asks");
                if let (Stage::Effects, Some(at)) = (frame.stage, frame.at.last_mut()) {
                    at.next -= 1;
                }
                self.pending.pop();
                Step::Frame
            }
            _ => return,
        };
        self.questions.clear();
        self.items.clear();
        self.worths.clear();
        self.pending.push(step);
    }

    /// Does what was answered to a question.
    fn answered(
        &mut self,
        question: Question,
        answer: &Answer<Item>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let Question { seat, ask, .. } = question;
        let one = answer.items().first().copied().unwrap_or(Item::PASS);
        match ask {
            Ask::Declare => self.declared(seat, scribe),
            Ask::PlaceSetup => self.setup_placed(seat, one, scribe),
            Ask::SetupHost(card) => {
                self.card_mut(card).host = one.card().expect("a host is a card")
            }
            Ask::ChoosePlot => self.plot_chosen(seat, one, scribe),
            Ask::NameFirstPlayer => self.first_player_named(one, scribe),
            Ask::NextPassive => self.resolve_passive(one, scribe),
            Ask::TakeTitle => self.title_taken(seat, one, scribe),
            Ask::Act => self.acted(seat, one, scribe),
            Ask::Respond => self.responded(seat, one),
            Ask::Interrupt => self.interrupted(seat, one, scribe),
            Ask::Occasion(_) => self.occasion_chosen(one),
            Ask::Choose(_) => self.chosen(seat, answer.items(), scribe),
            Ask::ChoosePlayer(_) => self.player_chosen(seat, one, scribe),
            Ask::Name(_) => self.named(seat, one, scribe),
            Ask::May(_) => self.may_chosen(one),
            Ask::Way(_) => self.way_chosen(one),
            Ask::Cost(_) => self.cost_chosen(answer.items(), scribe),
            Ask::WhichCost(_) => self.which_cost_chosen(one),
            Ask::PayX(_) => self.x_chosen(answer),
            Ask::Influence(card, _) => self.influence_knelt(seat, card, answer.items(), scribe),
            Ask::GoldOn(card) => self.gold_on_chosen(seat, card, answer, scribe),
            Ask::PayTo(_) => self.payee_chosen(seat, one),
            Ask::Host(_) => self.host_chosen(one),
            Ask::Side(card) => self.side_chosen(card, one, scribe),
            Ask::Challenge => self.challenge_chosen(seat, one),
            Ask::Attackers(kind, target) => {
                self.attackers_declared(seat, kind, target, answer.items(), scribe)
            }
            Ask::Redirect => self.regent_chose(seat, one, scribe),
            Ask::NewTarget => self.new_target_chosen(one, scribe),
            Ask::Stealth(card) => self.bypassed(card, one, scribe),
            Ask::Defenders(..) | Ask::Support(..) => self.defend(seat, answer.items(), scribe),
            Ask::TakeOver => self.commander_chose(seat, one, scribe),
            Ask::Casualties => self.casualties_chosen(answer.items()),
            Ask::DeadlyVictim => self.deadly_victim_chosen(one),
            Ask::Vigilant | Ask::Vengeful => self.stand_chosen(answer.items(), scribe),
            Ask::Infamy(source) => self.infamy_chosen(seat, source, one, scribe),
            Ask::FirstReplaced(_) => self.first_replaced_chosen(one),
            Ask::OrderOnDeck => self.ordered_on_deck(answer.items(), scribe),
            Ask::WhoWins => self.winner_chosen(one, scribe),
            Ask::Give => self.gave(seat, one, scribe),
        }
    }

    /// A framework action: its events, then passives, responses and the end once for all of them together
    /// (`timing.framework.steps`). The last of `events` is done first.
    pub(crate) fn framework(&mut self, events: &[Step]) {
        self.pending.push(Step::EndWindow);
        self.pending.push(Step::Responses { seat: self.first, passed: 0 });
        self.pending.push(Step::Passives);
        for event in events {
            self.pending.push(*event);
        }
        self.pending.push(Step::OpenWindow);
    }

    /// A player-action segment beginning with the first player (`timing.player_actions`).
    pub(crate) fn player_actions(&mut self) {
        self.pending.push(Step::Actions { seat: self.first, passed: 0 });
    }
}

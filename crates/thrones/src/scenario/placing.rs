//! Laying cards out for a scenario, and entering the position.

use tabletop::{Seat, Seats, Silent};

use super::{Scene, things};
use crate::ask::Ask;
use crate::card::Code;
use crate::card_set::CardId;
use crate::event::Event;
use crate::flow::Step;
use crate::phase::RoundStep;
use crate::setup::SetupStep;
use crate::state::{Place, Thrones};
use crate::title::Title;
use crate::vocabulary::{Label, Phase};

impl Thrones {
    /// Gives a seat one more card, wherever it is to be.
    pub(super) fn bring(&mut self, seat: Seat, def: Code, place: Place) -> CardId {
        let mut free = self.owned_by(seat).iter();
        let card = free.find(|card| !self.is_at_table(*card)).expect("a seat has room for cards");
        self.notice(card, def);
        self.card_mut(card).controller = seat;
        match place {
            Place::Deck => self.put_at_bottom(card),
            _ => self.put(card, place),
        }
        if matches!(place, Place::Deck | Place::Hand | Place::Shadows) {
            self.card_mut(card).known_to = Seats::NONE;
        }
        if matches!(place, Place::Hand | Place::Shadows) {
            self.let_know(card, seat);
        }
        card
    }

    /// Takes the House decks off the table: their numbers are for the cards that a script gives.
    pub(super) fn set_decks_aside(&mut self) {
        for seat in (0..self.seats).map(Seat) {
            let deck: Vec<CardId> = self.deck(seat).collect();
            for card in deck {
                self.put(card, Place::Removed);
                self.card_mut(card).known_to = Seats::NONE;
            }
        }
    }

    /// Everybody knows what sets and what kinds of cards are at the table.
    fn notice(&mut self, card: CardId, def: Code) {
        let kind = self.pool.add(def);
        self.pool.deal([(card, kind)]);
        self.stale = true;
    }

    /// Makes one of the plain plots of a seat another plot, and puts it somewhere.
    pub(super) fn bring_plot(&mut self, seat: Seat, def: Code, place: Place) -> CardId {
        let plain = crate::cards::find("A Quiet Season").expect("the plain plot is a card");
        let is_free =
            |card: &CardId| self.code(*card) == plain && self.card(*card).place == Place::PlotDeck;
        let card = self.plots_of(seat).find(is_free).expect("a plot deck has seven plots");
        self.notice(card, def);
        self.put(card, place);
        if place == Place::PlotDeck {
            self.card_mut(card).known_to = Seats::NONE;
            self.let_know(card, seat);
        }
        card
    }

    /// Control of a card in play goes to another seat.
    pub(super) fn hand_over(&mut self, card: CardId, seat: Seat) {
        let before = self.card(card).controller;
        self.board[before.index()].remove(card);
        self.board[seat.index()].insert(card);
        self.card_mut(card).controller = seat;
        self.stale = true;
    }

    /// Takes a title out of the chamber for a seat.
    pub(super) fn seat_in_council(&mut self, seat: Seat, title: Title) {
        self.chamber = self.chamber.without(title);
        self.player_mut(seat).title = Some(title);
    }

    /// What is pending when a round is entered with this phase.
    fn go_to(&mut self, phase: Phase) {
        self.desk.withdraw();
        self.pending.clear();
        self.then_round_from(phase);
        let first = self.pending.pop().expect("the round goes on with this phase");
        self.rest_between_phases();
        self.then(first);
        self.round = self.round.max(1);
        self.stale = true;
    }

    /// Makes play rest before every later phase and before the end of the round, so that a script can look at what a
    /// phase left: the seat of the first player is asked to announce his House once more, which nobody writes down.
    pub(super) fn rest_between_phases(&mut self) {
        let mut place = 0;
        while place < self.pending.len() {
            let rested = matches!(self.pending.get(place + 1), Some(Step::Setup(_)));
            let phase =
                matches!(self.pending[place], Step::Round(RoundStep::Phase(_) | RoundStep::End));
            if phase && !rested {
                let rest = Step::Setup(SetupStep::Declare { seat: self.first, left: 1 });
                self.pending.insert(place + 1, rest);
            }
            place += 1;
        }
    }

    /// Whether play rests between two phases.
    pub(super) fn is_resting(&self) -> bool {
        self.round > 0 && self.desk.questions().iter().any(|question| question.ask == Ask::Declare)
    }

    /// What is pending when the game begins with setup.
    fn go_to_setup(&mut self) {
        self.desk.withdraw();
        self.pending.clear();
        self.then(Step::Round(RoundStep::Begin));
        self.then_setup();
    }
}

impl Scene {
    /// Enters the position with the setup of the game, and writes it down.
    pub(super) fn enter_setup(&mut self) {
        let first = self.entry.first;
        let Some(game) = self.game() else { return };
        if let Some(first) = first {
            game.first = first;
        }
        game.go_to_setup();
        let mut events: Vec<Event> = Vec::new();
        game.run(&mut events);
        self.entry.begun = true;
        self.write(&events);
    }

    /// Enters the position where a phase begins, and writes it down.
    pub(super) fn enter_phase(&mut self, phase: Phase) {
        let events = self.lay_out(phase, None);
        self.entry.begun = true;
        self.write(&events);
    }

    /// Enters the position within a phase, silently: the phase that was given, or the one in which
    /// the sentence has its place, with its player at turn.
    pub(super) fn enter_for(&mut self, sentence: &str) {
        if self.entry.begun || self.game().is_none() {
            return;
        }
        let named = self.game.as_ref().and_then(|game| things::seat(game, sentence));
        let phase = self.entry.phase.unwrap_or_else(|| self.phase_for(sentence));
        let at_turn = self.entry.active.or(self.entry.first).or(named.map(|(seat, _)| seat));
        let _ = self.lay_out(phase, at_turn);
        self.entry.begun = true;
        let (active, gold) = (self.entry.active, self.entry.gold);
        if let Some(active) = active {
            self.pass_silently(|game| game.active == Some(active));
        }
        let Some(game) = self.game.as_mut() else { return };
        for (seat, gold) in gold.into_iter().enumerate() {
            if let Some(gold) = gold {
                game.players[seat].gold = gold;
                game.stale = true;
            }
        }
        // What is offered depends on the gold, so the open question is asked anew.
        game.desk.withdraw();
        game.run(&mut Silent);
    }

    /// Lays the round out from a phase on and runs to the first question.
    fn lay_out(&mut self, phase: Phase, at_turn: Option<Seat>) -> Vec<Event> {
        let (first, revealed) = (self.entry.first.or(at_turn), self.entry.revealed);
        let gold = self.entry.gold;
        let Some(game) = self.game() else { return Vec::new() };
        game.first = first.unwrap_or(Seat(0));
        for seat in (0..game.seats).map(Seat) {
            if game.player(seat).plot.some().is_none() && (phase != Phase::Plot || revealed) {
                let plain = crate::cards::find("A Quiet Season").expect("the plain plot is a card");
                let plot = game.bring_plot(seat, plain, Place::Revealed);
                game.player_mut(seat).plot = plot;
            }
            game.player_mut(seat).gold = gold[seat.index()].unwrap_or(0);
        }
        game.go_to(phase);
        let mut events: Vec<Event> = Vec::new();
        game.run(&mut events);
        events
    }

    /// The phase in which a sentence has its place.
    fn phase_for(&self, sentence: &str) -> Phase {
        let has = |words: &str| sentence.contains(words);
        if has(" attacks ") || has(" attack ") {
            return Phase::Challenges;
        }
        if has(" marshal") || has(" attaches ") {
            return Phase::Marshalling;
        }
        let Some(game) = self.game.as_ref() else { return Phase::Challenges };
        let after = things::seat(game, sentence).map_or(sentence, |(_, rest)| rest);
        let card = after.split_once(' ').and_then(|(_, card)| things::title(card));
        let def = card.and_then(|(name, _)| self.find(name));
        let abilities = def.map_or(&[][..], |def| def.printed().abilities);
        let phases = abilities.iter().filter_map(|ability| match ability {
            crate::vocabulary::Ability::Triggered(triggered) => match triggered.label {
                Label::Action(phase) => Some(phase),
                Label::Response | Label::LimitedResponse | Label::Passive | Label::WhenRevealed => {
                    None
                }
            },
            crate::vocabulary::Ability::Constant(_)
            | crate::vocabulary::Ability::Instead(_)
            | crate::vocabulary::Ability::Rule(_) => None,
        });
        phases.into_iter().find(|phase| *phase != Phase::Any).unwrap_or(Phase::Challenges)
    }
}

//! What an effect leaves to somebody: the question, and what comes of the answer.

use tabletop::{Scribe, Seat, Seats};

use crate::ask::Ask;
use crate::card_set::CardSet;
use crate::event::Event;
use crate::flow::{Given, Step, cards_given};
use crate::initiate::{AbilityStep, targets};
use crate::item::Thing;
use crate::state::{Frame, Happening, Place, Stage, Thrones};
use crate::vocabulary::{Choice, Count, Slot, Verb};

impl Thrones {
    /// Asks what the effect that is reached leaves to somebody: one of the leading targets, or a choice inside effects.
    pub(crate) fn ask_choice(&mut self) {
        let frame = *self.top();
        let choice = self.choice_asked(&frame).expect("an effect asks");
        let asking = Step::Ability(AbilityStep::Choice);
        let is_target = frame.stage == Stage::Targets;
        match choice {
            Choice::Cards { to, by: _, from, count } if is_target => {
                let found = self.targets_for(to, from, self.pool.triggered(frame.ability), &frame);
                self.ask_choice_of(frame.you, found, count);
            }
            Choice::Player { to, by: _, from } if is_target => {
                let found =
                    self.target_players(to, from, self.pool.triggered(frame.ability), &frame);
                self.ask_player(frame.you, found);
            }
            Choice::Cards { to: _, by, from, count } => {
                let Some(seat) = self.player_meant(by, &frame) else { return };
                let found = self.candidates(from, &frame);
                let found = found.filter(|card| self.can_be_chosen(card, &frame));
                self.ask_choice_of(seat, found, count);
            }
            Choice::Player { to: _, by, from } => {
                let Some(seat) = self.player_meant(by, &frame) else { return };
                self.ask_player(seat, self.who(from, &frame));
            }
            Choice::Name { to: _, by, what } => {
                let seat = self.player_meant(by, &frame).unwrap_or(frame.you);
                self.ask_name(asking, seat, what, frame.source);
            }
            Choice::Search(search) => self.ask_search(&search, &frame),
            Choice::Plot(who) => {
                let Some(seat) = self.player_meant(who, &frame) else { return };
                if self.keeps_plot(seat) {
                    return self.choose_nothing();
                }
                self.ask_choice_of(seat, self.plot_deck(seat), &crate::vocabulary::words::ONE);
            }
            Choice::May(who, effects) => {
                let Some(seat) = self.player_meant(who, &frame) else { return };
                self.ask(asking, seat, Ask::May(frame.source));
                if self.changes_something(effects, &frame) {
                    self.offer(Thing::Yes);
                }
                self.offer(Thing::Pass);
            }
            Choice::Way { by, options } => self.ask_way(by, options, &frame),
            Choice::Order(who, cards) => {
                let Some(seat) = self.player_meant(who, &frame) else { return };
                let cards = self.cards_meant(cards, &frame);
                if cards.len() > 1 {
                    self.ask_order(asking, seat, Ask::Arrange(frame.source));
                    self.offer_cards(cards);
                }
            }
            Choice::Pay { who, costs: _ } => {
                let Some(seat) = self.player_meant(who, &frame) else { return };
                self.ask_yes_or_pass(asking, seat, Ask::May(frame.source));
            }
        }
    }

    fn ask_choice_of(&mut self, seat: Seat, found: CardSet, count: &Count) {
        let ask = Ask::Choose(self.top().source);
        self.ask_cards(Step::Ability(AbilityStep::Choice), seat, ask, found, count);
    }

    /// Asks for some of these cards. When there are none, the ability goes on without.
    pub(crate) fn ask_cards(
        &mut self,
        asking: Step,
        seat: Seat,
        ask: Ask,
        found: CardSet,
        count: &Count,
    ) {
        if found.is_empty() {
            return self.choose_nothing();
        }
        let frame = *self.top();
        let size = found.len();
        let wanted = |amount| (self.amount(amount, &frame).max(0) as usize).min(size);
        let count = match count {
            Count::Exactly(amount) => wanted(amount)..=wanted(amount),
            Count::UpTo(amount) => 0..=wanted(amount),
            Count::Any => 0..=size,
            Count::All => size..=size,
        };
        if count == (1..=1) {
            self.ask(asking, seat, ask);
        } else {
            self.ask_some(asking, seat, ask, count);
        }
        self.offer_cards(found);
    }

    fn ask_player(&mut self, seat: Seat, found: Seats) {
        if found.is_empty() {
            return self.choose_nothing();
        }
        let ask = Ask::ChoosePlayer(self.top().source);
        self.ask(Step::Ability(AbilityStep::Choice), seat, ask);
        for found in found.iter() {
            self.offer(Thing::Seat(found));
        }
    }

    /// Nothing could be chosen: the place in the ability moves on, and what hangs on it does not happen.
    pub(crate) fn choose_nothing(&mut self) {
        let top = self.top();
        top.done = false;
        if top.stage == Stage::Targets {
            top.reached += 1;
        }
    }

    /// Something was chosen for the effect that asked.
    pub(crate) fn choose(&mut self, seat: Seat, given: Given<'_>, scribe: &mut impl Scribe<Event>) {
        let frame = *self.top();
        match self.choice_asked(&frame).expect("an effect asked") {
            Choice::Cards { to, by: _, from: _, count: _ } => {
                self.choose_cards(seat, to, cards_given(given), scribe);
            }
            Choice::Player { to, by: _, from: _ } => {
                let Thing::Seat(chosen) = given.item().thing() else {
                    unreachable!("a player is chosen")
                };
                let top = self.top();
                top.players[usize::from(to.0)] = Some(chosen);
                top.has_chosen();
                scribe.note(|| Event::PlayerChosen { seat, chosen });
            }
            Choice::Name { to, by: _, what: _ } => self.name_for(seat, to, given.item(), scribe),
            Choice::Search(search) => {
                let owner = self.player_meant(search.by, &frame).unwrap_or(frame.you);
                self.searched(seat, search.to, cards_given(given), search.show, owner, scribe);
            }
            Choice::Plot(_) => {
                let plot = given.item().card().expect("a plot is chosen");
                self.reveal_mid_round(seat, plot, scribe);
            }
            Choice::May(_, _) => {
                if given.item().thing() == Thing::Yes {
                    self.enter_branch(0);
                } else {
                    self.top().done = false;
                }
            }
            Choice::Order(_, _) => {
                for item in given.items() {
                    self.put(item.card().expect("cards are ordered"), Place::Deck);
                }
            }
            Choice::Way { by: _, options: _ } => {
                let Thing::Way(way) = given.item().thing() else { unreachable!("a way is chosen") };
                self.enter_branch(usize::from(way));
            }
            Choice::Pay { who: _, costs: _ } => {
                if given.item().thing() == Thing::Yes {
                    let top = self.top();
                    (top.stage, top.reached, top.way) = (Stage::Paying, 0, None);
                } else {
                    self.enter_branch(1);
                }
            }
        }
    }

    fn choose_cards(
        &mut self,
        seat: Seat,
        slot: Slot,
        cards: CardSet,
        scribe: &mut impl Scribe<Event>,
    ) {
        let is_open =
            |card| matches!(self.card(card).place, Place::Play | Place::Discard | Place::Dead);
        let open = cards.iter().all(is_open);
        for card in cards {
            self.on_top().set_chosen(slot, card);
            if open {
                scribe.note(|| Event::Chose { seat, card });
                let source = self.top().source;
                let verb = Verb::Choose;
                self.happened(Happening {
                    verb,
                    by: Some(seat),
                    card,
                    source,
                    ..Happening::default()
                });
            }
        }
        self.top().has_chosen();
    }

    /// The choice that is open: a target, or what an effect that is going on leaves to somebody.
    pub(crate) fn choice_asked(&self, frame: &Frame) -> Option<Choice> {
        let effect = match frame.stage {
            Stage::Targets => {
                targets(self.pool.triggered(frame.ability).effects).get(usize::from(frame.reached))
            }
            Stage::Costs | Stage::Paying | Stage::Cancels | Stage::Effects => {
                let at = self.going_of(frame)?.at.last()?;
                self.pool.list(at.list).get(usize::from(at.next).checked_sub(1)?)
            }
        };
        effect?.choice()
    }
}

//! Claiming and moving power, Infamy, and victory.

use serde::{Deserialize, Serialize};
use tabletop::{Scribe, Seat, Seats};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::constant::watch;
use crate::event::Event;
use crate::flow::{Given, Step};
use crate::item::Thing;
use crate::reading::{Doing, Why};
use crate::setup::Variant;
use crate::state::{Ending, Happening, Thrones};
use crate::vocabulary::{PlainKeyword, Verb};

/// Power that wins the game (`victory.fifteen`).
pub const VICTORY: u16 = 15;
/// Power with which a team wins (`variant.team.victory`).
pub const TEAM_VICTORY: u16 = 30;

/// The steps of claiming power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PowerStep {
    /// Power from the pool or another House for this player's House, one counter at a time where he has Infamy.
    House { seat: Seat, power: u8, from: Option<Seat>, why: Why },
    /// Which of those who reached victory together wins.
    WhoWins,
}

impl Thrones {
    /// A player's power for victory: House, characters and Infamy cards (`power.claim.character`, `power.other_cards`).
    pub(crate) fn total_power(&self, seat: Seat) -> u16 {
        let house = self.house_card(seat);
        let mut total = u16::from(self.card(house).power);
        for card in self.board[seat.index()] {
            let state = self.card(card);
            if state.power == 0 || card == house {
                continue;
            }
            let by_rule = self.is_character(card) || state.has(PlainKeyword::Infamy);
            if self.power_counts(card).unwrap_or(by_rule) {
                total += u16::from(state.power);
            }
        }
        total
    }

    /// A card claims power from the pool.
    pub(crate) fn claim_power(
        &mut self,
        card: CardId,
        power: u8,
        why: Why,
        scribe: &mut impl Scribe<Event>,
    ) {
        let by = self.card(card).controller;
        let doing = Doing { by: Some(by), why, ..Doing::to_card(Verb::ClaimPower, card) };
        if power == 0 || self.is_forbidden(&doing) || self.is_replaced(&doing, scribe) {
            return;
        }
        self.happened(Happening {
            verb: Verb::ClaimPower,
            by: Some(by),
            card,
            why,
            amount: power,
            ..Happening::default()
        });
        let state = self.card_mut(card);
        state.power = state.power.saturating_add(power);
        self.power_moved = true;
        self.changed(watch::POWER);
        let cause = self.cause(why, CardId::NONE);
        scribe.note(|| Event::PowerClaimed { card, power, cause });
    }

    pub(crate) fn enter_power(&mut self, step: PowerStep, scribe: &mut impl Scribe<Event>) {
        match step {
            PowerStep::House { seat, power, from, why } => {
                self.house_power(seat, power, from, why, scribe);
            }
            PowerStep::WhoWins => {
                self.ask(Step::Power(step), self.first, Ask::WhoWins);
                for seat in self.victorious().iter() {
                    self.offer(Thing::Seat(seat));
                }
            }
        }
    }

    pub(crate) fn answer_power(
        &mut self,
        step: PowerStep,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            PowerStep::House { seat, power, from, why } => {
                let to = given.item().card().expect("power goes on a card");
                self.move_power(to, 1, from, why, scribe);
                if power > 1 {
                    let power = power - 1;
                    self.then(Step::Power(PowerStep::House { seat, power, from, why }));
                }
            }
            PowerStep::WhoWins => {
                let Thing::Seat(seat) = given.item().thing() else { unreachable!("a player wins") };
                self.win(seat, scribe);
            }
        }
    }

    /// Power for a player's House, from the pool or from another House; Infamy lets each counter go on a card instead
    /// (`keyword.infamy`).
    fn house_power(
        &mut self,
        seat: Seat,
        power: u8,
        from: Option<Seat>,
        why: Why,
        scribe: &mut impl Scribe<Event>,
    ) {
        let there = from.map_or(power, |from| power.min(self.card(self.house_card(from)).power));
        if there == 0 {
            return;
        }
        let house = self.house_card(seat);
        let takes_power =
            |card: &CardId| self.card(*card).has(PlainKeyword::Infamy) && !self.is_moribund(*card);
        let infamy: CardSet = self.board[seat.index()].iter().filter(takes_power).collect();
        if infamy.is_empty() {
            self.move_power(house, there, from, why, scribe);
            return;
        }
        let source = from.map_or(house, |seat| self.house_card(seat));
        let asking = Step::Power(PowerStep::House { seat, power, from, why });
        self.ask(asking, seat, Ask::Infamy(source));
        self.offer(Thing::Card(house));
        self.offer_cards(infamy);
    }

    fn move_power(
        &mut self,
        to: CardId,
        power: u8,
        from: Option<Seat>,
        why: Why,
        scribe: &mut impl Scribe<Event>,
    ) {
        let Some(from) = from.map(|seat| self.house_card(seat)) else {
            self.claim_power(to, power, why, scribe);
            return;
        };
        self.shift_power(from, to, power, why, scribe);
    }

    /// Power goes from one card to another.
    pub(crate) fn shift_power(
        &mut self,
        from: CardId,
        to: CardId,
        power: u8,
        why: Why,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.card_mut(from).power -= power;
        let state = self.card_mut(to);
        state.power = state.power.saturating_add(power);
        self.power_moved = true;
        self.changed(watch::POWER);
        let cause = self.cause(why, CardId::NONE);
        scribe.note(|| Event::PowerMoved { from, to, power, cause });
    }

    /// Whether counters of the same event are still to be placed: they are counted together (`victory.simultaneous`).
    pub(crate) fn is_claiming(&self) -> bool {
        matches!(self.pending.last(), Some(Step::Power(PowerStep::House { .. })))
    }

    /// Looks whether anybody has won; where several have, the first player decides (`victory.simultaneous`).
    pub(crate) fn check_victory(&mut self, scribe: &mut impl Scribe<Event>) {
        self.power_moved = false;
        let reached = self.victorious();
        match reached.len() {
            0 => {}
            1 => self.win(reached.iter().next().expect("one has reached it"), scribe),
            _ => {
                self.desk.withdraw();
                self.then(Step::Power(PowerStep::WhoWins));
            }
        }
    }

    /// Who has the power that wins (`victory.fifteen`, `variant.team.victory`).
    fn victorious(&self) -> Seats {
        let mut reached = Seats::NONE;
        for seat in self.everyone().iter() {
            let won = match self.variant {
                Variant::TwoOnTwo => {
                    let partner = Seat((seat.0 + 2) % 4);
                    let total = self.total_power(seat) + self.total_power(partner);
                    seat.0 < 2 && total >= self.victory_of(seat, TEAM_VICTORY)
                }
                Variant::Standard | Variant::Littlefinger => {
                    self.total_power(seat) >= self.victory_of(seat, VICTORY)
                }
            };
            if won {
                reached.insert(seat);
            }
        }
        reached
    }

    fn win(&mut self, seat: Seat, scribe: &mut impl Scribe<Event>) {
        let mut winners = Seats::only(seat);
        if self.variant == Variant::TwoOnTwo {
            winners.insert(Seat((seat.0 + 2) % 4));
        }
        for seat in winners.iter() {
            scribe.note(|| Event::Won { seat, power: self.total_power(seat) as u8 });
        }
        self.ending = Ending::Win(winners);
    }

    /// Elimination left one player, or nobody (`keyword.doomed.end`).
    pub(crate) fn end_by_elimination(&mut self, left: Seats, scribe: &mut impl Scribe<Event>) {
        match left.iter().next() {
            Some(seat) => {
                scribe.note(|| Event::Outlasted { seat });
                self.ending = Ending::Win(Seats::only(seat));
            }
            None => {
                scribe.note(|| Event::Drawn);
                self.ending = Ending::Draw;
            }
        }
    }
}

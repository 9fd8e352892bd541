//! Claiming and moving power, Infamy, and victory.

use tabletop::{Scribe, Seat, Seats};

use crate::ask::Ask;
use crate::card_set::CardId;
use crate::constant::watch;
use crate::event::Event;
use crate::item::{Item, Thing};
use crate::pending::Step;
use crate::setup::Variant;
use crate::state::{Ending, Form, Thrones};
use crate::vocabulary::PlainKeyword;

/// Power that wins the game (`victory.fifteen`).
pub const VICTORY: u16 = 15;
/// Power with which a team wins (`variant.team.victory`).
pub const TEAM_VICTORY: u16 = 30;

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
    pub(crate) fn claim_power(&mut self, card: CardId, power: u8, scribe: &mut impl Scribe<Event>) {
        if power == 0 {
            return;
        }
        let state = self.card_mut(card);
        state.power = state.power.saturating_add(power);
        self.power_moved = true;
        self.changed(watch::POWER);
        scribe.note(|| Event::PowerClaimed { card, power });
    }

    /// Power for a player's House, from the pool or from another House; Infamy lets each counter go on a card instead
    /// (`keyword.infamy`).
    pub(crate) fn house_power(
        &mut self,
        seat: Seat,
        power: u8,
        from: Option<Seat>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let there = from.map_or(power, |from| power.min(self.card(self.house_card(from)).power));
        if there == 0 {
            return;
        }
        let house = self.house_card(seat);
        let infamy = self.board[seat.index()]
            .iter()
            .filter(|card| self.card(*card).has(PlainKeyword::Infamy) && !self.is_moribund(*card));
        let infamy: crate::card_set::CardSet = infamy.collect();
        if infamy.is_empty() {
            self.move_power(house, there, from, scribe);
            return;
        }
        if power > 1 {
            self.pending.push(Step::HousePower { seat, power: power - 1, from });
        }
        let source = from.map_or(house, |seat| self.house_card(seat));
        self.offer(Thing::Card(house));
        for card in infamy {
            self.offer(Thing::Card(card));
        }
        self.ask(seat, Ask::Infamy(source), Form::One);
    }

    fn move_power(
        &mut self,
        to: CardId,
        power: u8,
        from: Option<Seat>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let Some(from) = from.map(|seat| self.house_card(seat)) else {
            self.claim_power(to, power, scribe);
            return;
        };
        self.card_mut(from).power -= power;
        let state = self.card_mut(to);
        state.power = state.power.saturating_add(power);
        self.power_moved = true;
        self.changed(watch::POWER);
        scribe.note(|| Event::PowerMoved { from, to, power });
    }

    /// One counter goes on the House or on a card with Infamy.
    pub(crate) fn infamy_chosen(
        &mut self,
        seat: Seat,
        source: CardId,
        item: Item,
        scribe: &mut impl Scribe<Event>,
    ) {
        let to = item.card().expect("power goes on a card");
        let from = (source != self.house_card(seat)).then(|| self.owner(source));
        self.move_power(to, 1, from, scribe);
    }

    /// Whether counters of the same event are still to be placed: they are counted together (`victory.simultaneous`).
    pub(crate) fn is_claiming(&self) -> bool {
        matches!(self.pending.last(), Some(Step::HousePower { .. }))
            || self.questions.iter().any(|question| matches!(question.ask, Ask::Infamy(_)))
    }

    /// Looks whether anybody has won (`victory.fifteen`, `victory.simultaneous`, `variant.team.victory`).
    pub(crate) fn check_victory(&mut self, scribe: &mut impl Scribe<Event>) {
        self.power_moved = false;
        let mut reached = Seats::NONE;
        for seat in self.everyone().iter() {
            let won = match self.variant {
                Variant::TwoOnTwo => {
                    let partner = Seat((seat.0 + 2) % 4);
                    seat.0 < 2 && self.total_power(seat) + self.total_power(partner) >= TEAM_VICTORY
                }
                Variant::Standard | Variant::Littlefinger => self.total_power(seat) >= VICTORY,
            };
            if won {
                reached.insert(seat);
            }
        }
        match reached.len() {
            0 => {}
            1 => self.win(reached.iter().next().expect("one has reached it"), scribe),
            _ => {
                self.questions.clear();
                self.items.clear();
                for seat in reached.iter() {
                    self.offer(Thing::Seat(seat));
                }
                self.ask(self.first, Ask::WhoWins, Form::One);
            }
        }
    }

    /// The first player decided who of several wins.
    pub(crate) fn winner_chosen(&mut self, item: Item, scribe: &mut impl Scribe<Event>) {
        let Thing::Seat(seat) = item.thing() else { unreachable!("a player wins") };
        self.win(seat, scribe);
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
            Some(seat) => self.win(seat, scribe),
            None => {
                scribe.note(|| Event::Drawn);
                self.ending = Ending::Draw;
            }
        }
    }
}

//! Resolving a challenge: winner, unopposed, renown; then Deadly, Vigilant, Vengeful and titles as passives.

use tabletop::{Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::constant::watch;
use crate::event::Event;
use crate::flow::{Given, Step};
use crate::item::{Duties, Duty};
use crate::power::PowerStep;
use crate::reading::Why;
use crate::state::{Removal, Thrones};
use crate::title::TITLE_STRENGTH;
use crate::vocabulary::{PlainKeyword, Verb};
use crate::window::WindowStep;

impl Thrones {
    /// Both sides' total STR now: characters, Intimidate, titles (`challenge.resolve.total`).
    pub(crate) fn totals(&self) -> (u16, u16) {
        (self.side_total(&self.challenge.attackers), self.side_total(&self.challenge.defenders))
    }

    /// The STR a character counts for in the challenge: 0 where it is intimidated or does not count.
    pub(crate) fn counted(&self, card: CardId) -> u8 {
        let attackers = self.challenge.attackers.iter();
        let intimidating = attackers.filter(|card| self.card(*card).has(PlainKeyword::Intimidate));
        let fear = intimidating.map(|card| self.card(card).strength).max().unwrap_or(0);
        let state = self.card(card);
        if state.strength >= fear && !state.uncounted { state.strength } else { 0 }
    }

    fn side_total(&self, side: &CardSet) -> u16 {
        let mut total: u16 = side.iter().map(|card| u16::from(self.counted(card))).sum();
        for seat in self.everyone().iter() {
            let strong = self
                .player(seat)
                .title
                .is_some_and(|title| title.strong_in() == Some(self.challenge.kind));
            if strong && side.iter().any(|card| self.card(card).controller == seat) {
                total += TITLE_STRENGTH;
            }
        }
        total
    }

    /// Who would win with these totals, and who would lose: the higher total wins, ties go to the attacker, nobody wins
    /// below 1 or without participants.
    pub(crate) fn would_win(&self, attack: u16, defence: u16) -> Option<(Seat, Seat)> {
        let can_win = |side: &CardSet, total: u16| !side.is_empty() && total >= 1;
        let attacker_can = can_win(&self.challenge.attackers, attack);
        let defender_can = can_win(&self.challenge.defenders, defence);
        let challenge = &self.challenge;
        let (attacker, defender) = (challenge.attacker, challenge.defender);
        if challenge.again && defence > 0 {
            None
        } else if attacker_can && (attack >= defence || !defender_can) {
            Some((attacker, defender))
        } else if defender_can {
            Some((defender, attacker))
        } else {
            None
        }
    }

    /// The winner is determined (`challenge.resolve.total`).
    pub(super) fn determine_winner(&mut self, scribe: &mut impl Scribe<Event>) {
        let (attack, defence) = self.totals();
        let won = self.would_win(attack, defence);
        let challenge = &mut self.challenge;
        challenge.attack = attack;
        challenge.defence = defence;
        challenge.winner = won.map(|(winner, _)| winner);
        challenge.loser = won.map(|(_, loser)| loser);
        let (kind, attacker) = (challenge.kind, challenge.attacker);
        self.happen(Verb::Resolve, None, CardId::NONE);
        let Some((seat, loser)) = won else {
            scribe.note(|| Event::ChallengeUndecided { attack, defence });
            self.window.duties = self.window.duties.with(Duty::Deadly);
            return;
        };
        scribe.note(|| Event::ChallengeWon { seat, loser, kind, attack, defence });
        self.player_mut(seat).won[kind.index()] += 1;
        self.player_mut(loser).lost[kind.index()] += 1;
        self.changed(watch::PAST);
        self.happen(Verb::Win, Some(seat), CardId::NONE);
        self.happen(Verb::Lose, Some(loser), CardId::NONE);
        let mut duties = Duties::of(&[Duty::Deadly, Duty::Opposition, Duty::LordCommander]);
        if seat == attacker {
            duties = duties.with(Duty::Vigilant).with(Duty::Vengeful);
        }
        self.window.duties = duties;
        self.drop_idle_duties();
    }

    /// Duties that could do nothing are not put in order.
    fn drop_idle_duties(&mut self) {
        let (winner, loser) = (self.challenge.winner, self.challenge.loser);
        let idle = |duty: Duty, game: &Thrones| match duty {
            Duty::Deadly => !game
                .challenge
                .attackers
                .iter()
                .any(|card| game.card(card).has(PlainKeyword::Deadly)),
            Duty::Vigilant => {
                !winner.is_some_and(|seat| game.has_any(seat, PlainKeyword::Vigilant))
            }
            Duty::Vengeful => !loser.is_some_and(|seat| game.has_any(seat, PlainKeyword::Vengeful)),
            Duty::Opposition => !game.is_rewarded(),
            Duty::LordCommander => {
                !(game.challenge.taken_over && winner == Some(game.challenge.target))
            }
            Duty::Terminal => true,
        };
        for duty in self.window.duties.iter() {
            if idle(duty, self) {
                self.window.duties = self.window.duties.without(duty);
            }
        }
    }

    fn has_any(&self, seat: Seat, keyword: PlainKeyword) -> bool {
        self.board[seat.index()].iter().any(|card| self.card(card).has(keyword))
    }

    /// Whether the winner's title opposes the loser's and he was not rewarded this round (`title.opposes.once`).
    fn is_rewarded(&self) -> bool {
        let (Some(winner), Some(loser)) = (self.challenge.winner, self.challenge.loser) else {
            return false;
        };
        let titles = (self.player(winner).title, self.player(loser).title);
        let opposes = matches!(titles, (Some(own), Some(other)) if own.opposes(other));
        opposes && !self.player(winner).opposition_claimed
    }

    /// One more power for an attacker against a defence of 0 (`challenge.unopposed`).
    pub(super) fn unopposed(&mut self) {
        if self.is_unopposed() {
            let (seat, why) = (self.challenge.attacker, Why::Unopposed);
            let power = 1 + self.more_power(self.house_card(seat), why);
            self.then(Step::Power(PowerStep::House { seat, power, from: None, why }));
        }
    }

    /// The winner's Renown characters claim power (`keyword.renown`).
    pub(super) fn renown(&mut self, scribe: &mut impl Scribe<Event>) {
        let Some(winner) = self.challenge.winner else { return };
        let side = if winner == self.challenge.attacker {
            self.challenge.attackers
        } else {
            self.challenge.defenders
        };
        for card in side {
            let state = self.card(card);
            if state.controller == winner && state.has(PlainKeyword::Renown) {
                let power = 1 + self.more_power(card, Why::Renown);
                self.claim_power(card, power, Why::Renown, scribe);
            }
        }
    }

    /// What the rules themselves demand in the passive step (`timing.resolution.passives`, `timing.terminal`).
    pub(crate) fn duty(&mut self, duty: Duty, card: CardId) {
        match duty {
            Duty::Deadly => self.ask_deadly_victim(),
            Duty::Vigilant => {
                self.ask_stand(self.challenge.winner, duty, PlainKeyword::Vigilant, Ask::Vigilant);
            }
            Duty::Vengeful => {
                self.ask_stand(self.challenge.loser, duty, PlainKeyword::Vengeful, Ask::Vengeful);
            }
            Duty::Opposition => {
                if let Some(seat) = self.challenge.winner {
                    self.player_mut(seat).opposition_claimed = true;
                    let why = Why::Title;
                    self.then(Step::Power(PowerStep::House { seat, power: 1, from: None, why }));
                }
            }
            Duty::LordCommander => {
                let (seat, from) = (self.challenge.target, Some(self.challenge.attacker));
                let why = Why::Title;
                self.then(Step::Power(PowerStep::House { seat, power: 1, from, why }));
            }
            Duty::Terminal => {
                let cards = CardSet::only(card);
                if let Some(removal) = self.terminal_removal(card) {
                    self.begin_removal(Removal { cards, ..removal });
                }
            }
        }
    }

    /// A defender dies to Deadly, or Vigilant and Vengeful cards stand.
    pub(crate) fn answer_duty(
        &mut self,
        duty: Duty,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match duty {
            Duty::Deadly => {
                let victim = given.item().card().expect("a defender is chosen");
                self.begin_removal(Removal::killing(CardSet::only(victim), Why::Deadly));
            }
            Duty::Vigilant | Duty::Vengeful => {
                for card in given.items().iter().filter_map(|item| item.card()) {
                    self.stand(card, scribe);
                }
            }
            Duty::Opposition | Duty::LordCommander | Duty::Terminal => {
                unreachable!("{duty:?} asks nothing")
            }
        }
    }

    /// More Deadly attackers than defenders: the defending player kills a defender (`keyword.deadly`).
    fn ask_deadly_victim(&mut self) {
        let count = |side: CardSet, seat: Option<Seat>| {
            side.iter()
                .filter(|card| self.card(*card).has(PlainKeyword::Deadly))
                .filter(|card| seat.is_none_or(|seat| self.card(*card).controller == seat))
                .count()
        };
        let attacking = count(self.challenge.attackers, Some(self.challenge.attacker));
        if attacking <= count(self.challenge.defenders, None) {
            return;
        }
        let kill = Removal::killing(CardSet::EMPTY, Why::Deadly);
        let can_die = |card: &CardId| self.can_be_removed(*card, &kill);
        let victims: CardSet = self.challenge.defenders.iter().filter(can_die).collect();
        if !victims.is_empty() {
            let asking = Step::Window(WindowStep::Duty(Duty::Deadly, CardId::NONE));
            self.ask(asking, self.challenge.target, Ask::DeadlyVictim);
            self.offer_cards(victims);
        }
    }

    /// Vigilant and Vengeful: any number of them may stand.
    fn ask_stand(&mut self, seat: Option<Seat>, duty: Duty, keyword: PlainKeyword, ask: Ask) {
        let Some(seat) = seat else { return };
        let stands = |card: &CardId| {
            self.card(*card).has(keyword) && self.can_stand(*card) && !self.is_moribund(*card)
        };
        let standing: CardSet = self.board[seat.index()].iter().filter(stands).collect();
        if !standing.is_empty() {
            let asking = Step::Window(WindowStep::Duty(duty, CardId::NONE));
            self.ask_some(asking, seat, ask, 0..=standing.len());
            self.offer_cards(standing);
        }
    }
}

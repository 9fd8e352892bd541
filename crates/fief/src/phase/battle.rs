//! Phase 6, Battles: declaring, joining, and the rounds of a Battle or a Raid.

use serde::{Deserialize, Serialize};
use tabletop::{Row, RuleId, Scribe, Seat, Seats};

use super::siege::SiegeStep;
use crate::ask::Ask;
use crate::casualties::Muster;
use crate::event::{Event, War};
use crate::flow::{Given, Question, Step};
use crate::id::{PLAYERS_MAX, VILLAGES_MAX, VillageId};
use crate::item::{Item, Side};
use crate::noble::{Attribute, NobleId};
use crate::rule;
use crate::state::Fief;
use crate::stock::{IN_PLAY_MAX, NOBLES_MAX, Troop, Troops};

mod finish;
mod losses;
mod roll;

/// The offensive side, as an index.
pub(crate) const OFFENSIVE: usize = 0;
/// The defensive side, as an index.
pub(crate) const DEFENSIVE: usize = 1;

/// The place reached. Sides are 0 (offensive) and 1 (defensive).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum BattleStep {
    /// It begins.
    Begin,
    /// The turn of the Player at this place begins.
    Turn(u8),
    /// The Player at this place declares a Battle or is done.
    Declare(u8),
    /// The Player at this place of the turn order may offer to join.
    Join(u8),
    /// The Leader of the side accepts the helper or not.
    Accept(u8, u8),
    /// The persuasive Noble at this place turns a Man at Arms.
    Persuade(u8),
    /// The Archers shoot.
    Archers,
    /// A round begins.
    Round,
    /// The side may roll dice again.
    Reroll(u8),
    /// Hits are counted.
    Score,
    /// The Leaders choose losses.
    Losses,
    /// Losses are taken.
    Fall,
    /// What the Leader of the side decides after a round.
    Decide(u8),
    /// Whether the truce the side asked for is accepted.
    Truce(u8),
    /// The losing Nobles are captured by the side.
    Prisoners(u8),
    /// The side takes over the Captives of the beaten.
    Taken(u8),
    /// The Battle is over.
    Over(Option<u8>),
}

/// How many Battle Dice a side can have: three by its strength, and one for dragons.
const DICE_MAX: usize = 4;

/// A Battle or Raid in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Fighting {
    /// Whether one is in progress.
    pub(crate) active: bool,
    /// Whether it is a Raid.
    pub(crate) raid: bool,
    /// The side of the raiders: the defensive one after their truce was refused.
    pub(crate) raiding: u8,
    /// Whether the raiders won.
    pub(crate) raid_won: bool,
    /// Where.
    pub(crate) village: VillageId,
    /// The Leaders of the sides.
    pub(crate) leaders: [u8; 2],
    /// The Players of the sides.
    pub(crate) sides: [Seats; 2],
    /// The round of the Battle; 0 before the first.
    pub(crate) round: u8,
    /// Rounds in a row without any loss.
    pub(crate) lossless: u8,
    /// Whether the garrison has left its Fortification.
    pub(crate) sallied: bool,
    /// Who was refused as a helper, by each side.
    pub(crate) turned_away: [Seats; 2],
    /// Whether a Secret Passage leads into the Fortification.
    pub(crate) passage: bool,
    /// Whether it was found before the garrison's Archers shot.
    pub(crate) garrison_quiet: bool,
    /// Whether the truce asked for changes Control.
    pub(crate) truce_for_control: bool,
    /// The dice of the sides in this round.
    pub(crate) dice: [Row<u8, DICE_MAX>; 2],
    /// Dice the side whose Champions are asked has rolled again in this round.
    pub(crate) rerolled: u8,
    /// The hits the sides scored.
    pub(crate) hits: [u8; 2],
    /// Whether the losses of the sides are settled.
    pub(crate) settled: [bool; 2],
    /// The Troops each Player loses.
    pub(crate) lost: [Muster; PLAYERS_MAX],
    /// The Nobles who fall.
    pub(crate) fallen: Row<NobleId, IN_PLAY_MAX>,
    /// Knights and Champions of a Raid.
    pub(crate) riders: Troops,
    /// Nobles of a Raid.
    pub(crate) raiders: Row<NobleId, NOBLES_MAX>,
    /// Whom the Player whose turn it is has attacked in each Village.
    pub(crate) attacked: [Seats; VILLAGES_MAX],
}

impl Fighting {
    /// A Raid gathers.
    pub(crate) fn ride_out(
        &mut self,
        seat: Seat,
        village: VillageId,
        riders: Troops,
        raiders: Row<NobleId, NOBLES_MAX>,
    ) {
        let leaders = [seat.0, 0];
        *self = Fighting { village, leaders, riders, raiders, ..Fighting::default() };
    }

    /// Who raids.
    pub(crate) const fn raider(&self) -> Seat {
        Seat(self.leaders[self.raiding as usize])
    }

    /// Whether the side is that of raiders.
    pub(crate) const fn is_raiding(&self, side: usize) -> bool {
        self.raid && self.raiding as usize == side
    }

    /// The Leader of the side.
    pub(crate) const fn leader(&self, side: usize) -> Seat {
        Seat(self.leaders[side])
    }
}

/// The side as the log and the prompts name it.
pub(crate) const fn side_of(side: usize) -> Side {
    if side == OFFENSIVE { Side::Offensive } else { Side::Defensive }
}

impl Fief {
    pub(crate) fn enter_battle(&mut self, step: BattleStep, scribe: &mut impl Scribe<Event>) {
        let here = Step::Battle(step);
        match step {
            BattleStep::Begin => self.begin_battles(),
            BattleStep::Turn(place) if place == self.seats => {
                self.turn = None;
                self.then(Step::Siege(SiegeStep::Begin));
            }
            BattleStep::Turn(place) => {
                self.turn = Some(self.in_order(place));
                self.fighting = Fighting::default();
                self.then(Step::Battle(BattleStep::Declare(place)));
                self.open_window();
            }
            BattleStep::Declare(place) => self.ask_battle(place),
            BattleStep::Join(place) => self.ask_join(place),
            BattleStep::Accept(side, _) => {
                let leader = self.fighting.leader(usize::from(side));
                self.put_yes_no(here, leader, Ask::AcceptHelper);
            }
            BattleStep::Persuade(place) => self.ask_persuade(place),
            BattleStep::Archers => self.shoot(scribe),
            BattleStep::Round => self.begin_battle_round(scribe),
            BattleStep::Reroll(side) => self.ask_reroll(side),
            BattleStep::Score => self.score(),
            BattleStep::Losses => self.ask_battle_losses(),
            BattleStep::Fall => self.take_losses(scribe),
            BattleStep::Decide(side) => self.ask_decision(side),
            BattleStep::Truce(side) => self.ask_truce(side, scribe),
            BattleStep::Prisoners(winner) => self.take_prisoners(winner, scribe),
            BattleStep::Taken(winner) => self.take_captives(winner, scribe),
            BattleStep::Over(winner) => self.end_battle(winner, scribe),
        }
    }

    pub(crate) fn answer_battle(
        &mut self,
        step: BattleStep,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match step {
            BattleStep::Declare(place) => self.answer_battle_declared(place, given, scribe),
            BattleStep::Join(place) => match given.item() {
                Item::Side(side) => {
                    let side = u8::from(side == Side::Defensive);
                    self.then(Step::Battle(BattleStep::Accept(side, place)));
                }
                _ => self.then(Step::Battle(BattleStep::Join(place + 1))),
            },
            BattleStep::Accept(side, place) => {
                let (seat, by) = (self.in_order(place), question.seat);
                if given.is(Item::Yes) {
                    self.then(Step::Battle(BattleStep::Join(place + 1)));
                    self.fighting.sides[usize::from(side)].insert(seat);
                    let side = side_of(usize::from(side));
                    scribe.note(|| War::HelperJoined { seat, side }.into());
                } else {
                    self.then(Step::Battle(BattleStep::Join(place)));
                    self.fighting.turned_away[usize::from(side)].insert(seat);
                    scribe.note(|| War::HelperRefused { seat, by }.into());
                }
            }
            BattleStep::Persuade(place) => self.answer_persuade(place, given, scribe),
            BattleStep::Reroll(side) => self.answer_reroll(side, given, scribe),
            BattleStep::Losses => self.answer_battle_losses(question.seat, given),
            BattleStep::Decide(side) => self.answer_decision(side, given, scribe),
            BattleStep::Truce(side) => self.answer_truce(side, given, scribe),
            BattleStep::Prisoners(winner) => {
                let Item::Player(captor) = given.item() else { unreachable!("Armies are offered") };
                let noble = self.next_prisoner(winner).expect("a Noble was asked for");
                self.then(Step::Battle(BattleStep::Prisoners(winner)));
                self.capture(noble, captor, scribe);
            }
            BattleStep::Taken(winner) => {
                let Item::Player(captor) = given.item() else { unreachable!("Armies are offered") };
                let noble = self.next_taken(winner).expect("a Captive was asked for");
                self.then(Step::Battle(BattleStep::Taken(winner)));
                self.hand_captive(noble, captor, scribe);
            }
            BattleStep::Begin
            | BattleStep::Turn(_)
            | BattleStep::Archers
            | BattleStep::Round
            | BattleStep::Score
            | BattleStep::Fall
            | BattleStep::Over(_) => unreachable!("{step:?} asks nothing"),
        }
    }

    /// Units on the roads enter the Villages, outside any Fortification.
    fn begin_battles(&mut self) {
        self.moving = Default::default();
        self.new_phase_of_war();
        self.then(Step::Battle(BattleStep::Turn(0)));
        self.settle(None);
    }

    fn ask_battle(&mut self, place: u8) {
        let seat = self.in_order(place);
        self.put(Step::Battle(BattleStep::Declare(place)), seat, Ask::DeclareBattle);
        self.offer(Item::Done);
        for village in self.board.realm().all.iter() {
            if self.troops[village.index()][seat.index()].is_empty()
                && self.troop_count(seat, village) == 0
            {
                continue;
            }
            for on in self.turn_order() {
                if self.why_not_battle(seat, village, on).is_none() {
                    self.offer(Item::Opponent(village, on));
                }
            }
        }
    }

    /// The rule that forbids the Player to attack the other in the Village.
    pub(crate) fn why_not_battle(
        &self,
        seat: Seat,
        village: VillageId,
        on: Seat,
    ) -> Option<RuleId> {
        let both = self.troop_count(seat, village) > 0 && self.troop_count(on, village) > 0;
        if on == seat || !both {
            return Some(rule::BATTLE_DECLARE);
        }
        if self.fighting.attacked[village.index()].has(on) {
            return Some(rule::BATTLE_SAME_ONCE);
        }
        let mut nobles = self.free_nobles_at(seat, village);
        let Some(first) = nobles.next() else { return Some(rule::BATTLE_LEADER_NOBLE) };
        if first.card().attributes.has(Attribute::Coward) && nobles.next().is_none() {
            return Some(rule::ATTRIBUTE_COWARD);
        }
        let storm = |noble: NobleId| self.acts_as(noble, Attribute::Storm);
        if self.is_rainy(village) && !self.free_nobles_at(seat, village).any(storm) {
            return Some(rule::RAIN_EFFECT);
        }
        self.why_not_attack(seat, Seats::only(on), village)
    }

    fn answer_battle_declared(
        &mut self,
        place: u8,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let Item::Opponent(village, on) = given.item() else {
            return self.then(Step::Battle(BattleStep::Turn(place + 1)));
        };
        let seat = self.in_order(place);
        let mut attacked = self.fighting.attacked;
        attacked[village.index()].insert(on);
        self.fighting = Fighting {
            active: true,
            village,
            leaders: [seat.0, on.0],
            sides: [Seats::only(seat), Seats::only(on)],
            sallied: self.controller(village) == Some(seat),
            attacked,
            ..Fighting::default()
        };
        scribe.note(|| War::BattleDeclared { seat, on, village }.into());
        self.then(Step::Battle(BattleStep::Declare(place)));
        self.then(Step::Battle(BattleStep::Join(0)));
    }

    /// A Raid Battle against one who bars the way: nobody joins, nobody is persuaded.
    pub(crate) fn begin_raid_battle(
        &mut self,
        seat: Seat,
        on: Seat,
        scribe: &mut impl Scribe<Event>,
    ) {
        let Fighting { village, riders, raiders, .. } = self.fighting;
        self.fighting = Fighting {
            active: true,
            raid: true,
            village,
            leaders: [seat.0, on.0],
            sides: [Seats::only(seat), Seats::only(on)],
            sallied: true,
            riders,
            raiders,
            ..Fighting::default()
        };
        scribe.note(|| War::BattleDeclared { seat, on, village }.into());
        self.then(Step::Battle(BattleStep::Archers));
    }

    /// Whether the Player may join the side: he attacks nobody he could not attack himself.
    pub(crate) fn why_not_join(&self, seat: Seat, side: usize) -> Option<RuleId> {
        if self.fighting.turned_away[side].has(seat) {
            return Some(rule::BATTLE_JOIN);
        }
        if side == DEFENSIVE {
            return None;
        }
        self.why_not_attack(seat, self.fighting.sides[DEFENSIVE], self.fighting.village)
    }

    fn ask_join(&mut self, place: u8) {
        if place == self.seats {
            return self.then(Step::Battle(BattleStep::Persuade(0)));
        }
        let seat = self.in_order(place);
        let fighting = &self.fighting;
        let leads = fighting.leaders.contains(&seat.0);
        if leads || !self.occupies(seat, fighting.village) {
            return self.then(Step::Battle(BattleStep::Join(place + 1)));
        }
        self.put(Step::Battle(BattleStep::Join(place)), seat, Ask::OfferToJoin);
        self.offer(Item::Done);
        for side in [OFFENSIVE, DEFENSIVE] {
            if self.why_not_join(seat, side).is_none() {
                self.offer(Item::Side(side_of(side)));
            }
        }
    }

    /// The Nobles of a side who take part.
    pub(crate) fn fighters(&self, side: usize) -> Row<NobleId, IN_PLAY_MAX> {
        let Fighting { village, sides, raiders, .. } = self.fighting;
        if self.fighting.is_raiding(side) {
            let here = |noble: &&NobleId| {
                let record = self.noble(**noble);
                record.village() == Some(village) && record.is_free()
            };
            return raiders.iter().filter(here).copied().collect();
        }
        sides[side].iter().flat_map(|seat| self.free_nobles_at(seat, village)).collect()
    }

    /// The Troops of a Player who take part.
    pub(crate) fn fighting_troops(&self, side: usize, seat: Seat) -> Muster {
        let Fighting { village, riders, .. } = self.fighting;
        let mut muster = self.muster(seat, village);
        if self.fighting.is_raiding(side) {
            let royal = self.fighters(side).iter().any(|noble| self.followers(*noble).0 > 0);
            let guards = if royal { muster[4] } else { 0 };
            // An Uprising or a Plague between two rounds may have left fewer than rode out.
            let [knights, champions] = [2, 3].map(|kind| riders.0[kind].min(muster[kind]));
            muster = [0, 0, knights, champions, guards, 0, 0];
        }
        muster
    }

    /// How many Troops the side has left.
    pub(crate) fn side_count(&self, side: usize) -> u8 {
        let seats = self.fighting.sides[side].iter();
        seats.map(|seat| self.fighting_troops(side, seat).iter().sum::<u8>()).sum()
    }

    /// The persuasive Nobles of the Battle, the offensive side's first.
    fn persuaders(&self) -> Row<(NobleId, u8), IN_PLAY_MAX> {
        let mut all = Row::new();
        for side in [OFFENSIVE, DEFENSIVE] {
            for noble in &self.fighters(side) {
                if self.acts_as(*noble, Attribute::Persuasive) {
                    all.push((*noble, side as u8));
                }
            }
        }
        all
    }

    fn ask_persuade(&mut self, place: u8) {
        let Some((noble, side)) = self.persuaders().get(usize::from(place)).copied() else {
            if self.is_decided() {
                return self.then(Step::Battle(BattleStep::Round));
            }
            self.then(Step::Battle(BattleStep::Archers));
            return self.open_window();
        };
        let (seat, village) = (self.owner(noble), self.fighting.village);
        let able = self.foot(seat) == Troop::ManAtArms && self.player(seat).stock.0[0] > 0;
        let over = self.side_count(OFFENSIVE) == 0 || self.side_count(DEFENSIVE) == 0;
        let enemies = self.fighting.sides[1 - usize::from(side)];
        let turned = |enemy: &Seat| {
            self.foot(*enemy) == Troop::ManAtArms
                && self.troops[village.index()][enemy.index()].0[0] > 0
        };
        let enemies: Row<u8, PLAYERS_MAX> = enemies.iter().filter(turned).map(|e| e.0).collect();
        if !able || over || enemies.is_empty() {
            return self.then(Step::Battle(BattleStep::Persuade(place + 1)));
        }
        self.put(Step::Battle(BattleStep::Persuade(place)), seat, Ask::Persuade(noble));
        self.offer(Item::Done);
        for enemy in &enemies {
            self.offer(Item::Player(Seat(*enemy)));
        }
    }

    fn answer_persuade(&mut self, place: u8, given: Given<'_>, scribe: &mut impl Scribe<Event>) {
        self.then(Step::Battle(BattleStep::Persuade(place + 1)));
        let Item::Player(from) = given.item() else { return };
        let (by, _) = self.persuaders()[usize::from(place)];
        let (to, village) = (self.owner(by), self.fighting.village);
        self.remove_troops(from, village, Troops([1, 0, 0, 0]));
        self.add_troops(to, village, Troop::ManAtArms, 1);
        scribe.note(|| War::ManAtArmsTurned { from, to, by }.into());
    }
}

//! Strength Points, dice, penalties and bonuses; the Archer exchange; rolling again.

use tabletop::{Row, Scribe, Seat};

use super::{BattleStep, DEFENSIVE, DICE_MAX, OFFENSIVE, side_of};
use crate::ask::Ask;
use crate::event::{Causes, Event, War};
use crate::flow::{Given, Step};
use crate::item::Item;
use crate::noble::{Attribute, NobleId};
use crate::state::Fief;
use crate::stock::Fortification;
use crate::title::Title;

impl Fief {
    /// The Strength Points of a side: its Troops, and 1 for each free Noble.
    pub(crate) fn strength(&self, side: usize) -> u16 {
        let troops = |seat: Seat| {
            let kinds = self.muster_kinds(seat).into_iter().zip(self.fighting_troops(side, seat));
            kinds.map(|(kind, count)| u16::from(kind.strength()) * u16::from(count)).sum::<u16>()
        };
        let nobles = self.fighters(side).len() as u16;
        self.fighting.sides[side].iter().map(troops).sum::<u16>() + nobles
    }

    /// The Fortification that protects the defensive side: that of a Controller inside it.
    pub(crate) fn protection(&self) -> Fortification {
        let fighting = &self.fighting;
        let inside = self.controller(fighting.village);
        let defends = inside.is_some_and(|seat| fighting.sides[DEFENSIVE].has(seat));
        if defends && !fighting.sallied {
            self.villages[fighting.village.index()].fortification
        } else {
            Fortification::None
        }
    }

    /// The dice the offensive side loses: less what engines, cunning and passages cancel.
    pub(crate) fn penalty(&self) -> u8 {
        let penalty = match self.protection() {
            _ if self.fighting.passage => 0,
            Fortification::None => 0,
            Fortification::Stronghold => 1,
            Fortification::City => 2,
        };
        let village = self.fighting.village;
        let engines = self.fighting.sides[OFFENSIVE].iter().flat_map(|seat| {
            let engines = self.player(seat).engines;
            engines.into_iter().filter(move |engine| engine.village == village)
        });
        let engines: u8 = engines.map(|engine| engine.dice).sum();
        let cunning = self.fighters(OFFENSIVE);
        let cunning = cunning.iter().filter(|noble| self.acts_as(**noble, Attribute::Cunning));
        penalty - penalty.min(engines + cunning.count() as u8)
    }

    /// The Battle Dice of a side in this round.
    pub(crate) fn dice_count(&self, side: usize) -> u8 {
        let (dice, lost) = self.dice_and_penalty(side);
        dice - lost
    }

    /// How many of its dice a side loses to walls.
    pub(crate) fn dice_penalty(&self, side: usize) -> u8 {
        self.dice_and_penalty(side).1
    }

    /// The Battle Dice of a side by its strength and its dragons, and how many of them it loses.
    fn dice_and_penalty(&self, side: usize) -> (u8, u8) {
        let by_strength = match self.strength(side) {
            0 => 0,
            1..=6 => 1,
            7..=12 => 2,
            13.. => 3,
        };
        let dice = by_strength + u8::from(self.has_dragons(side));
        let penalty = if side == OFFENSIVE { self.penalty() } else { 0 };
        (dice, penalty.min(dice))
    }

    pub(crate) fn has_dragons(&self, side: usize) -> bool {
        let mother = |noble: &NobleId| self.noble(*noble).holds(Title::MotherOfDragons);
        self.fighters(side).iter().any(mother)
    }

    /// What counts besides strength: dice lost and won, fearless attackers, Whitecloaks, the defence
    /// against a Raid.
    pub(crate) fn causes(&self, side: usize) -> Causes {
        let (penalty, dragons) = (self.dice_and_penalty(side).1, u8::from(self.has_dragons(side)));
        let dice = self.fighting.dice[side].len() as u8;
        if dice == 0 {
            return Causes { penalty, dragons, ..Causes::default() };
        }
        let fighters = self.fighters(side);
        let fearless = fighters.iter().filter(|noble| self.acts_as(**noble, Attribute::Fearless));
        let fearless = if side == OFFENSIVE { fearless.count() as u8 } else { 0 };
        let white = |seat: &Seat| {
            let troops = self.fighting_troops(side, *seat);
            troops[4] + troops[5] > 0
        };
        let whitecloaks = self.fighting.sides[side].iter().filter(white).count() as u8;
        let raid = if self.fighting.raid && !self.fighting.is_raiding(side) { dice } else { 0 };
        Causes { penalty, dragons, fearless, whitecloaks, raid }
    }

    /// The Archers of the side.
    fn archers(&self, side: usize) -> u8 {
        let seats = self.fighting.sides[side].iter();
        seats.map(|seat| self.fighting_troops(side, seat)[1]).sum()
    }

    /// Both sides' Archers shoot once and at the same time, before the first round.
    pub(super) fn shoot(&mut self, scribe: &mut impl Scribe<Event>) {
        if self.is_decided() || !self.modules.tactics {
            return self.then(Step::Battle(BattleStep::Round));
        }
        let needed = match self.protection() {
            Fortification::None => 1,
            Fortification::Stronghold => 2,
            Fortification::City => 3,
        };
        let mut hits = [0; 2];
        let quiet = self.fighting.garrison_quiet;
        if self.archers(OFFENSIVE) + self.archers(DEFENSIVE) == 0 {
            return self.then(Step::Battle(BattleStep::Round));
        }
        self.pick_up_dice();
        for (side, needed) in [(OFFENSIVE, needed), (DEFENSIVE, 1)] {
            let archers = self.archers(side);
            if archers < needed || side == DEFENSIVE && quiet {
                continue;
            }
            let die = self.roll_battle();
            let raid = u8::from(self.fighting.raid && side == DEFENSIVE);
            hits[side] = die + archers - needed + raid;
            let scored = hits[side];
            scribe.note(|| {
                War::ArchersShot { side: side_of(side), dice: vec![die], hits: scored }.into()
            });
        }
        self.fighting.hits = hits;
        self.then(Step::Battle(BattleStep::Losses));
        self.count_losses();
    }

    /// A round begins: if the Battle is not over, both sides roll.
    pub(super) fn begin_battle_round(&mut self, scribe: &mut impl Scribe<Event>) {
        if self.finish_if_decided() {
            return;
        }
        self.fighting.round = self.fighting.round.saturating_add(1);
        self.pick_up_dice();
        for side in [OFFENSIVE, DEFENSIVE] {
            let (strength, count) = (self.strength(side), self.dice_count(side));
            let dice: Row<u8, DICE_MAX> = (0..count).map(|_| self.roll_battle()).collect();
            self.fighting.dice[side] = dice;
            let causes = self.causes(side);
            let hits = dice.iter().sum::<u8>() + causes.hits();
            let (side, dice) = (side_of(side), || dice.to_vec());
            scribe.note(|| War::BattleRolled { side, strength, dice: dice(), hits, causes }.into());
        }
        self.then(Step::Battle(BattleStep::Reroll(0)));
    }

    /// Each Champion lets his side roll one die again, one after the other, the offensive side first.
    pub(super) fn ask_reroll(&mut self, side: u8) {
        if side == 2 {
            return self.then(Step::Battle(BattleStep::Score));
        }
        let of = usize::from(side);
        let seats = self.fighting.sides[of].iter();
        let champions: u8 = seats.map(|seat| self.fighting_troops(of, seat)[3]).sum();
        let dice = self.fighting.dice[of].len();
        if self.fighting.rerolled >= champions || dice == 0 {
            self.fighting.rerolled = 0;
            return self.then(Step::Battle(BattleStep::Reroll(side + 1)));
        }
        let leader = self.fighting.leader(of);
        self.put(Step::Battle(BattleStep::Reroll(side)), leader, Ask::Reroll);
        self.offer(Item::Done);
        for die in 0..dice as u8 {
            self.offer(Item::Die(die));
        }
    }

    pub(super) fn answer_reroll(
        &mut self,
        side: u8,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let of = usize::from(side);
        let Item::Die(die) = given.item() else {
            self.fighting.rerolled = 0;
            return self.then(Step::Battle(BattleStep::Reroll(side + 1)));
        };
        self.fighting.rerolled += 1;
        self.fighting.dice[of][usize::from(die)] = self.roll_battle();
        let dice = self.fighting.dice[of].to_vec();
        scribe.note(|| War::DiceRerolled { side: side_of(of), dice }.into());
        self.then(Step::Battle(BattleStep::Reroll(side)));
    }

    /// The hits of the round are counted.
    pub(super) fn score(&mut self) {
        for side in [OFFENSIVE, DEFENSIVE] {
            self.fighting.hits[side] =
                self.fighting.dice[side].iter().sum::<u8>() + self.causes(side).hits();
        }
        self.then(Step::Battle(BattleStep::Losses));
        self.count_losses();
    }

    /// Whether a Secret Passage could help the attack that is in progress.
    pub(crate) fn can_find_passage(&self) -> bool {
        let fighting = &self.fighting;
        fighting.active
            && !fighting.raid
            && !fighting.passage
            && self.protection() != Fortification::None
            && !self.villages[fighting.village.index()].maester
    }

    /// Whether a Maester keeps Secret Passages from helping the attack that is in progress.
    pub(crate) fn is_lore_in_the_way(&self) -> bool {
        let fighting = &self.fighting;
        fighting.active
            && self.protection() != Fortification::None
            && self.villages[fighting.village.index()].maester
    }

    /// A Secret Passage cancels all penalties for the rest of the Battle; found before the Archer
    /// exchange it keeps the garrison's Archers from shooting.
    pub(crate) fn find_passage(&mut self) {
        self.fighting.passage = true;
        self.fighting.garrison_quiet = self.fighting.round == 0;
    }

    /// Whether the offensive side is the Noble and at most one other unit, as shadow demands.
    pub(crate) fn attacks_almost_alone(&self, noble: NobleId) -> bool {
        let fighters = self.fighters(OFFENSIVE);
        let units = fighters.len() + usize::from(self.side_count(OFFENSIVE));
        fighters.contains(&noble) && units <= 2
    }
}

//! Sieges and pillage, after all Battles.

use serde::{Deserialize, Serialize};
use tabletop::{RuleId, Scribe, Seat};

use crate::ask::Ask;
use crate::event::{Event, War};
use crate::flow::{Given, Question, Step};
use crate::house::House;
use crate::id::VillageId;
use crate::item::{Item, SiegeDecision};
use crate::rule;
use crate::state::{Engine, Fief};
use crate::title::Title;

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SiegeStep {
    /// It begins.
    Begin,
    /// The Player at this place of the turn order decides, from this Village on.
    Siege(u8, VillageId),
    /// The Player at this place of the turn order pillages.
    Pillage(u8),
}

impl Fief {
    pub(crate) fn enter_siege(&mut self, step: SiegeStep, scribe: &mut impl Scribe<Event>) {
        let _ = scribe;
        match step {
            SiegeStep::Begin => {
                self.fighting = Default::default();
                self.then(Step::Siege(SiegeStep::Siege(0, VillageId(0))));
            }
            SiegeStep::Siege(place, _) if place == self.seats => {
                self.turn = None;
                self.then(Step::Siege(SiegeStep::Pillage(0)));
                self.open_window();
            }
            SiegeStep::Siege(place, from) => self.ask_siege(place, from),
            SiegeStep::Pillage(place) if place == self.seats => self.turn = None,
            SiegeStep::Pillage(place) => self.ask_pillage(place),
        }
    }

    pub(crate) fn answer_siege(
        &mut self,
        step: SiegeStep,
        question: &Question,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        let seat = question.seat;
        match (step, given.item()) {
            (SiegeStep::Siege(place, _), Item::Siege(decision, village)) => {
                self.then(Step::Siege(SiegeStep::Siege(place, VillageId(village.0 + 1))));
                self.decide_siege(seat, village, decision, scribe);
            }
            (SiegeStep::Pillage(place), Item::Village(village)) => {
                self.then(Step::Siege(SiegeStep::Pillage(place)));
                self.pillage(seat, village, scribe);
            }
            (SiegeStep::Pillage(place), _) => {
                self.then(Step::Siege(SiegeStep::Pillage(place + 1)));
            }
            (step, item) => unreachable!("{step:?} does not offer {item:?}"),
        }
    }

    /// The engine of the Player in the Village.
    fn engine_at(&self, seat: Seat, village: VillageId) -> Option<Engine> {
        let engines = self.player(seat).engines;
        engines.into_iter().find(|engine| engine.dice > 0 && engine.village == village)
    }

    /// The rule that forbids the Player to begin a siege of the Village.
    pub(crate) fn why_not_siege(&self, seat: Seat, village: VillageId) -> Option<RuleId> {
        if !self.can_besiege(seat, village) {
            return Some(rule::SIEGE_START);
        }
        let is_brother = |noble| self.noble(noble).holds(Title::Brother);
        if self.free_nobles_at(seat, village).any(is_brother) {
            return Some(rule::WATCH_BROTHER_NO_ATTACK);
        }
        let free = self.player(seat).engines.iter().any(|engine| engine.dice == 0);
        (!free).then_some(rule::SIEGE_ENGINES_LIMIT)
    }

    fn ask_siege(&mut self, place: u8, from: VillageId) {
        let seat = self.in_order(place);
        self.turn = Some(seat);
        let later = self.board.realm().all.iter().filter(|village| *village >= from);
        for village in later {
            if !self.can_besiege(seat, village) {
                continue;
            }
            let bound = self.why_not_siege(seat, village) == Some(rule::WATCH_BROTHER_NO_ATTACK);
            let engine = self.engine_at(seat, village);
            if engine.is_none() && self.why_not_siege(seat, village).is_some() {
                continue;
            }
            self.put(Step::Siege(SiegeStep::Siege(place, from)), seat, Ask::SiegeChoice);
            let offer = |game: &mut Fief, decision| game.offer(Item::Siege(decision, village));
            match engine {
                None => offer(self, SiegeDecision::Start),
                Some(engine) => {
                    if engine.dice == 1 && !bound {
                        offer(self, SiegeDecision::Continue);
                    }
                    offer(self, SiegeDecision::End);
                }
            }
            offer(self, SiegeDecision::Nothing);
            return;
        }
        self.then(Step::Siege(SiegeStep::Siege(place + 1, VillageId(0))));
    }

    fn decide_siege(
        &mut self,
        seat: Seat,
        village: VillageId,
        decision: SiegeDecision,
        scribe: &mut impl Scribe<Event>,
    ) {
        let engines = &mut self.players[seat.index()].engines;
        match decision {
            SiegeDecision::Start => {
                let free = engines.iter_mut().find(|engine| engine.dice == 0);
                *free.expect("an engine is left") = Engine { village, dice: 1 };
                scribe.note(|| War::SiegeStarted { seat, village }.into());
            }
            SiegeDecision::Continue => {
                let at = |engine: &&mut Engine| engine.dice > 0 && engine.village == village;
                let engine = engines.iter_mut().find(at);
                engine.expect("who continues a siege has an engine there").dice = 2;
                scribe.note(|| War::SiegeContinued { seat, village }.into());
            }
            SiegeDecision::End => self.end_siege(seat, village, scribe),
            SiegeDecision::Nothing => {}
        }
    }

    /// Whether the Player may pillage the Village: he Controls or besieges it, and it has Mills.
    pub(crate) fn can_pillage(&self, seat: Seat, village: VillageId) -> bool {
        let held = self.controller(village) == Some(seat);
        self.villages[village.index()].mills > 0
            && (held || self.engine_at(seat, village).is_some())
    }

    fn ask_pillage(&mut self, place: u8) {
        let seat = self.in_order(place);
        self.turn = Some(seat);
        self.put(Step::Siege(SiegeStep::Pillage(place)), seat, Ask::PillageChoice);
        self.offer(Item::Done);
        for village in self.board.realm().all.iter() {
            if self.can_pillage(seat, village) {
                self.offer(Item::Village(village));
            }
        }
        if self.desk.offered().len() == 1 {
            self.withdraw();
            self.then(Step::Siege(SiegeStep::Pillage(place + 1)));
        }
    }

    /// All Mills of the Village are burnt for gold.
    fn pillage(&mut self, seat: Seat, village: VillageId, scribe: &mut impl Scribe<Event>) {
        let mills = std::mem::take(&mut self.villages[village.index()].mills);
        self.supply.mills += mills;
        let each = if self.plays(seat, House::Greyjoy) { 2 } else { 1 };
        let gold = u16::from(mills) * each;
        self.receive_gold(seat, gold);
        scribe.note(|| War::Pillaged { seat, village, mills, gold }.into());
        self.open_window();
    }
}

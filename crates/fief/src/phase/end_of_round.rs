//! Phase 8, the end of the round: cleaning up, counting Victory Points, the next first Player.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Scribe, Seat, Seats};

use super::RoundStep;
use crate::deck::Card;
use crate::event::{Event, TieBreak, Wall};
use crate::flow::Step;
use crate::id::{PLAYERS_MAX, RegionId};
use crate::state::{Ending, Fief};
use crate::title::{Title, Titles};

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum EndStep {
    /// The only window of the Phase.
    Begin,
    /// Everything else.
    Cleanup,
}

impl Fief {
    pub(crate) fn enter_end(&mut self, step: EndStep, scribe: &mut impl Scribe<Event>) {
        match step {
            EndStep::Begin => {
                self.then(Step::End(EndStep::Cleanup));
                self.open_window();
            }
            EndStep::Cleanup => {
                self.clear_map(scribe);
                self.check_victory(scribe);
                if self.ending.is_none() {
                    self.first = self.first.left(self.seats);
                    let seat = self.first;
                    scribe.note(|| Wall::FirstPlayerPassed { seat }.into());
                    self.then(Step::Round(RoundStep::Begin));
                }
            }
        }
    }

    /// Fortune cards and Disasters leave the map, Tax markers return.
    fn clear_map(&mut self, scribe: &mut impl Scribe<Event>) {
        for region in RegionId::all() {
            for card in [Card::HeavyRain, Card::Famine, Card::Plague] {
                if self.disaster_on(region, card).is_there() {
                    self.cancel_disaster(region, card, scribe);
                }
            }
            let cards = &mut self.regions[region.index()];
            if std::mem::take(&mut cards.harvest) {
                self.decks.discard(Card::BountifulHarvest);
            }
            if std::mem::take(&mut cards.weather) {
                self.decks.discard(Card::GoodWeather);
            }
        }
        self.taxes.clear();
        scribe.note(|| Wall::MapCleared.into());
    }

    fn check_victory(&mut self, scribe: &mut impl Scribe<Event>) {
        self.count_victory_points(scribe);
        let Some((winners, tie_break)) = self.winners() else { return };
        let first = winners.iter().next().expect("somebody has won");
        let ally = self.ally(first).filter(|ally| winners.has(*ally));
        let points = self.victory_points(first) + ally.map_or(0, |ally| self.victory_points(ally));
        scribe.note(|| Wall::GameWon { winners, points, tie_break }.into());
        self.ending = Some(Ending::Won(winners));
    }

    /// The track of Victory Points: allies stand together on their sum.
    fn count_victory_points(&self, scribe: &mut impl Scribe<Event>) {
        let mut counted = Seats::NONE;
        for seat in self.turn_order() {
            let mut points = self.victory_points(seat);
            if let Some(ally) = self.ally(seat) {
                points += self.victory_points(ally);
                let alliance = Seats(Seats::only(seat).0 | Seats::only(ally).0);
                if !counted.has(seat) {
                    scribe.note(|| Wall::AllianceCounted { alliance, points }.into());
                }
                counted = Seats(counted.0 | alliance.0);
            } else {
                scribe.note(|| Wall::VictoryPointsCounted { seat, points }.into());
            }
        }
    }

    /// How many Victory Points win: alone, or with the ally's.
    pub(crate) fn victory_needed(&self, seat: Seat) -> u8 {
        let alone = self.options.points_alone;
        match (self.ally(seat), self.modules.nights_watch) {
            (None, _) => alone,
            (Some(_), false) => 4.max(alone + 1),
            (Some(_), true) => 5.max(alone + 1),
        }
    }

    /// Who has won now, and what decided between several.
    pub(crate) fn winners(&self) -> Option<(Seats, Option<TieBreak>)> {
        let mut solo: Row<Seats, PLAYERS_MAX> = Row::new();
        let mut allied: Row<Seats, PLAYERS_MAX> = Row::new();
        for seat in self.turn_order() {
            let (own, needed) = (self.victory_points(seat), self.victory_needed(seat));
            match self.ally(seat) {
                None if own >= needed => solo.push(Seats::only(seat)),
                Some(ally) if own + self.victory_points(ally) >= needed => {
                    let pair = Seats(Seats::only(seat).0 | Seats::only(ally).0);
                    if !allied.contains(&pair) {
                        allied.push(pair);
                    }
                }
                None | Some(_) => {}
            }
        }
        let by_kind = (!solo.is_empty() && !allied.is_empty()).then_some(TieBreak::Solo);
        let best = if solo.is_empty() { allied } else { solo };
        match best[..] {
            [] => None,
            [only] => Some((only, by_kind)),
            _ => Some(self.break_victory_tie(best)),
        }
    }

    /// King, Hand, Protector, then most Fief Titles, Wardens, Villages; else the victory is shared.
    fn break_victory_tie(&self, mut tied: Row<Seats, PLAYERS_MAX>) -> (Seats, Option<TieBreak>) {
        let count = |seats: Seats, of: &dyn Fn(Seat) -> u32| seats.iter().map(of).sum::<u32>();
        let titles = |seat: Seat, set: Titles| {
            let court = self.player(seat).court;
            court.iter().map(|noble| self.noble(*noble).titles.and(set).len()).sum::<u32>()
        };
        let one = |title: Title| {
            let mut set = Titles::default();
            set.insert(title);
            set
        };
        let criteria: [(TieBreak, &dyn Fn(Seat) -> u32); 6] = [
            (TieBreak::King, &|seat| titles(seat, one(Title::King))),
            (TieBreak::Hand, &|seat| titles(seat, one(Title::Hand))),
            (TieBreak::Protector, &|seat| titles(seat, one(Title::Protector))),
            (TieBreak::Fiefs, &|seat| titles(seat, Titles::FIEFS)),
            (TieBreak::Wardens, &|seat| titles(seat, Titles::WARDENS)),
            (TieBreak::Villages, &|seat| self.controlled_by(seat).len()),
        ];
        for (tie_break, of) in criteria {
            let most = tied.iter().map(|seats| count(*seats, of)).max().unwrap_or(0);
            tied.retain(|seats| count(*seats, of) == most);
            if let [only] = tied[..] {
                return (only, Some(tie_break));
            }
        }
        let all = tied.iter().fold(0, |bits, seats| bits | seats.0);
        (Seats(all), Some(TieBreak::Shared))
    }
}

//! The dominance phase.

use tabletop::{Scribe, Seat};

use crate::constant::watch;
use crate::event::Event;
use crate::flow::Step;
use crate::power::PowerStep;
use crate::reading::Why;
use crate::ruleset::Dominance;
use crate::state::{Happening, Thrones};
use crate::vocabulary::Verb;

impl Thrones {
    /// A player's total for dominance (`dominance.count.lcg`, `dominance.count.winter`).
    pub(crate) fn dominance_of(&self, seat: Seat) -> u16 {
        let standing = self.board[seat.index()]
            .iter()
            .filter(|card| self.is_character(*card) && !self.card(*card).kneeling);
        let strength: u16 = standing.map(|card| u16::from(self.card(card).strength)).sum();
        let strength = strength + self.more_for_dominance(seat).max(0) as u16;
        match self.rules.dominance {
            Dominance::StrengthAndGold => strength + u16::from(self.player(seat).gold),
            Dominance::Strength => strength,
        }
    }

    /// Counts and awards dominance (`dominance.win`, `dominance.tie`).
    pub(super) fn count_dominance(&mut self, scribe: &mut impl Scribe<Event>) {
        let total = self.everyone().iter().map(|seat| self.dominance_of(seat)).max().unwrap_or(0);
        let mut best = self.everyone().iter().filter(|seat| self.dominance_of(*seat) == total);
        let seat = best.next().expect("somebody has the highest total");
        if best.next().is_some() {
            scribe.note(|| Event::DominanceTied { total });
            return;
        }
        scribe.note(|| Event::DominanceWon { seat, total });
        for other in self.everyone().iter() {
            let verb = if other == seat { Verb::Win } else { Verb::Lose };
            let (by, why) = (Some(other), Why::Dominance);
            self.player_mut(other).lost_dominance = other != seat;
            self.happened(Happening { verb, by, why, ..Happening::default() });
        }
        self.changed(watch::PAST);
        let power = 1 + self.more_power(self.house_card(seat), Why::Dominance);
        let why = Why::Dominance;
        self.then(Step::Power(PowerStep::House { seat, power, from: None, why }));
    }
}

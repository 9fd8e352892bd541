//! Whether what an ability asks of the table is so.

use tabletop::Seat;

use crate::state::{Frame, Thrones};
use crate::vocabulary::{Condition, Icon, List, Over, Past, Phase};

impl Thrones {
    /// Whether all of them hold.
    pub(crate) fn all_hold(&self, conditions: List<Condition>, frame: &Frame) -> bool {
        conditions.iter().all(|condition| self.holds(condition, frame))
    }

    /// Whether a condition holds.
    pub(crate) fn holds(&self, condition: &Condition, frame: &Frame) -> bool {
        match condition {
            Condition::Exists(filter) => self.has_candidates(1, filter, frame, |_| true),
            Condition::Compare(left, cmp, right) => {
                cmp.holds(self.amount(left, frame), self.amount(right, frame))
            }
            Condition::Is(cards, test) => {
                self.card_meant(*cards, frame).is_some_and(|card| self.test(card, test, frame))
            }
            Condition::Rank(who, cmp, tally, over) => {
                let Some(seat) = self.player_meant(*who, frame) else { return false };
                let own = self.tally(*tally, seat, frame);
                let mut others = self.opponents(seat).iter();
                let beats = |other| cmp.holds(own, self.tally(*tally, other, frame));
                match over {
                    Over::Each => others.all(beats),
                    Over::Any => others.any(beats),
                }
            }
            Condition::Challenge(tests) => {
                self.challenge.on && self.challenge_is(tests, self.role_of(frame.you), frame)
            }
            Condition::During(phase) => *phase == Phase::Any || self.phase == *phase,
            Condition::PlotsChosen => self.plots_chosen,
            Condition::Plays(who, house) => {
                self.who(*who, frame).iter().any(|seat| self.player(seat).house == *house)
            }
            Condition::Season(season) => self.season() == Some(*season),
            Condition::Did(who, past) => {
                self.who(*who, frame).iter().any(|seat| self.has_done(seat, *past))
            }
            Condition::Not(condition) => !self.holds(condition, frame),
            Condition::All(conditions) => self.all_hold(conditions, frame),
            Condition::Any(conditions) => {
                conditions.iter().any(|condition| self.holds(condition, frame))
            }
        }
    }

    /// Whether a player has done this in the round.
    fn has_done(&self, seat: Seat, past: Past) -> bool {
        let player = self.player(seat);
        let of = |counted: [u8; 3], kind: Option<Icon>| match kind {
            Some(icon) => counted[icon.index()] > 0,
            None => counted.iter().any(|count| *count > 0),
        };
        match past {
            Past::Won(kind) => of(player.won, kind),
            Past::Lost(kind) => of(player.lost, kind),
            Past::LostDominance => player.lost_dominance,
            Past::Initiated => player.has_challenged,
        }
    }
}

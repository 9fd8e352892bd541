//! Phase 7, the Wall: the roll, the track and the breaches.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Scribe};

use super::uprising::UprisingStep;
use crate::event::{Event, Wall};
use crate::flow::Step;
use crate::state::{Ending, Fief, Season};

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum WallStep {
    /// The window before.
    Begin,
    /// The roll; the window after.
    Roll,
}

impl Fief {
    pub(crate) fn enter_wall(&mut self, step: WallStep, scribe: &mut impl Scribe<Event>) {
        match step {
            WallStep::Begin => {
                self.then(Step::Wall(WallStep::Roll));
                self.open_window();
            }
            WallStep::Roll => {
                self.open_window();
                self.roll_for_wall(scribe);
            }
        }
    }

    /// The highest of the season's dice and one more for each castle fallen.
    fn roll_for_wall(&mut self, scribe: &mut impl Scribe<Event>) {
        self.pick_up_dice();
        let count = match self.season {
            Season::Summer => 1,
            Season::Autumn => 2,
            Season::Winter => 3,
        };
        let dice: Row<u8, 3> = (0..count).map(|_| self.roll()).collect();
        let modifier = 3 - self.castles;
        let result = dice.iter().copied().max().unwrap_or(1) + modifier;
        scribe.note(|| Wall::WallRolled { dice: dice.to_vec(), modifier, result }.into());
        let spaces = if result <= 5 { result } else { 5 };
        if result >= 6 && self.wall_value < 0 {
            return self.breach(scribe);
        }
        let value = self.wall_value - 2 * spaces as i8;
        self.wall_value = value.max(-12);
        let value_now = self.wall_value;
        scribe.note(|| Wall::WallMoved { value: value_now }.into());
        if value < -12 {
            self.breach(scribe);
        }
    }

    /// The standing castle with the highest number falls.
    fn breach(&mut self, scribe: &mut impl Scribe<Event>) {
        let castle = self.castles;
        self.castles -= 1;
        scribe.note(|| Wall::CastleFell { castle }.into());
        if castle == 2 {
            self.then(Step::Uprising(UprisingStep::Wall(0)));
        }
        if castle == 1 {
            scribe.note(|| Wall::RealmLost.into());
            self.ending = Some(Ending::RealmLost);
        }
    }
}

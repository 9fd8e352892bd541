//! The draw phase and the draw cap.

use tabletop::{Scribe, Seat};

use crate::event::Event;
use crate::reading::{Doing, Why};
use crate::state::{Happening, Place, Thrones};
use crate::title::Title;
use crate::vocabulary::{Cap, Verb};

/// Cards a player may draw by effects in a round (`draw.cap`).
pub const DRAW_CAP: u8 = 3;

impl Thrones {
    /// Everybody draws two; the Master of Laws one more (`draw.two`, `title.laws.draw`).
    pub(super) fn draw_two(&mut self, scribe: &mut impl Scribe<Event>) {
        for seat in self.clockwise(self.first) {
            let laws = self.player(seat).title == Some(Title::MasterOfLaws);
            let more = self.more_draws(seat);
            for _ in 0..2 + i32::from(laws) + more.min(0) {
                self.draw_one(seat, scribe);
            }
            // What a card adds is drawn by an effect (ruling A29): the cap counts it.
            self.draw_by_effect(seat, more.max(0) as u8, Cap::Counted, scribe);
        }
    }

    /// Draws the top card, if there is one (`draw.empty`).
    pub(crate) fn draw_one(&mut self, seat: Seat, scribe: &mut impl Scribe<Event>) -> bool {
        let Some(card) = self.player(seat).deck_top.some() else { return false };
        self.put(card, Place::Hand);
        scribe.note(|| Event::Drew { seat, card: Some(card) });
        true
    }

    /// Draws by an effect, one card at a time and not past the cap (`draw.one_by_one`). Whether all were drawn.
    pub(crate) fn draw_by_effect(
        &mut self,
        seat: Seat,
        cards: u8,
        cap: Cap,
        scribe: &mut impl Scribe<Event>,
    ) -> bool {
        for _ in 0..cards {
            if !self.can_draw(seat, cap) {
                scribe.note(|| Event::CannotDraw { seat });
                return false;
            }
            let doing = Doing { by: Some(seat), why: Why::Effect, ..Doing::new(Verb::Draw) };
            if self.is_replaced(&doing, scribe) {
                continue;
            }
            self.happened(Happening {
                verb: Verb::Draw,
                by: Some(seat),
                why: Why::Effect,
                ..Happening::default()
            });
            self.draw_one(seat, scribe);
            if cap == Cap::Counted {
                self.player_mut(seat).drawn += 1;
            }
        }
        true
    }

    /// Whether one more card can be drawn by an effect.
    pub(crate) fn can_draw(&self, seat: Seat, cap: Cap) -> bool {
        let player = self.player(seat);
        let doing = Doing { by: Some(seat), why: Why::Effect, ..Doing::new(Verb::Draw) };
        !self.is_forbidden(&doing)
            && player.deck_size > 0
            && (cap == Cap::Free || player.drawn < DRAW_CAP)
    }
}

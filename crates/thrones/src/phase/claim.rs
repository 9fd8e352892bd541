//! The claim of a challenge the attacker won: characters killed, cards discarded, power taken.

use tabletop::{Scribe, Seat};

use crate::ask::Ask;
use crate::event::Event;
use crate::item::{Item, Thing};
use crate::pending::Step;
use crate::state::{Form, Removal, Thrones};
use crate::vocabulary::{Icon, Value, Verb, Zone};

impl Thrones {
    /// The claim of a challenge the attacker won (`challenge.claim.attacker_only` and what follows).
    pub(crate) fn claim(&mut self, scribe: &mut impl Scribe<Event>) {
        let challenge = self.challenge;
        if !challenge.on || challenge.winner != Some(challenge.attacker) {
            return;
        }
        let claim =
            self.plot_value(self.player(challenge.attacker).plot, Value::Claim).clamp(0, 100) as u8;
        let seat = challenge.target;
        scribe.note(|| Event::ClaimSettled { seat, claim });
        if claim == 0 {
            return;
        }
        match challenge.kind {
            Icon::Military => self.ask_casualties(seat, claim),
            Icon::Intrigue => {
                for _ in 0..claim {
                    let hand = self.hand_of(seat);
                    let place = self.chance.below(hand.len());
                    let Some(card) = hand.iter().nth(place) else { break };
                    self.discard_at_once(card, scribe);
                }
            }
            Icon::Power => {
                self.pending.push(Step::HousePower {
                    seat: challenge.attacker,
                    power: claim,
                    from: Some(seat),
                });
            }
        }
    }

    /// The loser chooses his casualties all at once (`timing.claim`).
    fn ask_casualties(&mut self, seat: Seat, claim: u8) {
        let kill = Removal { verb: Verb::Kill, to: Zone::Dead, ..Removal::default() };
        for card in self.board[seat.index()] {
            if self.is_character(card) && self.can_be_removed(card, &kill) {
                self.offer(Thing::Card(card));
            }
        }
        let there = self.items.len() as u16;
        if there == 0 {
            return;
        }
        let count = u16::from(claim).min(there);
        self.ask(seat, Ask::Casualties, Form::Some { min: count, max: count });
    }

    pub(crate) fn casualties_chosen(&mut self, items: &[Item]) {
        let cards = items.iter().filter_map(|item| item.card()).collect();
        self.begin_removal(Removal {
            cards,
            verb: Verb::Kill,
            to: Zone::Dead,
            savable: true,
            ..Removal::default()
        });
    }
}

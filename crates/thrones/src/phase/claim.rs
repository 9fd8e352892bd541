//! The claim of a challenge the attacker won: characters killed, cards discarded, power taken.

use tabletop::{Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::event::Event;
use crate::flow::Step;
use crate::item::Item;
use crate::phase::challenges::ChallengeStep;
use crate::power::PowerStep;
use crate::reading::Why;
use crate::state::{Removal, Thrones};
use crate::vocabulary::{Icon, Value};

impl Thrones {
    /// The claim of a challenge the attacker won (`challenge.claim.attacker_only` and what follows).
    pub(super) fn settle_claim(&mut self, scribe: &mut impl Scribe<Event>) {
        let challenge = self.challenge;
        if challenge.winner != Some(challenge.attacker) {
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
            Icon::Military => {
                self.then(Step::Challenge(ChallengeStep::Casualties(seat, claim)));
            }
            Icon::Intrigue => {
                for _ in 0..claim {
                    let hand = self.hand_of(seat);
                    let place = self.chance.below(hand.len());
                    let Some(card) = hand.iter().nth(place) else { break };
                    self.discard_at_once(card, scribe);
                }
            }
            Icon::Power => {
                self.then(Step::Power(PowerStep::House {
                    seat: challenge.attacker,
                    power: claim,
                    from: Some(seat),
                }));
            }
        }
    }

    /// The loser chooses his casualties all at once (`timing.claim`).
    pub(super) fn ask_casualties(&mut self, seat: Seat, claim: u8) {
        let kill = Removal::killing(CardSet::EMPTY, Why::Claim);
        let can_die = |card: &CardId| self.is_character(*card) && self.can_be_removed(*card, &kill);
        let there: CardSet = self.board[seat.index()].iter().filter(can_die).collect();
        if there.is_empty() {
            return;
        }
        let count = usize::from(claim).min(there.len());
        let asking = Step::Challenge(ChallengeStep::Casualties(seat, claim));
        self.ask_some(asking, seat, Ask::Casualties, count..=count);
        self.offer_cards(there);
    }

    pub(super) fn kill_casualties(&mut self, items: &[Item]) {
        let cards = items.iter().filter_map(|item| item.card()).collect();
        self.begin_removal(Removal::killing(cards, Why::Claim));
    }
}

//! The claim of a challenge the attacker won: characters killed, cards discarded, power taken.

use tabletop::{Scribe, Seat};

use crate::ask::Ask;
use crate::card_set::{CardId, CardSet};
use crate::event::Event;
use crate::flow::Step;
use crate::item::{Item, Thing};
use crate::moribund::Picked;
use crate::phase::challenges::ChallengeStep;
use crate::pool::AbilityId;
use crate::pool::{Sort, interrupts};
use crate::power::PowerStep;
use crate::reading::{Doing, Role, Why};
use crate::state::{Frame, Removal, Thrones};
use crate::vocabulary::{Ability, Icon, Occasion, Value, Verb};
use crate::window::{Found, Rotation};

impl Thrones {
    /// The claim of a challenge the attacker won (`challenge.claim.attacker_only` and what follows).
    pub(super) fn settle_claim(&mut self) {
        let challenge = self.challenge;
        if challenge.winner != Some(challenge.attacker) {
            return;
        }
        let rotation = Rotation::from(self.first);
        self.then_all(&[
            Step::Challenge(ChallengeStep::CancelClaim(rotation)),
            Step::Challenge(ChallengeStep::Satisfy),
        ]);
    }

    /// The claim as something that is about to be done: the player challenged satisfies it.
    fn claiming(&self) -> Doing {
        Doing {
            by: Some(self.challenge.target),
            against: Some(self.challenge.attacker),
            role: Some(Role::Defender),
            why: Why::Claim,
            ..Doing::new(Verb::Satisfy)
        }
    }

    /// Somebody may cancel the claim (`timing.save_cancel`).
    pub(super) fn ask_to_cancel_claim(&mut self, rotation: Rotation) {
        self.challenge.claim_open = self.pool.is_awaited(Verb::Satisfy);
        if !self.challenge.claim_open {
            return;
        }
        let waiting = self.waiting(Sort::HandInterrupts, Sort::Interrupts, |glance| {
            glance.interrupt.has(Verb::Satisfy)
        });
        let in_hand = self.pool.could().hand_interrupts.has(Verb::Satisfy);
        self.rotate(
            rotation,
            |rotation| Step::Challenge(ChallengeStep::CancelClaim(rotation)),
            Ask::Interrupt,
            |game, seat| in_hand && game.hand.meets(game.owned_by(seat)),
            |game, seat, found| game.find_claim_cancels(seat, &waiting, found),
        );
    }

    fn find_claim_cancels(&self, seat: Seat, waiting: &CardSet, found: &mut Found) {
        for card in self.sources_for(seat, waiting) {
            let can = |id, _| self.claim_cancelled_by(seat, card, id).is_some();
            self.find_uses(card, interrupts, can, found);
        }
    }

    /// The ability as it would cancel the claim, if it can now.
    fn claim_cancelled_by(&self, seat: Seat, card: CardId, id: AbilityId) -> Option<Frame> {
        let Ability::Triggered(triggered) = self.pool.ability(id) else { return None };
        let Occasion::Would(deeds) = triggered.occasion else { return None };
        let doing = self.claiming();
        let with = Frame { that: doing.by, ..Frame::new(card, id, seat) };
        let waits = triggered.from == self.card(card).place.zone()
            && !self.challenge.claim_cancelled
            && deeds
                .iter()
                .any(|deed| deed.verb == Verb::Satisfy && self.is_deed(deed, &doing, &with));
        let can =
            waits && self.may_be_used_by(triggered, &with, seat) && self.can_use(triggered, &with);
        can.then_some(with)
    }

    /// A player cancels the claim, or lets it be.
    pub(super) fn cancel_claim(&mut self, rotation: Rotation, item: Item) {
        let Thing::Use(card, place) = item.thing() else {
            let next = self.after_pass(rotation);
            return self.then(Step::Challenge(ChallengeStep::CancelClaim(next)));
        };
        let next = self.after_deed(rotation);
        self.then(Step::Challenge(ChallengeStep::CancelClaim(next)));
        let id = self.ability_named(card, place).expect("it was offered");
        let with = self.claim_cancelled_by(rotation.seat, card, id).expect("it was offered");
        self.begin_frame(with);
    }

    /// The claim is satisfied, unless it was cancelled or something is done instead (`timing.instead`).
    pub(super) fn satisfy_claim(&mut self, scribe: &mut impl Scribe<Event>) {
        self.challenge.claim_open = false;
        if self.challenge.claim_cancelled || self.is_replaced(&self.claiming(), scribe) {
            return;
        }
        let (seat, to) = (self.challenge.target, self.challenge.attacker);
        let claim = self.plot_value(self.player(to).plot, Value::Claim).clamp(0, 100) as u8;
        self.satisfy(seat, to, claim, scribe);
    }

    /// A player satisfies a claim of the kind of the challenge; power goes to another.
    pub(crate) fn satisfy(
        &mut self,
        seat: Seat,
        to: Seat,
        claim: u8,
        scribe: &mut impl Scribe<Event>,
    ) {
        scribe.note(|| Event::ClaimSettled { seat, claim });
        if claim == 0 {
            return;
        }
        match self.challenge.claim_kind.unwrap_or(self.challenge.kind) {
            Icon::Military => {
                self.then(Step::Challenge(ChallengeStep::Casualties(seat, claim)));
            }
            Icon::Intrigue => {
                let mut hand = self.hand_of(seat);
                for _ in 0..claim {
                    let place = self.chance.below(hand.len());
                    let Some(card) = hand.iter().nth(place) else { break };
                    hand.remove(card);
                    self.discard_at_once(card, Why::Claim, Picked::AtRandom, scribe);
                }
            }
            Icon::Power => {
                self.then(Step::Power(PowerStep::House {
                    seat: to,
                    power: claim,
                    from: Some(seat),
                    why: Why::Claim,
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
        let first = there.and(&self.first_to_die());
        let asking = Step::Challenge(ChallengeStep::Casualties(seat, claim));
        // Who must die first leaves no choice but among themselves, or for the rest.
        let (offered, count) = if first.len() >= count {
            (if first.is_empty() { there } else { first }, count)
        } else {
            (there.without(&first), count - first.len())
        };
        self.ask_some(asking, seat, Ask::Casualties, count..=count);
        self.offer_cards(offered);
    }

    pub(super) fn kill_casualties(&mut self, seat: Seat, claim: u8, items: &[Item]) {
        let mut cards: CardSet = items.iter().filter_map(|item| item.card()).collect();
        if cards.len() < usize::from(claim) {
            let first = self.first_to_die().and(&self.board[seat.index()]);
            let kill = Removal::killing(CardSet::EMPTY, Why::Claim);
            cards = cards.or(&first.filter(|card| self.can_be_removed(card, &kill)));
        }
        self.begin_removal(Removal::killing(cards, Why::Claim));
    }
}

//! House abilities and Title privileges: thefts, looks, Famines, refused taxes.

use tabletop::{Row, Scribe, Seat};

use super::OpportunityStep;
use crate::ask::Ask;
use crate::deck::Card;
use crate::event::{Event, Fortune, Table};
use crate::flow::{Given, Step};
use crate::id::{REGIONS, RegionId};
use crate::item::{Item, Which};
use crate::noble::NobleId;
use crate::offer::gather;
use crate::state::{Fief, Sealed, TaxOn, Use};
use crate::title::Title;

impl Fief {
    /// The Regions of the Player's Wardens under a tax of another Noble, be he of the same House.
    pub(crate) fn refusable_taxes(&self, seat: Seat) -> impl Iterator<Item = RegionId> + '_ {
        let taxed = move |region: RegionId, warden: NobleId| {
            self.taxes.iter().any(|tax| {
                let on = tax.on == TaxOn::Member(region) || tax.on == TaxOn::Hand(region);
                on && tax.noble != warden
            })
        };
        RegionId::all().filter(move |region| {
            let warden = self.holder(Title::Warden(*region));
            self.may_refuse_taxes()
                && warden.is_some_and(|noble| self.owner(noble) == seat && taxed(*region, noble))
        })
    }

    /// Taxes are refused until they are collected.
    fn may_refuse_taxes(&self) -> bool {
        use crate::phase::income::IncomeStep;
        use crate::state::Phase;
        let to_collect = || self.pending.contains(&Step::Income(IncomeStep::Collect));
        match self.phase {
            Phase::Cards => true,
            Phase::Income => to_collect(),
            Phase::Setup
            | Phase::HearYe
            | Phase::Purchase
            | Phase::Movement
            | Phase::Battles
            | Phase::Wall
            | Phase::EndOfRound => false,
        }
    }

    /// Whose hand the Player may look at: others with cards, each once a round.
    pub(crate) fn can_look_at(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let looked_at = self.player(seat).looked_at;
        self.turn_order().filter(move |other| {
            *other != seat && !looked_at.has(*other) && !self.player(*other).hand.is_empty()
        })
    }

    /// Whose hand lies open before this Player, who may take a card of it.
    pub(crate) fn looking_at(&self, seat: Seat) -> Option<Seat> {
        self.pending.iter().find_map(|step| match step {
            Step::Opportunity(
                OpportunityStep::SwapTakes(by, of) | OpportunityStep::SwapGives(by, of, _),
            ) if *by == seat => Some(*of),
            _ => None,
        })
    }

    /// Whether a Player has split his gold, unseen.
    pub(crate) fn is_splitting(&self) -> bool {
        let split =
            |step: &Step| matches!(step, Step::Opportunity(OpportunityStep::ChooseHand(..)));
        self.pending.iter().any(split)
    }

    pub(super) fn ask_ability(&mut self, step: OpportunityStep) {
        let asking = Step::Opportunity(step);
        match step {
            OpportunityStep::Steal(seat) => {
                self.put(asking, seat, Ask::ChoosePlayer);
                for other in self.turn_order().filter(|other| *other != seat) {
                    if self.variants.hidden_gold || self.player(other).gold > 0 {
                        self.offer(Item::Player(other));
                    }
                }
            }
            OpportunityStep::Split(_, victim) => {
                let gold = self.player(victim).gold;
                self.put_amount(asking, victim, Ask::SplitGold, 0..=gold);
            }
            OpportunityStep::ChooseHand(seat, _) => {
                self.put(asking, seat, Ask::ChooseHand);
                self.offer(Item::Hand(Which::Left));
                self.offer(Item::Hand(Which::Right));
            }
            OpportunityStep::LannisterLook(seat) | OpportunityStep::WhisperersLook(seat) => {
                self.put(asking, seat, Ask::ChoosePlayer);
                let others = gather(self.can_look_at(seat));
                self.offer_players(others);
            }
            OpportunityStep::SwapTakes(seat, of) => {
                self.put(asking, seat, Ask::SwapTakes);
                self.offer(Item::No);
                self.offer_hand(of);
            }
            OpportunityStep::SwapGives(seat, _, _) => {
                self.put(asking, seat, Ask::SwapGives);
                self.offer_hand(seat);
            }
            OpportunityStep::RemoveFamine(seat) => {
                self.put(asking, seat, Ask::ChooseFamine);
                for region in RegionId::all() {
                    if self.regions[region.index()].famine.is_there() {
                        self.offer(Item::Region(region));
                    }
                }
            }
            OpportunityStep::RefuseTax(seat) => {
                self.put(asking, seat, Ask::ChooseTax);
                let regions: Row<RegionId, REGIONS> = self.refusable_taxes(seat).collect();
                regions.iter().for_each(|region| self.offer(Item::Region(*region)));
            }
            OpportunityStep::DesignateShip(seat) => {
                self.put(asking, seat, Ask::ChooseSailor);
                self.offer_nobles(seat, Fief::could_sail);
            }
            other => unreachable!("{other:?} is no ability"),
        }
    }

    /// Offers the cards of a hand.
    pub(crate) fn offer_hand(&mut self, of: Seat) {
        let hand = self.player(of).hand;
        for (place, card) in hand.iter().enumerate() {
            self.offer(Item::Held { place: place as u8, card: *card });
        }
    }

    pub(super) fn answer_ability(
        &mut self,
        step: OpportunityStep,
        given: Given<'_>,
        scribe: &mut impl Scribe<Event>,
    ) {
        match (step, given) {
            (OpportunityStep::Steal(seat), Given::One(Item::Player(victim))) => {
                self.spend(seat, Use::GreyjoySteal);
                self.then(Step::Opportunity(OpportunityStep::Split(seat, victim)));
            }
            (OpportunityStep::Split(seat, victim), Given::Amount(_)) => {
                let amount = given.amount();
                self.sealed[victim.index()] = Sealed { given: true, amount, ..Sealed::default() };
                self.then(Step::Opportunity(OpportunityStep::ChooseHand(seat, victim)));
            }
            (OpportunityStep::ChooseHand(seat, victim), Given::One(Item::Hand(which))) => {
                self.steal(seat, victim, which, scribe);
            }
            (OpportunityStep::LannisterLook(seat), Given::One(Item::Player(of))) => {
                self.use_up(seat, Use::LannisterLook);
                self.look(seat, of, scribe);
                let holds_cards = !self.player(seat).hand.is_empty();
                if holds_cards && !self.player(seat).has_spent(Use::LannisterSwap) {
                    self.then(Step::Opportunity(OpportunityStep::SwapTakes(seat, of)));
                }
            }
            (OpportunityStep::WhisperersLook(seat), Given::One(Item::Player(of))) => {
                self.use_up(seat, Use::WhisperersLook);
                self.look(seat, of, scribe);
            }
            (OpportunityStep::SwapTakes(..), Given::One(Item::No)) => {}
            (OpportunityStep::SwapTakes(seat, of), Given::One(Item::Held { place, .. })) => {
                self.then(Step::Opportunity(OpportunityStep::SwapGives(seat, of, place)));
            }
            (OpportunityStep::SwapGives(by, with, place), Given::One(Item::Held { card, .. })) => {
                self.swap(by, with, place, card, scribe);
            }
            (OpportunityStep::RemoveFamine(seat), Given::One(Item::Region(region))) => {
                self.use_up(seat, Use::TyrellFamine);
                self.cancel_disaster(region, Card::Famine, scribe);
            }
            (OpportunityStep::RefuseTax(seat), Given::One(Item::Region(region))) => {
                let noble = self.holder(Title::Warden(region)).expect("a Warden refuses");
                scribe.note(|| Fortune::TaxRefused { seat, noble }.into());
                self.outlaw(noble, None, scribe);
            }
            (OpportunityStep::DesignateShip(seat), Given::One(Item::Noble(noble))) => {
                self.designate_ship(seat, noble, scribe);
            }
            (step, given) => unreachable!("{step:?} does not offer {given:?}"),
        }
    }

    /// Whether a ship is of use to the Noble: free, in a coastal Village.
    pub(crate) fn could_sail(&self, noble: NobleId) -> bool {
        let record = self.noble(noble);
        let coast = self.board.realm().coast;
        record.is_free() && record.village().is_some_and(|village| coast.has(village))
    }

    fn steal(&mut self, seat: Seat, victim: Seat, which: Which, scribe: &mut impl Scribe<Event>) {
        let left = self.sealed[victim.index()].amount.min(self.player(victim).gold);
        let amount = match which {
            Which::Left => left,
            Which::Right => self.player(victim).gold - left,
        };
        self.sealed[victim.index()] = Sealed::default();
        self.move_gold(victim, seat, amount);
        self.offers.stolen = Some(amount);
        scribe.note(|| Table::GoldStolen { by: seat, from: victim, amount }.into());
    }

    fn look(&mut self, by: Seat, of: Seat, scribe: &mut impl Scribe<Event>) {
        let hand = self.player(of).hand;
        self.players[by.index()].looked_at.insert(of);
        self.players[by.index()].seen = Some((of, hand));
        scribe.note(|| Table::HandLookedAt { by, of, cards: Some(hand.to_vec()) }.into());
    }

    fn swap(
        &mut self,
        by: Seat,
        with: Seat,
        place: u8,
        given: Card,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.spend(by, Use::LannisterSwap);
        let taken = self.players[with.index()].hand.remove(usize::from(place));
        self.take_from_hand(by, given);
        self.players[with.index()].hand.push(given);
        self.players[by.index()].hand.push(taken);
        let (taken, given) = (Some(taken), Some(given));
        scribe.note(|| Table::CardSwapped { by, with, taken, given }.into());
    }
}

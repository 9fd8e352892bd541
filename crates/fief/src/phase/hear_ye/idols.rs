//! The False Idols: the Protector embraces R'hllor, the Hand may follow, a Noble may be sacrificed.

use tabletop::{Scribe, Seat};

use super::HearYeStep;
use crate::ask::Ask;
use crate::event::{Court, DeathCause, Event};
use crate::flow::Step;
use crate::item::Item;
use crate::noble::{Mark, NobleId};
use crate::state::Fief;
use crate::stock::IN_PLAY_MAX;
use crate::title::Title;

/// Gold for each Sept.
const GOLD_PER_SEPT: u16 = 2;

impl Fief {
    /// Once in a game, with or without Septs.
    pub(super) fn ask_idols(&mut self) {
        if self.idols_destroyed {
            return;
        }
        if let Some(seat) = self.holder_seat(Title::Protector) {
            self.put_yes_no(Step::HearYe(HearYeStep::Idols), seat, Ask::DestroyFalseIdols);
        }
    }

    /// All Septs go, whoever Controls them; the Hand decides before anything is paid or rolled.
    pub(super) fn answer_idols(&mut self, agreed: bool, scribe: &mut impl Scribe<Event>) {
        let Some(protector) = self.holder(Title::Protector).filter(|_| agreed) else { return };
        let mut septs = 0;
        for village in &mut self.villages {
            septs += u8::from(std::mem::take(&mut village.sept));
        }
        self.supply.septs += septs;
        self.idols_destroyed = true;
        self.nobles[protector.index()].mark(Mark::GodsCursed, true);
        scribe.note(|| Court::IdolsDestroyed { protector, septs }.into());
        self.then(Step::HearYe(HearYeStep::Join(septs)));
    }

    pub(super) fn ask_conversion(&mut self, septs: u8, scribe: &mut impl Scribe<Event>) {
        let step = Step::HearYe(HearYeStep::Join(septs));
        match self.holder_seat(Title::Hand) {
            Some(seat) => self.put_yes_no(step, seat, Ask::JoinConversion),
            None => self.share_gold(septs, None, scribe),
        }
    }

    pub(super) fn answer_conversion(
        &mut self,
        septs: u8,
        agreed: bool,
        scribe: &mut impl Scribe<Event>,
    ) {
        let hand = self.holder(Title::Hand).filter(|_| agreed);
        if let Some(hand) = hand {
            self.nobles[hand.index()].mark(Mark::GodsCursed, true);
            scribe.note(|| Court::HandConverted { hand }.into());
        }
        self.share_gold(septs, hand, scribe);
    }

    /// The gold is paid, then the Protector rolls, then a converted Hand, who may name a sacrifice.
    fn share_gold(&mut self, septs: u8, hand: Option<NobleId>, scribe: &mut impl Scribe<Event>) {
        let protector = self.holder(Title::Protector).expect("he has just converted");
        let whole = GOLD_PER_SEPT * u16::from(septs);
        if let Some(hand) = hand {
            self.take_idols_gold(self.owner(protector), whole / 2, scribe);
            self.take_idols_gold(self.owner(hand), whole / 2, scribe);
            self.then(Step::HearYe(HearYeStep::Sacrifice(hand)));
            self.then(Step::HearYe(HearYeStep::Curse(hand)));
        } else {
            self.take_idols_gold(self.owner(protector), whole, scribe);
        }
        self.then(Step::HearYe(HearYeStep::Curse(protector)));
    }

    fn take_idols_gold(&mut self, seat: Seat, amount: u16, scribe: &mut impl Scribe<Event>) {
        if amount > 0 {
            self.receive_gold(seat, amount);
            scribe.note(|| Court::IdolsGold { seat, amount }.into());
        }
    }

    /// Whether the Noble may be sacrificed: he is in play and has no Title.
    pub(crate) fn may_be_sacrificed(&self, noble: NobleId) -> bool {
        self.noble(noble).in_play() && self.noble(noble).titles.is_empty()
    }

    pub(super) fn ask_sacrifice(&mut self, hand: NobleId) {
        if !self.noble(hand).in_play() {
            return;
        }
        let victims: tabletop::Row<NobleId, IN_PLAY_MAX> =
            self.all_nobles().filter(|noble| self.may_be_sacrificed(*noble)).collect();
        let step = Step::HearYe(HearYeStep::Sacrifice(hand));
        self.put(step, self.owner(hand), Ask::ChooseSacrifice);
        self.offer(Item::Done);
        victims.iter().for_each(|noble| self.offer(Item::Noble(*noble)));
    }

    pub(super) fn answer_sacrifice(&mut self, answer: Item, scribe: &mut impl Scribe<Event>) {
        if let Item::Noble(noble) = answer {
            scribe.note(|| Court::NobleSacrificed { noble }.into());
            self.kill(noble, DeathCause::Sacrifice);
        }
    }
}

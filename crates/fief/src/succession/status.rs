//! What changes a Noble's standing: the end of a marriage, outlawry, taking the black, Whitecloaks.

use tabletop::{Scribe, Seat};

use super::SuccessionStep;
use crate::event::{Court, Event, TitleCause, War};
use crate::flow::Step;
use crate::id::VillageId;
use crate::noble::{Mark, Noble, NobleId, Place};
use crate::phase::movement::Cohort;
use crate::phase::plague::Health;
use crate::state::{Fief, Phase, Whitecloaks};
use crate::stock::{Troop, Troops};
use crate::title::{Title, Titles};

impl Fief {
    /// A marriage ends while both spouses live: by annulment or through a heart breaker. The King's
    /// wife is no longer Queen.
    pub(crate) fn end_marriage(&mut self, noble: NobleId, scribe: &mut impl Scribe<Event>) {
        let Some(spouse) = self.noble(noble).spouse else { return };
        self.part(noble, scribe);
        for (king, wife) in [(noble, spouse), (spouse, noble)] {
            if self.noble(king).holds(Title::King) && self.noble(wife).holds(Title::Queen) {
                self.lose_title(wife, Title::Queen, TitleCause::MarriageEnded, scribe);
            }
        }
    }

    /// The marriage markers return, and with them the Alliance goes.
    pub(super) fn part(&mut self, noble: NobleId, scribe: &mut impl Scribe<Event>) {
        let Some(spouse) = self.nobles[noble.index()].spouse.take() else { return };
        self.nobles[spouse.index()].spouse = None;
        let royal = |noble: NobleId| self.noble(noble).holds(Title::King);
        if royal(noble) || royal(spouse) {
            self.heir_of_marriage = false;
        }
        scribe.note(|| Court::MarriageEnded { one: noble, other: spouse }.into());
        if self.seats >= 5 {
            let (one, other) = (self.owner(noble), self.owner(spouse));
            scribe.note(|| Court::AllianceEnded { one, other }.into());
        }
    }

    /// The King's wife is Queen.
    pub(crate) fn make_queen(&mut self, scribe: &mut impl Scribe<Event>) {
        let wife = self.holder(Title::King).and_then(|king| self.noble(king).spouse);
        if let Some(wife) = wife.filter(|wife| !self.noble(*wife).holds(Title::Queen)) {
            self.gain_title(wife, Title::Queen, scribe);
        }
    }

    /// A Noble becomes Outlaw, by the Hand's declaration or by refusing a tax: of his Titles he
    /// keeps the Fiefs, the royal ones and Mother of Dragons. A Lord Commander leaves the Wall.
    pub(crate) fn outlaw(
        &mut self,
        noble: NobleId,
        by: Option<NobleId>,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.nobles[noble.index()].mark(Mark::Outlaw, true);
        scribe.note(|| Court::OutlawDeclared { noble, by }.into());
        self.lose_offices(noble, scribe);
    }

    /// The Titles an Outlaw cannot keep go back to the board.
    pub(crate) fn lose_offices(&mut self, noble: NobleId, scribe: &mut impl Scribe<Event>) {
        let kept = Titles::FIEFS.0 | Titles::ROYAL.0 | 1 << Title::MotherOfDragons.index();
        let lost = self.noble(noble).titles.and(Titles(!kept));
        if lost.has(Title::LordCommander) {
            self.nobles[noble.index()].place = Place::Arriving;
            self.then(Step::Succession(SuccessionStep::Place(noble)));
        }
        for title in lost.iter() {
            self.lose_title(noble, title, TitleCause::Outlaw, scribe);
        }
        self.review_taxes(scribe);
    }

    /// Whether the Lord could become a Brother of the Night's Watch: with NWE, unmarried, neither
    /// King nor Heir, and his House has no Brother.
    #[must_use]
    pub(crate) fn can_take_the_black(&self, noble: NobleId) -> bool {
        let record = self.noble(noble);
        self.modules.nights_watch
            && record.in_play()
            && noble.is_lord()
            && record.spouse.is_none()
            && !record.holds(Title::King)
            && self.living_heir() != Some(noble)
            && self.brother(Seat(record.seat)).is_none()
    }

    /// The House's Brother of the Night's Watch, the Lord Commander too.
    #[must_use]
    pub(crate) fn brother(&self, seat: Seat) -> Option<NobleId> {
        let mut court = self.player(seat).court.iter().copied();
        court.find(|noble| self.noble(*noble).holds(Title::Brother))
    }

    /// A Lord becomes a Brother: his markers go, and his Titles as if he had died.
    pub(crate) fn take_the_black(&mut self, noble: NobleId, scribe: &mut impl Scribe<Event>) {
        scribe.note(|| Court::TookTheBlack { noble }.into());
        let record = &mut self.nobles[noble.index()];
        record.mark(Mark::Outlaw, false);
        record.mark(Mark::Assassin, false);
        self.then(Step::Succession(SuccessionStep::Settled));
        self.give_up_titles(noble, TitleCause::Black, scribe);
        self.hold_title(noble, Title::Brother);
    }

    /// The Recruit with the House's Brother goes back to the stock.
    pub(super) fn recruit_deserts(&mut self, seat: Seat, scribe: &mut impl Scribe<Event>) {
        if self.recruits.has(seat) {
            self.recruits.remove(seat);
            scribe.note(|| War::RecruitDeserted { seat }.into());
        }
    }

    /// Kingsguard (0) or Queensguard (1) become ordinary Troops where they stand, as far as the
    /// stockpile allows.
    pub(super) fn revert_whitecloaks(
        &mut self,
        noble: NobleId,
        guard: usize,
        scribe: &mut impl Scribe<Event>,
    ) {
        let cloaks = std::mem::take(&mut self.whitecloaks[guard]);
        if cloaks == Whitecloaks::default() {
            return;
        }
        let seat = self.owner(noble);
        let mut reverted = Troops::NONE;
        if let Some(village) = self.noble(noble).village() {
            for (troop, count) in
                [(Troop::Knight, cloaks.knights), (Troop::ManAtArms, cloaks.men_at_arms)]
            {
                let slot = troop.slot().expect("both are ordinary Troops");
                let own = slot != 0 || self.foot(seat) == troop;
                let left = if own { self.player(seat).stock.0[slot] } else { 0 };
                self.add_troops(seat, village, troop, count.min(left));
                reverted.0[slot] = count.min(left);
            }
            self.write_reverted(noble, village, guard, reverted);
        }
        self.moving.guards_past[guard] = Whitecloaks::default();
        scribe.note(|| War::WhitecloaksReverted { seat }.into());
    }

    /// Guards who have become ordinary Troops have gone as far as their Noble, and the Plague that
    /// they have met they do not meet again.
    fn write_reverted(&mut self, noble: NobleId, village: VillageId, guard: usize, troops: Troops) {
        let Noble { steps, road, .. } = *self.noble(noble);
        let health = if self.plague.guards != [0; 3] {
            Health::Entering
        } else if self.moving.guards_past[guard] == Whitecloaks::default() {
            Health::Well
        } else {
            Health::Past
        };
        let moved = self.phase == Phase::Movement && (steps > 0 || road.is_some());
        if !troops.is_empty() && (moved || health != Health::Well) {
            let (seat, steps) = (self.owner(noble).0, if moved { steps } else { 0 });
            self.add_cohort(Cohort {
                seat,
                village,
                road,
                troops,
                steps,
                health,
                ..Cohort::default()
            });
        }
    }
}

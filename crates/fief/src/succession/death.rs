//! Deaths: Baratheon's rescue, burying, the succession to the Crown, the inheritance of Fiefs.

use tabletop::{Row, Scribe, Seat};

use super::SuccessionStep;
use crate::ask::Ask;
use crate::event::{Court, DeathCause, Event, Fortune, TitleCause};
use crate::flow::Step;
use crate::house::House;
use crate::id::FiefId;
use crate::item::Item;
use crate::noble::{Age, NobleId, Place};
use crate::state::{Fief, Use};
use crate::stock::NOBLES_MAX;
use crate::title::{Title, Titles};

impl Fief {
    /// A Noble dies. All who are killed before play goes on die together: none of them inherits
    /// from another. What the caller pushed before is entered after the deaths.
    pub(crate) fn kill(&mut self, noble: NobleId, cause: DeathCause) {
        if !self.noble(noble).in_play() || self.is_dying(noble) {
            return;
        }
        if self.settling.dying.is_empty() {
            self.then(Step::Succession(SuccessionStep::Death(0)));
        }
        self.settling.dying.push((noble, cause));
    }

    /// Whether the Noble is about to die.
    pub(crate) fn is_dying(&self, noble: NobleId) -> bool {
        self.settling.dying.iter().any(|(dying, _)| *dying == noble)
    }

    /// Baratheon is asked for each of the dying while its one rescue is unused.
    pub(super) fn ask_baratheon(&mut self, place: u8) {
        let unused = |seat: &Seat| !self.player(*seat).has_spent(Use::BaratheonRevive);
        let baratheon = self.seat_of(House::Baratheon).filter(unused);
        let dying = self.settling.dying.get(usize::from(place)).copied();
        match (baratheon, dying) {
            (Some(seat), Some((noble, _))) => {
                let step = Step::Succession(SuccessionStep::Death(place));
                self.put_yes_no(step, seat, Ask::CancelDeath(noble));
            }
            (None, _) | (_, None) => self.then(Step::Succession(SuccessionStep::Bury)),
        }
    }

    pub(super) fn answer_baratheon(
        &mut self,
        seat: Seat,
        place: u8,
        answer: Item,
        scribe: &mut impl Scribe<Event>,
    ) {
        if answer != Item::Yes {
            return self.then(Step::Succession(SuccessionStep::Death(place + 1)));
        }
        self.spend(seat, Use::BaratheonRevive);
        let (noble, _) = self.settling.dying.remove(usize::from(place));
        scribe.note(|| Fortune::DeathCancelled { noble }.into());
        self.then(Step::Succession(SuccessionStep::Death(place)));
        // A Lord Commander stays on the Wall; everybody else is placed anew, as a freed Captive is.
        if self.noble(noble).village().is_some() {
            let record = &mut self.nobles[noble.index()];
            record.captor = None;
            record.place = Place::Arriving;
            record.road = None;
            self.then(Step::Succession(SuccessionStep::Place(noble)));
            self.settle(None);
        }
    }

    /// All who die together leave play, and only then their marriages and Titles are looked at.
    pub(super) fn bury(&mut self, scribe: &mut impl Scribe<Event>) {
        let dying = std::mem::take(&mut self.settling.dying);
        if dying.is_empty() {
            return;
        }
        self.then(Step::Succession(SuccessionStep::Settled));
        self.settle(None);
        for (noble, cause) in &dying {
            self.leave_play(*noble, *cause, scribe);
        }
        for (noble, _) in &dying {
            self.part(*noble, scribe);
        }
        let king = self.holder(Title::King).filter(|king| !self.noble(*king).in_play());
        let queen = self.holder(Title::Queen).filter(|queen| !self.noble(*queen).in_play());
        if let Some(queen) = queen {
            self.bury_queen(queen, scribe);
        }
        if let Some(king) = king {
            self.succeed_king(king, scribe);
        }
        for (noble, _) in &dying {
            self.give_up_titles(*noble, TitleCause::Death, scribe);
        }
    }

    /// The Noble card is out of the game, or back on the pile of the Bannermen; the Court Event
    /// card under it is discarded. Titles and marriage are still written on it.
    fn leave_play(&mut self, noble: NobleId, cause: DeathCause, scribe: &mut impl Scribe<Event>) {
        scribe.note(|| Fortune::NobleDied { noble, cause }.into());
        let record = *self.noble(noble);
        if record.holds(Title::King) {
            self.revert_whitecloaks(noble, 0, scribe);
        }
        if record.holds(Title::Queen) {
            self.revert_whitecloaks(noble, 1, scribe);
        }
        if let Some(card) = record.under {
            self.decks.discard(card);
        }
        let record = &mut self.nobles[noble.index()];
        let bannerman = NobleId::BANNERMEN.contains(&noble);
        record.place = if bannerman { Place::Deck } else { Place::Dead };
        record.road = None;
        record.captor = None;
        record.under = None;
        record.marks = 0;
        record.steps = 0;
        let seat = usize::from(record.seat);
        self.players[seat].court.retain(|other| *other != noble);
    }

    /// The Queen's Title goes back to the board, and the regency with it.
    fn bury_queen(&mut self, queen: NobleId, scribe: &mut impl Scribe<Event>) {
        self.return_title(queen, Title::Queen, TitleCause::Death, scribe);
        if self.noble(queen).holds(Title::Protector) {
            self.return_title(queen, Title::Protector, TitleCause::Death, scribe);
        }
    }

    /// Which side of his card is up, for an Heir.
    #[must_use]
    pub fn age(&self, noble: NobleId) -> Option<Age> {
        let grown = self.noble(noble).holds(Title::King);
        let age = if grown { Age::Grown } else { Age::Child };
        NobleId::HEIRS.contains(&noble).then_some(age)
    }

    /// The Heir who is in play and not yet King.
    #[must_use]
    pub(crate) fn living_heir(&self) -> Option<NobleId> {
        let alive =
            |heir: &NobleId| self.noble(*heir).in_play() && !self.noble(*heir).holds(Title::King);
        NobleId::HEIRS.into_iter().find(alive)
    }

    /// The Heir inherits the Crown; without one the Queen rules as Regent; without her nobody.
    fn succeed_king(&mut self, king: NobleId, scribe: &mut impl Scribe<Event>) {
        self.return_title(king, Title::King, TitleCause::Death, scribe);
        self.return_title(king, Title::Protector, TitleCause::Death, scribe);
        let queen = self.holder(Title::Queen);
        if let Some(heir) = self.living_heir() {
            scribe.note(|| Court::HeirAcceded { heir }.into());
            if let Some(queen) = queen {
                self.lose_title(queen, Title::Queen, TitleCause::Succession, scribe);
            }
            self.then_all(&[
                Step::Succession(SuccessionStep::MakeRoom(heir, Title::King)),
                Step::Succession(SuccessionStep::Gain(heir, Title::King)),
            ]);
        } else if let Some(queen) = queen {
            scribe.note(|| Court::RegencyBegan { queen }.into());
            self.gain_title(queen, Title::Protector, scribe);
        }
    }

    /// All Titles of a Noble who died or took the black: Fief Titles pass on in the House, the
    /// others go back to the board.
    pub(super) fn give_up_titles(
        &mut self,
        noble: NobleId,
        cause: TitleCause,
        scribe: &mut impl Scribe<Event>,
    ) {
        let (titles, seat) = (self.noble(noble).titles, self.owner(noble));
        for title in titles.iter() {
            if let Title::Fief(fief) = title {
                self.holders[title.index()] = None;
                self.nobles[noble.index()].titles.remove(title);
                self.settling.left_by[fief.index()] = noble;
                self.then(Step::Succession(SuccessionStep::Inherit(seat, fief)));
            } else {
                self.lose_title(noble, title, cause, scribe);
            }
        }
    }

    /// Who of the House may take over a Fief Title: no Brother, with a free Fief slot.
    pub(crate) fn fief_heirs(&self, seat: Seat, fief: FiefId) -> Row<NobleId, NOBLES_MAX> {
        let can = |noble: &NobleId| {
            let record = self.noble(*noble);
            record.in_play()
                && !self.is_dying(*noble)
                && !record.holds(Title::Brother)
                && record.titles.has_room_for(Title::Fief(fief))
        };
        self.player(seat).court.iter().copied().filter(can).collect()
    }

    /// The Player chooses an heir, or refuses; without an eligible one the Title goes to the board.
    pub(super) fn ask_fief_heir(
        &mut self,
        seat: Seat,
        fief: FiefId,
        scribe: &mut impl Scribe<Event>,
    ) {
        let heirs = self.fief_heirs(seat, fief);
        if heirs.is_empty() {
            return self.fief_lapses(fief, scribe);
        }
        let step = Step::Succession(SuccessionStep::Inherit(seat, fief));
        self.put(step, seat, Ask::ChooseFiefHeir(fief));
        heirs.iter().for_each(|noble| self.offer(Item::Noble(*noble)));
        for other in FiefId::all().filter(|other| *other != fief) {
            let waits = Step::Succession(SuccessionStep::Inherit(seat, other));
            if self.pending.contains(&waits) {
                self.offer(Item::Fief(other));
            }
        }
        self.offer(Item::No);
    }

    /// The other Fief first, an heir, or nobody.
    pub(super) fn answer_fief_heir(
        &mut self,
        seat: Seat,
        fief: FiefId,
        answer: Item,
        scribe: &mut impl Scribe<Event>,
    ) {
        if let Item::Fief(other) = answer {
            let inherit = |fief| Step::Succession(SuccessionStep::Inherit(seat, fief));
            return self.first(inherit(other), inherit(fief));
        }
        let Item::Noble(heir) = answer else {
            return self.fief_lapses(fief, scribe);
        };
        let title = Title::Fief(fief);
        let from = self.settling.left_by[fief.index()];
        self.taxes_follow(from, heir, Titles(1 << title.index()));
        self.gain_title(heir, title, scribe);
    }

    fn fief_lapses(&mut self, fief: FiefId, scribe: &mut impl Scribe<Event>) {
        let (noble, title) = (self.settling.left_by[fief.index()], Title::Fief(fief));
        let cause = TitleCause::NoHeir;
        scribe.note(|| Court::TitleReturned { noble, title, cause }.into());
    }
}

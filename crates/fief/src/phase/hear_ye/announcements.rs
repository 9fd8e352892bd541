//! Announcements: pardons, the Hand's declaration, conceded Titles, broken oaths.

use tabletop::{Row, RuleId, Scribe, Seat};

use super::HearYeStep;
use crate::ask::Ask;
use crate::event::{Court, Event};
use crate::flow::Step;
use crate::item::Item;
use crate::noble::{Mark, NobleId};
use crate::rule;
use crate::state::Fief;
use crate::stock::{IN_PLAY_MAX, NOBLES_MAX};
use crate::title::{Master, TITLES, Title, Titles};

impl Fief {
    /// Who pardons in this step.
    fn pardoner(&self, step: HearYeStep) -> Option<NobleId> {
        match step {
            HearYeStep::PardonLaws => self.holder(Title::Master(Master::Laws)),
            _ => self.holder(Title::Protector),
        }
    }

    pub(super) fn ask_pardon(&mut self, step: HearYeStep) {
        let Some(pardoner) = self.pardoner(step) else { return };
        let outlaws: Row<NobleId, IN_PLAY_MAX> =
            self.all_nobles().filter(|noble| self.noble(*noble).is(Mark::Outlaw)).collect();
        if outlaws.is_empty() {
            return;
        }
        let laws = step == HearYeStep::PardonLaws;
        let ask = if laws { Ask::PardonLaws } else { Ask::PardonProtector };
        self.put(Step::HearYe(step), self.owner(pardoner), ask);
        self.offer(Item::Done);
        outlaws.iter().for_each(|noble| self.offer(Item::Noble(*noble)));
    }

    /// The marker goes and nothing comes back.
    pub(super) fn answer_pardon(
        &mut self,
        step: HearYeStep,
        answer: Item,
        scribe: &mut impl Scribe<Event>,
    ) {
        if let (Item::Noble(noble), Some(by)) = (answer, self.pardoner(step)) {
            self.nobles[noble.index()].mark(Mark::Outlaw, false);
            scribe.note(|| Court::OutlawPardoned { noble, by }.into());
        }
    }

    /// Whether the Hand may name the Noble: not the Master of Laws, and no Outlaw unless he could
    /// be sent to the Wall.
    pub(crate) fn may_be_outlawed(&self, noble: NobleId) -> bool {
        let laws = self.noble(noble).holds(Title::Master(Master::Laws));
        let outlaw = self.noble(noble).is(Mark::Outlaw);
        !laws && (!outlaw || self.can_take_the_black(noble))
    }

    pub(super) fn ask_declaration(&mut self) {
        let Some(seat) = self.holder_seat(Title::Hand) else { return };
        let nobles: Row<NobleId, IN_PLAY_MAX> =
            self.all_nobles().filter(|noble| self.may_be_outlawed(*noble)).collect();
        self.put(Step::HearYe(HearYeStep::Declare), seat, Ask::DeclareOutlaw);
        self.offer(Item::Done);
        nobles.iter().for_each(|noble| self.offer(Item::Noble(*noble)));
    }

    /// With the Night's Watch, who can take the black does so instead of becoming Outlaw.
    pub(super) fn answer_declaration(&mut self, answer: Item, scribe: &mut impl Scribe<Event>) {
        if let Item::Noble(noble) = answer {
            if self.can_take_the_black(noble) {
                self.take_the_black(noble, scribe);
            } else {
                self.outlaw(noble, self.holder(Title::Hand), scribe);
            }
        }
    }

    /// Why the Title cannot be conceded by its holder.
    pub(crate) fn no_concession(&self, seat: Seat, title: Title) -> Option<RuleId> {
        let royal = Titles::ROYAL.has(title);
        if royal || matches!(title, Title::Brother | Title::MotherOfDragons) {
            return Some(if royal {
                rule::TITLE_ROYAL_NEVER_TRANSFERRED
            } else {
                rule::VARIANT_CONCESSION_LIMITS
            });
        }
        let Some(holder) = self.holder(title).filter(|noble| self.owner(*noble) == seat) else {
            return Some(rule::VARIANT_CONCESSION);
        };
        let record = self.noble(holder);
        let bound = !record.is_free() || !record.titles.and(Titles::HIGH).is_empty();
        if bound {
            return Some(rule::VARIANT_CONCESSION_LIMITS);
        }
        let done = record.is(Mark::Conceded) || self.conceded_to(holder, title).is_empty();
        done.then_some(rule::VARIANT_CONCESSION)
    }

    /// Who of the House could receive the Title.
    fn conceded_to(&self, giver: NobleId, title: Title) -> Row<NobleId, NOBLES_MAX> {
        let can = |noble: &NobleId| {
            *noble != giver
                && self.noble(*noble).is_free()
                && self.bar_to_transfer(giver, *noble, title).is_none()
        };
        self.player(self.owner(giver)).court.iter().copied().filter(can).collect()
    }

    pub(super) fn ask_concession(&mut self, place: u8) {
        if !self.variants.title_concession || place == self.seats {
            return;
        }
        let seat = self.in_order(place);
        let can =
            |title: &Title| *title != Title::Brother && self.no_concession(seat, *title).is_none();
        let titles: Row<Option<Title>, TITLES> = Title::all().filter(can).map(Some).collect();
        if titles.is_empty() {
            return self.then(Step::HearYe(HearYeStep::Concede(place + 1)));
        }
        self.put(Step::HearYe(HearYeStep::Concede(place)), seat, Ask::ConcedeTitle);
        self.offer(Item::Done);
        titles.iter().flatten().for_each(|title| self.offer(Item::Title(*title)));
    }

    pub(super) fn answer_concession(&mut self, place: u8, answer: Item) {
        let next = match answer {
            Item::Title(title) => HearYeStep::ConcedeTo(place, title),
            _ => HearYeStep::Concede(place + 1),
        };
        self.then(Step::HearYe(next));
    }

    pub(super) fn ask_conceded_to(&mut self, place: u8, title: Title) {
        let giver = self.holder(title).expect("it was conceded");
        let receivers = self.conceded_to(giver, title);
        let step = Step::HearYe(HearYeStep::ConcedeTo(place, title));
        self.put(step, self.in_order(place), Ask::ConcedeTo(title));
        receivers.iter().for_each(|noble| self.offer(Item::Noble(*noble)));
    }

    pub(super) fn answer_conceded_to(
        &mut self,
        place: u8,
        title: Title,
        answer: Item,
        scribe: &mut impl Scribe<Event>,
    ) {
        let from = self.holder(title).expect("it was conceded");
        if let Item::Noble(to) = answer {
            self.nobles[from.index()].mark(Mark::Conceded, true);
            scribe.note(|| Court::TitleConceded { from, to, title }.into());
            self.move_title(from, to, title, scribe);
        }
        self.then(Step::HearYe(HearYeStep::Concede(place)));
    }

    pub(super) fn ask_oath(&mut self, place: u8) {
        if !self.modules.nights_watch || place == self.seats {
            return;
        }
        let seat = self.in_order(place);
        match self.brother(seat) {
            Some(noble) => {
                let step = Step::HearYe(HearYeStep::Oath(place));
                self.put_yes_no(step, seat, Ask::BreakOath(noble));
            }
            None => self.then(Step::HearYe(HearYeStep::Oath(place + 1))),
        }
    }

    /// An oathbreaker is Outlaw; a Lord Commander comes down from the Wall.
    pub(super) fn answer_oath(
        &mut self,
        seat: Seat,
        place: u8,
        broken: bool,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.then(Step::HearYe(HearYeStep::Oath(place + 1)));
        if let Some(noble) = self.brother(seat).filter(|_| broken) {
            scribe.note(|| Court::OathBroken { noble }.into());
            self.outlaw(noble, None, scribe);
        }
    }
}

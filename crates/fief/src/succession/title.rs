//! Titles: who may hold which, offering, accepting, making room, passing on, losing.

use tabletop::{Row, RuleId, Scribe, Seats};

use super::SuccessionStep;
use crate::ask::Ask;
use crate::deck::Card;
use crate::event::{Court, Event, Fortune, Purse, TitleCause};
use crate::flow::Step;
use crate::item::Item;
use crate::noble::{Mark, NobleId, Place};
use crate::rule;
use crate::state::{Fief, Seated, TaxOn};
use crate::stock::IN_PLAY_MAX;
use crate::title::{Category, Title, Titles};

/// What keeps a Noble from a Title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bar {
    /// A Lady.
    Lady,
    /// A Captive.
    Captive,
    /// An Outlaw.
    Outlaw,
    /// The King, whose slots are filled for good.
    King,
    /// A Brother of the Night's Watch.
    Brother,
    /// No Warden.
    NoWarden,
    /// A member of the Royal Family.
    Royal,
    /// Without a Fief Title.
    NoFief,
    /// No Brother of the Night's Watch.
    NoBrother,
    /// Another Title fills the slot.
    Full,
    /// Of another House.
    OtherHouse,
    /// Nobody is a candidate for it.
    NotElected,
}

impl Bar {
    /// The rule that stands in the way.
    pub(crate) const fn rule(self, title: Title) -> RuleId {
        match (self, title) {
            (Bar::Lady, _) => rule::ELECTION_LORDS_ONLY,
            (Bar::Captive | Bar::Outlaw, _) => rule::ELECTION_CAPTIVE_OUTLAW,
            (Bar::King, _) => rule::TITLE_ROYAL_BLOCKS,
            (Bar::Brother, _) => rule::WATCH_BROTHER_NO_TITLES,
            (Bar::NoWarden, Title::Hand) | (Bar::Royal, _) => rule::HAND_CANDIDATES,
            (Bar::NoWarden, _) => rule::WARDEN_LOST_NOT_COUNCIL,
            (Bar::NoFief, _) => rule::KING_CANDIDATES,
            (Bar::NoBrother, _) => rule::COMMANDER_CONDITION,
            (Bar::Full, Title::Fief(_)) => rule::TITLE_SLOTS_FIEF,
            (Bar::Full, _) => rule::TITLE_OVERFLOW_RECIPIENT,
            (Bar::OtherHouse, _) => rule::TITLE_OVERFLOW_FIEF,
            (Bar::NotElected, _) => rule::TITLE_ROYAL_NEVER_TRANSFERRED,
        }
    }

    /// The bar in words, after the Noble's name.
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Bar::Lady => "is a Lady, and only Lords may have it",
            Bar::Captive => "is a Captive",
            Bar::Outlaw => "is an Outlaw",
            Bar::King => "is King, and his slots are filled for good",
            Bar::Brother => "is a Brother of the Night's Watch",
            Bar::NoWarden => "is no Warden",
            Bar::Royal => "belongs to the Royal Family",
            Bar::NoFief => "has no Fief Title",
            Bar::NoBrother => "is no Brother of the Night's Watch",
            Bar::Full => "has no free slot for it",
            Bar::OtherHouse => "is of another House",
            Bar::NotElected => "cannot receive it so",
        }
    }
}

impl Fief {
    /// What keeps the Noble from standing for, or being given, the Title; his slots apart.
    pub(crate) fn bar(&self, noble: NobleId, title: Title) -> Option<Bar> {
        let record = self.noble(noble);
        let lord = noble.is_lord();
        let when = |is: bool, bar: Bar| is.then_some(bar);
        let lady = when(!lord, Bar::Lady);
        let captive = when(!record.is_free(), Bar::Captive);
        let outlaw = when(record.is(Mark::Outlaw), Bar::Outlaw);
        let brother = when(record.holds(Title::Brother), Bar::Brother);
        let warden = when(record.titles.and(Titles::WARDENS).is_empty(), Bar::NoWarden);
        match title {
            Title::Warden(_) => {
                let king = when(record.holds(Title::King), Bar::King);
                lady.or(captive).or(outlaw).or(king).or(brother)
            }
            Title::Hand => {
                let royal = when(self.is_royal(noble), Bar::Royal);
                lady.or(captive).or(outlaw).or(warden).or(royal)
            }
            Title::Master(_) => lady.or(outlaw).or(warden),
            Title::King => {
                let fief = when(record.titles.and(Titles::FIEFS).is_empty(), Bar::NoFief);
                lady.or(captive).or(outlaw).or(fief)
            }
            Title::LordCommander => {
                let sworn = when(!record.holds(Title::Brother), Bar::NoBrother);
                lady.or(captive).or(outlaw).or(sworn)
            }
            Title::Fief(_) => brother,
            Title::Queen | Title::Protector | Title::MotherOfDragons | Title::Brother => {
                Some(Bar::NotElected)
            }
        }
    }

    /// What keeps another Noble from taking over a Title that overflows or is conceded.
    pub(crate) fn bar_to_transfer(&self, from: NobleId, to: NobleId, title: Title) -> Option<Bar> {
        let full = !self.noble(to).titles.has_room_for(title);
        let abroad = matches!(title, Title::Fief(_)) && self.owner(from) != self.owner(to);
        let bar = self.bar(to, title);
        bar.or(abroad.then_some(Bar::OtherHouse)).or(full.then_some(Bar::Full))
    }

    /// King, Queen or Heir.
    pub(crate) fn is_royal(&self, noble: NobleId) -> bool {
        let record = self.noble(noble);
        record.holds(Title::King) || record.holds(Title::Queen) || self.living_heir() == Some(noble)
    }

    /// Offers a Title to a Noble: his Player accepts or refuses, and disposes of what is in the
    /// way. Whether he has taken it shows in his Titles when the caller's next step is entered.
    pub(crate) fn offer_title(&mut self, noble: NobleId, title: Title) {
        self.then(Step::Succession(SuccessionStep::Accept(noble, title)));
    }

    /// Gives a Title that is not to be refused; earlier Titles make room.
    pub(crate) fn bestow_title(&mut self, noble: NobleId, title: Title) {
        self.then_all(&[
            Step::Succession(SuccessionStep::MakeRoom(noble, title)),
            Step::Succession(SuccessionStep::Gain(noble, title)),
        ]);
    }

    pub(super) fn answer_offer_of_title(
        &mut self,
        noble: NobleId,
        title: Title,
        answer: Item,
        scribe: &mut impl Scribe<Event>,
    ) {
        if answer == Item::Yes {
            self.bestow_title(noble, title);
        } else {
            scribe.note(|| Court::TitleRefused { noble, title }.into());
        }
    }

    /// The earlier Titles of which one must go before the Noble can take the new one. Of a King's
    /// two slots the High one is emptied first, while he is still Warden.
    fn in_the_way(&self, noble: NobleId, title: Title) -> Titles {
        let titles = self.noble(noble).titles;
        let (high, military) = (titles.and(Titles::HIGH), titles.and(Titles::MILITARY));
        match title.category() {
            Category::High if title == Title::King && high.is_empty() => military,
            Category::High if title == Title::LordCommander => Titles::default(),
            Category::High => high,
            Category::Military => military,
            Category::Fief if titles.has_room_for(title) => Titles::default(),
            Category::Fief => titles.and(Titles::FIEFS),
            Category::Special => Titles::default(),
        }
    }

    /// Asks which earlier Title goes, if there is a choice.
    pub(super) fn make_room(&mut self, noble: NobleId, title: Title) {
        let old = self.in_the_way(noble, title);
        debug_assert!(old.and(Titles::ROYAL).is_empty(), "royal Titles are never given up");
        let step = Step::Succession(SuccessionStep::MakeRoom(noble, title));
        match old.len() {
            0 => {}
            1 => {
                self.then(step);
                let only = old.iter().next().expect("there is one");
                self.pass_on(noble, only);
            }
            _ => {
                self.put(step, self.owner(noble), Ask::DisposeOverflow(noble, title));
                old.iter().for_each(|title| self.offer(Item::Title(title)));
            }
        }
    }

    /// Begins to pass on an earlier Title.
    pub(super) fn pass_on(&mut self, noble: NobleId, title: Title) {
        self.settling.refused_by = Seats::NONE;
        self.then(Step::Succession(SuccessionStep::Transfer(noble, title)));
    }

    /// Who could take over a Title that overflows.
    fn recipients(&self, noble: NobleId, title: Title) -> Row<NobleId, IN_PLAY_MAX> {
        let can = |other: &NobleId| {
            *other != noble
                && !self.settling.refused_by.has(self.owner(*other))
                && self.bar_to_transfer(noble, *other, title).is_none()
        };
        self.all_nobles().filter(can).collect()
    }

    /// Asks to whom the Title goes; with nobody to take it, it returns to the board.
    pub(super) fn ask_transfer(
        &mut self,
        noble: NobleId,
        title: Title,
        scribe: &mut impl Scribe<Event>,
    ) {
        let recipients = self.recipients(noble, title);
        if recipients.is_empty() {
            return self.lose_title(noble, title, TitleCause::Overflow, scribe);
        }
        let step = Step::Succession(SuccessionStep::Transfer(noble, title));
        self.put(step, self.owner(noble), Ask::TransferTitle(title));
        self.offer(Item::Done);
        recipients.iter().for_each(|other| self.offer(Item::Noble(*other)));
    }

    pub(super) fn answer_transfer(
        &mut self,
        noble: NobleId,
        title: Title,
        answer: Item,
        scribe: &mut impl Scribe<Event>,
    ) {
        match answer {
            Item::Noble(to) if self.owner(to) == self.owner(noble) => {
                self.transfer_title(noble, to, title, scribe);
            }
            Item::Noble(to) => {
                self.then(Step::Succession(SuccessionStep::AcceptTransfer(noble, to, title)));
            }
            _ => self.lose_title(noble, title, TitleCause::Overflow, scribe),
        }
    }

    /// A Title goes from one Noble to another, and what lies under a Master position goes along.
    pub(crate) fn transfer_title(
        &mut self,
        from: NobleId,
        to: NobleId,
        title: Title,
        scribe: &mut impl Scribe<Event>,
    ) {
        scribe.note(|| Court::TitleTransferred { from, to, title }.into());
        self.move_title(from, to, title, scribe);
    }

    /// Writes a Title from one Noble to another; taxes go on if it stays in the House.
    pub(crate) fn move_title(
        &mut self,
        from: NobleId,
        to: NobleId,
        title: Title,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.nobles[from.index()].titles.remove(title);
        self.hold_title(to, title);
        if self.owner(from) == self.owner(to) {
            self.taxes_follow(from, to, Titles(1 << title.index()));
        }
        self.review_taxes(scribe);
    }

    /// The Noble receives a Title for which there is room, with everything that goes with it.
    pub(super) fn receive_title(
        &mut self,
        noble: NobleId,
        title: Title,
        scribe: &mut impl Scribe<Event>,
    ) {
        match title {
            Title::King => self.crown(noble, scribe),
            Title::LordCommander => {
                self.gain_title(noble, title, scribe);
                self.go_to_the_wall(noble, scribe);
            }
            Title::Queen
            | Title::Protector
            | Title::Hand
            | Title::Master(_)
            | Title::Warden(_)
            | Title::Fief(_)
            | Title::MotherOfDragons
            | Title::Brother => self.gain_title(noble, title, scribe),
        }
        self.review_taxes(scribe);
    }

    /// The new King is Protector of the Realm, a regency ends, and his wife is Queen.
    fn crown(&mut self, king: NobleId, scribe: &mut impl Scribe<Event>) {
        if let Some(queen) = self.holder(Title::Queen) {
            scribe.note(|| Court::RegencyEnded { queen }.into());
            for title in [Title::Queen, Title::Protector] {
                if self.noble(queen).holds(title) {
                    self.lose_title(queen, title, TitleCause::Succession, scribe);
                }
            }
        }
        self.gain_title(king, Title::King, scribe);
        self.gain_title(king, Title::Protector, scribe);
        self.make_queen(scribe);
    }

    /// The Lord Commander leaves the map; what is stored on the Wall is his Player's.
    fn go_to_the_wall(&mut self, noble: NobleId, scribe: &mut impl Scribe<Event>) {
        let seat = self.owner(noble);
        let record = &mut self.nobles[noble.index()];
        record.place = Place::Wall;
        record.road = None;
        self.recruit_deserts(seat, scribe);
        let amount = std::mem::take(&mut self.wall_gold);
        if amount > 0 {
            self.receive_gold(seat, amount);
            scribe.note(|| Purse::SuppliesTaken { seat, amount }.into());
        }
        self.settle(None);
    }

    /// A Title goes back to the board, with the card under it and the guard that came with it.
    pub(crate) fn lose_title(
        &mut self,
        noble: NobleId,
        title: Title,
        cause: TitleCause,
        scribe: &mut impl Scribe<Event>,
    ) {
        self.return_title(noble, title, cause, scribe);
        match title {
            Title::Master(master) => {
                let seated = &mut self.seated[master as usize];
                if std::mem::take(seated) == Seated::Card {
                    self.decks.discard(Card::JoinTheSmallCouncil);
                }
            }
            Title::MotherOfDragons => self.decks.discard(Card::MotherOfDragons),
            Title::King => self.revert_whitecloaks(noble, 0, scribe),
            Title::Queen => self.revert_whitecloaks(noble, 1, scribe),
            Title::Brother => self.recruit_deserts(self.owner(noble), scribe),
            Title::Protector
            | Title::Hand
            | Title::Warden(_)
            | Title::Fief(_)
            | Title::LordCommander => {}
        }
    }

    /// Taxes played for a Noble go on for the one who took over his Title in the same House.
    pub(super) fn taxes_follow(&mut self, from: NobleId, to: NobleId, titles: Titles) {
        for tax in self.taxes.iter_mut() {
            let of = match tax.on {
                TaxOn::Tallage(fief) => titles.has(Title::Fief(fief)),
                TaxOn::ProtectorTallage(_) => titles.has(Title::Protector),
                TaxOn::Warden(region) => titles.has(Title::Warden(region)),
                TaxOn::Member(_) => !titles.and(Titles::COUNCIL).is_empty(),
                TaxOn::Hand(_) => titles.has(Title::Hand),
            };
            if of && tax.noble == from {
                tax.noble = to;
            }
        }
    }

    /// Removes every tax whose Noble no longer has the Title for it, and every Warden Tax in a
    /// Region without a Warden.
    pub(crate) fn review_taxes(&mut self, scribe: &mut impl Scribe<Event>) {
        if self.taxes.is_empty() {
            return;
        }
        let stands = |noble: NobleId, on: TaxOn| {
            let record = self.noble(noble);
            let governed = |region| self.holder(Title::Warden(region)).is_some();
            match on {
                TaxOn::Tallage(fief) => record.holds(Title::Fief(fief)),
                TaxOn::ProtectorTallage(_) => record.holds(Title::Protector),
                TaxOn::Warden(region) => record.holds(Title::Warden(region)),
                TaxOn::Member(region) => {
                    governed(region) && !record.titles.and(Titles::COUNCIL).is_empty()
                }
                TaxOn::Hand(region) => governed(region) && record.holds(Title::Hand),
            }
        };
        let mut kept = self.taxes.clone();
        kept.retain(|tax| stands(tax.noble, tax.on));
        let gone = self.taxes.iter().filter(|tax| !kept.contains(tax));
        for seat in gone.map(|tax| tabletop::Seat(tax.seat)) {
            scribe.note(|| Fortune::TaxRemoved { seat }.into());
        }
        self.taxes = kept;
    }
}

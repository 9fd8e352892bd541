//! Fief Titles: buying them, gifts of the Protector, Fortified Cities that are taken, Titles that
//! are recovered.

use tabletop::{Row, Scribe, Seat};

use super::{Places, PurchaseStep};
use crate::ask::Ask;
use crate::event::{Event, Purse, TitleCause};
use crate::flow::Step;
use crate::id::{FiefId, VillageId};
use crate::item::Item;
use crate::noble::{Attribute, NobleId};
use crate::state::{Fief, Phase};
use crate::stock::{Fortification, NOBLES_MAX};
use crate::title::Title;

impl Fief {
    /// Whether the Title is free and the Player has every Village of the Fief and a Stronghold.
    pub(crate) fn meets_fief_conditions(&self, seat: Seat, fief: FiefId) -> bool {
        self.holder(Title::Fief(fief)).is_none()
            && self.board.fiefs[fief.index()].iter().all(|v| self.controller(v) == Some(seat))
            && !self.strongholds_of(fief).is_empty()
    }

    /// The Fortified City of the Fief, if it has one.
    pub(crate) fn city_of(&self, fief: FiefId) -> Option<VillageId> {
        let city = |v: &VillageId| self.villages[v.index()].fortification == Fortification::City;
        self.board.realm().fiefs[fief.index()].iter().find(city)
    }

    /// The Strongholds of which one can become the Fortified City; none beside a City.
    pub(super) fn strongholds_of(&self, fief: FiefId) -> Places {
        let stronghold =
            |v: &VillageId| self.villages[v.index()].fortification == Fortification::Stronghold;
        if self.city_of(fief).is_some() {
            return Places::new();
        }
        self.board.realm().fiefs[fief.index()].iter().filter(stronghold).collect()
    }

    /// The Nobles who can hold the Title and for whom the Player can pay.
    pub(super) fn fief_holders(&self, seat: Seat, fief: FiefId) -> Row<NobleId, NOBLES_MAX> {
        let mut holders = self.fief_candidates(seat, fief);
        holders.retain(|noble| self.fief_price(fief, *noble) <= self.player(seat).gold);
        holders
    }

    /// The Player's Nobles who could hold the Title, with a free slot or without.
    fn fief_candidates(&self, seat: Seat, fief: FiefId) -> Row<NobleId, NOBLES_MAX> {
        let court = self.player(seat).court;
        court.iter().copied().filter(|n| self.bar(*n, Title::Fief(fief)).is_none()).collect()
    }

    /// Two Gold Dragons per Village, two less for an ambitious Noble.
    pub(crate) fn fief_price(&self, fief: FiefId, noble: NobleId) -> u16 {
        let price = 2 * self.board.fiefs[fief.index()].len() as u16;
        let less = if noble.card().attributes.has(Attribute::Ambitious) { 2 } else { 0 };
        price.saturating_sub(less)
    }

    pub(super) fn buy_fief(
        &mut self,
        seat: Seat,
        fief: FiefId,
        noble: NobleId,
        scribe: &mut impl Scribe<Event>,
    ) {
        let price = self.fief_price(fief, noble);
        self.pay_gold(seat, price);
        scribe.note(|| Purse::FiefBought { seat, fief, noble, price }.into());
        self.then(Step::Purchase(PurchaseStep::City(fief)));
        self.bestow_title(noble, Title::Fief(fief));
    }

    /// Whether the Player is the Protector's and there is a Fief Title he could give away now.
    pub(crate) fn can_grant_fief(&self, seat: Seat) -> bool {
        self.phase == Phase::Purchase
            && self.holder_seat(Title::Protector) == Some(seat)
            && FiefId::all().any(|fief| self.grantee(fief).is_some())
    }

    /// The Player who meets every condition for the Title and has not refused it in this window.
    pub(crate) fn grantee(&self, fief: FiefId) -> Option<Seat> {
        let refused = self.offers.fiefs_refused & (1 << fief.0) != 0;
        let first = self.board.fiefs[fief.index()].iter().next().filter(|_| !refused)?;
        let seat = self.controller(first)?;
        let fits =
            self.meets_fief_conditions(seat, fief) && !self.fief_candidates(seat, fief).is_empty();
        fits.then_some(seat)
    }

    pub(super) fn ask_grant(&mut self) {
        let seat = self.holder_seat(Title::Protector).expect("the Protector declared it");
        self.put(Step::Purchase(PurchaseStep::Grant), seat, Ask::ChooseFief);
        self.offer(Item::Done);
        for fief in FiefId::all() {
            if self.grantee(fief).is_some() {
                self.offer(Item::Fief(fief));
            }
        }
    }

    pub(super) fn ask_gift(&mut self, fief: FiefId) {
        let seat = self.grantee(fief).expect("the Fief was offered to be given");
        let nobles = self.fief_candidates(seat, fief);
        self.put(Step::Purchase(PurchaseStep::Gift(fief)), seat, Ask::AcceptGiftFief(fief));
        nobles.iter().for_each(|noble| self.offer(Item::Noble(*noble)));
        self.offer(Item::No);
    }

    pub(super) fn answer_fief_title(
        &mut self,
        step: PurchaseStep,
        seat: Seat,
        item: Item,
        scribe: &mut impl Scribe<Event>,
    ) {
        match (step, item) {
            // Who declares it and gives nothing gives nothing in this window.
            (PurchaseStep::Grant, Item::Done) => self.offers.fiefs_refused = u8::MAX,
            (PurchaseStep::Grant, Item::Fief(fief)) => {
                self.then(Step::Purchase(PurchaseStep::Gift(fief)));
            }
            (PurchaseStep::Gift(fief), Item::No) => {
                self.offers.fiefs_refused |= 1 << fief.0;
                scribe.note(|| Purse::FiefGiftRefused { seat, fief }.into());
            }
            (PurchaseStep::Gift(fief), Item::Noble(noble)) => {
                scribe.note(|| Purse::FiefGranted { fief, noble }.into());
                self.then(Step::Purchase(PurchaseStep::City(fief)));
                self.bestow_title(noble, Title::Fief(fief));
            }
            (PurchaseStep::Recover(fief), Item::No) => {
                self.players[seat.index()].refused_fiefs |= 1 << fief.0;
            }
            (PurchaseStep::Recover(_), Item::Fief(other)) => {
                self.first(Step::Purchase(PurchaseStep::Recover(other)), Step::Purchase(step));
            }
            (PurchaseStep::Recover(fief), Item::Noble(noble)) => {
                self.gain_title(noble, Title::Fief(fief), scribe);
            }
            (step, item) => unreachable!("{step:?} does not offer {item:?}"),
        }
    }

    /// Another Player Controls the City: the Title leaves its Noble and is the new Controller's.
    pub(super) fn take_city(&mut self, fief: FiefId, scribe: &mut impl Scribe<Event>) {
        let title = Title::Fief(fief);
        let controller = self.city_of(fief).and_then(|city| self.controller(city));
        if let Some(noble) = self.holder(title)
            && controller.is_some_and(|seat| seat != self.owner(noble))
        {
            self.lose_title(noble, title, TitleCause::CityLost, scribe);
            self.review_taxes(scribe);
            self.then(Step::Purchase(PurchaseStep::Recover(fief)));
        }
    }

    /// Fief Titles on the board go to the Players who Control their Cities, before anything else
    /// happens.
    pub(crate) fn recover_fiefs(&mut self) {
        let mut cities = 0_u8;
        for village in self.board.realm().all.iter() {
            if self.villages[village.index()].fortification == Fortification::City {
                cities |= 1 << self.board.fief(village).0;
            }
        }
        for fief in FiefId::all().filter(|fief| cities & (1 << fief.0) != 0) {
            if self.holder(Title::Fief(fief)).is_none() && self.recoverer(fief).is_some() {
                self.then(Step::Purchase(PurchaseStep::Recover(fief)));
            }
        }
    }

    /// Who would receive the Title on the board: he Controls the City, has a Noble with a free slot
    /// and has not refused it this round.
    fn recoverer(&self, fief: FiefId) -> Option<Seat> {
        let seat = self.controller(self.city_of(fief)?)?;
        let refused = self.player(seat).refused_fiefs & (1 << fief.0) != 0;
        (!refused && !self.fief_heirs(seat, fief).is_empty()).then_some(seat)
    }

    pub(super) fn ask_recovery(&mut self, fief: FiefId) {
        if self.holder(Title::Fief(fief)).is_some() {
            return;
        }
        let Some(seat) = self.recoverer(fief) else { return };
        let nobles = self.fief_heirs(seat, fief);
        self.put(Step::Purchase(PurchaseStep::Recover(fief)), seat, Ask::AssignGainedFief(fief));
        nobles.iter().for_each(|noble| self.offer(Item::Noble(*noble)));
        for other in FiefId::all() {
            let waits = self.pending.contains(&Step::Purchase(PurchaseStep::Recover(other)));
            if other != fief && waits && self.recoverer(other) == Some(seat) {
                self.offer(Item::Fief(other));
            }
        }
        self.offer(Item::No);
    }
}

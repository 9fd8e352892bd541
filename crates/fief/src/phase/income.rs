//! Phase 3, Income: everybody collects at the same time.

use serde::{Deserialize, Serialize};
use tabletop::{Scribe, Seat};

use crate::event::{Event, Income, Purse};
use crate::flow::Step;
use crate::house::House;
use crate::id::{FiefId, PLAYERS_MAX, RegionId, VillageId};
use crate::noble::Attribute;
use crate::state::{Fief, TaxOn};
use crate::title::{Master, Title, Titles};

/// The place reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum IncomeStep {
    /// The window before.
    Begin,
    /// Everybody collects; the window after.
    Collect,
}

impl Fief {
    pub(crate) fn enter_income(&mut self, step: IncomeStep, scribe: &mut impl Scribe<Event>) {
        match step {
            IncomeStep::Begin => {
                self.then(Step::Income(IncomeStep::Collect));
                self.open_window();
            }
            IncomeStep::Collect => {
                let incomes = self.incomes();
                for seat in self.turn_order() {
                    let income = incomes[seat.index()];
                    self.receive_gold(seat, income.total);
                    scribe.note(|| Purse::IncomePaid { seat, income: Some(income) }.into());
                }
                self.open_window();
            }
        }
    }

    /// What each Player would receive now.
    pub(crate) fn incomes(&self) -> [Income; PLAYERS_MAX] {
        let mut incomes = [Income::default(); PLAYERS_MAX];
        for village in self.board.realm().all.iter() {
            self.village_income(village, &mut incomes);
        }
        for tax in &self.taxes {
            if let TaxOn::Tallage(fief) | TaxOn::ProtectorTallage(fief) = tax.on
                && !self.is_shielded(fief, Seat(tax.seat))
            {
                let villages = self.board.fiefs[fief.index()].len() as u16;
                incomes[usize::from(tax.seat)].tallage += 2 * villages;
            }
        }
        for seat in self.turn_order() {
            let income = &mut incomes[seat.index()];
            self.court_income(seat, income);
            let sum = income.villages
                + income.mills
                + income.septs
                + income.tallage
                + income.warden_tax
                + income.titles
                + income.attributes
                + income.house;
            income.total = sum.saturating_sub(income.deductions);
        }
        incomes
    }

    /// A Village, its Mills and its Sept; nothing while it is besieged or nobody Controls it.
    fn village_income(&self, village: VillageId, incomes: &mut [Income; PLAYERS_MAX]) {
        let Some(controller) = self.controller(village) else { return };
        let here = self.villages[village.index()];
        if self.is_besieged(village) {
            return;
        }
        incomes[controller.index()].villages += 1;
        if here.mills == 0 && !here.sept {
            return;
        }
        let region = self.board.region(village);
        let each = 2 + self.bounty(region);
        if here.sept {
            incomes[controller.index()].septs += each;
        }
        if self.regions[region.index()].famine.is_there() {
            return;
        }
        let mills = u16::from(here.mills) * each;
        match self.warden_taxer(region, self.board.fief(village)) {
            Some(taxer) => incomes[taxer.index()].warden_tax += mills,
            None => incomes[controller.index()].mills += mills,
        }
    }

    /// What Harvest and Good Weather add to each Mill and Sept; nothing beside an unlucky Noble.
    fn bounty(&self, region: RegionId) -> u16 {
        let cards = self.regions[region.index()];
        if !cards.harvest && !cards.weather || self.is_unlucky(region) {
            return 0;
        }
        u16::from(cards.harvest) + u16::from(cards.weather)
    }

    /// Whether an unlucky Noble, free or Captive, is in the Region.
    pub(crate) fn is_unlucky(&self, region: RegionId) -> bool {
        self.all_nobles().any(|noble| {
            let at = self.noble(noble).village();
            noble.card().attributes.has(Attribute::Unlucky)
                && at.is_some_and(|village| self.board.region(village) == region)
        })
    }

    /// Who collects the Mills of a Fief in a taxed Region: its Warden, else the first Member, else
    /// the Hand. A tax that the Master of Coin keeps out of the Fief does not stand before the next.
    fn warden_taxer(&self, region: RegionId, fief: FiefId) -> Option<Seat> {
        let kinds = [TaxOn::Warden(region), TaxOn::Member(region), TaxOn::Hand(region)];
        kinds.into_iter().find_map(|on| {
            let taxers = self.taxes.iter().filter(|tax| tax.on == on).map(|tax| Seat(tax.seat));
            taxers.into_iter().find(|taxer| !self.is_shielded(fief, *taxer))
        })
    }

    /// Whether the Master of Coin of another Player shields the Fief from this Player's taxes.
    pub(crate) fn is_shielded(&self, fief: FiefId, taxer: Seat) -> bool {
        self.holder(Title::Master(Master::Coin)).is_some_and(|coin| {
            let at = self.noble(coin).village();
            self.owner(coin) != taxer && at.is_some_and(|village| self.board.fief(village) == fief)
        })
    }

    /// Titles, attributes and the House.
    fn court_income(&self, seat: Seat, income: &mut Income) {
        for noble in self.player(seat).court.iter().copied() {
            let record = self.noble(noble);
            let attributes = noble.card().attributes;
            income.titles += 2 * u16::from(record.holds(Title::Queen));
            income.attributes += u16::from(attributes.has(Attribute::Rich));
            if attributes.has(Attribute::Tyrant)
                && record.is_free()
                && record.village().is_some_and(|village| !self.is_besieged(village))
            {
                income.attributes += 2;
            }
            if attributes.has(Attribute::Extravagant) {
                income.deductions += 2 * record.titles.and(Titles::VICTORY).len() as u16;
            }
        }
        income.house += 2 * u16::from(self.plays(seat, House::Tully));
    }
}

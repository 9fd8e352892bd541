//! Who is where and who Controls what: Armies, Control, sieges, Victory Points.

use tabletop::{Seat, Seats};

use crate::id::{FiefId, VillageId, Villages};
use crate::noble::{Mark, NobleId};
use crate::state::{Fief, Lying, Whitecloaks};
use crate::stock::Fortification;
use crate::title::{Title, Titles};

impl Fief {
    /// Who holds the Title.
    #[must_use]
    pub fn holder(&self, title: Title) -> Option<NobleId> {
        self.holders[title.index()]
    }

    /// The Player of the Noble who holds the Title.
    #[must_use]
    pub fn holder_seat(&self, title: Title) -> Option<Seat> {
        self.holder(title).map(|noble| self.owner(noble))
    }

    /// Who Controls the Village: who occupies it, else the Player of its Fief's titled Noble.
    #[must_use]
    #[inline]
    pub fn controller(&self, village: VillageId) -> Option<Seat> {
        self.villages[village.index()]
            .controller
            .or_else(|| self.governor(self.board.fief(village)))
    }

    /// The Villages a Player Controls.
    #[must_use]
    pub fn controlled_by(&self, seat: Seat) -> Villages {
        let mut villages = Villages::NONE;
        for village in self.board.realm().all.iter() {
            if self.controller(village) == Some(seat) {
                villages.insert(village);
            }
        }
        villages
    }

    /// The free Nobles of a Player in a Village.
    pub fn free_nobles_at(
        &self,
        seat: Seat,
        village: VillageId,
    ) -> impl Iterator<Item = NobleId> + '_ {
        self.player(seat).court.iter().copied().filter(move |noble| {
            let noble = self.noble(*noble);
            noble.village() == Some(village) && noble.is_free()
        })
    }

    /// The Captives a Player holds in a Village.
    pub fn captives_at(
        &self,
        captor: Seat,
        village: VillageId,
    ) -> impl Iterator<Item = NobleId> + '_ {
        self.all_nobles().filter(move |noble| {
            let noble = self.noble(*noble);
            noble.captor == Some(captor) && noble.village() == Some(village)
        })
    }

    /// How many Troops of every kind a Player has in a Village.
    #[must_use]
    pub fn troop_count(&self, seat: Seat, village: VillageId) -> u8 {
        let count = self.troops[village.index()][seat.index()].count();
        if self.has_guards() { count + self.guard_count(seat, village) } else { count }
    }

    /// Whether anybody has Whitecloaks or a Recruit.
    fn has_guards(&self) -> bool {
        self.recruits != Seats::NONE || self.whitecloaks != [Whitecloaks::default(); 2]
    }

    /// The Whitecloaks and the Recruit of a Player in a Village.
    fn guard_count(&self, seat: Seat, village: VillageId) -> u8 {
        let mut count = 0;
        for (title, cloaks) in [Title::King, Title::Queen].into_iter().zip(self.whitecloaks) {
            let here = |noble: NobleId| {
                self.owner(noble) == seat && self.noble(noble).village() == Some(village)
            };
            if self.holder(title).is_some_and(here) {
                count += cloaks.knights + cloaks.men_at_arms;
            }
        }
        if self.recruits.has(seat) {
            let brother =
                self.player(seat).court.iter().find(|n| self.noble(**n).holds(Title::Brother));
            count += u8::from(brother.is_some_and(|n| self.noble(*n).village() == Some(village)));
        }
        count
    }

    /// Whether a Player has a Troop or a free Noble in the Village.
    #[must_use]
    pub fn occupies(&self, seat: Seat, village: VillageId) -> bool {
        !self.troops[village.index()][seat.index()].is_empty()
            || self.free_nobles_at(seat, village).next().is_some()
            || self.has_guards() && self.guard_count(seat, village) > 0
    }

    /// Whether the Village has a Stronghold or a Fortified City.
    #[must_use]
    pub fn is_fortified(&self, village: VillageId) -> bool {
        self.villages[village.index()].fortification != Fortification::None
    }

    /// The Players who besiege the Village.
    pub fn besiegers(&self, village: VillageId) -> impl Iterator<Item = Seat> + '_ {
        self.turn_order().filter(move |seat| {
            let engines = self.player(*seat).engines;
            engines.iter().any(|engine| engine.dice > 0 && engine.village == village)
        })
    }

    /// Whether the Village is besieged.
    #[must_use]
    pub fn is_besieged(&self, village: VillageId) -> bool {
        self.besiegers(village).next().is_some()
    }

    /// Whether two Players are allied: married, in a game of five or six.
    #[must_use]
    pub fn are_allied(&self, one: Seat, other: Seat) -> bool {
        self.ally(one) == Some(other)
    }

    /// The Player's ally by marriage, in a game of five or six.
    #[must_use]
    pub fn ally(&self, seat: Seat) -> Option<Seat> {
        if self.seats < 5 {
            return None;
        }
        let spouse = self.player(seat).court.iter().find_map(|noble| self.noble(*noble).spouse)?;
        Some(self.owner(spouse))
    }

    /// A Player's own Victory Points.
    #[must_use]
    pub fn victory_points(&self, seat: Seat) -> u8 {
        let points = |noble: &NobleId| self.noble(*noble).titles.and(Titles::VICTORY).len() as u8;
        self.player(seat).court.iter().map(points).sum()
    }

    /// Whether a Noble is Captive or Outlaw, so that he neither votes nor stands.
    #[must_use]
    pub fn is_barred(&self, noble: NobleId) -> bool {
        let noble = self.noble(noble);
        !noble.is_free() || noble.is(Mark::Outlaw)
    }

    /// Whether there is Heavy Rain on the Village's Region.
    #[must_use]
    pub fn is_rainy(&self, village: VillageId) -> bool {
        self.regions[self.board.region(village).index()].rain != Lying::No
    }

    /// Who would Control an empty Village of this Fief: the Player of its titled Noble.
    #[must_use]
    pub fn governor(&self, fief: FiefId) -> Option<Seat> {
        self.holder_seat(Title::Fief(fief))
    }
}

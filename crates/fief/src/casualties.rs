//! Losses outside of Battles: what stands in a Village kind by kind, and which of it is lost.

use tabletop::{Scribe, Seat};

use crate::ask::Ask;
use crate::event::{Event, Fortune};
use crate::flow::Step;
use crate::id::VillageId;
use crate::item::Item;
use crate::noble::NobleId;
use crate::state::Fief;
use crate::stock::{Troop, Troops};
use crate::title::Title;

/// How many Troops of each kind: the four ordinary ones, Whitecloak Knights and Men at Arms, and
/// the Recruit.
pub(crate) type Muster = [u8; KINDS];

/// How many kinds of Troops a Player can have.
pub(crate) const KINDS: usize = 7;

impl Fief {
    /// The kinds of a [`Muster`] of this Player.
    pub(crate) fn muster_kinds(&self, seat: Seat) -> [Troop; KINDS] {
        [
            self.foot(seat),
            Troop::Archer,
            Troop::Knight,
            Troop::Champion,
            Troop::WhitecloakKnight,
            Troop::WhitecloakManAtArms,
            Troop::Recruit,
        ]
    }

    /// Troops in words: "1 Knight", "2 Whitecloak Knights".
    pub(crate) fn muster_told(&self, seat: Seat, muster: Muster) -> Vec<String> {
        let some = self.muster_kinds(seat).into_iter().zip(muster).filter(|(_, count)| *count > 0);
        some.map(|(kind, count)| format!("{count} {}", kind.plural(count))).collect()
    }

    /// Every Troop of a Player in a Village.
    pub(crate) fn muster(&self, seat: Seat, village: VillageId) -> Muster {
        let here = |noble: NobleId| {
            self.owner(noble) == seat && self.noble(noble).village() == Some(village)
        };
        let [foot, archers, knights, champions] = self.troops[village.index()][seat.index()].0;
        let mut muster = [foot, archers, knights, champions, 0, 0, 0];
        for (title, cloaks) in [Title::King, Title::Queen].into_iter().zip(self.whitecloaks) {
            if self.holder(title).is_some_and(here) {
                muster[4] += cloaks.knights;
                muster[5] += cloaks.men_at_arms;
            }
        }
        let recruit = self.recruits.has(seat) && self.brother(seat).is_some_and(here);
        muster[6] = u8::from(recruit);
        muster
    }

    /// Takes Troops off the map and tells it.
    pub(crate) fn lose_troops(
        &mut self,
        seat: Seat,
        village: VillageId,
        lost: Muster,
        scribe: &mut impl Scribe<Event>,
    ) {
        let [foot, archers, knights, champions, white_knights, white_men, recruit] = lost;
        self.remove_troops(seat, village, Troops([foot, archers, knights, champions]));
        self.lose_whitecloaks(seat, village, white_knights, white_men);
        if recruit > 0 {
            self.recruits.remove(seat);
        }
        for (troop, count) in self.muster_kinds(seat).into_iter().zip(lost) {
            if count > 0 {
                scribe.note(|| Fortune::TroopsLost { seat, village, troop, count }.into());
            }
        }
    }

    fn lose_whitecloaks(&mut self, seat: Seat, village: VillageId, mut knights: u8, mut men: u8) {
        for (guard, title) in [Title::King, Title::Queen].into_iter().enumerate() {
            let here = |noble: NobleId| {
                self.owner(noble) == seat && self.noble(noble).village() == Some(village)
            };
            if self.holder(title).is_some_and(here) {
                let cloaks = &mut self.whitecloaks[guard];
                let (fewer, less) = (cloaks.knights.min(knights), cloaks.men_at_arms.min(men));
                cloaks.knights -= fewer;
                cloaks.men_at_arms -= less;
                knights -= fewer;
                men -= less;
            }
        }
    }

    /// Asks the owner for some of these Troops: exactly so many, or adding up to the hits.
    pub(crate) fn ask_losses(&mut self, step: Step, seat: Seat, muster: Muster, losses: Losses) {
        let all: u8 = muster.iter().sum();
        let count = match losses {
            Losses::Count(count) => usize::from(count)..=usize::from(count),
            Losses::Hits(_) => 0..=usize::from(all),
        };
        self.put_some(step, seat, Ask::ChooseLosses, count);
        for (troop, count) in self.muster_kinds(seat).into_iter().zip(muster) {
            for number in 0..count {
                let unit = Item::Unit { seat, troop, number };
                match losses {
                    Losses::Count(_) => self.offer(unit),
                    Losses::Hits(_) => self.desk.offer_worth(unit, troop.strength()),
                }
            }
        }
        if let Losses::Hits(hits) = losses {
            self.desk.ask_total(u16::from(hits)..=u16::from(hits));
        }
    }

    /// The Troops picked for [`Fief::ask_losses`].
    pub(crate) fn picked_losses(&self, seat: Seat, items: &[Item]) -> Muster {
        let kinds = self.muster_kinds(seat);
        let mut lost = [0; 7];
        for item in items {
            if let Item::Unit { troop, .. } = item
                && let Some(place) = kinds.iter().position(|kind| kind == troop)
            {
                lost[place] += 1;
            }
        }
        lost
    }
}

/// What losses are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Losses {
    /// So many Troops.
    Count(u8),
    /// Troops that take exactly so many hits.
    Hits(u8),
}

/// The one way to lose so much, if there is only one kind to lose.
pub(crate) fn only_losses(kinds: [Troop; 7], muster: Muster, losses: Losses) -> Option<Muster> {
    let mut present = (0..muster.len()).filter(|place| muster[*place] > 0);
    let (place, None) = (present.next()?, present.next()) else { return None };
    let mut lost = [0; 7];
    lost[place] = match losses {
        Losses::Count(count) => count,
        Losses::Hits(hits) => hits / kinds[place].strength(),
    };
    Some(lost)
}

/// The hits it takes to kill all of them.
pub(crate) fn hits_to_kill(kinds: [Troop; 7], muster: Muster) -> u16 {
    kinds
        .iter()
        .zip(muster)
        .map(|(kind, count)| u16::from(kind.strength()) * u16::from(count))
        .sum()
}

/// The most hits, not above those received, that whole Troops can take.
pub(crate) fn hits_taken(kinds: [Troop; 7], muster: Muster, hits: u8) -> u8 {
    let mut reachable: u128 = 1;
    for (kind, count) in kinds.iter().zip(muster) {
        for _ in 0..count {
            reachable |= reachable << kind.strength();
        }
    }
    let within = u128::MAX >> (127 - u32::from(hits.min(127)));
    (127 - (reachable & within).leading_zeros()) as u8
}
